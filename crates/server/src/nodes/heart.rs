//! The heartbeat of a node: it renews the lease, and learns who else is there and what time it is.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tokio::time::{Instant, sleep_until};

use super::Nodes;
use crate::app::App;
use crate::store::{Beat, PostgresError, StoreError};

/// A node stops acting this part of the lease before it ends: clocks do not run equally fast.
const MARGIN: u32 = 10;
/// A difference between this machine's clock and the database's that is only the time of the question, in milliseconds.
const JITTER: i64 = 50;

/// Says again and again that this node is there, until it stops or the roster no longer has it.
pub(crate) async fn beat(app: App, nodes: Arc<Nodes>) {
    loop {
        let asked = Instant::now();
        match nodes.roster.beat().await {
            Ok(beat) => nodes.renew(&app, asked, &beat),
            Err(StoreError::Postgres(PostgresError::Passed(_))) => {
                tracing::error!(node = nodes.name(), "this node is not in the roster any more");
                app.store.writer_status().may_act_until(asked, app.now());
                app.store.writer_status().lapse(app.now());
                nodes.evicted.send_replace(true);
                return;
            }
            Err(error) => tracing::warn!(%error, "the lease of this node could not be renewed"),
        }
        sleep_until(asked + nodes.config.heartbeat).await;
    }
}

/// Pauses everything whenever the lease runs out.
pub(crate) async fn watch_lease(app: App, nodes: Arc<Nodes>) {
    let mut members = nodes.members.subscribe();
    loop {
        // What is renewed in the meantime is seen at the next turn.
        let until = app.store.writer_status().acts_until();
        sleep_until(until.unwrap_or_else(Instant::now)).await;
        app.store.writer_status().lapse(app.now());
        if !app.store.writer_status().may_act() {
            let _ = members.changed().await;
        }
    }
}

impl Nodes {
    /// The lease is renewed: it runs from before it was asked for.
    fn renew(&self, app: &App, asked: Instant, beat: &Beat) {
        let lease = self.config.lease;
        let ahead = beat.now as i64 - app.world.now() as i64;
        if (ahead - self.ahead.load(Relaxed)).abs() > JITTER {
            self.ahead.store(ahead, Relaxed);
        }
        app.store.writer_status().may_act_until(asked + lease - lease / MARGIN, app.now());
        self.newest.fetch_max(beat.members.iter().map(|member| member.incarnation).max().unwrap_or_default(), Relaxed);
        let before = self.members.send_replace(beat.members.clone());
        for gone in before.iter().filter(|member| !beat.members.contains(member)) {
            tracing::info!(node = gone.name, "a node is gone");
        }
        for new in beat.members.iter().filter(|member| !before.contains(member)) {
            tracing::info!(node = new.name, at = new.at, "a node is there");
        }
    }

    /// Enters for the first time: nothing is served before the lease is known.
    pub(crate) async fn begin(&self, app: &App) -> Result<(), StoreError> {
        let asked = Instant::now();
        let beat = self.roster.beat().await?;
        self.renew(app, asked, &beat);
        Ok(())
    }
}
