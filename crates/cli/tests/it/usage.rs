//! Nonsense is refused with a message that says what to do instead.

use std::fs;

use crate::GAMES;
use crate::program::{orrery, refuse, text};

/// For people and for programs: a refusal prints nothing on stdout.
fn refused(arguments: &[&str], words: &[&str]) {
    refuse(arguments, 2, words);
    refuse(&[arguments, &["--json"]].concat(), 2, words);
}

#[test]
fn unknown_games_are_refused_with_the_known_ones() {
    for command in ["simulate", "cards", "bench", "arena"] {
        refused(&[command, "chess"], &[&["chess"], &GAMES[..]].concat());
        refused(&[command], &["GAME"]);
    }
}

#[test]
fn unknown_languages_are_refused_with_the_known_ones() {
    for language in ["de", "EN", "pl_PL", ""] {
        let words = [language, "use en, pl or ja"];
        refused(&["cards", GAMES[0], "--lang", language], &words);
        refused(&["replay", "game.json", "--lang", language], &words);
    }
    refused(&["cards", GAMES[0], "--lang"], &["--lang"]);
    refuse(&["simulate", GAMES[0], "--lang", "pl"], 2, &["--lang"]);
}

#[test]
fn impossible_setups_are_refused() {
    for game in GAMES {
        for command in ["simulate", "bench"] {
            refused(&[command, game, "--players", "9"], &["not 9", "--players 2"]);
            refused(&[command, game, "--players", "0"], &["not 0", "--players 2"]);
            refused(&[command, game, "--players", "300"], &["300"]);
            refused(&[command, game, "--players", "two"], &["two"]);
            refused(&[command, game, "--variant", "bagels"], &["bagels", "--variant "]);
            refused(&[command, game, "--rounds-at-most", "0"], &["--rounds-at-most"]);
        }
    }
}

#[test]
fn a_variant_for_two_is_refused_to_three() {
    for command in ["simulate", "bench"] {
        let words = ["\"advanced\" is for 2 players, not 3", "--players 2", "another --variant"];
        refused(&[command, "race", "--variant", "advanced", "--players", "3"], &words);
    }
}

#[test]
fn six_are_too_many_for_roll() {
    for command in ["simulate", "bench"] {
        refused(&[command, "roll", "--players", "6"], &["2 to 5 can play, not 6", "--players 5"]);
        let words = ["no variant \"advanced\"", "--variant standard", "--variant first-game"];
        refused(&[command, "roll", "--variant", "advanced"], &words);
    }
}

#[test]
fn impossible_simulations_are_refused() {
    for game in GAMES {
        let simulate = |more: &[&str], words: &[&str]| refused(&[&["simulate", game], more].concat(), words);
        simulate(&["--games", "0"], &["--games"]);
        simulate(&["--games", "-1"], &["--games"]);
        simulate(&["--threads", "0"], &["--threads"]);
        simulate(&["--seed", "x"], &["--seed"]);
        simulate(&["--bots", "grandmaster"], &["grandmaster", "random"]);
        simulate(&["--bots", "random,"], &["\"\"", "random"]);
        simulate(&["--bots", "random,random,random"], &["3 bots for 2 seats", "2 bots"]);
        simulate(&["--players", "4", "--bots", "random,random"], &["2 bots for 4 seats", "4 bots"]);
    }
}

#[test]
fn impossible_contests_are_refused() {
    let arena = |more: &[&str], words: &[&str]| refused(&[&["arena", GAMES[0]], more].concat(), words);
    arena(&[], &["--bots"]);
    let bots = ["--bots", "easy,random"];
    for option in ["--games", "--threads", "--think"] {
        arena(&[&bots[..], &[option, "0"]].concat(), &[option]);
    }
    arena(&[&bots[..], &["--players", "9"]].concat(), &["not 9", "--players 2"]);
    arena(&["--bots", "easy,random@0ms"], &["random@0ms", "hard@250ms"]);
}

#[test]
fn impossible_measurements_are_refused() {
    for seconds in ["0", "-1", "nan", "inf", "1e9", "soon"] {
        let option = format!("--seconds={seconds}");
        refused(&["bench", GAMES[0], &option], &["--seconds", "0.01"]);
    }
}

#[test]
fn records_need_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "mine").expect("a file");
    let inside = file.join("inside");
    for path in [&file, &inside] {
        refused(&["simulate", GAMES[0], "--games", "1", "--records", text(path)], &[text(path), "folder", "--records"]);
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}

#[test]
fn options_of_other_commands_are_refused() {
    for arguments in [&["cards", GAMES[0], "--games", "3"][..], &["replay", "x", "--seed", "1"]] {
        let run = orrery(arguments);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.contains("unexpected argument"), "{run:?}");
    }
}
