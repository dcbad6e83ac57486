//! [`Searcher`]: a bot that searches.

use std::marker::PhantomData;
use std::sync::Arc;

use game::{Bot, Chance, Observer, Seed};

use super::{Budget, Considered, search};
use crate::net::Net;
use crate::value::Valued;

/// How far behind a beginner's answers are.
const CARELESS: f32 = 0.06;

/// How far behind answers are that are given for impatience, for each round that a game is too long.
const IMPATIENCE: f32 = 0.03;

/// A bot that searches.
pub(crate) struct Searcher<G> {
    /// The network, if it is not one of those that come with the program.
    net: Option<Arc<Net>>,
    budget: Budget,
    /// How far behind the best an answer may look and still be taken now and then; nothing for a player who never errs.
    temper: f32,
    chance: Chance,
    game: PhantomData<fn() -> G>,
}

impl<G: Valued> Searcher<G> {
    /// A bot that uses the networks which come with the program.
    pub(crate) fn new(budget: Budget, seed: Seed) -> Self {
        Self { net: None, budget, temper: 0.0, chance: Chance::seeded(seed), game: PhantomData }
    }

    /// A bot that looks at everything but briefly, and often takes what is a little worse: as beginners do, who see what is absurd.
    pub(crate) fn careless(seed: Seed) -> Self {
        Self { temper: CARELESS, ..Self::new(Budget::QUICK, seed) }
    }

    /// A bot that uses a network of its own.
    pub(crate) fn with_net(net: Arc<Net>, budget: Budget, seed: Seed) -> Self {
        Self { net: Some(net), ..Self::new(budget, seed) }
    }

    /// The best answer, or by temper a worse one.
    fn take(&mut self, mut considered: Vec<Considered<G::Move>>, round: u32) -> Option<G::Move> {
        let best = considered.first()?.worth();
        let mut place = 0;
        let temper = self.temper.max(IMPATIENCE * round.saturating_sub(G::LONG) as f32);
        if temper > 0.0 {
            let weights: Vec<f32> = considered.iter().map(|one| ((one.worth() - best) / temper).exp()).collect();
            let mut left = weights.iter().sum::<f32>() * self.chance.below(1 << 20) as f32 / (1 << 20) as f32;
            let taken = weights.iter().position(|weight| {
                left -= weight;
                left < 0.0
            });
            // What rounding leaves over goes to the best.
            place = taken.unwrap_or(0);
        }
        Some(considered.swap_remove(place).answer)
    }
}

impl<G: Valued> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, prompt: &G::Prompt) -> G::Move {
        let net = self.net.clone().or_else(|| G::NETS.find::<G>(G::setup_of(view)));
        if let (Some(net), Observer::Seat(seat)) = (net, G::observer(view)) {
            let findings = search::<G>(&net, view, prompt, seat, self.budget, &mut self.chance);
            if let Some(taken) = self.take(findings.considered, G::round_of(view)) {
                return taken;
            }
        }
        G::quick(view, prompt, &mut self.chance)
    }
}

/// A bot that searches with a network of its own.
#[must_use]
pub fn searcher<G: Valued>(net: Arc<Net>, budget: Budget, seed: Seed) -> impl Bot<G> {
    Searcher::with_net(net, budget, seed)
}

#[cfg(test)]
mod tests {
    use testkit::tiny::{Decision, HighCard};

    use super::*;

    /// Two players who both do better by waiting would wait for ever.
    #[test]
    fn a_long_game_makes_impatient() {
        let mut bot = Searcher::<HighCard>::new(Budget::QUICK, Seed::from_number(1));
        let considered = [(Decision::Stay, 0.6), (Decision::Swap, 0.4)].map(|(answer, win)| Considered {
            answer,
            win,
            margin: 0.0,
            samples: 1,
        });
        let mut swaps = |round: u32| {
            let taken = (0..100).filter_map(|_| bot.take(considered.to_vec(), round));
            taken.filter(|taken| *taken == Decision::Swap).count()
        };
        assert_eq!(swaps(HighCard::LONG), 0);
        let (early, late) = (swaps(HighCard::LONG + 2), swaps(HighCard::LONG + 20));
        assert!(early < 10 && (20..=60).contains(&late), "{early} and {late} of 100");
    }
}
