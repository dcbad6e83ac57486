//! A server as its users meet it: real sockets, a real database.

mod failures;
mod games;
mod hints;
mod identity;
mod load;
mod lobby;
mod protection;
mod restore;
mod sockets;
mod table;
