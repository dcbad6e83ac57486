//! What the tests share: a server of their own, and players.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use game::{Chance, Seat, Seed};
use protocol::{Created, Failure, FromPage, NewMatch, NewSeat, RefusalCode, ToPage};
use serde_json::Value;
use server::client::{Client, ClientError, ClientResponse, Reply, Seen, Socket, answer, next_step};
use server::{Config, Data, Limits, Node, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::place::{Own, Place, are_nodes};

/// Nothing on a loopback address takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with data of its own.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    place: Place,
    /// Deleted with the server, if it is the server's own.
    own: Option<Own>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// With changes to its configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::within(Own::fresh().await, change).await
    }

    pub(crate) async fn within(own: impl Into<Own>, change: impl FnOnce(&mut Config)) -> Self {
        let own = own.into();
        let house = Self::of(own.place.clone(), change).await;
        Self { own: Some(own), ..house }
    }

    /// In a folder that outlives the server.
    pub(crate) async fn at(folder: &Path, change: impl FnOnce(&mut Config)) -> Self {
        Self::of(Place::Folder(folder.into()), change).await
    }

    /// In a place that outlives the server.
    pub(crate) async fn of(place: Place, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::new(place.data());
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        // Tests are faster than people. Those about limits set their own.
        config.limits = Limits { matches_per_client: 1000, ..Limits::generous() };
        if are_nodes() && matches!(place, Place::Schema { .. }) {
            static NEXT: AtomicU32 = AtomicU32::new(0);
            let name = format!("node-{}", NEXT.fetch_add(1, Relaxed));
            config.node = Some(Node::new(&name, None).expect("a node").with_lease(PATIENCE));
        }
        change(&mut config);
        let server = Server::bind(config).await.expect("a server");
        let (stop, stopped) = oneshot::channel();
        let address = server.address();
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(Box::pin(stopped)).await.expect("serves");
        });
        Self { address, place, own: None, stop: Some(stop), running }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// The same browser, connected to this server.
    pub(crate) fn again(&self, client: &Client) -> Client {
        let mut again = self.client();
        again.cookie.clone_from(&client.cookie);
        again
    }

    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    pub(crate) fn data(&self) -> Data {
        self.place.data()
    }

    /// The data folder, for tests about files.
    pub(crate) fn folder(&self) -> &Path {
        self.place.folder()
    }

    /// Shuts down cleanly, and leaves its data.
    pub(crate) async fn close(mut self) -> Own {
        self.stop().await;
        self.own.take().expect("a place of its own")
    }

    /// Shuts down cleanly.
    pub(crate) async fn stop(&mut self) {
        let _ = self.stop.take().expect("it runs").send(());
        (&mut self.running).await.expect("it stops");
    }

    /// A new server on what is stored now: the old one is never asked to store or stop anything.
    pub(crate) async fn crashed(&self) -> Self {
        Self::within(self.place.copy().await, |_| {}).await
    }
}

/// The code of a failed request.
pub(crate) fn code(answered: &ClientResponse) -> String {
    serde_json::from_str::<Failure>(&answered.text).expect("a failure").code.to_string()
}

/// A table with these seats.
pub(crate) fn wish(game: &str, seats: Vec<NewSeat>) -> NewMatch {
    NewMatch { fixed_seats: true, ..NewMatch::of(game, seats) }
}

/// A bot that answers at once.
pub(crate) fn bot() -> NewSeat {
    NewSeat::Bot { level: "random".into() }
}

pub(crate) async fn create(client: &mut Client, wish: &NewMatch) -> Created {
    client.post("/api/matches", wish).await.expect("an answer").json().expect("a match")
}

/// A player at a table.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) id: String,
    pub(crate) socket: Socket,
    pub(crate) chance: Chance,
    /// Everything received, in order.
    pub(crate) heard: Vec<ToPage>,
    /// The last state.
    pub(crate) state: Option<State>,
    pub(crate) log: Vec<u32>,
    pub(crate) over: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) version: u32,
    pub(crate) question: Option<words::Question>,
    pub(crate) view: Value,
    pub(crate) undo: Option<words::Phrase>,
    pub(crate) waiting: Vec<Seat>,
}

impl Player {
    pub(crate) async fn join(client: &Client, id: &str, seen: Option<Seen>) -> Self {
        Self::try_join(client, id, seen).await.expect("a socket")
    }

    pub(crate) async fn try_join(client: &Client, id: &str, seen: Option<Seen>) -> Result<Self, ClientError> {
        let socket = client.join(id, seen).await?;
        Ok(Self {
            client: client.clone(),
            id: id.to_string(),
            socket,
            chance: Chance::seeded(Seed::from_number(1)),
            heard: Vec::new(),
            state: None,
            log: Vec::new(),
            over: false,
        })
    }

    /// The seat that the last greeting named.
    pub(crate) fn you(&self) -> Option<Seat> {
        let greeted = self.heard.iter().rev().find_map(|message| match message {
            ToPage::Hello { you, .. } => Some(*you),
            _ => None,
        });
        greeted.flatten()
    }

    /// The same player on a new connection, with the log that the page still has.
    pub(crate) async fn rejoin(&self) -> Self {
        let seen = self.log.last().map(|&last| Seen { last, you: self.you() });
        Self::join(&self.client, &self.id, seen).await
    }

