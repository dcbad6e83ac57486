//! Conversions in a payment: exchange and interchange. Rules D-8.6 to D-8.10.
//!
//! The ways to settle a bill depend only on the bill and the technologies, so they are computed once for all bills of
//! the game. A player's holdings then only select among them.

use std::sync::LazyLock;

use game::Set;

use crate::choices::{Choices, MOST_CUBES};
use crate::payment::{BATTERIES_PER_CUBE, Bill};
use crate::technologies::{CONVERTING, Effect, TECHNOLOGIES};
use crate::{Color, Energy, Technology};

/// Which colors and batteries can replace each other, given the payer's technologies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conversions(u8);

impl Conversions {
    /// What these technologies allow.
    #[must_use]
    pub fn of(technologies: Set<Technology>) -> Self {
        Self((technologies.bits() >> FIRST_CONVERTING) as u8 & (COUNT - 1) as u8)
    }

    fn groups(self) -> &'static Groups {
        &GROUPS[usize::from(self.0)]
    }

    /// The batteries still due if exactly these cubes are paid toward the bill. `None` if they cannot be.
    pub(crate) fn batteries_due(self, bill: &Bill, cubes: Energy) -> Option<i32> {
        self.groups().batteries_due(bill, cubes)
    }

    /// The cubes of every way to settle a bill, for each of the game's bills.
    pub(crate) fn ways(self) -> &'static Ways {
        let all = &*ALL_WAYS;
        &all.different[usize::from(all.of[usize::from(self.0)])]
    }
}

/// The number of the first converting technology. The others follow without a gap.
const FIRST_CONVERTING: usize = CONVERTING.bits().trailing_zeros() as usize;

/// How many different conversions there are.
const COUNT: usize = 1 << CONVERTERS;

/// How many technologies convert.
const CONVERTERS: usize = CONVERTING.bits().count_ones() as usize;

/// What each set of converting technologies allows.
static GROUPS: [Groups; COUNT] = {
    assert!(CONVERTING.bits() >> FIRST_CONVERTING == COUNT as u32 - 1, "they follow without a gap");
    let mut all = [Groups { of: [0, 1, 2], exchange: [false; 3] }; COUNT];
    let mut owned = 0;
    while owned < COUNT {
        all[owned] = Groups::from_bits(owned);
        owned += 1;
    }
    all
};

/// Colors in one group can replace each other. A group has the number of its first color.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Groups {
    /// The group of each color (D-8.9, D-8.10).
    of: [u8; 3],
    /// Whether a group contains the color of an exchange technology (D-8.6, D-8.10).
    exchange: [bool; 3],
}

impl Groups {
    /// What the technologies in `owned` allow. Bits count from the first converting technology.
    const fn from_bits(owned: usize) -> Self {
        let mut groups = Self { of: [0, 1, 2], exchange: [false; 3] };
        let mut bit = 0;
        while bit < CONVERTERS {
            if owned >> bit & 1 != 0
                && let Effect::Interchange([one, other]) = TECHNOLOGIES[FIRST_CONVERTING + bit].effect
            {
                groups.join(groups.of[one as usize], groups.of[other as usize]);
            }
            bit += 1;
        }
        bit = 0;
        while bit < CONVERTERS {
            if owned >> bit & 1 != 0
                && let Effect::Exchange(color) = TECHNOLOGIES[FIRST_CONVERTING + bit].effect
            {
                groups.exchange[groups.of[color as usize] as usize] = true;
            }
            bit += 1;
        }
        groups
    }

    const fn join(&mut self, one: u8, other: u8) {
        let (one, other) = if one < other { (one, other) } else { (other, one) };
        let mut color = 0;
        while color < 3 {
            if self.of[color] == other {
                self.of[color] = one;
            }
            color += 1;
        }
    }

