//! Damaged, altered and foreign files: each is refused with the right reason.

use std::fs;

use serde_json::{Value, json};

use crate::GAMES;
use crate::program::{orrery, record, refuse, text};

/// The file is refused for people and for programs. Returns the text output before the fault.
fn refused(content: impl AsRef<[u8]>, words: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("suspect.json");
    fs::write(&path, content).expect("a file");
    refuse(&["replay", text(&path), "--json"], 2, &[&[text(&path), "hint: "], words].concat());
    let run = orrery(&["replay", text(&path)]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(words.iter().all(|word| run.stderr.contains(word)), "{words:?}: {run:?}");
    run.stdout
}

fn altered(game: &str, alter: impl FnOnce(&mut Value), words: &[&str]) -> String {
    let mut value: Value = serde_json::from_str(&record(game, "3")).expect("JSON");
    let before = value.clone();
    alter(&mut value);
    assert_ne!(value, before, "nothing was altered");
    refused(value.to_string(), words)
}

fn moves(record: &mut Value) -> &mut Vec<Value> {
    record["moves"].as_array_mut().expect("a list of moves")
}

/// A different digit.
fn another_digit(text: &str) -> String {
    let other = if text.starts_with('0') { "1" } else { "0" };
    format!("{other}{}", &text[1..])
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    refuse(&["replay", text(folder.path())], 2, &[text(folder.path()), "is a folder", "hint: "]);
    let missing = folder.path().join("missing.json");
    refuse(&["replay", text(&missing)], 2, &[text(&missing), "cannot read", "hint: "]);
    refuse(&["replay"], 2, &["FILE"]);
}

#[test]
fn what_is_no_record_is_refused() {
    refused("", &["is empty"]);
    refused("\n \n", &["is empty"]);
    refused([0xff, 0xfe, 0x00, 0x9f], &["is not text"]);
    refused("Dear diary", &["damaged"]);
    refused("[1, 2, 3]", &["not an Orrery record"]);
    refused("{}", &["not an Orrery record"]);
    refused(r#"{"format":"orrery-record"}"#, &["not an Orrery record"]);
    refused(r#"{"format":"orrery-record","version":1}"#, &["not an Orrery record"]);
    refused("[".repeat(100_000), &["damaged"]);
}

#[test]
fn a_cut_record_is_refused_wherever_it_is_cut() {
    let record = record(GAMES[0], "2");
    let whole = record.trim_end();
    for part in 1..20 {
        refused(&whole[..whole.len() * part / 20], &["cut off at line"]);
    }
    refused(&whole[..whole.len() - 1], &["cut off at line"]);
    refused(format!("{whole}{whole}"), &["damaged", "trailing characters"]);
}

#[test]
fn records_of_others_are_refused() {
    for game in GAMES {
        altered(game, |record| record["version"] = json!(2), &["format version 2", "newer orrery"]);
        altered(game, |record| record["rules"] = json!(999), &["rules version 999", game]);
        altered(game, |record| record["game"] = json!("chess"), &["no game \"chess\"", game]);
        altered(game, |record| record["format"] = json!("chess"), &["not an Orrery record"]);
        altered(game, |record| record["color"] = json!("blue"), &["damaged", "color"]);
        altered(game, |record| record["setup"] = json!({}), &["damaged"]);
        altered(game, |record| moves(record)[0]["seat"] = json!("first"), &["damaged"]);
        altered(game, |record| moves(record)[0]["move"] = json!({"no_such": "move"}), &["damaged"]);
    }
}

#[test]
fn an_altered_deal_is_refused() {
    for game in GAMES {
        let seed = |record: &mut Value| {
            record["seed"] = json!(another_digit(record["seed"].as_str().expect("a seed")));
        };
        altered(game, seed, &["altered", "setup or seed"]);
        let start = |record: &mut Value| {
            record["start"] = json!(another_digit(record["start"].as_str().expect("a digest")));
        };
        altered(game, start, &["altered", "setup or seed"]);
        altered(game, |record| record["seed"] = json!("7"), &["damaged", "64 hexadecimal digits"]);
    }
}

#[test]
fn an_altered_move_is_refused_where_it_stands() {
    for game in GAMES {
        let one_move = |record: &mut Value| {
            let moves = moves(record);
            let other =
                moves.iter().find(|entry| entry["move"] != moves[1]["move"]).expect("moves differ")["move"].clone();
            moves[1]["move"] = other;
        };
        let told = altered(game, one_move, &["move 2"]);
        assert!(told.contains("\n1. seat") && !told.contains("\n2. seat"), "what is in order is told: {told}");
        altered(game, |record| moves(record)[1]["seat"] = json!(200), &["move 2", "seat 200", "not legal"]);
        altered(game, |record| moves(record).swap(0, 1), &["move "]);
        let digest = |record: &mut Value| {
            let entry = &mut moves(record)[1];
            entry["digest"] = json!(another_digit(entry["digest"].as_str().expect("a digest")));
        };
        altered(game, digest, &["altered at or before move 2"]);
    }
}

#[test]
fn an_altered_end_is_refused() {
    for game in GAMES {
        let total = |record: &mut Value| {
            let total = &mut record["outcome"]["standings"][0]["total"];
            *total = json!(total.as_i64().expect("points") + 1);
        };
        altered(game, total, &["altered", "do not lead to the result"]);
        altered(game, |record| record["outcome"] = Value::Null, &["do not lead to the result"]);
        altered(game, |record| drop(moves(record).pop()), &["do not lead to the result"]);
        altered(game, |record| moves(record).clear(), &["0 moves do not lead to the result"]);
        let again = |record: &mut Value| {
            let last = moves(record).last().expect("a move").clone();
            moves(record).push(last);
        };
        altered(game, again, &["move "]);
    }
}