    pub(crate) async fn send(&mut self, message: FromPage) {
        self.socket.send(&message).await.expect("sent");
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> ToPage {
        self.try_next().await.expect("a message")
    }

    pub(crate) async fn try_next(&mut self) -> Result<ToPage, ClientError> {
        let text =
            tokio::time::timeout(PATIENCE, self.socket.next_text()).await.expect("the server answers in time")?;
        let message: ToPage = serde_json::from_str(&text).expect("a message of the protocol");
        // Messages are exactly as the protocol describes.
        assert_eq!(serde_json::to_value(&message).unwrap(), serde_json::from_str::<Value>(&text).unwrap());
        match &message {
            ToPage::State { version, question, view, undo, waiting, .. } => {
                self.state = Some(State {
                    version: *version,
                    question: question.clone(),
                    view: view.clone(),
                    undo: undo.clone(),
                    waiting: waiting.clone(),
                });
            }
            ToPage::Events { events } => self.log.extend(events.iter().map(|entry| entry.index)),
            ToPage::Over { .. } => self.over = true,
            _ => {}
        }
        self.heard.push(message.clone());
        Ok(message)
    }

    /// Reads until the expected message.
    pub(crate) async fn until(&mut self, mut wanted: impl FnMut(&ToPage) -> bool) -> ToPage {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    pub(crate) async fn refusal(&mut self) -> RefusalCode {
        match self.until(|message| matches!(message, ToPage::Refused { .. })).await {
            ToPage::Refused { code, .. } => code,
            _ => unreachable!(),
        }
    }

    /// Reads until this seat is asked, and returns the version. `None` if the match ends first.
    pub(crate) async fn asked(&mut self) -> Option<u32> {
        while !self.over {
            if let Some(state) = self.state.as_ref().filter(|state| state.question.is_some()) {
                return Some(state.version);
            }
            self.next().await;
        }
        None
    }

    /// Reads until only this seat is asked, so nothing can happen in the background.
    pub(crate) async fn alone(&mut self) {
        self.asked().await.expect("the game goes on");
        while self.state.as_ref().is_none_or(|state| state.question.is_none() || state.waiting.len() > 1) {
            self.next().await;
        }
    }

    /// Any answer to the question, made as a page makes it.
    pub(crate) async fn any_move(&mut self) -> (u32, Value) {
        let state = self.state.clone().expect("a state");
        let mut reply =
            answer(state.question.as_ref().expect("a question"), &mut self.chance).expect("something is offered");
        let mut steps = Vec::new();
        loop {
            match reply {
                Reply::Move(answer) => return (state.version, answer),
                Reply::Step(step) => {
                    steps.push(step);
                    self.send(FromPage::steps(7, steps.clone())).await;
                    let drafted = self.until(|message| matches!(message, ToPage::Drafted { .. })).await;
                    let ToPage::Drafted { id: 7, drafted: Some(drafted), refused: None } = drafted else {
                        panic!("a step that was offered is refused: {drafted:?}");
                    };
                    let draft = drafted.draft().expect("an answer made step by step");
                    reply = next_step(draft, &mut self.chance).expect("something follows");
                }
            }
        }
    }

    /// Answers the question and waits until the server has it.
    pub(crate) async fn play(&mut self) -> (u32, Value) {
        let played = self.try_play().await;
        self.until(|message| matches!(message, ToPage::State { .. })).await;
        played.expect("the move is accepted")
    }

    /// Answers the question. Returns the move if it was accepted, otherwise why not.
    pub(crate) async fn try_play(&mut self) -> Result<(u32, Value), RefusalCode> {
        let (version, answer) = self.any_move().await;
        self.send(FromPage::Move { version, answer: answer.clone() }).await;
        match self.until(|message| matches!(message, ToPage::Accepted { .. } | ToPage::Refused { .. })).await {
            ToPage::Refused { code, .. } => Err(code),
            reply => {
                assert_eq!(reply, ToPage::Accepted { version }, "{answer}");
                Ok((version, answer))
            }
        }
    }

    /// Plays to the end.
    pub(crate) async fn finish(&mut self) {
        while self.asked().await.is_some() {
            self.play().await;
        }
    }

    pub(crate) fn version(&self) -> u32 {
        self.state.as_ref().expect("a state").version
    }
}

/// Two people at a table, both connected, and the match has begun.
pub(crate) async fn two_people(house: &House, game: &str) -> (Player, Player) {
    let (mut ann, mut ben) = (house.client(), house.client());
    let created = create(&mut ann, &wish(game, vec![NewSeat::Me, NewSeat::Open])).await;
    let claimed =
        ben.post(&format!("/api{}", created.links[0].path.replace("/seat/", "/seats/")), &()).await.expect("an answer");
    assert!(claimed.status.is_success(), "{}", claimed.text);
    let mut ann = Player::join(&ann, &created.id, None).await;
    let mut ben = Player::join(&ben, &created.id, None).await;
    for player in [&mut ann, &mut ben] {
        player.until(|message| matches!(message, ToPage::State { .. })).await;
    }
    (ann, ben)
}
