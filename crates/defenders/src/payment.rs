//! Paying: what is due, and every way to settle it. Rules D-8.6 to D-8.10, D-8.12, D-8.13.
//!
//! A cube is worth two batteries wherever a conversion is allowed, and change is kept, so all ways to settle one bill have
//! the same value. A payment is therefore known by its cubes alone: the batteries follow from them.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::technologies::{CONVERTING, Effect};
use crate::{Color, Energy, Technology};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

    /// What it is worth in batteries, a cube counting two.
    fn worth(&self) -> i32 {
        2 * (self.energy.total() as i32 + i32::from(self.any)) + i32::from(self.batteries)
    }
}

/// What is handed over to settle a bill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

    /// Whether it hands over no more than another of anything, and less of something.
    fn is_less_than(&self, other: &Self) -> bool {
        other.energy.covers(self.energy) && self.batteries <= other.batteries && self != other
    }
}

/// Which colors and batteries may stand for each other, by the payer's technologies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conversions {
    /// For each color, the colors it can be paid with, as bits (D-8.9, D-8.10).
    pays_for: [u8; 3],
    /// The colors of the exchange technologies, as bits (D-8.6).
    exchange: u8,
}

impl Conversions {
    /// What these technologies allow.
    #[must_use]
    pub fn of(technologies: Set<Technology>) -> Self {
        let mut conversions = Self { pays_for: [1, 2, 4], exchange: 0 };
        for technology in technologies.intersection(CONVERTING).iter() {
            match technology.card().effect {
                Effect::Exchange(color) => conversions.exchange |= 1 << color as u8,
                Effect::Interchange([one, other]) => conversions.join(one, other),
                Effect::LandingBattery(_)
                | Effect::CaptureDiscount(..)
                | Effect::EndOfTurnBattery
                | Effect::ExtraStep(_) => {}
            }
        }
        conversions
    }

    /// Makes two colors, and all that already pay for them, pay for each other.
    fn join(&mut self, one: Color, other: Color) {
        let together = self.pays_for[one as usize] | self.pays_for[other as usize];
        for color in Color::ALL {
            if together & (1 << color as u8) != 0 {
                self.pays_for[color as usize] = together;
            }
        }
    }

    fn none(self) -> bool {
        self.exchange == 0 && self.pays_for == [1, 2, 4]
    }

    /// The groups of colors that pay for each other, each once.
    fn groups(self) -> impl Iterator<Item = u8> {
        (0..3)
            .filter(move |&color| self.pays_for[color].trailing_zeros() as usize == color)
            .map(move |c| self.pays_for[c])
    }

    /// The batteries that are due besides if exactly these cubes are given for the bill, or `None` if they cannot be.
    fn batteries_due(self, bill: &Bill, cubes: Energy) -> Option<i32> {
        // Cubes left over in groups without and with an exchange; cubes missing that batteries stand for.
        let (mut fixed, mut loose, mut missing) = (0, 0, 0);
        for group in self.groups() {
            let over = in_group(cubes, group) - in_group(bill.energy, group);
            match (over < 0, group & self.exchange != 0) {
                (true, true) => missing -= over,
                (true, false) => return None,
                (false, true) => loose += over,
                (false, false) => fixed += over,
            }
        }
        let mut any = i32::from(bill.any) - fixed;
        if any < 0 {
            return None;
        }
        let converted = loose - any.min(loose);
        any -= loose - converted;
        if any > 0 && self.exchange == 0 {
            return None;
        }
        let due = i32::from(bill.batteries) + 2 * (missing + any);
        // D-8.7: every converted cube must be needed, the last one for at least one battery.
        if converted > 0 && 2 * (converted - 1) >= due {
            return None;
        }
        Some(due - 2 * converted)
    }
}

fn in_group(energy: Energy, group: u8) -> i32 {
    let of = |color: Color| i32::from(energy[color]) * i32::from(group >> color as u8 & 1);
    of(Color::Blue) + of(Color::Orange) + of(Color::Green)
}

/// What a player can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Cubes at hand.
    pub energy: Energy,
    /// Batteries at hand.
    pub batteries: u16,
    /// What may stand for what.
    pub conversions: Conversions,
}

impl Purse {
    /// Whether `payment` is one of the ways to settle one of the bills that [`Purse::each_payment`] gives.
    #[must_use]
    pub fn allows(&self, bills: &[Bill], payment: &Payment) -> bool {
        let settles = |bill: &Bill| self.can_give(bill, payment.energy) == Some(*payment);
        bills.iter().any(settles) && !self.pays_too_much(bills, payment)
    }

