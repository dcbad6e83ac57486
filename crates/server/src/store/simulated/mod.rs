//! A simulated disk: all rows in memory, seeded faults, and what a crash leaves.
//!
//! A write ends in one of these ways, as it does with SQLite's write-ahead log:
//!
//! - it succeeds, immediately or later;
//! - it fails, and nothing is kept: the disk is full, or a constraint is violated;
//! - it fails, but everything is kept: the failure came after the commit;
//! - its flush fails: nobody can read it, but a crash may bring it back, until the next write replaces it.
//!
//! A crash in the middle of a write keeps all of it or nothing. No part of a transaction is ever seen.

mod data;

use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::{Chance, Seed};
use tokio::time::sleep;

use super::{ChatRow, Due, Made, MatchHead, MatchRow, StoreError, Transaction};
use crate::limits::lock;
use data::Data;

/// How often things go wrong, in a thousand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// Writes that fail.
    pub writes: u32,
    /// Reads that fail.
    pub reads: u32,
    /// Writes and reads that take long.
    pub slow: u32,
    /// The longest they take, in milliseconds.
    pub slowest: u32,
    /// Whether the disk is full: every write fails.
    pub full: bool,
    /// Whether the file is not where it was opened.
    pub replaced: bool,
}

/// Deliberate misbehavior of a disk, to check that it is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sabotage {
    /// It acknowledges writes that a crash loses.
    KeepsTooLate,
    /// After a crash it has lost the last entry of every match.
    Forgets,
    /// After a crash it has lost the names of players.
    ForgetsNames,
    /// It does not store the state of matches.
    NoProgress,
    /// It stores people's moves as if they had had no choice.
    Alters,
    /// It breaks for good when everything else is repaired.
    Breaks,
}

/// What a disk has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DiskStats {
    /// Successful writes.
    pub kept: u64,
    /// Writes that failed.
    pub failed: u64,
    /// Reads that failed.
    pub failed_reads: u64,
    /// Failed or interrupted writes that a crash brought back.
    pub came_back: u64,
    /// Moves that bots made.
    pub bot_moves: u64,
}

/// Receives everything that a disk does.
pub type Journal = Arc<dyn Fn(&str) + Send + Sync>;

/// A disk that outlives the servers that use it.
#[derive(Clone)]
pub struct Disk(Arc<Mutex<Shared>>);

struct Shared {
    /// What is read.
    data: Data,
    /// What a crash leaves: the same, but for a disk that lies.
    safe: Data,
    /// A write that is under way or whose flush failed: a crash keeps it or not.
    doubtful: Option<Vec<Transaction>>,
    chance: Chance,
    faults: Faults,
    sabotage: Option<Sabotage>,
    journal: Journal,
    stats: DiskStats,
    /// Violations that servers found.
    complaints: Vec<String>,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Disk")
    }
}

/// How a write will end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WriteOutcome {
    Kept,
    Refused,
    KeptYetFailed,
    FlushFails,
}

fn failure(what: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Io(std::io::Error::other(what.to_string())))
}

impl Disk {
    /// An empty disk with seeded faults.
    #[must_use]
    pub fn new(seed: Seed, sabotage: Option<Sabotage>, journal: Journal) -> Self {
        Self(Arc::new(Mutex::new(Shared {
            data: Data::default(),
            safe: Data::default(),
            doubtful: None,
            chance: Chance::seeded(seed),
            faults: Faults::default(),
            sabotage,
            journal,
            stats: DiskStats::default(),
            complaints: Vec::new(),
        })))
    }

    /// Sets how often each fault occurs from now on.
    pub fn set_faults(&self, faults: Faults) {
        let mut shared = lock(&self.0);
        if shared.faults != faults {
            (shared.journal)(&format!("disk: {faults:?}"));
            shared.faults = faults;
        }
    }

    /// The server dies in the middle of its work.
    pub fn crash(&self) {
        let mut guard = lock(&self.0);
        let shared = &mut *guard;
        shared.data = shared.safe.clone();
        if let Some(doubtful) = shared.doubtful.take() {
            let comes_back = shared.chance.below(2) == 0;
            (shared.journal)(&format!("disk: a doubtful write is {}", if comes_back { "kept" } else { "lost" }));
            if comes_back && shared.write(&doubtful).is_ok() {
                shared.stats.came_back += 1;
                shared.flush();
            }
        }
        if shared.sabotage == Some(Sabotage::ForgetsNames) {
            shared.data.players.clear();
            shared.flush();
        }
        if shared.sabotage == Some(Sabotage::Forgets) {
            for found in shared.data.matches.values_mut() {
                Arc::make_mut(found).entries.pop_last();
            }
            shared.flush();
        }
    }

    /// Whether a crash at this moment may keep a write or lose it.
    #[must_use]
    pub fn is_in_doubt(&self) -> bool {
        lock(&self.0).doubtful.is_some()
    }

