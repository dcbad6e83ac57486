//! A SQLite file as the target of a [`Transfer`](crate::store::Transfer).

use std::path::Path;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::files;
use crate::store::StoreError;
use crate::store::sql::Connection;
use crate::store::transfer::Target;

impl Target {
    /// A file that is no server's yet, or that an earlier attempt has begun. All of it is in this one file whenever it is closed.
    pub(crate) async fn in_file(path: &Path) -> Result<Self, StoreError> {
        files::make_private(path).map_err(sqlx::Error::from)?;
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(false).foreign_keys(true);
        let options = options.journal_mode(SqliteJournalMode::Delete).synchronous(SqliteSynchronous::Full);
        Self::on(Connection::Sqlite(options.connect().await?)).await
    }
}
