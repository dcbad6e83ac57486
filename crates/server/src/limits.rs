//! How much one client may use: token buckets and counts of open things.
//!
//! `governor` would replace the buckets only, which are thirty lines: it does not count what is open at the same time, and it would need a
//! clock of ours for the simulation.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::config::Rate;

/// Tokens that refill over time.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self { rate, tokens: f64::from(rate.burst), filled: now }
    }

    /// Takes a token if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let allowed = self.tokens >= 1.0;
        if allowed {
            self.tokens -= 1.0;
        }
        allowed
    }

    fn fill(&mut self, now: Instant) {
        let gained = now.saturating_duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        self.tokens = (self.tokens + gained).min(f64::from(self.rate.burst));
        self.filled = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= f64::from(self.rate.burst)
    }
}

/// One bucket for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<(HashMap<K, Bucket>, Instant)>,
}

/// How often full buckets, which hold no information, are removed.
const SWEEP: Duration = Duration::from_secs(60);

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::new((HashMap::new(), Instant::now())) }
    }

    /// Takes a token of `key` if there is one.
    pub(crate) fn take(&self, key: K, now: Instant) -> bool {
        let mut guard = lock(&self.buckets);
        let (buckets, swept) = &mut *guard;
        if now.saturating_duration_since(*swept) > SWEEP {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            *swept = now;
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.rate, now)).take(now)
    }
}

/// How many open things each key has.
#[derive(Debug)]
pub(crate) struct Counts<K>(Mutex<HashMap<K, usize>>);

impl<K: Hash + Eq + Clone> Counts<K> {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self(Mutex::new(HashMap::new())))
    }

    /// Adds one for `key` until the guard is dropped. `None` if it already has `most`.
    pub(crate) fn enter(self: &Arc<Self>, key: K, most: usize) -> Option<Counted<K>> {
        let mut counts = lock(&self.0);
        let count = counts.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: Arc::clone(self), key })
    }
}

/// One open thing.
#[derive(Debug)]
pub(crate) struct Counted<K: Hash + Eq> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Hash + Eq> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts.0);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Our locks guard plain data that no panic leaves half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_a_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { burst: 3, per_second: 2.0 }, start);
        let taken = |bucket: &mut Bucket, now| (0..10).filter(|_| bucket.take(now)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(100)), 3);
    }

    #[test]
    fn a_count_falls_when_its_guard_goes() {
        let counts = Counts::new();
        let first = counts.enter("a", 1);
        assert!(first.is_some() && counts.enter("a", 1).is_none() && counts.enter("b", 1).is_some());
        drop(first);
        assert!(counts.enter("a", 1).is_some());
        assert!(lock(&counts.0).is_empty());
    }
}
