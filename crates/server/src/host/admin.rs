//! Looking after tables and players: [`Order`]s of the host, and what they lead to.

use std::net::IpAddr;

use protocol::RefusalCode;
use serde::{Deserialize, Serialize};

use super::blocks::{ADDRESS, PLAYER};
use crate::app::App;
use crate::error::AppError;
use crate::identity::{Client, PlayerId, guest_name, token_hash};
use crate::matches::{Held, Mail, Seating};
use crate::store::{BlockRow, Change, MatchRow, PlayerRow, SeatRow, StoreError, Which};

/// The most that one list shows.
const MOST: u32 = 10_000;

/// What a host can order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Lists tables, the last ones first.
    List {
        /// Only of this status.
        status: Option<TableStatus>,
        /// Only those that this player made or sits at.
        player: Option<String>,
        /// How many at most.
        limit: u32,
    },
    /// Shows a table.
    Show {
        /// Which.
        id: String,
    },
    /// Ends a table for everyone; it stays stored.
    Close {
        /// Which.
        id: String,
    },
    /// Deletes a table and everything that happened at it.
    Delete {
        /// Which.
        id: String,
    },
    /// A link by which somebody takes a seat, or takes it over.
    Link {
        /// Of which table.
        id: String,
        /// Which seat.
        seat: u8,
    },
    /// Serves somebody no longer.
    Block {
        /// Whom.
        whom: Whom,
        /// Why, for the host's memory.
        reason: String,
    },
    /// Serves somebody again.
    Unblock {
        /// Whom.
        whom: Whom,
    },
    /// Lists who is not served.
    Blocks,
    /// Lists players with names.
    Players {
        /// Only those with this in their name.
        name: Option<String>,
        /// How many at most.
        limit: u32,
    },
    /// Forgets a player: the games stay, held by somebody without a name.
    Erase {
        /// Whom.
        player: String,
    },
}

/// Whom a block is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// A player, by id.
    Player(String),
    /// An address, or the tag by which [`Order::Blocks`] lists one.
    Address(String),
    /// The address that a table was made from.
    Table(String),
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// It waits for players.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The host has closed it.
    Closed,
}

impl TableStatus {
    /// As it is stored and written.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    fn of(name: &str) -> Self {
        match name {
            "waiting" => Self::Waiting,
            "playing" => Self::Playing,
            "closed" => Self::Closed,
            _ => Self::Over,
        }
    }
}

/// What an order leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answered {
    /// Tables.
    Tables(Vec<TableInfo>),
    /// One table: as it is, or as it was before it was closed or deleted.
    Table(TableInfo),
    /// A link.
    Link {
        /// The seat.
        seat: u8,
        /// The link's path, behind the server's address.
        path: String,
        /// The whole link, if the server was told its address by `--origin`.
        url: Option<String>,
        /// Whether whoever opens it takes the seat over from somebody, and so works once.
        takes_over: bool,
    },
    /// Who is not served.
    Blocks(Vec<BlockInfo>),
    /// Players.
    Players(Vec<PlayerInfo>),
    /// A player was forgotten.
    Erased {
        /// How many tables the player was at.
        tables: u32,
        /// How many unfinished ones a stand-in, or whoever comes, plays on at.
        left: u32,
    },
}

/// A table, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its variant.
    pub variant: String,
    /// The version of the rules that it was begun by.
    pub rules: u32,
    /// Where it stands.
    pub status: TableStatus,
    /// The round.
    pub round: u32,
    /// Whether it is in the lobby while it waits.
    pub listed: bool,
    /// The player who made it.
    pub maker: String,
    /// The tag of the address that it was made from.
    pub address: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
    /// Who sits there.
    pub seats: Vec<SeatInfo>,
}

/// A seat, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// `person`, `bot` or `open`.
    pub kind: String,
    /// The player's id, if a person holds it.
    pub player: Option<String>,
    /// The person's name, or the bot's level.
    pub name: Option<String>,
    /// Whether it is asked.
    pub asked: bool,
}

