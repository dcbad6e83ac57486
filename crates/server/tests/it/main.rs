//! A server as its users meet it: real sockets, a real database.

mod games;
mod hints;
mod host;
mod host_admin;
mod host_retention;
mod load;
mod lobby;
mod protection;
mod restore;
mod sockets;
mod table;
