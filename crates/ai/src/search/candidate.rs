//! [`Candidate`]: an answer and its results so far.

use super::reasons::Counts;
use super::{Considered, POINT};
use crate::net::Estimate;

/// With fewer samples nothing is settled: the error estimates are too rough.
const ENOUGH_SAMPLES: usize = 24;

/// A loss of value this small is not worth more time: four games in a thousand.
const HARDLY_WORSE: f64 = 0.004;

/// How good a position is, in one number.
pub(super) fn value(estimate: Estimate) -> f32 {
    estimate.wins[0] + POINT * estimate.margin
}

pub(super) struct Candidate<M> {
    pub(super) answer: M,
    /// Whether it may still be the best.
    pub(super) live: bool,
    wins: f64,
    margins: f64,
    /// The value in each sample, to compare with others in the same sample.
    values: Vec<f32>,
    /// What the seat had in the end in each sample, where reasons are wanted.
    pub(super) counts: Vec<Counts>,
}

impl<M> Candidate<M> {
    pub(super) fn new(answer: M) -> Self {
        Self { answer, live: true, wins: 0.0, margins: 0.0, values: Vec::new(), counts: Vec::new() }
    }

    pub(super) fn add(&mut self, estimate: Estimate, counts: Option<Counts>) {
        self.wins += f64::from(estimate.wins[0]);
        self.margins += f64::from(estimate.margin);
        self.values.push(value(estimate));
        self.counts.extend(counts);
    }

    /// The mean value. Nothing is worse than an answer that was never tried.
    pub(super) fn mean(&self) -> f64 {
        if self.values.is_empty() {
            return f64::MIN;
        }
        (self.wins + f64::from(POINT) * self.margins) / self.values.len() as f64
    }

    pub(super) fn considered(self) -> Considered<M> {
        let samples = self.values.len().max(1) as f64;
        Considered {
            win: (self.wins / samples) as f32,
            margin: (self.margins / samples) as f32,
            samples: self.values.len() as u32,
            answer: self.answer,
            because: None,
        }
    }
}

/// How much better the first of two candidates did than the second, in the samples both were tried in: the mean, and
/// its error.
fn gap(one: &[f32], other: &[f32]) -> (f64, f64) {
    let n = one.len() as f64;
    let differences = one.iter().zip(other).map(|(one, other)| f64::from(one - other));
    let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
    let mean = sum / n;
    (mean, ((squares / n - mean * mean).max(0.0) / n).sqrt())
}

/// Whether more samples are not worth their time: even if another candidate is the best, the one that looks best is
/// hardly worse.
pub(super) fn is_settled<M>(candidates: &[Candidate<M>]) -> bool {
    let live = || candidates.iter().filter(|candidate| candidate.live);
    let Some(best) = live().max_by(|one, other| one.mean().total_cmp(&other.mean())) else { return true };
    best.values.len() >= ENOUGH_SAMPLES
        && live().all(|candidate| {
            let (mean, error) = gap(&best.values, &candidate.values);
            2.0 * error - mean < HARDLY_WORSE
        })
}

/// Drops candidates that trail the best one by more than luck explains.
pub(super) fn drop_hopeless<M>(candidates: &mut [Candidate<M>]) {
    let live = candidates.iter().filter(|candidate| candidate.live);
    let Some(best) = live.max_by(|one, other| one.mean().total_cmp(&other.mean())) else { return };
    let best = best.values.clone();
    for candidate in candidates.iter_mut().filter(|candidate| candidate.live) {
        let (mean, error) = gap(&best, &candidate.values);
        candidate.live = mean <= 3.0 * error + 1e-4;
    }
}

#[cfg(test)]
mod tests {
    use game::MAX_SEATS;

    use super::*;

    fn candidate(values: impl Iterator<Item = f32>) -> Candidate<()> {
        let mut candidate = Candidate::new(());
        values.for_each(|value| candidate.add(Estimate { wins: [value; MAX_SEATS], margin: 0.0 }, None));
        candidate
    }

    /// Values that alternate around a mean by this much.
    fn around(mean: f32, by: f32, samples: usize, turned: bool) -> Candidate<()> {
        candidate((0..samples).map(|sample| if (sample % 2 == 0) == turned { mean + by } else { mean - by }))
    }

    #[test]
    fn a_search_ends_when_no_candidate_can_be_much_better_than_the_best() {
        // Equal in every sample: either will do.
        assert!(is_settled(&[around(0.5, 0.2, 24, true), around(0.5, 0.2, 24, true)]));
        // Too few samples to know.
        assert!(!is_settled(&[around(0.5, 0.2, 16, true), around(0.5, 0.2, 16, true)]));
        // Equal only on average: either may turn out to be better.
        assert!(!is_settled(&[around(0.5, 0.2, 40, true), around(0.5, 0.2, 40, false)]));
        // Clearly ahead, though luck plays a part.
        assert!(is_settled(&[around(0.6, 0.01, 40, true), around(0.5, 0.01, 40, false)]));
    }
}
