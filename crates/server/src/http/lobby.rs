//! The current player, the games, and the tables that wait for players.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{GameInfo, LobbyTable, Me, PROTOCOL_VERSION, Rename};
use sha2::{Digest as _, Sha256};

use super::matches::info;
use super::{Body, From, Path};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::host::note_visit;
use crate::identity::{PlayerId, guest_name};
use crate::matches::tell_renamed;
use crate::names::tidy;
use crate::nodes::News;
use crate::store::Transaction;
use games::{NAMES, Playable, Visit};

/// How many waiting tables the lobby shows.
const MAX_TABLES: u32 = 50;
/// How many tables in play the lobby shows.
const MAX_WATCHABLE: u32 = 30;

/// A player's own data.
pub(super) async fn about(app: &App, player: &PlayerId) -> Answer<Json<Me>> {
    let id = player.as_str();
    Ok(Json(Me {
        name: name_of(app, player).await?,
        recoverable: app.store.has_recovery(id).await?,
        protocol: PROTOCOL_VERSION,
        server: env!("CARGO_PKG_VERSION").to_string(),
    }))
}

/// A player's display name.
pub(super) async fn name_of(app: &App, player: &PlayerId) -> Answer<String> {
    Ok(app.store.name(player.as_str()).await?.unwrap_or_else(|| guest_name(player.as_str())))
}

/// `GET /api/me`
pub(crate) async fn me(State(app): State<App>, from: From) -> Answer<Json<Me>> {
    if from.known().is_some() {
        note_visit(&app, from.player.as_str()).await;
    }
    about(&app, &from.player).await
}

/// `PUT /api/me`
pub(crate) async fn rename(State(app): State<App>, from: From, Body(wish): Body<Rename>) -> Answer<Json<Me>> {
    let name = tidy(&wish.name)?;
    let id = from.keeping(&app)?.as_str().to_string();
    let changes = app.news(&News::Renamed(id.clone()));
    app.store.write(Transaction { names: vec![(id, name.clone())], changes, ..Transaction::default() }).await?;
    if app.nodes.is_none() {
        tell_renamed(&app, &from.player, &name).await?;
    }
    about(&app, &from.player).await
}

/// `GET /api/games`
pub(crate) async fn games() -> Json<[GameInfo; NAMES.len()]> {
    Json(games::infos())
}

struct Catalog {
    tag: String,
    text: String,
}

/// Catalogs are large and never change while the program runs.
static CATALOGS: LazyLock<HashMap<&str, Catalog>> = LazyLock::new(|| {
    let catalog = |(name, text): (&'static str, String)| {
        // Weak: the same catalog may be sent compressed.
        let mut tag = String::from("W/\"");
        for byte in Sha256::digest(text.as_bytes()).iter().take(12) {
            let _ = write!(tag, "{byte:02x}");
        }
        tag.push('"');
        (name, Catalog { tag, text })
    };
    NAMES.into_iter().zip(games::with_all(&CatalogText)).map(catalog).collect()
});

/// All pieces of a game, as JSON.
#[derive(Clone)]
struct CatalogText;

impl Visit for CatalogText {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        serde_json::to_string(&G::catalog()).expect("plain data can be written as JSON")
    }
}

/// `GET /api/games/{game}/catalog`
pub(crate) async fn catalog(State(app): State<App>, Path(game): Path<String>, headers: HeaderMap) -> Answer<Response> {
    // The first one takes a while to build.
    let found = app.world.beside(move || CATALOGS.get(game.as_str())).await.flatten();
    let Catalog { tag, text } = found.ok_or_else(AppError::not_found)?;
    let caching = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "public, max-age=300")];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(header::CONTENT_TYPE, "application/json")], text.as_str()).into_response())
}

/// `GET /api/lobby`
pub(crate) async fn lobby(State(app): State<App>, from: From) -> Answer<Json<Vec<LobbyTable>>> {
    let mut tables = app.store.lobby(MAX_TABLES).await?;
    tables.extend(app.store.watchable(MAX_WATCHABLE).await?);
    let table = |row: &_| {
        let info = info(&app, row, &from)?;
        let open = info.seats.iter().filter(|seat| seat.kind == protocol::SeatKind::Open).count() as u8;
        Ok(LobbyTable { info, open })
    };
    Ok(Json(tables.iter().map(table).collect::<Answer<_>>()?))
}
