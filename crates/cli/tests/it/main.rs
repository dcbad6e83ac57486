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

use words::Language;

/// The games that the program knows.
const GAMES: [&str; games::NAMES.len()] = games::NAMES;
/// The languages that it speaks.
const LANGUAGES: [&str; Language::ALL.len()] = Language::CODES;
