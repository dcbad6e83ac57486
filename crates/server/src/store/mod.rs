//! Where everything is kept: a database of SQLite in the data folder.
//!
//! All writing goes through one task, which puts what waits for it into one transaction (`writer`); reading goes beside it.
//! An answer that was told survives `kill -9` and a power cut: the write-ahead log is flushed to the disk with every
//! transaction (`synchronous=FULL`). Many matches share a flush, so that costs little.

mod read;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

pub(crate) use read::{MatchHead, MatchRow, SeatRow};

/// Why something could not be stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be brought up to date.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Another transaction of the same batch failed, or the writer is gone.
    #[error("the writer has stopped")]
    Stopped,
    /// Something in the database is not what this program writes.
    #[error("damaged: {0}")]
    Damaged(String),
}

/// What is written together or not at all.
#[derive(Debug, Default)]
pub(crate) struct Transaction {
    pub(crate) matches: Vec<NewMatchRow>,
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) progress: Vec<Progress>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) names: Vec<(String, String)>,
}

/// A match as it is agreed.
#[derive(Clone, Debug)]
pub(crate) struct NewMatchRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) created: u64,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    pub(crate) match_id: String,
    pub(crate) number: u32,
    pub(crate) entry: String,
}

/// How a match stands.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    pub(crate) match_id: String,
    pub(crate) status: &'static str,
    pub(crate) round: u32,
    pub(crate) asked: u32,
    pub(crate) wake: Option<u64>,
    pub(crate) rematch: Option<String>,
    pub(crate) changed: u64,
}

struct Job {
    transaction: Transaction,
    /// Whether this is the last one.
    is_last: bool,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    reader: SqlitePool,
    writer: mpsc::Sender<Job>,
    metrics: Arc<Metrics>,
}

/// The tables, version by version; a version that was released is never changed.
fn migrations() -> Migrator {
    let sql = include_str!("../../migrations/0001_matches.sql").into_sql_str();
    let first = Migration::new(1, "matches".into(), MigrationType::Simple, sql, false);
    Migrator { migrations: vec![first].into(), ..Migrator::DEFAULT }
}

impl Store {
    /// Opens the database in a folder, or makes it.
    pub(crate) async fn open(folder: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("orrery.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        migrations().run_direct(None, &mut connection, false).await?;
        let reader = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (writer, jobs) = mpsc::channel(1024);
        tokio::spawn(writer::run(connection, jobs, Arc::clone(&metrics)));
        Ok(Self { reader, writer, metrics })
    }

    /// Stores all of this, and returns once it is safe.
    pub(crate) async fn write(&self, transaction: Transaction) -> Result<(), StoreError> {
        self.send(transaction, false).await
    }

    async fn send(&self, transaction: Transaction, is_last: bool) -> Result<(), StoreError> {
        let started = Instant::now();
        let (done, stored) = oneshot::channel();
        self.writer.send(Job { transaction, is_last, done }).await.map_err(|_| StoreError::Stopped)?;
        stored.await.map_err(|_| StoreError::Stopped)??;
        self.metrics.store_seconds.seconds(started.elapsed());
        Ok(())
    }

    /// Writes what waits, and closes all connections.
    pub(crate) async fn close(&self) {
        let _ = self.send(Transaction::default(), true).await;
        self.reader.close().await;
        // The writer answers its last job before it has closed its connection.
        self.writer.closed().await;
    }
}
