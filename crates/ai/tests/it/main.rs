//! The bots, from outside.

mod levels;
mod random;
