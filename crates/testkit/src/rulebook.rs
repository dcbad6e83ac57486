//! Every statement of a printed rulebook is accounted for in the rules document.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::rules::{defined, ids};

/// A section of a printed rulebook and how many statements it makes: rules, notes, examples, tips.
pub type Section = (&'static str, usize);

/// What the table says of a statement that needs no rule.
pub const WITHOUT_RULE: [&str; 3] = ["physical only", "tip", "no rule"];

/// Checks the table at the end of a rules document against the sections of the printed rulebook.
///
/// Each row of the table names a statement by its section and number, says in our own words what it is about, and lists
/// the rules that cover it, or one of [`WITHOUT_RULE`]:
///
/// ```text
/// | Setup 3 | four stacks of five robots | D-2.2 |
/// | Setup 7 | the die lies on its planet | physical only |
/// ```
///
/// Four things are demanded: each statement of each section has exactly one row, the table has no other rows, the rules
/// exist, and a rule that no statement leads to says that it is a *ruling*.
///
/// # Panics
/// With the list of everything that is wrong, or if the document cannot be read.
pub fn every_statement_is_covered(prefix: char, document: &Path, sections: &[Section]) {
    let document = fs::read_to_string(document).unwrap_or_else(|error| panic!("{}: {error}", document.display()));
    let faults = faults(prefix, &document, sections);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn faults(prefix: char, document: &str, sections: &[Section]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    let known: BTreeSet<String> = defined(document, prefix).into_iter().collect();
    let mut covered = BTreeSet::new();
    for row in last_table(document) {
        let [statement, about, rules] = row[..] else {
            faults.push(format!("a row has {} columns, not 3: {row:?}", row.len()));
            continue;
        };
        *rows.entry(statement).or_default() += 1;
        if about.is_empty() {
            faults.push(format!("{statement}: nothing is said about it"));
        }
        if WITHOUT_RULE.contains(&rules) {
            continue;
        }
        for rule in rules.split(", ") {
            if ids(rule, prefix) != [rule] {
                faults.push(format!("{statement}: {rule:?} is neither a rule nor one of {WITHOUT_RULE:?}"));
            } else if known.contains(rule) {
                covered.insert(rule.to_string());
            } else {
                faults.push(format!("{statement}: {rule} does not exist"));
            }
        }
    }
    for &(section, statements) in sections {
        for number in 1..=statements {
            let statement = format!("{section} {number}");
            match rows.remove(statement.as_str()) {
                Some(1) => {}
                Some(_) => faults.push(format!("{statement} is in the table twice")),
                None => faults.push(format!("{statement} is not in the table")),
            }
        }
    }
    faults.extend(rows.keys().map(|statement| format!("{statement:?} is no statement of the rulebook")));
    let rulings = rulings(document, prefix);
    let unprinted = known.iter().filter(|id| !covered.contains(*id) && !rulings.contains(*id));
    faults.extend(unprinted.map(|id| format!("{id}: no statement leads to it, and it is not marked as a ruling")));
    faults
}

/// The cells of the rows of the table that a document ends with, without its head. Nothing if it ends with anything else.
fn last_table(document: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = document.trim_end().lines().collect();
    let start = lines.iter().rposition(|line| !line.starts_with('|')).map_or(0, |before| before + 1);
    let rows = lines[start..].iter().skip(2);
    rows.map(|row| row.trim().trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The rules of which at least a part is marked as a ruling.
fn rulings(document: &str, prefix: char) -> BTreeSet<String> {
    let (mut rulings, mut rule) = (BTreeSet::new(), None);
    for line in document.lines() {
        if line.trim().is_empty() || line.starts_with(['#', '|']) {
            rule = None;
        }
        rule = defined(line, prefix).into_iter().next().or(rule);
        if let Some(rule) = &rule
            && line.to_lowercase().contains("*ruling")
        {
            rulings.insert(rule.clone());
        }
    }
    rulings
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECTIONS: &[Section] = &[("Setup", 2), ("Tips", 1)];

    const DOCUMENT: &str = "\
- **D-1.1** It is so.
- **D-1.2** And so,
  *ruling:* by chance.

| statement | about | rules |
| --- | --- | --- |
| Setup 1 | how it is | D-1.1 |
| Setup 2 | the box | physical only |
| Tips 1 | be quick | tip |
";

    fn fault_of(document: &str) -> String {
        faults('D', document, SECTIONS).join("; ")
    }

    #[test]
    fn a_complete_table_passes() {
        assert_eq!(fault_of(DOCUMENT), "");
    }

    #[test]
    fn a_deleted_or_repeated_row_fails() {
        let deleted = DOCUMENT.replace("| Setup 2 | the box | physical only |\n", "");
        assert_eq!(fault_of(&deleted), "Setup 2 is not in the table");
        let repeated = format!("{DOCUMENT}| Tips 1 | again | tip |\n");
        assert_eq!(fault_of(&repeated), "Tips 1 is in the table twice");
        let invented = format!("{DOCUMENT}| Tips 2 | more | tip |\n");
        assert_eq!(fault_of(&invented), "\"Tips 2\" is no statement of the rulebook");
    }

    #[test]
    fn a_table_that_does_not_end_the_document_is_none() {
        let fault = fault_of(&format!("{DOCUMENT}\nThe end.\n"));
        assert!(fault.contains("Setup 1 is not in the table"), "{fault}");
    }

    #[test]
    fn an_unknown_rule_or_word_fails() {
        let unknown = fault_of(&DOCUMENT.replace("| D-1.1 |", "| D-1.1, D-9.9 |"));
        assert_eq!(unknown, "Setup 1: D-9.9 does not exist");
        let word = fault_of(&DOCUMENT.replace("| tip |", "| whatever |"));
        assert!(word.starts_with("Tips 1: \"whatever\" is neither a rule nor one of"), "{word}");
        let silent = fault_of(&DOCUMENT.replace("| be quick |", "| |"));
        assert_eq!(silent, "Tips 1: nothing is said about it");
    }

    #[test]
    fn a_rule_that_is_neither_printed_nor_a_ruling_fails() {
        let fault = fault_of(&DOCUMENT.replace("*ruling:* by chance", "by chance"));
        assert_eq!(fault, "D-1.2: no statement leads to it, and it is not marked as a ruling");
    }
}
