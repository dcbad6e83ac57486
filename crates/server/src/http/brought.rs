//! Extractors for path, query and body. Any error becomes an [`AppError`], so all failures look alike. Axum's own
//! extractors would answer in plain text.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::AppError;
use protocol::FailureCode;

/// The path parameters of a route. An unreadable one leads nowhere.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let path = extract::Path::from_request_parts(parts, state).await;
        path.map(|extract::Path(path)| Self(path)).map_err(|_| AppError::not_found())
    }
}

/// The query string.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let query = extract::Query::from_request_parts(parts, state).await;
        query.map(|extract::Query(query)| Self(query)).map_err(|_| AppError::bad(FailureCode::Malformed))
    }
}

/// The body, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(AppError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, FailureCode::NotJson))
            }
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(AppError::new(StatusCode::PAYLOAD_TOO_LARGE, FailureCode::TooLarge))
            }
            Err(_) => Err(AppError::bad(FailureCode::Malformed)),
        }
    }
}

/// A request to upgrade to a WebSocket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        upgrade.map(Self).map_err(|_| AppError::bad(FailureCode::NotASocket))
    }
}
