//! The bots of Planet Defenders.

use defenders::Defenders;

use crate::{Level, Levels};

impl Levels for Defenders {
    const LEVELS: &'static [Level<Self>] = &[Level::RANDOM];
}
