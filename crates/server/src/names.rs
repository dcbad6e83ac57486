//! The names people choose: what is cleaned up, and what is refused.
//!
//! A name can be in any script. It must be visible, must stay on its line, and must not pass for a bot's name or a
//! guest's.

use std::collections::HashSet;
use std::sync::LazyLock;

use protocol::FailureCode;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use words::Phrase;

use crate::error::AppError;

/// The longest name.
pub(crate) const MAX_LETTERS: usize = 24;
/// The most combining marks on one letter: Vietnamese, Thai and pointed Hebrew need no more.
pub(crate) const MAX_MARKS: usize = 3;

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadName {
    /// Nothing of it is visible.
    Blank,
    /// It is too long.
    Long,
    /// Too many marks on one letter.
    Stacked,
    /// It looks like a bot's name or a guest's.
    Reserved,
}

impl BadName {
    /// The message for people.
    pub(crate) fn message(self) -> Phrase {
        Phrase::new(match self {
            Self::Blank => "failure-bad-name",
            Self::Long => "failure-bad-name-long",
            Self::Stacked => "failure-bad-name-stacked",
            Self::Reserved => "failure-reserved-name",
        })
    }
}

impl From<BadName> for AppError {
    fn from(bad: BadName) -> Self {
        let code = if bad == BadName::Reserved { FailureCode::ReservedName } else { FailureCode::BadName };
        Self { said: bad.message(), ..Self::bad(code) }
    }
}

/// A name as it is stored: composed, without invisible characters or those that change the text direction.
pub(crate) fn tidy(name: &str) -> Result<String, BadName> {
    let seen = without_unseen(&name.nfc().collect::<Vec<_>>());
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    // Marks without a letter would combine with the text before the name.
    let name = name.trim_start_matches(|letter: char| is_combining_mark(letter) || letter.is_whitespace());
    if !name.chars().any(|letter| !letter.is_whitespace() && !is_combining_mark(letter) && !is_unseen(letter)) {
        return Err(BadName::Blank);
    }
    if name.chars().count() > MAX_LETTERS {
        return Err(BadName::Long);
    }
    let letters: Vec<char> = name.chars().collect();
    if letters.windows(MAX_MARKS + 1).any(|some| some.iter().all(|letter| is_combining_mark(*letter))) {
        return Err(BadName::Stacked);
    }
    if is_reserved(name) {
        return Err(BadName::Reserved);
    }
    Ok(name.to_string())
}

/// Whether a character is invisible: controls, code points that Unicode calls ignorable, and blank letters.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Default_Ignorable_Code_Point, which includes Hangul fillers.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            // Blank braille, a blank note, and placeholders for annotations and missing objects.
            | '\u{2800}' | '\u{1d159}' | '\u{fff9}'..='\u{fffc}')
}

/// A text without invisible characters, except those that join emoji and letters of scripts that need them.
pub(crate) fn without_unseen(letters: &[char]) -> String {
    let mut kept: Vec<char> = Vec::with_capacity(letters.len());
    for (at, letter) in letters.iter().enumerate() {
        let before = kept.last().copied().unwrap_or(' ');
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        let is_joinable = |letter: char| !letter.is_ascii() && !letter.is_whitespace() && !is_unseen(letter);
        let is_needed = match letter {
            // Joiners between emoji or non-Latin letters. An emoji may carry its variation selector.
            '\u{200c}' | '\u{200d}' => (is_joinable(before) || before == '\u{fe0f}') && is_joinable(next),
            '\u{fe0e}' | '\u{fe0f}' => !before.is_alphabetic() && !before.is_whitespace() && !is_unseen(before),
            // Tags turn a black flag into those of England, Scotland and Wales.
            '\u{e0020}'..='\u{e007f}' => matches!(before, '\u{1f3f4}' | '\u{e0020}'..='\u{e007e}'),
            _ => !is_unseen(*letter),
        };
        if is_needed {
            kept.push(*letter);
        }
    }
    kept.into_iter().collect()
}

