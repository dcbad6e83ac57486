//! [`Set`]: a set of cards, tiles or other small pieces, as the bits of one number.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Chance;

/// A number whose bits hold a set: `u32`, `u64` or `u128`.
pub trait Bits: Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Into<u128> {
    /// No bits.
    const ZERO: Self;
    /// Only the bit with this number.
    fn bit(number: u8) -> Self;
    /// How many bits there are.
    fn count(self) -> u32;
    /// The number of the lowest bit.
    fn lowest(self) -> u8;
    /// The same without its lowest bit.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const ZERO: Self = 0;
            fn bit(number: u8) -> Self {
                1 << number
            }
            fn count(self) -> u32 {
                self.count_ones()
            }
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u32, u64, u128);

/// A piece that can be in a [`Set`], numbered from 0.
pub trait Element: Copy {
    /// A number with a bit for each piece. Smaller is faster.
    type Bits: Bits;
    /// Its number.
    fn number(self) -> u8;
    /// The piece with this number. Only called with numbers that [`Element::number`] returned.
    fn from_number(number: u8) -> Self;
}

/// A set of pieces: copying it is copying a number.
///
/// ```
/// use game::{Element, Set};
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Card(u8);
/// impl Element for Card {
///     type Bits = u128;
///     fn number(self) -> u8 { self.0 }
///     fn from_number(number: u8) -> Self { Card(number) }
/// }
/// let mut hand: Set<Card> = [Card(3), Card(90)].into_iter().collect();
/// hand.insert(Card(7));
/// hand.remove(Card(3));
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(7), Card(90)]);
/// ```
pub struct Set<T: Element> {
    bits: T::Bits,
}

impl<T: Element> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self { bits: T::Bits::ZERO };

    /// The set whose members are the numbers of the one-bits.
    #[must_use]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self { bits }
    }

    /// The members as bits.
    #[must_use]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// How many members there are.
    #[must_use]
    pub fn len(self) -> u32 {
        self.bits.count()
    }

    /// Whether there are no members.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::ZERO
    }

    /// Members of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Members of both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Members of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether every member of `other` is a member of this set.
    #[must_use]
    pub fn contains_all(self, other: Self) -> bool {
        other.without(self).is_empty()
    }

    /// Whether `piece` is a member.
    #[must_use]
    pub fn contains(self, piece: T) -> bool {
        self.bits & T::Bits::bit(piece.number()) != T::Bits::ZERO
    }

    /// Adds a piece.
    pub fn insert(&mut self, piece: T) {
        self.bits = self.bits | T::Bits::bit(piece.number());
    }

    /// Removes a piece. Returns whether it was there.
    pub fn remove(&mut self, piece: T) -> bool {
        let had = self.contains(piece);
        self.bits = self.bits & !T::Bits::bit(piece.number());
        had
    }

    /// The member with the lowest number.
    #[must_use]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_number(self.bits.lowest()))
    }

    /// The members in ascending order of number.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.bits = left.bits.without_lowest();
            Some(first)
        })
    }

    /// Removes a random member, all equally likely. `None` for an empty set.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let piece = T::from_number(chance.pick(self.bits.into()));
        self.remove(piece);
        Some(piece)
    }

    /// [`Set::draw`] for a line of named draws: see [`Chance::pick_for`].
    pub fn draw_for(&mut self, line: usize, chance: &mut Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let piece = T::from_number(chance.pick_for(line, self.bits.into()));
        self.remove(piece);
        Some(piece)
    }
}

// Written by hand because a derive would put the same bound on `T`, although only its bits are stored.
impl<T: Element> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Element> Copy for Set<T> {}
impl<T: Element> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T: Element> Eq for Set<T> {}
impl<T: Element> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        for piece in pieces {
            set.insert(piece);
        }
        set
    }
}

impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Element + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
