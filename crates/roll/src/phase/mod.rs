//! The phases of a round and what comes before and after them, one file each.
//!
//! | phase | asks | file |
//! | --- | --- | --- |
//! | opening | which of two tiles is the development | [`opening`] |
//! | | how the dice are assigned | [`assign`] |
//! | I Explore | what each explorer does, what is abandoned, where tiles go | [`explore`] |
//! | II Develop, III Settle | which worker next, which dice are used, saved, removed | [`build`], [`develop`], [`settle`] |
//! | IV Produce | which die on which world | [`produce`] |
//! | V Ship | which good for what, with which shipper | [`ship`] |
//! | managing the empire | which dice are recruited and recalled | [`empire`] |
//!
//! Each file holds the powers of its phase, each seat's progress, how the phase begins, the legal answers, and what an
//! answer does. A question with a single answer is not asked.

pub(crate) mod assign;
pub(crate) mod build;
pub(crate) mod develop;
pub(crate) mod empire;
pub(crate) mod explore;
pub(crate) mod opening;
pub(crate) mod produce;
pub(crate) mod settle;
pub(crate) mod ship;

use game::{BySeat, Seat, Seats, Sink, Timing};
use serde::{Deserialize, Serialize};

use crate::dice::Phase;
use crate::event::{Cause, Event};
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::tiles::Power;

/// A question put to the seats, and each seat's progress with it.
pub(crate) trait Asking {
    /// The legal answers of a seat. `None` if there is nothing to ask it.
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>>;

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

    /// The seats that have something to decide, whether they are asked now or wait for others.
    fn pending(&self) -> Seats {
        Seats::NONE
    }
}

/// The open question, and each seat's progress with it.
// It is stored inline, so cloning a game allocates nothing.
#[expect(clippy::large_enum_variant, reason = "a state is copied as a whole")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Opening(opening::Opening),
    Assign(assign::Assign),
    Explore(explore::Explore),
    /// Develop or Settle.
    Build(build::Build),
    Produce(produce::Produce),
    Ship(ship::Ship),
    Empire(empire::Empire),
    /// Nothing: the game is over.
    Over,
}

/// Runs the same expression on whichever question is open.
macro_rules! with_asking {
    ($stage:expr, $asking:ident => $do:expr, over => $over:expr) => {
        match $stage {
            Stage::Opening($asking) => $do,
            Stage::Assign($asking) => $do,
            Stage::Explore($asking) => $do,
            Stage::Build($asking) => $do,
            Stage::Produce($asking) => $do,
            Stage::Ship($asking) => $do,
            Stage::Empire($asking) => $do,
            Stage::Over => $over,
        }
    };
}

impl Stage {
    pub(crate) fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
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

    pub(crate) fn pending(&self) -> Seats {
        with_asking!(self, asking => asking.pending(), over => Seats::NONE)
    }
}

/// Each seat's progress in a step that every seat goes through at its own pace, and the seats with a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de> + Default"))]
pub(crate) struct Each<T> {
    pub(crate) seats: BySeat<T>,
    pub(crate) pending: Seats,
}

impl<T> Each<T> {
    /// Begins the step by carrying out everything that needs no decision, in timing order. `proceed` continues for a
    /// seat and returns whether it has a decision.
    fn begin(
        galaxy: &mut Galaxy,
        mut seats: BySeat<T>,
        mut proceed: impl FnMut(&mut Galaxy, Seat, &mut T) -> bool,
    ) -> Self {
        let mut pending = Seats::NONE;
        for seat in galaxy.order() {
            if proceed(galaxy, seat, &mut seats[seat]) {
                pending.insert(seat);
            }
        }
        Self { seats, pending }
    }

    /// Continues after a seat's answer. The seat has another decision or is done.
    fn answered(&mut self, seat: Seat, decides: bool) {
        if !decides {
            self.pending.remove(seat);
        }
    }

    /// The seats to ask now.
    fn asked(&self, galaxy: &Galaxy) -> Seats {
        match galaxy.setup.timing {
            Timing::Together => self.pending,
            Timing::InOrder => {
                let first = galaxy.order().find(|&seat| self.pending.contains(seat));
                first.map_or(Seats::NONE, Seats::only)
            }
        }
    }
}

/// What a power pays at the end of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Income {
    Credits(u8),
    Vp(u8),
}

/// Pays the income from powers at the end of a phase, in timing order (L-3.12).
pub(crate) fn pay_income(
    galaxy: &mut Galaxy,
    phase: Phase,
    income: impl Fn(&Galaxy, Seat, Power) -> Option<Income>,
    out: &mut impl Sink<Event>,
) {
    for seat in galaxy.order() {
        if !galaxy.players[seat].tableau.sums().income.contains(phase) {
            continue;
        }
        let tableau = galaxy.players[seat].tableau;
        for &square in tableau.as_slice() {
            for &power in square.print().powers {
                match income(galaxy, seat, power) {
                    Some(Income::Credits(credits)) => galaxy.earn(seat, credits, Cause::Power(square), out),
                    Some(Income::Vp(vp)) => galaxy.give_vp(seat, vp, Cause::Power(square), out),
                    None => {}
                }
            }
        }
    }
}

/// Whether a seat has more developments than every other seat.
pub(crate) fn has_most_developments(galaxy: &Galaxy, seat: Seat) -> bool {
    let developments = |seat: Seat| galaxy.players[seat].tableau.sums().developments;
    galaxy.players.seats().all(|other| other == seat || developments(other) < developments(seat))
}