/// Somebody who is not served.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BlockInfo {
    /// `player` or `address`.
    pub kind: String,
    /// The player's id, or the address's tag.
    pub value: String,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub created: u64,
}

/// A named player, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerInfo {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How many seats the player holds.
    pub seats: u32,
    /// When the player was last here, to the day, in milliseconds since 1970; 0 if that is not known.
    pub seen: u64,
}

/// Why an order is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table {id}")]
    NoTable {
        /// The id.
        id: String,
    },
    /// There is no such seat.
    #[error("table {id} has no seat {seat}: it has {seats}, numbered from 0")]
    NoSeat {
        /// The table.
        id: String,
        /// The number.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// A bot cannot be taken over from.
    #[error("a bot holds seat {seat} of table {id}: only a person's seat can be handed over")]
    Bot {
        /// The table.
        id: String,
        /// The number.
        seat: u8,
    },
    /// The host has closed the table.
    #[error("table {id} is closed")]
    Closed {
        /// The table.
        id: String,
    },
    /// The game is over.
    #[error("the game at table {id} is over: delete it if it is to go")]
    Over {
        /// The table.
        id: String,
    },
    /// There is no such player.
    #[error("there is no player {id}: a player's id is the 32 digits that `show`, `list` and `players` print")]
    NoPlayer {
        /// The id.
        id: String,
    },
    /// The text is not an address.
    #[error("{text} is neither an address nor the tag of one")]
    NoAddress {
        /// The text.
        text: String,
    },
    /// It is not known where a table was made.
    #[error("it is not known from which address table {id} was made")]
    NoMaker {
        /// The table.
        id: String,
    },
    /// Nobody like that is blocked.
    #[error("nobody like that is blocked")]
    NotBlocked,
    /// Nothing can be kept at the moment, or something is broken.
    #[error("the server could not do that: {why}")]
    Failed {
        /// Why.
        why: String,
    },
}

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

type Outcome<T> = Result<T, AdminError>;

/// Carries an order out.
pub(super) async fn obey(app: &App, order: Order) -> Outcome<Answered> {
    match order {
        Order::List { status, player, limit } => {
            let status = status.map(|status| status.name().to_string());
            let rows = app.store.list(&Which { status, player, most: limit.min(MOST) }).await?;
            Ok(Answered::Tables(rows.iter().map(table).collect()))
        }
        Order::Show { id } => Ok(Answered::Table(table(&find(app, &id).await?))),
        Order::Close { id } => close(app, &id).await,
        Order::Delete { id } => delete(app, &id).await,
        Order::Link { id, seat } => link(app, &id, seat).await,
        Order::Block { whom, reason } => block(app, whom, reason).await,
        Order::Unblock { whom } => unblock(app, whom).await,
        Order::Blocks => Ok(Answered::Blocks(app.store.blocks().await?.into_iter().map(block_info).collect())),
        Order::Players { name, limit } => {
            let rows = app.store.players(name.as_deref().unwrap_or_default(), limit.min(MOST)).await?;
            Ok(Answered::Players(rows.into_iter().map(player_info).collect()))
        }
        Order::Erase { player } => erase(app, &player).await,
    }
}

