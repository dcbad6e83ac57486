//! [`Connection`]: the only connection that writes, and how.

use std::collections::{BTreeMap, BTreeSet};

use tokio::time::timeout;

use super::tables::{Rows, TABLES, Table};
use super::{Connection, assembled, query};
use crate::store::postgres::{PostgresError, WRITE_TIMEOUT};
use crate::store::{Change, ChatRow, Progress, StoreError, Transaction};

/// The most rows in one statement.
const MAX_ROWS: usize = 64;

impl Connection {
    /// Writes all of this in one transaction. After an error the connection must not be used again.
    pub(in crate::store) async fn commit(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => self.write(all).await,
            // A network that swallows everything must not keep those who wait for ever.
            Self::Postgres(_) => match timeout(WRITE_TIMEOUT, self.write(all)).await {
                Ok(written) => written,
                Err(_) => Err(PostgresError::Unreachable("it did not store anything in time".into()).into()),
            },
        }
    }

    async fn write(&mut self, all: &[&Transaction]) -> Result<(), StoreError> {
        self.begin().await?;
        let taken = taken_over(self, all).await?;
        if !taken.is_empty() {
            self.execute(query("ROLLBACK")).await?;
            return Err(StoreError::TakenOver(taken.join(", ")));
        }
        matches(self, all).await?;
        entries(self, all).await?;
        progress(self, all).await?;
        seats(self, all).await?;
        for (id, name) in all.iter().flat_map(|one| &one.names) {
            let sql =
                "INSERT INTO players (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            self.execute(query(sql).bind(id).bind(name)).await?;
        }
        for one in all.iter().flat_map(|one| &one.changes) {
            change(self, one).await?;
        }
        self.execute(query("COMMIT")).await.map(|_| ())
    }
}

/// Which of the matches that are written another node has taken over. The others cannot be taken over until this is committed.
///
/// A server that is alone names no fences, so nothing is asked.
async fn taken_over(open: &mut Connection, all: &[&Transaction]) -> Result<Vec<String>, StoreError> {
    let named: BTreeSet<(&str, u64)> =
        all.iter().flat_map(|one| &one.fences).map(|fence| (fence.match_id.as_str(), fence.number)).collect();
    let named: Vec<_> = named.into_iter().collect();
    let mut taken = Vec::new();
    for some in portions(&named) {
        // In the order of ids, so that no two writers wait for each other.
        let sql = format!(
            "SELECT match_id, fence FROM progress WHERE match_id IN {} ORDER BY match_id FOR NO KEY UPDATE",
            places(1, some.len())
        );
        let sql = some.iter().fold(query(assembled(sql)), |query, (id, _)| query.bind(*id));
        let mut stored = BTreeMap::new();
        for row in open.fetch_all(sql).await? {
            stored.insert(row.get::<String>(0)?, row.get::<u64>(1)?);
        }
        let is_other = |(id, number): &&(&str, u64)| stored.get(*id) != Some(number);
        taken.extend(some.iter().filter(is_other).map(|(id, _)| (*id).to_string()));
    }
    Ok(taken)
}

async fn matches(open: &mut Connection, all: &[&Transaction]) -> Result<(), StoreError> {
    for row in all.iter().flat_map(|one| &one.matches) {
        let sql = "INSERT INTO matches (id, game, variant, rules, setup, seed, owner, client, listed, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let insert = query(sql)
            .bind(&row.id)
            .bind(&row.game)
            .bind(&row.variant)
            .bind(row.rules)
            .bind(&row.setup)
            .bind(&row.seed)
            .bind(&row.owner)
            .bind(&row.client)
            .bind(row.listed)
            .bind(row.created);
        open.execute(insert).await?;
    }
    Ok(())
}

async fn entries(open: &mut Connection, all: &[&Transaction]) -> Result<(), StoreError> {
    let entries: Vec<_> = all.iter().flat_map(|one| &one.entries).collect();
    for rows in portions(&entries) {
        let sql = format!("INSERT INTO entries (match_id, number, entry) VALUES {}", places(rows.len(), 3));
        let mut insert = query(assembled(sql));
        for row in rows {
            insert = insert.bind(&row.match_id).bind(row.number).bind(&row.entry);
        }
        open.execute(insert).await?;
    }
    Ok(())
}

