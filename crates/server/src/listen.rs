//! Connections: accepting, serving and closing them.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;
use tower_service::Service as _;

use crate::app::App;
use crate::identity::Client;
use crate::limits::Counted;
use crate::metrics::Counting;

/// How long a request's head may take. A client that sends it byte by byte would hold a connection forever.
const HEAD: Duration = Duration::from_secs(10);
/// Connections in addition to those that become sockets.
const SPARE: usize = 1024;
/// Files in addition to connections: the database, the log, and spare ones.
const OTHER_FILES: usize = 96;
/// How long to wait before trying again when the system has no connection.
const PAUSE: Duration = Duration::from_millis(100);

/// How many connections there may be at once: as many as the limits say, or as many open files as the system allows.
pub(crate) fn most_connections(sockets: usize) -> usize {
    let wanted = sockets.saturating_add(SPARE);
    let Some(files) = raise_open_files(wanted.saturating_add(OTHER_FILES)) else { return wanted };
    let possible = files.saturating_sub(OTHER_FILES).max(16);
    // A slightly lower limit is nothing to warn about.
    if possible < wanted / 2 {
        tracing::warn!(
            files,
            connections = possible,
            wanted,
            "the system lets this process open few files, so that fewer connections are taken than the limits allow: \
             raise its limit of open files (ulimit -n, LimitNOFILE=)"
        );
    }
    possible.min(wanted)
}

/// Asks the system for this many open files, and returns how many it allows.
#[cfg(unix)]
fn raise_open_files(wanted: usize) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let current = limit.current?;
    let wanted = (wanted as u64).min(limit.maximum.unwrap_or(u64::MAX));
    if current < wanted && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), ..limit }).is_ok() {
        return usize::try_from(wanted).ok();
    }
    usize::try_from(current).ok()
}

#[cfg(not(unix))]
fn raise_open_files(_: usize) -> Option<usize> {
    None
}

/// Serves connections until the server stops, then waits for the busy ones.
pub(crate) async fn listen(app: &App, listener: TcpListener, router: Router) {
    let most = most_connections(app.config.limits.sockets).min(Semaphore::MAX_PERMITS);
    let places = Arc::new(Semaphore::new(most));
    // Every connection holds a sender, so the channel closes when all are gone.
    let (busy, mut idle) = mpsc::channel::<()>(1);
    let mut stopping = app.stopping.subscribe();
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { break };
        let accepted = tokio::select! {
            biased;
            () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(PAUSE).await;
                continue;
            }
        };
        // Behind a proxy all connections come from its address, so the proxy counts them. A node's come from other nodes too.
        let most = if app.config.behind_proxy || app.nodes.is_some() {
            usize::MAX
        } else {
            app.config.limits.connections_per_client
        };
        let Some(counted) = app.connections_of_clients.enter(Client::of_peer(peer), most) else {
            app.metrics.connections_refused.add(1);
            continue;
        };
        // Responses are small and clients wait for them, so send them at once.
        let _ = stream.set_nodelay(true);
        let place = Place(Arc::new((place, counted, app.metrics.connection())));
        let (app, router, busy) = (Arc::clone(app), router.clone(), busy.clone());
        tokio::spawn(async move {
            serve(&app, stream, peer, Some(place), router).await;
            drop(busy);
        });
    }
    drop((listener, busy));
    let _ = idle.recv().await;
}

/// The slot of a connection. It is held by the connection's task, and by the socket it becomes.
#[derive(Clone, Debug)]
pub(crate) struct Place(
    #[expect(dead_code, reason = "held, not read")] Arc<(OwnedSemaphorePermit, Counted<Client>, Counting)>,
);

/// Serves one connection.
pub(crate) async fn serve(
    app: &App,
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: SocketAddr,
    place: Option<Place>,
    router: Router,
) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        if let Some(place) = &place {
            request.extensions_mut().insert(place.clone());
        }
        router.clone().call(request)
    });
    let mut stream = Box::pin(TimeoutStream::new(stream));
    stream.as_mut().set_write_timeout_pinned(Some(app.config.limits.write));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        biased;
        () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => connection.as_mut().graceful_shutdown(),
        _ = connection.as_mut() => return,
    }
    let _ = connection.await;
}
