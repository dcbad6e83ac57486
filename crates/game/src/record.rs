//! [`Record`]: setup, seed and moves. Everything else about a game follows from them.
//!
//! A record carries a digest for every move, which covers all events so far. A rules change that alters an old game, or a
//! change to the file, is detected at the first move where it matters.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Audience, BadSetup, Chance, Game, Outcome, Seat, Seed, Setup, Sink, Told};

/// The version of the file format.
pub const FORMAT_VERSION: u32 = 1;
const FORMAT: &str = "orrery-record";

/// A digest of all events up to some point, as 16 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

impl Digest {
    fn of(parts: &[&[u8]]) -> Self {
        let mut hasher = Sha256::new();
        for part in parts {
            // The length keeps two neighbors from trading bytes.
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        let mut text = String::with_capacity(16);
        for byte in hasher.finalize().iter().take(8) {
            let _ = write!(text, "{byte:02x}");
        }
        Self(text)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<M> {
    /// Who moved.
    pub seat: Seat,
    /// The answer.
    #[serde(rename = "move")]
    pub answer: M,
    /// A digest of all events so far, including this move's.
    pub digest: Digest,
}

/// Setup, seed and moves of one game.
///
/// ```
/// use game::{Game, Legal, Record, Recording, Seed, Setup};
/// use testkit::high_card::{HighCard, HighCardSetup};
///
/// let mut recording = Recording::<HighCard>::start(HighCardSetup::of(2, "base")?, Seed::from_number(1), &mut ())?;
/// while let Some(seat) = recording.game().asked().first() {
///     let prompt = recording.game().prompt(seat).unwrap();
///     recording.play(seat, &HighCard::moves(&prompt)[0], &mut ())?;
/// }
/// let text = recording.record().to_json();
/// let record = Record::<HighCard>::from_json(&text)?;
/// assert_eq!(record.replay()?.finish()?, *recording.game());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// The random seed.
    pub seed: Seed,
    /// The digest of the deal.
    pub start: Digest,
    /// The moves in the order they were made.
    pub moves: Vec<Entry<G::Move>>,
    /// The result, if the game was finished.
    pub outcome: Option<Outcome>,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The text ends in the middle.
    #[error("the record is cut off at line {line}: it was not stored or copied to its end")]
    Truncated {
        /// Where the text ends.
        line: usize,
    },
    /// The text is not JSON, or not JSON of a record's shape.
    #[error("the record is damaged: {0}")]
    Damaged(serde_json::Error),
    /// JSON, but something else.
    #[error("this is not an Orrery record: it lacks \"format\": \"{FORMAT}\"")]
    Foreign,
    /// A newer program wrote it.
    #[error("the record has format version {found}, this program reads version {FORMAT_VERSION}: use a newer orrery")]
    Format {
        /// The version in the file.
        found: u32,
    },
    /// A different game than expected.
    #[error("this is a record of \"{found}\", not of \"{expected}\"")]
    Game {
        /// The game in the file.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// The rules have changed since.
    #[error("the record was played by rules version {found} of {game}, this program plays version {current}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The version in the file.
        found: u32,
        /// The version of this program.
        current: u32,
    },
    /// The setup is not playable.
    #[error("the record's setup cannot be played: {0}")]
    Setup(BadSetup),
    /// The deal is not what the record says.
    #[error("the record was altered: its setup or seed does not lead to the deal it was stored with")]
    StartDiffers,
    /// A move that the rules refuse.
    #[error("move {index} (seat {seat}) is not legal: {reason}")]
    Illegal {
        /// Which move, from 1.
        index: usize,
        /// Whose.
        seat: Seat,
        /// Why it is refused.
        reason: String,
    },
    /// A move with different consequences than recorded.
    #[error(
        "the record was altered at or before move {index}: what happens is not what was stored ({found}, stored {stored})"
    )]
    Differs {
        /// Which move, from 1.
        index: usize,
        /// The digest it leads to.
        found: Digest,
        /// The digest in the file.
        stored: Digest,
    },
    /// A finished game whose moves do not finish it, or lead to a different result.
    #[error("the record was altered: its {moves} moves do not lead to the result it was stored with")]
    OutcomeDiffers {
        /// How many moves there are.
        moves: usize,
    },
}

impl RecordError {
    fn reading(error: serde_json::Error) -> Self {
        if error.is_eof() { Self::Truncated { line: error.line() } } else { Self::Damaged(error) }
    }
}

#[derive(Serialize)]
struct Head<'a, S> {
    format: &'a str,
    version: u32,
    game: &'a str,
    rules: u32,
    setup: &'a S,
    seed: Seed,
}

/// The head of a record, the same for all games.
#[derive(Deserialize)]
struct Label {
    format: Option<String>,
    version: Option<u32>,
    game: Option<String>,
    rules: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "S: Deserialize<'de>, M: Deserialize<'de>"))]
struct Stored<S, M> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    setup: S,
    seed: Seed,
    start: Digest,
    moves: Vec<Entry<M>>,
    outcome: Option<Outcome>,
}

/// The id of the game that a record's text belongs to.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    label(text)?.game.ok_or(RecordError::Foreign)
}

fn label(text: &str) -> Result<Label, RecordError> {
    let value: serde_json::Value = serde_json::from_str(text).map_err(RecordError::reading)?;
    let label: Label = serde_json::from_value(value).map_err(|_| RecordError::Foreign)?;
    if label.format.as_deref() != Some(FORMAT) {
        return Err(RecordError::Foreign);
    }
    match label.version {
        Some(FORMAT_VERSION) => Ok(label),
        Some(found) => Err(RecordError::Format { found }),
        None => Err(RecordError::Foreign),
    }
}

