//! Why a move is refused.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::prompt::Why;

/// Why a move is refused: a closed list, so that every reason can be told in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat is not asked now.
    #[error("this seat is not asked now")]
    NotAsked,
    /// The move answers another question.
    #[error("this is no answer to what is asked now")]
    WrongAnswer,
    /// Too few or too many cards.
    #[error("exactly {due} cards are due")]
    WrongCount {
        /// How many are due.
        due: u8,
    },
    /// More cards than allowed.
    #[error("at most {most} cards are allowed")]
    TooMany {
        /// How many are allowed.
        most: u8,
    },
    /// A card that is not in hand.
    #[error("not all of these cards are in hand")]
    NotInHand,
    /// A card that was not explored just now.
    #[error("only cards that were just explored can be kept")]
    NotExplored,
    /// One action is chosen in this game.
    #[error("one action is chosen each round")]
    OneAction,
    /// Two actions are chosen in the advanced game.
    #[error("two actions are chosen each round")]
    TwoActions,
    /// Two actions that cannot be chosen together, or named in the wrong order.
    #[error("these two actions are no pair")]
    NotAPair,
    /// The card cannot be placed.
    #[error("{card} cannot be placed: {why}")]
    CannotPlace {
        /// The card.
        card: Card,
        /// Why not.
        why: Why,
    },
    /// The world cannot be settled in this way.
    #[error("the world cannot be settled in this way")]
    NoSuchWay,
    /// No good lies there.
    #[error("there is no good of yours on {world}")]
    NoGood {
        /// The world.
        world: Card,
    },
    /// The sale comes first.
    #[error("a good must be sold before anything is consumed")]
    SellFirst,
    /// The card has no such power, or does not lie in the tableau.
    #[error("{card} gives you no Consume power number {power}")]
    NoSuchPower {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// The power was used in this phase.
    #[error("power {power} of {card} was already used")]
    PowerUsed {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// The power has nothing to use.
    #[error("power {power} of {card} has nothing to work on")]
    PowerUseless {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// Not goods that the power takes, or not as many as it must take.
    #[error("the power takes exactly {due} goods, of its own kinds")]
    WrongGoods {
        /// How many it takes.
        due: u8,
    },
    /// Not a number to bet on.
    #[error("the number is from {low} to {high}")]
    NoSuchNumber {
        /// The lowest.
        low: u8,
        /// The highest.
        high: u8,
    },
    /// A power that must be used is left.
    #[error("a Consume power that must be used is left")]
    MustConsume,
    /// No windfall world that can produce now.
    #[error("{world} cannot produce now")]
    CannotProduce {
        /// The world.
        world: Card,
    },
}
