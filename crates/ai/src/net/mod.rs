//! [`Net`]: a small network that says how likely each player is to win.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `inputs.rs` | [`Inputs`]: what a network is told of a position, most of it nothing |
//! | `learn.rs` | [`Learner`]: gradients and steps |
//! | `file.rs` | networks as files, with a header and a hash |
//! | `exact.rs` | a test: what networks answer on any processor |
//!
//! Sums are made in one fixed order and nothing is fused, so that every processor gives the same answers.

#[cfg(test)]
mod exact;
mod file;
mod inputs;
mod learn;

pub use file::{BadNet, Header};
pub use inputs::Inputs;
pub(crate) use learn::{Learner, Lesson};

use game::{Chance, MAX_SEATS};

/// Points that are one unit of the margin output.
pub(crate) const MARGIN: f32 = 20.0;

/// How many numbers a layer takes and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Shape {
    /// Inputs.
    pub inputs: usize,
    /// The first hidden layer.
    pub first: usize,
    /// The second hidden layer.
    pub second: usize,
    /// One output for each player's win, the observer first.
    pub players: usize,
}

impl Shape {
    const fn outputs(self) -> usize {
        self.players + 1
    }

    /// Where each part begins among all parameters.
    const fn parts(self) -> Parts {
        let first_bias = self.inputs * self.first;
        let second = first_bias + self.first;
        let second_bias = second + self.first * self.second;
        let last = second_bias + self.second;
        let last_bias = last + self.second * self.outputs();
        Parts { first_bias, second, second_bias, last, last_bias, end: last_bias + self.outputs() }
    }
}

#[derive(Clone, Copy)]
struct Parts {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    last: usize,
    last_bias: usize,
    end: usize,
}

/// What a network thinks of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// How likely each player is to win, the observer first, then clockwise.
    pub wins: [f32; MAX_SEATS],
    /// By how many points the observer will be ahead of the best other player.
    pub margin: f32,
}

/// A network of two hidden layers.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    shape: Shape,
    /// All parameters: by layer, and in a layer by input, so that an input is a run of numbers.
    weights: Vec<f32>,
}

/// What is computed on the way, kept so that nothing is allocated again.
#[derive(Clone, Debug, Default)]
pub struct Work {
    first: Vec<f32>,
    second: Vec<f32>,
    outputs: Vec<f32>,
}

impl Net {
    /// A network that knows nothing yet.
    #[must_use]
    pub fn new(shape: Shape, chance: &mut Chance) -> Self {
        let parts = shape.parts();
        let mut weights = vec![0.0; parts.end];
        // About sixty inputs are not nothing; the other layers are full.
        let mut fill = |from: usize, to: usize, fan: usize| {
            let spread = (2.0 / fan as f32).sqrt();
            for weight in &mut weights[from..to] {
                *weight = spread * normal(chance);
            }
        };
        fill(0, parts.first_bias, 60);
        fill(parts.second, parts.second_bias, shape.first);
        Self { shape, weights }
    }

    /// How many numbers its layers take and give.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// What it thinks of a position.
    #[must_use]
    pub fn evaluate(&self, inputs: &Inputs, work: &mut Work) -> Estimate {
        self.forward(inputs, work);
        let players = self.shape.players;
        let mut wins = [0.0; MAX_SEATS];
        softmax(&work.outputs[..players], &mut wins[..players]);
        Estimate { wins, margin: MARGIN * work.outputs[players] }
    }

    fn forward(&self, inputs: &Inputs, work: &mut Work) {
        let (shape, parts) = (self.shape, self.shape.parts());
        start(&mut work.first, &self.weights[parts.first_bias..parts.second]);
        for &(input, value) in inputs.active() {
            let from = usize::from(input) * shape.first;
            add(&mut work.first, &self.weights[from..from + shape.first], value);
        }
        rectify(&mut work.first);
        start(&mut work.second, &self.weights[parts.second_bias..parts.last]);
        layer(&work.first, &self.weights[parts.second..parts.second_bias], &mut work.second);
        rectify(&mut work.second);
        start(&mut work.outputs, &self.weights[parts.last_bias..parts.end]);
        layer(&work.second, &self.weights[parts.last..parts.last_bias], &mut work.outputs);
    }
}

fn start(sums: &mut Vec<f32>, bias: &[f32]) {
    sums.clear();
    sums.extend_from_slice(bias);
}

/// Adds a row, times a value.
fn add(sums: &mut [f32], row: &[f32], value: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += value * weight;
    }
}

fn layer(from: &[f32], weights: &[f32], into: &mut [f32]) {
    let width = into.len();
    for (&value, row) in from.iter().zip(weights.chunks_exact(width)) {
        if value != 0.0 {
            add(into, row, value);
        }
    }
}

fn rectify(sums: &mut [f32]) {
    for sum in sums {
        *sum = sum.max(0.0);
    }
}

fn softmax(from: &[f32], into: &mut [f32]) {
    let most = from.iter().fold(f32::MIN, |most, &value| most.max(value));
    let mut all = 0.0;
    for (share, &value) in into.iter_mut().zip(from) {
        *share = (value - most).exp();
        all += *share;
    }
    into.iter_mut().for_each(|share| *share /= all);
}

/// A number near 0: the sum of twelve even ones is close enough to normal.
fn normal(chance: &mut Chance) -> f32 {
    (0..12).map(|_| chance.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0
}
