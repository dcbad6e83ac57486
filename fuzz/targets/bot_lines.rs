//! Lines for a bot that answers the bot protocol.
#![no_main]

libfuzzer_sys::fuzz_target!(init: fuzzing::catch_panics(), |bytes: &[u8]| {
    fuzzing::or_abort(|| fuzzing::bot_lines(bytes));
});
