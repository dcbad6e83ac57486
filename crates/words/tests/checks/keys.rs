//! Keys as the code names them, and how faults are reported.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Fails with the first faults, if there are any.
pub(crate) fn report(what: &str, faults: &BTreeSet<String>) {
    let shown: Vec<&str> = faults.iter().take(25).map(String::as_str).collect();
    assert!(faults.is_empty(), "{what}, {} times:\n{}", faults.len(), shown.join("\n"));
}

/// Whether a text in the code is a complete key with this prefix, not a part to be completed.
pub(crate) fn is_key(text: &str, prefix: &str) -> bool {
    let letters = text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-');
    letters && text.starts_with(prefix) && text.len() > prefix.len() && !text.ends_with('-')
}

/// The quoted texts in all source files below a folder, relative to this crate.
pub(crate) fn literals(folder: &[&str]) -> impl Iterator<Item = String> {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR")].iter().chain(folder).collect();
    let mut texts = BTreeSet::new();
    collect_literals(&root, &mut texts);
    texts.into_iter()
}

fn collect_literals(path: &Path, texts: &mut BTreeSet<String>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder of sources");
        return entries.flatten().for_each(|entry| collect_literals(&entry.path(), texts));
    }
    let source = fs::read_to_string(path).expect("a source file");
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    // Keys contain no quotes or escapes, so taking every other part between quotes is enough.
    texts.extend(code.flat_map(|line| line.split('"').skip(1).step_by(2)).map(ToString::to_string));
}
