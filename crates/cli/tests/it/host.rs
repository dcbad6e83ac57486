//! The work of a host, with the program as a process: backup while it serves, kill, restore elsewhere, play on.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use game::{Chance, Seed};
use protocol::{Created, NewMatch, NewSeat, ReplaySummary};
use server::client::Client;

use crate::program::{ended, json, orrery, refuse, succeed, text};
use crate::serve::{Served, play, runtime};

/// A match against a bot in which some moves were made.
async fn played(served: &Served, moves: usize) -> (Client, String) {
    let mut client = Client::new(served.address);
    let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
    let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
    let created: Created = client.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
    let mut chance = Chance::seeded(Seed::from_number(1));
    play(&client, &created.id, moves, &mut chance).await;
    (client, created.id)
}

#[test]
fn what_a_killed_server_had_backed_up_is_played_on_elsewhere() {
    let (data, files, other) = (folder(), folder(), folder());
    let file = files.path().join("orrery.backup");
    let served = Served::start(data.path());
    let (client, id) = runtime().block_on(played(&served, 3));
    let told = succeed(&["backup", text(&file), "--data", text(data.path())]);
    assert!(told.contains("1 match,") && told.contains("checked"), "{told}");
    refuse(&["backup", text(&file), "--data", text(data.path())], 2, &["already exists"]);
    succeed(&["backup", text(&file), "--force", "--data", text(data.path())]);
    refuse(&["restore", text(&file), "--replace", "--data", text(data.path())], 2, &["another orrery", "stop"]);
    served.kill();
    // What it left behind is an ordinary folder.
    assert!(data.path().join("control").exists());
    let checked = succeed(&["check", "--data", text(data.path())]);
    assert!(checked.contains("all is fine"), "{checked}");
    let tables = json(&["admin", "list", "--data", text(data.path())]);
    assert_eq!(tables["tables"][0]["id"], id.as_str(), "{tables}");
    assert!(!data.path().join("control").exists());
    succeed(&["backup", text(&files.path().join("after")), "--data", text(data.path())]);

    let told = succeed(&["restore", text(&file), "--data", text(other.path())]);
    assert!(told.contains("1 match,"), "{told}");
    refuse(&["restore", text(&file), "--data", text(other.path())], 2, &["already exists"]);
    let restored = json(&["restore", text(&file), "--replace", "--data", text(other.path())]);
    let aside = restored["moved_to"].as_str().expect("a folder");
    assert!(Path::new(aside).join("orrery.db").exists(), "{restored}");
    let served = Served::start(other.path());
    runtime().block_on(async {
        let mut again = Client::new(served.address);
        again.cookie.clone_from(&client.cookie);
        let path = format!("/api/matches/{id}/replay");
        let replay: ReplaySummary = again.get(&path).await.expect("an answer").json().expect("a replay");
        assert!(replay.steps.iter().filter(|step| step.seat.number() == 0).count() >= 3);
        play(&again, &id, 1, &mut Chance::seeded(Seed::from_number(2))).await;
    });
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Whatever ends a backup early, the file does not appear. Here no file may be larger than 16 KiB.
#[cfg(unix)]
#[test]
fn a_backup_that_does_not_fit_leaves_nothing() {
    let (data, files) = (folder(), folder());
    drop(Served::start(data.path()));
    let file = files.path().join("orrery.backup");
    let run = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 32; exec \"$0\" backup \"$1\" --data \"$2\""])
        .args([env!("CARGO_BIN_EXE_orrery"), text(&file), text(data.path())])
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    let run = ended(run);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{run:?}");
    assert!(run.stderr.starts_with("error: "), "{run:?}");
    assert_eq!(fs::read_dir(files.path()).expect("the folder").count(), 0, "nothing is left");
}

