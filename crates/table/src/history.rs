//! Who was told what: [`Line`], and the history, which numbers lines separately for each observer.

use game::{Audience, BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::Away;

/// One line of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// The round of the move that caused it; 0 before the deal.
    pub round: u32,
    /// The content.
    #[serde(rename = "said")]
    pub content: Content<E>,
}

/// The content of a line: an event of the game, or of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content<E> {
    /// Something happened in the game.
    Event(E),
    /// Something happened at the table.
    Notice(Notice),
}

/// A public event of the table itself, not of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Everyone's seat was drawn by lot.
    SeatsDrawn,
    /// A seat took back its last move. The move's lines stay in the history, because they were seen.
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
/// Each observer's lines are numbered separately, so a gap never reveals that others were told something.
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

    /// All lines, for any audience.
    pub(crate) fn lines(&self) -> &[Line<E>] {
        &self.lines
    }

    /// An observer's lines, starting at its line number `from`. Without a seat, an observer gets the public lines.
    pub(crate) fn since(&self, observer: Observer, from: u32) -> impl Iterator<Item = (u32, &Line<E>)> {
        let heard = self.heard(observer);
        let from = (from as usize).min(heard.len());
        heard[from..].iter().zip(from as u32..).map(|(&line, index)| (index, &self.lines[line as usize]))
    }

    /// How many lines an observer has.
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