async fn progress(open: &mut Connection, all: &[&Transaction]) -> Result<(), StoreError> {
    let progress = last_of_each(all.iter().flat_map(|one| &one.progress));
    for rows in portions(&progress) {
        let sql = format!(
            "INSERT INTO progress (match_id, status, round, asked, wake, rematch, entries, changed, listed, places) \
             VALUES {} ON CONFLICT (match_id) DO UPDATE SET status = excluded.status, round = excluded.round, \
             asked = excluded.asked, wake = excluded.wake, rematch = excluded.rematch, entries = excluded.entries, \
             changed = excluded.changed, places = excluded.places",
            places(rows.len(), 10)
        );
        let mut insert = query(assembled(sql));
        for row in rows {
            insert = insert.bind(&row.match_id).bind(row.status).bind(row.round).bind(row.asked);
            insert = insert.bind(row.wake).bind(&row.rematch);
            insert = insert.bind(row.entries).bind(row.changed);
            insert = insert.bind(row.listed).bind(&row.places);
        }
        open.execute(insert).await?;
    }
    Ok(())
}

/// How each match stands at last: one statement must not name a row twice, and what lists showed in between nobody sees.
fn last_of_each<'a>(progress: impl DoubleEndedIterator<Item = &'a Progress>) -> Vec<&'a Progress> {
    let mut named = BTreeSet::new();
    let mut last: Vec<_> = progress.rev().filter(|row| named.insert(row.match_id.as_str())).collect();
    last.reverse();
    last
}

async fn seats(open: &mut Connection, all: &[&Transaction]) -> Result<(), StoreError> {
    for row in all.iter().flat_map(|one| &one.seats) {
        let sql = "INSERT INTO seats (match_id, seat, kind, holder, token) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (match_id, seat) DO UPDATE SET kind = excluded.kind, holder = excluded.holder";
        let insert = query(sql).bind(&row.match_id).bind(row.seat).bind(&row.kind).bind(&row.holder).bind(&row.token);
        open.execute(insert).await?;
    }
    Ok(())
}

async fn change(open: &mut Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Fact { name, value } => {
            let sql = "INSERT INTO facts (name, value) VALUES ($1, $2) \
                ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            open.execute(query(sql).bind(name.as_ref()).bind(value)).await?;
        }
        Change::FirstFact { name, value } => {
            let sql = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
            open.execute(query(sql).bind(*name).bind(value)).await?;
        }
        Change::Own { match_id, node } => {
            let sql = "UPDATE progress SET node = $2 WHERE match_id = $1";
            open.execute(query(sql).bind(match_id).bind(*node)).await?;
        }
        Change::News { text } => open.tell(text).await?,
        Change::Seen { player, at } => {
            let sql = "UPDATE players SET seen = $2 WHERE id = $1";
            open.execute(query(sql).bind(player).bind(*at)).await?;
        }
        Change::Wake { match_id, wake } => {
            // A match that was closed in the meantime stays closed.
            let sql = "UPDATE progress SET wake = $2 WHERE match_id = $1 AND status = 'playing'";
            open.execute(query(sql).bind(match_id).bind(*wake)).await?;
        }
        Change::Close { match_id, at } => {
            let sql = "UPDATE progress SET status = 'closed', asked = 0, wake = NULL, changed = $2 WHERE match_id = $1";
            open.execute(query(sql).bind(match_id).bind(*at)).await?;
        }
        Change::Delete { match_id } => {
            for Table { name, rows } in TABLES.iter().rev() {
                let Rows::OfMatch(column) = rows else { continue };
                let sql = assembled(format!("DELETE FROM {name} WHERE {column} = $1"));
                open.execute(query(sql).bind(match_id)).await?;
            }
        }
        Change::Erase { player, replacement, matches } => erase(open, player, replacement, matches).await?,
        Change::ForgetGuest { player } => {
            for sql in ["DELETE FROM players WHERE id = $1", "DELETE FROM recoveries WHERE player = $1"] {
                open.execute(query(sql).bind(player)).await?;
            }
        }
        Change::Handover { token, match_id, seat, created } => {
            forget_handovers(open, match_id, *seat).await?;
            let sql = "INSERT INTO handovers (token, match_id, seat, created) VALUES ($1, $2, $3, $4)";
            let insert = query(sql).bind(token).bind(match_id).bind(*seat).bind(*created);
            open.execute(insert).await?;
        }
        Change::HandoverUsed { token, match_id, seat } => {
            let used = open.execute(query("DELETE FROM handovers WHERE token = $1").bind(token)).await?;
            if used == 0 {
                return Err(StoreError::Damaged("a link that hands a seat over was used twice".into()));
            }
            forget_handovers(open, match_id, *seat).await?;
        }
        Change::ForgetHandovers { before } => {
            let sql = "DELETE FROM handovers WHERE created < $1";
            open.execute(query(sql).bind(*before)).await?;
        }
        Change::Recovery { player, token, created } => {
            let sql = "INSERT INTO recoveries (player, token, created) VALUES ($1, $2, $3) \
                ON CONFLICT (player) DO UPDATE SET token = excluded.token, created = excluded.created";
            open.execute(query(sql).bind(player).bind(token).bind(*created)).await?;
        }
        Change::Chat { line, forget } => chat(open, line, *forget).await?,
        Change::DeleteChat { match_id, lines } => {
            for (side, number) in lines {
                let sql = "DELETE FROM chat WHERE match_id = $1 AND side = $2 AND number = $3";
                open.execute(query(sql).bind(match_id).bind(side).bind(*number)).await?;
            }
        }
        Change::Review { match_id, samples, review } => {
            // The match may have been deleted while it was being reviewed.
            let sql = "INSERT INTO reviews (match_id, samples, review) SELECT id, $2, $3 FROM matches WHERE id = $1 \
                ON CONFLICT (match_id) DO UPDATE SET samples = excluded.samples, review = excluded.review";
            open.execute(query(sql).bind(match_id).bind(*samples).bind(review)).await?;
        }
        Change::Block { kind, value, reason, created } => {
            let sql = "INSERT INTO blocks (kind, value, reason, created) VALUES ($1, $2, $3, $4) \
                ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason, created = excluded.created";
            let insert = query(sql).bind(kind).bind(value).bind(reason).bind(*created);
            open.execute(insert).await?;
        }
        Change::Unblock { kind, value } => {
            let sql = "DELETE FROM blocks WHERE kind = $1 AND value = $2";
            open.execute(query(sql).bind(kind).bind(value)).await?;
        }
    }
    Ok(())
}

