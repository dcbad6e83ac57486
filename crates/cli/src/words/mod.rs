//! [`Words`]: what happens in a game and what its components are, in English for the terminal.
//!
//! Players are called `seat 0`, `seat 1`, … as in files and arguments.

mod defenders;
mod race;
mod roll;

use game::{Audience, Game};
use serde_json::Value;

/// A game that can be told in words.
pub(crate) trait Words: Game {
    /// What happened, as one line. A private event may need its audience to say whose it is.
    fn event(event: &Self::Event, audience: Audience) -> String;

    /// A move, as one line that goes on from `seat 0: `.
    fn answer(answer: &Self::Move) -> String;

    /// The name of a source of points, from its key in [`game::ScoreLine`].
    fn source(key: &str) -> String;

    /// How things stand for an observer in the middle of a game, line by line.
    fn position(_view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// A proof-reading sheet of all components, to be compared with the printed ones.
    fn cards() -> String;

    /// The same sheet for programs.
    fn cards_json() -> Value;
}
