//! Plain requests: everything except the sockets.

mod brought;
mod failing;
mod from;
mod headers;
mod health;
mod host;
mod lobby;
mod matches;
mod page;
mod puzzles;
mod recovery;
mod replay;
mod review;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::AppError;
use crate::nodes;
use crate::socket;

pub(crate) use brought::{Body, Path, Query, Upgrade};
pub(crate) use from::From;
use host::Hosts;

/// The routes of a separate address for metrics.
pub(crate) fn metrics_router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::health))
        .route("/metrics", get(health::metrics_elsewhere))
        .layer(from_fn(headers::protect))
        .with_state(app)
}

/// All routes of a server.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/me", get(lobby::me).put(lobby::rename))
        .route("/me/recovery", post(recovery::make))
        .route("/recover/{secret}", get(recovery::look).post(recovery::recover))
        .route("/games", get(lobby::games))
        .route("/games/{game}/catalog", get(lobby::catalog))
        .route("/lobby", get(lobby::lobby))
        .route("/matches", get(matches::mine).post(matches::create))
        .route("/lessons", post(matches::lesson))
        .route("/matches/{id}", get(matches::one))
        .route("/matches/{id}/seats/{seat}", post(matches::sit))
        .route("/matches/{id}/seats/{seat}/bot", post(matches::sit_bot))
        .route("/seats/{token}", get(matches::invitation).post(matches::claim))
        .route("/matches/{id}/record", get(replay::record))
        .route("/matches/{id}/points", get(replay::points))
        .route("/matches/{id}/replay", get(replay::steps))
        .route("/matches/{id}/replay/{at}", get(replay::position))
        .route("/matches/{id}/review", get(review::look).post(review::begin).delete(review::cancel))
        .route("/reviews", post(review::upload).layer(DefaultBodyLimit::max(app.config.limits.record)))
        .route("/reviews/{id}", get(review::look_at_upload).delete(review::cancel_upload))
        .route("/reviews/{id}/replay", get(review::upload_steps))
        .route("/reviews/{id}/replay/{at}", get(review::upload_position))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{id}", get(puzzles::one))
        .route("/puzzles/{id}/draft", post(puzzles::draft))
        .route("/puzzles/{id}/answer", post(puzzles::solve))
        // The page brings its own compressed files. A catalog shrinks to a tenth.
        .layer(CompressionLayer::new())
        .layer(from_fn(failing::in_time))
        .route("/matches/{id}/socket", get(socket::upgrade))
        .route("/nodes/hand-over/{id}", post(nodes::hand_over))
        .fallback(async || AppError::not_found())
        .method_not_allowed_fallback(async || AppError::wrong_method())
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), nodes::route))
        .layer(from_fn_with_state(app.clone(), from::identify));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::health))
        .route("/metrics", get(health::metrics))
        .method_not_allowed_fallback(async || AppError::wrong_method())
        .fallback(any(page::page))
        .layer(from_fn_with_state(Hosts::new(app.clone()), host::check))
        .layer(CatchPanicLayer::custom(failing::panicked))
        .layer(from_fn(headers::protect))
        .layer(from_fn_with_state(app.clone(), headers::log))
        .with_state(app)
}
