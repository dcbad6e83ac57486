//! Whatever is wrong with a request, the failure always has the same shape.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use protocol::{Failure, NewSeat};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use words::Language;

use crate::table::{House, bot, create, wish};

/// The documented routes: method and path.
fn routes() -> Vec<(String, String)> {
    let document = include_str!("../../../../docs/protocol.md");
    let cells = document.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let routes = cells.filter_map(|(request, _)| request.split_once(' ')).filter(|(_, path)| path.starts_with('/'));
    let socket = ("GET".to_string(), "/api/matches/{id}/socket".to_string());
    let path = |path: &str| path.split('?').next().unwrap_or_default().to_string();
    routes.map(|(method, at)| (method.to_string(), path(at))).chain([socket]).collect()
}

/// Nonsense for a route that expects a game, an id, a seat, a move or a secret.
const NONSENSE: [&str; 14] = [
    "x",
    "999",
    "-1",
    "1.5",
    "4294967296",
    "%ff",
    "%00",
    "%2e%2e",
    "a%2Fb",
    "%27%3B--",
    "%F0%9F%9A%80",
    "%E2%80%AE",
    "null",
    "gggggggggggggggggggggggggggggggggggggggg",
];
const METHODS: [&str; 8] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"];
const BODIES: [&[u8]; 10] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\"x\"",
    b"{\"name\":1}",
    b"{\"name\":\"\"}",
    b"{\"level\":[]}",
    b"{\"name\":\"\xff\xfe\"}",
    b"\xc3\x28",
];
const QUERIES: [&str; 8] =
    ["as=x", "as=999", "as=-1", "as=%ff", "as=", "as=0&as=1", "as=all&as=all", "as=%F0%9F%9A%80"];

/// An answer: the status, whether it declares itself JSON, and the body.
struct Answer {
    status: u16,
    is_json: bool,
    body: Vec<u8>,
}

async fn send(to: SocketAddr, method: &str, path: &str, kind: &str, body: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(to).await.expect("a connection");
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n"
    );
    // A server that refuses early may not read everything.
    let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or_else(|| panic!("{method} {path}"));
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, is_json: head.contains("content-type: application/json"), body: answer[end + 4..].to_vec() }
}

/// What a failure must be.
fn check(asked: &str, is_head: bool, answer: &Answer) {
    let text = String::from_utf8_lossy(&answer.body);
    assert!((400..500).contains(&answer.status), "{asked}: {} {text}", answer.status);
    assert!(answer.is_json, "{asked}: {} {text}", answer.status);
    if is_head {
        return;
    }
    let failure: Failure = serde_json::from_slice(&answer.body).unwrap_or_else(|_| panic!("{asked}: {text}"));
    Language::En.book().try_say(&failure.said).unwrap_or_else(|fault| panic!("{asked}: {fault}"));
}

#[tokio::test]
async fn every_failure_has_one_shape() {
    let house = House::open().await;
    let id = create(&mut house.client(), &wish("race", vec![NewSeat::Me, bot()])).await.id;
    let (to, json) = (house.address, "application/json");
    let routes = routes();
    let paths: BTreeSet<&str> = routes.iter().map(|(_, path)| path.as_str()).chain(["/", "/seat/1", "/x.js"]).collect();
    let mut tried = 0;
    let mut bad = async |method: &str, path: &str, kind: &str, body: &[u8]| {
        let answer = send(to, method, path, kind, body).await;
        check(&format!("{method} {path} {body:?}"), method == "HEAD", &answer);
        tried += 1;
        answer.status
    };
    for path in paths {
        let real = path.replace("{id}", &id).replace("{game}", "race").replace("{seat}", "0").replace("{n}", "0");
        let known: Vec<&str> = routes.iter().filter(|(_, at)| at == path).map(|(method, _)| method.as_str()).collect();
        let is_get = known.is_empty() || known.contains(&"GET");
        for method in METHODS {
            let is_served = known.contains(&method) || (is_get && matches!(method, "GET" | "HEAD"));
            if !is_served {
                assert_eq!(bad(method, &real, json, b"{}").await, 405, "{method} {real}");
            }
        }
        let method = known.first().copied().unwrap_or("GET");
        assert_eq!(bad(method, &format!("{real}?{}", "x".repeat(5000)), json, b"{}").await, 414);
        for nonsense in NONSENSE.iter().filter(|_| path.contains('{')) {
            for only in ["{id}", "{seat}", "{n}", "{game}", "{secret}"].iter().filter(|only| path.contains(**only)) {
                // One part is nonsense and all others are correct.
                let mut asked = path.replace(only, nonsense);
                for (part, fits) in [("{id}", id.as_str()), ("{seat}", "0"), ("{n}", "0"), ("{game}", "race")] {
                    asked = asked.replace(part, fits);
                }
                // A bot's seat says so. Otherwise the path leads nowhere.
                for method in &known {
                    let status = bad(method, &asked, json, b"{\"level\":\"random\"}").await;
                    assert!(matches!(status, 400 | 403 | 404), "{method} {asked}: {status}");
                }
            }
        }
        for method in known.iter().filter(|method| matches!(**method, "POST" | "PUT")) {
            let takes_body = ["/api/me", "/api/matches", "/api/matches/{id}/seats/{seat}/bot"].contains(&path);
            for body in BODIES.iter().filter(|_| takes_body) {
                bad(method, &real, json, body).await;
                assert_eq!(bad(method, &real, "text/plain", body).await, 415, "{method} {real}");
            }
            if takes_body {
                assert_eq!(bad(method, &real, json, &[b' '; 20_000]).await, 413, "{method} {real}");
            }
        }
        for query in QUERIES.iter().filter(|_| path.contains("/replay")) {
            bad("GET", &format!("{real}?{query}"), json, b"").await;
        }
    }
    for path in
        ["/api", "/api/", "/api/x", "/api/me/x", "/api//me", "/assets/missing.js", "/favicon.ico", "/", "/seat/1"]
    {
        assert_eq!(bad("GET", path, json, b"").await, 404, "{path}");
    }
    assert_eq!(bad("GET", &format!("/api/matches/{id}/socket"), json, b"").await, 400);
    assert!(tried > 400, "{tried}");
}
