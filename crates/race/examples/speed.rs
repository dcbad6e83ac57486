//! How fast random games are played: `cargo run --release -p race --example speed [players] [seconds]`.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a benchmark, not rules"
)]

use std::time::{Duration, Instant};

use game::{Chance, Game, Playout, Seed, Setup as _};
use race::{Race, Setup};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2);
    let seconds = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let setup = Setup::of(players, "standard").expect("two to four players").capped(30);
    let mut choices = Chance::seeded(Seed::from_number(1));
    let (mut games, mut decisions, mut rounds) = (0u64, 0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(seconds) {
        for _ in 0..100 {
            let chance = Chance::seeded(Seed::from_number(games));
            let mut game = Race::new(&setup, chance, &mut ()).expect("a playable setup");
            while let Some(seat) = game.asked().first() {
                let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
                game.play(seat, &answer, &mut ()).expect("a drawn move is legal");
                decisions += 1;
            }
            games += 1;
            rounds += u64::from(game.round());
        }
    }
    let took = begin.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.2} million decisions/s, {:.0} games/s ({:.0} decisions and {:.1} rounds a game, state of {} bytes)",
        decisions as f64 / took / 1e6,
        games as f64 / took,
        decisions as f64 / games as f64,
        rounds as f64 / games as f64,
        size_of::<Race>(),
    );
}
