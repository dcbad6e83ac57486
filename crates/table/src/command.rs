//! The commands of a table, and why it may refuse one: [`Command`], [`Refusal`].

use game::Seat;
use serde::{Deserialize, Serialize};

/// A command to a table. The server checks that the sender may act for the seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<M> {
    /// A person takes an open seat. The match begins when the last seat is taken.
    Sit {
        /// The seat.
        seat: Seat,
        /// The person.
        id: String,
    },
    /// A bot takes an open seat.
    SitBot {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: String,
    },
    /// Another person takes over a person's seat, with the host's permission.
    TakeOver {
        /// The seat.
        seat: Seat,
        /// The other person.
        id: String,
    },
    /// Before the match: the seat is open again. Later: a stand-in plays for the person until [`Command::Return`].
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// A person is back and plays again.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// A person answers.
    Move {
        /// The seat.
        seat: Seat,
        /// The version that the person saw.
        version: u32,
        /// The answer.
        answer: M,
    },
    /// A person answers this question and the next ones together. Each further answer is kept, unseen by others, and given
    /// when its question is asked. If the rules do not allow it then, it and all after it are dropped, and the person is asked.
    Chain {
        /// The seat.
        seat: Seat,
        /// The version that the person saw.
        version: u32,
        /// The answer to the question.
        first: M,
        /// The answers to the next questions.
        then: Vec<M>,
    },
    /// A bot answers what [`AskBot`](crate::Effect::AskBot) asked.
    BotMove {
        /// The seat.
        seat: Seat,
        /// The version of the question.
        version: u32,
        /// The answer.
        answer: M,
    },
    /// A person takes back the move that [`Table::undoable`](crate::Table::undoable) names.
    Undo {
        /// The seat.
        seat: Seat,
        /// The version that the person saw.
        version: u32,
    },
    /// A learner goes back to an earlier moment of a lesson.
    Rewind {
        /// The seat.
        seat: Seat,
        /// How many moves of the record stay.
        moves: usize,
    },
    /// A learner has finished a lesson: the match is over, wherever the game is.
    Conclude {
        /// The seat.
        seat: Seat,
    },
    /// Whether forced questions are answered automatically. Where an instant answer would tell other people that there was no
    /// choice ([`game::Legal::is_secret`]), the seat is asked nevertheless.
    Automatic {
        /// The seat.
        seat: Seat,
        /// Whether it is on.
        on: bool,
    },
    /// A person gives up: a stand-in plays on, and the seat is ranked behind those that did not.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// A person wants a rematch.
    Rematch {
        /// The seat.
        seat: Seat,
    },
    /// Time has passed; see [`Effect::WakeAt`](crate::Effect::WakeAt).
    Tick,
}

impl<M> Command<M> {
    /// The seat it is about.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Sit { seat, .. }
            | Self::SitBot { seat, .. }
            | Self::TakeOver { seat, .. }
            | Self::Leave { seat }
            | Self::Return { seat }
            | Self::Move { seat, .. }
            | Self::Chain { seat, .. }
            | Self::BotMove { seat, .. }
            | Self::Undo { seat, .. }
            | Self::Rewind { seat, .. }
            | Self::Conclude { seat }
            | Self::Automatic { seat, .. }
            | Self::Resign { seat }
            | Self::Rematch { seat } => Some(seat),
            Self::Tick => None,
        }
    }
}

/// Why a command is refused. A refused command changes nothing.
///
/// As JSON it carries a stable `code`: `{"code":"stale","version":7}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal<I> {
    /// There is no such seat at this table.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// This person holds another seat of this table.
    #[error("this person already has a seat")]
    AlreadySeated,
    /// No person holds the seat.
    #[error("no person holds this seat")]
    NotAPerson,
    /// The match has begun.
    #[error("the match has begun")]
    Begun,
    /// The match has not begun, or is over.
    #[error("no match is being played")]
    NotPlaying,
    /// The match is not over.
    #[error("the match is not over")]
    NotOver,
    /// A stand-in plays for the seat: the person must return first.
    #[error("a stand-in plays for this seat")]
    StandIn,
    /// A person plays the seat, so a bot's answer is no longer needed.
    #[error("a person plays this seat")]
    NotABot,
    /// The person is here.
    #[error("the person is not away")]
    NotAway,
    /// The seat has resigned.
    #[error("the seat has resigned")]
    Resigned,
    /// The seat is not asked anything.
    #[error("nobody waits for this seat")]
    NotAsked,
    /// The seat was asked something else since.
    #[error("this answers a question that is no longer asked; it is version {version} now")]
    Stale {
        /// The version now.
        version: u32,
    },
    /// The rules forbid it.
    #[error("{why}")]
    Illegal {
        /// Why.
        why: I,
    },
    /// Nothing can be taken back: the seat has not moved, has learned something from its move, or others have moved since.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The seat has done and undone things too often in this match.
    #[error("too often in one match")]
    TooOften,
    /// The next match was agreed.
    #[error("the next match is agreed")]
    RematchAgreed,
    /// Only at the table of a lesson.
    #[error("this table is not for a lesson")]
    NoLesson,
}

impl<I> Refusal<I> {
    /// The stable code, the same as in JSON.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no_such_seat",
            Self::SeatTaken => "seat_taken",
            Self::AlreadySeated => "already_seated",
            Self::NotAPerson => "not_a_person",
            Self::Begun => "begun",
            Self::NotPlaying => "not_playing",
            Self::NotOver => "not_over",
            Self::StandIn => "stand_in",
            Self::NotABot => "not_a_bot",
            Self::NotAway => "not_away",
            Self::Resigned => "resigned",
            Self::NotAsked => "not_asked",
            Self::Stale { .. } => "stale",
            Self::Illegal { .. } => "illegal",
            Self::NothingToUndo => "nothing_to_undo",
            Self::TooOften => "too_often",
            Self::RematchAgreed => "rematch_agreed",
            Self::NoLesson => "no_lesson",
        }
    }
}
