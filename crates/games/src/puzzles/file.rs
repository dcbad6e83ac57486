//! [`Puzzle`]: a puzzle as it is stored.

use std::io::Read as _;
use std::sync::LazyLock;

use ai::Sieve;
use flate2::read::DeflateDecoder;
use game::{Observer, Record, RecordError, Seat, Setup as _, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::{Choice, Phrase};

use crate::Playable;

/// The version of the format.
pub const VERSION: u32 = 1;
pub(super) const FORMAT: &str = "orrery-puzzle";

/// A puzzle as it is stored. Its record ends where the seat decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Always `orrery-puzzle`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// Its id, which its file is named by.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The version of the program that found it.
    pub engine: String,
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// What it is about, such as `race-pay`.
    pub theme: String,
    /// From 1 to 3, by how often bots are wrong.
    pub difficulty: u8,
    /// Whether answers with the same summary count as one.
    pub by_summary: bool,
    /// The answers, the best first.
    pub answers: Vec<Answer>,
    /// What the best one brings, compared with the one that tempts most.
    pub because: Option<Phrase>,
    /// What the others will probably do.
    pub expected: Vec<Phrase>,
    /// How it was confirmed.
    pub confirmation: Confirmation,
    /// Setup, seed and moves up to the decision.
    pub record: Value,
}

/// An answer of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The move.
    pub answer: Value,
    /// Whether it is among the best.
    pub right: bool,
    /// The chance to win with it, on average.
    pub win: f64,
    /// The same in each of the searches.
    pub wins: Vec<f64>,
    /// The expected lead in points.
    pub lead: f64,
    /// How many of the bots chose it.
    pub tempted: Tempted<u32>,
    /// What it brings, compared with the best.
    pub because: Option<Phrase>,
}

/// A number for each kind of bot that is tempted.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tempted<T> {
    /// Of easy bots.
    pub easy: T,
    /// Of medium bots.
    pub medium: T,
}

/// How a puzzle was confirmed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// How many searches there were.
    pub runs: u32,
    /// In how many imagined games each tried every answer.
    pub samples: u32,
    /// What every other answer had to lose in each of them.
    pub margin: f64,
    /// What it lost at least.
    pub gap: f64,
    /// How often each bot was asked.
    pub tries: u32,
    /// The share that was wrong.
    pub wrong: Tempted<f64>,
}

/// Why a puzzle cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadPuzzle {
    /// It is not the JSON of a puzzle.
    #[error("it cannot be read: {0}")]
    Damaged(serde_json::Error),
    /// Another program wrote it.
    #[error("it is not a puzzle of version {VERSION}")]
    Foreign,
    /// Its record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seat is not asked where the record ends, or no longer what it was.
    #[error("where its record ends, seat {0} is not asked what the puzzle is about")]
    NotAsked(Seat),
    /// An answer is no move of the game, or the rules refuse it.
    #[error("answer {place} is not legal: {why}")]
    Illegal {
        /// Which one, from 1.
        place: usize,
        /// Why.
        why: String,
    },
}

/// The position of a puzzle.
pub struct Opened<G: Playable> {
    /// The whole state. Players see only the view of the seat.
    pub(super) state: G,
    pub(super) seat: Seat,
    pub(super) prompt: G::Prompt,
    /// What the seat has heard, with the round.
    pub(super) heard: Vec<(u32, Told<G::Event>)>,
    /// The answers as moves.
    pub(super) answers: Vec<G::Move>,
    by_summary: bool,
}

impl<G: Playable> Opened<G> {
    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.state.view(Observer::Seat(self.seat))
    }

    /// The seat that decides.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The place of an answer among those of the puzzle.
    #[must_use]
    pub fn place(&self, answer: &G::Move) -> Option<usize> {
        place::<G>(&self.answers, self.by_summary, answer)
    }
}

/// The place of an answer among others.
pub(super) fn place<G: Playable>(answers: &[G::Move], by_summary: bool, answer: &G::Move) -> Option<usize> {
    let is_same = |other: &G::Move| if by_summary { G::summary(other) == G::summary(answer) } else { other == answer };
    answers.iter().position(is_same)
}

/// Whether answers with the same summary count as one: there are too many to compare all, as with Roll's plans.
pub(super) fn is_by_summary<G: Playable>(view: &G::View, prompt: &G::Prompt) -> bool {
    matches!(G::question(view, prompt).choice, Choice::Draft { .. })
}

