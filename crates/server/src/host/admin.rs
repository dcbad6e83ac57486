//! Manages tables and players: executes the host's commands.

use std::collections::BTreeMap;
use std::net::IpAddr;

use protocol::RefusalCode;
use serde::de::IgnoredAny;
use table::TableSetup;

use super::blocks::{ADDRESS, PLAYER};
use super::chat;
use super::commands::{
    AdminCommand, AdminError, AdminReply, BlockInfo, PlayerInfo, SeatInfo, TableInfo, TableStatus, Whom,
};
use crate::app::App;
use crate::error::AppError;
use crate::identity::{Client, PlayerId, guest_name, token_hash};
use crate::matches::{Mail, Seating};
use crate::nodes::{News, Withheld, bring, hold};
use crate::store::{BlockRow, Change, MatchFilter, MatchRow, PlayerRow, SeatRow, StoreError, Transaction};

/// The most that one list shows.
const MAX: u32 = 10_000;
/// How often to look for data of a player who is being erased.
const MAX_ROUNDS: u32 = 20;

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        Self::Failed { why: error.to_string() }
    }
}

impl From<AppError> for AdminError {
    fn from(error: AppError) -> Self {
        Self::Failed { why: error.code.to_string() }
    }
}

pub(super) type Outcome<T> = Result<T, AdminError>;

/// Executes a command.
pub(super) async fn execute(app: &App, order: AdminCommand) -> Outcome<AdminReply> {
    let only_reads = matches!(
        order,
        AdminCommand::List { .. } | AdminCommand::Show { .. } | AdminCommand::Blocks | AdminCommand::Players { .. }
    );
    // Commands run one at a time: none may change what another has read.
    let _turn = if only_reads { None } else { Some(app.ordering.lock().await) };
    match order {
        AdminCommand::List { status, player, limit } => {
            let status = status.map(|status| status.name().to_string());
            let rows = app.store.list(&MatchFilter { status, player, most: limit.min(MAX) }).await?;
            Ok(AdminReply::Tables(rows.iter().map(table).collect()))
        }
        AdminCommand::Show { id } => Ok(AdminReply::Table(table(&find(app, &id).await?))),
        AdminCommand::Close { id } => close(app, &id).await,
        AdminCommand::Delete { id } => delete(app, &id).await,
        AdminCommand::Link { id, seat } => link(app, &id, seat).await,
        AdminCommand::Block { whom, reason } => block(app, whom, reason).await,
        AdminCommand::Unblock { whom } => unblock(app, whom).await,
        AdminCommand::Blocks => Ok(AdminReply::Blocks(app.store.blocks().await?.into_iter().map(block_info).collect())),
        AdminCommand::Players { name, limit } => {
            let rows = app.store.players(name.as_deref().unwrap_or_default(), limit.min(MAX)).await?;
            Ok(AdminReply::Players(rows.into_iter().map(player_info).collect()))
        }
        AdminCommand::Chat { id, delete, delete_player } => chat::execute(app, &id, &delete, delete_player).await,
        AdminCommand::Erase { player } => erase(app, &player).await,
    }
}

pub(super) async fn find(app: &App, id: &str) -> Outcome<MatchRow> {
    app.store.find(id).await?.ok_or_else(|| AdminError::NoTable { id: id.to_string() })
}

fn table(row: &MatchRow) -> TableInfo {
    let seat = |seat: &SeatRow| SeatInfo {
        seat: seat.seat,
        kind: seat.kind.clone(),
        player: (seat.kind == "person").then(|| seat.holder.clone()),
        name: match seat.kind.as_str() {
            "person" => Some(seat.name.clone().unwrap_or_else(|| guest_name(&seat.holder))),
            "bot" => Some(seat.holder.clone()),
            _ => None,
        },
        asked: row.asked & 1 << seat.seat != 0,
    };
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        variant: row.variant.clone(),
        rules: row.rules,
        status: TableStatus::of(&row.status),
        round: row.round,
        listed: row.listed,
        maker: row.owner.clone(),
        address: row.client.clone(),
        created: row.created,
        changed: row.changed,
        seats: row.seats.iter().map(seat).collect(),
    }
}

fn block_info(row: BlockRow) -> BlockInfo {
    let BlockRow { kind, value, reason, created } = row;
    BlockInfo { kind, value, reason, created }
}

fn player_info(row: PlayerRow) -> PlayerInfo {
    let PlayerRow { id, name, seen, seats } = row;
    PlayerInfo { id, name, seats, seen }
}

