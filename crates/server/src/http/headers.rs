//! The headers of every response, and the log of every request.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;
use tracing::Instrument as _;

use crate::app::App;

/// Nothing from elsewhere, nothing inline; sockets to this server only.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // The path of a seat's link is a secret: it must not travel as a referrer.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers that protect the page.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Logs a request under a number that the response also carries.
pub(crate) async fn log(State(app): State<App>, request: Request, next: Next) -> Response {
    let (id, started) = (app.world.random_hex::<8>(), Instant::now());
    // The route, not the actual path, which may contain a seat's secret.
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_string();
    let span = tracing::info_span!("request", id, method = %request.method(), path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, ms) = (response.status().as_u16(), started.elapsed().as_secs_f64() * 1000.0);
    if response.status().is_server_error() {
        tracing::warn!(parent: &span, status, ms, "failed");
    } else {
        tracing::debug!(parent: &span, status, ms, "done");
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}
