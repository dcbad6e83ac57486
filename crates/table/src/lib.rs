//! One match of any [`Game`](game::Game), without IO: commands in, effects out.
//!
//! A [`Table`] knows who holds which seat, what was played and announced, what can be taken back and whose clock runs. It
//! knows no sockets, no database and no clock: every [`Command`] carries its time, and the table returns what to do as
//! [`Effect`]s, in order.
//!
//! # Tour
//!
//! | file | what it holds |
//! | --- | --- |
//! | `setup` | what is agreed: [`TableSetup`], [`Clock`], [`Holder`] |
//! | `command`, `effect` | what comes in and goes out: [`Command`], [`Refusal`], [`Effect`] |
//! | `log` | what a table is restored from: [`LogEntry`] |
//! | `table` | [`Table`] and everything that can be read from it |
//! | `handle` | from commands to effects; asks bots, plays forced moves, checks clocks |
//! | `apply` | what may happen at a table and what it changes; restoring goes through here too |
//! | `play` | a move, and who is asked after it |
//! | `undo` | which moves can be taken back |
//! | `draft` | answers tried before they are given: [`walk`] |
//! | `history` | who was told what: [`Line`] |
//! | `chair`, `clock` | the state of one seat: [`Player`], and its clock |
//! | `result` | where those who resigned are ranked |
//!
//! # A match against a bot
//!
//! ```
//! use game::{Legal, Observer, Seat, Seed, Setup};
//! use table::{Command, Effect, Status, Table, TableSetup, Time};
//! use testkit::high_card::{Decision, HighCard, HighCardSetup};
//!
//! let (ann, now) = (Seat::new(0), Time::from_millis(0));
//! let setup = TableSetup::untimed(HighCardSetup::of(2, "base")?, "easy");
//! let mut table = Table::<HighCard>::new(setup.clone(), Seed::from_number(7))?;
//! let mut stored = Vec::new();
//!
//! let mut commands = vec![
//!     Command::Sit { seat: ann, id: "ann".into() },
//!     Command::SitBot { seat: Seat::new(1), level: "easy".into() },
//!     // The first version is 1: the cards are dealt as soon as the last seat is taken.
//!     Command::Move { seat: ann, version: 1, answer: Decision::Stay },
//! ];
//! while !commands.is_empty() {
//!     for effect in table.handle(now, commands.remove(0)) {
//!         match effect {
//!             Effect::Store(entry) => stored.push(entry),
//!             Effect::AskBot { seat, version, prompt, .. } => {
//!                 let answer = HighCard::moves(&prompt)[0];
//!                 commands.push(Command::BotMove { seat, version, answer });
//!             }
//!             Effect::Refuse { refusal, .. } => panic!("{refusal}"),
//!             _ => {} // tell people, show views, set a timer
//!         }
//!     }
//! }
//! assert!(matches!(table.status(), Status::Over { .. }));
//!
//! // Latecomers can read everything meant for them, and the stored entries restore the table.
//! assert!(table.history(Observer::Seat(ann), 0).count() > table.history(Observer::Public, 0).count());
//! assert_eq!(Table::restore(setup, Seed::from_number(7), stored)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Versions
//!
//! [`Table::version`] grows with every move and undo. A [`Command::Move`] names the version that its sender saw. It is refused
//! as [`Refusal::Stale`] only if the seat has been asked something else since; answers of other seats do not matter.
//! The same command sent twice is accepted twice and executed once.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod apply;
mod chair;
mod clock;
mod command;
mod draft;
mod effect;
mod handle;
mod history;
mod log;
mod play;
mod result;
mod setup;
mod table;
mod undo;

pub use chair::Player;
pub use clock::Time;
pub use command::{Command, Refusal};
pub use draft::{Stop, Walk, walk};
pub use effect::Effect;
pub use history::{Content, Line, Notice};
pub use log::{Away, By, LogEntry, RestoreError, TableEvent};
pub use setup::{BadTable, Clock, Holder, LessonId, TableSetup};
pub use table::{Status, Table};
