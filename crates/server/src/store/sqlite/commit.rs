//! [`Connection`]: the only connection that writes, and how.

use std::time::Duration;

use sqlx::{Connection as _, SqliteConnection};
use tokio::time::timeout;

use super::assembled;
use crate::store::{Change, ChatRow, StoreError, Transaction};

/// The most rows in one statement.
const MAX_ROWS: usize = 64;
/// How long a connection may take to close.
const CLOSING: Duration = Duration::from_secs(10);

/// A connection that writes.
#[derive(Debug)]
pub(in crate::store) struct Connection(pub(super) SqliteConnection);

impl Connection {
    pub(in crate::store) async fn close(self) {
        match timeout(CLOSING, self.0.close()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "closing the database"),
            Err(_) => tracing::warn!("closing the database takes too long"),
        }
    }

    /// Writes all of this in one transaction. After an error the connection must not be used again.
    pub(in crate::store) async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        let mut open = self.0.begin_with("BEGIN IMMEDIATE").await?;
        matches(&mut open, all).await?;
        entries(&mut open, all).await?;
        progress(&mut open, all).await?;
        seats(&mut open, all).await?;
        for (id, name) in all.iter().flat_map(|one| &one.names) {
            sqlx::query(
                "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )
            .bind(id)
            .bind(name)
            .execute(&mut *open)
            .await?;
        }
        for one in all.iter().flat_map(|one| &one.changes) {
            change(&mut open, one).await?;
        }
        open.commit().await?;
        Ok(())
    }
}

