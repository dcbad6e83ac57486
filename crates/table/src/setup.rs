//! What is agreed about a match apart from the game: [`TableSetup`], [`Holder`], [`Clock`].

use game::BadSetup;
use serde::{Deserialize, Serialize};

/// What is agreed before a match: the game's own setup, the clock, and who stands in for people who are away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSetup<S> {
    /// The game's setup.
    pub game: S,
    /// How long people may think.
    pub clock: Clock,
    /// The level of the bot that plays for people who left, resigned or ran out of time.
    pub stand_in: String,
    /// Whether everyone's seat is drawn by lot when the match begins. Otherwise people play where they sat down.
    #[serde(default)]
    pub draws_seats: bool,
    /// Whether questions that leave no choice are answered for people who have not said what they prefer.
    #[serde(default)]
    pub answers_forced: bool,
    /// The lesson that the table is for. At such a table the player may go back to any earlier move, and end the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonId>,
}

/// Names a lesson. The table knows nothing else about it: its position is part of the game's setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonId {
    /// Its id, such as `race-1`.
    pub id: String,
    /// Which edition of it. Another edition may ask other questions.
    pub version: u32,
}

impl<S: game::Setup> TableSetup<S> {
    /// A match without a clock, in which people play where they sit down.
    pub fn untimed(game: S, stand_in: impl Into<String>) -> Self {
        Self {
            game,
            clock: Clock::None,
            stand_in: stand_in.into(),
            draws_seats: false,
            answers_forced: false,
            lesson: None,
        }
    }

    /// Whether a match can be played with it.
    pub fn check(&self) -> Result<(), BadTable> {
        self.game.check().map_err(BadTable::Setup)?;
        match self.clock {
            Clock::Live { initial_ms: 0, .. } | Clock::Days { days: 0 } => Err(BadTable::NoTime),
            Clock::None | Clock::Live { .. } | Clock::Days { .. } => Ok(()),
        }
    }
}

/// Why a table cannot be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum BadTable {
    /// The game's setup is not playable.
    #[error("{0}")]
    Setup(BadSetup),
    /// A clock that has run out before the first move.
    #[error("the clock leaves no time for a first move")]
    NoTime,
}

/// How long people may think. Bots have no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// A time budget for the whole match, plus an increment after each move. It runs while the seat is asked.
    Live {
        /// The budget, in milliseconds.
        initial_ms: u64,
        /// What each move adds, in milliseconds.
        increment_ms: u64,
    },
    /// A number of days for each question, regardless of earlier ones.
    Days {
        /// How many days.
        days: u16,
    },
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Open,
    /// A person, by the server's id.
    Person {
        /// The server's name for the person.
        id: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}