/// The names that the page gives to bots.
const STARS: [&str; 5] = ["Vega", "Altair", "Rigel", "Deneb", "Spica"];
/// The levels of bots, as programs write them and as the page does.
const LEVELS: [&str; 57] = [
    "random",
    "newcomer",
    "learner",
    "easy",
    "casual",
    "medium",
    "careful",
    "keen",
    "shrewd",
    "expert",
    "hard",
    "military",
    "producer",
    "developer",
    "hurried",
    "settler",
    "trader",
    "collector",
    "inventor",
    "losowy",
    "nowicjusz",
    "uczeń",
    "łatwy",
    "niedzielny",
    "średni",
    "uważny",
    "bystry",
    "sprytny",
    "ekspert",
    "trudny",
    "wojskowy",
    "producent",
    "badacz",
    "pospieszny",
    "osadnik",
    "kupiec",
    "zbieracz",
    "wynalazca",
    "ランダム",
    "入門",
    "見習い",
    "初級",
    "お気楽",
    "中級",
    "慎重",
    "熱心",
    "巧者",
    "熟練",
    "上級",
    "軍事派",
    "生産派",
    "開発派",
    "速攻派",
    "入植派",
    "交易派",
    "収集派",
    "発明派",
];
/// The word for a bot, in the languages of the page.
const BOTS: [&str; 2] = ["bot", "ボット"];
/// The word for guests that precedes their number.
const GUEST: &str = "guest";

/// All reserved names, normalized by [`forms`].
static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let alone = STARS.iter().chain(&LEVELS).chain(&BOTS).map(ToString::to_string);
    let bots = || STARS.iter().chain(&BOTS);
    let with_level =
        bots().flat_map(|bot| LEVELS.iter().flat_map(move |level| [format!("{bot}{level}"), format!("{level}{bot}")]));
    let all = alone.chain(with_level).chain([GUEST.to_string()]);
    // Capital letters have other lookalikes than small letters.
    all.flat_map(|name| [name.to_uppercase(), name]).flat_map(|name| forms(&name)).collect()
});

static GUESTS: LazyLock<HashSet<String>> =
    LazyLock::new(|| [GUEST.to_string(), GUEST.to_uppercase()].iter().flat_map(|guest| forms(guest)).collect());

/// Whether a name looks like one that is not a person's.
fn is_reserved(name: &str) -> bool {
    // Brackets, blanks, dots and the like do not make a different name.
    let letters: String = name.nfkc().filter(|letter| letter.is_alphanumeric()).collect();
    // Nor does a number after it.
    let bare = letters.trim_end_matches(char::is_numeric);
    let is_taken = |name: &str| forms(name).iter().any(|form| RESERVED.contains(form));
    if is_taken(&letters) || (!bare.is_empty() && is_taken(bare)) {
        return true;
    }
    // A letter may pass for a digit: `Guest I234`.
    let is_digit = |digit: char| digit.is_numeric() || matches!(digit, 'l' | 'i' | 'o');
    forms(&letters).iter().any(|form| {
        GUESTS.iter().filter_map(|guest| form.strip_prefix(guest.as_str())).any(|rest| rest.chars().all(is_digit))
    })
}

