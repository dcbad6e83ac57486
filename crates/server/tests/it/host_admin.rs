//! Managing tables and players, with and without a running server.

use std::fs;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use protocol::{Claimed, Created, FromPage, Invitation, LobbyTable, NewMatch, NewSeat, RefusalCode, SeatOffer, ToPage};
use serde_json::json;
use server::Data;
use server::client::{Client, ClientError};
use server::host::{self, AdminCommand, AdminError, AdminReply, HostError, TableInfo, TableStatus, Whom};

use crate::host::code;
use crate::place::Place;
use crate::table::{House, Player, bot, create, two_people, wish};

async fn order(data: &Data, order: AdminCommand) -> AdminReply {
    host::order(data, order).await.expect("an order that can be carried out")
}

async fn refused(data: &Data, order: AdminCommand) -> AdminError {
    match host::order(data, order).await.expect_err("an order that cannot be carried out") {
        HostError::Refused(error) => error,
        other => panic!("{other:?}"),
    }
}

async fn table(data: &Data, id: &str) -> TableInfo {
    match order(data, AdminCommand::Show { id: id.into() }).await {
        AdminReply::Table(table) => table,
        other => panic!("{other:?}"),
    }
}

async fn tables(data: &Data, status: Option<TableStatus>, player: Option<String>) -> Vec<String> {
    match order(data, AdminCommand::List { status, player, limit: 100 }).await {
        AdminReply::Tables(tables) => tables.into_iter().map(|table| table.id).collect(),
        other => panic!("{other:?}"),
    }
}

/// The path that claims a link.
async fn link(data: &Data, id: &str, seat: u8) -> (String, bool) {
    match order(data, AdminCommand::Link { id: id.into(), seat }).await {
        AdminReply::Link { path, takes_over, .. } => (path.replace("/seat/", "/api/seats/"), takes_over),
        other => panic!("{other:?}"),
    }
}

/// The id in a client's cookie.
fn id_of(client: &Client) -> String {
    let cookie = client.cookie.as_ref().expect("a cookie");
    cookie.trim_start_matches("orrery=").split('.').next().expect("an id").to_string()
}

async fn closing(player: &mut Player) -> RefusalCode {
    match player.until(|message| matches!(message, ToPage::Closing { .. })).await {
        ToPage::Closing { code } => code,
        _ => unreachable!(),
    }
}

async fn rename(client: &mut Client, name: &str) {
    if client.cookie.is_none() {
        client.get("/api/me").await.unwrap();
    }
    let body = Some(json!({ "name": name }).to_string());
    assert!(client.send(Method::PUT, "/api/me", body).await.unwrap().status.is_success());
}

async fn waiting_table(client: &mut Client) -> Created {
    create(client, &wish("roll", vec![NewSeat::Me, NewSeat::Open, bot()])).await
}

#[tokio::test]
async fn tables_are_listed_and_shown() {
    let house = House::open().await;
    let (ann, ben) = two_people(&house, "race").await;
    let mut eve = house.client();
    rename(&mut eve, "Eve").await;
    let waiting = waiting_table(&mut eve).await;
    let (folder, eves) = (&house.data(), id_of(&eve));
    assert_eq!(tables(folder, None, None).await.len(), 2);
    assert_eq!(tables(folder, Some(TableStatus::Playing), None).await, [&*ann.id]);
    assert_eq!(tables(folder, None, Some(eves.clone())).await, [&*waiting.id]);
    assert!(tables(folder, Some(TableStatus::Playing), Some(eves.clone())).await.is_empty());
    let shown = table(folder, &waiting.id).await;
    assert_eq!(
        (shown.status, shown.game.as_str(), shown.maker.as_str()),
        (TableStatus::Waiting, "roll", eves.as_str())
    );
    let seats: Vec<_> = shown.seats.iter().map(|seat| (seat.kind.as_str(), seat.name.as_deref())).collect();
    assert_eq!(seats, [("person", Some("Eve")), ("open", None), ("bot", Some("random"))]);
    assert_eq!(shown.seats[0].player, Some(eves.clone()));
    assert!(table(folder, &ben.id).await.seats.iter().all(|seat| seat.asked));
    let nowhere = AdminError::NoTable { id: "nothing".into() };
    assert_eq!(refused(folder, AdminCommand::Show { id: "nothing".into() }).await, nowhere);
    for (name, found) in [(Some("ev"), 1), (Some("EVE"), 1), (None, 1), (Some("%"), 0), (Some("_ve"), 0)] {
        let players = order(folder, AdminCommand::Players { name: name.map(Into::into), limit: 10 }).await;
        let AdminReply::Players(players) = players else { panic!("{players:?}") };
        assert_eq!(players.len(), found, "{name:?}");
        assert!(players.iter().all(|player| (player.seats, player.id.as_str()) == (1, eves.as_str())));
    }
}

