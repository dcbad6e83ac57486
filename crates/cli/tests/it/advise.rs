//! `orrery advise`: reasons for a decision in a recorded game, based on what its player could know.

use std::fs;
use std::path::PathBuf;

use ai::{Trainer, Training};
use game::Setup as _;
use games::{Playable, Visit};
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{json, orrery, orrery_reading, record, refuse, succeed, text};
use crate::{GAMES, LANGUAGES};

/// A record for three players, an untrained network for it, and the folder that keeps them alive.
struct Files {
    record: PathBuf,
    net: PathBuf,
    _folder: TempDir,
}

impl Files {
    fn of(game: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, net) = (folder.path().join("game.json"), folder.path().join("game.net"));
        fs::write(&file, record(game, "3")).expect("a file");
        fs::write(&net, games::with_game(game, Untaught).expect("a game")).expect("a file");
        Self { record: file, net, _folder: folder }
    }

    fn arguments<'a>(&'a self, at: &'a str) -> Vec<&'a str> {
        vec!["advise", text(&self.record), "--net", text(&self.net), "--samples", "3", "--at", at]
    }
}

/// The file of an untrained network for three players.
struct Untaught;

impl Visit for Untaught {
    type Output = Vec<u8>;

    fn visit<G: Playable>(self) -> Vec<u8> {
        let setup = G::Setup::of(3, G::Setup::VARIANTS[0]).expect("a setup");
        let trainer = Trainer::<G>::new(Training { hidden: (8, 4), ..Training::of(setup, 1, 1) }).expect("a trainer");
        trainer.net().to_bytes(&trainer.header())
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

#[test]
fn the_options_of_a_decision_are_told_with_what_was_played() {
    for game in GAMES {
        let files = Files::of(game);
        let replayed = json(&["replay", text(&files.record)]);
        for at in ["1", "2", "3", "9", "20"] {
            let advice = json(&files.arguments(at));
            let step = &replayed["steps"][at.parse::<usize>().expect("a number")];
            assert_eq!((&advice["move"], &advice["seat"]), (&step["number"], &step["seat"]), "{game}");
            let options = list(&advice["options"]);
            let played: Vec<_> = options.iter().filter(|option| option["played"] == true).collect();
            assert_eq!(played.len(), 1, "{game} {at}: {advice}");
            assert_eq!((&played[0]["answer"], &played[0]["text"]), (&step["move"], &step["text"]), "{game} {at}");
            for option in options {
                let number = |key: &str| option[key].as_f64().expect("a number");
                assert!((0.0..=1.0).contains(&number("win")) && number("samples") >= 1.0, "{option}");
                assert!(number("margin").abs() < 1000.0 && option["text"].is_string(), "{option}");
            }
            for expected in list(&advice["predicted"]) {
                assert_ne!(expected["seat"], advice["seat"]);
                let shares: f64 = list(&expected["answers"]).iter().filter_map(|one| one["share"].as_f64()).sum();
                assert!((shares - 1.0).abs() < 1e-3, "{expected}");
            }
        }
    }
}

/// In Race and Roll all seats answer the first question in secret: each expects something of both others.
#[test]
fn what_the_others_may_choose_is_told() {
    for game in ["race", "roll"] {
        let files = Files::of(game);
        for (at, others) in [("1", [1, 2]), ("2", [0, 2]), ("3", [0, 1])] {
            let advice = json(&files.arguments(at));
            let mut seats: Vec<_> = list(&advice["predicted"]).iter().filter_map(|one| one["seat"].as_u64()).collect();
            seats.sort_unstable();
            assert_eq!(seats, others, "{game} {at}");
            let told = succeed(&files.arguments(at));
            assert!(told.contains(&format!("Expected of seat {}:", others[0])), "{told}");
        }
    }
}

#[test]
fn the_same_seed_says_the_same() {
    let files = Files::of("race");
    let with_seed = |seed| succeed(&[&files.arguments("4")[..], &["--seed", seed]].concat());
    assert_eq!(with_seed("5"), with_seed("5"));
    assert_eq!(with_seed("1"), succeed(&files.arguments("4")), "1 is the default");
}

#[test]
fn people_read_a_table_in_their_language() {
    for game in GAMES {
        let files = Files::of(game);
        let lines = LANGUAGES.map(|language| {
            let told = succeed(&[&files.arguments("2")[..], &["--lang", language]].concat());
            assert!(told.contains('█') || told.contains('░'), "{told}");
            assert_eq!(told.matches('←').count(), 1, "{told}");
            let wins = told.lines().filter(|line| line.contains(['█', '░'])).filter_map(|line| line.split_once('%'));
            let mark = if language == "pl" { ',' } else { '.' };
            assert!(wins.clone().all(|(win, _)| win.chars().nth_back(1) == Some(mark)), "{told}");
            assert!(!told.contains("cli-") && !told.contains(&format!("{game}-")), "{told}");
            told.lines().count()
        });
        assert!(lines[0] > 5 && lines[0] == lines[1] && lines[0] == lines[2], "{lines:?}");
    }
}

#[test]
fn a_record_can_come_from_standard_input() {
    let files = Files::of("defenders");
    let record = fs::read_to_string(&files.record).expect("a record");
    let run = orrery_reading(&["advise", "-", "--at", "1", "--net", text(&files.net), "--samples", "1"], &record);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{run:?}");
}

#[test]
fn decisions_that_are_not_there_are_refused() {
    let files = Files::of("defenders");
    let moves = json(&["replay", text(&files.record)])["moves"].as_u64().expect("a number");
    let after = (moves + 1).to_string();
    refuse(&files.arguments(&after), 2, &["the game is over", &format!("--at {moves}")]);
    refuse(&files.arguments("0"), 2, &["no move 0", "--at 1"]);
    refuse(&files.arguments("-1"), 2, &["-1"]);
    refuse(&["advise", text(&files.record)], 2, &["--at"]);
    let mut unfinished: Value = serde_json::from_str(&fs::read_to_string(&files.record).expect("text")).expect("JSON");
    unfinished["moves"].as_array_mut().expect("moves").truncate(4);
    unfinished["outcome"] = Value::Null;
    fs::write(&files.record, unfinished.to_string()).expect("a file");
    refuse(&files.arguments("5"), 2, &["no move 5", "has 4 moves", "--at 4"]);
}

#[test]
fn files_that_cannot_be_used_are_refused() {
    let files = Files::of("race");
    let (net, file) = (text(&files.net), text(&files.record));
    refuse(&["advise", net, "--at", "1"], 2, &[net, "hint: "]);
    refuse(&["advise", "missing.json", "--at", "1"], 2, &["missing.json", "hint: "]);
    let no_net = |net: &str, words: &[&str]| refuse(&["advise", file, "--at", "1", "--net", net], 2, words);
    no_net("missing.net", &["missing.net", "orrery train"]);
    no_net(file, &["no file of a network", "orrery train"]);
    no_net(text(&Files::of("roll").net), &["roll with 3 players", "race with 3 players"]);
    fs::write(&files.record, record("race", "2")).expect("a file");
    no_net(net, &["race with 3 players", "race with 2 players"]);
    let mut altered: Value = serde_json::from_str(&record("race", "3")).expect("JSON");
    altered["moves"][0]["digest"] = "0000000000000000".into();
    fs::write(&files.record, altered.to_string()).expect("a file");
    refuse(&files.arguments("1"), 2, &["altered", "unaltered copy"]);
    refuse(&[&files.arguments("1")[..], &["--think", "5"]].concat(), 2, &["--think", "--samples"]);
}

/// Once there is a network for the setup, advice works without `--net`. Until then the command says what to do.
#[test]
fn without_a_network_it_says_so() {
    let files = Files::of("race");
    let run = orrery(&["advise", text(&files.record), "--at", "1", "--samples", "1"]);
    let says_so = run.stderr.contains("there is no network for race with 3 players") && run.stderr.contains("--net");
    assert!(run.code == 0 || run.code == 2 && says_so, "{run:?}");
}
