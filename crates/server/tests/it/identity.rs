//! How players are recognized: cookies, names, recovery links; and the names that the server itself answers to.

use axum::http::{HeaderValue, Method, StatusCode, header};
use hmac::{Hmac, KeyInit as _, Mac as _};
use protocol::{FromPage, Me, MyMatch, NewSeat, Recoverable, RecoveryLink, ToPage};
use serde_json::json;
use server::Rate;
use server::client::{Client, ClientError, ClientResponse};
use sha2::Sha256;

use crate::place::Place;
use crate::table::{House, Player, bot, code, create, two_people, wish};

async fn me(client: &mut Client) -> Me {
    client.get("/api/me").await.unwrap().json().unwrap()
}

/// Gives a name to a player the server knows, even if only since now.
async fn rename(client: &mut Client, name: &str) -> ClientResponse {
    if client.cookie.is_none() {
        client.get("/api/me").await.unwrap();
    }
    client.send(Method::PUT, "/api/me", Some(json!({ "name": name }).to_string())).await.unwrap()
}

/// A cookie as the server signs it.
async fn signed(house: &House, parts: &[&str]) -> String {
    let key = house.place().key().await;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    for part in ["cookie"].iter().chain(parts) {
        mac.update(&(part.len() as u64).to_le_bytes());
        mac.update(part.as_bytes());
    }
    let tag: String = mac.finalize().into_bytes()[..20].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("orrery={}.{tag}", parts.join("."))
}

#[tokio::test]
async fn an_old_cookie_is_set_anew_by_any_answer() {
    let house = House::open().await;
    let mut client = house.client();
    assert_eq!(rename(&mut client, "Ann").await.status, StatusCode::OK);
    let fresh = client.cookie.clone().unwrap();
    let parts: Vec<&str> = fresh.trim_start_matches("orrery=").split('.').collect();
    let [id, day, tag] = parts[..] else { panic!("{fresh}") };
    let day: u64 = day.parse().unwrap();
    assert!(client.get("/api/me").await.unwrap().headers.get(header::SET_COOKIE).is_none(), "it is new");
    let (month, old) = ((day - 30).to_string(), (day - 32).to_string());
    client.cookie = Some(signed(&house, &[id, &month]).await);
    assert!(client.get("/api/games").await.unwrap().headers.get(header::SET_COOKIE).is_none());
    for before in [signed(&house, &[id, &old]).await, signed(&house, &[id]).await] {
        for path in ["/api/me", "/api/nothing", "/api/games/race/catalog"] {
            client.cookie = Some(before.clone());
            let answered = client.get(path).await.unwrap();
            let cookie = answered.headers[header::SET_COOKIE].to_str().unwrap();
            assert!(cookie.starts_with(&fresh) && cookie.contains("Max-Age=31536000"), "{path}: {cookie}");
            assert_eq!(answered.headers[header::CACHE_CONTROL], "no-store", "no cache may keep a cookie");
        }
        assert_eq!(me(&mut client).await.name, "Ann");
    }
    // A date that a client made up is not accepted.
    client.cookie = Some(format!("orrery={id}.{}.{tag}", day + 1));
    assert_ne!(me(&mut client).await.name, "Ann");
}

#[tokio::test]
async fn names_that_deceive_are_refused() {
    let house = House::open().await;
    let mut client = house.client();
    let cases = [
        ("\u{3164}", "bad_name", "failure-bad-name"),
        ("0123456789012345678901234", "bad_name", "failure-bad-name-long"),
        ("Z\u{334}\u{335}\u{336}\u{337}", "bad_name", "failure-bad-name-stacked"),
        ("Vеga (hard)", "reserved_name", "failure-reserved-name"),
        ("Guest 1234", "reserved_name", "failure-reserved-name"),
    ];
    for (name, expected, said) in cases {
        let answered = rename(&mut client, name).await;
        assert_eq!((answered.status, code(&answered).as_str()), (StatusCode::BAD_REQUEST, expected), "{name}");
        assert!(answered.text.contains(&format!("\"{said}\"")), "{}", answered.text);
    }
    for name in ["Zażółć", "銀河の旅人", "محمد", "👩\u{200d}🚀"] {
        assert_eq!(rename(&mut client, name).await.json::<Me>().unwrap().name, name);
    }
}

