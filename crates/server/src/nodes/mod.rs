//! Several servers on one database: each is a node, and a match lives on one of them at a time.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config` | [`Node`]: the name of a node, and where the others reach it |
//! | `heart` | the heartbeat: the lease, who else is there, the database's clock |
//! | `owning` | taking matches over, giving them back, handing them over |
//! | `route`, `forward` | passing on what belongs to another node |
//! | `news` | what nodes tell each other by way of the database |
//!
//! `store/postgres/roster.rs` explains why no two nodes ever write the same match. A server that is alone has none of this.

mod config;
mod forward;
mod heart;
mod news;
mod owning;
mod route;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};

use crate::host::HostError;
use crate::limits::lock;
use crate::store::{Member, Roster};
use crate::watch;

pub use config::{BadNode, Node};
pub(crate) use forward::{Forwarded, forwarded};
pub(crate) use heart::{beat, watch_lease};
pub(crate) use news::{News, listen};
pub(crate) use owning::{Withheld, bring, drain, give_back, hold, own, reviewed};
pub(crate) use route::{hand_over, route};

/// What a node knows of itself and the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    config: Node,
    roster: Roster,
    /// Those that may act, this one among them.
    members: watch::Sender<Vec<Member>>,
    /// The newest one that was ever seen.
    newest: AtomicU64,
    /// The fence of every match that this node has taken over and not given back.
    owned: Mutex<BTreeMap<String, u64>>,
    /// How far the database's clock is ahead of this machine's, in milliseconds.
    ahead: AtomicI64,
    /// Whether this node takes no more matches, because it stops.
    is_draining: AtomicBool,
    /// Becomes true when the roster no longer has this node.
    evicted: watch::Sender<bool>,
}

impl Nodes {
    pub(crate) fn new(config: Node, roster: Roster) -> Self {
        Self {
            config,
            roster,
            members: watch::Sender::new(Vec::new()),
            newest: AtomicU64::new(0),
            owned: Mutex::default(),
            ahead: AtomicI64::new(0),
            is_draining: AtomicBool::new(false),
            evicted: watch::Sender::new(false),
        }
    }

    pub(crate) fn name(&self) -> &str {
        self.roster.name()
    }

    pub(crate) fn incarnation(&self) -> u64 {
        self.roster.incarnation()
    }

    /// Whether this node takes no more matches, because it stops.
    pub(crate) fn is_draining(&self) -> bool {
        self.is_draining.load(Relaxed)
    }

    /// How often a node looks for matches that somebody must look after.
    pub(crate) fn pulse(&self) -> std::time::Duration {
        self.config.heartbeat
    }

    /// A time of this machine's clock as a time of the database's, which all nodes share.
    pub(crate) fn shared_time(&self, own: u64) -> u64 {
        own.saturating_add_signed(self.ahead.load(Relaxed))
    }

    /// Whether the work that one server must do for all is this one's: it is the oldest of those that may act.
    pub(crate) fn is_eldest(&self) -> bool {
        self.members.borrow().first().is_none_or(|eldest| eldest.incarnation == self.incarnation())
    }

    /// Another node that may act. They take turns.
    fn other(&self) -> Option<Member> {
        let members = self.members.borrow();
        let mut others = members.iter().filter(|member| member.incarnation != self.incarnation());
        let count = others.clone().count();
        let turn = lock(&self.owned).len().checked_rem(count)?;
        others.nth(turn).cloned()
    }

    fn member(&self, incarnation: u64) -> Option<Member> {
        self.members.borrow().iter().find(|member| member.incarnation == incarnation).cloned()
    }

    /// Waits until a node can no longer be trusted to have what it had.
    async fn gone(&self, incarnation: u64) {
        let mut members = self.members.subscribe();
        // One that was never seen has just come.
        let is_gone = |members: &Vec<Member>| {
            incarnation <= self.newest.load(Relaxed) && members.iter().all(|member| member.incarnation != incarnation)
        };
        let _ = members.wait_for(is_gone).await;
    }

    /// Waits until the roster no longer has this node.
    pub(crate) async fn evicted(&self) {
        let _ = self.evicted.subscribe().wait_for(|evicted| *evicted).await;
    }

    /// Says where this node takes the host's orders.
    pub(crate) async fn take_orders(&self, control: &str) -> Result<(), HostError> {
        Ok(self.roster.take_orders(control).await?)
    }

    /// Gives everything back and leaves.
    pub(crate) async fn leave(&self) {
        if !*self.evicted.borrow()
            && let Err(error) = self.roster.leave().await
        {
            tracing::warn!(%error, "the others learn only when the lease runs out that this node has stopped");
        }
        self.roster.close().await;
    }
}
