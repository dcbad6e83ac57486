//! [`Connection`] and [`Reader`]: who runs a statement.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection, PgPool, SqliteConnection, SqlitePool};
use tokio::time::timeout;

use super::assembled;
use super::query::{Query, Row, Value, query};
use super::tables::TABLES;
use crate::store::StoreError;
use crate::store::postgres::{NEWS, READ_TIMEOUT, answered};

/// How long a connection may take to close.
const CLOSING: Duration = Duration::from_secs(10);

/// One connection. After an error it must not be used for writing again.
#[derive(Debug)]
pub(in crate::store) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections that read.
#[derive(Clone, Debug)]
pub(in crate::store) enum Reader {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A statement as SQLx takes it.
macro_rules! bound {
    ($query:expr, $text:expr) => {{
        let Query { sql, values } = $query;
        let mut bound = sqlx::query(sql);
        for value in values {
            bound = match value {
                Value::Text(text) => bound.bind(text.map($text)),
                Value::Number(number) => bound.bind(number),
            };
        }
        bound
    }};
}

/// A text for PostgreSQL, which cannot hold the character 0. Nothing that is stored has it, so whoever asks for such an id must
/// not find anything, rather than make the statement fail.
fn plain(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{fffd}").into() } else { text.into() }
}

impl Connection {
    /// Returns how many rows it changed.
    pub(in crate::store) async fn execute(&mut self, query: Query<'_>) -> Result<u64, StoreError> {
        Ok(match self {
            Self::Sqlite(connection) => bound!(query, Cow::Borrowed).execute(connection).await?.rows_affected(),
            Self::Postgres(connection) => {
                bound!(query, plain).execute(connection).await.map_err(answered)?.rows_affected()
            }
        })
    }

    pub(in crate::store) async fn fetch_all(&mut self, query: Query<'_>) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Self::Sqlite(connection) => {
                let rows = bound!(query, Cow::Borrowed).fetch_all(connection).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres(connection) => {
                let rows = bound!(query, plain).fetch_all(connection).await.map_err(answered)?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub(in crate::store) async fn fetch_optional(&mut self, query: Query<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(query).await?.into_iter().next())
    }

    pub(in crate::store) async fn fetch_one(&mut self, query: Query<'_>) -> Result<Row, StoreError> {
        self.fetch_optional(query).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Whether there is a table of this name.
    pub(in crate::store) async fn has_table(&mut self, name: &str) -> Result<bool, StoreError> {
        let sql = match self {
            Self::Sqlite(_) => "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = $1",
            Self::Postgres(_) => "SELECT COUNT(to_regclass($1))",
        };
        self.fetch_one(query(sql).bind(name)).await?.get(0)
    }

    /// Deletes all tables of this program, with everything in them.
    pub(in crate::store) async fn drop_tables(&mut self) -> Result<(), StoreError> {
        self.begin().await?;
        for name in TABLES.iter().rev().map(|table| table.name).chain(["_sqlx_migrations"]) {
            self.execute(query(assembled(format!("DROP TABLE IF EXISTS {name}")))).await?;
        }
        self.execute(query("COMMIT")).await.map(|_| ())
    }

    /// Begins to write.
    pub(in crate::store) async fn begin(&mut self) -> Result<(), StoreError> {
        let sql = match self {
            // It has the lock from the start, so it never has to give up half-way.
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres(_) => "BEGIN",
        };
        self.execute(query(sql)).await.map(|_| ())
    }

    /// Tells the nodes that share the database, once the transaction is committed.
    pub(super) async fn tell(&mut self, text: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(_) => {
                let sql = assembled(format!("SELECT pg_notify({NEWS}, $1)"));
                self.execute(query(sql).bind(text)).await.map(|_| ())
            }
        }
    }

    /// Begins to read a single moment.
    pub(super) async fn begin_reading(&mut self) -> Result<(), StoreError> {
        let sql = match self {
            Self::Sqlite(_) => "BEGIN",
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.execute(query(sql)).await.map(|_| ())
    }

    pub(in crate::store) async fn close(self) {
        let closing = async {
            match self {
                Self::Sqlite(connection) => connection.close().await,
                Self::Postgres(connection) => connection.close().await,
            }
        };
        match timeout(CLOSING, closing).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "closing the database"),
            Err(_) => tracing::warn!("closing the database takes too long"),
        }
    }
}

impl Reader {
    pub(super) async fn fetch_all(&self, query: Query<'_>) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Self::Sqlite(pool) => {
                let rows = bound!(query, Cow::Borrowed).fetch_all(pool).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres(pool) => {
                // A network that swallows everything must not keep anybody waiting for ever.
                let rows = timeout(READ_TIMEOUT, bound!(query, plain).fetch_all(pool)).await;
                let rows = rows.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(answered)?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub(super) async fn fetch_optional(&self, query: Query<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(query).await?.into_iter().next())
    }

    pub(super) async fn fetch_one(&self, query: Query<'_>) -> Result<Row, StoreError> {
        self.fetch_optional(query).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    pub(in crate::store) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}
