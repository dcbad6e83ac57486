//! A PostgreSQL database as the source or the target of a [`Transfer`](crate::store::Transfer): held, so that no server uses it.

use std::time::Duration;

use sqlx::PgConnection;

use super::{DatabaseAddress, HOLDER, Hold, Postgres, PostgresError, connect, hold, look, version, writing};
use crate::store::sql::{Archive, Connection, query};
use crate::store::transfer::{self, Target};
use crate::store::{Source, StoreError};
use crate::world::World;

/// How long to wait for whatever was killed a moment ago: a server, or an earlier attempt.
const HELD_AFTER_KILL: Duration = Duration::from_secs(2);

impl Source {
    /// A database that no server uses from now on.
    pub(crate) async fn of_database(address: &DatabaseAddress, world: &World) -> Result<Archive, StoreError> {
        let archive = Archive::on(Connection::Postgres(held(address).await?)).await;
        let mut archive = archive.map_err(|error| address.explain(error))?;
        if archive.is_ours() && !archive.is_newer() {
            // A server that has lost its connection without noticing must not go on where its tables were moved away.
            let sql = "UPDATE facts SET value = $2 WHERE name = $1";
            let passed = world.random_hex::<8>();
            let passed = archive.connection.execute(query(sql).bind(HOLDER).bind(&passed)).await;
            passed.map_err(|error| address.explain(error))?;
            if archive.knows_nodes() {
                let gone = archive.connection.execute(query("DELETE FROM nodes")).await;
                gone.map_err(|error| address.explain(error))?;
            }
            let sql = "SET default_transaction_read_only = on";
            archive.connection.execute(query(sql)).await.map_err(|error| address.explain(error))?;
        }
        Ok(archive)
    }
}

impl Target {
    /// A database that no server uses from now on, unless it is another program's.
    pub(crate) async fn in_database(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let mut connection = held(address).await?;
        version(address, &mut connection).await?;
        Self::on(Connection::Postgres(connection)).await.map_err(|error| address.explain(error))
    }
}

impl Postgres {
    /// Refuses a database into which another one is being moved.
    pub(super) async fn is_complete(
        address: &DatabaseAddress,
        connection: PgConnection,
    ) -> Result<PgConnection, StoreError> {
        let mut connection = Connection::Postgres(connection);
        let is_marked = transfer::is_marked(&mut connection).await.map_err(|error| address.explain(error))?;
        match connection {
            _ if is_marked => Err(PostgresError::HalfMigrated(address.to_string()).into()),
            Connection::Postgres(connection) => Ok(connection),
            Connection::Sqlite(_) => Err(StoreError::Stopped),
        }
    }
}

/// A connection that keeps servers away while it lives.
async fn held(address: &DatabaseAddress) -> Result<PgConnection, StoreError> {
    let mut connection = connect(address, writing(address)).await?;
    look(address, &mut connection).await?;
    hold(address, &mut connection, Hold::Alone, HELD_AFTER_KILL).await?;
    // To count the rows of a large database takes as long as it takes.
    let patient = sqlx::query("SET statement_timeout = 0").execute(&mut connection).await;
    patient.map_err(|error| address.explain(StoreError::Database(error)))?;
    Ok(connection)
}
