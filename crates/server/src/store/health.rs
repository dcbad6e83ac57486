//! [`Health`]: whether writes are stored.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use tokio::time::Instant;

use crate::limits::lock;
use crate::watch;

/// Why a node stores nothing whose lease has run out.
pub(super) const LAPSED: &str = "this node could not renew its lease in the database";

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
    /// Whether the last write failed.
    is_failing: AtomicBool,
    /// Until when this server may act for what it owns. One that is alone always may.
    lease: Mutex<Option<Instant>>,
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

    /// Whether this server may act for what it owns. Asked before every step, because a process that was paused learns of nothing else
    /// in time.
    pub(crate) fn may_act(&self) -> bool {
        lock(&self.lease).is_none_or(|until| Instant::now() < until)
    }

    /// Until when this server may act; none if nothing limits it.
    pub(crate) fn acts_until(&self) -> Option<Instant> {
        *lock(&self.lease)
    }

    /// This server may act until then. If it could not in the meantime, everyone learns of that, even those who were asleep.
    pub(crate) fn may_act_until(&self, until: Instant, now: u64) {
        if !self.may_act() {
            self.trouble(now, LAPSED);
        }
        *lock(&self.lease) = Some(until);
        self.recover();
    }

    /// The lease has run out, unless it was renewed in the meantime.
    pub(crate) fn lapse(&self, now: u64) {
        if !self.may_act() {
            self.trouble(now, LAPSED);
        }
    }

    /// A write was stored.
    pub(super) fn kept(&self, now: u64) {
        self.last_write.store(now, Relaxed);
        self.is_failing.store(false, Relaxed);
        self.recover();
    }

    fn recover(&self) {
        if self.is_failing.load(Relaxed) || !self.may_act() {
            return;
        }
        self.health.send_if_modified(|health| {
            let was_bad = !health.is_good();
            *health = Health::Good;
            was_bad
        });
    }

    /// A write was not stored.
    pub(super) fn lost(&self, now: u64, cause: &str) {
        self.is_failing.store(true, Relaxed);
        self.trouble(now, cause);
    }

    fn trouble(&self, now: u64, cause: &str) {
        self.health.send_if_modified(|health| {
            let since = if let Health::Bad { since, .. } = health { *since } else { now };
            let bad = Health::Bad { since, why: cause.to_string() };
            let changed = *health != bad;
            *health = bad;
            changed
        });
    }
}
