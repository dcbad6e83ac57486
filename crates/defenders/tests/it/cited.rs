//! The rules document fits the tests of the rules and the printed rulebook.

use std::path::{Path, PathBuf};

use testkit::rulebook::Section;

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/defenders.md")
}

#[test]
fn every_rule_is_shown_by_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/rules");
    testkit::rules::every_rule_is_shown('D', &document(), &tests);
}

/// The sections of the Polish rulebook, with translated headings.
const RULEBOOK: &[Section] = &[
    ("Components", 9),
    ("Setup", 11),
    ("Two or three players", 2),
    ("Aim", 5),
    ("Round", 3),
    ("Main actions", 16),
    ("Extra actions", 12),
    ("End of turn", 6),
    ("Rest", 3),
    ("End and scoring", 8),
    ("Variants", 3),
    ("Symbols", 1),
    ("Tips", 4),
    ("Authors", 1),
    ("Planets", 10),
    ("Technologies", 12),
];

#[test]
fn every_statement_of_the_rulebook_is_covered() {
    testkit::rulebook::every_statement_is_covered('D', &document(), RULEBOOK);
}
