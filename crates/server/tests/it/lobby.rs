//! Names, waiting tables, links, catalogs, and the page itself.

use std::io::Write as _;

use axum::http::{HeaderValue, Method, StatusCode, header};
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::{
    Claimed, ClockChoice, Created, FromPage, Invitation, LobbyTable, MatchInfo, MatchStatus, Me, MyMatch, NewMatch,
    NewSeat, Place, SeatBot, SeatOffer, ToPage,
};
use serde_json::json;
use server::client::{Client, ClientResponse};
use server::{Asset, Assets};

use crate::table::{House, Player, bot, code, create, two_people, wish};

async fn rename(client: &mut Client, name: &str) -> ClientResponse {
    if client.cookie.is_none() {
        client.get("/api/me").await.unwrap();
    }
    client.send(Method::PUT, "/api/me", Some(json!({ "name": name }).to_string())).await.unwrap()
}

#[tokio::test]
async fn guests_have_a_name_and_can_change_it() {
    let house = House::open().await;
    let mut client = house.client();
    let first = client.get("/api/me").await.unwrap();
    let cookie = first.headers[header::SET_COOKIE].to_str().unwrap().to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    assert!(first.json::<Me>().unwrap().name.starts_with("Guest "));
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut watching = Player::join(&house.client(), &created.id, None).await;
    assert_eq!(rename(&mut client, "  Ann  of\u{202e} Ork ").await.json::<Me>().unwrap().name, "Ann of Ork");
    let told = |message: &ToPage| matches!(message, ToPage::Table { players, .. } if players[0].name.as_deref() == Some("Ann of Ork"));
    watching.until(told).await;
    let again = client.get("/api/me").await.unwrap();
    assert!(again.headers.get(header::SET_COOKIE).is_none());
    assert_eq!(again.json::<Me>().unwrap().name, "Ann of Ork");
    assert_eq!(code(&rename(&mut client, " ").await), "bad_name");
}

async fn lobby(client: &mut Client) -> Vec<LobbyTable> {
    client.get("/api/lobby").await.unwrap().json().unwrap()
}

#[tokio::test]
async fn public_tables_are_in_the_lobby_until_they_are_over() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.client(), house.client());
    let new = NewMatch { listed: true, ..wish("roll", vec![NewSeat::Me, NewSeat::Open, bot()]) };
    let created = create(&mut ann, &new).await;
    create(&mut ann, &wish("roll", vec![NewSeat::Me, NewSeat::Open])).await;
    let waiting = lobby(&mut ben).await;
    assert_eq!(waiting.len(), 1);
    assert_eq!((waiting[0].info.id.as_str(), waiting[0].open, waiting[0].info.links.len()), (&*created.id, 1, 0));
    let sat: Claimed = ben.post(&format!("/api/matches/{}/seats/1", created.id), &()).await.unwrap().json().unwrap();
    assert_eq!(sat.you.number(), 1);
    let info: MatchInfo = ben.get(&format!("/api/matches/{}", created.id)).await.unwrap().json().unwrap();
    assert_eq!((info.status, info.you), (MatchStatus::Playing, Some(sat.you)));
    // Now it is listed as anybody may know it, and a spectator gets its public state.
    let mut eve = house.client();
    let playing = lobby(&mut eve).await;
    assert_eq!(playing, [LobbyTable { info: MatchInfo { you: None, ..info }, open: 0 }]);
    let mut watching = Player::join(&eve, &playing[0].info.id, None).await;
    watching.until(|message| matches!(message, ToPage::State { question: None, .. })).await;
    let mut ben = Player::join(&ben, &created.id, None).await;
    ben.send(FromPage::Resign).await;
    let mut ann = Player::join(&ann, &created.id, None).await;
    ann.send(FromPage::Resign).await;
    ann.until(|message| matches!(message, ToPage::Over { .. })).await;
    assert_eq!(lobby(&mut eve).await, []);
}

