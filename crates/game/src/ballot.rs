//! [`Ballot`]: a choice that several seats make at once and in secret.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// Sealed answers, opened together by the last one, in seat order.
///
/// Whatever order the answers arrive in, the game that follows is the same: network timing decides nothing.
///
/// ```
/// use game::{Ballot, Seat, Seats};
/// let mut ballot = Ballot::open(2, Seats::all(2));
/// assert!(ballot.cast(Seat::new(1), "settle").is_none());
/// assert_eq!(ballot.missing(), Seats::only(Seat::new(0)));
/// let opened = ballot.cast(Seat::new(0), "develop").expect("the last answer opens the ballot");
/// assert_eq!(opened, [(Seat::new(0), "develop"), (Seat::new(1), "settle")]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct Ballot<T> {
    missing: Seats,
    answers: BySeat<Option<T>>,
}

impl<T> Ballot<T> {
    /// Asks `seats` of a table of `players`.
    #[must_use]
    pub fn open(players: u8, seats: Seats) -> Self {
        Self { missing: seats, answers: BySeat::new(players, |_| None) }
    }

    /// The seats that have not answered yet.
    #[must_use]
    pub fn missing(&self) -> Seats {
        self.missing
    }

    /// The seats that have answered.
    #[must_use]
    pub fn answered(&self) -> Seats {
        let mut seats = Seats::NONE;
        for (seat, answer) in self.answers.iter() {
            if answer.is_some() {
                seats.insert(seat);
            }
        }
        seats
    }

    /// What a seat has answered so far; for nobody's eyes but that seat's.
    #[must_use]
    pub fn answer(&self, seat: Seat) -> Option<&T> {
        self.answers.get(seat)?.as_ref()
    }

    /// Seals an answer and says whether it was the last one, after which [`Ballot::answer`] may be read for all.
    ///
    /// It does what [`Ballot::cast`] does without making a list, for games that are played by the million.
    ///
    /// ```
    /// use game::{Ballot, Seat, Seats};
    /// let mut ballot = Ballot::open(2, Seats::all(2));
    /// assert!(!ballot.seal(Seat::new(1), "settle"));
    /// assert!(ballot.seal(Seat::new(0), "develop"));
    /// assert_eq!(ballot.answer(Seat::new(1)), Some(&"settle"));
    /// ```
    pub fn seal(&mut self, seat: Seat, answer: T) -> bool {
        if !self.missing.contains(seat) {
            return false;
        }
        self.answers[seat] = Some(answer);
        self.missing.remove(seat);
        self.missing.is_empty()
    }

    /// Seals an answer. The last one opens them all. A seat that is not (or no longer) asked changes nothing.
    pub fn cast(&mut self, seat: Seat, answer: T) -> Option<Vec<(Seat, T)>> {
        if !self.seal(seat, answer) {
            return None;
        }
        let seats = self.answers.seats();
        Some(seats.filter_map(|seat| Some((seat, self.answers[seat].take()?))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_answer_does_not_replace_the_first() {
        let mut ballot = Ballot::open(3, Seats::all(3));
        ballot.cast(Seat::new(1), 'a');
        ballot.cast(Seat::new(1), 'b');
        assert_eq!(ballot.answer(Seat::new(1)), Some(&'a'));
        assert_eq!(ballot.missing().len(), 2);
    }

    #[test]
    fn seats_that_are_not_asked_are_not_waited_for() {
        let mut ballot = Ballot::open(3, Seats::only(Seat::new(2)));
        assert_eq!(ballot.cast(Seat::new(0), 1), None);
        assert_eq!(ballot.cast(Seat::new(2), 2), Some(vec![(Seat::new(2), 2)]));
    }
}
