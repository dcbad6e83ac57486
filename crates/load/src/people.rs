//! People who play against bots, each at a table of their own: how long their own moves take, and how long they wait for bots.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use game::{Chance, Seat, Seed};
use indicatif::ProgressBar;
use protocol::{Created, GameInfo, NewMatch, NewSeat};
use serde::Serialize;
use server::client::{Client, ClientError};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::LoadError;
use crate::abandoned::{self, Left};
use crate::figures::Spread;
use crate::interrupt::Interrupt;
use crate::player::{Player, Tally, client_from};
use crate::process::Served;
use crate::progress::show;
use crate::prometheus::{Measured, Metrics};

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// People at the same time, each at a table of their own.
    pub people: usize,
    /// The level of the bots.
    pub level: String,
    /// For how long, once everyone has a table.
    pub duration: Duration,
    /// How long people think on average.
    pub think: Duration,
    /// The games, in turn.
    pub games: Vec<String>,
    /// The random seed of the choices.
    pub seed: u64,
    /// Tables that somebody makes and leaves before anything is measured.
    pub abandoned: usize,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// People at the same time.
    pub people: usize,
    /// People who had a table when it began.
    pub arrived: u64,
    /// The level of the bots.
    pub level: String,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Moves of people.
    pub moves: u64,
    /// Moves of people for each second.
    pub moves_per_second: f64,
    /// Moves of people and bots that the server stored.
    pub stored_moves: u64,
    /// Matches that were played to their end.
    pub finished: u64,
    /// From sending a move until it was accepted.
    pub own_move: Spread,
    /// From the state in which bots alone are asked to the state in which that is no longer so.
    pub bot_wait: Spread,
    /// The same for each single move within: from one state in which bots alone are asked to the next.
    pub bot_move: Spread,
    /// How long bots waited for their turn to think, as the server measured it, in seconds.
    pub server_bot_wait: Measured,
    /// How long bots thought, as the server measured it, in seconds.
    pub server_bot_thinking: Measured,
    /// Seconds of processor time that the server used.
    pub cpu_seconds: Option<f64>,
    /// The memory that the server held at the end, in bytes.
    pub memory: Option<u64>,
    /// Moves and bots that were still waited for at the end; they are counted with the time until then.
    pub unanswered: u64,
    /// Messages that were refused, by reason.
    pub refusals: BTreeMap<String, u64>,
    /// Connections that failed.
    pub errors: u64,
    /// What the first failure was.
    pub first_error: Option<String>,
    /// Tables that somebody left behind, and what they did to others.
    pub abandoned: Option<Left>,
    /// Whether it was ended before its time.
    pub interrupted: bool,
}

/// 95 of 100 times a bot should be waited for no longer, in milliseconds.
pub const BOT_TARGET_MS: f64 = 3000.0;
/// 99 of 100 moves should be accepted within this time, in milliseconds.
pub const MOVE_TARGET_MS: f64 = 200.0;

/// How many people arrive at the same time.
const MAX_CONCURRENT_ARRIVALS: usize = 16;
/// How often progress is shown.
const TICK: Duration = Duration::from_millis(250);
/// People who have no table after this time do not hold up the others.
const ARRIVAL: Duration = Duration::from_secs(120);

/// Lets everyone arrive, lets them play for a while, and reports.
pub async fn run(
    options: &Options,
    served: &Served,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) -> Result<Report, LoadError> {
    let mut keeper = Client::new(served.address);
    let games = Arc::new(known_games(&mut keeper, options).await?);
    let guest = abandoned::Guest::new(served.address, options, &games);
    let left = if options.abandoned > 0 { Some(guest.leave_tables(interrupt, bar).await) } else { None };

    let (tally, doors) = (Arc::new(Tally::default()), Arc::new(Semaphore::new(MAX_CONCURRENT_ARRIVALS)));
    let mut people = JoinSet::new();
    for number in 0..options.people {
        let person = Person {
            number,
            options: options.clone(),
            games: Arc::clone(&games),
            tally: Arc::clone(&tally),
            doors: Arc::clone(&doors),
        };
        people.spawn(person.keep_playing(served.address));
    }
    let arrived = arrive(options, &tally, interrupt, bar).await;
    let (before, cpu) = (Metrics::of(&mut keeper).await?, served.cpu_seconds());
    tally.measuring.send_replace(true);
    let started = Instant::now();
    while started.elapsed() < options.duration
        && interrupt.sleep(TICK.min(options.duration.saturating_sub(started.elapsed()))).await
    {
        let rate = tally.accepted.count() as f64 / started.elapsed().as_secs_f64();
        let (done, all) = (started.elapsed().as_millis() as u64, options.duration.as_millis() as u64);
        show(bar, done.min(all), all, format!("{rate:.1} moves/s"));
    }
    tally.end();
    let seconds = started.elapsed().as_secs_f64();
    let after = Metrics::of(&mut keeper).await?;
    let cpu_seconds = served.cpu_seconds().zip(cpu).map(|(after, before)| after - before);
    let memory = served.memory();
    people.shutdown().await;
    let (moves, stored) = (tally.accepted.count(), "orrery_moves_total");
    Ok(Report {
        people: options.people,
        arrived,
        level: options.level.clone(),
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        stored_moves: (after.value(stored).unwrap_or_default() - before.value(stored).unwrap_or_default()) as u64,
        finished: tally.finished.load(Relaxed),
        own_move: tally.accepted.spread(),
        bot_wait: tally.waits.spread(),
        bot_move: tally.bot_moves.spread(),
        server_bot_wait: after.since(&before, "orrery_bot_wait_seconds"),
        server_bot_thinking: after.since(&before, "orrery_bot_seconds"),
        cpu_seconds,
        memory,
        unanswered: tally.unanswered.load(Relaxed),
        refusals: tally.refusals(),
        errors: tally.errors.load(Relaxed),
        first_error: tally.first_error(),
        abandoned: left.map(|left| left.summary),
        interrupted: interrupt.has_come(),
    })
}

