//! Many clients at once, to measure a server: every seat of every table is a socket of its own, and plays at random what the
//! questions offer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use hdrhistogram::Histogram;
use protocol::{Created, FromPage, NewMatch, NewSeat};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use words::{Draft, Question};

use crate::client::{Client, ClientError, Reply, Socket, answer, next_step};
use crate::limits::lock;

/// What is to be measured.
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
    /// What the players' choices unfold from.
    pub seed: u64,
    /// The server's process, to report its memory.
    pub process: Option<u32>,
}

/// What was measured.
#[derive(Clone, Debug, serde::Serialize)]
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
    /// Moves that were refused.
    pub refused: u64,
    /// Connections that failed.
    pub errors: u64,
    /// What the first failure was.
    pub first_error: Option<String>,
}

/// How far it has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// So many tables are set.
    Setting(usize),
    /// They have been played for so long.
    Playing(Duration),
}

struct Tally {
    times: std::sync::Mutex<Histogram<u64>>,
    first_error: std::sync::Mutex<Option<String>>,
    /// Nobody plays before everyone has arrived, and nothing is counted after the time is over.
    measuring: watch::Sender<bool>,
    moves: AtomicU64,
    finished: AtomicU64,
    refused: AtomicU64,
    errors: AtomicU64,
    sockets: AtomicU64,
    /// Tables are set a few at a time: arriving all at once is another thing to measure.
    doors: Semaphore,
}

impl Tally {
    fn error(&self, error: &ClientError) {
        self.errors.fetch_add(1, Relaxed);
        lock(&self.first_error).get_or_insert_with(|| error.to_string());
    }
}

/// How many tables are set at the same time.
const DOORS: usize = 16;

/// How often progress is told.
const TICK: Duration = Duration::from_millis(250);

/// Sets all tables, lets them play for a while, and reports. `progress` hears how far that has come.
pub async fn run(options: &Options, progress: impl Fn(Progress)) -> Report {
    let tally = Arc::new(Tally {
        times: Histogram::new_with_bounds(1, 600_000_000, 3).expect("bounds that fit").into(),
        first_error: None.into(),
        measuring: watch::Sender::new(false),
        moves: AtomicU64::new(0),
        finished: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        sockets: AtomicU64::new(0),
        doors: Semaphore::new(DOORS),
    });
    let mut tables = JoinSet::new();
    for number in 0..options.tables {
        let (options, tally) = (options.clone(), Arc::clone(&tally));
        tables.spawn(async move {
            let mut chance = Chance::seeded(Seed::from_number(options.seed).derive(number as u64));
            loop {
                let game = &options.games[number % options.games.len()];
                match play_match(&options, game, &tally, &mut chance).await {
                    Ok(()) => tally.finished.fetch_add(1, Relaxed),
                    Err(error) => {
                        tally.error(&error);
                        // A server in trouble is not helped by knocking at once.
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        0
                    }
                };
            }
        });
    }
    // Everyone must have arrived before anything is measured.
    while tally.sockets.load(Relaxed) < 2 * options.tables as u64 && tally.errors.load(Relaxed) < options.tables as u64
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
        progress(Progress::Setting(tally.sockets.load(Relaxed) as usize / 2));
    }
    tally.measuring.send_replace(true);
    let started = Instant::now();
    while started.elapsed() < options.duration {
        tokio::time::sleep(TICK.min(options.duration.saturating_sub(started.elapsed()))).await;
        progress(Progress::Playing(started.elapsed()));
    }
    tally.measuring.send_replace(false);
    let seconds = started.elapsed().as_secs_f64();
    let (sockets, memory) = (tally.sockets.load(Relaxed), options.process.and_then(memory_of));
    tables.shutdown().await;
    Report { sockets, memory, ..report(options, &tally, seconds) }
}