    /// What it has done so far.
    #[must_use]
    pub fn stats(&self) -> DiskStats {
        lock(&self.0).stats
    }

    /// The ids of all matches.
    #[must_use]
    pub fn matches(&self) -> Vec<String> {
        lock(&self.0).data.matches.keys().cloned().collect()
    }

    /// A player's stored name.
    #[must_use]
    pub fn name_of(&self, player: &str) -> Option<String> {
        lock(&self.0).safe.name(player)
    }

    /// The entries of a match, the last one first, as a crash at this moment would leave them.
    #[must_use]
    pub fn last_entries(&self, id: &str, most: usize) -> Vec<Arc<str>> {
        let shared = lock(&self.0);
        let found = shared.safe.matches.get(id);
        found.map_or_else(Vec::new, |found| found.entries.values().rev().take(most).cloned().collect())
    }

    /// The chat of a match, as a crash at this moment would leave it.
    pub(crate) fn safe_chat(&self, id: &str) -> Vec<ChatRow> {
        lock(&self.0).safe.chat(id)
    }

    /// Violations that servers found.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        lock(&self.0).complaints.clone()
    }

    pub(crate) fn complain(&self, what: String) {
        lock(&self.0).complaints.push(what);
    }

    /// A match as stored, without simulated read errors.
    pub(crate) fn peek(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        lock(&self.0).data.load(id)
    }

    /// How many entries a match is said to have.
    pub(crate) fn peek_count(&self, id: &str) -> Option<u32> {
        lock(&self.0).data.counted(id)
    }

    /// The row that lists show.
    pub(crate) fn peek_row(&self, id: &str) -> Option<MatchRow> {
        lock(&self.0).data.find(id)
    }

    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        self.read("connect", |_| Ok(())).await?;
        Ok(Connection(self.clone()))
    }

    pub(super) fn is_in_place(&self) -> Result<(), StoreError> {
        if lock(&self.0).faults.replaced { Err(StoreError::Replaced("the database".into())) } else { Ok(()) }
    }

    /// In normal operation nothing is in doubt: the leftovers of a failed flush are gone with the log.
    pub(super) fn close(&self) {
        lock(&self.0).doubtful = None;
    }

    async fn read<T>(&self, what: &str, read: impl FnOnce(&Data) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let (delay, fails) = {
            let mut shared = lock(&self.0);
            let faults = shared.faults;
            (shared.delay(), shared.chance.below(1000) < faults.reads)
        };
        pause(delay).await;
        let mut shared = lock(&self.0);
        if fails {
            shared.stats.failed_reads += 1;
            (shared.journal)(&format!("disk: {what} fails"));
            return Err(failure("simulated: reading failed"));
        }
        read(&shared.data)
    }
}

async fn pause(ms: u32) {
    if ms > 0 {
        sleep(Duration::from_millis(ms.into())).await;
    }
}

impl Shared {
    /// How long the next operation takes, in milliseconds.
    fn delay(&mut self) -> u32 {
        let is_slow = self.chance.below(1000) < self.faults.slow;
        if is_slow { 1 + self.chance.below(self.faults.slowest.max(1)) } else { self.chance.below(3) }
    }

    fn write_outcome(&mut self) -> WriteOutcome {
        let fails = self.chance.below(1000) < self.faults.writes;
        let how = self.chance.below(3);
        match how {
            _ if self.sabotage == Some(Sabotage::Breaks) && self.faults == Faults::default() => WriteOutcome::Refused,
            _ if self.faults.full => WriteOutcome::Refused,
            _ if !fails => WriteOutcome::Kept,
            0 => WriteOutcome::Refused,
            1 => WriteOutcome::KeptYetFailed,
            _ => WriteOutcome::FlushFails,
        }
    }

    fn write(&mut self, all: &[Transaction]) -> Result<(), StoreError> {
        let mut copy = self.data.clone();
        copy.write(all, self.sabotage == Some(Sabotage::NoProgress))?;
        self.data = copy;
        let by_bots = all.iter().flat_map(|one| &one.entries).filter(|row| is_of_bot(&row.entry)).count();
        self.stats.bot_moves += by_bots as u64;
        Ok(())
    }

    /// What can be read is durable now.
    fn flush(&mut self) {
        self.safe = self.data.clone();
    }
}

