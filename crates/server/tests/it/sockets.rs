//! Reconnecting, stale and repeated moves, undo, stand-ins, resigning, rematches.

use std::time::Duration;

use game::Seat;
use protocol::{ClockChoice, FromPage, NewSeat, PlayerInfo, RefusalCode, ToPage};
use serde_json::json;
use server::client::Seen;

use crate::table::{House, Player, bot, create, two_people, wish};

fn players(message: &ToPage) -> &[PlayerInfo] {
    if let ToPage::Table { players, .. } = message { players } else { &[] }
}

#[tokio::test]
async fn whoever_comes_back_is_sent_what_is_new() {
    let house = House::open().await;
    let mut client = house.client();
    let created = create(&mut client, &wish("defenders", vec![NewSeat::Me, bot()])).await;
    let mut first = Player::join(&client, &created.id, None).await;
    first.asked().await.unwrap();
    let before = first.log.len() as u32;
    let mut second = first.rejoin().await;
    first.play().await;
    first.asked().await.unwrap();
    second.asked().await.unwrap();
    while second.version() < first.version() {
        second.next().await;
    }
    assert_eq!(second.log.first(), Some(&before), "nothing is sent twice");
    let mut third = Player::join(&client, &created.id, None).await;
    third.asked().await.unwrap();
    assert_eq!(third.log, (0..third.log.len() as u32).collect::<Vec<_>>());
    assert_eq!(third.state, first.state);
}

/// Every seat has its own log: a player who watched before sitting down had a different one, of any length.
#[tokio::test]
async fn whoever_has_heard_the_log_of_others_is_sent_all_of_their_own() {
    let house = House::open().await;
    let (mut ann, _ben) = two_people(&house, "race").await;
    ann.asked().await.unwrap();
    let last = *ann.log.last().unwrap();
    for (you, first) in [(Some(Seat::new(0)), None), (None, Some(0)), (Some(Seat::new(1)), Some(0))] {
        let mut again = Player::join(&ann.client, &ann.id, Some(Seen { last, you })).await;
        again.asked().await.unwrap();
        assert_eq!(again.log.first().copied(), first, "{you:?}");
    }
}

#[tokio::test]
async fn stale_and_repeated_moves_do_no_harm() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.asked().await.unwrap();
    let (version, answer) = ann.play().await;
    // Again, as after a lost connection: accepted, and nothing happens twice.
    ann.send(FromPage::Move { version, answer: answer.clone() }).await;
    ann.until(|message| *message == ToPage::Accepted { version }).await;
    let now = ann.version();
    ben.asked().await.unwrap();
    ben.play().await;
    while ann.asked().await.unwrap() <= now {
        ann.next().await;
    }
    ann.send(FromPage::Move { version, answer: json!("nonsense") }).await;
    assert_eq!(ann.refusal().await, RefusalCode::Malformed);
    let (_, other) = ann.any_move().await;
    ann.send(FromPage::Move { version, answer: other }).await;
    assert_eq!(ann.refusal().await, RefusalCode::Stale);
    ann.play().await;
}

#[tokio::test]
async fn a_sealed_answer_can_be_taken_back() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.send(FromPage::Undo { version: ann.version() }).await;
    assert_eq!(ann.refusal().await, RefusalCode::NothingToUndo);
    let before = ann.state.clone().unwrap();
    ann.play().await;
    assert!(ann.state.as_ref().unwrap().undo.is_some() && ann.state.as_ref().unwrap().question.is_none());
    ann.send(FromPage::Undo { version: ann.version() }).await;
    ann.asked().await.unwrap();
    let after = ann.state.clone().unwrap();
    assert_eq!((after.view, after.question), (before.view, before.question));
    // The others learn that something was taken back, but not what.
    let heard = ben.until(|message| matches!(message, ToPage::Events { .. })).await;
    let ToPage::Events { events } = heard else { unreachable!() };
    assert!(events.iter().all(|entry| !entry.event.is_object() || entry.said.key.starts_with("race-")));
    ann.play().await;
    ben.asked().await.unwrap();
    ben.play().await;
}

