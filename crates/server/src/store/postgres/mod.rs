//! [`Postgres`]: a PostgreSQL database, used by one server at a time, or by several nodes.
//!
//! **Who writes holds the database.** The connection that writes holds an advisory lock for as long as it lives, and PostgreSQL takes
//! the lock back when the connection ends, for any reason. A server that is alone holds it exclusively, so no other ever writes at the
//! same time, and it sees everything that was written before. Nodes share it, and what they may write is decided match by match
//! (`roster`).
//!
//! **Whoever comes in between is noticed.** A server that opens the database for itself writes its own random number there. If another
//! number is there when it connects again, another program has held the database since: what this server has in memory may be outdated,
//! and it writes no more. A node is noticed by its row in the same way.

mod address;
mod error;
mod roster;
mod transfer;

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, PgConnection};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

use super::sql::{Archive, Connection, Reader, TABLES, VERSION, migrations, query};
use super::{Change, PROBE, StoreError};
use crate::world::{World, hex};

pub use address::DatabaseAddress;
pub use error::PostgresError;
pub(super) use error::answered;
pub(super) use roster::NOW;
pub(crate) use roster::{Beat, Claim, Member, Roster};

/// How many connections read.
const READERS: u32 = 8;
/// How long a read waits for a connection: nobody should wait long for a database that is away.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a statement may take. The database's own limits are lower, so that nothing is still written after it was given up.
pub(super) const READ_TIMEOUT: Duration = Duration::from_secs(60);
pub(super) const WRITE_TIMEOUT: Duration = Duration::from_secs(15);
const READ_LIMIT: &str = "50s";
const WRITE_LIMIT: &str = "10s";
/// How long a node that was paused in the middle of a transaction keeps others from what it has locked.
const PAUSED_LIMIT: &str = "SET idle_in_transaction_session_timeout = '2s'";
/// A server that was killed holds the database until PostgreSQL has noticed, which takes a moment.
pub(crate) const HELD_AFTER_KILL: Duration = Duration::from_secs(5);
const HELD_AFTER_CLOSE: Duration = Duration::from_millis(500);
const PAUSE: Duration = Duration::from_millis(20);

/// The fact that names the server that opened the database last.
pub(crate) const HOLDER: &str = "holder";

/// The channel on which nodes tell each other news, as an expression: one for each schema.
pub(super) const NEWS: &str = "'orrery_' || md5(current_schema()::text)";

/// As whom a server has opened the database.
#[derive(Clone, Debug)]
enum Opened {
    /// Alone. The number that it wrote.
    Alone(Arc<str>),
    /// As one of several nodes: its name, and its incarnation once it has entered.
    Node { name: Arc<str>, incarnation: Arc<OnceLock<u64>> },
}

/// A PostgreSQL database.
#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    address: DatabaseAddress,
    pub(super) reader: Reader,
    opened: Opened,
    /// The connection that opened the database and holds it until it writes.
    first: Arc<Mutex<Option<PgConnection>>>,
}

impl Postgres {
    /// Opens a database for this server alone, and migrates its tables. Waits this long for another server to leave it.
    pub(crate) async fn open(address: &DatabaseAddress, patience: Duration, world: &World) -> Result<Self, StoreError> {
        let mut connection = connect(address, writing(address)).await?;
        look(address, &mut connection).await?;
        hold(address, &mut connection, Hold::Alone, patience).await?;
        let connection = Self::is_complete(address, connection).await?;
        let mut connection = migrate(address, connection).await?;
        // Nodes that were here before may come back. What they have in memory counts no more.
        for sql in ["UPDATE progress SET node = NULL, fence = fence + 1 WHERE node IS NOT NULL", "DELETE FROM nodes"] {
            connection.execute(query(sql)).await.map_err(|error| address.explain(error))?;
        }
        let holder: Arc<str> = world.random_hex::<8>().into();
        let mine = Change::Fact { name: HOLDER.into(), value: holder.to_string() }.into();
        connection.commit(&[&mine]).await.map_err(|error| address.explain(error))?;
        Self::on(address, connection, Opened::Alone(holder))
    }

