//! [`SealedChoice`]: a choice that several seats make at once and in secret.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// Sealed answers, revealed together by the last one, in seat order.
///
/// The order in which answers arrive does not matter: network timing decides nothing.
///
/// ```
/// use game::{Seat, Seats, SealedChoice};
/// let mut choice = SealedChoice::ask(2, Seats::all(2));
/// assert!(!choice.submit(Seat::new(1), "settle"));
/// assert_eq!(choice.missing(), Seats::only(Seat::new(0)));
/// assert!(choice.submit(Seat::new(0), "develop"), "the last answer reveals them all");
/// assert_eq!(choice.answer(Seat::new(1)), Some(&"settle"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct SealedChoice<T> {
    missing: Seats,
    answers: BySeat<Option<T>>,
}

impl<T> SealedChoice<T> {
    /// Asks `seats` of a table of `players`.
    #[must_use]
    pub fn ask(players: u8, seats: Seats) -> Self {
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

    /// What a seat has answered so far. Until the last answer is in, only that seat may know.
    #[must_use]
    pub fn answer(&self, seat: Seat) -> Option<&T> {
        self.answers.get(seat)?.as_ref()
    }

    /// Seals an answer and returns whether it was the last one. If so, [`SealedChoice::answers`] may be revealed.
    ///
    /// A seat that is not asked, or has already answered, changes nothing.
    pub fn submit(&mut self, seat: Seat, answer: T) -> bool {
        if !self.missing.contains(seat) {
            return false;
        }
        self.answers[seat] = Some(answer);
        self.missing.remove(seat);
        self.missing.is_empty()
    }

    /// The answers given so far, in seat order.
    pub fn answers(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.answers.iter().filter_map(|(seat, answer)| Some((seat, answer.as_ref()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_answer_does_not_replace_the_first() {
        let mut choice = SealedChoice::ask(3, Seats::all(3));
        choice.submit(Seat::new(1), 'a');
        choice.submit(Seat::new(1), 'b');
        assert_eq!(choice.answer(Seat::new(1)), Some(&'a'));
        assert_eq!(choice.missing().len(), 2);
    }

    #[test]
    fn seats_that_are_not_asked_are_not_waited_for() {
        let mut choice = SealedChoice::ask(3, Seats::only(Seat::new(2)));
        assert!(!choice.submit(Seat::new(0), 1));
        assert!(choice.submit(Seat::new(2), 2));
        assert_eq!(choice.answers().collect::<Vec<_>>(), [(Seat::new(2), &2)]);
    }
}
