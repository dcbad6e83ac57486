//! The storage: a SQLite database in the data folder, or a PostgreSQL database.
//!
//! All writes go through one task, which combines pending writes into one transaction (`writer`). Reads use other connections.
//! Every acknowledged write survives `kill -9` and a power cut: the write-ahead log is flushed to disk with every
//! transaction (`synchronous=FULL`, `synchronous_commit=on`). Many matches share a flush, so that costs little.
//!
//! | folder | what it holds |
//! | --- | --- |
//! | `sql/` | every statement, said once for both databases |
//! | `sqlite/` | the files in the data folder |
//! | `postgres/` | connecting, and holding the database against other servers |
//! | `simulated/` | a disk for the crate `simulation` |
//! | `transfer` | moving everything from one database to another |
//!
//! **A connection that failed once is not trusted again.** After any failed write it is discarded, and nothing is acknowledged
//! until a new connection has written something and another has read it back. Until then [`Health`] is bad, writes are refused
//! at once, and reads continue. `docs/reliability.md` lists the guarantees and how they are tested.

mod disk;
mod health;
mod postgres;
mod rows;
#[cfg(feature = "simulation")]
pub(crate) mod simulated;
mod sql;
mod sqlite;
mod transfer;
mod writer;

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::watch;
use crate::world::World;

pub(crate) use disk::Disk;
pub(crate) use health::{Health, WriterStatus};
pub(crate) use postgres::{Beat, Claim, HELD_AFTER_KILL, HOLDER, Member, Postgres, Roster};
pub use postgres::{DatabaseAddress, PostgresError};
pub(crate) use rows::{
    Begun, BlockRow, Change, ChatRow, EntryRow, Fence, MatchFilter, MatchHead, MatchRow, NewMatchRow, PlayerRow,
    Progress, SeatRow, Transaction,
};
pub(crate) use sql::{Archive, Counts, Kept, Listed};
pub(crate) use sqlite::{DATABASE, LOG, SHARED, Sqlite};
pub(crate) use transfer::{Source, Standing, Target, Transfer};
use writer::{Job, Writer};

/// The fact that a probe writes.
pub(crate) const PROBE: &str = "probe";

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The PostgreSQL database cannot be used.
    #[error(transparent)]
    Postgres(#[from] PostgresError),
    /// The file is not where it was opened.
    #[error("{0} was removed or replaced while it was open: put it back, or restart the server")]
    Replaced(String),
    /// What was written could not be read back.
    #[error("what was written could not be read back")]
    NotReadBack,
    /// Nothing can be stored at the moment, so nothing was tried.
    #[error("nothing can be kept at the moment: {0}")]
    Unhealthy(String),
    /// The writer is gone.
    #[error("the writer has stopped")]
    Stopped,
    /// Another node has taken a match over, so nothing was written.
    #[error("another node has taken over {0}")]
    TakenOver(String),
    /// The database contains something that this program does not write.
    #[error("damaged: {0}")]
    Damaged(String),
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) disk: Disk,
    writer: mpsc::Sender<Job>,
    writer_status: Arc<WriterStatus>,
    metrics: Arc<Metrics>,
}

/// Reads from the backend that holds the data.
macro_rules! read {
    ($store:ident.$read:ident($($argument:expr),*)) => {
        match &$store.disk {
            Disk::Sqlite(Sqlite { reader, .. }) | Disk::Postgres(Postgres { reader, .. }) => {
                reader.$read($($argument),*).await
            }
            #[cfg(feature = "simulation")]
            Disk::Simulated(disk) => disk.$read($($argument),*).await,
        }
    };
}

/// Reads what only a host needs, which is not part of a simulation.
macro_rules! read_for_host {
    ($store:ident.$read:ident($($argument:expr),*)) => {
        match &$store.disk {
            Disk::Sqlite(Sqlite { reader, .. }) | Disk::Postgres(Postgres { reader, .. }) => {
                reader.$read($($argument),*).await
            }
            #[cfg(feature = "simulation")]
            Disk::Simulated(_) => Err(StoreError::Damaged("a simulation has no host".into())),
        }
    };
}

