//! Phase III, Settle: its powers. How tiles are built is in [`super::build`]. Rules of section 6.

use game::{Seat, Set};
use serde::{Deserialize, Serialize};

use super::Income;
use crate::dice::Color;
use crate::galaxy::Galaxy;
use crate::tiles::{Power, WorldColor};

/// A power of phase III.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum SettlePower {
    /// Worlds need fewer settlers.
    Discount {
        /// How many fewer.
        amount: u8,
        /// The need cannot go below this.
        floor: u8,
        /// The colors of the worlds.
        colors: Set<WorldColor>,
    },
    /// Credits for each world that is completed.
    CompletionCredits {
        /// The colors of the worlds.
        colors: Set<WorldColor>,
        /// The credits.
        credits: u8,
    },
    /// Some of the settlers of each world go to the cup.
    BuildersToCup {
        /// The fewest, if that many were used.
        min: u8,
        /// The most.
        max: u8,
    },
    /// All settlers of this color go to the cup.
    ColorToCup(Color),
    /// Credits at the end of the phase.
    Credits(u8),
}

/// What a power pays at the end of the phase.
pub(super) fn income(_: &Galaxy, _: Seat, power: Power) -> Option<Income> {
    let Power::III(power) = power else { return None };
    match power {
        SettlePower::Credits(credits) => Some(Income::Credits(credits)),
        SettlePower::Discount { .. }
        | SettlePower::CompletionCredits { .. }
        | SettlePower::BuildersToCup { .. }
        | SettlePower::ColorToCup(_) => None,
    }
}
