//! [`Imagined`]: a game that could be the true one, played on.

use game::{Chance, Observer, Seat, Seed};

use super::candidate::worth;
use super::{Running, search};
use crate::best::best;
use crate::net::{Estimate, Net};
use crate::value::{Judge, Valued};

/// No stretch of any game takes as many decisions.
const LONGEST_STRETCH: usize = 500;

/// A game that could be the true one, with what the others answer in it.
pub(super) struct Imagined<G: Valued> {
    state: G,
    seat: Seat,
    running: Running,
    pub(super) others: Vec<(Seat, G::Move)>,
    chance: Chance,
}

impl<G: Valued> Imagined<G> {
    pub(super) fn new(view: &G::View, seat: Seat, running: Running, net: &Net, chance: &mut Chance) -> Self {
        let state = G::imagine(view, split(chance));
        let asked = state.asked();
        let others = asked.iter().filter(|&other| other != seat).filter_map(|other| {
            let prompt = state.prompt(other)?;
            let view = state.view(Observer::Seat(other));
            if running.budget.thought.others > 0 && G::concerns_all(&prompt) {
                let found = search::<G>(net, &view, &prompt, other, running.of_others(), chance);
                return found.considered.into_iter().next().map(|best| (other, best.answer));
            }
            Some((other, G::quick(&view, &prompt, chance)))
        });
        let others = others.collect();
        Self { state, seat, running, others, chance: split(chance) }
    }

    /// What comes of an answer.
    pub(super) fn after(&self, answer: &G::Move, judge: &mut Judge) -> Estimate {
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        state.reseed(split(&mut chance));
        let stretch = state.stretch();
        if state.play(self.seat, answer, &mut ()).is_err() {
            return Estimate { margin: f32::MIN, ..Estimate::default() };
        }
        for (other, answer) in &self.others {
            // What one answers can change what another is asked; then it is answered anew below.
            let _ = state.play(*other, answer, &mut ());
        }
        self.play_on(state, stretch, self.running.budget.thought.own, &mut chance, judge)
    }

    /// What comes of a state in which everyone goes on sensibly; for one's own answers, of so many candidates the best.
    fn play_on(&self, mut state: G, stretch: u32, own: usize, chance: &mut Chance, judge: &mut Judge) -> Estimate {
        for _ in 0..LONGEST_STRETCH {
            let Some(seat) = state.asked().first().filter(|_| state.stretch() == stretch) else { break };
            let Some(prompt) = state.prompt(seat) else { break };
            let view = state.view(Observer::Seat(seat));
            // Once time is over what comes of it counts no more, but it must come soon.
            let answer = if own > 1 && seat == self.seat && !self.running.is_over() {
                let mut answers = G::candidates(&view, &prompt, chance);
                answers.truncate(own);
                self.best_of(answers, &state, stretch, chance, judge)
            } else {
                G::quick(&view, &prompt, chance)
            };
            if state.play(seat, &answer, &mut ()).is_err() {
                break;
            }
        }
        judge.judge(&state, self.seat)
    }

    /// The answer that comes out best, if everything after it goes by rules of thumb.
    fn best_of(
        &self,
        mut answers: Vec<G::Move>,
        state: &G,
        stretch: u32,
        chance: &mut Chance,
        judge: &mut Judge,
    ) -> G::Move {
        if answers.len() > 1 {
            // Luck that is not the luck to come, and the same for all.
            let luck = split(chance);
            let in_time = answers.iter().enumerate().take_while(|_| !self.running.is_over());
            let worths = in_time.map(|(place, answer)| {
                let (mut after, mut luck) = (state.clone(), luck.clone());
                after.reseed(split(&mut luck));
                let legal = after.play(self.seat, answer, &mut ()).is_ok();
                let worth = if legal { worth(self.play_on(after, stretch, 0, &mut luck, judge)) } else { f32::MIN };
                (worth, place)
            });
            let place = best(worths).map_or(0, |(_, place)| place);
            answers.swap(0, place);
        }
        answers.swap_remove(0)
    }
}

/// A generator of its own that unfolds from another one.
pub(crate) fn split(chance: &mut Chance) -> Chance {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(2) {
        part.copy_from_slice(&(chance.below(1 << 16) as u16).to_le_bytes());
    }
    Chance::seeded(Seed::new(bytes))
}
