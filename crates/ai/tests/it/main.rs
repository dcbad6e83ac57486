//! The bots, from outside.

mod easy;
mod levels;
mod race;
mod random;
