//! [`Server`]: binding, running, stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::time::{interval, sleep, timeout};

use crate::app::{App, Shared, now};
use crate::config::Config;
use crate::http::router;
use crate::identity::Key;
use crate::listen::listen;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// How often matches are looked for whose clock has run out while nobody watched.
const SWEEP: Duration = Duration::from_secs(20);
/// How many of them are woken at once.
const WOKEN: u32 = 200;
/// How long stopping waits for requests that do not end.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error("the folder {folder} cannot be used: {cause}")]
    Folder {
        /// Which.
        folder: String,
        /// Why not.
        cause: std::io::Error,
    },
    /// The address cannot be listened at.
    #[error("{address} cannot be listened at: {cause}")]
    Address {
        /// Which.
        address: SocketAddr,
        /// Why not.
        cause: std::io::Error,
    },
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
}

/// A server that has its address and its data, and can be run.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// Runs a server until `shutdown` comes.
pub async fn serve(config: Config, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
    Server::bind(config).await?.run(shutdown).await
}

impl Server {
    /// Opens data and address.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let folder = |cause| ServeError::Folder { folder: config.data.display().to_string(), cause };
        std::fs::create_dir_all(&config.data).map_err(folder)?;
        let key = Key::load(&config.data).map_err(folder)?;
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.data, Arc::clone(&metrics)).await?;
        let refused = |cause| ServeError::Address { address: config.listen, cause };
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        tracing::info!(%address, data = %config.data.display(), "listening");
        Ok(Self { app: Shared::new(config, key, store, metrics), listener, address })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// All its routes, to be served by other means.
    pub fn router(&self) -> Router {
        router(Arc::clone(&self.app))
    }

    /// Serves until `shutdown` comes; then tells all pages, and returns once everything is stored.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { app, listener, .. } = self;
        let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
        let (routes, listening) = (router(Arc::clone(&app)), Arc::clone(&app));
        let connections = tokio::spawn(async move { listen(&listening, listener, routes).await });
        shutdown.await;
        tracing::info!("stopping");
        app.stopping.send_replace(true);
        sweeper.abort();
        // Requests and sockets end first, so that nobody writes to a match that has ended.
        if timeout(LAST_WORDS, connections).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        if timeout(LAST_WORDS, app.matches.stop()).await.is_err() {
            tracing::warn!("some matches did not end in time");
        }
        let farewell = async {
            while app.metrics.sockets.get() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = timeout(LAST_WORDS, farewell).await;
        app.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Wakes matches whose time has come though nobody looks at them: a clock has run out, or a bot was asked when the server ended.
async fn sweep(app: App) {
    let mut pause = interval(SWEEP);
    loop {
        pause.tick().await;
        match app.store.due(now(), WOKEN).await {
            Ok(due) => {
                for id in due.iter().filter(|id| !app.matches.is_open(id)) {
                    let _ = app.matches.mailbox(&app, id).send(crate::matches::Mail::Wake).await;
                }
            }
            Err(error) => tracing::error!(%error, "matches that are due could not be found"),
        }
    }
}
