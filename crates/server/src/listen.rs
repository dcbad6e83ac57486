//! Connections: taken in, served, and sent home.

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
use tokio::sync::{Semaphore, mpsc};
use tokio::time::sleep;
use tower_service::Service as _;

use crate::app::App;

/// How long a request's head may take. Whoever sends it letter by letter would hold a connection forever.
const HEAD: Duration = Duration::from_secs(10);
/// Connections beside those that become sockets.
const SPARE: usize = 1024;
/// When the system has no connection to give, it is asked again after this.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves connections until the server stops, then waits for those that are busy.
pub(crate) async fn listen(app: &App, listener: TcpListener, router: Router) {
    let most = app.config.limits.sockets.saturating_add(SPARE).min(Semaphore::MAX_PERMITS);
    let places = Arc::new(Semaphore::new(most));
    // Every connection holds a sender: when all are gone, so are they.
    let (busy, mut idle) = mpsc::channel::<()>(1);
    let mut stopping = app.stopping.subscribe();
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { break };
        let accepted = tokio::select! {
            biased;
            accepted = listener.accept() => accepted,
            () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(PAUSE).await;
                continue;
            }
        };
        // Answers are small and waited for: they are sent at once.
        let _ = stream.set_nodelay(true);
        let (app, router, busy) = (Arc::clone(app), router.clone(), busy.clone());
        tokio::spawn(async move {
            serve(&app, stream, peer, router).await;
            drop((place, busy));
        });
    }
    drop((listener, busy));
    let _ = idle.recv().await;
}

/// Serves one connection until it ends, or the server does.
pub(crate) async fn serve<S>(app: &App, stream: S, peer: SocketAddr, router: Router)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        biased;
        _ = connection.as_mut() => return,
        () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