#[tokio::test]
async fn private_tables_are_never_in_the_lobby() {
    let house = House::open().await;
    let mut ann = house.client();
    // Waiting, in play with a person, and in play against a bot.
    create(&mut ann, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let (_ben, _eve) = two_people(&house, "roll").await;
    create(&mut ann, &wish("defenders", vec![NewSeat::Me, bot()])).await;
    assert_eq!(lobby(&mut house.client()).await, []);
    assert_eq!(lobby(&mut ann).await, []);
    assert_eq!(ann.get("/api/matches").await.unwrap().json::<Vec<MyMatch>>().unwrap().len(), 2);
}

fn link(created: &Created, number: usize) -> String {
    created.links[number].path.replace("/seat/", "/api/seats/")
}

async fn invited(client: &mut Client, link: &str) -> Invitation {
    client.get(link).await.unwrap().json().unwrap()
}

#[tokio::test]
async fn a_seats_link_says_where_it_leads_before_it_is_used() {
    let house = House::open().await;
    let (mut ann, mut ben, mut eve) = (house.client(), house.client(), house.client());
    rename(&mut ann, "Ann").await;
    let clock = ClockChoice::Live { seconds: 600, increment: 10 };
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let created = create(&mut ann, &NewMatch { clock, ..wish("race", seats) }).await;
    let (first, second) = (link(&created, 0), link(&created, 1));
    for _ in 0..2 {
        let Invitation { info, host, seat, offer } = invited(&mut ben, &first).await;
        assert_eq!((host.as_str(), seat.number(), offer), ("Ann", 1, SeatOffer::Open));
        assert_eq!((info.game.as_str(), info.variant.as_str(), info.clock), ("race", "standard", clock));
        // Looking takes no seat, and shows no other link.
        assert_eq!((info.status, info.you, info.links.len()), (MatchStatus::Waiting, None, 0));
        assert_eq!(info.seats[0].name.as_deref(), Some("Ann"));
    }
    assert_eq!(invited(&mut ann, &first).await.offer, SeatOffer::Yours);
    ben.post(&first, &()).await.unwrap();
    assert_eq!(invited(&mut ben, &first).await.offer, SeatOffer::Yours);
    let taken = invited(&mut eve, &first).await;
    assert_eq!((taken.offer, taken.info.status), (SeatOffer::Taken, MatchStatus::Waiting));
    house.client().post(&second, &()).await.unwrap();
    let begun = invited(&mut eve, &second).await;
    assert_eq!((begun.offer, begun.info.status), (SeatOffer::Taken, MatchStatus::Playing));
    let wrong = eve.get("/api/seats/nobody").await.unwrap();
    assert_eq!((wrong.status, code(&wrong).as_str()), (StatusCode::NOT_FOUND, "unknown_link"));
}

#[tokio::test]
async fn finished_matches_are_listed_with_their_result() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "defenders").await;
    let mine = async |player: &mut Player| -> MyMatch {
        let mut mine: Vec<MyMatch> = player.client.get("/api/matches").await.unwrap().json().unwrap();
        mine.remove(0)
    };
    assert_eq!(mine(&mut ann).await.places, []);
    ann.send(FromPage::Resign).await;
    let ToPage::Over { outcome, .. } = ben.until(|message| matches!(message, ToPage::Over { .. })).await else {
        unreachable!()
    };
    let place = |standing: &game::Standing| Place { rank: standing.rank, points: standing.total };
    let places: Vec<Place> = outcome.standings.values().map(place).collect();
    assert_eq!(places.iter().map(|place| place.rank).collect::<Vec<_>>(), [2, 1], "who resigns is last");
    assert_eq!((mine(&mut ann).await.places, mine(&mut ben).await.places), (places.clone(), places));
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_can_read_them() {
    let house = House::open().await;
    let mut client = house.client();
    let plain = client.get("/api/games/race/catalog").await.unwrap();
    assert!(plain.headers.get(header::CONTENT_ENCODING).is_none());
    client.headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip"));
    // This client reads bodies as text, so the compressed ones are only measured.
    let packed = client.get("/api/games/race/catalog").await.unwrap();
    assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
    assert_eq!(packed.headers[header::ETAG], plain.headers[header::ETAG]);
    assert!(packed.text.len() * 4 < plain.text.len(), "{} of {} bytes", packed.text.len(), plain.text.len());
}

/// D-2.9, R-2.6: the maker of a table has no seat of their own.
#[tokio::test]
async fn the_maker_of_a_table_comes_into_every_seat() {
    let house = House::open().await;
    let mut seats = std::collections::BTreeSet::new();
    // The chance that a seat is missing after 75 tables is 2 in a billion.
    for _ in 0..75 {
        let mut ann = house.client();
        let new = NewMatch::of("defenders", vec![NewSeat::Me, bot(), bot(), bot()]);
        let created = create(&mut ann, &new).await;
        let mut player = Player::join(&ann, &created.id, None).await;
        player.until(|message| matches!(message, ToPage::State { .. })).await;
        assert_eq!(created.you, player.you());
        seats.extend(created.you);
    }
    assert_eq!(seats.len(), 4, "{seats:?}");
}

