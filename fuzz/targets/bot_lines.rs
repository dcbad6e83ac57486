//! Lines for a bot that answers the bot protocol.
#![no_main]

libfuzzer_sys::fuzz_target!(init: fuzz::catch_panics(), |bytes: &[u8]| fuzz::bot_lines(bytes));