async fn matches(open: &mut SqliteConnection, all: &[&Transaction]) -> Result<(), StoreError> {
    for row in all.iter().flat_map(|one| &one.matches) {
        sqlx::query(
            "INSERT INTO matches (id, game, variant, rules, setup, seed, owner, client, listed, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(&row.variant)
        .bind(i64::from(row.rules))
        .bind(&row.setup)
        .bind(&row.seed)
        .bind(&row.owner)
        .bind(&row.client)
        .bind(i64::from(row.listed))
        .bind(row.created as i64)
        .execute(&mut *open)
        .await?;
    }
    Ok(())
}

async fn entries(open: &mut SqliteConnection, all: &[&Transaction]) -> Result<(), StoreError> {
    let entries: Vec<_> = all.iter().flat_map(|one| &one.entries).collect();
    for rows in portions(&entries) {
        let sql = format!("INSERT INTO entries (match_id, number, entry) VALUES {}", places(rows.len(), 3));
        let mut query = sqlx::query(assembled(sql));
        for row in rows {
            query = query.bind(&row.match_id).bind(i64::from(row.number)).bind(&row.entry);
        }
        query.execute(&mut *open).await?;
    }
    Ok(())
}

async fn progress(open: &mut SqliteConnection, all: &[&Transaction]) -> Result<(), StoreError> {
    let progress: Vec<_> = all.iter().flat_map(|one| &one.progress).collect();
    for rows in portions(&progress) {
        let sql = format!(
            "INSERT INTO progress (match_id, status, round, asked, wake, rematch, entries, changed, listed, places) \
             VALUES {} ON CONFLICT (match_id) DO UPDATE SET status = excluded.status, round = excluded.round, \
             asked = excluded.asked, wake = excluded.wake, rematch = excluded.rematch, entries = excluded.entries, \
             changed = excluded.changed, places = excluded.places",
            places(rows.len(), 10)
        );
        let mut query = sqlx::query(assembled(sql));
        for row in rows {
            query = query.bind(&row.match_id).bind(row.status).bind(i64::from(row.round)).bind(i64::from(row.asked));
            query = query.bind(row.wake.map(|wake| wake as i64)).bind(&row.rematch);
            query = query.bind(i64::from(row.entries)).bind(row.changed as i64);
            query = query.bind(i64::from(row.listed)).bind(&row.places);
        }
        query.execute(&mut *open).await?;
    }
    Ok(())
}

async fn seats(open: &mut SqliteConnection, all: &[&Transaction]) -> Result<(), StoreError> {
    for row in all.iter().flat_map(|one| &one.seats) {
        sqlx::query(
            "INSERT INTO seats (match_id, seat, kind, holder, token) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (match_id, seat) DO UPDATE SET kind = excluded.kind, holder = excluded.holder",
        )
        .bind(&row.match_id)
        .bind(i64::from(row.seat))
        .bind(&row.kind)
        .bind(&row.holder)
        .bind(&row.token)
        .execute(&mut *open)
        .await?;
    }
    Ok(())
}

async fn change(open: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Fact { name, value } => {
            let sql = "INSERT INTO facts (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(name).bind(value).execute(&mut *open).await?;
        }
        Change::Seen { player, at } => {
            let sql = "UPDATE players SET seen = $2 WHERE id = $1";
            sqlx::query(sql).bind(player).bind(*at as i64).execute(&mut *open).await?;
        }
        Change::Wake { match_id, wake } => {
            // A match that was closed in the meantime stays closed.
            let sql = "UPDATE progress SET wake = $2 WHERE match_id = $1 AND status = 'playing'";
            sqlx::query(sql).bind(match_id).bind(wake.map(|wake| wake as i64)).execute(&mut *open).await?;
        }
        Change::Close { match_id, at } => {
            let sql = "UPDATE progress SET status = 'closed', asked = 0, wake = NULL, changed = $2 WHERE match_id = $1";
            sqlx::query(sql).bind(match_id).bind(*at as i64).execute(&mut *open).await?;
        }
        Change::Delete { match_id } => {
            for table in ["entries", "seats", "progress", "handovers", "chat", "reviews"] {
                let sql = assembled(format!("DELETE FROM {table} WHERE match_id = $1"));
                sqlx::query(sql).bind(match_id).execute(&mut *open).await?;
            }
            sqlx::query("DELETE FROM matches WHERE id = $1").bind(match_id).execute(&mut *open).await?;
        }
        Change::Erase { player, replacement, matches } => erase(open, player, replacement, matches).await?,
        Change::ForgetGuest { player } => {
            for sql in ["DELETE FROM players WHERE id = $1", "DELETE FROM recoveries WHERE player = $1"] {
                sqlx::query(sql).bind(player).execute(&mut *open).await?;
            }
        }
        Change::Handover { token, match_id, seat, created } => {
            forget_handovers(open, match_id, *seat).await?;
            let sql = "INSERT INTO handovers (token, match_id, seat, created) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(token).bind(match_id).bind(i64::from(*seat)).bind(*created as i64);
            query.execute(&mut *open).await?;
        }
        Change::HandoverUsed { token, match_id, seat } => {
            let used = sqlx::query("DELETE FROM handovers WHERE token = $1").bind(token).execute(&mut *open).await?;
            if used.rows_affected() == 0 {
                return Err(StoreError::Damaged("a link that hands a seat over was used twice".into()));
            }
            forget_handovers(open, match_id, *seat).await?;
        }
        Change::ForgetHandovers { before } => {
            let sql = "DELETE FROM handovers WHERE created < $1";
            sqlx::query(sql).bind(*before as i64).execute(&mut *open).await?;
        }
        Change::Recovery { player, token, created } => {
            let sql = "INSERT INTO recoveries (player, token, created) VALUES ($1, $2, $3) \
                ON CONFLICT (player) DO UPDATE SET token = excluded.token, created = excluded.created";
            sqlx::query(sql).bind(player).bind(token).bind(*created as i64).execute(&mut *open).await?;
        }
        Change::Chat { line, forget } => chat(open, line, *forget).await?,
        Change::DeleteChat { match_id, lines } => {
            for (side, number) in lines {
                let sql = "DELETE FROM chat WHERE match_id = $1 AND side = $2 AND number = $3";
                sqlx::query(sql).bind(match_id).bind(side).bind(i64::from(*number)).execute(&mut *open).await?;
            }
        }
        Change::Review { match_id, samples, review } => {
            // The match may have been deleted while it was being reviewed.
            let sql = "INSERT INTO reviews (match_id, samples, review) SELECT id, $2, $3 FROM matches WHERE id = $1 \
                ON CONFLICT (match_id) DO UPDATE SET samples = excluded.samples, review = excluded.review";
            sqlx::query(sql).bind(match_id).bind(i64::from(*samples)).bind(review).execute(&mut *open).await?;
        }
        Change::Block { kind, value, reason, created } => {
            let sql = "INSERT INTO blocks (kind, value, reason, created) VALUES ($1, $2, $3, $4) \
                ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason, created = excluded.created";
            let query = sqlx::query(sql).bind(kind).bind(value).bind(reason).bind(*created as i64);
            query.execute(&mut *open).await?;
        }
        Change::Unblock { kind, value } => {
            let sql = "DELETE FROM blocks WHERE kind = $1 AND value = $2";
            sqlx::query(sql).bind(kind).bind(value).execute(&mut *open).await?;
        }
    }
    Ok(())
}