impl Puzzle {
    /// Reads a puzzle. [`Puzzle::open`] checks the rest.
    ///
    /// # Errors
    /// If the text is not a puzzle of this version.
    pub fn from_json(text: &str) -> Result<Self, BadPuzzle> {
        let puzzle: Self = serde_json::from_str(text).map_err(BadPuzzle::Damaged)?;
        if puzzle.format != FORMAT || puzzle.version != VERSION { Err(BadPuzzle::Foreign) } else { Ok(puzzle) }
    }

    /// The text of the puzzle, one line for each answer and move.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut fields = serde_json::to_value(self).expect("plain data can be written as JSON");
        let (answers, mut record) = (fields["answers"].take(), fields["record"].take());
        let (moves, head) = (record["moves"].take(), record.as_object_mut());
        if let Some(head) = head {
            head.remove("moves");
        }
        if let Some(fields) = fields.as_object_mut() {
            fields.remove("answers");
            fields.remove("record");
        }
        let lines = |list: &Value| {
            let lines: Vec<String> = list.as_array().into_iter().flatten().map(Value::to_string).collect();
            lines.join(",\n")
        };
        // Both go on after their first fields, so their last brace is left out.
        let [head, record] =
            [&fields, &record].map(|object| object.to_string().strip_suffix('}').unwrap_or_default().to_string());
        format!(
            "{head},\n\"answers\":[\n{}\n],\n\"record\":{record},\n\"moves\":[\n{}\n]}}}}\n",
            lines(&answers),
            lines(&moves)
        )
    }

    /// The position, with everything checked: the record replays, the seat is asked, and the answers are legal.
    ///
    /// # Errors
    /// What is wrong.
    pub fn open<G: Playable>(&self) -> Result<Opened<G>, BadPuzzle> {
        let record = Record::<G>::from_json(&self.record.to_string())?;
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let mut heard = Vec::new();
        let mut replay = record.replay_to(&mut told)?;
        let observer = Observer::Seat(self.seat);
        // What a move brings belongs to the round it was made in.
        let mut round = replay.game().round();
        loop {
            heard.extend(told.drain(..).filter(|told| observer.hears(told.audience)).map(|told| (round, told)));
            round = replay.game().round();
            if !replay.step(&mut told)? {
                break;
            }
        }
        let state = replay.finish()?;
        let is_setup = state.setup().players() == self.players && state.setup().variant() == self.variant;
        let prompt = state.prompt(self.seat).filter(|_| is_setup).ok_or(BadPuzzle::NotAsked(self.seat))?;
        let answers = self.answers.iter().enumerate().map(|(place, answer)| {
            let illegal = |why: String| BadPuzzle::Illegal { place: place + 1, why };
            let answer: G::Move =
                serde_json::from_value(answer.answer.clone()).map_err(|why| illegal(why.to_string()))?;
            state.clone().play(self.seat, &answer, &mut ()).map_err(|why| illegal(why.to_string()))?;
            Ok(answer)
        });
        let answers = answers.collect::<Result<_, BadPuzzle>>()?;
        Ok(Opened { state, seat: self.seat, prompt, heard, answers, by_summary: self.by_summary })
    }

    /// The place of the wrong answer that tempts most.
    #[must_use]
    pub fn tempting(&self) -> Option<usize> {
        let wrong = self.answers.iter().enumerate().filter(|(_, answer)| !answer.right);
        Sieve::tempting(wrong.map(|(place, answer)| (place, answer.tempted.easy + answer.tempted.medium)))
    }
}

/// The name and the text of every file in `puzzles/`, one after the other. The build script packs them.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/puzzles.deflate"));

/// The puzzles that are part of the program, by game and id. Those that cannot be read are left out here and reported by
/// the tests.
pub fn all() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let mut all: Vec<Puzzle> = files().iter().filter_map(|(_, text)| Puzzle::from_json(text).ok()).collect();
        let place = |puzzle: &Puzzle| crate::NAMES.iter().position(|name| *name == puzzle.game);
        all.retain(|puzzle| crate::RULES.contains(&(&puzzle.game, puzzle.rules)));
        all.sort_by(|one, other| (place(one), &one.id).cmp(&(place(other), &other.id)));
        all
    });
    &ALL
}

/// The files that are part of the program: their names and texts.
#[doc(hidden)]
#[must_use]
pub fn files() -> Vec<(String, String)> {
    let mut unpacked = String::new();
    DeflateDecoder::new(PACKED).read_to_string(&mut unpacked).expect("the build script packed it");
    let mut parts = unpacked.split_terminator('\0').map(str::to_string);
    std::iter::from_fn(|| parts.next().zip(parts.next())).collect()
}

/// The puzzle with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Puzzle> {
    all().iter().find(|puzzle| puzzle.id == id)
}
