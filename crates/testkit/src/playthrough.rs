//! A whole random game as text, one line for each move and event.

use std::fmt::Write as _;

use game::{Chance, Legal, Seed, Told};
use serde::Serialize;

/// Plays a game with random moves and writes down everything that happens, with the result at the end.
///
/// # Panics
/// If the setup cannot be played or a drawn move is refused.
#[must_use]
pub fn playthrough<G: Legal>(setup: &G::Setup, seed: Seed) -> String {
    let mut text = format!("{} {}\n", G::ID, line(setup));
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut choices = Chance::seeded(seed.derive(0));
    let mut game = G::new(setup, Chance::seeded(seed), &mut told).expect("a setup that can be played");
    loop {
        for told in told.drain(..) {
            let _ = writeln!(text, "  {}", line(&told.event));
        }
        let Some(seat) = game.asked().first() else {
            break;
        };
        let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
        let _ = writeln!(text, "{seat}: {}", line(&answer));
        game.play(seat, &answer, &mut told).expect("a drawn move is legal");
    }
    let _ = writeln!(text, "{}", line(&game.outcome()));
    text
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written as JSON")
}