async fn close(app: &App, id: &str) -> Outcome<AdminReply> {
    find(app, id).await?;
    let held = hold(app, id, RefusalCode::Closed).await?;
    // The final state: nobody can move any more.
    let row = find(app, id).await?;
    match TableStatus::of(&row.status) {
        TableStatus::Over => return Err(AdminError::Over { id: id.to_string() }),
        TableStatus::Closed => return Err(AdminError::Closed { id: id.to_string() }),
        TableStatus::Waiting | TableStatus::Playing => {}
    }
    let changes = vec![Change::Close { match_id: id.to_string(), at: app.now() }];
    app.store.write(Transaction { fences: held.fences(), changes, ..Transaction::default() }).await?;
    tracing::info!(id, "the host closed a table");
    Ok(AdminReply::Table(table(&find(app, id).await?)))
}

async fn delete(app: &App, id: &str) -> Outcome<AdminReply> {
    find(app, id).await?;
    let held = hold(app, id, RefusalCode::NoSuchMatch).await?;
    let row = find(app, id).await?;
    let changes = vec![Change::Delete { match_id: id.to_string() }];
    app.store.write(Transaction { fences: held.fences(), changes, ..Transaction::default() }).await?;
    tracing::info!(id, "the host deleted a table");
    Ok(AdminReply::Table(table(&row)))
}

async fn link(app: &App, id: &str, seat: u8) -> Outcome<AdminReply> {
    let row = find(app, id).await?;
    if row.status == "closed" {
        return Err(AdminError::Closed { id: id.to_string() });
    }
    let seats = row.seats.len() as u8;
    let found = row.seats.iter().find(|found| found.seat == seat);
    let found = found.ok_or_else(|| AdminError::NoSeat { id: id.to_string(), seat, seats })?;
    let takes_over = match found.kind.as_str() {
        "person" => true,
        "open" => false,
        _ => return Err(AdminError::Bot { id: id.to_string(), seat }),
    };
    if takes_over && row.status == "waiting" && draws_seats(&row) {
        return Err(AdminError::Waiting { id: id.to_string() });
    }
    let path = if takes_over {
        let token = app.world.random_hex::<20>();
        let (hash, created) = (token_hash(&token), app.now());
        app.store.write(Change::Handover { token: hash, match_id: id.to_string(), seat, created }).await?;
        tracing::info!(id, seat, "the host made a link that hands a seat over");
        format!("/seat/{token}")
    } else {
        app.seat_link(id, seat).path
    };
    let url = app.config.origins.first().map(|origin| format!("{}{path}", origin.trim_end_matches('/')));
    Ok(AdminReply::Link { seat, path, url, takes_over })
}

/// Whether its seats are drawn when the match begins.
fn draws_seats(row: &MatchRow) -> bool {
    serde_json::from_str::<TableSetup<IgnoredAny>>(&row.setup).is_ok_and(|setup| setup.draws_seats)
}

/// How a block is stored.
async fn blocked(app: &App, whom: Whom) -> Outcome<(String, String)> {
    Ok(match whom {
        Whom::Player(id) => {
            let is_id = id.len() == 32 && id.bytes().all(|digit| digit.is_ascii_hexdigit());
            if !is_id {
                return Err(AdminError::NoPlayer { id });
            }
            (PLAYER.to_string(), id)
        }
        Whom::Address(text) => {
            let is_tag = text.len() == 40 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
            let tag = match text.parse::<IpAddr>() {
                Ok(address) => app.key.client_tag(Client::network(address)),
                Err(_) if is_tag => text,
                Err(_) => return Err(AdminError::NoAddress { text }),
            };
            (ADDRESS.to_string(), tag)
        }
        Whom::Table(id) => {
            let row = find(app, &id).await?;
            if row.client.is_empty() {
                return Err(AdminError::NoMaker { id });
            }
            (ADDRESS.to_string(), row.client)
        }
    })
}

async fn block(app: &App, whom: Whom, reason: String) -> Outcome<AdminReply> {
    let (kind, value) = blocked(app, whom).await?;
    let mut changes = vec![Change::Block { kind, value, reason, created: app.now() }];
    changes.extend(app.news(&News::Blocks));
    app.store.write(Transaction { changes, ..Transaction::default() }).await?;
    renewed(app).await
}

async fn unblock(app: &App, whom: Whom) -> Outcome<AdminReply> {
    let (kind, value) = blocked(app, whom).await?;
    if !app.store.blocks().await?.iter().any(|row| row.kind == kind && row.value == value) {
        return Err(AdminError::NotBlocked);
    }
    let mut changes = vec![Change::Unblock { kind, value }];
    changes.extend(app.news(&News::Blocks));
    app.store.write(Transaction { changes, ..Transaction::default() }).await?;
    renewed(app).await
}

