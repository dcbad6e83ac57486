//! What the server counts and measures, in the Prometheus text format.
//!
//! All of it is a fixed list of numbers without labels, so each is a field. `prometheus-client` would bring a registry, labels and four more
//! crates, and save the few lines that print the text.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// All counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Matches in memory.
    pub(crate) matches_loaded: Gauge,
    /// Unfinished matches begun under other rules, counted at the start of the server.
    pub(crate) matches_frozen: Gauge,
    pub(crate) matches_created: Counter,
    pub(crate) matches_over: Counter,
    /// Connections, including sockets.
    pub(crate) connections: Arc<Gauge>,
    /// Matches deleted because they were too old.
    pub(crate) matches_expired: Counter,
    /// Players erased because they have no games and did not come back.
    pub(crate) guests_forgotten: Counter,
    pub(crate) sockets: Gauge,
    /// Sockets closed because they read too slowly.
    pub(crate) sockets_dropped: Counter,
    /// Requests and sockets that belong to other nodes.
    pub(crate) requests_forwarded: Counter,
    pub(crate) sockets_forwarded: Gauge,
    /// Connections refused because their address has too many.
    pub(crate) connections_refused: Counter,
    pub(crate) messages: Counter,
    /// Stored moves of people and bots.
    pub(crate) moves: Counter,
    /// Messages refused, for any reason.
    pub(crate) refused: Counter,
    pub(crate) requests: Counter,
    pub(crate) bots_waiting: Gauge,
    pub(crate) bot_failures: Counter,
    /// How long a bot waited for its turn, and how long it thought.
    pub(crate) bot_wait_seconds: Histogram,
    pub(crate) bot_seconds: Histogram,
    /// How late the server runs its tasks.
    pub(crate) lag: Lag,
    /// Set when metrics are requested.
    pub(crate) lag_ms: Gauge,
    pub(crate) store_healthy: Gauge,
    pub(crate) last_write: Gauge,
    pub(crate) disk_free: Gauge,
    /// The time from handing a write to the store until it is on disk.
    pub(crate) store_seconds: Histogram,
    /// Writes that failed.
    pub(crate) store_failures: Counter,
    /// New connections tried after a failure that could not store anything either.
    pub(crate) store_attempts: Counter,
    /// How many jobs one transaction contains.
    pub(crate) store_batch: Histogram,
    /// The time from reading a message until all its effects are in the outboxes.
    pub(crate) answer_seconds: Histogram,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }

    #[cfg(any(test, feature = "simulation"))]
    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, change: i64) {
        self.0.fetch_add(change, Relaxed);
    }

    pub(crate) fn set(&self, value: i64) {
        self.0.store(value, Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// How late the server was in each of the last seconds, in milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Lag {
    seconds: [AtomicU64; 10],
    next: AtomicU64,
}

impl Lag {
    pub(crate) fn note(&self, late: Duration) {
        let place = self.next.fetch_add(1, Relaxed) as usize % self.seconds.len();
        self.seconds[place].store(late.as_millis() as u64, Relaxed);
    }

    pub(crate) fn worst(&self) -> u64 {
        self.seconds.iter().map(|second| second.load(Relaxed)).max().unwrap_or_default()
    }
}

/// The upper bounds of the buckets, in seconds (or in pieces, for counts).
const BOUNDS: [f64; 16] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 50.0, 250.0];

/// A histogram of values.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    /// In millionths.
    sum: AtomicU64,
}

impl Histogram {
    pub(crate) fn seconds(&self, duration: Duration) {
        self.value(duration.as_secs_f64());
    }

    pub(crate) fn value(&self, value: f64) {
        let bucket = BOUNDS.iter().position(|bound| value <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.sum.fetch_add((value * 1e6) as u64, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut total = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            total += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        total += self.buckets[BOUNDS.len()].load(Relaxed);
        let sum = self.sum.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {total}\n{name}_sum {sum}\n{name}_count {total}");
    }
}

/// Something counted while this lives.
#[derive(Debug)]
pub(crate) struct Counting(Arc<Gauge>);

impl Drop for Counting {
    fn drop(&mut self) {
        self.0.add(-1);
    }
}

impl Metrics {
    /// One more connection.
    pub(crate) fn connection(&self) -> Counting {
        self.connections.add(1);
        Counting(Arc::clone(&self.connections))
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("orrery_matches_loaded", "Matches in memory.", &self.matches_loaded),
            ("orrery_connections", "Open connections, sockets included.", &*self.connections),
            (
                "orrery_matches_frozen",
                "Unfinished matches that were begun by other rules, when the server started.",
                &self.matches_frozen,
            ),
            ("orrery_sockets", "Open sockets.", &self.sockets),
            (
                "orrery_sockets_forwarded",
                "Open sockets that are passed on to other nodes, not counted above.",
                &self.sockets_forwarded,
            ),
            ("orrery_bots_waiting", "Questions that bots were asked and have not answered.", &self.bots_waiting),
            (
                "orrery_store_healthy",
                "1 while what is written is kept, 0 while moves are refused.",
                &self.store_healthy,
            ),
            (
                "orrery_last_write_timestamp_seconds",
                "When something was last known to be on the disk.",
                &self.last_write,
            ),
            ("orrery_disk_free_bytes", "Free space where the data are kept; -1 if unknown.", &self.disk_free),
            ("orrery_lag_milliseconds", "How late the server is, at worst in the last ten seconds.", &self.lag_ms),
        ];
        for (name, help, gauge) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", gauge.get());
        }
        let counters = [
            ("orrery_matches_created_total", "Matches that were made.", &self.matches_created),
            ("orrery_matches_over_total", "Matches that ended.", &self.matches_over),
            (
                "orrery_matches_expired_total",
                "Matches that were deleted because they were too old.",
                &self.matches_expired,
            ),
            (
                "orrery_guests_forgotten_total",
                "Names of players without games that were deleted.",
                &self.guests_forgotten,
            ),
            ("orrery_sockets_dropped_total", "Sockets closed because they read too slowly.", &self.sockets_dropped),
            (
                "orrery_connections_refused_total",
                "Connections refused by the limit of an address.",
                &self.connections_refused,
            ),
            ("orrery_messages_total", "Messages that sockets sent.", &self.messages),
            ("orrery_moves_total", "Moves that were stored.", &self.moves),
            ("orrery_refused_total", "Messages that were refused.", &self.refused),
            ("orrery_requests_total", "Plain requests.", &self.requests),
            (
                "orrery_requests_forwarded_total",
                "Requests, those for sockets included, that were passed on to other nodes.",
                &self.requests_forwarded,
            ),
            ("orrery_store_failures_total", "Writes that failed.", &self.store_failures),
            ("orrery_store_attempts_total", "Attempts in vain to write again after a failure.", &self.store_attempts),
            ("orrery_bot_failures_total", "Answers that a bot owed and a random move replaced.", &self.bot_failures),
        ];
        for (name, help, counter) in counters {
            let value = counter.0.load(Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        self.bot_wait_seconds.write(&mut text, "orrery_bot_wait_seconds", "How long bots wait for their turn.");
        self.bot_seconds.write(&mut text, "orrery_bot_seconds", "How long bots think.");
        self.store_seconds.write(&mut text, "orrery_store_seconds", "How long storing takes.");
        self.store_batch.write(&mut text, "orrery_store_batch", "Answers stored in one transaction.");
        self.answer_seconds.write(&mut text, "orrery_answer_seconds", "From reading a message to telling everyone.");
        text
    }
}
