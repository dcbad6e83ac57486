//! `orrery calibrate`: what is foretold, and what comes of it.

use std::fs;

use serde_json::Value;

use crate::program::{json, refuse, succeed, text};

const SHORT: [&str; 8] = ["calibrate", "defenders", "--games", "3", "--rounds-at-most", "2", "--samples", "1"];

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn figures_are_the_same_on_any_number_of_threads_and_add_up() {
    let [one, three] = ["1", "3"].map(|threads| json(&[&SHORT[..], &["--threads", threads]].concat()));
    assert_eq!(one, three);
    assert_eq!((&one["games"], &one["players"]), (&Value::from(3), &Value::from(2)));
    for who in ["network", "search"] {
        let found = &one[who];
        let tenths = found["tenths"].as_array().expect("a list");
        assert_eq!(tenths.len(), 10);
        let positions: f64 = tenths.iter().map(|tenth| number(&tenth["positions"])).sum();
        assert!(positions > 3.0 && positions == number(&found["positions"]), "{found}");
        for (place, tenth) in tenths.iter().enumerate().filter(|(_, tenth)| number(&tenth["positions"]) > 0.0) {
            let told = 10.0 * number(&tenth["told"]);
            assert!((place as f64..=place as f64 + 1.0).contains(&told), "{tenth} is in tenth {place}");
        }
    }
    // Another seed deals other games.
    assert_ne!(one["search"], json(&[&SHORT[..], &["--seed", "2"]].concat())["search"]);
}

#[test]
fn what_is_found_can_be_read_and_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("plot.svg");
    let told = succeed(&[&SHORT[..], &["--plot", text(&file)]].concat());
    assert!(told.contains("defenders, 2 players") && told.contains("90 to 100%") && told.contains("Brier"), "{told}");
    let drawn = fs::read_to_string(&file).expect("a picture");
    assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>\n") && drawn.contains("<circle"), "{drawn}");
}

#[test]
fn nonsense_is_refused() {
    refuse(&["calibrate", "poker"], 2, &["poker"]);
    refuse(&["calibrate", "race", "--games", "0"], 2, &["--games"]);
    refuse(&["calibrate", "race", "--players", "9"], 2, &["--players"]);
    refuse(&[&SHORT[..], &["--plot", "no/such/folder/plot.svg"]].concat(), 1, &["plot.svg"]);
}
