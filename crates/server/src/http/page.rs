//! The page's files. Every path that is not a file serves the page itself, which does its own routing.

use std::borrow::Cow;
use std::io::Read as _;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;

use crate::app::App;
use crate::assets::Asset;
use crate::error::{Answer, AppError};
use protocol::FailureCode;

pub(crate) async fn page(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Answer<Response> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(AppError::wrong_method());
    }
    let path = uri.path().trim_start_matches('/');
    let is_place = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let asset = if is_place { None } else { app.config.assets.get(path) };
    match asset.or_else(|| app.config.assets.get("index.html").filter(|_| is_place)) {
        Some(asset) => Ok(respond(asset, &headers)),
        None if is_place => Err(AppError::new(StatusCode::NOT_FOUND, FailureCode::NoPage)),
        None => Err(AppError::not_found()),
    }
}

fn respond(asset: Asset, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", asset.tag);
    let caching = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |name: &str| {
        accepted.split(',').any(|coding| coding.split(';').next().is_some_and(|coding| coding.trim() == name))
    };
    let (coding, bytes) = match (asset.brotli, asset.gzip, asset.plain) {
        (Some(bytes), ..) if accepts("br") => (Some("br"), bytes),
        (_, Some(bytes), _) if accepts("gzip") => (Some("gzip"), bytes),
        (_, _, Some(bytes)) => (None, bytes),
        (_, gzip, None) => (None, unpacked(&gzip.unwrap_or_default()).into()),
    };
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Body::from(owned(bytes)).into_response() };
    let own = response.headers_mut();
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding.filter(|_| !known) {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    for (name, value) in [(header::ETAG, tag.as_str()), (header::CONTENT_TYPE, &asset.mime)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            own.insert(name, value);
        }
    }
    response
}

/// For readers that understand no compression.
fn unpacked(gzip: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Err(error) = GzDecoder::new(gzip).read_to_end(&mut bytes) {
        tracing::error!(%error, "a file of the page is damaged");
    }
    bytes
}

fn owned(bytes: Cow<'static, [u8]>) -> Bytes {
    match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}
