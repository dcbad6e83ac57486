//! [`Fact`]: a number in a phrase, typed for a board to draw.
//!
//! A page shows phrases and draws facts. It never parses a number out of a phrase, and never checks which message a
//! phrase is.

use serde::{Deserialize, Serialize};

/// What an answer costs or brings, or what it lacks. Its phrases say the same, with reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fact {
    /// It costs this much.
    Costs {
        /// Of what.
        unit: Unit,
        /// How much.
        count: u16,
    },
    /// It brings this much.
    Brings {
        /// Of what.
        unit: Unit,
        /// How much.
        count: u16,
    },
    /// It brings this much for each picked piece.
    BringsEach {
        /// Of what.
        unit: Unit,
        /// How much.
        count: u16,
    },
    /// Its piece still needs this much.
    Needs {
        /// Of what.
        unit: Unit,
        /// How much.
        count: u16,
    },
    /// What it brings depends on luck.
    Gamble,
    /// It is paid in another way than printed, by powers that convert.
    Converts,
    /// It can be chosen this many times in a row, as far as can be said now.
    Repeats {
        /// How many times.
        count: u16,
    },
    /// Military compared with the defense of a world.
    Military {
        /// The player's Military.
        strength: i16,
        /// The world's defense.
        defense: i16,
    },
    /// It changes the score.
    Score {
        /// By how much.
        change: i32,
        /// The score afterwards.
        score: i32,
    },
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Cards.
    Cards,
    /// Goods on worlds.
    Goods,
    /// Victory points.
    Vp,
    /// Galactic Credits.
    Credits,
    /// Dice.
    Dice,
    /// Batteries.
    Batteries,
    /// Blue energy.
    BlueEnergy,
    /// Orange energy.
    OrangeEnergy,
    /// Green energy.
    GreenEnergy,
    /// Energy of any color.
    Energy,
}

impl Fact {
    pub(crate) fn costs(unit: Unit, count: impl Into<u16>) -> Self {
        Self::Costs { unit, count: count.into() }
    }

    pub(crate) fn brings(unit: Unit, count: impl Into<u16>) -> Self {
        Self::Brings { unit, count: count.into() }
    }

    /// What it brings, unless that is zero.
    pub(crate) fn brings_some(unit: Unit, count: impl Into<u16>) -> Option<Self> {
        let count = count.into();
        (count > 0).then_some(Self::Brings { unit, count })
    }
}
