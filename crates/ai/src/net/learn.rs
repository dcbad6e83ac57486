//! [`Learner`]: a network that learns from positions and their results.

use game::MAX_SEATS;

use super::{Inputs, MARGIN, Net, Work, layer, softmax};

/// The weight of the margin relative to the win.
const MARGIN_WEIGHT: f32 = 0.3;
/// The decay of the running means of gradients and of their squares (Adam).
const KEEP: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// A position and its value.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    pub(crate) inputs: Inputs,
    /// The share of the win of each player, the observer first.
    pub(crate) wins: [f32; MAX_SEATS],
    /// How far the observer was ahead.
    pub(crate) margin: f32,
}

/// A network with everything it needs to learn.
#[derive(Clone, Debug)]
pub(crate) struct Learner {
    pub(crate) net: Net,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// The inputs that were nonzero since the last step.
    touched: Vec<bool>,
    work: Work,
    back_first: Vec<f32>,
    back_second: Vec<f32>,
    lessons: usize,
}

impl Learner {
    pub(crate) fn new(net: Net) -> Self {
        let (all, shape) = (net.weights.len(), net.shape);
        Self {
            net,
            gradient: vec![0.0; all],
            mean: vec![0.0; all],
            square: vec![0.0; all],
            steps: 0,
            touched: vec![false; shape.inputs],
            work: Work::default(),
            back_first: vec![0.0; shape.first],
            back_second: vec![0.0; shape.second],
            lessons: 0,
        }
    }

    /// How many steps were taken.
    pub(crate) fn steps(&self) -> i32 {
        self.steps
    }

    /// Everything learned so far: the network and the running means.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> {
        self.net.weights.iter().chain(&self.mean).chain(&self.square).copied()
    }

    /// Restores [`numbers`](Self::numbers). Does nothing if their number is wrong.
    pub(crate) fn restore(&mut self, numbers: &[f32], steps: i32) -> Option<()> {
        let all = self.net.weights.len();
        if numbers.len() != 3 * all {
            return None;
        }
        let mut parts = numbers.chunks_exact(all);
        for part in [&mut self.net.weights, &mut self.mean, &mut self.square] {
            part.copy_from_slice(parts.next()?);
        }
        self.steps = steps;
        self.net.forget_sums();
        Some(())
    }

    /// Adds a lesson to the next step. Returns its loss: the cross entropy of the win.
    pub(crate) fn study(&mut self, lesson: &Lesson) -> f32 {
        let (shape, parts) = (self.net.shape, self.net.shape.parts());
        self.net.forward(&lesson.inputs, &mut self.work);
        let players = shape.players;
        let mut wins = [0.0; MAX_SEATS];
        softmax(&self.work.outputs[..players], &mut wins[..players]);
        let loss: f32 = wins.iter().zip(lesson.wins).take(players).map(|(p, t)| -t * p.max(1e-6).ln()).sum();
        let mut errors = [0.0; MAX_SEATS + 1];
        for player in 0..players {
            errors[player] = wins[player] - lesson.wins[player];
        }
        errors[players] = MARGIN_WEIGHT * (self.work.outputs[players] - lesson.margin / MARGIN).clamp(-1.0, 1.0);
        let errors = &errors[..=players];
        let weights = &self.net.weights;
        back(errors, &self.work.second, &weights[parts.last..parts.last_bias], &mut self.back_second);
        back(&self.back_second, &self.work.first, &weights[parts.second..parts.second_bias], &mut self.back_first);
        let (gradient, work) = (&mut self.gradient, &self.work);
        outer(&work.second, errors, &mut gradient[parts.last..parts.last_bias]);
        accumulate(&mut gradient[parts.last_bias..], errors);
        outer(&work.first, &self.back_second, &mut gradient[parts.second..parts.second_bias]);
        accumulate(&mut gradient[parts.second_bias..parts.last], &self.back_second);
        accumulate(&mut gradient[parts.first_bias..parts.second], &self.back_first);
        for &(input, value) in lesson.inputs.active() {
            self.touched[usize::from(input)] = true;
            let from = usize::from(input) * shape.first;
            super::add(&mut gradient[from..from + shape.first], &self.back_first, value);
        }
        self.lessons += 1;
        loss
    }

    /// Updates the network with everything studied since the last step, and applies weight decay, scaled by the rate.
    pub(crate) fn step(&mut self, rate: f32, weight_decay: f32) {
        if self.lessons == 0 {
            return;
        }
        let (shape, parts) = (self.net.shape, self.net.shape.parts());
        self.steps += 1;
        let share = 1.0 / self.lessons as f32;
        let kept = 1.0 - weight_decay * rate;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP.powi(self.steps));
        for input in 0..shape.inputs {
            // Leave inputs that did not occur alone: most are rare.
            if std::mem::take(&mut self.touched[input]) {
                self.step_range(input * shape.first, (input + 1) * shape.first, rate, share);
            }
        }
        self.step_range(parts.first_bias, parts.end, rate, share);
        if weight_decay > 0.0 {
            self.net.weights.iter_mut().for_each(|weight| *weight *= kept);
        }
        self.net.forget_sums();
        self.lessons = 0;
    }

    fn step_range(&mut self, from: usize, to: usize, rate: f32, share: f32) {
        let weights = self.net.weights[from..to].iter_mut();
        let means = self.mean[from..to].iter_mut().zip(&mut self.square[from..to]);
        for ((weight, gradient), (mean, square)) in weights.zip(&mut self.gradient[from..to]).zip(means) {
            let slope = std::mem::take(gradient) * share;
            *mean = KEEP * *mean + (1.0 - KEEP) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }
}

