//! [`Options`]: what the player whose turn it is may answer.
//!
//! Each step says it once. The list of moves, their number and a random one come from here; the prompt and the check of an
//! answer use the same functions of the step.

use game::Chance;

use crate::choices::Choices;
use crate::conversions::BillNumber;
use crate::payment::{Means, Payment};
use crate::step::act::Actions;
use crate::{Energy, Move};

/// What may be answered to a question.
pub(crate) enum Options<'a> {
    /// One of the actions, or the end of the turn.
    Act(Actions<'a>),
    /// Take one of these choices of `count` cubes; batteries stand for those that are missing.
    Take { cubes: Choices, count: u8 },
    /// Pay in one of these ways, or decline.
    Pay { bill: BillNumber, cubes: Choices, pay: fn(Payment) -> Move, decline: Move },
    /// Return all but one of these choices of what is held.
    Return { held: Energy, kept: Choices },
}

impl Options<'_> {
    /// Paying a bill or not.
    pub(crate) fn pay(means: &Means, bill: BillNumber, pay: fn(Payment) -> Move, decline: Move) -> Self {
        Self::Pay { bill, cubes: means.choices(bill), pay, decline }
    }

    /// Calls for every answer, each once.
    pub(crate) fn each(&self, mut found: impl FnMut(Move)) {
        match *self {
            Self::Act(ref actions) => actions.each(found),
            Self::Take { .. } | Self::Pay { .. } | Self::Return { .. } => {
                (0..self.count()).filter_map(|n| self.nth(n)).for_each(&mut found);
            }
        }
    }

    /// How many answers there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        match *self {
            Self::Act(ref actions) => actions.count(),
            Self::Take { cubes, .. } | Self::Return { kept: cubes, .. } => cubes.len(),
            Self::Pay { cubes, .. } => cubes.len() + 1,
        }
    }

    /// The `n`-th answer in the order of [`Options::each`], counted from 0.
    #[inline]
    fn nth(&self, n: u32) -> Option<Move> {
        match *self {
            Self::Act(ref actions) => Some(actions.nth(n)),
            Self::Take { cubes, count } => cubes.nth(n).map(|energy| take(energy, count)),
            Self::Pay { bill, cubes, pay, decline } => {
                Some(cubes.nth(n).map_or(decline, |cubes| pay(Payment::of(bill, cubes))))
            }
            // Who returns the least blue keeps the most of it.
            Self::Return { held, kept } => {
                let from_the_end = kept.len().checked_sub(n + 1)?;
                kept.nth(from_the_end).map(|kept| Move::Return { energy: held - kept })
            }
        }
    }

    /// One of the answers, each equally likely.
    #[inline]
    pub(crate) fn random(&self, chance: &mut Chance) -> Option<Move> {
        self.nth(chance.below(self.count()))
    }
}

/// Taking these cubes, and a battery for each that is missing.
fn take(energy: Energy, count: u8) -> Move {
    Move::Take { energy, batteries: count - energy.total() as u8 }
}