impl<G: Game> Record<G> {
    /// Reads a record. [`Record::replay`] checks its moves.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let label = label(text)?;
        let (found, rules) = (label.game.ok_or(RecordError::Foreign)?, label.rules.ok_or(RecordError::Foreign)?);
        if found != G::ID {
            return Err(RecordError::Game { found, expected: G::ID });
        }
        if rules != G::RULES_VERSION {
            return Err(RecordError::Rules { game: G::ID, found: rules, current: G::RULES_VERSION });
        }
        let stored: Stored<G::Setup, G::Move> = serde_json::from_str(text).map_err(RecordError::reading)?;
        stored.setup.check().map_err(RecordError::Setup)?;
        let Stored { setup, seed, start, moves, outcome, .. } = stored;
        Ok(Self { setup, seed, start, moves, outcome })
    }

    /// The text of the record, one line for each move.
    #[must_use]
    pub fn to_json(&self) -> String {
        let head = json(&head::<G>(&self.setup, self.seed));
        // The head without its closing brace goes on with the rest of the record.
        let mut text = format!("{},\n\"start\":{},\n\"moves\":[", &head[..head.len() - 1], json(&self.start));
        for (index, entry) in self.moves.iter().enumerate() {
            text.push_str(if index == 0 { "\n" } else { ",\n" });
            text.push_str(&json(entry));
        }
        let _ = write!(text, "\n],\n\"outcome\":{}}}\n", json(&self.outcome));
        text
    }

    /// Starts replaying the record from the deal.
    pub fn replay(&self) -> Result<Replay<'_, G>, RecordError> {
        self.replay_to(&mut ())
    }

    /// [`Record::replay`], reporting the deal.
    pub fn replay_to(&self, out: &mut impl Sink<G::Event>) -> Result<Replay<'_, G>, RecordError> {
        let recording = Recording::start(self.setup.clone(), self.seed, out).map_err(RecordError::Setup)?;
        if recording.record.start != self.start {
            return Err(RecordError::StartDiffers);
        }
        if self.moves.is_empty() && self.outcome != recording.record.outcome {
            return Err(RecordError::OutcomeDiffers { moves: 0 });
        }
        Ok(Replay { record: self, recording })
    }
}

fn head<G: Game>(setup: &G::Setup, seed: Seed) -> Head<'_, G::Setup> {
    Head { format: FORMAT, version: FORMAT_VERSION, game: G::ID, rules: G::RULES_VERSION, setup, seed }
}

/// Our own types have no maps with keys that JSON cannot express, so writing them cannot fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written as JSON")
}

/// A game in progress with its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording<G: Game> {
    game: G,
    record: Record<G>,
}

impl<G: Game> Recording<G> {
    /// Deals a game and starts its record.
    pub fn start(setup: G::Setup, seed: Seed, out: &mut impl Sink<G::Event>) -> Result<Self, BadSetup> {
        let mut overheard = Overheard { told: Vec::new(), out };
        let game = G::new(&setup, Chance::seeded(seed), &mut overheard)?;
        let head = json(&head::<G>(&setup, seed));
        let start = Digest::of(&[head.as_bytes(), json(&overheard.told).as_bytes()]);
        let outcome = game.outcome();
        Ok(Self { game, record: Record { setup, seed, start, moves: Vec::new(), outcome } })
    }

    /// The current state of the game.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Plays a move and records it. On `Err` nothing has changed.
    pub fn play(&mut self, seat: Seat, answer: &G::Move, out: &mut impl Sink<G::Event>) -> Result<(), G::Illegal> {
        let mut overheard = Overheard { told: Vec::new(), out };
        self.game.play(seat, answer, &mut overheard)?;
        let before = self.record.moves.last().map_or(&self.record.start, |entry| &entry.digest);
        let what = (seat, answer, &overheard.told);
        let digest = Digest::of(&[before.0.as_bytes(), json(&what).as_bytes()]);
        self.record.moves.push(Entry { seat, answer: answer.clone(), digest });
        self.record.outcome = self.game.outcome();
        Ok(())
    }
}

/// Receives every event, for any audience, and passes it on.
struct Overheard<'a, E, S> {
    told: Vec<Told<E>>,
    out: &'a mut S,
}

impl<E: Clone, S: Sink<E>> Sink<E> for Overheard<'_, E, S> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let event = event();
        self.out.tell(audience, || event.clone());
        self.told.push(Told { audience, event });
    }
}

/// A record being replayed, move by move.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    recording: Recording<G>,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The current state of the game.
    #[must_use]
    pub fn game(&self) -> &G {
        self.recording.game()
    }

    /// How many moves have been played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.recording.record().moves.len()
    }

    /// The move that [`Replay::step`] would play.
    #[must_use]
    pub fn next_move(&self) -> Option<&'a Entry<G::Move>> {
        self.record.moves.get(self.played())
    }

    /// Plays the next move. Returns `false` when there is none left.
    pub fn step(&mut self, out: &mut impl Sink<G::Event>) -> Result<bool, RecordError> {
        let index = self.played() + 1;
        let Some(entry) = self.next_move() else {
            return Ok(false);
        };
        self.recording.play(entry.seat, &entry.answer, out).map_err(|illegal| RecordError::Illegal {
            index,
            seat: entry.seat,
            reason: illegal.to_string(),
        })?;
        let found = &self.recording.record().moves[index - 1].digest;
        if *found != entry.digest {
            let (found, stored) = (found.clone(), entry.digest.clone());
            return Err(RecordError::Differs { index, found, stored });
        }
        if index == self.record.moves.len() && self.record.outcome != self.recording.record().outcome {
            return Err(RecordError::OutcomeDiffers { moves: index });
        }
        Ok(true)
    }

    /// Plays all remaining moves and returns the final state.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step(&mut ())? {}
        Ok(self.recording.game)
    }
}
