//! Defenders and the control tiles that move them. Rules D-1.3, D-4.1, D-7.1.

use serde::{Deserialize, Serialize};

use crate::Provenance;

/// One of the three Defenders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Defender {
    /// The red one.
    Red,
    /// The yellow one.
    Yellow,
    /// The blue one.
    Blue,
}

impl Defender {
    /// All three, in the rulebook's order.
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::Blue];
}

/// One of the three two-sided control tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub enum ControlTile {
    /// Yellow 2 / Blue 1.
    C1,
    /// Red 1 / Blue 2.
    C2,
    /// Yellow 1 / Red 2.
    C3,
}

/// The order on one side of a control tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Order {
    /// The Defender that moves.
    pub defender: Defender,
    /// How many places it moves, exactly.
    pub distance: u8,
}

/// The orders on the front and the back of each control tile.
static ORDERS: [[Order; 2]; 3] = [
    [order(Defender::Yellow, 2), order(Defender::Blue, 1)],
    [order(Defender::Red, 1), order(Defender::Blue, 2)],
    [order(Defender::Yellow, 1), order(Defender::Red, 2)],
];

const fn order(defender: Defender, distance: u8) -> Order {
    Order { defender, distance }
}

impl ControlTile {
    /// All three, in their row.
    pub const ALL: [Self; 3] = [Self::C1, Self::C2, Self::C3];

    /// The order on its front or back.
    #[must_use]
    pub const fn order(self, side: TileSide) -> Order {
        ORDERS[self as usize][side as usize]
    }

    /// How sure we are of that side. Five of the six are in the rulebook's example, and the sixth is what remains.
    #[must_use]
    pub const fn provenance(self, side: TileSide) -> Provenance {
        match (self, side) {
            (Self::C3, TileSide::Back) => Provenance::Deduced,
            (Self::C1 | Self::C2, TileSide::Front | TileSide::Back) | (Self::C3, TileSide::Front) => {
                Provenance::Printed
            }
        }
    }
}

/// Which side of a control tile is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum TileSide {
    /// The side shown first in the rulebook's example.
    Front,
    /// The other side.
    Back,
}

impl TileSide {
    /// The other side.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Front => Self::Back,
            Self::Back => Self::Front,
        }
    }
}
