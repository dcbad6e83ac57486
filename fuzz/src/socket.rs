//! Messages of a page at a match.

use std::time::Duration;

use game::{Chance, Seed};
use games::NAMES;
use protocol::{ClockChoice, Drafted, FromPage, NewSeat, PROTOCOL_VERSION, RefusalCode, ToPage};
use serde_json::{Value, json};
use server::client::{Client, ClientError, Reply, Socket, answer, next_step};
use tokio::io::DuplexStream;
use tokio::time::timeout;
use words::{Draft, Question};

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
    question: Option<Question>,
    /// The steps of an answer that is being composed, and what can follow them.
    steps: Vec<Value>,
    draft: Option<Draft>,
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
            _ => self.answer(version, input),
        }
    }

    /// An answer to the question, or some steps of one.
    fn answer(&mut self, version: u32, input: &mut Input<'_>) -> FromPage {
        let mut chance = Chance::seeded(Seed::from_number(input.byte().into()));
        let reply = match (&self.draft, &self.question) {
            (Some(draft), _) => next_step(draft, &mut chance),
            (None, question) => question.as_ref().and_then(|question| answer(question, &mut chance)),
        };
        match reply {
            Some(Reply::Move(answer)) => FromPage::Move { version, answer },
            Some(Reply::Step(step)) => {
                self.steps.push(step);
                FromPage::steps(self.steps.len() as u32, self.steps.clone())
            }
            None => FromPage::Move { version, answer: Value::Null },
        }
    }

    fn hear(&mut self, text: &str) {
        match serde_json::from_str(text).expect("what the server says can be read") {
            ToPage::Hello { .. } => self.is_greeted = true,
            ToPage::State { version, question, .. } => {
                (self.version, self.question) = (version, question);
                (self.steps, self.draft) = (Vec::new(), None);
            }
            ToPage::Drafted { drafted, .. } => self.draft = drafted.as_ref().and_then(Drafted::draft).cloned(),
            ToPage::Closing { code } | ToPage::Refused { code, .. } => {
                assert!(!matches!(code, RefusalCode::Internal | RefusalCode::Unsaved), "{text}");
            }
            _ => {}
        }
    }
}
