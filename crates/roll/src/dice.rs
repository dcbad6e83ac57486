//! The dice: colors, faces, phases, and bags of dice as counts. Rules of section 1.

use std::fmt;

use game::{Chance, Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The color of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Color {
    /// White.
    Home,
    /// Red.
    Military,
    /// Purple. It matches every world when a good is consumed.
    Consumption,
    /// Cyan.
    Novelty,
    /// Brown: Rare Elements.
    Rare,
    /// Green.
    Genes,
    /// Yellow: Alien Technology.
    Alien,
}

impl Color {
    /// All seven.
    pub const ALL: [Self; 7] =
        [Self::Home, Self::Military, Self::Consumption, Self::Novelty, Self::Rare, Self::Genes, Self::Alien];

    /// How many dice of this color there are (L-1.1).
    #[must_use]
    pub const fn supply(self) -> u8 {
        [25, 22, 9, 20, 14, 12, 9][self as usize]
    }

    /// The six faces of a die of this color (L-1.2).
    #[must_use]
    pub const fn faces(self) -> [Face; 6] {
        use Face::{Develop, Explore, Produce, Settle, Ship, Wild};
        match self {
            Self::Home => [Explore, Explore, Develop, Settle, Produce, Ship],
            Self::Military => [Explore, Develop, Develop, Settle, Settle, Wild],
            Self::Consumption => [Explore, Develop, Ship, Ship, Ship, Wild],
            Self::Novelty => [Explore, Produce, Produce, Ship, Ship, Wild],
            Self::Rare => [Explore, Develop, Develop, Produce, Ship, Wild],
            Self::Genes => [Explore, Settle, Settle, Produce, Wild, Wild],
            Self::Alien => [Develop, Settle, Produce, Wild, Wild, Wild],
        }
    }
}

impl Element for Color {
    type Bits = u32;
    fn number(self) -> u8 {
        self as u8
    }
    fn from_number(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// A phase, and the column of its workers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Phase {
    /// Phase I.
    Explore,
    /// Phase II.
    Develop,
    /// Phase III.
    Settle,
    /// Phase IV.
    Produce,
    /// Phase V.
    Ship,
}

impl Phase {
    /// All five, in order.
    pub const ALL: [Self; 5] = [Self::Explore, Self::Develop, Self::Settle, Self::Produce, Self::Ship];

    /// The face that shows it.
    #[must_use]
    pub const fn face(self) -> Face {
        Face::ALL[self as usize]
    }
}

impl Element for Phase {
    type Bits = u32;
    fn number(self) -> u8 {
        self as u8
    }
    fn from_number(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the phases by name")]
pub enum Face {
    Explore,
    Develop,
    Settle,
    Produce,
    Ship,
    /// Goes in any column.
    Wild,
}

impl Face {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Explore, Self::Develop, Self::Settle, Self::Produce, Self::Ship, Self::Wild];

    /// The phase it shows; `None` for a wild face.
    #[must_use]
    pub const fn phase(self) -> Option<Phase> {
        match self {
            Self::Wild => None,
            Self::Explore | Self::Develop | Self::Settle | Self::Produce | Self::Ship => {
                Some(Phase::ALL[self as usize])
            }
        }
    }
}

/// A bag of dice: the number of each color. Dice of one color in one place are interchangeable.
///
/// ```
/// use roll::{Color, Dice};
/// let mut cup: Dice = [Color::Home, Color::Home, Color::Genes].into_iter().collect();
/// assert_eq!((cup.count(Color::Home), cup.total()), (2, 3));
/// assert!(cup.take(Color::Genes));
/// assert!(!cup.take(Color::Genes));
/// assert_eq!(cup, Dice::of(Color::Home, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", as = "std::collections::BTreeMap<Color, u8>"))]
pub struct Dice(u64);

/// A one in the byte of every color.
const ONES: u64 = 0x0001_0101_0101_0101;

impl Dice {
    /// No dice.
    pub const NONE: Self = Self(0);

    /// This many dice of one color.
    #[must_use]
    pub const fn of(color: Color, count: u8) -> Self {
        Self((count as u64) << (8 * color as u8))
    }

    /// How many dice of a color there are.
    #[must_use]
    pub const fn count(self, color: Color) -> u8 {
        (self.0 >> (8 * color as u8)) as u8
    }

    /// How many dice there are.
    #[must_use]
    pub const fn total(self) -> u8 {
        // The multiplication sums all bytes in the seventh.
        (self.0.wrapping_mul(ONES) >> 48) as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is one of a color.
    #[must_use]
    pub const fn has(self, color: Color) -> bool {
        self.count(color) > 0
    }

    /// Adds a die.
    pub const fn put(&mut self, color: Color) {
        self.0 += Self::of(color, 1).0;
    }

    /// Takes a die. Returns whether there was one.
    pub const fn take(&mut self, color: Color) -> bool {
        let had = self.has(color);
        if had {
            self.0 -= Self::of(color, 1).0;
        }
        had
    }

    /// Both bags together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These dice without the others, all of which must be here.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0.wrapping_sub(other.0))
    }

    /// Whether all of the other dice are here.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        // No byte ever reaches 128, so a borrow shows in its highest bit.
        const HIGH: u64 = ONES << 7;
        ((self.0 | HIGH).wrapping_sub(other.0)) & HIGH == HIGH
    }

    /// The colors present.
    pub fn colors(self) -> impl Iterator<Item = Color> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let color = left.trailing_zeros() / 8;
            left &= !(0xff << (8 * color));
            Some(Color::ALL[color as usize])
        })
    }

    /// How many colors are present.
    #[must_use]
    pub const fn kinds(self) -> usize {
        // No byte reaches 128, so adding 127 sets the highest bit of every byte that is not 0.
        ((self.0 + 0x7f * ONES) & (ONES << 7)).count_ones() as usize
    }

    /// The first color present.
    #[must_use]
    pub fn first(self) -> Option<Color> {
        self.colors().next()
    }

    /// Every die, by color.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        self.colors().flat_map(move |color| std::iter::repeat_n(color, self.count(color).into()))
    }

    /// The dice of these colors.
    #[must_use]
    pub fn only(self, colors: Set<Color>) -> Self {
        Self(self.0 & BYTES[colors.bits() as usize & 0x7f])
    }

    /// Calls `found` for each bag of exactly this many of these dice.
    pub fn each_of(self, size: u8, mut found: impl FnMut(Self)) {
        fn choose(from: Dice, at: usize, size: u8, taken: Dice, found: &mut dyn FnMut(Dice)) {
            if size == 0 {
                return found(taken);
            }
            let Some(&color) = Color::ALL.get(at) else { return };
            for count in 0..=from.count(color).min(size) {
                choose(from, at + 1, size - count, taken.plus(Dice::of(color, count)), found);
            }
        }
        choose(self, 0, size, Self::NONE, &mut found);
    }

    /// A random bag of `min` to `max` of these dice, all equally likely.
    #[must_use]
    pub fn random_of(self, min: u8, max: u8, chance: &mut Chance) -> Self {
        let tails = self.tails(max);
        let all = (min..=max).map(|size| tails[0][usize::from(size)]).sum();
        let (mut nth, mut left) = (chance.below(all), min);
        while left < max && nth >= tails[0][usize::from(left)] {
            nth -= tails[0][usize::from(left)];
            left += 1;
        }
        let mut taken = Self::NONE;
        for (at, &color) in Color::ALL.iter().enumerate() {
            for count in 0..=self.count(color).min(left) {
                let ways = tails[at + 1][usize::from(left - count)];
                if nth < ways {
                    taken = taken.plus(Self::of(color, count));
                    left -= count;
                    break;
                }
                nth -= ways;
            }
        }
        taken
    }

    /// For each color, how many bags of each size up to `max` can be made from that color and those after it.
    fn tails(self, max: u8) -> [[u32; MOST + 1]; 8] {
        let mut tails = [[0; MOST + 1]; 8];
        tails[7][0] = 1;
        for at in (0..7).rev() {
            let most = usize::from(self.count(Color::ALL[at]));
            if most == 0 {
                tails[at] = tails[at + 1];
                continue;
            }
            for size in 0..=usize::from(max) {
                tails[at][size] = (0..=most.min(size)).map(|count| tails[at + 1][size - count]).sum();
            }
        }
        tails
    }
}

/// The byte mask of a set of colors.
static BYTES: [u64; 128] = {
    let (mut table, mut set) = ([0; 128], 0);
    while set < 128 {
        let mut color = 0;
        while color < 7 {
            if set >> color & 1 != 0 {
                table[set] |= 0xff << (8 * color);
            }
            color += 1;
        }
        set += 1;
    }
    table
};

/// The most dice ever chosen at once: a tile needs at most 6, and credits recruit at most 10.
const MOST: usize = 10;

impl std::iter::Sum for Dice {
    fn sum<I: Iterator<Item = Self>>(bags: I) -> Self {
        bags.fold(Self::NONE, Self::plus)
    }
}

impl FromIterator<Color> for Dice {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().map(|color| Self::of(color, 1)).sum()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.colors().map(|color| (color, self.count(color)))).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.colors().map(|color| (color, self.count(color))))
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Color, u8>::deserialize(deserializer)?;
        if let Some((color, count)) = counts.iter().find(|(color, count)| **count > color.supply()) {
            return Err(D::Error::custom(format!("there are not {count} {color:?} dice")));
        }
        Ok(counts.into_iter().map(|(color, count)| Self::of(color, count)).sum())
    }
}
