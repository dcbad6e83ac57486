//! What arrives at a socket is, byte for byte, what [`super::leaks`] compares.
//!
//! Two people play over sockets, and a spectator watches. Then the match is replayed from its record, and everything
//! that was sent about the game is rebuilt by the functions that the test of leaks compares. Nothing else arrives
//! except greetings, receipts, and who sits at the table.

use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use game::{Chance, Observer, Record, Seat, Seed};
use games::{Playable, Visit};
use protocol::{Created, FromPage, NewMatch, NewSeat, ToPage};
use serde_json::Value;
use tokio::time::timeout;
use words::Question;

use super::drafts::drafted;
use super::leaks::{heard, heard_by, sent};
use super::text;
use crate::client::{Client, Reply, Socket, answer, next_step};
use crate::{Config, Limits, Server};

/// Several rounds of every game.
const MOVES: u32 = 150;
/// How the text of a state begins.
const STATE: &str = "{\"type\":\"state\"";
/// Nothing on a loopback address takes longer, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A viewer of the match, and every text received.
struct Viewer {
    observer: Observer,
    socket: Socket,
    texts: Vec<String>,
    question: Option<(u32, Question)>,
    /// The steps of every draft that was sent.
    drafts: Vec<Value>,
}

impl Viewer {
    async fn open(client: &Client, id: &str, observer: Observer) -> Self {
        let socket = client.join(id, None).await.expect("a socket");
        let mut eye = Self { observer, socket, texts: Vec::new(), question: None, drafts: Vec::new() };
        eye.look().await;
        eye
    }

    /// Wants to be asked everything, so that each move can be compared.
    async fn wants_every_question(&mut self) {
        self.socket.send(&FromPage::Automatic { on: false }).await.expect("sent");
        while !matches!(self.next().await, ToPage::Table { automatic: false, .. }) {}
    }

    /// Reads everything sent so far, and keeps the latest state: the wishes of others may have sent it again.
    async fn catch_up(&mut self) {
        self.socket.send(&FromPage::Rematch).await.expect("sent");
        let mut state = self.texts.iter().rposition(|text| text.starts_with(STATE)).map(|at| self.texts.remove(at));
        self.texts.retain(|text| !text.starts_with(STATE));
        loop {
            match self.next().await {
                ToPage::State { .. } => state = self.texts.pop(),
                ToPage::Refused { .. } => break,
                _ => {}
            }
        }
        self.texts.pop();
        self.texts.extend(state);
    }

    async fn next(&mut self) -> ToPage {
        let text = timeout(TIMEOUT, self.socket.next_text()).await.expect("in time").expect("a text");
        self.texts.push(text.to_string());
        serde_json::from_str(&text).expect("a message")
    }

    /// Reads until the next state; returns whether the game continues.
    async fn look(&mut self) -> bool {
        loop {
            if let ToPage::State { version, question, waiting, .. } = self.next().await {
                self.question = question.map(|question| (version, question));
                return !waiting.is_empty();
            }
        }
    }

    /// Answers the question, if there is one.
    async fn play(&mut self, chance: &mut Chance) -> bool {
        let Some((version, question)) = self.question.take() else { return false };
        let mut reply = answer(&question, chance).expect("an offer");
        let mut steps = Vec::new();
        let answer = loop {
            match reply {
                Reply::Move(answer) => break answer,
                Reply::Step(step) => steps.push(step),
            }
            self.drafts.push(Value::Array(steps.clone()));
            self.socket.send(&FromPage::steps(1, steps.clone())).await.expect("sent");
            reply = loop {
                if let ToPage::Drafted { drafted, .. } = self.next().await {
                    let drafted = drafted.expect("a step that was offered");
                    break next_step(drafted.draft().expect("a draft"), chance).expect("something follows");
                }
            };
        };
        self.socket.send(&FromPage::Move { version, answer }).await.expect("sent");
        true
    }
}

async fn serve(folder: &tempfile::TempDir) -> SocketAddr {
    let mut config = Config::new(folder.path());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.limits = Limits::generous();
    let server = Server::bind(config).await.expect("a server");
    let address = server.address();
    tokio::spawn(server.run(Box::pin(std::future::pending())));
    address
}

