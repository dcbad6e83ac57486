//! The rules document fits the tests of the rules and the printed rulebooks.

use std::path::{Path, PathBuf};

use testkit::rulebook::Section;

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/roll.md")
}

#[test]
fn every_rule_is_shown_by_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/rules");
    testkit::rules::every_rule_is_shown('L', &document(), &tests);
}

/// The sections of the English rulebook, then what only the Polish and Japanese ones have, and texts of tiles.
const RULEBOOK: &[Section] = &[
    ("Overview", 6),
    ("Contents", 7),
    ("Setup", 13),
    ("Rounds", 3),
    ("Roll", 1),
    ("Assign", 12),
    ("Reveal", 3),
    ("Phases", 10),
    ("Explore", 11),
    ("Develop", 9),
    ("Settle", 9),
    ("Produce", 4),
    ("Ship", 11),
    ("Manage empire", 8),
    ("Winning", 7),
    ("Timing", 3),
    ("Etiquette", 4),
    ("For Race players", 9),
    ("Fine points", 3),
    ("Fine points of setup", 3),
    ("Fine points of Assign", 3),
    ("Fine points of Explore", 5),
    ("Fine points of Develop and Settle", 3),
    ("Fine points of Produce and Ship", 5),
    ("Fine points of Manage empire", 2),
    ("Immediate effects", 2),
    ("Development powers", 14),
    ("Single powers", 14),
    ("Dice and tiles (Polish, Japanese)", 3),
    ("Often overlooked (Polish, Japanese)", 9),
    ("Polish differences", 5),
    ("Japanese differences", 6),
    ("Tiles", 9),
];

#[test]
fn every_statement_of_the_rulebook_is_covered() {
    testkit::rulebook::every_statement_is_covered('L', &document(), RULEBOOK);
}
