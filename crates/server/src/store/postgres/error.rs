//! [`PostgresError`]: why a PostgreSQL database cannot be used.

use crate::store::StoreError;

/// Why a PostgreSQL database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    /// This is no address.
    #[error("this is not the address of a PostgreSQL database: {0}")]
    Address(String),
    /// The address asks for TLS, which this program does not speak.
    #[error("the address asks for TLS by its sslmode, and orrery has none for databases")]
    Tls,
    /// Nobody answers there, or not any more.
    #[error("PostgreSQL does not answer: {0}")]
    Unreachable(String),
    /// It has no room left.
    #[error("PostgreSQL has no room left: {0}")]
    Full(String),
    /// It has no connection left for this user.
    #[error("PostgreSQL takes no more connections: {0}")]
    Busy(String),
    /// It does not let this user in.
    #[error("{database} lets nobody in with this user and password: {why}")]
    Refused {
        /// The database.
        database: String,
        /// What PostgreSQL says.
        why: String,
    },
    /// There is no such database.
    #[error("{0} does not exist")]
    Missing(String),
    /// The user may not do what is needed.
    #[error("{0}")]
    NoRights(String),
    /// It cannot hold every name.
    #[error("{database} stores text as {encoding}, and not every name can be written in it")]
    Encoding {
        /// The database.
        database: String,
        /// How it stores text.
        encoding: String,
    },
    /// It only follows another one.
    #[error("{0} can only be read: it is a standby, or read-only by its settings")]
    Standby(String),
    /// Another program's tables are there.
    #[error("{0} has tables of another program")]
    Foreign(String),
    /// There are no tables yet.
    #[error("{0} has no data of orrery")]
    Empty(String),
    /// A later version of this program wrote it.
    #[error("{0} was written by a newer version of orrery")]
    Newer(String),
    /// Another server's data is being moved into it.
    #[error("a migration into {0} was interrupted: it does not hold everything yet")]
    HalfMigrated(String),
    /// Another server uses it for itself.
    #[error("another orrery is using {0}")]
    InUse(String),
    /// Several servers share it.
    #[error("nodes of orrery are using {0}, and this one would use it alone")]
    HeldByNodes(String),
    /// Its tables must be brought up to date, and nodes use them.
    #[error("nodes of an older version of orrery are using {0}, and its tables must be brought up to date first")]
    OldNodes(String),
    /// Another node has the name.
    #[error("there is another node {name} in {database}, which the others reach at {at}")]
    NameTaken {
        /// The name.
        name: String,
        /// The database.
        database: String,
        /// Where the other one is.
        at: String,
    },
    /// Another program has used it since this one opened it.
    #[error("another orrery has used {0} in the meantime: restart this one, so that it reads what has changed")]
    Passed(String),
}

/// The code of an error that PostgreSQL reports.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error()?.code().map(Into::into)
}

/// What an error of a running statement means: whether the database is gone, or only this statement failed.
pub(in crate::store) fn answered(error: sqlx::Error) -> StoreError {
    let is_gone = match &error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::Protocol(_) => true,
        // Connection lost, no room left, told to stop or starting, the user not let in, a standby.
        other => code(other).is_some_and(|code| {
            ["08", "53", "57", "28"].iter().any(|class| code.starts_with(class)) || code == "25006"
        }),
    };
    if !is_gone {
        return StoreError::Database(error);
    }
    let (code, why) = (code(&error), error.to_string());
    unavailable(code.as_deref(), why).into()
}

/// A database that is there and cannot serve at the moment.
pub(super) fn unavailable(code: Option<&str>, why: String) -> PostgresError {
    match code {
        Some("53100") => PostgresError::Full(why),
        Some("53300") => PostgresError::Busy(why),
        _ => PostgresError::Unreachable(why),
    }
}