    /// Every way to settle one of the bills, each once, those left out that give more than another does (D-8.13).
    pub fn each_payment(&self, bills: &[Bill], mut way: impl FnMut(Payment)) {
        if let ([bill], true) = (bills, self.conversions.none()) {
            return self.each_plain_payment(bill, way);
        }
        // A converted cube pays at least one battery, so no payment has more cubes than this.
        let cubes = |bill: &Bill| bill.energy.total() + u32::from(bill.any) + u32::from(bill.batteries).div_ceil(2);
        let most = bills.iter().map(cubes).max().unwrap_or(0).min(255) as u8;
        let Energy { blue, orange, green } = self.energy;
        for blue in 0..=blue.min(most) {
            for orange in 0..=orange.min(most - blue) {
                for green in 0..=green.min(most - blue - orange) {
                    self.each_with_cubes(bills, Energy { blue, orange, green }, &mut way);
                }
            }
        }
    }

    /// Without conversions only the colors of an any-color bill are open.
    fn each_plain_payment(&self, bill: &Bill, mut way: impl FnMut(Payment)) {
        let batteries = bill.batteries as i8;
        if !self.energy.covers(bill.energy) || self.batteries < u16::from(bill.batteries) {
            return;
        }
        if bill.any == 0 {
            return way(Payment { energy: bill.energy, batteries });
        }
        let spare = self.energy - bill.energy;
        let any = u32::from(bill.any);
        for blue in 0..=spare.blue.min(bill.any) {
            for orange in 0..=spare.orange.min(bill.any - blue) {
                let rest = Energy { blue, orange, green: (any - u32::from(blue) - u32::from(orange)) as u8 };
                if spare.covers(rest) {
                    way(Payment { energy: bill.energy + rest, batteries });
                }
            }
        }
    }

    fn each_with_cubes(&self, bills: &[Bill], cubes: Energy, way: &mut impl FnMut(Payment)) {
        // Bills of equal worth ask for equal batteries beside the same cubes: one payment, given once.
        let mut given = [None; MAX_BILLS];
        for (index, bill) in bills.iter().enumerate() {
            let payment = self.can_give(bill, cubes);
            if let Some(payment) = payment
                && !given[..index].contains(&Some(payment))
                && !self.pays_too_much(bills, &payment)
            {
                way(payment);
            }
            given[index] = payment;
        }
    }

    /// The payment that gives exactly these cubes for a bill, if it is possible.
    fn can_give(&self, bill: &Bill, cubes: Energy) -> Option<Payment> {
        if !self.energy.covers(cubes) {
            return None;
        }
        let batteries = if self.conversions.none() && bill.any == 0 {
            (cubes == bill.energy).then_some(i32::from(bill.batteries))?
        } else {
            self.conversions.batteries_due(bill, cubes)?
        };
        (batteries <= i32::from(self.batteries)).then_some(Payment { energy: cubes, batteries: batteries as i8 })
    }

    /// Whether another of the bills could be settled by handing over less.
    fn pays_too_much(&self, bills: &[Bill], payment: &Payment) -> bool {
        let worth = 2 * payment.energy.total() as i32 + i32::from(payment.batteries);
        if bills.iter().all(|bill| bill.worth() >= worth) {
            return false;
        }
        let mut too_much = false;
        for blue in 0..=payment.energy.blue {
            for orange in 0..=payment.energy.orange {
                for green in 0..=payment.energy.green {
                    let cubes = Energy { blue, orange, green };
                    let less = |bill| self.can_give(bill, cubes).is_some_and(|other| other.is_less_than(payment));
                    too_much |= bills.iter().any(less);
                }
            }
        }
        too_much
    }

    /// How many ways there are.
    #[must_use]
    pub fn count(&self, bills: &[Bill]) -> u32 {
        let mut count = 0;
        self.each_payment(bills, |_| count += 1);
        count
    }

    /// The `n`-th way, counted from 0.
    #[must_use]
    pub fn nth(&self, bills: &[Bill], mut n: u32) -> Option<Payment> {
        let mut found = None;
        self.each_payment(bills, |payment| {
            if n == 0 {
                found.get_or_insert(payment);
            }
            n = n.saturating_sub(1);
        });
        found
    }

    /// All ways as a list.
    #[must_use]
    pub fn payments(&self, bills: &[Bill]) -> Vec<Payment> {
        let mut payments = Vec::new();
        self.each_payment(bills, |payment| payments.push(payment));
        payments
    }
}

/// The most bills that one thing can be had for: three Defenders, each with at most two discounts of two colors.
pub(crate) const MAX_BILLS: usize = 12;
