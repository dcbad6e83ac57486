//! [`World`]: what a server gets from its machine: time, randomness and threads.
//!
//! A simulation provides its own world, so a run can be repeated exactly. Nothing else in this crate asks the system
//! for the time, for random numbers or for a thread. Durations are measured by tokio's clock, which a simulation also
//! controls.

use std::fmt::Write as _;
#[cfg(feature = "simulation")]
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(feature = "simulation")]
use game::{Chance, Seed};
#[cfg(feature = "simulation")]
use tokio::time::Instant;

/// What a server gets from its machine.
#[derive(Clone, Debug, Default)]
pub(crate) enum World {
    /// The machine itself.
    #[default]
    Real,
    /// Everything is seeded, and time is what tokio's clock says.
    #[cfg(feature = "simulation")]
    Simulated(Arc<Simulated>),
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
    /// A seeded world in which it is `now`, in milliseconds since 1970.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(seed: Seed, now: u64, dawdling: u32) -> Self {
        let chance = Mutex::new(Chance::seeded(seed));
        Self::Simulated(Arc::new(Simulated { chance, began: (Instant::now(), now), dawdling }))
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        match self {
            Self::Real => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64,
            #[cfg(feature = "simulation")]
            Self::Simulated(world) => world.began.1 + world.began.0.elapsed().as_millis() as u64,
        }
    }

    /// Unpredictable bytes.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        match self {
            Self::Real => {
                let mut bytes = [0; N];
                getrandom::fill(&mut bytes).expect("the operating system has random numbers");
                bytes
            }
            #[cfg(feature = "simulation")]
            Self::Simulated(world) => {
                let mut chance = crate::limits::lock(&world.chance);
                std::array::from_fn(|_| chance.below(256) as u8)
            }
        }
    }

    /// Random bytes in hexadecimal digits.
    pub(crate) fn random_hex<const N: usize>(&self) -> String {
        hex(&self.random::<N>())
    }

    /// How many threads the machine can run at once.
    pub(crate) fn cores(&self) -> usize {
        match self {
            Self::Real => std::thread::available_parallelism().map_or(2, usize::from),
            // A run must be the same on every machine.
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => 2,
        }
    }

    /// Runs CPU-bound work on another thread; `None` if it panicked. A simulation runs it on its only thread.
    pub(crate) async fn beside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        match self {
            Self::Real => tokio::task::spawn_blocking(work).await.ok(),
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => {
                self.dawdle().await;
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok()
            }
        }
    }

    /// Lets simulated time pass for work that takes none, so that other tasks can run.
    #[cfg(feature = "simulation")]
    pub(crate) async fn dawdle(&self) {
        let Self::Simulated(world) = self else { return };
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
