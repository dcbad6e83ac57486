//! The events of the trace format: what was decided, drawn and brought about in a phase.
//!
//! The engine's events are told again in the same type. What the trace notes beside an event, where the credit marker stood
//! and that the other program departed from the rulebook, is left out of the comparison of events and checked on its own.

use game::Seat;
use roll::{Color, Crew, Phase, Shipment, Side, Square, Tile};
use serde::{Deserialize, Serialize};

use super::trace::{Departure, Source};

/// Where the credit marker stood. Every event that moves it must say so.
type Marker = Option<i64>;

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Event {
    Stock(Stock),
    Scout(Scout),
    Rearrange(Rearrange),
    ExtraDraw(ExtraDraw),
    Place(Place),
    Complete(Complete),
    Return(Return),
    Produce(Produce),
    Trade(Trade),
    Consume(Consume),
    Income(Income),
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stock {
    pub(super) player: u8,
    pub(super) die: Color,
    pub(super) r#virtual: bool,
    pub(super) gains: Vec<Gain>,
}

/// Credits, as far as they are not cut off by the limit, and what they are for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gain {
    pub(super) source: Source,
    pub(super) credits: i64,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) from: Marker,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) to: Marker,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scout {
    pub(super) player: u8,
    pub(super) die: Color,
    pub(super) r#virtual: bool,
    pub(super) abandon: Vec<Abandoned>,
    pub(super) drawn: Vec<Drawn>,
    pub(super) bag_refilled: bool,
    pub(super) place: Vec<Placed>,
    pub(super) gains: Vec<Gain>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Abandoned {
    pub(super) stack: Side,
    /// From the top, in the stack as it was before this Scout.
    pub(super) position: usize,
    pub(super) tile: Square,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    pub(super) id: u8,
    pub(super) development: Square,
    pub(super) world: Square,
}

impl From<Tile> for Drawn {
    fn from(tile: Tile) -> Self {
        Self { id: tile.id(), development: tile.side(Side::Development), world: tile.side(Side::World) }
    }
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Placed {
    pub(super) id: u8,
    pub(super) side: Side,
    pub(super) tile: Square,
    pub(super) top: bool,
}

/// Both stacks after they were arranged anew.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rearrange {
    pub(super) player: u8,
    pub(super) development: Vec<Square>,
    pub(super) world: Vec<Square>,
}

/// Tiles at the end of Explore.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtraDraw {
    pub(super) player: u8,
    pub(super) source: Square,
    pub(super) drawn: Vec<Drawn>,
    pub(super) bag_refilled: bool,
    pub(super) place: Vec<Placed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) departure: Option<Departure>,
}

