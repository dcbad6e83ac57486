//! [`foretell()`]: what a network and a search say about a game on its way, and how it ended.

use std::sync::Arc;

use game::{Chance, MAX_SEATS, Observer, Seat, Seed, Setup as _, View as _};

use crate::net::Net;
use crate::search::{Budget, finish, searcher};
use crate::searchable::{Evaluator, Searchable, result, state_behind};

/// The chance to win that was foretold for a seat before its first decision of a round, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foretold {
    /// What the network says of the position as the seat knows it.
    pub network: f32,
    /// What a search says of the answer that it thinks best.
    pub search: f32,
    /// 1 if the seat won, a part of it if it shared the win, or 0.
    pub won: f32,
}

/// Lets searching bots play a game. Before the first decision of each seat in each round, asks the network and a search
/// with `samples` imagined games for the seat's chance to win.
///
/// `None` if the game cannot be played to its end.
pub fn foretell<G: Searchable>(setup: &G::Setup, net: &Arc<Net>, samples: u32, seed: Seed) -> Option<Vec<Foretold>> {
    let game = G::new(setup, Chance::seeded(seed.derive(0)), &mut ()).ok()?;
    let bot = |number: u8| searcher::<G>(Arc::clone(net), Budget::LIGHT, seed.derive(1 + u64::from(number)));
    let luck = seed.derive(u64::MAX);
    let mut told: Vec<(Seat, Foretold)> = Vec::new();
    let mut asked_in = [None; MAX_SEATS];
    let outcome = finish(game, (0..setup.players()).map(bot).collect(), |number, seat, view, prompt| {
        if G::only_move(prompt).is_none() && asked_in[seat.index()].replace(view.round()) != Some(view.round()) {
            told.extend(
                chances::<G>(net, view, samples, luck.derive(number as u64))
                    .map(|(network, search)| (seat, Foretold { network, search, won: 0.0 })),
            );
        }
    })?;
    Some(told.into_iter().map(|(seat, told)| Foretold { won: result(&outcome, seat).wins[0], ..told }).collect())
}

/// The chance to win of the observer who is asked, according to the network and to a search. `None` if there is nothing
/// to choose.
fn chances<G: Searchable>(net: &Net, view: &G::View, samples: u32, seed: Seed) -> Option<(f32, f32)> {
    let Observer::Seat(seat) = view.observer() else { return None };
    let network = Evaluator::<G>::new(net).evaluate(&state_behind::<G>(view), seat).wins[0];
    let found = crate::advise_with::<G>(net, view, None, Budget::samples(samples), seed);
    let best = found.considered.first().filter(|best| best.samples > 0)?;
    Some((network, best.win))
}
