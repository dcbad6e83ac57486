//! [`Server`]: binding, running, stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::future::BoxFuture;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::app::{App, Shared};
use crate::config::Config;
use crate::data::{Data, Hold, Home};
use crate::folder::FolderError;
use crate::host::{Control, expire};
use crate::http::{metrics_router, router};
use crate::listen::listen;
use crate::metrics::Metrics;
use crate::nodes::{self, Nodes, beat, watch_lease};
use crate::store::{Disk, HELD_AFTER_KILL, Store, StoreError};
use crate::sweep::sweep;
use crate::world::World;
use games::RULES;

/// How often the server measures its lag.
const LAG_INTERVAL: Duration = Duration::from_secs(1);
/// How long stopping waits for requests that do not end.
pub(crate) const STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The server cannot listen on the address.
    #[error("cannot listen on {address}: {cause}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// Why not.
        cause: std::io::Error,
    },
    /// A node without a database that can be shared.
    #[error("a folder has one server: nodes need a PostgreSQL database")]
    NodeInFolder,
    /// The database no longer counts this server among its nodes.
    #[error(
        "{database} does not know the node {name} any more: another with this name, or a server without one, has come in between"
    )]
    Evicted {
        /// The name of the node.
        name: String,
        /// The database.
        database: String,
    },
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
}

/// A server with its address and its data, ready to run.
#[derive(Debug)]
pub struct Server {
    app: App,
    held: Hold,
    listener: TcpListener,
    metrics_listener: Option<TcpListener>,
    address: SocketAddr,
}

impl Server {
    /// Opens the data and the address.
    pub fn bind(config: Config) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            if config.node.is_some() && matches!(config.data, Data::Folder(_)) {
                return Err(ServeError::NodeInFolder);
            }
            let (metrics, world) = (Arc::new(Metrics::default()), World::dealing(config.seed));
            let (data, node) = (&config.data, config.node.as_ref());
            let opened = Home::open::<ServeError>(data, node, HELD_AFTER_KILL, &world, &metrics).await?;
            let Home { key, store, held } = opened;
            warn_of_other_rules(&store, &metrics).await?;
            let listener = bind(config.listen).await?;
            let refused = |cause| ServeError::Address { address: config.listen, cause };
            let address = listener.local_addr().map_err(refused)?;
            let metrics_listener = match config.metrics_listen {
                Some(address) => Some(bind(address).await?),
                None => None,
            };
            tracing::info!(%address, data = %config.data, "listening");
            let nodes = enter(&config, &store, address).await?;
            let app = Shared::new(config, world, key, store, metrics, nodes);
            if let Some(nodes) = &app.nodes {
                nodes.begin(&app).await?;
            }
            app.blocks.set(&app.store.blocks().await?);
            Ok(Self { app, held, listener, metrics_listener, address })
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// All its routes, to be served by other means.
    pub fn router(&self) -> Router {
        router(Arc::clone(&self.app))
    }

    /// Serves until `shutdown` completes, then tells all pages, and returns once everything is stored.
    pub fn run(self, shutdown: BoxFuture<'static, ()>) -> BoxFuture<'static, Result<(), ServeError>> {
        Box::pin(self.run_until(shutdown))
    }

    async fn run_until(self, shutdown: BoxFuture<'static, ()>) -> Result<(), ServeError> {
        let Self { app, held, listener, metrics_listener, .. } = self;
        let heartbeat = app.nodes.as_ref().map(|nodes| {
            let (app, nodes) = (|| Arc::clone(&app), || Arc::clone(nodes));
            let tasks = [tokio::spawn(beat(app(), nodes())), tokio::spawn(watch_lease(app(), nodes()))];
            (tasks, tokio::spawn(nodes::listen(app(), nodes())))
        });
        let heart = tokio::spawn(measure_lag(Arc::clone(&app)));
        if let Some(listener) = metrics_listener {
            let (routes, app) = (metrics_router(Arc::clone(&app)), Arc::clone(&app));
            tokio::spawn(async move { listen(&app, listener, routes).await });
        }
        let (sweeper, expirer) = (tokio::spawn(sweep(Arc::clone(&app))), tokio::spawn(expire(Arc::clone(&app))));
        let control = Control::open(Arc::clone(&app)).await;
        if let Err(error) = &control {
            tracing::error!(%error, "cannot accept commands: orrery admin cannot reach this server");
        }
        let (routes, listening) = (router(Arc::clone(&app)), Arc::clone(&app));
        let connections = tokio::spawn(async move { listen(&listening, listener, routes).await });
        let evicted = async {
            match &app.nodes {
                Some(nodes) => nodes.evicted().await,
                None => std::future::pending().await,
            }
        };
        let is_evicted = tokio::select! {
            () = shutdown => false,
            () = evicted => true,
        };
        tracing::info!("stopping");
        if !is_evicted {
            nodes::drain(&app).await;
        }
        app.stopping.send_replace(true);
        sweeper.abort();
        heart.abort();
        expirer.abort();
        drop(control);
        // Requests and sockets end first, so nobody writes to a match that has ended.
        if timeout(STOP_TIMEOUT, connections).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        shut_down(&app).await;
        if let (Some(nodes), Some((beating, listening))) = (&app.nodes, heartbeat) {
            beating.iter().chain([&listening]).for_each(JoinHandle::abort);
            nodes.leave().await;
        }
        // Only now may the next server have the folder.
        drop(held);
        tracing::info!("stopped");
        match &app.config.node {
            Some(node) if is_evicted => {
                Err(ServeError::Evicted { name: node.name.clone(), database: app.config.data.to_string() })
            }
            _ => Ok(()),
        }
    }
}

/// Enters the roster, if the server is a node.
async fn enter(config: &Config, store: &Store, address: SocketAddr) -> Result<Option<Arc<Nodes>>, ServeError> {
    let Some(node) = &config.node else { return Ok(None) };
    let Disk::Postgres(database) = &store.disk else { return Err(ServeError::NodeInFolder) };
    let at = node.at.clone().unwrap_or_else(|| address.to_string());
    let roster = database.enter(&at, node.lease).await?;
    tracing::info!(node = node.name, at, "this server is a node");
    Ok(Some(Arc::new(Nodes::new(node.clone(), roster))))
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|cause| ServeError::Address { address, cause })
}

/// Measures how late this task runs. Everything else is just as late.
async fn measure_lag(app: App) {
    loop {
        let due = Instant::now() + LAG_INTERVAL;
        sleep_until(due).await;
        app.metrics.lag.note(due.elapsed());
    }
}

/// Stops the background tasks, after all connections have ended, and closes the database.
pub(crate) async fn shut_down(app: &App) {
    if timeout(STOP_TIMEOUT, app.matches.stop()).await.is_err() {
        tracing::warn!("some matches did not end in time");
    }
    let farewell = async {
        while app.metrics.sockets.get() > 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(STOP_TIMEOUT, farewell).await;
    app.store.close().await;
}

/// Games begun under other rules cannot continue: the host should know before a player asks.
async fn warn_of_other_rules(store: &Store, metrics: &Metrics) -> Result<(), StoreError> {
    for begun in store.begun_by().await? {
        if !RULES.contains(&(begun.game.as_str(), begun.rules)) {
            metrics.matches_frozen.add(begun.matches.into());
            tracing::warn!(
                game = begun.game,
                rules = begun.rules,
                matches = begun.matches,
                "unfinished matches were begun by other rules: they stay stored, but only the version before can finish them"
            );
        }
    }
    Ok(())
}
