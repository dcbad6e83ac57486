//! [`Review`]: what each answer of a finished game cost, and how much of the result was luck.
//!
//! Every decision is examined twice: with what its player could know then, and with everything known now. A search
//! chooses the best answer. Then this answer and the one that was played meet in new imagined games, both in the same
//! ones. The search that chose among many favors answers that were lucky in it; the new games do not, so the losses they
//! show are not too large on average.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `plan.rs` | [`Plan`]: the decisions of a record, each of which can be examined alone |
//! | `examine.rs` | what a decision cost |
//! | `account.rs` | [`Account`]: own answers, others' answers and chance, which add up to the result |
//! | `verify.rs` | [`played_out`]: how a game ends after an answer, to check reviews |

mod account;
mod examine;
mod plan;
mod verify;

use game::{BySeat, MAX_SEATS, Seat};

pub use account::{Account, Swing};
pub use examine::Depth;
pub use plan::{NotReviewable, Plan};
pub use verify::played_out;

use crate::search::Findings;

/// A loss of win probability below this is none: the answer was as good as the best.
const BEST_BELOW: f32 = 0.005;
/// Below this an answer is good.
const GOOD_BELOW: f32 = 0.02;
/// Below this an answer is inaccurate, and otherwise a mistake.
const INACCURATE_BELOW: f32 = 0.06;
/// A loss of fewer standard errors than this may be luck of the imagined games, and is held against nobody.
pub(crate) const ERRORS: f32 = 2.0;

/// From which knowledge an answer is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowing {
    /// What the player could know then.
    Then,
    /// Everything: all cards, and what the others answered. Only the luck to come is unknown.
    Now,
}

impl Knowing {
    /// Both, the fair one first.
    pub const ALL: [Self; 2] = [Self::Then, Self::Now];
}

/// How good an answer was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// The best, or as good.
    Best,
    /// Hardly worse.
    Good,
    /// Noticeably worse.
    Inaccurate,
    /// Much worse.
    Mistake,
}

impl Class {
    /// All of them, the best first.
    pub const ALL: [Self; 4] = [Self::Best, Self::Good, Self::Inaccurate, Self::Mistake];

    /// The least loss of win probability of the class.
    #[must_use]
    pub const fn from(self) -> f32 {
        match self {
            Self::Best => 0.0,
            Self::Good => BEST_BELOW,
            Self::Inaccurate => GOOD_BELOW,
            Self::Mistake => INACCURATE_BELOW,
        }
    }

    /// The class of a loss with its standard error.
    pub(crate) fn of(loss: f32, error: f32) -> Self {
        let class = Self::ALL.into_iter().rev().find(|class| loss >= class.from()).unwrap_or(Self::Best);
        if loss < ERRORS * error { class.min(Self::Good) } else { class }
    }
}

/// The chance to win of every seat, by seat.
pub type Chances = BySeat<f32>;

/// What was found about an answer, from one kind of knowledge.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<M> {
    /// The best answer; the one that was played if it is as good.
    pub best: M,
    /// Everyone's chance to win with the best answer.
    pub chances_best: Chances,
    /// Everyone's chance to win with the answer that was played.
    pub chances_played: Chances,
    /// The expected lead in points with the best answer.
    pub margin_best: f32,
    /// The expected lead in points with the answer that was played.
    pub margin_played: f32,
    /// The standard error of the difference in win probability; 1 if a single imagined game leaves it unknown.
    pub error: f32,
    /// How good the answer was.
    pub class: Class,
    /// The best and the played answer with their reasons, and what the others were expected to do.
    pub findings: Findings<M>,
    /// How many other answers were considered.
    pub considered: usize,
}

impl<M: PartialEq> Judged<M> {
    /// How much win probability the played answer lost, measured. Below zero if it did better than the one that the
    /// search preferred.
    #[must_use]
    pub fn measured_loss(&self, seat: Seat) -> f32 {
        self.chances_best[seat] - self.chances_played[seat]
    }

    /// How much win probability was lost; nothing if no better answer is known.
    #[must_use]
    pub fn loss(&self, seat: Seat) -> f32 {
        self.measured_loss(seat).max(0.0)
    }

    /// How many points were lost.
    #[must_use]
    pub fn points(&self) -> f32 {
        self.margin_best - self.margin_played
    }
}

/// A decision of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// The number of the move in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// In which round.
    pub round: u32,
    /// The answer that was given.
    pub played: M,
    /// Judged by what the player could know then.
    pub then: Judged<M>,
    /// Judged by everything known now.
    pub now: Judged<M>,
}

impl<M> Decision<M> {
    /// What was found from one kind of knowledge.
    #[must_use]
    pub const fn judged(&self, knowing: Knowing) -> &Judged<M> {
        match knowing {
            Knowing::Then => &self.then,
            Knowing::Now => &self.now,
        }
    }
}

/// A finished game, reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<M> {
    /// Every decision in which there was something to decide, in the order of the record.
    pub decisions: Vec<Decision<M>>,
    /// For both kinds of knowledge, where each seat's result came from.
    pub accounts: [BySeat<Account>; 2],
}

impl<M: PartialEq> Review<M> {
    /// Where each seat's result came from.
    #[must_use]
    pub const fn accounts(&self, knowing: Knowing) -> &BySeat<Account> {
        match knowing {
            Knowing::Then => &self.accounts[0],
            Knowing::Now => &self.accounts[1],
        }
    }

    /// How many decisions of a seat were of each class, in the order of [`Class::ALL`].
    #[must_use]
    pub fn counts(&self, seat: Seat, knowing: Knowing) -> [usize; 4] {
        let classes = || self.decisions.iter().filter(|one| one.seat == seat).map(|one| one.judged(knowing).class);
        Class::ALL.map(|class| classes().filter(|&found| found == class).count())
    }
}

/// Win probabilities that are counted clockwise from a seat, by seat.
fn by_seat(chances: [f32; MAX_SEATS], from: Seat, players: u8) -> Chances {
    BySeat::new(players, |seat| chances[usize::from((seat.number() + players - from.number()) % players)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_follow_their_thresholds_and_luck_is_held_against_nobody() {
        let sure = [0.0, 0.004, 0.005, 0.019, 0.02, 0.059, 0.06, 0.9].map(|loss| Class::of(loss, 0.0));
        use Class::{Best, Good, Inaccurate, Mistake};
        assert_eq!(sure, [Best, Best, Good, Good, Inaccurate, Inaccurate, Mistake, Mistake]);
        assert_eq!((Class::of(0.1, 0.04), Class::of(0.1, 0.06)), (Mistake, Good));
        assert_eq!(Class::of(-0.02, 0.0), Best);
    }

    #[test]
    fn chances_are_counted_from_the_seat_that_answers() {
        let from_second = by_seat([0.5, 0.3, 0.2, 0.0, 0.0], Seat::new(1), 3);
        assert_eq!(from_second.values().copied().collect::<Vec<_>>(), [0.2, 0.5, 0.3]);
    }
}
