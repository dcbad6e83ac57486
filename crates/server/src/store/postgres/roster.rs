//! [`Roster`]: the nodes that share a database, and which of them has which match.
//!
//! **A node may act for as long as its lease runs.** The lease is a time of the database's clock, which a heartbeat renews. Nobody's own
//! clock is compared with another's: a node measures its lease from before it asked for it, so it stops before anybody else begins.
//!
//! **A match is owned by one node.** Taking it over is one statement, which raises the match's fence. Every write names the fence
//! (`Connection::commit`), and one that names an older number is refused. So even a node that slept through the end of its lease, in
//! the middle of a write, cannot write what another has taken over.
//!
//! A fence and an incarnation are on disk before their number is used: if a database that crashed could forget one, two nodes would be
//! given the same. A renewal may be forgotten: its node is then taken for gone a moment early, and refused like any that was.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::time::{Instant, sleep, timeout};

use super::{CONNECTION_TIMEOUT, DatabaseAddress, NEWS, PostgresError, answered};
use crate::store::StoreError;
use crate::store::sql::assembled;

/// The database's clock, in milliseconds.
pub(in crate::store) const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
/// How many matches are taken or given back at the same time.
const CLAIMING: u32 = 6;
/// How long a statement here may take.
const LIMIT: Duration = Duration::from_secs(4);
/// How often a free match is tried that somebody else was about to have.
const TRIES: u32 = 3;
/// How long the row of a node that did not come back is kept, in milliseconds.
const FORGOTTEN: i64 = 24 * 60 * 60 * 1000;

/// A node that may act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) incarnation: u64,
    /// Where it is reached.
    pub(crate) at: String,
}

/// What a heartbeat learns.
#[derive(Clone, Debug)]
pub(crate) struct Beat {
    /// The database's clock, in milliseconds.
    pub(crate) now: u64,
    /// Those that may act, the oldest first.
    pub(crate) members: Vec<Member>,
}

/// What came of an attempt to take a match over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// It is this node's, under this fence.
    Own(u64),
    /// Another one has it.
    Elsewhere(Member),
    /// There is no such match.
    Missing,
    /// This node's own lease has run out.
    Lapsed,
}

/// The nodes that share a database, as one of them sees them.
#[derive(Clone, Debug)]
pub(crate) struct Roster {
    database: String,
    name: String,
    incarnation: u64,
    lease: Duration,
    claiming: PgPool,
    /// Connections of their own, so that no waiting claim holds up a heartbeat: one beats, one listens.
    beating: PgPool,
}

type MemberRow = (String, i64, String);

fn member((name, incarnation, at): MemberRow) -> Member {
    Member { name, incarnation: incarnation as u64, at }
}

impl Roster {
    /// Enters a node that the others reach at an address. Waits for an earlier one of the same name until its lease has run out.
    pub(super) async fn enter(
        address: &DatabaseAddress,
        name: &str,
        at: &str,
        lease: Duration,
    ) -> Result<Self, StoreError> {
        let limit = LIMIT.as_millis().to_string();
        let pool = |most, on_disk| {
            let options = [("statement_timeout", limit.as_str()), ("synchronous_commit", on_disk)];
            let pool = PgPoolOptions::new().max_connections(most).acquire_timeout(CONNECTION_TIMEOUT);
            pool.connect_lazy_with(address.options().options(options))
        };
        let (claiming, beating, database) = (pool(CLAIMING, "on"), pool(2, "off"), address.to_string());
        let mut roster = Self { database, name: name.into(), incarnation: 0, lease, claiming, beating };
        let sql = "INSERT INTO facts (name, value) VALUES ('incarnation', '1') ON CONFLICT (name) DO UPDATE \
            SET value = CAST(CAST(facts.value AS BIGINT) + 1 AS TEXT) RETURNING CAST(value AS BIGINT)";
        let number: i64 = roster.asked(sqlx::query_scalar(sql).fetch_one(&roster.claiming)).await?;
        roster.incarnation = number as u64;
        let until = Instant::now() + lease + lease / 2;
        loop {
            let Some(other) = roster.try_enter(at).await? else { return Ok(roster) };
            if Instant::now() >= until {
                let Self { database, name, .. } = roster;
                return Err(PostgresError::NameTaken { name, database, at: other }.into());
            }
            sleep(lease / 20).await;
        }
    }

    /// Enters, or says where the node is that has the name.
    async fn try_enter(&self, at: &str) -> Result<Option<String>, StoreError> {
        let sql = format!("DELETE FROM nodes WHERE lease < {NOW} - {FORGOTTEN}");
        self.asked(sqlx::query(assembled(sql)).execute(&self.claiming)).await?;
        let sql = format!(
            "INSERT INTO nodes (name, incarnation, address, lease) VALUES ($1, $2, $3, {NOW} + $4) ON CONFLICT (name) \
             DO UPDATE SET incarnation = excluded.incarnation, address = excluded.address, control = NULL, \
             lease = excluded.lease WHERE nodes.lease <= {NOW}"
        );
        let enter = sqlx::query(assembled(sql)).bind(&self.name).bind(self.incarnation as i64).bind(at);
        let entered = self.asked(enter.bind(self.lease_ms()).execute(&self.claiming)).await?;
        if entered.rows_affected() == 1 {
            return Ok(None);
        }
        let sql = sqlx::query_scalar("SELECT address FROM nodes WHERE name = $1").bind(&self.name);
        let other: Option<String> = self.asked(sql.fetch_optional(&self.claiming)).await?;
        Ok(Some(other.unwrap_or_default()))
    }

