//! A server whose disk is full for a while: nothing is acknowledged, tables stay readable, and play resumes afterwards.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use protocol::{Created, NewMatch, NewSeat, RefusalCode, ReplaySummary};
use serde::Serialize;
use server::client::{Client, ClientError};
use tokio::time::timeout;

use crate::LoadError;
use crate::compare::Loss;
use crate::figures::{Spread, Times};
use crate::guest::Counts;
use crate::interrupt::Interrupt;
use crate::kill::{self, KillRun, in_order};
use crate::process::{Launch, Served};
use crate::progress::show;
use crate::volume::Volume;
use crate::witness::Heard;
use games::NAMES;

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How often the disk is filled.
    pub rounds: u32,
    /// How long it stays full, once that was noticed.
    pub full: Duration,
    /// Matches at the same time, their games and the random seed; and when it ends even if there were fewer rounds.
    pub play: kill::Options,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The kind of file system.
    pub volume: &'static str,
    /// How often the disk was full and freed again.
    pub rounds: u32,
    /// Moves that were refused because they could not be kept.
    pub unsaved: u64,
    /// Requests that failed while the disk was full.
    pub failed_requests: u64,
    /// Moves that were accepted although the disk was full: there can be room in files that exist.
    pub accepted_while_full: u64,
    /// How often `/healthz` was asked while moves were refused, and how often it said that all is well.
    pub health_asked: u32,
    /// See above.
    pub health_ok: u32,
    /// How often a table was read while the disk was full.
    pub tables_read: u32,
    /// From filling the disk until the first move was refused.
    pub until_refused: Spread,
    /// From freeing the space until a move was accepted again.
    pub until_play_goes_on: Spread,
    /// Moves that were accepted in all.
    pub acknowledged_moves: u64,
    /// Everything that was acknowledged and lost.
    pub lost: Vec<Loss>,
    /// What should not have happened though nothing was lost.
    pub faults: Vec<String>,
    /// What SQLite finds wrong with the database at the end.
    pub integrity: Vec<String>,
    /// What was refused, by reason.
    pub refusals: BTreeMap<String, u64>,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Whether it was ended before its time.
    pub interrupted: bool,
}

impl Report {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.lost.is_empty() && self.faults.is_empty() && self.integrity.is_empty()
    }
}

/// How long it is played before the disk is filled, and after it is freed.
const PLAYED: Duration = Duration::from_millis(700);
/// How long a server may take to notice a full disk: there may be room for many moves in its log.
const DETECT_TIMEOUT: Duration = Duration::from_secs(60);
/// How long play may take to go on.
const RESUME_TIMEOUT: Duration = Duration::from_secs(30);
/// How long reading a table may take.
const READ: Duration = Duration::from_secs(10);
/// The polling interval.
const TICK: Duration = Duration::from_millis(50);
/// With less space than this without ballast, a round would prove nothing.
const MIN_FREE_SPACE: u64 = 512 * 1024;

/// Fills the disk, frees it, kills the server and compares, again and again.
pub async fn run(
    options: &Options,
    launch: &Launch,
    volume: &Volume,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) -> Result<Report, LoadError> {
    let mut served = launch.start().await?;
    let started = Instant::now();
    let mut trial = KillRun::new(&options.play, launch);
    let mut full = Full {
        volume,
        counts: Arc::clone(&trial.counts),
        until_refused: Times::default(),
        until_on: Times::default(),
        report: Report { volume: volume.kind, ..Report::default() },
    };
    while full.report.rounds < options.rounds
        && !interrupt.has_come()
        && full.counts.losses().is_empty()
        && started.elapsed() < options.play.at_most
    {
        let free = volume.free().map_err(|cause| LoadError::Io { what: "the small file system", cause })?;
        if free < MIN_FREE_SPACE {
            full.counts
                .fault(format!("only {free} bytes are left after {} rounds: use a larger --size", full.report.rounds));
            break;
        }
        let (done, all) = (u64::from(full.report.rounds), u64::from(options.rounds));
        let (moves, unsaved) = (full.counts.moves.load(Relaxed), full.unsaved());
        show(bar, done, all, format!("{done} rounds, {moves} moves, {unsaved} refused as unsaved"));
        let playing = trial.play(&served);
        let result = full.round(&served, options.full, interrupt).await;
        // Always free the space before the server starts.
        volume.free_space().map_err(|cause| LoadError::Io { what: "the small file system", cause })?;
        served.kill();
        trial.workers = in_order(playing.join_all().await);
        result?;
        served = trial.start().await?;
        trial.compare(&served, true).await;
    }
    let status = served.stop().await?;
    if !status.success() {
        full.counts.fault(format!("a server that was told to stop ended with {status}"));
    }
    let ended = trial.finish(interrupt).await;
    Ok(Report {
        unsaved: full.unsaved(),
        failed_requests: full.counts.failed_requests.load(Relaxed),
        until_refused: full.until_refused.spread(),
        until_play_goes_on: full.until_on.spread(),
        acknowledged_moves: ended.acknowledged_moves,
        lost: ended.lost,
        faults: ended.faults,
        integrity: ended.integrity,
        refusals: ended.refusals,
        seconds: started.elapsed().as_secs_f64(),
        interrupted: ended.interrupted,
        ..full.report
    })
}

