//! Reads from the database; [`Store`](crate::store::Store) documents each of them.

use std::collections::BTreeMap;

use super::commit::{places, portions};
use super::query::Row;
use super::{Reader, assembled, query};
use crate::store::postgres::NOW;
use crate::store::{ChatRow, Due, Made, MatchHead, MatchRow, SeatRow, StoreError};
use games::RULES;

pub(super) const MATCH: &str = "SELECT m.id, m.game, m.variant, m.rules, m.setup, m.owner, m.client, m.listed, m.created, \
    p.status, p.round, p.asked, p.changed, p.places FROM matches m JOIN progress p ON p.match_id = m.id";
const SEATS: &str = "SELECT s.match_id, s.seat, s.kind, s.holder, n.name \
    FROM seats s LEFT JOIN players n ON n.id = s.holder AND s.kind = 'person' WHERE s.match_id IN";

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

fn match_row(row: &Row) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: row.get(0)?,
        game: row.get(1)?,
        variant: row.get(2)?,
        rules: row.get(3)?,
        setup: row.get(4)?,
        owner: row.get(5)?,
        client: row.get(6)?,
        listed: row.get(7)?,
        created: row.get(8)?,
        status: row.get(9)?,
        round: row.get(10)?,
        asked: row.get(11)?,
        changed: row.get(12)?,
        places: row.get(13)?,
        seats: Vec::new(),
    })
}

fn seat_row(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        match_id: row.get(0)?,
        seat: row.get(1)?,
        kind: row.get(2)?,
        holder: row.get(3)?,
        token: String::new(),
        name: row.get(4)?,
    })
}

/// A match and one of its seats.
fn seat(row: &Row) -> Result<(String, u8), StoreError> {
    Ok((row.get(0)?, row.get(1)?))
}

/// The games in this program, each with the version of its rules.
pub(super) fn played() -> String {
    RULES.iter().map(|(game, rules)| format!("('{game}', {rules})")).collect::<Vec<_>>().join(", ")
}

