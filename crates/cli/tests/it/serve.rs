//! `orrery serve`: the server as a process, killed without warning.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use game::{Chance, Seed};
use protocol::{Created, FromPage, NewMatch, NewSeat, RecoveryLink, ReplaySummary, ToPage};
use serde_json::Value;
use server::client::{Client, Reply, Socket, answer, next_step};
use words::Question;

use crate::program::orrery;

/// A server as a process.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Served {
    pub(crate) fn start(data: &Path) -> Self {
        Self::with(&["--data", data.to_str().expect("text")])
    }

    /// Where these arguments say that everything is kept.
    pub(crate) fn with(place: &[&str]) -> Self {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--log", "warn"];
        Self::of(Command::new(env!("CARGO_BIN_EXE_orrery")).args(serve).args(place))
    }

    fn of(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    /// Sends a signal, such as `STOP`.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([format!("-{name}"), self.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    }

    /// Waits until it has stopped in order, as it was told by a signal.
    pub(crate) fn stopped(mut self) {
        assert!(self.child.wait().expect("it ends").success());
    }

    /// What `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("threads")
}

pub(crate) async fn next(socket: &mut Socket) -> ToPage {
    let text = socket.next_text().await.expect("a message");
    serde_json::from_str(&text).expect("a message of the protocol")
}

/// Plays until this many of its moves are acknowledged.
pub(crate) async fn play(client: &Client, id: &str, moves: usize, chance: &mut Chance) -> Socket {
    let mut socket = client.join(id, None).await.expect("a socket");
    for _ in 0..moves {
        let (version, question) = loop {
            if let ToPage::State { version, question: Some(question), .. } = next(&mut socket).await {
                break (version, question);
            }
        };
        let answer = any_answer(&mut socket, &question, chance).await;
        socket.send(&FromPage::Move { version, answer }).await.expect("sent");
        // Before this reply, a state caused by a bot's move may arrive. It still asks the question just answered.
        loop {
            match next(&mut socket).await {
                ToPage::Accepted { .. } => break,
                ToPage::Refused { code, said } => panic!("refused: {code:?}, {said:?}"),
                _ => {}
            }
        }
    }
    socket
}

/// Any answer to a question, made as the page makes it.
pub(crate) async fn any_answer(socket: &mut Socket, question: &Question, chance: &mut Chance) -> Value {
    let mut reply = answer(question, chance).expect("an answer");
    let mut steps = Vec::new();
    loop {
        match reply {
            Reply::Move(answer) => return answer,
            Reply::Step(step) => steps.push(step),
        }
        socket.send(&FromPage::steps(1, steps.clone())).await.expect("sent");
        let drafted = loop {
            if let ToPage::Drafted { drafted, .. } = next(socket).await {
                break drafted.expect("a legal step");
            }
        };
        reply = next_step(drafted.draft().expect("a draft"), chance).expect("a step");
    }
}

#[test]
fn a_killed_server_has_lost_no_acknowledged_move() {
    for (number, game) in games::NAMES.into_iter().enumerate() {
        let data = tempfile::tempdir().expect("a folder");
        loses_nothing(game, number, &["--data", data.path().to_str().expect("text")]);
    }
}

/// Plays, kills the server, and looks for every move.
pub(crate) fn loses_nothing(game: &str, number: usize, place: &[&str]) {
    let mut chance = Chance::seeded(Seed::from_number(number as u64));
    let served = Served::with(place);
    runtime().block_on(async {
        let mut client = Client::new(served.address);
        let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of(game, seats) };
        let created: Created = client.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
        let moves = 3 + number;
        let socket = play(&client, &created.id, moves, &mut chance).await;
        served.kill();
        drop(socket);
        let served = Served::with(place);
        let mut again = Client::new(served.address);
        again.cookie.clone_from(&client.cookie);
        let path = format!("/api/matches/{}/replay", created.id);
        let replay: ReplaySummary = again.get(&path).await.expect("an answer").json().expect("a replay");
        let mine = replay.steps.iter().filter(|step| step.seat.number() == 0).count();
        assert!(mine >= moves, "{game}: {mine} of {moves} moves are left");
        // And the match goes on.
        play(&again, &created.id, 1, &mut chance).await;
    });
}

#[test]
fn the_page_comes_with_the_program() {
    let data = tempfile::tempdir().expect("a folder");
    let served = Served::start(data.path());
    runtime().block_on(async {
        let mut client = Client::new(served.address);
        for path in ["/", "/cards/race", "/nowhere"] {
            let page = client.get(path).await.expect("an answer");
            assert!(page.status.is_success() && page.text.contains("<div id=\"app\">"), "{path}: {}", page.text);
            let policy = page.headers["content-security-policy"].to_str().expect("text");
            assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        }
        let home = client.get("/").await.expect("an answer").text;
        let script = home.split('"').find(|part| part.ends_with(".js")).expect("a script").to_string();
        let script = client.get(&script).await.expect("an answer");
        assert!(script.status.is_success());
        assert!(script.headers["cache-control"].to_str().expect("text").contains("immutable"));
        let health = client.get("/healthz").await.expect("an answer");
        assert!(health.status.is_success(), "{}", health.text);
    });
}

/// Nobody must be able to become a player by reading the log, at any log level.
#[test]
fn secrets_of_links_are_never_logged() {
    let data = tempfile::tempdir().expect("a folder");
    let log = data.path().join("log");
    let file = std::fs::File::create(&log).expect("a file");
    let served = Served::of(
        Command::new(env!("CARGO_BIN_EXE_orrery"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--data"])
            .arg(data.path())
            .stderr(file),
    );
    let secrets = runtime().block_on(async {
        let mut client = Client::new(served.address);
        client.get("/api/me").await.expect("an answer");
        let link: RecoveryLink = client.post("/api/me/recovery", &()).await.expect("an answer").json().expect("a link");
        let seats = vec![NewSeat::Me, NewSeat::Open];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
        let created: Created = client.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
        let paths = [link.path, created.links[0].path.replace("/seat/", "/seats/")];
        for path in &paths {
            // The page's own address, and the one it requests.
            client.get(path).await.expect("an answer");
            client.get(&format!("/api{path}")).await.expect("an answer");
            client.post(&format!("/api{path}"), &()).await.expect("an answer");
        }
        paths.map(|path| path.rsplit('/').next().expect("a secret").to_string())
    });
    served.kill();
    let log = std::fs::read_to_string(log).expect("a log");
    assert!(log.contains("/api/recover/{secret}"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{log}");
    }
}

#[test]
fn what_cannot_be_served_is_said() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().to_str().expect("text");
    let served = Served::start(data.path());
    let taken = served.address.to_string();
    let other = tempfile::tempdir().expect("a folder");
    let run = orrery(&["serve", "--listen", &taken, "--data", other.path().to_str().expect("text")]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains(&taken) && run.stderr.contains("--listen"), "{run:?}");
    drop(served);
    let file = data.path().join("file");
    std::fs::write(&file, "no folder").expect("written");
    let run = orrery(&["serve", "--listen", "127.0.0.1:0", "--data", file.to_str().expect("text")]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--data"), "{run:?}");
    for arguments in [["--listen", "nowhere"], ["--log", "loudly=x"]] {
        let run = orrery(&["serve", "--data", folder, arguments[0], arguments[1]]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.stderr.contains(arguments[0]), "{run:?}");
    }
}
