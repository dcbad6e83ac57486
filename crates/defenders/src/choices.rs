//! Sets of choices of cubes, as the bits of one number: what can be paid, taken and kept.
//!
//! Every choice in the game comes down to at most five cubes, and there are only 56 of those. A few instructions find
//! which of them a player can afford, how many there are, and which is the n-th.

use crate::{Color, Energy};

/// The most cubes in a choice that has a bit.
pub(crate) const MOST_CUBES: u32 = 5;

const MOST: usize = MOST_CUBES as usize;

/// How many choices of at most this many cubes there are.
const COUNT: usize = 56;

/// A set of choices of at most five cubes each, in ascending order of blue, then orange, then green.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Choices(u64);

impl Choices {
    /// A single choice. Empty if it has too many cubes.
    #[inline]
    pub(crate) fn only(cubes: Energy) -> Self {
        if cubes.total() > MOST_CUBES {
            return Self(0);
        }
        let Energy { blue, orange, green } = cubes;
        Self(1 << NUMBERS[usize::from(blue)][usize::from(orange)][usize::from(green)])
    }

    /// Whether a choice is one of them.
    #[inline]
    pub(crate) fn contains(self, cubes: Energy) -> bool {
        !self.intersection(Self::only(cubes)).is_empty()
    }

    /// The choices that take no more than `held` of any color.
    #[inline]
    pub(crate) fn within(held: Energy) -> Self {
        let within = |color: Color| WITHIN[color as usize][usize::from(held[color]).min(MOST)];
        Self(within(Color::Blue) & within(Color::Orange) & within(Color::Green))
    }

    /// The choices of exactly this many cubes. Empty if that is more than [`MOST_CUBES`].
    pub(crate) fn of_total(cubes: u8) -> Self {
        Self(OF_TOTAL.get(usize::from(cubes)).copied().unwrap_or(0))
    }

    /// The choices of at least this many cubes.
    #[inline]
    pub(crate) fn of_at_least(cubes: u16) -> Self {
        Self(OF_AT_LEAST.get(usize::from(cubes)).copied().unwrap_or(0))
    }

    #[inline]
    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The `n`-th choice, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Option<Energy> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        CUBES.get(left.trailing_zeros() as usize).copied()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Energy> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = CUBES.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl FromIterator<Energy> for Choices {
    fn from_iter<I: IntoIterator<Item = Energy>>(cubes: I) -> Self {
        cubes.into_iter().map(Self::only).fold(Self(0), Self::union)
    }
}

/// The cubes of each choice.
static CUBES: [Energy; COUNT] = {
    let mut all = [Energy::NONE; COUNT];
    let (mut code, mut number) = (0, 0);
    while code < 6 * 6 * 6 {
        let cubes = Energy::new(code / 36, code / 6 % 6, code % 6);
        if cubes.total() <= MOST_CUBES {
            all[number] = cubes;
            number += 1;
        }
        code += 1;
    }
    assert!(number == COUNT);
    all
};

/// The number of each choice, by its blue, orange and green cubes.
static NUMBERS: [[[u8; MOST + 1]; MOST + 1]; MOST + 1] = {
    let mut numbers = [[[0; MOST + 1]; MOST + 1]; MOST + 1];
    let mut number = 0;
    while number < COUNT {
        let Energy { blue, orange, green } = CUBES[number];
        numbers[blue as usize][orange as usize][green as usize] = number as u8;
        number += 1;
    }
    numbers
};

/// The choices with at most this many cubes of a color.
static WITHIN: [[u64; MOST + 1]; 3] = {
    let mut within = [[0; MOST + 1]; 3];
    let (mut number, mut most) = (0, 0);
    while most <= MOST {
        while number < COUNT {
            let Energy { blue, orange, green } = CUBES[number];
            within[Color::Blue as usize][most] |= ((blue as usize <= most) as u64) << number;
            within[Color::Orange as usize][most] |= ((orange as usize <= most) as u64) << number;
            within[Color::Green as usize][most] |= ((green as usize <= most) as u64) << number;
            number += 1;
        }
        (number, most) = (0, most + 1);
    }
    within
};

/// The choices of exactly this many cubes.
static OF_TOTAL: [u64; MOST + 1] = {
    let mut of_total = [0; MOST + 1];
    let mut number = 0;
    while number < COUNT {
        of_total[CUBES[number].total() as usize] |= 1 << number;
        number += 1;
    }
    of_total
};

/// The choices of at least this many cubes.
static OF_AT_LEAST: [u64; MOST + 1] = {
    let mut of_at_least = OF_TOTAL;
    let mut cubes = MOST;
    while cubes > 0 {
        of_at_least[cubes - 1] |= of_at_least[cubes];
        cubes -= 1;
    }
    of_at_least
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_by_rising_blue_orange_and_green() {
        let cubes = [Energy::new(0, 0, 5), Energy::new(0, 2, 1), Energy::new(1, 0, 0), Energy::new(1, 3, 1)];
        let set: Choices = cubes.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cubes);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|n| set.nth(n)),
            [Some(cubes[0]), Some(cubes[1]), Some(cubes[2]), Some(cubes[3]), None]
        );
        assert!(Choices::only(Energy::new(2, 2, 2)).is_empty());
    }

    #[test]
    fn what_is_held_and_how_many_are_needed_pick_choices() {
        let all = Choices::of_at_least(0);
        assert_eq!(all.len() as usize, COUNT);
        for held in all.iter().chain([Energy::new(9, 0, 200)]) {
            let expected: Choices = all.iter().filter(|&cubes| held.covers(cubes)).collect();
            assert_eq!(Choices::within(held), expected, "{held:?}");
        }
        for cubes in 0..9 {
            let at_least: Choices = all.iter().filter(|choice| choice.total() >= u32::from(cubes)).collect();
            assert_eq!(Choices::of_at_least(cubes.into()), at_least);
            let exactly: Choices = all.iter().filter(|choice| choice.total() == u32::from(cubes)).collect();
            assert_eq!(Choices::of_total(cubes), exactly);
        }
    }
}
