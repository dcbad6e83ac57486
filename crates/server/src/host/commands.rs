//! The host's commands and their replies: [`AdminCommand`], [`AdminReply`], [`AdminError`].

use serde::{Deserialize, Serialize};

/// A command of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum AdminCommand {
    /// Lists tables, newest first.
    List {
        /// Only tables with this status.
        status: Option<TableStatus>,
        /// Only tables that this player created or sits at.
        player: Option<String>,
        /// How many at most.
        limit: u32,
    },
    /// Shows a table.
    Show {
        /// The table.
        id: String,
    },
    /// Ends a table for everyone. It stays stored.
    Close {
        /// The table.
        id: String,
    },
    /// Deletes a table and its whole history.
    Delete {
        /// The table.
        id: String,
    },
    /// Creates a link to take a seat, or to take it over.
    Link {
        /// The table.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// Blocks a player or an address.
    Block {
        /// The player or address.
        whom: Whom,
        /// A note for the host.
        reason: String,
    },
    /// Removes a block.
    Unblock {
        /// The player or address.
        whom: Whom,
    },
    /// Lists the blocks.
    Blocks,
    /// Lists players with names.
    Players {
        /// Only those with this in their name.
        name: Option<String>,
        /// How many at most.
        limit: u32,
    },
    /// Lists what was said at a table, or deletes some of it.
    Chat {
        /// The table.
        id: String,
        /// The lines to delete, as [`ChatInfo::line`] names them.
        delete: Vec<String>,
        /// Everything that this player said there is deleted.
        delete_player: Option<String>,
    },
    /// Erases a player. The games stay, held by a player without a name.
    Erase {
        /// The player.
        player: String,
    },
}

/// The target of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// A player, by id.
    Player(String),
    /// An address, or the tag by which [`AdminCommand::Blocks`] lists one.
    Address(String),
    /// The address that created a table.
    Table(String),
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// It waits for players.
    Waiting,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// The host has closed it.
    Closed,
}

impl TableStatus {
    /// As it is stored and sent.
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
    /// One table: its current state, or its state before it was closed or deleted.
    Table(TableInfo),
    /// A link.
    Link {
        /// The seat.
        seat: u8,
        /// The link's path, behind the server's address.
        path: String,
        /// The full link, if `--origin` gives the server's public address.
        url: Option<String>,
        /// Whether the link takes the seat over from a person. Such a link works once.
        takes_over: bool,
    },
    /// The blocks.
    Blocks(Vec<BlockInfo>),
    /// Players.
    Players(Vec<PlayerInfo>),
    /// What was said at a table, or the lines that were deleted.
    Chat(Vec<ChatInfo>),
    /// A player was erased.
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
    /// The version of the rules it was begun under.
    pub rules: u32,
    /// Its status.
    pub status: TableStatus,
    /// The round.
    pub round: u32,
    /// Whether it is in the lobby while it waits.
    pub listed: bool,
    /// The player who created it.
    pub maker: String,
    /// The tag of the address that created it.
    pub address: String,
    /// When it was created, in milliseconds since 1970.
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

/// A block.
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
    /// The player's last visit, to the day, in milliseconds since 1970; 0 if unknown.
    pub seen: u64,
}

/// A line of a table's chat, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatInfo {
    /// Its name: `players-12` or `spectators-3`.
    pub line: String,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    /// The id of the player who said it.
    pub player: String,
    /// That player's name.
    pub name: String,
    /// What was said; a quick phrase by its key.
    pub text: String,
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
    /// A bot's seat cannot be taken over.
    #[error("a bot holds seat {seat} of table {id}: only a person's seat can be handed over")]
    Bot {
        /// The table.
        id: String,
        /// The number.
        seat: u8,
    },
    /// Seats are still to be drawn, so a seat has no holder yet who could hand it over.
    #[error("table {id} has not begun, and its seats are drawn when it does: make the link after that")]
    Waiting {
        /// The table.
        id: String,
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
    /// The address that created the table is unknown.
    #[error("the address that created table {id} is not known")]
    NoMaker {
        /// The table.
        id: String,
    },
    /// There is no such line.
    #[error("nothing like {line} was said at table {id}: `chat {id}` lists everything")]
    NoLine {
        /// The table.
        id: String,
        /// The line, or the player.
        line: String,
    },
    /// There is no such block.
    #[error("there is no such block")]
    NotBlocked,
    /// Nothing can be stored at the moment, or something is broken.
    #[error("the server could not do that: {why}")]
    Failed {
        /// Why.
        why: String,
    },
}
