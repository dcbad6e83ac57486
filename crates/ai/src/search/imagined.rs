//! [`Imagined`]: a game that could be the true one, played on.

use game::{Chance, Observer, Seat, Seed};

use super::candidate::value;
use super::reasons::{Counts, counts};
use super::{Running, Until, search};
use crate::best::best;
use crate::net::Estimate;
use crate::searchable::{Evaluator, Searchable};

/// More decisions than any game takes to the next horizon.
const FARTHEST_HORIZON: usize = 500;

/// How much a search values the end of the game, for each round beyond two thirds of a long game.
///
/// By the network's estimate, the leader may do best to change nothing: it has never seen a game that goes on forever.
/// This is little while something else matters, and grows until something happens.
const HURRY: f32 = 0.1;

/// Where an answer leads.
pub(super) struct Reached {
    pub(super) estimate: Estimate,
    /// What it is worth that the end of the game is near.
    pub(super) hurry: f32,
    /// What the seat has there, if reasons are wanted.
    pub(super) counts: Option<Counts>,
}

/// In imagined games, decisions with lower stakes are left to heuristics.
const WORTH_A_THOUGHT: f32 = 0.5;

/// A game that could be the true one, with the others' answers in it.
pub(super) struct Imagined<G: Searchable> {
    state: G,
    seat: Seat,
    running: Running,
    pub(super) others: Vec<(Seat, G::Move)>,
    chance: Chance,
}

impl<G: Searchable> Imagined<G> {
    pub(super) fn new(
        view: &G::View,
        seat: Seat,
        running: Running,
        evaluator: &mut Evaluator<G>,
        chance: &mut Chance,
    ) -> Self {
        let state = G::imagine(view, split(chance));
        let mut others = Vec::new();
        for other in state.asked().iter().filter(|&other| other != seat) {
            let answer = if running.budget.thought.others > 0 && G::concerns_all(state.look(other)) {
                let view = state.view(Observer::Seat(other));
                let found = search(&state, &view, other, running.of_others(), evaluator, chance);
                found.considered.into_iter().next().map(|best| best.answer)
            } else {
                G::heuristic(state.look(other), &evaluator.memo, chance)
            };
            others.extend(answer.map(|answer| (other, answer)));
        }
        Self { state, seat, running, others, chance: split(chance) }
    }

    /// The true game, where only luck is left to imagine.
    pub(super) fn of_truth(
        state: G,
        seat: Seat,
        others: &[(Seat, G::Move)],
        running: Running,
        chance: &mut Chance,
    ) -> Self {
        Self { state, seat, running, others: others.to_vec(), chance: split(chance) }
    }

    /// Where an answer leads.
    pub(super) fn after(&self, answer: &G::Move, until: Until, evaluator: &mut Evaluator<G>) -> Reached {
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        state.reseed(split(&mut chance));
        let horizon = state.horizon();
        if state.play(self.seat, answer, &mut ()).is_err() {
            return Reached {
                estimate: Estimate { margin: f32::MIN, ..Estimate::default() },
                hurry: 0.0,
                counts: None,
            };
        }
        for (other, answer) in &self.others {
            // One answer can change what another seat is asked. In that case the seat answers again below.
            let _ = state.play(*other, answer, &mut ());
        }
        let state = self.play_on(state, horizon, self.running.budget.thought.own, &mut chance, evaluator);
        let estimate = evaluator.evaluate(&state, self.seat);
        let counts = until.wants_reasons().then(|| counts(&state, self.seat, estimate.wins[0]));
        Reached { estimate, hurry: self.hurry(&state), counts }
    }

    /// What it is worth that the end is near.
    fn hurry(&self, state: &G) -> f32 {
        let late = self.state.round().saturating_sub(G::LONG_GAME_ROUNDS * 2 / 3);
        if late == 0 { 0.0 } else { HURRY * late as f32 * G::progress(state.look(self.seat)) }
    }

    /// The state after playing on sensibly to the horizon. The searching seat takes the best of `own` candidates.
    fn play_on(&self, mut state: G, horizon: u32, own: usize, chance: &mut Chance, evaluator: &mut Evaluator<G>) -> G {
        for _ in 0..FARTHEST_HORIZON {
            let Some(seat) = state.asked().first().filter(|_| state.horizon() == horizon) else { break };
            let look = state.look(seat);
            // Once the time is up the result no longer counts, but the playout must end soon.
            let deliberates = own > 1 && seat == self.seat && G::stakes(look) >= WORTH_A_THOUGHT;
            let answer = if deliberates && !self.running.is_over() {
                let mut answers = G::candidates(look, &evaluator.memo, chance);
                answers.truncate(own);
                self.best_of(answers, &state, horizon, chance, evaluator)
            } else {
                G::heuristic(look, &evaluator.memo, chance)
            };
            let Some(answer) = answer else { break };
            if state.play(seat, &answer, &mut ()).is_err() {
                break;
            }
        }
        state
    }

    /// The answer with the best result, if everything after it follows the heuristics.
    fn best_of(
        &self,
        mut answers: Vec<G::Move>,
        state: &G,
        horizon: u32,
        chance: &mut Chance,
        evaluator: &mut Evaluator<G>,
    ) -> Option<G::Move> {
        if answers.len() > 1 {
            // Independent of the randomness to come, and the same for all.
            let luck = split(chance);
            let in_time = answers.iter().enumerate().take_while(|_| !self.running.is_over());
            let values = in_time.map(|(place, answer)| {
                let (mut after, mut luck) = (state.clone(), luck.clone());
                after.reseed(split(&mut luck));
                let legal = after.play(self.seat, answer, &mut ()).is_ok();
                if !legal {
                    return (f32::MIN, place);
                }
                let after = self.play_on(after, horizon, 0, &mut luck, evaluator);
                (value(evaluator.evaluate(&after, self.seat)) + self.hurry(&after), place)
            });
            let place = best(values).map_or(0, |(_, place)| place);
            answers.swap(0, place);
        }
        answers.into_iter().next()
    }
}

/// A new generator, seeded from another one.
pub(crate) fn split(chance: &mut Chance) -> Chance {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(2) {
        part.copy_from_slice(&(chance.below(1 << 16) as u16).to_le_bytes());
    }
    Chance::seeded(Seed::new(bytes))
}
