//! How the server treats strangers, broken pages and greedy clients.

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
    player.send(FromPage::Draft { id: 3, moves: vec![json!({})], steps: json!([]) }).await;
    player.until(|message| matches!(message, ToPage::Drafted { id: 3, drafted: None, refused: Some(_) })).await;
    player.send(FromPage::Ping { id: 9 }).await;
    player.until(|message| *message == ToPage::Pong { id: 9 }).await;
    player.play().await;
}

#[tokio::test]
async fn oversized_messages_and_bodies_are_not_read() {
    let house = House::open().await;
    let (mut client, created) = a_match(&house).await;
    let mut player = Player::join(&client, &created.id, None).await;
    // Nothing else can be sent meanwhile.
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
        (FromPage::Hello { protocol: PROTOCOL_VERSION + 1, seen: None, you: None }, RefusalCode::Protocol),
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

/// Deleting the cookie makes a new player, not a new client.
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

/// A page that asks without reading is disconnected. Those that read are not delayed.
#[tokio::test]
async fn slow_readers_are_dropped() {
    let house = House::with(|config| {
        // A socket is greeted with five messages.
        config.limits.outbox = 5;
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
            if ann.socket.send(&FromPage::steps(id, Vec::new())).await.is_err() {
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
    assert_eq!(client.get("/healthz").await.unwrap().status, StatusCode::OK);
    // Behind a proxy that speaks TLS, the cookie stays on TLS.
    let mut secure = house.client();
    secure.headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
    let cookie = secure.get("/api/me").await.unwrap().headers[header::SET_COOKIE].to_str().unwrap().to_string();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
}

/// Connections that never read occupy slots. Nobody may occupy all of them.
#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let house = House::with(|config| config.limits.connections_per_client = 5).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        // An unfinished request, so the connection is known to be served.
        tokio::io::AsyncWriteExt::write_all(&mut stream, b"GET / HTTP/1.1\r\n").await.unwrap();
        held.push(stream);
    }
    // The sixth connection is rejected at once.
    while house.client().get("/api/me").await.is_ok() {
        tokio::task::yield_now().await;
    }
    held.pop();
    while house.client().get("/api/me").await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A client that keeps asking without reading is disconnected, and so is a socket that does not read.
#[tokio::test]
async fn connections_that_read_nothing_are_closed() {
    let house = House::with(|config| config.limits.write = Duration::from_millis(300)).await;
    let connections = async || {
        let text = house.client().get("/metrics").await.unwrap().text;
        text.lines().find_map(|line| line.strip_prefix("orrery_connections ")?.parse::<u32>().ok()).unwrap()
    };
    let mut held = Vec::new();
    for _ in 0..20 {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        let request = format!("GET /api/games/race/catalog HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
        // More than all buffers on the way can hold.
        tokio::io::AsyncWriteExt::write_all(&mut stream, request.repeat(200).as_bytes()).await.unwrap();
        held.push(stream);
    }
    while connections().await > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // A socket counts as a connection while it lives.
    let (client, created) = a_match(&house).await;
    let player = Player::join(&client, &created.id, None).await;
    assert_eq!(connections().await, 2);
    drop(player);
    while connections().await > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Creating a table and closing it at once does not make room for another.
#[tokio::test]
async fn giving_up_does_not_escape_the_limits_of_making_tables() {
    let house = House::with(|config| {
        config.limits.player_making = Rate { burst: 3, per_second: 0.001 };
        config.limits.made_per_client = 5;
    })
    .await;
    let mut client = house.client();
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let made = client.post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.unwrap();
        statuses.push(made.status);
        if let Ok(Created { id, .. }) = made.json() {
            let mut player = Player::join(&client, &id, None).await;
            player.asked().await.unwrap();
            player.send(FromPage::Resign).await;
            player.until(|message| matches!(message, ToPage::Over { .. })).await;
            if statuses.len() == 3 {
                // A rematch counts as a table.
                player.send(FromPage::Rematch).await;
                assert_eq!(player.refusal().await, RefusalCode::TooFast);
            }
        }
    }
    assert_eq!(statuses[2..], [StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS]);
    // Another cookie is another player, but not another address.
    let mut others = Vec::new();
    for _ in 0..3 {
        others.push(house.client().post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.unwrap().status);
    }
    assert_eq!(others, [StatusCode::CREATED, StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS]);
}

/// Players at a table can ask for rematches as often as they like. That does not count against the table's creator.
#[tokio::test]
async fn only_a_rematch_that_is_made_counts_and_only_for_whoever_agreed_last() {
    let house = House::with(|config| config.limits.player_making = Rate { burst: 2, per_second: 0.0001 }).await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    for _ in 0..5 {
        ben.send(FromPage::Rematch).await;
        assert_eq!(ben.refusal().await, RefusalCode::NotOver);
    }
    ben.send(FromPage::Resign).await;
    for player in [&mut ann, &mut ben] {
        player.until(|message| matches!(message, ToPage::Over { .. })).await;
    }
    ann.send(FromPage::Rematch).await;
    ann.send(FromPage::Rematch).await;
    let agreed = |message: &ToPage| matches!(message, ToPage::Table { players, .. } if players[0].rematch);
    ben.until(agreed).await;
    ben.send(FromPage::Rematch).await;
    let made = ben.until(|message| matches!(message, ToPage::Table { rematch: Some(_), .. })).await;
    let ToPage::Table { rematch: Some(id), .. } = made else { unreachable!() };
    ben.send(FromPage::Rematch).await;
    assert_eq!(ben.refusal().await, RefusalCode::RematchAgreed);
    // Each has created one table, and may create one more.
    for player in [&ann, &ben] {
        let mut statuses = Vec::new();
        for _ in 0..2 {
            let wish = wish("race", vec![NewSeat::Me, bot()]);
            statuses.push(player.client.clone().post("/api/matches", &wish).await.unwrap().status);
        }
        assert_eq!(statuses, [StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS]);
    }
    // At the next table Ann agrees last, and she cannot create any more: Ben's request stays, and hers is refused.
    let mut again = [Player::join(&ann.client, &id, None).await, Player::join(&ben.client, &id, None).await];
    again[1].asked().await.unwrap();
    again[1].send(FromPage::Resign).await;
    for player in &mut again {
        player.until(|message| matches!(message, ToPage::Over { .. })).await;
    }
    again[1].send(FromPage::Rematch).await;
    again[0]
        .until(|message| matches!(message, ToPage::Table { players, .. } if players.iter().any(|one| one.rematch)))
        .await;
    again[0].send(FromPage::Rematch).await;
    assert_eq!(again[0].refusal().await, RefusalCode::TooFast);
    // Nothing of it is stored: the table can be played on, and loaded again.
    let found: protocol::MatchInfo = house.client().get(&format!("/api/matches/{id}")).await.unwrap().json().unwrap();
    assert_eq!(found.status, protocol::MatchStatus::Over);
    again[0].send(FromPage::Rematch).await;
    assert_eq!(again[0].refusal().await, RefusalCode::TooFast);
}

/// A rematch that waits for players is in the lobby like any other table.
#[tokio::test]
async fn rematches_do_not_escape_the_limit_of_the_lobby() {
    let house = House::with(|config| config.limits.listed_per_player = 1).await;
    let (mut ann, mut ben) = (house.client(), house.client());
    let listed = protocol::NewMatch { listed: true, ..wish("race", vec![NewSeat::Me, NewSeat::Open]) };
    let id = create(&mut ann, &listed).await.id;
    assert!(ben.post(&format!("/api/matches/{id}/seats/1"), &()).await.unwrap().status.is_success());
    create(&mut ann, &listed).await;
    let (mut ann, mut ben) = (Player::join(&ann, &id, None).await, Player::join(&ben, &id, None).await);
    ben.asked().await.unwrap();
    ben.send(FromPage::Resign).await;
    ann.until(|message| matches!(message, ToPage::Over { .. })).await;
    ben.send(FromPage::Leave).await;
    ann.until(|message| matches!(message, ToPage::Table { players, .. } if players[1].stand_in)).await;
    ann.send(FromPage::Rematch).await;
    let refused = ann.until(|message| matches!(message, ToPage::Refused { .. })).await;
    let ToPage::Refused { code, said } = refused else { unreachable!() };
    assert_eq!((code, &*said.key), (RefusalCode::TooFast, "failure-too-many-listed"));
}

/// Doing and undoing the same thing all day does not fill the disk.
#[tokio::test]
async fn what_is_done_and_undone_is_refused_in_the_end() {
    let house = House::open().await;
    let (client, created) = a_match(&house).await;
    let mut player = Player::join(&client, &created.id, None).await;
    player.asked().await.unwrap();
    let mut toggles = 0;
    let refused = loop {
        player.send(FromPage::Automatic { on: toggles % 2 == 1 }).await;
        player.send(FromPage::Ping { id: toggles }).await;
        toggles += 1;
        let reply = player.until(|message| matches!(message, ToPage::Table { .. } | ToPage::Refused { .. })).await;
        if let ToPage::Refused { code, .. } = reply {
            break code;
        }
    };
    assert_eq!(refused, RefusalCode::TooOften);
    assert!((100..=600).contains(&toggles), "{toggles}");
    player.play().await;
}

/// A client that creates fifty tables does not bury anyone else's.
#[tokio::test]
async fn everyones_first_table_is_in_the_lobby() {
    let house = House::with(|config| config.limits.listed_per_player = 60).await;
    let listed = |game| protocol::NewMatch { listed: true, ..wish(game, vec![NewSeat::Me, NewSeat::Open]) };
    let (mut ann, mut eve) = (house.client(), house.client());
    let first = create(&mut ann, &listed("roll")).await;
    for _ in 0..60 {
        create(&mut eve, &listed("race")).await;
    }
    let refused = eve.post("/api/matches", &listed("race")).await.unwrap();
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("too_many_listed"), "{}", refused.text);
    let lobby: Vec<protocol::LobbyTable> = house.client().get("/api/lobby").await.unwrap().json().unwrap();
    assert_eq!(lobby.len(), 50);
    assert!(lobby.iter().any(|table| table.info.id == first.id));
}

#[tokio::test]
async fn metrics_ask_for_a_token_or_have_an_address_of_their_own() {
    let house = House::with(|config| config.metrics_token = Some("secret".into())).await;
    let mut client = house.client();
    assert_eq!(client.get("/metrics").await.unwrap().status, StatusCode::NOT_FOUND);
    client.headers.insert(header::AUTHORIZATION, HeaderValue::from_static("Bearer wrong"));
    assert_eq!(client.get("/metrics").await.unwrap().status, StatusCode::NOT_FOUND);
    client.headers.insert(header::AUTHORIZATION, HeaderValue::from_static("Bearer secret"));
    let metrics = client.get("/metrics").await.unwrap();
    assert!(metrics.text.contains("\norrery_store_healthy 1\n"), "{}", metrics.text);
    // Behind a proxy everyone seems to come from this machine.
    let proxied = House::with(|config| config.behind_proxy = true).await;
    assert_eq!(proxied.client().get("/metrics").await.unwrap().status, StatusCode::NOT_FOUND);
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let elsewhere = free.local_addr().unwrap();
    drop(free);
    let house = House::with(|config| config.metrics_listen = Some(elsewhere)).await;
    assert_eq!(house.client().get("/metrics").await.unwrap().status, StatusCode::NOT_FOUND);
    assert_eq!(Client::new(elsewhere).get("/metrics").await.unwrap().status, StatusCode::OK);
    assert_eq!(Client::new(elsewhere).get("/api/me").await.unwrap().status, StatusCode::NOT_FOUND);
}
