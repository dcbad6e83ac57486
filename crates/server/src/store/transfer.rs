//! [`Transfer`]: everything stored moves from one database into another.
//!
//! Matches move in batches, each in one transaction, and are read back and compared as soon as they have arrived. What has arrived stays
//! there: a transfer that ends early is repeated, and then only moves what is missing or has changed. While it is unfinished, the
//! target has a table that says so, and no server opens it.

use std::collections::BTreeMap;

use super::sql::{Cells, Connection, Digest, Tables, VERSION, WholeMatch, assembled, digest, migrations, query};
use super::{Archive, StoreError};
use crate::data::{FINGERPRINT, SECRET};

/// The table that marks an unfinished transfer. It holds the fingerprint of the key of those whose data is moved.
pub(super) const MARK: &str = "orrery_transfer";

/// How many rows that belong to no match are in one transaction.
const ROWS: u32 = 512;
/// How many ids are compared at a time.
const IDS: u32 = 4096;

/// A database that is moved. It is only read.
#[derive(Debug)]
pub(crate) struct Source {
    connection: Connection,
    tables: Tables,
    version: i64,
}

/// A database that receives another one's content.
#[derive(Debug)]
pub(crate) struct Target {
    connection: Connection,
    tables: Tables,
}

/// What a target holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Nothing.
    Empty,
    /// A part of the data of those whose key has this fingerprint.
    Unfinished(String),
    /// The data of those whose key has this fingerprint.
    Full(Option<String>),
}

/// Both sides.
#[derive(Debug)]
pub(crate) struct Transfer {
    source: Source,
    target: Target,
    /// Whether an earlier attempt has left something.
    is_resumed: bool,
}

/// What one batch of matches came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Batch {
    /// The last match; none when there are no more.
    pub(crate) last: Option<String>,
    pub(crate) matches: u64,
    pub(crate) entries: u64,
    /// How many of the matches had arrived before.
    pub(crate) there: u64,
}

impl Source {
    /// What an archive reads. It must be one of this program, and not newer.
    pub(crate) async fn of(archive: Archive) -> Result<Self, StoreError> {
        let version = archive.version().unwrap_or_default();
        let mut connection = archive.connection;
        let tables = Tables::of(&mut connection).await?;
        Ok(Self { connection, tables, version })
    }

    async fn ids(&mut self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        ids(&mut self.connection, after, most).await
    }
}

impl Target {
    /// Where a connection writes.
    pub(super) async fn on(mut connection: Connection) -> Result<Self, StoreError> {
        let tables = Tables::of(&mut connection).await?;
        Ok(Self { connection, tables })
    }

    /// Whether a later version of this program wrote it.
    pub(crate) async fn is_newer(&mut self) -> Result<bool, StoreError> {
        Ok(version(&mut self.connection).await?.is_some_and(|version| version > VERSION))
    }

    /// What it holds.
    pub(crate) async fn standing(&mut self) -> Result<Standing, StoreError> {
        let open = &mut self.connection;
        if is_marked(open).await? {
            let sql = assembled(format!("SELECT source FROM {MARK}"));
            return Ok(Standing::Unfinished(open.fetch_one(query(sql)).await?.get(0)?));
        }
        if self.tables.are_empty(open).await? {
            return Ok(Standing::Empty);
        }
        if !self.tables.apart().any(|name| name == "facts") {
            return Ok(Standing::Full(None));
        }
        let fact = query("SELECT value FROM facts WHERE name = $1").bind(FINGERPRINT);
        let fact = open.fetch_optional(fact).await?;
        Ok(Standing::Full(fact.map(|row| row.get(0)).transpose()?))
    }

    /// Marks it as unfinished, if it is not marked yet.
    async fn mark(&mut self, source: &str) -> Result<(), StoreError> {
        let open = &mut self.connection;
        if is_marked(open).await? {
            return Ok(());
        }
        open.begin().await?;
        open.execute(query(assembled(format!("CREATE TABLE {MARK} (source TEXT NOT NULL)")))).await?;
        open.execute(query(assembled(format!("INSERT INTO {MARK} (source) VALUES ($1)"))).bind(source)).await?;
        open.execute(query("COMMIT")).await.map(|_| ())
    }

