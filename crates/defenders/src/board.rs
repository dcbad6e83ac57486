//! The 3×3 board: places, steps between them, and the sides with the robot stacks. Rules D-2.1, D-4.4 to D-4.6, D-6.5.

use serde::{Deserialize, Serialize};

use crate::Defender;

/// One of the nine places of the board, row by row: 0 is the north-west corner, 4 the center, 8 the south-east corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/", type = "number"))]
pub struct Place(u8);

/// There is no such place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the places of the board are 0 to 8, not {0}")]
pub struct NoSuchPlace(u8);

impl Place {
    /// How many places there are.
    pub const COUNT: usize = 9;
    /// The middle of the board, where the Base is.
    pub const CENTER: Self = Self(4);

    /// The place in this row and column, each 0 to 2.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Self {
        assert!(row < 3 && column < 3);
        Self(row * 3 + column)
    }

    /// All places in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The sides of the board that a Defender standing here reaches (D-6.5).
    #[must_use]
    pub const fn sides(self) -> Sides {
        SIDES[self.index()]
    }
}

impl TryFrom<u8> for Place {
    type Error = NoSuchPlace;
    fn try_from(number: u8) -> Result<Self, NoSuchPlace> {
        if usize::from(number) < Self::COUNT { Ok(Self(number)) } else { Err(NoSuchPlace(number)) }
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(u16);

impl Places {
    /// Whether the place is one of them.
    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places in either set.
    #[must_use]
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where the Defenders stand.
    #[must_use]
    pub const fn taken(defenders: &ByDefender<Place>) -> Self {
        let [red, yellow, blue] = defenders.0;
        Self(1 << red.0 | 1 << yellow.0 | 1 << blue.0)
    }

    /// These places except the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |&place| self.contains(place))
    }

    /// The `n`-th of them, counted from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Place> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| Place(left.trailing_zeros() as u8))
    }
}

/// Where a Defender can stop after exactly `distance` steps from a place (D-4.4, D-4.6). With the extra step
/// technology, also one step further in the direction of the last step (D-8.11). Defenders can pass each other, so they
/// are ignored here.
#[must_use]
pub const fn reach(from: Place, distance: u8, extra_step: bool) -> Places {
    REACH[extra_step as usize][distance as usize - 1][from.index()]
}

static REACH: [[[Places; 9]; 2]; 2] =
    [[all_ends(1, false), all_ends(2, false)], [all_ends(1, true), all_ends(2, true)]];

const fn all_ends(distance: u8, extra_step: bool) -> [Places; 9] {
    let mut table = [Places(0); 9];
    let mut from = 0;
    while from < 9 {
        table[from as usize] = ends(from, distance, extra_step);
        from += 1;
    }
    table
}

const fn ends(from: u8, distance: u8, extra_step: bool) -> Places {
    let mut places = 0;
    let mut first = 0;
    while first < 4 {
        let mut last = 0;
        while last < 4 {
            // Directions are north, east, south, west: two apart means there and back.
            let there_and_back = distance == 2 && (first + 2) % 4 == last;
            let same = distance == 2 || first == last;
            if !there_and_back && same {
                let stop = if distance == 2 { step(step(from, first), last) } else { step(from, last) };
                places |= bit(stop);
                if extra_step {
                    places |= bit(step(stop, last));
                }
            }
            last += 1;
        }
        first += 1;
    }
    Places(places)
}

const OFF_THE_BOARD: u8 = 9;

const fn bit(place: u8) -> u16 {
    if place == OFF_THE_BOARD { 0 } else { 1 << place }
}

const fn step(from: u8, direction: u8) -> u8 {
    if from == OFF_THE_BOARD {
        return OFF_THE_BOARD;
    }
    let (row, column) = (from / 3, from % 3);
    match direction {
        0 if row > 0 => from - 3,
        1 if column < 2 => from + 1,
        2 if row < 2 => from + 3,
        3 if column > 0 => from - 1,
        _ => OFF_THE_BOARD,
    }
}

/// A side of the board, with one stack of robots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Along places 0, 1, 2.
    North,
    /// Along places 2, 5, 8.
    East,
    /// Along places 6, 7, 8.
    South,
    /// Along places 0, 3, 6.
    West,
}

impl Side {
    /// The four sides, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    /// Whether the side is one of them.
    #[must_use]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// The sides in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

static SIDES: [Sides; 9] = {
    let mut table = [Sides(0); 9];
    let mut place = 0;
    while place < 9 {
        let (row, column) = (place / 3, place % 3);
        // The Base reaches every stack.
        let all = place == 4;
        let north = (row == 0 || all) as u8;
        let east = (column == 2 || all) as u8;
        let south = (row == 2 || all) as u8;
        let west = (column == 0 || all) as u8;
        table[place] = Sides(north | east << 1 | south << 2 | west << 3);
        place += 1;
    }
    table
};

/// One value for each Defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(transparent)]
pub struct ByDefender<T>(pub(crate) [T; 3]);

impl<T> std::ops::Index<Defender> for ByDefender<T> {
    type Output = T;
    fn index(&self, defender: Defender) -> &T {
        &self.0[defender as usize]
    }
}

impl<T> std::ops::IndexMut<Defender> for ByDefender<T> {
    fn index_mut(&mut self, defender: Defender) -> &mut T {
        &mut self.0[defender as usize]
    }
}