/// Propagates the errors of a layer's outputs to its inputs. Zero where the activation was cut off.
fn back(errors: &[f32], values: &[f32], weights: &[f32], into: &mut [f32]) {
    for ((slope, &value), row) in into.iter_mut().zip(values).zip(weights.chunks_exact(errors.len())) {
        *slope = if value > 0.0 { row.iter().zip(errors).map(|(weight, error)| weight * error).sum() } else { 0.0 };
    }
}

/// Adds the product of each value and each error to the gradient of the weight between them.
fn outer(values: &[f32], errors: &[f32], into: &mut [f32]) {
    for (&value, row) in values.iter().zip(into.chunks_exact_mut(errors.len())) {
        if value != 0.0 {
            super::add(row, errors, value);
        }
    }
}

fn accumulate(into: &mut [f32], errors: &[f32]) {
    layer(&[1.0], errors, into);
}

#[cfg(test)]
mod tests {
    use game::{Chance, Seed};

    use super::super::Shape;
    use super::*;

    fn lesson(first: f32, wins: [f32; 2], margin: f32) -> Lesson {
        let mut inputs = Inputs::default();
        inputs.number(first);
        inputs.flag(true);
        inputs.number(0.5 - first);
        let mut all = [0.0; MAX_SEATS];
        all[..2].copy_from_slice(&wins);
        Lesson { inputs, wins: all, margin }
    }

    fn small() -> Net {
        Net::new(Shape { inputs: 3, first: 5, second: 4, players: 2 }, &mut Chance::seeded(Seed::from_number(1)))
    }

    /// The gradient equals the slope under small changes of the weights.
    #[test]
    fn gradients_are_slopes() {
        let lesson = lesson(0.7, [0.8, 0.2], 3.0);
        let mut learner = Learner::new(small());
        learner.study(&lesson);
        let total = |net: &Net| {
            let mut work = Work::default();
            let estimate = net.evaluate(&lesson.inputs, &mut work);
            let loss: f64 =
                (0..2).map(|seat| -f64::from(lesson.wins[seat]) * f64::from(estimate.wins[seat]).ln()).sum();
            let miss = f64::from((estimate.margin - lesson.margin) / MARGIN);
            loss + f64::from(MARGIN_WEIGHT) * 0.5 * miss * miss
        };
        for weight in 0..learner.net.weights.len() {
            let (mut less, mut more) = (learner.net.clone(), learner.net.clone());
            less.weights[weight] -= 1e-2;
            more.weights[weight] += 1e-2;
            let slope = (total(&more) - total(&less)) / 2e-2;
            let told = f64::from(learner.gradient[weight]);
            assert!((slope - told).abs() < 2e-3, "weight {weight}: {slope} and {told}");
        }
    }

    #[test]
    fn what_is_taught_is_learnt() {
        let mut learner = Learner::new(small());
        let lessons = [lesson(0.9, [0.9, 0.1], 10.0), lesson(0.1, [0.2, 0.8], -5.0)];
        for _ in 0..2000 {
            lessons.iter().for_each(|lesson| {
                learner.study(lesson);
            });
            learner.step(0.01, 0.0);
        }
        for lesson in &lessons {
            let estimate = learner.net.evaluate(&lesson.inputs, &mut Work::default());
            assert!((estimate.wins[0] - lesson.wins[0]).abs() < 0.02, "{estimate:?}");
            assert!((estimate.margin - lesson.margin).abs() < 1.0, "{estimate:?}");
        }
    }

    /// A weight whose input never occurs again decays. Without weight decay it stays.
    #[test]
    fn what_is_not_confirmed_is_forgotten() {
        let (rare, usual) = (lesson(0.9, [0.9, 0.1], 10.0), lesson(0.0, [0.5, 0.5], 0.0));
        let weight_after = |weight_decay: f32| {
            let mut learner = Learner::new(small());
            learner.study(&rare);
            learner.step(0.01, weight_decay);
            let before = learner.net.weights[0];
            for _ in 0..100 {
                learner.study(&usual);
                learner.step(0.01, weight_decay);
            }
            learner.net.weights[0] / before
        };
        assert_eq!(weight_after(0.0), 1.0);
        assert!((weight_after(0.2) - 0.998_f32.powi(100)).abs() < 1e-4);
    }
}