#[tokio::test]
async fn a_closed_table_is_closed_to_everyone() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    let (folder, id) = (house.data(), ann.id.clone());
    let closed = order(&folder, AdminCommand::Close { id: id.clone() }).await;
    assert!(matches!(closed, AdminReply::Table(table) if table.status == TableStatus::Closed));
    assert_eq!((closing(&mut ann).await, closing(&mut ben).await), (RefusalCode::Closed, RefusalCode::Closed));
    for path in ["record", "points", "replay", "replay/0"] {
        let answered = ann.client.get(&format!("/api/matches/{id}/{path}")).await.unwrap();
        assert_eq!(code(&answered), (StatusCode::GONE, "closed".into()), "{path}");
    }
    let mut again = Player::join(&ann.client, &id, None).await;
    assert_eq!(again.next().await, ToPage::Closing { code: RefusalCode::Closed });
    assert_eq!(refused(&folder, AdminCommand::Close { id: id.clone() }).await, AdminError::Closed { id: id.clone() });
    assert_eq!(
        refused(&folder, AdminCommand::Link { id: id.clone(), seat: 0 }).await,
        AdminError::Closed { id: id.clone() }
    );
    assert_eq!(tables(&folder, Some(TableStatus::Closed), None).await, [&*id]);
    // A waiting table disappears from the lobby, along with its links.
    let mut client = house.client();
    let seats = vec![NewSeat::Me, NewSeat::Open];
    let waiting = create(&mut client, &NewMatch { listed: true, ..wish("roll", seats) }).await;
    order(&folder, AdminCommand::Close { id: waiting.id.clone() }).await;
    assert!(client.get("/api/lobby").await.unwrap().json::<Vec<LobbyTable>>().unwrap().is_empty());
    let link = waiting.links[0].path.replace("/seat/", "/api/seats/");
    assert_eq!(code(&house.client().post(&link, &()).await.unwrap()), (StatusCode::GONE, "closed".into()));
    assert_eq!(code(&house.client().get(&link).await.unwrap()), (StatusCode::GONE, "closed".into()));
    let data = house.close().await;
    let mut tell = |_| {};
    let mut watch = host::Watch { stop: Default::default(), tell: &mut tell };
    assert!(host::check(&data.data(), &mut watch).await.unwrap().is_fine());
}

#[tokio::test]
async fn a_finished_game_is_not_closed() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    ann.send(FromPage::Resign).await;
    ben.until(|message| matches!(message, ToPage::Over { .. })).await;
    let over = AdminError::Over { id: ann.id.clone() };
    assert_eq!(refused(&house.data(), AdminCommand::Close { id: ann.id.clone() }).await, over);
    assert!(ann.client.get(&format!("/api/matches/{}/record", ann.id)).await.unwrap().status.is_success());
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let house = House::open().await;
    let (mut ann, _ben) = two_people(&house, "race").await;
    let (folder, id) = (house.data(), ann.id.clone());
    link(&folder, &id, 1).await;
    order(&folder, AdminCommand::Delete { id: id.clone() }).await;
    assert_eq!(closing(&mut ann).await, RefusalCode::NoSuchMatch);
    assert_eq!(code(&ann.client.get(&format!("/api/matches/{id}")).await.unwrap()).0, StatusCode::NOT_FOUND);
    assert_eq!(refused(&folder, AdminCommand::Delete { id: id.clone() }).await, AdminError::NoTable { id });
    // Nothing of it is left, and the server keeps running.
    for sql in ["UPDATE entries SET entry = entry", "UPDATE seats SET kind = kind", "UPDATE handovers SET seat = seat"]
    {
        assert_eq!(house.place().tamper(sql).await, 0, "{sql}");
    }
    let (mut ann, _ben) = two_people(&house, "roll").await;
    ann.play().await;
}

