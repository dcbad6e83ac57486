//! The tests of the words: every language says the same, and every game can be told and answered in full.

mod check;
mod defenders;
mod facts;
mod languages;
mod messages;
mod race;
mod roll;
