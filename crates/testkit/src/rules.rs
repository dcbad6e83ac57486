//! Every numbered rule has a test, and every test of rules names the rules it shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Checks a rules document against the tests in a folder.
///
/// A rule is a line of the document that begins with its id in bold, `**D-4.2**`. A test cites the ids in the `///` lines
/// directly above its `#[test]`. Three things are demanded: ids are unique, each rule is cited by at least one test, and
/// each test in the folder cites at least one rule, none of them unknown.
///
/// # Panics
/// With the list of everything that is missing, or if a file cannot be read.
pub fn every_rule_is_shown(prefix: char, document: &Path, tests: &Path) {
    let document = fs::read_to_string(document).unwrap_or_else(|error| panic!("{}: {error}", document.display()));
    let mut faults = Vec::new();
    let mut shown: BTreeMap<String, usize> = BTreeMap::new();
    for id in defined(&document, prefix) {
        if shown.insert(id.clone(), 0).is_some() {
            faults.push(format!("{id} is defined twice"));
        }
    }
    assert!(!shown.is_empty(), "the document defines no rule {prefix}-…");
    let mut files: Vec<_> = fs::read_dir(tests).expect("a folder of tests").map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs")) {
        let source = fs::read_to_string(file).expect("a readable test");
        for (test, cited) in tests_of(&source, prefix) {
            if cited.is_empty() {
                faults.push(format!("{}: {test} cites no rule", file.display()));
            }
            for id in cited {
                match shown.get_mut(&id) {
                    Some(times) => *times += 1,
                    None => faults.push(format!("{}: {test} cites {id}, which does not exist", file.display())),
                }
            }
        }
    }
    faults.extend(shown.iter().filter(|(_, times)| **times == 0).map(|(id, _)| format!("{id} is shown by no test")));
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The ids of the rules that a document defines.
pub(crate) fn defined(document: &str, prefix: char) -> Vec<String> {
    let bold = document.lines().filter_map(|line| line.trim_start_matches(['-', ' ']).strip_prefix("**"));
    bold.filter_map(|line| ids(line.split("**").next().unwrap_or_default(), prefix).into_iter().next()).collect()
}

/// The tests of a source file with the ids that the lines above them cite.
fn tests_of(source: &str, prefix: char) -> Vec<(String, Vec<String>)> {
    let (mut found, mut cited, mut is_test) = (Vec::new(), Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            cited.extend(ids(comment, prefix));
        } else if line == "#[test]" {
            is_test = true;
        } else if !line.starts_with("#[") {
            if is_test {
                let name = line.trim_start_matches("fn ").split('(').next().unwrap_or_default();
                found.push((name.to_string(), std::mem::take(&mut cited)));
            }
            (is_test, cited) = (false, Vec::new());
        }
    }
    found
}

/// Everything of the form `D-4.2` in a text.
pub(crate) fn ids(text: &str, prefix: char) -> Vec<String> {
    let mut found = Vec::new();
    for word in text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '.')) {
        let word = word.trim_end_matches('.');
        let Some(number) = word.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')) else {
            continue;
        };
        let parts: Vec<&str> = number.split('.').collect();
        if parts.len() == 2 && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit())) {
            found.push(word.to_string());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(document: &str, source: &str) -> Result<(), String> {
        let folder = std::env::temp_dir().join(format!("orrery-rules-{}-{}", std::process::id(), document.len()));
        fs::create_dir_all(folder.join("tests")).unwrap();
        fs::write(folder.join("rules.md"), document).unwrap();
        fs::write(folder.join("tests/a.rs"), source).unwrap();
        let result = std::panic::catch_unwind(|| {
            every_rule_is_shown('D', &folder.join("rules.md"), &folder.join("tests"));
        });
        fs::remove_dir_all(&folder).unwrap();
        result.map_err(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
    }

    const TEST: &str = "/// D-1.1: it is so.\n#[test]\nfn so() {}\n";

    #[test]
    fn a_cited_rule_passes() {
        assert_eq!(check("**D-1.1** It is so.", TEST), Ok(()));
    }

    #[test]
    fn a_rule_without_a_test_fails() {
        let fault = check("**D-1.1** It is so.\n- **D-1.2** And so.", TEST).unwrap_err();
        assert!(fault.contains("D-1.2 is shown by no test"), "{fault}");
    }

    #[test]
    fn a_test_that_cites_nothing_or_an_unknown_rule_fails() {
        let fault = check("**D-1.1** It is so!", "/// D-1.1 and D-9.9.\n#[test]\nfn so() {}\n").unwrap_err();
        assert!(fault.contains("so cites D-9.9, which does not exist"), "{fault}");
        let fault = check("**D-1.1** It is so?!", &format!("{TEST}#[test]\nfn bare() {{}}\n")).unwrap_err();
        assert!(fault.contains("bare cites no rule"), "{fault}");
    }

    #[test]
    fn a_comment_that_stands_elsewhere_is_no_citation() {
        let fault = check("**D-1.1** It is so....", "/// D-1.1\nfn helper() {}\n#[test]\nfn bare() {}\n").unwrap_err();
        assert!(fault.contains("D-1.1 is shown by no test"), "{fault}");
    }
}