#[tokio::test]
async fn a_stand_in_plays_until_the_player_returns() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "defenders").await;
    ann.asked().await.unwrap();
    let (version, answer) = ann.any_move().await;
    ann.send(FromPage::Leave).await;
    ben.until(|message| players(message).first().is_some_and(|ann| ann.stand_in)).await;
    // Too late, even if the stand-in plays exactly this.
    ann.send(FromPage::Move { version, answer }).await;
    assert!(matches!(ann.refusal().await, RefusalCode::StandIn | RefusalCode::Stale));
    // The bot plays for Ann, so it becomes Ben's turn.
    ben.asked().await.unwrap();
    ann.send(FromPage::Return).await;
    let is_back = |message: &ToPage| players(message).first().is_some_and(|ann| !ann.stand_in);
    ben.until(is_back).await;
    ann.until(is_back).await;
    ben.asked().await.unwrap();
    while ann.state.as_ref().is_none_or(|state| state.waiting != [Seat::new(0)]) {
        match ben.state.as_ref().is_some_and(|state| state.question.is_some()) {
            true => drop(ben.play().await),
            false => drop(ben.next().await),
        }
        while ann.version() < ben.version() {
            ann.next().await;
        }
    }
    ann.asked().await.unwrap();
    ann.play().await;
}

#[tokio::test]
async fn a_stand_in_plays_when_the_clock_runs_out_though_nobody_looks() {
    let house = House::with(|config| config.idle = Duration::from_millis(50)).await;
    let mut client = house.client();
    let clock = ClockChoice::Live { seconds: 1, increment: 0 };
    let new = protocol::NewMatch { clock, ..wish("defenders", vec![NewSeat::Me, bot()]) };
    let created = create(&mut client, &new).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let mut player = Player::join(&client, &created.id, None).await;
    let table = player.until(|message| !players(message).is_empty()).await;
    assert!(players(&table)[0].stand_in && players(&table)[0].time_left == Some(0));
    player.until(|message| matches!(message, ToPage::Over { .. })).await;
}

#[tokio::test]
async fn spectators_see_and_cannot_play() {
    let house = House::open().await;
    let (mut ann, _ben) = two_people(&house, "race").await;
    let mut eve = Player::join(&house.client(), &ann.id, None).await;
    eve.until(|message| matches!(message, ToPage::State { .. })).await;
    assert!(matches!(eve.heard[0], ToPage::Hello { you: None, .. }));
    assert!(eve.state.as_ref().unwrap().question.is_none());
    let (version, answer) = ann.any_move().await;
    for message in
        [FromPage::Move { version, answer }, FromPage::Resign, FromPage::Leave, FromPage::steps(1, Vec::new())]
    {
        eve.send(message).await;
        assert_eq!(eve.refusal().await, RefusalCode::NotSeated);
    }
    ann.play().await;
}

#[tokio::test]
async fn resigning_ends_a_match_of_two_and_a_rematch_can_follow() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "defenders").await;
    ann.send(FromPage::Rematch).await;
    assert_eq!(ann.refusal().await, RefusalCode::NotOver);
    ann.send(FromPage::Resign).await;
    let over = ben.until(|message| matches!(message, ToPage::Over { .. })).await;
    let ToPage::Over { outcome, resigned, .. } = over else { unreachable!() };
    assert_eq!((resigned, outcome.winners()), (vec![Seat::new(0)], vec![Seat::new(1)]));
    ann.send(FromPage::Rematch).await;
    ben.send(FromPage::Rematch).await;
    let agreed = |message: &ToPage| if let ToPage::Table { rematch, .. } = message { rematch.clone() } else { None };
    let table = ann.until(|message| agreed(message).is_some()).await;
    // The other seat begins.
    let next = agreed(&table).unwrap();
    let mut again = Player::join(&ben.client, &next, None).await;
    again.until(|message| matches!(message, ToPage::State { .. })).await;
    assert!(matches!(again.heard[0], ToPage::Hello { you: Some(seat), .. } if seat.number() == 0));
}

#[tokio::test]
async fn forced_answers_are_given_unless_the_player_wants_to_give_them() {
    let house = House::open().await;
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&client, &created.id, None).await;
    player.asked().await.unwrap();
    assert!(player.heard.iter().any(|message| matches!(message, ToPage::Table { automatic: true, .. })));
    player.send(FromPage::Automatic { on: false }).await;
    player.until(|message| matches!(message, ToPage::Table { automatic: false, .. })).await;
    player.finish().await;
}
