//! The answers a player can give.

use serde::{Deserialize, Serialize};

use crate::assign::Plan;
use crate::dice::{Color, Dice};
use crate::galaxy::DiePlace;
use crate::tiles::{Side, Square, Tile};

/// A worker that does a task: a die, or one that a power lends for the phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Crew {
    /// Its color.
    pub color: Color,
    /// Whether it is a die; a lent worker goes nowhere afterwards.
    pub real: bool,
}

impl Crew {
    /// Every kind of worker among dice and lent ones, the dice first.
    pub fn all(real: Dice, lent: Dice) -> impl Iterator<Item = Self> {
        let of = |dice: Dice, real| dice.colors().map(move |color| Self { color, real });
        of(real, true).chain(of(lent, false))
    }
}

/// What a good is shipped for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Shipment {
    /// Credits.
    Trade,
    /// Points.
    Consume,
}

/// An answer to a [`Prompt`](crate::Prompt).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Begin with this tile as the development and the other one as the world.
    Open(Tile),
    /// Assign the dice of the round.
    Assign(Box<Plan>),
    /// Take credits with an explorer.
    Stock(Crew),
    /// Look for tiles with an explorer.
    Scout(Crew),
    /// Abandon a tile of the construction zone before drawing.
    Abandon(Tile),
    /// Abandon no further tile, and draw.
    Draw,
    /// Put a tile that was drawn or taken up into the construction zone.
    Place {
        /// The tile.
        tile: Tile,
        /// The stack.
        side: Side,
        /// On top of the stack instead of under it.
        #[serde(default)]
        top: bool,
    },
    /// Take up all tiles of the construction zone to arrange them anew, each stack from its top.
    Rearrange,
    /// Put a tile of the construction zone into the bag that ran out.
    Give(Tile),
    /// Put a worker of this color onto the stack.
    Build(Color),
    /// Count these of the dice on the stack as those that complete the tile.
    Use(Dice),
    /// Send these of the dice used to the cup.
    Save(Dice),
    /// Return a die to the supply.
    Remove {
        /// Its color.
        die: Color,
        /// Where it lies.
        from: DiePlace,
    },
    /// Put a producer on a world.
    Produce {
        /// Its color.
        die: Color,
        /// The world.
        world: Square,
    },
    /// Ship a good.
    Ship {
        /// The shipper.
        shipper: Crew,
        /// The world that carries the good.
        world: Square,
        /// The color of the good.
        good: Color,
        /// Traded or consumed.
        shipment: Shipment,
    },
    /// Pay for a point after a Trade, or not.
    Buy(bool),
    /// Pay for these dice of the Citizenry.
    Recruit(Dice),
    /// Take a developer, settler or good back to the cup; those of one round in the order they are offered.
    Recall {
        /// Its color.
        die: Color,
        /// Where it lies.
        from: DiePlace,
    },
    /// Nothing further.
    Stop,
}
