//! A page's socket: from the upgrade to the last message.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use futures_util::SinkExt as _;
use game::Observer;
use protocol::{FailureCode, FromPage, PROTOCOL_VERSION, RefusalCode, ToPage};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::error::{Answer, AppError};
use crate::http::{From, Path, Upgrade};
use crate::identity::{Client, PlayerId};
use crate::limits::{Bucket, Counted};
use crate::listen::Place;
use crate::matches::{LogPosition, Mail, Outbox, SocketId, text};
use crate::messages;

/// How often a socket is pinged, and how long it may take to respond.
const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(80);
/// How long sending the last message may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);
/// After this many refused messages in a row, a socket that is too fast is closed.
const MAX_REFUSED_IN_A_ROW: u32 = 100;
/// Buffers are small: thousands of sockets wait most of the time.
const BUFFER: usize = 4 * 1024;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// `GET /api/matches/{id}/socket`
pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(id): Path<String>,
    from: From,
    place: Option<Extension<Place>>,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Answer<Response> {
    // Browsers let any page open a socket to any server with our cookie, so only our own pages are accepted.
    if !may_come_from(&app, &headers) {
        return Err(AppError::forbidden(FailureCode::WrongOrigin));
    }
    if app.is_stopping() {
        return Err(AppError::stopping());
    }
    let limits = &app.config.limits;
    let full = || AppError::too_many(FailureCode::TooManySockets);
    if app.metrics.sockets.get() >= i64::try_from(limits.sockets).unwrap_or(i64::MAX) {
        return Err(full());
    }
    let of_client = app.sockets_of_clients.enter(from.client, limits.sockets_per_client).ok_or_else(full)?;
    let of_player = match from.known() {
        Some(player) => Some(app.sockets_of_players.enter(player.clone(), limits.sockets_per_player).ok_or_else(full)?),
        None => None,
    };
    if app.store.find(&id).await?.is_none() {
        return Err(AppError::not_found());
    }
    let upgrade = upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(4 * 1024 * 1024);
    let page =
        Page { client: from.client, player: from.known().cloned(), id, _counted: (of_client, of_player, place), app };
    Ok(upgrade.on_upgrade(move |socket| page.serve(socket)))
}

/// Whether the page that opens a socket, or sends a request, is one of ours. Programs send no origin.
pub(crate) fn may_come_from(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.config.behind_proxy);
    let host = forwarded.or(headers.get(header::HOST)).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").is_some_and(|(_, authority)| Some(authority) == host);
    own || app.config.origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin)
}

/// A page that watches a match.
struct Page {
    app: App,
    id: String,
    client: Client,
    player: Option<PlayerId>,
    _counted: (Counted<Client>, Option<Counted<PlayerId>>, Option<Extension<Place>>),
}

/// Why a socket is closed: with a code for the page, or because it is gone.
type End = Option<RefusalCode>;

