//! Creating matches, finding them and sitting down.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Seat;
use protocol::{
    Claimed, Created, FailureCode, Invitation, MatchInfo, MatchStatus, MyMatch, NewLesson, NewMatch, RefusalCode,
    SeatBot, SeatInfo, SeatKind, SeatOffer,
};
use serde::Deserialize;
use table::{Clock, LessonId};

use super::{Body, From, Path};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::identity::{guest_name, token_hash};
use crate::matches::{self, Mail, Seating, clock_choice};
use crate::nodes::bring;
use crate::store::{MatchRow, SeatRow};
use games::{Playable, RULES, Visit, with_game};

/// How many of a player's own matches are listed.
pub(super) const MAX_MINE: u32 = 100;

/// What lists show of what was agreed.
#[derive(Deserialize)]
struct Agreed {
    clock: Clock,
    #[serde(default)]
    lesson: Option<LessonId>,
}

impl Agreed {
    fn of(row: &MatchRow) -> Answer<Self> {
        serde_json::from_str(&row.setup).map_err(AppError::internal)
    }
}

/// The public state of a match, and for its creator the links of open seats.
pub(super) fn info(app: &App, row: &MatchRow, from: &From) -> Answer<MatchInfo> {
    let Agreed { clock, lesson } = Agreed::of(row)?;
    let status = match row.status.as_str() {
        "waiting" => MatchStatus::Waiting,
        "playing" => MatchStatus::Playing,
        _ => MatchStatus::Over,
    };
    let open = row.seats.iter().filter(|seat| seat.kind == "open" && row.owner == from.player.as_str());
    Ok(MatchInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        variant: row.variant.clone(),
        status,
        clock: clock_choice(clock),
        seats: row.seats.iter().map(seat_info).collect(),
        you: seat_of(row, from),
        links: open.map(|seat| app.seat_link(&row.id, seat.seat)).collect(),
        round: row.round,
        lesson: lesson.map(|lesson| lesson.id),
        listed: row.listed,
    })
}

fn seat_info(seat: &SeatRow) -> SeatInfo {
    match seat.kind.as_str() {
        "person" => SeatInfo {
            kind: SeatKind::Person,
            name: Some(seat.name.clone().unwrap_or_else(|| guest_name(&seat.holder))),
        },
        "bot" => SeatInfo { kind: SeatKind::Bot, name: Some(seat.holder.clone()) },
        _ => SeatInfo { kind: SeatKind::Open, name: None },
    }
}

/// The sender's seat.
pub(super) fn seat_of(row: &MatchRow, from: &From) -> Option<Seat> {
    let own = |seat: &&SeatRow| seat.kind == "person" && seat.holder == from.player.as_str();
    row.seats.iter().find(own).map(|seat| Seat::new(seat.seat))
}

pub(super) async fn find(app: &App, id: &str) -> Answer<MatchRow> {
    app.store.find(id).await?.ok_or_else(AppError::not_found)
}

/// `GET /api/matches`
pub(crate) async fn mine(State(app): State<App>, from: From) -> Answer<Json<Vec<MyMatch>>> {
    let rows = match from.known() {
        Some(player) => app.store.of_player(player.as_str(), MAX_MINE).await?,
        None => Vec::new(),
    };
    let mine = |row: &MatchRow| {
        let info = info(&app, row, &from)?;
        let my_turn = info.you.is_some_and(|seat| row.asked & 1 << seat.number() != 0);
        let places = row.places.as_deref().map_or(Ok(Vec::new()), serde_json::from_str);
        Ok(MyMatch { info, my_turn, changed: row.changed, places: places.map_err(AppError::internal)? })
    };
    Ok(Json(rows.iter().map(mine).collect::<Answer<_>>()?))
}

/// `POST /api/matches`
pub(crate) async fn create(
    State(app): State<App>,
    from: From,
    Body(wish): Body<NewMatch>,
) -> Answer<(StatusCode, Json<Created>)> {
    if app.is_stopping() {
        return Err(AppError::stopping());
    }
    let (owner, client) = (from.player.as_str(), app.key.client_tag(from.client));
    matches::may_make(&app, owner, &client, wish.listed).await?;
    let (id, you) = matches::create(&app, wish, &from.player, client).await?;
    let row = find(&app, &id).await?;
    let links = info(&app, &row, &from)?.links;
    Ok((StatusCode::CREATED, Json(Created { id, you, links })))
}

