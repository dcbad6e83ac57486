//! What crosses the wire.

mod strict;
