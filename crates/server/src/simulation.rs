//! What the crate `simulation` needs from a server: starting one on a simulated disk, handing it connections, stopping
//! it, and inspecting what it has stored.
//!
//! Everything between a connection and the disk is the server itself: hyper, the routes, sockets, matches, bots, the writer.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use futures_util::future::BoxFuture;
use game::{Observer, Seat, Seed};
use serde_json::Value;
use table::{By, Holder, LogEntry, Status, Table, TableEvent, Time};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

use crate::app::{App, Shared};
use crate::config::Config;
use crate::data::own_key;
use crate::http::router;
use crate::identity::Key;
use crate::limits::lock;
use crate::matches::{load, tell};
use crate::metrics::Metrics;
use crate::server::{STOP_TIMEOUT, ServeError, shut_down};
use crate::store::{Disk as AnyDisk, MatchHead, MatchRow, Store};
use crate::sweep::sweep;
use crate::world::World;
use games::{Playable, Visit, with_game};

pub use crate::store::simulated::{Disk, DiskStats, Faults, Journal, Sabotage};

/// A simulated server.
pub struct Server {
    app: App,
    router: Router,
    sweeper: JoinHandle<()>,
    connections: std::sync::Mutex<JoinSet<()>>,
}

/// What a server has handled, available even after it is gone.
#[derive(Clone, Debug)]
pub struct Handled(Arc<Metrics>);

impl Handled {
    /// Requests, and messages of sockets.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.requests.get() + self.0.messages.get()
    }
}

/// How one run of a server begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The seed of its randomness, different for every start.
    pub seed: Seed,
    /// The seed of its key, the same for every start.
    pub key: Seed,
    /// The current time, in milliseconds since 1970.
    pub now: u64,
    /// The longest that thinking and restoring take, in milliseconds.
    pub dawdling: u32,
}

impl Server {
    /// Starts a server on a disk. Call it within the runtime it will run on.
    pub fn start(config: Config, start: Start, disk: &Disk) -> BoxFuture<'_, Result<Self, ServeError>> {
        Box::pin(async move {
            let world = World::simulated(start.seed, start.now, start.dawdling);
            let key = Key::simulated(&World::simulated(start.key, start.now, 0));
            let metrics = Arc::new(Metrics::default());
            let store = Store::on(AnyDisk::Simulated(disk.clone()), &world, Arc::clone(&metrics)).await?;
            own_key::<ServeError>(&key, Path::new(""), &store).await?;
            let app = Shared::new(config, world, key, store, metrics, None);
            let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
            Ok(Self { router: router(Arc::clone(&app)), app, sweeper, connections: Default::default() })
        })
    }

    /// Serves a connection in the background.
    pub fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(&self, stream: S, peer: SocketAddr) {
        let (app, router) = (Arc::clone(&self.app), self.router.clone());
        let mut connections = lock(&self.connections);
        while connections.try_join_next().is_some() {}
        connections.spawn(async move { crate::listen::serve(&app, stream, peer, None, router).await });
    }

    /// What it has handled.
    #[must_use]
    pub fn handled(&self) -> Handled {
        Handled(Arc::clone(&self.app.metrics))
    }

    /// Stops cleanly.
    pub fn stop(self) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            self.app.stopping.send_replace(true);
            self.sweeper.abort();
            let mut connections = std::mem::take(&mut *lock(&self.connections));
            let _ = timeout(STOP_TIMEOUT, async { while connections.join_next().await.is_some() {} }).await;
            shut_down(&self.app).await;
        })
    }
}

/// After one in this many stored changes, the table in memory is compared with the stored one.
const COMPARED: u8 = 32;

/// Compares a table in memory with the one that its stored entries lead to.
pub(crate) fn compare<G: Playable>(app: &Shared, id: &str, table: &Table<G>) {
    let Store { disk: AnyDisk::Simulated(disk), .. } = &app.store else { return };
    if !app.world.random::<1>()[0].is_multiple_of(COMPARED) {
        return;
    }
    let restored = disk.peek(id).map_err(|error| error.to_string()).and_then(|found| {
        let (head, entries) = found.ok_or("it is not stored")?;
        load::restore::<G>(&head.setup, &head.seed, &entries)
    });
    match restored {
        Ok(restored) if restored == *table => {}
        Ok(_) => disk.complain(format!("match {id} in memory is not the one that is stored")),
        Err(error) => disk.complain(format!("match {id} cannot be restored: {error}")),
    }
}

/// An acknowledged move.
#[derive(Clone, PartialEq, Debug)]
pub struct Acknowledged {
    /// The seat.
    pub player: String,
    /// The socket. Messages to one socket are ordered.
    pub socket: u64,
    /// The version it named.
    pub version: u32,
    /// The move.
    pub answer: Value,
}

