//! The phases of a round and what comes before and after them, one file each.
//!
//! | phase | asks | file |
//! | --- | --- | --- |
//! | opening, end of a round | which hand cards to discard | [`discard`] |
//! | | which action | [`actions`] |
//! | I Explore | which cards to keep | [`explore`] |
//! | II Develop | which development, paid with which cards | [`develop`], [`placing`] |
//! | III Settle | which world, paid for or conquered how | [`settle`], [`placing`] |
//! | $ Trade | which good to sell | [`consume`], [`trade`] |
//! | IV Consume | which power next, on which goods | [`consume`], [`uses`] |
//! | V Produce | which windfall world | [`produce`] |
//!
//! Each file holds the powers of its phase, each seat's progress, how the phase begins, the legal answers, and what an
//! answer does.

pub(crate) mod actions;
pub(crate) mod consume;
pub(crate) mod develop;
pub(crate) mod discard;
pub(crate) mod explore;
pub(crate) mod placing;
pub(crate) mod produce;
pub(crate) mod settle;
pub(crate) mod trade;
pub(crate) mod uses;

use game::{Seat, Seats, Set, Sink, Timing};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;

/// A question put to the seats, and each seat's progress with it.
pub(crate) trait Asking {
    /// The legal answers of a seat. `None` if there is nothing to ask it.
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options>;

    /// The same as a question, with the consequences of each option and the reasons.
    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt>;

    /// Checks the answer of an asked seat, then carries it out. On `Err` nothing has changed. Returns the seats that
    /// are asked next; if there are none, the question is settled.
    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal>;

    /// The seats whose answers are sealed until the others have answered.
    fn sealed(&self) -> Seats {
        Seats::NONE
    }

    /// The seats whose answers are still missing.
    fn missing(&self) -> Seats {
        Seats::NONE
    }

    /// The sealed answer of a seat.
    fn sealed_answer(&self, _seat: Seat) -> Option<Move> {
        None
    }
}

/// The open question, and each seat's progress with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Discard(discard::Discard),
    Actions(actions::Actions),
    Explore(explore::Explore),
    Develop(develop::Develop),
    Settle(settle::Settle),
    Consume(consume::Consume),
    Produce(produce::Produce),
    /// Nothing: the game is over.
    Over,
}

/// Runs the same expression on whichever question is open.
macro_rules! with_asking {
    ($stage:expr, $asking:ident => $do:expr, over => $over:expr) => {
        match $stage {
            Stage::Discard($asking) => $do,
            Stage::Actions($asking) => $do,
            Stage::Explore($asking) => $do,
            Stage::Develop($asking) => $do,
            Stage::Settle($asking) => $do,
            Stage::Consume($asking) => $do,
            Stage::Produce($asking) => $do,
            Stage::Over => $over,
        }
    };
}

impl Stage {
    pub(crate) fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        with_asking!(self, asking => asking.options(galaxy, seat), over => None)
    }

    pub(crate) fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        with_asking!(self, asking => asking.prompt(galaxy, seat), over => None)
    }

    pub(crate) fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        with_asking!(self, asking => asking.answer(galaxy, seat, answer, out), over => Err(Illegal::Over))
    }

    pub(crate) fn sealed(&self) -> Seats {
        with_asking!(self, asking => asking.sealed(), over => Seats::NONE)
    }

    pub(crate) fn missing(&self) -> Seats {
        with_asking!(self, asking => asking.missing(), over => Seats::NONE)
    }

    pub(crate) fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        with_asking!(self, asking => asking.sealed_answer(seat), over => None)
    }
}

/// Checks a choice of exactly `count` hand cards.
pub(crate) fn check_hand_cards(hand: Set<Card>, cards: Set<Card>, count: u8) -> Result<(), Illegal> {
    if cards.len() != u32::from(count) {
        return Err(Illegal::WrongCount { due: count });
    }
    if !hand.contains_all(cards) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

/// What comes next for a seat in a phase that every seat goes through at its own pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A decision.
    Decide,
    /// Something that needs no decision.
    Happens,
    /// Nothing: the seat is done.
    Done,
}

/// Carries out everything that needs no decision, strictly in seat order: it waits until all lower seats are done.
/// Decisions wait only if the timing says so. The cards from the deck are therefore the same under both timings
/// . Returns the seats that have something to decide now.
///
/// `proceed` says what comes next for a seat. If that needs no decision and may happen now, it carries it out.
pub(crate) fn advance(galaxy: &mut Galaxy, mut proceed: impl FnMut(&mut Galaxy, Seat, bool) -> Next) -> Seats {
    let (mut asked, mut lower_done) = (Seats::NONE, true);
    for seat in galaxy.players.seats() {
        let mut found = proceed(galaxy, seat, lower_done);
        while found == Next::Happens && lower_done {
            found = proceed(galaxy, seat, true);
        }
        if found == Next::Decide && (lower_done || galaxy.setup.timing == Timing::Together) {
            asked.insert(seat);
        }
        lower_done &= found == Next::Done;
    }
    asked
}
