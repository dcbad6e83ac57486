//! A client that plays at random what its questions offer, and measures how long that takes.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use game::{Chance, Seat};
use protocol::{Drafted, FromPage, RefusalCode};
use serde::Deserialize;
use serde_json::Value;
use server::client::{Client, ClientError, Reply, Socket, answer, next_step};
use tokio::sync::watch;
use words::Question;

use crate::figures::Times;
use crate::lock;

/// What many players measure together.
#[derive(Debug)]
pub struct Tally {
    /// Nobody plays before everyone has arrived, and nothing is counted after the time is over.
    pub measuring: watch::Sender<bool>,
    /// From sending a move until it was accepted.
    pub accepted: Times,
    /// From sending a move until the state came that it led to.
    pub told: Times,
    /// How long bots alone were waited for.
    pub waits: Times,
    /// The wait for one bot's move while nobody else was asked.
    pub bot_moves: Times,
    /// Moves and bots that were still waited for when the time was over; they count with the time until then.
    pub unanswered: AtomicU64,
    /// When the time was over.
    ended: OnceLock<Instant>,
    /// Matches that were played to their end.
    pub finished: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicU64,
    /// Connections that failed.
    pub errors: AtomicU64,
    first_error: Mutex<Option<String>>,
    refusals: Mutex<BTreeMap<String, u64>>,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            measuring: watch::Sender::new(false),
            accepted: Times::default(),
            told: Times::default(),
            waits: Times::default(),
            bot_moves: Times::default(),
            unanswered: AtomicU64::new(0),
            ended: OnceLock::new(),
            finished: AtomicU64::new(0),
            sockets: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            first_error: None.into(),
            refusals: Mutex::default(),
        }
    }
}

impl Tally {
    /// Counts a failure.
    pub fn error(&self, error: &ClientError) {
        self.errors.fetch_add(1, Relaxed);
        lock(&self.first_error).get_or_insert_with(|| error.to_string());
    }

    /// What failed first.
    #[must_use]
    pub fn first_error(&self) -> Option<String> {
        lock(&self.first_error).clone()
    }

    /// How many messages were refused, by reason.
    #[must_use]
    pub fn refusals(&self) -> BTreeMap<String, u64> {
        lock(&self.refusals).clone()
    }

    fn refused(&self, code: RefusalCode) {
        *lock(&self.refusals).entry(named(code)).or_default() += 1;
    }

    fn record(&self, times: &Times, since: Instant) {
        if *self.measuring.borrow() {
            times.record(since.elapsed());
        }
    }

    /// The time is over: nothing more is counted.
    pub fn end(&self) {
        let _ = self.ended.set(Instant::now());
        self.measuring.send_replace(false);
    }

    /// Counts what was still waited for when the time was over.
    fn cut_off(&self, times: &Times, since: Instant) {
        if let Some(time) = self.ended.get().and_then(|ended| ended.checked_duration_since(since)) {
            times.record(time);
        }
    }

    /// Waits until everyone plays.
    pub async fn begun(&self) {
        let _ = self.measuring.subscribe().wait_for(|begun| *begun).await;
    }
}

/// A reason as the protocol writes it.
pub(crate) fn named(code: RefusalCode) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(String::from)).unwrap_or_default()
}

/// A client of its own address, as far as this machine has as many: limits and fairness count by address.
#[must_use]
pub fn client_from(server: SocketAddr, number: usize) -> Client {
    let mut client = Client::new(server);
    // All of 127.0.0.0/8 is loopback on Linux; elsewhere there is one address.
    if cfg!(target_os = "linux") && server.ip().is_loopback() {
        let [_, high, middle, low] = (number as u32 % 0x00ff_0000 + 0x0001_0001).to_be_bytes();
        client.network.source = Some(IpAddr::from(Ipv4Addr::new(127, high, middle, low.max(1))));
    }
    client
}

/// What a player reads of a message: views are skipped, as their size is the server's matter.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Heard {
    State {
        version: u32,
        question: Option<Question>,
        waiting: Vec<Seat>,
    },
    Accepted {},
    Refused {
        code: RefusalCode,
    },
    Drafted {
        drafted: Option<Drafted>,
    },
    Over {},
    Closing {},
    #[serde(other)]
    Other,
}

/// A client at a table.
pub struct Player {
    /// Its socket.
    socket: Socket,
    /// What is measured.
    tally: Arc<Tally>,
    /// How long it thinks on average.
    think: Duration,
    /// The randomness of its choices.
    chance: Chance,
    /// The seats that bots hold.
    bots: Vec<Seat>,
    /// Since when bots alone are asked, and since when the next of them is.
    waiting: Option<(Instant, Instant)>,
    /// When the move was sent that is not yet accepted.
    sent: Option<Instant>,
}

