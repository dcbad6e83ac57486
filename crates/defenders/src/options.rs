//! [`Options`]: the legal answers of the player whose turn it is.
//!
//! Each step states them once. The list of moves, their number and a random one derive from them. The prompt and the
//! check of an answer use the same functions of the step.

use game::Chance;

use crate::Move;
use crate::choices::Choices;
use crate::conversions::BillNumber;
use crate::payment::{Means, Payment};

/// The legal answers to a question: numbered moves that are counted but not listed.
pub(crate) trait Options {
    /// How many answers there are.
    fn count(&self) -> u32;

    /// The `n`-th answer, counted from 0.
    fn nth(&self, n: u32) -> Option<Move>;

    /// Calls `found` for every answer, once each, in numeric order.
    fn each(&self, found: impl FnMut(Move)) {
        (0..self.count()).filter_map(|n| self.nth(n)).for_each(found);
    }

    /// A random answer, all equally likely.
    #[inline]
    fn random(&self, chance: &mut Chance) -> Option<Move> {
        self.nth(chance.below(self.count()))
    }
}

/// Paying a bill in one of these ways, or declining.
pub(crate) struct PayOrDecline {
    bill: BillNumber,
    cubes: Choices,
    pay: fn(Payment) -> Move,
    decline: Move,
}

impl PayOrDecline {
    pub(crate) fn new(means: &Means, bill: BillNumber, pay: fn(Payment) -> Move, decline: Move) -> Self {
        Self { bill, cubes: means.choices(bill), pay, decline }
    }
}

impl Options for PayOrDecline {
    fn count(&self) -> u32 {
        self.cubes.len() + 1
    }

    fn nth(&self, n: u32) -> Option<Move> {
        let paid = self.cubes.nth(n).map(|cubes| (self.pay)(Payment::of(self.bill, cubes)));
        Some(paid.unwrap_or(self.decline))
    }
}