    /// Opens a database that other nodes may use as well. Whether this one may act in it is decided when it enters the roster.
    pub(crate) async fn share(address: &DatabaseAddress, name: &str, patience: Duration) -> Result<Self, StoreError> {
        let mut connection = connect(address, writing(address)).await?;
        look(address, &mut connection).await?;
        let mut connection = Self::is_complete(address, connection).await?;
        if version(address, &mut connection).await? == Some(VERSION) {
            hold(address, &mut connection, Hold::Shared, patience).await?;
        } else {
            // Tables change only while nobody else uses them.
            let alone = hold(address, &mut connection, Hold::Alone, patience).await;
            alone.map_err(|error| match error {
                StoreError::Postgres(PostgresError::HeldByNodes(database)) => PostgresError::OldNodes(database).into(),
                other => other,
            })?;
            let migrated = migrate(address, connection).await?;
            let Connection::Postgres(open) = migrated else { return Err(StoreError::Stopped) };
            connection = open;
            hold(address, &mut connection, Hold::Shared, patience).await?;
            let sql = "SELECT pg_advisory_unlock(hashtextextended('orrery ' || current_schema()::text, 0))";
            let unlocked = sqlx::query(sql).execute(&mut connection).await;
            unlocked.map_err(|error| address.explain(StoreError::Database(error)))?;
        }
        // Another one may have been moved into it until now.
        let connection = Self::is_complete(address, connection).await?;
        Self::on(
            address,
            Connection::Postgres(connection),
            Opened::Node { name: name.into(), incarnation: Arc::default() },
        )
    }

    fn on(address: &DatabaseAddress, connection: Connection, opened: Opened) -> Result<Self, StoreError> {
        let Connection::Postgres(connection) = connection else { return Err(StoreError::Stopped) };
        let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(CONNECTION_TIMEOUT);
        let reader = Reader::Postgres(pool.connect_lazy_with(reading(address)));
        Ok(Self { address: address.clone(), reader, opened, first: Arc::new(Mutex::new(Some(connection))) })
    }

    /// Enters the roster of nodes, if the database was opened to be shared.
    pub(crate) async fn enter(&self, at: &str, lease: Duration) -> Result<Roster, StoreError> {
        let Opened::Node { name, incarnation } = &self.opened else {
            return Err(PostgresError::InUse(self.address.to_string()).into());
        };
        let roster = Roster::enter(&self.address, name, at, lease).await?;
        incarnation.get_or_init(|| roster.incarnation());
        Ok(roster)
    }

    pub(super) fn probe(&self) -> Cow<'static, str> {
        match &self.opened {
            Opened::Alone(_) => PROBE.into(),
            Opened::Node { name, .. } => format!("{PROBE} {name}").into(),
        }
    }

    /// A connection that writes, unless another program has held the database since it was opened.
    pub(super) async fn connect(&self) -> Result<Connection, StoreError> {
        if let Some(first) = self.first.lock().await.take() {
            return Ok(Connection::Postgres(first));
        }
        let mut connection = connect(&self.address, writing(&self.address)).await?;
        let how = if matches!(self.opened, Opened::Alone(_)) { Hold::Alone } else { Hold::Shared };
        hold(&self.address, &mut connection, how, HELD_AFTER_CLOSE).await?;
        let mut connection = Connection::Postgres(connection);
        let is_ours = match &self.opened {
            Opened::Alone(holder) => {
                let sql = "SELECT value FROM facts WHERE name = $1";
                connection.fetch_one(query(sql).bind(HOLDER)).await?.get::<String>(0)? == **holder
            }
            Opened::Node { incarnation, .. } => {
                let sql = "SELECT 1 FROM nodes WHERE incarnation = $1";
                let incarnation = incarnation.get().copied().unwrap_or_default();
                connection.fetch_optional(query(sql).bind(incarnation)).await?.is_some()
            }
        };
        if is_ours {
            return Ok(connection);
        }
        connection.close().await;
        Err(PostgresError::Passed(self.address.to_string()).into())
    }

    pub(super) async fn close(&self) {
        self.reader.close().await;
        if let Some(first) = self.first.lock().await.take() {
            Connection::Postgres(first).close().await;
        }
    }
}

impl Archive {
    /// Opens a database for reading, beside any server.
    pub(crate) async fn of_database(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let connection = connect(address, reading(address)).await?;
        Self::on(Connection::Postgres(connection)).await.map_err(|error| address.explain(error))
    }
}

/// How to connect in order to write. A commit is on disk before it is acknowledged, whatever the database's own default is, and a
/// machine that has vanished loses its lock within half a minute.
fn writing(address: &DatabaseAddress) -> PgConnectOptions {
    let durable = [("synchronous_commit", "on"), ("statement_timeout", WRITE_LIMIT), ("lock_timeout", WRITE_LIMIT)];
    let alive = [("tcp_keepalives_idle", "10"), ("tcp_keepalives_interval", "5"), ("tcp_keepalives_count", "3")];
    address.options().options(durable).options(alive)
}

fn reading(address: &DatabaseAddress) -> PgConnectOptions {
    address.options().options([("statement_timeout", READ_LIMIT)])
}

async fn connect(address: &DatabaseAddress, options: PgConnectOptions) -> Result<PgConnection, StoreError> {
    match timeout(WRITE_TIMEOUT, options.connect()).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(error)) => Err(address.explain(StoreError::Database(error))),
        Err(_) => {
            let why = format!("{address} did not answer within {} seconds", WRITE_TIMEOUT.as_secs());
            Err(PostgresError::Unreachable(why).into())
        }
    }
}