/// From now on, exactly the stored players and addresses are blocked.
async fn renewed(app: &App) -> Outcome<AdminReply> {
    let rows = app.store.blocks().await?;
    app.blocks.set(&rows);
    tracing::info!(blocks = rows.len(), "the host changed who is not served");
    Ok(AdminReply::Blocks(rows.into_iter().map(block_info).collect()))
}

async fn erase(app: &App, player: &str) -> Outcome<AdminReply> {
    let unknown = || AdminError::NoPlayer { id: player.to_string() };
    // Anything shorter could be part of something else in an entry.
    if player.len() != 32 || !player.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(unknown());
    }
    let own = tables_of(app, player).await?;
    let is_known = app.store.player(player).await?.is_some() || app.store.has_recovery(player).await?;
    if own.is_empty() && !is_known && !app.store.has_chatted(player).await? {
        return Err(unknown());
    }
    // The player cannot do anything from now on. Requests already in progress may still reach a table, so look for
    // tables until no new ones appear, both before and after the player is erased.
    let _out = app.blocks.keep_out(player);
    for leaving in app.news(&News::Leaving(player.to_string())) {
        app.store.write(leaving).await?;
    }
    let erased = erase_everywhere(app, player).await;
    for left in app.news(&News::Left(player.to_string())) {
        app.store.write(left).await?;
    }
    erased
}

async fn erase_everywhere(app: &App, player: &str) -> Outcome<AdminReply> {
    let replacement = PlayerId::fresh(&app.world).as_str().to_string();
    let mut erasing = Erasing::default();
    for _ in 0..MAX_ROUNDS {
        let matches = erasing.hold_all(app, player).await?;
        let (player, replacement) = (player.to_string(), replacement.clone());
        let fences = erasing.held.values().flat_map(Withheld::fences).collect();
        let changes = vec![Change::Erase { player: player.clone(), replacement, matches }];
        app.store.write(Transaction { fences, changes, ..Transaction::default() }).await?;
        if tables_of(app, &player).await?.is_empty() && !app.store.has_chatted(&player).await? {
            let Erasing { tables, left, .. } = erasing;
            tracing::info!(tables, "the host erased a player");
            return Ok(AdminReply::Erased { tables, left });
        }
    }
    Err(AdminError::Failed { why: "the player turns up at more and more tables: try again".into() })
}

/// The tables that a player created or sits at.
async fn tables_of(app: &App, player: &str) -> Outcome<Vec<MatchRow>> {
    Ok(app
        .store
        .list(&MatchFilter { player: Some(player.to_string()), most: u32::MAX, ..MatchFilter::default() })
        .await?)
}

/// A player who is being erased.
#[derive(Default)]
struct Erasing {
    /// The tables kept out of memory in the meantime, by id.
    held: BTreeMap<String, Withheld>,
    /// How many tables the player created or sat at, and how many of them others continue.
    tables: u32,
    left: u32,
}

impl Erasing {
    /// Leaves and holds every table that knows the player, until there are no others. Returns those whose entries or
    /// chats name the player.
    async fn hold_all(&mut self, app: &App, player: &str) -> Outcome<Vec<String>> {
        loop {
            let own: Vec<MatchRow> =
                tables_of(app, player).await?.into_iter().filter(|row| !self.held.contains_key(&row.id)).collect();
            self.tables += own.len() as u32;
            self.left += leave(app, player, &own).await?;
            let mentions = app.store.mentions(player).await?;
            let before = self.held.len();
            // Matches in memory still know the player: they are reloaded, and their pages reconnect.
            for id in own.iter().map(|row| &row.id).chain(&mentions) {
                if !self.held.contains_key(id) {
                    let held = hold(app, id, RefusalCode::Stopping).await?;
                    self.held.insert(id.clone(), held);
                }
            }
            if self.held.len() == before {
                return Ok(mentions);
            }
        }
    }
}

