//! The binary `conformance`, run as its users run it.

mod program;
mod race;
mod roll;

use crate::program::conformance;

#[test]
fn every_option_is_explained() {
    for help in ["--help", "-h"] {
        let run = conformance(&[help], "");
        assert_eq!(run.code, 0, "{run:?}");
        for word in ["<GAME>", "race", "roll", "<FILE>", "--json", "Examples:", "Exit codes:"] {
            assert!(run.stdout.contains(word), "no {word} in {}", run.stdout);
        }
    }
}
