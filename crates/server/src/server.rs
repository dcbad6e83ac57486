//! [`Server`]: binding, running, stopping.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::time::{interval, sleep, timeout};

use crate::app::{App, Shared};
use crate::config::Config;
use crate::folder::{Folder, FolderError};
use crate::http::router;
use crate::identity::Key;
use crate::listen::listen;
use crate::metrics::Metrics;
use crate::store::{Change, Store, StoreError};
use crate::world::World;

/// How often matches are looked for whose clock has run out while nobody watched.
const SWEEP: Duration = Duration::from_secs(20);
/// How many of them are woken at once.
const WOKEN: u32 = 200;
/// How long stopping waits for requests that do not end.
pub(crate) const LAST_WORDS: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
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
    folder: Folder,
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
        let folder = Folder::take(&config.data)?;
        let (metrics, world) = (Arc::new(Metrics::default()), World::Real);
        let store = Store::open(&folder.path, &world, Arc::clone(&metrics)).await?;
        own_key(&folder.key, &folder.path, &store).await?;
        let refused = |cause| ServeError::Address { address: config.listen, cause };
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        tracing::info!(%address, data = %config.data.display(), "listening");
        Ok(Self { app: Shared::new(config, world, folder.key.clone(), store, metrics), folder, listener, address })
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
        let Self { app, folder, listener, .. } = self;
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
        wind_down(&app).await;
        // The next server may have the folder now, and not before.
        drop(folder);
        tracing::info!("stopped");
        Ok(())
    }
}

/// Ends what goes on beside the connections, which have ended, and closes the database.
pub(crate) async fn wind_down(app: &App) {
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
}

/// A database remembers which key it belongs to.
pub(crate) async fn own_key(key: &Key, folder: &Path, store: &Store) -> Result<(), ServeError> {
    let fingerprint = key.fingerprint();
    match store.fact("key").await? {
        Some(known) if known == fingerprint => Ok(()),
        Some(_) => Err(FolderError::OtherKey(folder.join(Key::FILE).display().to_string()).into()),
        None => Ok(store.write(Change::Fact { name: "key", value: fingerprint }).await?),
    }
}

/// Wakes matches whose time has come though nobody looks at them: a clock has run out, or a bot was asked when the server ended.
pub(crate) async fn sweep(app: App) {
    let mut pause = interval(SWEEP);
    loop {
        pause.tick().await;
        match app.store.due(app.now(), WOKEN).await {
            Ok(due) => {
                for id in due.iter().filter(|id| !app.matches.is_open(id)) {
                    let _ = app.matches.mailbox(&app, id).send(crate::matches::Mail::Wake).await;
                }
            }
            Err(error) => tracing::error!(%error, "matches that are due could not be found"),
        }
    }
}
