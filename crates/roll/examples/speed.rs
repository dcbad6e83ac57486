//! How fast random games are played: `cargo run --release -p roll --example speed [players] [seconds]`.
//!
//! The time is cut into tenths, and the fastest one counts beside the average: other programs on the machine only ever slow
//! a stretch down.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a benchmark, not rules"
)]

use std::time::{Duration, Instant};

use game::{Chance, Game, Playout, Seed, Setup as _};
use roll::{Roll, Setup};

/// What was played in some stretch of time.
#[derive(Clone, Copy, Default)]
struct Played {
    games: u64,
    decisions: u64,
    rounds: u64,
    seconds: f64,
}

impl Played {
    fn say(self, which: &str) {
        println!(
            "{which}: {:.2} million decisions/s, {:.0} games/s ({:.0} decisions and {:.1} rounds a game)",
            self.decisions as f64 / self.seconds / 1e6,
            self.games as f64 / self.seconds,
            self.decisions as f64 / self.games as f64,
            self.rounds as f64 / self.games as f64,
        );
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2);
    let seconds: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let setup = Setup::of(players, "standard").expect("two to five players").capped(30);
    let mut choices = Chance::seeded(Seed::from_number(1));
    let (mut all, mut best) = (Played::default(), Played::default());
    for _ in 0..10 {
        let stretch = play(&setup, &mut choices, Duration::from_millis(100 * seconds), all.games);
        all.games += stretch.games;
        all.decisions += stretch.decisions;
        all.rounds += stretch.rounds;
        all.seconds += stretch.seconds;
        if stretch.decisions as f64 * best.seconds >= best.decisions as f64 * stretch.seconds {
            best = stretch;
        }
    }
    println!("{players} players, a state of {} bytes", size_of::<Roll>());
    all.say("on average");
    best.say("at best");
}

/// Plays random games until the time is up.
fn play(setup: &Setup, choices: &mut Chance, time: Duration, first: u64) -> Played {
    let mut played = Played::default();
    let begin = Instant::now();
    while begin.elapsed() < time {
        for _ in 0..100 {
            let chance = Chance::seeded(Seed::from_number(first + played.games));
            let mut game = Roll::new(setup, chance, &mut ()).expect("a playable setup");
            while let Some(seat) = game.asked().first() {
                let answer = game.random_move(seat, choices).expect("an asked seat can move");
                game.play(seat, &answer, &mut ()).expect("a drawn move is legal");
                played.decisions += 1;
            }
            played.games += 1;
            played.rounds += u64::from(game.round());
        }
    }
    played.seconds = begin.elapsed().as_secs_f64();
    played
}
