//! The questions put to a player, each with every option and what it leads to.

use serde::{Deserialize, Serialize};

use crate::payment::Payment;
use crate::planets::Trade;
use crate::{Bill, Color, ControlTile, Defender, Energy, Move, Order, Place, Planet, Robot, Side, Technology};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which action next, or none?
    Act(Act),
    /// Which energy do you take?
    Take {
        /// How many cubes.
        count: u8,
        /// The possible ones; batteries come instead of cubes of an exhausted color.
        options: Vec<TakeOption>,
    },
    /// Does the resource marker go on?
    Track {
        /// The field it would enter.
        next: Color,
        /// Whether the reserve has no such cube, so that a battery comes instead.
        battery_instead: bool,
        /// The ways to pay for the step.
        payments: Vec<Payment>,
    },
    /// Do you trade?
    Trade {
        /// Where.
        planet: Planet,
        /// For what.
        trade: Trade,
        /// The ways to pay.
        payments: Vec<Payment>,
    },
    /// Which energy do you return?
    Return {
        /// How many cubes are too many.
        excess: u8,
        /// The possible choices.
        options: Vec<Energy>,
    },
}

/// What can be done next in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Act {
    /// Main actions: a tile, a place, a payment.
    pub mains: Vec<MainOption>,
    /// What a main action costs now; `None` if none is left this turn.
    pub main_bill: Option<Bill>,
    /// Technologies that can be bought.
    pub upgrades: Vec<UpgradeOption>,
    /// Robots that can be captured.
    pub captures: Vec<CaptureOption>,
    /// How the turn can be ended.
    pub end: EndOption,
}

/// A control tile that can be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct MainOption {
    /// The tile.
    pub tile: ControlTile,
    /// What it orders.
    pub order: Order,
    /// Where the Defender can stop.
    pub places: Vec<Destination>,
    /// The ways to pay.
    pub payments: Vec<Payment>,
}

/// A place where a Defender can stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Destination {
    /// The place.
    pub to: Place,
    /// The planet that would be activated.
    pub planet: Planet,
    /// Whether the extra step technology is needed.
    pub extra_step: bool,
    /// Batteries from landing technologies.
    pub landing_batteries: u8,
}

/// A technology that can be bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct UpgradeOption {
    /// The card.
    pub technology: Technology,
    /// Its cost.
    pub bill: Bill,
    /// The ways to pay.
    pub payments: Vec<Payment>,
    /// The player's score after it.
    pub score_after: i32,
}

/// A robot that can be captured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct CaptureOption {
    /// The side where its stack lies.
    pub side: Side,
    /// The robot.
    pub robot: Robot,
    /// The ways to pay, with who captures and what is discounted.
    pub ways: Vec<CaptureWay>,
    /// The player's score after it.
    pub score_after: i32,
}

/// One way to capture a robot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct CaptureWay {
    /// What is paid.
    pub payment: Payment,
    /// The Defender that does it.
    pub defender: Defender,
    /// The energy that technologies take off the printed cost.
    pub discount: Energy,
}

/// How the turn can be ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum EndOption {
    /// Nothing was done yet: rest, for so many batteries.
    Rest {
        /// What filling up to three brings.
        batteries: u8,
    },
    /// End the turn.
    EndTurn,
}

impl EndOption {
    /// The move that does it.
    #[must_use]
    pub const fn answer(self) -> Move {
        match self {
            Self::Rest { .. } => Move::Rest,
            Self::EndTurn => Move::EndTurn,
        }
    }
}

/// One choice of energy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOption {
    /// The cubes.
    pub energy: Energy,
    /// Batteries instead of cubes of an exhausted color.
    pub batteries: u8,
}

impl Prompt {
    /// Every answer, each once.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Act(act) => act.moves(),
            Self::Take { options, .. } => {
                options.iter().map(|&TakeOption { energy, batteries }| Move::Take { energy, batteries }).collect()
            }
            Self::Track { payments, .. } => {
                let steps = payments.iter().map(|&payment| Move::StepOn { payment });
                steps.chain([Move::StopMarker]).collect()
            }
            Self::Trade { payments, .. } => {
                let trades = payments.iter().map(|&payment| Move::Trade { payment });
                trades.chain([Move::SkipTrade]).collect()
            }
            Self::Return { options, .. } => options.iter().map(|&energy| Move::Return { energy }).collect(),
        }
    }
}

impl Act {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for MainOption { tile, places, payments, .. } in &self.mains {
            for place in places {
                moves.extend(payments.iter().map(|&payment| Move::Main { tile: *tile, to: place.to, payment }));
            }
        }
        for UpgradeOption { technology, payments, .. } in &self.upgrades {
            moves.extend(payments.iter().map(|&payment| Move::Upgrade { technology: *technology, payment }));
        }
        for CaptureOption { side, ways, .. } in &self.captures {
            moves.extend(ways.iter().map(|way| Move::Capture { side: *side, payment: way.payment }));
        }
        moves.push(self.end.answer());
        moves
    }
}
