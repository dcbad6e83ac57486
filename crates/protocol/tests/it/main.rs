//! What crosses the wire.

mod typescript;
