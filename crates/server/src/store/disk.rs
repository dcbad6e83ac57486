//! [`Disk`], which holds the data, and [`Connection`], which writes to it.

use std::borrow::Cow;

#[cfg(feature = "simulation")]
use super::simulated;
use super::sql;
use super::{PROBE, Postgres, Sqlite, StoreError, Transaction};

/// What holds the data.
#[derive(Clone, Debug)]
pub(crate) enum Disk {
    /// A SQLite database.
    Sqlite(Sqlite),
    /// A PostgreSQL database.
    Postgres(Postgres),
    /// A simulated disk.
    #[cfg(feature = "simulation")]
    Simulated(simulated::Disk),
}

/// What writes.
#[derive(Debug)]
pub(super) enum Connection {
    Sql(sql::Connection),
    #[cfg(feature = "simulation")]
    Simulated(simulated::Connection),
}

impl Disk {
    /// A new connection for writing.
    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.connect().await.map(Connection::Sql),
            Self::Postgres(postgres) => postgres.connect().await.map(Connection::Sql),
            #[cfg(feature = "simulation")]
            Self::Simulated(disk) => disk.connect().await.map(Connection::Simulated),
        }
    }

    /// Whether the files are still the ones that were opened.
    pub(super) async fn is_in_place(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.is_in_place().await,
            // The connection itself would have failed.
            Self::Postgres(_) => Ok(()),
            #[cfg(feature = "simulation")]
            Self::Simulated(disk) => disk.is_in_place(),
        }
    }

    /// The fact that this server's probes write. Nodes must not read each other's.
    pub(super) fn probe(&self) -> Cow<'static, str> {
        match self {
            Self::Postgres(postgres) => postgres.probe(),
            _ => PROBE.into(),
        }
    }

    /// What a probe wrote last, read by another connection.
    pub(super) async fn read_probe(&self) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(Sqlite { reader, .. }) | Self::Postgres(Postgres { reader, .. }) => {
                reader.fact(&self.probe()).await
            }
            #[cfg(feature = "simulation")]
            Self::Simulated(disk) => disk.fact(PROBE).await,
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(sqlite) => sqlite.close().await,
            Self::Postgres(postgres) => postgres.close().await,
            #[cfg(feature = "simulation")]
            Self::Simulated(disk) => disk.close(),
        }
    }
}

impl Connection {
    /// Writes all of this in one transaction.
    pub(super) async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        match self {
            Self::Sql(connection) => connection.commit(all).await,
            #[cfg(feature = "simulation")]
            Self::Simulated(connection) => connection.commit(all).await,
        }
    }

    pub(super) async fn close(self) {
        match self {
            Self::Sql(connection) => connection.close().await,
            #[cfg(feature = "simulation")]
            Self::Simulated(_) => {}
        }
    }
}
