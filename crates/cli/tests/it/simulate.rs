//! `orrery simulate`: the same seed gives the same numbers, and the numbers add up.

use std::fs;

use serde_json::Value;

use crate::GAMES;
use crate::program::{json, refuse, succeed, text};

/// The report without the parts that do not depend on the seed.
fn figures(arguments: &[&str]) -> Value {
    let mut report = json(arguments);
    let timing = report.as_object_mut().and_then(|report| report.remove("timing")).expect("timing is told");
    for key in ["seconds", "threads", "games_per_second", "decisions_per_second"] {
        assert!(timing[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {timing}");
    }
    report
}

#[test]
fn threads_change_nothing_and_the_seed_changes_everything() {
    for game in GAMES {
        let play = |seed, threads| {
            let arguments = ["simulate", game, "--players", "3", "--games", "40", "--bots", "random"];
            figures(&[&arguments[..], &["--seed", seed, "--threads", threads]].concat())
        };
        let once = play("5", "1");
        assert_eq!(once, play("5", "1"), "{game}");
        assert_eq!(once, play("5", "2"), "{game}");
        assert_eq!(once, play("5", "3"), "{game}");
        let other = play("6", "1");
        assert_ne!((&once["score"], &once["seats"]), (&other["score"], &other["seats"]), "{game}");
    }
}

#[test]
fn the_figures_add_up() {
    for game in GAMES {
        let report = figures(&["simulate", game, "--players", "2", "--games", "50", "--bots", "random"]);
        assert_eq!((&report["games"], &report["interrupted"]), (&50.into(), &false.into()), "{report}");
        let number = |value: &Value| value.as_f64().expect("a number");
        let seats = report["seats"].as_array().expect("a list of seats");
        let wins: f64 = seats.iter().map(|seat| number(&seat["wins"]["wins"])).sum();
        assert!((wins - 50.0).abs() < 1e-9, "{wins} wins in 50 games of {game}");
        let mean = seats.iter().map(|seat| number(&seat["score"]["mean"])).sum::<f64>() / 2.0;
        assert!((mean - number(&report["score"]["mean"])).abs() < 1e-9, "{report}");
        let sources = report["sources"].as_array().expect("a list of sources");
        let points: f64 = sources.iter().map(|source| number(&source["mean"])).sum();
        assert!((points - mean).abs() < 1e-9, "the sources of {game} give {points}, not {mean}");
        assert!(number(&report["winner_score"]["mean"]) >= mean, "{report}");
        for seat in seats {
            let [low, share, high] = ["low", "share", "high"].map(|key| number(&seat["wins"][key]));
            assert!(low < share && share < high, "{seat}");
        }
        assert_eq!(report["by_bot"], Value::Array(Vec::new()), "bots that are all alike are not compared");
    }
}

#[test]
fn people_get_tables() {
    for game in GAMES {
        let text = succeed(&["simulate", game, "--games", "20", "--bots", "random"]);
        for word in [
            "games/s",
            "decisions/s",
            "rounds",
            "longer than",
            "p95",
            "seat 1",
            "winner",
            "95% interval",
            "points by source",
        ] {
            assert!(text.contains(word), "{word}: {text}");
        }
    }
}

#[test]
fn a_default_simulation_says_what_it_played() {
    for game in GAMES {
        let report = json(&["simulate", game, "--games", "2"]);
        assert_eq!((&report["players"], &report["seed"], &report["games"]), (&2.into(), &0.into(), &2.into()));
        assert!(report["bots"][0].is_string() && report["variant"].is_string(), "{report}");
    }
}

#[test]
fn records_are_whole_and_named_by_their_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("new/folder");
    let arguments = ["simulate", GAMES[0], "--games", "7", "--seed", "3", "--bots", "random"];
    let recorded = figures(&[&arguments[..], &["--records", text(&inside)]].concat());
    assert_eq!(recorded, figures(&arguments), "writing games down does not change them");
    let mut names: Vec<String> = fs::read_dir(&inside)
        .expect("the folder was made")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    let expected: Vec<String> = (0..7).map(|index| format!("{}-3-{index}.json", GAMES[0])).collect();
    assert_eq!(names, expected);
}

/// Where the rules let all seats act together, they can be made to act one after another; where they take turns anyway that is refused.
#[test]
fn seats_can_be_made_to_act_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in [("race", 3), ("roll", 2)] {
        let players = seats.to_string();
        let arguments = ["simulate", game, "--players", &players, "--games", "1", "--bots", "random", "--in-order"];
        succeed(&[&arguments[..], &["--records", text(folder.path())]].concat());
        succeed(&["arena", game, "--games", "2", "--bots", "random,random", "--in-order"]);
    }
    let records: Vec<Value> = fs::read_dir(folder.path())
        .expect("the folder")
        .map(|entry| fs::read_to_string(entry.expect("a record").path()).expect("text"))
        .map(|record| serde_json::from_str(&record).expect("JSON"))
        .collect();
    assert_eq!(records.iter().map(|record| &record["setup"]["timing"]).collect::<Vec<_>>(), ["in_order"; 2]);
    for command in ["simulate", "arena"] {
        let arguments = [command, "defenders", "--games", "2", "--bots", "random,random", "--in-order"];
        refuse(&arguments, 2, &["defenders", "--in-order"]);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_after_the_games_in_progress() {
    use std::process::Command;
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use crate::program::{command, ended, orrery};

    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["simulate", GAMES[0], "--games", "1000000000", "--bots", "random", "--json", "--records"];
    let child = command(&[&arguments[..], &[text(folder.path())]].concat()).spawn().expect("the program starts");
    let begun = Instant::now();
    while fs::read_dir(folder.path()).expect("the folder").count() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no games are played");
        sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    let run = ended(child.wait_with_output().expect("the program ends"));
    assert_eq!(run.code, 130, "{run:?}");
    let report: Value = serde_json::from_str(&run.stdout).expect("the output is JSON");
    assert_eq!(report["interrupted"], true);
    let records: Vec<_> =
        fs::read_dir(folder.path()).expect("the folder").map(|entry| entry.expect("one").path()).collect();
    assert_eq!(report["games"], records.len(), "every finished game has a record, and no other file is left");
    for path in records.iter().take(20) {
        let replayed = orrery(&["replay", text(path)]);
        assert_eq!(replayed.code, 0, "{replayed:?}");
    }
}
