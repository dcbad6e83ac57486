//! The rules document fits the tests of the rules and the printed rulebook.

use std::path::{Path, PathBuf};

use testkit::rulebook::Section;

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/race.md")
}

#[test]
fn every_rule_is_shown_by_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/rules");
    testkit::rules::every_rule_is_shown('R', &document(), &tests);
}

/// The sections of the Polish rulebook, with translated headings.
const RULEBOOK: &[Section] = &[
    ("Introduction", 16),
    ("Setup", 14),
    ("The game", 11),
    ("Explore", 7),
    ("Develop", 9),
    ("Card powers", 11),
    ("Settle", 15),
    ("Consume", 17),
    ("Produce", 8),
    ("End of the round", 5),
    ("End of the game", 9),
    ("Order", 4),
    ("The advanced game for two", 7),
    ("Credits", 1),
    ("Explore powers", 3),
    ("Develop powers", 4),
    ("Settle powers", 11),
    ("Trade powers", 3),
    ("Consume powers", 12),
    ("Produce powers", 10),
    ("Card table", 8),
    ("Contact", 1),
    ("Developments of cost 6", 16),
];

#[test]
fn every_statement_of_the_rulebook_is_covered() {
    testkit::rulebook::every_statement_is_covered('R', &document(), RULEBOOK);
}
