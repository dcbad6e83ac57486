//! Everything that a server stores moves from a folder into a PostgreSQL database, and back.
//!
//! These tests need PostgreSQL, so they run where everything runs on it.

use std::collections::BTreeMap;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::Method;
use protocol::{FromPage, NewSeat, ToPage};
use serde_json::json;
use server::client::Client;
use server::host::{self, HostError, Migrated, Watch};
use server::{Config, Data, FolderError, PostgresError, ServeError, Server, StoreError};
use tempfile::TempDir;

use crate::place::{Own, Place};
use crate::table::{House, Player, bot, create, two_people, wish};

/// Facts that hold for one place alone.
const OF_A_PLACE: [&str; 4] = ["holder", "control", "probe", "secret"];

/// A folder with something in every table, and the client who plays there.
struct Host {
    folder: TempDir,
    client: Client,
    id: String,
}

/// Where the tests run on PostgreSQL: an empty schema.
macro_rules! schema {
    () => {{
        let own = Own::fresh().await;
        match own.place {
            Place::Folder(_) => return,
            Place::Schema { .. } => own,
        }
    }};
}

impl Host {
    /// Ten matches, of which one can be played on.
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut house = House::at(folder.path(), |_| {}).await;
        let (ann, ben) = two_people(&house, "race").await;
        let mut client = ann.client.clone();
        drop((ann, ben));
        let id = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
        let mut player = Player::join(&client, &id, None).await;
        for _ in 0..2 {
            player.asked().await.unwrap();
            player.play().await;
        }
        drop(player);
        let name = json!({ "name": "Żółć 木星" }).to_string();
        assert_eq!(client.send(Method::PUT, "/api/me", Some(name)).await.unwrap().status, 200);
        assert!(client.post("/api/me/recovery", &()).await.unwrap().status.is_success());
        house.stop().await;
        let place = Place::Folder(folder.path().into());
        for sql in [
            "INSERT INTO blocks VALUES ('address', 'x', 'it''s noise', 1), ('player', 'y', '', 2)",
            "INSERT INTO handovers SELECT 'token', id, 0, 3 FROM matches LIMIT 1",
            "INSERT INTO chat SELECT id, 'players', 0, owner, '{\"text\":\"\"}', 4 FROM matches",
            "INSERT INTO reviews SELECT id, 48, '{}' FROM matches LIMIT 1",
            "INSERT INTO facts VALUES ('some fact', 'that nobody knows')",
        ] {
            assert!(place.tamper(sql).await > 0, "{sql}");
        }
        for number in 2..10 {
            copy(&place, &id, number).await;
        }
        Self { folder, client, id }
    }

    fn data(&self) -> Data {
        self.folder.path().into()
    }

    fn place(&self) -> Place {
        Place::Folder(self.folder.path().into())
    }
}

/// Adds a match that is like another one.
async fn copy(place: &Place, id: &str, number: u32) {
    let new = format!("{number:016}");
    for sql in [
        format!(
            "INSERT INTO matches SELECT '{new}', game, variant, setup, seed, owner, client, listed, created, rules FROM matches WHERE id = '{id}'"
        ),
        format!("INSERT INTO entries SELECT '{new}', number, entry FROM entries WHERE match_id = '{id}'"),
        format!(
            "INSERT INTO seats SELECT '{new}', seat, kind, holder, token || '{number}' FROM seats WHERE match_id = '{id}'"
        ),
        format!(
            "INSERT INTO progress (match_id, status, round, asked, wake, rematch, changed, entries, listed, places) \
             SELECT '{new}', status, round, asked, NULL, rematch, changed, entries, listed, places FROM progress WHERE match_id = '{id}'"
        ),
    ] {
        assert!(place.tamper(sql.clone()).await > 0, "{sql}");
    }
}

async fn migrate(from: &Data, to: &Data) -> Result<Migrated, HostError> {
    stopped_at(from, to, usize::MAX).await
}

/// Migrates, and stops before a step.
async fn stopped_at(from: &Data, to: &Data, step: usize) -> Result<Migrated, HostError> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let mut steps = 0..;
    let mut tell = |_| raised.store(steps.next() == Some(step), Ordering::Relaxed);
    host::migrate(from, to, &mut Watch { stop, tell: &mut tell }).await
}

/// Everything that moves, table by table: read here, and not as the program reads it.
async fn rows(place: &Place) -> BTreeMap<String, Vec<String>> {
    let mut all = place.rows().await;
    let facts = all.get_mut("facts").expect("a table");
    facts.retain(|row| !OF_A_PLACE.iter().any(|fact| row.contains(&format!("\"{fact}\""))));
    all
}