/// The games to play, if all of them have bots of the level.
async fn known_games(client: &mut Client, options: &Options) -> Result<Vec<GameInfo>, LoadError> {
    let all: Vec<GameInfo> = client.get("/api/games").await?.json()?;
    let games: Vec<GameInfo> =
        options.games.iter().filter_map(|name| all.iter().find(|game| game.id == *name).cloned()).collect();
    match games.iter().find(|game| !game.levels.contains(&options.level)) {
        Some(game) => {
            Err(LoadError::Level { game: game.id.clone(), level: options.level.clone(), known: game.levels.join(", ") })
        }
        None => Ok(games),
    }
}

/// Waits until everyone has a table; says how many have one.
async fn arrive(options: &Options, tally: &Tally, interrupt: &Interrupt, bar: &ProgressBar) -> u64 {
    let (all, started) = (options.people as u64, Instant::now());
    loop {
        let arrived = tally.sockets.load(Relaxed);
        show(bar, arrived, all, format!("of {all} people have a table"));
        let is_late = started.elapsed() > ARRIVAL;
        if arrived >= all || is_late || !interrupt.sleep(Duration::from_millis(20)).await {
            return arrived;
        }
    }
}

/// Somebody who plays match after match.
struct Person {
    number: usize,
    options: Options,
    games: Arc<Vec<GameInfo>>,
    tally: Arc<Tally>,
    doors: Arc<Semaphore>,
}

impl Person {
    async fn keep_playing(self, address: std::net::SocketAddr) {
        let seed = Seed::from_number(self.options.seed).derive(self.number as u64);
        let mut chance = Chance::seeded(seed);
        let mut client = client_from(address, self.number);
        let game = &self.games[self.number % self.games.len()];
        loop {
            match self.play_match(&mut client, game, &mut chance).await {
                Ok(()) => {
                    self.tally.finished.fetch_add(1, Relaxed);
                }
                Err(error) => {
                    self.tally.error(&error);
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    async fn play_match(&self, client: &mut Client, game: &GameInfo, chance: &mut Chance) -> Result<(), ClientError> {
        let door = self.doors.acquire().await.map_err(|_| ClientError::Closed)?;
        let bots = 1 + chance.below(3) as u8;
        let (id, bots) = make_table(client, game, &self.options.level, bots, chance).await?;
        let socket = client.join(&id, None).await?;
        drop(door);
        self.tally.sockets.fetch_add(1, Relaxed);
        self.tally.begun().await;
        let (tally, think) = (Arc::clone(&self.tally), self.options.think);
        let own = Chance::seeded(Seed::from_number(chance.below(u32::MAX).into()));
        let played = Player::new(socket, tally, think, own, bots).play().await;
        self.tally.sockets.fetch_sub(1, Relaxed);
        played
    }
}

/// Creates a table with a person in any seat and about this many bots, as the game allows; returns its id and the bots' seats.
pub(crate) async fn make_table(
    client: &mut Client,
    game: &GameInfo,
    level: &str,
    bots: u8,
    chance: &mut Chance,
) -> Result<(String, Vec<Seat>), ClientError> {
    // The default variant may be for fewer players than the game.
    let players = game.variants.first().map_or(&[][..], |variant| &variant.players);
    let wanted = bots + 1;
    let players = players.iter().copied().min_by_key(|players| players.abs_diff(wanted)).unwrap_or(wanted);
    let mut seats = vec![NewSeat::Bot { level: level.to_string() }; players.into()];
    let own = chance.below(players.into()) as usize;
    seats[own] = NewSeat::Me;
    let wish = NewMatch { fixed_seats: true, ..NewMatch::of(game.id.clone(), seats) };
    let created: Created = client.post("/api/matches", &wish).await?.json()?;
    let bots = (0..players).filter(|seat| usize::from(*seat) != own).map(Seat::new).collect();
    Ok((created.id, bots))
}
