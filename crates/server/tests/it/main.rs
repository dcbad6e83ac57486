//! A server as its users see it: real sockets, a real database. `place` runs everything on both databases.

mod chat;
#[path = "../../../load/src/cluster.rs"]
mod cluster;
mod disk;
mod failures;
mod faults;
mod folder;
mod games;
mod hints;
mod host;
mod host_admin;
mod host_retention;
mod identity;
mod lessons;
mod lobby;
mod migrate;
mod nodes;
mod place;
mod postgres;
mod protection;
mod proxy;
mod puzzles;
mod restore;
mod reviews;
mod sharing;
mod sockets;
mod table;