/// A disk that is full for a while.
struct Full<'a> {
    volume: &'a Volume,
    counts: Arc<Counts>,
    until_refused: Times,
    until_on: Times,
    report: Report,
}

impl Full<'_> {
    fn unsaved(&self) -> u64 {
        self.counts.refused_as(RefusalCode::Unsaved)
    }

    fn moves(&self) -> u64 {
        self.counts.moves.load(Relaxed)
    }

    /// While everyone plays: fills the disk, looks around, frees it, and waits until play goes on.
    async fn round(&mut self, served: &Served, time: Duration, interrupt: &Interrupt) -> Result<(), LoadError> {
        if !interrupt.sleep(PLAYED).await {
            return Ok(());
        }
        let mut reader = Reader::sit(served).await?;
        self.counts.is_in_trouble.store(true, Relaxed);
        if self.fill(interrupt).await? {
            self.look_around(&mut reader, time, interrupt).await?;
        }
        self.volume.free_space().map_err(|cause| LoadError::Io { what: "the small file system", cause })?;
        self.goes_on(interrupt).await;
        self.counts.is_in_trouble.store(false, Relaxed);
        self.report.rounds += 1;
        Ok(())
    }

    /// Keeps the disk full until a move is refused; says whether one was.
    async fn fill(&mut self, interrupt: &Interrupt) -> Result<bool, LoadError> {
        let (filled, unsaved, moves) = (Instant::now(), self.unsaved(), self.moves());
        while self.unsaved() == unsaved {
            self.volume.fill().map_err(|cause| LoadError::Io { what: "filling the disk", cause })?;
            if filled.elapsed() > DETECT_TIMEOUT {
                self.counts.fault(format!("no move was refused within {DETECT_TIMEOUT:?} though the disk is full"));
                return Ok(false);
            }
            if !interrupt.sleep(TICK).await {
                return Ok(false);
            }
        }
        self.until_refused.record(filled.elapsed());
        self.report.accepted_while_full += self.moves() - moves;
        Ok(true)
    }

    /// While the disk is full: nothing may claim that all is well, and tables must stay readable.
    async fn look_around(
        &mut self,
        reader: &mut Reader,
        time: Duration,
        interrupt: &Interrupt,
    ) -> Result<(), LoadError> {
        let (began, unsaved, moves) = (Instant::now(), self.unsaved(), self.moves());
        let (asked, said_ok) = (self.report.health_asked, self.report.health_ok);
        while began.elapsed() < time && interrupt.sleep(TICK).await {
            self.volume.fill().map_err(|cause| LoadError::Io { what: "filling the disk", cause })?;
            let is_ok = reader.client.get("/healthz").await?.status.is_success();
            self.report.health_asked += 1;
            self.report.health_ok += u32::from(is_ok);
            match timeout(READ, reader.read()).await {
                Ok(Ok(())) => self.report.tables_read += 1,
                Ok(Err(error)) => {
                    self.counts.fault(format!("a table could not be read while the disk was full: {error}"));
                }
                Err(_) => {
                    self.counts.fault(format!("a table could not be read within {READ:?} while the disk was full"));
                }
            }
        }
        let (asked, said_ok) = (self.report.health_asked - asked, self.report.health_ok - said_ok);
        if asked > 0 && asked == said_ok && self.unsaved() > unsaved {
            self.counts.fault(format!("/healthz said {said_ok} times that all is well, though moves were refused"));
        }
        self.report.accepted_while_full += self.moves() - moves;
        Ok(())
    }

    /// Waits until a move is accepted again, and lets everyone play for a while.
    async fn goes_on(&mut self, interrupt: &Interrupt) {
        let (freed, moves) = (Instant::now(), self.moves());
        while self.moves() == moves {
            if freed.elapsed() > RESUME_TIMEOUT {
                return self
                    .counts
                    .fault(format!("no move was accepted within {RESUME_TIMEOUT:?} after the disk was freed"));
            }
            if !interrupt.sleep(Duration::from_millis(5)).await {
                return;
            }
        }
        self.until_on.record(freed.elapsed());
        interrupt.sleep(PLAYED).await;
    }
}

/// Somebody at a table of their own who only reads.
struct Reader {
    client: Client,
    id: String,
}

impl Reader {
    async fn sit(served: &Served) -> Result<Self, ClientError> {
        let mut client = Client::new(served.address);
        let seats = vec![NewSeat::Me, NewSeat::Bot { level: "random".into() }];
        let wish = NewMatch { fixed_seats: true, ..NewMatch::of(NAMES[0], seats) };
        let created: Created = client.post("/api/matches", &wish).await?.json()?;
        Ok(Self { client, id: created.id })
    }

    /// Reads the moves, and how things stand.
    async fn read(&mut self) -> Result<(), ClientError> {
        let path = format!("/api/matches/{}/replay", self.id);
        self.client.get(&path).await?.json::<ReplaySummary>()?;
        let mut socket = self.client.join(&self.id, None).await?;
        loop {
            let text = socket.next_text().await?;
            match serde_json::from_str(&text) {
                Ok(Heard::State { .. }) => return Ok(()),
                Ok(Heard::Closing { code }) => {
                    return Err(ClientError::Unexpected(format!("the socket closes: {code:?}")));
                }
                _ => {}
            }
        }
    }
}
