//! A small client, which tests and `load` use to drive a server.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use game::{Chance, Seat};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use protocol::{FromPage, PROTOCOL_VERSION};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use words::{Choice, Draft, Pick, Question};

/// Why a client got no response.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("connection: {0}")]
    Io(#[from] std::io::Error),
    /// The request failed.
    #[error("request: {0}")]
    Http(#[from] hyper::Error),
    /// The socket failed.
    #[error("socket: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The server refused.
    #[error("status {0}: {1}")]
    Status(StatusCode, String),
    /// The server closed the socket.
    #[error("the server closed the socket")]
    Closed,
    /// The server said something unexpected.
    #[error("unexpected: {0}")]
    Unexpected(String),
}

/// How much of a match's log a client still has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The index of the last entry.
    pub last: u32,
    /// The seat whose log it is; none for the spectators' log.
    pub you: Option<Seat>,
}

/// How a client reaches a server.
pub trait Dial {
    /// The stream of a connection.
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// Opens a connection.
    fn dial(&self, address: SocketAddr) -> impl Future<Output = std::io::Result<Self::Stream>> + Send;
}

/// The network of this machine.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tcp {
    /// The local address of connections, so one machine can act as many clients.
    pub source: Option<IpAddr>,
}

impl Dial for Tcp {
    type Stream = TcpStream;

    async fn dial(&self, address: SocketAddr) -> std::io::Result<TcpStream> {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(source) = self.source {
            socket.bind(SocketAddr::new(source, 0))?;
        }
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// A browser, as far as the server can tell.
#[derive(Clone, Debug)]
pub struct Client<D = Tcp> {
    address: SocketAddr,
    /// How the server is reached.
    pub network: D,
    /// The cookie by which the server knows us.
    pub cookie: Option<String>,
    /// Headers to send with every request.
    pub headers: HeaderMap,
}

/// A response.
#[derive(Clone, Debug)]
pub struct ClientResponse {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub text: String,
}

impl ClientResponse {
    /// The body as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if !self.status.is_success() {
            return Err(ClientError::Status(self.status, self.text.clone()));
        }
        serde_json::from_str(&self.text).map_err(|error| ClientError::Unexpected(error.to_string()))
    }
}

impl Client {
    /// A client unknown to the server.
    #[must_use]
    pub fn new(address: SocketAddr) -> Self {
        Self::over(Tcp::default(), address)
    }
}

impl<D: Dial> Client<D> {
    /// A client unknown to the server, over any network.
    #[must_use]
    pub fn over(network: D, address: SocketAddr) -> Self {
        Self { address, network, cookie: None, headers: HeaderMap::new() }
    }

    /// Sends a GET request.
    pub async fn get(&mut self, path: &str) -> Result<ClientResponse, ClientError> {
        self.send(Method::GET, path, None).await
    }

    /// Sends a POST request with JSON.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<ClientResponse, ClientError> {
        self.send(Method::POST, path, Some(json(body).to_string())).await
    }

    /// Sends a PUT request with JSON.
    pub async fn put(&mut self, path: &str, body: &impl Serialize) -> Result<ClientResponse, ClientError> {
        self.send(Method::PUT, path, Some(json(body).to_string())).await
    }

    /// Any request. A body is sent as JSON.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<ClientResponse, ClientError> {
        let stream = self.network.dial(self.address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::new(Full::new(Bytes::from(body.unwrap_or_default())));
        *request.method_mut() = method;
        *request.uri_mut() = path.parse().map_err(|_| ClientError::Unexpected(path.to_string()))?;
        *request.headers_mut() = self.own_headers();
        request
            .headers_mut()
            .entry(header::CONTENT_TYPE)
            .or_insert(header::HeaderValue::from_static("application/json"));
        let (parts, body) = sender.send_request(request).await?.into_parts();
        let text = String::from_utf8_lossy(&body.collect().await?.to_bytes()).into_owned();
        let cookies = parts.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        if let Some(cookie) = cookies.filter_map(|cookie| cookie.split(';').next()).next_back() {
            self.cookie = Some(cookie.to_string());
        }
        Ok(ClientResponse { status: parts.status, headers: parts.headers, text })
    }

    fn own_headers(&self) -> HeaderMap {
        let mut headers = self.headers.clone();
        let mut add = |name, value: &str| {
            if let Ok(value) = header::HeaderValue::from_str(value) {
                headers.entry(name).or_insert(value);
            }
        };
        add(header::HOST, &self.address.to_string());
        if let Some(cookie) = &self.cookie {
            add(header::COOKIE, cookie);
        }
        headers
    }

    /// Opens the socket of a match without saying hello.
    pub async fn open(&self, id: &str) -> Result<Socket<D::Stream>, ClientError> {
        let stream = self.network.dial(self.address).await?;
        let uri = format!("ws://{}/api/matches/{id}/socket", self.address);
        let mut request = tungstenite::client::IntoClientRequest::into_client_request(uri).map_err(Box::new)?;
        request.headers_mut().extend(self.own_headers());
        // Thousands of these fit in one program only if each is small.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let upgraded = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (stream, _) = upgraded.map_err(|error| match error {
            tungstenite::Error::Http(response) => {
                let body = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default().into_owned();
                ClientError::Status(response.status(), body)
            }
            other => ClientError::Socket(Box::new(other)),
        })?;
        Ok(Socket { stream })
    }

    /// Opens the socket of a match and says hello, having seen part of a log.
    pub async fn join(&self, id: &str, seen: Option<Seen>) -> Result<Socket<D::Stream>, ClientError> {
        let mut socket = self.open(id).await?;
        let (seen, you) = (seen.map(|seen| seen.last), seen.and_then(|seen| seen.you));
        socket.send(&FromPage::Hello { protocol: PROTOCOL_VERSION, seen, you }).await?;
        Ok(socket)
    }
}