async fn find(app: &App, id: &str) -> Outcome<MatchRow> {
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

async fn close(app: &App, id: &str) -> Outcome<Answered> {
    find(app, id).await?;
    let _held = app.matches.hold(id, RefusalCode::Closed).await;
    // As it is now that nobody can move any more.
    let row = find(app, id).await?;
    match TableStatus::of(&row.status) {
        TableStatus::Over => return Err(AdminError::Over { id: id.to_string() }),
        TableStatus::Closed => return Err(AdminError::Closed { id: id.to_string() }),
        TableStatus::Waiting | TableStatus::Playing => {}
    }
    app.store.write(Change::Close { match_id: id.to_string(), at: app.now() }).await?;
    tracing::info!(id, "the host closed a table");
    Ok(Answered::Table(table(&find(app, id).await?)))
}

async fn delete(app: &App, id: &str) -> Outcome<Answered> {
    find(app, id).await?;
    let _held = app.matches.hold(id, RefusalCode::NoSuchMatch).await;
    let row = find(app, id).await?;
    app.store.write(Change::Delete { match_id: id.to_string() }).await?;
    tracing::info!(id, "the host deleted a table");
    Ok(Answered::Table(table(&row)))
}

async fn link(app: &App, id: &str, seat: u8) -> Outcome<Answered> {
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
    Ok(Answered::Link { seat, path, url, takes_over })
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

async fn block(app: &App, whom: Whom, reason: String) -> Outcome<Answered> {
    let (kind, value) = blocked(app, whom).await?;
    app.store.write(Change::Block { kind, value, reason, created: app.now() }).await?;
    renewed(app).await
}

async fn unblock(app: &App, whom: Whom) -> Outcome<Answered> {
    let (kind, value) = blocked(app, whom).await?;
    if !app.store.blocks().await?.iter().any(|row| row.kind == kind && row.value == value) {
        return Err(AdminError::NotBlocked);
    }
    app.store.write(Change::Unblock { kind, value }).await?;
    renewed(app).await
}

/// From now on those who are stored are not served, and no others.
async fn renewed(app: &App) -> Outcome<Answered> {
    let rows = app.store.blocks().await?;
    app.blocks.set(&rows);
    tracing::info!(blocks = rows.len(), "the host changed who is not served");
    Ok(Answered::Blocks(rows.into_iter().map(block_info).collect()))
}

async fn erase(app: &App, player: &str) -> Outcome<Answered> {
    let unknown = || AdminError::NoPlayer { id: player.to_string() };
    // Anything shorter could stand in an entry for something else.
    if player.len() != 32 || !player.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(unknown());
    }
    let own = app.store.list(&Which { player: Some(player.to_string()), most: u32::MAX, ..Which::default() }).await?;
    if own.is_empty() && app.store.player(player).await?.is_none() && !app.store.has_recovery(player).await? {
        return Err(unknown());
    }
    let left = leave(app, player, &own).await?;
    let matches = app.store.mentions(player).await?;
    let mut held: Vec<Held> = Vec::new();
    // What is in memory knows the player: it is read again, and pages connect again by themselves.
    for id in own.iter().map(|row| &row.id).chain(&matches) {
        held.push(app.matches.hold(id, RefusalCode::Stopping).await);
    }
    let replacement = PlayerId::fresh(&app.world).as_str().to_string();
    let tables = own.len() as u32;
    app.store.write(Change::Erase { player: player.to_string(), replacement, matches }).await?;
    tracing::info!(tables, "the host erased a player");
    Ok(Answered::Erased { tables, left })
}

/// Leaves the player's unfinished games to stand-ins, or to whoever comes. Says how many.
async fn leave(app: &App, player: &str, own: &[MatchRow]) -> Outcome<u32> {
    let mut left = 0;
    for row in own.iter().filter(|row| matches!(row.status.as_str(), "waiting" | "playing")) {
        let seat = row.seats.iter().find(|seat| seat.kind == "person" && seat.holder == player);
        let Some(seat) = seat.map(|seat| game::Seat::new(seat.seat)) else { continue };
        let answer = app.matches.ask(app, &row.id, |reply| Mail::Seat { command: Seating::Leave { seat }, reply });
        match answer.await? {
            Ok(()) => left += 1,
            // A stand-in plays there already, or nobody can play there any more.
            Err((RefusalCode::StandIn | RefusalCode::OldRules | RefusalCode::Closed | RefusalCode::TooOften, _)) => {}
            Err((code, _)) => return Err(AdminError::Failed { why: format!("table {}: {code:?}", row.id) }),
        }
    }
    Ok(left)
}
