//! Backup, restore, check and export, with and without a running server.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::StatusCode;
use game::Record;
use protocol::{Failure, FromPage, NewSeat, RefusalCode, ReplaySummary, ToPage};
use race::Race;
use server::client::ClientResponse;
use server::host::{self, Checked, Export, HostError, Progress, Watch};
use server::{Data, FolderError, ServeError};
use tempfile::TempDir;

use crate::place::{Own, Place};
use crate::table::{House, Player, bot, create, two_people, wish};

/// Nobody watches, and nobody stops it.
macro_rules! watch {
    () => {
        &mut Watch { stop: Arc::new(AtomicBool::new(false)), tell: &mut |_| {} }
    };
}

/// Changes the stored data directly.
async fn tamper(folder: &Path, sql: &'static str) -> u64 {
    Place::Folder(folder.into()).tamper(sql).await
}

pub(crate) fn code(answered: &ClientResponse) -> (StatusCode, String) {
    (answered.status, serde_json::from_str::<Failure>(&answered.text).expect("a failure").code.to_string())
}

/// A server with a match in which a move was made.
async fn played() -> (House, Player) {
    let house = House::open().await;
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&client, &created.id, None).await;
    for _ in 0..3 {
        player.asked().await.unwrap();
        player.play().await;
    }
    player.alone().await;
    (house, player)
}

async fn backup(house: &House, file: &Path) -> host::Backup {
    host::backup(house.folder(), file, false, watch!()).await.unwrap()
}

