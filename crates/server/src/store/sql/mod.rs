//! SQL, said once for SQLite and PostgreSQL.
//!
//! Tables hold only texts and whole numbers (`TEXT`, `BIGINT`), and both databases count their placeholders (`$1`). So a statement
//! with its values means the same to both, and nothing in `read`, `hosting`, `commit` and `archive` knows which one it is. Statements
//! keep to what both understand: no type is left to be guessed, a text is looked for with `LOWER(…) LIKE` or `REPLACE`, and one
//! `INSERT … ON CONFLICT` names no row twice.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `query` | a statement with its values, and a row |
//! | `connection` | who runs it: [`Connection`] writes, [`Reader`] reads |
//! | `read`, `hosting` | what a server, and what a host reads |
//! | `commit` | what is written |
//! | `archive` | everything stored, to check or export it |
//! | `tables`, `copying` | all tables alike, to move them to another database |

mod archive;
mod commit;
mod connection;
mod copying;
mod hosting;
mod query;
mod read;
mod tables;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

pub(crate) use archive::{Archive, Counts, Kept, Listed};
pub(super) use connection::{Connection, Reader};
pub(super) use copying::{Cells, Digest, Tables, WholeMatch, digest};
pub(super) use query::{Row, query};
pub(super) use tables::TABLES;

/// The version of the tables that this program writes.
pub(super) const VERSION: i64 = 7;

/// The tables, version by version. A released version is never changed.
pub(super) fn migrations() -> Migrator {
    let version = |number, name: &'static str, sql: &'static str| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let all = vec![
        version(1, "matches", include_str!("../../../migrations/0001_matches.sql")),
        version(2, "hosting", include_str!("../../../migrations/0002_hosting.sql")),
        version(3, "entries", include_str!("../../../migrations/0003_entries.sql")),
        version(4, "lists", include_str!("../../../migrations/0004_lists.sql")),
        version(5, "chat", include_str!("../../../migrations/0005_chat.sql")),
        version(6, "reviews", include_str!("../../../migrations/0006_reviews.sql")),
        version(7, "nodes", include_str!("../../../migrations/0007_nodes.sql")),
    ];
    // The caller holds the folder or the database already.
    Migrator { migrations: all.into(), locking: false, ..Migrator::DEFAULT }
}

/// A statement that was built here, without any outside input.
pub(super) fn assembled(sql: String) -> AssertSqlSafe<String> {
    AssertSqlSafe(sql)
}
