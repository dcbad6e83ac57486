//! Players that are not people.
//!
//! A [`game::Bot`] receives views and prompts, and answers with moves. It never sees the game itself, so it cannot
//! cheat.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `levels.rs` | [`Levels`]: the bots of a game by name, from the weakest to the strongest |
//! | `skill.rs` | how well levels without a clock play, and styles |
//! | `net/` | [`Net`]: small networks, how they learn, their files |
//! | `searchable.rs` | [`Searchable`]: the network inputs of a game, and how a search walks through it |
//! | `search/` | [`searcher()`]: what each answer leads to, in many imagined games |
//! | `review/` | [`Review`]: what the answers of a finished game cost, and what was luck |
//! | `puzzle.rs` | [`seek`]: decisions with one clear answer that players miss |
//! | `foretell.rs` | [`foretell()`]: what a network and a search say about a game, and how it ended |
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
#[cfg(test)]
mod enumerated;
mod foretell;
mod levels;
mod library;
mod net;
mod puzzle;
mod race;
mod random;
mod review;
mod roll;
mod search;
mod searchable;
mod skill;
mod train;

pub use advice::{NoNetwork, advise, advise_with, network};
pub use foretell::{Foretold, foretell};
pub use levels::{Brief, Kind, Level, Levels, THINK, UnknownLevel, time_in_name};
pub use library::{Library, net_for};
pub use net::{BadNet, Estimate, Header, Inputs, Net, Shape, Work};
pub use puzzle::{Clear, Sieve, TEMPTED, Weighed, again, promising, seek, weigh};
pub use random::Random;
pub use review::{
    Account, Chances, Class, Decision, Depth, Judged, Knowing, NotReviewable, Plan, Review, Swing, played_out,
};
pub use search::{Asset, Because, Budget, Considered, Findings, Gain, Glance, Predicted, Thought, searcher};
pub use searchable::{Evaluator, Learning, Searchable, heuristic_answer};
pub use train::{BadCheckpoint, PASSES, Progress, Trainer, Training};
