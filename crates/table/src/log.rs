//! What a table is restored from: [`LogEntry`], and what can be wrong with it: [`RestoreError`].

use game::Seat;
use game::record::Digest;
use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::{BadTable, Holder};

/// One stored event of a table. Setup, seed and all entries in order determine a match.
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
    /// Another person took over a person's seat.
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
        /// The answers to the next questions, if it began a chain.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        then: Vec<M>,
        /// Who made it.
        by: By,
        /// A digest of all events of the game, including this move's.
        digest: Digest,
    },
    /// The last move of a seat was taken back.
    Undone {
        /// The seat.
        seat: Seat,
    },
    /// A learner went back to an earlier moment of a lesson.
    Rewound {
        /// The seat.
        seat: Seat,
        /// How many moves of the record stayed.
        moves: usize,
    },
    /// A learner finished a lesson.
    Concluded {
        /// The seat.
        seat: Seat,
    },
    /// A seat switched automatic answers to forced questions on or off.
    Automatic {
        /// The seat.
        seat: Seat,
        /// Whether they are on.
        on: bool,
    },
    /// A person went away.
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
    /// A person wants a rematch.
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
            | Self::Rewound { seat, .. }
            | Self::Concluded { seat }
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
    /// The table, for a person with automatic answers on and only one option.
    Automatic,
    /// The table, for a person who had confirmed it as part of a chain.
    Held,
    /// A bot, for a person who is away or has resigned.
    StandIn,
}

/// Why a person is away.
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
    /// The table's setup is invalid.
    #[error("the table's setup cannot be played: {0}")]
    Table(#[from] BadTable),
    /// An entry that the rules of the table do not allow.
    #[error("entry {index} cannot have happened: {reason}")]
    Impossible {
        /// Which, from 0.
        index: usize,
        /// Why not.
        reason: String,
    },
    /// A move with different consequences than before: the rules or the entries have changed.
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
