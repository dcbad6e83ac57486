//! Plain requests, seat links among them.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::requests(bytes));
