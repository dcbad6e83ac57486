//! The bots of Race for the Galaxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `economy.rs` | what a tableau can do, all its powers added up |
//! | `judge.rs` | what a tableau, goods and a hand are worth |
//! | `guess.rs` | what the others may choose |
//! | `plan.rs` | how a round goes for one player, if everyone's actions are known |
//! | `answer.rs` | everything that is asked within a round |
//! | `easy.rs` | the level `easy` |

mod answer;
mod easy;
mod economy;
mod guess;
mod judge;
mod plan;

use race::Race;

use crate::best::best;
use crate::{Level, Levels};
use easy::Easy;

impl Levels for Race {
    const LEVELS: &'static [Level<Self>] =
        &[Level::RANDOM, Level { name: "easy", bot: |brief| Box::new(Easy::new(brief.seed)) }];
}
