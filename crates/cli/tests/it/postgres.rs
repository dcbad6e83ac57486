//! The program with a PostgreSQL database in place of a folder.

use std::process::Command;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use protocol::{Created, FromPage, NewMatch, NewSeat};
use server::client::Client;

use crate::cluster::Cluster;
use crate::program::{command, ended, json, refuse, succeed, text};
use crate::serve::{Served, loses_nothing, play, runtime};

/// It ends with this process.
static CLUSTER: LazyLock<Cluster> = LazyLock::new(Cluster::start);

/// The address of an empty schema.
pub(crate) fn schema() -> String {
    let (url, name) = CLUSTER.schema();
    sql(&format!("CREATE SCHEMA {name}"));
    url
}

pub(crate) fn sql(statement: &str) {
    let url = CLUSTER.address("");
    let ran = Command::new("psql").args(["--quiet", "--command", statement, &url]).output().expect("psql");
    assert!(ran.status.success(), "{ran:?}");
}

#[test]
fn a_killed_server_has_lost_no_acknowledged_move() {
    for (number, game) in games::NAMES.into_iter().enumerate() {
        loses_nothing(game, number, &["--database", &schema()]);
    }
}

#[test]
fn a_host_works_with_a_database_as_with_a_folder() {
    let (url, out) = (schema(), tempfile::tempdir().expect("a folder"));
    let at = ["--database", url.as_str()];
    refuse(&[&["check"][..], &at].concat(), 2, &["has no data of orrery", "--database"]);
    refuse(&[&["admin", "list"][..], &at].concat(), 2, &["has no data of orrery"]);
    let served = Served::with(&at);
    let second = ["serve", "--listen", "127.0.0.1:0", "--log", "error"];
    refuse(&[&second[..], &at].concat(), 2, &["another orrery", "stop the other"]);
    let id = runtime().block_on(async {
        let mut client = Client::new(served.address);
        let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
        let created: Created = client.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
        let mut socket = play(&client, &created.id, 2, &mut Chance::seeded(Seed::from_number(1))).await;
        socket.send(&FromPage::Resign).await.expect("sent");
        while !socket.next_text().await.expect("a message").contains("\"type\":\"over\"") {}
        created.id
    });
    let listed = succeed(&[&["admin", "list", "--status", "over"][..], &at].concat());
    assert!(listed.contains(&id), "{listed}");
    let games = out.path().join("games");
    assert!(succeed(&[&["export", text(&games)][..], &at].concat()).contains("1 written, 0 there already"));
    succeed(&["replay", text(&games.join(format!("race-{id}.json")))]);
    served.kill();
    let checked = json(&[&["check"][..], &at].concat());
    assert_eq!((checked["matches"].as_u64(), checked["faults"].as_array().map(Vec::len)), (Some(1), Some(0)));
    // Nobody serves it now, and what the killed server wrote about its port does no harm.
    succeed(&[&["admin", "delete", &id][..], &at].concat());
    let tables = json(&[&["admin", "list"][..], &at].concat());
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(0), "{tables}");
}

#[test]
fn backups_of_a_database_are_postgresql_s_own() {
    let url = CLUSTER.address("");
    refuse(&["backup", "x", "--database", &url], 2, &["for folders", "pg_dump"]);
    refuse(&["restore", "x", "--database", &url], 2, &["for folders", "pg_restore"]);
}

/// The environment names the database as well, and what the command line says comes first.
#[test]
fn the_environment_names_the_database() {
    let mut list = command(&["admin", "list"]);
    let run = ended(list.env("ORRERY_DATABASE", schema()).output().expect("the program"));
    assert!(run.code == 2 && run.stderr.contains("has no data of orrery"), "{run:?}");
    let folder = tempfile::tempdir().expect("a folder");
    let mut list = command(&["admin", "list", "--data", text(folder.path())]);
    let run = ended(list.env("ORRERY_DATABASE", schema()).output().expect("the program"));
    assert!(run.code == 2 && run.stderr.contains("no database in the folder"), "{run:?}");
    refuse(&["serve", "--data", "x", "--database", "postgres://x"], 2, &["--data", "--database"]);
}

