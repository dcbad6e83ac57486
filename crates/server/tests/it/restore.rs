//! Every acknowledged move survives.

use protocol::{FromPage, MyMatch, NewSeat, RefusalCode, ToPage};

use crate::place::Place;
use crate::table::{House, Player, bot, create, two_people, wish};

/// The disk is copied after every acknowledged move, without warning, as `kill -9` leaves it.
#[tokio::test]
async fn nothing_that_was_told_is_lost_in_a_crash() {
    for game in games::NAMES {
        let house = House::open().await;
        let mut client = house.client();
        let created = create(&mut client, &wish(game, vec![NewSeat::Me, bot()])).await;
        let mut player = Player::join(&client, &created.id, None).await;
        for _ in 0..4 {
            player.asked().await.unwrap();
            player.play().await;
        }
        player.alone().await;
        let after = house.crashed().await;
        let mut restored = after.client();
        restored.cookie.clone_from(&client.cookie);
        let mut again = Player::join(&restored, &created.id, None).await;
        again.asked().await.unwrap();
        assert_eq!(again.state, player.state);
        assert_eq!(again.log, player.log);
        let mine: Vec<MyMatch> = restored.get("/api/matches").await.unwrap().json().unwrap();
        assert!(mine[0].my_turn);
        again.finish().await;
    }
}

/// A seat that was asked when the server died is asked again, including bots.
#[tokio::test]
async fn bots_go_on_after_a_crash() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.play().await;
    ben.asked().await.unwrap();
    ben.send(FromPage::Leave).await;
    ben.until(|message| matches!(message, ToPage::Table { players, .. } if players[1].stand_in)).await;
    let after = house.crashed().await;
    let mut restored = after.client();
    restored.cookie.clone_from(&ann.client.cookie);
    let mut ann = Player::join(&restored, &ann.id, None).await;
    ann.finish().await;
}

#[tokio::test]
async fn stopping_tells_the_pages_and_keeps_everything() {
    let mut house = House::open().await;
    let (mut ann, _ben) = two_people(&house, "roll").await;
    let before = ann.state.clone();
    house.stop().await;
    let last = ann.until(|message| matches!(message, ToPage::Closing { .. })).await;
    assert_eq!(last, ToPage::Closing { code: RefusalCode::Stopping });
    assert!(ann.try_next().await.is_err());
    if let Place::Folder(folder) = house.place() {
        assert!(!folder.join("orrery.db-wal").exists(), "the database is closed in order");
    }
    let house = house.crashed().await;
    let mut client = house.client();
    client.cookie.clone_from(&ann.client.cookie);
    let mut again = Player::join(&client, &ann.id, None).await;
    again.until(|message| matches!(message, ToPage::State { .. })).await;
    assert_eq!(again.state, before);
}

/// A match that nobody watches leaves the memory and comes back.
#[tokio::test]
async fn idle_matches_are_unloaded_and_restored() {
    let house = House::with(|config| config.idle = std::time::Duration::from_millis(100)).await;
    let (mut ann, ben) = two_people(&house, "race").await;
    ann.play().await;
    let state = ann.state.clone();
    let (client, id) = (ann.client.clone(), ann.id.clone());
    drop((ann, ben));
    let unloaded = async || house.client().get("/metrics").await.unwrap().text.contains("\norrery_matches_loaded 0\n");
    while !unloaded().await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let mut again = Player::join(&client, &id, None).await;
    again.until(|message| matches!(message, ToPage::State { .. })).await;
    assert_eq!(again.state, state);
}
