//! The games, and the only place where a game's name becomes its type.

use game::Game as _;
use serde_json::Value;
use words::{Phrase, Words};

/// The names of all games.
pub const NAMES: [&str; 3] = [race::Race::ID, roll::Roll::ID, defenders::Defenders::ID];

/// A move as replays put it; `None` if it is no move of the game.
#[must_use]
pub fn said(game: &str, answer: &Value) -> Option<Phrase> {
    match game {
        race::Race::ID => said_in::<race::Race>(answer),
        roll::Roll::ID => said_in::<roll::Roll>(answer),
        defenders::Defenders::ID => said_in::<defenders::Defenders>(answer),
        _ => None,
    }
}

fn said_in<G: Words>(answer: &Value) -> Option<Phrase> {
    serde_json::from_value(answer.clone()).ok().map(|answer| G::answer(&answer))
}