    fn batteries_due(&self, bill: &Bill, cubes: Energy) -> Option<i32> {
        let mut over = [0; 3];
        for color in Color::ALL {
            over[usize::from(self.of[color as usize])] += i32::from(cubes[color]) - i32::from(bill.energy[color]);
        }
        // Cubes left over in groups without and with an exchange, and missing cubes that batteries replace.
        let (mut fixed, mut loose, mut missing) = (0, 0, 0);
        for (over, exchange) in over.into_iter().zip(self.exchange) {
            match (over < 0, exchange) {
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
        if any > 0 && self.exchange == [false; 3] {
            return None;
        }
        let value = i32::from(BATTERIES_PER_CUBE);
        let due = i32::from(bill.batteries) + value * (missing + any);
        // D-8.7: every converted cube must be needed, the last one for at least one battery.
        if converted > 0 && value * (converted - 1) >= due {
            return None;
        }
        Some(due - value * converted)
    }

    fn ways(&self) -> Ways {
        let ways = |number| {
            let bill = BillNumber(number as u8).bill();
            Choices::of_at_least(0).iter().filter(|&cubes| self.batteries_due(&bill, cubes).is_some()).collect()
        };
        Ways(std::array::from_fn(ways))
    }
}

/// The ways to settle each of the game's bills with the same conversions.
pub(crate) struct Ways([Choices; BILLS]);

impl std::ops::Index<BillNumber> for Ways {
    type Output = Choices;
    #[inline]
    fn index(&self, bill: BillNumber) -> &Choices {
        &self.0[usize::from(bill.0)]
    }
}

/// The ways with each of the conversions.
struct AllWays {
    different: Vec<Ways>,
    /// The index into them. Many sets of technologies are equivalent: two interchanges do as much as all three.
    of: [u8; COUNT],
}

static ALL_WAYS: LazyLock<AllWays> = LazyLock::new(|| {
    let mut different: Vec<Groups> = Vec::new();
    let of = GROUPS.map(|groups| {
        let known = different.iter().position(|other| *other == groups);
        known.unwrap_or_else(|| {
            different.push(groups);
            different.len() - 1
        }) as u8
    });
    AllWays { different: different.iter().map(Groups::ways).collect(), of }
});

/// The number of a bill that occurs in the game: up to three energy of each color and five in total, or at most one of
/// each kind plus batteries. No way to settle one of them takes more than [`MOST_CUBES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BillNumber(u8);

const BILLS: usize = 64 + 32;

impl BillNumber {
    /// The empty bill.
    pub(crate) const NOTHING: Self = Self(0);

    pub(crate) const fn of(bill: &Bill) -> Option<Self> {
        let Energy { blue, orange, green } = bill.energy;
        if (blue | orange | green | bill.batteries) > 3 || bill.any > 1 || bill.energy.total() > MOST_CUBES {
            return None;
        }
        let energy = blue | orange << 2 | green << 4;
        let others = bill.any << 2 | bill.batteries;
        match (others, energy) {
            (0, _) => Some(Self(energy)),
            (_, 0) => Some(Self(64 | others)),
            (_, 0b00_00_01) => Some(Self(64 | 1 << 3 | others)),
            (_, 0b00_01_00) => Some(Self(64 | 2 << 3 | others)),
            (_, 0b01_00_00) => Some(Self(64 | 3 << 3 | others)),
            _ => None,
        }
    }

    /// The number of a bill that must have one. A bill in the rules without a number does not compile.
    pub(crate) const fn known(bill: &Bill) -> Self {
        match Self::of(bill) {
            Some(number) => number,
            None => panic!("every bill of the game has a number"),
        }
    }

    pub(crate) const fn bill(self) -> Bill {
        let Self(number) = self;
        if number < 64 {
            return Bill::energy(Energy::new(number & 3, number >> 2 & 3, number >> 4 & 3));
        }
        let color = number >> 3 & 3;
        let energy = Energy::new((color == 1) as u8, (color == 2) as u8, (color == 3) as u8);
        Bill { energy, any: number >> 2 & 1, batteries: number & 3 }
    }

    /// Its value in batteries. A cube counts as two.
    #[inline]
    pub(crate) fn value(self) -> u8 {
        WORTH[usize::from(self.0)]
    }
}

static WORTH: [u8; BILLS] = {
    let mut value = [0; BILLS];
    let mut number = 0;
    while number < BILLS {
        value[number] = BillNumber(number as u8).bill().value() as u8;
        number += 1;
    }
    value
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_bills_keep_their_numbers() {
        for expected in (0..BILLS as u8).map(BillNumber) {
            let bill = expected.bill();
            let energy_only = bill.any == 0 && bill.batteries == 0;
            let has_another = expected.0 >= 64 && energy_only;
            let too_much = bill.energy.total() > MOST_CUBES;
            let number = (!has_another && !too_much).then_some(expected);
            if !has_another {
                assert_eq!(BillNumber::of(&bill), number, "{bill:?}");
            }
        }
    }

    #[test]
    fn no_way_to_settle_a_numbered_bill_takes_more_cubes_than_have_a_bit() {
        let bills = (0..BILLS as u8).map(|number| BillNumber(number).bill());
        for bill in bills.filter(|bill| BillNumber::of(bill).is_some()) {
            for groups in &GROUPS {
                for code in 0..7 * 7 * 7u32 {
                    let cubes = Energy::new((code / 49) as u8, (code / 7 % 7) as u8, (code % 7) as u8);
                    assert!(cubes.total() <= MOST_CUBES || groups.batteries_due(&bill, cubes).is_none(), "{bill:?}");
                }
            }
        }
    }
}
