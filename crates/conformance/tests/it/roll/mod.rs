//! Traces of Roll: real games show no divergence, what is no trace is refused.

mod altered;
mod stopped;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::program::{self, conformance};
use crate::race::{raise, read_games};

/// 24 complete games, six for each number of players. Together they have every tile, every power that can be used, every
/// departure that was met, bags that ran out, and every way the game can end.
const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/roll-traces.jsonl.gz");

fn games() -> Vec<Value> {
    read_games(TRACES)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn list_mut(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

#[test]
fn real_games_of_every_table_show_no_divergence() {
    let games = games();
    for players in 2..=5 {
        assert_eq!(games.iter().filter(|game| game["players"] == players).count(), 6, "{players} players");
    }
    let report = program::report("roll", TRACES);
    assert_eq!(report["divergences"], 0, "{report}");
    assert_eq!(report["games"], games.len());
    // The setup, every phase and the end of every round.
    let snapshots = |game: &Value| -> usize {
        1 + list(&game["rounds"]).iter().map(|round| 1 + list(&round["phases"]).len()).sum::<usize>()
    };
    assert_eq!(report["snapshots"], games.iter().map(snapshots).sum::<usize>());
    assert!(report["decisions"].as_u64().expect("a number") > 5_000, "{report}");
}

#[test]
fn the_fixture_has_what_is_rare() {
    let text: String = games().iter().map(Value::to_string).collect();
    for rare in [
        "dice_left_on_empty_stack",
        "end_of_explore_credits_skipped_after_extra_draw",
        "end_of_explore_powers_skipped_without_explorers",
        "alien_research_team_without_tiles",
        "\"bag_refilled\":true",
        "\"galactic_bankers\":true",
        "\"galactic_bankers\":false",
        "\"type\":\"rearrange\"",
        "\"recall_forced\":true",
        "\"top\":true",
        "\"place\":\"selector\"",
        "\"by\":\"New Galactic Order\"",
    ] {
        assert!(text.contains(rare), "no {rare}");
    }
}

fn divergence(game: &Value) -> Option<Value> {
    program::divergence("roll", game)
}

#[test]
fn a_divergence_is_told_in_detail() {
    let mut game = games().swap_remove(0);
    raise(&mut game["final"]["players"][1], "total");
    let run = conformance(&["roll", "-"], &game.to_string());
    assert_eq!(run.code, 1, "{run:?}");
    for word in ["1 divergence", game["id"].as_str().expect("an id"), "final, seat 1", "all points", "expected", "got"]
    {
        assert!(run.stdout.contains(word), "no {word} in {}", run.stdout);
    }
}

fn refused(text: &str, words: &[&str]) {
    program::refused("roll", text, words);
}

#[test]
fn a_file_that_is_no_trace_is_refused_with_its_line() {
    let game = games().swap_remove(0);
    let good = format!("{game}\n");
    refused("not json\n", &["line 1"]);
    refused("{}\n", &["line 1"]);
    refused(r#"{"v": 1, "id": "2p-0", "players": 2}"#, &["line 1", "not a trace of roll"]);
    for part in 1..10 {
        refused(&format!("{good}{}", &good[..good.len() * part / 10]), &["line 2"]);
    }
    let changed = |change: fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        format!("{good}{game}\n")
    };
    let without = |game: &mut Value, key: &str| drop(game.as_object_mut().map(|fields| fields.remove(key)));
    refused(&changed(|game| game["version"] = json!(2)), &["line 2", "version 2"]);
    refused(&changed(|game| *game = json!({"format": "roll-trace", "version": 9})), &["line 2", "version 9"]);
    refused(&changed(|game| game["format"] = json!("race-trace")), &["line 2", "race-trace"]);
    refused(&changed(|game| game["players"] = json!(6)), &["line 2", "2 to 5 can play"]);
    refused(&changed(|game| game["setup"]["players"][0]["home"] = json!("Pluto")), &["line 2", "Pluto"]);
    refused(&changed(|game| game["rounds"][0]["roll"][0][0][1] = json!("rest")), &["line 2", "rest"]);
    refused(&changed(|game| game["rounds"][0]["mood"] = json!("good")), &["line 2", "mood"]);
    for key in ["id", "seed", "driver", "players", "setup", "rounds", "finished", "final", "departures"] {
        let mut game = game.clone();
        without(&mut game, key);
        refused(&format!("{good}{game}\n"), &["line 2", key]);
    }
}

/// Where there are objects in the events of a game, as JSON pointers, by what they are part of: `trade`, `stock/gains`.
fn shapes(game: &Value) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (round, at) in list(&game["rounds"]).iter().zip(0..) {
        for (phase, of_round) in list(&round["phases"]).iter().zip(0..) {
            for (event, of_phase) in list(&phase["events"]).iter().zip(0..) {
                let (kind, fields) = (event["type"].as_str().expect("a type"), event.as_object().expect("fields"));
                let pointer = format!("/rounds/{at}/phases/{of_round}/events/{of_phase}");
                for (name, _) in fields.iter().filter(|(_, value)| value.is_object()) {
                    found.insert(format!("{kind}/{name}"), format!("{pointer}/{name}"));
                }
                for (name, _) in fields.iter().filter(|(_, value)| value[0].is_object()) {
                    found.insert(format!("{kind}/{name}"), format!("{pointer}/{name}/0"));
                }
                found.insert(kind.to_string(), pointer);
            }
        }
    }
    found
}

#[test]
fn an_event_with_an_unknown_field_is_refused() {
    let mut seen = BTreeSet::new();
    for game in games() {
        for (shape, pointer) in shapes(&game) {
            if seen.insert(shape.clone()) {
                let mut game = game.clone();
                game.pointer_mut(&pointer).expect("an object")["mood"] = json!("good");
                // An effect is told by its fields: the error cannot name the one that is wrong.
                let word = if shape == "complete/effects" { "Effect" } else { "mood" };
                refused(&game.to_string(), &["line 1", word]);
            }
        }
    }
    let kinds = seen.iter().filter(|shape| !shape.contains('/')).count();
    assert_eq!((kinds, seen.len() - kinds), (11, 11), "{seen:?}");
}
