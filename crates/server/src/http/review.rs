//! Reviews of matches, and of records that are uploaded.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use game::{RecordError, record};
use games::{Playable, Visit, with_game};
use protocol::{
    FailureCode, MatchInfo, REVIEW_VERSION, ReplayPosition, ReplaySummary, Review, ReviewBegun, ReviewProgress,
    ReviewStatus, ReviewWish,
};
use serde::Deserialize;

use super::matches::{find, seat_of};
use super::replay::ReplayQuery;
use super::{Body, From, Path, Query};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::PlayerId;
use crate::matches::{As, Mail, Moves, position_of, steps_of};
use crate::reviews::{self, DEEPER, For, Slot, reserve};
use crate::store::MatchRow;

/// Only finished games are reviewed. Those among people are open to those who played, and to everyone if the table was
/// public.
fn may_look(row: &MatchRow, from: &From) -> Answer<()> {
    match row.status.as_str() {
        "over" => {}
        "closed" => return Err(AppError::new(StatusCode::GONE, FailureCode::Closed)),
        _ => return Err(AppError::conflict(FailureCode::NotOver)),
    }
    let people = row.seats.iter().filter(|seat| seat.kind == "person").count();
    if people > 1 && !row.listed && seat_of(row, from).is_none() {
        return Err(AppError::forbidden(FailureCode::NotPlayed));
    }
    Ok(())
}

/// Whoever makes the server work must be known by a cookie, so that the work can be limited.
fn known(from: &From) -> Answer<&PlayerId> {
    from.known().ok_or_else(|| AppError::forbidden(FailureCode::NoCookie))
}

fn whose(app: &App, from: &From) -> Answer<For> {
    Ok(For { player: known(from)?.clone(), client: app.key.client_tag(from.client) })
}

fn samples(app: &App, wish: ReviewWish) -> u32 {
    let usual = app.config.review_samples;
    if wish.deeper { DEEPER * usual } else { usual }
}

/// The stored review of a match. One that this version cannot read counts as none.
async fn stored(app: &App, id: &str) -> Answer<Option<Review>> {
    let found = app.store.review(id).await?;
    let read = found.and_then(|(_, text)| serde_json::from_str::<Review>(&text).ok());
    Ok(read.filter(|review| review.version == REVIEW_VERSION))
}

fn done(review: Review) -> ReviewProgress {
    let total = review.decisions.len() as u32;
    ReviewProgress { status: ReviewStatus::Done, done: total, total, review: Some(review) }
}

/// `?known=12`: how many decisions the page has.
#[derive(Deserialize)]
pub(crate) struct LookQuery {
    #[serde(default)]
    known: usize,
}

/// `GET /api/matches/{id}/review`
pub(crate) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(LookQuery { known }): Query<LookQuery>,
    from: From,
) -> Answer<Json<ReviewProgress>> {
    may_look(&find(&app, &id).await?, &from)?;
    progress(&app, &id, known).await.map(Json)
}

async fn progress(app: &App, id: &str, known: usize) -> Answer<ReviewProgress> {
    if let Some(progress) = app.reviews.progress(id, known) {
        return Ok(progress);
    }
    let none = ReviewProgress { status: ReviewStatus::None, done: 0, total: 0, review: None };
    Ok(stored(app, id).await?.map_or(none, done))
}

/// `POST /api/matches/{id}/review`
pub(crate) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    from: From,
    Body(wish): Body<ReviewWish>,
) -> Answer<Json<ReviewProgress>> {
    let row = find(&app, &id).await?;
    may_look(&row, &from)?;
    let samples = samples(&app, wish);
    let is_stored = stored(&app, &id).await?.is_some_and(|review| review.samples >= samples);
    if !is_stored && !app.reviews.serves(&id, samples) {
        let whose = whose(&app, &from)?;
        if let Some(slot) = reserve(&app, id.clone(), whose, samples, false)? {
            let text = app.matches.ask(&app, &id, |reply| Mail::Record { reply }).await??.into();
            with_game(&row.game, Begin { slot, text }).ok_or_else(AppError::not_found)?.await?;
        }
    }
    progress(&app, &id, 0).await.map(Json)
}

