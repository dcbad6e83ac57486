//! Events, reported as they happen. Everything in this game is public.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::payment::Payment;
use crate::{Color, ControlTile, Defender, Energy, Order, Place, Planet, Robot, Side, Technology, TileSide};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A planet tile was laid out.
    PlanetLaid {
        /// Where.
        place: Place,
        /// Which.
        planet: Planet,
    },
    /// A control tile was laid out, or flipped at the end of a turn.
    TileShows {
        /// The tile.
        tile: ControlTile,
        /// The side that is up.
        side: TileSide,
        /// What it orders now.
        order: Order,
    },
    /// The resource marker was put on the track.
    MarkerPlaced {
        /// The field, from 0.
        field: u8,
    },
    /// A robot was turned face up.
    RobotRevealed {
        /// The side of its stack.
        side: Side,
        /// The robot.
        robot: Robot,
    },
    /// The last robot of a stack was taken.
    StackEmptied {
        /// The side of the stack.
        side: Side,
    },
    /// A technology was turned face up.
    TechnologyRevealed {
        /// Its slot on the display, from 0.
        slot: u8,
        /// The card.
        technology: Technology,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round, from 1.
        round: u16,
    },
    /// A Defender was moved.
    Moved {
        /// By whom.
        seat: Seat,
        /// With which tile.
        tile: ControlTile,
        /// Which Defender.
        defender: Defender,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// The planet it stopped on.
        planet: Planet,
        /// What was paid.
        payment: Payment,
    },
    /// A player gained cubes or batteries from the reserve.
    Gained {
        /// The player.
        seat: Seat,
        /// Why.
        why: Gained,
        /// The cubes.
        energy: Energy,
        /// The batteries.
        batteries: u8,
        /// Extra batteries, in place of cubes missing from the reserve.
        instead: u8,
    },
    /// A player took energy of their choice.
    Took {
        /// By whom.
        seat: Seat,
        /// The cubes.
        energy: Energy,
        /// Batteries instead of cubes of an exhausted color.
        instead: u8,
    },
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// The face.
        face: u8,
    },
    /// The resource marker moved forward.
    MarkerMoved {
        /// By whom.
        seat: Seat,
        /// The field it entered, from 0.
        field: u8,
        /// The color of the field.
        color: Color,
        /// What the step cost.
        payment: Payment,
    },
    /// A trading planet was used.
    Traded {
        /// By whom.
        seat: Seat,
        /// Where.
        planet: Planet,
        /// What was paid.
        payment: Payment,
    },
    /// A technology was bought.
    Upgraded {
        /// By whom.
        seat: Seat,
        /// The card.
        technology: Technology,
        /// What was paid.
        payment: Payment,
    },
    /// A robot was captured.
    Captured {
        /// By whom.
        seat: Seat,
        /// With which Defender.
        defender: Defender,
        /// From which side.
        side: Side,
        /// The robot.
        robot: Robot,
        /// The energy that technologies saved.
        discount: Energy,
        /// What was paid.
        payment: Payment,
    },
    /// A player rested.
    Rested {
        /// Who.
        seat: Seat,
        /// The batteries gained.
        batteries: u8,
    },
    /// Energy beyond the limit went back to the reserve.
    Returned {
        /// From whom.
        seat: Seat,
        /// The cubes.
        energy: Energy,
    },
    /// The second stack is empty: this round is the last.
    LastRound {
        /// The round.
        round: u16,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// Whether it tells `to` something this seat could not have worked out: face-down cards, die rolls, what others
    /// decided.
    pub(crate) fn reveals(&self, to: Seat) -> bool {
        match *self {
            Self::PlanetLaid { .. }
            | Self::MarkerPlaced { .. }
            | Self::RobotRevealed { .. }
            | Self::TechnologyRevealed { .. }
            | Self::Rolled { .. } => true,
            // The rules determine when tiles turn over, and everyone saw the last robot of a stack go.
            Self::TileShows { .. }
            | Self::StackEmptied { .. }
            | Self::TurnBegan { .. }
            | Self::LastRound { .. }
            | Self::Over => false,
            Self::Moved { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Took { seat, .. }
            | Self::MarkerMoved { seat, .. }
            | Self::Traded { seat, .. }
            | Self::Upgraded { seat, .. }
            | Self::Captured { seat, .. }
            | Self::Rested { seat, .. }
            | Self::Returned { seat, .. } => seat != to,
        }
    }
}

/// Why something was gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Gained {
    /// A planet was activated.
    Planet(Planet),
    /// The marker entered a field of the resource track.
    Track(Color),
    /// The die was rolled.
    Die(u8),
    /// A robot's bonus.
    Robot(Robot),
    /// A technology.
    Technology(Technology),
}
