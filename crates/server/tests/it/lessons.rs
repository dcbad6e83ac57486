//! Lessons at a real table: what they say, what they refuse, and that nothing can break them.

use protocol::{
    Created, FromPage, GameInfo, LessonSaid, LessonWish, MatchStatus, MyMatch, NewLesson, NewSeat, RefusalCode, ToPage,
};
use serde_json::json;
use server::client::Client;
use words::Choice;
use words::lesson::Mode;

use crate::table::{House, Player, bot, code, create, wish};

const FIRST: &str = "race-1";

async fn take(client: &mut Client, lesson: &str, again: bool) -> Created {
    let wish = NewLesson { lesson: lesson.into(), again };
    client.post("/api/lessons", &wish).await.expect("an answer").json().expect("a table")
}

async fn begin(house: &House) -> (Client, Player) {
    let mut client = house.client();
    let id = take(&mut client, FIRST, false).await.id;
    let player = Player::join(&client, &id, None).await;
    (client, player)
}

/// Reads until the lesson says something of which this holds.
async fn told(player: &mut Player, holds: impl Fn(&LessonSaid) -> bool) -> LessonSaid {
    let said = player.until(|message| matches!(message, ToPage::Lesson(said) if holds(said))).await;
    let ToPage::Lesson(said) = said else { unreachable!() };
    *said
}

async fn answer(player: &mut Player, answer: serde_json::Value) {
    let version = player.version();
    player.send(FromPage::Move { version, answer }).await;
}

/// What the lesson said last.
fn last(player: &Player) -> Option<&LessonSaid> {
    player.heard.iter().rev().find_map(|message| if let ToPage::Lesson(said) = message { Some(&**said) } else { None })
}

/// Skips steps until one of which this holds.
async fn skip_to(player: &mut Player, holds: impl Fn(&LessonSaid) -> bool) -> LessonSaid {
    let mut said = told(player, |said| said.skip || holds(said)).await;
    while !holds(&said) {
        player.send(FromPage::Lesson { wish: LessonWish::Skip }).await;
        player.until(|message| matches!(message, ToPage::Accepted { .. })).await;
        said = told(player, |said| said.skip || holds(said)).await;
    }
    said
}

#[tokio::test]
async fn every_lesson_can_be_taken_and_skipped_to_its_end() {
    let house = House::open().await;
    let mut client = house.client();
    let games: Vec<GameInfo> = client.get("/api/games").await.unwrap().json().unwrap();
    for lesson in games.iter().flat_map(|game| &game.lessons) {
        let id = take(&mut client, &lesson.id, false).await.id;
        let mut player = Player::join(&client, &id, None).await;
        let first = told(&mut player, |said| !said.said.is_empty()).await;
        assert_eq!((first.step, first.title.clone()), (1, lesson.title.clone()));
        if !first.skip {
            continue;
        }
        let mut player = Player::join(&client, &id, None).await;
        skip_to(&mut player, |said| said.mode == Mode::Done).await;
        player.until(|message| matches!(message, ToPage::Over { .. })).await;
        let mine: Vec<MyMatch> = client.get("/api/matches").await.unwrap().json().unwrap();
        let own = mine.iter().find(|one| one.info.id == id).expect("the table");
        assert_eq!((own.info.status, own.info.lesson.as_deref()), (MatchStatus::Over, Some(lesson.id.as_str())));
    }
}

/// An answer that the lesson does not take changes nothing and gets its reason; a closed one is not even offered.
#[tokio::test]
async fn an_answer_that_does_not_lead_on_gets_its_reason() {
    let house = House::open().await;
    let (_, mut player) = begin(&house).await;
    told(&mut player, |said| said.mode == Mode::Told).await;
    let before = player.state.clone().expect("a state");
    let Choice::One { offers, unavailable } = &before.question.as_ref().expect("a question").choice else { panic!() };
    assert_eq!((offers.len(), unavailable.len()), (2, 5), "only Settle and Develop are open");
    for refused in [json!({"choose": "develop"}), json!({"choose": "produce"})] {
        answer(&mut player, refused).await;
        assert_eq!(player.refusal().await, RefusalCode::Lesson);
        assert!(told(&mut player, |_| true).await.refused.is_some());
    }
    player.alone().await;
    let after = player.state.clone().expect("a state");
    assert!(after.version <= before.version + 1, "nobody but the other player can have answered");
    assert_eq!(after.question, before.question);
    // A new window sees the same question. The reason belonged to the answer.
    let mut again = player.rejoin().await;
    assert_eq!(told(&mut again, |_| true).await.step, 1);
    answer(&mut player, json!({"choose": "settle"})).await;
    told(&mut again, |said| said.step == 2).await;
}

