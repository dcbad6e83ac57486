//! [`Blocks`]: whom the host does not serve, in memory.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};

use tokio::sync::watch;

use crate::identity::{Client, Key, PlayerId};
use crate::store::BlockRow;

/// How blocks are stored: a player by id, an address by its tag.
pub(super) const PLAYER: &str = "player";
pub(super) const ADDRESS: &str = "address";

/// Whom the host does not serve.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    held: RwLock<Held>,
    /// Sent to when there are others.
    news: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct Held {
    players: HashSet<String>,
    addresses: HashSet<String>,
}

impl Blocks {
    /// These and no others.
    pub(crate) fn set(&self, rows: &[BlockRow]) {
        let of = |kind: &str| rows.iter().filter(|row| row.kind == kind).map(|row| row.value.clone()).collect();
        let held = Held { players: of(PLAYER), addresses: of(ADDRESS) };
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = held;
        self.news.send_replace(());
    }

    /// Whether somebody is not served.
    pub(crate) fn has(&self, key: &Key, client: Client, player: Option<&PlayerId>) -> bool {
        let held = self.held.read().unwrap_or_else(PoisonError::into_inner);
        player.is_some_and(|player| held.players.contains(player.as_str()))
            // Most servers block no addresses, and then the tag need not be worked out.
            || (!held.addresses.is_empty() && held.addresses.contains(&key.client_tag(client)))
    }

    /// Whether there are others, whenever that changes.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }
}
