//! [`Phrase`]: a sentence in no language yet.

use std::borrow::Cow;
use std::collections::BTreeMap;

use game::Seat;
use serde::{Deserialize, Serialize};

/// A text that people can read.
type Text = Cow<'static, str>;

/// A sentence in no language yet: the key of a message and what it speaks of.
///
/// Rules become phrases once, here; the page and the terminal put them into the reader's language.
///
/// ```
/// use words::{Language, Phrase};
/// let phrase = Phrase::new("seat").number("number", 2);
/// assert_eq!(Language::En.book().say(&phrase), "seat 2");
/// assert_eq!(serde_json::to_string(&phrase)?, r#"{"key":"seat","args":{"number":{"number":2}}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Phrase {
    /// The key of the message in `locales/`.
    pub key: Text,
    /// What it speaks of, by the names the message uses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Text, Arg>,
}

/// Something that a phrase speaks of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; messages choose their plural by it.
    Number(i64),
    /// What reads the same in every language, and the word that a message selects by.
    Text(String),
    /// A part that is a phrase itself.
    Phrase(Phrase),
    /// Several parts.
    List(Vec<Phrase>),
    /// A player.
    Seat(Seat),
    /// A card, tile or other piece, which can be shown.
    Piece(PieceName),
}

/// A piece by its id in the catalog, and the key of its name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct PieceName {
    /// The id in the catalog.
    pub id: String,
    /// The key of its name.
    pub name: Text,
}

impl Phrase {
    /// The message of this key.
    #[must_use]
    pub fn new(key: impl Into<Text>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// The same, speaking of this too.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.insert(name.into(), arg);
        self
    }

    /// The same with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// The same with a word to select by, or one that no language changes.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// The same with a part that is a phrase itself.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Arg::Phrase(phrase))
    }

    /// The same with several parts.
    #[must_use]
    pub fn list(self, name: &'static str, list: impl IntoIterator<Item = Self>) -> Self {
        self.with(name, Arg::List(list.into_iter().collect()))
    }

    /// The same about a player.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Self {
        self.with("seat", Arg::Seat(seat))
    }

    /// The same about a piece.
    #[must_use]
    pub fn piece(self, name: &'static str, piece: PieceName) -> Self {
        self.with(name, Arg::Piece(piece))
    }
}

impl PieceName {
    /// A piece by its id, and the key of its name.
    #[must_use]
    pub fn new(id: impl Into<String>, name: impl Into<Text>) -> Self {
        Self { id: id.into(), name: name.into() }
    }

    /// The piece alone, as a phrase: to be put into lists, or onto a button.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new("piece").piece("piece", self)
    }
}

/// The name of a piece as a part of a key: `Galactic Survey: SETI` is `galactic-survey-seti`.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in name.chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if letter != '\'' && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_string()
}
