//! [`Archive`]: a database opened only for reading, beside any server: to copy, check or export it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteRow, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::{VERSION, assembled};
use crate::store::{SeatRow, StoreError};

/// After this many of SQLite's steps, check whether to continue.
const STEPS: i32 = 10_000;
/// The most faults reported for one file.
const MAX_FAULTS: u32 = 100;

/// A database that is only read.
#[derive(Debug)]
pub(crate) struct Archive {
    connection: SqliteConnection,
    version: Option<i64>,
}

/// The size of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) matches: u64,
    pub(crate) entries: u64,
    pub(crate) bytes: u64,
}

/// A match with all its stored data, at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) progress: Option<Listed>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) entries: Vec<(i64, String)>,
}

/// How lists show a match.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) status: String,
    pub(crate) round: u32,
    /// A bit for each seat that is asked.
    pub(crate) asked: u32,
    /// How many entries there are; none in a database from before they were counted.
    pub(crate) entries: Option<u64>,
    /// The last activity.
    pub(crate) changed: u64,
    /// How the seats ended; none before the end, and in a database from before it was stored.
    pub(crate) places: Option<String>,
}

impl Archive {
    /// Opens a database for reading. Its work ends early when `stop` is raised.
    pub(crate) async fn open(path: &Path, stop: &Arc<AtomicBool>) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let stop = Arc::clone(stop);
        connection.lock_handle().await?.set_progress_handler(STEPS, move || !stop.load(Relaxed));
        let named =
            "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('_sqlx_migrations', 'matches')";
        let tables: i64 = sqlx::query(named).fetch_one(&mut connection).await?.try_get(0)?;
        let version = if tables == 2 {
            let sql = "SELECT MAX(version) FROM _sqlx_migrations WHERE success";
            sqlx::query(sql).fetch_one(&mut connection).await?.try_get(0)?
        } else {
            None
        };
        Ok(Self { connection, version })
    }

    /// Whether this is a database of this program at all.
    pub(crate) fn is_ours(&self) -> bool {
        self.version.is_some()
    }

    /// Whether a later version of this program wrote it.
    pub(crate) fn is_newer(&self) -> bool {
        self.version.is_some_and(|version| version > VERSION)
    }

    pub(crate) async fn close(self) {
        // It only reads, so there is nothing to lose.
        let _ = self.connection.close().await;
    }

    pub(crate) async fn counts(&mut self) -> Result<Counts, StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM entries), \
            (SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM pragma_page_size)";
        let row = sqlx::query(sql).fetch_one(&mut self.connection).await?;
        let count = |column: usize| row.try_get::<i64, _>(column).map(|count| count as u64);
        Ok(Counts { matches: count(0)?, entries: count(1)?, bytes: count(2)? })
    }

    /// Writes a consistent copy into a file that is empty or does not exist.
    pub(crate) async fn copy_to(&mut self, path: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(path.display().to_string()).execute(&mut self.connection).await?;
        Ok(())
    }

    /// What is wrong with the file itself.
    pub(crate) async fn faults(&mut self) -> Result<Vec<String>, StoreError> {
        let sql = assembled(format!("PRAGMA integrity_check({MAX_FAULTS})"));
        let rows = sqlx::query(sql).fetch_all(&mut self.connection).await?;
        let told: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(told.into_iter().filter(|told| told != "ok").collect())
    }

    /// Rows without their match.
    pub(crate) async fn orphans(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut self.connection).await?;
        let told = |row: &SqliteRow| {
            let (table, number) = (row.try_get::<String, _>(0)?, row.try_get::<Option<i64>, _>(1)?);
            Ok(format!("row {} of {table} belongs to nothing", number.unwrap_or_default()))
        };
        Ok(rows.iter().take(MAX_FAULTS as usize).map(told).collect::<Result<_, sqlx::Error>>()?)
    }

    /// A fact about the database. None if it is older than facts.
    pub(crate) async fn fact(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        if self.version.is_none_or(|version| version < 2) {
            return Ok(None);
        }
        let query = sqlx::query("SELECT value FROM facts WHERE name = $1").bind(name);
        let row = query.fetch_optional(&mut self.connection).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// All matches.
    pub(crate) async fn ids(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM matches ORDER BY id").fetch_all(&mut self.connection).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Finished games, with the name of the game and the version of its rules.
    pub(crate) async fn finished(
        &mut self,
        game: Option<&str>,
        since: u64,
    ) -> Result<Vec<(String, String, u32)>, StoreError> {
        let sql = format!(
            "SELECT m.id, m.game, {} FROM matches m JOIN progress p ON p.match_id = m.id \
             WHERE p.status = 'over' AND p.changed >= $1 AND ($2 IS NULL OR m.game = $2) ORDER BY m.id",
            self.rules()
        );
        let query = sqlx::query(assembled(sql)).bind(since as i64).bind(game);
        let rows = query.fetch_all(&mut self.connection).await?;
        let read = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get::<i64, _>(2)? as u32));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// All stored data of a match.
    pub(crate) async fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        let sql = format!(
            "SELECT m.game, {}, m.setup, m.seed, p.status, p.round, p.asked, p.changed, {}, {} \
             FROM matches m LEFT JOIN progress p ON p.match_id = m.id WHERE m.id = $1",
            self.rules(),
            self.entries(),
            self.places()
        );
        // A consistent read, since someone may be playing it.
        let mut open = self.connection.begin().await?;
        let Some(row) = sqlx::query(assembled(sql)).bind(id).fetch_optional(&mut *open).await? else {
            return Ok(None);
        };
        let number = |column: usize| row.try_get::<Option<i64>, _>(column).map(Option::unwrap_or_default);
        let status: Option<String> = row.try_get(4)?;
        let (round, asked, changed) = (number(5)? as u32, number(6)? as u32, number(7)? as u64);
        let listed_entries = row.try_get::<Option<i64>, _>(8)?.map(|entries| entries as u64);
        let places = row.try_get(9)?;
        let sql = "SELECT seat, kind, holder, token FROM seats WHERE match_id = $1 ORDER BY seat";
        let seats = sqlx::query(sql).bind(id).fetch_all(&mut *open).await?;
        let sql = "SELECT number, entry FROM entries WHERE match_id = $1 ORDER BY number";
        let entries = sqlx::query(sql).bind(id).fetch_all(&mut *open).await?;
        let kept = Kept {
            id: id.to_string(),
            game: row.try_get(0)?,
            rules: row.try_get::<i64, _>(1)? as u32,
            setup: row.try_get(2)?,
            seed: row.try_get(3)?,
            progress: status.map(|status| Listed { status, round, asked, entries: listed_entries, changed, places }),
            seats: seats.iter().map(|row| seat_row(id, row)).collect::<Result<_, _>>()?,
            entries: entries
                .iter()
                .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                .collect::<Result<_, sqlx::Error>>()?,
        };
        open.rollback().await?;
        Ok(Some(kept))
    }

    /// Before the column existed, there was only version 1.
    fn rules(&self) -> &'static str {
        if self.version.is_some_and(|version| version >= 2) { "m.rules" } else { "1" }
    }

    /// The number of entries was not stored before version 3.
    fn entries(&self) -> &'static str {
        if self.version.is_some_and(|version| version >= 3) { "p.entries" } else { "NULL" }
    }

    /// Results were not stored before version 4.
    fn places(&self) -> &'static str {
        if self.version.is_some_and(|version| version >= 4) { "p.places" } else { "NULL" }
    }

    /// The metadata of a backup. None if this is not a backup.
    pub(crate) async fn label(&mut self) -> Result<BTreeMap<String, String>, StoreError> {
        let sql = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = 'backup'";
        if sqlx::query(sql).fetch_one(&mut self.connection).await?.try_get::<i64, _>(0)? == 0 {
            return Ok(BTreeMap::new());
        }
        let rows = sqlx::query("SELECT name, value FROM backup").fetch_all(&mut self.connection).await?;
        Ok(rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Writes the metadata into a private copy.
    pub(crate) async fn set_label(path: &Path, label: &BTreeMap<&str, String>) -> Result<(), StoreError> {
        let mut copy = copy(path).await?;
        let sql = "CREATE TABLE backup (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)";
        sqlx::query(sql).execute(&mut copy).await?;
        for (name, value) in label {
            let query = sqlx::query("INSERT INTO backup (name, value) VALUES ($1, $2)").bind(name).bind(value);
            query.execute(&mut copy).await?;
        }
        Ok(copy.close().await?)
    }

    /// Removes the metadata from a private copy.
    pub(crate) async fn remove_label(path: &Path) -> Result<(), StoreError> {
        let mut copy = copy(path).await?;
        // The metadata includes the key: its bytes are overwritten, not just freed.
        sqlx::query("PRAGMA secure_delete = ON").execute(&mut copy).await?;
        sqlx::query("DROP TABLE backup").execute(&mut copy).await?;
        Ok(copy.close().await?)
    }
}

/// A copy under a temporary name. It is discarded on any failure, so it needs no journal.
async fn copy(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(false);
    let options = options.journal_mode(SqliteJournalMode::Off).synchronous(SqliteSynchronous::Full);
    Ok(options.connect().await?)
}

fn seat_row(id: &str, row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        match_id: id.to_string(),
        seat: row.try_get::<i64, _>(0)? as u8,
        kind: row.try_get(1)?,
        holder: row.try_get(2)?,
        token: row.try_get(3)?,
        name: None,
    })
}
