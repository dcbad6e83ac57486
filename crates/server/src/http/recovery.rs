//! Recovery links, which identify a player after a lost cookie or on a second device.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use protocol::{FailureCode, Me, Recoverable, RecoveryLink};

use super::lobby::{about, name_of};
use super::matches::MAX_MINE;
use super::{From, Path};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::{PlayerId, is_secure, token_hash};
use crate::store::Change;

/// `POST /api/me/recovery`: a new link. The previous one stops working.
pub(crate) async fn make(State(app): State<App>, from: From) -> Answer<Json<RecoveryLink>> {
    let player = from.keeping(&app)?.as_str().to_string();
    let secret = app.world.random_hex::<20>();
    let token = token_hash(&secret);
    app.store.write(Change::Recovery { player, token, created: app.now() }).await?;
    Ok(Json(RecoveryLink { path: format!("/recover/{secret}") }))
}

/// `GET /api/recover/{secret}`: whose link it is. It changes nothing, so a link can be checked before it is used.
pub(crate) async fn look(State(app): State<App>, Path(secret): Path<String>, from: From) -> Answer<Json<Recoverable>> {
    let player = player_of(&app, &secret).await?;
    let games = app.store.of_player(player.as_str(), MAX_MINE).await?.len();
    Ok(Json(Recoverable {
        name: name_of(&app, &player).await?,
        games: u32::try_from(games).unwrap_or(u32::MAX),
        you: from.player == player,
    }))
}

/// `POST /api/recover/{secret}`: this browser becomes that player.
pub(crate) async fn recover(
    State(app): State<App>,
    Path(secret): Path<String>,
    headers: HeaderMap,
) -> Answer<([(HeaderName, HeaderValue); 1], Json<Me>)> {
    let player = player_of(&app, &secret).await?;
    let cookie = app.key.cookie(&player, app.now(), is_secure(&headers, app.config.behind_proxy));
    Ok(([(header::SET_COOKIE, cookie)], about(&app, &player).await?))
}

async fn player_of(app: &App, secret: &str) -> Answer<PlayerId> {
    let player = app.store.recovery(&token_hash(secret)).await?;
    player.map(PlayerId::stored).ok_or_else(|| AppError::new(StatusCode::NOT_FOUND, FailureCode::UnknownRecovery))
}
