//! [`Candidate`]: an answer and its results so far.

use game::MAX_SEATS;

use super::imagined::Reached;
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

/// The error of a difference between two win probabilities if nothing is known about it. No error is larger.
const UNKNOWN: f32 = 1.0;

/// How much a sample of the first look counts, compared with a careful one.
const GLANCE: f64 = 0.5;

/// The sum over some samples.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// The chances to win of all seats, clockwise from the one that answers.
    wins: [f64; MAX_SEATS],
    margins: f64,
    hurry: f64,
    samples: u32,
}

impl Sum {
    fn add(&mut self, reached: &Reached) {
        self.wins.iter_mut().zip(reached.estimate.wins).for_each(|(sum, win)| *sum += f64::from(win));
        self.margins += f64::from(reached.estimate.margin);
        self.hurry += f64::from(reached.hurry);
        self.samples += 1;
    }

    /// The sum of the values.
    fn value(&self) -> f64 {
        self.wins[0] + f64::from(POINT) * self.margins + self.hurry
    }
}

pub(super) struct Candidate<M> {
    pub(super) answer: M,
    /// Whether it may still be the best.
    pub(super) live: bool,
    /// What the first look found.
    glance: Sum,
    /// What careful samples found.
    found: Sum,
    /// The value in each careful sample, to compare with others in the same sample.
    values: Vec<f32>,
    /// The chance to win in each careful sample.
    wins: Vec<f32>,
    /// The lead in points in each careful sample.
    margins: Vec<f32>,
    /// What the seat had in the end in each sample, where reasons are wanted.
    pub(super) counts: Vec<Counts>,
}

impl<M> Candidate<M> {
    pub(super) fn new(answer: M) -> Self {
        let (glance, found) = (Sum::default(), Sum::default());
        let (values, wins, margins, counts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { answer, live: true, glance, found, values, wins, margins, counts }
    }

    /// Adds a careful sample.
    pub(super) fn add(&mut self, reached: Reached) {
        self.found.add(&reached);
        self.values.push(value(reached.estimate) + reached.hurry);
        self.wins.push(reached.estimate.wins[0]);
        self.margins.push(reached.estimate.margin);
        self.counts.extend(reached.counts);
    }

    /// Adds a sample of the first look.
    pub(super) fn add_glance(&mut self, reached: &Reached) {
        self.glance.add(reached);
    }

    /// Whether it was tried at all.
    pub(super) fn is_tried(&self) -> bool {
        self.glance.samples + self.found.samples > 0
    }

    /// Whether it was tried carefully.
    pub(super) fn is_examined(&self) -> bool {
        self.found.samples > 0
    }

    /// The mean value. Nothing is worse than an answer that was never tried.
    pub(super) fn mean(&self) -> f64 {
        let weight = f64::from(self.found.samples) + GLANCE * f64::from(self.glance.samples);
        if weight == 0.0 {
            return f64::MIN;
        }
        (self.found.value() + GLANCE * self.glance.value()) / weight
    }

    pub(super) fn considered(self) -> Considered<M> {
        let sum = if self.is_examined() { self.found } else { self.glance };
        let samples = f64::from(sum.samples.max(1));
        Considered {
            win: (sum.wins[0] / samples) as f32,
            chances: sum.wins.map(|win| (win / samples) as f32),
            margin: (sum.margins / samples) as f32,
            samples: sum.samples,
            answer: self.answer,
            error: 0.0,
            margin_error: 0.0,
            because: None,
            like: None,
        }
    }
}

/// Puts the best first: those that were examined, then those at which there was only a first look, then the untried.
pub(super) fn best_first<M>(candidates: &mut [Candidate<M>]) {
    let key = |one: &Candidate<M>| (one.live && one.is_tried(), one.is_examined());
    candidates.sort_by(|one, other| key(other).cmp(&key(one)).then(other.mean().total_cmp(&one.mean())));
}

/// How much better the first of two candidates did than the second, in the samples both were tried in: the mean, and
/// its error.
fn gap(one: &[f32], other: &[f32]) -> (f64, f64) {
    let n = one.len().min(other.len()) as f64;
    let differences = one.iter().zip(other).map(|(one, other)| f64::from(one - other));
    let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
    let mean = sum / n;
    (mean, ((squares / n - mean * mean).max(0.0) / n).sqrt())
}

/// The standard errors of how much worse a candidate is than the first one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Errors {
    /// Of the chance to win.
    pub(super) win: f32,
    /// Of the lead in points.
    pub(super) margin: f32,
}

/// How certain it is, for each candidate, how much worse it is than the first one.
pub(super) fn errors<M>(candidates: &[Candidate<M>]) -> Vec<Errors> {
    let Some((best, others)) = candidates.split_first() else { return Vec::new() };
    let of = |other: &Candidate<M>| Errors {
        win: error(&best.wins, &other.wins).unwrap_or(UNKNOWN),
        margin: error(&best.margins, &other.margins).unwrap_or(f32::INFINITY),
    };
    [Errors::default()].into_iter().chain(others.iter().map(of)).collect()
}

