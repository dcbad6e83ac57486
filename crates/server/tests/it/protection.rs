//! What strangers, broken pages and greedy clients meet.

use std::time::Duration;

use axum::http::{HeaderValue, Method, StatusCode, header};
use protocol::{Created, FromPage, NewSeat, PROTOCOL_VERSION, RefusalCode, ToPage};
use serde_json::json;
use server::Rate;
use server::client::{Client, ClientError};

use crate::table::{House, Player, bot, create, two_people, wish};

async fn a_match(house: &House) -> (Client, Created) {
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    (client, created)
}

fn status(result: Result<server::client::Socket, ClientError>) -> StatusCode {
    match result {
        Err(ClientError::Status(status, _)) => status,
        other => panic!("{other:?}"),
    }
}

async fn closing(player: &mut Player) -> RefusalCode {
    match player.until(|message| matches!(message, ToPage::Closing { .. })).await {
        ToPage::Closing { code } => code,
        _ => unreachable!(),
    }
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket_and_change_nothing() {
    let house = House::with(|config| config.origins = vec!["https://orrery.example".into()]).await;
    let (mut client, created) = a_match(&house).await;
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        client.headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        assert_eq!(status(client.open(&created.id).await), StatusCode::FORBIDDEN);
        let sent = client.send(Method::PUT, "/api/me", Some(json!({"name": "Eve"}).to_string())).await.unwrap();
        assert_eq!(sent.status, StatusCode::FORBIDDEN);
    }
    for origin in [format!("http://{}", house.address), "https://orrery.example".to_string()] {
        client.headers.insert(header::ORIGIN, HeaderValue::from_str(&origin).unwrap());
        assert!(client.open(&created.id).await.is_ok());
    }
}

#[tokio::test]
async fn a_cookie_of_ones_own_making_opens_nothing() {
    let house = House::open().await;
    let (client, created) = a_match(&house).await;
    let mut forger = house.client();
    let (id, _) = client.cookie.as_ref().unwrap().split_once('.').unwrap();
    for forged in [format!("{id}.{}", "0".repeat(40)), format!("{id}."), id.to_string(), "orrery=".into()] {
        forger.cookie = Some(forged);
        let mut player = Player::join(&forger, &created.id, None).await;
        let hello = player.next().await;
        assert!(matches!(hello, ToPage::Hello { you: None, .. }));
    }
}

#[tokio::test]
async fn broken_messages_are_refused_and_the_game_goes_on() {
    let house = House::open().await;
    let (client, created) = a_match(&house).await;
    let mut player = Player::join(&client, &created.id, None).await;
    player.asked().await.unwrap();
    let texts = [
        "",
        "{",
        "null",
        "[]",
        "{\"type\":\"steal\"}",
        "{\"type\":\"move\",\"version\":-1,\"move\":null}",
        "{\"type\":\"undo\",\"version\":1,\"x\":1}",
        "{\"type\":\"resign\",\"x\":1}",
        "{\"type\":\"leave\",\"seat\":0}",
    ];
    for text in texts {
        player.socket.send_text(text).await.unwrap();
        assert_eq!(player.refusal().await, RefusalCode::Malformed, "{text}");
    }
    let deep = format!("{{\"type\":\"draft\",\"id\":1,\"steps\":{}{}}}", "[".repeat(5000), "]".repeat(5000));
    player.socket.send_text(deep).await.unwrap();
    assert_eq!(player.refusal().await, RefusalCode::Malformed);
    player.send(FromPage::Draft { id: 3, steps: json!([]) }).await;
    player.until(|message| matches!(message, ToPage::Drafted { id: 3, draft: None, refused: Some(_) })).await;
    player.send(FromPage::Ping { id: 9 }).await;
    player.until(|message| *message == ToPage::Pong { id: 9 }).await;
    player.play().await;
}

