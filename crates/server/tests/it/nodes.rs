//! Several servers on one PostgreSQL database: each match is on one of them, and any of them takes any request.
//!
//! How a lease runs out is decided here, not by waiting: a node that never renews its own is stopped from acting by a change in the
//! database, and does not know it.

use std::time::Duration;

use axum::http::Method;
use protocol::{FromPage, LobbyTable, MatchInfo, MyMatch, NewSeat, RefusalCode, ReplaySummary, SeatKind, ToPage};
use serde_json::json;
use server::host::{AdminCommand, AdminReply, Whom, order};
use server::{Config, Node, PostgresError, ServeError, Server, StoreError};

use crate::place::{Own, Place};
use crate::table::{House, Player, bot, create, wish};

/// No lease runs out by itself.
const LONG: Duration = Duration::from_secs(3600);
/// How often a node that is well says so.
const OFTEN: Duration = Duration::from_millis(50);

/// A database that nodes can share; none while the tests run on folders.
async fn shared() -> Option<Own> {
    let own = Own::fresh().await;
    matches!(own.place, Place::Schema { .. }).then_some(own)
}

fn config(place: &Place, name: &str, heartbeat: Duration) -> Config {
    let mut config = Config::new(place.data());
    config.listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    config.node = Some(Node { name: name.into(), at: None, lease: LONG, heartbeat });
    config
}

async fn node(own: &Own, name: &str, heartbeat: Duration) -> House {
    let node = config(&own.place, name, heartbeat).node;
    House::of(own.place.clone(), |config| config.node = node).await
}

/// Two nodes, each of which knows of the other.
async fn two(own: &Own) -> [House; 2] {
    let both = [node(own, "a", OFTEN).await, node(own, "b", OFTEN).await];
    // Until it has heard of the other one, a node that stops has nobody to hand anything to.
    tokio::time::sleep(OFTEN * 4).await;
    both
}

/// To the others, a node's lease has run out.
async fn lapse(own: &Own, name: &str) {
    assert_eq!(own.place.tamper(format!("UPDATE nodes SET lease = 0 WHERE name = '{name}'")).await, 1);
}

/// Whether a node has a match.
async fn has(own: &Own, name: &str, id: &str) -> bool {
    let sql = format!(
        "UPDATE progress SET round = round WHERE match_id = '{id}' \
         AND node = (SELECT incarnation FROM nodes WHERE name = '{name}')"
    );
    own.place.tamper(sql).await == 1
}

/// How many entries a match has.
async fn entries(own: &Own, id: &str) -> u64 {
    own.place.tamper(format!("UPDATE entries SET entry = entry WHERE match_id = '{id}'")).await
}

/// What a node has counted.
async fn counted(house: &House, name: &str) -> u64 {
    let text = house.client().get("/metrics").await.expect("an answer").text;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("a count").parse().expect("a number")
}

/// Reads until the server sends the socket away. Returns why, if it says so.
async fn ended(player: &mut Player) -> Option<RefusalCode> {
    loop {
        match player.try_next().await {
            Ok(ToPage::Closing { code }) => return Some(code),
            Ok(message) => assert!(!matches!(message, ToPage::Accepted { .. }), "a move was accepted: {message:?}"),
            Err(_) => return None,
        }
    }
}

#[tokio::test]
async fn a_match_is_played_through_any_node() {
    let Some(own) = shared().await else { return };
    let [a, b] = two(&own).await;
    let (mut ann, mut ben) = (a.client(), b.client());
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut first = Player::join(&ann, &created.id, None).await;
    first.until(|message| matches!(message, ToPage::Table { .. })).await;
    assert!(has(&own, "a", &created.id).await);
    // Ben knows the other node only: the link, the seat, the socket and the replay are all where the match is.
    let link = format!("/api{}", created.links[0].path.replace("/seat/", "/seats/"));
    assert!(ben.get(&link).await.unwrap().status.is_success());
    let sat = ben.post(&link, &()).await.unwrap();
    assert!(sat.status.is_success(), "{}", sat.text);
    let mut second = Player::join(&ben, &created.id, None).await;
    for _ in 0..3 {
        for player in [&mut first, &mut second] {
            player.asked().await.expect("the game goes on");
            player.play().await;
        }
    }
    let replay = ben.get(&format!("/api/matches/{}/replay", created.id)).await.unwrap();
    assert!(replay.json::<ReplaySummary>().unwrap().steps.len() >= 6);
    assert!(has(&own, "a", &created.id).await && !has(&own, "b", &created.id).await);
    assert!(counted(&b, "orrery_requests_forwarded_total").await >= 3);
    assert_eq!(counted(&b, "orrery_sockets_forwarded").await, 1);
    assert_eq!(counted(&b, "orrery_matches_loaded").await, 0);
    assert_eq!(counted(&a, "orrery_requests_forwarded_total").await, 0);
}