#[tokio::test]
async fn a_name_that_nobody_announced_is_not_served() {
    let house = House::with(|config| config.origins = vec!["https://orrery.example".into()]).await;
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    for name in ["evil.example", "evil.example:7070", "127.0.0.1.evil.example", "orrery.example.evil.example", "a b"] {
        client.headers.insert(header::HOST, HeaderValue::from_static(name));
        client.headers.insert("x-forwarded-host", HeaderValue::from_static("localhost"));
        for path in ["/", "/table/1", "/api/me", "/metrics"] {
            let answered = client.get(path).await.unwrap();
            assert_eq!((answered.status, code(&answered).as_str()), (StatusCode::MISDIRECTED_REQUEST, "wrong_host"));
        }
        let socket = client.open(&created.id).await;
        assert!(matches!(socket, Err(ClientError::Status(StatusCode::MISDIRECTED_REQUEST, _))), "{socket:?}");
        assert_eq!(client.get("/healthz").await.unwrap().status, StatusCode::OK);
    }
    client.headers.insert(header::HOST, HeaderValue::from_static("evil.example"));
    let said = client.get("/api/me").await.unwrap().text;
    assert!(said.contains("evil.example"), "the host is told which name to announce: {said}");
    client.headers.clear();
    for name in
        ["localhost", "LOCALHOST:1", "a.localhost", "nas", "nas.local", "orrery.example", "[::1]:7070", "10.1.2.3"]
    {
        client.headers.insert(header::HOST, HeaderValue::from_static(name));
        assert_eq!(client.get("/api/me").await.unwrap().status, StatusCode::OK, "{name}");
    }
    // Behind a proxy, the proxy knows the name.
    let house = House::with(|config| config.behind_proxy = true).await;
    let mut client = house.client();
    assert_eq!(client.get("/api/me").await.unwrap().status, StatusCode::OK);
    client.headers.insert("x-forwarded-host", HeaderValue::from_static("evil.example"));
    assert_eq!(client.get("/api/me").await.unwrap().status, StatusCode::MISDIRECTED_REQUEST);
    client.headers.insert("x-forwarded-host", HeaderValue::from_static("nas.local"));
    assert_eq!(client.get("/api/me").await.unwrap().status, StatusCode::OK);
}

/// The path of the API that a secret link leads to.
async fn secret_link(client: &mut Client) -> String {
    let link: RecoveryLink = client.post("/api/me/recovery", &json!({})).await.unwrap().json().unwrap();
    assert_eq!(link.path.len(), "/recover/".len() + 40, "160 bits: {}", link.path);
    format!("/api{}", link.path)
}

#[tokio::test]
async fn a_lost_player_comes_back_by_a_secret_link() {
    let house = House::open().await;
    let mut ann = house.client();
    rename(&mut ann, "Ann").await;
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
    assert!(!me(&mut ann).await.recoverable);
    let first = secret_link(&mut ann).await;
    let link = secret_link(&mut ann).await;
    assert!(me(&mut ann).await.recoverable);
    // Looking changes nothing.
    let mut other = house.client();
    rename(&mut other, "Ben").await;
    let found: Recoverable = other.get(&link).await.unwrap().json().unwrap();
    assert_eq!(found, Recoverable { name: "Ann".into(), games: 1, you: false });
    assert!(ann.get(&link).await.unwrap().json::<Recoverable>().unwrap().you);
    assert_eq!(me(&mut other).await.name, "Ben");
    // A newer link invalidates the older one, and nothing else is a link.
    for unknown in [first.as_str(), "/api/recover/0", "/api/recover/0000000000000000000000000000000000000000"] {
        for method in [Method::GET, Method::POST] {
            let refused = other.send(method, unknown, None).await.unwrap();
            assert_eq!((refused.status, code(&refused).as_str()), (StatusCode::NOT_FOUND, "unknown_recovery"));
        }
    }
    let before = other.cookie.clone();
    let answered = other.post(&link, &json!({})).await.unwrap();
    assert_eq!(answered.headers.get_all(header::SET_COOKIE).iter().count(), 1);
    assert_eq!(answered.json::<Me>().unwrap().name, "Ann");
    let mine: Vec<MyMatch> = other.get("/api/matches").await.unwrap().json().unwrap();
    assert_eq!(mine[0].info.id, created.id);
    assert_ne!(other.cookie, before);
    // A new browser gets one cookie, and the right one.
    let mut third = house.client();
    let answered = third.post(&link, &json!({})).await.unwrap();
    assert_eq!(answered.headers.get_all(header::SET_COOKIE).iter().count(), 1);
    assert_eq!(me(&mut third).await.name, "Ann");
    // Another site cannot change a browser's identity.
    let mut lured = house.client();
    lured.headers.insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
    assert_eq!(lured.post(&link, &json!({})).await.unwrap().status, StatusCode::FORBIDDEN);
    // Only a hash of the secret is stored.
    let secret = link.rsplit('/').next().unwrap().as_bytes().to_vec();
    if let Place::Folder(folder) = house.place() {
        for file in ["orrery.db", "orrery.db-wal"] {
            let kept = std::fs::read(folder.join(file)).unwrap_or_default();
            assert!(!kept.windows(secret.len()).any(|some| some == secret), "{file}");
        }
    }
    // It survives a restart.
    let house = house.crashed().await;
    assert_eq!(house.client().post(&link, &json!({})).await.unwrap().json::<Me>().unwrap().name, "Ann");
}