impl Store {
    /// Starts to write, once something that was written could be read back.
    pub(crate) async fn on(disk: Disk, world: &World, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let (writer, jobs) = mpsc::channel(1024);
        let writer_status = Arc::new(WriterStatus::default());
        let task = Writer::new(disk.clone(), world.clone(), Arc::clone(&writer_status), Arc::clone(&metrics)).await?;
        tokio::spawn(task.run(jobs));
        Ok(Self { disk, writer, writer_status, metrics })
    }

    /// Whether writes are stored, now and whenever that changes.
    pub(crate) fn health(&self) -> watch::Receiver<Health> {
        self.writer_status.watch()
    }

    /// The status of the writer.
    pub(crate) fn writer_status(&self) -> &WriterStatus {
        &self.writer_status
    }

    /// Whether the database may be an older one after an interruption: another machine may have taken the place of the one that
    /// failed. Files stay what they are.
    pub(crate) fn may_be_older_afterwards(&self) -> bool {
        matches!(self.disk, Disk::Postgres(_))
    }

    /// The number of pending writes.
    pub(crate) fn waiting(&self) -> usize {
        self.writer.max_capacity() - self.writer.capacity()
    }

    /// Stores all of this, and returns once it is durable.
    pub(crate) async fn write(&self, transaction: impl Into<Transaction>) -> Result<(), StoreError> {
        self.send(transaction.into(), false).await
    }

    async fn send(&self, transaction: Transaction, is_last: bool) -> Result<(), StoreError> {
        let started = Instant::now();
        let (done, stored) = oneshot::channel();
        self.writer.send(Job { transaction, is_last, done }).await.map_err(|_| StoreError::Stopped)?;
        let stored = stored.await.map_err(|_| StoreError::Stopped)?;
        // The first write that fails gets the same error as those that follow.
        stored.map_err(|error| match error {
            StoreError::Database(error) => StoreError::Unhealthy(error.to_string()),
            StoreError::Postgres(error) => StoreError::Unhealthy(error.to_string()),
            other => other,
        })?;
        self.metrics.store_seconds.seconds(started.elapsed());
        Ok(())
    }

    /// Writes everything pending, and closes all connections.
    pub(crate) async fn close(&self) {
        let _ = self.send(Transaction::default(), true).await;
        self.disk.close().await;
        // The writer answers its last job before it has closed its connection.
        self.writer.closed().await;
    }

    /// A write that changes nothing but shows that writes are stored.
    pub(crate) fn probe(&self, world: &World) -> Change {
        Change::Fact { name: self.disk.probe(), value: world.random_hex::<8>() }
    }

