//! [`TABLES`]: every table that this program makes, for whoever handles all of them alike. A test compares the list with `migrations/`.

use crate::data::SECRET;
use crate::host::CONTROL;
use crate::store::{HOLDER, PROBE};

/// A table.
#[derive(Debug)]
pub(in crate::store) struct Table {
    pub(in crate::store) name: &'static str,
    pub(in crate::store) rows: Rows,
}

/// What the rows of a table belong to.
#[derive(Debug)]
pub(in crate::store) enum Rows {
    /// To a match: the column that names it.
    OfMatch(&'static str),
    /// To no match: the primary key.
    Apart(&'static [&'static str]),
}

const fn of_match(name: &'static str) -> Table {
    Table { name, rows: Rows::OfMatch("match_id") }
}

const fn apart(name: &'static str, key: &'static [&'static str]) -> Table {
    Table { name, rows: Rows::Apart(key) }
}

/// All tables. What others refer to comes before them.
pub(in crate::store) const TABLES: [Table; 12] = [
    Table { name: "matches", rows: Rows::OfMatch("id") },
    of_match("progress"),
    of_match("seats"),
    of_match("entries"),
    of_match("handovers"),
    of_match("chat"),
    of_match("reviews"),
    apart("players", &["id"]),
    apart("recoveries", &["player"]),
    apart("blocks", &["kind", "value"]),
    apart("nodes", &["name"]),
    apart(FACTS, &["name"]),
];

/// Facts about the database itself.
pub(in crate::store) const FACTS: &str = "facts";

/// Facts that hold for one place alone: who has it, where that server listens, what it tried to write, and the key where it has no file.
pub(super) const FACTS_OF_A_PLACE: [&str; 4] = [HOLDER, CONTROL, PROBE, SECRET];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::sql::{Connection, assembled, query};
    use crate::store::sqlite::Sqlite;

    async fn texts(open: &mut Connection, sql: String) -> Vec<String> {
        let rows = open.fetch_all(query(assembled(sql))).await.expect("rows");
        rows.iter().map(|row| row.get(0).expect("a text")).collect()
    }

    /// Whoever adds a table has to say here what it belongs to: only then is it moved with a host, and deleted with a match.
    #[tokio::test]
    async fn every_table_is_listed_and_described_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let mut open = store.connect().await.expect("a connection");
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> '_sqlx_migrations'";
        let there: BTreeSet<String> = texts(&mut open, sql.into()).await.into_iter().collect();
        let listed: BTreeSet<String> = TABLES.iter().map(|table| table.name.to_string()).collect();
        assert_eq!(there, listed);
        for (Table { name, rows }, before) in TABLES.iter().zip(0..) {
            let sql = format!("SELECT \"table\" || '.' || \"from\" FROM pragma_foreign_key_list('{name}')");
            let refers = texts(&mut open, sql).await;
            let sql = format!("SELECT name FROM pragma_table_info('{name}') WHERE pk > 0 ORDER BY pk");
            let keys = texts(&mut open, sql).await;
            match rows {
                Rows::OfMatch("id") => assert!(before == 0 && keys == ["id"], "{name}"),
                Rows::OfMatch(column) => assert_eq!(refers, [format!("matches.{column}")], "{name}"),
                Rows::Apart(key) => assert!(refers.is_empty() && keys == *key, "{name}"),
            }
        }
        open.close().await;
        store.close().await;
    }
}
