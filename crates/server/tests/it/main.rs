//! A server as its users meet it: real sockets, a real database.

mod disk;
mod folder;
mod games;
mod hints;
mod lobby;
mod protection;
mod restore;
mod sharing;
mod sockets;
mod table;