/// The standard error of a difference, from the samples that both candidates were tried in. A single sample shows a
/// difference, but not how much of it is luck.
fn error(one: &[f32], other: &[f32]) -> Option<f32> {
    let samples = one.len().min(other.len()) as f64;
    // Differences spread less around their own mean than around the true one.
    (samples >= 2.0).then(|| (gap(one, other).1 * (samples / (samples - 1.0)).sqrt()) as f32)
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
    use super::*;

    fn reached(win: f32, margin: f32) -> Reached {
        Reached { estimate: Estimate { wins: [win; MAX_SEATS], margin }, hurry: 0.0, counts: None }
    }

    fn candidate(values: impl Iterator<Item = f32>) -> Candidate<()> {
        let mut candidate = Candidate::new(());
        values.for_each(|value| candidate.add(reached(value, 0.0)));
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

    /// Points and the end of the game decide which answer is chosen, but are no part of the chance to win.
    #[test]
    fn an_error_is_that_of_the_chance_to_win() {
        let after = |wins: &[f32], margin: f32, hurry: f32| {
            let mut candidate = Candidate::new(());
            for (sample, win) in wins.iter().enumerate() {
                let alternating = if sample % 2 == 0 { 1.0 } else { -1.0 };
                candidate.add(Reached { hurry: alternating * hurry, ..reached(*win, alternating * margin) });
            }
            candidate
        };
        let near = |one: f32, other: f32| (one - other).abs() < 1e-6;
        let best = || after(&[0.5; 4], 0.0, 0.0);
        let found = errors(&[best(), after(&[0.4; 4], 30.0, 0.0), after(&[0.4; 4], 0.0, 0.1)]);
        assert!(found.iter().all(|error| near(error.win, 0.0)), "a loss of 10% in every sample: {found:?}");
        // The lead alternates between 30 points more and less.
        assert!(near(found[1].margin, (4.0_f32 * 900.0 / 3.0 / 4.0).sqrt()), "{found:?}");
        // The losses 0.1, 0.3, 0.1 and 0.3: their squared distances from 0.2 add up to 0.04.
        let found = errors(&[best(), after(&[0.4, 0.2, 0.4, 0.2], 0.0, 0.0)]);
        assert!(near(found[1].win, (0.04_f32 / 3.0 / 4.0).sqrt()), "{found:?}");
    }

    #[test]
    fn one_sample_does_not_show_how_much_was_luck() {
        let all = [candidate([0.9, 0.8].into_iter()), candidate([0.1].into_iter()), Candidate::new(())];
        let found: [Errors; 3] = errors(&all).try_into().expect("one for each");
        assert_eq!(found.map(|error| error.win), [0.0, UNKNOWN, UNKNOWN]);
        assert_eq!(found.map(|error| error.margin), [0.0, f32::INFINITY, f32::INFINITY]);
    }

    /// A loser's answers all have negative values. One that was never tried must not pass for better.
    #[test]
    fn what_was_examined_comes_before_what_was_seen_and_that_before_the_untried() {
        let seen = |answer: usize| {
            let mut candidate = Candidate::new(answer);
            candidate.add_glance(&reached(0.9, 0.0));
            candidate
        };
        let mut examined = Candidate::new(1);
        examined.add(reached(0.0, -400.0));
        let mut dropped = seen(4);
        dropped.live = false;
        let mut all = [Candidate::new(0), dropped, seen(2), examined];
        best_first(&mut all);
        assert_eq!(all.map(|one| one.answer), [1, 2, 4, 0]);
    }

    #[test]
    fn a_first_look_decides_where_careful_samples_do_not() {
        let both = |careful: f32, seen: f32| {
            let mut one = candidate([careful].into_iter());
            one.add_glance(&reached(seen, 0.0));
            one
        };
        let mut all = [both(0.5, 0.2), both(0.5, 0.6)];
        best_first(&mut all);
        assert!((all[0].mean() - 0.8 / 1.5).abs() < 1e-6, "a glance counts half");
        assert!((all.map(Candidate::considered)[0].win - 0.5).abs() < 1e-6, "what is told is what was examined");
    }

    /// Of two answers that win as often, a late game prefers the one that brings its end nearer. It tells the same of both.
    #[test]
    fn whoever_is_in_a_hurry_brings_the_end_nearer() {
        let after = |win: f32, hurry: f32, answer: u8| {
            let mut one = Candidate::new(answer);
            one.add(Reached { hurry, ..reached(win, 0.0) });
            one
        };
        let mut all = [after(0.8, 0.00, 0), after(0.8, 0.02, 1), after(0.9, 0.00, 2)];
        best_first(&mut all);
        let told = all.map(Candidate::considered).map(|one| (one.answer, one.win));
        assert_eq!(told, [(2, 0.9), (1, 0.8), (0, 0.8)]);
    }
}
