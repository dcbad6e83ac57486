//! [`Question`]: a prompt as people see it: one sentence, and answers to choose from.
//!
//! The page shows questions and sends answers back unchanged. It knows no rules: every answer it can send, and what
//! each would bring, is derived from the prompt here.

use game::{Chance, Imagine, Observer, Seed, View as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fact, Phrase};

/// The target of an answer that belongs to no piece: the page puts it in the strip.
pub(crate) const CONFIRM: &str = "confirm";

/// A prompt as people see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Question {
    /// What is asked, and why now, in one sentence.
    pub ask: Phrase,
    /// The breakdown of its numbers.
    pub details: Vec<Phrase>,
    /// What giving an answer is called, for a button: one or two words.
    pub verb: Phrase,
    /// Whether it completes the answer before it, as a payment does: both are confirmed together.
    pub is_part: bool,
    /// The answers.
    pub choice: Choice,
    /// Whole sets of answers to this question and those that follow it, each by a criterion that anyone could check.
    pub presets: Vec<Preset>,
    /// Answers that only a later question asks for, each with those that lead to it: pieces that belong to the later one can be
    /// chosen now, and the rest of it follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Preset>,
}

/// Answers to a question and to those that follow it, put together by a stated criterion. It is no advice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Preset {
    /// The moves, to be sent together and unchanged.
    pub moves: Vec<Value>,
    /// What they are, short enough for a button.
    pub label: Phrase,
    /// Each of them in words.
    pub details: Vec<Phrase>,
    /// What they bring together, in numbers.
    pub facts: Vec<Fact>,
    /// The places on the board that they use.
    pub on: Vec<Target>,
    /// Whether a question follows that completes them, as a payment does: all are confirmed together.
    pub is_open: bool,
    /// Whether they cannot be taken back: they draw or reveal something, or end the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
}

/// Whether these answers, given one after the other by the seat of a view, cannot be taken back.
pub(crate) fn is_final<G: Imagine>(view: &G::View, answers: &[G::Move]) -> bool {
    let Observer::Seat(seat) = view.observer() else { return false };
    let mut game = G::imagine(view, Chance::seeded(Seed::from_number(0)));
    answers.iter().any(|answer| game::play_for_good(&mut game, seat, answer) == Ok(true))
}

impl Question {
    /// A question that stands alone. `verb` is the message of the game's verbs with the kind of question.
    #[must_use]
    pub fn new(ask: Phrase, choice: Choice) -> Self {
        Self {
            ask,
            details: Vec::new(),
            verb: Phrase::new(""),
            is_part: false,
            choice,
            presets: Vec::new(),
            ahead: Vec::new(),
        }
    }

    /// Sets the breakdown of its numbers.
    #[must_use]
    pub fn details(mut self, details: Vec<Phrase>) -> Self {
        self.details = details;
        self
    }

    /// Sets what giving an answer is called.
    #[must_use]
    pub fn verb(mut self, game: &str, kind: &'static str) -> Self {
        self.verb = Phrase::new(format!("{game}-verb")).text("kind", kind);
        self
    }

    /// Sets whether it completes the answer before it.
    #[must_use]
    pub fn part(mut self, is_part: bool) -> Self {
        self.is_part = is_part;
        self
    }
}

/// How an answer is given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Choice {
    /// One of these answers.
    One {
        /// What can be chosen.
        offers: Vec<Offer>,
        /// What cannot be chosen now, and why.
        unavailable: Vec<Unavailable>,
    },
    /// Some of these pieces. Several picks are alternatives, of which one is taken.
    Some {
        /// The ways.
        picks: Vec<Pick>,
    },
    /// Step by step: each step is sent as a draft and the reply says what can follow.
    Draft {
        /// The draft before the first step.
        draft: Draft,
    },
}