#[tokio::test]
async fn oversized_messages_and_bodies_are_not_read() {
    let house = House::open().await;
    let (mut client, created) = a_match(&house).await;
    let mut player = Player::join(&client, &created.id, None).await;
    // Nothing else can be said meanwhile.
    player.alone().await;
    player.socket.send_text("x".repeat(70_000)).await.unwrap();
    match player.try_next().await {
        Ok(message) => assert_eq!(message, ToPage::Closing { code: RefusalCode::TooLarge }),
        Err(error) => assert!(matches!(error, ClientError::Closed), "{error}"),
    }
    let large =
        client.send(Method::PUT, "/api/me", Some(json!({"name": "x".repeat(20_000)}).to_string())).await.unwrap();
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    let unknown =
        client.send(Method::PUT, "/api/me", Some(json!({"name": "x", "admin": true}).to_string())).await.unwrap();
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    client.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
    let plain = client.send(Method::PUT, "/api/me", Some(json!({"name": "x"}).to_string())).await.unwrap();
    assert_eq!(plain.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn a_socket_begins_with_a_hello_of_this_version() {
    let house = House::with(|config| config.limits.hello = Duration::from_millis(200)).await;
    let (client, created) = a_match(&house).await;
    let cases = [
        (FromPage::Hello { protocol: PROTOCOL_VERSION + 1, seen: None }, RefusalCode::Protocol),
        (FromPage::Resign, RefusalCode::HelloFirst),
    ];
    for (message, code) in cases {
        let mut socket = client.open(&created.id).await.unwrap();
        socket.send(&message).await.unwrap();
        let text = socket.next_text().await.unwrap();
        assert_eq!(serde_json::from_str::<ToPage>(&text).unwrap(), ToPage::Closing { code });
    }
    let mut silent = client.open(&created.id).await.unwrap();
    let text = silent.next_text().await.unwrap();
    assert_eq!(serde_json::from_str::<ToPage>(&text).unwrap(), ToPage::Closing { code: RefusalCode::Silent });
    assert_eq!(status(client.open("nothing").await), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn too_many_messages_are_refused_and_in_the_end_close_the_socket() {
    let house = House::with(|config| config.limits.socket_rate = Rate { burst: 5, per_second: 0.1 }).await;
    let (client, created) = a_match(&house).await;
    let mut player = Player::join(&client, &created.id, None).await;
    player.asked().await.unwrap();
    for id in 0..6 {
        player.send(FromPage::Ping { id }).await;
    }
    assert_eq!(player.refusal().await, RefusalCode::TooFast);
    for id in 0..200 {
        if player.socket.send(&FromPage::Ping { id }).await.is_err() {
            break;
        }
    }
    assert_eq!(closing(&mut player).await, RefusalCode::TooFast);
}

/// Throwing the cookie away makes a new player, not a new client.
#[tokio::test]
async fn limits_hold_for_an_address_whatever_its_cookie() {
    let house = House::with(|config| {
        config.limits.sockets_per_client = 3;
        config.limits.matches_per_client = 4;
        config.limits.client_rate = Rate { burst: 10, per_second: 0.1 };
    })
    .await;
    let (client, created) = a_match(&house).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Player::join(&house.client(), &created.id, None).await);
    }
    assert_eq!(status(client.open(&created.id).await), StatusCode::TOO_MANY_REQUESTS);
    let mut answers = Vec::new();
    for player in &mut open {
        for id in 0..5 {
            player.send(FromPage::Ping { id }).await;
            let reply = player.until(|message| matches!(message, ToPage::Pong { .. } | ToPage::Refused { .. })).await;
            answers.push(matches!(reply, ToPage::Pong { .. }));
        }
    }
    assert_eq!(answers.iter().filter(|answered| **answered).count(), 10);
    open.pop();
    while client.open(&created.id).await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for expected in [StatusCode::CREATED, StatusCode::CREATED, StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS] {
        let made = house.client().post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.unwrap();
        assert_eq!(made.status, expected);
    }
}

#[tokio::test]
async fn limits_of_players_and_requests() {
    let house = House::with(|config| {
        config.limits.sockets_per_player = 1;
        config.limits.matches_per_player = 2;
        config.limits.request_rate = Rate { burst: 12, per_second: 0.1 };
    })
    .await;
    let (mut client, created) = a_match(&house).await;
    let _open = Player::join(&client, &created.id, None).await;
    assert_eq!(status(client.open(&created.id).await), StatusCode::TOO_MANY_REQUESTS);
    create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let third = client.post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.unwrap();
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(house.client().get("/api/games").await.unwrap().status);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
}

/// A page that asks and does not read is let go; those who read are not kept waiting.
#[tokio::test]
async fn slow_readers_are_dropped() {
    let house = House::with(|config| {
        config.limits.outbox = 4;
        config.limits.socket_rate = Rate { burst: 1_000_000, per_second: 1.0 };
        config.limits.client_rate = config.limits.socket_rate;
    })
    .await;
    let (mut ann, mut ben) = two_people(&house, "roll").await;
    let dropped =
        async || !house.client().get("/metrics").await.unwrap().text.contains("\norrery_sockets_dropped_total 0\n");
    let mut rounds = 0;
    while !dropped().await {
        for id in 0..1000 {
            if ann.socket.send(&FromPage::Draft { id, steps: json!([]) }).await.is_err() {
                break;
            }
        }
        rounds += 1;
        assert!(rounds < 100, "a socket that never reads is kept");
    }
    ben.asked().await.unwrap();
    ben.play().await;
}

#[tokio::test]
async fn every_answer_is_protected() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let mut client = house.client();
    for path in ["/", "/healthz", "/metrics", "/api/me", "/api/nothing"] {
        let headers = client.get(path).await.unwrap().headers;
        assert!(
            headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap().contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(headers[header::REFERRER_POLICY], "no-referrer");
        assert!(headers.contains_key("permissions-policy") && headers.contains_key("x-request-id"));
    }
    assert_eq!(client.get("/healthz").await.unwrap().text, "ok\n");
    // Behind a proxy that speaks TLS, the cookie stays on TLS.
    let mut secure = house.client();
    secure.headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
    let cookie = secure.get("/api/me").await.unwrap().headers[header::SET_COOKIE].to_str().unwrap().to_string();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
}
