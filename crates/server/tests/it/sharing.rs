//! Nobody starves the others: bots think where someone waits for them, in fair turns.

use std::time::Duration;

use protocol::{FromPage, NewSeat, ToPage};

use crate::table::{House, Player, create, two_people, wish};

/// The value of a metric.
async fn metric(house: &House, name: &str) -> u64 {
    let text = house.client().get("/metrics").await.expect("an answer").text;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse::<f64>().ok());
    value.unwrap_or_else(|| panic!("there is no {name}")) as u64
}

async fn until(what: impl AsyncFn() -> bool) {
    while !what().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn against(level: &str, bots: usize) -> Vec<NewSeat> {
    let bot = NewSeat::Bot { level: level.into() };
    std::iter::once(NewSeat::Me).chain(std::iter::repeat_n(bot, bots)).collect()
}

/// A guest who creates many tables and leaves takes no time from anyone.
#[tokio::test]
async fn bots_rest_at_tables_that_nobody_is_at() {
    let house = House::with(|config| config.think = Duration::from_secs(3600)).await;
    let mut eve = house.client();
    for _ in 0..15 {
        create(&mut eve, &wish("race", against("hard", 3))).await;
    }
    until(async || metric(&house, "orrery_bots_waiting").await == 45).await;
    // If one of Eve's bots had begun to think, it would not end. With two of them, no other bot could begin.
    let mut ann = house.client();
    let created = create(&mut ann, &wish("race", against("medium", 1))).await;
    let mut ann = Player::join(&ann, &created.id, None).await;
    for _ in 0..5 {
        ann.asked().await.expect("the game goes on");
        ann.play().await;
    }
    ann.asked().await.expect("the bot has answered");
    assert!(metric(&house, "orrery_bots_waiting").await >= 45);
}

/// A player who returns finds the bots working again.
#[tokio::test]
async fn bots_answer_as_soon_as_somebody_comes() {
    let house = House::open().await;
    let mut ann = house.client();
    let created = create(&mut ann, &wish("race", against("easy", 1))).await;
    until(async || metric(&house, "orrery_bots_waiting").await == 1).await;
    assert_eq!(metric(&house, "orrery_bot_seconds_count").await, 0);
    let mut player = Player::join(&ann, &created.id, None).await;
    until(async || metric(&house, "orrery_bot_seconds_count").await >= 1).await;
    player.asked().await.expect("the game goes on");
    player.play().await;
}

/// Between people who play at different times, bots keep going, so the next player finds the table as far along as
/// possible.
#[tokio::test]
async fn bots_go_on_where_somebody_else_is_waited_for() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    for player in [&mut ann, &mut ben] {
        player.asked().await.expect("the game has begun");
    }
    ben.send(FromPage::Leave).await;
    ben.until(|message| matches!(message, ToPage::Table { players, .. } if players[1].stand_in)).await;
    drop(ben);
    ann.play().await;
    drop(ann);
    // A stand-in answers for Ben, although neither of them is watching.
    until(async || metric(&house, "orrery_bots_waiting").await == 0).await;
}

/// With everybody gone, a game would be played by nobody for nobody.
#[tokio::test]
async fn a_game_that_everyone_has_left_rests() {
    let house = House::with(|config| {
        config.idle = Duration::from_millis(50);
        config.think = Duration::from_secs(3600);
    })
    .await;
    let mut ann = house.client();
    // Bots that never finish: the game cannot end before everybody has left.
    let created = create(&mut ann, &wish("race", against("hard", 2))).await;
    let mut player = Player::join(&ann, &created.id, None).await;
    player.asked().await.expect("the game goes on");
    player.send(FromPage::Leave).await;
    player.until(|message| matches!(message, ToPage::Table { players, .. } if players[0].stand_in)).await;
    drop(player);
    // It leaves the memory in the middle of the game, and nothing wakes it.
    until(async || metric(&house, "orrery_matches_loaded").await == 0).await;
    assert_eq!(metric(&house, "orrery_matches_over_total").await, 0);
    let mut again = Player::join(&ann, &created.id, None).await;
    again.send(FromPage::Return).await;
    again.asked().await.expect("it goes on where it was");
}
