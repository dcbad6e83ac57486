//! [`Disk`]: what holds the data; and [`Connection`]: what writes to it.

use super::sqlite::{self, Sqlite};
use super::{StoreError, Transaction};

/// What holds the data.
#[derive(Clone, Debug)]
pub(crate) enum Disk {
    /// A database of SQLite.
    Sqlite(Sqlite),
}

/// What writes.
#[derive(Debug)]
pub(super) enum Connection {
    Sqlite(sqlite::Connection),
}

impl Disk {
    /// A new connection that writes.
    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.connect().await.map(Connection::Sqlite),
        }
    }

    /// Whether the files are still those that were opened.
    pub(super) async fn is_in_place(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.is_in_place().await,
        }
    }

    /// What a probe wrote last, read by a connection that did not write it.
    pub(super) async fn read_probe(&self) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.fact("probe").await,
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(sqlite) => sqlite.close().await,
        }
    }
}

impl Connection {
    /// Writes all of this in one transaction.
    pub(super) async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection) => connection.commit(all).await,
        }
    }

    pub(super) async fn close(self) {
        match self {
            Self::Sqlite(connection) => connection.close().await,
        }
    }
}