/// A worker onto the stack.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) player: u8,
    pub(super) die: Color,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Complete {
    pub(super) player: u8,
    pub(super) tile: Square,
    pub(super) id: u8,
    pub(super) cost: i64,
    pub(super) need: i64,
    pub(super) used: Vec<Used>,
    pub(super) dice_left: i64,
    pub(super) gains: Vec<Gain>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) removed: Option<Removed>,
    pub(super) effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Used {
    pub(super) die: Color,
    pub(super) to: DieGoal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum DieGoal {
    Citizenry,
    Cup,
    ThisWorld,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Removed {
    pub(super) die: Color,
    pub(super) place: RemovedPlace,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) world: Option<Square>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) phase: Option<Phase>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RemovedPlace {
    Cup,
    Citizenry,
    DevelopmentStack,
    WorldStack,
    Good,
    Column,
    Selector,
}

/// What a completed tile brings by itself.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged)]
pub(super) enum Effect {
    Credits(CreditEffect),
    Die(DieEffect),
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CreditEffect {
    pub(super) credits: i64,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) from: Marker,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) to: Marker,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DieEffect {
    pub(super) die: Color,
    pub(super) to: DieGoal,
}

/// Dice that go back to the cup, unused.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Return {
    pub(super) player: u8,
    pub(super) dice: Vec<Color>,
    pub(super) from: ReturnPlace,
    pub(super) reason: ReturnReason,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) departure: Option<Departure>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ReturnPlace {
    Column,
    Stack,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ReturnReason {
    StackEmpty,
    NoRoom,
    NoGoods,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Produce {
    pub(super) player: u8,
    pub(super) die: Color,
    pub(super) world: Square,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trade {
    pub(super) player: u8,
    pub(super) die: Color,
    pub(super) r#virtual: bool,
    pub(super) world: Square,
    pub(super) good: Color,
    pub(super) price: i64,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) from: Marker,
    #[serde(deserialize_with = "Option::deserialize", skip_serializing_if = "Option::is_none")]
    pub(super) to: Marker,
    /// Whether points were bought; absent for who cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) galactic_bankers: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bankers_from: Marker,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bankers_to: Marker,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) vp: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Consume {
    pub(super) player: u8,
    pub(super) die: Color,
    pub(super) r#virtual: bool,
    pub(super) world: Square,
    pub(super) good: Color,
    pub(super) vp: i64,
    pub(super) credits: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) from: Marker,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to: Marker,
}

/// What a power pays at the end of a phase, credits or points.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Income {
    pub(super) player: u8,
    pub(super) source: Square,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) credits: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) from: Marker,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to: Marker,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) vp: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) departure: Option<Departure>,
}

impl Event {
    /// What a power pays at the end of a phase.
    pub(super) fn income(seat: Seat, source: Square, credits: Option<i64>, vp: Option<i64>) -> Event {
        Event::Income(Income { player: seat.number(), source, credits, from: None, to: None, vp, departure: None })
    }

    /// A good that is shipped, before it is told what for.
    pub(super) fn shipped(seat: Seat, shipper: Crew, world: Square, good: Color, shipment: Shipment) -> Event {
        let (player, die, r#virtual, from, to) = (seat.number(), shipper.color, !shipper.real, None, None);
        match shipment {
            Shipment::Trade => {
                let (price, galactic_bankers, bankers_from, bankers_to, vp) = (0, None, None, None, None);
                Event::Trade(Trade {
                    player,
                    die,
                    r#virtual,
                    world,
                    good,
                    price,
                    from,
                    to,
                    galactic_bankers,
                    bankers_from,
                    bankers_to,
                    vp,
                })
            }
            Shipment::Consume => {
                Event::Consume(Consume { player, die, r#virtual, world, good, vp: 0, credits: 0, from, to })
            }
        }
    }

    /// Whose it is.
    pub(super) fn player(&self) -> u8 {
        match self {
            Self::Stock(Stock { player, .. })
            | Self::Scout(Scout { player, .. })
            | Self::Rearrange(Rearrange { player, .. })
            | Self::ExtraDraw(ExtraDraw { player, .. })
            | Self::Place(Place { player, .. })
            | Self::Complete(Complete { player, .. })
            | Self::Return(Return { player, .. })
            | Self::Produce(Produce { player, .. })
            | Self::Trade(Trade { player, .. })
            | Self::Consume(Consume { player, .. })
            | Self::Income(Income { player, .. }) => *player,
        }
    }

    /// The mark that the other program departed from the rulebook here.
    pub(super) fn departure(&self) -> Option<Departure> {
        match self {
            Self::ExtraDraw(ExtraDraw { departure, .. })
            | Self::Return(Return { departure, .. })
            | Self::Income(Income { departure, .. }) => *departure,
            _ => None,
        }
    }

    /// Whether it comes after everyone's own steps.
    pub(super) fn is_closing(&self) -> bool {
        matches!(self, Self::ExtraDraw(_) | Self::Income(_))
    }

    /// Whether the order of it and its like in a row means nothing.
    pub(super) fn commutes_with(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Place(_), Self::Place(_)) | (Self::Produce(_), Self::Produce(_)))
    }
}