#[tokio::test]
async fn a_seat_is_handed_over_once() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    let (folder, id) = (&house.data(), ann.id.clone());
    ann.play().await;
    let (claim, takes_over) = link(folder, &id, 0).await;
    assert!(takes_over);
    // A person at another seat cannot have it, and the person who has it does not need it.
    let twice = ben.client.post(&claim, &()).await.unwrap();
    assert_eq!(code(&twice), (StatusCode::CONFLICT, "already_seated".into()));
    assert_eq!(ann.client.post(&claim, &()).await.unwrap().json::<Claimed>().unwrap().you.number(), 0);
    let mut eve = house.client();
    let invited: Invitation = eve.get(&claim).await.unwrap().json().unwrap();
    assert_eq!((invited.offer, invited.seat.number(), invited.info.id.as_str()), (SeatOffer::HandOver, 0, &*id));
    assert_eq!(eve.post(&claim, &()).await.unwrap().json::<Claimed>().unwrap().you.number(), 0);
    // The page of the previous owner is a spectator's from now on.
    ann.until(|message| matches!(message, ToPage::Hello { you: None, .. })).await;
    let used = house.client().post(&claim, &()).await.unwrap();
    assert_eq!(code(&used), (StatusCode::NOT_FOUND, "unknown_link".into()));
    assert_eq!(code(&eve.get(&claim).await.unwrap()), (StatusCode::NOT_FOUND, "unknown_link".into()));
    let mut eve = Player::join(&eve, &id, None).await;
    eve.until(|message| matches!(message, ToPage::State { .. })).await;
    assert!(eve.state.as_ref().unwrap().undo.is_none(), "another's move is not hers to take back");
    ben.play().await;
    eve.asked().await.unwrap();
    eve.play().await;
    // It is the same after a crash.
    let after = house.crashed().await;
    let mut client = after.again(&eve.client);
    assert_eq!(table(&after.data(), &id).await.seats[0].player, Some(id_of(&eve.client)));
    assert_eq!(code(&client.post(&claim, &()).await.unwrap()).0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_newer_link_ends_the_older_and_time_ends_them_all() {
    let house = House::open().await;
    let (ann, _ben) = two_people(&house, "race").await;
    let (first, _) = link(&house.data(), &ann.id, 0).await;
    let (second, _) = link(&house.data(), &ann.id, 0).await;
    let (other, _) = link(&house.data(), &ann.id, 1).await;
    let unknown = (StatusCode::NOT_FOUND, "unknown_link".to_string());
    assert_eq!(code(&house.client().post(&first, &()).await.unwrap()), unknown);
    assert_eq!(house.client().post(&second, &()).await.unwrap().json::<Claimed>().unwrap().you.number(), 0);
    // A link for another seat still works, until it expires.
    let old = house.place().tamper("UPDATE handovers SET created = created - 15 * CAST(86400000 AS BIGINT)").await;
    assert_eq!(old, 1);
    assert_eq!(code(&house.client().post(&other, &()).await.unwrap()), unknown);
    // The next server forgets it.
    let folder = house.close().await;
    let house = House::within(folder, |_| {}).await;
    while house.place().tamper("UPDATE handovers SET seat = seat").await > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn of_many_who_open_a_link_at_once_one_has_the_seat() {
    let house = House::open().await;
    let (ann, _ben) = two_people(&house, "race").await;
    let (claim, _) = link(&house.data(), &ann.id, 1).await;
    let mut opening = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let (mut client, claim) = (house.client(), claim.clone());
        opening.spawn(async move {
            let status = client.post(&claim, &()).await.unwrap().status;
            (status, id_of(&client))
        });
    }
    let opened = opening.join_all().await;
    let had: Vec<&String> = opened.iter().filter(|(status, _)| status.is_success()).map(|(_, id)| id).collect();
    assert_eq!(had.len(), 1, "{opened:?}");
    assert!(opened.iter().all(|(status, _)| status.is_success() || *status == StatusCode::NOT_FOUND), "{opened:?}");
    assert_eq!(table(&house.data(), &ann.id).await.seats[1].player.as_ref(), Some(had[0]));
}

#[tokio::test]
async fn links_are_made_for_people() {
    let house = House::open().await;
    let mut client = house.client();
    let created = waiting_table(&mut client).await;
    let (folder, id) = (&house.data(), created.id.clone());
    let ordinary = created.links[0].path.replace("/seat/", "/api/seats/");
    assert_eq!(link(folder, &id, 1).await, (ordinary, false));
    assert_eq!(
        refused(folder, AdminCommand::Link { id: id.clone(), seat: 2 }).await,
        AdminError::Bot { id: id.clone(), seat: 2 }
    );
    let beyond = AdminError::NoSeat { id: id.clone(), seat: 9, seats: 3 };
    assert_eq!(refused(folder, AdminCommand::Link { id, seat: 9 }).await, beyond);
}

fn block(whom: Whom) -> AdminCommand {
    AdminCommand::Block { whom, reason: "noise".into() }
}

async fn blocked_socket(client: &Client, id: &str) -> StatusCode {
    match client.open(id).await {
        Err(ClientError::Status(status, _)) => status,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn whoever_is_blocked_is_sent_away_until_it_is_lifted() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    let (folder, id) = (house.data(), ann.id.clone());
    let whom = Whom::Player(id_of(&ann.client));
    order(&folder, block(whom.clone())).await;
    assert_eq!(closing(&mut ann).await, RefusalCode::Blocked);
    let answered = ann.client.get("/api/me").await.unwrap();
    assert_eq!(code(&answered), (StatusCode::FORBIDDEN, "blocked".into()));
    assert_eq!(blocked_socket(&ann.client, &id).await, StatusCode::FORBIDDEN);
    // Others play on.
    ben.play().await;
    // It survives a restart of the server.
    drop(ben);
    let house = House::within(house.close().await, |_| {}).await;
    let mut ann = house.again(&ann.client);
    assert_eq!(ann.get("/api/me").await.unwrap().status, StatusCode::FORBIDDEN);
    let AdminReply::Blocks(blocks) = order(&house.data(), AdminCommand::Blocks).await else { panic!() };
    assert_eq!((blocks.len(), blocks[0].kind.as_str(), blocks[0].reason.as_str()), (1, "player", "noise"));
    order(&house.data(), AdminCommand::Unblock { whom: whom.clone() }).await;
    assert_eq!(ann.get("/api/me").await.unwrap().status, StatusCode::OK);
    assert_eq!(refused(&house.data(), AdminCommand::Unblock { whom }).await, AdminError::NotBlocked);
}

#[tokio::test]
async fn addresses_are_blocked_by_number_by_table_and_by_tag() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let from = |address: &'static str| {
        let mut client = house.client();
        client.headers.insert("x-forwarded-for", axum::http::HeaderValue::from_static(address));
        client
    };
    let (mut near, mut far) = (from("2001:db8:1:2::3"), from("203.0.113.7"));
    let created = waiting_table(&mut near).await;
    let mut page = Player::join(&near, &created.id, None).await;
    let folder = &house.data();
    let served = async |client: &mut Client| client.get("/api/me").await.unwrap().status == StatusCode::OK;
    order(folder, block(Whom::Address("2001:db8:1:2::".into()))).await;
    assert_eq!(closing(&mut page).await, RefusalCode::Blocked);
    assert!(!served(&mut near).await && served(&mut far).await);
    order(folder, AdminCommand::Unblock { whom: Whom::Table(created.id.clone()) }).await;
    assert!(served(&mut near).await);
    order(folder, block(Whom::Table(created.id.clone()))).await;
    assert!(!served(&mut near).await && served(&mut far).await);
    let AdminReply::Blocks(blocks) = order(folder, AdminCommand::Blocks).await else { panic!() };
    order(folder, AdminCommand::Unblock { whom: Whom::Address(blocks[0].value.clone()) }).await;
    assert!(served(&mut near).await);
    let text = "300.1.2.3".to_string();
    assert_eq!(refused(folder, block(Whom::Address(text.clone()))).await, AdminError::NoAddress { text });
    let id = "ann".to_string();
    assert_eq!(refused(folder, block(Whom::Player(id.clone()))).await, AdminError::NoPlayer { id });
}