/// A folder with a finished match, and the client who played it.
async fn finished() -> (Own, String) {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.play().await;
    ann.send(FromPage::Resign).await;
    ben.until(|message| matches!(message, ToPage::Over { .. })).await;
    let id = ann.id.clone();
    drop((ann, ben));
    (house.close().await, id)
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_restored_elsewhere_and_played_on() {
    let (house, player) = played().await;
    let (files, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = files.path().join("orrery.backup");
    let made = backup(&house, &file).await;
    assert_eq!((made.matches, &made.file), (1, &file));
    assert!(made.entries > 3 && made.bytes == fs::metadata(&file).unwrap().len(), "{made:?}");
    assert_eq!(fs::read_dir(files.path()).unwrap().count(), 1, "nothing but the backup is left");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let folder = elsewhere.path().join("new");
    let restored = host::restore(&file, &folder, false, watch!()).await.unwrap();
    assert_eq!((restored.backup.entries, restored.moved_to), (made.entries, None));
    assert_eq!(fs::read(folder.join("key")).unwrap(), fs::read(house.folder().join("key")).unwrap());
    // The key does not stay in the database, not even in unused pages.
    let (key, database) = (fs::read(folder.join("key")).unwrap(), fs::read(folder.join("orrery.db")).unwrap());
    let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!contains(&database, digits.as_bytes()) && contains(&fs::read(&file).unwrap(), digits.as_bytes()));
    fs::rename(&folder, elsewhere.path().join("moved")).unwrap();
    let again = tempfile::tempdir_in(elsewhere.path()).unwrap();
    for name in ["orrery.db", "key"] {
        fs::copy(elsewhere.path().join("moved").join(name), again.path().join(name)).unwrap();
    }
    let house = House::within(again, |_| {}).await;
    let mut client = house.client();
    client.cookie.clone_from(&player.client.cookie);
    let mut again = Player::join(&client, &player.id, None).await;
    again.asked().await.unwrap();
    assert_eq!((&again.state, &again.log), (&player.state, &player.log));
    again.finish().await;
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn a_backup_replaces_nothing_unasked_and_leaves_nothing_when_it_is_stopped() {
    let (house, _player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    fs::write(&file, "precious").unwrap();
    let refused = host::backup(house.folder(), &file, false, watch!()).await;
    assert!(matches!(refused, Err(HostError::Exists(_))), "{refused:?}");
    let stop = Arc::new(AtomicBool::new(false));
    let mut tell = |_: Progress| stop.store(true, Ordering::Relaxed);
    let watch = &mut Watch { stop: Arc::clone(&stop), tell: &mut tell };
    let stopped = host::backup(house.folder(), &file, true, watch).await;
    assert!(matches!(stopped, Err(HostError::Stopped)), "{stopped:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    assert_eq!(fs::read_dir(files.path()).unwrap().count(), 1);
    // Leftovers of a killed run do not matter.
    fs::write(files.path().join("orrery.backup.part"), "rubbish").unwrap();
    host::backup(house.folder(), &file, true, watch!()).await.unwrap();
    assert_eq!(fs::read_dir(files.path()).unwrap().count(), 1);
    let nothing = host::backup(files.path(), &file, true, watch!()).await;
    assert!(matches!(nothing, Err(HostError::Folder(FolderError::Empty(_)))), "{nothing:?}");
}

#[tokio::test]
async fn what_is_no_good_backup_is_not_restored() {
    let (house, _player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    backup(&house, &file).await;
    let whole = fs::read(&file).unwrap();
    let refused = async |name: &str, bytes: &[u8]| {
        let (file, folder) = (files.path().join(name), files.path().join(format!("{name}-folder")));
        fs::write(&file, bytes).unwrap();
        let refused = host::restore(&file, &folder, true, watch!()).await.expect_err(name);
        assert!(!folder.join("orrery.db").exists() && !folder.join("key").exists(), "{name}");
        refused
    };
    assert!(matches!(refused("text", b"no database at all").await, HostError::Foreign(_)));
    assert!(matches!(refused("empty", b"").await, HostError::Foreign(_)));
    let cut = refused("cut", &whole[..whole.len() / 2]).await;
    assert!(matches!(cut, HostError::Damaged { .. }), "{cut:?}");
    let mut altered = whole.clone();
    let page = altered.len() / 4096 / 2 * 4096;
    altered[page..page + 4096].fill(0xa5);
    let altered = refused("altered", &altered).await;
    assert!(matches!(altered, HostError::Damaged { .. }), "{altered:?}");
    // A copy of the database is not a backup: the key is missing.
    let crashed = house.crashed().await.close().await;
    let plain = refused("plain", &fs::read(crashed.path().join("orrery.db")).unwrap()).await;
    assert!(matches!(plain, HostError::NotABackup(_)), "{plain:?}");
    let key = fs::read(house.folder().join("key")).unwrap();
    let digits: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let at = whole.windows(64).position(|window| window == digits.as_bytes()).unwrap();
    let mut other = whole;
    other[at] = if other[at] == b'0' { b'1' } else { b'0' };
    let other = refused("key", &other).await;
    assert!(matches!(&other, HostError::Damaged { why, .. } if why.contains("key")), "{other:?}");
    let missing = host::restore(&files.path().join("nothing"), files.path(), false, watch!()).await;
    assert!(matches!(missing, Err(HostError::File { .. })), "{missing:?}");
}

#[tokio::test]
async fn a_restore_destroys_nothing() {
    let (house, player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    backup(&house, &file).await;
    for replace in [false, true] {
        let busy = host::restore(&file, house.folder(), replace, watch!()).await;
        assert!(matches!(busy, Err(HostError::Folder(FolderError::InUse(_)))), "{busy:?}");
    }
    let other = House::open().await;
    let mut client = other.client();
    create(&mut client, &wish("roll", vec![NewSeat::Me, bot()])).await;
    let folder = other.close().await;
    let before = fs::read(folder.path().join("key")).unwrap();
    let there = host::restore(&file, folder.path(), false, watch!()).await;
    assert!(matches!(there, Err(HostError::Exists(_))), "{there:?}");
    assert_eq!(fs::read(folder.path().join("key")).unwrap(), before);
    let restored = host::restore(&file, folder.path(), true, watch!()).await.unwrap();
    let aside = restored.moved_to.expect("a folder");
    // The previous data is a complete server folder.
    assert_eq!(fs::read(aside.join("key")).unwrap(), before);
    let old = host::check(&Data::from(aside.as_path()), watch!()).await.unwrap();
    assert!(old.is_fine() && old.matches == 1, "{old:?}");
    let house = House::within(folder, |_| {}).await;
    let mut client = house.client();
    client.cookie.clone_from(&player.client.cookie);
    assert!(client.get(&format!("/api/matches/{}", player.id)).await.unwrap().status.is_success());
}

#[tokio::test]
async fn no_server_starts_on_half_a_restore() {
    let (house, player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    backup(&house, &file).await;
    let folder = tempfile::tempdir().unwrap();
    // As a power cut leaves it: the key is there, but the database does not have its name yet.
    fs::write(folder.path().join("key"), [7; 32]).unwrap();
    fs::write(folder.path().join("orrery.db.restoring"), "half").unwrap();
    let mut config = server::Config::new(folder.path());
    config.listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let started = server::Server::bind(config).await.expect_err("half a restore");
    assert!(matches!(started, ServeError::Folder(FolderError::HalfRestored(_))), "{started:?}");
    host::restore(&file, folder.path(), false, watch!()).await.unwrap();
    let house = House::within(folder, |_| {}).await;
    let mut client = house.client();
    assert!(client.get(&format!("/api/matches/{}", player.id)).await.unwrap().status.is_success());
}

/// Whatever interrupts a restore leaves a server that can start, or none at all, but never an empty one.
#[tokio::test]
async fn a_restore_that_cannot_write_the_key_leaves_everything_where_it_is() {
    let (house, player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    backup(&house, &file).await;
    let folder = house.close().await;
    // Something else is in the way where the key is written first.
    fs::create_dir(folder.path().join("key.new")).unwrap();
    let failed = host::restore(&file, folder.path(), true, watch!()).await;
    assert!(matches!(failed, Err(HostError::File { .. })), "{failed:?}");
    assert!(!folder.path().join("replaced-1").exists() && !folder.path().join("orrery.db.restoring").exists());
    let house = House::within(folder, |_| {}).await;
    assert!(house.client().get(&format!("/api/matches/{}", player.id)).await.unwrap().status.is_success());
}

/// The person who manages a server is often root, and the server is not.
#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_the_owner_of_the_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown, symlink};
    let (house, _player) = played().await;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("orrery.backup");
    backup(&house, &file).await;
    let folder = tempfile::tempdir().unwrap();
    let owner = Some(12_345);
    if chown(folder.path(), owner, owner).is_err() {
        eprintln!("only root gives files to others: run this test as root");
        return;
    }
    for replace in [false, true] {
        host::restore(&file, folder.path(), replace, watch!()).await.unwrap();
    }
    let aside = folder.path().join("replaced-1");
    let made = [folder.path(), &aside].map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    let made: Vec<PathBuf> = made.into_iter().flatten().collect();
    assert!(made.len() >= 6, "{made:?}");
    for path in made {
        assert_eq!(Some(fs::metadata(&path).unwrap().uid()), owner, "{}", path.display());
    }
    // A link in the folder under one of our names is neither written through nor given away.
    let secret = files.path().join("secret");
    fs::write(&secret, "root's").unwrap();
    fs::remove_file(folder.path().join("lock")).unwrap();
    symlink(&secret, folder.path().join("lock")).unwrap();
    assert!(host::restore(&file, folder.path(), true, watch!()).await.is_err());
    assert_eq!((fs::metadata(&secret).unwrap().uid(), fs::read_to_string(&secret).unwrap()), (0, "root's".into()));
}

async fn check(folder: &Path) -> Checked {
    host::check(&Data::from(folder), watch!()).await.unwrap()
}

#[tokio::test]
async fn a_check_finds_nothing_wrong_where_nothing_is() {
    let (house, _player) = played().await;
    let mut client = house.client();
    create(&mut client, &wish("roll", vec![NewSeat::Me, NewSeat::Open])).await;
    create(&mut client, &wish("defenders", vec![NewSeat::Me, bot(), bot()])).await;
    let checked = check(house.folder()).await;
    assert!(checked.is_fine(), "{checked:?}");
    assert_eq!(checked.matches, 3);
    let folder = house.close().await;
    assert!(check(folder.path()).await.is_fine());
    let nothing = tempfile::tempdir().unwrap();
    let empty = host::check(&Data::from(nothing.path()), watch!()).await;
    assert!(matches!(empty, Err(HostError::Folder(FolderError::Empty(_)))), "{empty:?}");
}

#[tokio::test]
async fn a_check_finds_whatever_is_damaged() {
    let (folder, id) = finished().await;
    let cases = [
        ("DELETE FROM entries WHERE number = 1", "entry 1 is missing"),
        ("UPDATE entries SET entry = 'x' WHERE number = 2", "entry 2"),
        ("DELETE FROM entries WHERE number = (SELECT MAX(number) FROM entries)", "listed as over"),
        ("DELETE FROM entries WHERE number = (SELECT MAX(number) FROM entries)", "entries were kept, and there are"),
        ("UPDATE progress SET status = 'playing'", "listed as playing"),
        ("UPDATE progress SET round = 99", "round 99"),
        ("UPDATE seats SET holder = 'somebody' WHERE seat = 0", "seats"),
        ("UPDATE seats SET token = 'x' WHERE seat = 1", "key"),
        ("UPDATE matches SET seed = 'x'", "seed"),
        ("UPDATE matches SET setup = '{}'", "missing field"),
        ("DELETE FROM progress", "how it stands"),
        ("DELETE FROM matches", "belongs to nothing"),
    ];
    for (sql, expected) in cases {
        let copy = copied(folder.path());
        assert!(tamper(copy.path(), sql).await > 0, "{sql}");
        let checked = check(copy.path()).await;
        assert!(!checked.is_fine(), "{sql}");
        let told: Vec<&str> = checked.faults.iter().map(|fault| fault.problem.as_str()).collect();
        assert!(told.iter().any(|told| told.contains(expected)), "{sql}: {told:?}");
        let about = checked.faults[0].id.as_deref();
        assert_eq!(about, if sql == "DELETE FROM matches" { None } else { Some(id.as_str()) }, "{sql}");
    }
}

/// No other stored data depends on some of the entries.
#[tokio::test]
async fn a_check_finds_that_the_last_entry_is_lost() {
    let (house, mut player) = played().await;
    player.send(FromPage::Automatic { on: false }).await;
    player.until(|message| matches!(message, ToPage::Table { automatic: false, .. })).await;
    let folder = house.close().await;
    assert!(check(folder.path()).await.is_fine());
    let automatic = "DELETE FROM entries WHERE number = (SELECT MAX(number) FROM entries) AND entry LIKE '%automatic%'";
    let lost = if tamper(folder.path(), automatic).await == 1 {
        check(folder.path()).await.faults
    } else {
        panic!("what was done last is not stored last");
    };
    let [fault] = &lost[..] else { panic!("{lost:?}") };
    assert!(fault.problem.contains("entries were kept, and there are"), "{fault:?}");
    assert_eq!(fault.id.as_deref(), Some(player.id.as_str()));
}

#[tokio::test]
async fn a_check_finds_damaged_files() {
    let (folder, _) = finished().await;
    let damaged = async |name: &str, bytes: &[u8], expected: &str| {
        let copy = copied(folder.path());
        fs::write(copy.path().join(name), bytes).unwrap();
        let checked = check(copy.path()).await;
        assert!(checked.faults.iter().any(|fault| fault.problem.contains(expected)), "{name}: {checked:?}");
    };
    damaged("key", &[1; 32], "does not belong").await;
    damaged("key", &[1; 31], "32 bytes").await;
    damaged("orrery.db", b"rubbish", "not an orrery database").await;
    let mut whole = fs::read(folder.path().join("orrery.db")).unwrap();
    for page in whole.chunks_mut(4096).skip(4) {
        page[..64].fill(0xff);
    }
    damaged("orrery.db", &whole, "").await;
}

fn copied(from: &Path) -> TempDir {
    let to = tempfile::tempdir().unwrap();
    for name in ["orrery.db", "key"] {
        fs::copy(from.join(name), to.path().join(name)).unwrap();
    }
    to
}

/// As if another version of the program had begun the match.
#[tokio::test]
async fn matches_of_other_rules_are_named_refused_and_kept() {
    let house = House::open().await;
    let (ann, ben) = two_people(&house, "race").await;
    let (mut client, id) = (ann.client.clone(), ann.id.clone());
    let waiting = create(&mut client, &wish("roll", vec![NewSeat::Me, NewSeat::Open])).await;
    drop((ann, ben));
    let folder = house.close().await;
    tamper(folder.path(), "UPDATE matches SET rules = 0").await;
    let checked = check(folder.path()).await;
    assert!(!checked.is_fine() && checked.faults.is_empty(), "{checked:?}");
    let mut frozen: Vec<_> =
        checked.frozen.iter().map(|frozen| (frozen.game.as_str(), frozen.status.as_str())).collect();
    frozen.sort();
    assert_eq!(frozen, [("race", "playing"), ("roll", "waiting")]);
    assert!(checked.frozen.iter().all(|frozen| frozen.rules == 0 && frozen.plays == Some(1)), "{checked:?}");

    let house = House::within(folder, |_| {}).await;
    let mut client = house.again(&client);
    assert!(client.get("/metrics").await.unwrap().text.contains("\norrery_matches_frozen 2\n"));
    for path in ["record", "points", "replay", "replay/0"] {
        let answered = client.get(&format!("/api/matches/{id}/{path}")).await.unwrap();
        assert_eq!(code(&answered), (StatusCode::CONFLICT, "old_rules".into()), "{path}");
    }
    let link = waiting.links[0].path.replace("/seat/", "/api/seats/");
    let claimed = house.client().post(&link, &()).await.unwrap();
    assert_eq!(code(&claimed), (StatusCode::CONFLICT, "old_rules".into()));
    let mut page = Player::join(&client, &id, None).await;
    assert_eq!(page.next().await, ToPage::Closing { code: RefusalCode::OldRules });
    // The previous version finds everything as it was.
    let folder = house.close().await;
    tamper(folder.path(), "UPDATE matches SET rules = 1").await;
    assert!(check(folder.path()).await.is_fine());
    let house = House::within(folder, |_| {}).await;
    let mut client = house.again(&client);
    let replay = client.get(&format!("/api/matches/{id}/replay")).await.unwrap();
    assert!(replay.json::<ReplaySummary>().is_ok());
}

/// Matches that cannot continue do not delay the clocks and bots of those that can.
#[tokio::test]
async fn matches_of_other_rules_keep_no_others_waiting() {
    let house = House::open().await;
    let (ann, ben) = two_people(&house, "race").await;
    let id = ann.id.clone();
    drop((ann, ben));
    let folder = house.close().await;
    // More than are woken at once, all due before the one that continues, whose clock has run out.
    let matches = "INSERT INTO matches (id, game, variant, rules, setup, seed, owner, client, listed, created) \
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) \
        SELECT 'frozen' || i, m.game, m.variant, 0, m.setup, m.seed, m.owner, m.client, 0, m.created FROM n, matches m";
    let progress = "INSERT INTO progress (match_id, status, round, asked, wake, changed) \
        SELECT m.id, 'playing', 1, 3, 0, p.changed FROM matches m, progress p WHERE m.rules = 0";
    assert_eq!((tamper(folder.path(), matches).await, tamper(folder.path(), progress).await), (300, 300));
    assert_eq!(tamper(folder.path(), "UPDATE progress SET wake = 1 WHERE match_id NOT LIKE 'frozen%'").await, 1);
    let house = House::within(folder, |_| {}).await;
    let loaded = async || house.client().get("/metrics").await.unwrap().text.contains("\norrery_matches_loaded 1\n");
    while !loaded().await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(house.client().get(&format!("/api/matches/{id}")).await.unwrap().status.is_success());
}

/// The new version's check runs before an upgrade, on data from earlier versions.
#[tokio::test]
async fn a_database_of_the_versions_before_is_checked_and_copied() {
    let seventh = [
        "DROP TABLE nodes",
        "DROP INDEX progress_by_node",
        "ALTER TABLE progress DROP COLUMN node",
        "ALTER TABLE progress DROP COLUMN fence",
        "DELETE FROM _sqlx_migrations WHERE version = 7",
    ];
    let sixth = ["DROP TABLE reviews", "DELETE FROM _sqlx_migrations WHERE version = 6"];
    let fifth = ["DROP TABLE chat", "DELETE FROM _sqlx_migrations WHERE version = 5"];
    let fourth = [
        "DROP INDEX progress_listed",
        "ALTER TABLE progress DROP COLUMN listed",
        "ALTER TABLE progress DROP COLUMN places",
        "DELETE FROM _sqlx_migrations WHERE version = 4",
    ];
    let third = ["ALTER TABLE progress DROP COLUMN entries", "DELETE FROM _sqlx_migrations WHERE version = 3"];
    let second = [
        "ALTER TABLE matches DROP COLUMN rules",
        "ALTER TABLE players DROP COLUMN seen",
        "DROP TABLE facts",
        "DROP TABLE handovers",
        "DROP TABLE recoveries",
        "DROP TABLE blocks",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
    ];
    let back: [&[&'static str]; 6] = [&seventh, &sixth, &fifth, &fourth, &third, &second];
    let back: Vec<&'static str> = back.concat();
    for statements in [5, 7, 9, 13, 15, back.len()] {
        goes_on_after(&back[..statements]).await;
    }
}

/// Takes a database back to an earlier version with these statements, then opens it with this version.
async fn goes_on_after(back: &[&'static str]) {
    let (folder, id) = finished().await;
    for sql in back {
        tamper(folder.path(), sql).await;
    }
    let checked = check(folder.path()).await;
    assert!(checked.is_fine() && checked.matches == 1, "{checked:?}");
    let (file, other) = (folder.path().join("backup"), tempfile::tempdir().unwrap());
    host::backup(folder.path(), &file, false, watch!()).await.unwrap();
    host::restore(&file, other.path(), false, watch!()).await.unwrap();
    let house = House::within(other, |_| {}).await;
    assert!(house.client().get(&format!("/api/matches/{id}/record")).await.unwrap().status.is_success());
    assert!(check(house.folder()).await.is_fine(), "what it makes of the tables is whole");
    // And data from a later version is left alone.
    tamper(folder.path(), "UPDATE _sqlx_migrations SET version = version + 90").await;
    let newer = host::check(&Data::from(folder.path()), watch!()).await;
    assert!(matches!(newer, Err(HostError::Newer(_))), "{newer:?}");
}

#[tokio::test]
async fn finished_games_of_other_rules_freeze_nothing() {
    let (folder, _) = finished().await;
    tamper(folder.path(), "UPDATE matches SET rules = 0").await;
    let checked = check(folder.path()).await;
    assert!(checked.is_fine(), "{checked:?}");
    assert_eq!(checked.past.get("race"), Some(&1));
    let out = tempfile::tempdir().unwrap();
    let exported = host::export(&Data::from(folder.path()), out.path(), &Export::default(), watch!()).await.unwrap();
    assert_eq!((exported.written, exported.other_rules), (0, 1));
}

#[tokio::test]
async fn finished_games_are_exported_once_and_without_their_players() {
    let (folder, id) = finished().await;
    let house = House::within(folder, |_| {}).await;
    let mut client = house.client();
    create(&mut client, &wish("roll", vec![NewSeat::Me, NewSeat::Open])).await;
    let out = tempfile::tempdir().unwrap();
    let to: PathBuf = out.path().join("games");
    let export = async |which: Export| {
        let exported = host::export(&Data::from(house.folder()), &to, &which, watch!()).await.unwrap();
        (exported.written, exported.there)
    };
    let roll = Export { game: Some("roll".into()), ..Export::default() };
    assert_eq!(export(roll).await, (0, 0));
    assert_eq!(export(Export { since: u64::MAX / 4, ..Export::default() }).await, (0, 0));
    assert_eq!(export(Export::default()).await, (1, 0));
    assert_eq!(export(Export::default()).await, (0, 1));
    let text = fs::read_to_string(to.join(format!("race-{id}.json"))).unwrap();
    let record: Record<Race> = Record::from_json(&text).unwrap();
    record.replay().unwrap().finish().unwrap();
    let served = client.get(&format!("/api/matches/{id}/record")).await.unwrap();
    assert_eq!(served.text, text);
    assert_eq!(fs::read_dir(&to).unwrap().count(), 1);
}
