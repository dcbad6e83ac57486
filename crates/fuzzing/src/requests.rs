//! Plain requests, written byte by byte.

use std::time::Duration;

use games::NAMES;
use protocol::{ClockChoice, Created, NewSeat, RecoveryLink};
use serde_json::{Value, json};
use server::client::Client;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use crate::damage::{change_bytes, damaged};
use crate::house::{Door, House, with_house};
use crate::input::Input;

/// How many requests an input can have.
const REQUESTS: usize = 12;
/// Longer than any request may take.
const PATIENCE: Duration = Duration::from_secs(60);

const METHODS: [&str; 7] = ["POST", "GET", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH"];

/// All routes; an input fills the gaps.
const ROUTES: [&str; 20] = [
    "/api/seats/{}",
    "/api/me",
    "/api/me/recovery",
    "/api/recover/{}",
    "/api/games",
    "/api/games/{}/catalog",
    "/api/lobby",
    "/api/matches",
    "/api/matches/{}",
    "/api/matches/{}/seats/{}",
    "/api/matches/{}/seats/{}/bot",
    "/api/matches/{}/record",
    "/api/matches/{}/points",
    "/api/matches/{}/replay?as={}",
    "/api/matches/{}/replay/{}",
    "/api/matches/{}/replay/{}?as={}",
    "/api/matches/{}/socket",
    "/healthz",
    "/metrics",
    "/{}",
];

/// Headers that the server reads.
const HEADERS: [&str; 9] = [
    "origin",
    "x-forwarded-for",
    "x-forwarded-host",
    "if-none-match",
    "accept-encoding",
    "authorization",
    "content-type",
    "expect",
    "transfer-encoding",
];

/// Sends whatever requests.
pub fn requests(bytes: &[u8]) {
    with_house(|house| async move { visit(&house, &mut Input::new(bytes)).await });
}

async fn visit(house: &House, input: &mut Input<'_>) {
    let mut owner = house.guest().await;
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let created = house.make(&mut owner, NAMES[input.below(NAMES.len())], seats, ClockChoice::None).await;
    let mut secrets = Secrets::new(&mut owner, &created).await;
    for _ in 0..REQUESTS {
        if input.is_empty() {
            break;
        }
        let request = Request::new(&secrets, input);
        let answer = send(house, &request.bytes()).await;
        secrets.check(&request, &answer);
    }
    house.check(&mut owner, &created.id).await;
}

/// Sends bytes to the server, and returns what comes back.
async fn send(house: &House, bytes: &[u8]) -> String {
    let mut stream = house.door().enter();
    let mut answer = Vec::new();
    // A server that has heard enough does not read the rest.
    let _ = stream.write_all(bytes).await;
    while let Ok(Ok(1..)) = timeout(PATIENCE, stream.read_buf(&mut answer)).await {}
    String::from_utf8_lossy(&answer).into_owned()
}

/// What only some may know.
struct Secrets {
    id: String,
    /// The tokens of seats' links.
    seats: Vec<String>,
    /// The secrets of links to come back by.
    players: Vec<String>,
    /// Cookies that the server has given.
    cookies: Vec<String>,
}

impl Secrets {
    async fn new(owner: &mut Client<Door>, created: &Created) -> Self {
        let mut secrets = Self {
            id: created.id.clone(),
            seats: Vec::new(),
            players: Vec::new(),
            cookies: owner.cookie.iter().cloned().collect(),
        };
        secrets.learn(&json!(created));
        let link = owner.post("/api/me/recovery", &Value::Null).await.expect("an answer");
        secrets.learn(&json!(link.json::<RecoveryLink>().expect("a link")));
        secrets
    }

    /// Learns the links in a body, wherever they stand.
    fn learn(&mut self, body: &Value) {
        match body {
            Value::Array(items) => items.iter().for_each(|item| self.learn(item)),
            Value::Object(fields) => fields.values().for_each(|item| self.learn(item)),
            Value::String(text) => {
                self.seats.extend(text.strip_prefix("/seat/").map(str::to_string));
                self.players.extend(text.strip_prefix("/recover/").map(str::to_string));
            }
            _ => {}
        }
    }

    /// Checks an answer: the server has not failed, and nobody got what only others may have.
    fn check(&mut self, request: &Request, answer: &str) {
        let status: u16 = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        assert!(status < 500, "{request:?}: {answer}");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        if (200..300).contains(&status) {
            let path = decoded(request.path.split('?').next().unwrap_or_default());
            for (prefix, known) in [("/api/seats/", &self.seats), ("/api/recover/", &self.players)] {
                if let Some(secret) = path.strip_prefix(prefix) {
                    assert!(known.iter().any(|known| known == secret), "{request:?} was believed: {answer}");
                }
            }
            let is_known = request.cookie.as_ref().is_some_and(|cookie| self.knows(cookie));
            if path == "/api/matches" && request.method == "GET" && !is_known {
                assert_eq!(body, "[]", "{request:?} was believed");
            }
            self.learn(&serde_json::from_str(body).unwrap_or_default());
        }
        let cookies = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        self.cookies.extend(cookies.filter_map(|cookie| cookie.split(';').next()).map(str::to_string));
    }

    /// Whether a cookie is one that the server gave. Digits of a tag can be written in two ways.
    fn knows(&self, cookie: &str) -> bool {
        let cookie = cookie.to_ascii_lowercase();
        self.cookies.iter().any(|known| known.split_once('=').is_some_and(|(_, value)| cookie.contains(value)))
    }
}

/// A path without its `%20`.
fn decoded(path: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let [first, after @ ..] = rest {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.filter(|_| *first == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A request, as far as it can be told from others.
#[derive(Debug)]
struct Request {
    method: String,
    path: String,
    cookie: Option<String>,
    /// All other headers, each with its end.
    headers: String,
    body: Vec<u8>,
}

impl Request {
    fn new(secrets: &Secrets, input: &mut Input<'_>) -> Self {
        let method = match input.below(16) {
            15 => one_line(input.bytes()),
            number => METHODS[number % 3].to_string(),
        };
        let method = if input.below(16) == 1 { input.one(&METHODS).to_string() } else { method };
        let route = input.one(&ROUTES);
        let mut pieces = route.split("{}");
        let mut path = pieces.next().unwrap_or_default().to_string();
        for piece in pieces {
            path += &gap(secrets, input);
            path += piece;
        }
        let cookie = match input.below(4) {
            0 => None,
            1 => Some(one_line(&changed(input.one::<String>(&secrets.cookies), input))),
            _ => Some(input.one(&secrets.cookies).clone()),
        };
        let mut request = Self { method, path, cookie, headers: String::new(), body: Vec::new() };
        request.write_body(input);
        request.write_headers(route, input);
        request
    }

    fn write_body(&mut self, input: &mut Input<'_>) {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "random" }]);
        let game = *input.one(&NAMES);
        let clock = json!({ "kind": "live", "seconds": 60, "increment": 5 });
        let bodies = [
            Value::Null,
            json!({ "game": game, "seats": seats, "clock": clock, "listed": true, "in_order": true }),
            json!({ "name": "Somebody" }),
            json!({ "level": "random" }),
        ];
        self.body = match input.below(6) {
            0 => input.bytes().to_vec(),
            1 => input.one(&bodies).to_string().into(),
            _ => damaged(input.one(&bodies).clone(), input.one(&bodies), input),
        };
    }

    fn write_headers(&mut self, route: &str, input: &mut Input<'_>) {
        let host = if input.below(8) == 1 { one_line(input.bytes()) } else { "localhost".to_string() };
        let length = if input.below(16) == 1 { input.byte().into() } else { self.body.len() };
        self.headers = format!("host: {host}\r\ncontent-length: {length}\r\n");
        if input.below(8) != 1 {
            self.headers += "content-type: application/json\r\n";
        }
        if route.ends_with("/socket") {
            self.headers += "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        } else {
            self.headers += "connection: close\r\n";
        }
        for _ in 0..input.below(4) {
            let (name, value) = (*input.one(&HEADERS), one_line(input.bytes()));
            self.headers += &format!("{name}: {value}\r\n");
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let Self { method, path, headers, .. } = self;
        let mut text = format!("{method} {path} HTTP/1.1\r\n{headers}").into_bytes();
        if let Some(cookie) = &self.cookie {
            text.extend_from_slice(format!("cookie: {cookie}\r\n").as_bytes());
        }
        text.extend_from_slice(b"\r\n");
        text.extend_from_slice(&self.body);
        text
    }
}

/// A part of a path: what belongs there, what belongs elsewhere, or something else.
fn gap(secrets: &Secrets, input: &mut Input<'_>) -> String {
    let known = match input.below(8) {
        0 | 1 => secrets.id.clone(),
        2 | 3 => input.one(&secrets.seats).clone(),
        4 => input.one(&secrets.players).clone(),
        5 => input.byte().to_string(),
        6 => (*input.one(&["public", "all", "race", "roll", "defenders", "4294967296", "-1"])).to_string(),
        _ => return input.bytes().iter().map(|byte| format!("%{byte:02x}")).collect(),
    };
    match input.below(3) {
        0 => one_line(&changed(&known, input)).replace(' ', "+"),
        _ => known,
    }
}

fn changed(text: &str, input: &mut Input<'_>) -> Vec<u8> {
    let mut text = text.as_bytes().to_vec();
    change_bytes(&mut text, input);
    text
}

/// Bytes as a text that does not end its line.
fn one_line(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace(['\r', '\n'], "")
}
