//! Bots as processes: JSON lines over standard input and output, as `docs/bot-protocol.md` describes them.
//!
//! `message.rs` has the messages, `lines.rs` reads lines of limited length, and `process.rs` runs a bot as a supervised process:
//! the caller always gets an answer or an error in time.

pub(crate) mod lines;
pub(crate) mod message;
mod process;

pub(crate) use process::{Answer, Ending, Process, Start, say};