    /// What a match is restored from: its setup and all entries in order.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        read!(self.load(id))
    }

    /// A fact about the database itself.
    pub(crate) async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        read!(self.fact(name))
    }

    /// The name a player chose.
    pub(crate) async fn name(&self, id: &str) -> Result<Option<String>, StoreError> {
        read!(self.name(id))
    }

    /// A match as lists show it.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        read!(self.find(id))
    }

    /// A player's matches, newest first, with unfinished ones before finished ones.
    pub(crate) async fn of_player(&self, player: &str, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        read!(self.of_player(player, most))
    }

    /// The waiting tables in the lobby. Everyone's first table comes before anyone's second.
    pub(crate) async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        read!(self.lobby(most))
    }

    /// Public tables in play, the most recent ones only. Everyone's first table comes before anyone's second.
    pub(crate) async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        read!(self.watchable(most))
    }

    /// The seat that a token's hash belongs to.
    pub(crate) async fn seat_of_token(&self, hash: &str) -> Result<Option<(String, u8)>, StoreError> {
        read!(self.seat_of_token(hash))
    }

    /// The taken seat that a token's hash hands over, if its link was made since a time.
    pub(crate) async fn handover(&self, hash: &str, since: u64) -> Result<Option<(String, u8)>, StoreError> {
        read!(self.handover(hash, since))
    }

    /// What people said at a match, each side in order.
    pub(crate) async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        read!(self.chat(id))
    }

    /// The review of a match, and in how many imagined games each decision was measured.
    pub(crate) async fn review(&self, id: &str) -> Result<Option<(u32, String)>, StoreError> {
        read!(self.review(id))
    }

    /// The player that a recovery token's hash belongs to.
    pub(crate) async fn recovery(&self, hash: &str) -> Result<Option<String>, StoreError> {
        read!(self.recovery(hash))
    }

    /// Whether a player has a recovery link.
    pub(crate) async fn has_recovery(&self, player: &str) -> Result<bool, StoreError> {
        read!(self.has_recovery(player))
    }

    /// How many matches created by a player, and by an address, count against their limits: see [`Made`].
    pub(crate) async fn made(&self, owner: &str, client: &str, since: u64) -> Result<[Made; 2], StoreError> {
        read!(self.made(owner, client, since))
    }

    /// Matches, newest first.
    pub(crate) async fn list(&self, which: &MatchFilter) -> Result<Vec<MatchRow>, StoreError> {
        read_for_host!(self.list(which))
    }

    /// Named players whose name contains this text, the most recent visitors first.
    pub(crate) async fn players(&self, name: &str, most: u32) -> Result<Vec<PlayerRow>, StoreError> {
        read_for_host!(self.players(name, most))
    }

    /// A named player.
    pub(crate) async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        read_for_host!(self.player(id))
    }

    /// Whether a player has said anything anywhere.
    pub(crate) async fn has_chatted(&self, player: &str) -> Result<bool, StoreError> {
        read_for_host!(self.has_chatted(player))
    }

    /// The matches whose entries or chats name a player. This reads everything that ever happened.
    pub(crate) async fn mentions(&self, player: &str) -> Result<Vec<String>, StoreError> {
        read_for_host!(self.mentions(player))
    }

    /// The blocks.
    pub(crate) async fn blocks(&self) -> Result<Vec<BlockRow>, StoreError> {
        read_for_host!(self.blocks())
    }

    /// Matches with a status and no activity since a time, oldest first. Unfinished games under other rules than this
    /// program's are left out: nobody can continue them here, but another version can.
    pub(crate) async fn unchanged(&self, status: &str, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
        read_for_host!(self.unchanged(status, since, most))
    }

    /// Named players without games who have not visited since a time, or whose last visit is unknown.
    pub(crate) async fn lost_guests(&self, since: u64, most: u32) -> Result<Vec<PlayerRow>, StoreError> {
        read_for_host!(self.lost_guests(since, most))
    }

    /// Players without name and games who made their recovery link before a time.
    pub(crate) async fn lost_links(&self, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
        read_for_host!(self.lost_links(since, most))
    }

    /// Whether there are links for taken seats that were made before a time.
    pub(crate) async fn has_handovers_before(&self, before: u64) -> Result<bool, StoreError> {
        read_for_host!(self.has_handovers_before(before))
    }

    /// The rules under which the unfinished matches were begun.
    pub(crate) async fn begun_by(&self) -> Result<Vec<Begun>, StoreError> {
        read_for_host!(self.begun_by())
    }

    /// Matches that are due, each with its time, earliest first: a number of them after a given one. Matches begun under other
    /// rules are left out.
    pub(crate) async fn due(&self, now: u64, after: Option<Due>, most: u32) -> Result<Vec<Due>, StoreError> {
        read!(self.due(now, after, most))
    }
}

/// When a match is due, and which match.
pub(crate) type Due = (u64, String);

/// The number of matches someone created, since a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Made {
    /// All of them.
    pub(crate) all: u32,
    /// Unfinished ones with activity since then.
    pub(crate) unfinished: u32,
    /// Those that wait in the lobby, whenever they were created.
    pub(crate) listed: u32,
}
