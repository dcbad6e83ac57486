//! Orrery's server in a seeded world: its network, its disk, its clocks, and what goes wrong with them.
//!
//! A run uses one thread. [`turmoil`] simulates machines and the network between them. The server, hyper and the sockets are those
//! that ship; only time, randomness and the disk are simulated (`server::simulation`). The same seed gives the same run, message
//! for message, as [`Report::digest`] proves. `docs/reliability.md` lists what goes wrong and what must hold nevertheless.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `plan` | what a seed draws before anything happens |
//! | `run` | one run: what goes wrong when, and what is checked when |
//! | `player`, `page` | what players do; one socket of one player |
//! | `ledger` | what people have received, and what that must agree with |
//! | `reading` | at the end everyone reads everything again |
//! | `trace` | a digest of all events, and the last events in words |
//! | `talk` | the chat |
//! | `context`, `panics` | what everyone shares; panics |
#![forbid(unsafe_code)]

mod context;
mod ledger;
mod page;
mod panics;
mod plan;
mod player;
mod reading;
mod run;
mod talk;
mod trace;

pub use context::PlantedFault;
pub use plan::Size;
pub use run::{Failure, Options, Report, run};
pub use server::simulation::Sabotage;
