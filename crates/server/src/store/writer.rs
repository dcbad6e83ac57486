//! The task that writes: whatever waits goes into one transaction, so that many matches share one flush of the disk.

use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use tokio::sync::mpsc;

use super::{Job, StoreError, Transaction};
use crate::metrics::Metrics;

/// The most jobs of one transaction.
const MOST_JOBS: usize = 512;
/// The most rows of one statement.
const MOST_ROWS: usize = 64;

pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let (mut batch, mut is_last) = (Vec::<Job>::new(), false);
    while !is_last && jobs.recv_many(&mut batch, MOST_JOBS).await > 0 {
        is_last = batch.iter().any(|job| job.is_last);
        metrics.store_batch.value(batch.len() as f64);
        let all: Vec<&Transaction> = batch.iter().map(|job| &job.transaction).collect();
        let result = commit(&mut connection, &all).await;
        if batch.len() == 1 || result.is_ok() {
            let mut result = Some(result);
            for job in batch.drain(..) {
                // Only a batch of one can have an error to give away.
                let _ = job.done.send(result.take().unwrap_or(Ok(())));
            }
            continue;
        }
        tracing::warn!(jobs = batch.len(), "a batch failed; its jobs are tried one by one");
        for job in batch.drain(..) {
            let _ = job.done.send(commit(&mut connection, &[&job.transaction]).await);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "closing the database");
    }
}

async fn commit(connection: &mut SqliteConnection, all: &[&Transaction]) -> Result<(), StoreError> {
    let mut open = connection.begin().await?;
    for row in all.iter().flat_map(|one| &one.matches) {
        sqlx::query(
            "INSERT INTO matches (id, game, variant, setup, seed, owner, client, listed, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(&row.variant)
        .bind(&row.setup)
        .bind(&row.seed)
        .bind(&row.owner)
        .bind(&row.client)
        .bind(i64::from(row.listed))
        .bind(row.created as i64)
        .execute(&mut *open)
        .await?;
    }
    let entries: Vec<_> = all.iter().flat_map(|one| &one.entries).collect();
    for rows in portions(&entries) {
        let sql = format!("INSERT INTO entries (match_id, number, entry) VALUES {}", places(rows.len(), 3));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in rows {
            query = query.bind(&row.match_id).bind(i64::from(row.number)).bind(&row.entry);
        }
        query.execute(&mut *open).await?;
    }
    let progress: Vec<_> = all.iter().flat_map(|one| &one.progress).collect();
    for rows in portions(&progress) {
        let sql = format!(
            "INSERT INTO progress (match_id, status, round, asked, wake, rematch, changed) VALUES {} \
             ON CONFLICT (match_id) DO UPDATE SET status = excluded.status, round = excluded.round, \
             asked = excluded.asked, wake = excluded.wake, rematch = excluded.rematch, changed = excluded.changed",
            places(rows.len(), 7)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in rows {
            query = query.bind(&row.match_id).bind(row.status).bind(i64::from(row.round)).bind(i64::from(row.asked));
            query = query.bind(row.wake.map(|wake| wake as i64)).bind(&row.rematch).bind(row.changed as i64);
        }
        query.execute(&mut *open).await?;
    }
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
    for (id, name) in all.iter().flat_map(|one| &one.names) {
        sqlx::query(
            "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(id)
        .bind(name)
        .execute(&mut *open)
        .await?;
    }
    open.commit().await?;
    Ok(())
}

/// Cuts rows into portions whose sizes are powers of two, so that there are few different statements to prepare.
fn portions<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = rows.len().min(MOST_ROWS).checked_ilog2().map(|power| 1 << power)?;
        let (portion, rest) = rows.split_at(size);
        rows = rest;
        Some(portion)
    })
}

/// The placeholders of so many rows: `($1, $2), ($3, $4)`.
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