async fn forget_handovers(open: &mut SqliteConnection, match_id: &str, seat: u8) -> Result<(), StoreError> {
    let sql = "DELETE FROM handovers WHERE match_id = $1 AND seat = $2";
    sqlx::query(sql).bind(match_id).bind(i64::from(seat)).execute(&mut *open).await?;
    Ok(())
}

async fn chat(open: &mut SqliteConnection, line: &ChatRow, forget: Option<u32>) -> Result<(), StoreError> {
    let ChatRow { match_id, side, number, speaker, says, at } = line;
    let sql = "INSERT INTO chat (match_id, side, number, speaker, says, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(sql).bind(match_id).bind(side).bind(i64::from(*number));
    query.bind(speaker).bind(says).bind(*at as i64).execute(&mut *open).await?;
    if let Some(last) = forget {
        let sql = "DELETE FROM chat WHERE match_id = $1 AND side = $2 AND number <= $3";
        sqlx::query(sql).bind(match_id).bind(side).bind(i64::from(last)).execute(&mut *open).await?;
    }
    Ok(())
}

/// An id is 32 random digits, so nothing else in an entry can look like it.
async fn erase(
    open: &mut SqliteConnection,
    player: &str,
    replacement: &str,
    matches: &[String],
) -> Result<(), StoreError> {
    for id in matches {
        let sql = "UPDATE entries SET entry = REPLACE(entry, $1, $2) WHERE match_id = $3";
        sqlx::query(sql).bind(player).bind(replacement).bind(id).execute(&mut *open).await?;
    }
    let all = [
        "UPDATE seats SET holder = $2 WHERE kind = 'person' AND holder = $1",
        "UPDATE matches SET owner = $2, client = '' WHERE owner = $1",
    ];
    for sql in all {
        sqlx::query(sql).bind(player).bind(replacement).execute(&mut *open).await?;
    }
    // Games stay for the others who played them. What somebody said is theirs alone, so it goes with them.
    let forgotten = [
        "DELETE FROM players WHERE id = $1",
        "DELETE FROM recoveries WHERE player = $1",
        "DELETE FROM chat WHERE speaker = $1",
    ];
    for sql in forgotten {
        sqlx::query(sql).bind(player).execute(&mut *open).await?;
    }
    Ok(())
}

/// Splits rows into chunks whose sizes are powers of two, so there are few different statements to prepare.
fn portions<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = rows.len().min(MAX_ROWS).checked_ilog2().map(|power| 1 << power)?;
        let (portion, rest) = rows.split_at(size);
        rows = rest;
        Some(portion)
    })
}

/// The placeholders for a number of rows: `($1, $2), ($3, $4)`.
fn places(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let columns: Vec<String> = (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", columns.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_in_one_portion() {
        let rows: Vec<usize> = (0..203).collect();
        let sizes: Vec<usize> = portions(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [64, 64, 64, 8, 2, 1]);
        assert_eq!(portions(&rows).flatten().copied().collect::<Vec<_>>(), rows);
        assert_eq!(places(2, 2), "($1, $2), ($3, $4)");
    }
}
