//! Data that is too old is deleted, and nothing else.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use protocol::{Me, NewSeat, ToPage};
use serde_json::json;
use server::Retention;
use server::client::Client;

use crate::place::Own;
use crate::table::{House, bot, create, two_people, wish};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Waits until the server reports this count of something.
async fn counted(house: &House, line: &str) {
    loop {
        let text = house.client().get("/metrics").await.unwrap().text;
        if text.lines().any(|found| found == line) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn status(house: &House, id: &str) -> StatusCode {
    house.client().get(&format!("/api/matches/{id}")).await.unwrap().status
}

async fn named(house: &House, name: &str) -> Client {
    let mut client = house.client();
    // A player must be known before getting a name.
    client.get("/api/me").await.unwrap();
    let body = Some(json!({ "name": name }).to_string());
    assert!(client.send(Method::PUT, "/api/me", body).await.unwrap().status.is_success());
    client
}

async fn name(house: &House, client: &Client) -> String {
    house.again(client).get("/api/me").await.unwrap().json::<Me>().unwrap().name
}

#[tokio::test]
async fn old_matches_go_by_their_status_and_their_age() {
    let house = House::open().await;
    let mut client = house.client();
    let mut waiting = Vec::new();
    // More than fit into one batch.
    for _ in 0..20 {
        waiting.push(create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await.id);
    }
    let playing = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
    let folder = house.close().await;
    // Twenty days ago: too old to wait, but not too old to be played on.
    assert_eq!(folder.place.tamper("UPDATE progress SET changed = changed - 20 * CAST(86400000 AS BIGINT)").await, 21);
    let house = House::within(folder, |_| {}).await;
    counted(&house, "orrery_matches_expired_total 20").await;
    for id in &waiting {
        assert_eq!(status(&house, id).await, StatusCode::NOT_FOUND);
    }
    assert_eq!(status(&house, &playing).await, StatusCode::OK);
    let folder = house.close().await;
    assert_eq!(left(&folder).await, [1, 2]);
    folder.place.tamper("UPDATE progress SET changed = changed - 200 * CAST(86400000 AS BIGINT)").await;
    let house = House::within(folder, |_| {}).await;
    counted(&house, "orrery_matches_expired_total 1").await;
    let folder = house.close().await;
    assert_eq!(left(&folder).await, [0, 0]);
}

/// Watching does not keep a table alive. Only its last event counts.
#[tokio::test]
async fn looking_at_a_table_is_not_something_that_happens() {
    let quick = |config: &mut server::Config| config.idle = Duration::from_millis(5);
    let house = House::with(quick).await;
    let mut client = house.client();
    let waiting = create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await.id;
    let playing = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
    while house.place().tamper("UPDATE progress SET wake = NULL WHERE wake IS NULL").await < 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let folder = house.close().await;
    // Nobody is at the table whose bot was asked, so nothing needs to wake it.
    assert_eq!(folder.place.tamper("UPDATE progress SET changed = 1000 WHERE wake IS NULL").await, 2);
    let keep = |config: &mut server::Config| {
        config.retention = Retention { waiting: None, abandoned: None, finished: None, guests: None };
        quick(config);
    };
    let house = House::within(folder, keep).await;
    let kept = written(&house).await;
    for id in [&waiting, &playing] {
        let mut onlooker = crate::table::Player::join(&house.client(), id, None).await;
        onlooker.until(|message| matches!(message, ToPage::Table { .. })).await;
    }
    counted(&house, "orrery_matches_loaded 0").await;
    assert_eq!(written(&house).await, kept, "a look is written down");
    let folder = house.close().await;
    assert_eq!(folder.place.tamper("UPDATE progress SET changed = 1000 WHERE changed = 1000").await, 2);
}

/// How many writes were stored.
async fn written(house: &House) -> String {
    let text = house.client().get("/metrics").await.unwrap().text;
    text.lines().find(|line| line.starts_with("orrery_store_seconds_count")).expect("a count").to_string()
}

/// Nobody can continue a match begun under other rules, and that is not the players' fault: another version can finish
/// it.
#[tokio::test]
async fn games_of_other_rules_are_not_called_abandoned() {
    let house = House::open().await;
    let mut client = house.client();
    let frozen = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
    create(&mut client, &wish("roll", vec![NewSeat::Me, bot()])).await;
    let folder = house.close().await;
    folder.place.tamper("UPDATE matches SET rules = 0 WHERE game = 'race'").await;
    assert_eq!(folder.place.tamper("UPDATE progress SET changed = changed - 400 * CAST(86400000 AS BIGINT)").await, 2);
    let house = House::within(folder, |_| {}).await;
    counted(&house, "orrery_matches_expired_total 1").await;
    assert_eq!(status(&house, &frozen).await, StatusCode::OK);
}

/// How many matches and seats there are. Anything without a match is damage.
async fn left(folder: &Own) -> [u64; 2] {
    let mut tell = |_| {};
    let mut watch = server::host::Watch { stop: Default::default(), tell: &mut tell };
    assert!(server::host::check(&folder.data(), &mut watch).await.unwrap().is_fine());
    [
        folder.place.tamper("UPDATE matches SET listed = listed").await,
        folder.place.tamper("UPDATE seats SET kind = kind").await,
    ]
}

#[tokio::test]
async fn what_is_kept_forever_stays() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.send(protocol::FromPage::Resign).await;
    ben.until(|message| matches!(message, ToPage::Over { .. })).await;
    let id = ann.id.clone();
    let mut client = house.client();
    let waiting = create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await.id;
    drop((ann, ben));
    let folder = house.close().await;
    folder.place.tamper("UPDATE progress SET changed = 1000").await;
    let house = House::within(folder, |_| {}).await;
    counted(&house, "orrery_matches_expired_total 1").await;
    assert_eq!((status(&house, &id).await, status(&house, &waiting).await), (StatusCode::OK, StatusCode::NOT_FOUND));
    let folder = house.close().await;
    let year = Retention { finished: Some(365 * DAY), ..Retention::default() };
    let house = House::within(folder, |config| config.retention = year).await;
    counted(&house, "orrery_matches_expired_total 1").await;
    assert_eq!(status(&house, &id).await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn players_without_games_are_forgotten_when_they_do_not_come_back() {
    let house = House::open().await;
    let (lost, mut player, guest) =
        (named(&house, "Lost").await, named(&house, "Player").await, named(&house, "Visitor").await);
    create(&mut player, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let folder = house.close().await;
    // Nobody's last visit is known, and nobody is forgotten because of that.
    let house = House::within(folder, |_| {}).await;
    while seen(&house, 0).await > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(name(&house, &lost).await, "Lost");
    // The visit of the player with a game is stored too, and once a day is enough.
    assert_eq!(name(&house, &player).await, "Player");
    assert_eq!(seen(&house, 0).await, 0);
    let folder = house.close().await;
    assert_eq!(
        folder
            .place
            .tamper("UPDATE players SET seen = seen - 500 * CAST(86400000 AS BIGINT) WHERE name <> 'Visitor'")
            .await,
        2
    );
    let house = House::within(folder, |_| {}).await;
    counted(&house, "orrery_guests_forgotten_total 1").await;
    assert!(name(&house, &lost).await.starts_with("Guest "));
    assert_eq!((name(&house, &player).await, name(&house, &guest).await), ("Player".into(), "Visitor".into()));
}

/// How many players were last here at that time.
async fn seen(house: &House, at: i64) -> u64 {
    // What is written over itself is counted.
    house.place().tamper(format!("UPDATE players SET seen = seen WHERE seen = {at}")).await
}

/// A recovery link without a name or a game leads nowhere.
#[tokio::test]
async fn links_that_lead_to_nothing_are_forgotten() {
    let house = House::open().await;
    let (mut stranger, mut named, mut seated) = (house.client(), named(&house, "Ann").await, house.client());
    stranger.get("/api/me").await.unwrap();
    create(&mut seated, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    for client in [&mut stranger, &mut named, &mut seated] {
        assert!(client.post("/api/me/recovery", &json!({})).await.unwrap().status.is_success());
    }
    let folder = house.close().await;
    folder.place.tamper("UPDATE recoveries SET created = created - 31 * CAST(86400000 AS BIGINT)").await;
    let house = House::within(folder, |_| {}).await;
    let recoverable =
        async |client: &Client| house.again(client).get("/api/me").await.unwrap().json::<Me>().unwrap().recoverable;
    while recoverable(&stranger).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(recoverable(&named).await && recoverable(&seated).await);
}
