//! What is read from the database.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// A match as it is restored.
#[derive(Clone, Debug)]
pub(crate) struct MatchHead {
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) setup: String,
    pub(crate) seed: String,
    pub(crate) owner: String,
    pub(crate) client: String,
    pub(crate) listed: bool,
    pub(crate) rematch: Option<String>,
}

/// A match as lists show it.
#[derive(Clone, Debug)]
pub(crate) struct MatchRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) setup: String,
    pub(crate) owner: String,
    pub(crate) listed: bool,
    pub(crate) status: String,
    pub(crate) round: u32,
    pub(crate) asked: u32,
    pub(crate) changed: u64,
    pub(crate) seats: Vec<SeatRow>,
}

/// A seat. `holder` is a player's id or a bot's level.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatRow {
    pub(crate) match_id: String,
    pub(crate) seat: u8,
    pub(crate) kind: String,
    pub(crate) holder: String,
    /// The hash of its token; only for new rows.
    pub(crate) token: String,
    /// The name that the player chose.
    pub(crate) name: Option<String>,
}

const MATCH: &str = "SELECT m.id, m.game, m.variant, m.setup, m.owner, m.listed, p.status, p.round, p.asked, p.changed \
    FROM matches m JOIN progress p ON p.match_id = m.id";
const SEATS: &str = "SELECT s.match_id, s.seat, s.kind, s.holder, n.name \
    FROM seats s LEFT JOIN players n ON n.id = s.holder AND s.kind = 'person' WHERE s.match_id = $1 ORDER BY s.seat";

fn match_row(row: &SqliteRow) -> Result<MatchRow, sqlx::Error> {
    Ok(MatchRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        variant: row.try_get(2)?,
        setup: row.try_get(3)?,
        owner: row.try_get(4)?,
        listed: row.try_get::<i64, _>(5)? != 0,
        status: row.try_get(6)?,
        round: row.try_get::<i64, _>(7)? as u32,
        asked: row.try_get::<i64, _>(8)? as u32,
        changed: row.try_get::<i64, _>(9)? as u64,
        seats: Vec::new(),
    })
}

fn seat_row(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        match_id: row.try_get(0)?,
        seat: row.try_get::<i64, _>(1)? as u8,
        kind: row.try_get(2)?,
        holder: row.try_get(3)?,
        token: String::new(),
        name: row.try_get(4)?,
    })
}

impl Store {
    /// What a match is restored from: what was agreed, and all entries in order.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        let sql = "SELECT m.game, m.variant, m.setup, m.seed, m.owner, m.client, m.listed, p.rematch \
             FROM matches m JOIN progress p ON p.match_id = m.id WHERE m.id = $1";
        let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&self.reader).await? else { return Ok(None) };
        let head = MatchHead {
            game: row.try_get(0)?,
            variant: row.try_get(1)?,
            setup: row.try_get(2)?,
            seed: row.try_get(3)?,
            owner: row.try_get(4)?,
            client: row.try_get(5)?,
            listed: row.try_get::<i64, _>(6)? != 0,
            rematch: row.try_get(7)?,
        };
        let sql = "SELECT number, entry FROM entries WHERE match_id = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.reader).await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (expected, row) in rows.iter().enumerate() {
            if row.try_get::<i64, _>(0)? != expected as i64 {
                return Err(StoreError::Damaged(format!("entry {expected} of match {id} is missing")));
            }
            entries.push(row.try_get(1)?);
        }
        Ok(Some((head, entries)))
    }

    /// The names that players chose, of those who did.
    pub(crate) async fn name(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM players WHERE id = $1").bind(id).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// A match as lists show it.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{MATCH} WHERE m.id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.reader).await?;
        let rows = self.with_seats(row.as_slice()).await?;
        Ok(rows.into_iter().next())
    }

    /// The matches of a player, the last ones first, those that go on before those that are over.
    pub(crate) async fn of_player(&self, player: &str, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{MATCH} JOIN seats s ON s.match_id = m.id WHERE s.kind = 'person' AND s.holder = $1 \
             ORDER BY CASE WHEN p.status = 'over' THEN 1 ELSE 0 END, p.changed DESC LIMIT $2"
        ));
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most)).fetch_all(&self.reader).await?;
        self.with_seats(&rows).await
    }

    /// The tables that wait for players and are listed.
    pub(crate) async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{MATCH} WHERE p.status = 'waiting' AND m.listed = 1 ORDER BY p.changed DESC LIMIT $1"
        ));
        let rows = sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.reader).await?;
        self.with_seats(&rows).await
    }

    async fn with_seats(&self, rows: &[SqliteRow]) -> Result<Vec<MatchRow>, StoreError> {
        let mut matches = Vec::with_capacity(rows.len());
        for row in rows {
            let mut found = match_row(row)?;
            let seats = sqlx::query(SEATS).bind(&found.id).fetch_all(&self.reader).await?;
            found.seats = seats.iter().map(seat_row).collect::<Result<_, _>>()?;
            matches.push(found);
        }
        Ok(matches)
    }

    /// The seat that a token's hash belongs to.
    pub(crate) async fn seat_of_token(&self, hash: &str) -> Result<Option<(String, u8)>, StoreError> {
        let sql = "SELECT match_id, seat FROM seats WHERE token = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.reader).await?;
        let read = |row: SqliteRow| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get::<i64, _>(1)? as u8));
        Ok(row.map(read).transpose()?)
    }

    /// How many unfinished matches a player, and an address, made in which something happened since a time.
    pub(crate) async fn active(&self, owner: &str, client: &str, since: u64) -> Result<(u32, u32), StoreError> {
        let sql = "SELECT COUNT(CASE WHEN m.owner = $1 THEN 1 END), COUNT(CASE WHEN m.client = $2 THEN 1 END) \
             FROM matches m JOIN progress p ON p.match_id = m.id \
             WHERE (m.owner = $1 OR m.client = $2) AND p.status <> 'over' AND p.changed > $3";
        let row = sqlx::query(sql).bind(owner).bind(client).bind(since as i64).fetch_one(&self.reader).await?;
        Ok((row.try_get::<i64, _>(0)? as u32, row.try_get::<i64, _>(1)? as u32))
    }

    /// Matches that somebody must look at by now.
    pub(crate) async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT match_id FROM progress WHERE wake <= $1 ORDER BY wake LIMIT $2";
        let rows = sqlx::query(sql).bind(now as i64).bind(i64::from(most)).fetch_all(&self.reader).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.reader).await?;
        Ok(())
    }
}
