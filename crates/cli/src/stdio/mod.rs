//! Bots as processes: JSON lines over standard input and output, as `docs/bot-protocol.md` describes them.
//!
//! `message.rs` has the messages, `lines.rs` reads lines of a limited length, `process.rs` is a bot that runs as a process of
//! its own and is watched: whatever it does, whoever asks it gets an answer or a reason in time.

pub(crate) mod lines;
pub(crate) mod message;
mod process;

pub(crate) use process::{Answer, Ending, Process, Start, say};
