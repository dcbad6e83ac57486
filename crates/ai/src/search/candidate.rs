//! [`Candidate`]: an answer and what was seen of it.

use super::{Considered, POINT};
use crate::net::Estimate;

/// How good a position is, in one number.
pub(super) fn worth(estimate: Estimate) -> f32 {
    estimate.wins[0] + POINT * estimate.margin
}

pub(super) struct Candidate<M> {
    pub(super) answer: M,
    /// Whether it may still be the best.
    pub(super) live: bool,
    wins: f64,
    margins: f64,
    /// Worth in each sample, to compare with others in the same sample.
    worths: Vec<f32>,
}

impl<M> Candidate<M> {
    pub(super) fn new(answer: M) -> Self {
        Self { answer, live: true, wins: 0.0, margins: 0.0, worths: Vec::new() }
    }

    pub(super) fn add(&mut self, estimate: Estimate) {
        self.wins += f64::from(estimate.wins[0]);
        self.margins += f64::from(estimate.margin);
        self.worths.push(worth(estimate));
    }

    /// The mean worth; nothing is worse than an answer that nobody looked at.
    pub(super) fn mean(&self) -> f64 {
        if self.worths.is_empty() {
            return f64::MIN;
        }
        (self.wins + f64::from(POINT) * self.margins) / self.worths.len() as f64
    }

    pub(super) fn considered(self) -> Considered<M> {
        let samples = self.worths.len().max(1) as f64;
        Considered {
            win: (self.wins / samples) as f32,
            margin: (self.margins / samples) as f32,
            samples: self.worths.len() as u32,
            answer: self.answer,
        }
    }
}

/// Drops candidates that are behind the best one by more than luck explains.
pub(super) fn drop_hopeless<M>(candidates: &mut [Candidate<M>]) {
    let live = candidates.iter().filter(|candidate| candidate.live);
    let Some(best) = live.max_by(|one, other| one.mean().total_cmp(&other.mean())) else { return };
    let best = best.worths.clone();
    for candidate in candidates.iter_mut().filter(|candidate| candidate.live) {
        let n = best.len() as f64;
        let differences = best.iter().zip(&candidate.worths).map(|(one, other)| f64::from(one - other));
        let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
        let mean = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
        candidate.live = mean <= 3.0 * error + 1e-4;
    }
}
