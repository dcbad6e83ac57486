//! The host name of a request. Another site can point its own name here (DNS rebinding), and a browser would then treat
//! it as a page of ours, so unknown names are refused.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;

use crate::app::App;
use crate::error::AppError;
use crate::limits::lock;
use protocol::FailureCode;

/// Longer host names are not ours.
const LONGEST_URI: usize = 4 * 1024;
/// How often a wrong name is logged.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// What is known about names.
pub(crate) struct Hosts {
    app: App,
    /// When a wrong host was last logged.
    told: Mutex<Option<Instant>>,
}

impl Hosts {
    pub(crate) fn new(app: App) -> Arc<Self> {
        Arc::new(Self { app, told: Mutex::new(None) })
    }

    /// Whether it is time to log again. If so, it counts as logged.
    fn is_news(&self, now: Instant) -> bool {
        let mut told = lock(&self.told);
        let is_news = told.is_none_or(|told| now.saturating_duration_since(told) >= LOG_INTERVAL);
        if is_news {
            *told = Some(now);
        }
        is_news
    }
}

/// Serves requests to this server's own names only.
pub(crate) async fn check(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    let (uri, config) = (request.uri(), &hosts.app.config);
    if uri.path().len() + uri.query().map_or(0, str::len) > LONGEST_URI {
        return AppError::new(StatusCode::URI_TOO_LONG, FailureCode::UriTooLong).into_response();
    }
    // Health checks may use any host name.
    if uri.path() == "/healthz" {
        return next.run(request).await;
    }
    let called = names(uri, request.headers(), config.behind_proxy);
    let wrong = called.iter().find(|name| !is_own(name, &config.origins));
    if wrong.is_none() && !called.is_empty() {
        return next.run(request).await;
    }
    let name = wrong.filter(|name| is_name(name)).map_or("NAME", String::as_str);
    if hosts.is_news(Instant::now()) {
        tracing::warn!("a request for {name} was refused: to serve it, start with --origin https://{name}");
    }
    let failure = AppError::new(StatusCode::MISDIRECTED_REQUEST, FailureCode::WrongHost);
    AppError { said: failure.said.text("name", name), ..failure }.into_response()
}

/// The host names of a request, without ports. A proxy passes on the original one.
fn names(uri: &Uri, headers: &HeaderMap, behind_proxy: bool) -> Vec<String> {
    let told = |name: &str| -> Vec<String> {
        let values = headers.get_all(name).iter();
        // A header that is not text is not one of our names.
        let texts = values.map(|value| value.to_str().unwrap_or("?"));
        texts.flat_map(|text| text.split(',')).map(|one| host_of(one).to_ascii_lowercase()).collect()
    };
    let forwarded = if behind_proxy { told("x-forwarded-host") } else { Vec::new() };
    if !forwarded.is_empty() {
        return forwarded;
    }
    // An absolute request target takes precedence over the header.
    uri.host().map_or_else(|| told(header::HOST.as_str()), |host| vec![host.to_ascii_lowercase()])
}

/// A host without its port.
fn host_of(authority: &str) -> &str {
    let authority = authority.trim();
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => host,
        _ => authority,
    }
}

/// Whether another site cannot have this name: it is an IP address, a local name, or one of our origins.
fn is_own(name: &str, origins: &[String]) -> bool {
    let bare = name.strip_suffix('.').unwrap_or(name);
    let literal = bare.strip_prefix('[').and_then(|bare| bare.strip_suffix(']'));
    if literal.is_some_and(|address| address.parse::<Ipv6Addr>().is_ok()) || bare.parse::<Ipv4Addr>().is_ok() {
        return true;
    }
    let is_local = !bare.contains('.') || bare.ends_with(".localhost") || bare.ends_with(".local");
    let announced = |origin: &String| {
        let authority = origin.split_once("://").map_or(origin.as_str(), |(_, rest)| rest);
        host_of(authority.trim_end_matches('/')).eq_ignore_ascii_case(bare)
    };
    is_name(bare) && (is_local || origins.iter().any(announced))
}

/// Whether this can be a host name.
fn is_name(name: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_' | b'.');
    (1..=253).contains(&name.len()) && name.bytes().all(is_letter) && !name.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_another_site_cannot_have_are_our_own() {
        let origins = ["https://Orrery.example/".to_string(), "http://games.example:8080".to_string()];
        let own = [
            "127.0.0.1",
            "10.0.0.7",
            "[::1]",
            "[2001:db8::1]",
            "localhost",
            "localhost.",
            "a.localhost",
            "nas",
            "my_nas",
            "nas.local",
            "orrery.example",
            "games.example",
        ];
        for name in own {
            assert!(is_own(name, &origins), "{name}");
        }
        let foreign = [
            "",
            ".",
            ".local",
            "evil.example",
            "evil.orrery.example",
            "orrery.example.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "[::1",
            "[evil.example]",
            "a b",
            "?",
        ];
        for name in foreign {
            assert!(!is_own(name, &origins), "{name}");
        }
    }

    #[test]
    fn a_proxys_word_counts_only_behind_a_proxy() {
        let headers = HeaderMap::from_iter([
            (header::HOST, "127.0.0.1:7070".parse().unwrap()),
            ("x-forwarded-host".parse().unwrap(), "Orrery.example:443, other.example".parse().unwrap()),
        ]);
        let here = Uri::from_static("/lobby");
        assert_eq!(names(&here, &headers, false), ["127.0.0.1"]);
        assert_eq!(names(&here, &headers, true), ["orrery.example", "other.example"]);
        assert_eq!(names(&Uri::from_static("http://evil.example/"), &headers, false), ["evil.example"]);
        assert!(names(&here, &HeaderMap::new(), true).is_empty());
        for (authority, host) in [("[::1]:7070", "[::1]"), ("[::1]", "[::1]"), ("nas:1", "nas"), (" nas ", "nas")] {
            assert_eq!(host_of(authority), host);
        }
    }
}
