//! What the page knows of the server is current.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder, by their path in it.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![folder.to_path_buf()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                let name = entry.strip_prefix(folder).expect("below the folder").to_path_buf();
                found.insert(name, fs::read_to_string(&entry).expect("a text"));
            }
        }
    }
    found
}

#[test]
fn the_types_and_lists_of_the_page_are_current() {
    let fresh = tempfile::tempdir().expect("a folder");
    typescript::write(fresh.path()).expect("it can be written");
    let (fresh, checked_in) = (files(fresh.path()), files(&typescript::folder()));
    let stale: Vec<_> =
        fresh.keys().chain(checked_in.keys()).filter(|name| fresh.get(*name) != checked_in.get(*name)).collect();
    assert!(stale.is_empty(), "run cargo run -p typescript, for these have changed: {stale:?}");
}
