//! [`Set`]: a set of cards, tiles or other small pieces, as bits of one number.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Chance;

/// A piece of which fewer than 128 exist, numbered from 0.
pub trait Element: Copy {
    /// Its number.
    fn number(self) -> u8;
    /// The piece with this number; only called with numbers that [`Element::number`] gave.
    fn from_number(number: u8) -> Self;
}

/// A set of pieces: copying it is copying a number.
///
/// ```
/// use game::{Element, Set};
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Card(u8);
/// impl Element for Card {
///     fn number(self) -> u8 { self.0 }
///     fn from_number(number: u8) -> Self { Card(number) }
/// }
/// let mut hand: Set<Card> = [Card(3), Card(90)].into_iter().collect();
/// hand.insert(Card(7));
/// hand.remove(Card(3));
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(7), Card(90)]);
/// ```
pub struct Set<T> {
    bits: u128,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    /// The set with nothing in it.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set whose members are the numbers of the one-bits.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self { bits, of: PhantomData }
    }

    /// The members as bits.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// How many members there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there are no members.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Members of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Members of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Members of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether every member of `other` is a member of this set.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        other.bits & !self.bits == 0
    }
}

impl<T: Element> Set<T> {
    /// Whether `piece` is a member.
    #[must_use]
    pub fn contains(self, piece: T) -> bool {
        self.bits >> piece.number() & 1 != 0
    }

    /// Adds a piece.
    pub fn insert(&mut self, piece: T) {
        self.bits |= 1 << piece.number();
    }

    /// Takes a piece out; says whether it was there.
    pub fn remove(&mut self, piece: T) -> bool {
        let had = self.contains(piece);
        self.bits &= !(1 << piece.number());
        had
    }

    /// The members by rising number.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(T::from_number(number))
        })
    }

    /// Takes one member out by chance, each equally likely; `None` from an empty set.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let piece = T::from_number(chance.pick(self.bits));
        self.remove(piece);
        Some(piece)
    }
}

// Written out because a derive would ask the same of `T`, which only lends its name.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
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