    /// Gives it tables of this version.
    async fn prepare(&mut self, wanted: i64) -> Result<(), StoreError> {
        // An earlier attempt was interrupted after it had brought older tables up to date.
        if version(&mut self.connection).await?.is_some_and(|found| found > wanted) {
            self.connection.drop_tables().await?;
        }
        migrate(&mut self.connection, Some(wanted)).await?;
        self.tables = Tables::of(&mut self.connection).await?;
        Ok(())
    }
}

impl Transfer {
    /// Begins, or goes on. `key` is the fingerprint of the source's key.
    pub(crate) async fn begin(source: Source, mut target: Target, key: &str) -> Result<Self, StoreError> {
        let is_resumed = target.standing().await? != Standing::Empty;
        target.mark(key).await?;
        target.prepare(source.version).await?;
        if !source.tables.is_like(&target.tables) {
            return Err(StoreError::Damaged("its tables are not those of its version".into()));
        }
        Ok(Self { source, target, is_resumed })
    }

    /// How many matches there are to move.
    pub(crate) async fn matches(&mut self) -> Result<u64, StoreError> {
        self.source.connection.fetch_one(query("SELECT COUNT(*) FROM matches")).await?.get(0)
    }

    /// The tables with rows that belong to no match.
    pub(crate) fn apart(&self) -> Vec<&'static str> {
        self.source.tables.apart().collect()
    }

    /// Moves the matches that follow a given one, and compares what has arrived.
    pub(crate) async fn batch(&mut self, after: &str, most: u32) -> Result<Batch, StoreError> {
        let ids = self.source.ids(after, most).await?;
        let wanted = self.source.tables.matches(&mut self.source.connection, &ids).await?;
        let target = &mut self.target;
        let found = target.tables.matches(&mut target.connection, &ids).await?;
        let missing: BTreeMap<&String, &WholeMatch> = wanted
            .iter()
            .filter(|(id, whole)| found.get(*id).map(WholeMatch::digest) != Some(whole.digest()))
            .collect();
        if !missing.is_empty() {
            let outdated: Vec<String> = found.keys().filter(|id| missing.contains_key(id)).cloned().collect();
            let rows: Vec<&WholeMatch> = missing.values().copied().collect();
            target.tables.replace(&mut target.connection, &outdated, &rows).await?;
            let ids: Vec<String> = missing.keys().map(ToString::to_string).collect();
            let arrived = target.tables.matches(&mut target.connection, &ids).await?;
            for (id, whole) in &missing {
                if arrived.get(*id).map(WholeMatch::digest) != Some(whole.digest()) {
                    return Err(StoreError::Damaged(format!("match {id} did not arrive as it was sent")));
                }
            }
        }
        Ok(Batch {
            last: ids.last().cloned(),
            matches: wanted.len() as u64,
            entries: wanted.values().map(WholeMatch::entries).sum(),
            there: (wanted.len() - missing.len()) as u64,
        })
    }

    /// Deletes what an earlier attempt has moved and the source does not have any more.
    pub(crate) async fn forget_deleted(&mut self) -> Result<(), StoreError> {
        let Self { source, target, is_resumed: true } = self else { return Ok(()) };
        let mut after = String::new();
        loop {
            let there = ids(&mut target.connection, &after, IDS).await?;
            let Some(last) = there.last() else { return Ok(()) };
            after.clone_from(last);
            for some in there.chunks(64) {
                let known = source.tables.matches(&mut source.connection, some).await?;
                let deleted: Vec<String> = some.iter().filter(|id| !known.contains_key(*id)).cloned().collect();
                if !deleted.is_empty() {
                    target.tables.forget(&mut target.connection, &deleted).await?;
                }
            }
        }
    }

    /// Forgets what an earlier attempt has moved of rows that belong to no match: they are few, and move again.
    pub(crate) async fn clear(&mut self, table: &str) -> Result<(), StoreError> {
        let sql = assembled(format!("DELETE FROM {table}"));
        self.target.connection.execute(query(sql)).await.map(|_| ())
    }

    /// Moves the rows of a table that follow a given one, and compares what has arrived. Returns the last of them, and how many they were.
    pub(crate) async fn rows(
        &mut self,
        table: &str,
        after: Option<&Cells>,
    ) -> Result<(Option<Cells>, u64), StoreError> {
        let Self { source, target, .. } = self;
        let mut rows = source.tables.next(&mut source.connection, table, after, ROWS).await?;
        let (last, number) = (rows.last().cloned(), rows.len() as u64);
        target.tables.add(&mut target.connection, table, &rows).await?;
        let mut arrived = target.tables.same(&mut target.connection, table, &rows).await?;
        let sorted = |rows: &mut Vec<Cells>| -> Digest {
            rows.sort();
            digest(table, rows)
        };
        if sorted(&mut rows) != sorted(&mut arrived) {
            return Err(StoreError::Damaged(format!("rows of {table} did not arrive as they were sent")));
        }
        Ok((last, number))
    }

    /// Compares how many rows there are: nothing may be left behind, and nothing may be there besides.
    pub(crate) async fn compare(&mut self) -> Result<(), StoreError> {
        let Self { source, target, .. } = self;
        let sent = source.tables.counts(&mut source.connection).await?;
        let arrived = target.tables.counts(&mut target.connection).await?;
        let differs = sent.iter().find(|(table, rows)| arrived.get(*table) != Some(rows));
        differs.map_or(Ok(()), |(table, rows)| {
            let found = arrived.get(table).copied().unwrap_or_default();
            Err(StoreError::Damaged(format!("{table} has {rows} rows, of which {found} have arrived")))
        })
    }

    /// Brings the tables up to date.
    pub(crate) async fn update(&mut self) -> Result<(), StoreError> {
        migrate(&mut self.target.connection, None).await
    }

    /// Stores the key, and opens the target to servers. `secret` is the key itself, where it is no file.
    pub(crate) async fn finish(&mut self, fingerprint: &str, secret: Option<&str>) -> Result<(), StoreError> {
        let open = &mut self.target.connection;
        open.begin().await?;
        for (name, value) in [(FINGERPRINT, Some(fingerprint)), (SECRET, secret)] {
            let Some(value) = value else { continue };
            let sql = "INSERT INTO facts (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            open.execute(query(sql).bind(name).bind(value)).await?;
        }
        open.execute(query(assembled(format!("DROP TABLE {MARK}")))).await?;
        open.execute(query("COMMIT")).await.map(|_| ())
    }

    pub(crate) async fn close(self) {
        self.source.connection.close().await;
        self.target.connection.close().await;
    }
}

/// Matches in the order of their ids, after a given one.
async fn ids(open: &mut Connection, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = open.fetch_all(query(sql).bind(after).bind(most)).await?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Whether a transfer into a database is unfinished.
pub(super) async fn is_marked(open: &mut Connection) -> Result<bool, StoreError> {
    open.has_table(MARK).await
}

/// The version of the tables; none if there are none.
async fn version(open: &mut Connection) -> Result<Option<i64>, StoreError> {
    if !open.has_table("_sqlx_migrations").await? {
        return Ok(None);
    }
    open.fetch_one(query("SELECT MAX(version) FROM _sqlx_migrations")).await?.get(0)
}

/// Brings tables up to a version, or up to date.
async fn migrate(open: &mut Connection, to: Option<i64>) -> Result<(), StoreError> {
    match open {
        Connection::Sqlite(open) => migrations().run_direct(to, open, false).await?,
        Connection::Postgres(open) => migrations().run_direct(to, open, false).await?,
    }
    Ok(())
}
