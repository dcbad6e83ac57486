//! The options of a game: [`Setup`], [`Timing`].

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::Data;

/// The options agreed before play: the number of players and the rules.
pub trait Setup: Data {
    /// The possible numbers of players.
    const PLAYERS: RangeInclusive<u8>;

    /// The variants of the rules.
    type Variant: Variant;

    /// The names of the variants, the default first.
    const VARIANTS: &'static [&'static str] = Self::Variant::VARIANTS;

    /// A setup with this many players, these rules, and defaults for everything else. It may not be playable.
    fn plain(players: u8, variant: Self::Variant) -> Self;

    /// The number of players.
    fn players(&self) -> u8;

    /// The rules of the game.
    fn rules(&self) -> Self::Variant;

    /// The number of rounds after which the game ends at the latest.
    fn round_cap(&self) -> Option<u16>;

    /// The same setup, ending after at most this many rounds: for simulations, whose players may not know how to
    /// finish.
    #[must_use]
    fn capped(self, rounds: u16) -> Self;

    /// Which seats are asked when several have something to decide. `None` in a game where that never happens.
    fn timing(&self) -> Option<Timing> {
        None
    }

    /// The same setup with another timing, in a game that has one.
    #[must_use]
    fn timed(self, _: Timing) -> Self {
        self
    }

    /// The possible numbers of players for a variant.
    fn players_of(_: Self::Variant) -> RangeInclusive<u8> {
        Self::PLAYERS
    }

    /// The setup of a named variant.
    fn of(players: u8, variant: &str) -> Result<Self, BadSetup> {
        let Ok(rules) = variant.parse() else {
            let known = Self::VARIANTS.iter().map(ToString::to_string).collect();
            return Err(BadSetup::Variant { variant: variant.to_string(), known });
        };
        let setup = Self::plain(players, rules);
        setup.check().map(|()| setup)
    }

    /// Every setup that can be played, with every timing.
    #[must_use]
    fn all() -> Vec<Self> {
        let mut all = Vec::new();
        for players in Self::PLAYERS {
            for setup in Self::VARIANTS.iter().filter_map(|variant| Self::of(players, variant).ok()) {
                match setup.timing() {
                    Some(_) => all.extend(Timing::ALL.map(|timing| setup.clone().timed(timing))),
                    None => all.push(setup),
                }
            }
        }
        all
    }

    /// Checks whether a game can be played with it. A setup read from a file may contain anything.
    fn check(&self) -> Result<(), BadSetup> {
        let (players, can) = (self.players(), Self::players_of(self.rules()));
        if !Self::PLAYERS.contains(&players) {
            return Err(BadSetup::Players { players, least: *Self::PLAYERS.start(), most: *Self::PLAYERS.end() });
        }
        if !can.contains(&players) {
            let variant = self.variant().to_string();
            return Err(BadSetup::PlayersOfVariant { variant, players, least: *can.start(), most: *can.end() });
        }
        if self.round_cap() == Some(0) {
            return Err(BadSetup::NoRounds);
        }
        Ok(self.check_position()?)
    }

    /// Checks the position that the game begins from, if it begins from one instead of a deal.
    fn check_position(&self) -> Result<(), BadPosition> {
        Ok(())
    }

    /// The name of the variant.
    fn variant(&self) -> &'static str {
        self.rules().into()
    }
}

/// The variants of a game: an enum whose variants strum names.
pub trait Variant: Copy + FromStr + Into<&'static str> + VariantNames {}
impl<V: Copy + FromStr + Into<&'static str> + VariantNames> Variant for V {}

/// Which seats are asked when several have something to decide in one phase.
///
/// Secret choices are always asked of everybody at once, and draws always happen in the order the rulebook gives. A
/// game whose seats answer in that order is the same under both timings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// All seats that have something to decide.
    #[default]
    Together,
    /// Only the first seat that is not done, as rulebooks require when the order matters.
    InOrder,
}

impl Timing {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Together, Self::InOrder];
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadSetup {
    /// Too few or too many players.
    Players {
        /// The requested number.
        players: u8,
        /// The fewest who can play.
        least: u8,
        /// The most who can play.
        most: u8,
    },
    /// No such variant.
    Variant {
        /// The requested name.
        variant: String,
        /// The names that exist.
        known: Vec<String>,
    },
    /// The variant exists, but not for this number of players.
    PlayersOfVariant {
        /// The name of the variant.
        variant: String,
        /// The requested number.
        players: u8,
        /// The fewest who can play it.
        least: u8,
        /// The most who can play it.
        most: u8,
    },
    /// A cap on the rounds that leaves no round to play.
    NoRounds,
    /// The position to begin from cannot be laid out.
    Position(BadPosition),
}

/// Why a game cannot begin from a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadPosition {
    /// It describes another number of players.
    Players,
    /// A piece is in two places.
    Twice {
        /// Its name.
        piece: String,
    },
    /// A piece is where it cannot be.
    Misplaced {
        /// Its name.
        piece: String,
    },
    /// There is more of something than the game has or allows.
    TooMany {
        /// What.
        of: String,
    },
    /// Something is missing.
    Missing {
        /// What.
        of: String,
    },
    /// The game would be over.
    Over,
}

impl BadPosition {
    /// The latest round that a game can begin with. No lesson begins near it, and whatever counts rounds stays far from its limit.
    pub const LATEST_ROUND: u16 = 200;

    /// Refuses more of something than there can be.
    pub fn limit(of: &str, count: usize, most: usize) -> Result<(), Self> {
        if count > most { Err(Self::TooMany { of: of.to_string() }) } else { Ok(()) }
    }

    /// Checks the round that a game begins with, and the cap on its rounds.
    pub fn check_round(round: u16, cap: Option<u16>) -> Result<(), Self> {
        Self::limit("rounds", round.into(), Self::LATEST_ROUND.into())?;
        if cap.is_some_and(|cap| cap < round) { Err(Self::Over) } else { Ok(()) }
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => write!(f, "the position is for another number of players"),
            Self::Twice { piece } => write!(f, "the position has {piece} in two places"),
            Self::Misplaced { piece } => write!(f, "the position has {piece} where it cannot be"),
            Self::TooMany { of } => write!(f, "the position has too many {of}"),
            Self::Missing { of } => write!(f, "the position lacks {of}"),
            Self::Over => write!(f, "the game is over in the position"),
        }
    }
}

impl From<BadPosition> for BadSetup {
    fn from(why: BadPosition) -> Self {
        Self::Position(why)
    }
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
            Self::Position(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for BadSetup {}