impl Drop for Player {
    fn drop(&mut self) {
        let tally = &self.tally;
        if let Some((since, last)) = self.waiting {
            tally.cut_off(&tally.waits, since);
            tally.cut_off(&tally.bot_moves, last);
            tally.unanswered.fetch_add(tally.ended.get().is_some().into(), Relaxed);
        }
        if let Some(sent) = self.sent {
            tally.cut_off(&tally.accepted, sent);
            tally.cut_off(&tally.told, sent);
            tally.unanswered.fetch_add(tally.ended.get().is_some().into(), Relaxed);
        }
    }
}

/// What follows an answer.
enum After {
    Asked(Option<Box<(u32, Question)>>),
    Over,
}

impl Player {
    /// A client that has just opened its socket.
    #[must_use]
    pub fn new(socket: Socket, tally: Arc<Tally>, think: Duration, chance: Chance, bots: Vec<Seat>) -> Self {
        Self { socket, tally, think, chance, bots, waiting: None, sent: None }
    }

    /// Plays until the match is over.
    pub async fn play(&mut self) -> Result<(), ClientError> {
        let mut question = None;
        loop {
            match self.hear().await? {
                Heard::State { version, question: asked, .. } => question = asked.map(|asked| (version, asked)),
                Heard::Over {} => return Ok(()),
                Heard::Closing {} => return Err(ClientError::Closed),
                Heard::Accepted {} | Heard::Refused { .. } | Heard::Drafted { .. } | Heard::Other => {}
            }
            // Others may answer while this one thinks: the question stays the same, and so does its answer.
            while let Some((version, asked)) = question.take() {
                match self.answer(version, &asked).await? {
                    After::Asked(next) => question = next.map(|asked| *asked),
                    After::Over => return Ok(()),
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<Heard, ClientError> {
        let text = self.socket.next_text().await?;
        let heard = serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        match &heard {
            Heard::State { waiting, .. } => {
                let bots_alone = !waiting.is_empty() && waiting.iter().all(|seat| self.bots.contains(seat));
                self.wait(bots_alone);
            }
            Heard::Over {} => self.wait(false),
            _ => {}
        }
        Ok(heard)
    }

    /// Notes whether bots alone are asked now.
    fn wait(&mut self, bots_alone: bool) {
        let now = Instant::now();
        let since = self.waiting.map_or(now, |(since, _)| since);
        if let Some((_, last)) = self.waiting {
            self.tally.record(&self.tally.bot_moves, last);
            if !bots_alone {
                self.tally.record(&self.tally.waits, since);
            }
        }
        self.waiting = bots_alone.then_some((since, now));
    }

    /// Thinks, answers and waits for what follows.
    async fn answer(&mut self, version: u32, question: &Question) -> Result<After, ClientError> {
        if !self.think.is_zero() {
            let most = u32::try_from(self.think.as_micros() * 2).unwrap_or(u32::MAX);
            tokio::time::sleep(Duration::from_micros(self.chance.below(most.max(1)).into())).await;
        }
        let answer = self.compose(question).await?;
        let sent = Instant::now();
        self.socket.send(&FromPage::Move { version, answer }).await?;
        self.sent = Some(sent);
        let mut accepted = false;
        loop {
            match self.hear().await? {
                Heard::Accepted {} => {
                    self.sent = None;
                    self.tally.record(&self.tally.accepted, sent);
                    accepted = true;
                }
                Heard::Refused { code } => {
                    self.sent = None;
                    self.tally.refused(code);
                    return Ok(After::Asked(None));
                }
                Heard::State { version, question, .. } if accepted => {
                    self.tally.record(&self.tally.told, sent);
                    return Ok(After::Asked(question.map(|asked| Box::new((version, asked)))));
                }
                Heard::Over {} => return Ok(After::Over),
                Heard::Closing {} => return Err(ClientError::Closed),
                Heard::State { .. } | Heard::Drafted { .. } | Heard::Other => {}
            }
        }
    }

    /// Any answer to a question, composed step by step where necessary.
    async fn compose(&mut self, question: &Question) -> Result<Value, ClientError> {
        let nothing = || ClientError::Unexpected("a question without answers".into());
        let mut reply = answer(question, &mut self.chance).ok_or_else(nothing)?;
        let mut steps = Vec::new();
        loop {
            match reply {
                Reply::Move(answer) => return Ok(answer),
                Reply::Step(step) => steps.push(step),
            }
            self.socket.send(&FromPage::steps(0, steps.clone())).await?;
            let drafted = loop {
                match self.hear().await? {
                    Heard::Drafted { drafted } => break drafted,
                    Heard::Refused { code } => self.tally.refused(code),
                    Heard::Closing {} => return Err(ClientError::Closed),
                    _ => {}
                }
            };
            let draft = drafted.as_ref().and_then(Drafted::draft);
            reply = draft.and_then(|draft| next_step(draft, &mut self.chance)).ok_or_else(nothing)?;
        }
    }
}
