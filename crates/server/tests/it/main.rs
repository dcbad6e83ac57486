//! A server as its users see it: real sockets, a real database.

mod chat;
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
mod protection;
mod puzzles;
mod restore;
mod reviews;
mod sharing;
mod sockets;
mod table;
