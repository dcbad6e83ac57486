//! `orrery bench`.

use crate::GAMES;
use crate::program::{json, succeed};

#[test]
fn everything_is_measured() {
    for game in GAMES {
        let report = json(&["bench", game, "--seconds", "0.2", "--players", "3"]);
        assert_eq!((&report["game"], &report["players"]), (&game.into(), &3.into()));
        let keys = ["decisions_per_second", "games_per_second", "clones_per_second", "views_per_second"];
        for key in keys.into_iter().chain(["decisions", "games", "state_bytes", "seconds"]) {
            assert!(report[key].as_f64().is_some_and(|number| number > 0.0), "{game} {key}: {report}");
        }
        let [min, median, max] = ["_min", "", "_max"].map(|end| report[format!("decisions_per_second{end}")].as_f64());
        assert!(min <= median && median <= max, "{report}");
        assert!(report["variant"].is_string() && report["seed"] == 0, "{report}");
    }
}

#[test]
fn people_get_a_table() {
    for game in GAMES {
        let text = succeed(&["bench", game, "--seconds", "0.05"]);
        for word in ["decisions/s", "games/s", "clones/s", "views/s", "median"] {
            assert!(text.contains(word), "{word}: {text}");
        }
    }
}

#[test]
fn variants_are_measured_too() {
    for players in ["2", "5"] {
        let arguments = ["bench", "roll", "--variant", "first-game", "--players", players, "--seconds", "0.1"];
        let report = json(&arguments);
        assert_eq!((&report["variant"], report["players"].to_string()), (&"first-game".into(), players.to_string()));
    }
}

#[test]
fn a_search_is_measured_by_the_games_it_imagines() {
    let report = json(&["bench", "defenders", "--search", "--seconds", "0.01", "--seed", "3"]);
    for key in ["imagined_per_second", "searches_per_second", "positions", "passes", "samples"] {
        assert!(report[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {report}");
    }
    let [min, median, max] = ["_min", "", "_max"].map(|end| report[format!("imagined_per_second{end}")].as_f64());
    assert!(min <= median && median <= max, "{report}");
}
