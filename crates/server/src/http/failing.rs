//! Requests that take too long, and handlers that panic: they fail like all others.

use std::any::Any;
use std::time::Duration;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::error::AppError;
use protocol::FailureCode;

/// How long a plain request may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Gives up on a request that takes too long.
pub(crate) async fn in_time(request: Request, next: Next) -> Response {
    let late = |_| AppError::new(StatusCode::REQUEST_TIMEOUT, FailureCode::TooSlow).into_response();
    timeout(TIMEOUT, next.run(request)).await.unwrap_or_else(late)
}

/// The response of a handler that panicked.
pub(crate) fn panicked(cause: Box<dyn Any + Send>) -> Response {
    let text = cause.downcast::<String>().map(|text| *text).or_else(|cause| {
        // The payload of a panic is a text, or something unreadable.
        cause.downcast::<&str>().map(|text| (*text).to_string())
    });
    AppError::internal(format_args!("a handler panicked: {}", text.as_deref().unwrap_or("without a word")))
        .into_response()
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use http_body_util::BodyExt as _;
    use protocol::Failure;
    use tower_http::catch_panic::CatchPanicLayer;
    use tower_service::Service as _;

    use super::*;

    async fn failure(mut routes: Router) -> (StatusCode, FailureCode) {
        let response = routes.call(Request::new(Body::empty())).await.expect("an answer");
        let status = response.status();
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        (status, serde_json::from_slice::<Failure>(&body).expect("a failure").code)
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_never_ends_is_given_up() {
        let routes = Router::new().route("/", get(std::future::pending::<()>)).layer(from_fn(in_time));
        assert_eq!(failure(routes).await, (StatusCode::REQUEST_TIMEOUT, FailureCode::TooSlow));
    }

    #[tokio::test]
    async fn a_panic_is_a_failure_like_any_other() {
        async fn panics() {
            panic!("as it is told to");
        }
        let routes = Router::new().route("/", get(panics)).layer(CatchPanicLayer::custom(panicked));
        assert_eq!(failure(routes).await, (StatusCode::INTERNAL_SERVER_ERROR, FailureCode::Internal));
    }
}
