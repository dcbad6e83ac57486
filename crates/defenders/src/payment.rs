//! Paying: what is due, and every way to settle it. Rules D-8.6 to D-8.10, D-8.12, D-8.13.
//!
//! A cube is worth two batteries wherever a conversion is allowed, and change is kept, so all ways to settle a bill
//! have the same value. The cubes alone therefore identify a payment: the batteries follow from them.
//!
//! The conversions themselves are in `conversions.rs`; here they meet a player's holdings. [`Purse`] settles any bill.
//! [`Means`] is the fast path for the bills of the game.

use serde::{Deserialize, Serialize};

use crate::Energy;
use crate::choices::Choices;
use crate::conversions::{BillNumber, Conversions, Ways};

/// The value of a cube in batteries wherever a conversion is allowed (D-8.6, D-8.8).
pub const BATTERIES_PER_CUBE: u8 = 2;

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Bill {
    /// Energy of given colors.
    pub energy: Energy,
    /// Energy of any color.
    pub any: u8,
    /// Batteries.
    pub batteries: u8,
}

impl Bill {
    /// Batteries only.
    #[must_use]
    pub const fn batteries(batteries: u8) -> Self {
        Self { energy: Energy::NONE, any: 0, batteries }
    }

    /// Energy of given colors only.
    #[must_use]
    pub const fn energy(energy: Energy) -> Self {
        Self { energy, any: 0, batteries: 0 }
    }

    /// Its value in batteries. A cube counts as two.
    pub(crate) const fn value(&self) -> i32 {
        BATTERIES_PER_CUBE as i32 * (self.energy.total() as i32 + self.any as i32) + self.batteries as i32
    }
}

/// What a player hands over to settle a bill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Cubes, which go to the reserve.
    #[serde(default)]
    pub energy: Energy,
    /// Batteries; -1 if a battery of change comes back (D-8.6).
    #[serde(default)]
    pub batteries: i8,
}

impl Payment {
    /// Batteries only.
    #[must_use]
    pub const fn batteries(batteries: i8) -> Self {
        Self { energy: Energy::NONE, batteries }
    }

    /// Energy only.
    #[must_use]
    pub const fn energy(energy: Energy) -> Self {
        Self { energy, batteries: 0 }
    }

    /// Whether it pays a bill with one of these choices of cubes and the batteries that follow.
    #[inline]
    pub(crate) fn is_of(&self, bill: BillNumber, choices: Choices) -> bool {
        choices.contains(self.energy) && *self == Self::of(bill, self.energy)
    }

    /// The payment of a bill with these cubes. The batteries follow from them.
    #[inline]
    pub(crate) fn of(bill: BillNumber, cubes: Energy) -> Self {
        Self { energy: cubes, batteries: bill.value() as i8 - BATTERIES_PER_CUBE as i8 * cubes.total() as i8 }
    }
}

/// What a player can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// The player's cubes.
    pub energy: Energy,
    /// The player's batteries.
    pub batteries: u16,
    /// The player's conversions.
    pub conversions: Conversions,
}

impl Purse {
    /// Whether `payment` is one of the ways to settle the bill.
    #[must_use]
    pub fn allows(&self, bill: &Bill, payment: &Payment) -> bool {
        if let Some(number) = BillNumber::of(bill) {
            return Means::of(*self).allows(number, payment);
        }
        let mut found = false;
        self.each_payment(bill, |way| found |= way == *payment);
        found
    }

    /// Calls `way` for every way to settle the bill, in ascending order of blue, orange and green.
    pub fn each_payment(&self, bill: &Bill, mut way: impl FnMut(Payment)) {
        if let Some(number) = BillNumber::of(bill) {
            return Means::of(*self).payments(number).for_each(way);
        }
        // A converted cube pays for at least one battery, so no way has more cubes than this.
        let most = bill.energy.total() + u32::from(bill.any) + u32::from(bill.batteries.div_ceil(BATTERIES_PER_CUBE));
        let most = |held: u8| 0..=held.min(most.min(255) as u8);
        for blue in most(self.energy.blue) {
            for orange in most(self.energy.orange) {
                for green in most(self.energy.green) {
                    let energy = Energy { blue, orange, green };
                    let due = self.conversions.batteries_due(bill, energy);
                    if let Some(batteries) = due.filter(|&due| due <= i32::from(self.batteries)) {
                        way(Payment { energy, batteries: batteries as i8 });
                    }
                }
            }
        }
    }

    /// Whether there is any way.
    #[must_use]
    pub fn can_pay(&self, bill: &Bill) -> bool {
        if let Some(number) = BillNumber::of(bill) {
            return !Means::of(*self).choices(number).is_empty();
        }
        let mut any = false;
        self.each_payment(bill, |_| any = true);
        any
    }

    /// All ways as a list.
    #[must_use]
    pub fn payments(&self, bill: &Bill) -> Vec<Payment> {
        let mut payments = Vec::new();
        self.each_payment(bill, |payment| payments.push(payment));
        payments
    }
}

/// What a player can pay with, looked up once and then used for many bills.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    ways: &'static Ways,
    /// The choices that the player's cubes cover.
    within: Choices,
    batteries: u16,
}

impl Means {
    #[inline]
    pub(crate) fn of(purse: Purse) -> Self {
        let Purse { energy, batteries, conversions } = purse;
        Self { ways: conversions.ways(), within: Choices::within(energy), batteries }
    }

    /// The cubes of every way to settle a bill.
    #[inline]
    pub(crate) fn choices(&self, bill: BillNumber) -> Choices {
        // The player's batteries are enough if cubes pay for enough of the value.
        let missing = u16::from(bill.value()).saturating_sub(self.batteries);
        let affordable = self.within.intersection(Choices::of_at_least(missing.div_ceil(BATTERIES_PER_CUBE.into())));
        self.ways[bill].intersection(affordable)
    }

    /// Whether `payment` is one of the ways to settle a bill.
    #[inline]
    pub(crate) fn allows(&self, bill: BillNumber, payment: &Payment) -> bool {
        payment.is_of(bill, self.choices(bill))
    }

    /// The `n`-th way to settle a bill, counted from 0.
    #[inline]
    pub(crate) fn nth(&self, bill: BillNumber, n: u32) -> Option<Payment> {
        self.choices(bill).nth(n).map(|cubes| Payment::of(bill, cubes))
    }

    /// Every way to settle a bill.
    pub(crate) fn payments(&self, bill: BillNumber) -> impl Iterator<Item = Payment> {
        self.choices(bill).iter().map(move |cubes| Payment::of(bill, cubes))
    }
}
