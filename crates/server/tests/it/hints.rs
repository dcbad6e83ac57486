//! Hints: who gets them, when, and from what.

use std::time::Duration;

use ai::{Trainer, Training};
use game::Setup as _;
use games::{NAMES, Playable, Visit};
use protocol::{FromPage, HintOption, NewSeat, RefusalCode, ToPage};

use crate::table::{House, Player, bot, create, two_people, wish};

/// The file of an untrained network for two players.
#[derive(Clone)]
struct Untaught;

impl Visit for Untaught {
    type Output = Vec<u8>;

    fn visit<G: Playable>(self) -> Vec<u8> {
        let setup = G::Setup::of(2, G::Setup::VARIANTS[0]).expect("a setup");
        let trainer = Trainer::<G>::new(Training { hidden: (8, 4), ..Training::of(setup, 1, 1) }).expect("a trainer");
        trainer.net().to_bytes(&trainer.header())
    }
}

/// A server with networks for two players of each game.
async fn house(think: Duration) -> House {
    House::with(|config| {
        config.networks = games::with_all(&Untaught).to_vec();
        config.think = think;
    })
    .await
}

const AT_ONCE: Duration = Duration::from_millis(1);

/// A player against a bot, who is asked.
async fn against_a_bot(house: &House, game: &str) -> Player {
    let mut client = house.client();
    let id = create(&mut client, &wish(game, vec![NewSeat::Me {}, bot()])).await.id;
    let mut player = Player::join(&client, &id, None).await;
    player.asked().await.expect("a question");
    player
}

/// Whether the player was last told that hints are available.
fn has_hints(player: &Player) -> bool {
    let told = player.heard.iter().rev().find_map(|message| match message {
        ToPage::Table { hints, .. } => Some(*hints),
        _ => None,
    });
    told.expect("a table")
}

async fn hint(player: &mut Player) -> Vec<HintOption> {
    let version = player.version();
    player.send(FromPage::Hint { version }).await;
    let hint = player.until(|message| matches!(message, ToPage::Hint { .. } | ToPage::Refused { .. })).await;
    let ToPage::Hint { version: told, options, predicted, .. } = hint else { panic!("{hint:?}") };
    assert_eq!(told, version);
    assert!(predicted.iter().all(|others| others.answers.len() <= 3), "{predicted:?}");
    options
}

#[tokio::test]
async fn the_options_of_a_hint_can_be_played() {
    let house = house(AT_ONCE).await;
    for game in NAMES {
        let mut player = against_a_bot(&house, game).await;
        assert!(has_hints(&player));
        for _ in 0..12 {
            let options = hint(&mut player).await;
            assert!((1..=5).contains(&options.len()), "{options:?}");
            for option in &options {
                assert!((0.0..=1.0).contains(&option.win) && option.margin.abs() < 1000.0, "{option:?}");
                let Some(steps) = option.steps.clone() else { continue };
                // An answer made step by step is made with these steps.
                player.send(FromPage::Draft { id: 1, moves: Vec::new(), steps }).await;
                let drafted = player.until(|message| matches!(message, ToPage::Drafted { .. })).await;
                if let ToPage::Drafted { drafted: Some(drafted), .. } = drafted {
                    assert_eq!(drafted.draft().and_then(|draft| draft.finish.as_ref()), Some(&option.answer));
                }
            }
            let version = player.version();
            player.send(FromPage::Move { version, answer: options[0].answer.clone() }).await;
            let reply =
                player.until(|message| matches!(message, ToPage::Accepted { .. } | ToPage::Refused { .. })).await;
            assert_eq!(reply, ToPage::Accepted { version });
            player.until(|message| matches!(message, ToPage::State { .. })).await;
            if player.asked().await.is_none() {
                break;
            }
        }
    }
}

#[tokio::test]
async fn there_are_no_hints_among_people() {
    let house = house(AT_ONCE).await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    for player in [&mut ann, &mut ben] {
        assert!(!has_hints(player));
        let version = player.version();
        player.send(FromPage::Hint { version }).await;
        assert_eq!(player.refusal().await, RefusalCode::NoHints);
    }
    assert!(!ben.heard.iter().chain(&ann.heard).any(|message| matches!(message, ToPage::Hint { .. })));
}