async fn forget_handovers(open: &mut Connection, match_id: &str, seat: u8) -> Result<(), StoreError> {
    let sql = "DELETE FROM handovers WHERE match_id = $1 AND seat = $2";
    open.execute(query(sql).bind(match_id).bind(seat)).await?;
    Ok(())
}

async fn chat(open: &mut Connection, line: &ChatRow, forget: Option<u32>) -> Result<(), StoreError> {
    let ChatRow { match_id, side, number, speaker, says, at } = line;
    let sql = "INSERT INTO chat (match_id, side, number, speaker, says, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let insert = query(sql).bind(match_id).bind(side).bind(*number);
    open.execute(insert.bind(speaker).bind(says).bind(*at)).await?;
    if let Some(last) = forget {
        let sql = "DELETE FROM chat WHERE match_id = $1 AND side = $2 AND number <= $3";
        open.execute(query(sql).bind(match_id).bind(side).bind(last)).await?;
    }
    Ok(())
}

/// An id is 32 random digits, so nothing else in an entry can look like it.
async fn erase(open: &mut Connection, player: &str, replacement: &str, matches: &[String]) -> Result<(), StoreError> {
    for id in matches {
        let sql = "UPDATE entries SET entry = REPLACE(entry, $1, $2) WHERE match_id = $3";
        open.execute(query(sql).bind(player).bind(replacement).bind(id)).await?;
    }
    let all = [
        "UPDATE seats SET holder = $2 WHERE kind = 'person' AND holder = $1",
        "UPDATE matches SET owner = $2, client = '' WHERE owner = $1",
    ];
    for sql in all {
        open.execute(query(sql).bind(player).bind(replacement)).await?;
    }
    // Games stay for the others who played them. What somebody said is theirs alone, so it goes with them.
    let forgotten = [
        "DELETE FROM players WHERE id = $1",
        "DELETE FROM recoveries WHERE player = $1",
        "DELETE FROM chat WHERE speaker = $1",
    ];
    for sql in forgotten {
        open.execute(query(sql).bind(player)).await?;
    }
    Ok(())
}

/// Splits rows into chunks whose sizes are powers of two, so there are few different statements to prepare.
pub(super) fn portions<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = rows.len().min(MAX_ROWS).checked_ilog2().map(|power| 1 << power)?;
        let (portion, rest) = rows.split_at(size);
        rows = rest;
        Some(portion)
    })
}

/// The placeholders for a number of rows: `($1, $2), ($3, $4)`.
pub(super) fn places(rows: usize, columns: usize) -> String {
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

    #[test]
    fn what_is_written_of_a_match_is_how_it_stands_at_last() {
        let of = |id: &str, round| Progress { match_id: id.into(), round, ..Progress::default() };
        let rows = [of("a", 1), of("b", 1), of("a", 2), of("c", 1), of("b", 2)];
        let last: Vec<_> = last_of_each(rows.iter()).iter().map(|row| (row.match_id.as_str(), row.round)).collect();
        assert_eq!(last, [("a", 2), ("c", 1), ("b", 2)]);
    }
}
