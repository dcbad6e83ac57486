//! Every numbered rule is shown by a test, and every test of rules cites the rules it shows.

use std::path::Path;

#[test]
fn every_rule_is_shown_by_a_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::rules::every_rule_is_shown('L', &here.join("../../docs/rules/roll.md"), &here.join("tests/it/rules"));
}
