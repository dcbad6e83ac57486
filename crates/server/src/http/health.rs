//! Health and metrics, for monitoring.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hmac::Mac as _;
use serde::Serialize;
use tokio::time::timeout;

use crate::app::App;
use crate::error::AppError;

/// If nothing was written for this long, in milliseconds, a probe is written to test the disk.
const STALE: u64 = 10_000;
/// How long that may take.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);
/// With less free space than this, in bytes, the host should look.
const LOW_DISK_BYTES: u64 = 256 * 1024 * 1024;
/// With more lag than this, in milliseconds, the machine is overloaded.
const SLOW: u64 = 250;

/// The health of the server.
#[derive(Serialize)]
struct Health {
    /// `ok`, `stopping`, or `unsaved` while nothing can be stored and moves are refused.
    status: &'static str,
    /// Milliseconds since a write was last known to be on disk.
    last_write_ms: u64,
    /// Pending writes.
    writes_waiting: usize,
    /// Bots that have not answered.
    bots_waiting: i64,
    /// How many milliseconds late the server runs its tasks, at worst in the last ten seconds.
    lag_ms: u64,
    /// Free bytes where the data is stored, if the system reports it.
    disk_free: Option<u64>,
    /// Warnings for the host while play goes on: `disk_low`, `lagging`.
    warnings: Vec<&'static str>,
}

/// `GET /healthz`: whether the server accepts players and stores what they do.
pub(crate) async fn health(State(app): State<App>) -> impl IntoResponse {
    let age = |app: &App| app.now().saturating_sub(app.store.writer_status().last_write());
    if age(&app) > STALE && app.store.writer_status().health().is_good() && !app.is_leaving() {
        // Nobody has played for a while, so only a test write can tell whether a move would be stored.
        let probe = app.store.probe(&app.world);
        let _ = timeout(PROBE_TIMEOUT, app.store.write(probe)).await;
    }
    let is_kept = app.store.writer_status().health().is_good() && age(&app) <= STALE + PROBE_TIMEOUT.as_millis() as u64;
    let status = match (app.is_leaving(), is_kept) {
        (true, _) => "stopping",
        (false, true) => "ok",
        (false, false) => "unsaved",
    };
    let (lag_ms, disk_free) = (app.metrics.lag.worst(), app.disk_free());
    let warnings = [
        disk_free.is_some_and(|free| free < LOW_DISK_BYTES).then_some("disk_low"),
        (lag_ms > SLOW).then_some("lagging"),
    ];
    let health = Health {
        status,
        last_write_ms: age(&app),
        writes_waiting: app.store.waiting(),
        bots_waiting: app.metrics.bots_waiting.get(),
        lag_ms,
        disk_free,
        warnings: warnings.into_iter().flatten().collect(),
    };
    let code = if status == "ok" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(health))
}

/// `GET /metrics`: in the Prometheus text format. Without a token only this machine may read it, and behind a proxy
/// nobody can tell who that is.
pub(crate) async fn metrics(State(app): State<App>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let is_near = !app.config.behind_proxy && peer.is_none_or(|peer| peer.ip().to_canonical().is_loopback());
    let is_allowed = match &app.config.metrics_token {
        Some(token) => has_token(&request, token),
        None => app.config.metrics_listen.is_none() && is_near,
    };
    if is_allowed { metrics_text(&app) } else { AppError::not_found().into_response() }
}

/// The same at an address of its own.
pub(crate) async fn metrics_elsewhere(State(app): State<App>, request: Request) -> Response {
    let is_allowed = app.config.metrics_token.as_ref().is_none_or(|token| has_token(&request, token));
    if is_allowed { metrics_text(&app) } else { AppError::not_found().into_response() }
}

fn metrics_text(app: &App) -> Response {
    app.metrics.store_healthy.set(app.store.writer_status().health().is_good().into());
    app.metrics.last_write.set(app.store.writer_status().last_write() as i64 / 1000);
    app.metrics.disk_free.set(app.disk_free().map_or(-1, |free| free as i64));
    app.metrics.lag_ms.set(app.metrics.lag.worst() as i64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text()).into_response()
}

/// Whether a request has this token. Compares tags, so the timing reveals nothing.
fn has_token(request: &Request, token: &str) -> bool {
    let brought = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let brought = brought.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    let tag = |text: &str| {
        let mut mac = <hmac::Hmac<sha2::Sha256> as hmac::KeyInit>::new_from_slice(b"metrics").expect("any length");
        mac.update(text.as_bytes());
        mac
    };
    !brought.is_empty() && tag(brought).verify(&tag(token).finalize().into_bytes()).is_ok()
}
