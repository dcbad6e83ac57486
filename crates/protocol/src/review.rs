//! Reviews: what the answers of a finished game cost, and what was luck.
//!
//! All chances are from 0 to 1. `docs/review.md` says how they are found.

use game::Seat;
use serde::{Deserialize, Serialize};
use words::Phrase;

/// The version of how a review is told. A stored one of another version is made again.
pub const REVIEW_VERSION: u32 = 2;

/// A finished game, reviewed as far as its decisions have been examined.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// [`REVIEW_VERSION`] when it was made.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// How many moves its record has.
    pub moves: u32,
    /// How many rounds were played.
    pub rounds: u32,
    /// In how many imagined games each decision was measured.
    pub samples: u32,
    /// The points of each seat in the end.
    pub points: Vec<i32>,
    /// The decisions, in the order of the record.
    pub decisions: Vec<ReviewedDecision>,
    /// By seat, with what the players could know then. Empty until all decisions have been examined.
    pub then: Vec<ReviewedSeat>,
    /// By seat, with everything known now.
    pub now: Vec<ReviewedSeat>,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// The number of its move in the record, from 1.
    pub number: u32,
    /// Who decided.
    pub seat: Seat,
    /// In which round.
    pub round: u32,
    /// The question.
    pub question: Phrase,
    /// What was answered.
    pub played: Phrase,
    /// Judged by what the player could know then.
    pub then: ReviewedAnswer,
    /// Judged by everything known now.
    pub now: ReviewedAnswer,
}

/// What was found about an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedAnswer {
    /// How good it was.
    pub class: ReviewClass,
    /// The better answer; null if none was found.
    pub better: Option<Phrase>,
    /// The chance to win with the best answer.
    pub win_best: f64,
    /// The chance to win with the answer that was played.
    pub win_played: f64,
    /// The chance to win that was lost. Never negative.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// How many points of the lead were lost.
    pub points: f64,
    /// Why the better answer is better.
    pub because: Option<Phrase>,
    /// What the others were expected to do, where one thing was likely.
    pub expected: Vec<Phrase>,
}

/// How good an answer was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewClass {
    /// The best, or as good.
    Best,
    /// Hardly worse.
    Good,
    /// Noticeably worse.
    Inaccurate,
    /// Much worse.
    Mistake,
}

/// Where the result of a seat came from: `start + own + others + chance = result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedSeat {
    /// The chance to win before the deal.
    pub start: f64,
    /// What its own answers changed.
    pub own: f64,
    /// What the others' answers changed.
    pub others: f64,
    /// What chance changed.
    pub chance: f64,
    /// 1 for a win, 0 for a loss, a part for a shared win.
    pub result: f64,
    /// How many answers were the best, good, inaccurate, and mistakes.
    pub counts: [u32; 4],
    /// The course of its chance to win.
    pub course: Vec<CoursePoint>,
}

/// The chance to win at a decision.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoursePoint {
    /// The number of the move.
    pub number: u32,
    /// With the best answer.
    pub before: f64,
    /// With the answer that was played.
    pub after: f64,
    /// What the others' answers changed since the point before.
    pub others: f64,
    /// What chance changed since the point before.
    pub chance: f64,
}

/// A review to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReviewWish {
    /// Whether to examine everything more closely than usual.
    #[serde(default)]
    pub deeper: bool,
}

/// A review that was begun: the id by which it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewBegun {
    /// The id.
    pub id: String,
}

/// How far a review has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewProgress {
    /// How it stands.
    pub status: ReviewStatus,
    /// How many decisions have been examined.
    pub done: u32,
    /// How many there are.
    pub total: u32,
    /// What is known so far. While it runs, only decisions that were not asked for before; once it is done, everything.
    pub review: Option<Review>,
}

/// How a review stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewStatus {
    /// Nobody has asked for it yet.
    None,
    /// It is being made.
    Running,
    /// It is complete.
    Done,
    /// It broke.
    Failed,
}
