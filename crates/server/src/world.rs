//! [`World`]: what a server gets from its machine: time, randomness and threads.
//!
//! A simulation provides its own world, so a run can be repeated exactly. Nothing else in this crate asks the system
//! for the time, for random numbers or for a thread. Durations are measured by tokio's clock, which a simulation also
//! controls.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::{Chance, Seed};
#[cfg(feature = "simulation")]
use tokio::time::Instant;

/// What a server gets from its machine.
#[derive(Clone, Debug, Default)]
pub(crate) struct World {
    machine: Machine,
    /// With a seed, the same games are dealt each time. Ids and secrets are still unpredictable.
    dealt: Option<Arc<Dealt>>,
}

#[derive(Clone, Debug, Default)]
enum Machine {
    /// The machine itself.
    #[default]
    Real,
    /// Everything is seeded, and time is what tokio's clock says.
    #[cfg(feature = "simulation")]
    Simulated(Arc<Simulated>),
}

/// Two streams of seeds, so that what is dealt does not depend on how many answers bots have given before.
#[derive(Debug)]
struct Dealt {
    games: Mutex<Chance>,
    answers: Mutex<Chance>,
}

/// A seeded world.
#[cfg(feature = "simulation")]
#[derive(Debug)]
pub(crate) struct Simulated {
    chance: Mutex<Chance>,
    /// The moment of tokio's clock at which this world began, and the time at that moment. A restarted server has a new
    /// tokio clock, and time goes on.
    began: (Instant, u64),
    /// The longest that CPU-bound work takes, in milliseconds.
    dawdling: u32,
}

impl World {
    /// The machine itself.
    pub(crate) const REAL: Self = Self { machine: Machine::Real, dealt: None };

    /// The machine itself; with a seed, it deals the same games each time.
    pub(crate) fn dealing(seed: Option<u64>) -> Self {
        let stream = |seed: u64| Mutex::new(Chance::seeded(Seed::from_number(seed)));
        let dealt = seed.map(|seed| Arc::new(Dealt { games: stream(seed), answers: stream(!seed) }));
        Self { dealt, ..Self::REAL }
    }

    /// Whether time and threads are simulated.
    #[cfg(feature = "simulation")]
    pub(crate) fn is_simulated(&self) -> bool {
        !matches!(self.machine, Machine::Real)
    }

    /// A seeded world in which it is `now`, in milliseconds since 1970.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(seed: Seed, now: u64, dawdling: u32) -> Self {
        let chance = Mutex::new(Chance::seeded(seed));
        let simulated = Simulated { chance, began: (Instant::now(), now), dawdling };
        Self { machine: Machine::Simulated(Arc::new(simulated)), dealt: None }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        match &self.machine {
            Machine::Real => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64,
            #[cfg(feature = "simulation")]
            Machine::Simulated(world) => world.began.1 + world.began.0.elapsed().as_millis() as u64,
        }
    }

    /// Unpredictable bytes.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        match &self.machine {
            Machine::Real => {
                let mut bytes = [0; N];
                getrandom::fill(&mut bytes).expect("the operating system has random numbers");
                bytes
            }
            #[cfg(feature = "simulation")]
            Machine::Simulated(world) => {
                let mut chance = crate::limits::lock(&world.chance);
                std::array::from_fn(|_| chance.below(256) as u8)
            }
        }
    }

    /// The seed of a game.
    pub(crate) fn game_seed(&self) -> Seed {
        self.seed(|dealt| &dealt.games)
    }

    /// The seed of a bot's answer.
    pub(crate) fn answer_seed(&self) -> Seed {
        self.seed(|dealt| &dealt.answers)
    }

    fn seed(&self, stream: fn(&Dealt) -> &Mutex<Chance>) -> Seed {
        let Some(dealt) = &self.dealt else { return Seed::new(self.random()) };
        let mut chance = crate::limits::lock(stream(dealt));
        Seed::new(std::array::from_fn(|_| chance.below(256) as u8))
    }

    /// Random bytes in hexadecimal digits.
    pub(crate) fn random_hex<const N: usize>(&self) -> String {
        hex(&self.random::<N>())
    }

    /// How many threads the machine can run at once.
    pub(crate) fn cores(&self) -> usize {
        match &self.machine {
            Machine::Real => std::thread::available_parallelism().map_or(2, usize::from),
            // A run must be the same on every machine.
            #[cfg(feature = "simulation")]
            Machine::Simulated(_) => 2,
        }
    }

    /// Runs CPU-bound work on another thread; `None` if it panicked. A simulation runs it on its only thread.
    pub(crate) async fn beside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        match &self.machine {
            Machine::Real => tokio::task::spawn_blocking(work).await.ok(),
            #[cfg(feature = "simulation")]
            Machine::Simulated(_) => {
                self.dawdle().await;
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok()
            }
        }
    }

    /// Lets simulated time pass for work that takes none, so that other tasks can run.
    #[cfg(feature = "simulation")]
    pub(crate) async fn dawdle(&self) {
        let Machine::Simulated(world) = &self.machine else { return };
        let ms = crate::limits::lock(&world.chance).below(world.dawdling + 1);
        if ms > 0 {
            tokio::time::sleep(Duration::from_millis(ms.into())).await;
        }
    }
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_decides_what_is_dealt_and_nothing_else() {
        let [one, other] = [1, 1].map(|seed| World::dealing(Some(seed)));
        assert_eq!([one.game_seed(), one.game_seed()], [other.game_seed(), other.game_seed()]);
        assert_ne!(World::dealing(Some(2)).game_seed(), World::dealing(Some(1)).game_seed());
        assert_ne!(World::dealing(None).game_seed(), World::dealing(None).game_seed());
        // However many answers bots give, the next game is the same.
        assert_eq!(one.answer_seed(), other.answer_seed());
        one.answer_seed();
        assert_eq!(one.game_seed(), other.game_seed());
        // Whoever knows the seed must not know anybody's secrets.
        assert_ne!(one.random::<16>(), other.random::<16>());
    }
}
