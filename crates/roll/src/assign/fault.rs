//! What can be wrong with a plan.

use serde::{Deserialize, Serialize};

use crate::dice::{Color, Face, Phase};
use crate::tiles::Square;

/// The first thing wrong with a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum PlanFault {
    /// No such die was rolled to select a phase with.
    #[error("there is no {color:?} die that shows {face:?} to select with")]
    NoSelector {
        /// The color.
        color: Color,
        /// The face.
        face: Face,
    },
    /// A phase is already selected.
    #[error("one phase is selected, by one worker")]
    SelectedAlready,
    /// Nothing is selected yet.
    #[error("a phase must be selected first")]
    SelectFirst,
    /// There is no such wild die.
    #[error("there is no further {color:?} wild die")]
    NoWild {
        /// The color.
        color: Color,
    },
    /// A wild die is not in any column.
    #[error("{left} wild dice are in no column yet")]
    WildLeft {
        /// How many.
        left: u8,
    },
    /// The development is not in the tableau or has no Reassign power.
    #[error("{power} gives you no Reassign power")]
    NoSuchPower {
        /// The development.
        power: Square,
    },
    /// The power was already used this round.
    #[error("{power} was used already")]
    PowerUsed {
        /// The development.
        power: Square,
    },
    /// Too few Novelty worlds.
    #[error("{power} is for who has most Novelty worlds")]
    NotMostNovelty {
        /// The development.
        power: Square,
    },
    /// Dictate was already used this round.
    #[error("Dictate was used already")]
    DictateUsed,
    /// Another use is unfinished.
    #[error("the use before is not finished")]
    Unfinished,
    /// No use has begun.
    #[error("no power is being used")]
    NothingUsed,
    /// No such worker below the strip.
    #[error("there is no {color:?} worker for {column:?} to take")]
    NoWorker {
        /// The color.
        color: Color,
        /// The column.
        column: Phase,
    },
    /// The power moves workers of other colors.
    #[error("the power does not move {color:?} workers")]
    WrongColor {
        /// The color.
        color: Color,
    },
    /// The power moves workers from other columns.
    #[error("the power does not move workers away from {column:?}")]
    WrongColumn {
        /// The column.
        column: Phase,
    },
    /// The worker must change columns.
    #[error("a worker must change its column")]
    SameColumn,
    /// The power moves workers to other columns.
    #[error("the power does not move workers to {column:?}")]
    WrongTarget {
        /// The column.
        column: Phase,
    },
    /// The workers must come from a single column.
    #[error("the workers must come from one column")]
    NotOneColumn,
    /// Too many workers.
    #[error("the power moves at most {most} workers")]
    TooMany {
        /// How many are allowed.
        most: u8,
    },
    /// Too few workers.
    #[error("the power moves at least {least} workers")]
    TooFew {
        /// How many are required.
        least: u8,
    },
    /// The workers of one use are not in ascending order.
    #[error("the workers of one use are named in rising order")]
    NotInOrder,
}
