//! [`played_out`]: checks a review by letting bots finish the game.

use std::sync::Arc;

use game::{Chance, Seed, Setup as _};

use super::plan::Plan;
use crate::net::Net;
use crate::search::{Budget, finish, searcher};
use crate::searchable::{Searchable, result};

/// How a game ends for the seat of a decision if it gives this answer and bots that search with a budget play on: 1 for a
/// win, a part for a shared win.
///
/// What the seat could not know is imagined. The same seed gives the same hidden cards and the same luck for every
/// answer. `None` if there is no such decision, or the answer is not legal there.
pub fn played_out<G: Searchable>(
    plan: &Plan<G>,
    index: usize,
    answer: &G::Move,
    net: &Arc<Net>,
    budget: Budget,
    seed: Seed,
) -> Option<f32> {
    let position = plan.positions.get(index)?;
    let view = position.view();
    let unanswered = G::unanswered(&view);
    let mut state = G::imagine(unanswered.as_ref().unwrap_or(&view), Chance::seeded(seed.derive(0)));
    state.reseed(Chance::seeded(seed.derive(1)));
    state.play(position.seat, answer, &mut ()).ok()?;
    let bot = |number: u8| searcher::<G>(Arc::clone(net), budget, seed.derive(2 + u64::from(number)));
    let bots = (0..plan.setup().players()).map(bot).collect();
    Some(result(&finish(state, bots, |_, _, _, _| ())?, position.seat).wins[0])
}
