//! How games are worded for people.
//!
//! The rules use types. Here types become [`Phrase`]s, which are independent of a language, and a [`Book`] renders
//! phrases in English, Polish or Japanese. The messages themselves are in `locales/`, one folder for each language, in
//! the Fluent format.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `phrase` | [`Phrase`]: a message's key and arguments |
//! | `question` | [`Question`]: a prompt as people see it, with every answer |
//! | `made` | [`Made`]: a move that was made, as its question offered it |
//! | `fact` | [`Fact`]: what answers cost and bring, typed for a board to draw |
//! | `lesson` | [`lesson::Lesson`]: a game taught at a real table |
//! | `catalog` | [`Catalog`]: every piece with its name and what it does |
//! | `book` | [`Language`] and [`Book`]: phrases rendered as text |
//! | `defenders/`, `race/`, `roll/` | [`Words`] of each game |
#![forbid(unsafe_code)]

mod book;
mod catalog;
mod defenders;
mod fact;
pub mod lesson;
mod made;
mod phrase;
mod question;
mod race;
mod roll;

pub use book::{Book, Language, UnknownLanguage};
pub use catalog::{Catalog, Line, Piece};
pub use fact::{Fact, Unit};
pub use made::Made;
pub use phrase::{Arg, Phrase, PieceName, slug};
pub use question::{Choice, Draft, DraftChange, DraftStep, Offer, Pick, Preset, Question, Target, Unavailable};

/// The games that have words: whoever needs no more of their rules than these types need not depend on their crates.
pub use {::defenders::Defenders, ::race::Race, ::roll::Roll};

use game::{Audience, Game, Seat};
use serde_json::Value;

/// A game that has words.
pub trait Words: Game {
    /// The name of the game.
    fn title() -> Phrase {
        Phrase::new(format!("{}-title", Self::ID))
    }

    /// The name of a variant, from [`game::Setup::VARIANTS`].
    fn variant(variant: &str) -> Phrase {
        Phrase::new(format!("{}-variants", Self::ID)).text("variant", variant)
    }

    /// The name of a kind of pieces, from [`Piece::kind`].
    fn kind(kind: &str) -> Phrase {
        Phrase::new(format!("{}-kinds", Self::ID)).text("kind", kind)
    }

    /// The part of the round in which a line of a piece matters, from [`Line::phase`].
    fn line_phase(phase: &str) -> Phrase {
        Phrase::new(format!("{}-line-phase", Self::ID)).text("phase", phase)
    }

    /// What happened. A private event may need its audience to say whose it is.
    fn event(event: &Self::Event, audience: Audience) -> Phrase;

    /// A move, as it follows a player's name: `keep Old Earth`.
    fn answer(answer: &Self::Move) -> Phrase;

    /// A move by a name short enough to be used in a sentence, where it is compared with another one.
    fn name(answer: &Self::Move) -> Phrase {
        Self::answer(answer)
    }

    /// A move in short, as far as it matters to the others: moves that differ only in details have the same summary.
    fn summary(answer: &Self::Move) -> Phrase {
        Self::answer(answer)
    }

    /// The summaries of moves with their total shares, the most likely first.
    fn summaries(answers: &[(Self::Move, f32)]) -> Vec<(Phrase, f32)> {
        let mut summaries: Vec<(Phrase, f32)> = Vec::new();
        for (answer, share) in answers {
            let summary = Self::summary(answer);
            match summaries.iter_mut().find(|(known, _)| *known == summary) {
                Some((_, known)) => *known += share,
                None => summaries.push((summary, *share)),
            }
        }
        summaries.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        summaries
    }

    /// Why a move is refused.
    fn illegal(why: &Self::Illegal) -> Phrase;

    /// A prompt as people see it.
    fn question(view: &Self::View, prompt: &Self::Prompt) -> Question;

    /// The current round and phase.
    fn step(view: &Self::View) -> Phrase;

    /// The part of the round that is played: a phase, or in a game of turns the player whose turn it is.
    fn phase(view: &Self::View) -> Phrase;

    /// Where a seat's points come from as things stand, piece by piece where pieces bring them. They add up to its
    /// score.
    fn points(view: &Self::View, seat: Seat) -> Vec<(Phrase, i32)>;

    /// The name of a source of points, from its key in [`game::ScoreLine`].
    fn source(key: &str) -> Phrase;

    /// So many points of a source that an answer brings: the number can have decimal places.
    fn gain(source: &str, number: Phrase) -> Phrase {
        Phrase::new(format!("{}-gain", Self::ID)).text("source", source).phrase("number", number)
    }

    /// The state of play for an observer, line by line.
    fn position(view: &Self::View) -> Vec<Phrase>;

    /// Every piece.
    fn catalog() -> Catalog;

    /// The steps of a composite answer, to be sent as a draft. `None` if it is not made step by step.
    fn steps(_answer: &Self::Move) -> Option<Value> {
        None
    }

    /// A composite answer after these steps: what can follow, or why the steps cannot be taken. `None` if answers to
    /// the prompt are not made step by step.
    fn draft(_prompt: &Self::Prompt, _steps: &Value) -> Option<Result<Draft, Phrase>> {
        None
    }
}
