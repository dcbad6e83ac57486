//! The host's commands and their replies: [`AdminCommand`], [`AdminReply`], [`AdminError`].

use serde::{Deserialize, Serialize};

/// A command of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum AdminCommand {
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
        /// MatchFilter.
        id: String,
    },
    /// Ends a table for everyone; it stays stored.
    Close {
        /// MatchFilter.
        id: String,
    },
    /// Deletes a table and everything that happened at it.
    Delete {
        /// MatchFilter.
        id: String,
    },
    /// A link by which somebody takes a seat, or takes it over.
    Link {
        /// Of which table.
        id: String,
        /// MatchFilter seat.
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
    /// An address, or the tag by which [`AdminCommand::Blocks`] lists one.
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

    pub(super) fn of(name: &str) -> Self {
        match name {
            "waiting" => Self::Waiting,
            "playing" => Self::Playing,
            "closed" => Self::Closed,
            _ => Self::Over,
        }
    }
}

/// The reply to a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminReply {
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
        /// The full link, if `--origin` gives the server's public address.
        url: Option<String>,
        /// Whether the link takes the seat over from somebody; such a link works once.
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
        /// How many unfinished games a stand-in or another person continues.
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

/// Why a command is refused.
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
    #[error("the game at table {id} is over: use delete to remove it")]
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
    #[error("the address that created table {id} is not known")]
    NoMaker {
        /// The table.
        id: String,
    },
    /// Nobody like that is blocked.
    #[error("there is no such block")]
    NotBlocked,
    /// Nothing can be kept at the moment, or something is broken.
    #[error("the server could not do that: {why}")]
    Failed {
        /// Why.
        why: String,
    },
}
