//! Puzzles: the list, one of them, what can be tried, and what an answer is worth.

use axum::http::StatusCode;
use protocol::{
    Failure, FailureCode, PuzzleDraft, PuzzleDrafted, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict,
};
use serde_json::{Value, json};
use server::client::Client;

use crate::table::House;

async fn list(client: &mut Client) -> PuzzleList {
    client.get("/api/puzzles").await.unwrap().json().unwrap()
}

async fn answer(client: &mut Client, id: &str, moves: Vec<Value>) -> (StatusCode, String) {
    let reply = client.post(&format!("/api/puzzles/{id}/answer"), &PuzzleTry { moves }).await.unwrap();
    (reply.status, reply.text)
}

/// What the repository knows about a puzzle, and a player must not.
fn known(id: &str) -> &'static games::puzzles::Puzzle {
    games::puzzles::find(id).expect("it is listed")
}

#[tokio::test]
async fn everyone_gets_the_same_puzzles_and_the_same_one_of_the_day() {
    let house = House::open().await;
    let (first, second) = (list(&mut house.client()).await, list(&mut house.client()).await);
    assert_eq!(first, second);
    let today = first.today.expect("there are puzzles");
    assert!(first.puzzles.iter().any(|puzzle| puzzle.id == today) && first.day > 20_000);
}

#[tokio::test]
async fn a_puzzle_shows_what_its_seat_sees_and_tells_the_rest_after_the_try() {
    let house = House::open().await;
    let mut client = house.client();
    for game in games::NAMES {
        let all = list(&mut client).await;
        let id = &all.puzzles.iter().find(|puzzle| puzzle.game == game).expect("a puzzle").id;
        let reply = client.get(&format!("/api/puzzles/{id}")).await.unwrap();
        let stored = known(id);
        let seed = stored.record["seed"].as_str().expect("a seed");
        assert!(!reply.text.contains(seed) && !reply.text.contains("\"wins\""), "{id}");
        let shown: PuzzlePosition = reply.json().unwrap();
        assert_eq!((&shown.info.id, shown.seat), (id, stored.seat));

        let (best, other) = (&stored.answers[0], stored.answers.last().expect("others"));
        for (tried, right) in [(best, true), (other, false)] {
            let (status, text) = answer(&mut client, id, vec![tried.answer.clone()]).await;
            assert_eq!(status, StatusCode::OK, "{text}");
            let verdict: PuzzleVerdict = serde_json::from_str(&text).unwrap();
            assert_eq!((verdict.right, verdict.answers.len()), (right, stored.answers.len()), "{id}");
            let place = verdict.place.expect("it was examined") as usize;
            assert_eq!(verdict.answers[place].right, right);
        }
    }
}

#[tokio::test]
async fn answers_can_be_tried_before_one_is_given() {
    let house = House::open().await;
    let mut client = house.client();
    for puzzle in list(&mut client).await.puzzles {
        let draft = PuzzleDraft { moves: vec![known(&puzzle.id).answers[0].answer.clone()], steps: Vec::new() };
        let reply = client.post(&format!("/api/puzzles/{}/draft", puzzle.id), &draft).await.unwrap();
        let drafted: PuzzleDrafted = reply.json().unwrap();
        assert!(drafted.drafted.is_some() && drafted.refused.is_none(), "{}: {}", puzzle.id, reply.text);
        let wrong = PuzzleDraft { moves: vec![json!("nothing")], steps: Vec::new() };
        let reply = client.post(&format!("/api/puzzles/{}/draft", puzzle.id), &wrong).await.unwrap();
        let drafted: PuzzleDrafted = reply.json().unwrap();
        assert!(drafted.drafted.is_none() && drafted.refused.is_some(), "{}", reply.text);
    }
}

#[tokio::test]
async fn bad_input_gets_a_sentence() {
    let house = House::open().await;
    let mut client = house.client();
    let missing = client.get("/api/puzzles/race-nothing").await.unwrap();
    let failure: Failure = serde_json::from_str(&missing.text).unwrap();
    assert_eq!((missing.status, failure.code), (StatusCode::NOT_FOUND, FailureCode::NoPuzzle));
    let id = &list(&mut client).await.puzzles[0].id.clone();
    for moves in [vec![], vec![json!(7)], vec![json!({ "choose": "nothing" })]] {
        let (status, text) = answer(&mut client, id, moves).await;
        let failure: Failure = serde_json::from_str(&text).unwrap();
        assert_eq!((status, failure.code), (StatusCode::BAD_REQUEST, FailureCode::Malformed), "{text}");
    }
    // A move of the game that is not legal here: another kind of question.
    let elsewhere = games::puzzles::all().iter().filter(|other| other.game == known(id).game).find_map(|other| {
        let theme = |puzzle: &games::puzzles::Puzzle| puzzle.theme.clone();
        (theme(other) != theme(known(id))).then(|| other.answers[0].answer.clone())
    });
    if let Some(elsewhere) = elsewhere {
        let (status, text) = answer(&mut client, id, vec![elsewhere]).await;
        let failure: Failure = serde_json::from_str(&text).unwrap();
        assert_eq!((status, failure.code), (StatusCode::BAD_REQUEST, FailureCode::IllegalAnswer), "{text}");
    }
    let extra = client.post(&format!("/api/puzzles/{id}/answer"), &json!({ "moves": [], "more": 1 })).await.unwrap();
    assert_eq!(extra.status, StatusCode::BAD_REQUEST);
}
