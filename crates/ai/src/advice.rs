//! [`advise`]: the case for and against each answer, for people who want reasons.

use std::sync::Arc;

use game::{Chance, Observer, Seed, Setup as _, View as _};

use crate::net::Net;
use crate::search::{Budget, Findings, Until, compare};
use crate::searchable::{Evaluator, Searchable, state_behind};

/// There is no network that can evaluate the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no network for {game} with {players} players, variant {variant}")]
pub struct NoNetwork {
    /// The game.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: String,
}

/// The built-in network for a setup.
///
/// # Errors
/// [`NoNetwork`] if there is none.
pub fn network<G: Searchable>(setup: &G::Setup) -> Result<Arc<Net>, NoNetwork> {
    G::NETS.find::<G>(setup).ok_or_else(|| NoNetwork {
        game: G::ID,
        players: setup.players(),
        variant: setup.variant().to_string(),
    })
}

/// What an observer can expect from each possible answer, according to the built-in network.
///
/// # Errors
/// [`NoNetwork`] if there is none for the setup.
pub fn advise<G: Searchable>(view: &G::View, budget: Budget, seed: Seed) -> Result<Findings<G::Move>, NoNetwork> {
    let net = network::<G>(view.setup())?;
    Ok(advise_with::<G>(&net, view, None, budget, seed))
}

/// [`advise`] with another network, and about one extra answer: one that was given and that a search might have
/// skipped.
///
/// It uses nothing but the view. Whatever is hidden behind it, the same seed and number of samples give the same
/// result.
pub fn advise_with<G: Searchable>(
    net: &Net,
    view: &G::View,
    given: Option<&G::Move>,
    budget: Budget,
    seed: Seed,
) -> Findings<G::Move> {
    let Observer::Seat(seat) = view.observer() else {
        return Findings { considered: Vec::new(), predicted: Vec::new() };
    };
    let (running, mut chance) = (budget.start(), Chance::seeded(seed));
    let mut evaluator = Evaluator::<G>::new(net);
    let state = state_behind::<G>(view);
    let mut answers = G::candidates(state.look(seat), &evaluator.memo, &mut chance);
    answers.truncate(budget.candidates.max(1));
    answers.extend(given.filter(|given| !answers.contains(given)).cloned());
    compare(view, seat, answers, Until::Spent, running, &mut evaluator, &mut chance)
}
