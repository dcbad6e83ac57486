//! What all games share: reading a file of traces line by line, counting, and saying what differs.
//!
//! To add a game, write its `check` and add it to [`GAMES`].

use std::fmt::Display;
use std::path::Path;
use std::time::Instant;

use indicatif::ProgressBar;
use serde::Serialize;
use terminal::Failure;

use crate::lines::Lines;
use crate::{race, roll};

/// Replays one line. `Err` says why it is no trace of the game.
type Check = fn(&[u8]) -> Result<Checked, String>;

/// The games whose traces can be checked.
const GAMES: [(&str, Check); 2] = [("race", race::check), ("roll", roll::check)];

/// The names of these games.
pub(crate) fn names() -> [&'static str; GAMES.len()] {
    GAMES.map(|(name, _)| name)
}

/// What came of one game.
pub(crate) struct Checked {
    /// What was compared up to the end, or up to the first difference.
    pub(crate) compared: Compared,
    pub(crate) divergence: Option<Divergence>,
}

/// How much was compared.
#[derive(Clone, Copy, Default)]
pub(crate) struct Compared {
    pub(crate) decisions: u64,
    pub(crate) snapshots: u64,
}

/// Where and how a game first differs from its trace.
#[derive(Serialize)]
pub(crate) struct Divergence {
    pub(crate) game: String,
    /// 0 before the first round.
    pub(crate) round: u32,
    pub(crate) phase: &'static str,
    pub(crate) seat: Option<u8>,
    #[serde(flatten)]
    pub(crate) mismatch: Mismatch,
}

/// A difference: the trace expects one thing, and the engine has another.
#[derive(Debug, Serialize)]
pub(crate) struct Mismatch {
    #[serde(skip)]
    pub(crate) seat: Option<u8>,
    pub(crate) what: String,
    pub(crate) expected: String,
    pub(crate) got: String,
}

impl Mismatch {
    pub(crate) fn new(what: impl Display, expected: impl Display, got: impl Display) -> Self {
        Self { seat: None, what: what.to_string(), expected: expected.to_string(), got: got.to_string() }
    }

    /// The same, about this seat.
    pub(crate) fn of(self, seat: u8) -> Self {
        Self { seat: Some(seat), ..self }
    }
}

/// What came of a whole file.
#[derive(Default, Serialize)]
pub(crate) struct Report {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) snapshots: u64,
    /// Games that differ; each counts once, by its first difference.
    pub(crate) divergences: u64,
    pub(crate) first: Option<Divergence>,
}

impl Report {
    fn add(&mut self, checked: Checked) {
        self.games += 1;
        self.decisions += checked.compared.decisions;
        self.snapshots += checked.compared.snapshots;
        if let Some(divergence) = checked.divergence {
            self.divergences += 1;
            self.first.get_or_insert(divergence);
        }
    }
}

/// Checks every game of a file; `-` is standard input. The caller decides whether the bar is visible.
pub(crate) fn check_file(game: &str, file: &Path, bar: &ProgressBar) -> Result<Report, Failure> {
    let Some((_, check)) = GAMES.iter().find(|(name, _)| *name == game) else {
        let known = names().join(", ");
        return Err(Failure::input(
            format_args!("no traces of \"{game}\" can be checked"),
            format_args!("use {known}"),
        ));
    };
    let mut lines = Lines::open(file, bar)?;
    let (mut report, start) = (Report::default(), Instant::now());
    while let Some(line) = lines.next()? {
        let checked = check(line);
        report.add(checked.map_err(|why| lines.refuse(&why))?);
        let rate = report.games as f64 / start.elapsed().as_secs_f64();
        bar.set_message(format!("{} games, {rate:.0}/s", report.games));
    }
    if report.games == 0 {
        return Err(lines.empty());
    }
    Ok(report)
}

/// What is wrong with the JSON. Its own line number is always 1, and would be taken for that of the file.
pub(crate) fn without_line(error: &serde_json::Error) -> String {
    let column = error.column();
    error.to_string().replace(&format!(" at line 1 column {column}"), &format!(" at column {column}"))
}

/// The same value.
pub(crate) fn same<T: PartialEq + Display>(what: &str, expected: T, got: T) -> Result<(), Mismatch> {
    if expected == got { Ok(()) } else { Err(Mismatch::new(what, expected, got)) }
}

/// As the trace has it.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| error.to_string())
}
