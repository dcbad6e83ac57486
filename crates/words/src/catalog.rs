//! [`Catalog`]: every piece of a game with its name, its facts and what it does.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Phrase;

/// The pieces of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Catalog {
    /// The game.
    pub game: String,
    /// General notes for reading the pieces, such as what applies to all of them.
    pub about: Vec<Phrase>,
    /// The pieces in their printed order.
    pub pieces: Vec<Piece>,
}

/// A card, a tile or another piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Piece {
    /// Its id in views, moves and events, without the number of a copy.
    pub id: String,
    /// Its name.
    pub name: Phrase,
    /// Its kind of piece.
    pub kind: String,
    /// What is printed on it, as the game's own data.
    pub facts: Value,
    /// What is printed on it, in words: its cost, its points, its type. What all pieces of a kind have comes first,
    /// always in the same order.
    pub about: Vec<Phrase>,
    /// What it does, in the order of the phases.
    pub lines: Vec<Line>,
    /// Anything else worth knowing, such as that its values are a reconstruction.
    pub note: Option<Phrase>,
}

/// One thing that a piece does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Line {
    /// The phase in which it applies.
    pub phase: Option<String>,
    /// What it does.
    pub text: Phrase,
}
