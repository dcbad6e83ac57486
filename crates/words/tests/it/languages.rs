//! Every language has the same messages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use words::Language;

use crate::keys::{is_key, literals, report};
use crate::messages::{self, Message, PLURALS, chooses_by_number};

#[test]
fn every_folder_of_words_is_a_language() {
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let folders = std::fs::read_dir(locales).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let folders: BTreeSet<String> = folders.map(|name| name.to_string_lossy().into_owned()).collect();
    let languages = Language::CODES.map(String::from).into();
    assert_eq!(folders, languages, "the folders of locales/ and the languages of crates/words/src/book.rs");
}

#[test]
fn every_file_can_be_read() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        for (file, text) in language.sources() {
            faults.extend(messages::read(text).1.into_iter().map(|fault| format!("{language}/{file}: {fault}")));
        }
    }
    report("files that cannot be read", &faults);
}

#[test]
fn no_message_is_written_twice() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for (file, text) in language.sources() {
            let twice = messages::read(text).0.into_iter().filter(|(id, _)| !seen.insert(id.clone()));
            faults.extend(twice.map(|(id, _)| format!("{language}/{file}: {id}")));
        }
    }
    report("messages that are written twice", &faults);
}

/// File by file, so people can translate side by side. Each language has its own terms.
#[test]
fn all_languages_have_the_same_messages() {
    let mut faults = BTreeSet::new();
    let english = Language::En.sources();
    for language in Language::ALL {
        let files = |sources: &'static [(&'static str, &'static str)]| sources.iter().map(|(file, _)| *file);
        assert!(files(language.sources()).eq(files(english)), "locales/{language} has not the files of locales/en");
        for ((file, text), (_, english)) in language.sources().iter().zip(english) {
            let (own, english) = (ids(text), ids(english));
            let differing = own.symmetric_difference(&english);
            faults.extend(differing.map(|id| format!("{language}/{file}: {id} is in one of this and English alone")));
        }
    }
    report("messages that are not in all languages", &faults);
}

fn ids(text: &str) -> BTreeSet<String> {
    messages::read(text).0.into_iter().map(|(id, _)| id).filter(|id| !id.starts_with('-')).collect()
}

#[test]
fn messages_speak_of_the_same_in_all_languages() {
    let mut faults = BTreeSet::new();
    let english = messages::of(Language::En);
    for language in Language::ALL {
        let own = messages::of(language);
        for (id, message) in own.iter().filter(|(id, _)| !id.starts_with('-')) {
            let Some(same) = english.get(id) else { continue };
            if message.variables != same.variables {
                faults.insert(format!("{language}: {id}: {:?}, not {:?}", message.variables, same.variables));
            }
            if message.words() != same.words() {
                faults.insert(format!("{language}: {id}: {:?}, not {:?}", message.words(), same.words()));
            }
        }
        faults.extend(dangling(language, &own));
    }
    report("messages that differ", &faults);
}

/// References to missing messages, and unused terms.
fn dangling(language: Language, own: &BTreeMap<String, Message>) -> Vec<String> {
    let referred: BTreeSet<&String> = own.values().flat_map(|message| &message.references).collect();
    let missing = referred.iter().filter(|id| !own.contains_key(**id)).map(|id| format!("{language}: no {id}"));
    let unused = own.keys().filter(|id| id.starts_with('-') && !referred.contains(id));
    missing.chain(unused.map(|id| format!("{language}: nothing refers to {id}"))).collect()
}

/// Whether the variants of a selector are plurals. Plain numbers with a default are not.
fn chooses_by_plural(keys: &BTreeSet<String>) -> bool {
    chooses_by_number(keys) && PLURALS.iter().any(|&plural| plural != "other" && keys.contains(plural))
}

/// A selector by number has all plurals of its language. Polish has three for whole numbers.
#[test]
fn plurals_are_complete() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        let wanted: &[&str] = match language {
            Language::En => &["one", "other"],
            Language::Pl => &["one", "few", "many"],
            Language::Ja => &["other"],
        };
        for (id, message) in messages::of(language) {
            for (by, keys) in message.selectors.iter().filter(|(_, keys)| chooses_by_plural(keys)) {
                let missing = wanted.iter().filter(|plural| !keys.contains(**plural));
                faults.extend(missing.map(|plural| format!("{language}: {id}: ${by} has no [{plural}]")));
            }
        }
    }
    report("plurals that are missing", &faults);
}

/// Full-width digits would be different numbers to everything that compares them.
#[test]
fn digits_are_plain() {
    for language in Language::ALL {
        for (file, text) in language.sources() {
            let odd = text.chars().find(|letter| letter.is_numeric() && !letter.is_ascii_digit());
            assert_eq!(odd, None, "{language}/{file}");
        }
    }
}

fn own_ids(file: &str) -> BTreeSet<String> {
    let (_, text) = Language::En.sources().iter().find(|(name, _)| *name == file).expect("a file");
    ids(text)
}

/// The code of this crate and of the games' registry uses all messages that games share. (Each game's own files are
/// checked with the game, and the page checks its own.)
#[test]
fn common_messages_are_used() {
    let named: BTreeSet<String> = literals(&["src"]).chain(literals(&["..", "games", "src"])).collect();
    let unused = own_ids("common.ftl").into_iter().filter(|id| !named.contains(id));
    report("messages that nothing uses", &unused.collect());
}

/// The commands use exactly their own messages.
#[test]
fn messages_of_the_commands_are_those_that_they_name() {
    let named: BTreeSet<String> = literals(&["..", "cli", "src"]).filter(|text| is_key(text, "cli-")).collect();
    let there = own_ids("cli.ftl");
    let missing = named.difference(&there).map(|id| format!("the code names {id}, which is no message"));
    let unused = there.difference(&named).map(|id| format!("nothing uses {id}"));
    report("keys", &missing.chain(unused).collect());
}
