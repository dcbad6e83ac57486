//! A training run in progress, as bytes, so an interrupted run can resume as if nothing had happened.

use game::Setup as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::memory::Memory;
use super::{Trainer, Training};
use crate::net::Header;
use crate::searchable::Searchable;

const MAGIC: &str = "orrery-training 2 ";
const HASH: usize = 32;

#[derive(Serialize, Deserialize)]
struct Head {
    header: Header,
    games: u64,
    #[serde(rename = "quick_games")]
    heuristic_games: u64,
    samples: u32,
    passes: u32,
    steps: i32,
}

/// Why a training run cannot resume from these bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCheckpoint {
    /// They are something else, or damaged.
    #[error("the checkpoint is damaged")]
    Damaged,
    /// They belong to another training run.
    #[error("the checkpoint belongs to another training ({0})")]
    Other(String),
}

impl<G: Searchable> Trainer<G> {
    /// Everything needed to resume later.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let Training { games, heuristic_games, samples, passes, .. } = self.training;
        let head = Head { header: self.header(), games, heuristic_games, samples, passes, steps: self.learner.steps() };
        let mut bytes = MAGIC.as_bytes().to_vec();
        bytes.extend(serde_json::to_vec(&head).unwrap_or_default());
        bytes.push(b'\n');
        bytes.extend(self.learner.numbers().flat_map(f32::to_le_bytes));
        bytes.extend(self.memory.to_bytes());
        let hash = Sha256::digest(&bytes);
        bytes.extend_from_slice(&hash);
        bytes
    }

    /// Resumes from a checkpoint of the same training run.
    ///
    /// # Errors
    /// [`BadCheckpoint`] if it is damaged, or belongs to another training run.
    pub fn resume(&mut self, bytes: &[u8]) -> Result<(), BadCheckpoint> {
        let end = bytes.len().checked_sub(HASH).ok_or(BadCheckpoint::Damaged)?;
        let (told, hash) = bytes.split_at(end);
        if !told.starts_with(MAGIC.as_bytes()) || Sha256::digest(told).as_slice() != hash {
            return Err(BadCheckpoint::Damaged);
        }
        let told = &told[MAGIC.len()..];
        let end = told.iter().position(|&byte| byte == b'\n').ok_or(BadCheckpoint::Damaged)?;
        let head: Head = serde_json::from_slice(&told[..end]).map_err(|_| BadCheckpoint::Damaged)?;
        let Training { games, heuristic_games, samples, passes, .. } = self.training;
        let wanted = Header { games: head.header.games, ..self.header() };
        let same =
            (head.games, head.heuristic_games, head.samples, head.passes) == (games, heuristic_games, samples, passes);
        if head.header != wanted || !same {
            let Header { game, players, variant, seed, .. } = head.header;
            let what = format!("{game}, {players} players, {variant}, {} games, seed {seed}", head.games);
            return Err(BadCheckpoint::Other(what));
        }
        let told = &told[end + 1..];
        let (numbers, games) =
            told.split_at_checked(4 * self.learner.numbers().count()).ok_or(BadCheckpoint::Damaged)?;
        let memory = Memory::from_bytes(games).ok_or(BadCheckpoint::Damaged)?;
        let numbers: Vec<f32> = numbers.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect();
        self.learner.restore(&numbers, head.steps).ok_or(BadCheckpoint::Damaged)?;
        self.memory = memory;
        self.played = head.header.games;
        debug_assert_eq!(usize::from(self.training.setup.players()), self.net().shape().players);
        Ok(())
    }
}
