//! Runs every fuzz target briefly, so they stay in working order. `scripts/fuzz` looks for faults.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fuzzing::TARGETS;
use game::{Chance, Seed};

/// How many inputs each target gets.
const INPUTS: u64 = 12;

/// Random bytes, enough for a target to reach most of its code.
fn bytes(seed: u64) -> Vec<u8> {
    let mut chance = Chance::seeded(Seed::from_number(seed));
    (0..64 + chance.below(512)).map(|_| chance.below(256) as u8).collect()
}

#[test]
fn every_target_takes_any_input() {
    for (name, target) in TARGETS {
        for seed in 0..INPUTS {
            println!("{name}, seed {seed}");
            target(&bytes(seed));
        }
        println!("{name}, no input");
        target(&[]);
    }
}

#[test]
fn every_target_is_a_program_of_the_fuzzer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest");
    let named = manifest.lines().filter_map(|line| line.strip_prefix("path = \"targets/")?.strip_suffix(".rs\""));
    assert_eq!(named.collect::<BTreeSet<_>>(), TARGETS.map(|(name, _)| name).into_iter().collect());
    for (name, _) in TARGETS {
        let source = fs::read_to_string(folder.join(format!("targets/{name}.rs"))).expect("its source");
        assert!(source.contains(&format!("fuzzing::{name}(bytes)")), "{name} runs itself");
    }
}
