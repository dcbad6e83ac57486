//! Energy: cubes in three colors.

use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// The color of an energy cube.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Blue.
    Blue,
    /// Orange.
    Orange,
    /// Green.
    Green,
}

impl Color {
    /// The three colors in the order of the rulebook's component list.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Orange, Self::Green];
}

/// A number of cubes of each color.
///
/// ```
/// use defenders::{Color, Energy};
/// let cost = Energy::new(2, 1, 0);
/// let hand = cost + Energy::one(Color::Green);
/// assert!(hand.covers(cost));
/// assert_eq!(hand.total(), 4);
/// assert_eq!((hand - cost)[Color::Green], 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(deny_unknown_fields)]
pub struct Energy {
    /// Blue cubes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub blue: u8,
    /// Orange cubes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub orange: u8,
    /// Green cubes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub green: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Energy {
    /// No cubes.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// This many blue, orange and green cubes.
    #[must_use]
    pub const fn new(blue: u8, orange: u8, green: u8) -> Self {
        Self { blue, orange, green }
    }

    /// One cube.
    #[must_use]
    pub fn one(color: Color) -> Self {
        let mut energy = Self::NONE;
        energy[color] = 1;
        energy
    }

    /// The total number of cubes. Wide enough for whatever an unchecked move claims.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.blue as u32 + self.orange as u32 + self.green as u32
    }

    /// Whether these cubes include the others.
    #[must_use]
    pub const fn covers(self, those: Self) -> bool {
        self.blue >= those.blue && self.orange >= those.orange && self.green >= those.green
    }

    /// The smaller count of each color.
    #[must_use]
    pub fn least(self, other: Self) -> Self {
        Self::new(self.blue.min(other.blue), self.orange.min(other.orange), self.green.min(other.green))
    }
}

impl Index<Color> for Energy {
    type Output = u8;
    fn index(&self, color: Color) -> &u8 {
        match color {
            Color::Blue => &self.blue,
            Color::Orange => &self.orange,
            Color::Green => &self.green,
        }
    }
}

impl IndexMut<Color> for Energy {
    fn index_mut(&mut self, color: Color) -> &mut u8 {
        match color {
            Color::Blue => &mut self.blue,
            Color::Orange => &mut self.orange,
            Color::Green => &mut self.green,
        }
    }
}

impl Add for Energy {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.blue + other.blue, self.orange + other.orange, self.green + other.green)
    }
}

impl Sub for Energy {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.blue - other.blue, self.orange - other.orange, self.green - other.green)
    }
}

impl AddAssign for Energy {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Energy {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
