//! [`Input`]: decisions, read from bytes.

use game::{Game, Seed, Setup};

/// Bytes that decide what a target does. When they are used up, every decision is the first of its options.
pub(crate) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number below `end`, which is not 0. Small choices take one byte, so that a changed byte changes one of them.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let mut number = usize::from(self.byte());
        if end > 256 {
            number = number << 8 | usize::from(self.byte());
        }
        if end > 1 << 16 {
            number = number << 8 | usize::from(self.byte());
        }
        number % end
    }

    /// One of these, of which there is at least one.
    pub(crate) fn one<'b, T>(&mut self, of: &'b [T]) -> &'b T {
        &of[self.below(of.len())]
    }

    pub(crate) fn number(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// The next bytes: at most 255, and at most those that are left.
    pub(crate) fn bytes(&mut self) -> &'a [u8] {
        let length = usize::from(self.byte()).min(self.0.len());
        let (taken, rest) = self.0.split_at(length);
        self.0 = rest;
        taken
    }

    /// All that is left.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// A setup that can be played.
    pub(crate) fn setup<S: Setup>(&mut self) -> Option<S> {
        let players: Vec<u8> = S::PLAYERS.collect();
        let (players, variant) = (*self.one(&players), *self.one(S::VARIANTS));
        S::of(players, variant).ok()
    }

    /// A game that has just been dealt.
    pub(crate) fn game<G: Game>(&mut self) -> Option<G> {
        let setup = self.setup()?;
        let seed = Seed::from_number(self.byte().into());
        Some(G::new(&setup, game::Chance::seeded(seed), &mut ()).expect("a setup that was checked"))
    }
}
