//! [`Random`]: all legal moves equally likely.

use game::{Bot, Chance, Legal, Seed};

/// Plays any game. All legal moves are equally likely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A bot with this random seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { chance: Chance::seeded(seed) }
    }
}

impl<G: Legal> Bot<G> for Random {
    /// A random legal move.
    ///
    /// # Panics
    /// If there is none, which would be a bug in the rules: a seat is only asked what it can answer.
    fn choose(&mut self, _: &G::View, prompt: &G::Prompt) -> G::Move {
        let mut moves = G::moves(prompt);
        assert!(!moves.is_empty(), "{} asks {prompt:?} and allows no answer", G::ID);
        moves.swap_remove(self.chance.below(moves.len() as u32) as usize)
    }
}