/// What a name looks like: compatibility forms, capitals, accents and letters of other scripts are mapped to their
/// lookalikes. A capital and a small letter can have different lookalikes, so there are two forms.
fn forms(name: &str) -> [String; 2] {
    // Japanese sound marks are not accents: without them it is another word.
    let is_accent = |letter: &char| is_combining_mark(*letter) && !matches!(letter, '\u{3099}' | '\u{309a}');
    let plain: String = name.nfkd().filter(|letter| !is_accent(letter) && !is_unseen(*letter)).nfc().collect();
    let look = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    [look(&plain.to_lowercase()), look(&look(&plain))]
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn names_of_every_script_are_kept() {
        let names = [
            "Ann",
            "Łukasz Żółć",
            "Żaneta",
            "銀河の旅人",
            "ホット",
            "さくら",
            "김철수",
            "محمد",
            "می\u{200c}خواهم",
            "שָׁלוֹם",
            "Дмитрий",
            "Αλέξανδρος",
            "สวัสดี",
            "हिन्दी",
            "क्\u{200d}ष",
            "Nguyễn Văn Ổn",
            "🚀",
            "👩\u{200d}🚀",
            "❤\u{fe0f}",
            "🏳\u{fe0f}\u{200d}🌈",
            "🇵🇱",
            "1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "O'Brien-Smith 3",
            "!?",
            "7",
            "Easygoing",
            "Botond",
            "Robotnik",
            "Hardy",
            "Vegard",
            "Miranda",
            "Guesthouse",
            "Randomina",
        ];
        for name in names {
            assert_eq!(tidy(name).as_deref(), Ok(name), "{name}");
        }
    }

    #[test]
    fn names_are_tidied() {
        let cases = [
            ("  Ann \t of\u{202e}  Ork \n", "Ann of Ork"),
            ("A\u{200b}n\u{ad}n", "Ann"),
            ("A\u{200d}nn\u{200c}", "Ann"),
            ("\u{301}Ann", "Ann"),
            ("\u{301} Ann", "Ann"),
            ("A\u{fe0f}nn\u{e0041}", "Ann"),
            ("Jose\u{301}", "José"),
            ("\u{feff}銀\u{3000}河", "銀 河"),
        ];
        for (name, expected) in cases {
            assert_eq!(tidy(name).as_deref(), Ok(expected), "{name:?}");
        }
    }

    #[test]
    fn names_that_nobody_sees_are_refused() {
        let blank = [
            "",
            " ",
            "\u{200b}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{2800}\u{2800}",
            "\u{a0}\u{3000}",
            "\u{180e}",
            "\u{200d}\u{fe0f}",
            "\u{301}\u{302}",
            "\u{e0041}\u{e0042}",
            "\u{2066}\u{2069}",
            "\u{0}\u{7f}",
            "\u{1d173}",
            "\u{fffc}",
        ];
        for name in blank {
            assert_eq!(tidy(name), Err(BadName::Blank), "{name:?}");
        }
        assert_eq!(tidy(&"x".repeat(25)), Err(BadName::Long));
        assert!(tidy(&"銀".repeat(24)).is_ok());
        assert_eq!(tidy(&format!("Z{}", "\u{31b}\u{32d}".repeat(5))), Err(BadName::Stacked));
        assert_eq!(tidy("a\u{334}\u{335}\u{336}\u{337}bc"), Err(BadName::Stacked));
    }

    #[test]
    fn nobody_passes_for_a_bot_or_a_guest() {
        let names = [
            "Vega",
            "vega",
            "VEGA",
            "Véga",
            "V e g a",
            "Vega (hard)",
            "Vega [Hard]",
            "Altair（上級）",
            "Rigel (średni)",
            "Deneb (trudny)",
            "Spica 2",
            "RIGEL",
            "SPICA",
            "Ѵega",
            "Vеga",
            "Ｖｅｇａ",
            "𝐕𝐞𝐠𝐚",
            "Hard",
            "hаrd",
            "random",
            "łatwy",
            "ŁATWY",
            "ランダム",
            "ﾗﾝﾀﾞﾑ",
            "初級",
            "Bot",
            "B0T",
            "ВОТ",
            "Bot 3",
            "Hard bot",
            "Bot: easy",
            "ボット",
            "ﾎﾞｯﾄ",
            "B\u{200b}ot",
            "[BOT]",
            "Guest",
            "Guest 1234",
            "guest1234",
            "GUEST #1234",
            "Ｇｕｅｓｔ １２３４",
            "Guest I234",
            "Guеst 1234",
            "Guest ١٢٣٤",
        ];
        for name in names {
            assert_eq!(tidy(name), Err(BadName::Reserved), "{name}");
        }
    }

    /// The page and the server must agree on the names of bots.
    #[test]
    fn the_bots_of_the_page_are_known_here() {
        let stage = include_str!("../../../web/src/state/stage.svelte.ts");
        let line = stage.lines().find(|line| line.starts_with("const STARS")).expect("the stars");
        let stars: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
        assert_eq!(stars, STARS);
        let of_page = |language: Language| language.sources().iter().find(|(file, _)| *file == "web.ftl");
        let texts = Language::ALL.map(|language| of_page(language).expect("the page's words").1);
        let of = |prefix: &'static str| {
            let lines = texts.iter().flat_map(|text| text.lines());
            lines.filter(move |line| line.starts_with(prefix)).filter_map(|line| line.split_once(" = "))
        };
        let levels: Vec<&str> = of("web-level-").map(|(_, level)| level).collect();
        assert_eq!(levels, LEVELS);
        for (_, bot) in of("web-player-bot ") {
            assert!(BOTS.contains(&bot.to_lowercase().as_str()), "{bot}");
        }
        for game in games::infos() {
            for level in game.levels.into_iter().chain(game.styles.into_iter().map(|style| style.name)) {
                assert!(LEVELS.contains(&level.as_str()), "{level}");
            }
        }
    }
}
