//! Why a move is refused.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::prompt::Why;

/// Why a move is refused: a closed list, so every reason can be explained in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It isn't the seat's turn to move.
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
    /// A card that is not among the explored cards.
    #[error("only cards that were just explored can be kept")]
    NotExplored,
    /// This game allows one action per round.
    #[error("one action is chosen each round")]
    OneAction,
    /// The advanced game requires two actions per round.
    #[error("two actions are chosen each round")]
    TwoActions,
    /// Two actions that cannot be chosen together, or that are in the wrong order.
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
    /// The world cannot be settled this way.
    #[error("the world cannot be settled in this way")]
    NoSuchWay,
    /// The world has no good.
    #[error("there is no good of yours on {world}")]
    NoGood {
        /// The world.
        world: Card,
    },
    /// The sale comes first.
    #[error("a good must be sold before anything is consumed")]
    SellFirst,
    /// The card has no such power, or is not in the tableau.
    #[error("{card} gives you no Consume power number {power}")]
    NoSuchPower {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// The power was already used in this phase.
    #[error("power {power} of {card} was already used")]
    PowerUsed {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// The power has nothing to work on.
    #[error("power {power} of {card} has nothing to work on")]
    PowerUseless {
        /// The card.
        card: Card,
        /// Which power.
        power: u8,
    },
    /// Goods that the power does not take, or too few of them.
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
    /// A mandatory power has not been used yet.
    #[error("a Consume power that must be used is left")]
    MustConsume,
    /// Not a windfall world that can produce now.
    #[error("{world} cannot produce now")]
    CannotProduce {
        /// The world.
        world: Card,
    },
}
