//! How well the network currently plays: against the heuristics it began with.

use std::sync::Arc;

use game::{Bot as _, Chance, Observer, Seat, Seed, Setup as _};

use super::{Trainer, play::MOST_DECISIONS, shared};
use crate::search::{Budget, Searcher};
use crate::searchable::Searchable;

/// A win as a number of parts, so a win shared by up to five seats is a whole number of them.
const WIN: u32 = 60;

impl<G: Searchable> Trainer<G> {
    /// The share of games won by a player who searches a little with the network, against players who use heuristics.
    ///
    /// The deals are the same each time, with the player in every seat in turn. An even share is one divided by the
    /// number of players.
    #[must_use]
    pub fn strength(&self, games: u64, threads: usize) -> f64 {
        let won = shared(0..games, threads, |number| self.against_heuristics(number));
        f64::from(won.iter().sum::<u32>()) / (f64::from(WIN) * games.max(1) as f64)
    }

    /// What part of a win the player gets in a game.
    fn against_heuristics(&self, number: u64) -> Option<u32> {
        let setup = &self.training.setup;
        let players = u64::from(setup.players());
        let seed = Seed::from_number(self.training.seed).derive(u64::MAX - 1 - number / players);
        let me = Seat::new((number % players) as u8);
        let budget = Budget::brief(4, 12);
        let mut bot = Searcher::<G>::with_net(Arc::new(self.net().clone()), budget, seed.derive(0));
        let (mut chance, memo) = (Chance::seeded(seed.derive(1)), G::Memo::default());
        let mut game = G::new(setup, Chance::seeded(seed), &mut ()).ok()?;
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = game.asked().first() else { break };
            let answer = if seat == me {
                bot.choose(&game.view(Observer::Seat(seat)), &game.prompt(seat)?)
            } else {
                G::heuristic(game.look(seat), &memo, &mut chance)?
            };
            game.play(seat, &answer, &mut ()).ok()?;
        }
        let winners = game.outcome()?.winners();
        Some(if winners.contains(&me) { WIN / winners.len() as u32 } else { 0 })
    }
}