/// Cookies are free, so storing something must cost more.
#[tokio::test]
async fn nothing_is_kept_for_those_whom_the_server_does_not_know_yet() {
    let house = House::with(|config| config.limits.client_keeping = Rate { burst: 3, per_second: 0.0001 }).await;
    let name = || Some(json!({ "name": "Eve" }).to_string());
    let mut statuses = Vec::new();
    for (method, path, body) in [(Method::PUT, "/api/me", name()), (Method::POST, "/api/me/recovery", None)] {
        let mut stranger = house.client();
        let refused = stranger.send(method.clone(), path, body.clone()).await.unwrap();
        assert_eq!((refused.status, code(&refused).as_str()), (StatusCode::FORBIDDEN, "no_cookie"), "{path}");
        assert!(stranger.cookie.is_some(), "whoever is refused is known from now on");
        statuses.push(stranger.send(method, path, body).await.unwrap().status);
    }
    assert_eq!(statuses, [StatusCode::OK, StatusCode::OK]);
    // Each address has a quota, whatever its cookies.
    for expected in [StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        let answered = rename(&mut house.client(), "Eve").await;
        assert_eq!(answered.status, expected);
        assert!(expected == StatusCode::OK || code(&answered) == "too_many_changes", "{}", answered.text);
    }
    let folder = house.close().await;
    assert_eq!(folder.place.tamper("UPDATE players SET name = name").await, 2);
    assert_eq!(folder.place.tamper("UPDATE recoveries SET player = player").await, 1);
}

#[tokio::test]
async fn one_player_on_two_devices_sees_and_plays_the_same() {
    let house = House::open().await;
    let (mut desk, mut ben) = two_people(&house, "race").await;
    let link = secret_link(&mut desk.client).await;
    let mut client = house.client();
    client.post(&link, &json!({})).await.unwrap();
    let mut phone = Player::join(&client, &desk.id, None).await;
    phone.asked().await.unwrap();
    assert_eq!(phone.state, desk.state);
    assert!(matches!(phone.heard[0], ToPage::Hello { you: Some(seat), .. } if seat.number() == 0));
    // Each device sees what the other plays. Playing it again does no harm.
    let (version, answer) = desk.play().await;
    phone.until(|message| matches!(message, ToPage::State { question: None, .. })).await;
    assert_eq!(phone.state, desk.state);
    phone.send(FromPage::Move { version, answer }).await;
    phone.until(|message| *message == ToPage::Accepted { version }).await;
    ben.asked().await.unwrap();
    ben.play().await;
    // Either may continue, and when one leaves, the other stays at the table.
    while phone.asked().await.unwrap() <= version {
        phone.next().await;
    }
    drop(desk);
    phone.play().await;
    let is_there = |message: &ToPage| matches!(message, ToPage::Table { players, .. } if players[0].online);
    let mut watching = Player::join(&house.client(), &phone.id, None).await;
    watching.until(is_there).await;
}
