//! [`Blocks`]: blocked players and addresses, in memory.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use tokio::sync::watch;

use crate::identity::{Client, Key, PlayerId};
use crate::store::BlockRow;

/// How blocks are stored: a player by id, an address by its tag.
pub(super) const PLAYER: &str = "player";
pub(super) const ADDRESS: &str = "address";

/// Blocked players and addresses.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    held: RwLock<Held>,
    /// Notified when the blocks change.
    news: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct Held {
    players: HashSet<String>,
    addresses: HashSet<String>,
    /// Players who are being erased.
    leaving: HashSet<String>,
}

/// Blocks a player for as long as it lives.
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
    /// Replaces all blocks.
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

    /// Refuses a player whom another node is erasing, or serves the player again.
    pub(crate) fn set_leaving(&self, player: &str, is_leaving: bool) {
        if is_leaving {
            self.change().leaving.insert(player.to_string());
        } else {
            self.change().leaving.remove(player);
        }
        self.news.send_replace(());
    }

    /// Refuses a player until the guard is dropped, and closes the player's open sockets.
    pub(super) fn keep_out(&self, player: &str) -> KeptOut<'_> {
        self.change().leaving.insert(player.to_string());
        self.news.send_replace(());
        KeptOut { blocks: self, player: player.to_string() }
    }

    /// Whether a sender is blocked.
    pub(crate) fn has(&self, key: &Key, client: Client, player: Option<&PlayerId>) -> bool {
        let held = self.held.read().unwrap_or_else(PoisonError::into_inner);
        let is_out =
            |player: &PlayerId| held.players.contains(player.as_str()) || held.leaving.contains(player.as_str());
        player.is_some_and(is_out)
            // Most servers block no addresses. In that case the tag need not be computed.
            || (!held.addresses.is_empty() && held.addresses.contains(&key.client_tag(client)))
    }

    /// A receiver that is notified when the blocks change.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }
}
