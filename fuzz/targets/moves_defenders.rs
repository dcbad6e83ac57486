//! Moves of any kind in a game of Planet Defenders.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::moves_defenders(bytes));
