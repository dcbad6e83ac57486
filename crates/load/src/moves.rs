//! Moves of any game in words, as in replays.

use games::{Playable, Visit};
use serde_json::Value;
use words::Phrase;

/// A move as replays put it; `None` if it is no move of the game.
#[must_use]
pub fn said(game: &str, answer: &Value) -> Option<Phrase> {
    games::with_game(game, Sentence(answer)).flatten()
}

struct Sentence<'a>(&'a Value);

impl Visit for Sentence<'_> {
    type Output = Option<Phrase>;

    fn visit<G: Playable>(self) -> Option<Phrase> {
        serde_json::from_value(self.0.clone()).ok().map(|answer| G::answer(&answer))
    }
}
