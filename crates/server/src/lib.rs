//! Orrery's server: matches over sockets, a lobby, and storage. `docs/protocol.md` tells what it says.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config`, `assets` | how a server is run: [`Config`], [`Limits`], [`Assets`] |
//! | `server` | [`Server`]: binding, running, stopping |
//! | `listen` | connections: taken in, served, sent home |
//! | `folder` | the data folder, its lock and its key |
//! | `http/` | plain requests, and what protects the page |
//! | `socket` | a page's socket |
//! | `matches/` | one task for each match: `task` follows the table's effects, `tell` writes what observers get |
//! | `thinking/` | bots think beside the sockets, and take fair turns |
//! | `store/` | SQLite: one task writes, many matches in one transaction |
//! | `sweep` | wakes matches that nobody looks at |
//! | `world` | what is taken from the machine: time, randomness, threads |
//! | `identity` | the signed cookie, addresses, seat links |
//! | `host/` | what a host needs: backup, check, looking after tables, deleting what is too old |
//! | `names` | which names people can give themselves |
//! | `limits`, `metrics` | what clients may use; what is counted |
//! | `messages` | what the server itself says to people |
//! | `client` | a small client, for tests and for the crate `load` |
//! | `watch` | a value that many wait for |
//! | `simulation` | what the crate `simulation` needs, behind the feature of that name |
//!
//! **A move is stored before it is told.** A match hands all that a command leads to to the store in one transaction, waits until
//! it is on the disk, and only then tells anyone. If storing fails, the match leaves memory and is restored from what is stored.
#![forbid(unsafe_code)]

mod app;
mod assets;
pub mod client;
mod config;
mod error;
mod folder;
pub mod host;
mod http;
mod identity;
mod limits;
mod listen;
mod matches;
mod messages;
mod metrics;
mod names;
mod server;
#[cfg(feature = "simulation")]
pub mod simulation;
mod socket;
mod store;
mod sweep;
mod thinking;
mod watch;
mod world;

pub use assets::{Asset, Assets};
pub use config::{BadLimit, Config, Limits, Rate, Retention};
pub use error::AppError;
pub use folder::FolderError;
pub use server::{ServeError, Server, serve};
pub use store::StoreError;
