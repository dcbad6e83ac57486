//! Who sits where: [`Seat`], a set of seats [`Seats`], and one value for each seat [`BySeat`].

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in turn order.
///
/// ```
/// use game::Seat;
/// let last = Seat::new(3);
/// assert_eq!(last.next(4), Seat::new(0));
/// assert_eq!(last.to_string(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
///
/// ```
/// use game::{Seat, Seats};
/// let mut asked = Seats::all(3);
/// asked.remove(Seat::new(1));
/// assert_eq!(asked.iter().map(Seat::number).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody at a table of `players`.
    #[must_use]
    pub const fn all(players: u8) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Just one seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// One value for each seat, without a heap allocation of its own.
///
/// ```
/// use game::{BySeat, Seat};
/// let mut batteries = BySeat::new(3, |_| 5);
/// batteries[Seat::new(1)] -= 2;
/// assert_eq!(batteries.values().copied().collect::<Vec<_>>(), [5, 3, 5]);
/// assert_eq!(batteries.get(Seat::new(3)), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T> {
    players: u8,
    // Slots past `players` always hold the default, which keeps the derived equality correct.
    slots: [T; MAX_SEATS],
}

impl<T> BySeat<T> {
    /// How many seats there are.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The value of a seat, or `None` for a seat that is not at this table.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.slots[..usize::from(self.players)].get(seat.index())
    }

    /// The seats of this table in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.players).map(Seat)
    }

    /// The values in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.slots[..usize::from(self.players)].iter()
    }

    /// The values in seat order, mutably.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.slots[..usize::from(self.players)].iter_mut()
    }

    /// Seats and values in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.values())
    }
}

impl<T: Default> BySeat<T> {
    /// Calls `value` for each of `players` seats, in order.
    ///
    /// # Panics
    /// If there are no players or more than [`MAX_SEATS`].
    pub fn new(players: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        assert!((1..=MAX_SEATS).contains(&usize::from(players)), "1 to {MAX_SEATS} seats, not {players}");
        let slots =
            std::array::from_fn(
                |index| if index < usize::from(players) { value(Seat(index as u8)) } else { T::default() },
            );
        Self { players, slots }
    }

    /// Maps each value to another.
    pub fn map<U: Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::new(self.players, |seat| change(seat, &self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        assert!(seat.0 < self.players, "no seat {seat} at this table");
        &self.slots[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        assert!(seat.0 < self.players, "no seat {seat} at this table");
        &mut self.slots[seat.index()]
    }
}

impl<T: Default> Default for BySeat<T> {
    /// One seat with the default value: a placeholder inside other defaults.
    fn default() -> Self {
        Self::new(1, |_| T::default())
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(usize::from(self.players)))?;
        for value in self.values() {
            list.serialize_element(value)?;
        }
        list.end()
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.is_empty() || values.len() > MAX_SEATS {
            return Err(D::Error::custom(format!("a list with 1 to {MAX_SEATS} seats, not {}", values.len())));
        }
        let mut values = values.into_iter();
        let players = values.len() as u8;
        Ok(Self::new(players, |_| values.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_seats_survives_json() {
        let by_seat = BySeat::new(4, |seat| seat.number() * 2);
        let text = serde_json::to_string(&by_seat).unwrap();
        assert_eq!(text, "[0,2,4,6]");
        assert_eq!(serde_json::from_str::<BySeat<u8>>(&text).unwrap(), by_seat);
    }

    #[test]
    fn impossible_lists_of_seats_are_refused() {
        assert!(serde_json::from_str::<BySeat<u8>>("[]").is_err());
        assert!(serde_json::from_str::<BySeat<u8>>("[1,2,3,4,5,6]").is_err());
    }

    #[test]
    fn seat_sets_know_no_seat_beyond_the_table() {
        assert!(!Seats::all(5).contains(Seat::new(5)));
        assert!(!Seats::all(5).contains(Seat::new(200)));
        assert_eq!(Seats::all(5).len(), 5);
        assert_eq!(Seats::NONE.first(), None);
    }
}
