//! How many steps a second one core makes: 1,024 games of each kind, uniformly random possible actions, observations and masks
//! written. `cargo run --release -p steps --example speed`

use std::time::{Duration, Instant};

use game::{Chance, Seed, Setup};
use steps::{Batch, Rows, Steps};

const GAMES: usize = 1024;

/// How long each game is measured.
const LONG: Duration = Duration::from_secs(2);

macro_rules! measure_all {
    ({} $($name:ident::$game:ident),+) => {
        $(measure::<games::$game>();)+
    };
}

fn main() {
    games::all!(measure_all {});
}

fn measure<G: Steps>() {
    let setup = G::Setup::of(2, G::Setup::VARIANTS[0]).expect("two can play").capped(100);
    let mut batch = Batch::<G>::new(setup, GAMES, Seed::from_number(1)).expect("a setup that can be played");
    let mut observations = vec![0; GAMES * batch.observation_size()];
    let mut masks = vec![0; GAMES * G::ACTIONS];
    let (mut seats, mut rewards, mut ended) = (vec![0; GAMES], vec![0.0; GAMES * 2], vec![0; GAMES]);
    let (mut actions, mut steps, mut games, mut taken) = (vec![0; GAMES], 0, 0, Duration::ZERO);
    let mut choices = Chance::seeded(Seed::from_number(2));
    while taken < LONG {
        let begin = Instant::now();
        batch.sample(&mut choices, &mut actions);
        let rows = Rows {
            observations: &mut observations,
            masks: &mut masks,
            seats: &mut seats,
            rewards: &mut rewards,
            ended: &mut ended,
        };
        batch.step(&actions, rows, 1).expect("possible actions");
        taken += begin.elapsed();
        steps += GAMES;
        games += ended.iter().filter(|&&ended| ended == 1).count();
    }
    println!(
        "{}: {:.0} steps/s, {games} games ended; {} actions, {} numbers",
        G::ID,
        steps as f64 / taken.as_secs_f64(),
        G::ACTIONS,
        batch.observation_size()
    );
}
