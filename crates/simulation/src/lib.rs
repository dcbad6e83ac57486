//! Orrery's server in a seeded world: its network, its disk, its clocks, and what goes wrong with them.
//!
//! A run is one thread. [`turmoil`] simulates machines and the network between them; the server, hyper and the sockets are those
//! that are shipped, only time, randomness and the disk are simulated (`server::simulation`). The same seed is the same run, down
//! to every message: [`Report::digest`] says so. `docs/reliability.md` tells what goes wrong and what must hold nevertheless.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `plan` | what a seed draws before anything happens |
//! | `run` | one run: what goes wrong when, and what is checked when |
//! | `player`, `page` | what players do, and one socket of one of them |
//! | `ledger` | what people were told, and what that must agree with |
//! | `reading` | at the end everyone reads everything again |
//! | `trace` | everything that happens, as a digest, and the last of it in words |
//! | `talk` | what people say beside the game |
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
