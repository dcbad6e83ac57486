//! Messages of a page at a match.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::socket(bytes));
