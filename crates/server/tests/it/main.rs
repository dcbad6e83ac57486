//! A server as its users see it: real sockets, a real database. `place` runs everything on both databases.

mod chat;
mod cluster;
mod disk;
mod failures;
mod folder;
mod games;
mod hints;
mod host;
mod host_admin;
mod host_retention;
mod identity;
mod lessons;
mod lobby;
mod place;
mod postgres;
mod protection;
mod puzzles;
mod restore;
mod reviews;
mod sharing;
mod sockets;
mod table;
