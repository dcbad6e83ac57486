//! [`Book`]: the messages of one language, and rendering phrases with them.

use std::io::Read as _;
use std::sync::LazyLock;

use flate2::read::DeflateDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray, VariantNames};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Phrase};

/// A language. Its messages are in `locales/CODE`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Display,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[strum(serialize_all = "lowercase", parse_err_ty = UnknownLanguage, parse_err_fn = UnknownLanguage::new)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Japanese.
    Ja,
}

impl Language {
    /// All of them, the default first.
    pub const ALL: [Self; Self::COUNT] = match <Self as VariantArray>::VARIANTS.first_chunk() {
        Some(all) => *all,
        None => unreachable!(),
    };

    /// Their codes, in the same order.
    pub const CODES: [&str; Self::COUNT] = match <Self as VariantNames>::VARIANTS.first_chunk() {
        Some(all) => *all,
        None => unreachable!(),
    };

    /// Its code, such as `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Its name in the language itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::Ja => "日本語",
        }
    }

    /// Its messages.
    #[must_use]
    pub fn book(self) -> &'static Book {
        static BOOKS: LazyLock<[Book; Language::COUNT]> = LazyLock::new(|| Language::ALL.map(Book::bind));
        &BOOKS[self as usize]
    }

    /// Its messages, file by file, as written. Empty if `locales/` has no folder for its code.
    #[must_use]
    pub fn sources(self) -> &'static [(&'static str, &'static str)] {
        static SOURCES: LazyLock<[Vec<(&str, &str)>; Language::COUNT]> = LazyLock::new(|| Language::ALL.map(unpacked));
        &SOURCES[self as usize]
    }
}

/// There are no messages in this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language \"{0}\"; use {known}", known = known())]
pub struct UnknownLanguage(String);

impl UnknownLanguage {
    fn new(code: &str) -> Self {
        Self(code.to_string())
    }
}

/// `en, pl or ja`.
fn known() -> String {
    let [first, .., last] = Language::CODES;
    let between: String = Language::CODES[1..Language::COUNT - 1].iter().map(|code| format!(", {code}")).collect();
    format!("{first}{between} or {last}")
}

/// The language, name and text of every file in `locales/`, one after the other. The build script packs them.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/locales.deflate"));

/// The names and texts of a language's files.
fn unpacked(language: Language) -> Vec<(&'static str, &'static str)> {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let mut text = String::new();
        DeflateDecoder::new(PACKED).read_to_string(&mut text).expect("the build script packed it");
        text
    });
    let mut parts = TEXT.split_terminator('\0');
    let files = std::iter::from_fn(|| Some((parts.next()?, parts.next()?, parts.next()?)));
    files.filter(|(code, ..)| *code == language.code()).map(|(_, name, text)| (name, text)).collect()
}

/// The messages of one language.
pub struct Book {
    bundle: FluentBundle<FluentResource>,
}

impl Book {
    fn bind(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for mixed text directions. A terminal shows them as boxes.
        bundle.set_use_isolating(false);
        for (_, text) in language.sources() {
            // Unreadable parts are left out here and reported by the tests.
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(readable, _)| readable);
            let _ = bundle.add_resource(resource);
        }
        Self { bundle }
    }

    /// The phrase in this language. A missing key is shown as itself, so nothing is lost.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| phrase.key.to_string())
    }

    /// The phrase in this language.
    ///
    /// # Errors
    /// What is missing: the message, or one of its arguments.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        let missing = || format!("no message \"{}\"", phrase.key);
        let message = self.bundle.get_message(&phrase.key).ok_or_else(missing)?;
        let pattern = message.value().ok_or_else(missing)?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.clone(), self.value(arg)?);
        }
        let mut faults = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        match faults.first() {
            None => Ok(said),
            Some(fault) => Err(format!("message \"{}\": {fault}", phrase.key)),
        }
    }

    /// A number with this many decimal places, with the decimal mark of the language: `91.6` or `91,6`.
    #[must_use]
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let written = format!("{number:.places$}");
        let Some((whole, fraction)) = written.split_once('.') else { return written };
        self.say(&Phrase::new("decimal").text("whole", whole).text("fraction", fraction))
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'_>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say(phrase)?),
            Arg::List(list) => FluentValue::from(self.enumerate(list)?),
            Arg::Seat(seat) => FluentValue::from(self.try_say(&Phrase::new("seat").number("number", seat.number()))?),
            Arg::Piece(piece) => FluentValue::from(self.try_say(&Phrase::new(piece.name.clone()))?),
        })
    }

    /// `one, two, three`, with the comma of the language.
    fn enumerate(&self, list: &[Phrase]) -> Result<String, String> {
        let Some((first, rest)) = list.split_first() else {
            return self.try_say(&Phrase::new("list-empty"));
        };
        let mut said = self.try_say(first)?;
        for next in rest {
            let (so_far, next) = (Arg::Text(said), Arg::Text(self.try_say(next)?));
            said = self.try_say(&Phrase::new("list-more").with("list", so_far).with("next", next))?;
        }
        Ok(said)
    }
}