/// `POST /api/lessons`: the table of a lesson that is under way, or a new one.
pub(crate) async fn lesson(
    State(app): State<App>,
    from: From,
    Body(wish): Body<NewLesson>,
) -> Answer<(StatusCode, Json<Created>)> {
    if app.is_stopping() {
        return Err(AppError::stopping());
    }
    for row in app.store.of_player(from.player.as_str(), MAX_MINE).await? {
        let agreed = Agreed::of(&row)?.lesson.filter(|lesson| lesson.id == wish.lesson && row.status == "playing");
        let (Some(lesson), Some(seat)) = (agreed, seat_of(&row, &from)) else { continue };
        if !wish.again && matches::is_current(&lesson) {
            return Ok((StatusCode::OK, Json(Created { id: row.id, you: Some(seat), links: Vec::new() })));
        }
        // Another node may have it.
        let _ = bring(&app, &row.id).await;
        // If it cannot be ended now, it stays among the unfinished games, and a new one begins all the same.
        let _ = app.matches.ask(&app, &row.id, |reply| Mail::Seat { command: Seating::Conclude { seat }, reply }).await;
    }
    let (owner, client) = (from.player.as_str(), app.key.client_tag(from.client));
    matches::may_make(&app, owner, &client, false).await?;
    let (id, you) = matches::take_lesson(&app, &wish.lesson, &from.player, client).await?;
    Ok((StatusCode::CREATED, Json(Created { id, you, links: Vec::new() })))
}

/// `GET /api/matches/{id}`
pub(crate) async fn one(State(app): State<App>, Path(id): Path<String>, from: From) -> Answer<Json<MatchInfo>> {
    Ok(Json(info(&app, &find(&app, &id).await?, &from)?))
}

/// `POST /api/matches/{id}/seats/{seat}`: from the lobby, so only where the table is listed.
pub(crate) async fn sit(
    State(app): State<App>,
    Path((id, seat)): Path<(String, u8)>,
    from: From,
) -> Answer<Json<Claimed>> {
    let row = find(&app, &id).await?;
    if !row.listed && row.owner != from.player.as_str() {
        return Err(AppError::forbidden(FailureCode::NotListed));
    }
    take_seat(&app, &row, seat, &from).await
}

/// `GET /api/seats/{token}`: the table that a secret link leads to, and whether the link still gives the seat. Nothing changes.
pub(crate) async fn invitation(
    State(app): State<App>,
    Path(token): Path<String>,
    from: From,
) -> Answer<Json<Invitation>> {
    let token = token_hash(&token);
    let (found, is_handover) = match app.store.seat_of_token(&token).await? {
        Some(found) => (found, false),
        None => (app.store.handover(&token, app.handovers_since()).await?.ok_or_else(unknown_link)?, true),
    };
    let (id, seat) = found;
    let row = find(&app, &id).await?;
    if row.status == "closed" {
        return Err(AppError::unavailable(RefusalCode::Closed));
    }
    if !RULES.contains(&(row.game.as_str(), row.rules)) {
        return Err(AppError::unavailable(RefusalCode::OldRules));
    }
    let is_open = row.status == "waiting" && row.seats.iter().any(|one| one.seat == seat && one.kind == "open");
    let offer = match (seat_of(&row, &from), is_handover) {
        (Some(_), _) => SeatOffer::Yours,
        (None, true) => SeatOffer::HandOver,
        (None, false) if is_open => SeatOffer::Open,
        (None, false) => SeatOffer::Taken,
    };
    let host = app.store.name(&row.owner).await?.unwrap_or_else(|| guest_name(&row.owner));
    Ok(Json(Invitation { info: info(&app, &row, &from)?, host, seat: Seat::new(seat), offer }))
}

fn unknown_link() -> AppError {
    AppError::new(StatusCode::NOT_FOUND, FailureCode::UnknownLink)
}

