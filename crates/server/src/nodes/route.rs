//! Which node a request belongs to.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{Extension, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::forward::{Forwarded, forward};
use super::{Nodes, owning};
use crate::app::App;
use crate::error::{Answer, AppError};
use crate::http::Path;
use crate::identity::token_hash;
use crate::store::{Member, StoreError};

/// What a request is about that only one node has.
#[derive(PartialEq, Eq, Debug)]
enum Subject<'a> {
    /// A match, by its id.
    Match(&'a str),
    /// The match that a seat's link leads to.
    Seat(&'a str),
    /// The review of an upload, which is nowhere but in the memory of a node.
    Upload(u64),
}

/// What a request is about, by its path below `/api`. Lists and everything else that is only read from the database can be answered by
/// any node.
fn subject<'a>(method: &Method, path: &'a str) -> Option<Subject<'a>> {
    let mut parts = path.trim_start_matches('/').split('/');
    match (parts.next()?, parts.next()?, parts.next()) {
        ("matches", id, Some(_)) => Some(Subject::Match(id)),
        ("seats", token, None) if *method == Method::POST => Some(Subject::Seat(token)),
        ("reviews", key, _) => {
            let number = key.strip_prefix("upload-")?.split('-').next()?;
            number.parse().ok().map(Subject::Upload)
        }
        _ => None,
    }
}

/// Passes a request on to the node that has what it is about.
pub(crate) async fn route(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = &app.nodes else { return next.run(request).await };
    // What was passed on once is not passed on again: if a match changes hands meanwhile, the sender tries again.
    if request.extensions().get::<Forwarded>().is_some() {
        return next.run(request).await;
    }
    let Some(subject) = subject(request.method(), request.uri().path()) else { return next.run(request).await };
    match elsewhere(&app, nodes, subject).await {
        Ok(None) => next.run(request).await,
        Ok(Some(owner)) => forward(&app, nodes, &owner, request).await,
        Err(error) => AppError::from(error).into_response(),
    }
}

/// The other node that has this.
async fn elsewhere(app: &App, nodes: &Nodes, subject: Subject<'_>) -> Result<Option<Member>, StoreError> {
    let own = nodes.incarnation();
    let id = match subject {
        Subject::Match(id) => id.to_string(),
        Subject::Upload(incarnation) => return Ok(nodes.member(incarnation).filter(|_| incarnation != own)),
        Subject::Seat(token) => {
            let token = token_hash(token);
            let found = match app.store.seat_of_token(&token).await? {
                Some(found) => Some(found),
                None => app.store.handover(&token, app.handovers_since()).await?,
            };
            match found {
                Some((id, _)) => id,
                None => return Ok(None),
            }
        }
    };
    if app.matches.is_open(&id) {
        return Ok(None);
    }
    let owner = nodes.roster.owner(&id).await?;
    if owner.is_none() && nodes.is_draining.load(Relaxed) {
        return Ok(nodes.other());
    }
    Ok(owner.filter(|owner| owner.incarnation != own))
}

/// `POST /api/nodes/hand-over/{id}`: another node needs the match. Nobody else may ask.
pub(crate) async fn hand_over(
    State(app): State<App>,
    Path(id): Path<String>,
    forwarded: Option<Extension<Forwarded>>,
) -> Answer<StatusCode> {
    let (Some(nodes), Some(_)) = (&app.nodes, forwarded) else { return Err(AppError::not_found()) };
    if owning::give_away(&app, nodes, &id).await { Ok(StatusCode::NO_CONTENT) } else { Ok(StatusCode::CONFLICT) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_one_node_has_is_told_from_what_all_can_read() {
        let about = |method: &Method, path: &'static str| subject(method, path);
        for path in ["/matches/7/socket", "/matches/7/seats/1", "/matches/7/replay/3", "/matches/7/review"] {
            assert_eq!(about(&Method::GET, path), Some(Subject::Match("7")), "{path}");
        }
        assert_eq!(about(&Method::POST, "/seats/secret"), Some(Subject::Seat("secret")));
        assert_eq!(about(&Method::GET, "/reviews/upload-12-ab/replay"), Some(Subject::Upload(12)));
        for path in ["/matches", "/matches/7", "/seats/secret", "/lobby", "/me", "/reviews/upload-ab", "/", ""] {
            assert_eq!(about(&Method::GET, path), None, "{path}");
        }
    }
}