/// Refuses a database that cannot keep what this program writes, before anything is changed.
async fn look(address: &DatabaseAddress, connection: &mut PgConnection) -> Result<(), StoreError> {
    let sql = "SELECT current_schema()::text, current_setting('server_encoding'), current_setting('fsync'), \
        pg_is_in_recovery()";
    let found = sqlx::query_as(sql).fetch_one(connection).await;
    let (schema, encoding, fsync, is_standby): (Option<String>, String, String, bool) =
        found.map_err(|error| address.explain(StoreError::Database(error)))?;
    if schema.is_none() {
        return Err(PostgresError::NoRights(format!("{address} has no schema that {} may use", address.user())).into());
    }
    if encoding != "UTF8" {
        return Err(PostgresError::Encoding { database: address.to_string(), encoding }.into());
    }
    if is_standby {
        return Err(PostgresError::Standby(address.to_string()).into());
    }
    if fsync == "off" {
        tracing::warn!("fsync is off in PostgreSQL: a power cut may lose acknowledged moves and the whole database");
    }
    Ok(())
}

/// How a server holds a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hold {
    Alone,
    Shared,
}

const LOCK: &str = "SELECT pg_try_advisory_lock(hashtextextended('orrery ' || current_schema()::text, 0))";
const SHARED_LOCK: &str =
    "SELECT pg_try_advisory_lock_shared(hashtextextended('orrery ' || current_schema()::text, 0))";

/// Takes the lock that everyone who writes holds. It belongs to the schema, so that one database can hold several servers' data.
async fn hold(
    address: &DatabaseAddress,
    connection: &mut PgConnection,
    how: Hold,
    patience: Duration,
) -> Result<(), StoreError> {
    let until = Instant::now() + patience;
    let mut lock = async |sql| {
        let has_it = sqlx::query_scalar::<_, bool>(sql).fetch_one(&mut *connection).await;
        has_it.map_err(|error| address.explain(StoreError::Database(error)))
    };
    loop {
        if lock(if how == Hold::Alone { LOCK } else { SHARED_LOCK }).await? {
            if how == Hold::Shared {
                let limited = sqlx::query(PAUSED_LIMIT).execute(&mut *connection).await;
                limited.map_err(|error| address.explain(StoreError::Database(error)))?;
            }
            return Ok(());
        }
        if Instant::now() >= until {
            let database = address.to_string();
            // What can be shared is not held by one that is alone. The connection is given up, and the lock with it.
            let are_nodes = how == Hold::Alone && lock(SHARED_LOCK).await?;
            return Err(
                if are_nodes { PostgresError::HeldByNodes(database) } else { PostgresError::InUse(database) }.into()
            );
        }
        sleep(PAUSE).await;
    }
}

/// The version of the tables, if they are this program's; none if there are none.
async fn version(address: &DatabaseAddress, connection: &mut PgConnection) -> Result<Option<i64>, StoreError> {
    let explain = |error| address.explain(StoreError::Database(error));
    // Only names of ours matter: others may use the same schema.
    let sql =
        "SELECT to_regclass('_sqlx_migrations') IS NOT NULL, COUNT(to_regclass(name)) > 0 FROM unnest($1) AS name";
    let ours: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
    let (is_migrated, has_tables): (bool, bool) =
        sqlx::query_as(sql).bind(ours).fetch_one(&mut *connection).await.map_err(explain)?;
    if !is_migrated {
        return if has_tables { Err(PostgresError::Foreign(address.to_string()).into()) } else { Ok(None) };
    }
    let sql = "SELECT MAX(version), MAX(encode(checksum, 'hex')) FILTER (WHERE version = 1) FROM _sqlx_migrations";
    let (last, first): (Option<i64>, Option<String>) =
        sqlx::query_as(sql).fetch_one(connection).await.map_err(explain)?;
    let own = migrations().iter().next().map(|first| hex(&first.checksum));
    if last.is_some() && first != own {
        return Err(PostgresError::Foreign(address.to_string()).into());
    }
    if last.is_some_and(|last| last > VERSION) {
        return Err(PostgresError::Newer(address.to_string()).into());
    }
    Ok(last)
}

/// Brings the tables up to date, if they are this program's, or there are none.
async fn migrate(address: &DatabaseAddress, mut connection: PgConnection) -> Result<Connection, StoreError> {
    let explain = |error| address.explain(StoreError::Database(error));
    version(address, &mut connection).await?;
    // A migration of a large database takes as long as it takes.
    sqlx::query("SET statement_timeout = 0").execute(&mut connection).await.map_err(explain)?;
    let migrated = migrations().run_direct(None, &mut connection, false).await;
    migrated.map_err(|error| address.explain(StoreError::Migration(error)))?;
    sqlx::query("RESET statement_timeout").execute(&mut connection).await.map_err(explain)?;
    Ok(Connection::Postgres(connection))
}