    pub(crate) fn incarnation(&self) -> u64 {
        self.incarnation
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    fn lease_ms(&self) -> i64 {
        self.lease.as_millis() as i64
    }

    /// Waits for an answer, but not for ever.
    async fn asked<T>(&self, asking: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        match timeout(LIMIT + CONNECTION_TIMEOUT, asking).await {
            Ok(answer) => answer.map_err(answered),
            Err(_) => Err(PostgresError::Unreachable(format!("{} did not answer in time", self.database)).into()),
        }
    }

    /// Renews the lease. An error of the kind `Passed` if the roster no longer has this node.
    pub(crate) async fn beat(&self) -> Result<Beat, StoreError> {
        let sql = format!("UPDATE nodes SET lease = {NOW} + $2 WHERE incarnation = $1 RETURNING {NOW}");
        let renew = sqlx::query_scalar(assembled(sql)).bind(self.incarnation as i64).bind(self.lease_ms());
        let now: Option<i64> = self.asked(renew.fetch_optional(&self.beating)).await?;
        let now = now.ok_or_else(|| PostgresError::Passed(self.database.clone()))?;
        let sql = format!("SELECT name, incarnation, address FROM nodes WHERE lease > {NOW} ORDER BY incarnation");
        let members = self.asked(sqlx::query_as::<_, MemberRow>(assembled(sql)).fetch_all(&self.beating)).await?;
        Ok(Beat { now: now as u64, members: members.into_iter().map(member).collect() })
    }

    /// Takes a match over that nobody has, or whose owner's lease has run out.
    pub(crate) async fn claim(&self, id: &str) -> Result<Claim, StoreError> {
        let sql = format!(
            "UPDATE progress SET node = $2, fence = fence + 1 WHERE match_id = $1 \
             AND (node IS NULL OR node = $2 OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.incarnation = progress.node \
             AND n.lease > {NOW})) \
             AND EXISTS (SELECT 1 FROM nodes n WHERE n.incarnation = $2 AND n.lease > {NOW}) RETURNING fence"
        );
        for _ in 0..TRIES {
            let claim = sqlx::query_scalar(assembled(sql.clone())).bind(id).bind(self.incarnation as i64);
            let fence: Option<i64> = self.asked(claim.fetch_optional(&self.claiming)).await?;
            if let Some(fence) = fence {
                return Ok(Claim::Own(fence as u64));
            }
            match self.owner(id).await? {
                Some(owner) if owner.incarnation != self.incarnation => return Ok(Claim::Elsewhere(owner)),
                _ if !self.has(id).await? => return Ok(Claim::Missing),
                // Its owner has just given it back, or this node must not act.
                _ => {}
            }
        }
        Ok(Claim::Lapsed)
    }

    async fn has(&self, id: &str) -> Result<bool, StoreError> {
        let sql = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM progress WHERE match_id = $1)").bind(id);
        self.asked(sql.fetch_one(&self.claiming)).await
    }

    /// The node that has a match and may act.
    pub(crate) async fn owner(&self, id: &str) -> Result<Option<Member>, StoreError> {
        let sql = format!(
            "SELECT n.name, n.incarnation, n.address FROM progress p JOIN nodes n ON n.incarnation = p.node \
             WHERE p.match_id = $1 AND n.lease > {NOW}"
        );
        let owner = sqlx::query_as::<_, MemberRow>(assembled(sql)).bind(id).fetch_optional(&self.claiming);
        Ok(self.asked(owner).await?.map(member))
    }

    /// Gives a match back, unless it has changed hands already.
    pub(crate) async fn release(&self, id: &str, fence: u64) -> Result<(), StoreError> {
        let sql = "UPDATE progress SET node = NULL WHERE match_id = $1 AND node = $2 AND fence = $3";
        let release = sqlx::query(sql).bind(id).bind(self.incarnation as i64).bind(fence as i64);
        self.asked(release.execute(&self.claiming)).await.map(|_| ())
    }

    /// Says where this node takes the host's orders.
    pub(crate) async fn take_orders(&self, control: &str) -> Result<(), StoreError> {
        let sql = "UPDATE nodes SET control = $2 WHERE incarnation = $1";
        let told = sqlx::query(sql).bind(self.incarnation as i64).bind(control).execute(&self.claiming);
        self.asked(told).await.map(|_| ())
    }

    /// Hears what other nodes tell, from now on.
    pub(crate) async fn listen(&self) -> Result<PgListener, StoreError> {
        let sql = sqlx::query_scalar(assembled(format!("SELECT {NEWS}")));
        let channel: String = self.asked(sql.fetch_one(&self.claiming)).await?;
        let mut listener = self.asked(PgListener::connect_with(&self.beating)).await?;
        self.asked(listener.listen(&channel)).await?;
        Ok(listener)
    }

    /// Gives everything back and leaves the roster.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let own = self.incarnation as i64;
        for sql in ["UPDATE progress SET node = NULL WHERE node = $1", "DELETE FROM nodes WHERE incarnation = $1"] {
            self.asked(sqlx::query(sql).bind(own).execute(&self.claiming)).await?;
        }
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.claiming.close().await;
        self.beating.close().await;
    }
}
