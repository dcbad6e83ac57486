//! Traces of another program: real games show no divergence, and a trace that was tampered with anywhere shows one.

use std::fs::File;
use std::io::{BufRead as _, BufReader};

use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::program::{self, conformance};

/// 48 complete games, twelve of each setting. Together they have every power and every way the game can end.
const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/race-traces.jsonl.gz");

fn games() -> Vec<Value> {
    read_games(TRACES)
}

/// The games of a compressed trace file.
pub(crate) fn read_games(path: &str) -> Vec<Value> {
    let file = File::open(path).expect("the fixture");
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    lines.map(|line| serde_json::from_str(&line.expect("text")).expect("a game on each line")).collect()
}

#[test]
fn real_games_of_every_setting_show_no_divergence() {
    let games = games();
    for setting in ["2p", "2p-adv", "3p", "4p"] {
        assert!(games.iter().filter(|game| game["setting"] == setting).count() >= 10, "{setting}");
    }
    let report = program::report("race", TRACES);
    assert_eq!(report["divergences"], 0, "{report}");
    assert_eq!(report["games"], games.len());
    // Every decision that the other program counted was compared, and the state after every phase.
    let phases = |game: &Value| -> usize {
        let rounds = game["rounds"].as_array().expect("rounds");
        1 + rounds.iter().map(|round| round["phases"].as_array().expect("phases").len()).sum::<usize>()
    };
    assert_eq!(report["snapshots"], games.iter().map(phases).sum::<usize>());
    assert!(report["decisions"].as_u64().expect("a number") > 5_000, "{report}");
}

fn divergence(game: &Value) -> Option<Value> {
    program::divergence("race", game)
}

