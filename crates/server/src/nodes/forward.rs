//! Passing a request on to another node, and its answer back: plain requests and sockets.
//!
//! The request goes as it came, with a header that says whose it is, signed with the key that all nodes share. So the other node counts
//! it to the right address, and knows that it was passed on already.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::future::join;
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Nodes;
use crate::app::App;
use crate::error::AppError;
use crate::http::From;
use crate::identity::{Client, Key, is_secret};
use crate::limits::Counted;
use crate::listen::Place;
use crate::store::Member;
use protocol::FailureCode;

/// Who sent a request to the node that passed it on, and its signature.
const SENDER: HeaderName = HeaderName::from_static("x-orrery-sender");
/// How long a connection to another node may take.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long its answer may take. It gives up earlier itself.
const ANSWERING: Duration = Duration::from_secs(35);
/// Headers that concern one connection only. Those of an upgrade are passed on with the upgrade.
const HOP: [HeaderName; 6] = [
    header::CONNECTION,
    header::PROXY_AUTHENTICATE,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
];
/// The address of requests that come from a node itself.
const ITSELF: IpAddr = IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED);

/// A mark of requests that another node has passed on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forwarded;

/// The sender of a request that another node has passed on.
pub(crate) fn forwarded<B>(key: &Key, request: &axum::http::Request<B>) -> Option<Client> {
    let (address, signature) = request.headers().get(SENDER)?.to_str().ok()?.split_once(' ')?;
    let address: IpAddr = address.parse().ok()?;
    is_secret(&signed(key, address, request.method(), &path_of(request)), signature).then(|| Client::network(address))
}

fn signed(key: &Key, address: IpAddr, method: &Method, path: &str) -> String {
    key.forwarded_tag(&address.to_string(), method.as_str(), path)
}

/// The path and query below `/api`.
fn path_of<B>(request: &axum::http::Request<B>) -> String {
    request.uri().path_and_query().map_or("/", |path| path.as_str()).to_string()
}

/// Why a node did not answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unanswered {
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Http(#[from] hyper::Error),
    #[error("it did not answer in time")]
    Late,
}

/// Sends a request to another node.
async fn send(
    app: &App,
    to: &Member,
    client: IpAddr,
    mut request: Request,
) -> Result<axum::http::Response<Incoming>, Unanswered> {
    let path = path_of(&request);
    let sender = format!("{client} {}", signed(&app.key, client, request.method(), &path));
    *request.uri_mut() = format!("/api{path}").parse().unwrap_or_default();
    *request.version_mut() = axum::http::Version::HTTP_11;
    request.headers_mut().insert(SENDER, HeaderValue::from_str(&sender).expect("plain letters"));
    let connecting = timeout(CONNECTING, TcpStream::connect(to.at.as_str())).await;
    let stream = connecting.map_err(|_| Unanswered::Late)??;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection.with_upgrades());
    Ok(timeout(ANSWERING, sender.send_request(request)).await.map_err(|_| Unanswered::Late)??)
}

/// Passes a request on to the node that has what it is about, and returns its answer.
pub(super) async fn forward(app: &App, nodes: &Nodes, to: &Member, mut request: Request) -> Response {
    let Some(client) = request.extensions().get::<From>().map(|from| from.client) else {
        return AppError::internal("a request without a sender").into_response();
    };
    let upgrade = request.headers().get(header::UPGRADE).cloned();
    let Ok(socket) = Socket::of(app, client, upgrade.is_some(), &mut request) else {
        return AppError::too_many(FailureCode::TooManySockets).into_response();
    };
    strip(request.headers_mut(), upgrade.as_ref());
    app.metrics.requests_forwarded.add(1);
    let answered = tokio::select! {
        answered = send(app, to, client.address(), request) => answered,
        // Nobody waits for a node that cannot be trusted any more.
        () = nodes.gone(to.incarnation) => Err(Unanswered::Late),
    };
    let mut response = match answered {
        Ok(response) => response,
        Err(error) => {
            tracing::debug!(node = to.name, %error, "a node did not answer");
            return AppError::stopping().into_response();
        }
    };
    let is_switching = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    let theirs = is_switching.then(|| hyper::upgrade::on(&mut response));
    strip(response.headers_mut(), upgrade.as_ref().filter(|_| is_switching));
    if let (Some(theirs), Some(socket)) = (theirs, socket) {
        tokio::spawn(socket.pass_on(app.clone(), to.incarnation, theirs));
    }
    response.map(Body::new)
}

fn strip(headers: &mut HeaderMap, upgrade: Option<&HeaderValue>) {
    HOP.iter().for_each(|name| drop(headers.remove(name)));
    match upgrade {
        Some(upgrade) => {
            headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
            headers.insert(header::UPGRADE, upgrade.clone());
        }
        None => drop(headers.remove(header::UPGRADE)),
    }
}

/// A socket that is passed on, with its place among those that this node can have.
struct Socket {
    ours: OnUpgrade,
    _counted: Counted<Client>,
    _place: Option<Place>,
}

impl Socket {
    fn of(app: &App, client: Client, is_wanted: bool, request: &mut Request) -> Result<Option<Self>, ()> {
        if !is_wanted {
            return Ok(None);
        }
        let limits = &app.config.limits;
        let counted = app.sockets_of_clients.enter(client, limits.sockets_per_client).ok_or(())?;
        let place = request.extensions().get::<Place>().cloned();
        Ok(Some(Self { ours: hyper::upgrade::on(request), _counted: counted, _place: place }))
    }

    /// Passes everything on in both directions, until either side ends, this server stops, or the other node is gone.
    async fn pass_on(self, app: App, incarnation: u64, theirs: OnUpgrade) {
        let Some(nodes) = &app.nodes else { return };
        let passing = async {
            let (Ok(ours), Ok(theirs)) = join(self.ours, theirs).await else { return };
            let [mut ours, mut theirs]: [TokioIo<Upgraded>; 2] = [TokioIo::new(ours), TokioIo::new(theirs)];
            // A page reconnects, whatever the reason was.
            let _ = copy_bidirectional(&mut ours, &mut theirs).await;
        };
        let mut stopping = app.stopping.subscribe();
        app.metrics.sockets_forwarded.add(1);
        tokio::select! {
            () = passing => {}
            () = nodes.gone(incarnation) => {}
            () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => {}
        }
        app.metrics.sockets_forwarded.add(-1);
    }
}

/// Asks a node to hand a match over. `true` if it has done so.
pub(super) async fn ask_to_hand_over(app: &App, owner: &Member, id: &str) -> Result<bool, Unanswered> {
    let mut request = Request::new(Body::empty());
    *request.method_mut() = Method::POST;
    *request.uri_mut() = format!("/nodes/hand-over/{id}").parse().unwrap_or_default();
    // Its own name may be one that pages must not use.
    request.headers_mut().insert(header::HOST, HeaderValue::from_static("localhost"));
    Ok(send(app, owner, ITSELF, request).await?.status().is_success())
}
