//! What the server measured itself, read from `/metrics`.

use serde::Serialize;
use server::client::{Client, ClientError};

/// The text of `/metrics`.
#[derive(Clone, Debug, Default)]
pub struct Metrics(String);

/// A histogram of the server between two moments, in seconds. Quantiles are within the buckets' bounds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Measured {
    /// How often it was measured.
    pub count: u64,
    /// The mean.
    pub mean: f64,
    /// Half took about this long at most.
    pub p50: f64,
    /// 95 of 100.
    pub p95: f64,
    /// 99 of 100.
    pub p99: f64,
    /// All; `None` if some are beyond the last bound.
    pub max_below: Option<f64>,
}

impl Metrics {
    /// Asks a server.
    pub async fn of(client: &mut Client) -> Result<Self, ClientError> {
        let answered = client.get("/metrics").await?;
        if !answered.status.is_success() {
            return Err(ClientError::Status(answered.status, answered.text));
        }
        Ok(Self(answered.text))
    }

    /// A plain number.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<f64> {
        self.0.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok())
    }

    /// The buckets of a histogram: upper bounds with cumulative counts.
    fn buckets(&self, name: &str) -> Vec<(f64, u64)> {
        let start = format!("{name}_bucket{{le=\"");
        let bucket = |line: &str| {
            let (bound, count) = line.strip_prefix(&start)?.split_once("\"} ")?;
            let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().ok()? };
            Some((bound, count.trim().parse().ok()?))
        };
        self.0.lines().filter_map(bucket).collect()
    }

    /// What was measured between an earlier moment and this one.
    #[must_use]
    pub fn since(&self, earlier: &Self, name: &str) -> Measured {
        let (now, before) = (self.buckets(name), earlier.buckets(name));
        let known = |bound: f64| before.iter().find(|(other, _)| *other == bound).map_or(0, |(_, count)| *count);
        let buckets: Vec<(f64, u64)> =
            now.iter().map(|&(bound, count)| (bound, count.saturating_sub(known(bound)))).collect();
        let count = buckets.last().map_or(0, |(_, count)| *count);
        if count == 0 {
            return Measured::default();
        }
        let sum = format!("{name}_sum");
        let sum = self.value(&sum).unwrap_or_default() - earlier.value(&sum).unwrap_or_default();
        let [p50, p95, p99] = [0.5, 0.95, 0.99].map(|share| quantile(&buckets, count, share));
        let last = buckets.iter().find(|(_, below)| *below == count).map_or(f64::INFINITY, |(bound, _)| *bound);
        Measured {
            count,
            mean: sum / count as f64,
            p50,
            p95,
            p99,
            max_below: Some(last).filter(|last| last.is_finite()),
        }
    }
}

/// The value that this share does not exceed, if values are spread evenly within a bucket.
fn quantile(buckets: &[(f64, u64)], count: u64, share: f64) -> f64 {
    let wanted = share * count as f64;
    let (mut lower, mut below) = (0.0, 0);
    for &(bound, up_to) in buckets {
        if up_to as f64 >= wanted {
            let part = if up_to > below { (wanted - below as f64) / (up_to - below) as f64 } else { 1.0 };
            return if bound.is_finite() { lower + (bound - lower) * part } else { lower };
        }
        (lower, below) = (bound, up_to);
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str =
        "x_bucket{le=\"1\"} 10\nx_bucket{le=\"2\"} 10\nx_bucket{le=\"+Inf\"} 10\nx_sum 5\nx_count 10\n";
    const AFTER: &str =
        "# HELP x Of x.\nx_bucket{le=\"1\"} 60\nx_bucket{le=\"2\"} 110\nx_bucket{le=\"+Inf\"} 110\nx_sum 105\n";

    #[test]
    fn what_was_measured_before_does_not_count() {
        let measured = Metrics(AFTER.into()).since(&Metrics(BEFORE.into()), "x");
        assert_eq!((measured.count, measured.mean, measured.max_below), (100, 1.0, Some(2.0)));
        assert_eq!((measured.p50, measured.p95), (1.0, 1.9));
        assert_eq!(Metrics(AFTER.into()).since(&Metrics(AFTER.into()), "x"), Measured::default());
    }
}
