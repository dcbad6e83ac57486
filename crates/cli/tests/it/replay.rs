//! `orrery replay`: a record can be shown again, and each observer sees only what it may know.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use crate::GAMES;
use crate::program::{command, ended, json, orrery_reading, record, refuse, succeed, text};

/// A record of three players in a file, and the folder that keeps it alive.
fn file(game: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    fs::write(&path, record(game, "3")).expect("a file");
    (folder, path)
}

fn event_lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("   ")).collect()
}

/// Whether `part` results from `whole` by leaving out lines.
fn is_within(part: &[&str], whole: &[&str]) -> bool {
    let mut whole = whole.iter();
    part.iter().all(|line| whole.any(|other| other == line))
}

#[test]
fn everyone_hears_a_part_of_all() {
    for game in GAMES {
        let (_folder, path) = file(game);
        let tell = |eyes: &str| succeed(&["replay", text(&path), "--as", eyes]);
        let (all, public) = (tell("all"), tell("public"));
        assert_eq!(all, succeed(&["replay", text(&path)]), "all is the default");
        assert!(event_lines(&public).len() > 10, "{public}");
        assert!(is_within(&event_lines(&public), &event_lines(&all)), "{game}:\n{public}\n{all}");
        assert!(!public.contains("[only seat") && !public.contains("seed"), "{public}");
        for seat in ["0", "1", "2"] {
            let told = tell(seat);
            assert!(is_within(&event_lines(&told), &event_lines(&all)), "{game}:\n{told}\n{all}");
            assert!(is_within(&event_lines(&public), &event_lines(&told)), "{game}:\n{public}\n{told}");
            assert!(!told.contains("seed"), "{told}");
        }
        assert!(all.contains("The game ended after") && public.contains("The game ended after"), "{all}");
    }
}

#[test]
fn moves_of_others_are_not_told() {
    for game in GAMES {
        let (_folder, path) = file(game);
        for (eyes, own) in [("1", Some(1)), ("public", None)] {
            let told = json(&["replay", text(&path), "--as", eyes]);
            let steps = told["steps"].as_array().expect("a list of steps");
            assert!(steps.len() > 1);
            for step in &steps[1..] {
                let known = step.get("move").is_some();
                assert_eq!(known, step["seat"].as_i64() == own, "{game}: {step}");
            }
            assert_eq!(told.get("seed"), None);
        }
    }
}

#[test]
fn a_replay_stops_where_it_is_told() {
    for game in GAMES {
        let (_folder, path) = file(game);
        let moves = json(&["replay", text(&path)])["moves"].as_u64().expect("a number of moves");
        for to in [0, 1, moves - 1, moves] {
            let told = json(&["replay", text(&path), "--to", &to.to_string()]);
            assert_eq!(told["steps"].as_array().map(Vec::len), Some(to as usize + 1), "the deal and {to} moves");
            assert_eq!(told["outcome"] == Value::Null, to < moves);
            assert_eq!(told["asked"].as_array().map(Vec::is_empty), Some(to == moves));
        }
        let text_before_the_end = succeed(&["replay", text(&path), "--to", "1"]);
        assert!(text_before_the_end.contains(&format!("1 of {moves} moves")), "{text_before_the_end}");
        let too_far = (moves + 1).to_string();
        refuse(&["replay", text(&path), "--to", &too_far], 2, &[&format!("{moves} moves"), "--to"]);
    }
}

#[test]
fn a_roll_position_shows_whose_eyes_look() {
    let (_folder, path) = file("roll");
    let tell = |eyes: &str, to: &str| succeed(&["replay", text(&path), "--as", eyes, "--to", to]);
    let (own, public) = (tell("1", "0"), tell("public", "0"));
    assert!(own.contains("Your two tiles: ") && !public.contains("Your "), "{own}\n{public}");
    // All three have opened: dice were rolled, and everyone knows their own.
    let (own, public) = (tell("1", "3"), tell("public", "3"));
    assert!(own.contains("Your dice: ") && own.contains("Your world stack, from the top: "), "{own}");
    assert!(!public.contains("You") && public.contains("Round 1: assigning dice"), "{public}");
    for line in ["cup: ", "developments under construction: ", "worlds under construction: ", "tableau: "] {
        assert_eq!(public.matches(line).count(), 3, "{line} for each seat: {public}");
    }
}

#[test]
fn impossible_observers_are_refused() {
    let (_folder, path) = file(GAMES[0]);
    refuse(&["replay", text(&path), "--as", "3"], 2, &["no seat 3", "--as 2"]);
    refuse(&["replay", text(&path), "--as", "255"], 2, &["no seat 255", "--as 2"]);
    refuse(&["replay", text(&path), "--as", "the butler"], 2, &["the butler", "public"]);
    refuse(&["replay", text(&path), "--to", "-1"], 2, &["-1"]);
}

#[test]
fn a_record_can_come_from_standard_input() {
    let record = record(GAMES[0], "2");
    let run = orrery_reading(&["replay", "-"], &record);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.stdout.contains("The game ended after"), "{run:?}");
    let run = orrery_reading(&["replay", "-"], &record[..record.len() / 2]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.stderr.contains("standard input: the record is cut off"), "{run:?}");
}

#[test]
fn an_unfinished_record_is_told_as_far_as_it_goes() {
    for game in GAMES {
        let mut record: Value = serde_json::from_str(&record(game, "2")).expect("JSON");
        record["moves"].as_array_mut().expect("moves").pop();
        record["outcome"] = Value::Null;
        let run = orrery_reading(&["replay", "-"], &record.to_string());
        assert_eq!(run.code, 0, "{run:?}");
        assert!(run.stdout.contains("the game is unfinished") && run.stdout.contains("Waiting for: seat"), "{run:?}");
    }
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let (_folder, path) = file(GAMES[0]);
    for arguments in [&["replay", text(&path)][..], &["replay", text(&path), "--json"], &["replay", "--help"]] {
        let mut child = command(arguments).spawn().expect("the program starts");
        drop(child.stdout.take());
        let run = ended(child.wait_with_output().expect("the program ends"));
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{arguments:?}");
    }
}
