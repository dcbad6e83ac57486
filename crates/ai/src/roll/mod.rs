//! The bots of Roll for the Galaxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `weights.rs` | what everything is believed to be worth |
//! | `economy.rs` | what a tableau can do, all its powers added up |
//! | `judge.rs` | how long the game lasts, what credits, dice and goods are worth |
//! | `tiles.rs` | what a tile is worth in the tableau and in the construction zone |
//! | `outlook.rs` | what each phase brings with so many workers, and how likely it happens |
//! | `plan.rs` | how the dice of a round are assigned |
//! | `answer.rs`, `explore.rs` | everything that is asked after that |
//! | `easy.rs` | the level `easy` |
//! | `random.rs` | the level `random` |

mod answer;
mod easy;
mod economy;
mod explore;
mod judge;
mod outlook;
mod plan;
mod random;
mod tiles;
mod weights;

use roll::Roll;

use crate::{Level, Levels};
use easy::Easy;
use random::RandomRoll;

impl Levels for Roll {
    const LEVELS: &'static [Level<Self>] = &[
        Level { name: "random", bot: |brief| Box::new(RandomRoll::new(brief.seed)) },
        Level { name: "easy", bot: |_| Box::new(Easy) },
    ];
}
