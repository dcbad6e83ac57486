//! [`World`]: what a server takes from its machine, that is time, randomness and threads.
//!
//! A simulation hands in a world of its own, so that a run can be repeated exactly. Nothing else in this crate asks the system
//! for the time, for random numbers or for a thread; how long something takes is measured by tokio's clock, which a simulation
//! also holds.

use std::fmt::Write as _;
#[cfg(feature = "simulation")]
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(feature = "simulation")]
use game::{Chance, Seed};

/// What a server takes from its machine.
#[derive(Clone, Debug, Default)]
pub(crate) enum World {
    /// The machine itself.
    #[default]
    Real,
    /// Everything unfolds from a seed, and time is what tokio's clock says.
    #[cfg(feature = "simulation")]
    Simulated(Arc<Mutex<Chance>>),
}

/// When simulated time begins, in milliseconds since 1970.
#[cfg(feature = "simulation")]
const DAWN: u64 = 1_800_000_000_000;

#[cfg(feature = "simulation")]
thread_local! {
    /// The moment of tokio's clock at which simulated time begins. A simulation has one thread and one clock.
    static BEGAN: tokio::time::Instant = tokio::time::Instant::now();
}

impl World {
    /// A world in which everything unfolds from a seed.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(seed: Seed) -> Self {
        Self::Simulated(Arc::new(Mutex::new(Chance::seeded(seed))))
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        match self {
            Self::Real => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64,
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => DAWN + BEGAN.with(tokio::time::Instant::elapsed).as_millis() as u64,
        }
    }

    /// Bytes that nobody can guess.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        match self {
            Self::Real => {
                let mut bytes = [0; N];
                getrandom::fill(&mut bytes).expect("the operating system has random numbers");
                bytes
            }
            #[cfg(feature = "simulation")]
            Self::Simulated(chance) => {
                let mut chance = crate::limits::lock(chance);
                std::array::from_fn(|_| chance.below(256) as u8)
            }
        }
    }

    /// Random bytes in hexadecimal digits.
    pub(crate) fn random_hex<const N: usize>(&self) -> String {
        hex(&self.random::<N>())
    }

    /// Does some work of the processor beside the sockets; `None` if it panicked. A simulation does it at once.
    pub(crate) async fn beside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        match self {
            Self::Real => tokio::task::spawn_blocking(work).await.ok(),
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok(),
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
