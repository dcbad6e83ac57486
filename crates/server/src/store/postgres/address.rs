//! [`DatabaseAddress`]: where a PostgreSQL database is, and who asks for it. Its password is shown nowhere.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::PostgresError;
use super::error::{code, unavailable};
use crate::store::StoreError;

/// Where a PostgreSQL database is: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
#[derive(Clone)]
pub struct DatabaseAddress(Arc<PgConnectOptions>);

impl FromStr for DatabaseAddress {
    type Err = PostgresError;

    fn from_str(text: &str) -> Result<Self, PostgresError> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(PostgresError::Address("it does not begin with postgres://".into()));
        }
        let options: PgConnectOptions = text.parse().map_err(|error| match error {
            sqlx::Error::Configuration(why) => PostgresError::Address(why.to_string()),
            other => PostgresError::Address(other.to_string()),
        })?;
        match options.get_ssl_mode() {
            PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull => return Err(PostgresError::Tls),
            PgSslMode::Disable | PgSslMode::Allow | PgSslMode::Prefer => {}
        }
        let options =
            if options.get_application_name().is_none() { options.application_name("orrery") } else { options };
        Ok(Self(Arc::new(options)))
    }
}

/// Names the database, without the password.
impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.0.get_database().unwrap_or(self.user());
        match self.0.get_socket() {
            Some(folder) => write!(f, "the PostgreSQL database {database} at {}", folder.display()),
            None => write!(f, "the PostgreSQL database {database} at {}:{}", self.0.get_host(), self.0.get_port()),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseAddress({self})")
    }
}

/// Whether they name the same tables, as far as that can be seen.
impl PartialEq for DatabaseAddress {
    fn eq(&self, other: &Self) -> bool {
        let place = |address: &Self| {
            let options = &address.0;
            let socket = options.get_socket().cloned();
            let schema = options.get_options().map(str::to_string);
            (
                options.get_host().to_string(),
                socket,
                options.get_port(),
                options.get_database().map(str::to_string),
                schema,
            )
        };
        place(self) == place(other)
    }
}

impl DatabaseAddress {
    pub(super) fn options(&self) -> PgConnectOptions {
        PgConnectOptions::clone(&self.0)
    }

    pub(super) fn user(&self) -> &str {
        self.0.get_username()
    }

    /// Whether what is sent there can be read on the way.
    #[must_use]
    pub fn is_far(&self) -> bool {
        // In an address, IPv6 has brackets.
        let host = self.0.get_host().trim_matches(['[', ']']);
        let is_loopback = host.parse::<std::net::IpAddr>().map_or(host == "localhost", |address| address.is_loopback());
        self.0.get_socket().is_none() && !host.starts_with('/') && !is_loopback
    }

    /// What an error means to the host.
    pub(crate) fn explain(&self, error: StoreError) -> StoreError {
        use MigrateError::{Execute, ExecuteMigration};
        use StoreError::{Database, Migration};
        let (Database(cause) | Migration(Execute(cause) | ExecuteMigration(cause, _))) = &error else { return error };
        match code(cause).as_deref() {
            Some("28000" | "28P01") => PostgresError::Refused { database: self.to_string(), why: said(cause) }.into(),
            Some("3D000") => PostgresError::Missing(self.to_string()).into(),
            Some("42501") => {
                PostgresError::NoRights(format!("{} may not use {self}: {}", self.user(), said(cause))).into()
            }
            Some("25006") => PostgresError::Standby(self.to_string()).into(),
            Some(code) if code.starts_with("08") || code.starts_with("53") || code.starts_with("57") => {
                unavailable(Some(code), format!("{self}: {}", said(cause))).into()
            }
            Some(_) => error,
            None => match cause {
                sqlx::Error::Io(why) => PostgresError::Unreachable(format!("{self}: {why}")).into(),
                sqlx::Error::Protocol(why) => PostgresError::Unreachable(format!("{self}: {why}")).into(),
                _ => error,
            },
        }
    }
}

/// What PostgreSQL says, without the frame that SQLx puts around it.
fn said(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_never_shows_its_password() {
        let address: DatabaseAddress = "postgres://ann:s3cret@db.example:5433/games".parse().expect("an address");
        let shown = format!("{address} {address:?}");
        assert!(shown.contains("games at db.example:5433") && !shown.contains("s3cret"), "{shown}");
        assert!(address.is_far());
        for near in ["postgres:///games?host=/run/postgresql", "postgres://[::1]/x", "postgres://localhost/x"] {
            assert!(!near.parse::<DatabaseAddress>().expect("an address").is_far(), "{near}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for wrong in ["", "games", "mysql://ann:s3cret@db/x", "postgres://ann:s3cret@db:port/x"] {
            let refused = wrong.parse::<DatabaseAddress>().expect_err(wrong);
            assert!(
                matches!(refused, PostgresError::Address(_)) && !refused.to_string().contains("s3cret"),
                "{refused}"
            );
        }
        for mode in ["require", "verify-ca", "verify-full"] {
            let refused = format!("postgres://db/x?sslmode={mode}").parse::<DatabaseAddress>();
            assert!(matches!(refused, Err(PostgresError::Tls)), "{refused:?}");
        }
    }
}
