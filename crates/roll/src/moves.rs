//! The answers a player can give.

use serde::{Deserialize, Serialize};

use crate::assign::Plan;
use crate::dice::{Color, Dice};
use crate::galaxy::DiePlace;
use crate::tiles::{Side, Square, Tile};

/// A worker that does a task: a die, or a virtual worker that a power lends for the phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Crew {
    /// Its color.
    pub color: Color,
    /// Whether it is a die. A lent worker disappears afterwards.
    pub real: bool,
}

impl Crew {
    /// Every kind of worker among dice and lent workers, the dice first.
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
    /// Abandon a tile from the construction zone before drawing.
    Abandon(Tile),
    /// Draw, without abandoning any more tiles.
    Draw,
    /// Put a tile that was drawn or picked up in the construction zone.
    Place {
        /// The tile.
        tile: Tile,
        /// The stack.
        side: Side,
        /// On top of the stack instead of under it.
        #[serde(default)]
        top: bool,
    },
    /// Pick up all tiles of the construction zone to rearrange them. Each stack is rebuilt from the top.
    Rearrange,
    /// Put a tile from the construction zone in the bag that ran out.
    Give(Tile),
    /// Put a worker of this color on the stack.
    Build(Color),
    /// Complete the tile with these dice on the stack.
    Use(Dice),
    /// Send these used dice to the cup.
    Save(Dice),
    /// Return a die to the supply.
    Remove {
        /// Its color.
        die: Color,
        /// Where it is.
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
    /// Pay for these dice from the Citizenry.
    Recruit(Dice),
    /// Return a developer, settler or good to the cup. Several recalls in a round go in the order in which they are
    /// offered.
    Recall {
        /// Its color.
        die: Color,
        /// Where it is.
        from: DiePlace,
    },
    /// Do nothing more.
    Stop,
}
