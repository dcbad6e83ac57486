//! Why a move is refused.

use serde::{Deserialize, Serialize};

use crate::assign::PlanFault;
use crate::dice::Color;
use crate::tiles::{Square, Tile};

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
    /// The plan cannot be carried out.
    #[error("the dice cannot be assigned so: {0}")]
    Plan(PlanFault),
    /// No such worker.
    #[error("there is no such {color:?} worker")]
    NoWorker {
        /// The color.
        color: Color,
    },
    /// No such tile there.
    #[error("{tile} is not among the tiles to choose from")]
    NoTile {
        /// The tile.
        tile: Tile,
    },
    /// The tile must go under the stack.
    #[error("the tile goes under the stack")]
    NotOnTop,
    /// The stacks cannot be rearranged now.
    #[error("the construction zone cannot be rearranged now")]
    CannotRearrange,
    /// Something else must be done first.
    #[error("something is left that must be done")]
    NotDone,
    /// Too few or too many dice, or dice that are not available.
    #[error("from {least} to {most} of the dice there are to be chosen")]
    WrongDice {
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// No such die there.
    #[error("there is no {color:?} die")]
    NoDie {
        /// The color.
        color: Color,
    },
    /// The world has no room for a good.
    #[error("{world} has no room for a good")]
    NoRoom {
        /// The world.
        world: Square,
    },
    /// No such good.
    #[error("there is no {color:?} good on {world}")]
    NoGood {
        /// The world.
        world: Square,
        /// The color of the die.
        color: Color,
    },
}
