//! Events, reported as they happen. Only the owner learns which cards were drawn or discarded. Rules of section 12.

use game::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Card;
use crate::payment::Way;
use crate::phase::consume::Reward;
use crate::round::{Pick, Step};

/// Why something is gained or given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The deal.
    Deal,
    /// Exploring.
    Explore,
    /// The bonus of an action.
    Bonus(Action),
    /// A power of a card.
    Power(Card),
    /// The sale of a world's good.
    Sale(Card),
    /// Paying for a card.
    Payment(Card),
    /// A production world produces.
    Production,
    /// A windfall world was placed.
    Windfall,
    /// The hand limit.
    HandLimit,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A start world was dealt.
    StartWorld {
        /// To whom.
        seat: Seat,
        /// The world.
        card: Card,
    },
    /// A seat got cards.
    Drew {
        /// Which seat.
        seat: Seat,
        /// How many.
        count: u8,
        /// What for.
        cause: Cause,
    },
    /// The cards a seat drew. Only for this seat.
    Saw {
        /// Which seat.
        seat: Seat,
        /// The cards.
        cards: Set<Card>,
    },
    /// A seat discarded hand cards.
    Discarded {
        /// Which seat.
        seat: Seat,
        /// How many.
        count: u8,
        /// What for.
        cause: Cause,
    },
    /// The cards a seat discarded. Only for this seat.
    #[serde(rename = "threw")]
    DiscardedCards {
        /// Which seat.
        seat: Seat,
        /// The cards.
        cards: Set<Card>,
    },
    /// A seat has made its secret choice.
    Sealed {
        /// Which seat.
        seat: Seat,
    },
    /// A round began.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// The chosen actions of a seat were revealed.
    Chose {
        /// Which seat.
        seat: Seat,
        /// What it chose.
        pick: Pick,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        step: Step,
    },
    /// A seat kept some of the explored cards.
    Kept {
        /// Which seat.
        seat: Seat,
        /// How many it kept.
        kept: u8,
        /// How many it discarded.
        discarded: u8,
    },
    /// The explored cards that a seat kept. Only for this seat.
    KeptCards {
        /// Which seat.
        seat: Seat,
        /// Kept.
        kept: Set<Card>,
        /// Discarded.
        discarded: Set<Card>,
    },
    /// A seat placed nothing.
    Passed {
        /// Which seat.
        seat: Seat,
    },
    /// A card was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A good was put on a world.
    GoodPlaced {
        /// Whose world.
        seat: Seat,
        /// The world.
        world: Card,
        /// By what.
        cause: Cause,
    },
    /// A development was paid for.
    Developed {
        /// By whom.
        seat: Seat,
        /// The development.
        card: Card,
        /// Cards paid.
        paid: u8,
    },
    /// A world was paid for or conquered.
    Settled {
        /// By whom.
        seat: Seat,
        /// The world.
        world: Card,
        /// How.
        way: Way,
        /// Cards discarded from the tableau for it.
        #[serde(rename = "throw")]
        discards: Set<Card>,
        /// The Military used for a conquest.
        strength: Option<i8>,
        /// Cards paid.
        paid: u8,
    },
    /// A good was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// The world that carried it.
        world: Card,
        /// The cards it brings.
        cards: u8,
    },
    /// A Consume power was used.
    Consumed {
        /// By whom.
        seat: Seat,
        /// The card with the power.
        card: Card,
        /// Which of the card's powers.
        power: u8,
        /// The worlds whose goods were spent.
        goods: Set<Card>,
        /// What it brings.
        reward: Reward,
    },
    /// A Consume power was used to discard hand cards.
    ConsumedHand {
        /// By whom.
        seat: Seat,
        /// The card with the power.
        card: Card,
        /// Which of the card's powers.
        power: u8,
        /// Cards discarded.
        count: u8,
        /// Points for them.
        vp: u8,
    },
    /// A gamble was resolved.
    Gambled {
        /// By whom.
        seat: Seat,
        /// The card with the power.
        card: Card,
        /// The number bet on.
        number: u8,
        /// The card that was turned over.
        flipped: Card,
        /// Whether the seat took it into hand.
        won: bool,
    },
    /// The discard pile was shuffled into a new deck.
    Reshuffled {
        /// Its cards.
        cards: u8,
    },
    /// The game ended.
    GameEnded {
        /// The number of rounds played.
        round: u16,
    },
}

impl Event {
    /// Whether it tells `to` something this seat could not have worked out: which cards were drawn, what others
    /// decided.
    pub(crate) fn reveals(&self, to: Seat) -> bool {
        match *self {
            Self::StartWorld { .. } | Self::Saw { .. } | Self::Gambled { .. } => true,
            // The rules determine how many cards are drawn, kept or discarded. Their owner decided which ones.
            Self::Drew { .. }
            | Self::Discarded { .. }
            | Self::DiscardedCards { .. }
            | Self::Sealed { .. }
            | Self::RoundBegan { .. }
            | Self::PhaseBegan { .. }
            | Self::Kept { .. }
            | Self::KeptCards { .. }
            | Self::Reshuffled { .. }
            | Self::GameEnded { .. } => false,
            Self::Chose { seat, .. }
            | Self::Passed { seat }
            | Self::Placed { seat, .. }
            | Self::GoodPlaced { seat, .. }
            | Self::Developed { seat, .. }
            | Self::Settled { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Consumed { seat, .. }
            | Self::ConsumedHand { seat, .. } => seat != to,
        }
    }
}
