//! The one place where the name of a game becomes its type.
//!
//! To add a game, implement [`ai::Searchable`] and [`Words`] for it and add its type to the list in `games![…]`.

use ai::Searchable;
use clap::builder::PossibleValuesParser;
use game::{Game, Setup as _};
use words::Words;

use crate::failure::Failure;

/// A game with everything the commands need.
pub(crate) trait Playable: Searchable + Words {}
impl<G: Searchable + Words> Playable for G {}

/// Something to do with a game whose type is known only when the program runs.
pub(crate) trait Visit {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        pub(crate) const NAMES: &[&str] = &[$(<$game as Game>::ID),+];

        /// Does `what` with the game of this name.
        pub(crate) fn with_game<V: Visit>(name: &str, what: V) -> Result<V::Output, Failure> {
            match name {
                $(<$game as Game>::ID => Ok(what.visit::<$game>()),)+
                _ => Err(Failure::input(
                    format_args!("there is no game \"{name}\""),
                    format_args!("this program knows {}", NAMES.join(", ")),
                )),
            }
        }

        /// All games with what can be chosen in each, for the help.
        pub(crate) fn listing() -> String {
            ["Games:".to_string(), $(line::<$game>()),+].join("\n")
        }
    };
}

games![defenders::Defenders, race::Race, roll::Roll];

fn line<G: Playable>() -> String {
    let (least, most) = (G::Setup::PLAYERS.start(), G::Setup::PLAYERS.end());
    let (variants, bots) = (G::Setup::VARIANTS.join(", "), G::level_names().join(", "));
    format!("  {}: {least} to {most} players; variants {variants}; bots {bots}", G::ID)
}

/// Reads the name of a game from the command line.
pub(crate) fn name_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(NAMES)
}
