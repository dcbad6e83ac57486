//! [`Blocks`]: whom the host does not serve, in memory.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

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
    /// Players who are being forgotten.
    leaving: HashSet<String>,
}

/// Keeps a player out for as long as it lives.
#[derive(Debug)]
pub(super) struct KeptOut<'a> {
    blocks: &'a Blocks,
    player: String,
}

impl Drop for KeptOut<'_> {
    fn drop(&mut self) {
        self.blocks.change().leaving.remove(&self.player);
    }
}

impl Blocks {
    /// These and no others.
    pub(crate) fn set(&self, rows: &[BlockRow]) {
        let of = |kind: &str| rows.iter().filter(|row| row.kind == kind).map(|row| row.value.clone()).collect();
        let mut held = self.change();
        (held.players, held.addresses) = (of(PLAYER), of(ADDRESS));
        drop(held);
        self.news.send_replace(());
    }

    fn change(&self) -> RwLockWriteGuard<'_, Held> {
        self.held.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses a player until the guard is dropped, and closes the player's open sockets.
    pub(super) fn keep_out(&self, player: &str) -> KeptOut<'_> {
        self.change().leaving.insert(player.to_string());
        self.news.send_replace(());
        KeptOut { blocks: self, player: player.to_string() }
    }

    /// Whether somebody is not served.
    pub(crate) fn has(&self, key: &Key, client: Client, player: Option<&PlayerId>) -> bool {
        let held = self.held.read().unwrap_or_else(PoisonError::into_inner);
        let is_out =
            |player: &PlayerId| held.players.contains(player.as_str()) || held.leaving.contains(player.as_str());
        player.is_some_and(is_out)
            // Most servers block no addresses, and then the tag need not be worked out.
            || (!held.addresses.is_empty() && held.addresses.contains(&key.client_tag(client)))
    }

    /// Whether there are others, whenever that changes.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }
}
