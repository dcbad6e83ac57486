//! The bots, from outside.

mod advice;
mod defenders;
mod levels;
mod race;
mod random;
mod roll;
mod roll_sense;
mod searching;
mod sense;
mod styles;
