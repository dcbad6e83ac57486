//! [`Witness`]: what one person was told at one table, and what was acknowledged to it.

use std::collections::VecDeque;

use game::Seat;
use protocol::{Drafted, Logged, MatchStatus, PlayerInfo, RefusalCode};
use serde::Deserialize;
use serde_json::Value;
use words::{Arg, Phrase, Question};

use crate::compare::Loss;
use crate::moves;
use crate::player::named;

/// The parts of a message that are read. Views are skipped: they follow from what is compared.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Heard {
    /// Who sits where.
    Table {
        /// By seat.
        players: Vec<PlayerInfo>,
        /// How the match stands.
        status: MatchStatus,
        /// Whether forced moves are played automatically.
        automatic: bool,
        /// The next match.
        rematch: Option<String>,
    },
    /// New entries of the log.
    Events {
        /// The entries.
        events: Vec<Logged>,
    },
    /// How things stand.
    State {
        /// The version.
        version: u32,
        /// What is asked of this seat.
        question: Option<Question>,
        /// What could be taken back.
        undo: Option<Phrase>,
    },
    /// A move was accepted.
    Accepted {
        /// The version that it named.
        version: u32,
    },
    /// Something was refused.
    Refused {
        /// Why.
        code: RefusalCode,
    },
    /// What can follow the steps of an answer.
    Drafted {
        /// What can follow.
        drafted: Option<Drafted>,
    },
    /// The match is over.
    Over {},
    /// The socket closes.
    Closing {
        /// Why.
        code: RefusalCode,
    },
    /// Anything else.
    #[serde(other)]
    Other,
}

/// A request other than a move that is not acknowledged yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// To take the last move back.
    Undo,
    /// To have forced answers given, or not.
    Automatic(bool),
    /// To be away.
    Leave,
    /// To be back.
    Return,
    /// To give up.
    Resign,
    /// To play again.
    Rematch,
}

/// A person's own place, as last reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// How the match stands.
    pub status: MatchStatus,
    /// Whether forced moves are played automatically.
    pub automatic: bool,
    /// Whether a bot stands in.
    pub stand_in: bool,
    /// Whether the person gave up.
    pub resigned: bool,
    /// Whether the person wants to play again.
    pub wants_rematch: bool,
    /// The next match.
    pub rematch: Option<String>,
}

impl Place {
    /// A person's place, from a table message.
    #[must_use]
    pub fn of(
        seat: Seat,
        players: &[PlayerInfo],
        status: MatchStatus,
        automatic: bool,
        rematch: Option<String>,
    ) -> Option<Self> {
        let own = players.iter().find(|player| player.seat == seat)?;
        let (stand_in, resigned, wants_rematch) = (own.stand_in, own.resigned, own.rematch);
        Some(Self { status, automatic, stand_in, resigned, wants_rematch, rematch })
    }
}

/// What one person was told at one table.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The person's seat.
    pub seat: Seat,
    /// The highest version seen.
    pub version: u32,
    /// The log.
    pub log: Vec<Logged>,
    /// The person's moves that were accepted and not taken back, as replays put them.
    pub moves: Vec<Phrase>,
    /// How many moves were accepted, taken back or not.
    pub accepted: u64,
    /// A move that was sent and not answered yet.
    pub sent: Option<Phrase>,
    /// The version that it was sent for.
    sent_for: u32,
    /// Anything else that was asked for and not answered yet.
    pub wish: Option<Request>,
    /// Whether anybody else may have moved for this seat.
    pub has_help: bool,
    /// The person's own place, as last reported.
    pub place: Option<Place>,
    /// The record, once the match is over.
    pub record: Option<String>,
    /// What was asked for and answered last, for the account of a loss.
    trail: VecDeque<String>,
}

/// How much of what was asked for and answered a loss tells.
const TRAIL: usize = 24;

impl Witness {
    /// Somebody who has just sat down.
    #[must_use]
    pub fn new(id: &str, game: &str, seat: Seat) -> Self {
        Self {
            id: id.to_string(),
            game: game.to_string(),
            seat,
            version: 0,
            log: Vec::new(),
            moves: Vec::new(),
            accepted: 0,
            sent: None,
            sent_for: 0,
            wish: None,
            has_help: false,
            place: None,
            record: None,
            trail: VecDeque::new(),
        }
    }

    /// Something acknowledged that is missing.
    pub(crate) fn loss(&self, what: impl Into<String>) -> Loss {
        Loss { id: self.id.clone(), game: self.game.clone(), seat: self.seat.number(), what: what.into() }
    }

