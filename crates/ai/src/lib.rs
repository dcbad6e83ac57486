//! Players that are not people.
//!
//! A [`game::Bot`] receives views and prompts, and answers with moves. It never sees the game itself, so it cannot
//! cheat.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `levels.rs` | [`Levels`]: the bots of a game by name, from the weakest to the strongest |
//! | `net/` | [`Net`]: small networks, how they learn, their files |
//! | `searchable.rs` | [`Searchable`]: the network inputs of a game, and how a search walks through it |
//! | `search/` | [`searcher()`]: what each answer leads to, in many imagined games |
//! | `advice.rs` | [`advise`]: what a search found, for people who want reasons |
//! | `train/` | [`Trainer`]: a network learns from games that bots play with it |
//! | `library.rs` | [`Library`]: the built-in networks |
//! | `random.rs` | [`Random`]: all legal moves equally likely, for any game |
//! | `best.rs` | picking the best of several choices |
//! | `defenders/` | the bots of Planet Defenders |
//! | `race/` | the bots of Race for the Galaxy |
//! | `roll/` | the bots of Roll for the Galaxy |
//!
//! # Let bots play
//!
//! ```
//! use ai::Random;
//! use game::{Bot, Chance, Game, Observer, Seed, Setup};
//! use testkit::high_card::{HighCard, HighCardSetup};
//!
//! let seed = Seed::from_number(1);
//! let mut bot = Random::new(seed.derive(0));
//! let mut game = HighCard::new(&HighCardSetup::of(2, "base")?, Chance::seeded(seed), &mut ())?;
//! while let Some(seat) = game.asked().first() {
//!     let prompt = game.prompt(seat).expect("an asked seat has a prompt");
//!     let answer = Bot::<HighCard>::choose(&mut bot, &game.view(Observer::Seat(seat)), &prompt);
//!     game.play(seat, &answer, &mut ())?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod advice;
mod best;
mod defenders;
mod levels;
mod library;
mod net;
mod race;
mod random;
mod roll;
mod search;
mod searchable;
#[cfg(test)]
mod tiny;
mod train;

pub use advice::{NoNetwork, advise, advise_with, network};
pub use levels::{Brief, Level, Levels, THINK, UnknownLevel, time_in_name};
pub use library::{Library, net_for};
pub use net::{BadNet, Estimate, Header, Inputs, Net, Shape, Work};
pub use random::Random;
pub use search::{Asset, Because, Budget, Considered, Findings, Gain, Predicted, Thought, searcher};
pub use searchable::{Evaluator, Learning, Searchable, heuristic_answer};
pub use train::{BadCheckpoint, Progress, Trainer, Training};
