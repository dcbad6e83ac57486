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
    /// What people should know to read the pieces, such as what is true of all of them.
    pub about: Vec<Phrase>,
    /// The pieces in their printed order.
    pub pieces: Vec<Piece>,
}

/// A card, a tile or another piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Piece {
    /// How views, moves and events write it, without the number of a copy.
    pub id: String,
    /// Its name.
    pub name: Phrase,
    /// What sort of piece it is.
    pub kind: String,
    /// What is printed on it, as the game's own data says it.
    pub facts: Value,
    /// What is printed on it, in words: what it costs, what it is worth, what sort it is of. What all pieces of a kind have
    /// comes first, in the same order for all of them.
    pub about: Vec<Phrase>,
    /// What it does, in the order of the phases.
    pub lines: Vec<Line>,
    /// What else people should know about it, such as that its values are a reconstruction.
    pub note: Option<Phrase>,
}

/// One thing that a piece does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Line {
    /// The phase in which it does it.
    pub phase: Option<String>,
    /// What it does.
    pub text: Phrase,
}
