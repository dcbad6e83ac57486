//! [`Health`]: whether writes are stored.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::watch;

/// Whether writes are stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Health {
    /// The last write was stored.
    #[default]
    Good,
    /// A write failed, and none has been stored since.
    Bad {
        /// Since when, in milliseconds since 1970.
        since: u64,
        /// Why, for the host.
        why: String,
    },
}

impl Health {
    pub(crate) fn is_good(&self) -> bool {
        *self == Self::Good
    }
}

/// The status of the writer.
#[derive(Debug, Default)]
pub(crate) struct WriterStatus {
    health: watch::Sender<Health>,
    /// When a write was last known to be stored, in milliseconds since 1970.
    last_write: AtomicU64,
}

impl WriterStatus {
    pub(crate) fn watch(&self) -> watch::Receiver<Health> {
        self.health.subscribe()
    }

    pub(crate) fn health(&self) -> Health {
        self.health.borrow().clone()
    }

    pub(crate) fn last_write(&self) -> u64 {
        self.last_write.load(Relaxed)
    }

    /// A write was stored.
    pub(super) fn kept(&self, now: u64) {
        self.last_write.store(now, Relaxed);
        self.health.send_if_modified(|health| {
            let was_bad = !health.is_good();
            *health = Health::Good;
            was_bad
        });
    }

    /// A write was not stored.
    pub(super) fn lost(&self, now: u64, cause: &str) {
        self.health.send_if_modified(|health| {
            let since = if let Health::Bad { since, .. } = health { *since } else { now };
            let bad = Health::Bad { since, why: cause.to_string() };
            let changed = *health != bad;
            *health = bad;
            changed
        });
    }
}
