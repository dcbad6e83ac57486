//! [`Trainer`]: a network learns from games that bots play with it.
//!
//! At first everyone plays by heuristics, so the network learns the value of positions in sensible games. Then everyone
//! searches with the network, and it learns their value in better ones. The target of each position is a mix of the
//! network's estimates of later positions and the result (TD(λ)). Playing takes longer than learning, so each game is
//! studied several times: once at first, and later when it is drawn from the latest ones.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `play.rs` | one game, and what it teaches |
//! | `memory.rs` | the latest games, which are studied again |
//! | `strength.rs` | how well the network currently plays |
//! | `checkpoint.rs` | a training run in progress, as bytes |

mod checkpoint;
mod memory;
mod play;
mod strength;

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use game::{Chance, Seed, Setup as _};

pub use checkpoint::BadCheckpoint;

use crate::net::{Header, Learner, Net, Shape};
use crate::searchable::{Learning, Searchable, header, input_count};
use memory::Memory;
use play::{Played, play};

/// The number of games played in parallel with the same network.
const BATCH: u64 = 64;
/// The learning rate at the start and at the end.
const RATE: (f32, f32) = (0.001, 0.000_05);

/// How often each game is studied, unless told otherwise.
pub const PASSES: u32 = 4;

/// How to train.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Training<S> {
    /// The setup to play.
    pub setup: S,
    /// The random seed.
    pub seed: u64,
    /// How many games are played.
    pub games: u64,
    /// How many of them, at the start, are played by heuristics.
    pub heuristic_games: u64,
    /// In how many imagined games a searching player tries each answer.
    pub samples: u32,
    /// How often each game is studied, on average.
    pub passes: u32,
    /// The hidden layers.
    pub hidden: (usize, usize),
}

impl<S> Training<S> {
    /// Good defaults for a number of games.
    #[must_use]
    pub fn of(setup: S, seed: u64, games: u64) -> Self {
        Self { setup, seed, games, heuristic_games: games / 4, samples: 2, passes: PASSES, hidden: (128, 32) }
    }
}

/// The progress so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// The mean cross entropy of the win in the latest games.
    pub loss: f32,
    /// Their mean number of rounds.
    pub rounds: f32,
}

/// A training run in progress.
#[derive(Clone, Debug)]
pub struct Trainer<G: Searchable> {
    training: Training<G::Setup>,
    learner: Learner,
    memory: Memory,
    played: u64,
}

impl<G: Searchable> Trainer<G> {
    /// Begins with an untrained network. `None` for a setup that cannot be played.
    #[must_use]
    pub fn new(training: Training<G::Setup>) -> Option<Self> {
        let shape = Shape {
            inputs: input_count::<G>(&training.setup)?,
            first: training.hidden.0,
            second: training.hidden.1,
            players: training.setup.players().into(),
        };
        let mut chance = Chance::seeded(Seed::from_number(training.seed).derive(u64::MAX));
        let learner = Learner::new(Net::new(shape, &mut chance));
        Some(Self { training, learner, memory: Memory::default(), played: 0 })
    }

    /// Begins with a trained network, if it has the right shape.
    #[must_use]
    pub fn from_net(training: Training<G::Setup>, net: Net) -> Option<Self> {
        let fresh = Self::new(training)?;
        (fresh.learner.net.shape() == net.shape()).then(|| Self { learner: Learner::new(net), ..fresh })
    }

    /// The options of the training run.
    #[must_use]
    pub fn training(&self) -> &Training<G::Setup> {
        &self.training
    }

    /// Games played so far.
    #[must_use]
    pub fn played(&self) -> u64 {
        self.played
    }

    /// The network so far.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.learner.net
    }

    /// The header of the network's file.
    #[must_use]
    pub fn header(&self) -> Header {
        header::<G>(&self.training.setup, self.net().shape(), self.training.seed, self.played)
    }

    /// Plays some games and learns from them. `None` once all are played.
    ///
    /// The same options give the same network, regardless of the number of threads.
    pub fn step(&mut self, threads: usize) -> Option<Progress> {
        let games = self.played..(self.played + BATCH).min(self.training.games);
        if games.is_empty() {
            return None;
        }
        self.played = games.end;
        let all = self.play(games, threads);
        let done = self.played as f32 / self.training.games as f32;
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(done);
        let (mut loss, mut rounds) = (0.0, 0);
        for game in &all {
            rounds += game.rounds;
            loss += self.learner.study_game(game, G::LEARNING, rate);
        }
        let count = all.len();
        self.memory.keep(all);
        let mut chance = Chance::seeded(Seed::from_number(self.training.seed).derive(u64::MAX / 2 + self.played));
        for _ in 0..count * (self.training.passes.max(1) - 1) as usize {
            if let Some(game) = self.memory.draw(&mut chance) {
                self.learner.study_game(game, G::LEARNING, rate);
            }
        }
        let share = 1.0 / count.max(1) as f32;
        Some(Progress { games: self.played, loss: loss * share, rounds: rounds as f32 * share })
    }

    fn play(&self, games: Range<u64>, threads: usize) -> Vec<Played> {
        let net = Arc::new(self.learner.net.clone());
        shared(games, threads, |game| play::<G>(&self.training, &net, game))
    }
}

impl Learner {
    /// Takes a step towards what a game teaches. Returns the mean loss of its positions.
    fn study_game(&mut self, game: &Played, learning: Learning, rate: f32) -> f32 {
        let lessons = game.lessons(&self.net, learning);
        let loss: f32 = lessons.iter().map(|lesson| self.study(lesson)).sum();
        self.step(rate, learning.weight_decay);
        loss / lessons.len().max(1) as f32
    }
}

/// Does the work for each number on this many threads. Returns the results in the order of the numbers.
fn shared<T: Send>(numbers: Range<u64>, threads: usize, work: impl Fn(u64) -> Option<T> + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let part = || {
        let mut part = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break part;
            }
            part.extend(work(number).map(|done| (number, done)));
        }
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(part)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, done)| done).collect()
}