#[tokio::test]
async fn hints_are_for_whoever_is_asked_now() {
    let house = house(AT_ONCE).await;
    let mut player = against_a_bot(&house, "race").await;
    let mut eve = Player::join(&house.client(), &player.id, None).await;
    eve.until(|message| matches!(message, ToPage::State { .. })).await;
    assert!(!has_hints(&eve));
    let version = player.version();
    eve.send(FromPage::Hint { version }).await;
    assert_eq!(eve.refusal().await, RefusalCode::NotSeated);
    player.send(FromPage::Hint { version: version + 1000 }).await;
    assert_eq!(player.refusal().await, RefusalCode::Stale);
    player.send(FromPage::Leave).await;
    player.until(|message| matches!(message, ToPage::Table { players, .. } if players[0].stand_in)).await;
    let version = player.version();
    player.send(FromPage::Hint { version }).await;
    assert!(matches!(player.refusal().await, RefusalCode::StandIn | RefusalCode::NotPlaying));
}

#[tokio::test]
async fn a_player_waits_for_one_hint_at_a_time_and_nobody_waits_for_it() {
    let house = house(Duration::from_millis(1500)).await;
    let mut player = against_a_bot(&house, "race").await;
    let mut other = against_a_bot(&house, "defenders").await;
    let version = player.version();
    let started = std::time::Instant::now();
    player.send(FromPage::Hint { version }).await;
    player.send(FromPage::Hint { version }).await;
    assert_eq!(player.refusal().await, RefusalCode::TooFast);
    // Meanwhile others play, and the player could too.
    other.play().await;
    player.send(FromPage::Ping { id: 4 }).await;
    player.until(|message| *message == ToPage::Pong { id: 4 }).await;
    let hinted = |player: &Player| player.heard.iter().any(|message| matches!(message, ToPage::Hint { .. }));
    assert!(!hinted(&player) || started.elapsed() > Duration::from_secs(1));
    player.until(|message| matches!(message, ToPage::Hint { .. })).await;
    assert!(!hinted(&other));
    hint(&mut player).await;
}

/// Without a network nobody is promised a hint.
#[tokio::test]
async fn without_a_network_there_are_no_hints() {
    let house = House::open().await;
    let mut player = against_a_bot(&house, "race").await;
    let (promised, version) = (has_hints(&player), player.version());
    player.send(FromPage::Hint { version }).await;
    let reply = player.until(|message| matches!(message, ToPage::Hint { .. } | ToPage::Refused { .. })).await;
    let refused = matches!(reply, ToPage::Refused { code: RefusalCode::NoAdvice, .. });
    assert_eq!(promised, !refused, "{reply:?}");
}

/// What a coach says about an answer.
async fn checked(player: &mut Player, answer: serde_json::Value) -> (f64, bool) {
    let version = player.version();
    player.send(FromPage::Check { version, answer }).await;
    let told = player.until(|message| matches!(message, ToPage::Checked { .. })).await;
    let ToPage::Checked { version: of, loss, answer, better, because, .. } = told else { panic!("{told:?}") };
    assert_eq!(of, version);
    // Whoever has put several answers together is told which of them is meant.
    assert_eq!(answer.is_some(), better.is_some());
    assert!((0.0..=1.0).contains(&loss) && (better.is_some() || loss == 0.0 && because.is_none()));
    (loss, better.is_some())
}

/// A coach has a reply to anything, and the question stays as it was.
#[tokio::test]
async fn a_coach_judges_answers_before_they_are_given() {
    // With the network that is part of the program: to an untaught one, hardly any answer is much worse.
    let house = House::with(|config| config.think = Duration::from_millis(150)).await;
    let mut player = against_a_bot(&house, "race").await;
    let (mut warned, mut asked) = (0, 0);
    // A busy machine lets it look at few games, and then it says less.
    while warned == 0 || asked < 5 {
        asked += 1;
        assert!(asked < 60, "not every answer is the best");
        let options = hint(&mut player).await;
        let question = player.state.as_ref().map(|state| state.question.clone());
        for option in &options {
            warned += u32::from(checked(&mut player, option.answer.clone()).await.1);
        }
        // The bot may have answered in the meantime; the player has not.
        assert_eq!(player.state.as_ref().map(|state| state.question.clone()), question, "nothing was played");
        player.play().await;
        player.asked().await.expect("a question");
    }
    assert_eq!(checked(&mut player, serde_json::json!({ "no": "answer" })).await, (0.0, false));
}

/// With another person at the table a coach says nothing about any answer.
#[tokio::test]
async fn there_is_no_coach_against_people() {
    let house = house(AT_ONCE).await;
    let (mut ann, _ben) = two_people(&house, "race").await;
    ann.asked().await.expect("a question");
    let (_, answer) = ann.any_move().await;
    assert_eq!(checked(&mut ann, answer).await, (0.0, false));
}