/// Two matches at a node that is well, as far as it knows, and one of them taken over by another. Whoever plays there last.
struct TakenOver {
    asleep: Player,
    beside: Player,
    awake: Player,
    _houses: [House; 2],
}

async fn taken_over(own: &Own) -> TakenOver {
    let (a, b) = (node(own, "a", LONG).await, node(own, "b", OFTEN).await);
    let mut ann = a.client();
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
    let other = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut asleep = Player::join(&ann, &created.id, None).await;
    let mut beside = Player::join(&ann, &other.id, None).await;
    asleep.alone().await;
    beside.alone().await;
    lapse(own, "a").await;
    let mut awake = Player::join(&b.again(&ann), &created.id, None).await;
    awake.alone().await;
    assert!(has(own, "b", &created.id).await);
    TakenOver { asleep, beside, awake, _houses: [a, b] }
}

/// The last word about who may write is the database's: here the first node believes that it still owns the match.
#[tokio::test]
async fn a_node_cannot_write_what_another_has_taken_over() {
    let Some(own) = shared().await else { return };
    let TakenOver { mut asleep, mut beside, mut awake, _houses } = taken_over(&own).await;
    let before = entries(&own, &asleep.id).await;
    let (version, answer) = asleep.any_move().await;
    asleep.send(FromPage::Move { version, answer }).await;
    assert_eq!(ended(&mut asleep).await, Some(RefusalCode::Stopping));
    assert_eq!(entries(&own, &asleep.id).await, before, "it has written all the same");
    // Nobody else's moves were refused because of that, and the match goes on where it is.
    beside.play().await;
    awake.play().await;
    assert!(entries(&own, &awake.id).await > before);
}

/// A database in which fences stay what they are: the same move is accepted, behind the back of the node that has the match. So it is
/// the fence that keeps it out.
#[tokio::test]
async fn without_fences_a_node_writes_what_another_has_taken_over() {
    let Some(own) = shared().await else { return };
    node(&own, "first", OFTEN).await.stop().await;
    let same = "CREATE FUNCTION same_fence() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN NEW.fence := OLD.fence; RETURN NEW; END'";
    own.place.tamper(same).await;
    let trigger = "CREATE TRIGGER same_fence BEFORE UPDATE ON progress FOR EACH ROW EXECUTE FUNCTION same_fence()";
    own.place.tamper(trigger).await;
    let TakenOver { mut asleep, awake, _houses, .. } = taken_over(&own).await;
    let before = entries(&own, &asleep.id).await;
    asleep.play().await;
    assert!(entries(&own, &awake.id).await > before);
}

/// By its own clock, without hearing from the database. When it is heard again, play goes on by itself.
#[tokio::test]
async fn nobody_plays_at_a_node_whose_lease_has_run_out() {
    let Some(own) = shared().await else { return };
    let house = House::of(own.place.clone(), |config| {
        config.node = Some(Node { name: "a".into(), at: None, lease: Duration::from_secs(3), heartbeat: OFTEN });
    });
    let house = house.await;
    let mut ann = house.client();
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&ann, &created.id, None).await;
    player.alone().await;
    own.place.tamper("ALTER TABLE nodes RENAME TO unheard").await;
    player.until(|message| matches!(message, ToPage::Table { paused: true, .. })).await;
    let before = entries(&own, &created.id).await;
    assert_eq!(player.try_play().await, Err(RefusalCode::Unsaved));
    let renamed = ann.send(Method::PUT, "/api/me", Some(json!({ "name": "Ann" }).to_string())).await.unwrap();
    assert_eq!(renamed.status, 503);
    assert_eq!(house.client().get("/healthz").await.unwrap().status, 503);
    assert_eq!(entries(&own, &created.id).await, before);
    own.place.tamper("ALTER TABLE unheard RENAME TO nodes").await;
    player.until(|message| matches!(message, ToPage::Table { paused: false, .. })).await;
    player.alone().await;
    player.play().await;
}

