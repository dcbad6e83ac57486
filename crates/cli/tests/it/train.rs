//! `orrery train`: networks that can be reproduced, and training runs that can be interrupted.

use std::fs;
use std::path::{Path, PathBuf};

use ai::{Net, Trainer, Training};
use defenders::Defenders;
use game::Setup as _;
use tempfile::TempDir;

use crate::program::{refuse, succeed, text};

const GAMES: u64 = 66;

/// A small training run that writes this file.
fn arguments<'a>(out: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let small = "train defenders --players 2 --games 66 --samples 1 --hidden 8,4 --seed 3 --measure 4 --out";
    let all: Vec<_> = small.split(' ').chain([text(out)]).collect();
    [&all[..], more].concat()
}

fn beside(out: &Path, ending: &str) -> PathBuf {
    out.with_file_name(format!("{}{ending}", out.file_name().expect("a name").to_string_lossy()))
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("small.net");
    (folder, out)
}

/// The same training run with this seed, stopped after its first games.
fn interrupted(seed: u64) -> Vec<u8> {
    let setup = defenders::Setup::of(2, "base").expect("a setup");
    let training = Training { hidden: (8, 4), samples: 1, ..Training::of(setup, seed, GAMES) };
    let mut trainer = Trainer::<Defenders>::new(training).expect("a trainer");
    trainer.step(1).expect("games");
    trainer.checkpoint()
}

#[test]
fn the_same_arguments_make_the_same_network_even_after_an_interruption() {
    let (_folder, out) = folder();
    let said = succeed(&arguments(&out, &["--threads", "1"]));
    assert!(said.contains("66 games") && said.contains("against medium"), "{said}");
    let made = fs::read(&out).expect("a network");
    let (header, net) = Net::from_bytes(&made).expect("a network");
    assert_eq!((header.game.as_str(), header.players, header.seed, header.games), ("defenders", 2, 3, GAMES));
    assert_eq!((net.shape().first, net.shape().second), (8, 4));
    let history = fs::read_to_string(beside(&out, ".csv")).expect("a history");
    assert!(history.starts_with("games,loss,rounds,strength\n") && history.contains("\n66,"), "{history}");
    assert!(fs::read_to_string(beside(&out, ".svg")).expect("a picture").contains("share of wins"));
    assert!(!beside(&out, ".checkpoint").exists(), "it is done");

    let (_folder, again) = folder();
    fs::write(beside(&again, ".checkpoint"), interrupted(3)).expect("a file");
    succeed(&arguments(&again, &["--threads", "2"]));
    assert!(fs::read(&again).expect("a network") == made, "another network");
}

#[test]
fn the_checkpoint_of_another_training_is_not_overwritten() {
    let (_folder, out) = folder();
    let checkpoint = beside(&out, ".checkpoint");
    let other = interrupted(4);
    fs::write(&checkpoint, &other).expect("a file");
    refuse(&arguments(&out, &[]), 2, &["belongs to another training", "--restart"]);
    assert!(fs::read(&checkpoint).expect("a file") == other && !out.exists(), "something was lost");
    fs::write(&checkpoint, &other[..500]).expect("a file");
    refuse(&arguments(&out, &[]), 2, &["damaged", "--restart"]);
}

#[test]
fn what_cannot_be_trained_is_refused_before_it_begins() {
    let (folder, out) = folder();
    for wrong in ["8", "0,4", "8,4,2", "wide,4", "8,5000"] {
        let wide = ["train", "race", "--out", text(&out), "--hidden", wrong];
        refuse(&wide, 2, &["two numbers from 1 to 1024"]);
    }
    let nowhere = folder.path().join("nowhere").join("small.net");
    refuse(&arguments(&nowhere, &[]), 2, &["cannot write", "--out"]);
    fs::write(&out, "a poem").expect("a file");
    refuse(&arguments(&folder.path().join("new.net"), &["--from", text(&out)]), 2, &["no file of a network"]);
    refuse(&["train", "race", "--players", "7", "--out", text(&out)], 2, &["--players"]);
    assert_eq!(fs::read(&out).expect("a file"), b"a poem");
}