#[test]
fn what_cannot_be_used_is_said_without_the_password() {
    let schema = schema();
    sql("CREATE ROLE stranger LOGIN");
    let locked = if CLUSTER.own.is_some() {
        sql("CREATE ROLE locked LOGIN PASSWORD 'right'");
        Some((CLUSTER.address("user=locked&password=s3cret"), "lets nobody in", "pg_hba.conf"))
    } else {
        None
    };
    sql("CREATE ROLE crowded LOGIN CONNECTION LIMIT 0");
    let (readable, name) = CLUSTER.schema();
    sql(&format!("CREATE SCHEMA {name}; CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA {name} TO reader"));
    let cases = [
        ("s3cret".to_string(), "not the address", "postgres://USER"),
        ("mysql://ann:s3cret@localhost/games".into(), "not the address", "postgres://USER"),
        ("postgres://ann:s3cret@localhost:port/games".into(), "not the address", "postgres://USER"),
        ("postgres://ann:s3cret@localhost/games?sslmode=require".into(), "TLS", "SSH tunnel"),
        ("postgres://ann:s3cret@127.0.0.1:1/games".into(), "does not answer", "psql"),
        ("postgres://ann:s3cret@no-such-host.invalid/games".into(), "does not answer", "psql"),
        (CLUSTER.address("user=crowded&password=s3cret"), "takes no more connections", "CONNECTION LIMIT"),
        (format!("{readable}&user=reader&password=s3cret"), "reader may not use", "OWNER"),
        (CLUSTER.address("dbname=no_such_database&password=s3cret"), "does not exist", "createdb"),
        (format!("{schema}&user=stranger&password=s3cret"), "has no schema that stranger may use", "OWNER"),
    ];
    for (url, why, what) in cases.into_iter().chain(locked) {
        for command in [&["serve", "--listen", "127.0.0.1:0", "--log", "trace"][..], &["admin", "list"]] {
            let run = crate::program::orrery(&[command, &["--database", &url]].concat());
            let is_serve = command[0] == "serve";
            assert_eq!(run.code, 2, "{url}: {run:?}");
            assert!(!run.stderr.contains("s3cret") && run.stdout.is_empty(), "{url}: {run:?}");
            let is_clear = run.stderr.contains(why) && run.stderr.contains(what);
            // Whoever may not see a schema finds no data there.
            assert!(is_clear || !is_serve && run.stderr.contains("has no data of orrery"), "{url}: {run:?}");
        }
    }
}

/// What a folder or a schema holds, as a number that differs if anything does.
fn digest(schema: &str) -> Vec<String> {
    let of = |(table, order): (&str, &str)| {
        let which = if table == "facts" { "WHERE name IN ('key', 'secret', 'some')" } else { "" };
        let sql =
            format!("SELECT count(*), md5(string_agg(t::text, ';' ORDER BY {order})) FROM {schema}.{table} t {which}");
        let told = Command::new("psql").args(["--tuples-only", "--command", &sql, &CLUSTER.address("")]).output();
        let told = told.expect("psql");
        assert!(told.status.success(), "{told:?}");
        String::from_utf8(told.stdout).expect("text")
    };
    let tables = [("matches", "id"), ("entries", "match_id, number"), ("progress", "match_id"), ("facts", "name")];
    tables.map(of).into()
}