/// The first part of a game that `find` knows, to be changed.
fn first<'a>(value: &'a mut Value, find: &impl Fn(&Value) -> bool) -> Option<&'a mut Value> {
    if find(value) {
        return Some(value);
    }
    match value {
        Value::Array(list) => list.iter_mut().find_map(|one| first(one, find)),
        Value::Object(fields) => fields.values_mut().find_map(|one| first(one, find)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

pub(crate) fn is(value: &Value, key: &str, word: &str) -> bool {
    value.get(key).is_some_and(|found| found == word)
}

pub(crate) fn has(value: &Value, key: &str) -> bool {
    value[key].as_array().is_some_and(|list| !list.is_empty())
}

pub(crate) fn shorten(value: &mut Value, key: &str) {
    value[key].as_array_mut().expect("a list").pop();
}

/// Takes a card out of the first list that has any.
fn shorten_first(lists: &mut Value) {
    let mut lists = lists.as_array_mut().expect("a list of lists").iter_mut().filter_map(Value::as_array_mut);
    lists.find(|list| !list.is_empty()).expect("a list with a card").pop();
}

pub(crate) fn raise(value: &mut Value, key: &str) {
    value[key] = json!(value[key].as_i64().expect("a number") + 1);
}

type Find = fn(&Value) -> bool;
type Damage = fn(&mut Value);

/// What is tampered with, which part of the game it is, and how.
const TAMPERED: [(&str, Find, Damage); 20] = [
    ("a card to place", |v| is(v, "kind", "place") && has(v, "options"), |v| shorten(v, "options")),
    ("a way to pay", |v| is(v, "kind", "payment") && has(v, "legal"), |v| shorten(v, "legal")),
    ("cards due", |v| is(v, "kind", "payment") && has(v, "legal"), |v| raise(&mut v["legal"][0], "need")),
    ("a good to sell", |v| is(v, "kind", "trade") && has(v, "options"), |v| shorten(v, "options")),
    ("a power to use", |v| is(v, "kind", "consume") && has(v, "options"), |v| shorten(v, "options")),
    ("a good to spend", |v| is(v, "kind", "goods") && has(v, "options"), |v| shorten(v, "options")),
    ("cards to discard", |v| is(v, "kind", "discard"), |v| raise(v, "n")),
    ("the price of a sale", |v| is(v, "t", "trade"), |v| raise(v, "value")),
    ("points of a consume", |v| is(v, "t", "consume"), |v| raise(v, "vp")),
    ("the cost of a development", |v| is(v, "method", "develop"), |v| raise(v, "due")),
    ("the Military of a conquest", |v| is(v, "method", "conquer"), |v| raise(v, "strength")),
    ("the source of a draw", |v| is(v, "t", "draw") && is(v, "why", "explore"), |v| v["why"] = json!("settle_bonus")),
    ("a hand", |v| v.get("hands").is_some(), |v| shorten_first(&mut v["hands"])),
    ("chips", |v| v.get("pool").is_some(), |v| raise(v, "pool")),
    ("the deck", |v| v.get("pool").is_some(), |v| raise(v, "deck")),
    ("a score on the way", |v| has(v, "score_now"), |v| v["score_now"][0] = json!(99)),
    ("the general Military", |v| has(v, "military"), |v| v["military"][0] = json!(33)),
    ("a final score", |v| v.get("tiebreak").is_some(), |v| raise(v, "total")),
    ("a tie-break", |v| v.get("tiebreak").is_some(), |v| raise(v, "tiebreak")),
    (
        "the winner",
        |v| v.get("tiebreak").is_some(),
        |v| v["winner"] = json!(!v["winner"].as_bool().expect("yes or no")),
    ),
];

#[test]
fn a_trace_that_was_tampered_with_is_caught() {
    let games = games();
    for (what, find, damage) in TAMPERED {
        let mut tampered = 0;
        for mut game in games.iter().step_by(5).cloned() {
            let Some(part) = first(&mut game, &find) else { continue };
            damage(part);
            tampered += 1;
            assert!(divergence(&game).is_some(), "{what} in game {} goes unnoticed", game["id"]);
        }
        assert!(tampered > 0, "no game has {what}");
    }
}

#[test]
fn a_divergence_is_told_in_detail() {
    let mut game = games().swap_remove(0);
    let last = game["final"]["players"].as_array_mut().expect("players").last_mut().expect("a player");
    raise(last, "total");
    let run = conformance(&["race", "-"], &game.to_string());
    assert_eq!(run.code, 1, "{run:?}");
    for word in ["1 divergence", game["id"].as_str().expect("an id"), "round", "seat", "expected", "got"] {
        assert!(run.stdout.contains(word), "no {word} in {}", run.stdout);
    }
}

#[test]
fn a_divergent_game_does_not_stop_the_others() {
    let mut games = games();
    games.truncate(3);
    games[1]["final"]["players"][0]["total"] = json!(-50);
    let text: String = games.iter().map(|game| format!("{game}\n")).collect();
    let run = conformance(&["race", "-", "--json"], &text);
    let report: Value = serde_json::from_str(&run.stdout).expect("a report");
    assert_eq!((run.code, &report["games"], &report["divergences"]), (1, &json!(3), &json!(1)), "{run:?}");
}

fn refused(text: &str, words: &[&str]) {
    program::refused("race", text, words);
}

#[test]
fn a_file_that_is_no_trace_is_refused_with_its_line() {
    let game = games().swap_remove(0);
    let good = format!("{game}\n");
    refused("not json\n", &["line 1"]);
    refused(&format!("{good}{}", &good[..good.len() / 2]), &["line 2"]);
    refused("{}\n", &["line 1"]);
    let changed = |change: fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        format!("{good}{game}\n")
    };
    refused(&changed(|game| game["v"] = json!(2)), &["line 2", "2"]);
    refused(&changed(|game| game["setting"] = json!("5p")), &["line 2", "5p"]);
    refused(&changed(|game| game["setup"]["players"][0]["start_world"] = json!("Pluto")), &["line 2", "Pluto"]);
    refused(&changed(|game| drop(game.as_object_mut().map(|fields| fields.remove("rounds")))), &["line 2", "rounds"]);
}

#[test]
fn a_missing_or_damaged_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.jsonl.gz");
    let whole = std::fs::read(TRACES).expect("the fixture");
    std::fs::write(&cut, &whole[..whole.len() / 2]).expect("a file");
    let missing = folder.path().join("missing.jsonl");
    for path in [cut.as_path(), missing.as_path(), folder.path()] {
        let run = conformance(&["race", &path.display().to_string(), "--json"], "");
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.starts_with("error: ") && run.stderr.contains("hint: "), "{run:?}");
    }
    let run = conformance(&["chess", TRACES], "");
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.stderr.contains("race"), "{run:?}");
}
