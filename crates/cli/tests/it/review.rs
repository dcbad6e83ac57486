//! `orrery review`: what the answers of a finished game cost.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use crate::LANGUAGES;
use crate::program::{json, refuse, succeed, text};

/// The record of a short game for two, and the folder that keeps it alive.
struct File {
    path: PathBuf,
    folder: TempDir,
}

impl File {
    fn of(game: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let short = ["simulate", game, "--games", "1", "--bots", "medium", "--rounds-at-most", "2"];
        succeed(&[&short[..], &["--records", text(folder.path())]].concat());
        let path = folder.path().join(format!("{game}-0-0.json"));
        Self { path, folder }
    }

    /// Few samples: what is found means little, but always the same.
    fn arguments(&self) -> Vec<&str> {
        vec!["review", text(&self.path), "--samples", "1"]
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads_and_adds_up() {
    let file = File::of("defenders");
    let [one, three] = ["1", "3"].map(|threads| json(&[&file.arguments()[..], &["--threads", threads]].concat()));
    assert_eq!(one, three);
    for knowing in ["then", "now"] {
        let seats = list(&one[knowing]);
        assert_eq!(seats.len(), 2);
        let mut wins = 0.0;
        for (place, seat) in seats.iter().enumerate() {
            let parts: f64 = ["start", "own", "others", "chance"].iter().map(|part| number(&seat[part])).sum();
            assert!((parts - number(&seat["result"])).abs() < 1e-4, "{seat}");
            wins += number(&seat["result"]);
            let decisions = list(&one["decisions"]).iter().filter(|decision| decision["seat"] == place);
            let counted: f64 = list(&seat["counts"]).iter().map(number).sum();
            assert_eq!(counted as usize, decisions.count(), "every decision has a class");
        }
        assert!((wins - 1.0).abs() < 1e-6);
    }
    for decision in list(&one["decisions"]) {
        let then = &decision["then"];
        assert!(decision["question"].is_string() && decision["played"].is_string(), "{decision}");
        assert!((number(&then["win_best"]) - number(&then["win_played"])).max(0.0) - number(&then["loss"]) < 1e-3);
        assert!(number(&then["loss"]) >= 0.0, "{decision}");
        assert!(then["class"] == "best" || then["better"].is_string(), "{decision}");
    }
}

/// Whether a text has a share with this decimal mark.
fn has_share(text: &str, mark: char) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters
        .windows(4)
        .any(|part| part[0].is_ascii_digit() && part[1] == mark && part[2].is_ascii_digit() && part[3] == '%')
}

/// The rules that are played, and the decimal mark, in each language.
const WRITTEN: [(&str, char); LANGUAGES.len()] = [("base rules", '.'), ("gra podstawowa", ','), ("基本ルール", '.')];

/// As text and as a page that loads nothing, in every language.
#[test]
fn people_read_a_review_in_their_language() {
    let file = File::of("defenders");
    let page = file.folder.path().join("review.html");
    let lines = LANGUAGES.map(|language| {
        let arguments = [&file.arguments()[..], &["--lang", language, "--html", text(&page)]].concat();
        let told = succeed(&arguments);
        assert!(told.contains('│') && !told.contains("cli-") && !told.contains("defenders-"), "{told}");
        let html = fs::read_to_string(&page).expect("a page");
        assert!(
            html.contains(&format!("<html lang=\"{language}\">")) && html.contains("<svg") && html.contains("</html>")
        );
        assert!(!html.contains("src=") && !html.contains("http") && !html.contains("@import"), "it loads nothing");
        assert!(!html.contains("cli-review-") && !html.contains("defenders-"), "every message is said");
        let written = LANGUAGES.iter().zip(WRITTEN).find(|(one, _)| **one == language);
        let (_, (variant, mark)) = written.expect("a language of the test");
        for text in [&told, &html] {
            assert!(text.contains(variant), "{language}: {text}");
            assert!(
                has_share(text, mark) && !has_share(text, if mark == '.' { ',' } else { '.' }),
                "{language}: {text}"
            );
        }
        told.lines().count()
    });
    assert!(lines[0] > 20 && lines[0] == lines[1] && lines[0] == lines[2], "{lines:?}");
    let one = succeed(&[&file.arguments()[..], &["--seat", "1"]].concat());
    assert!(one.lines().count() < lines[0]);
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_a_reason() {
    let file = File::of("defenders");
    refuse(&[&file.arguments()[..], &["--seat", "2"]].concat(), 2, &["no seat 2", "--seat 1"]);
    refuse(&["review", "missing.json"], 2, &["missing.json", "hint: "]);
    let nowhere = file.folder.path().join("nowhere").join("review.html");
    refuse(&[&file.arguments()[..], &["--html", text(&nowhere)]].concat(), 2, &["cannot write", "review.html"]);
    refuse(&[&file.arguments()[..], &["--open"]].concat(), 2, &["--html"]);
    let whole: Value = serde_json::from_str(&fs::read_to_string(&file.path).expect("text")).expect("JSON");
    let with = |change: &dyn Fn(&mut Value)| {
        let mut changed = whole.clone();
        change(&mut changed);
        fs::write(&file.path, changed.to_string()).expect("a file");
    };
    with(&|record| {
        record["moves"].as_array_mut().expect("moves").truncate(4);
        record["outcome"] = Value::Null;
    });
    refuse(&file.arguments(), 2, &["not over after 4 moves", "orrery advise"]);
    with(&|record| record["rules"] = 99.into());
    refuse(&file.arguments(), 2, &["rules version 99", "same version"]);
    with(&|record| record["moves"][0]["digest"] = "0000000000000000".into());
    refuse(&file.arguments(), 2, &["altered", "unaltered copy"]);
    fs::write(&file.path, "{").expect("a file");
    refuse(&file.arguments(), 2, &["cut off", "another copy"]);
}