#[tokio::test]
async fn a_node_that_stops_hands_everything_over_and_nothing_is_lost() {
    let Some(own) = shared().await else { return };
    let [mut a, b] = two(&own).await;
    let mut ann = a.client();
    let mut players = Vec::new();
    for _ in 0..3 {
        let created = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
        let mut player = Player::join(&ann, &created.id, None).await;
        player.asked().await.unwrap();
        player.play().await;
        player.alone().await;
        players.push(player);
    }
    // Somebody has come by way of the other node, and comes back the same way.
    let mut far = Player::join(&b.again(&ann), &players[0].id, None).await;
    far.alone().await;
    a.stop().await;
    ended(&mut far).await;
    for player in &mut players {
        assert_eq!(ended(player).await, Some(RefusalCode::Stopping));
        assert!(!has(&own, "a", &player.id).await);
        let mut again = Player::join(&b.again(&ann), &player.id, None).await;
        again.alone().await;
        assert_eq!(again.state, player.state);
        again.play().await;
        assert!(has(&own, "b", &player.id).await);
    }
    assert_eq!(own.place.tamper("UPDATE nodes SET name = name").await, 1, "the node is still there");
}

#[tokio::test]
async fn what_a_dead_node_had_goes_on_even_if_nobody_asks() {
    let Some(own) = shared().await else { return };
    let (a, _b) = (node(&own, "a", LONG).await, node(&own, "b", OFTEN).await);
    let mut ann = a.client();
    let created = create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await;
    let mut player = Player::join(&ann, &created.id, None).await;
    player.alone().await;
    // Its clock has run out, or a bot was asked.
    let due = format!("UPDATE progress SET wake = 0 WHERE match_id = '{}'", created.id);
    assert_eq!(own.place.tamper(due).await, 1);
    for _ in 0..10 {
        tokio::time::sleep(OFTEN).await;
        assert!(has(&own, "a", &created.id).await, "it was taken from a node that may act");
    }
    lapse(&own, "a").await;
    while !has(&own, "b", &created.id).await {
        tokio::time::sleep(OFTEN).await;
    }
}

#[tokio::test]
async fn lists_names_and_blocks_are_the_same_on_all_nodes() {
    let Some(own) = shared().await else { return };
    let [a, b] = two(&own).await;
    let mut ann = a.client();
    let wished = protocol::NewMatch { listed: true, ..wish("race", vec![NewSeat::Me, NewSeat::Open]) };
    let created = create(&mut ann, &wished).await;
    let (mut far, mut ben) = (b.again(&ann), b.client());
    let listed: Vec<LobbyTable> = ben.get("/api/lobby").await.unwrap().json().unwrap();
    assert_eq!(listed.iter().map(|table| &table.info.id).collect::<Vec<_>>(), [&created.id]);
    let mine: Vec<MyMatch> = far.get("/api/matches").await.unwrap().json().unwrap();
    assert_eq!(mine.len(), 1);
    let mut player = Player::join(&ann, &created.id, None).await;
    player.until(|message| matches!(message, ToPage::Table { .. })).await;
    // A name that one node is told is seen at the tables of the other.
    let renamed = far.send(Method::PUT, "/api/me", Some(json!({ "name": "Ann" }).to_string())).await.unwrap();
    assert!(renamed.status.is_success(), "{}", renamed.text);
    let is_named = |message: &ToPage| matches!(message, ToPage::Table { players, .. } if players.iter().any(|player| player.name.as_deref() == Some("Ann")));
    player.until(is_named).await;
    let one: MatchInfo = ben.get(&format!("/api/matches/{}", created.id)).await.unwrap().json().unwrap();
    assert_eq!((one.seats[0].kind, one.seats[0].name.as_deref()), (SeatKind::Person, Some("Ann")));
    // An order of the host reaches one node, and counts for all.
    let data = own.place.data();
    let player_id = ann.cookie.as_deref().and_then(|cookie| cookie.split(['=', '.']).nth(1)).unwrap().to_string();
    let block = AdminCommand::Block { whom: Whom::Player(player_id), reason: String::new() };
    order(&data, block).await.expect("blocked");
    for client in [&mut ann, &mut far] {
        while client.get("/api/me").await.unwrap().status != 403 {
            tokio::time::sleep(OFTEN).await;
        }
    }
}

