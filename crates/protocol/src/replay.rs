//! The moves of a match, to step through, and where its points came from.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::{Made, Phrase};

use crate::http::MatchInfo;
use crate::socket::Logged;

/// The moves of a match, to step through.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySummary {
    /// The match.
    pub info: MatchInfo,
    /// Whether all seats' cards can be seen: once the match is over.
    pub open: bool,
    /// The moves.
    pub steps: Vec<ReplayStep>,
    /// The phases in which moves were made, in order.
    pub phases: Vec<ReplayPhase>,
}

/// A phase of a round in which moves were made. In a game of turns, a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayPhase {
    /// The round; 0 before the first.
    pub round: u32,
    /// Its name.
    pub name: Phrase,
    /// How many moves were made before it.
    pub first: u32,
}

/// One move of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// Whose it was.
    pub seat: Seat,
    /// The round it was made in.
    pub round: u32,
    /// Where the game was.
    pub step: Phrase,
    /// The move in words, if the observer may know it.
    pub said: Option<Phrase>,
}

/// The table after some moves of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayPosition {
    /// How many moves were made.
    pub at: u32,
    /// The game's own view: of the seat that was asked for, else the public one.
    pub view: Value,
    /// Every seat's own view, when all were asked for; else none.
    pub seats: Vec<Value>,
    /// Where the game is.
    pub step: Phrase,
    /// Who is asked then.
    pub waiting: Vec<Seat>,
    /// The last of these moves, as it was offered; none if the observer may not know it.
    pub made: Option<Made>,
    /// What the last of these moves led to.
    pub events: Vec<Logged>,
    /// Points so far by seat.
    pub scores: Vec<i32>,
}

/// Where every point of a finished match came from, round by round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsByRound {
    /// The rounds, from the first.
    pub rounds: Vec<RoundPoints>,
}

/// What a round brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundPoints {
    /// How many moves were made before it.
    pub first: u32,
    /// By seat: what the seat's points came from, the most first. Sources whose points did not change are left out.
    pub seats: Vec<Vec<Gain>>,
}

/// Points that a seat gained or lost in a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// What they are for: a piece, or another source of points.
    pub of: Phrase,
    /// How many.
    pub points: i32,
}
