//! The bots, from outside.

mod easy;
mod levels;
mod race;
mod random;
mod roll;
mod roll_sense;