#[tokio::test]
async fn who_completes_a_table_is_told_the_seat_that_was_drawn() {
    let house = House::open().await;
    let mut moved = 0;
    for _ in 0..32 {
        let (mut ann, mut ben) = (house.client(), house.client());
        let created = create(&mut ann, &NewMatch::of("race", vec![NewSeat::Me, NewSeat::Open])).await;
        let mut waiting = Player::join(&ann, &created.id, None).await;
        let claim = created.links[0].path.replace("/seat/", "/api/seats/");
        let sat: Claimed = ben.post(&claim, &()).await.unwrap().json().unwrap();
        let info: MatchInfo = ben.get(&format!("/api/matches/{}", created.id)).await.unwrap().json().unwrap();
        assert_eq!(info.you, Some(sat.you));
        // The page that was open before learns its new seat without asking.
        let own = game::Seat::new(1 - sat.you.number());
        waiting.until(|message| matches!(message, ToPage::State { .. })).await;
        assert_eq!(waiting.you(), Some(own));
        moved += sat.you.number() ^ 1;
        // The link is used up, whoever sits in that seat now.
        assert_eq!(house.client().post(&claim, &()).await.unwrap().status, StatusCode::CONFLICT);
    }
    assert!((1..32).contains(&moved), "{moved} of 32 changed seats");
}

#[tokio::test]
async fn a_table_can_be_played_in_strict_order() {
    let house = House::open().await;
    let mut ann = house.client();
    let in_order = |game| NewMatch { in_order: true, ..wish(game, vec![NewSeat::Me, NewSeat::Open]) };
    for game in ["race", "roll"] {
        create(&mut ann, &in_order(game)).await;
    }
    let refused = ann.post("/api/matches", &in_order("defenders")).await.unwrap();
    assert_eq!((refused.status, code(&refused).as_str()), (StatusCode::BAD_REQUEST, "bad_setup"));
}

#[tokio::test]
async fn a_seat_belongs_to_whoever_has_its_link_first() {
    let house = House::open().await;
    let (mut ann, mut ben, mut eve) = (house.client(), house.client(), house.client());
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, NewSeat::Open, NewSeat::Open])).await;
    assert_eq!(created.links.len(), 2);
    let claim = created.links[0].path.replace("/seat/", "/api/seats/");
    // Others do not get the links, and cannot sit without one.
    let info: MatchInfo = eve.get(&format!("/api/matches/{}", created.id)).await.unwrap().json().unwrap();
    assert!(info.links.is_empty());
    assert_eq!(code(&eve.post(&format!("/api/matches/{}/seats/1", created.id), &()).await.unwrap()), "not_listed");
    let mut foreign = claim.clone();
    foreign.pop();
    foreign.push(if claim.ends_with('0') { '1' } else { '0' });
    let refused = eve.post(&foreign, &()).await.unwrap();
    assert_eq!((refused.status, code(&refused).as_str()), (StatusCode::NOT_FOUND, "unknown_link"));
    // A spectator's page becomes a player's page as soon as the player sits.
    ben.get("/api/me").await.unwrap();
    let mut waiting = Player::join(&ben, &created.id, None).await;
    waiting.until(|message| matches!(message, ToPage::Hello { you: None, .. })).await;
    for _ in 0..2 {
        assert_eq!(ben.post(&claim, &()).await.unwrap().json::<Claimed>().unwrap().you.number(), 1);
    }
    waiting.until(|message| matches!(message, ToPage::Hello { you: Some(_), .. })).await;
    let taken = eve.post(&claim, &()).await.unwrap();
    assert_eq!((taken.status, code(&taken).as_str()), (StatusCode::CONFLICT, "seat_taken"));
    // The creator of the match does not have to wait for the last player.
    let bot = format!("/api/matches/{}/seats/2/bot", created.id);
    let level = SeatBot { level: "random".into() };
    assert_eq!(code(&eve.post(&bot, &level).await.unwrap()), "not_yours");
    assert_eq!(code(&ann.post(&bot, &SeatBot { level: "godlike".into() }).await.unwrap()), "unknown_level");
    assert_eq!(ann.post(&bot, &level).await.unwrap().json::<MatchInfo>().unwrap().status, MatchStatus::Playing);
    waiting.until(|message| matches!(message, ToPage::State { .. })).await;
    assert_eq!(code(&eve.post(&claim, &()).await.unwrap()), "begun");
}