/// The order is taken by one node, and the table is at the other.
#[tokio::test]
async fn an_order_of_the_host_reaches_a_table_wherever_it_is() {
    let Some(own) = shared().await else { return };
    let [_a, b] = two(&own).await;
    let mut ann = b.client();
    let data = own.place.data();
    let [closed, deleted] = [
        create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await,
        create(&mut ann, &wish("race", vec![NewSeat::Me, bot()])).await,
    ];
    let mut player = Player::join(&ann, &closed.id, None).await;
    player.alone().await;
    assert!(has(&own, "b", &closed.id).await);
    let order_taken = order(&data, AdminCommand::Close { id: closed.id.clone() }).await.expect("closed");
    assert!(matches!(order_taken, AdminReply::Table(_)));
    ended(&mut player).await;
    let mut again = Player::join(&ann, &closed.id, None).await;
    assert_eq!(ended(&mut again).await, Some(RefusalCode::Closed));
    order(&data, AdminCommand::Delete { id: deleted.id.clone() }).await.expect("deleted");
    assert_eq!(ann.get(&format!("/api/matches/{}", deleted.id)).await.unwrap().status, 404);
}

async fn refused(config: Config) -> ServeError {
    match Server::bind(config).await {
        Err(error) => error,
        Ok(_) => panic!("it serves"),
    }
}

#[tokio::test]
async fn nodes_and_a_server_that_is_alone_keep_each_other_out() {
    let Some(own) = shared().await else { return };
    let alone = || Config { node: None, ..config(&own.place, "", OFTEN) };
    let mut a = node(&own, "a", OFTEN).await;
    let error = refused(alone()).await;
    assert!(matches!(error, ServeError::Store(StoreError::Postgres(PostgresError::HeldByNodes(_)))), "{error}");
    a.stop().await;
    let mut house = House::of(own.place.clone(), |_| {}).await;
    let error = refused(config(&own.place, "b", OFTEN)).await;
    assert!(matches!(error, ServeError::Store(StoreError::Postgres(PostgresError::InUse(_)))), "{error}");
    house.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let error = refused(config(&Place::Folder(folder.path().into()), "b", OFTEN)).await;
    assert!(matches!(error, ServeError::NodeInFolder), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn two_nodes_do_not_have_the_same_name() {
    let Some(own) = shared().await else { return };
    let mut a = node(&own, "a", OFTEN).await;
    let mut same = config(&own.place, "a", OFTEN);
    if let Some(node) = &mut same.node {
        node.lease = Duration::from_millis(200);
    }
    match refused(same.clone()).await {
        ServeError::Store(StoreError::Postgres(PostgresError::NameTaken { name, at, .. })) => {
            assert_eq!((name.as_str(), at), ("a", a.address.to_string()));
        }
        error => panic!("{error}"),
    }
    a.stop().await;
    // The first one has left, so nobody waits for its lease.
    node(&own, "a", OFTEN).await.stop().await;
}

/// Its row is gone: another server has had the database, and what this one remembers counts no more.
#[tokio::test]
async fn a_node_that_the_database_does_not_know_any_more_stops_and_says_why() {
    let Some(own) = shared().await else { return };
    let server = Server::bind(config(&own.place, "a", OFTEN)).await.expect("a server");
    let running = tokio::spawn(server.run(Box::pin(std::future::pending())));
    assert_eq!(own.place.tamper("DELETE FROM nodes").await, 1);
    let error = running.await.expect("it ends").expect_err("an error");
    assert!(matches!(&error, ServeError::Evicted { name, .. } if name == "a"), "{error}");
}

#[tokio::test]
async fn only_nodes_pass_requests_on() {
    let Some(own) = shared().await else { return };
    let [a, b] = two(&own).await;
    let created = create(&mut a.client(), &wish("race", vec![NewSeat::Me, bot()])).await;
    let path = format!("/api/nodes/hand-over/{}", created.id);
    let mut stranger = b.client();
    assert_eq!(stranger.post(&path, &()).await.unwrap().status, 404);
    stranger.headers.insert("x-orrery-sender", format!("127.0.0.1 {}", "0".repeat(40)).parse().unwrap());
    assert_eq!(stranger.post(&path, &()).await.unwrap().status, 404);
    // Elsewhere it means nothing.
    assert!(stranger.get("/api/lobby").await.unwrap().status.is_success());
}
