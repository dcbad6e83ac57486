//! Why a move is refused.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ControlTile, Place, Side, Technology};

/// Why a move is refused: a closed list, so every reason can be explained in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The move answers another question.
    #[error("this is no answer to what is asked now")]
    NotAsked,
    /// Both main actions are done.
    #[error("no main action is left this turn")]
    NoMainLeft,
    /// In the base game, extra actions come last.
    #[error("main actions come before the extra action")]
    MainAfterExtra,
    /// The tile was already used this turn.
    #[error("control tile {0:?} was already used this turn")]
    TileUsed(ControlTile),
    /// The Defender cannot stop there.
    #[error("the Defender cannot stop on place {}", .0.number())]
    OutOfReach(Place),
    /// Another Defender is there.
    #[error("another Defender stands on place {}", .0.number())]
    Occupied(Place),
    /// No extra action is left.
    #[error("no extra action is left this turn")]
    NoExtraLeft,
    /// In the base game, a main action comes first.
    #[error("an extra action needs a main action before it")]
    NoMainYet,
    /// The technology is not face up.
    #[error("technology {} is not on display", .0.card().id)]
    NotOnDisplay(Technology),
    /// The stack is empty.
    #[error("the stack on the {0:?} side is empty")]
    StackEmpty(Side),
    /// No Defender that moved this turn reaches the stack.
    #[error("no Defender that moved this turn reaches the {0:?} side")]
    NoDefenderThere(Side),
    /// The payment does not settle the bill, or the player does not have it.
    #[error("this is not a way to pay for it")]
    WrongPayment,
    /// The player may not take this energy.
    #[error("this energy cannot be taken")]
    WrongTake,
    /// The returned energy is not the excess.
    #[error("this is not the energy to return")]
    WrongReturn,
    /// A rest is a turn without any action.
    #[error("resting is only possible instead of any action")]
    AlreadyActed,
    /// A turn without any action is a rest.
    #[error("nothing was done yet: rest instead")]
    NothingDone,
}
