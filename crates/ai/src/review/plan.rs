//! [`Plan`]: the decisions of a record.

use game::{BySeat, Observer, Outcome, Record, RecordError, Seat, Setup as _};

use super::account::Step;
use super::{Decision, Knowing, Review};
use crate::searchable::Searchable;

/// Why a record cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum NotReviewable {
    /// It cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is not over: a review would help those who still play.
    #[error("the game is not over after {moves} moves, and only finished games are reviewed")]
    Unfinished {
        /// How many moves there are.
        moves: usize,
    },
}

/// A position in which a seat decided something.
pub(super) struct Position<G: Searchable> {
    /// The number of the move, from 1.
    pub(super) number: usize,
    pub(super) seat: Seat,
    pub(super) state: G,
    pub(super) played: G::Move,
    /// What the other seats that are asked now will answer.
    pub(super) others: Vec<(Seat, G::Move)>,
    /// The numbers of these answers.
    coming: Vec<usize>,
    /// The numbers of the answers that were given in secret and that nobody knows yet.
    sealed: Vec<usize>,
}

impl<G: Searchable> Position<G> {
    pub(super) fn view(&self) -> G::View {
        self.state.view(Observer::Seat(self.seat))
    }
}

/// A finished game, replayed and ready to be examined. Decisions can be examined in any order, on any thread.
pub struct Plan<G: Searchable> {
    setup: G::Setup,
    pub(super) positions: Vec<Position<G>>,
    outcome: Outcome,
    moves: usize,
}

impl<G: Searchable> Plan<G> {
    /// The decisions of a record. Questions with one answer are no decisions.
    ///
    /// # Errors
    /// If the record is damaged, was altered, or its game is not over.
    pub fn of(record: &Record<G>) -> Result<Self, NotReviewable> {
        let moves = record.moves.len();
        let mut positions = Vec::new();
        let mut replay = record.replay()?;
        while let Some(entry) = replay.next_move() {
            let (state, number) = (replay.game().clone(), replay.played() + 1);
            replay.step(&mut ())?;
            let seat = entry.seat;
            if state.prompt(seat).is_none_or(|prompt| G::only_move(&prompt).is_some()) {
                continue;
            }
            let by = |other: Seat| move |number: &usize| record.moves[number - 1].seat == other;
            let next = |other: Seat| (number + 1..=moves).find(by(other));
            let last = |other: Seat| (1..number).rfind(by(other));
            let coming: Vec<usize> = state.asked().iter().filter(|&other| other != seat).filter_map(next).collect();
            let sealed = state.sealed().iter().filter_map(last).collect();
            let answer = |number: &usize| (record.moves[number - 1].seat, record.moves[number - 1].answer.clone());
            let others = coming.iter().map(answer).collect();
            positions.push(Position { number, seat, state, played: entry.answer.clone(), others, coming, sealed });
        }
        let outcome = replay.game().outcome().ok_or(NotReviewable::Unfinished { moves })?;
        Ok(Self { setup: record.setup.clone(), positions, outcome, moves })
    }

    /// What was agreed before play.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The result.
    #[must_use]
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// How many moves the record has.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// How many decisions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether nobody decided anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The state before a decision, the seat that decided and its answer.
    #[must_use]
    pub fn position(&self, index: usize) -> Option<(&G, Seat, &G::Move)> {
        let position = self.positions.get(index)?;
        Some((&position.state, position.seat, &position.played))
    }

    /// The review, once all decisions have been examined. They come in the order of the record.
    #[must_use]
    pub fn conclude(&self, decisions: Vec<Decision<G::Move>>) -> Review<G::Move> {
        let accounts = Knowing::ALL.map(|knowing| {
            let steps: Vec<Step<'_>> =
                decisions.iter().enumerate().map(|(at, one)| self.step(at, one, knowing)).collect();
            BySeat::new(self.setup.players(), |seat| super::account::account(seat, &steps, &self.outcome))
        });
        Review { decisions, accounts }
    }