/// A state that someone was sent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shown {
    /// The recipient: a seat, or the public.
    pub seat: Option<u8>,
    /// The version of the table.
    pub version: u32,
    /// The message.
    pub text: String,
}

/// A match as it is stored, and what everyone may know about it.
#[derive(Clone, Debug)]
pub struct Audit {
    /// Whether it waits, is being played, or is over.
    pub status: String,
    /// Its version.
    pub version: u32,
    /// The people who hold seats.
    pub people: BTreeMap<u8, String>,
    /// The seats that are asked.
    pub asked: Vec<u8>,
    /// Every line that each observer may have heard; `None` is the public.
    pub logs: BTreeMap<Option<u8>, Vec<String>>,
    /// What each observer is shown now.
    pub states: BTreeMap<Option<u8>, Option<String>>,
}

/// What a match must be consistent with.
#[derive(Clone, Debug, Default)]
pub struct Claims {
    /// The acknowledged moves, in order of acknowledgment.
    pub acknowledged: Vec<Acknowledged>,
    /// What people were shown.
    pub shown: Vec<Shown>,
}

/// An invariant that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The invariant.
    pub invariant: &'static str,
    /// What is wrong.
    pub what: String,
}

fn broken<T>(invariant: &'static str, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { invariant, what: what.into() })
}

/// Restores a match from the stored entries, without a server, and compares it with what people were sent.
pub fn audit(disk: &Disk, id: &str, claims: &Claims) -> Result<Audit, Broken> {
    let stored = disk.peek(id).map_err(|error| Broken { invariant: "restored", what: format!("{id}: {error}") })?;
    let Some((head, entries)) = stored else { return broken("kept", format!("match {id} is gone")) };
    let Some(row) = disk.peek_row(id) else { return broken("progress", format!("match {id} has no progress")) };
    let (counted, found) = (disk.peek_count(id), entries.len() as u32);
    if counted != Some(found) {
        return broken("progress", format!("match {id} is said to have {counted:?} entries and has {found}"));
    }
    let game = head.game.clone();
    match with_game(&game, Auditor { id, head, entries, row, claims }) {
        Some(result) => result,
        None => broken("restored", format!("match {id}: there is no game {game}")),
    }
}

/// The moves of people by seat and version, each with the number of its entry.
type MovesBySeat<M> = BTreeMap<(u8, u32), Vec<(usize, M)>>;

struct Auditor<'a> {
    id: &'a str,
    head: MatchHead,
    entries: Vec<String>,
    row: MatchRow,
    claims: &'a Claims,
}

impl Visit for Auditor<'_> {
    type Output = Result<Audit, Broken>;

    fn visit<G: Playable>(self) -> Result<Audit, Broken> {
        let table = self.restored::<G>(self.entries.len())?;
        self.check_progress(&table)?;
        self.check_moves::<G>(&table)?;
        for shown in &self.claims.shown {
            self.check_shown::<G>(shown)?;
        }
        let players = table.players(Time::from_millis(0));
        let observers: Vec<Option<u8>> =
            players.seats().map(|seat| Some(seat.number())).chain(std::iter::once(None)).collect();
        Ok(Audit {
            status: status(&table).to_string(),
            version: table.version(),
            people: people(&table),
            asked: table.asked().iter().map(Seat::number).collect(),
            logs: observers.iter().map(|seat| (*seat, lines(&table, *seat))).collect(),
            states: observers.iter().map(|seat| (*seat, shown(&table, *seat))).collect(),
        })
    }
}

