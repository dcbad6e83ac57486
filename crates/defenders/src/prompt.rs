//! The questions a player is asked, each with every option and its consequences.

use serde::{Deserialize, Serialize};

use crate::payment::Payment;
use crate::planets::Trade;
use crate::{
    Bill, Color, ControlTile, Defender, Energy, Illegal, Move, Order, Place, Planet, Robot, Score, Side, Technology,
};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which action do you take next, if any?
    Act(Act),
    /// Which energy do you take?
    Take {
        /// How many cubes.
        count: u8,
        /// The options. Batteries replace cubes of an exhausted color.
        options: Vec<TakeOption>,
        /// The exhausted colors.
        exhausted: Vec<Color>,
    },
    /// Does the resource marker move on?
    Track {
        /// The field it would enter.
        next: Color,
        /// How many steps it has taken.
        steps: u8,
        /// How many more steps the player's batteries pay for; at least the next one, which can be paid for in some way.
        reach: u8,
        /// The ways to pay for the step. If the reserve lacks the color, the player gets a battery instead.
        payments: Vec<PaymentOption>,
    },
    /// Do you trade?
    Trade {
        /// Where.
        planet: Planet,
        /// For what.
        trade: Trade,
        /// The ways to pay.
        payments: Vec<PaymentOption>,
    },
    /// Which energy do you return?
    Return {
        /// How many cubes are above the limit.
        excess: u8,
        /// The possible choices.
        options: Vec<ReturnOption>,
    },
}

/// What can be done next in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// Main actions: a tile, a place, a payment.
    pub mains: Vec<MainOption>,
    /// How many main actions the turn still allows.
    pub mains_left: Left,
    /// What a main action costs now; `None` if none is left this turn.
    pub main_bill: Option<Bill>,
    /// Technologies that can be bought.
    pub upgrades: Vec<UpgradeOption>,
    /// Robots that can be captured.
    pub captures: Vec<CaptureOption>,
    /// How many extra actions the turn still allows.
    pub extras_left: Left,
    /// How the turn can end.
    pub end: EndOption,
    /// Everything that cannot be used now.
    pub closed: Vec<Closed>,
}

/// How many actions of a kind a turn still allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// This many.
    Some(u8),
    /// None now.
    None(Illegal),
}

/// Something that cannot be used now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Closed {
    /// What.
    pub what: Target,
    /// Why not.
    pub why: Why,
}

/// Something that an action uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A control tile.
    Tile(ControlTile),
    /// A place to stop at.
    Place(Place),
    /// The robot at a side.
    Robot(Side),
    /// A technology on display.
    Technology(Technology),
}

/// Why something cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A rule forbids it.
    Rule(Illegal),
    /// It costs more than the player has.
    CannotPay(Bill),
    /// This Defender cannot go anywhere.
    Nowhere(Defender),
}

/// A player's cubes and batteries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holdings {
    /// Cubes.
    pub energy: Energy,
    /// Batteries.
    pub batteries: u16,
}

/// A way to pay, and its consequences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PaymentOption {
    /// What is paid.
    pub payment: Payment,
    /// The technologies that make it possible.
    pub converters: Vec<Technology>,
    /// What is left.
    pub left: Holdings,
    /// What will be missing.
    pub lacks: Vec<Lack>,
}

/// What will be missing after a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// Cubes of a color missing from the reserve: batteries replace them.
    Color(Color),
    /// The price of the trade.
    Trade,
}

/// A control tile that can be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MainOption {
    /// The tile.
    pub tile: ControlTile,
    /// What it orders.
    pub order: Order,
    /// Where the Defender can stop.
    pub places: Vec<Destination>,
}

/// A place where a Defender can stop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Destination {
    /// The place.
    pub to: Place,
    /// The planet that would be activated.
    pub planet: Planet,
    /// The technology whose extra step is needed.
    pub extra_step: Option<Technology>,
    /// The technology that gives a battery for stopping there.
    pub landing: Option<Technology>,
    /// The ways to pay.
    pub payments: Vec<PaymentOption>,
}

/// A technology that can be bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UpgradeOption {
    /// The card.
    pub technology: Technology,
    /// Its cost.
    pub bill: Bill,
    /// The ways to pay.
    pub payments: Vec<PaymentOption>,
    /// The player's score afterwards.
    pub score: Score,
}

/// A robot that can be captured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaptureOption {
    /// The side of its stack.
    pub side: Side,
    /// The robot.
    pub robot: Robot,
    /// The ways to pay, with the capturing Defender and the discount.
    pub ways: Vec<CaptureWay>,
    /// The player's score afterwards.
    pub score: Score,
    /// Whether this empties its stack.
    pub empties: bool,
    /// Whether that makes this round the last.
    pub ends: bool,
}

/// One way to capture a robot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaptureWay {
    /// What is paid.
    pub paid: PaymentOption,
    /// The printed cost minus the discount.
    pub bill: Bill,
    /// The Defender that captures.
    pub defender: Defender,
    /// The energy that technologies take off the printed cost.
    pub discount: Energy,
    /// The technologies that give the discount.
    pub discounters: Vec<Technology>,
}

/// How the turn can end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndOption {
    /// Nothing was done yet: rest.
    Rest {
        /// The batteries gained by refilling to three.
        batteries: u8,
        /// The player's holdings afterwards.
        after: Holdings,
    },
    /// End the turn.
    EndTurn {
        /// The control tiles that are flipped.
        flipped: Vec<ControlTile>,
        /// The technologies that give a battery.
        batteries: Vec<Technology>,
        /// How many cubes will be above the limit.
        excess: u8,
    },
}

impl EndOption {
    /// The move that ends the turn this way.
    #[must_use]
    pub const fn answer(&self) -> Move {
        match self {
            Self::Rest { .. } => Move::Rest,
            Self::EndTurn { .. } => Move::EndTurn,
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
    /// The player's holdings afterwards.
    pub after: Holdings,
}

/// One choice of energy to return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReturnOption {
    /// The cubes.
    pub energy: Energy,
    /// The player's holdings afterwards.
    pub left: Holdings,
}

impl Prompt {
    /// Every answer, once each.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Act(act) => act.moves(),
            Self::Take { options, .. } => {
                let take = |&TakeOption { energy, batteries, .. }: &TakeOption| Move::Take { energy, batteries };
                options.iter().map(take).collect()
            }
            Self::Track { payments, .. } => {
                let steps = payments.iter().map(|paid| Move::StepOn { payment: paid.payment });
                steps.chain([Move::StopMarker]).collect()
            }
            Self::Trade { payments, .. } => {
                let trades = payments.iter().map(|paid| Move::Trade { payment: paid.payment });
                trades.chain([Move::SkipTrade]).collect()
            }
            Self::Return { options, .. } => {
                options.iter().map(|option| Move::Return { energy: option.energy }).collect()
            }
        }
    }
}

impl Act {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for MainOption { tile, places, .. } in &self.mains {
            for Destination { to, payments, .. } in places {
                moves.extend(payments.iter().map(|paid| Move::Main { tile: *tile, to: *to, payment: paid.payment }));
            }
        }
        for UpgradeOption { technology, payments, .. } in &self.upgrades {
            moves.extend(payments.iter().map(|paid| Move::Upgrade { technology: *technology, payment: paid.payment }));
        }
        for CaptureOption { side, ways, .. } in &self.captures {
            moves.extend(ways.iter().map(|way| Move::Capture { side: *side, payment: way.paid.payment }));
        }
        moves.push(self.end.answer());
        moves
    }
}
