//! The matches in memory: one task for each, reached through its mailbox.
//!
//! Incoming mail is JSON or plain data, so nobody outside a task knows which game it plays. A match that nobody watches
//! is unloaded after a while, and restored from the store when someone comes.

#[cfg(test)]
mod arriving;
mod asking;
mod chat;
mod chatting;
mod create;
mod drafts;
mod hints;
#[cfg(test)]
mod leaks;
mod lessons;
pub(crate) mod load;
mod points;
mod registry;
mod rematch;
mod replay;
mod saving;
mod task;
pub(crate) mod tell;
mod watchers;

use axum::extract::ws::Utf8Bytes;
use game::{Observer, Seat};
use protocol::{FromPage, PointsByRound, RefusalCode, ReplayPosition};
use table::Command;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use words::Phrase;

use crate::app::App;
use crate::error::Answer;
use crate::identity::PlayerId;
use crate::store::StoreError;

#[cfg(test)]
pub(crate) use chat::BadLine;
pub(crate) use create::{clock_choice, create, may_make, places, seat_holder, standing};
pub(crate) use drafts::drafted;
pub(crate) use hints::net;
pub(crate) use lessons::{is_current, take as take_lesson};
pub(crate) use load::restore;
pub(crate) use registry::{Held, Registry};
pub(crate) use replay::{As, Moves, Reader, position_of, steps_of};

/// The number of a socket.
pub(crate) type SocketId = u64;

/// A refusal for programs and people.
pub(crate) type Refused = (RefusalCode, Phrase);

/// How much of a log a page still has. Every observer has its own log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogPosition {
    /// How many entries.
    pub(crate) entries: u32,
    /// Whose log.
    pub(crate) observer: Observer,
}

/// What can be sent to the task of a match.
pub(crate) enum Mail {
    /// A socket wants to see the match. The client is the tag of its address.
    Join { socket: SocketId, player: Option<PlayerId>, client: String, heard: LogPosition, outbox: Outbox },
    /// A socket is gone.
    Gone { socket: SocketId },
    /// A message from a socket, and when it arrived.
    Message { socket: SocketId, message: FromPage, at: Instant },
    /// A seat changes hands.
    Seat { command: Seating, reply: oneshot::Sender<Result<(), Refused>> },
    /// A player has a new name.
    Renamed { player: PlayerId, name: String },
    /// The record is wanted.
    Record { reply: oneshot::Sender<Answer<String>> },
    /// The moves are wanted.
    Steps { reader: Reader, reply: oneshot::Sender<Answer<Moves>> },
    /// The position after some moves is wanted.
    Position { reader: Reader, at: u32, reply: oneshot::Sender<Answer<ReplayPosition>> },
    /// The sources of all points are wanted.
    Points { reply: oneshot::Sender<Answer<PointsByRound>> },
    /// The clock or a bot may be due. Being awake is enough.
    Wake,
    /// The match leaves memory, and its viewers are told why.
    End { code: RefusalCode, done: oneshot::Sender<()> },
    /// The server stops.
    Stop { done: oneshot::Sender<()> },
}

/// How a seat changes hands.
pub(crate) enum Seating {
    /// A player takes an open seat.
    Person { seat: Seat, player: PlayerId },
    /// A bot takes an open seat.
    Bot { seat: Seat, level: String },
    /// A player takes over a seat with a one-time link. The hash of its token is stored as used in the same
    /// transaction.
    TakeOver { seat: Seat, player: PlayerId, token: String },
    /// A player leaves the seat open, or to a stand-in.
    Leave { seat: Seat },
    /// A learner begins a lesson again at another table: this one is over.
    Conclude { seat: Seat },
}

impl Seating {
    fn of<M>(self) -> Command<M> {
        match self {
            Self::Person { seat, player } => Command::Sit { seat, id: player.as_str().to_string() },
            Self::Bot { seat, level } => Command::SitBot { seat, level },
            Self::TakeOver { seat, player, .. } => Command::TakeOver { seat, id: player.as_str().to_string() },
            Self::Leave { seat } => Command::Leave { seat },
            Self::Conclude { seat } => Command::Conclude { seat },
        }
    }
}

/// How many of a player's tables learn of a new name.
const RENAMED: u32 = 50;

/// Tells the tables in memory that a player has a new name.
pub(crate) async fn tell_renamed(app: &App, player: &PlayerId, name: &str) -> Result<(), StoreError> {
    for found in app.store.of_player(player.as_str(), RENAMED).await? {
        if app.matches.is_open(&found.id) {
            let mail = Mail::Renamed { player: player.clone(), name: name.to_string() };
            let _ = app.matches.mailbox(app, &found.id).send(mail).await;
        }
    }
    Ok(())
}

/// The messages waiting for one socket.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(pub(crate) mpsc::Sender<Utf8Bytes>);

impl Outbox {
    /// Whether there was room. A socket that reads too slowly is not waited for.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.0.try_send(text).is_ok()
    }
}

/// A message in its wire format.
pub(crate) fn text(message: &impl serde::Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data can be written as JSON").into()
}