/// Every attempt lives a little longer than the one before, until one is through. Returns how many were killed.
fn migrate_and_kill(from: &str, to: &str) -> u32 {
    let mut killed: u32 = 0;
    loop {
        let mut child = command(&["migrate", "--from", from, "--to", to]).spawn().expect("the program");
        let until = Instant::now() + Duration::from_millis(5) * (killed + 1).pow(2);
        let status = loop {
            match child.try_wait().expect("a child") {
                Some(status) => break Some(status),
                None if Instant::now() >= until => break None,
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        };
        let Some(status) = status else {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            killed += 1;
            continue;
        };
        let run = ended(child.wait_with_output().expect("its output"));
        assert!(status.success(), "after {killed} kills: {run:?}");
        assert!(run.stdout.contains("300 matches"), "{run:?}");
        return killed;
    }
}

#[test]
fn a_migration_that_is_killed_again_and_again_arrives_whole() {
    let (from, name) = CLUSTER.schema();
    let (back, other) = CLUSTER.schema();
    sql(&format!("CREATE SCHEMA {name}; CREATE SCHEMA {other}"));
    Served::with(&["--database", &from]).kill();
    sql(&format!(
        "SET search_path = {name}; INSERT INTO facts VALUES ('some', 'fact'); \
         INSERT INTO matches (id, game, variant, setup, seed, owner, client, listed, created) \
         SELECT i, 'race', 'standard', '{{}}', '00', 'p', 'c', 0, i FROM generate_series(1, 300) i; \
         INSERT INTO entries SELECT i, n, md5(i || '.' || n) FROM generate_series(1, 300) i, generate_series(0, 20) n; \
         INSERT INTO progress (match_id, status, round, asked, changed, entries) \
         SELECT i, 'closed', 1, 0, i, 21 FROM generate_series(1, 300) i"
    ));
    let folder = tempfile::tempdir().expect("a folder");
    let folder = text(folder.path());
    assert!(migrate_and_kill(&from, folder) > 0);
    assert!(migrate_and_kill(folder, &back) > 0);
    assert_eq!(digest(&other), digest(&name));
    refuse(&["migrate", "--from", folder, "--to", &back], 2, &["already holds the data of this server", "--to"]);
}

#[test]
fn what_cannot_be_migrated_is_said() {
    let (url, folder, other) = (schema(), tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("one"));
    let (data, other) = (text(folder.path()), text(other.path()));
    let migrate = |from: &str, to: &str, words: &[&str]| refuse(&["migrate", "--from", from, "--to", to], 2, words);
    migrate(data, &url, &["no database in the folder"]);
    migrate(&url, data, &["has no data of orrery"]);
    migrate(data, "s3://bucket", &["not the address", "postgres://USER"]);
    migrate(data, "", &["--to names nothing"]);
    migrate(data, data, &["named twice", "two different places"]);
    migrate(data, "postgres://ann:s3cret@127.0.0.1:1/games", &["no database in the folder"]);
    let served = Served::start(folder.path());
    migrate(data, &url, &["another orrery", "stop the other"]);
    served.kill();
    drop(Served::start(std::path::Path::new(other)));
    migrate(data, other, &["another server", "--to"]);
    let run = crate::program::orrery(&[
        "migrate",
        "--from",
        data,
        "--to",
        "postgres://ann:s3cret@192.0.2.1:1/x?sslmode=require",
    ]);
    assert!(run.code == 2 && run.stderr.contains("TLS") && !run.stderr.contains("s3cret"), "{run:?}");
    let far = ["migrate", "--from", &url, "--to", "postgres://ann:s3cret@no-such-host.invalid/games"];
    let run = crate::program::orrery(&far);
    assert!(run.stderr.contains("warning: ") && run.stderr.contains("not encrypted"), "{run:?}");
    assert!(run.code == 2 && run.stderr.contains("has no data of orrery") && !run.stderr.contains("s3cret"), "{run:?}");
    let stranger = format!("{url}&user=nobody_here&password=s3cret");
    let run = crate::program::orrery(&["migrate", "--from", data, "--to", &stranger]);
    assert!(run.code == 2 && !run.stderr.contains("s3cret"), "{run:?}");
    let told = succeed(&["migrate", "--from", data, "--to", &url]);
    assert!(told.contains("0 matches") && told.contains("--database"), "{told}");
    Served::with(&["--database", &url]).kill();
}
