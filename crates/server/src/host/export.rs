//! [`export`]: finished games as records, one file each.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use futures_util::future::LocalBoxFuture;
use serde::Serialize;
use table::Status;

use super::check::Fault;
use super::files::{Draft, about};
use super::{HostError, Progress, Watch, stored};
use crate::data::Data;
use crate::store::Kept;
use crate::world::World;
use games::{Playable, RULES, Visit, with_game};

const CHECK: &str = "orrery check says more about it";

/// Which games to export.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Export {
    /// Only this game.
    pub game: Option<String>,
    /// Only games that ended at this time or later, in milliseconds since 1970.
    pub since: u64,
}

/// What was exported.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Exported {
    /// How many files were written.
    pub written: u64,
    /// How many files already existed.
    pub there: u64,
    /// How many games were skipped because the rules of this program differ.
    pub other_rules: u64,
    /// Games that could not be read.
    pub faults: Vec<Fault>,
}

/// Writes finished games into a folder, with or without a running server. Existing files are left alone, so an interrupted
/// export continues on the next run.
pub fn export<'a>(
    data: &'a Data,
    out: &'a Path,
    which: &'a Export,
    watch: &'a mut Watch<'_>,
) -> LocalBoxFuture<'a, Result<Exported, HostError>> {
    Box::pin(async move {
        let place = stored(data)?;
        let mut archive = watch.open(&place).await?;
        fs::create_dir_all(out).map_err(about(out))?;
        let finished = archive.finished(which.game.as_deref(), which.since).await;
        let finished = finished.map_err(|error| watch.explain(error, &place))?;
        let (mut exported, all) = (Exported::default(), finished.len() as u64);
        for ((id, game, rules), done) in finished.into_iter().zip(0..) {
            watch.tell(Progress::Matches(done, all))?;
            let file = out.join(format!("{game}-{id}.json"));
            if file.exists() {
                exported.there += 1;
                continue;
            }
            if !RULES.contains(&(game.as_str(), rules)) {
                exported.other_rules += 1;
                continue;
            }
            let kept = archive.load(&id).await.map_err(|error| watch.explain(error, &place))?;
            // It may have been deleted in the meantime.
            let Some(kept) = kept else { continue };
            match World::REAL.beside(move || with_game(&game, Text(&kept))).await.flatten() {
                Some(Ok(text)) => {
                    write(&file, &text)?;
                    exported.written += 1;
                }
                Some(Err(problem)) => exported.faults.push(Fault { id: Some(id), problem, advice: CHECK }),
                None => {
                    let problem = "it could not be restored".to_string();
                    exported.faults.push(Fault { id: Some(id), problem, advice: CHECK });
                }
            }
        }
        archive.close().await;
        watch.tell(Progress::Matches(all, all))?;
        Ok(exported)
    })
}

struct Text<'a>(&'a Kept);

impl Visit for Text<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self) -> Result<String, String> {
        let table = self.0.restored::<G>()?;
        match (table.status(), table.record()) {
            (Status::Over { .. }, Some(record)) => Ok(record.to_json()),
            _ => Err("it is listed as over, but is not".into()),
        }
    }
}

fn write(file: &Path, text: &str) -> Result<(), HostError> {
    let mut draft = Draft::new(super::files::beside(file, ".part"))?;
    draft.file().write_all(text.as_bytes()).map_err(about(file))?;
    draft.keep(file)
}
