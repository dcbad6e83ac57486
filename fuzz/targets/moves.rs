//! Moves of any kind in any game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::moves(bytes));
