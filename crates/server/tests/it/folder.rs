//! The data folder: for one server at a time, with the key of its database, readable only by its owner.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use server::{Config, FolderError, ServeError, Server};

use crate::table::House;

async fn refused(folder: &Path) -> FolderError {
    let mut config = Config::new(folder);
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    match Server::bind(config).await {
        Err(ServeError::Folder(error)) => error,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = House::at(folder.path(), |_| {}).await;
    assert!(matches!(refused(folder.path()).await, FolderError::InUse(_)));
    first.stop().await;
    House::at(folder.path(), |_| {}).await.stop().await;
}

/// No cookie would match a new key: everyone would be a stranger.
#[tokio::test]
async fn a_database_without_its_key_is_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    House::at(folder.path(), |_| {}).await.stop().await;
    let (key, kept) = (folder.path().join("key"), folder.path().join("kept"));
    fs::rename(&key, &kept).expect("moved");
    assert!(matches!(refused(folder.path()).await, FolderError::NoKey(_)));
    assert!(!key.exists(), "no key is made in its place");
    fs::write(&key, [7; 32]).expect("written");
    assert!(matches!(refused(folder.path()).await, FolderError::OtherKey(_)));
    fs::write(&key, "short").expect("written");
    assert!(matches!(refused(folder.path()).await, FolderError::BadKey(_)));
    fs::rename(&kept, &key).expect("moved back");
    House::at(folder.path(), |_| {}).await.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt as _;
    let outer = tempfile::tempdir().expect("a folder");
    let folder = outer.path().join("data");
    let mut house = House::at(&folder, |_| {}).await;
    house.client().get("/api/me").await.expect("an answer");
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for file in fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    house.stop().await;
}