    fn step(&self, at: usize, decision: &Decision<G::Move>, knowing: Knowing) -> Step<'_> {
        let (judged, position) = (decision.judged(knowing), &self.positions[at]);
        // What a player cannot know yet, or what a reader who knows everything already knows.
        let (unknown, foreseen) = match knowing {
            Knowing::Then => (&position.sealed[..], &[][..]),
            Knowing::Now => (&[][..], &position.coming[..]),
        };
        Step {
            number: decision.number,
            seat: decision.seat,
            best: judged.chances_best,
            played: judged.chances_played,
            unknown,
            foreseen,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Game as _, Legal as _, Recording, Seed};
    use race::{Race, Setup};

    use super::super::{Account, Class, Judged};
    use super::*;
    use crate::search::Findings;

    /// A game of Race between two players who answer at random: they often have nothing to place.
    fn played() -> Recording<Race> {
        let (setup, seed) = (Setup::of(2, "standard").expect("a setup"), Seed::from_number(1));
        let mut chance = Chance::seeded(seed.derive(0));
        let mut recording = Recording::<Race>::start(setup, seed, &mut ()).expect("a game");
        while let Some(seat) = recording.game().asked().first() {
            let answer = recording.game().random_move(seat, &mut chance).expect("it is asked");
            recording.play(seat, &answer, &mut ()).expect("a legal answer");
        }
        recording
    }

    /// The account of the other seat if nothing in the game mattered but one answer, which gave it everything.
    fn after_gift(plan: &Plan<Race>, gift: &Position<Race>, knowing: Knowing) -> Account {
        let decision = |&Position { number, seat, played, .. }: &Position<Race>| {
            let given = if number == gift.number { 1.0 } else { 0.0 };
            let then = Judged {
                best: played,
                chances_best: BySeat::new(2, |_| 0.0),
                chances_played: BySeat::new(2, |_| given),
                margin_best: 0.0,
                margin_played: 0.0,
                error: 0.0,
                class: Class::Best,
                findings: Findings { considered: Vec::new(), predicted: Vec::new() },
                considered: 0,
            };
            Decision { number, seat, round: 1, played, now: then.clone(), then }
        };
        let review = plan.conclude(plan.positions.iter().map(decision).collect());
        review.accounts(knowing)[gift.seat.next(2)].clone()
    }

    /// Whether a gift has been counted by the time a decision is judged.
    fn is_counted(account: &Account, number: usize) -> bool {
        let before = account.swings.iter().filter(|swing| swing.until.is_some_and(|until| until <= number));
        before.map(|swing| swing.others).sum::<f32>() > 0.5
    }

    /// Race asks everyone what to place, even those who have nothing to place. Their answer is not a decision, and the
    /// decisions before and after it must not be mistaken for it.
    #[test]
    fn a_forced_answer_does_not_stand_for_a_decision() {
        let recording = played();
        let moves = &recording.record().moves;
        let plan = Plan::of(recording.record()).expect("a finished game");
        let is_forced = |number: usize| plan.positions.iter().all(|position| position.number != number);
        let (mut coming, mut sealed) = (0, 0);
        for at in &plan.positions {
            let (other, number) = (at.seat.next(2), at.number);
            let decisions = || plan.positions.iter().filter(|position| position.seat == other);
            let by_other = |number: &usize| moves[number - 1].seat == other;
            // The other seat is about to give a forced answer. Its next decision is known to nobody.
            let next = (number + 1..=moves.len()).find(by_other);
            let later = decisions().find(|position| position.number > number);
            if let Some(later) = later.filter(|_| at.state.asked().contains(other) && next.is_some_and(is_forced)) {
                assert!(!is_counted(&after_gift(&plan, later, Knowing::Now), number), "move {number}");
                coming += 1;
            }
            // The other seat has given a forced answer in secret. Its last decision has long been revealed.
            let last = (1..number).rfind(by_other);
            let before = decisions().rfind(|position| position.number < number);
            if let Some(before) = before.filter(|_| at.state.sealed().contains(other) && last.is_some_and(is_forced)) {
                assert!(is_counted(&after_gift(&plan, before, Knowing::Then), number), "move {number}");
                sealed += 1;
            }
        }
        assert!(coming > 0 && sealed > 0, "{coming} and {sealed} forced answers");
    }
}