/// What a server says that is to use a place.
async fn refused(data: &Data) -> ServeError {
    let mut config = Config::new(data.clone());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Server::bind(config).await.expect_err("a refusal")
}

fn is_half(error: &ServeError) -> bool {
    matches!(
        error,
        ServeError::Folder(FolderError::HalfMigrated(_))
            | ServeError::Store(StoreError::Postgres(PostgresError::HalfMigrated(_)))
    )
}

/// The files that matter, byte by byte.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    ["orrery.db", "key"].iter().map(|name| fs::read(folder.join(name)).expect("a file")).collect()
}

#[tokio::test]
async fn a_host_moves_into_a_database_and_back_and_everybody_is_known_again() {
    let (database, host) = (schema!(), Host::new().await);
    let (all, before) = (rows(&host.place()).await, files(host.folder.path()));
    // Nodes belong to a place, not to a host.
    let is_full = |(table, rows): (&String, &Vec<String>)| table == "nodes" || !rows.is_empty();
    assert!(all.iter().all(is_full), "every table has something: {all:?}");
    let moved = migrate(&host.data(), &database.data()).await.unwrap();
    let others: usize = ["players", "recoveries", "blocks", "facts"].iter().map(|table| all[*table].len()).sum();
    assert_eq!((moved.matches, moved.entries), (10, all["entries"].len() as u64));
    assert_eq!((moved.others, moved.there_before), (others as u64, 0));
    assert_eq!(rows(&database.place).await, all);
    assert_eq!(files(host.folder.path()), before, "the source is as it was");
    assert_eq!(database.place.key().await, before[1]);
    // And back, before anything has changed.
    let elsewhere = tempfile::tempdir().unwrap();
    let back = Place::Folder(elsewhere.path().join("new"));
    assert_eq!(migrate(&database.data(), &back.data()).await.unwrap(), moved);
    assert_eq!(rows(&back).await, all);
    assert_eq!(back.key().await, before[1]);
    let names = fs::read_dir(back.folder()).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["key", "lock", "orrery.db"], "nothing else is left");
    for place in [database.place.clone(), back] {
        let house = House::of(place, |_| {}).await;
        let mut player = Player::join(&house.again(&host.client), &host.id, None).await;
        player.asked().await.unwrap();
        player.play().await;
        let checked = host::check(&house.data(), &mut Watch { stop: Arc::default(), tell: &mut |_| {} }).await.unwrap();
        // The copies of a match have seats that no key belongs to.
        assert!(checked.faults.iter().all(|fault| fault.problem.contains("the link of a seat")), "{checked:?}");
        assert!(house.again(&host.client).get("/api/me").await.unwrap().text.contains("Żółć 木星"));
    }
}

/// Every attempt gets one step further than the one before.
#[tokio::test]
async fn a_migration_that_is_stopped_at_every_step_loses_nothing() {
    let (database, host) = (schema!(), Host::new().await);
    let (elsewhere, all) = (tempfile::tempdir().unwrap(), rows(&host.place()).await);
    let back = Place::Folder(elsewhere.path().join("new"));
    for (from, to) in [(host.place(), database.place.clone()), (database.place.clone(), back.clone())] {
        let mut step = 0;
        let moved = loop {
            match stopped_at(&from.data(), &to.data(), step).await {
                Ok(moved) => break moved,
                Err(error) => assert!(matches!(error, HostError::Stopped), "step {step}: {error}"),
            }
            // Before the first step nothing is there.
            if step > 0 {
                assert!(is_half(&refused(&to.data()).await), "step {step}");
                let watch = &mut Watch { stop: Arc::default(), tell: &mut |_| {} };
                assert!(host::check(&to.data(), watch).await.is_err(), "step {step}");
            }
            step += 1;
        };
        assert!(step > 12 && moved.there_before == 10, "{step} steps, {moved:?}");
        assert_eq!(rows(&to).await, all);
        House::of(to, |_| {}).await.stop().await;
    }
}

#[tokio::test]
async fn a_migration_whose_connection_ends_at_every_step_goes_on_when_it_is_repeated() {
    let (database, host) = (schema!(), Host::new().await);
    let (elsewhere, all) = (tempfile::tempdir().unwrap(), rows(&host.place()).await);
    let back = Place::Folder(elsewhere.path().join("new"));
    for (from, to) in [(host.place(), database.place.clone()), (database.place.clone(), back.clone())] {
        let (mut step, mut failed) = (1, 0);
        loop {
            let place = database.place.clone();
            match cut(&from.data(), &to.data(), step, move || _ = place.disconnect_from_a_thread()).await {
                // The last steps need the source no more.
                Ok(_) => break,
                Err(error) => {
                    assert!(matches!(error, HostError::HalfMigrated { .. }), "step {step}: {error}");
                    failed += 1;
                }
            }
            assert!(is_half(&refused(&to.data()).await), "step {step}");
            step += 1;
        }
        assert!(failed > 10, "{failed}");
        assert_eq!(rows(&to).await, all);
    }
}

