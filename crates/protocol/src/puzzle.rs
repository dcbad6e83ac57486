//! Puzzles: positions with one clear answer. Until somebody has tried, they hold nothing but what the seat may know.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::{Phrase, Question};

use crate::{Drafted, Logged};

/// All puzzles, and the one of the day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleList {
    /// The day by Coordinated Universal Time, counted from 1970.
    pub day: u32,
    /// The id of its puzzle, the same for everyone; null if there is none.
    pub today: Option<String>,
    /// All of them.
    pub puzzles: Vec<PuzzleInfo>,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: String,
    /// What it is about, such as `race-pay`.
    pub theme: String,
    /// From 1, which most players solve, to 3.
    pub difficulty: u8,
}

/// A puzzle as its seat sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzlePosition {
    /// Which one it is.
    pub info: PuzzleInfo,
    /// The seat that decides.
    pub seat: Seat,
    /// The round and phase.
    pub step: Phrase,
    /// What the seat sees.
    pub view: Value,
    /// What it is asked.
    pub question: Question,
    /// Whether answers with the same summary count as one, such as plans that select the same phase.
    pub by_summary: bool,
    /// The seats that must answer.
    pub waiting: Vec<Seat>,
    /// Everyone's points by public information.
    pub scores: Vec<i32>,
    /// What the seat has heard in this round.
    pub events: Vec<Logged>,
}

/// Answers to try before one is given: the same as at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleDraft {
    /// Whole answers, to the question and to those that follow it.
    pub moves: Vec<Value>,
    /// The steps so far of the answer after them, if it is made step by step.
    pub steps: Vec<Value>,
}

/// Where they lead, or why they cannot be given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleDrafted {
    /// Where they lead.
    pub drafted: Option<Drafted>,
    /// Why they cannot be given.
    pub refused: Option<Phrase>,
}

/// The answer to a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The answer, and those to what follows it, which do not count.
    pub moves: Vec<Value>,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleVerdict {
    /// Whether it is among the best.
    pub right: bool,
    /// The answer in words.
    pub said: Phrase,
    /// Its place among the answers; null if it was not examined.
    pub place: Option<u32>,
    /// The answers, the best first.
    pub answers: Vec<PuzzleChoice>,
    /// What the best one brings, compared with the one that tempts most.
    pub because: Option<Phrase>,
    /// What the others will probably do.
    pub expected: Vec<Phrase>,
    /// The share of easy bots that were wrong.
    pub wrong_easy: f64,
    /// The share of medium bots that were wrong.
    pub wrong_medium: f64,
    /// In how many imagined games each answer was tried.
    pub samples: u32,
}

/// An answer to a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleChoice {
    /// The answer in words.
    pub said: Phrase,
    /// Whether it is among the best.
    pub right: bool,
    /// The chance to win with it.
    pub win: f64,
    /// The expected lead in points.
    pub lead: f64,
    /// Whether it is the wrong one that tempts most.
    pub tempting: bool,
    /// What it brings, compared with the best.
    pub because: Option<Phrase>,
}
