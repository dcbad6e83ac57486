//! What the page must know of the server, as TypeScript in `web/src/generated`: the types of everything that crosses the wire, and
//! in `registry.ts` the games, variants, levels and languages that there are, and the version of the protocol.
//!
//! `cargo run -p typescript` writes it; a test fails while it is out of date.

mod registry;

use std::path::{Path, PathBuf};
use std::{fs, io};

use games::{Playable, Visit};
use protocol::{
    Claimed, Created, Failure, FromPage, GameInfo, Invitation, LobbyTable, Me, MyMatch, NewLesson, NewMatch,
    PointsByRound, PuzzleDraft, PuzzleDrafted, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict, Recoverable,
    RecoveryLink, Rename, ReplayPosition, ReplaySummary, ReviewBegun, ReviewProgress, ReviewWish, SeatBot, ToPage,
};
use ts_rs::{Config, ExportError, TS};

/// Where it belongs.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated")
}

/// Writes all of it into a folder.
///
/// # Errors
/// If files cannot be written.
pub fn write(into: &Path) -> io::Result<()> {
    let config = Config::new().with_out_dir(into).with_large_int("number");
    types(&config).map_err(io::Error::other)?;
    fs::write(into.join("registry.ts"), registry::text())
}

fn types(config: &Config) -> Result<(), ExportError> {
    macro_rules! export {
        ($($root:ty),+ $(,)?) => { $(<$root>::export_all(config)?;)+ };
    }
    export!(
        FromPage,
        ToPage,
        GameInfo,
        NewLesson,
        NewMatch,
        Created,
        Claimed,
        Invitation,
        LobbyTable,
        MyMatch,
        Me,
        Recoverable,
        RecoveryLink,
        Rename,
        SeatBot,
        ReplaySummary,
        ReplayPosition,
        ReviewBegun,
        ReviewProgress,
        ReviewWish,
        PointsByRound,
        PuzzleDraft,
        PuzzleDrafted,
        PuzzleList,
        PuzzlePosition,
        PuzzleTry,
        PuzzleVerdict,
        Failure,
        words::Catalog,
        // A board reads its draft, which no view mentions.
        roll::Assigning,
        // Catalogs are JSON. The page draws a sign for each of these, by its name.
        race::Power,
        race::Scoring,
        roll::Power,
        roll::Immediate,
        roll::Scoring,
    );
    games::with_all(&OfGame(config)).into_iter().collect()
}

/// The types of a game that its board reads.
#[derive(Clone)]
struct OfGame<'a>(&'a Config);

impl Visit for OfGame<'_> {
    type Output = Result<(), ExportError>;

    fn visit<G: Playable>(self) -> Self::Output {
        G::View::export_all(self.0)?;
        G::Event::export_all(self.0)
    }
}
