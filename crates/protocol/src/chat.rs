//! The chat of a match: what people say to each other beside the game.

use game::Seat;
use serde::{Deserialize, Serialize};
use words::Phrase;

use crate::failure::RefusalCode;

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// In the speaker's own words: plain text, in which nothing has a meaning.
    Text(String),
    /// A phrase that every reader sees in the reader's own language.
    Quick(QuickPhrase),
}

/// What people say often. The page has a message for each, in every language.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum QuickPhrase {
    /// A greeting.
    Hello,
    /// A wish at the beginning.
    GoodLuck,
    /// The others have to wait.
    OneMoment,
    /// The speaker has returned.
    Back,
    /// Nobody needs to hurry.
    NoHurry,
    /// Praise for a move.
    NiceMove,
    /// Thanks.
    Thanks,
    /// An apology.
    Sorry,
    /// A compliment at the end.
    GoodGame,
    /// An invitation.
    AnotherGame,
}

/// Who says a line. Until the game is over, it also decides who reads it: lines of players are for everyone, lines of spectators for
/// spectators.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ChatSide {
    /// Somebody who holds a seat.
    Players,
    /// Somebody who watches.
    Spectators,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Who says it.
    pub side: ChatSide,
    /// Its place among the lines of its side. Each side counts its own, so there are no gaps to wonder about.
    pub number: u32,
    /// Identifies the speaker on this server, at every table; for muting.
    pub speaker: String,
    /// The speaker's name.
    pub name: String,
    /// The seat that the speaker holds now, if any.
    pub seat: Option<Seat>,
    /// Whether the reader said it.
    pub mine: bool,
    /// What is said.
    pub says: Saying,
    /// When it was said, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}

/// Why a line was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatRefusal {
    /// Why, for programs.
    pub code: RefusalCode,
    /// Why, for people.
    pub said: Phrase,
}
