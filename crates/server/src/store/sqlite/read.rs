//! Reads from the database; [`Store`](crate::store::Store) documents each of them.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Sqlite, assembled};
use crate::store::{ChatRow, Due, Made, MatchHead, MatchRow, SeatRow, StoreError};
use games::RULES;

pub(super) const MATCH: &str = "SELECT m.id, m.game, m.variant, m.rules, m.setup, m.owner, m.client, m.listed, m.created, \
    p.status, p.round, p.asked, p.changed, p.places FROM matches m JOIN progress p ON p.match_id = m.id";
const SEATS: &str = "SELECT s.match_id, s.seat, s.kind, s.holder, n.name \
    FROM seats s LEFT JOIN players n ON n.id = s.holder AND s.kind = 'person' WHERE s.match_id = $1 ORDER BY s.seat";

/// Everyone's first table comes before anyone's second; then by address.
const FAIRLY: &str = "ORDER BY ROW_NUMBER() OVER (PARTITION BY m.owner ORDER BY p.changed DESC), \
    ROW_NUMBER() OVER (PARTITION BY m.client ORDER BY p.changed DESC), p.changed DESC LIMIT $1";
/// How many public tables in play are considered, so that the list costs the same however many there are.
const RECENT: u32 = 200;

/// Only tables that spectators can open: those that were begun under the rules of this program.
fn watchable() -> String {
    let played = played();
    format!(
        "{MATCH} WHERE p.match_id IN (SELECT match_id FROM progress WHERE status = 'playing' AND listed = 1 \
         ORDER BY changed DESC LIMIT {RECENT}) AND m.listed = 1 AND (m.game, m.rules) IN (VALUES {played}) {FAIRLY}"
    )
}

fn match_row(row: &SqliteRow) -> Result<MatchRow, sqlx::Error> {
    Ok(MatchRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        variant: row.try_get(2)?,
        rules: row.try_get::<i64, _>(3)? as u32,
        setup: row.try_get(4)?,
        owner: row.try_get(5)?,
        client: row.try_get(6)?,
        listed: row.try_get::<i64, _>(7)? != 0,
        created: row.try_get::<i64, _>(8)? as u64,
        status: row.try_get(9)?,
        round: row.try_get::<i64, _>(10)? as u32,
        asked: row.try_get::<i64, _>(11)? as u32,
        changed: row.try_get::<i64, _>(12)? as u64,
        places: row.try_get(13)?,
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

/// A match and one of its seats.
fn seat(row: &SqliteRow) -> Result<(String, u8), sqlx::Error> {
    Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u8))
}

/// The games in this program, each with the version of its rules.
pub(super) fn played() -> String {
    RULES.iter().map(|(game, rules)| format!("('{game}', {rules})")).collect::<Vec<_>>().join(", ")
}

