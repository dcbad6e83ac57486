//! The bots of Planet Defenders.

mod easy;
mod judge;

use defenders::Defenders;

use crate::{Level, Levels};
use easy::Easy;

impl Levels for Defenders {
    const LEVELS: &'static [Level<Self>] =
        &[Level::RANDOM, Level { name: "easy", bot: |brief| Box::new(Easy::new(brief.seed)) }];
}
