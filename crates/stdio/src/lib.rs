//! Bots as processes: JSON lines over standard input and output, as `docs/bot-protocol.md` describes them.
//!
//! `message.rs` has the messages, `lines.rs` reads lines of limited length, and `process.rs` runs a bot as a supervised process:
//! the caller always gets an answer or an error in time.
//! `player.rs` is the other side: one of our bots that answers.
#![forbid(unsafe_code)]

pub mod lines;
pub mod message;
mod player;
mod process;

pub use player::Player;
pub use process::{Answer, Ending, Process, Start, say};
