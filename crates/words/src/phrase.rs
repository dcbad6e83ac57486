//! [`Phrase`]: a sentence before it is put into a language.

use std::borrow::Cow;
use std::collections::BTreeMap;

use game::Seat;
use serde::{Deserialize, Serialize};

/// Text that is either static or owned.
type Text = Cow<'static, str>;

/// A sentence before it is put into a language: the key of a message and its arguments.
///
/// Rules become phrases once, here. The page and the terminal render them in the reader's language.
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
    /// Its arguments, by the names the message uses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Text, Arg>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number. Messages choose their plural by it.
    Number(i64),
    /// Text that is the same in every language, or the word that a message selects by.
    Text(String),
    /// A nested phrase.
    Phrase(Phrase),
    /// Several nested phrases.
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
    /// The message with this key.
    #[must_use]
    pub fn new(key: impl Into<Text>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.insert(name.into(), arg);
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a word to select by, or text that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// Adds a nested phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Arg::Phrase(phrase))
    }

    /// Adds several nested phrases.
    #[must_use]
    pub fn list(self, name: &'static str, list: impl IntoIterator<Item = Self>) -> Self {
        self.with(name, Arg::List(list.into_iter().collect()))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Self {
        self.with("seat", Arg::Seat(seat))
    }

    /// Adds a piece.
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

    /// The piece alone, as a phrase for lists or buttons.
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
