//! Whole games over the socket, as a page plays them: using only what the questions offer.

use std::pin::Pin;

use axum::http::StatusCode;
use game::{Game, Record};
use games::{Playable, Visit};
use protocol::{
    Created, MatchInfo, MatchStatus, MyMatch, NewSeat, PointsByRound, ReplayPosition, ReplaySummary, ToPage,
};
use serde_json::Value;

use crate::table::{House, Player, bot, create, wish};

async fn a_whole_game<G: Game>(players: usize) {
    let house = House::open().await;
    let mut client = house.client();
    let mut seats = vec![bot(); players];
    seats[players - 1] = NewSeat::Me;
    let Created { id, you, links } = create(&mut client, &wish(G::ID, seats)).await;
    assert_eq!(you.map(game::Seat::index), Some(players - 1));
    assert!(links.is_empty());
    let record = format!("/api/matches/{id}/record");
    let mut player = Player::join(&client, &id, None).await;
    player.asked().await.expect("the game goes on");
    let points = format!("/api/matches/{id}/points");
    for path in [&record, &points] {
        assert_eq!(client.get(path).await.unwrap().status, StatusCode::CONFLICT);
    }
    let mine: Vec<MyMatch> = client.get("/api/matches").await.unwrap().json().unwrap();
    assert!(mine[0].my_turn && mine[0].info.id == id && mine[0].info.status == MatchStatus::Playing);

    player.finish().await;

    // Every entry of the log arrived once and in order.
    assert_eq!(player.log, (0..player.log.len() as u32).collect::<Vec<_>>());
    let Some(ToPage::Over { outcome, sources, chart, .. }) = player.heard.last() else {
        panic!("{:?}", player.heard.last())
    };
    assert_eq!(outcome.standings.players() as usize, players);
    let totals: Vec<i32> = outcome.standings.values().map(|standing| standing.total).collect();
    assert_eq!(chart.rounds.last(), Some(&totals));
    assert_eq!(sources.len(), outcome.standings.values().next().unwrap().score.len());
    let info: MatchInfo = client.get(&format!("/api/matches/{id}")).await.unwrap().json().unwrap();
    assert_eq!(info.status, MatchStatus::Over);

    // Anyone can now download the record and replay it.
    let text = house.client().get(&record).await.unwrap().text;
    let record = Record::<G>::from_json(&text).expect("a record");
    let moves = record.moves.len() as u32;
    let rounds = record.replay().unwrap().finish().expect("it replays").round();
    assert_eq!(chart.rounds.len(), rounds as usize, "what comes before the first round is none");
    let replay: ReplaySummary =
        house.client().get(&format!("/api/matches/{id}/replay?as=all")).await.unwrap().json().unwrap();
    assert!(replay.open && replay.steps.len() as u32 == moves && replay.steps.iter().all(|step| step.said.is_some()));
    let last = format!("/api/matches/{id}/replay/{moves}?as=all");
    let last: ReplayPosition = house.client().get(&last).await.unwrap().json().unwrap();
    assert_eq!((last.scores, last.waiting.len(), last.seats.len()), (totals, 0, players));
    assert!(last.made.is_some(), "the last move is shown as it was offered");
    let firsts: Vec<u32> = replay.phases.iter().map(|phase| phase.first).collect();
    assert!(firsts.first() == Some(&0) && firsts.is_sorted_by(|one, next| one < next) && firsts.last() < Some(&moves));
    assert!(replay.phases.iter().all(|phase| replay.steps[phase.first as usize].round == phase.round));
    assert!(replay.phases.len() > rounds as usize, "most rounds have several phases");

    // The sources of all points add up to the chart.
    let points: PointsByRound = house.client().get(&points).await.unwrap().json().unwrap();
    assert_eq!(points.rounds.len(), chart.rounds.len());
    for (n, round) in points.rounds.iter().enumerate().skip(1) {
        assert_eq!(replay.steps[round.first as usize].round as usize, n + 1, "a round begins where it says");
        for (seat, gains) in round.seats.iter().enumerate() {
            let gained: i32 = gains.iter().map(|gain| gain.points).sum();
            assert_eq!(gained, chart.rounds[n][seat] - chart.rounds[n - 1][seat]);
        }
    }
    let beyond = house.client().get(&format!("/api/matches/{id}/replay/{}", moves + 1)).await.unwrap();
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_game_against_a_bot() {
    #[derive(Clone)]
    struct WholeGame;

    impl Visit for WholeGame {
        type Output = Pin<Box<dyn Future<Output = ()>>>;

        fn visit<G: Playable>(self) -> Self::Output {
            Box::pin(a_whole_game::<G>(2))
        }
    }

    for game in games::with_all(&WholeGame) {
        game.await;
    }
}

#[tokio::test]
async fn roll_against_two_bots() {
    a_whole_game::<roll::Roll>(3).await;
}

/// Every level of every game plays for a while. A failing bot would be replaced, and the metrics would show it.
#[tokio::test]
async fn every_bot_answers() {
    let house = House::open().await;
    let games: Vec<protocol::GameInfo> = house.client().get("/api/games").await.unwrap().json().unwrap();
    assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), games::NAMES);
    for game in games {
        for level in game.levels {
            let mut client = house.client();
            let seats = vec![NewSeat::Bot { level: level.clone() }, NewSeat::Me];
            let created = create(&mut client, &wish(&game.id, seats)).await;
            let mut player = Player::join(&client, &created.id, None).await;
            for _ in 0..5 {
                player.asked().await.expect("the game goes on");
                player.play().await;
            }
        }
    }
    let metrics = house.client().get("/metrics").await.unwrap().text;
    assert!(metrics.contains("\norrery_bot_failures_total 0\n"), "{metrics}");
    assert!(metrics.contains("orrery_sockets ") && metrics.contains("orrery_store_seconds_count"));
}