impl Auditor<'_> {
    fn restored<G: Playable>(&self, entries: usize) -> Result<Table<G>, Broken> {
        let restored = load::restore::<G>(&self.head.setup, &self.head.seed, &self.entries[..entries]);
        restored.map_err(|error| Broken { invariant: "restored", what: format!("match {}: {error}", self.id) })
    }

    /// What lists show follows from the entries.
    fn check_progress<G: Playable>(&self, table: &Table<G>) -> Result<(), Broken> {
        let (row, id) = (&self.row, self.id);
        let asked = table.asked().iter().fold(0, |asked, seat| asked | 1 << seat.number());
        let found = (status(table), table.game().map_or(0, game::Game::round), asked);
        if (row.status.as_str(), row.round, row.asked) != found {
            let listed = (&row.status, row.round, row.asked);
            return broken("progress", format!("match {id} is listed as {listed:?} and is {found:?}"));
        }
        let seated: BTreeMap<u8, String> = row
            .seats
            .iter()
            .filter(|seat| seat.kind == "person")
            .map(|seat| (seat.seat, seat.holder.clone()))
            .collect();
        if seated != people(table) {
            return broken("progress", format!("match {id} lists other people than sit there"));
        }
        if table.rematch().is_some() && self.head.rematch.is_none() {
            return broken("progress", format!("match {id} was to be played again, and no match follows"));
        }
        Ok(())
    }

    /// Every acknowledged move is stored exactly once, in order of acknowledgment.
    fn check_moves<G: Playable>(&self, table: &Table<G>) -> Result<(), Broken> {
        let mut by_person: MovesBySeat<G::Move> = BTreeMap::new();
        for (number, entry) in self.entries.iter().enumerate() {
            let Ok(LogEntry { what: TableEvent::Moved { seat, version, answer, by: By::Person, .. }, .. }) =
                serde_json::from_str::<LogEntry<G::Move>>(entry)
            else {
                continue;
            };
            by_person.entry((seat.number(), version)).or_default().push((number, answer));
        }
        let mut last: BTreeMap<u64, usize> = BTreeMap::new();
        for told in &self.claims.acknowledged {
            let name = || format!("match {}, version {} of {}", self.id, told.version, told.player);
            let Some(seat) = table.seat_of(&told.player) else { return broken("kept", name() + ": no seat") };
            let found = by_person.get(&(seat.number(), told.version)).map_or(&[][..], Vec::as_slice);
            let [(number, stored)] = found else {
                return broken("kept", format!("{}: stored {} times", name(), found.len()));
            };
            if serde_json::from_value::<G::Move>(told.answer.clone()).ok().as_ref() != Some(stored) {
                return broken("kept", name() + ": another move is stored");
            }
            // The same move may be acknowledged again; another one must come later.
            if last.insert(told.socket, *number).is_some_and(|before| before > *number) {
                return broken("kept", name() + ": stored in another order");
            }
        }
        Ok(())
    }

    /// Every state that was shown is one that its observer may see. Events other than moves do not change the version, so one version
    /// can have several states.
    fn check_shown<G: Playable>(&self, told: &Shown) -> Result<(), Broken> {
        let mut version = 0;
        for (number, entry) in self.entries.iter().enumerate() {
            let stored: LogEntry<G::Move> = serde_json::from_str(entry)
                .map_err(|error| Broken { invariant: "restored", what: error.to_string() })?;
            version = match stored.what {
                TableEvent::Moved { .. } | TableEvent::Undone { .. } | TableEvent::Rewound { .. } => version + 1,
                TableEvent::Sat { .. } => self.restored::<G>(number + 1)?.version(),
                _ => version,
            };
            if version == told.version
                && shown(&self.restored::<G>(number + 1)?, told.seat).as_ref() == Some(&told.text)
            {
                return Ok(());
            }
            if version > told.version {
                break;
            }
        }
        broken(
            "own view",
            format!(
                "match {}: seat {:?} was shown of version {} what it may not see",
                self.id, told.seat, told.version
            ),
        )
    }
}

fn observer(seat: Option<u8>) -> Observer {
    seat.map_or(Observer::Public, |seat| Observer::Seat(Seat::new(seat)))
}

fn shown<G: Playable>(table: &Table<G>, seat: Option<u8>) -> Option<String> {
    tell::state(table, observer(seat), None).map(|text| text.to_string())
}

/// The lines that an observer heard, each as it is sent.
fn lines<G: Playable>(table: &Table<G>, seat: Option<u8>) -> Vec<String> {
    let sent = tell::events(table, observer(seat), 0).and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let events = sent.as_ref().and_then(|sent| sent["events"].as_array());
    events.map_or_else(Vec::new, |events| events.iter().map(ToString::to_string).collect())
}

fn status<G: Playable>(table: &Table<G>) -> &'static str {
    match table.status() {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over { .. } => "over",
    }
}

fn people<G: Playable>(table: &Table<G>) -> BTreeMap<u8, String> {
    let players = table.players(Time::from_millis(0));
    let person = |(seat, player): (Seat, &table::Player)| match &player.holder {
        Holder::Person { id } => Some((seat.number(), id.clone())),
        Holder::Open | Holder::Bot { .. } => None,
    };
    players.iter().filter_map(person).collect()
}

/// Whether a person's move is stored durably, checked at every acknowledgment.
#[must_use]
pub fn is_safe(disk: &Disk, id: &str, seat: u8, version: u32) -> bool {
    let named = format!("\"version\":{version},");
    disk.last_entries(id, usize::MAX).iter().any(|entry| {
        // Most entries need not be parsed.
        entry.contains(&named)
            && serde_json::from_str::<Value>(entry).is_ok_and(|entry| {
                let moved = &entry["what"]["moved"];
                moved["seat"] == seat && moved["version"] == version && moved["by"] == "person"
            })
    })
}

/// The texts that people have said at a match, each with its speaker, as a crash at this moment would leave them.
#[must_use]
pub fn lines_said(disk: &Disk, id: &str) -> Vec<(String, String)> {
    let text = |says: &str| match serde_json::from_str(says) {
        Ok(protocol::Saying::Text(text)) => Some(text),
        _ => None,
    };
    disk.safe_chat(id).into_iter().filter_map(|row| Some((row.speaker, text(&row.says)?))).collect()
}
