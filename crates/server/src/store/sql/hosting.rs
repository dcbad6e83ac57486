//! Reads for the host's commands; [`Store`](crate::store::Store) documents each of them.

use super::query::Row;
use super::read::{MATCH, played};
use super::{Reader, assembled, query};
use crate::store::{Begun, BlockRow, MatchFilter, MatchRow, PlayerRow, StoreError};

const PLAYER: &str = "SELECT p.id, p.name, p.seen, \
    (SELECT COUNT(*) FROM seats s WHERE s.kind = 'person' AND s.holder = p.id) FROM players p";

fn player_row(row: &Row) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow { id: row.get(0)?, name: row.get(1)?, seen: row.get(2)?, seats: row.get(3)? })
}

impl Reader {
    pub(in crate::store) async fn list(&self, which: &MatchFilter) -> Result<Vec<MatchRow>, StoreError> {
        let sql = format!(
            "{MATCH} WHERE ($1 IS NULL OR p.status = $1) AND ($2 IS NULL OR m.owner = $2 OR EXISTS \
             (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.kind = 'person' AND s.holder = $2)) \
             ORDER BY p.changed DESC LIMIT $3"
        );
        let rows =
            self.fetch_all(query(assembled(sql)).bind(&which.status).bind(&which.player).bind(which.most)).await?;
        self.with_seats(&rows).await
    }

    pub(in crate::store) async fn players(&self, name: &str, most: u32) -> Result<Vec<PlayerRow>, StoreError> {
        // An empty text is in every name. LIKE patterns are escaped, and only SQLite's LIKE ignores case by itself.
        let escaped = name.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let sql =
            format!("{PLAYER} WHERE LOWER(p.name) LIKE LOWER($1) ESCAPE '\\' ORDER BY p.seen DESC, p.id LIMIT $2");
        let pattern = format!("%{escaped}%");
        let rows = self.fetch_all(query(assembled(sql)).bind(&pattern).bind(most)).await?;
        rows.iter().map(player_row).collect()
    }

    pub(in crate::store) async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = assembled(format!("{PLAYER} WHERE p.id = $1"));
        let row = self.fetch_optional(query(sql).bind(id)).await?;
        row.as_ref().map(player_row).transpose()
    }

    pub(in crate::store) async fn mentions(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT match_id FROM entries WHERE REPLACE(entry, $1, '') <> entry \
            UNION SELECT match_id FROM chat WHERE speaker = $1";
        let rows = self.fetch_all(query(sql).bind(player)).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    pub(in crate::store) async fn has_chatted(&self, player: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM chat WHERE speaker = $1 LIMIT 1";
        Ok(self.fetch_optional(query(sql).bind(player)).await?.is_some())
    }

    pub(in crate::store) async fn blocks(&self) -> Result<Vec<BlockRow>, StoreError> {
        let sql = "SELECT kind, value, reason, created FROM blocks ORDER BY created, kind, value";
        let rows = self.fetch_all(query(sql)).await?;
        let block = |row: &Row| {
            let created = row.get(3)?;
            Ok(BlockRow { kind: row.get(0)?, value: row.get(1)?, reason: row.get(2)?, created })
        };
        rows.iter().map(block).collect()
    }

    pub(in crate::store) async fn unchanged(
        &self,
        status: &str,
        since: u64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = assembled(format!(
            "SELECT p.match_id FROM progress p JOIN matches m ON m.id = p.match_id WHERE p.status = $1 AND p.changed < $2 \
             AND (p.status != 'playing' OR (m.game, m.rules) IN (VALUES {})) ORDER BY p.changed LIMIT $3",
            played()
        ));
        let rows = self.fetch_all(query(sql).bind(status).bind(since).bind(most)).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    pub(in crate::store) async fn lost_guests(&self, since: u64, most: u32) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = assembled(format!(
            "{PLAYER} WHERE p.seen < $1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.holder = p.id) \
             AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.owner = p.id) ORDER BY p.seen, p.id LIMIT $2"
        ));
        let rows = self.fetch_all(query(sql).bind(since).bind(most)).await?;
        rows.iter().map(player_row).collect()
    }

    pub(in crate::store) async fn lost_links(&self, since: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT r.player FROM recoveries r WHERE r.created < $1 \
            AND NOT EXISTS (SELECT 1 FROM players p WHERE p.id = r.player) \
            AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.holder = r.player) \
            AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.owner = r.player) ORDER BY r.created LIMIT $2";
        let rows = self.fetch_all(query(sql).bind(since).bind(most)).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    pub(in crate::store) async fn has_handovers_before(&self, before: u64) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM handovers WHERE created < $1 LIMIT 1";
        Ok(self.fetch_optional(query(sql).bind(before)).await?.is_some())
    }

    pub(in crate::store) async fn begun_by(&self) -> Result<Vec<Begun>, StoreError> {
        let sql = "SELECT m.game, m.rules, COUNT(*) FROM matches m JOIN progress p ON p.match_id = m.id \
            WHERE p.status IN ('waiting', 'playing') GROUP BY m.game, m.rules ORDER BY m.game, m.rules";
        let rows = self.fetch_all(query(sql)).await?;
        let begun = |row: &Row| {
            let (rules, matches) = (row.get(1)?, row.get(2)?);
            Ok(Begun { game: row.get(0)?, rules, matches })
        };
        rows.iter().map(begun).collect()
    }
}
