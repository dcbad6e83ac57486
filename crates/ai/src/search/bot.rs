//! [`Searcher`]: a bot that searches.

use std::marker::PhantomData;
use std::sync::Arc;

use game::{Bot, Chance, Observer, Seed, View as _};

use super::{Budget, Considered, search};
use crate::net::Net;
use crate::searchable::{Evaluator, Searchable, heuristic_answer, state_behind};

/// The temperature at which answers are chosen, for each round that a game is too long.
const LATE_GAME_TEMPERATURE: f32 = 0.03;

/// A bot that searches.
pub(crate) struct Searcher<G> {
    /// The network, if it is not one of those that come with the program.
    net: Option<Arc<Net>>,
    budget: Budget,
    /// How many points an answer may be behind the best and still be taken now and then; nothing for a player who never errs.
    ///
    /// Points, not chances: who is as good as beaten has hardly a chance to lose, but still plays on for points.
    error_margin: f32,
    chance: Chance,
    game: PhantomData<fn() -> G>,
}

impl<G: Searchable> Searcher<G> {
    /// A bot that uses the networks which come with the program.
    pub(crate) fn new(budget: Budget, seed: Seed) -> Self {
        Self { net: None, budget, error_margin: 0.0, chance: Chance::seeded(seed), game: PhantomData }
    }

    /// A bot that looks at everything but briefly, and often takes what is a little worse: as beginners do, who see what is absurd.
    pub(crate) fn beginner(seed: Seed) -> Self {
        Self { error_margin: G::ERROR_MARGIN, ..Self::new(Budget::QUICK, seed) }
    }

    /// A bot that uses a network of its own.
    pub(crate) fn with_net(net: Arc<Net>, budget: Budget, seed: Seed) -> Self {
        Self { net: Some(net), ..Self::new(budget, seed) }
    }

    /// The best answer, or now and then a worse one: of a beginner, or of anyone in a game that is too long.
    fn take(&mut self, mut considered: Vec<Considered<G::Move>>, round: u32) -> Option<G::Move> {
        let temperature = LATE_GAME_TEMPERATURE * round.saturating_sub(G::LONG_GAME_ROUNDS) as f32;
        let best = considered.first()?.value();
        let place = if self.error_margin > 0.0 {
            let most = considered.iter().fold(f32::MIN, |most, one| most.max(one.margin));
            self.nearly_best(considered.iter().map(|one| (one.margin - most) / self.error_margin).collect())
        } else if temperature > 0.0 {
            self.nearly_best(considered.iter().map(|one| (one.value() - best) / temperature).collect())
        } else {
            0
        };
        Some(considered.swap_remove(place).answer)
    }

    /// Draws a place: the farther below zero, the less likely.
    fn nearly_best(&mut self, behind: Vec<f32>) -> usize {
        let weights: Vec<f32> = behind.into_iter().map(f32::exp).collect();
        let mut left = weights.iter().sum::<f32>() * self.chance.below(1 << 20) as f32 / (1 << 20) as f32;
        let taken = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        // What rounding leaves over goes to the best.
        taken.unwrap_or(0)
    }
}

impl<G: Searchable> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, prompt: &G::Prompt) -> G::Move {
        let net = self.net.clone().or_else(|| G::NETS.find::<G>(view.setup()));
        let state = state_behind::<G>(view);
        if let (Some(net), Observer::Seat(seat)) = (net, view.observer()) {
            let mut evaluator = Evaluator::new(&net);
            let findings = search(&state, view, seat, self.budget.start(), &mut evaluator, &mut self.chance);
            if let Some(taken) = self.take(findings.considered, view.round()) {
                return taken;
            }
        }
        // Without a network, or for somebody who is not asked, anything legal is an answer.
        let answer = heuristic_answer::<G>(view, &mut self.chance);
        answer.unwrap_or_else(|| G::moves(prompt).swap_remove(0))
    }
}

/// A bot that searches with a network of its own.
#[must_use]
pub fn searcher<G: Searchable>(net: Arc<Net>, budget: Budget, seed: Seed) -> impl Bot<G> {
    Searcher::with_net(net, budget, seed)
}

#[cfg(test)]
mod tests {
    use testkit::high_card::{Decision, HighCard};

    use super::*;

    /// Considered by a player of whom only this is of interest: how likely each answer wins, and the points ahead.
    fn considered(stay: (f32, f32), swap: (f32, f32)) -> Vec<Considered<Decision>> {
        let one = |answer, (win, margin)| Considered { answer, win, margin, samples: 1 };
        vec![one(Decision::Stay, stay), one(Decision::Swap, swap)]
    }

    /// Who is as good as beaten, or has as good as won, still prefers more points.
    #[test]
    fn a_beginner_errs_by_points_however_the_game_stands() {
        let mut bot = Searcher::<HighCard>::beginner(Seed::from_number(1));
        for win in [0.001, 0.5, 0.999] {
            let mut swaps = |behind: f32| {
                let behind = behind * HighCard::ERROR_MARGIN;
                let taken = (0..200).filter_map(|_| bot.take(considered((win, 3.0), (win, 3.0 - behind)), 1));
                taken.filter(|taken| *taken == Decision::Swap).count()
            };
            let (little, much) = (swaps(0.5), swaps(5.0));
            assert!((50..100).contains(&little) && much < 10, "{little} and {much} of 200");
        }
    }

    /// Two players who both do better by waiting would wait for ever.
    #[test]
    fn a_long_game_makes_impatient() {
        let mut bot = Searcher::<HighCard>::new(Budget::QUICK, Seed::from_number(1));
        let mut swaps = |round: u32| {
            let taken = (0..100).filter_map(|_| bot.take(considered((0.6, 0.0), (0.4, 0.0)), round));
            taken.filter(|taken| *taken == Decision::Swap).count()
        };
        assert_eq!(swaps(HighCard::LONG_GAME_ROUNDS), 0);
        let (early, late) = (swaps(HighCard::LONG_GAME_ROUNDS + 2), swaps(HighCard::LONG_GAME_ROUNDS + 20));
        assert!(early < 10 && (20..=60).contains(&late), "{early} and {late} of 100");
    }
}
