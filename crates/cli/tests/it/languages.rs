//! `--lang`: every game in every language, with the same numbers.

use std::fs;

use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::program::{json, record, succeed, text};
use crate::{GAMES, LANGUAGES};

/// The first words of each game in each language: the head of a sheet, and a word from a replay.
const SAMPLES: [(&str, &str, &str); LANGUAGES.len()] = [
    ("en", ": all pieces\n", "The game ended after"),
    ("pl", ": wszystkie elementy\n", "Gra zakończyła się po"),
    ("ja", "：全コンポーネント\n", "ラウンドで終了した。"),
];

/// The numbers in a text, sorted: languages order their words differently.
fn numbers(text: &str) -> Vec<&str> {
    let mut numbers: Vec<&str> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty()).collect();
    numbers.sort_unstable();
    numbers
}

/// The same lines with the same numbers in all languages, all texts different, and no key left untranslated.
fn same_in_all(arguments: &[&str]) -> [String; LANGUAGES.len()] {
    let said = LANGUAGES.map(|language| succeed(&[arguments, &["--lang", language]].concat()));
    let [english, others @ ..] = &said;
    for other in others {
        assert_ne!(english, other, "{arguments:?}");
        assert_eq!(english.lines().count(), other.lines().count(), "{arguments:?}");
        for (line, same) in english.lines().zip(other.lines()) {
            assert_eq!(numbers(line), numbers(same), "{line}\n{same}");
        }
    }
    for text in &said {
        // A missing message shows its key.
        let prefixes = GAMES.into_iter().chain(["cli"]).map(|file| format!("{file}-"));
        let unsaid = prefixes.into_iter().find(|key| text.contains(key));
        assert_eq!(unsaid, None, "{arguments:?}: {text}");
    }
    said
}

#[test]
fn sheets_hold_the_same_numbers_in_every_language() {
    for game in GAMES {
        let said = same_in_all(&["cards", game]);
        for (said, (language, head, _)) in said.iter().zip(SAMPLES) {
            assert!(said.lines().next().is_some_and(|line| format!("{line}\n").ends_with(head)), "{language}: {said}");
        }
        assert_eq!(said[0], succeed(&["cards", game]), "English is the default");
        let facts = LANGUAGES.map(|language| {
            let sheet = json(&["cards", game, "--lang", language]);
            let pieces = sheet["pieces"].as_array().expect("a list of pieces").iter();
            pieces.map(|piece| [&piece["id"], &piece["kind"], &piece["facts"]].map(Clone::clone)).collect::<Vec<_>>()
        });
        assert!(facts[0] == facts[1] && facts[0] == facts[2], "the facts of {game} have no language");
    }
}

#[test]
fn replays_hold_the_same_numbers_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let path = folder.path().join(format!("{game}.json"));
        fs::write(&path, record(game, "3")).expect("a file");
        let said = same_in_all(&["replay", text(&path)]);
        for (said, (language, _, over)) in said.iter().zip(SAMPLES) {
            assert!(said.contains(over), "{language}: {said}");
        }
        assert_eq!(said[0], succeed(&["replay", text(&path)]), "English is the default");
        for to in ["0", "1", "7", "30"] {
            for eyes in ["all", "public", "1"] {
                same_in_all(&["replay", text(&path), "--as", eyes, "--to", to]);
            }
        }
        let told = LANGUAGES.map(|language| {
            let mut told = json(&["replay", text(&path), "--lang", language]);
            assert_eq!(told["language"], language);
            assert!(told["steps"][1]["text"].is_string(), "{told}");
            forget_texts(&mut told);
            told
        });
        assert!(told[0] == told[1] && told[0] == told[2], "what happens in {game} has no language");
    }
}

/// The first line says what is played in words, not as `--variant` does.
#[test]
fn heads_name_the_variant_in_the_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.json");
    fs::write(&path, record("race", "2")).expect("a file");
    let variants: [&str; LANGUAGES.len()] = ["standard rules", "zasady standardowe", "標準ルール"];
    for (language, variant) in LANGUAGES.into_iter().zip(variants) {
        let told = succeed(&["replay", text(&path), "--lang", language]);
        assert!(told.lines().next().is_some_and(|head| head.contains(variant)), "{told}");
    }
}

/// Removes what depends on the language.
fn forget_texts(told: &mut Value) {
    match told {
        Value::Object(fields) => {
            fields.retain(|key, _| key != "text" && key != "language");
            fields.values_mut().for_each(forget_texts);
        }
        Value::Array(values) => values.iter_mut().for_each(forget_texts),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Where the columns of a line end, as a terminal shows it. Columns are two spaces apart.
fn ends(line: &str) -> Vec<usize> {
    let gaps = line.match_indices("  ").map(|(at, _)| &line[..at]).chain([line]);
    gaps.filter(|before| !before.is_empty() && !before.ends_with(' ')).map(UnicodeWidthStr::width).collect()
}

/// Full-width letters take two columns, and the columns of numbers still end where their headings do.
#[test]
fn the_table_of_results_lines_up() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let path = folder.path().join(format!("{game}.json"));
        fs::write(&path, record(game, "2")).expect("a file");
        for language in LANGUAGES {
            let told = succeed(&["replay", text(&path), "--lang", language]);
            let lines: Vec<&str> = told.lines().collect();
            let [.., head, first, second] = lines[..] else { panic!("a table: {told}") };
            let (headings, rows) = (ends(head), [first, second].map(ends));
            for row in rows {
                // The name of the seat has no heading, and the tie-break begins where its heading does.
                let numbers = &row[1..row.len() - 1];
                assert_eq!(numbers, &headings[..headings.len() - 1], "{language}:\n{head}\n{first}\n{second}");
            }
        }
    }
}
