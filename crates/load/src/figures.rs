//! How long things took: [`Times`] collects, [`Spread`] sums up.

use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

use crate::lock;

/// Durations, collected by many tasks.
#[derive(Debug)]
pub struct Times(Mutex<Histogram<u64>>);

impl Default for Times {
    fn default() -> Self {
        // From a microsecond to ten minutes, which no run waits for.
        Self(Histogram::new_with_bounds(1, 600_000_000, 3).expect("bounds that fit").into())
    }
}

impl Times {
    /// Counts a duration.
    pub fn record(&self, duration: Duration) {
        lock(&self.0).saturating_record(u64::try_from(duration.as_micros()).unwrap_or(u64::MAX));
    }

    /// Counts those of another collection, too.
    pub fn add(&self, other: &Self) {
        let _ = lock(&self.0).add(&*lock(&other.0));
    }

    /// How many there were.
    #[must_use]
    pub fn count(&self) -> u64 {
        lock(&self.0).len()
    }

    /// The duration, in milliseconds, that this share of them did not exceed.
    #[must_use]
    pub fn ms(&self, share: f64) -> f64 {
        lock(&self.0).value_at_quantile(share) as f64 / 1000.0
    }

    /// All of them in a few numbers.
    #[must_use]
    pub fn spread(&self) -> Spread {
        Spread {
            count: self.count(),
            p50_ms: self.ms(0.5),
            p95_ms: self.ms(0.95),
            p99_ms: self.ms(0.99),
            max_ms: lock(&self.0).max() as f64 / 1000.0,
        }
    }
}

/// Durations in a few numbers, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// How many there were.
    pub count: u64,
    /// Half of them took no longer.
    pub p50_ms: f64,
    /// 95 of 100 took no longer.
    pub p95_ms: f64,
    /// 99 of 100 took no longer.
    pub p99_ms: f64,
    /// None took longer.
    pub max_ms: f64,
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return write!(f, "none");
        }
        let [p50, p95, p99, max] = [self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms].map(readable);
        write!(f, "p50 {p50}, p95 {p95}, p99 {p99}, max {max} ({} times)", self.count)
    }
}

/// Milliseconds as people read them.
fn readable(ms: f64) -> String {
    if ms >= 1000.0 { format!("{:.2} s", ms / 1000.0) } else { format!("{ms:.1} ms") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_what_was_recorded() {
        let times = Times::default();
        (1..=100).for_each(|ms| times.record(Duration::from_millis(ms)));
        let Spread { count, p50_ms, p95_ms, p99_ms, max_ms } = times.spread();
        assert_eq!(count, 100);
        for (found, expected) in [(p50_ms, 50.0), (p95_ms, 95.0), (p99_ms, 99.0), (max_ms, 100.0)] {
            assert!((found - expected).abs() < 0.1, "{found} instead of {expected}");
        }
    }
}