/// `POST /api/seats/{token}`: by the seat's secret link.
pub(crate) async fn claim(State(app): State<App>, Path(token): Path<String>, from: From) -> Answer<Json<Claimed>> {
    let token = token_hash(&token);
    match app.store.seat_of_token(&token).await? {
        Some((id, seat)) => take_seat(&app, &find(&app, &id).await?, seat, &from).await,
        None => take_over(&app, token, &from).await,
    }
}

/// With a host's one-time link for a taken seat.
async fn take_over(app: &App, token: String, from: &From) -> Answer<Json<Claimed>> {
    // If two people open it at the same time, the second finds it used.
    let _turn = app.handing_over.lock().await;
    let found = app.store.handover(&token, app.handovers_since()).await?;
    let (id, seat) = found.ok_or_else(unknown_link)?;
    let (you, player) = (Seat::new(seat), from.player.clone());
    if seat_of(&find(app, &id).await?, from) == Some(you) {
        // No seat is handed over: the link still waits for its recipient.
        return Ok(Json(Claimed { id, you }));
    }
    let command = Seating::TakeOver { seat: you, player, token };
    let sat = app.matches.ask(app, &id, |reply| Mail::Seat { command, reply }).await?;
    // For a taken seat, that can only mean that the link was used in the meantime.
    sat.map_err(|why| if why.0 == RefusalCode::SeatTaken { unknown_link() } else { refused(why) })?;
    tracing::info!(id, seat, "a seat was taken over");
    Ok(Json(Claimed { id, you }))
}

async fn take_seat(app: &App, row: &MatchRow, seat: u8, from: &From) -> Answer<Json<Claimed>> {
    if let Some(you) = seat_of(row, from) {
        // A seated player may open the link again.
        return Ok(Json(Claimed { id: row.id.clone(), you }));
    }
    let (you, player) = (Seat::new(seat), from.player.clone());
    let sat = app
        .matches
        .ask(app, &row.id, |reply| Mail::Seat { command: Seating::Person { seat: you, player }, reply })
        .await?;
    sat.map_err(refused)?;
    // If the match has begun, another seat may have been drawn.
    let you = seat_of(&find(app, &row.id).await?, from).unwrap_or(you);
    Ok(Json(Claimed { id: row.id.clone(), you }))
}

fn refused((code, said): matches::Refused) -> AppError {
    use protocol::RefusalCode::{
        AlreadySeated, Begun, Closed, Internal, NoSuchMatch, NotSeated, OldRules, Stopping, Unsaved,
    };
    let error = match code {
        Begun => AppError::conflict(FailureCode::Begun),
        AlreadySeated => AppError::conflict(FailureCode::AlreadySeated),
        NotSeated => AppError::conflict(FailureCode::NotFound),
        Closed | Internal | NoSuchMatch | OldRules | Stopping | Unsaved => AppError::unavailable(code),
        _ => AppError::conflict(FailureCode::SeatTaken),
    };
    AppError { said, ..error }
}

/// `POST /api/matches/{id}/seats/{seat}/bot`: the creator fills an open seat with a bot.
pub(crate) async fn sit_bot(
    State(app): State<App>,
    Path((id, seat)): Path<(String, u8)>,
    from: From,
    Body(SeatBot { level }): Body<SeatBot>,
) -> Answer<Json<MatchInfo>> {
    let row = find(&app, &id).await?;
    if row.owner != from.player.as_str() {
        return Err(AppError::forbidden(FailureCode::NotYours));
    }
    if with_game(&row.game, HasLevel(&level)) != Some(true) {
        return Err(AppError::bad(FailureCode::UnknownLevel));
    }
    let seat = Seat::new(seat);
    app.matches
        .ask(&app, &id, |reply| Mail::Seat { command: Seating::Bot { seat, level }, reply })
        .await?
        .map_err(refused)?;
    Ok(Json(info(&app, &find(&app, &id).await?, &from)?))
}

struct HasLevel<'a>(&'a str);

impl Visit for HasLevel<'_> {
    type Output = bool;

    fn visit<G: Playable>(self) -> bool {
        G::level_names().contains(&self.0)
    }
}