    /// Whether the match was reported as over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.place.as_ref().is_some_and(|place| place.status == MatchStatus::Over)
    }

    /// Notes something for the account of a loss.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.trail.truncate(TRAIL - 1);
        self.trail.push_front(what.into());
    }

    /// What was asked for and answered last, oldest first.
    #[must_use]
    pub fn trail(&self) -> String {
        self.trail.iter().rev().map(String::as_str).collect::<Vec<_>>().join("; ")
    }

    /// Notes a move that is about to be sent.
    pub fn sends(&mut self, version: u32, answer: &Value) {
        (self.sent, self.sent_for) = (moves::said(&self.game, answer), version);
        self.note(format!("sent {answer} for version {version}"));
    }

    /// Notes something that is about to be asked for.
    pub fn wishes(&mut self, wish: Request) {
        self.note(format!("asked for {wish:?}"));
        self.wish = Some(wish);
        // From now on a bot, or the server, may move for this seat.
        self.has_help |= matches!(wish, Request::Automatic(_) | Request::Leave | Request::Resign);
    }

    /// Notes a message.
    ///
    /// # Errors
    /// A contradiction to earlier messages.
    pub fn hear(&mut self, heard: &Heard) -> Result<(), Loss> {
        match heard {
            Heard::Table { players, status, automatic, rematch } => {
                self.place = Place::of(self.seat, players, *status, *automatic, rematch.clone()).or(self.place.take());
                self.has_help |= *automatic;
                self.acknowledge_request();
            }
            Heard::Events { events } => {
                for entry in events {
                    self.log_entry(entry)?;
                }
            }
            Heard::State { version, .. } => {
                if *version < self.version {
                    return Err(self.loss(format!("version {version} was told after version {}", self.version)));
                }
                if self.version < *version {
                    self.note(format!("version {version}"));
                }
                self.version = *version;
            }
            Heard::Accepted { version } => {
                self.note(format!("accepted for version {version}"));
                let Some(sent) = self.sent.take().filter(|_| *version == self.sent_for) else {
                    return Err(self.loss(format!("a move for version {version} was accepted that was not sent")));
                };
                self.moves.push(sent);
                self.accepted += 1;
            }
            Heard::Refused { code } => {
                self.note(format!("refused as {}", named(*code)));
                (self.sent, self.wish) = (None, None);
            }
            Heard::Drafted { .. } | Heard::Over {} | Heard::Closing { .. } | Heard::Other => {}
        }
        Ok(())
    }

    fn log_entry(&mut self, entry: &Logged) -> Result<(), Loss> {
        let index = entry.index as usize;
        match self.log.get(index) {
            Some(known) if known == entry => {}
            Some(known) => return Err(self.loss(differs(known, Some(entry)))),
            None if index == self.log.len() => {
                self.log.push(entry.clone());
                if took_back(entry, self.seat) {
                    self.note("taken back");
                    self.moves.pop();
                    self.wish = self.wish.filter(|wish| *wish != Request::Undo);
                }
            }
            None => return Err(self.loss(format!("the log jumps from {} entries to entry {index}", self.log.len()))),
        }
        Ok(())
    }

    /// The reported place acknowledges a request.
    fn acknowledge_request(&mut self) {
        let (Some(wish), Some(place)) = (self.wish, &self.place) else { return };
        let is_granted = match wish {
            Request::Undo => false,
            Request::Automatic(on) => place.automatic == on,
            Request::Leave => place.stand_in,
            Request::Return => !place.stand_in,
            Request::Resign => place.resigned,
            Request::Rematch => place.wants_rematch || place.rematch.is_some(),
        };
        if is_granted {
            self.wish = None;
        }
    }
}

/// Whether an entry of the log says that a seat took its last move back.
pub(crate) fn took_back(entry: &Logged, seat: Seat) -> bool {
    entry.said.key == "notice-took-back" && entry.said.args.values().any(|about| *about == Arg::Seat(seat))
}

/// How an entry of the log differs from what it was.
pub(crate) fn differs(known: &Logged, told: Option<&Logged>) -> String {
    let text = |entry: &Logged| serde_json::to_string(entry).unwrap_or_default();
    match told {
        Some(told) => format!("entry {} of the log was {} and is {}", known.index, text(known), text(told)),
        None => format!("entry {} of the log is missing: {}", known.index, text(known)),
    }
}