#[tokio::test]
async fn impossible_matches_are_refused() {
    let house = House::open().await;
    let mut client = house.client();
    let me = || vec![NewSeat::Me, bot()];
    let cases = [
        (wish("chess", me()), "unknown_game"),
        (wish("race", vec![NewSeat::Me]), "bad_setup"),
        (wish("race", vec![NewSeat::Me, NewSeat::Me]), "bad_setup"),
        (wish("race", vec![bot(), bot()]), "no_people"),
        (wish("race", vec![NewSeat::Me, NewSeat::Bot { level: "godlike".into() }]), "unknown_level"),
        (NewMatch { variant: Some("none".into()), ..wish("race", me()) }, "bad_setup"),
        (NewMatch { clock: ClockChoice::Days { days: 0 }, ..wish("race", me()) }, "bad_clock"),
    ];
    for (wish, expected) in cases {
        let answered = client.post("/api/matches", &wish).await.unwrap();
        assert_eq!((answered.status, code(&answered).as_str()), (StatusCode::BAD_REQUEST, expected), "{wish:?}");
    }
    let nowhere = client.get("/api/matches/nothing").await.unwrap();
    assert_eq!((nowhere.status, code(&nowhere).as_str()), (StatusCode::NOT_FOUND, "not_found"));
    assert_eq!(client.get("/api/nothing").await.unwrap().status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn catalogs_are_sent_once() {
    let house = House::open().await;
    let mut client = house.client();
    for game in games::NAMES {
        let path = format!("/api/games/{game}/catalog");
        let first = client.get(&path).await.unwrap();
        assert!(first.json::<words::Catalog>().unwrap().pieces.len() > 10);
        client.headers.insert(header::IF_NONE_MATCH, first.headers[header::ETAG].clone());
        assert_eq!(client.get(&path).await.unwrap().status, StatusCode::NOT_MODIFIED);
        client.headers.clear();
    }
    assert_eq!(client.get("/api/games/chess/catalog").await.unwrap().status, StatusCode::NOT_FOUND);
}

fn zipped(text: &str) -> Vec<u8> {
    let mut zip = GzEncoder::new(Vec::new(), Compression::fast());
    zip.write_all(text.as_bytes()).expect("memory");
    zip.finish().expect("memory")
}

fn asset(path: &str) -> Option<Asset> {
    let (mime, text) = match path {
        "index.html" => ("text/html; charset=utf-8", "<!doctype html>"),
        "assets/page-5f3a.js" => ("text/javascript", "go()"),
        "assets/packed-77aa.js" => ("text/javascript", "went()"),
        _ => return None,
    };
    let is_packed = path.contains("packed");
    Some(Asset {
        mime: mime.into(),
        plain: Some(text.as_bytes().into()).filter(|_| !is_packed),
        brotli: None,
        gzip: Some(if is_packed { zipped(text).into() } else { b"zipped".as_slice().into() }),
        tag: "1".into(),
        immutable: path.starts_with("assets/"),
    })
}

#[tokio::test]
async fn the_page_is_everywhere_and_its_files_are_kept() {
    let house = House::with(|config| config.assets = Assets(asset)).await;
    let mut client = house.client();
    for place in ["/", "/seat/0123", "/match/12/replay"] {
        let page = client.get(place).await.unwrap();
        assert_eq!(
            (page.text.as_str(), &page.headers[header::CACHE_CONTROL]),
            ("<!doctype html>", &HeaderValue::from_static("no-cache"))
        );
        assert!(page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap().contains("default-src 'self'"));
        assert!(page.headers.get(header::SET_COOKIE).is_none());
    }
    // A client without compression gets everything too.
    for (path, text) in [("/assets/page-5f3a.js", "go()"), ("/assets/packed-77aa.js", "went()")] {
        let plain = client.get(path).await.unwrap();
        assert_eq!((plain.text.as_str(), plain.headers.get(header::CONTENT_ENCODING)), (text, None));
    }
    client.headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("br, gzip;q=0.9"));
    let script = client.get("/assets/page-5f3a.js").await.unwrap();
    assert_eq!(
        (script.text.as_str(), &script.headers[header::CONTENT_ENCODING]),
        ("zipped", &HeaderValue::from_static("gzip"))
    );
    assert!(script.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert_eq!(client.get("/assets/page-0000.js").await.unwrap().status, StatusCode::NOT_FOUND);
}
