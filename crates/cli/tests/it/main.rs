//! The binary `orrery`, run as its users run it.

mod advise;
mod architecture;
mod arena;
mod bench;
mod bot;
mod calibrate;
mod cards;
#[path = "../../../load/src/cluster.rs"]
mod cluster;
mod help;
mod host;
mod ladder;
mod languages;
mod nodes;
mod postgres;
mod program;
mod puzzles;
mod replay;
mod review;
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
