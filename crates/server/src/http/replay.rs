//! Records and replays.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use game::Seat;
use protocol::{FailureCode, PointsByRound, ReplayPosition, ReplaySummary};
use serde::Deserialize;

use super::matches::{find, info, seat_of};
use super::{From, Path, Query};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::matches::{As, Mail, Moves, Reader};
use crate::store::MatchRow;

/// `GET /api/matches/{id}/record`: the complete record, once the match is over.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let row = find(&app, &id).await?;
    let text = app.matches.ask(&app, &id, |reply| Mail::Record { reply }).await??;
    let file = format!("attachment; filename=\"{}-{id}.json\"", row.game);
    Ok(([(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, file)], text))
}

/// `GET /api/matches/{id}/points`: where all points came from, once the match is over.
pub(crate) async fn points(State(app): State<App>, Path(id): Path<String>) -> Answer<Json<PointsByRound>> {
    find(&app, &id).await?;
    Ok(Json(app.matches.ask(&app, &id, |reply| Mail::Points { reply }).await??))
}

/// `?as=0`, `?as=public`, `?as=all`; the default is the reader's own view.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    r#as: Option<String>,
}

impl ReplayQuery {
    /// The requested point of view.
    pub(super) fn wish(&self) -> Answer<Option<As>> {
        Ok(match self.r#as.as_deref() {
            None => None,
            Some("public") => Some(As::Public),
            Some("all") => Some(As::All),
            Some(seat) => Some(As::Seat(Seat::new(seat.parse().map_err(|_| AppError::bad(FailureCode::Malformed))?))),
        })
    }

    fn reader(&self, row: &MatchRow, from: &From) -> Answer<Reader> {
        Ok(Reader { you: seat_of(row, from), wish: self.wish()? })
    }
}

/// `GET /api/matches/{id}/replay`
pub(crate) async fn steps(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(eyes): Query<ReplayQuery>,
    from: From,
) -> Answer<Json<ReplaySummary>> {
    let row = find(&app, &id).await?;
    let (reader, info) = (eyes.reader(&row, &from)?, info(&app, &row, &from)?);
    let Moves { open, steps, phases } = app.matches.ask(&app, &id, |reply| Mail::Steps { reader, reply }).await??;
    Ok(Json(ReplaySummary { info, open, steps, phases }))
}

/// `GET /api/matches/{id}/replay/{at}`
pub(crate) async fn position(
    State(app): State<App>,
    Path((id, at)): Path<(String, u32)>,
    Query(eyes): Query<ReplayQuery>,
    from: From,
) -> Answer<Json<ReplayPosition>> {
    let row = find(&app, &id).await?;
    let reader = eyes.reader(&row, &from)?;
    Ok(Json(app.matches.ask(&app, &id, |reply| Mail::Position { reader, at, reply }).await??))
}