/// A costly answer is played out, shows its cost, asks nothing more, and leads back. So does "Back".
#[tokio::test]
async fn a_costly_answer_is_taken_back_and_the_lesson_goes_on() {
    let house = House::open().await;
    let (_, mut player) = begin(&house).await;
    skip_to(&mut player, |said| said.step == 4 && said.skip).await;
    player.alone().await;
    let before = player.state.clone().expect("a state");
    answer(&mut player, json!({"choose": "settle"})).await;
    let mut answered = None;
    while last(&player).is_none_or(|said| said.mode != Mode::Costly) {
        let asked = player.state.as_ref().filter(|state| state.question.is_some()).map(|state| state.version);
        if asked.is_some() && asked != answered && last(&player).is_some_and(|said| said.mode == Mode::Leading) {
            answered = asked;
            match player.try_play().await {
                // The other player's answer may come first, and with it another question.
                Ok(_) | Err(RefusalCode::Stale) => {}
                Err(code) => panic!("while an answer is played out, everything is taken: {code:?}"),
            }
        } else {
            player.next().await;
        }
    }
    assert_eq!(player.state.as_ref().expect("a state").question, None, "the only way is back");
    player.send(FromPage::Lesson { wish: LessonWish::Back }).await;
    told(&mut player, |said| said.step == 4 && said.mode == Mode::Told).await;
    player.alone().await;
    let after = player.state.clone().expect("a state");
    assert_eq!((&after.question, &after.view), (&before.question, &before.view));
    player.send(FromPage::Lesson { wish: LessonWish::Back }).await;
    assert_eq!(told(&mut player, |said| said.step != 4).await.step, 3);
    skip_to(&mut player.rejoin().await, |said| said.mode == Mode::Done).await;
}

/// The disk is copied in the middle, as `kill -9` leaves it: the lesson goes on at the same step.
#[tokio::test]
async fn a_lesson_survives_a_crash_and_is_found_again() {
    let house = House::open().await;
    let (client, mut player) = begin(&house).await;
    let before = skip_to(&mut player, |said| said.step == 6 && said.skip).await;
    player.alone().await;
    let after = house.crashed().await;
    let mut restored = after.client();
    restored.cookie.clone_from(&client.cookie);
    let resumed = take(&mut restored, FIRST, false).await;
    assert_eq!(resumed.id, player.id, "the lesson that is under way goes on");
    let mut again = Player::join(&restored, &resumed.id, None).await;
    assert_eq!(told(&mut again, |_| true).await, before);
    assert_eq!(again.state, player.state);
    // Beginning again ends the table of before and makes another.
    let new = take(&mut restored, FIRST, true).await.id;
    assert_ne!(new, resumed.id);
    let mine: Vec<MyMatch> = restored.get("/api/matches").await.unwrap().json().unwrap();
    let status = |id: &str| mine.iter().find(|one| one.info.id == id).expect("a table").info.status;
    assert_eq!((status(&resumed.id), status(&new)), (MatchStatus::Over, MatchStatus::Playing));
    skip_to(&mut Player::join(&restored, &new, None).await, |said| said.mode == Mode::Done).await;
}

#[tokio::test]
async fn only_a_learner_has_wishes_and_only_lessons_that_exist_are_taken() {
    let house = House::open().await;
    let (mut client, mut player) = begin(&house).await;
    told(&mut player, |_| true).await;
    player.send(FromPage::Lesson { wish: LessonWish::Back }).await;
    assert_eq!(player.refusal().await, RefusalCode::NothingToUndo);
    let mut eve = Player::join(&house.client(), &player.id, None).await;
    eve.send(FromPage::Lesson { wish: LessonWish::Skip }).await;
    assert_eq!(eve.refusal().await, RefusalCode::NotSeated);
    assert!(!eve.heard.iter().any(|message| matches!(message, ToPage::Lesson(_))), "a lesson speaks to its learner");
    let id = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
    let mut elsewhere = Player::join(&client, &id, None).await;
    elsewhere.asked().await.expect("a question");
    elsewhere.send(FromPage::Lesson { wish: LessonWish::Back }).await;
    assert_eq!(elsewhere.refusal().await, RefusalCode::NoLesson);
    for lesson in ["race-99", "chess-1", "", "race"] {
        let wish = NewLesson { lesson: lesson.into(), again: false };
        let refused = client.post("/api/lessons", &wish).await.unwrap();
        assert_eq!((refused.status.as_u16(), code(&refused).as_str()), (400, "unknown_lesson"), "{lesson}");
    }
}