/// Before the end, players see only their own past.
#[tokio::test]
async fn a_replay_before_the_end_shows_ones_own_view() {
    let house = House::open().await;
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&client, &created.id, None).await;
    for _ in 0..6 {
        player.asked().await.unwrap();
        player.play().await;
    }
    player.alone().await;
    let path = |rest: &str| format!("/api/matches/{}/replay{rest}", created.id);
    let replay: ReplaySummary = client.get(&path("")).await.unwrap().json().unwrap();
    assert!(!replay.open);
    for step in &replay.steps {
        assert_eq!(step.said.is_some(), step.seat.number() == 0);
    }
    for (n, step) in replay.steps.iter().enumerate() {
        let position: ReplayPosition = client.get(&path(&format!("/{}", n + 1))).await.unwrap().json().unwrap();
        assert_eq!(position.made.is_some(), step.seat.number() == 0, "another seat's answer stays its own");
        let public: ReplayPosition = client.get(&path(&format!("/{}?as=public", n + 1))).await.unwrap().json().unwrap();
        assert_eq!((public.made, public.seats.len()), (None, 0));
    }
    let last: ReplayPosition = client.get(&path(&format!("/{}", replay.steps.len()))).await.unwrap().json().unwrap();
    assert_eq!(Some(&last.view), player.state.as_ref().map(|state| &state.view));
    assert!(client.get(&path("/3?as=public")).await.unwrap().status.is_success());
    for eyes in ["0", "1", "all"] {
        let foreign = house.client().get(&path(&format!("/3?as={eyes}"))).await.unwrap();
        assert_eq!(foreign.status, StatusCode::FORBIDDEN);
        assert_eq!(serde_json::from_str::<Value>(&foreign.text).unwrap()["code"], "not_over");
    }
    assert_eq!(client.get(&path("/3?as=1")).await.unwrap().status, StatusCode::FORBIDDEN);
}
