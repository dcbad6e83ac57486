//! Orrery's server: matches over sockets, a lobby, and storage. `docs/protocol.md` describes its protocol.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config`, `assets` | the configuration of a server: [`Config`], [`Limits`], [`Assets`] |
//! | `server` | [`Server`]: binding, running, stopping |
//! | `listen` | connections: accepting, serving, closing |
//! | `data`, `folder` | where everything is kept: a folder with its lock and its key, or a PostgreSQL database |
//! | `http/` | plain requests, and what protects the page |
//! | `socket` | a page's socket |
//! | `matches/` | one task per match: `task` runs the table's effects, `tell` builds what observers get |
//! | `thinking/` | bots think on their own threads and take fair turns |
//! | `store/` | SQLite or PostgreSQL: one task writes, many matches in one transaction |
//! | `nodes/` | several servers on one database: who has which match, and passing on what belongs elsewhere |
//! | `sweep` | wakes matches that nobody watches |
//! | `world` | what the machine provides: time, randomness, threads |
//! | `identity` | the signed cookie, addresses, seat links |
//! | `host/` | what a host needs: backup, check, managing tables, deleting old data |
//! | `names` | which names people may choose |
//! | `limits`, `metrics` | what clients may use; what is counted |
//! | `messages` | the server's own messages to people |
//! | `client` | a small client, for tests and for the crate `load` |
//! | `watch` | a value that many tasks wait for |
//! | `simulation` | what the crate `simulation` needs, behind the feature of that name |
//!
//! **A move is stored before anyone hears of it.** A match stores all effects of a command in one transaction, waits until it is on
//! disk, and only then tells anyone. If storing fails, the match is reloaded from the database.
//!
//! What other crates wait for is boxed: the body of an `async fn` is compiled wherever it is waited for, and this one is a whole server.
#![forbid(unsafe_code)]

mod app;
mod assets;
pub mod client;
mod config;
mod data;
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
mod nodes;
mod reviews;
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
pub use data::Data;
pub use error::AppError;
pub use folder::FolderError;
pub use nodes::{BadNode, Node};
pub use server::{ServeError, Server};
pub use store::{DatabaseAddress, PostgresError, StoreError};
