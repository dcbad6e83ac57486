//! [`Net`]: a small network that estimates how likely each player is to win.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `inputs.rs` | [`Inputs`]: what a network receives about a position, most of it zero |
//! | `learn.rs` | [`Learner`]: gradients and steps |
//! | `file.rs` | networks as files, with a header and a hash |
//! | `exact.rs` | a test: the output of networks on any processor |
//!
//! Sums use one fixed order without fused operations, so every processor gives the same results.

#[cfg(test)]
pub(crate) mod exact;
mod file;
mod inputs;
mod learn;

pub use file::{BadNet, Header};
pub(crate) use inputs::Form;
pub use inputs::Inputs;
pub(crate) use learn::{Learner, Lesson};

use std::sync::OnceLock;

use game::{Chance, MAX_SEATS};

/// The number of points in one unit of the margin output.
pub(crate) const MARGIN: f32 = 20.0;

/// The sizes of the layers.
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

    /// The offset of each part in the parameters.
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

/// A network's estimate of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// How likely each player is to win, the observer first, then clockwise.
    pub wins: [f32; MAX_SEATS],
    /// By how many points the observer will be ahead of the best other player.
    pub margin: f32,
}

/// A network of two hidden layers.
#[derive(Clone, Debug)]
pub struct Net {
    shape: Shape,
    /// All parameters: by layer, and within a layer by input, so each input is a contiguous run.
    weights: Vec<f32>,
    /// The first layer for inputs in the summed form.
    summed: OnceLock<Vec<f32>>,
}

/// Intermediate results, kept so nothing is allocated again.
#[derive(Clone, Debug, Default)]
pub struct Work {
    first: Vec<f32>,
    second: Vec<f32>,
    outputs: Vec<f32>,
}

impl Net {
    /// An untrained network.
    #[must_use]
    pub fn new(shape: Shape, chance: &mut Chance) -> Self {
        let parts = shape.parts();
        let mut weights = vec![0.0; parts.end];
        // About sixty inputs are nonzero. The other layers are dense.
        let mut fill = |from: usize, to: usize, fan: usize| {
            let spread = (2.0 / fan as f32).sqrt();
            for weight in &mut weights[from..to] {
                *weight = spread * normal(chance);
            }
        };
        fill(0, parts.first_bias, 60);
        fill(parts.second, parts.second_bias, shape.first);
        Self::with_weights(shape, weights)
    }

    fn with_weights(shape: Shape, weights: Vec<f32>) -> Self {
        Self { shape, weights, summed: OnceLock::new() }
    }

    /// The sizes of its layers.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Its estimate of a position.
    #[must_use]
    pub fn evaluate(&self, inputs: &Inputs, work: &mut Work) -> Estimate {
        self.forward(inputs, work);
        let players = self.shape.players;
        let mut wins = [0.0; MAX_SEATS];
        softmax(&work.outputs[..players], &mut wins[..players]);
        Estimate { wins, margin: MARGIN * work.outputs[players] }
    }

    /// Prepares for inputs in the summed form; `plain` are any inputs of the same setup in the plain form.
    pub(crate) fn prepare(&self, plain: impl FnOnce() -> Inputs) {
        self.summed.get_or_init(|| {
            let (width, mut rows) = (self.shape.first, self.weights[..self.shape.parts().first_bias].to_vec());
            for ladder in plain().ladders() {
                for row in usize::from(ladder.start) + 1..usize::from(ladder.end) {
                    let (below, here) = rows.split_at_mut(row * width);
                    add(&mut here[..width], &below[(row - 1) * width..], 1.0);
                }
            }
            rows
        });
    }

    /// To be called when weights change.
    fn forget_sums(&mut self) {
        self.summed.take();
    }

    /// The weights of the first layer for inputs in a form. The summed form must have been prepared.
    fn rows(&self, form: Form) -> &[f32] {
        match form {
            Form::Plain => &self.weights[..self.shape.parts().first_bias],
            Form::Summed => self.summed.get().expect("prepared"),
        }
    }

    fn forward(&self, inputs: &Inputs, work: &mut Work) {
        let parts = self.shape.parts();
        start(&mut work.first, &self.weights[parts.first_bias..parts.second]);
        let active = inputs.active().iter().map(|&(input, value)| (usize::from(input), value));
        add_rows(&mut work.first, self.rows(inputs.form()), active);
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

/// Adds a row multiplied by a value.
fn add(sums: &mut [f32], row: &[f32], value: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += value * weight;
    }
}

/// How many sums are made at a time: as many as fit into the registers, so that none is stored after every row.
const BLOCK: usize = 32;

/// Adds some rows of a matrix, each times a value. Every sum is made in the order of the rows.
fn add_rows(sums: &mut [f32], matrix: &[f32], rows: impl Iterator<Item = (usize, f32)> + Clone) {
    let (width, mut at) = (sums.len(), 0);
    while let Some(block) = sums[at..].first_chunk_mut::<BLOCK>() {
        let mut made = *block;
        for (row, value) in rows.clone() {
            if let Some(weights) = matrix[row * width + at..].first_chunk::<BLOCK>() {
                for (sum, weight) in made.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
        *block = made;
        at += BLOCK;
    }
    for (row, value) in rows {
        add(&mut sums[at..], &matrix[row * width + at..(row + 1) * width], value);
    }
}

fn layer(from: &[f32], weights: &[f32], into: &mut [f32]) {
    let active = from.iter().copied().enumerate().filter(|&(_, value)| value != 0.0);
    add_rows(into, weights, active);
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

/// A number near 0. The sum of twelve uniform ones is close enough to normal.
fn normal(chance: &mut Chance) -> f32 {
    (0..12).map(|_| chance.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0
}
