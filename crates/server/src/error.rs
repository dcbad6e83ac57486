//! [`AppError`]: why a request failed. People and programs get a code and a phrase; the cause goes to the log only.

use std::fmt::Display;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Failure, FailureCode, RefusalCode};
use words::Phrase;

use crate::messages;
use crate::store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub struct AppError {
    pub(crate) status: StatusCode,
    /// A stable word for programs.
    pub(crate) code: FailureCode,
    /// What to do, for people.
    pub(crate) said: Phrase,
}

/// The result of a request.
pub(crate) type Answer<T> = Result<T, AppError>;

impl AppError {
    /// A failure whose phrase is the message `failure-<code>`.
    pub(crate) fn new(status: StatusCode, code: FailureCode) -> Self {
        Self { status, code, said: messages::failed(code) }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, FailureCode::NotFound)
    }

    pub(crate) fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, FailureCode::MethodNotAllowed)
    }

    pub(crate) fn bad(code: FailureCode) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code)
    }

    pub(crate) fn conflict(code: FailureCode) -> Self {
        Self::new(StatusCode::CONFLICT, code)
    }

    pub(crate) fn forbidden(code: FailureCode) -> Self {
        Self::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn too_many(code: FailureCode) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, code)
    }

    /// Something broke. The cause goes only to the log.
    pub(crate) fn internal(cause: impl Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, FailureCode::Internal)
    }

    /// Why a stored match is not available.
    pub(crate) fn unavailable(code: RefusalCode) -> Self {
        match code {
            RefusalCode::OldRules => Self::conflict(FailureCode::OldRules),
            RefusalCode::Closed => Self::new(StatusCode::GONE, FailureCode::Closed),
            RefusalCode::NoSuchMatch => Self::not_found(),
            RefusalCode::Stopping => Self::stopping(),
            RefusalCode::Unsaved => Self::new(StatusCode::SERVICE_UNAVAILABLE, FailureCode::Unsaved),
            _ => Self::new(StatusCode::INTERNAL_SERVER_ERROR, FailureCode::Internal),
        }
    }

    pub(crate) fn stopping() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, FailureCode::Stopping)
    }
}

impl From<StoreError> for AppError {
    fn from(cause: StoreError) -> Self {
        match cause {
            StoreError::Unhealthy(_) | StoreError::Replaced(_) | StoreError::NotReadBack | StoreError::Postgres(_) => {
                tracing::debug!(%cause, "a request must wait for the database");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, FailureCode::Unsaved)
            }
            StoreError::TakenOver(_) => {
                tracing::debug!(%cause, "a request came while a match changed hands");
                Self::stopping()
            }
            StoreError::Database(_) | StoreError::Migration(_) | StoreError::Stopped | StoreError::Damaged(_) => {
                Self::internal(cause)
            }
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        (self.status, Json(Failure { code: self.code, said: self.said })).into_response()
    }
}