/// Plays a match over sockets. Returns its record and its viewers.
async fn played<G: Playable>() -> (Record<G>, [Viewer; 3]) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve(&folder).await;
    let [mut ann, mut ben, mut eve] = [(); 3].map(|()| Client::new(address));
    let seats = vec![NewSeat::Me {}, NewSeat::Open {}];
    let wish = NewMatch { fixed_seats: true, ..NewMatch::of(G::ID, seats) };
    let Created { id, links, .. } = ann.post("/api/matches", &wish).await.expect("an answer").json().expect("a match");
    let link = format!("/api{}", links[0].path.replace("/seat/", "/seats/"));
    assert!(ben.post(&link, &()).await.expect("an answer").status.is_success());
    let mut eyes = [
        Viewer::open(&ann, &id, Observer::Seat(Seat::new(0))).await,
        Viewer::open(&ben, &id, Observer::Seat(Seat::new(1))).await,
        Viewer::open(&eve, &id, Observer::Public).await,
    ];
    for eye in &mut eyes[..2] {
        eye.wants_every_question().await;
    }
    for eye in &mut eyes {
        eye.catch_up().await;
    }
    let mut chance = Chance::seeded(Seed::from_number(1));
    for _ in 0..MOVES {
        let played = eyes[0].play(&mut chance).await || eyes[1].play(&mut chance).await;
        assert!(played, "somebody is asked");
        let mut goes_on = false;
        for eye in &mut eyes {
            goes_on = eye.look().await;
        }
        if !goes_on {
            break;
        }
    }
    // Nobody gets a record before the end.
    if eyes[0].question.is_some() || eyes[1].question.is_some() {
        eyes[0].socket.send(&FromPage::Resign).await.expect("sent");
    }
    let record = timeout(TIMEOUT, async {
        loop {
            let answered = eve.get(&format!("/api/matches/{id}/record")).await.expect("an answer");
            if answered.status.is_success() {
                break answered.text;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    let record = record.await.expect("a match that was given up has a record");
    (Record::from_json(&record).expect("a record"), eyes)
}

/// Rebuilds what a viewer was sent, and compares.
fn compare<G: Playable>(record: &Record<G>, eye: &Viewer) {
    let observer = eye.observer;
    let mut told = Vec::new();
    let mut game = G::new(&record.setup, Chance::seeded(record.seed), &mut told).expect("a game");
    let (mut round, mut before, mut own, mut is_shown) = (game.round(), 0, None, false);
    let (mut moves, mut drafts, mut shown) = (record.moves.iter(), eye.drafts.iter(), Vec::new());
    for got in &eye.texts {
        let message = serde_json::from_str(got).expect("a message");
        if is_shown && matches!(message, ToPage::Events { .. } | ToPage::State { .. }) {
            let entry = moves.next().expect("a move that led to it");
            (round, is_shown) = (game.round(), false);
            game.play(entry.seat, &entry.answer, &mut told).expect("legal");
            if observer == Observer::Seat(entry.seat) {
                own = Some(&entry.answer);
            }
        }
        match message {
            ToPage::Events { events } => {
                assert_eq!(Some(got), heard::<G>(&heard_by(&told, observer), before, round).as_ref());
                before += events.len() as u32;
                told.clear();
            }
            ToPage::State { version, undo, since, scores, scored, .. } => {
                assert!(heard_by(&told, observer).is_empty(), "{observer:?} was not told of {told:?}");
                assert_eq!(*got, sent(&game, observer, version, own.filter(|_| undo.is_some()), since, scored.clone()));
                // Points are counted from a position that the observer was shown.
                let counted: Vec<i32> = scores.iter().zip(&scored).map(|(now, since)| now - since).collect();
                assert!(scored.is_empty() || shown.contains(&counted), "{observer:?}: {scored:?} of {scores:?}");
                shown.push(scores);
                told.clear();
                is_shown = true;
            }
            ToPage::Drafted { id, .. } => {
                let Observer::Seat(seat) = observer else { panic!("the public drafts nothing") };
                let steps = drafts.next().expect("a draft");
                let drafted = drafted::<G>(&game.view(observer), seat, Vec::new(), steps).ok();
                assert_eq!(*got, text(&ToPage::Drafted { id, drafted, refused: None }).to_string());
            }
            // The chat is beside the game.
            ToPage::Hello { .. } | ToPage::Table { .. } | ToPage::Chat { .. } | ToPage::Accepted { .. } => {}
            other => panic!("{observer:?} was sent {other:?}"),
        }
    }
    assert!(moves.next().is_none() && drafts.next().is_none());
}

async fn what_arrives_is_what_is_compared<G: Playable>() {
    let (record, eyes) = played::<G>().await;
    assert!(record.moves.len() > 30);
    for eye in &eyes {
        compare(&record, eye);
    }
}

#[tokio::test]
async fn every_game_sends_what_is_compared() {
    #[derive(Clone)]
    struct Arriving;

    impl Visit for Arriving {
        type Output = Pin<Box<dyn Future<Output = ()>>>;

        fn visit<G: Playable>(self) -> Self::Output {
            Box::pin(what_arrives_is_what_is_compared::<G>())
        }
    }

    for game in games::with_all(&Arriving) {
        game.await;
    }
}
