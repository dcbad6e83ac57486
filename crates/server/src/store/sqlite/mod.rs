//! [`Sqlite`]: the database in the data folder.

mod archive;
mod files;
mod transfer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::Mutex;

use super::StoreError;
use super::sql::{Connection, Reader, migrations};
use files::Files;

/// The database's file in the data folder.
pub(crate) const DATABASE: &str = "orrery.db";
/// The files that SQLite puts beside it: the write-ahead log, which is part of the data, and shared memory.
pub(crate) const LOG: &str = "orrery.db-wal";
pub(crate) const SHARED: &str = "orrery.db-shm";

/// How many connections read. All are open from the start: one opened after the log was removed would start a new log.
const READERS: u32 = 4;

/// A SQLite database.
#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    options: Arc<SqliteConnectOptions>,
    pub(super) reader: Reader,
    files: Arc<Files>,
    /// Only used when a file is lost. While it is open, SQLite neither closes nor deletes the log.
    anchor: Arc<Mutex<Option<SqliteConnection>>>,
}

impl Sqlite {
    /// Opens the database in a folder, or creates it, and migrates its tables.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join(DATABASE);
        files::make_private(&path).map_err(sqlx::Error::from)?;
        let options = options(path.clone());
        let mut anchor = options.connect().await?;
        migrations().run_direct(None, &mut anchor, false).await?;
        let pool = SqlitePoolOptions::new().min_connections(READERS).max_connections(READERS);
        let reader = pool.idle_timeout(None).max_lifetime(None).connect_with(options.clone()).await?;
        let files = Arc::new(Files::new(path).map_err(sqlx::Error::from)?);
        Ok(Self {
            options: Arc::new(options),
            reader: Reader::Sqlite(reader),
            files,
            anchor: Arc::new(Mutex::new(Some(anchor))),
        })
    }

    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        Ok(Connection::Sqlite(self.options.connect().await?))
    }

    /// Whether the files are still the ones that were opened. If not, saves their contents as far as possible.
    pub(super) async fn is_in_place(&self) -> Result<(), StoreError> {
        let Err(lost) = self.files.check() else { return Ok(()) };
        if let Some(saved) = self.files.first_loss() {
            let rescued = self.rescue(&saved).await;
            tracing::error!(file = %lost.display(), ?rescued, "a file of the database was removed or replaced");
        }
        Err(StoreError::Replaced(lost.display().to_string()))
    }

    /// The lost files are still open here: a lost log is written into its database, a lost database into a new file.
    async fn rescue(&self, to: &Path) -> Result<(), StoreError> {
        let mut anchor = self.anchor.lock().await;
        let Some(anchor) = anchor.as_mut() else { return Ok(()) };
        if self.files.database_is_in_place() {
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(anchor).await?;
        } else {
            sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(anchor).await?;
        }
        Ok(())
    }

    pub(super) async fn close(&self) {
        self.reader.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            Connection::Sqlite(anchor).close().await;
        }
    }
}

fn options(path: PathBuf) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        // The file is created beforehand, readable only by its owner. If it is missing later, it was removed, and a new
        // one would hide that.
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
}
