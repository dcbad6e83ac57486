//! Several servers on one database, as processes: one is killed, paused or stopped, and the others go on.

use std::time::Duration;

use game::{Chance, Seed};
use protocol::{Created, FromPage, NewMatch, NewSeat, ReplaySummary, ToPage};
use server::client::{Client, ClientError, Socket};

use crate::postgres::{schema, sql};
use crate::program::refuse;
use crate::serve::{Served, any_answer, next, play, runtime};

/// A node whose lease does not run out by itself, however busy the machine is.
fn node(url: &str, name: &str) -> Served {
    Served::with(&["--database", url, "--node", name, "--lease", "60000"])
}

/// To the others, the lease of the first node has run out.
fn lapse(url: &str) {
    let schema = url.split("search_path]=").nth(1).and_then(|rest| rest.split('&').next()).expect("a schema");
    sql(&format!("UPDATE {schema}.nodes SET lease = 0 WHERE name = 'first'"));
}

async fn a_match(client: &mut Client) -> String {
    let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
    let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
    let created: Created = client.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
    created.id
}

fn through(served: &Served, client: &Client) -> Client {
    let mut other = Client::new(served.address);
    other.cookie.clone_from(&client.cookie);
    other
}

/// How many moves a match has.
async fn moves(client: &mut Client, id: &str) -> usize {
    let replay = client.get(&format!("/api/matches/{id}/replay")).await.expect("an answer");
    replay.json::<ReplaySummary>().expect("a replay").steps.len()
}

/// Plays by another node, as soon as that has the match.
async fn play_there(client: &Client, id: &str, chance: &mut Chance) -> Socket {
    loop {
        match client.join(id, None).await {
            Ok(mut socket) => {
                // Whoever comes while it changes hands is sent away again.
                if matches!(socket.next_text().await, Ok(text) if text.contains("\"type\":\"hello\"")) {
                    drop(socket);
                    return play(client, id, 1, chance).await;
                }
            }
            Err(ClientError::Status(status, _)) => assert_eq!(status, 503),
            Err(error) => panic!("{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[test]
fn what_a_killed_node_had_is_open_elsewhere_and_nothing_acknowledged_is_lost() {
    let (url, mut chance) = (schema(), Chance::seeded(Seed::from_number(1)));
    // With the lease that nodes have if nothing is said about it.
    let node = |name| Served::with(&["--database", &url, "--node", name]);
    let (first, second) = (node("first"), node("second"));
    runtime().block_on(async {
        let mut client = Client::new(first.address);
        let id = a_match(&mut client).await;
        drop(play(&client, &id, 3, &mut chance).await);
        let mut other = through(&second, &client);
        let before = moves(&mut other, &id).await;
        assert!(before >= 3);
        first.kill();
        let _socket = play_there(&other, &id, &mut chance).await;
        assert!(moves(&mut other, &id).await > before);
    });
}

/// It wakes up with a move in its hands, believing that it may still act.
#[test]
fn a_node_that_slept_through_its_lease_writes_nothing_and_passes_on_what_it_had() {
    let (url, mut chance) = (schema(), Chance::seeded(Seed::from_number(2)));
    let (first, second) = (node(&url, "first"), node(&url, "second"));
    runtime().block_on(async {
        let mut client = Client::new(first.address);
        let id = a_match(&mut client).await;
        let mut socket = play(&client, &id, 1, &mut chance).await;
        let (version, question) = loop {
            if let ToPage::State { version, question: Some(question), .. } = next(&mut socket).await {
                break (version, question);
            }
        };
        let answer = any_answer(&mut socket, &question, &mut chance).await;
        first.signal("STOP");
        socket.send(&FromPage::Move { version, answer }).await.expect("sent");
        lapse(&url);
        let mut other = through(&second, &client);
        let _there = play_there(&other, &id, &mut chance).await;
        first.signal("CONT");
        while let Ok(text) = socket.next_text().await {
            assert!(!text.contains("\"type\":\"accepted\""), "a move was accepted that nobody can keep");
            if text.contains("\"type\":\"closing\"") {
                break;
            }
        }
        // It takes part again, and leads to where the match is now.
        drop(play_there(&client, &id, &mut chance).await);
        // Between the two questions a bot may have answered.
        while moves(&mut client, &id).await != moves(&mut other, &id).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
}

#[test]
fn a_node_that_is_told_to_stop_hands_over_what_it_has() {
    let (url, mut chance) = (schema(), Chance::seeded(Seed::from_number(3)));
    let (second, first) = (node(&url, "second"), node(&url, "first"));
    runtime().block_on(async {
        let mut client = Client::new(first.address);
        let id = a_match(&mut client).await;
        let mut socket = play(&client, &id, 2, &mut chance).await;
        first.signal("TERM");
        while let Ok(text) = socket.next_text().await {
            if text.contains("\"type\":\"closing\"") {
                assert!(text.contains("stopping"), "{text}");
                break;
            }
        }
        let _socket = play_there(&through(&second, &client), &id, &mut chance).await;
    });
    first.stopped();
}

#[test]
fn what_no_node_can_be_is_said() {
    let url = schema();
    let serve = |more: &[&'static str]| [&["serve", "--listen", "127.0.0.1:0", "--log", "error"], more].concat();
    let at = |more: &[&'static str]| [&serve(more)[..], &["--database", &url]].concat().join("\n");
    let refuse_at = |more: &[&'static str], said: &[&str]| {
        let command = at(more);
        refuse(&command.split('\n').collect::<Vec<_>>(), 2, said);
    };
    refuse_at(&["--node", "a b"], &["cannot be the name of a node", "letters"]);
    refuse_at(&["--node", "a", "--at", "10.0.0.1"], &["not an address", "http://HOST:PORT"]);
    refuse_at(&["--at", "http://10.0.0.1:7070"], &["--node"]);
    refuse(&["serve", "--listen", "0.0.0.0:0", "--node", "a", "--log", "error"], 2, &["nobody can reach it", "--at"]);
    let folder = tempfile::tempdir().expect("a folder");
    let in_folder = [&serve(&["--node", "a"])[..], &["--data", crate::program::text(folder.path())]].concat();
    refuse(&in_folder, 2, &["a folder has one server", "--database"]);
    let first = node(&url, "a");
    refuse_at(&["--node", "a", "--lease", "200"], &["another node a", "another name"]);
    refuse_at(&[], &["nodes of orrery are using", "--node NAME"]);
    drop(first);
}