impl Reader {
    pub(in crate::store) async fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        let sql = "SELECT m.game, m.variant, m.rules, m.setup, m.seed, m.owner, m.client, m.listed, p.status, p.wake, \
             p.rematch, p.fence FROM matches m JOIN progress p ON p.match_id = m.id WHERE m.id = $1";
        let Some(row) = self.fetch_optional(query(sql).bind(id)).await? else { return Ok(None) };
        let head = MatchHead {
            game: row.get(0)?,
            variant: row.get(1)?,
            rules: row.get(2)?,
            setup: row.get(3)?,
            seed: row.get(4)?,
            owner: row.get(5)?,
            client: row.get(6)?,
            listed: row.get(7)?,
            status: row.get(8)?,
            wake: row.get(9)?,
            rematch: row.get(10)?,
            fence: row.get(11)?,
        };
        let sql = "SELECT number, entry FROM entries WHERE match_id = $1 ORDER BY number";
        let rows = self.fetch_all(query(sql).bind(id)).await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (expected, row) in rows.iter().enumerate() {
            if row.get::<i64>(0)? != expected as i64 {
                return Err(StoreError::Damaged(format!("entry {expected} of match {id} is missing")));
            }
            entries.push(row.get(1)?);
        }
        Ok(Some((head, entries)))
    }

    pub(in crate::store) async fn name(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.one_text("SELECT name FROM players WHERE id = $1", id).await
    }

    pub(in crate::store) async fn find(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let sql = assembled(format!("{MATCH} WHERE m.id = $1"));
        let row = self.fetch_optional(query(sql).bind(id)).await?;
        let rows = self.with_seats(row.as_slice()).await?;
        Ok(rows.into_iter().next())
    }

    pub(in crate::store) async fn of_player(&self, player: &str, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = assembled(format!(
            "{MATCH} JOIN seats s ON s.match_id = m.id WHERE s.kind = 'person' AND s.holder = $1 \
             ORDER BY CASE WHEN p.status IN ('waiting', 'playing') THEN 0 ELSE 1 END, p.changed DESC LIMIT $2"
        ));
        let rows = self.fetch_all(query(sql).bind(player).bind(most)).await?;
        self.with_seats(&rows).await
    }

    pub(in crate::store) async fn lobby(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = assembled(format!("{MATCH} WHERE p.status = 'waiting' AND p.listed = 1 AND m.listed = 1 {FAIRLY}"));
        let rows = self.fetch_all(query(sql).bind(most)).await?;
        self.with_seats(&rows).await
    }

    pub(in crate::store) async fn watchable(&self, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let sql = watchable();
        let rows = self.fetch_all(query(assembled(sql)).bind(most)).await?;
        self.with_seats(&rows).await
    }

    pub(super) async fn with_seats(&self, rows: &[Row]) -> Result<Vec<MatchRow>, StoreError> {
        let mut matches = Vec::with_capacity(rows.len());
        // Many matches are one question: the answer of a database on another machine takes a while.
        for some in portions(rows) {
            let mut found: Vec<MatchRow> = some.iter().map(match_row).collect::<Result<_, _>>()?;
            let sql = assembled(format!("{SEATS} {} ORDER BY s.seat", places(1, found.len())));
            let wanted = found.iter().fold(query(sql), |query, found| query.bind(&found.id));
            let mut seats = BTreeMap::<String, Vec<SeatRow>>::new();
            for row in &self.fetch_all(wanted).await? {
                let seat = seat_row(row)?;
                seats.entry(seat.match_id.clone()).or_default().push(seat);
            }
            for found in &mut found {
                found.seats = seats.get(&found.id).cloned().unwrap_or_default();
            }
            matches.append(&mut found);
        }
        Ok(matches)
    }

    pub(in crate::store) async fn seat_of_token(&self, hash: &str) -> Result<Option<(String, u8)>, StoreError> {
        let sql = "SELECT match_id, seat FROM seats WHERE token = $1";
        let row = self.fetch_optional(query(sql).bind(hash)).await?;
        row.as_ref().map(seat).transpose()
    }

    pub(in crate::store) async fn handover(&self, hash: &str, since: u64) -> Result<Option<(String, u8)>, StoreError> {
        let sql = "SELECT match_id, seat FROM handovers WHERE token = $1 AND created >= $2";
        let row = self.fetch_optional(query(sql).bind(hash).bind(since)).await?;
        row.as_ref().map(seat).transpose()
    }

    pub(in crate::store) async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT side, number, speaker, says, at FROM chat WHERE match_id = $1 ORDER BY side, number";
        let rows = self.fetch_all(query(sql).bind(id)).await?;
        let line = |row: &Row| {
            Ok(ChatRow {
                match_id: id.to_string(),
                side: row.get(0)?,
                number: row.get(1)?,
                speaker: row.get(2)?,
                says: row.get(3)?,
                at: row.get(4)?,
            })
        };
        rows.iter().map(line).collect()
    }

    pub(in crate::store) async fn review(&self, id: &str) -> Result<Option<(u32, String)>, StoreError> {
        let sql = "SELECT samples, review FROM reviews WHERE match_id = $1";
        let row = self.fetch_optional(query(sql).bind(id)).await?;
        row.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
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
            let row = self.fetch_one(query(assembled(sql)).bind(value).bind(since)).await?;
            Ok::<Made, StoreError>(Made { all: row.get(0)?, unfinished: row.get(1)?, listed: row.get(2)? })
        };
        Ok([made("owner", owner).await?, made("client", client).await?])
    }

    pub(in crate::store) async fn due(&self, now: u64, after: Option<Due>, most: u32) -> Result<Vec<Due>, StoreError> {
        let is_free = match self {
            Self::Sqlite(_) => String::new(),
            // A node that may act looks after its own.
            Self::Postgres(_) => {
                format!("AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.incarnation = p.node AND n.lease > {NOW})")
            }
        };
        let sql = format!(
            "SELECT p.wake, p.match_id FROM progress p JOIN matches m ON m.id = p.match_id \
             WHERE p.wake <= $1 AND (p.wake, p.match_id) > ($2, $3) AND (m.game, m.rules) IN (VALUES {}) {is_free} \
             ORDER BY p.wake, p.match_id LIMIT $4",
            played()
        );
        let (wake, id) = after.map_or((-1, String::new()), |(wake, id)| (wake as i64, id));
        let rows = self.fetch_all(query(assembled(sql)).bind(now).bind(wake).bind(&id).bind(most)).await?;
        let due = |row: &Row| Ok((row.get(0)?, row.get(1)?));
        rows.iter().map(due).collect()
    }

    /// A fact about the database itself.
    pub(crate) async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.one_text("SELECT value FROM facts WHERE name = $1", name).await
    }

    async fn one_text(&self, sql: &'static str, value: &str) -> Result<Option<String>, StoreError> {
        let row = self.fetch_optional(query(sql).bind(value)).await?;
        row.map(|row| row.get(0)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sql::Connection;
    use crate::store::sqlite::Sqlite;

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
        let Ok(Connection::Sqlite(mut writer)) = store.connect().await else { panic!("no connection") };
        let many = MANY.replace("$1", &rules.to_string());
        sqlx::raw_sql(assembled(many)).execute(&mut writer).await.expect("stored");
        Connection::Sqlite(writer).close().await;
        let found = store.reader.watchable(30).await.expect("a list");
        let ids: Vec<&str> = found.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(ids[..3], ["0039", "0000", "0038"], "everyone's first table comes first");
        assert_eq!((ids.len(), ids.iter().max()), (30, Some(&"0039")), "a private table is listed");
        let plan = query(assembled(format!("EXPLAIN QUERY PLAN {}", watchable())));
        let plan = store.reader.fetch_all(plan.bind(30_u32)).await.expect("a plan");
        let plan: Vec<String> = plan.iter().map(|row| row.get(3).expect("a step")).collect();
        assert!(plan.iter().any(|step| step.contains("USING INDEX progress_listed")), "{plan:?}");
        let reads_all = |step: &&String| ["SCAN m", "SCAN p"].iter().any(|all| step.starts_with(all));
        assert_eq!(plan.iter().find(reads_all), None, "{plan:?}");
        store.close().await;
    }
}
