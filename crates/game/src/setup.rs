//! [`Setup`]: what is agreed before play.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Data;

/// What is agreed before play: how many play, and by which rules.
pub trait Setup: Data {
    /// How few and how many can play.
    const PLAYERS: std::ops::RangeInclusive<u8>;

    /// The names of the variants, the default first.
    const VARIANTS: &'static [&'static str];

    /// The setup of a named variant.
    fn of(players: u8, variant: &str) -> Result<Self, BadSetup>;

    /// Whether a game can be played with it. A setup read from a file may contain anything.
    fn check(&self) -> Result<(), BadSetup>;

    /// How many play.
    fn players(&self) -> u8;

    /// The name of the variant.
    fn variant(&self) -> &'static str;

    /// The same setup, limited to this many rounds: for simulations whose players may never finish.
    #[must_use]
    fn capped(self, rounds: u16) -> Self;

    /// A refusal unless `players` can play; for [`Setup::of`] and [`Setup::check`].
    fn check_players(players: u8) -> Result<(), BadSetup> {
        if Self::PLAYERS.contains(&players) {
            return Ok(());
        }
        Err(BadSetup::Players { players, least: *Self::PLAYERS.start(), most: *Self::PLAYERS.end() })
    }

    /// The refusal of a variant that does not exist.
    fn unknown_variant(variant: &str) -> BadSetup {
        let known = Self::VARIANTS.iter().map(ToString::to_string).collect();
        BadSetup::Variant { variant: variant.to_string(), known }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadSetup {
    /// Too few or too many players.
    Players {
        /// How many were asked for.
        players: u8,
        /// The fewest who can play.
        least: u8,
        /// The most who can play.
        most: u8,
    },
    /// No such variant.
    Variant {
        /// The name that was asked for.
        variant: String,
        /// The names that exist.
        known: Vec<String>,
    },
    /// The variant exists, but not for this number of players.
    PlayersOfVariant {
        /// The name of the variant.
        variant: String,
        /// How many were asked for.
        players: u8,
        /// The fewest who can play it.
        least: u8,
        /// The most who can play it.
        most: u8,
    },
    /// A cap on the rounds that leaves no round to play.
    NoRounds,
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, least, most } => write!(f, "{least} to {most} can play, not {players}"),
            Self::Variant { variant, known } => {
                write!(f, "there is no variant \"{variant}\"; there is {}", known.join(", "))
            }
            Self::PlayersOfVariant { variant, players, least, most } if least == most => {
                write!(f, "the variant \"{variant}\" is for {least} players, not {players}")
            }
            Self::PlayersOfVariant { variant, players, least, most } => {
                write!(f, "the variant \"{variant}\" is for {least} to {most} players, not {players}")
            }
            Self::NoRounds => write!(f, "a cap of 0 rounds leaves nothing to play"),
        }
    }
}

impl std::error::Error for BadSetup {}
