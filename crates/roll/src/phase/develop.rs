//! Phase II, Develop: its powers. How tiles are built is in [`super::build`]. Rules of section 5.

use game::Seat;
use serde::{Deserialize, Serialize};

use super::Income;
use crate::dice::Color;
use crate::galaxy::Galaxy;
use crate::tiles::Power;

/// A power of phase II.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum DevelopPower {
    /// Developments need fewer developers.
    Discount {
        /// How many fewer.
        amount: u8,
        /// The need cannot go below this.
        floor: u8,
        /// Whether it is limited to developments with a Reassign power.
        reassign_only: bool,
    },
    /// Credits for each later development that is completed.
    CompletionCredits(u8),
    /// Some of the developers of each later development go to the cup.
    BuildersToCup {
        /// The fewest, if that many were used.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Credits at the end of the phase.
    Credits(u8),
    /// Credits at the end of the phase for dice in the Citizenry, rounded up.
    CitizenCredits {
        /// The color of the dice.
        color: Color,
        /// For every this many dice.
        per: u8,
        /// The credits.
        credits: u8,
    },
}

/// What a power pays at the end of the phase.
pub(super) fn income(galaxy: &Galaxy, seat: Seat, power: Power) -> Option<Income> {
    let Power::II(power) = power else { return None };
    match power {
        DevelopPower::Credits(credits) => Some(Income::Credits(credits)),
        DevelopPower::CitizenCredits { color, per, credits } => {
            Some(Income::Credits(credits * galaxy.players[seat].citizenry.count(color).div_ceil(per)))
        }
        DevelopPower::Discount { .. } | DevelopPower::CompletionCredits(_) | DevelopPower::BuildersToCup { .. } => None,
    }
}