#[tokio::test]
async fn an_erased_player_is_nowhere_and_the_games_stay() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_people(&house, "race").await;
    rename(&mut ann.client, "Ann of Erewhon").await;
    ann.play().await;
    let waiting = waiting_table(&mut ann.client).await;
    // The history still names a player who stood up.
    let mut carl = house.client();
    let stood = waiting_table(&mut carl).await;
    let claim = stood.links[0].path.replace("/seat/", "/api/seats/");
    assert!(ann.client.post(&claim, &()).await.unwrap().status.is_success());
    let mut page = Player::join(&ann.client, &stood.id, None).await;
    page.until(|message| matches!(message, ToPage::State { .. })).await;
    let (folder, id, player) = (house.data(), ann.id.clone(), id_of(&ann.client));
    let erased = order(&folder, AdminCommand::Erase { player: player.clone() }).await;
    assert_eq!(erased, AdminReply::Erased { tables: 3, left: 3 });
    let shown = table(&folder, &id).await;
    assert!(shown.seats.iter().all(|seat| seat.player.as_ref() != Some(&player)) && shown.maker != player);
    assert_eq!((shown.status, shown.seats[0].kind.as_str()), (TableStatus::Playing, "person"));
    let open = table(&folder, &waiting.id).await;
    assert_eq!((open.seats[0].kind.as_str(), open.address.as_str()), ("open", ""));
    assert!(tables(&folder, None, Some(player.clone())).await.is_empty());
    // The other player reconnects and plays on, against a stand-in.
    assert_eq!(closing(&mut ben).await, RefusalCode::Stopping);
    let mut ben = ben.rejoin().await;
    ben.finish().await;
    assert_eq!(
        refused(&folder, AdminCommand::Erase { player: player.clone() }).await,
        AdminError::NoPlayer { id: player.clone() }
    );
    drop((ann, ben, page));
    let data = house.close().await;
    let mut tell = |_| {};
    let mut watch = host::Watch { stop: Default::default(), tell: &mut tell };
    let checked = host::check(&data.data(), &mut watch).await.unwrap();
    assert!(checked.is_fine(), "{checked:?}");
    // A backup contains only what is used.
    let Place::Folder(_) = data.place else { return };
    let file = data.path().join("backup");
    host::backup(data.path(), &file, false, &mut watch).await.unwrap();
    let bytes = fs::read(&file).unwrap();
    for text in [player.as_str(), "Ann of Erewhon"] {
        assert!(!bytes.windows(text.len()).any(|window| window == text.as_bytes()), "{text}");
    }
}