impl Page {
    async fn serve(self, mut socket: WebSocket) {
        self.app.metrics.sockets.add(1);
        let end = match self.hello(&mut socket).await {
            Ok(heard) => self.talk(&mut socket, heard).await,
            Err(end) => end,
        };
        if let Some(code) = end {
            let frame = CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static("closing") };
            let last = async {
                socket.send(Message::Text(text(&ToPage::Closing { code }))).await?;
                socket.send(Message::Close(Some(frame))).await?;
                // Dropping a connection with unread input would lose the last message.
                while let Some(Ok(_)) = socket.recv().await {}
                Ok::<(), axum::Error>(())
            };
            let _ = timeout(CLOSE_TIMEOUT, last).await;
        }
        self.app.metrics.sockets.add(-1);
    }

    /// Waits for the hello. Returns how much of which log the page has.
    async fn hello(&self, socket: &mut WebSocket) -> Result<LogPosition, End> {
        let message =
            timeout(self.app.config.limits.hello, socket.recv()).await.map_err(|_| Some(RefusalCode::Silent))?;
        let message = message.ok_or(None)?.map_err(|error| too_large(&error))?;
        let Message::Text(message) = message else { return Err(Some(RefusalCode::HelloFirst)) };
        match serde_json::from_str(&message) {
            Ok(FromPage::Hello { protocol: PROTOCOL_VERSION, seen, you }) => {
                let observer = you.map_or(Observer::Public, Observer::Seat);
                Ok(LogPosition { entries: seen.map_or(0, |last| last.saturating_add(1)), observer })
            }
            Ok(FromPage::Hello { .. }) => Err(Some(RefusalCode::Protocol)),
            Ok(_) => Err(Some(RefusalCode::HelloFirst)),
            Err(_) => Err(Some(RefusalCode::Malformed)),
        }
    }

    async fn talk(&self, socket: &mut WebSocket, heard: LogPosition) -> End {
        let (sender, mut outbox) = mpsc::channel(self.app.config.limits.outbox);
        let mailbox = self.app.matches.mailbox(&self.app, &self.id);
        let number: SocketId = NEXT.fetch_add(1, Ordering::Relaxed);
        let (player, client) = (self.player.clone(), self.app.key.client_tag(self.client));
        let join = Mail::Join { socket: number, player, client, heard, outbox: Outbox(sender) };
        if mailbox.send(join).await.is_err() {
            return Some(RefusalCode::Internal);
        }
        let end = self.listen(socket, &mailbox, &mut outbox, number).await;
        let _ = mailbox.send(Mail::Gone { socket: number }).await;
        end
    }

    async fn listen(
        &self,
        socket: &mut WebSocket,
        mailbox: &Sender<Mail>,
        outbox: &mut Receiver<Utf8Bytes>,
        number: SocketId,
    ) -> End {
        let mut bucket = Bucket::new(self.app.config.limits.socket_rate, Instant::now());
        let (mut heard, mut too_fast) = (Instant::now(), 0);
        let mut stopping = self.app.stopping.subscribe();
        let mut blocks = self.app.blocks.watch();
        if self.is_blocked() {
            return Some(RefusalCode::Blocked);
        }
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // In a fixed order, so a simulation is reproducible.
                biased;
                () = async { let _ = stopping.wait_for(|stopping| *stopping).await; } => return Some(RefusalCode::Stopping),
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Some(RefusalCode::Silent);
                    }
                    self.in_time(socket.send(Message::Ping(Default::default()))).await?;
                }
                said = outbox.recv() => {
                    // Without an outbox the match has disconnected this socket, with or without a message.
                    self.write(socket, said?, outbox).await?;
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    let message = match message {
                        Some(Ok(message)) => message,
                        Some(Err(error)) => return too_large(&error),
                        None => return None,
                    };
                    let Message::Text(message) = message else {
                        if matches!(message, Message::Ping(_) | Message::Pong(_)) {
                            continue;
                        }
                        return if matches!(message, Message::Binary(_)) { Some(RefusalCode::Malformed) } else { None };
                    };
                    self.app.metrics.messages.add(1);
                    let now = Instant::now();
                    let allowed = bucket.take(now) && self.app.messages.take(self.client, now);
                    if !allowed {
                        too_fast += 1;
                        if too_fast > MAX_REFUSED_IN_A_ROW {
                            return Some(RefusalCode::TooFast);
                        }
                        self.refuse(socket, RefusalCode::TooFast).await?;
                        continue;
                    }
                    too_fast = 0;
                    match serde_json::from_str(&message) {
                        Ok(FromPage::Ping { id }) => self.send(socket, text(&ToPage::Pong { id })).await?,
                        Ok(FromPage::Hello { .. }) | Err(_) => self.refuse(socket, RefusalCode::Malformed).await?,
                        Ok(message) => {
                            if mailbox.send(Mail::Message { socket: number, message, at: now }).await.is_err() {
                                return Some(RefusalCode::Internal);
                            }
                        }
                    }
                }
                Ok(()) = blocks.changed() => {
                    if self.is_blocked() {
                        return Some(RefusalCode::Blocked);
                    }
                }
            }
        }
    }

    fn is_blocked(&self) -> bool {
        self.app.blocks.has(&self.app.key, self.client, self.player.as_ref())
    }

    async fn refuse(&self, socket: &mut WebSocket, code: RefusalCode) -> Option<()> {
        self.app.metrics.refused.add(1);
        self.send(socket, text(&ToPage::Refused { code, said: messages::refused(code) })).await
    }

    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Option<()> {
        self.in_time(socket.send(Message::Text(text))).await
    }

    /// Sends all pending messages, and flushes once.
    async fn write(&self, socket: &mut WebSocket, first: Utf8Bytes, outbox: &mut Receiver<Utf8Bytes>) -> Option<()> {
        let all = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(next) = outbox.try_recv() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        };
        self.in_time(all).await
    }

    /// A socket that takes too long to read what it is sent is gone.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Option<()> {
        timeout(self.app.config.limits.write, sending).await.ok()?.ok()
    }
}

/// An oversized message gets a response. Other errors mean that the peer is gone.
fn too_large(error: &axum::Error) -> End {
    error.to_string().contains("too long").then_some(RefusalCode::TooLarge)
}