/// Migrates, and does something before a step, after which it goes on.
async fn cut(from: &Data, to: &Data, step: usize, at: impl Fn() + Send + Sync) -> Result<Migrated, HostError> {
    let mut steps = 0..;
    let mut tell = |_| {
        if steps.next() == Some(step) {
            at();
        }
    };
    host::migrate(from, to, &mut Watch { stop: Arc::default(), tell: &mut tell }).await
}

/// A server may have run in the meantime: what is there already is not trusted.
#[tokio::test]
async fn what_changed_between_two_attempts_is_moved_as_it_is_now() {
    let (database, host) = (schema!(), Host::new().await);
    let stopped = stopped_at(&host.data(), &database.data(), 4).await;
    assert!(matches!(stopped, Err(HostError::Stopped)));
    assert!(database.place.rows().await["matches"].len() > 6, "some have arrived");
    let place = host.place();
    for table in ["entries", "seats", "progress", "chat", "reviews", "handovers"] {
        place.tamper(format!("DELETE FROM {table} WHERE match_id = '0000000000000003'")).await;
    }
    assert_eq!(place.tamper("DELETE FROM matches WHERE id = '0000000000000003'").await, 1);
    copy(&place, &host.id, 0).await;
    let changed = "UPDATE entries SET entry = entry || ' ' WHERE match_id = '0000000000000002' AND number = 1";
    assert_eq!(place.tamper(changed).await, 1);
    assert_eq!(place.tamper("UPDATE progress SET round = 99 WHERE match_id = '0000000000000004'").await, 1);
    let moved = migrate(&host.data(), &database.data()).await.unwrap();
    assert!(moved.matches == 10 && moved.there_before > 2 && moved.there_before < 9, "{moved:?}");
    assert_eq!(rows(&database.place).await, rows(&place).await);
}

/// A database that stores something else than it was given.
#[tokio::test]
async fn what_does_not_arrive_as_it_was_sent_is_noticed() {
    let host = Host::new().await;
    let altered = "NEW.entry := REPLACE(NEW.entry, '1', '2'); RETURN NEW";
    for (what, expected) in [(altered, "did not arrive"), ("RETURN NULL", "did not arrive")] {
        let database = schema!();
        let stopped = stopped_at(&host.data(), &database.data(), 2).await;
        assert!(matches!(stopped, Err(HostError::Stopped)));
        let function = format!(
            "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN {} END'",
            format!("{what};").replace('\'', "''")
        );
        database.place.tamper(function).await;
        let trigger = "CREATE TRIGGER broken BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION broken()";
        database.place.tamper(trigger).await;
        let error = migrate(&host.data(), &database.data()).await.unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
        assert!(is_half(&refused(&database.data()).await));
    }
}

#[tokio::test]
async fn a_target_without_room_goes_on_when_there_is_some_again() {
    let (database, host) = (schema!(), Host::new().await);
    assert!(matches!(stopped_at(&host.data(), &database.data(), 3).await, Err(HostError::Stopped)));
    let full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN RAISE EXCEPTION ''no space left on device'' USING ERRCODE = ''53100''; END'";
    database.place.tamper(full).await;
    let trigger = "CREATE TRIGGER full_disk BEFORE INSERT ON seats EXECUTE FUNCTION full_disk()";
    database.place.tamper(trigger).await;
    let error = migrate(&host.data(), &database.data()).await.unwrap_err();
    let HostError::HalfMigrated { cause, done, all: 10 } = &error else { panic!("{error:?}") };
    assert!(matches!(**cause, HostError::Store(StoreError::Postgres(PostgresError::Full(_)))), "{cause:?}");
    assert!(*done > 0 && error.to_string().contains("no space left"), "{error}");
    database.place.tamper("DROP TRIGGER full_disk ON seats").await;
    let moved = migrate(&host.data(), &database.data()).await.unwrap();
    assert!(moved.there_before >= *done, "{moved:?}");
    assert_eq!(rows(&database.place).await, rows(&host.place()).await);
}

