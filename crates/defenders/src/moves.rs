//! The answers a player can give.

use serde::{Deserialize, Serialize};

use crate::payment::Payment;
use crate::{ControlTile, Energy, Place, Side, Technology};

/// An answer to a [`Prompt`](crate::Prompt).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Main action: pay for a control tile and move the Defender it shows, `Main { tile: C2, to: 1, .. }`.
    Main {
        /// The control tile.
        tile: ControlTile,
        /// Where its Defender stops.
        to: Place,
        /// One battery for the first main action, two for the second.
        payment: Payment,
    },
    /// Extra action: buy one of the face-up technologies.
    Upgrade {
        /// The card.
        technology: Technology,
        /// Its cost.
        payment: Payment,
    },
    /// Extra action: capture the face-up robot of a stack.
    Capture {
        /// The side of the stack.
        side: Side,
        /// Its cost after discounts.
        payment: Payment,
    },
    /// End the turn after at least one action.
    EndTurn,
    /// Take no action this turn, and refill the batteries to three.
    Rest,
    /// Take energy of the player's choice. Batteries replace cubes missing from the reserve.
    Take {
        /// The cubes.
        #[serde(default)]
        energy: Energy,
        /// Batteries instead of cubes of an exhausted color.
        #[serde(default)]
        batteries: u8,
    },
    /// Pay to move the resource marker another step.
    StepOn {
        /// One battery.
        payment: Payment,
    },
    /// Leave the resource marker where it is.
    StopMarker,
    /// Trade on the planet just activated.
    Trade {
        /// The price.
        payment: Payment,
    },
    /// Do not trade.
    SkipTrade,
    /// Return energy beyond the limit at the end of the turn.
    Return {
        /// The cubes to return.
        energy: Energy,
    },
}
