//! [`Levels`]: the bots of a game by name.

use game::{Bot, Enumerate, Imagine, Playout, Seed};

use crate::Random;

/// How a bot of some strength is called, and how it is made.
pub struct Level<G> {
    /// The name that people and commands use, such as `easy`.
    pub name: &'static str,
    /// Makes the bot. The same seed gives the same choices.
    pub bot: fn(Seed) -> Box<dyn Bot<G>>,
}

impl<G: Enumerate> Level<G> {
    /// The level that every game has: each legal move equally likely.
    pub const RANDOM: Self = Self { name: "random", bot: |seed| Box::new(Random::new(seed)) };
}

/// A game that has bots.
///
/// A game lists its levels once; names, default and errors all follow from that list.
pub trait Levels: Enumerate + Imagine + Playout {
    /// The levels, from the weakest to the strongest.
    const LEVELS: &'static [Level<Self>];

    /// The names of the levels, from the weakest to the strongest.
    fn level_names() -> Vec<&'static str> {
        Self::LEVELS.iter().map(|level| level.name).collect()
    }

    /// The level that plays when nobody says which: `easy`, which knows what it wants, or else the weakest.
    fn default_level() -> &'static str {
        let easy = Self::LEVELS.iter().find(|level| level.name == "easy");
        easy.or(Self::LEVELS.first()).map_or("random", |level| level.name)
    }

    /// A bot of the named level.
    ///
    /// # Errors
    /// [`UnknownLevel`] if the game has no level of this name.
    fn bot(level: &str, seed: Seed) -> Result<Box<dyn Bot<Self>>, UnknownLevel> {
        match Self::LEVELS.iter().find(|known| known.name == level) {
            Some(known) => Ok((known.bot)(seed)),
            None => Err(UnknownLevel { game: Self::ID, level: level.to_string(), known: Self::level_names() }),
        }
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} has no bot \"{level}\"; there is {}", .known.join(", "))]
pub struct UnknownLevel {
    /// The game.
    pub game: &'static str,
    /// The name that was asked for.
    pub level: String,
    /// The names that exist.
    pub known: Vec<&'static str>,
}
