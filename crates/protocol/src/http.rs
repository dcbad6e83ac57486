//! The bodies of the HTTP requests.

use game::Seat;
use serde::{Deserialize, Serialize};
use words::Phrase;

use crate::strict::nothing_more;

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The minimum number of players.
    pub least: u8,
    /// The maximum number of players.
    pub most: u8,
    /// The variants, the default first, each with the numbers of players it is for.
    pub variants: Vec<VariantInfo>,
    /// The bots, from the weakest to the strongest: one that plays at random, and the rungs of the ladder.
    pub levels: Vec<BotLevel>,
    /// Bots with a style of their own.
    pub styles: Vec<StyleInfo>,
    /// The default bot.
    pub default_level: BotLevel,
    /// Whether it has phases that are played together, so that a table can choose to play them in order.
    pub in_order: bool,
    /// Its course, in order. Empty if nobody has written one.
    pub lessons: Vec<LessonInfo>,
}

/// A bot with a style of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StyleInfo {
    /// Its name.
    pub name: BotLevel,
    /// The level that it is as strong as.
    pub like: BotLevel,
}

/// A lesson of a game's course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its id: the game and its number.
    pub id: String,
    /// About how long it takes.
    pub minutes: u8,
    /// Its name.
    pub title: Phrase,
    /// What one can do at its end.
    pub goal: Phrase,
}

/// A variant of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VariantInfo {
    /// Its id.
    pub id: String,
    /// The numbers of players it is for.
    pub players: Vec<u8>,
}

/// The name of a bot's level.
pub type BotLevel = String;

/// A lesson to take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// Its id.
    pub lesson: String,
    /// Whether to begin again if it is under way.
    pub again: bool,
}

/// A match to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game.
    pub game: String,
    /// The variant; the default one if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub variant: Option<String>,
    /// Whether players act one after another in every phase, instead of together where the rules allow it.
    #[serde(default)]
    pub in_order: bool,
    /// Who takes part.
    pub seats: Vec<NewSeat>,
    /// Whether everyone keeps the seat that is listed here, or that was chosen when joining. Otherwise seats are drawn by lot when the
    /// match begins.
    #[serde(default)]
    pub fixed_seats: bool,
    /// What is agreed about time.
    #[serde(default)]
    pub clock: ClockChoice,
    /// Whether the table is public: the lobby offers its open seats, and lists it for spectators while it is played.
    #[serde(default)]
    pub listed: bool,
}

impl NewMatch {
    /// A match without a clock, by the default variant, that is not in the lobby.
    #[must_use]
    pub fn of(game: impl Into<String>, seats: Vec<NewSeat>) -> Self {
        let (game, clock) = (game.into(), ClockChoice::default());
        Self { game, variant: None, in_order: false, seats, fixed_seats: false, clock, listed: false }
    }
}

/// Who will sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The creator of the match.
    #[serde(deserialize_with = "nothing_more")]
    Me,
    /// The first person to come by the seat's link, or from the lobby.
    #[serde(deserialize_with = "nothing_more")]
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: BotLevel,
    },
}

/// What is agreed about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockChoice {
    /// No time limit.
    #[default]
    #[serde(deserialize_with = "nothing_more")]
    None,
    /// Everyone has a budget, and gets some back with every move.
    Live {
        /// Seconds to begin with.
        seconds: u32,
        /// Seconds added for each move.
        increment: u32,
    },
    /// A number of days for each move.
    Days {
        /// The days.
        days: u8,
    },
}

/// A match that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// Its id.
    pub id: String,
    /// The creator's seat.
    pub you: Option<Seat>,
    /// The secret links of the open seats.
    pub links: Vec<SeatLink>,
}

/// The secret link of a seat. The first person to open it may sit there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatLink {
    /// The seat.
    pub seat: Seat,
    /// The path of the link on this server.
    pub path: String,
}

/// A seat that was taken by its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claimed {
    /// The match.
    pub id: String,
    /// The seat.
    pub you: Seat,
}

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    /// Seats are open.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A match as anybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// How it stands.
    pub status: MatchStatus,
    /// What is agreed about time.
    pub clock: ClockChoice,
    /// The names by seat: of people, of bots' levels; none for an open seat.
    pub seats: Vec<SeatInfo>,
    /// The reader's own seat.
    pub you: Option<Seat>,
    /// The links of the open seats, for the creator of the match.
    pub links: Vec<SeatLink>,
    /// The round it is in.
    pub round: u32,
    /// The lesson that the table is for.
    pub lesson: Option<String>,
    /// Whether the table is public, and so in the lobby until it is over.
    pub listed: bool,
}

/// A seat as anybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who holds it.
    pub kind: SeatKind,
    /// The name of a person or of a bot's level.
    pub name: Option<String>,
}

/// One of my matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyMatch {
    /// The match.
    pub info: MatchInfo,
    /// Whether I am asked now.
    pub my_turn: bool,
    /// Milliseconds since 1970, of the last move.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
    /// How the seats ended, once the match is over. Empty before, and for matches that ended before this was stored.
    pub places: Vec<Place>,
}

/// How a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// 1 for a winner; equal for seats that are tied. Seats that resigned are behind all others.
    pub rank: u8,
    /// All points.
    pub points: i32,
}

/// A public table: it waits for players, or it is being played and can be watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyTable {
    /// The match.
    pub info: MatchInfo,
    /// How many seats are open; none once it is being played.
    pub open: u8,
}

/// The table that a seat's link leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// The match.
    pub info: MatchInfo,
    /// The name of the player who made the table.
    pub host: String,
    /// The seat that the link names. Another one may be drawn when the match begins.
    pub seat: Seat,
    /// What the link can still do.
    pub offer: SeatOffer,
}

/// What a seat's link can still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatOffer {
    /// The seat is open.
    Open,
    /// Somebody else has the seat, or the match has begun.
    Taken,
    /// The reader already sits at this table.
    Yours,
    /// The host of the server hands over a seat that somebody holds.
    HandOver,
}

/// A bot for an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// Its level.
    pub level: BotLevel,
}

/// Who I am here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// My name, as others see it.
    pub name: String,
    /// Whether I have a recovery link. The link itself is shown only once, when it is created.
    pub recoverable: bool,
    /// The version of the messages.
    pub protocol: u32,
    /// The version of the program.
    pub server: String,
}

/// The secret link of a player. Anyone who has it plays as that player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecoveryLink {
    /// The path of the link on this server.
    pub path: String,
}

/// The player behind a secret link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recoverable {
    /// The name, as others see it.
    pub name: String,
    /// How many games the player has, at most 100.
    pub games: u32,
    /// Whether the reader already is that player.
    pub you: bool,
}

/// A new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}
