//! What may stand for what in a payment: exchange and interchange. Rules D-8.6 to D-8.10.
//!
//! The ways to settle a bill depend on nothing but the bill and the technologies, so they are worked out once for all bills of
//! the game. What a player holds then only picks among them.

use std::sync::LazyLock;

use game::Set;

use crate::payment::{Bill, Payment};
use crate::technologies::{CONVERTING, Effect, TECHNOLOGIES};
use crate::{Color, Energy, Technology};

/// Which colors and batteries may stand for each other, by the payer's technologies.
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

    /// Whether nothing may stand for anything else.
    pub(crate) fn none(self) -> bool {
        self.0 == 0
    }

    /// Whether batteries and energy may stand for each other at all.
    pub(crate) fn exchange(self) -> bool {
        self.groups().exchange != [false; 3]
    }

    /// The batteries that are due besides if exactly these cubes are given for the bill, or `None` if they cannot be.
    pub(crate) fn batteries_due(self, bill: &Bill, cubes: Energy) -> Option<i32> {
        self.groups().batteries_due(bill, cubes)
    }

    /// Shows all ways to settle a bill, by rising blue, orange and green.
    pub(crate) fn with_ways(self, bill: &Bill, look: impl FnOnce(&[Way])) {
        match number(bill) {
            Some(number) => look(WAYS.of(self, number)),
            None => look(&self.groups().ways(bill)),
        }
    }
}

/// The number of the first technology that converts; the others follow without a gap.
const FIRST_CONVERTING: usize = CONVERTING.bits().trailing_zeros() as usize;

/// How many different conversions there are.
const COUNT: usize = 1 << CONVERTERS;

/// How many technologies convert.
const CONVERTERS: usize = CONVERTING.bits().count_ones() as usize;

/// What each choice of converting technologies allows.
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

/// Colors of one group pay for each other.
#[derive(Clone, Copy)]
struct Groups {
    /// The group of each color (D-8.9, D-8.10).
    of: [u8; 3],
    /// Whether a group holds the color of an exchange technology (D-8.6, D-8.10).
    exchange: [bool; 3],
}

impl Groups {
    /// What the technologies allow that are set in `owned`, the bits counted from the first that converts.
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
        // Cubes left over in groups without and with an exchange; cubes missing that batteries stand for.
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
        let due = i32::from(bill.batteries) + 2 * (missing + any);
        // D-8.7: every converted cube must be needed, the last one for at least one battery.
        if converted > 0 && 2 * (converted - 1) >= due {
            return None;
        }
        Some(due - 2 * converted)
    }

    fn ways(&self, bill: &Bill) -> Vec<Way> {
        // A converted cube pays at least one battery, so no way has more cubes than this.
        let most = bill.energy.total() + u32::from(bill.any) + u32::from(bill.batteries.div_ceil(2));
        let most = most.min(Way::MOST.into()) as u8;
        let mut ways = Vec::new();
        for blue in 0..=most {
            for orange in 0..=most - blue {
                for green in 0..=most - blue - orange {
                    let cubes = Energy { blue, orange, green };
                    ways.extend(self.batteries_due(bill, cubes).map(|batteries| Way::new(cubes, batteries)));
                }
            }
        }
        ways
    }
}

/// Cubes and batteries to hand over, one in each byte, so that all four are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way(u32);

impl Way {
    /// The most that a byte may hold, so that the comparison has a bit to spare.
    const MOST: u8 = 127;

    fn new(cubes: Energy, batteries: i32) -> Self {
        // Change needs no batteries.
        let batteries = batteries.clamp(0, Self::MOST.into()) as u8;
        Self(u32::from_le_bytes([cubes.blue, cubes.orange, cubes.green, batteries]))
    }

    /// All that a player has.
    pub(crate) fn held(cubes: Energy, batteries: u16) -> Self {
        let most = Energy::new(Self::MOST, Self::MOST, Self::MOST);
        Self::new(cubes.least(most), batteries.into())
    }

    /// Whether someone who has `held` has this much of everything.
    pub(crate) fn is_within(self, held: Self) -> bool {
        const SPARE: u32 = 0x8080_8080;
        ((held.0 | SPARE) - self.0) & SPARE == SPARE
    }

    pub(crate) fn payment(self, bill: &Bill) -> Payment {
        let [blue, orange, green, _] = self.0.to_le_bytes();
        let energy = Energy { blue, orange, green };
        Payment { energy, batteries: (bill.worth() - 2 * energy.total() as i32) as i8 }
    }
}

/// The ways to settle each of the game's bills with each of the conversions.
struct Ways {
    /// Where each list ends.
    ends: Vec<u32>,
    all: Vec<Way>,
}

static WAYS: LazyLock<Ways> = LazyLock::new(Ways::work_out);

impl Ways {
    fn work_out() -> Self {
        let (mut ends, mut all) = (vec![0], Vec::new());
        for groups in &GROUPS {
            for number in 0..BILLS {
                all.extend(groups.ways(&numbered(number)));
                ends.push(all.len() as u32);
            }
        }
        Self { ends, all }
    }

    fn of(&self, conversions: Conversions, bill: usize) -> &[Way] {
        let list = usize::from(conversions.0) * BILLS + bill;
        &self.all[self.ends[list] as usize..self.ends[list + 1] as usize]
    }
}

/// Bills with a number: up to three energy of each color and nothing else, or at most one of them with other things.
const BILLS: usize = 64 + 32;

fn number(bill: &Bill) -> Option<usize> {
    let Energy { blue, orange, green } = bill.energy;
    if (blue | orange | green | bill.batteries) > 3 || bill.any > 1 {
        return None;
    }
    let energy = usize::from(blue) | usize::from(orange) << 2 | usize::from(green) << 4;
    let others = usize::from(bill.any) << 2 | usize::from(bill.batteries);
    if others == 0 {
        return Some(energy);
    }
    // 0 for none, 1 to 3 for one of a color.
    const COLORS: [u8; 17] = [0, 1, 9, 9, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 3];
    let color = usize::from(*COLORS.get(energy)?);
    (color < 4).then_some(64 | color << 3 | others)
}

fn numbered(number: usize) -> Bill {
    let bits = |from: usize, mask: usize| (number >> from & mask) as u8;
    if number < 64 {
        return Bill::energy(Energy { blue: bits(0, 3), orange: bits(2, 3), green: bits(4, 3) });
    }
    let energy = [Energy::NONE, Energy::new(1, 0, 0), Energy::new(0, 1, 0), Energy::new(0, 0, 1)];
    Bill { energy: energy[usize::from(bits(3, 3))], any: bits(2, 1), batteries: bits(0, 3) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::robots::ROBOTS;

    #[test]
    fn every_bill_of_the_game_has_a_number() {
        let technologies = TECHNOLOGIES.iter().map(|card| card.cost);
        let robots = ROBOTS.iter().map(|card| Bill::energy(card.cost));
        let actions = (1..=2).map(Bill::batteries);
        let trade = |batteries| Bill { any: 1, batteries, energy: Energy::NONE };
        for bill in technologies.chain(robots).chain(actions).chain([trade(0), trade(1)]) {
            assert!(number(&bill).is_some(), "{bill:?}");
        }
    }

    #[test]
    fn numbered_bills_keep_their_numbers() {
        for expected in (0..BILLS).filter(|number| !(64..BILLS).contains(number) || number % 8 != 0) {
            assert_eq!(number(&numbered(expected)), Some(expected));
        }
    }
}
