//! The events of the trace format: what was decided, drawn and brought about in a phase.
//!
//! The engine's events are translated into the same type. Two notes of the trace, the position of the credit marker and departures
//! of the other program from the rulebook, are left out of the comparison of events and checked separately.

use game::Seat;
use roll::{Color, Crew, Phase, Shipment, Side, Square, Tile};
use serde::{Deserialize, Serialize};

use super::trace::{Departure, Source};

/// What happened, and whose it is.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Event {
    pub(super) player: u8,
    #[serde(flatten)]
    pub(super) deed: Deed,
    /// Marks a place where the other program departs from the rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) departure: Option<Departure>,
}

/// What happened. Every shape refuses what it does not know.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Deed {
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

/// Who does a task: a die, or a virtual explorer or shipper of that color.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Worker {
    pub(super) die: Color,
    pub(super) r#virtual: bool,
}

impl From<Crew> for Worker {
    fn from(Crew { color, real }: Crew) -> Self {
        Self { die: color, r#virtual: !real }
    }
}

impl From<Worker> for Crew {
    fn from(Worker { die, r#virtual }: Worker) -> Self {
        Self { color: die, real: !r#virtual }
    }
}

/// Where the credit marker stood. Everything that moves it must say so, and nothing else may.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Deserialize, Serialize)]
pub(super) struct Marker {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stock {
    #[serde(flatten)]
    pub(super) worker: Worker,
    pub(super) gains: Vec<Gain>,
}

/// Credits, as far as they are not cut off by the limit, and what they are for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gain {
    pub(super) source: Source,
    pub(super) credits: i64,
    #[serde(flatten)]
    pub(super) marker: Marker,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scout {
    #[serde(flatten)]
    pub(super) worker: Worker,
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

/// Both stacks after they were rearranged.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rearrange {
    pub(super) development: Vec<Square>,
    pub(super) world: Vec<Square>,
}

/// Tiles at the end of Explore.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtraDraw {
    pub(super) source: Square,
    pub(super) drawn: Vec<Drawn>,
    pub(super) bag_refilled: bool,
    pub(super) place: Vec<Placed>,
}

/// A worker onto the stack.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) die: Color,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Complete {
    pub(super) tile: Square,
    pub(super) id: u8,
    pub(super) cost: i64,
    pub(super) need: i64,
    pub(super) used: Vec<Used>,
    pub(super) dice_left: i64,
    pub(super) gains: Vec<Gain>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) removed: Option<Removed>,
    pub(super) effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Used {
    pub(super) die: Color,
    pub(super) to: DieGoal,
    #[serde(skip_serializing_if = "Option::is_none")]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) world: Option<Square>,
    #[serde(skip_serializing_if = "Option::is_none")]
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

/// What a completed tile brings automatically.
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
    #[serde(flatten)]
    pub(super) marker: Marker,
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
    pub(super) dice: Vec<Color>,
    pub(super) from: ReturnPlace,
    pub(super) reason: ReturnReason,
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
    pub(super) die: Color,
    pub(super) world: Square,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trade {
    #[serde(flatten)]
    pub(super) worker: Worker,
    pub(super) world: Square,
    pub(super) good: Color,
    pub(super) price: i64,
    #[serde(flatten)]
    pub(super) marker: Marker,
    #[serde(flatten)]
    pub(super) bankers: Bankers,
}

/// Points that are bought with a Trade. All is absent for who cannot.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, Serialize)]
pub(super) struct Bankers {
    #[serde(rename = "galactic_bankers", skip_serializing_if = "Option::is_none")]
    pub(super) buys: Option<bool>,
    #[serde(rename = "bankers_from", skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<i64>,
    #[serde(rename = "bankers_to", skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) vp: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Consume {
    #[serde(flatten)]
    pub(super) worker: Worker,
    pub(super) world: Square,
    pub(super) good: Color,
    pub(super) vp: i64,
    pub(super) credits: i64,
    #[serde(flatten)]
    pub(super) marker: Marker,
}

/// What a power pays at the end of a phase, credits or points.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Income {
    pub(super) source: Square,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) credits: Option<i64>,
    #[serde(flatten)]
    pub(super) marker: Marker,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) vp: Option<i64>,
}

impl Event {
    pub(super) fn of(seat: Seat, deed: Deed) -> Self {
        Self { player: seat.number(), deed, departure: None }
    }
}

impl Deed {
    /// What a power pays at the end of a phase.
    pub(super) fn income(source: Square, credits: Option<i64>, vp: Option<i64>) -> Self {
        Self::Income(Income { source, credits, marker: Marker::default(), vp })
    }

    /// A good that is shipped, before its use is known.
    pub(super) fn shipped(shipper: Crew, world: Square, good: Color, shipment: Shipment) -> Self {
        let (worker, marker) = (shipper.into(), Marker::default());
        match shipment {
            Shipment::Trade => {
                Self::Trade(Trade { worker, world, good, price: 0, marker, bankers: Bankers::default() })
            }
            Shipment::Consume => Self::Consume(Consume { worker, world, good, vp: 0, credits: 0, marker }),
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
