//! `orrery puzzles`: finding them and confirming them.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{json, orrery, refuse, succeed, text};

/// One short game with a sieve that lets almost everything through: what is found means little, but always the same.
fn mine(out: &Path, threads: &str) -> Value {
    let arguments = ["puzzles", "mine", "defenders", "--games", "2", "--rounds-at-most", "3", "--samples", "1"];
    let sieve = ["--runs", "1", "--margin", "1", "--threads", threads, "--out", text(out)];
    json(&[&arguments[..], &sieve].concat())
}

fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder.join("defenders"))
        .expect("a folder")
        .flatten()
        .map(|entry| {
            (entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path()).unwrap_or_default())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn mining_finds_the_same_on_any_number_of_threads_and_goes_on() {
    let [one, two] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let found = mine(one.path(), "1");
    mine(two.path(), "2");
    assert_eq!(found["games"], 2);
    assert_eq!(files(one.path()), files(two.path()));
    assert_eq!(found["found"].as_array().map(Vec::len), Some(files(one.path()).len()));
    let progress = fs::read_to_string(one.path().join("progress.json")).expect("how far it is");
    assert!(progress.contains(": 2"), "{progress}");
    mine(one.path(), "1");
    let progress = fs::read_to_string(one.path().join("progress.json")).expect("how far it is");
    assert!(progress.contains(": 4"), "the same command goes on: {progress}");
}

#[test]
fn stored_puzzles_are_searched_again() {
    // One sample says little, but whether a puzzle can be searched at all.
    let run = orrery(&["puzzles", "check", "defenders", "--samples", "1", "--json"]);
    assert!(run.code == 0 || run.code == 1, "{run:?}");
    let report: Value = serde_json::from_str(&run.stdout).expect("a report");
    let failed = report["failed"].as_array().expect("a list");
    assert_eq!(failed.is_empty(), run.code == 0);
    assert!(failed.iter().all(|one| one["fault"].is_null()), "{report}");
    assert!(report["checked"].as_u64() > Some(0));
}

/// The same seed finds the same reasons, and nothing else in a file changes.
#[test]
fn reasons_are_found_anew() {
    let [one, two] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let explain = |out: &Path, threads: &str| {
        let run = orrery(&["puzzles", "explain", "defenders", "--threads", threads, "--out", text(out), "--json"]);
        assert!(run.code == 0 || run.code == 1, "{run:?}");
        let report: Value = serde_json::from_str(&run.stdout).expect("a report");
        let unexplained = report["unexplained"].as_array().map_or(0, Vec::len);
        assert_eq!(unexplained == 0, run.code == 0);
        assert_eq!(report["explained"].as_u64(), Some(files(out).len() as u64));
    };
    explain(one.path(), "1");
    explain(two.path(), "2");
    assert_eq!(files(one.path()), files(two.path()));
    let plain = |text: &str| {
        let mut puzzle: Value = serde_json::from_str(text).expect("a puzzle");
        puzzle["because"].take();
        puzzle["answers"].as_array_mut().into_iter().flatten().for_each(|answer| drop(answer["because"].take()));
        puzzle
    };
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/puzzles/defenders");
    for (name, text) in files(one.path()) {
        let known = fs::read_to_string(stored.join(&name)).expect("a stored puzzle");
        assert_eq!(plain(&text), plain(&known), "{name}");
    }
}

#[test]
fn wrong_usage_is_refused() {
    refuse(&["puzzles", "mine", "poker"], 2, &["poker"]);
    refuse(&["puzzles", "mine", "race", "--players", "9", "--games", "1"], 2, &["--players"]);
    refuse(&["puzzles", "mine", "race", "--margin", "0"], 2, &["--margin"]);
    for what in ["mine", "check", "explain"] {
        let help = succeed(&["puzzles", what, "--help"]);
        assert!(help.contains("Examples:") && help.contains("--seed") && help.contains("--json"), "{help}");
    }
}
