//! What a decision cost.

use game::{Chance, Seed, Setup as _};

use super::plan::{Plan, Position};
use super::{Class, Decision, Judged, Knowing, by_seat};
use crate::net::Net;
use crate::search::{Budget, Findings, Start, Thought, Until, compare_from};
use crate::searchable::{Evaluator, Searchable, state_behind};

/// How many answers are considered, the most promising ones.
const CANDIDATES: usize = 24;

/// How closely decisions are examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// In how many imagined games the best answer and the one that was played meet.
    pub samples: u32,
    /// How these games are played.
    pub thought: Thought,
}

impl Default for Depth {
    /// A game of Race for three players takes less than a minute on two cores.
    fn default() -> Self {
        Self::samples(48)
    }
}

impl Depth {
    /// This many imagined games.
    #[must_use]
    pub const fn samples(samples: u32) -> Self {
        Self { samples, thought: Thought::CAREFUL }
    }

    /// The imagined games in which the best answer is looked for.
    fn choosing(self) -> Budget {
        let samples = (self.samples / 2).max(1);
        Budget { samples, time: None, candidates: CANDIDATES, glance: None, thought: self.thought }
    }

    /// The imagined games in which it meets the one that was played.
    fn measuring(self) -> Budget {
        Budget { samples: self.samples.max(1), ..self.choosing() }
    }
}

impl<G: Searchable> Plan<G> {
    /// Examines a decision, `None` if there are fewer. The same depth and seed give the same result.
    #[must_use]
    pub fn examine(&self, index: usize, net: &Net, depth: Depth, seed: Seed) -> Option<Decision<G::Move>> {
        let position = self.positions.get(index)?;
        let seed = seed.derive(position.number as u64);
        let [then, now] =
            [(0, Knowing::Then), (1, Knowing::Now)].map(|(at, how)| judge(position, how, net, depth, seed.derive(at)));
        let Position { number, seat, state, played, .. } = position;
        Some(Decision { number: *number, seat: *seat, round: state.round(), played: played.clone(), then, now })
    }
}

/// Judges an answer from one kind of knowledge.
fn judge<G: Searchable>(
    position: &Position<G>,
    knowing: Knowing,
    net: &Net,
    depth: Depth,
    seed: Seed,
) -> Judged<G::Move> {
    let Position { seat, state, played, others, .. } = position;
    let (seat, view) = (*seat, position.view());
    let unanswered = G::unanswered(&view);
    let start = match knowing {
        Knowing::Then => Start::View(unanswered.as_ref().unwrap_or(&view)),
        Knowing::Now => Start::Truth(state, others),
    };
    let (mut chance, mut evaluator) = (Chance::seeded(seed), Evaluator::<G>::new(net));
    let mut answers = G::candidates(state_behind::<G>(&view).look(seat), &evaluator.memo, &mut chance);
    answers.truncate(CANDIDATES);
    if !answers.contains(played) {
        answers.push(played.clone());
    }
    let considered = answers.len() - 1;
    let mut ask = |answers, until, budget: Budget| {
        compare_from(&start, seat, answers, until, budget.start(), &mut evaluator, &mut chance)
    };
    let chosen = ask(answers, Until::Clear, depth.choosing());
    let best = chosen.considered.into_iter().next().map_or_else(|| played.clone(), |best| best.answer);
    let meeting = if best == *played { vec![best.clone()] } else { vec![best.clone(), played.clone()] };
    let findings = ask(meeting, Until::Level, depth.measuring());
    judged(findings, best, position, considered)
}

/// What the meeting of two answers shows.
fn judged<G: Searchable>(
    findings: Findings<G::Move>,
    best: G::Move,
    position: &Position<G>,
    considered: usize,
) -> Judged<G::Move> {
    let (seat, players) = (position.seat, position.state.setup().players());
    let found = |answer: &G::Move| findings.considered.iter().find(|one| one.answer == *answer);
    let of = |answer: &G::Move| {
        let found = found(answer);
        (found.map_or([0.0; game::MAX_SEATS], |one| one.chances), found.map_or(0.0, |one| one.margin))
    };
    let ((mut chances_best, mut margin_best), (chances_played, margin_played)) = (of(&best), of(&position.played));
    let error = findings.considered.iter().map(|one| one.error).fold(0.0, f32::max);
    let mut best = best;
    if findings.considered.iter().any(|one| one.like.is_some()) {
        // Which of the two it was makes no difference.
        (best, chances_best, margin_best) = (position.played.clone(), chances_played, margin_played);
    }
    let class = Class::of(chances_best[0] - chances_played[0], error);
    if class == Class::Best {
        best = position.played.clone();
    }
    Judged {
        best,
        chances_best: by_seat(chances_best, seat, players),
        chances_played: by_seat(chances_played, seat, players),
        margin_best,
        margin_played,
        error,
        class,
        findings,
        considered,
    }
}
