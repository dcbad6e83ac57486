//! Dependencies point down only: which crate of the workspace may depend on which.
//!
//! The same table, with its reasons, is in ARCHITECTURE.md.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// What a crate may depend on.
enum May {
    /// These and nothing else, from anywhere.
    Only(&'static [&'static str]),
    /// These from this workspace, and anything from outside.
    Within(&'static [&'static str]),
}

/// The crates with the rules of a game. Each has the name of its game.
const GAMES: [&str; games::NAMES.len()] = games::NAMES;

/// Stands for `GAMES` in a list of dependencies.
const RULES: &str = "the rules crates";

// `ts-rs` is optional in all of them: it only writes the TypeScript definitions of their types.
const OF_RULES: May = May::Only(&["game", "serde", "strum", "thiserror", "ts-rs"]);

const TABLE: [(&str, May); 19] = [
    ("game", May::Only(&["rand_chacha", "serde", "serde_json", "sha2", "strum", "thiserror", "ts-rs"])),
    ("testkit", May::Only(&["game", "serde", "serde_json", "strum", "thiserror"])),
    ("ai", May::Within(&["game", RULES])),
    ("table", May::Within(&["game"])),
    ("words", May::Within(&["game", RULES])),
    ("protocol", May::Within(&["game", "words"])),
    ("games", May::Within(&["protocol", "words", "ai", "game"])),
    ("page", May::Only(&["sha2"])),
    ("server", May::Within(&["table", "games", "protocol", "words", "ai", "game"])),
    ("terminal", May::Only(&["serde", "serde_json"])),
    ("stdio", May::Within(&["games", "ai", "game"])),
    ("cli", May::Within(&["server", "page", "stdio", "games", "ai", "table", "terminal", "words", "game"])),
    ("conformance", May::Within(&["terminal", "game", RULES])),
    ("load", May::Within(&["server", "games", "protocol", "terminal", "words", "game"])),
    ("simulation", May::Within(&["server", "games", "protocol", "words", "game"])),
    ("fuzzing", May::Within(&["server", "stdio", "games", "protocol", "words", "game"])),
    ("typescript", May::Within(&["games", "protocol", "words", "game", RULES])),
    ("steps", May::Only(&["game", RULES, "thiserror"])),
    ("python", May::Within(&["steps", "games", "ai", "game"])),
];

/// What a crate may depend on, if it is known.
fn may(name: &str) -> Option<&'static May> {
    let known = TABLE.iter().find(|(known, _)| *known == name).map(|(_, may)| may);
    known.or_else(|| GAMES.contains(&name).then_some(&OF_RULES))
}

/// Whether a name is among these.
fn lists(these: &[&str], name: &str) -> bool {
    these.contains(&name) || these.contains(&RULES) && GAMES.contains(&name)
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn name(value: &Value) -> &str {
    value["name"].as_str().unwrap_or_default()
}

/// What is wrong with a workspace, according to `cargo metadata --no-deps`.
fn faults(metadata: &Value) -> Vec<String> {
    let packages = array(&metadata["packages"]);
    let ours = |dependency: &str| packages.iter().any(|package| name(package) == dependency);
    let mut faults = Vec::new();
    for package in packages {
        let from = name(package);
        let Some(may) = may(from) else {
            faults.push(format!("unknown crate {from}: add it to the table in ARCHITECTURE.md and here"));
            continue;
        };
        // Tests may use anything.
        for dependency in array(&package["dependencies"]).iter().filter(|dependency| dependency["kind"] != "dev") {
            let to = name(dependency);
            let allowed = match may {
                May::Only(these) => lists(these, to),
                May::Within(these) => !ours(to) && to != "testkit" || lists(these, to),
            };
            if !allowed {
                faults.push(format!("{from} must not depend on {to}"));
            }
        }
    }
    faults
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

#[test]
fn no_crate_depends_on_what_it_must_not_know() {
    let metadata = metadata();
    assert!(array(&metadata["packages"]).iter().any(|package| name(package) == "cli"), "cargo lists this crate");
    assert_eq!(faults(&metadata), Vec::<String>::new());
}

/// The files at or below a path that contain one of these texts.
fn holding(path: &Path, texts: &[&str]) -> Vec<PathBuf> {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder").flatten();
        return entries.flat_map(|entry| holding(&entry.path(), texts)).collect();
    }
    let holds = fs::read_to_string(path).is_ok_and(|source| texts.iter().any(|text| source.contains(text)));
    if holds { vec![path.to_path_buf()] } else { Vec::new() }
}

/// Crates without unit tests or examples say so in their `Cargo.toml`, which saves compiling them a second time. A test
/// added there later would never run.
#[test]
fn what_is_not_tested_holds_no_tests() {
    for package in array(&metadata()["packages"]) {
        let targets = array(&package["targets"]);
        let is = |target: &Value, kind: &str| target["kind"] == json!([kind]);
        let has_library = targets.iter().any(|target| is(target, "lib"));
        for target in targets.iter().filter(|target| is(target, "lib") || is(target, "bin")) {
            let file = Path::new(target["src_path"].as_str().expect("a path"));
            // A binary beside a library is a single file. The rest of the folder belongs to the library.
            let own = if is(target, "bin") && has_library { file } else { file.parent().expect("a folder") };
            if target["test"] == false {
                let tests = holding(own, &["#[test]", "::test]", "cfg(test)"]);
                assert!(tests.is_empty(), "remove `test = false` from the Cargo.toml of {}: {tests:?}", name(package));
            }
            if is(target, "lib") && target["doctest"] == false {
                let examples = holding(own, &["/// ```", "//! ```"]);
                assert!(
                    examples.is_empty(),
                    "remove `doctest = false` from the Cargo.toml of {}: {examples:?}",
                    name(package)
                );
            }
        }
    }
}

/// A workspace of `game`, `ai`, `testkit` and one crate with one dependency.
fn workspace(from: &str, to: &str, kind: Option<&str>) -> Value {
    let mut packages = vec![json!({ "name": from, "dependencies": [{ "name": to, "kind": kind }] })];
    for other in ["game", "ai", "testkit", "race"] {
        if other != from {
            packages.push(json!({ "name": other, "dependencies": [] }));
        }
    }
    json!({ "packages": packages })
}

#[test]
fn the_check_finds_forbidden_arrows() {
    for (from, to) in [
        ("race", "ai"),
        ("roll", "race"),
        ("defenders", "tokio"),
        ("game", "race"),
        ("table", "race"),
        ("ai", "testkit"),
        ("testkit", "ai"),
    ] {
        for kind in [None, Some("build")] {
            assert_eq!(faults(&workspace(from, to, kind)), [format!("{from} must not depend on {to}")]);
        }
        assert_eq!(faults(&workspace(from, to, Some("dev"))), Vec::<String>::new());
    }
    assert!(faults(&workspace("poker", "game", None))[0].starts_with("unknown crate poker"));
}

#[test]
fn the_check_lets_allowed_arrows_pass() {
    for (from, to) in [("race", "game"), ("ai", "race"), ("cli", "ai"), ("server", "tokio"), ("game", "sha2")] {
        assert_eq!(faults(&workspace(from, to, None)), Vec::<String>::new());
    }
}
