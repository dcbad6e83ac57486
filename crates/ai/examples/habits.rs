//! What each style does more often than the level that it is as strong as, in the same positions.
//!
//! ```text
//! cargo run --release -p ai --example habits
//! ```
//!
//! `scripts/strength habits` runs it for docs/strength.md; the test `a_style_does_what_it_likes` checks fewer games.

#[path = "../tests/it/habits.rs"]
mod habits;

use habits::{Habit, of_defenders, of_race, of_roll};

fn main() {
    for (game, habits) in [("race", of_race(40)), ("roll", of_roll(20)), ("defenders", of_defenders(40))] {
        for Habit { style, what, positions, own, level, both } in habits {
            println!("{game} {style}: {what}: {} → {} of {positions} positions", both + level, both + own);
        }
    }
}
