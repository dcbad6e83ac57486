//! [`Plan`]: what a seed draws before anything happens.

use std::time::Duration;

use game::{Chance, Seed};
use server::simulation::Faults;

/// How large a world is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A few tables, and games that are given up soon: for tests.
    Small,
    /// More of everything.
    Large,
}

/// What a seed draws before anything happens.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// How far time advances in one step: nothing crosses the network faster.
    pub(crate) tick: Duration,
    /// The longest that a message takes.
    pub(crate) latency: Duration,
    /// How many machines the players have, and how many players each has.
    pub(crate) hosts: u32,
    pub(crate) players: u32,
    /// How many pages a player has open.
    pub(crate) pages: u32,
    /// How many matches a player makes.
    pub(crate) matches: u32,
    /// How long things go wrong.
    pub(crate) faulty: Duration,
    /// The longest time between two faults, in milliseconds.
    pub(crate) calm: u32,
    /// How long a match without sockets stays in memory.
    pub(crate) idle: Duration,
    /// Once the faults have stopped, games are given up after this many moves; `None` plays them to their end.
    pub(crate) patience: Option<u32>,
    /// What goes wrong with the disk all the time.
    pub(crate) disk: Faults,
    /// The longest that bots think, in milliseconds.
    pub(crate) dawdling: u32,
    /// Segments that can wait at a connection's end; the same limit holds for connections that wait to be accepted.
    pub(crate) window: usize,
}

impl Plan {
    pub(crate) fn draw(seed: Seed, size: Size) -> Self {
        let mut chance = Chance::seeded(seed.derive(0));
        let mut between = |least: u32, most: u32| least + chance.below(most - least + 1);
        let ms = |ms: u32| Duration::from_millis(ms.into());
        let is_small = size == Size::Small;
        Self {
            tick: ms(between(8, 25)),
            latency: ms(between(10, 150)),
            hosts: between(2, if is_small { 3 } else { 5 }),
            players: between(1, if is_small { 1 } else { 2 }),
            pages: between(1, 2),
            matches: between(1, if is_small { 1 } else { 2 }),
            faulty: ms(between(8_000, if is_small { 15_000 } else { 45_000 })),
            calm: between(400, 5_000),
            idle: ms(between(500, 20_000)),
            patience: if !is_small && between(0, 3) == 0 { None } else { Some(between(1, 8)) },
            disk: Faults {
                writes: between(0, 3) * between(0, 30),
                reads: between(0, 1) * between(0, 20),
                slow: between(0, 200),
                slowest: between(1, 800),
                ..Faults::default()
            },
            dawdling: between(0, 300),
            window: between(48, 128) as usize,
        }
    }
}
