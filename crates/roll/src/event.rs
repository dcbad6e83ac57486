//! Events, reported as they happen. Rolls, drawn tiles and abandoned tiles are reported only to their owner. Rules of
//! section 11.

use game::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::assign::{Assigned, Rolled};
use crate::dice::{Color, Dice, Face, Phase};
use crate::galaxy::DiePlace;
use crate::moves::{Crew, Shipment};
use crate::tiles::{Place, Side, Square, Tile};

/// Why something is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Stocking.
    Stock,
    /// A power of a square.
    Power(Square),
    /// A tile that was completed, or a start tile.
    Placed(Square),
    /// A Trade of a world's good.
    Trade(Square),
    /// A Consume of a world's good.
    Consume(Square),
    /// The minimum of credits after recruiting.
    Recruit,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "seat: who; die, dice: which; tile, square, world: which; the variants say the rest")]
pub enum Event {
    /// A seat was dealt a faction tile and a home world.
    Dealt { seat: Seat, faction: u8, home: Square },
    /// A seat drew its first two tiles. Only for this seat.
    SawPair { seat: Seat, tiles: [Tile; 2] },
    /// A seat has made its secret choice.
    Sealed { seat: Seat },
    /// A seat begins with these sides up.
    Opened { seat: Seat, development: Square, world: Square },
    /// A round began.
    RoundBegan { round: u16 },
    /// A seat rolled its dice. Only for this seat.
    Rolled { seat: Seat, rolled: Rolled },
    /// A seat's strip was revealed.
    Revealed { seat: Seat, assigned: Assigned },
    /// The extra die in a game with two players.
    ExtraDie { face: Face },
    /// The phases of this round.
    Phases { phases: Set<Phase> },
    /// Unused dice went back to the cup.
    Returned { seat: Seat, dice: Dice },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A seat gained credits, and now has this many.
    Earned { seat: Seat, credits: u8, now: u8, cause: Cause },
    /// A seat took points in chips.
    TookVp { seat: Seat, vp: u8, cause: Cause },
    /// An explorer was used to Stock.
    Stocked { seat: Seat, explorer: Crew },
    /// An explorer was used to Scout.
    Scouted { seat: Seat, explorer: Crew },
    /// A seat took a tile out of its construction zone.
    Abandoned { seat: Seat },
    /// The abandoned tile. Only for this seat.
    AbandonedTile { seat: Seat, tile: Tile },
    /// A seat drew tiles.
    Drew { seat: Seat, tiles: u8 },
    /// The drawn tiles. Only for this seat.
    Saw { seat: Seat, tiles: Set<Tile> },
    /// The abandoned tiles went into the bag.
    BagRefilled { tiles: u8 },
    /// A tile was put in a construction stack.
    PlacedTile { seat: Seat, side: Side, top: bool },
    /// The placed tile. Only for this seat.
    PlacedWhich { seat: Seat, tile: Tile, side: Side, top: bool },
    /// A seat picks up its construction zone to rearrange it.
    Rearranges { seat: Seat },
    /// A seat put a tile in the bag that had run out.
    Gave { seat: Seat },
    /// Dice were put on a construction stack.
    PutOnStack { seat: Seat, side: Side, dice: Dice },
    /// A tile was completed.
    Completed { seat: Seat, square: Square, need: u8, used: Dice, to_cup: Dice },
    /// A die went back to the supply.
    Removed { seat: Seat, die: Color, from: DiePlace },
    /// Dice came from the supply.
    GainedDice { seat: Seat, dice: Dice, to: Place, square: Square },
    /// A producer became a good.
    Produced { seat: Seat, die: Color, world: Square },
    /// A good was shipped.
    Shipped { seat: Seat, shipper: Crew, world: Square, good: Color, shipment: Shipment },
    /// A seat paid for points.
    Bought { seat: Seat, square: Square, credits: u8, vp: u8 },
    /// A seat paid for dice from its Citizenry.
    Recruited { seat: Seat, dice: Dice, now: u8 },
    /// A seat took a die back to the cup.
    Recalled { seat: Seat, die: Color, from: DiePlace },
    /// The game ended.
    GameEnded { round: u16 },
}

impl Event {
    /// Whether it tells `to` something this seat could not have worked out: rolls, drawn tiles, what others decided.
    pub(crate) fn reveals(&self, to: Seat) -> bool {
        match *self {
            Self::Dealt { .. }
            | Self::SawPair { .. }
            | Self::Rolled { .. }
            | Self::ExtraDie { .. }
            | Self::Saw { .. } => true,
            // These follow from earlier events, or tell owners what they decided themselves.
            Self::Sealed { .. }
            | Self::RoundBegan { .. }
            | Self::Phases { .. }
            | Self::Returned { .. }
            | Self::PhaseBegan { .. }
            | Self::Earned { .. }
            | Self::TookVp { .. }
            | Self::AbandonedTile { .. }
            | Self::Drew { .. }
            | Self::BagRefilled { .. }
            | Self::PlacedWhich { .. }
            | Self::Gave { .. }
            | Self::GainedDice { .. }
            | Self::GameEnded { .. } => false,
            Self::Opened { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Stocked { seat, .. }
            | Self::Scouted { seat, .. }
            | Self::Abandoned { seat }
            | Self::PlacedTile { seat, .. }
            | Self::Rearranges { seat }
            | Self::PutOnStack { seat, .. }
            | Self::Completed { seat, .. }
            | Self::Removed { seat, .. }
            | Self::Produced { seat, .. }
            | Self::Shipped { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::Recalled { seat, .. } => seat != to,
        }
    }
}
