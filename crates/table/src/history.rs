//! What was told to whom: [`Line`], and the history that gives each observer its own numbers.

use game::{Audience, BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::Away;

/// One line of what was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// The round in which the move was made that led to it; 0 before the deal.
    pub round: u32,
    /// What was told.
    #[serde(rename = "said")]
    pub content: Content<E>,
}

/// What was told: something of the game, or of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content<E> {
    /// Something happened in the game.
    Event(E),
    /// Something happened at the table.
    Notice(Notice),
}

/// What happens at a table beside the game, told to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// A seat took its last move back. What was told of the move stays in the history: it was seen.
    TookBack {
        /// The seat.
        seat: Seat,
    },
    /// A stand-in plays for a seat.
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
}

/// Every line, and which of them each observer heard.
///
/// Each observer counts its own lines, so a gap in the numbers never tells that others heard something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct History<E> {
    lines: Vec<Line<E>>,
    by_seat: BySeat<Vec<u32>>,
    public: Vec<u32>,
}

impl<E> History<E> {
    pub(crate) fn new(players: u8) -> Self {
        Self { lines: Vec::new(), by_seat: BySeat::new(players, |_| Vec::new()), public: Vec::new() }
    }

    pub(crate) fn push(&mut self, line: Line<E>) {
        let index = self.lines.len() as u32;
        for seat in self.by_seat.seats() {
            if Observer::Seat(seat).hears(line.audience) {
                self.by_seat[seat].push(index);
            }
        }
        if Observer::Public.hears(line.audience) {
            self.public.push(index);
        }
        self.lines.push(line);
    }

    /// All lines, whoever heard them.
    pub(crate) fn lines(&self) -> &[Line<E>] {
        &self.lines
    }

    /// What an observer heard, from its line number `from` on. Whoever has no seat hears what everyone hears.
    pub(crate) fn since(&self, observer: Observer, from: u32) -> impl Iterator<Item = (u32, &Line<E>)> {
        let heard = self.heard(observer);
        let from = (from as usize).min(heard.len());
        heard[from..].iter().zip(from as u32..).map(|(&line, index)| (index, &self.lines[line as usize]))
    }

    /// How many lines an observer heard.
    pub(crate) fn len(&self, observer: Observer) -> u32 {
        self.heard(observer).len() as u32
    }

    fn heard(&self, observer: Observer) -> &[u32] {
        match observer {
            Observer::Seat(seat) => self.by_seat.get(seat).unwrap_or(&self.public),
            Observer::Public => &self.public,
        }
    }
}
