//! Reviews: of what, for whom, how often, and what stays of them.

use axum::http::{Method, StatusCode};
use protocol::{
    Created, NewSeat, ReplayPosition, ReplaySummary, ReviewBegun, ReviewProgress, ReviewStatus, ReviewWish,
};
use server::client::Client;

use crate::table::{House, Player, bot, code, create, two_people, wish};

/// A server whose reviews are shallow, so that they take a moment.
async fn house() -> House {
    House::with(|config| config.review_samples = 1).await
}

/// A game against a bot, played to its end.
async fn finished(house: &House, client: &mut Client) -> String {
    let Created { id, .. } = create(client, &wish("race", vec![NewSeat::Me, bot()])).await;
    Player::join(client, &id, None).await.finish().await;
    house.client();
    id
}

fn path(id: &str) -> String {
    format!("/api/matches/{id}/review")
}

async fn progress(client: &mut Client, path: &str) -> ReviewProgress {
    client.get(path).await.unwrap().json().unwrap()
}

/// Follows a review until it is complete: everything it sends on the way, and its end.
async fn followed(client: &mut Client, path: &str) -> (Vec<u32>, ReviewProgress) {
    let mut told: Vec<u32> = Vec::new();
    loop {
        let now = progress(client, &format!("{path}?known={}", told.len())).await;
        match now.status {
            ReviewStatus::Running => {
                let review = now.review.expect("what is known so far");
                assert!(review.then.is_empty(), "sums need all decisions");
                told.extend(review.decisions.iter().map(|decision| decision.number));
                assert_eq!(told.len() as u32, now.done);
                tokio::task::yield_now().await;
            }
            ReviewStatus::Done => return (told, now),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_result_is_kept() {
    let mut house = house().await;
    let mut client = house.client();
    let id = finished(&house, &mut client).await;
    assert_eq!(progress(&mut client, &path(&id)).await.status, ReviewStatus::None);
    let begun: ReviewProgress =
        client.post(&path(&id), &ReviewWish::default()).await.unwrap().json().expect("a progress");
    assert_eq!(begun.status, ReviewStatus::Running);
    let (_, done) = followed(&mut client, &path(&id)).await;
    let review = done.review.clone().expect("a review");
    assert_eq!((review.decisions.len() as u32, review.then.len(), review.now.len()), (done.total, 2, 2));
    assert!(review.decisions.is_sorted_by_key(|decision| decision.number));
    for seat in review.then.iter().chain(&review.now) {
        let sum = seat.start + seat.own + seat.others + seat.chance;
        assert!((sum - seat.result).abs() < 1e-4, "{seat:?}");
    }
    // Another reader of a game against bots sees it at once, also after a restart.
    let mut other = house.client();
    assert_eq!(other.post(&path(&id), &ReviewWish::default()).await.unwrap().json::<ReviewProgress>().unwrap(), done);
    house.stop().await;
    let house = House::of(house.place().clone(), |_| {}).await;
    assert_eq!(progress(&mut house.client(), &path(&id)).await, done);
}

#[tokio::test]
async fn a_game_is_not_reviewed_before_its_end() {
    let house = house().await;
    let mut client = house.client();
    let Created { id, .. } = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await;
    for answered in
        [client.get(&path(&id)).await.unwrap(), client.post(&path(&id), &ReviewWish::default()).await.unwrap()]
    {
        assert_eq!((answered.status, code(&answered).as_str()), (StatusCode::CONFLICT, "not_over"));
    }
    let nowhere = client.get(&path("nowhere")).await.unwrap();
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

/// What one of two people could have done better is nobody else's business.
#[tokio::test]
async fn a_private_game_among_people_is_reviewed_for_its_players_only() {
    let house = house().await;
    let (mut first, mut second) = two_people(&house, "defenders").await;
    tokio::join!(first.finish(), second.finish());
    let id = first.id.clone();
    let mut stranger = house.client();
    stranger.get("/api/me").await.unwrap();
    for answered in
        [stranger.get(&path(&id)).await.unwrap(), stranger.post(&path(&id), &ReviewWish::default()).await.unwrap()]
    {
        assert_eq!((answered.status, code(&answered).as_str()), (StatusCode::FORBIDDEN, "not_played"));
    }
    let mut player = house.again(&second.client);
    assert_eq!(progress(&mut player, &path(&id)).await.status, ReviewStatus::None);
}

/// One player waits for one review at a time; a review that is cancelled leaves nothing, and can be begun again.
#[tokio::test]
async fn nobody_fills_the_queue_and_nothing_of_a_cancelled_review_stays() {
    // So deep that it does not end during the test.
    let house = House::with(|config| config.review_samples = 20_000).await;
    let mut client = house.client();
    let ids = [finished(&house, &mut client).await, finished(&house, &mut client).await];
    let begin = |id: &str| path(id);
    let first: ReviewProgress =
        client.post(&begin(&ids[0]), &ReviewWish::default()).await.unwrap().json().expect("a progress");
    assert_eq!(first.status, ReviewStatus::Running);
    let second = client.post(&begin(&ids[1]), &ReviewWish::default()).await.unwrap();
    assert_eq!((second.status, code(&second).as_str()), (StatusCode::TOO_MANY_REQUESTS, "too_many_reviews"));
    let mut stranger = house.client();
    stranger.get("/api/me").await.unwrap();
    let foreign = stranger.send(Method::DELETE, &path(&ids[0]), None).await.unwrap();
    assert_eq!((foreign.status, code(&foreign).as_str()), (StatusCode::FORBIDDEN, "not_yours"));
    let cancelled = client.send(Method::DELETE, &path(&ids[0]), None).await.unwrap();
    assert_eq!(cancelled.status, StatusCode::NO_CONTENT);
    assert_eq!(progress(&mut client, &path(&ids[0])).await.status, ReviewStatus::None);
    let again: ReviewProgress =
        client.post(&begin(&ids[0]), &ReviewWish::default()).await.unwrap().json().expect("a progress");
    assert_eq!((again.status, again.done), (ReviewStatus::Running, 0));
}

#[tokio::test]
async fn a_record_can_be_uploaded_and_bad_ones_are_refused_with_a_reason() {
    let house = house().await;
    let mut client = house.client();
    let id = finished(&house, &mut client).await;
    let record = client.get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    let cut = record[..record.len() / 2].to_string();
    let other = record.replacen("\"rules\":", "\"rules\":9", 1);
    let altered = record.replacen("\"choose\":\"develop\"", "\"choose\":\"settle\"", 1);
    assert_ne!(altered, record);
    let unfinished = {
        let lines: Vec<&str> = record.lines().collect();
        let moves = lines.iter().position(|line| line.starts_with("\"moves\"")).expect("moves");
        let last = lines[moves + 5].trim_end_matches(',');
        format!("{}\n{last}\n],\n\"outcome\":null}}\n", lines[..moves + 5].join("\n"))
    };
    let large = "x".repeat(10 * 1024 * 1024);
    let bad = [
        (cut, 400, "bad_record"),
        (other, 400, "other_record"),
        (altered, 400, "bad_record"),
        (unfinished, 409, "unfinished"),
        ("{}".to_string(), 400, "bad_record"),
        (String::new(), 400, "bad_record"),
        (large, 413, "too_large"),
    ];
    for (text, status, word) in bad {
        let answered = client.send(Method::POST, "/api/reviews", Some(text)).await.unwrap();
        assert_eq!((answered.status.as_u16(), code(&answered).as_str()), (status, word), "{}", answered.text);
    }
    let begun = client.send(Method::POST, "/api/reviews", Some(record)).await.unwrap();
    assert_eq!(begun.status, StatusCode::ACCEPTED, "{}", begun.text);
    let ReviewBegun { id: upload } = begun.json().unwrap();
    let (_, done) = followed(&mut client, &format!("/api/reviews/{upload}")).await;
    assert!(done.total > 10 && done.review.is_some_and(|review| review.then.len() == 2));
    // The board is shown as for a match, from every point of view, as long as the review is kept.
    let same = |of: &str| format!("/api/{of}/replay");
    let (ours, theirs) = (same(&format!("reviews/{upload}")), same(&format!("matches/{id}")));
    let all: ReplaySummary = client.get(&ours).await.unwrap().json().unwrap();
    let known: ReplaySummary = client.get(&format!("{theirs}?as=all")).await.unwrap().json().unwrap();
    assert_eq!((all.steps, all.phases, all.info.seats.len()), (known.steps, known.phases, 2));
    for (at, eyes) in [(0, "all"), (7, "0"), (9, "1"), (30, "public")] {
        let [one, other]: [ReplayPosition; 2] = [
            client.get(&format!("{ours}/{at}?as={eyes}")).await.unwrap().json().unwrap(),
            client.get(&format!("{theirs}/{at}?as={eyes}")).await.unwrap().json().unwrap(),
        ];
        assert_eq!(one, other, "after {at} moves for {eyes}");
    }
    for (nonsense, status) in [("?as=9", 404), ("?as=x", 400), ("/100000", 404), ("/x", 404)] {
        assert_eq!(client.get(&format!("{ours}{nonsense}")).await.unwrap().status.as_u16(), status, "{nonsense}");
    }
    assert_eq!(client.get(&same("reviews/upload-0")).await.unwrap().status, StatusCode::NOT_FOUND);
    // Nothing was stored for the match it came from, and a match cannot be read as if it were an upload.
    assert_eq!(progress(&mut client, &path(&id)).await.status, ReviewStatus::None);
    assert_eq!(client.get(&format!("/api/reviews/{id}")).await.unwrap().status, StatusCode::NOT_FOUND);
}
