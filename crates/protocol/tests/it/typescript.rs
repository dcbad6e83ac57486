//! The types of the page are those of the server.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{
    Claimed, Created, Failure, FromPage, GameInfo, LobbyTable, Me, MyMatch, NewMatch, Recoverable, RecoveryLink,
    Rename, ReplayPosition, ReplaySummary, SeatBot, ToPage,
};
use ts_rs::{Config, TS};

/// If set, the types are written instead of compared.
const UPDATE: &str = "UPDATE_TYPES";

fn export(into: &Path) {
    let config = Config::new().with_out_dir(into).with_large_int("number");
    macro_rules! export {
        ($($root:ty),+ $(,)?) => { $(<$root>::export_all(&config).expect("types can be written");)+ };
    }
    export!(
        FromPage,
        ToPage,
        GameInfo,
        NewMatch,
        Created,
        Claimed,
        LobbyTable,
        MyMatch,
        Me,
        Recoverable,
        RecoveryLink,
        Rename,
        SeatBot,
        ReplaySummary,
        ReplayPosition,
        Failure,
        words::Catalog,
        defenders::View,
        defenders::Event,
        race::View,
        race::Event,
        roll::View,
        roll::Event,
        roll::Assigning,
    );
}

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
fn the_types_of_the_page_are_current() {
    let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    if std::env::var_os(UPDATE).is_some() {
        let _ = fs::remove_dir_all(&checked_in);
        export(&checked_in);
        return;
    }
    let fresh = tempfile::tempdir().expect("a folder");
    export(fresh.path());
    let (fresh, checked_in) = (files(fresh.path()), files(&checked_in));
    let stale: Vec<_> =
        fresh.keys().chain(checked_in.keys()).filter(|name| fresh.get(*name) != checked_in.get(*name)).collect();
    assert!(stale.is_empty(), "run {UPDATE}=1 cargo test -p protocol, for these have changed: {stale:?}");
}