#[tokio::test]
async fn without_a_server_orders_are_carried_out_all_the_same() {
    let house = House::open().await;
    let (mut ann, ben) = two_people(&house, "race").await;
    rename(&mut ann.client, "Ann").await;
    let (id, player) = (ann.id.clone(), id_of(&ann.client));
    drop(ann);
    let ben = ben.client.clone();
    assert!(house.place().control().await.contains("127.0.0.1:"));
    #[cfg(unix)]
    if let Place::Folder(folder) = house.place() {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(folder.join("control")).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let data = house.close().await;
    if let Place::Folder(folder) = &data.place {
        assert!(!folder.join("control").exists(), "it goes with the server");
    }
    // A killed server leaves it behind, and another process may use that address by now.
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let stale = json!({ "address": other.local_addr().unwrap(), "token": "x" }).to_string();
    match &data.place {
        Place::Folder(folder) => fs::write(folder.join("control"), stale).unwrap(),
        Place::Schema { .. } => {
            let sql = format!("UPDATE facts SET value = '{stale}' WHERE name = 'control'");
            assert_eq!(data.place.tamper(sql).await, 1);
        }
    }
    assert_eq!(table(&data.data(), &id).await.status, TableStatus::Playing);
    if let Place::Folder(folder) = &data.place {
        assert!(!folder.join("control").exists());
    }
    let (claim, _) = link(&data.data(), &id, 1).await;
    order(&data.data(), block(Whom::Player(player.clone()))).await;
    order(&data.data(), AdminCommand::Erase { player }).await;
    let house = House::within(data, |_| {}).await;
    let mut eve = house.client();
    assert!(eve.post(&claim, &()).await.unwrap().status.is_success());
    let mut ben = house.again(&ben);
    assert!(ben.get(&format!("/api/matches/{id}")).await.unwrap().status.is_success());
    let nothing = tempfile::tempdir().unwrap();
    let empty = host::order(&nothing.path().into(), AdminCommand::Blocks).await;
    assert!(matches!(empty, Err(HostError::Folder(server::FolderError::Empty(_)))), "{empty:?}");
    assert_eq!(fs::read_dir(nothing.path()).unwrap().count(), 0);
}

/// Only processes that can read the data folder are heard, and only with well-formed commands.
#[tokio::test]
async fn orders_need_the_token() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let house = House::open().await;
    let mut client = house.client();
    let created = waiting_table(&mut client).await;
    let place: serde_json::Value = serde_json::from_str(&house.place().control().await).unwrap();
    let (address, token) = (place["address"].as_str().unwrap(), place["token"].as_str().unwrap());
    assert!(address.starts_with("127.0.0.1:"));
    let delete = json!({ "order": "delete", "id": created.id });
    let mut shorter = token.to_string();
    shorter.pop();
    let letters = [
        json!({ "token": "", "order": delete }).to_string(),
        json!({ "token": shorter, "order": delete }).to_string(),
        json!({ "token": format!("{token}0"), "order": delete }).to_string(),
        json!({ "order": delete }).to_string(),
        format!("POST / HTTP/1.1\r\nHost: {address}\r\n\r\n{}", json!({ "token": token, "order": delete })),
        "x".repeat(100_000),
    ];
    for letter in letters {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let _ = stream.write_all(format!("{letter}\n").as_bytes()).await;
        let mut reply = String::new();
        let _ = stream.read_to_string(&mut reply).await;
        assert_eq!(reply, "", "{letter:.80}");
    }
    assert_eq!(table(&house.data(), &created.id).await.id, created.id);
}
