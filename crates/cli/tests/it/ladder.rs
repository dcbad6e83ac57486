//! `orrery ladder`: how far apart levels are, and a round robin that can be interrupted.

use std::fs;

use serde_json::Value;

use crate::program::{json, refuse, succeed, text};

const SHORT: [&str; 8] =
    ["ladder", "defenders", "--levels", "random,easy,medium", "--games", "8", "--rounds-at-most", "6"];

fn elo(report: &Value) -> Vec<f64> {
    let rungs = report["rungs"].as_array().expect("a list");
    rungs.iter().map(|rung| rung["elo"].as_f64().expect("a number")).collect()
}

/// What does not depend on how fast a run is.
fn lasting(mut report: Value) -> Value {
    report.as_object_mut().expect("an object").remove("timing");
    report
}

#[test]
fn figures_are_the_same_on_any_number_of_threads() {
    let [one, three] = ["1", "3"].map(|threads| lasting(json(&[&SHORT[..], &["--threads", threads]].concat())));
    assert_eq!(one, three);
    // Four deals for each pair of neighbors, one for the first and the last.
    assert_eq!((&one["games"], &one["duels"][2]["games"]), (&Value::from(18), &Value::from(2)));
    let elo = elo(&one);
    assert!(elo[0] < elo[1], "{elo:?}: who knows the rules only is the weakest");
    assert!(elo.iter().sum::<f64>().abs() < 1e-6, "{elo:?}");
    // So few games may be won alike by chance, but not under several seeds.
    let others = ["2", "3", "4"].map(|seed| json(&[&SHORT[..], &["--seed", seed]].concat()));
    assert!(others.iter().any(|other| other["duels"] != one["duels"]), "the seed deals other games");
}

/// All deals of a shorter run are among those of a longer one, so nothing is played twice.
#[test]
fn what_was_kept_is_not_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, whole) = (folder.path().join("kept.json"), lasting(json(&SHORT)));
    let kept = |games: &str| {
        let arguments = [&SHORT[..4], &["--games", games, "--rounds-at-most", "6", "--keep", text(&file)]].concat();
        json(&arguments)
    };
    kept("4");
    let longer = kept("8");
    assert_eq!(lasting(longer), whole);
    let again = kept("8");
    assert!(again["timing"]["ms_per_decision"].as_array().expect("a list").iter().all(Value::is_null), "{again}");
    assert_eq!(lasting(again), whole);
    refuse(&[&SHORT[..], &["--seed", "2", "--keep", text(&file)]].concat(), 2, &["kept.json", "--keep"]);
    fs::write(&file, "{").expect("a file");
    refuse(&[&SHORT[..], &["--keep", text(&file)]].concat(), 2, &["kept.json"]);
}

#[test]
fn what_is_found_can_be_read_and_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("plot.svg");
    let told = succeed(&[&SHORT[..], &["--plot", text(&file)]].concat());
    for part in ["defenders, 2 players", "18 games", "random", "% of 8 games"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let drawn = fs::read_to_string(&file).expect("a picture");
    assert!(
        drawn.starts_with("<svg") && drawn.ends_with("</svg>\n") && drawn.matches("<circle").count() == 3,
        "{drawn}"
    );
}

#[test]
fn nonsense_is_refused() {
    refuse(&["ladder", "poker"], 2, &["poker"]);
    refuse(&["ladder", "race", "--levels", "easy"], 2, &["two levels", "--levels"]);
    refuse(&["ladder", "race", "--levels", "easy,godlike"], 2, &["godlike"]);
    refuse(&["ladder", "race", "--games", "0"], 2, &["--games"]);
    refuse(&[&SHORT[..], &["--plot", "no/such/folder/plot.svg"]].concat(), 1, &["plot.svg"]);
}