/// `DELETE /api/matches/{id}/review`: stops a review that is being made.
pub(crate) async fn cancel(State(app): State<App>, Path(id): Path<String>, from: From) -> Answer<StatusCode> {
    app.reviews.cancel(&id, known(&from)?)?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/reviews`: the body is a record. It is not stored.
pub(crate) async fn upload(
    State(app): State<App>,
    from: From,
    body: Result<String, StringRejection>,
) -> Answer<(StatusCode, Json<ReviewBegun>)> {
    let text = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::new(StatusCode::PAYLOAD_TOO_LARGE, FailureCode::TooLarge),
        _ => AppError::bad(FailureCode::BadRecord),
    })?;
    let random = app.world.random_hex::<16>();
    // It is in the memory of this node, and its key says so.
    let key = match &app.nodes {
        Some(nodes) => format!("upload-{}-{random}", nodes.incarnation()),
        None => format!("upload-{random}"),
    };
    let samples = samples(&app, ReviewWish::default());
    let slot = reserve(&app, key.clone(), whose(&app, &from)?, samples, true)?;
    let slot = slot.ok_or_else(|| AppError::internal("a new key is taken"))?;
    let read = app.replay(move || (record::game_of(&text), text)).await;
    let (game, text) = read.ok_or_else(|| AppError::internal("a record could not be read"))?;
    let game = game.map_err(|error| match error {
        RecordError::Format { .. } => AppError::bad(FailureCode::OtherRecord),
        _ => AppError::bad(FailureCode::BadRecord),
    })?;
    let begin = Begin { slot, text: text.into() };
    with_game(&game, begin).ok_or_else(|| AppError::bad(FailureCode::OtherRecord))?.await?;
    Ok((StatusCode::ACCEPTED, Json(ReviewBegun { id: key })))
}

/// `GET /api/reviews/{id}`
pub(crate) async fn look_at_upload(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(LookQuery { known }): Query<LookQuery>,
) -> Answer<Json<ReviewProgress>> {
    // Matches have rules about who may look.
    let upload = id.starts_with("upload-").then(|| app.reviews.progress(&id, known)).flatten();
    upload.map(Json).ok_or_else(AppError::not_found)
}

/// `DELETE /api/reviews/{id}`
pub(crate) async fn cancel_upload(State(app): State<App>, Path(id): Path<String>, from: From) -> Answer<StatusCode> {
    app.reviews.cancel(&id, known(&from)?)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The record of an upload. It has no secrets: the reader brought all of it.
fn uploaded(app: &App, id: &str) -> Answer<(MatchInfo, Arc<str>)> {
    app.reviews.upload(id).ok_or_else(AppError::not_found)
}

/// `GET /api/reviews/{id}/replay`
pub(crate) async fn upload_steps(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(eyes): Query<ReplayQuery>,
) -> Answer<Json<ReplaySummary>> {
    let (info, text) = uploaded(&app, &id)?;
    let (game, by) = (info.game.clone(), eyes.wish()?.unwrap_or(As::All));
    let read = app.replay(move || with_game(&game, StepsOf { text, by }));
    let Moves { open, steps, phases } = read.await.flatten().ok_or_else(AppError::not_found)??;
    Ok(Json(ReplaySummary { info, open, steps, phases }))
}

/// `GET /api/reviews/{id}/replay/{at}`
pub(crate) async fn upload_position(
    State(app): State<App>,
    Path((id, at)): Path<(String, u32)>,
    Query(eyes): Query<ReplayQuery>,
) -> Answer<Json<ReplayPosition>> {
    let (info, text) = uploaded(&app, &id)?;
    let by = eyes.wish()?.unwrap_or(As::All);
    let read = app.replay(move || with_game(&info.game, PositionOf { text, by, at }));
    read.await.flatten().ok_or_else(AppError::not_found)?.map(Json)
}

/// The moves of an uploaded record, in a game that is known by name.
struct StepsOf {
    text: Arc<str>,
    by: As,
}

impl Visit for StepsOf {
    type Output = Answer<Moves>;

    fn visit<G: Playable>(self) -> Self::Output {
        steps_of::<G>(&self.text, self.by)
    }
}

/// A position of an uploaded record.
struct PositionOf {
    text: Arc<str>,
    by: As,
    at: u32,
}

impl Visit for PositionOf {
    type Output = Answer<ReplayPosition>;

    fn visit<G: Playable>(self) -> Self::Output {
        position_of::<G>(&self.text, self.by, self.at)
    }
}

/// A review to begin, in a game that is known by name.
struct Begin {
    slot: Slot,
    text: Arc<str>,
}

impl Visit for Begin {
    type Output = Pin<Box<dyn Future<Output = Answer<()>> + Send>>;

    fn visit<G: Playable>(self) -> Self::Output {
        Box::pin(reviews::begin::<G>(self.slot, self.text))
    }
}