/// Leaves the player's unfinished games to stand-ins, or opens the seat. Returns how many.
async fn leave(app: &App, player: &str, own: &[MatchRow]) -> Outcome<u32> {
    let mut left = 0;
    for row in own.iter().filter(|row| matches!(row.status.as_str(), "waiting" | "playing")) {
        let seat = row.seats.iter().find(|seat| seat.kind == "person" && seat.holder == player);
        let Some(seat) = seat.map(|seat| game::Seat::new(seat.seat)) else { continue };
        bring(app, &row.id).await?;
        let answer = app.matches.ask(app, &row.id, |reply| Mail::Seat { command: Seating::Leave { seat }, reply });
        match answer.await? {
            Ok(()) => left += 1,
            // A stand-in already plays there, or nobody can play there any more.
            Err((RefusalCode::StandIn | RefusalCode::OldRules | RefusalCode::Closed | RefusalCode::TooOften, _)) => {}
            Err((code, _)) => return Err(AdminError::Failed { why: format!("table {}: {code:?}", row.id) }),
        }
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use protocol::{NewMatch, NewSeat};

    use super::*;
    use crate::config::Config;
    use crate::data::Hold;
    use crate::matches::create;

    async fn a_table_of(app: &App, player: &PlayerId) -> String {
        let seats = vec![NewSeat::Me, NewSeat::Open];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of("race", seats) };
        create(app, wish, player, "address".into()).await.expect("a match").0
    }

    /// A server without sockets, and a match between two people.
    async fn a_match(data: &std::path::Path) -> (App, Hold, String, [PlayerId; 2]) {
        let (app, folder) = super::super::control::app(Config::new(data)).await.expect("a database");
        let people = [PlayerId::fresh(&app.world), PlayerId::fresh(&app.world)];
        let id = a_table_of(&app, &people[0]).await;
        let command = Seating::Person { seat: game::Seat::new(1), player: people[1].clone() };
        let sat = app.matches.ask(&app, &id, |reply| Mail::Seat { command, reply }).await.expect("an answer");
        assert!(sat.is_ok());
        (app, folder, id, people)
    }

    /// A person who opened a link gets the seat even without waiting for the reply.
    #[tokio::test]
    async fn a_link_that_was_used_hands_nothing_over_to_those_who_are_already_in_line() {
        let data = tempfile::tempdir().expect("a folder");
        let (app, _folder, id, _) = a_match(data.path()).await;
        let Ok(AdminReply::Link { path, .. }) = link(&app, &id, 1).await else { panic!("no link") };
        let token = token_hash(path.rsplit('/').next().expect("a token"));
        let mut sat = Vec::new();
        let openers = [PlayerId::fresh(&app.world), PlayerId::fresh(&app.world)];
        for player in openers.clone() {
            let command = Seating::TakeOver { seat: game::Seat::new(1), player, token: token.clone() };
            let answer = app.matches.ask(&app, &id, |reply| Mail::Seat { command, reply }).await.expect("an answer");
            sat.push(answer.map_err(|(code, _)| code));
        }
        assert_eq!(sat, [Ok(()), Err(RefusalCode::SeatTaken)]);
        assert_eq!(find(&app, &id).await.expect("a match").seats[1].holder, openers[0].as_str());
        // Even if a player were in line twice, nothing of the second time would be stored.
        let again = Change::HandoverUsed { token, match_id: id.clone(), seat: 1 };
        let with_name = Transaction { names: vec![("x".into(), "X".into())], ..again.into() };
        assert!(app.store.write(with_name).await.is_err());
        assert_eq!(app.store.name("x").await.expect("an answer"), None);
        app.store.close().await;
    }

    /// Requests that began before the player was refused are found too.
    #[tokio::test]
    async fn a_table_that_turns_up_while_a_player_is_forgotten_is_held_as_well() {
        let data = tempfile::tempdir().expect("a folder");
        let (app, _folder, id, [ann, _]) = a_match(data.path()).await;
        let mut erasing = Erasing::default();
        assert_eq!(erasing.hold_all(&app, ann.as_str()).await.expect("held"), std::slice::from_ref(&id));
        let late = a_table_of(&app, &ann).await;
        let mut found = erasing.hold_all(&app, ann.as_str()).await.expect("held");
        found.sort();
        let mut both = [id.clone(), late.clone()];
        both.sort();
        assert_eq!((found, erasing.tables, erasing.left), (both.to_vec(), 2, 2));
        drop(erasing);
        // Everything is deleted, including the player's name and the most recent tables.
        let answered = erase(&app, ann.as_str()).await.expect("erased");
        assert!(matches!(answered, AdminReply::Erased { tables: 2, .. }), "{answered:?}");
        assert!(app.store.mentions(ann.as_str()).await.expect("an answer").is_empty());
        assert!(!app.blocks.has(&app.key, Client::network(IpAddr::from([1, 2, 3, 4])), Some(&ann)));
        app.store.close().await;
    }

    #[tokio::test]
    async fn whoever_is_being_forgotten_is_not_served() {
        let data = tempfile::tempdir().expect("a folder");
        let (app, _folder, _, [ann, ben]) = a_match(data.path()).await;
        let is_out = |player| app.blocks.has(&app.key, Client::network(IpAddr::from([1, 2, 3, 4])), Some(player));
        let out = app.blocks.keep_out(ann.as_str());
        // A command that changes blocks in the meantime lets nobody in.
        app.blocks.set(&[]);
        assert!(is_out(&ann) && !is_out(&ben));
        drop(out);
        assert!(!is_out(&ann));
        app.store.close().await;
    }
}
