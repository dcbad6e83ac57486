//! [`App`]: what all parts of a running server share.

use std::sync::Arc;

use tokio::sync::{Mutex, Semaphore};

use crate::config::Config;
use crate::data::Data;
use crate::host::Blocks;
use crate::identity::{Client, Key, PlayerId};
use crate::limits::{Buckets, Counts};
use crate::matches::Registry;
use crate::metrics::Metrics;
use crate::nodes::{News, Nodes};
use crate::reviews::Reviews;
use crate::store::{Change, Store};
use crate::thinking::Thinking;
use crate::watch;
use crate::world::World;

/// What all parts of a running server share.
pub(crate) type App = Arc<Shared>;

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) world: World,
    pub(crate) key: Key,
    pub(crate) store: Store,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinking: Thinking,
    /// Limits how many matches are restored or replayed at once. Separate from thinking, which would keep people
    /// waiting.
    pub(crate) replaying: Arc<Semaphore>,
    pub(crate) matches: Registry,
    pub(crate) messages: Buckets<Client>,
    pub(crate) requests: Buckets<Client>,
    pub(crate) making_of_players: Buckets<String>,
    pub(crate) making_of_clients: Buckets<String>,
    pub(crate) keeping_of_clients: Buckets<Client>,
    pub(crate) chat_of_players: Buckets<PlayerId>,
    pub(crate) connections_of_clients: Arc<Counts<Client>>,
    pub(crate) sockets_of_clients: Arc<Counts<Client>>,
    pub(crate) sockets_of_players: Arc<Counts<PlayerId>>,
    /// Blocked players and addresses.
    pub(crate) blocks: Blocks,
    /// Held while a host's command changes something: only one runs at a time.
    pub(crate) ordering: Mutex<()>,
    /// Held while a one-time link hands over a seat.
    pub(crate) handing_over: Mutex<()>,
    /// Players who wait for a hint.
    pub(crate) hints_of_players: Arc<Counts<PlayerId>>,
    /// Reviews that are being made.
    pub(crate) reviews: Reviews,
    /// What a node knows of the others; none for a server that is alone.
    pub(crate) nodes: Option<Arc<Nodes>>,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Shared {
    pub(crate) fn new(
        config: Config,
        world: World,
        key: Key,
        store: Store,
        metrics: Arc<Metrics>,
        nodes: Option<Arc<Nodes>>,
    ) -> App {
        Arc::new(Self {
            thinking: Thinking::new(config.think, world.clone(), Arc::clone(&metrics)),
            replaying: Arc::new(Semaphore::new(world.cores())),
            matches: Registry::default(),
            messages: Buckets::new(config.limits.client_rate),
            requests: Buckets::new(config.limits.request_rate),
            making_of_players: Buckets::new(config.limits.player_making),
            making_of_clients: Buckets::new(config.limits.client_making),
            keeping_of_clients: Buckets::new(config.limits.client_keeping),
            chat_of_players: Buckets::new(config.limits.player_chat),
            connections_of_clients: Counts::new(),
            sockets_of_clients: Counts::new(),
            sockets_of_players: Counts::new(),
            blocks: Blocks::default(),
            ordering: Mutex::default(),
            handing_over: Mutex::default(),
            hints_of_players: Counts::new(),
            reviews: Reviews::default(),
            nodes,
            stopping: watch::Sender::new(false),
            config,
            world,
            key,
            store,
            metrics,
        })
    }

    /// Milliseconds since 1970. Nodes agree on it, so that a clock goes on as it was when its match changes hands.
    pub(crate) fn now(&self) -> u64 {
        let now = self.world.now();
        self.nodes.as_ref().map_or(now, |nodes| nodes.shared_time(now))
    }

    /// What the other nodes must be told together with a change; nothing for a server that is alone.
    pub(crate) fn news(&self, news: &News) -> Vec<Change> {
        self.nodes.iter().map(|_| news.change()).collect()
    }

    /// Links that hand over a seat work if they were made after this time.
    pub(crate) fn handovers_since(&self) -> u64 {
        self.now().saturating_sub(u64::try_from(self.config.limits.handover.as_millis()).unwrap_or(u64::MAX))
    }

    /// Free bytes where the data is stored, if the system reports it.
    pub(crate) fn disk_free(&self) -> Option<u64> {
        match &self.config.data {
            #[cfg(unix)]
            Data::Folder(folder) => rustix::fs::statvfs(folder).ok().map(|disk| disk.f_bavail * disk.f_frsize),
            #[cfg(not(unix))]
            Data::Folder(_) => None,
            Data::Database(_) => None,
        }
    }

    /// Restores or replays a match on another thread; `None` if that failed.
    pub(crate) async fn replay<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let turn = Arc::clone(&self.replaying).acquire_owned().await.ok()?;
        // The work goes on even if nobody waits for it any more, and keeps its turn until it ends.
        let work = move || {
            let _turn = turn;
            work()
        };
        self.world.beside(work).await
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Whether players should come to another server by now: this one stops, or hands over what it has.
    pub(crate) fn is_leaving(&self) -> bool {
        self.is_stopping() || self.nodes.as_ref().is_some_and(|nodes| nodes.is_draining())
    }
}