impl Sqlite {
    pub(in crate::store) async fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        let sql = "SELECT m.game, m.variant, m.rules, m.setup, m.seed, m.owner, m.client, m.listed, p.status, p.wake, \
             p.rematch FROM matches m JOIN progress p ON p.match_id = m.id WHERE m.id = $1";
        let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&self.reader).await? else { return Ok(None) };
        let head = MatchHead {
            game: row.try_get(0)?,
            variant: row.try_get(1)?,
            rules: row.try_get::<i64, _>(2)? as u32,
            setup: row.try_get(3)?,
            seed: row.try_get(4)?,
            owner: row.try_get(5)?,
            client: row.try_get(6)?,
            listed: row.try_get::<i64, _>(7)? != 0,
            status: row.try_get(8)?,
            wake: row.try_get::<Option<i64>, _>(9)?.map(|wake| wake as u64),
            rematch: row.try_get(10)?,
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

    pub(in crate::store) async fn name(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.one_text("SELECT name FROM players WHERE id = $1", id).await
    }

    pub(in crate::store) async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let sql = assembled(format!("{MATCH} WHERE m.id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.reader).await?;
        let rows = self.with_seats(row.as_slice()).await?;
        Ok(rows.into_iter().next())
    }

    pub(in crate::store) async fn of_player(&self, player: &str, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = assembled(format!(
            "{MATCH} JOIN seats s ON s.match_id = m.id WHERE s.kind = 'person' AND s.holder = $1 \
             ORDER BY CASE WHEN p.status IN ('waiting', 'playing') THEN 0 ELSE 1 END, p.changed DESC LIMIT $2"
        ));
        let rows = sqlx::query(sql).bind(player).bind(i64::from(most)).fetch_all(&self.reader).await?;
        self.with_seats(&rows).await
    }

    pub(in crate::store) async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = assembled(format!("{MATCH} WHERE p.status = 'waiting' AND p.listed = 1 AND m.listed = 1 {FAIRLY}"));
        let rows = sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.reader).await?;
        self.with_seats(&rows).await
    }

    pub(in crate::store) async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = watchable();
        let rows = sqlx::query(assembled(sql)).bind(i64::from(most)).fetch_all(&self.reader).await?;
        self.with_seats(&rows).await
    }

    pub(super) async fn with_seats(&self, rows: &[SqliteRow]) -> Result<Vec<MatchRow>, StoreError> {
        let mut matches = Vec::with_capacity(rows.len());
        for row in rows {
            let mut found = match_row(row)?;
            let seats = sqlx::query(SEATS).bind(&found.id).fetch_all(&self.reader).await?;
            found.seats = seats.iter().map(seat_row).collect::<Result<_, _>>()?;
            matches.push(found);
        }
        Ok(matches)
    }

    pub(in crate::store) async fn seat_of_token(&self, hash: &str) -> Result<Option<(String, u8)>, StoreError> {
        let sql = "SELECT match_id, seat FROM seats WHERE token = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(seat).transpose()?)
    }

    pub(in crate::store) async fn handover(&self, hash: &str, since: u64) -> Result<Option<(String, u8)>, StoreError> {
        let sql = "SELECT match_id, seat FROM handovers WHERE token = $1 AND created >= $2";
        let row = sqlx::query(sql).bind(hash).bind(since as i64).fetch_optional(&self.reader).await?;
        Ok(row.as_ref().map(seat).transpose()?)
    }

    pub(in crate::store) async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT side, number, speaker, says, at FROM chat WHERE match_id = $1 ORDER BY side, number";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.reader).await?;
        let line = |row: &SqliteRow| {
            Ok(ChatRow {
                match_id: id.to_string(),
                side: row.try_get(0)?,
                number: row.try_get::<i64, _>(1)? as u32,
                speaker: row.try_get(2)?,
                says: row.try_get(3)?,
                at: row.try_get::<i64, _>(4)? as u64,
            })
        };
        Ok(rows.iter().map(line).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(in crate::store) async fn review(&self, id: &str) -> Result<Option<(u32, String)>, StoreError> {
        let sql = "SELECT samples, review FROM reviews WHERE match_id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.reader).await?;
        let found = |row: SqliteRow| Ok((row.try_get::<i64, _>(0)? as u32, row.try_get(1)?));
        Ok(row.map(found).transpose().map_err(|error: sqlx::Error| error)?)
    }

    pub(in crate::store) async fn recovery(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.one_text("SELECT player FROM recoveries WHERE token = $1", hash).await
    }

    pub(in crate::store) async fn has_recovery(&self, player: &str) -> Result<bool, StoreError> {
        Ok(self.one_text("SELECT player FROM recoveries WHERE player = $1", player).await?.is_some())
    }

    pub(in crate::store) async fn made(&self, owner: &str, client: &str, since: u64) -> Result<[Made; 2], StoreError> {
        let made = async |column: &str, value: &str| {
            let sql = format!(
                "SELECT COUNT(CASE WHEN m.created > $2 THEN 1 END), \
                 COUNT(CASE WHEN p.status IN ('waiting', 'playing') AND p.changed > $2 THEN 1 END), \
                 COUNT(CASE WHEN p.status = 'waiting' AND m.listed = 1 THEN 1 END) \
                 FROM matches m JOIN progress p ON p.match_id = m.id WHERE m.{column} = $1"
            );
            let query = sqlx::query(assembled(sql)).bind(value).bind(since as i64);
            let row = query.fetch_one(&self.reader).await?;
            let count = |column: usize| row.try_get::<i64, _>(column).map(|count| count as u32);
            Ok::<Made, StoreError>(Made { all: count(0)?, unfinished: count(1)?, listed: count(2)? })
        };
        Ok([made("owner", owner).await?, made("client", client).await?])
    }

    pub(in crate::store) async fn due(&self, now: u64, after: Option<Due>, most: u32) -> Result<Vec<Due>, StoreError> {
        let sql = format!(
            "SELECT p.wake, p.match_id FROM progress p JOIN matches m ON m.id = p.match_id \
             WHERE p.wake <= $1 AND (p.wake, p.match_id) > ($2, $3) AND (m.game, m.rules) IN (VALUES {}) \
             ORDER BY p.wake, p.match_id LIMIT $4",
            played()
        );
        let (wake, id) = after.map_or((-1, String::new()), |(wake, id)| (wake as i64, id));
        let query = sqlx::query(assembled(sql)).bind(now as i64).bind(wake).bind(id).bind(i64::from(most));
        let rows = query.fetch_all(&self.reader).await?;
        let due = |row: &SqliteRow| Ok((row.try_get::<i64, _>(0)? as u64, row.try_get(1)?));
        Ok(rows.iter().map(due).collect::<Result<_, sqlx::Error>>()?)
    }

    /// A fact about the database itself.
    pub(crate) async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.one_text("SELECT value FROM facts WHERE name = $1", name).await
    }

    async fn one_text(&self, sql: &'static str, value: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(sql).bind(value).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five thousand private tables in play, and among them forty public ones, of which one player made thirty-nine.
    const MANY: &str = "
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 5039)
        INSERT INTO matches (id, game, variant, rules, setup, seed, owner, client, listed, created)
        SELECT printf('%04d', i), 'race', 'standard', $1, '{}', '0', iif(i = 0, 'ann', 'eve'), 'here', i < 40, i FROM n;
        INSERT INTO progress (match_id, status, round, asked, changed, listed)
        SELECT id, 'playing', 1, 0, created, listed FROM matches";

    #[tokio::test]
    async fn public_tables_in_play_are_found_among_thousands_without_reading_the_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a database");
        let rules = <race::Race as game::Game>::RULES_VERSION;
        let mut writer = store.connect().await.expect("a connection");
        let many = MANY.replace("$1", &rules.to_string());
        sqlx::raw_sql(assembled(many)).execute(&mut writer.0).await.expect("stored");
        writer.close().await;
        let found = store.watchable(30).await.expect("a list");
        let ids: Vec<&str> = found.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(ids[..3], ["0039", "0000", "0038"], "everyone's first table comes first");
        assert_eq!((ids.len(), ids.iter().max()), (30, Some(&"0039")), "a private table is listed");
        let plan = sqlx::query(assembled(format!("EXPLAIN QUERY PLAN {}", watchable())));
        let plan = plan.bind(30).fetch_all(&store.reader).await.expect("a plan");
        let plan: Vec<String> = plan.iter().map(|row| row.try_get(3).expect("a step")).collect();
        assert!(plan.iter().any(|step| step.contains("USING INDEX progress_listed")), "{plan:?}");
        let reads_all = |step: &&String| ["SCAN m", "SCAN p"].iter().any(|all| step.starts_with(all));
        assert_eq!(plan.iter().find(reads_all), None, "{plan:?}");
        store.close().await;
    }
}