fn admin<'a>(data: &'a tempfile::TempDir, arguments: &[&'a str]) -> Vec<&'a str> {
    [&["admin"], arguments, &["--data", text(data.path())]].concat()
}

#[test]
fn a_host_looks_after_tables_while_they_are_played() {
    let data = folder();
    let served = Served::start(data.path());
    let (mut client, id) = runtime().block_on(played(&served, 1));
    let listed = succeed(&admin(&data, &["list", "--status", "playing"]));
    assert!(listed.contains(&id) && listed.contains("bot random"), "{listed}");
    let shown = succeed(&admin(&data, &["show", &id]));
    assert!(shown.contains("seat 0  Guest") && shown.contains("rules 1"), "{shown}");
    let link = succeed(&admin(&data, &["link", &id, "0"]));
    assert!(link.starts_with("/seat/") && link.contains("once"), "{link}");
    let player = json(&admin(&data, &["show", &id]))["table"]["maker"].as_str().expect("an id").to_string();
    assert_eq!(succeed(&admin(&data, &["chat", &id])), "nothing was said\n");
    refuse(&admin(&data, &["chat", &id, "--delete", "players-0"]), 2, &["nothing like players-0 was said"]);
    succeed(&admin(&data, &["block", "player", &player, "--reason", "noise"]));
    assert!(succeed(&admin(&data, &["blocks"])).contains("noise"));
    let status = |client: &mut Client| runtime().block_on(client.get("/api/me")).expect("an answer").status.as_u16();
    assert_eq!(status(&mut client), 403);
    succeed(&admin(&data, &["unblock", "player", &player]));
    assert_eq!(status(&mut client), 200);
    succeed(&admin(&data, &["close", &id]));
    refuse(&admin(&data, &["close", &id]), 2, &["is closed"]);
    succeed(&admin(&data, &["erase", &player]));
    succeed(&admin(&data, &["delete", &id]));
    refuse(&admin(&data, &["show", &id]), 2, &["there is no table", "admin list"]);
    assert_eq!(succeed(&admin(&data, &["list"])), "no tables\n");
    assert_eq!(succeed(&admin(&data, &["players"])), "no players\n");
}

#[test]
fn finished_games_are_exported_and_replayed() {
    let (data, out) = (folder(), folder());
    let served = Served::start(data.path());
    let id = runtime().block_on(async {
        let (client, id) = played(&served, 1).await;
        let mut socket = client.join(&id, None).await.expect("a socket");
        socket.send(&protocol::FromPage::Resign).await.expect("sent");
        while !socket.next_text().await.expect("a message").contains("\"type\":\"over\"") {}
        id
    });
    let games = out.path().join("games");
    let export = ["export", text(&games), "--data", text(data.path())];
    assert!(succeed(&export).contains("1 written, 0 there already"));
    assert!(succeed(&export).contains("0 written, 1 there already"));
    succeed(&["replay", text(&games.join(format!("race-{id}.json")))]);
    let checked = json(&["check", "--data", text(data.path())]);
    assert_eq!((checked["matches"].as_u64(), checked["faults"].as_array().map(Vec::len)), (Some(1), Some(0)));
}

#[test]
fn what_cannot_be_done_is_said() {
    let (data, files) = (folder(), folder());
    let (nothing, file) = (text(data.path()), files.path().join("file"));
    fs::write(&file, "rubbish").expect("written");
    for command in [&["backup", "x"][..], &["check"], &["export", "x"], &["admin", "list"]] {
        refuse(&[command, &["--data", nothing]].concat(), 2, &["no database", "--data"]);
    }
    assert_eq!(fs::read_dir(data.path()).expect("the folder").count(), 0, "nothing is made");
    refuse(&["restore", text(&file), "--data", nothing], 2, &["not an orrery database", "orrery backup"]);
    refuse(&["restore", text(&files.path().join("none")), "--data", nothing], 2, &["no such file"]);
    for arguments in [
        &["export", "x", "--since", "yesterday"][..],
        &["export", "x", "--since", "2026-02-30"],
        &["export", "x", "--game", "chess"],
        &["admin", "list", "--status", "lost"],
        &["admin", "list", "--limit", "0"],
        &["admin", "link", "x", "first"],
        &["admin", "block", "everybody"],
        &["admin"],
        &["serve", "--keep-waiting", "soon"],
        &["serve", "--keep-finished", "0d"],
    ] {
        let run = orrery(arguments);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}: {run:?}");
    }
}
