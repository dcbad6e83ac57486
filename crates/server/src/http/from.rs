//! Who a request comes from.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;

use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::{Client, PlayerId, is_secure};
use crate::nodes::{self, Forwarded};
use crate::socket::may_come_from;
use protocol::FailureCode;

/// Who a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct From {
    pub(crate) client: Client,
    pub(crate) player: PlayerId,
    /// Whether the player is new: the response brings the first cookie.
    is_new: bool,
}

impl From {
    /// The player, unless it was made up for this request.
    pub(crate) fn known(&self) -> Option<&PlayerId> {
        (!self.is_new).then_some(&self.player)
    }

    /// The player, before something is stored in the player's name. Requests without a cookie get one, and nothing is stored for
    /// them yet. The amount stored per address is limited.
    pub(crate) fn keeping(&self, app: &App) -> Answer<&PlayerId> {
        let player = self.known().ok_or_else(|| AppError::forbidden(FailureCode::NoCookie))?;
        if app.keeping_of_clients.take(self.client, Instant::now()) {
            Ok(player)
        } else {
            Err(AppError::too_many(FailureCode::TooManyChanges))
        }
    }
}

/// Identifies the sender of an API request, and sets a cookie if there is none.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer =
        request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(SocketAddr::from(([0; 4], 0)), |info| info.0);
    let headers = request.headers();
    let forwarded = app.nodes.is_some().then(|| nodes::forwarded(&app.key, &request)).flatten();
    let client = forwarded.unwrap_or_else(|| Client::of(peer, headers, app.config.behind_proxy));
    app.metrics.requests.add(1);
    // The node that passed it on has counted it.
    if forwarded.is_none() && !app.requests.take(client, Instant::now()) {
        return AppError::too_many(FailureCode::TooManyRequests).into_response();
    }
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    if !is_reading && !may_come_from(&app, headers) {
        return AppError::forbidden(FailureCode::WrongOrigin).into_response();
    }
    let (known, secure) = (app.key.player(headers), is_secure(headers, app.config.behind_proxy));
    if app.blocks.has(&app.key, client, known.as_ref().map(|known| &known.player)) {
        return AppError::forbidden(FailureCode::Blocked).into_response();
    }
    let (is_new, now) = (known.is_none(), app.now());
    let is_due = known.as_ref().is_none_or(|known| known.is_old(now));
    let player = known.map_or_else(|| PlayerId::fresh(&app.world), |known| known.player);
    let cookie = is_due.then(|| app.key.cookie(&player, now, secure));
    request.extensions_mut().insert(From { client, player, is_new });
    if forwarded.is_some() {
        request.extensions_mut().insert(Forwarded);
    }
    let mut response = next.run(request).await;
    let switching = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    if let Some(cookie) = cookie.filter(|_| !switching) {
        // A handler that changes this browser's identity takes precedence.
        response.headers_mut().entry(header::SET_COOKIE).or_insert(cookie);
    }
    if response.headers().contains_key(header::SET_COOKIE) {
        // A cache in between must not hand one player's cookie to another.
        response.headers_mut().remove(header::CACHE_CONTROL);
    }
    // Responses depend on the cookie and are private, unless a handler says otherwise.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(header::HeaderValue::from_static("no-store"));
    response
}

impl<S: Sync> FromRequestParts<S> for From {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AppError> {
        parts.extensions.get().cloned().ok_or_else(|| AppError::internal("a route outside of the API"))
    }
}