/// What `migrate` refuses leaves both sides as they were.
#[tokio::test]
async fn what_is_not_fit_is_refused_and_left_as_it_is() {
    let (database, host) = (schema!(), Host::new().await);
    let refused = async |from: &Data, to: &Data| migrate(from, to).await.unwrap_err();
    assert!(matches!(refused(&host.data(), &host.data()).await, HostError::SamePlace(_)));
    assert!(matches!(refused(&database.data(), &database.data()).await, HostError::SamePlace(_)));
    let nothing = tempfile::tempdir().unwrap();
    let error = refused(&nothing.path().into(), &database.data()).await;
    assert!(matches!(error, HostError::Folder(FolderError::Empty(_))), "{error}");
    let error = refused(&database.data(), &nothing.path().into()).await;
    assert!(matches!(error, HostError::Store(StoreError::Postgres(PostgresError::Empty(_)))), "{error}");
    assert_eq!(fs::read_dir(nothing.path()).unwrap().count(), 0, "nothing is made");
    // A server runs on either side.
    let mut running = House::of(host.place(), |_| {}).await;
    let error = refused(&host.data(), &database.data()).await;
    assert!(matches!(error, HostError::Folder(FolderError::InUse(_))), "{error}");
    running.stop().await;
    let other = Own::fresh().await;
    let mut running = House::of(other.place.clone(), |_| {}).await;
    let error = refused(&host.data(), &other.data()).await;
    assert!(matches!(error, HostError::Store(StoreError::Postgres(PostgresError::InUse(_)))), "{error}");
    let error = refused(&other.data(), &nothing.path().into()).await;
    assert!(matches!(error, HostError::Store(StoreError::Postgres(PostgresError::InUse(_)))), "{error}");
    running.stop().await;
    // It has a key of its own, though no match.
    let before = rows(&other.place).await;
    assert!(matches!(refused(&host.data(), &other.data()).await, HostError::Occupied(_)));
    assert_eq!(rows(&other.place).await, before);
    let second = Host::new().await;
    assert!(matches!(refused(&host.data(), &second.data()).await, HostError::Occupied(_)));
    // A part of another host's data is not mixed with this one's.
    assert!(matches!(stopped_at(&second.data(), &database.data(), 4).await, Err(HostError::Stopped)));
    assert!(matches!(refused(&host.data(), &database.data()).await, HostError::OtherMigration(_)));
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(stopped_at(&second.data(), &folder.path().into(), 4).await, Err(HostError::Stopped)));
    assert!(matches!(refused(&host.data(), &folder.path().into()).await, HostError::OtherMigration(_)));
    let error = refused(&folder.path().into(), &Own::fresh().await.data()).await;
    assert!(matches!(error, HostError::Folder(FolderError::HalfMigrated(_))), "{error}");
    // Once is enough.
    migrate(&second.data(), &database.data()).await.unwrap();
    assert!(matches!(refused(&second.data(), &database.data()).await, HostError::Arrived(_)));
    // Without its key, or with another one, nobody would be known.
    let (key, kept) = (second.folder.path().join("key"), second.folder.path().join("kept"));
    fs::rename(&key, &kept).unwrap();
    let empty = Own::fresh().await;
    let error = refused(&second.data(), &empty.data()).await;
    assert!(matches!(error, HostError::Folder(FolderError::NoKey(_))), "{error}");
    fs::write(&key, [7; 32]).unwrap();
    let error = refused(&second.data(), &empty.data()).await;
    assert!(matches!(error, HostError::Folder(FolderError::OtherKey(_))), "{error}");
    fs::rename(&kept, &key).unwrap();
    let damage = "INSERT INTO entries VALUES ('nowhere', 0, '')";
    second.place().tamper(damage).await;
    let error = refused(&second.data(), &empty.data()).await;
    assert!(matches!(error, HostError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn newer_tables_and_other_programs_are_left_alone() {
    let (database, host) = (schema!(), Host::new().await);
    let refused = async |from: &Data, to: &Data| migrate(from, to).await.unwrap_err();
    let newer = "INSERT INTO _sqlx_migrations SELECT 1000, description, installed_on, success, checksum, 0 \
        FROM _sqlx_migrations WHERE version = 1";
    let foreign = Own::fresh().await;
    foreign.place.tamper("CREATE TABLE matches (id TEXT)").await;
    let error = refused(&host.data(), &foreign.data()).await;
    assert!(matches!(error, HostError::Store(StoreError::Postgres(PostgresError::Foreign(_)))), "{error}");
    assert_eq!(foreign.place.tamper("DROP TABLE matches").await, 0);
    let folder = tempfile::tempdir().unwrap();
    for to in [database.place.clone(), Place::Folder(folder.path().join("new"))] {
        assert!(matches!(stopped_at(&host.data(), &to.data(), 4).await, Err(HostError::Stopped)));
        let file = |name| if let Place::Folder(folder) = &to { Some(folder.join(name)) } else { None };
        if let Some((draft, database)) = file("orrery.db.migrating").zip(file("orrery.db")) {
            fs::rename(&draft, &database).unwrap();
            to.tamper(newer).await;
            fs::rename(&database, &draft).unwrap();
        } else {
            to.tamper(newer).await;
        }
        let error = refused(&host.data(), &to.data()).await;
        let is_newer =
            matches!(error, HostError::Newer(_) | HostError::Store(StoreError::Postgres(PostgresError::Newer(_))));
        assert!(is_newer, "{error}");
    }
    host.place().tamper(newer).await;
    assert!(matches!(refused(&host.data(), &Own::fresh().await.data()).await, HostError::Newer(_)));
}

/// Tables of every version so far move as they are, and are then brought up to date as a server does it.
#[tokio::test]
async fn tables_of_an_older_version_are_moved_and_brought_up_to_date() {
    let mut house = House::open().await;
    let Place::Schema { .. } = house.place() else { return };
    house.stop().await;
    let current = tempfile::tempdir().unwrap();
    House::at(current.path(), |_| {}).await.stop().await;
    for version in 1..=7 {
        let old = tempfile::tempdir().unwrap();
        crate::place::old(current.path(), old.path(), version).await;
        let (place, database) = (Place::Folder(old.path().into()), Own::fresh().await);
        place.tamper("INSERT INTO players (id, name) VALUES ('p', 'Ann')").await;
        let sql = "INSERT INTO matches (id, game, variant, setup, seed, owner, client, listed, created) \
            VALUES ('m', 'race', 'standard', '{}', '00', 'p', 'c', 1, 5)";
        place.tamper(sql).await;
        place.tamper("INSERT INTO entries VALUES ('m', 0, 'one'), ('m', 1, 'two')").await;
        place.tamper("INSERT INTO seats VALUES ('m', 0, 'person', 'p', 't')").await;
        let sql = "INSERT INTO progress (match_id, status, round, asked, changed) VALUES ('m', 'closed', 1, 0, 5)";
        place.tamper(sql).await;
        // Also interrupted at every step, the last one after the tables were brought up to date.
        let mut step = 0;
        while let Err(error) = stopped_at(&place.data(), &database.data(), step).await {
            assert!(matches!(error, HostError::Stopped), "version {version}, step {step}: {error}");
            step += 1;
        }
        assert!(step > 5, "{step}");
        // The same by a server.
        House::of(place.clone(), |_| {}).await.stop().await;
        assert_eq!(rows(&database.place).await, rows(&place).await, "version {version}");
        House::of(database.place.clone(), |_| {}).await.stop().await;
    }
}

/// The file system of a folder is full for a while.
#[tokio::test]
async fn a_full_disk_loses_nothing_of_a_migration() {
    let (database, host) = (schema!(), Host::new().await);
    migrate(&host.data(), &database.data()).await.unwrap();
    let Some(disk) = crate::disk::SmallDisk::mount(1) else { return };
    let to = Place::Folder(disk.path().join("new"));
    assert!(matches!(stopped_at(&database.data(), &to.data(), 3).await, Err(HostError::Stopped)));
    disk.fill();
    let error = migrate(&database.data(), &to.data()).await.unwrap_err();
    assert!(error.to_string().contains("too full"), "{error:?}");
    assert!(is_half(&refused(&to.data()).await));
    disk.free();
    migrate(&database.data(), &to.data()).await.unwrap();
    assert_eq!(rows(&to).await, rows(&host.place()).await);
}

/// A match that is played on where it has come to is one that a spectator sees move.
#[tokio::test]
async fn a_finished_match_can_be_read_where_it_has_come_to() {
    let database = schema!();
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::at(folder.path(), |_| {}).await;
    let (mut ann, mut ben) = two_people(&house, "roll").await;
    ann.play().await;
    ann.send(FromPage::Resign).await;
    ben.until(|message| matches!(message, ToPage::Over { .. })).await;
    let id = ann.id.clone();
    let record = async |house: &House| house.client().get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    let before = record(&house).await;
    drop((ann, ben));
    house.stop().await;
    migrate(&folder.path().into(), &database.data()).await.unwrap();
    let house = House::of(database.place.clone(), |_| {}).await;
    assert_eq!(record(&house).await, before);
}
