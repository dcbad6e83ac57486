//! The binary `orrery`, run as its users run it.

mod advise;
mod architecture;
mod arena;
mod bench;
mod bot;
mod cards;
mod help;
mod host;
mod languages;
mod program;
mod replay;
mod serve;
mod simulate;
mod tampering;
mod train;
mod usage;

/// The games that the program knows.
const GAMES: [&str; 3] = ["defenders", "race", "roll"];
/// The languages that it speaks.
const LANGUAGES: [&str; 3] = ["en", "pl", "ja"];