/// An answer that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Offer {
    /// The move, to be sent unchanged; null if pieces must be picked for it.
    pub answer: Value,
    /// The pieces to pick for it, if any.
    pub pick: Option<Pick>,
    /// What it is, short enough for a button.
    pub label: Phrase,
    /// What it costs and brings, with reasons.
    pub details: Vec<Phrase>,
    /// What it costs and brings, in numbers.
    pub facts: Vec<Fact>,
    /// Its places on the board: see [`Target`].
    pub on: Vec<Target>,
    /// Answers to what follows it, whatever happens in between. They can be sent with it, or left for later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub then: Option<Preset>,
}

/// What cannot be chosen now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Unavailable {
    /// What it would be.
    pub label: Phrase,
    /// Why it cannot be chosen.
    pub why: Phrase,
    /// What it would take, in numbers. The deciding one comes first.
    pub facts: Vec<Fact>,
    /// Its places on the board.
    pub on: Vec<Target>,
}

/// Pieces to pick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Pick {
    /// What picking does, short enough for a button.
    pub label: Phrase,
    /// What it costs and brings, with reasons.
    pub details: Vec<Phrase>,
    /// What it costs and brings, in numbers.
    pub facts: Vec<Fact>,
    /// The pieces, by their ids in moves.
    pub from: Vec<String>,
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// The move, with an empty list where the picked pieces go.
    pub answer: Value,
    /// The place of the list, as a JSON pointer.
    pub slot: String,
    /// Its places on the board.
    pub on: Vec<Target>,
}

/// A composite answer in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Draft {
    /// Its progress, in the game's own format.
    pub state: Value,
    /// What can be done next.
    pub steps: Vec<DraftStep>,
    /// What can be done instead of the steps so far, or with several steps at once.
    pub changes: Vec<DraftChange>,
    /// The move, if it can be finished now.
    pub finish: Option<Value>,
    /// What is put together so far, if anything is.
    pub said: Option<Phrase>,
}

/// A list of steps that replaces those so far. Steps that do not fit it are left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct DraftChange {
    /// All steps, to be sent unchanged.
    pub steps: Vec<Value>,
    /// What it is.
    pub label: Phrase,
    /// Its places on the board. If these are exactly what was touched, it is meant.
    pub on: Vec<Target>,
}

/// What can be done next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct DraftStep {
    /// The step, to be sent unchanged.
    pub step: Value,
    /// What it is.
    pub label: Phrase,
    /// Its places on the board.
    pub on: Vec<Target>,
}

/// A thing on the board that an answer belongs to, such as `card:Epsilon Eridani` or `place:4`. The page marks the
/// thing with the same text. A click on it chooses among the answers that name it.
pub type Target = String;

impl Offer {
    /// An answer without further details.
    #[must_use]
    pub fn new(answer: &impl Serialize, label: Phrase) -> Self {
        let (details, facts, on) = (Vec::new(), Vec::new(), Vec::new());
        Self { answer: json(answer), pick: None, label, details, facts, on, then: None }
    }

    /// An answer that takes pieces.
    #[must_use]
    pub fn picking(pick: Pick) -> Self {
        let (label, details) = (pick.label.clone(), pick.details.clone());
        let (facts, on) = (pick.facts.clone(), pick.on.clone());
        Self { answer: Value::Null, pick: Some(pick), label, details, facts, on, then: None }
    }

    /// Sets what it costs and brings.
    #[must_use]
    pub fn details(mut self, details: Vec<Phrase>) -> Self {
        self.details = details;
        self
    }

    /// Adds these facts.
    #[must_use]
    pub fn facts(mut self, facts: impl IntoIterator<Item = Fact>) -> Self {
        self.facts.extend(facts);
        self
    }

    /// Sets the answers to what follows it.
    #[must_use]
    pub fn then(mut self, then: Option<Preset>) -> Self {
        self.then = then;
        self
    }

    /// Adds a place on the board.
    #[must_use]
    pub fn on(mut self, target: impl Into<Target>) -> Self {
        self.on.push(target.into());
        self
    }
}

/// Moves are plain data, so writing them cannot fail.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}
