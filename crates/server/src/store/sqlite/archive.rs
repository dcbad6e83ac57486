//! A SQLite file as an [`Archive`]: to copy it, and to see whether it is whole.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use crate::store::StoreError;
use crate::store::sql::{Archive, Connection, Row, assembled, query};

/// After this many of SQLite's steps, check whether to continue.
const STEPS: i32 = 10_000;
/// The most faults reported for one file.
const MAX_FAULTS: u32 = 100;

impl Archive {
    /// Opens a file for reading. Its work ends early when `stop` is raised.
    pub(crate) async fn of_file(path: &Path, stop: &Arc<AtomicBool>) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let stop = Arc::clone(stop);
        connection.lock_handle().await?.set_progress_handler(STEPS, move || !stop.load(Relaxed));
        Self::on(Connection::Sqlite(connection)).await
    }

    /// Writes a consistent copy into a file that is empty or does not exist.
    pub(crate) async fn copy_to(&mut self, path: &Path) -> Result<(), StoreError> {
        let path = path.display().to_string();
        self.connection.execute(query("VACUUM INTO $1").bind(&path)).await.map(|_| ())
    }

    /// What is wrong with the file itself. PostgreSQL looks after its own files.
    pub(crate) async fn faults(&mut self) -> Result<Vec<String>, StoreError> {
        if matches!(self.connection, Connection::Postgres(_)) {
            return Ok(Vec::new());
        }
        let sql = assembled(format!("PRAGMA integrity_check({MAX_FAULTS})"));
        let rows = self.connection.fetch_all(query(sql)).await?;
        let told: Vec<String> = rows.iter().map(|row| row.get(0)).collect::<Result<_, _>>()?;
        Ok(told.into_iter().filter(|told| told != "ok").collect())
    }

    /// Rows without their match, which PostgreSQL never keeps.
    pub(crate) async fn orphans(&mut self) -> Result<Vec<String>, StoreError> {
        if matches!(self.connection, Connection::Postgres(_)) {
            return Ok(Vec::new());
        }
        let rows = self.connection.fetch_all(query("PRAGMA foreign_key_check")).await?;
        let told = |row: &Row| {
            let (table, number) = (row.get::<String>(0)?, row.get::<Option<i64>>(1)?);
            Ok(format!("row {} of {table} belongs to nothing", number.unwrap_or_default()))
        };
        rows.iter().take(MAX_FAULTS as usize).map(told).collect()
    }

    /// The metadata of a backup. None if this is not a backup.
    pub(crate) async fn label(&mut self) -> Result<BTreeMap<String, String>, StoreError> {
        let sql = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = 'backup'";
        if self.connection.fetch_one(query(sql)).await?.get::<i64>(0)? == 0 {
            return Ok(BTreeMap::new());
        }
        let rows = self.connection.fetch_all(query("SELECT name, value FROM backup")).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Writes the metadata into a private copy.
    pub(crate) async fn set_label(path: &Path, label: &BTreeMap<&str, String>) -> Result<(), StoreError> {
        let mut copy = copy(path).await?;
        let sql = "CREATE TABLE backup (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)";
        sqlx::query(sql).execute(&mut copy).await?;
        for (name, value) in label {
            let query = sqlx::query("INSERT INTO backup (name, value) VALUES ($1, $2)").bind(name).bind(value);
            query.execute(&mut copy).await?;
        }
        Ok(copy.close().await?)
    }

    /// Removes the metadata from a private copy.
    pub(crate) async fn remove_label(path: &Path) -> Result<(), StoreError> {
        let mut copy = copy(path).await?;
        // The metadata includes the key: its bytes are overwritten, not just freed.
        sqlx::query("PRAGMA secure_delete = ON").execute(&mut copy).await?;
        sqlx::query("DROP TABLE backup").execute(&mut copy).await?;
        Ok(copy.close().await?)
    }
}

/// A copy under a temporary name. It is discarded on any failure, so it needs no journal.
async fn copy(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(false);
    let options = options.journal_mode(SqliteJournalMode::Off).synchronous(SqliteSynchronous::Full);
    Ok(options.connect().await?)
}
