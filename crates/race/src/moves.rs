//! The answers a player can give.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Card;
use crate::payment::Way;

/// An answer to a [`Prompt`](crate::Prompt).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Discard hand cards: two of the first six, or those beyond the hand limit.
    Discard(Set<Card>),
    /// Choose an action for the round.
    Choose(Action),
    /// Choose two actions, in the order of [`Action::ALL`]; Develop and Settle can be chosen twice. Advanced game only.
    ChoosePair(Action, Action),
    /// Keep these explored cards.
    Keep(Set<Card>),
    /// Place a development, or none.
    Develop(Option<Card>),
    /// Pay for the development with these hand cards.
    Pay(Set<Card>),
    /// Place a world, or none.
    Settle(Option<Card>),
    /// Settle the world just placed.
    PayWorld {
        /// How.
        way: Way,
        /// Cards of the tableau to discard for it.
        #[serde(default, rename = "throw")]
        discards: Set<Card>,
        /// Hand cards to discard.
        #[serde(default)]
        cards: Set<Card>,
    },
    /// Sell the good of a world.
    Sell(Card),
    /// Use a Consume power, on goods if it takes any.
    Consume {
        /// The card with the power.
        card: Card,
        /// Which of the card's powers, counted from 0.
        power: u8,
        /// The worlds whose goods are spent.
        #[serde(default)]
        goods: Set<Card>,
    },
    /// Use a Consume power that discards hand cards.
    ConsumeHand {
        /// The card with the power.
        card: Card,
        /// Which of the card's powers, counted from 0.
        power: u8,
        /// The cards to discard.
        #[serde(default)]
        cards: Set<Card>,
    },
    /// Use a Consume power that gambles for the next card.
    Gamble {
        /// The card with the power.
        card: Card,
        /// Which of the card's powers, counted from 0.
        power: u8,
        /// The cost or defense to bet on.
        number: u8,
    },
    /// Use no more Consume powers.
    Stop,
    /// Produce a good on this windfall world.
    Produce(Card),
}
