//! [`Archive`]: everything stored, opened only for reading, beside any server: to check or export it.

use super::query::Row;
use super::{Connection, VERSION, assembled, query};
use crate::store::postgres::NOW;
use crate::store::transfer::is_marked;
use crate::store::{SeatRow, StoreError};

/// A database that is only read.
#[derive(Debug)]
pub(crate) struct Archive {
    pub(in crate::store) connection: Connection,
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
    /// The tables that a connection sees. They are those of this program if they have a version.
    pub(in crate::store) async fn on(mut connection: Connection) -> Result<Self, StoreError> {
        let sql = match connection {
            Connection::Sqlite(_) => {
                "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('_sqlx_migrations', 'matches')"
            }
            Connection::Postgres(_) => {
                "SELECT COUNT(to_regclass(name)) FROM (VALUES ('_sqlx_migrations'), ('matches')) AS needed (name)"
            }
        };
        let there = connection.fetch_one(query(sql)).await?.get::<i64>(0)?;
        let version = if there == 2 {
            let sql = "SELECT MAX(version) FROM _sqlx_migrations WHERE success";
            connection.fetch_one(query(sql)).await?.get(0)?
        } else {
            None
        };
        Ok(Self { connection, version })
    }

    /// Whether this is a database of this program at all.
    pub(crate) fn is_ours(&self) -> bool {
        self.version.is_some()
    }

    /// The version of its tables; none if they are not those of this program.
    pub(in crate::store) fn version(&self) -> Option<i64> {
        self.version
    }

    /// Whether a transfer into it is unfinished.
    pub(crate) async fn is_half_migrated(&mut self) -> Result<bool, StoreError> {
        is_marked(&mut self.connection).await
    }

    /// Whether a later version of this program wrote it.
    pub(crate) fn is_newer(&self) -> bool {
        self.version.is_some_and(|version| version > VERSION)
    }

    pub(crate) async fn close(self) {
        self.connection.close().await;
    }

    pub(crate) async fn counts(&mut self) -> Result<Counts, StoreError> {
        let bytes = match self.connection {
            Connection::Sqlite(_) => {
                "(SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM pragma_page_size)"
            }
            Connection::Postgres(_) => "pg_database_size(current_database())",
        };
        let sql = format!("SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM entries), {bytes}");
        let row = self.connection.fetch_one(query(assembled(sql))).await?;
        Ok(Counts { matches: row.get(0)?, entries: row.get(1)?, bytes: row.get(2)? })
    }

    /// A fact about the database. None if it is older than facts.
    pub(crate) async fn fact(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        if self.version.is_none_or(|version| version < 2) {
            return Ok(None);
        }
        let wanted = query("SELECT value FROM facts WHERE name = $1").bind(name);
        let row = self.connection.fetch_optional(wanted).await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Whether there is a table of nodes.
    pub(in crate::store) fn knows_nodes(&self) -> bool {
        self.version.is_some_and(|version| version >= 7)
    }

    /// Where the nodes take orders that may act now. None if nodes are unknown to the database.
    pub(crate) async fn controls(&mut self) -> Result<Vec<String>, StoreError> {
        if !self.knows_nodes() || matches!(self.connection, Connection::Sqlite(_)) {
            return Ok(Vec::new());
        }
        let sql = format!("SELECT control FROM nodes WHERE control IS NOT NULL AND lease > {NOW} ORDER BY incarnation");
        let rows = self.connection.fetch_all(query(assembled(sql))).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// All matches.
    pub(crate) async fn ids(&mut self) -> Result<Vec<String>, StoreError> {
        let rows = self.connection.fetch_all(query("SELECT id FROM matches ORDER BY id")).await?;
        rows.iter().map(|row| row.get(0)).collect()
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
        let rows = self.connection.fetch_all(query(assembled(sql)).bind(since).bind(game)).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).collect()
    }

    /// All stored data of a match.
    pub(crate) async fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        // A consistent read, since someone may be playing it.
        self.connection.begin_reading().await?;
        let kept = self.load_at_once(id).await;
        // Even if it cannot be read, others can.
        self.connection.execute(query("ROLLBACK")).await?;
        kept
    }

    async fn load_at_once(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        let sql = format!(
            "SELECT m.game, {}, m.setup, m.seed, p.status, p.round, p.asked, p.changed, {}, {} \
             FROM matches m LEFT JOIN progress p ON p.match_id = m.id WHERE m.id = $1",
            self.rules(),
            self.entries(),
            self.places()
        );
        let connection = &mut self.connection;
        let Some(row) = connection.fetch_optional(query(assembled(sql)).bind(id)).await? else { return Ok(None) };
        let progress = match row.get::<Option<String>>(4)? {
            Some(status) => Some(Listed {
                status,
                round: row.get(5)?,
                asked: row.get(6)?,
                changed: row.get(7)?,
                entries: row.get(8)?,
                places: row.get(9)?,
            }),
            None => None,
        };
        let sql = "SELECT seat, kind, holder, token FROM seats WHERE match_id = $1 ORDER BY seat";
        let seats = connection.fetch_all(query(sql).bind(id)).await?;
        let sql = "SELECT number, entry FROM entries WHERE match_id = $1 ORDER BY number";
        let entries = connection.fetch_all(query(sql).bind(id)).await?;
        Ok(Some(Kept {
            id: id.to_string(),
            game: row.get(0)?,
            rules: row.get(1)?,
            setup: row.get(2)?,
            seed: row.get(3)?,
            progress,
            seats: seats.iter().map(|row| seat_row(id, row)).collect::<Result<_, _>>()?,
            entries: entries.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect::<Result<_, StoreError>>()?,
        }))
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
}

fn seat_row(id: &str, row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        match_id: id.to_string(),
        seat: row.get(0)?,
        kind: row.get(1)?,
        holder: row.get(2)?,
        token: row.get(3)?,
        name: None,
    })
}
