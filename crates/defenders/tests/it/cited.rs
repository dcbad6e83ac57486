//! The rules document and the tests of the rules fit together.

use std::path::Path;

#[test]
fn every_rule_is_shown_by_a_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::rules::every_rule_is_shown('D', &here.join("../../docs/rules/defenders.md"), &here.join("tests/it/rules"));
}
