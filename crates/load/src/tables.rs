//! Many tables at once, to see how much a server bears: every seat is a socket of its own, and plays at random.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use indicatif::ProgressBar;
use protocol::{Created, NewMatch, NewSeat};
use serde::Serialize;
use serde::de::IgnoredAny;
use server::client::ClientError;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::interrupt::Interrupt;
use crate::player::{Player, Tally, client_from};
use crate::process::memory_of;
use crate::progress::show;

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The server.
    pub address: SocketAddr,
    /// Matches at the same time, with two players each.
    pub tables: usize,
    /// For how long, once all tables are set.
    pub duration: Duration,
    /// How long a player thinks on average, as people do; nothing to see how much the server can bear.
    pub think: Duration,
    /// The games, in turn.
    pub games: Vec<String>,
    /// The random seed of the players' choices.
    pub seed: u64,
    /// The server's process, to report its memory.
    pub process: Option<u32>,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Matches at the same time.
    pub tables: usize,
    /// Sockets that were open.
    pub sockets: u64,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Moves that were answered.
    pub moves: u64,
    /// Moves for each second.
    pub moves_per_second: f64,
    /// Matches that were played to their end.
    pub finished: u64,
    /// From sending a move to the state it led to, in milliseconds: half of all moves were answered within this.
    pub p50_ms: f64,
    /// 99 of 100 moves were.
    pub p99_ms: f64,
    /// 999 of 1,000 moves were.
    pub p999_ms: f64,
    /// All were.
    pub max_ms: f64,
    /// The memory that the server's process holds, in bytes, while all tables are played.
    pub memory: Option<u64>,
    /// Messages that were refused.
    pub refused: u64,
    /// The same by reason.
    pub refusals: BTreeMap<String, u64>,
    /// Connections that failed.
    pub errors: u64,
    /// What the first failure was.
    pub first_error: Option<String>,
    /// Whether it was ended before its time.
    pub interrupted: bool,
}

/// How many tables are set at the same time: arriving all at once is another thing to measure.
const MAX_CONCURRENT_ARRIVALS: usize = 16;

/// How often progress is shown.
const TICK: Duration = Duration::from_millis(250);

/// Sets all tables, lets them play for a while, and reports.
pub async fn run(options: &Options, interrupt: &Interrupt, bar: &ProgressBar) -> Report {
    let (tally, doors) = (Arc::new(Tally::default()), Arc::new(Semaphore::new(MAX_CONCURRENT_ARRIVALS)));
    let mut tables = JoinSet::new();
    for number in 0..options.tables {
        tables.spawn(keep_playing(number, options.clone(), Arc::clone(&tally), Arc::clone(&doors)));
    }
    let all = options.tables as u64;
    // Everyone must have arrived before anything is measured.
    while tally.sockets.load(Relaxed) < 2 * all
        && tally.errors.load(Relaxed) < all
        && interrupt.sleep(Duration::from_millis(20)).await
    {
        show(bar, tally.sockets.load(Relaxed) / 2, all, format!("of {all} tables are set"));
    }
    tally.measuring.send_replace(true);
    let started = Instant::now();
    while started.elapsed() < options.duration
        && interrupt.sleep(TICK.min(options.duration.saturating_sub(started.elapsed()))).await
    {
        let rate = tally.told.count() as f64 / started.elapsed().as_secs_f64();
        let (done, all) = (started.elapsed().as_millis() as u64, options.duration.as_millis() as u64);
        show(bar, done.min(all), all, format!("{rate:.0} moves/s"));
    }
    tally.end();
    let seconds = started.elapsed().as_secs_f64();
    let (sockets, memory) = (tally.sockets.load(Relaxed), options.process.and_then(memory_of));
    tables.shutdown().await;
    Report { sockets, memory, interrupted: interrupt.has_come(), ..report(options, &tally, seconds) }
}

/// Plays match after match at one table.
async fn keep_playing(number: usize, options: Options, tally: Arc<Tally>, doors: Arc<Semaphore>) {
    let mut chance = Chance::seeded(Seed::from_number(options.seed).derive(number as u64));
    let game = options.games[number % options.games.len()].clone();
    loop {
        match play_match(number, &options, &game, &tally, &doors, &mut chance).await {
            Ok(()) => {
                tally.finished.fetch_add(1, Relaxed);
            }
            Err(error) => {
                tally.error(&error);
                // A server in trouble is not helped by knocking at once.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

fn report(options: &Options, tally: &Tally, seconds: f64) -> Report {
    let (times, refusals) = (&tally.told, tally.refusals());
    let moves = times.count();
    Report {
        tables: options.tables,
        sockets: 0,
        memory: None,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        finished: tally.finished.load(Relaxed),
        p50_ms: times.ms(0.5),
        p99_ms: times.ms(0.99),
        p999_ms: times.ms(0.999),
        max_ms: times.spread().max_ms,
        refused: refusals.values().sum(),
        refusals,
        errors: tally.errors.load(Relaxed),
        first_error: tally.first_error(),
        interrupted: false,
    }
}

/// One match between two clients, to its end.
async fn play_match(
    number: usize,
    options: &Options,
    game: &str,
    tally: &Arc<Tally>,
    doors: &Semaphore,
    chance: &mut Chance,
) -> Result<(), ClientError> {
    let door = doors.acquire().await.map_err(|_| ClientError::Closed)?;
    let [mut ann, mut ben] = [0, 1].map(|seat| client_from(options.address, 2 * number + seat));
    let seats = vec![NewSeat::Me, NewSeat::Open];
    let wish = NewMatch { fixed_seats: true, ..NewMatch::of(game, seats) };
    let created: Created = ann.post("/api/matches", &wish).await?.json()?;
    let link = created.links.first().ok_or(ClientError::Closed)?;
    ben.post(&link.path.replace("/seat/", "/api/seats/"), &()).await?.json::<IgnoredAny>()?;
    let mut players = Vec::new();
    for client in [ann, ben] {
        let seed = u64::from(chance.below(u32::MAX));
        let (socket, chance) = (client.join(&created.id, None).await?, Chance::seeded(Seed::from_number(seed)));
        players.push(Player::new(socket, Arc::clone(tally), options.think, chance, Vec::new()));
        tally.sockets.fetch_add(1, Relaxed);
    }
    drop(door);
    tally.begun().await;
    let (Some(mut ben), Some(mut ann)) = (players.pop(), players.pop()) else { return Ok(()) };
    let played = tokio::try_join!(ann.play(), ben.play());
    tally.sockets.fetch_sub(2, Relaxed);
    played.map(|_| ())
}