/// The bytes of memory that a process holds, where the system tells.
#[must_use]
pub fn memory_of(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

fn report(options: &Options, tally: &Tally, seconds: f64) -> Report {
    let (times, moves) = (lock(&tally.times), tally.moves.load(Relaxed));
    let ms = |quantile: f64| times.value_at_quantile(quantile) as f64 / 1000.0;
    Report {
        tables: options.tables,
        sockets: 0,
        memory: None,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        finished: tally.finished.load(Relaxed),
        p50_ms: ms(0.5),
        p99_ms: ms(0.99),
        p999_ms: ms(0.999),
        max_ms: times.max() as f64 / 1000.0,
        refused: tally.refused.load(Relaxed),
        errors: tally.errors.load(Relaxed),
        first_error: lock(&tally.first_error).clone(),
    }
}

/// One match between two clients, to its end.
async fn play_match(options: &Options, game: &str, tally: &Arc<Tally>, chance: &mut Chance) -> Result<(), ClientError> {
    let door = tally.doors.acquire().await.map_err(|_| ClientError::Closed)?;
    let (mut ann, mut ben) = (Client::new(options.address), Client::new(options.address));
    let seats = vec![NewSeat::Me, NewSeat::Open];
    let wish = NewMatch { game: game.to_string(), variant: None, seats, clock: Default::default(), listed: false };
    let created: Created = ann.post("/api/matches", &wish).await?.json()?;
    let link = created.links.first().ok_or(ClientError::Closed)?;
    ben.post(&link.path.replace("/seat/", "/api/seats/"), &()).await?.json::<IgnoredAny>()?;
    let mut players = Vec::new();
    for client in [ann, ben] {
        let seed = u64::from(chance.below(u32::MAX));
        let player = Player {
            socket: client.join(&created.id, None).await?,
            tally: Arc::clone(tally),
            think: options.think,
            chance: Chance::seeded(Seed::from_number(seed)),
        };
        tally.sockets.fetch_add(1, Relaxed);
        players.push(player);
    }
    drop(door);
    let mut begun = tally.measuring.subscribe();
    begun.wait_for(|begun| *begun).await.map_err(|_| ClientError::Closed)?;
    let (Some(mut ben), Some(mut ann)) = (players.pop(), players.pop()) else { return Ok(()) };
    let played = tokio::try_join!(ann.play(), ben.play());
    tally.sockets.fetch_sub(2, Relaxed);
    played.map(|_| ())
}

/// What a player reads of a message: views are skipped, as their size is the server's matter.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Heard {
    State {
        version: u32,
        question: Option<Question>,
    },
    Accepted {},
    Refused {},
    Drafted {
        draft: Option<Draft>,
    },
    Over {},
    Closing {},
    #[serde(other)]
    Other,
}

struct Player {
    socket: Socket,
    tally: Arc<Tally>,
    think: Duration,
    chance: Chance,
}

impl Player {
    async fn play(&mut self) -> Result<(), ClientError> {
        let mut question = None;
        loop {
            match self.hear().await? {
                Heard::State { version, question: asked } => question = asked.map(|asked| (version, asked)),
                Heard::Over {} => return Ok(()),
                Heard::Closing {} => return Err(ClientError::Closed),
                Heard::Accepted {} | Heard::Refused {} | Heard::Drafted { .. } | Heard::Other => {}
            }
            // Others may answer while this one thinks: the question stays the same, and so does its answer.
            while let Some((version, asked)) = question.take() {
                match self.answer(version, &asked).await? {
                    After::Asked(next) => question = next,
                    After::Over => return Ok(()),
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<Heard, ClientError> {
        let text = self.socket.next_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(error.to_string()))
    }

    /// Thinks, answers and waits for what follows.
    async fn answer(&mut self, version: u32, question: &Question) -> Result<After, ClientError> {
        if !self.think.is_zero() {
            let most = u32::try_from(self.think.as_micros() * 2).unwrap_or(u32::MAX);
            tokio::time::sleep(Duration::from_micros(self.chance.below(most.max(1)).into())).await;
        }
        let nothing = || ClientError::Unexpected("a question without answers".into());
        let mut reply = answer(question, &mut self.chance).ok_or_else(nothing)?;
        let mut steps = Vec::new();
        let answer = loop {
            match reply {
                Reply::Move(answer) => break answer,
                Reply::Step(step) => {
                    steps.push(step);
                    self.socket.send(&FromPage::Draft { id: 0, steps: Value::Array(steps.clone()) }).await?;
                    let draft = loop {
                        if let Heard::Drafted { draft } = self.hear().await? {
                            break draft;
                        }
                    };
                    reply = draft.as_ref().and_then(|draft| next_step(draft, &mut self.chance)).ok_or_else(nothing)?;
                }
            }
        };
        let sent = Instant::now();
        self.socket.send(&FromPage::Move { version, answer }).await?;
        let mut accepted = false;
        loop {
            match self.hear().await? {
                Heard::Accepted {} => accepted = true,
                Heard::Refused {} => {
                    self.tally.refused.fetch_add(1, Relaxed);
                    return Ok(After::Asked(None));
                }
                Heard::State { version, question } if accepted => {
                    self.count(sent);
                    return Ok(After::Asked(question.map(|asked| (version, asked))));
                }
                Heard::Over {} => return Ok(After::Over),
                Heard::Closing {} => return Err(ClientError::Closed),
                Heard::State { .. } | Heard::Drafted { .. } | Heard::Other => {}
            }
        }
    }

    fn count(&self, sent: Instant) {
        if *self.tally.measuring.borrow() {
            self.tally.moves.fetch_add(1, Relaxed);
            let _ = lock(&self.tally.times).record(sent.elapsed().as_micros() as u64);
        }
    }
}

/// What follows an answer.
enum After {
    Asked(Option<(u32, Question)>),
    Over,
}
