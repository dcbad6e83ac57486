//! What a table is restored from: [`LogEntry`], and what can be wrong with it: [`RestoreError`].

use game::Seat;
use game::record::Digest;
use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::{BadTable, Holder};

/// One thing that happened at a table. Setup, seed and these in their order are the whole truth about a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogEntry<M> {
    /// When.
    pub at: Time,
    /// What.
    pub what: TableEvent<M>,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent<M> {
    /// A seat was taken.
    Sat {
        /// The seat.
        seat: Seat,
        /// By whom.
        holder: Holder,
    },
    /// Another person took a person's seat over.
    TakenOver {
        /// The seat.
        seat: Seat,
        /// The other person.
        id: String,
    },
    /// A seat became open again.
    StoodUp {
        /// The seat.
        seat: Seat,
    },
    /// A move was made.
    Moved {
        /// Whose.
        seat: Seat,
        /// The version it answered, as the command named it.
        version: u32,
        /// The answer.
        #[serde(rename = "move")]
        answer: M,
        /// Who made it.
        by: By,
        /// All that has happened in the game, this move's events included.
        digest: Digest,
    },
    /// The last move of a seat was taken back.
    Undone {
        /// The seat.
        seat: Seat,
    },
    /// A seat wishes, or no longer wishes, that questions without a choice be answered by themselves.
    Automatic {
        /// The seat.
        seat: Seat,
        /// Whether it does.
        on: bool,
    },
    /// A person is not there any more.
    WentAway {
        /// The seat.
        seat: Seat,
        /// Why.
        why: Away,
    },
    /// A person plays again.
    CameBack {
        /// The seat.
        seat: Seat,
    },
    /// A person gave up.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// A person would play again.
    WantsRematch {
        /// The seat.
        seat: Seat,
    },
}

impl<M> TableEvent<M> {
    /// The seat it happened to.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match *self {
            Self::Sat { seat, .. }
            | Self::TakenOver { seat, .. }
            | Self::StoodUp { seat }
            | Self::Moved { seat, .. }
            | Self::Undone { seat }
            | Self::Automatic { seat, .. }
            | Self::WentAway { seat, .. }
            | Self::CameBack { seat }
            | Self::Resigned { seat }
            | Self::WantsRematch { seat } => seat,
        }
    }
}

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// The table, for a person who had no choice and wished so.
    Automatic,
    /// A bot, for a person who is away or has resigned.
    StandIn,
}

/// Why a person is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The clock ran out.
    TimedOut,
    /// The person left.
    Left,
}

/// Why a table cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// There cannot be such a table.
    #[error("the table's setup cannot be played: {0}")]
    Table(#[from] BadTable),
    /// Something that cannot have happened then.
    #[error("entry {index} cannot have happened: {reason}")]
    Impossible {
        /// Which, from 0.
        index: usize,
        /// Why not.
        reason: String,
    },
    /// A move that leads elsewhere than it did: the rules have changed, or the entries.
    #[error("entry {index} leads elsewhere than it did: {found}, stored {stored}")]
    Differs {
        /// Which, from 0.
        index: usize,
        /// The digest it leads to.
        found: Digest,
        /// The digest that was stored.
        stored: Digest,
    },
}
