//! The games, and the one place where the name of a game becomes its type.
//!
//! Code that knows a game only by its name, from a command line, a request or a stored match, implements a [`Visit`] and passes
//! it to [`with_game`]. Lists of games, variants and levels all follow from the one list in [`all!`].
#![forbid(unsafe_code)]

pub mod puzzles;
mod reasons;
mod review;

use ai::Searchable;
use game::{Game, Setup};
use protocol::{GameInfo, LessonInfo, StyleInfo, VariantInfo};
#[cfg(feature = "ts")]
use words::Words;
use words::lesson::Taught;

pub use reasons::{because, expected};
/// The parts of a review in words.
pub mod reviewed {
    pub use protocol::{CoursePoint, Review, ReviewClass, ReviewedAnswer, ReviewedDecision, ReviewedSeat};
}

pub use review::{class, decision_told, review_begun, review_told};

/// What a game must have to be offered: rules, bots that search, words, and a course of lessons. Its views and events can be written as TypeScript.
#[cfg(feature = "ts")]
pub trait Playable: Words<View: ts_rs::TS, Event: ts_rs::TS> + Taught + Searchable {}
#[cfg(feature = "ts")]
impl<G: Words<View: ts_rs::TS, Event: ts_rs::TS> + Taught + Searchable> Playable for G {}

/// What a game must have to be offered: rules, bots that search, words, and a course of lessons.
#[cfg(not(feature = "ts"))]
pub trait Playable: Taught + Searchable {}
#[cfg(not(feature = "ts"))]
impl<G: Taught + Searchable> Playable for G {}

/// Something to do with a game whose type is known only when the program runs.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// Hands the list of all games to another macro, for what must exist once for each: a variant of an enum, a test.
///
/// `games::all!(make { and more })` becomes `make! { { and more } race::Race, roll::Roll, … }`: the name of each game, and of
/// its type in this crate.
#[macro_export]
macro_rules! all {
    ($($make:tt)::+ { $($more:tt)* }) => {
        $($make)::+! { { $($more)* } race::Race, roll::Roll, defenders::Defenders }
    };
}

macro_rules! registry {
    ({} $($name:ident::$game:ident),+) => {
        $(pub use words::$game;)+

        /// The names of all games, in the order in which they are offered.
        pub const NAMES: [&str; [$($game::ID),+].len()] = [$($game::ID),+];

        /// Each game with the version of its rules that this program plays.
        pub const RULES: [(&str, u32); NAMES.len()] = [$(($game::ID, $game::RULES_VERSION)),+];

        /// Does `what` with the game of this name; `None` if there is no such game.
        pub fn with_game<V: Visit>(name: &str, what: V) -> Option<V::Output> {
            match name {
                $($game::ID => Some(what.visit::<$game>()),)+
                _ => None,
            }
        }

        /// Does `what` with every game, in the order of [`NAMES`].
        pub fn with_all<V: Visit + Clone>(what: &V) -> [V::Output; NAMES.len()] {
            [$(what.clone().visit::<$game>()),+]
        }
    };
}

all!(registry {});

/// A number as it is told, in whole `parts` of one: a chance to win in 10,000ths, say.
#[must_use]
pub fn rounded(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}

/// All games, with what can be chosen in each.
#[must_use]
pub fn infos() -> [GameInfo; NAMES.len()] {
    with_all(&Info)
}

#[derive(Clone)]
struct Info;

impl Visit for Info {
    type Output = GameInfo;

    fn visit<G: Playable>(self) -> GameInfo {
        let variant = |name: &&str| VariantInfo {
            id: (*name).to_string(),
            players: G::Setup::PLAYERS.filter(|players| G::Setup::of(*players, name).is_ok()).collect(),
        };
        GameInfo {
            id: G::ID.to_string(),
            least: *G::Setup::PLAYERS.start(),
            most: *G::Setup::PLAYERS.end(),
            variants: G::Setup::VARIANTS.iter().map(variant).collect(),
            levels: std::iter::once("random").chain(G::rungs()).map(ToString::to_string).collect(),
            styles: G::styles()
                .into_iter()
                .map(|(name, like)| StyleInfo { name: name.into(), like: like.into() })
                .collect(),
            default_level: G::default_level().to_string(),
            in_order: G::Setup::all().iter().any(|setup| setup.timing().is_some()),
            lessons: G::course()
                .iter()
                .map(|lesson| LessonInfo {
                    id: lesson.id.to_string(),
                    minutes: lesson.minutes,
                    title: lesson.title(),
                    goal: lesson.goal(),
                })
                .collect(),
        }
    }
}