fn is_of_bot(entry: &str) -> bool {
    entry.contains(r#""by":"bot""#) || entry.contains(r#""by":"stand_in""#)
}

/// A connection that writes.
#[derive(Debug)]
pub(crate) struct Connection(Disk);

impl Connection {
    pub(super) async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        let mut all: Vec<Transaction> = all.iter().map(|one| (*one).clone()).collect();
        let (before, after, write_outcome, earlier) = {
            let mut shared = lock(&self.0.0);
            if shared.sabotage == Some(Sabotage::Alters) {
                all.iter_mut().flat_map(|one| &mut one.entries).for_each(|row| {
                    row.entry = row.entry.replace(r#","by":"person""#, r#","by":"automatic""#);
                });
            }
            let earlier = shared.doubtful.replace(all.clone());
            (shared.delay(), shared.delay() / 2, shared.write_outcome(), earlier)
        };
        pause(before).await;
        let result = self.decide(&all, write_outcome, earlier);
        // Decide whether it is durable before telling anyone.
        pause(after).await;
        result
    }

    fn decide(
        &self,
        all: &[Transaction],
        write_outcome: WriteOutcome,
        earlier: Option<Vec<Transaction>>,
    ) -> Result<(), StoreError> {
        let mut shared = lock(&self.0.0);
        let result = match write_outcome {
            WriteOutcome::Kept | WriteOutcome::KeptYetFailed => {
                shared.doubtful = None;
                shared.write(all)
            }
            WriteOutcome::Refused => {
                shared.doubtful = earlier;
                Err(failure("simulated: the disk is full"))
            }
            // It stays in doubt: a crash may bring it back until something else is written.
            WriteOutcome::FlushFails => Err(failure("simulated: the flush failed")),
        };
        (shared.journal)(&format!(
            "disk: {} {write_outcome:?} {}",
            summary(all),
            if result.is_ok() { "" } else { "fails" }
        ));
        // A lying disk flushes now and then.
        let lies = shared.sabotage == Some(Sabotage::KeepsTooLate) && shared.chance.below(8) != 0;
        if result.is_ok() && !lies {
            shared.flush();
        }
        let result = if write_outcome == WriteOutcome::KeptYetFailed && result.is_ok() {
            Err(failure("simulated: failed after it was kept"))
        } else {
            result
        };
        if result.is_ok() {
            shared.stats.kept += 1;
        } else {
            shared.stats.failed += 1;
        }
        result
    }
}

/// The contents of a batch, for the journal.
fn summary(all: &[Transaction]) -> String {
    let entries = all.iter().flat_map(|one| &one.entries).map(|row| {
        let what = row.entry.split_once("\"what\":{\"").and_then(|(_, rest)| rest.split('"').next());
        format!("{}#{} {}", &row.match_id[..4], row.number, what.unwrap_or_default())
    });
    let changes = all.iter().flat_map(|one| &one.changes).map(|change| format!("{change:?}"));
    let names = all.iter().flat_map(|one| &one.names).map(|(_, name)| format!("name {name}"));
    let lines: Vec<String> = entries.chain(changes).chain(names).collect();
    if lines.is_empty() { "writes".to_string() } else { format!("writes {}", lines.join(", ")) }
}

/// What `Store` reads.
impl Disk {
    pub(super) async fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        self.read("load", |data| data.load(id)).await
    }

    pub(super) async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.read("fact", |data| Ok(data.facts.get(name).cloned())).await
    }

    pub(super) async fn name(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read("name", |data| Ok(data.name(id))).await
    }

    pub(super) async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.read("find", |data| Ok(data.find(id))).await
    }

    pub(super) async fn of_player(&self, player: &str, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        self.read("of_player", |data| Ok(data.of_player(player, most))).await
    }

    pub(super) async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        self.read("lobby", |data| Ok(data.lobby(most))).await
    }

    pub(super) async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        self.read("watchable", |data| Ok(data.watchable(most))).await
    }

    pub(super) async fn seat_of_token(&self, hash: &str) -> Result<Option<(String, u8)>, StoreError> {
        self.read("seat_of_token", |data| Ok(data.seat_of_token(hash))).await
    }

    pub(super) async fn handover(&self, hash: &str, since: u64) -> Result<Option<(String, u8)>, StoreError> {
        self.read("handover", |data| Ok(data.handover(hash, since))).await
    }

    pub(super) async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        self.read("chat", |data| Ok(data.chat(id))).await
    }

    pub(super) async fn review(&self, id: &str) -> Result<Option<(u32, String)>, StoreError> {
        self.read("review", |data| Ok(data.review(id))).await
    }

    pub(super) async fn recovery(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.read("recovery", |data| Ok(data.recovery(hash))).await
    }

    pub(super) async fn has_recovery(&self, player: &str) -> Result<bool, StoreError> {
        self.read("has_recovery", |data| Ok(data.has_recovery(player))).await
    }

    pub(super) async fn made(&self, owner: &str, client: &str, since: u64) -> Result<[Made; 2], StoreError> {
        self.read("made", |data| Ok(data.made(owner, client, since))).await
    }

    pub(super) async fn due(&self, now: u64, after: Option<Due>, most: u32) -> Result<Vec<Due>, StoreError> {
        self.read("due", |data| Ok(data.due(now, after.as_ref(), most))).await
    }
}