/// The socket of a match.
#[derive(Debug)]
pub struct Socket<S = TcpStream> {
    stream: WebSocketStream<S>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// Sends a message.
    pub async fn send(&mut self, message: &FromPage) -> Result<(), ClientError> {
        self.send_text(json(message).to_string()).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text.into())).await.map_err(Box::new)?)
    }

    /// Sends bytes, which no page does.
    pub async fn send_binary(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::binary(bytes)).await.map_err(Box::new)?)
    }

    /// The next text that the server sends.
    pub async fn next_text(&mut self) -> Result<tungstenite::Utf8Bytes, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(ClientError::Closed),
                Some(Ok(_)) => {}
                Some(Err(tungstenite::Error::ConnectionClosed | tungstenite::Error::Io(_))) => {
                    return Err(ClientError::Closed);
                }
                Some(Err(error)) => return Err(Box::new(error).into()),
            }
        }
    }
}

/// How to answer a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// A move.
    Move(Value),
    /// Another step of an answer that is made step by step.
    Step(Value),
}

/// Any answer to a question, as a page would make it: using only what the question offers.
///
/// `None` if it offers nothing.
#[must_use]
pub fn answer(question: &Question, chance: &mut Chance) -> Option<Reply> {
    match &question.choice {
        Choice::One { offers, .. } => {
            let offer = pick_one(offers, chance)?;
            Some(Reply::Move(offer.pick.as_ref().map_or_else(|| offer.answer.clone(), |pick| picked(pick, chance))))
        }
        Choice::Some { picks } => Some(Reply::Move(picked(pick_one(picks, chance)?, chance))),
        Choice::Draft { draft } => next_step(draft, chance),
    }
}

/// What to do next about an answer that is made step by step: sometimes another step, sometimes the end.
#[must_use]
pub fn next_step(draft: &Draft, chance: &mut Chance) -> Option<Reply> {
    match &draft.finish {
        Some(finish) if draft.steps.is_empty() || chance.below(3) == 0 => Some(Reply::Move(finish.clone())),
        _ => pick_one(&draft.steps, chance).map(|step| Reply::Step(step.step.clone())),
    }
}

fn pick_one<'a, T>(from: &'a [T], chance: &mut Chance) -> Option<&'a T> {
    let count = u32::try_from(from.len()).ok().filter(|count| *count > 0)?;
    from.get(chance.below(count) as usize)
}

/// The move with some pieces in its slot.
fn picked(pick: &Pick, chance: &mut Chance) -> Value {
    let mut pieces: Vec<&String> = pick.from.iter().collect();
    chance.shuffle(&mut pieces);
    let least = u32::from(pick.least);
    let most = u32::from(pick.most).min(pieces.len() as u32).max(least);
    pieces.truncate((least + chance.below(most - least + 1)) as usize);
    // Keep the order in which they are offered.
    let taken: Vec<Value> =
        pick.from.iter().filter(|piece| pieces.contains(piece)).map(|piece| piece.as_str().into()).collect();
    let mut answer = pick.answer.clone();
    if let Some(slot) = answer.pointer_mut(&pick.slot) {
        *slot = Value::Array(taken);
    }
    answer
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}
