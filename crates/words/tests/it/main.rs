//! The tests of the texts: every language says the same, and every game can be described and answered in full.

mod check;
mod defenders;
mod facts;
mod languages;
mod lessons;
mod messages;
mod race;
mod roll;
