//! The ten words shared by every Orrery game.
//!
//! | word | what it is | here |
//! | --- | --- | --- |
//! | Setup | what is agreed before play | [`Setup`], [`BadSetup`] |
//! | Seat | a place at the table | [`Seat`], [`Seats`], [`BySeat`] |
//! | Prompt | the question put to a seat, carrying every option | [`Game::Prompt`] |
//! | Move | the typed answer | [`Game::Move`] |
//! | Illegal | why a move is refused, from a closed list | [`Game::Illegal`] |
//! | Event | what happened, and who may hear of it | [`Game::Event`], [`Audience`], [`Sink`] |
//! | View | what one observer may know | [`Game::View`], [`Observer`] |
//! | Chance | the seeded generator | [`Chance`], [`Seed`] |
//! | Record | setup, seed and moves | [`Record`], [`Recording`], [`Replay`] |
//! | Outcome | who won, and what every point came from | [`Outcome`] |
//!
//! A rules crate implements [`Game`] and the two traits that bots and searches need: [`Legal`] (the legal moves, behind a prompt
//! and in a state) and [`Imagine`] (a state that fits a view). A [`Bot`]
//! sees only views and prompts. Simultaneous secret choices are a [`SealedChoice`]; a set of cards is a [`Set`].
//!
//! # A whole game
//!
//! ```
//! use game::{Game, Legal, Observer, Recording, Seed, Setup, Told};
//! use testkit::high_card::{HighCard, HighCardSetup};
//!
//! let setup = HighCardSetup::of(3, "base")?;
//! let mut told: Vec<Told<_>> = Vec::new();
//! let mut recording = Recording::<HighCard>::start(setup, Seed::from_number(42), &mut told)?;
//!
//! // Every seat was told its own card; a spectator was not.
//! let heard = |observer: Observer| told.iter().filter(|told| observer.hears(told.audience)).count();
//! assert!(heard(Observer::Seat(game::Seat::new(0))) > heard(Observer::Public));
//!
//! while let Some(seat) = recording.game().asked().first() {
//!     let prompt = recording.game().prompt(seat).expect("an asked seat has a prompt");
//!     let answer = HighCard::moves(&prompt)[0];
//!     recording.play(seat, &answer, &mut ())?;
//! }
//! let outcome = recording.game().outcome().expect("over");
//! assert_eq!(outcome.standings.players(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod chance;
mod event;
mod outcome;
mod play;
pub mod record;
mod sealed_choice;
mod seat;
mod set;
mod setup;
#[cfg(feature = "ts")]
mod typescript;

pub use chance::{Chance, NotASeed, ScriptFault, Seed};
pub use event::{Audience, Observer, Sink, Told};
pub use outcome::{Outcome, ScoreLine, Standing};
pub use play::{Bot, Data, Game, Imagine, Legal, Status, View, play_for_good};
pub use record::{Record, RecordError, Recording, Replay};
pub use sealed_choice::SealedChoice;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use set::{Bits, Element, Set};
pub use setup::{BadPosition, BadSetup, Setup, Timing, Variant};
