//! For whoever looks after the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::app::App;

/// `GET /healthz`: whether the server takes players and the database answers.
pub(crate) async fn health(State(app): State<App>) -> impl IntoResponse {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.fact("probe").await.map(|_| ()) {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "no database\n")
        }
    }
}

/// `GET /metrics`: in the text form of Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text())
}
