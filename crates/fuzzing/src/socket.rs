//! Messages of a page at a match.

use std::mem;
use std::time::Duration;

use game::{Chance, Seed};
use games::NAMES;
use protocol::{ClockChoice, FromPage, NewSeat, PROTOCOL_VERSION, QuickPhrase, RefusalCode, Saying, ToPage};
use serde_json::{Value, json};
use server::client::{Client, ClientError, Reply, Socket, answer};
use strum::VariantArray as _;
use tokio::io::DuplexStream;
use tokio::time::timeout;
use words::Question;

use crate::damage::damaged;
use crate::house::{Door, House, with_house};
use crate::input::Input;

/// How many messages an input can have.
const MESSAGES: usize = 40;
/// After so long the server has no more to say.
const SILENCE: Duration = Duration::from_millis(100);

/// Plays a match against bots with whatever messages.
pub fn socket(bytes: &[u8]) {
    with_house(|house| async move { talk(&house, &mut Input::new(bytes)).await });
}

async fn talk(house: &House, input: &mut Input<'_>) {
    let mut client = house.guest().await;
    let clock = match input.below(4) {
        0 => ClockChoice::Live { seconds: 2, increment: 1 },
        _ => ClockChoice::None,
    };
    let mut seats = vec![NewSeat::Me];
    seats.resize_with(2 + input.below(3), || NewSeat::Bot { level: "random".into() });
    let id = house.make(&mut client, NAMES[input.below(NAMES.len())], seats, clock).await.id;
    let mut page = Page { client: &client, id: &id, socket: None, known: Known::default() };
    for _ in 0..MESSAGES {
        if input.is_empty() {
            break;
        }
        if page.say(input).await.is_err() {
            page.socket = None;
        }
        page.listen().await;
    }
    page.socket = None;
    page.open(&[]).await.expect("a socket can be opened");
    page.listen().await;
    assert!(page.socket.is_some() && page.known.is_greeted, "a page that says hello is greeted");
    house.check(&mut client, &id).await;
}

/// What a page knows of its match.
#[derive(Default)]
struct Known {
    is_greeted: bool,
    version: u32,
    /// What is asked: by the game, or next once the answers below are given.
    question: Option<Question>,
    /// Answers that are being put together, and the steps so far of the one after them.
    moves: Vec<Value>,
    steps: Vec<Value>,
}

struct Page<'a> {
    client: &'a Client<Door>,
    id: &'a str,
    socket: Option<Socket<DuplexStream>>,
    known: Known,
}

impl Page<'_> {
    /// Opens a socket and says hello, or these bytes instead.
    async fn open(&mut self, instead: &[u8]) -> Result<(), ClientError> {
        self.known = Known::default();
        let mut socket = self.client.open(self.id).await?;
        match instead {
            [] => socket.send(&FromPage::Hello { protocol: PROTOCOL_VERSION, seen: None, you: None }).await?,
            other => socket.send_text(String::from_utf8_lossy(other)).await?,
        }
        self.socket = Some(socket);
        Ok(())
    }

    async fn say(&mut self, input: &mut Input<'_>) -> Result<(), ClientError> {
        let kind = input.below(16);
        let Some(socket) = &mut self.socket else {
            let hello = json!({ "type": "hello", "protocol": PROTOCOL_VERSION, "seen": 3, "you": 0 });
            let instead = if kind == 0 { damaged(hello, &Value::Null, input) } else { Vec::new() };
            return self.open(&instead).await;
        };
        match kind {
            0 => socket.send_text(String::from_utf8_lossy(input.bytes())).await,
            1 => socket.send_binary(input.bytes().to_vec()).await,
            2 => Err(ClientError::Closed),
            _ => {
                let other = json!(self.known.question);
                let message = json!(self.known.message(kind, input));
                let text =
                    if input.below(2) == 0 { message.to_string().into() } else { damaged(message, &other, input) };
                socket.send_text(String::from_utf8_lossy(&text)).await
            }
        }
    }

    /// Hears all that the server has to say.
    async fn listen(&mut self) {
        while let Some(socket) = &mut self.socket {
            match timeout(SILENCE, socket.next_text()).await {
                Ok(Ok(text)) => self.known.hear(&text),
                Ok(Err(_)) => self.socket = None,
                Err(_) => return,
            }
        }
    }
}

impl Known {
    /// A message that a page could send now.
    fn message(&mut self, kind: usize, input: &mut Input<'_>) -> FromPage {
        let version = self.version;
        match kind {
            3 => FromPage::Undo { version },
            4 => FromPage::Hint { version },
            5 => FromPage::Automatic { on: input.below(2) == 0 },
            6 => input.one(&[FromPage::Return, FromPage::Leave, FromPage::Resign, FromPage::Rematch]).clone(),
            7 => FromPage::Ping { id: 1 },
            8 => FromPage::Chat { id: 1, says: saying(input) },
            9 | 10 => FromPage::Moves { version, moves: mem::take(&mut self.moves) },
            _ => self.answer(version, input),
        }
    }

    /// An answer to the question, given or tried, or some steps of one.
    fn answer(&mut self, version: u32, input: &mut Input<'_>) -> FromPage {
        let mut chance = Chance::seeded(Seed::from_number(input.byte().into()));
        match self.question.as_ref().and_then(|question| answer(question, &mut chance)) {
            Some(Reply::Move(answer)) if self.moves.is_empty() && input.below(2) == 0 => {
                FromPage::Move { version, answer }
            }
            Some(Reply::Move(answer)) => {
                self.moves.push(answer);
                self.steps.clear();
                self.draft()
            }
            Some(Reply::Step(step)) => {
                self.steps.push(step);
                self.draft()
            }
            None => FromPage::Move { version, answer: Value::Null },
        }
    }

    /// Tries what has been put together.
    fn draft(&self) -> FromPage {
        let steps = if self.steps.is_empty() { Value::Null } else { self.steps.clone().into() };
        FromPage::Draft { id: self.steps.len() as u32, moves: self.moves.clone(), steps }
    }

    fn hear(&mut self, text: &str) {
        match serde_json::from_str(text).expect("what the server says can be read") {
            ToPage::Hello { .. } => self.is_greeted = true,
            ToPage::State { version, question, .. } => {
                (self.version, self.question) = (version, question);
                (self.moves, self.steps) = (Vec::new(), Vec::new());
            }
            ToPage::Drafted { drafted: Some(drafted), .. } => self.question = drafted.question,
            ToPage::Closing { code } | ToPage::Refused { code, .. } => {
                assert!(!matches!(code, RefusalCode::Internal | RefusalCode::Unsaved), "{text}");
            }
            _ => {}
        }
    }
}

/// Something to say to the others.
fn saying(input: &mut Input<'_>) -> Saying {
    match input.below(2) {
        0 => Saying::Quick(*input.one(QuickPhrase::VARIANTS)),
        _ => Saying::Text(String::from_utf8_lossy(input.bytes()).into_owned()),
    }
}
