//! Moves of any kind in a game of Race for the Galaxy.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::moves_race(bytes));
