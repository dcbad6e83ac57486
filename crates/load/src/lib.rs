//! Test equipment: measures and torments a real server process over loopback. It is not part of the binary `orrery`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `tables` | many tables at once, every seat a socket |
//! | `people`, `abandoned` | people against bots, and how long they wait; tables that somebody left behind |
//! | `kill` | a server that is killed repeatedly, and whether anything acknowledged was lost |
//! | `nodes` | several nodes on one database, killed, paused and stopped in turn |
//! | `disk`, `volume` | a server whose disk is full for a while |
//! | `player` | a client that plays at random, and what it measures |
//! | `guest`, `worker` | a client that does everything a page can do; a loop that plays match after match |
//! | `witness`, `compare` | what a guest was told; what a restarted server says, compared with that |
//! | `verify`, `integrity` | asking a restarted server; asking a stopped server's database |
//! | `process` | a server as a child process |
//! | `postgres`, `cluster` | a PostgreSQL of a run's own |
//! | `figures`, `prometheus` | how long things took, as clients and as the server measured it |
//! | `interrupt`, `progress` | Ctrl-C, and the bar on the terminal |
//! | `failure` | what a command says when a run could not be made |
//! | `moves` | moves of any game in words |
#![forbid(unsafe_code)]

pub mod abandoned;
mod cluster;
pub mod compare;
pub mod disk;
pub mod figures;
pub mod guest;
pub mod integrity;
pub mod interrupt;
pub mod kill;
pub mod moves;
pub mod nodes;
pub mod people;
pub mod player;
pub mod postgres;
pub mod process;
pub mod progress;
pub mod prometheus;
pub mod tables;
pub mod verify;
pub mod volume;
pub mod witness;
pub mod worker;

mod failure;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. What it guards are counts, so a panic elsewhere leaves nothing half done.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a run could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server did not start, or did not stop.
    #[error(transparent)]
    Process(#[from] process::ProcessError),
    /// The server did not answer as it should.
    #[error("the server did not answer: {0}")]
    Client(#[from] server::client::ClientError),
    /// There is no PostgreSQL to be had.
    #[error("{0}")]
    Postgres(String),
    /// The system refuses.
    #[error("{what}: {cause}")]
    Io {
        /// What was to be done.
        what: &'static str,
        /// Why not.
        cause: std::io::Error,
    },
    /// The server has no such bots.
    #[error("{game} has no bots of the level {level:?}: it has {known}")]
    Level {
        /// The game.
        game: String,
        /// The level that was asked for.
        level: String,
        /// Those that there are.
        known: String,
    },
    /// A file system could not be made.
    #[error(transparent)]
    Volume(#[from] volume::VolumeError),
}
