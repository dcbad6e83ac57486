//! What only a PostgreSQL database can do to a server: hang up, pass to another server, or be unfit.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::Method;
use protocol::{NewSeat, RefusalCode, ToPage};
use serde_json::json;
use server::client::Client;
use server::{Config, PostgresError, ServeError, Server, StoreError};

use crate::cluster::Cluster;
use crate::place::Place;
use crate::table::{House, Player, bot, create, wish};

/// These tests need PostgreSQL, so they run where everything runs on it.
macro_rules! place {
    ($house:expr) => {
        match $house.place() {
            Place::Folder(_) => return,
            place => place.clone(),
        }
    };
}

async fn refused(place: &Place) -> PostgresError {
    let mut config = Config::new(place.data());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    match Server::bind(config).await {
        Err(ServeError::Store(StoreError::Postgres(error))) => error,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_database_that_hangs_up_is_connected_again_and_nothing_is_lost() {
    let house = House::open().await;
    let place = place!(house);
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&client, &created.id, None).await;
    for _ in 0..5 {
        player.asked().await.unwrap();
        assert!(place.disconnect().await > 0, "nobody was connected");
        // The write that meets the closed connection is refused, and it may be a bot's.
        while let Err(code) = player.try_play().await {
            assert_eq!(code, RefusalCode::Unsaved);
            tokio::time::sleep(Duration::from_millis(20)).await;
            player = player.rejoin().await;
            player.asked().await.unwrap();
        }
        player = player.rejoin().await;
    }
    // Whatever the bot is asked at the same time, it has answered.
    player.alone().await;
    let state = player.state.clone();
    let after = house.crashed().await;
    let mut again = Player::join(&after.again(&client), &created.id, None).await;
    again.alone().await;
    assert_eq!(again.state.map(|state| state.view), state.map(|state| state.view));
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_stopped() {
    let mut first = House::open().await;
    let place = place!(first);
    assert!(matches!(refused(&place).await, PostgresError::InUse(_)));
    first.stop().await;
    House::of(place, |_| {}).await.stop().await;
}

/// A server that was away while another took over writes no more: its tables may be outdated.
#[tokio::test]
async fn a_server_whose_database_has_passed_to_another_one_keeps_nothing() {
    let house = House::open().await;
    let place = place!(house);
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&client, &created.id, None).await;
    player.asked().await.unwrap();
    // The other one has the database as soon as this one has lost it.
    let other = loop {
        place.disconnect().await;
        let mut config = Config::new(place.data());
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        match Server::bind(config).await {
            Ok(other) => break other,
            Err(ServeError::Store(StoreError::Postgres(_))) => {}
            Err(other) => panic!("{other:?}"),
        }
    };
    let name = || Some(json!({ "name": "Ann" }).to_string());
    let rename = async |client: &mut Client| client.send(Method::PUT, "/api/me", name()).await.unwrap();
    while rename(&mut client).await.status != 503 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Even when the other one is gone, it stays so.
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let stopped = async {
        let _ = stopped.await;
    };
    stop.send(()).unwrap();
    other.run(Box::pin(stopped)).await.unwrap();
    let tried = attempts(&house).await;
    while attempts(&house).await < tried + 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(rename(&mut client).await.status, 503);
    House::of(place, |_| {}).await.stop().await;
}

/// How often the server has tried to write again.
async fn attempts(house: &House) -> u64 {
    let text = house.client().get("/metrics").await.unwrap().text;
    let line = text.lines().find_map(|line| line.strip_prefix("orrery_store_attempts_total "));
    line.expect("a count").parse().expect("a number")
}

#[tokio::test]
async fn a_database_that_is_not_ours_is_left_alone() {
    let house = House::open().await;
    let place = place!(house);
    let own = house.close().await;
    own.place.tamper("INSERT INTO _sqlx_migrations SELECT 1000, description, installed_on, success, checksum, 0 FROM _sqlx_migrations WHERE version = 1").await;
    assert!(matches!(refused(&place).await, PostgresError::Newer(_)));
    own.place.tamper("DELETE FROM _sqlx_migrations WHERE version = 1000").await;
    own.place.tamper("UPDATE _sqlx_migrations SET checksum = 'other' WHERE version = 1").await;
    assert!(matches!(refused(&place).await, PostgresError::Foreign(_)));
    let other = crate::place::Own::fresh().await;
    other.place.tamper("CREATE TABLE matches (id TEXT)").await;
    assert!(matches!(refused(&other.place).await, PostgresError::Foreign(_)));
    assert_eq!(other.place.tamper("DROP TABLE matches").await, 0);
    House::of(other.place.clone(), |_| {}).await.stop().await;
}

#[tokio::test]
async fn a_schema_or_database_that_does_not_exist_is_named() {
    if std::env::var_os("ORRERY_TEST_ON").is_none() {
        return;
    }
    let cluster = Cluster::start();
    let (url, name) = cluster.schema();
    assert!(matches!(refused(&Place::Schema { url, name: name.clone() }).await, PostgresError::NoRights(_)));
    let url = cluster.address("dbname=no_such_database");
    assert!(matches!(refused(&Place::Schema { url, name }).await, PostgresError::Missing(_)));
}

/// What PostgreSQL cannot hold is asked for like anything else that does not exist.
#[tokio::test]
async fn an_id_with_the_character_0_is_not_found() {
    let house = House::open().await;
    let answered = house.client().get("/api/matches/%00").await.unwrap();
    assert_eq!(answered.status, 404, "{}", answered.text);
    let created = create(&mut house.client(), &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut player = Player::join(&house.client(), &created.id, None).await;
    player.until(|message| matches!(message, ToPage::Hello { .. })).await;
}
