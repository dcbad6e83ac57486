//! Every game has all that a game needs, in all the files that no compiler reads.

use std::fs;
use std::path::{Path, PathBuf};

use games::{NAMES, Playable, Visit};
use words::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A crate with a document of rules is a game, and must be in the registry; the first page of the project names every game.
#[test]
fn every_game_is_listed() {
    for entry in fs::read_dir(root().join("crates")).expect("the crates").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_game = root().join(format!("docs/rules/{name}.md")).is_file();
        assert_eq!(is_game, NAMES.contains(&name.as_str()), "crates/games/src/lib.rs, docs/rules: {name}");
    }
    for title in games::with_all(&Title) {
        assert!(text("README.md").contains(&title), "README.md does not name {title}");
    }
}

#[derive(Clone)]
struct Title;

impl Visit for Title {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        Language::En.book().say(&G::title())
    }
}

/// What a game says is checked by tests of its own, with every reason for refusing a move.
#[test]
fn every_game_is_checked() {
    for game in NAMES {
        let file = format!("crates/words/tests/{game}_in_words.rs");
        assert!(text(&file).contains("checks::game::<"), "{file} does not call checks::game");
    }
}

/// The rules of each game are compiled for speed.
#[test]
fn every_game_is_optimized() {
    let lines = "codegen-units = 1\n";
    for game in NAMES {
        let profile = format!("\n[profile.release.package.{game}]\n{lines}");
        assert!(text("Cargo.toml").contains(&profile), "Cargo.toml: [profile.release.package.{game}] without {lines}");
    }
}

/// The networks of each game are compared with what their numbers say; all other tests of bots follow the registry.
#[test]
fn every_game_has_its_networks_tested() {
    for game in NAMES {
        let file = format!("crates/ai/src/{game}/mod.rs");
        assert!(text(&file).contains("exact::check::<"), "{file} does not call exact::check");
    }
}

/// Each language has the files of each game.
#[test]
fn every_game_has_its_words() {
    for language in Language::ALL {
        for game in NAMES {
            for kind in ["", "pieces-", "lessons-", "web-"] {
                let file = format!("{kind}{game}.ftl");
                let found = language.sources().iter().any(|(name, _)| *name == file);
                assert!(found, "there is no locales/{language}/{file}");
            }
        }
    }
}

/// `scripts/train` can make the networks of every game and number of players.
#[test]
fn every_game_lists_its_networks() {
    for game in games::infos() {
        let file = format!("crates/ai/nets/{}.networks", game.id);
        let listed = text(&file);
        for players in game.least..=game.most {
            assert!(listed.lines().any(|line| line.starts_with(&format!("{players} "))), "{file}: none for {players}");
        }
    }
}
