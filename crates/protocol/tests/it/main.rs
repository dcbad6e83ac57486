//! What crosses the wire.

mod strict;
mod typescript;
