//! [`App`]: what all parts of a running server share.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::bots::Bots;
use crate::config::Config;
use crate::identity::{Client, Key, PlayerId};
use crate::limits::{Buckets, Counts};
use crate::matches::Registry;
use crate::metrics::Metrics;
use crate::store::Store;

/// What all parts of a running server share.
pub(crate) type App = Arc<Shared>;

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) key: Key,
    pub(crate) store: Store,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) bots: Bots,
    pub(crate) matches: Registry,
    pub(crate) messages: Buckets<Client>,
    pub(crate) requests: Buckets<Client>,
    pub(crate) sockets_of_clients: Arc<Counts<Client>>,
    pub(crate) sockets_of_players: Arc<Counts<PlayerId>>,
    /// Hints that players wait for.
    pub(crate) hints_of_players: Arc<Counts<PlayerId>>,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Shared {
    pub(crate) fn new(config: Config, key: Key, store: Store, metrics: Arc<Metrics>) -> App {
        Arc::new(Self {
            bots: Bots::new(config.think, Arc::clone(&metrics)),
            matches: Registry::default(),
            messages: Buckets::new(config.limits.client_rate),
            requests: Buckets::new(config.limits.request_rate),
            sockets_of_clients: Counts::new(),
            sockets_of_players: Counts::new(),
            hints_of_players: Counts::new(),
            stopping: watch::Sender::new(false),
            config,
            key,
            store,
            metrics,
        })
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64
}
