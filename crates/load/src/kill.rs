//! A server that is killed at any moment, again and again, on the same folder: nothing that was acknowledged may be lost.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use indicatif::ProgressBar;
use serde::Serialize;
use tokio::task::JoinSet;

use crate::compare::Loss;
use crate::figures::{Spread, Times};
use crate::guest::Counts;
use crate::interrupt::Interrupt;
use crate::postgres::Postgres;
use crate::process::{Launch, ProcessError, Served};
use crate::progress::show;
use crate::verify::verify;
use crate::worker::Worker;
use crate::{LoadError, integrity};

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How often the server is ended.
    pub kills: u32,
    /// Matches at the same time.
    pub tables: usize,
    /// How long it is played between two ends, at least and at most.
    pub between: Range<Duration>,
    /// Whether to stop the server in an orderly way now and then.
    pub orderly: bool,
    /// The games, in turn.
    pub games: Vec<String>,
    /// The random seed of everything that guests do, and of the moments.
    pub seed: u64,
    /// When it ends even if there were fewer kills.
    pub at_most: Duration,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How often the server was killed.
    pub kills: u32,
    /// How often it was killed while it was starting; part of the above.
    pub kills_while_starting: u32,
    /// How often it was stopped in an orderly way.
    pub orderly_stops: u32,
    /// How often PostgreSQL was killed while the server ran.
    pub database_restarts: u32,
    /// From killing PostgreSQL until a move was accepted again.
    pub until_play_goes_on: Spread,
    /// Moves that were accepted.
    pub acknowledged_moves: u64,
    /// Moves that were taken back.
    pub undone_moves: u64,
    /// Matches that were made.
    pub tables: u64,
    /// Matches that were played to their end.
    pub finished: u64,
    /// Seats that were taken.
    pub seats: u64,
    /// Names that were changed.
    pub names: u64,
    /// How often a person's whole table was compared.
    pub compared: u64,
    /// Everything that was acknowledged and lost.
    pub lost: Vec<Loss>,
    /// What should not have happened though nothing was lost.
    pub faults: Vec<String>,
    /// What is found wrong with the database at the end.
    pub integrity: Vec<String>,
    /// From starting the process until it served, after an end.
    pub time_to_serve: Spread,
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

/// One in this many starts is cut short by another kill.
const CUT_SHORT: u32 = 8;
/// How long a start takes before it is cut short, at most.
const START: u32 = 120;
/// One in this many ends is orderly, if orderly stops are enabled.
const ORDERLY: u32 = 4;
/// How long play may take to go on after PostgreSQL was killed.
const RESUME_TIMEOUT: Duration = Duration::from_secs(30);
/// How many archived matches are compared after each restart; at the very end all are.
const FROM_ARCHIVE: u32 = 3;

/// Plays, kills, starts again and compares.
///
/// # Errors
/// If the server cannot be started the first time. That it cannot be started again is part of the report.
pub async fn run(
    options: &Options,
    launch: &Launch,
    postgres: Option<&mut Postgres>,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) -> Result<Report, LoadError> {
    let served = launch.start().await?;
    let mut trial = KillRun { postgres, ..KillRun::new(options, launch) };
    if let Err(error) = trial.run(served, interrupt, bar).await {
        trial.counts.fault(error.to_string());
    }
    Ok(trial.finish(interrupt).await)
}

/// A run that goes on.
pub(crate) struct KillRun<'a> {
    options: &'a Options,
    launch: &'a Launch,
    /// The database, if it is killed, too.
    postgres: Option<&'a mut Postgres>,
    pub(crate) counts: Arc<Counts>,
    pub(crate) workers: Vec<Worker>,
    chance: Chance,
    to_serve: Times,
    until_on: Times,
    report: Report,
    compared: AtomicU64,
    started: Instant,
}

impl<'a> KillRun<'a> {
    pub(crate) fn new(options: &'a Options, launch: &'a Launch) -> Self {
        let worker = |number| Worker::new(number, options.games.clone(), options.seed);
        Self {
            options,
            launch,
            postgres: None,
            counts: Arc::default(),
            workers: (0..options.tables).map(worker).collect(),
            chance: Chance::seeded(Seed::from_number(options.seed).derive(u64::MAX)),
            to_serve: Times::default(),
            until_on: Times::default(),
            report: Report::default(),
            compared: AtomicU64::new(0),
            started: Instant::now(),
        }
    }

    async fn run(&mut self, served: Served, interrupt: &Interrupt, bar: &ProgressBar) -> Result<(), LoadError> {
        let mut served = served;
        while self.ends() < self.options.kills
            && !interrupt.has_come()
            && self.counts.losses().is_empty()
            && self.started.elapsed() < self.options.at_most
        {
            served = self.cut_short(served).await?;
            self.compare(&served, false).await;
            let playing = self.play(&served);
            let time = self.moment();
            interrupt.sleep(time).await;
            self.restart_database(interrupt).await?;
            self.end(served).await?;
            self.workers = in_order(playing.join_all().await);
            self.counts.is_in_trouble.store(false, Relaxed);
            let rate = f64::from(self.ends()) / self.started.elapsed().as_secs_f64();
            let (done, all) = (u64::from(self.ends()), u64::from(self.options.kills));
            let (moves, lost) = (self.counts.moves.load(Relaxed), self.counts.losses().len());
            show(bar, done, all, format!("{done} kills, {rate:.1}/s, {moves} moves, {lost} lost"));
            served = self.start().await?;
        }
        // After a loss the folder stays as it is, and once is enough to say what was lost.
        if self.counts.losses().is_empty() {
            self.compare(&served, true).await;
        }
        let status = served.stop().await?;
        if !status.success() {
            self.counts.fault(format!("a server that was told to stop ended with {status}"));
        }
        Ok(())
    }

    /// How often the server has ended.
    fn ends(&self) -> u32 {
        self.report.kills + self.report.orderly_stops
    }

    /// Everyone plays, until the server is gone.
    pub(crate) fn play(&mut self, served: &Served) -> JoinSet<(usize, Worker)> {
        let mut playing = JoinSet::new();
        for (place, worker) in self.workers.drain(..).enumerate() {
            let playing_there = worker.play(served.address, Arc::clone(&self.counts));
            playing.spawn(async move { (place, playing_there.await) });
        }
        playing
    }

    /// Starts the server again, and measures how long that takes.
    pub(crate) async fn start(&self) -> Result<Served, ProcessError> {
        let served = self.launch.start().await?;
        self.to_serve.record(served.ready_after);
        Ok(served)
    }

    /// Now and then the server is killed while it is starting, in the middle of recovering.
    async fn cut_short(&mut self, served: Served) -> Result<Served, ProcessError> {
        if self.report.kills == 0 || self.ends() + 3 > self.options.kills || self.chance.below(CUT_SHORT) > 0 {
            return Ok(served);
        }
        served.kill();
        let time = Duration::from_millis(self.chance.below(START).into());
        // A server that has not said where it listens is dropped in the middle, and dropping kills it.
        let launch = self.launch;
        if let Ok(started) = tokio::time::timeout(time, launch.spawn()).await {
            started?.kill();
        }
        self.report.kills += 2;
        self.report.kills_while_starting += 1;
        self.start().await
    }

    /// In every second round PostgreSQL is killed, too. Now and then the server is killed before it has noticed; otherwise play must go on
    /// by itself.
    async fn restart_database(&mut self, interrupt: &Interrupt) -> Result<(), LoadError> {
        let Some(postgres) = &mut self.postgres else { return Ok(()) };
        if self.chance.below(2) == 0 {
            return Ok(());
        }
        let killed = Instant::now();
        self.counts.is_in_trouble.store(true, Relaxed);
        postgres.restart()?;
        self.report.database_restarts += 1;
        if self.chance.below(4) == 0 {
            return Ok(());
        }
        let restarted = self.counts.moves.load(Relaxed);
        while self.counts.moves.load(Relaxed) == restarted && interrupt.sleep(Duration::from_millis(5)).await {
            if killed.elapsed() > RESUME_TIMEOUT {
                self.counts
                    .fault(format!("no move was accepted within {RESUME_TIMEOUT:?} after PostgreSQL was killed"));
                return Ok(());
            }
        }
        self.until_on.record(killed.elapsed());
        let time = self.moment();
        interrupt.sleep(time).await;
        Ok(())
    }

    /// How long it is played this time.
    fn moment(&mut self) -> Duration {
        let Range { start, end } = self.options.between;
        let span = u32::try_from(end.saturating_sub(start).as_micros()).unwrap_or(u32::MAX);
        start + Duration::from_micros(self.chance.below(span.max(1)).into())
    }

    async fn end(&mut self, served: Served) -> Result<(), ProcessError> {
        if self.options.orderly && self.chance.below(ORDERLY) == 0 {
            self.report.orderly_stops += 1;
            let status = served.stop().await?;
            if !status.success() {
                self.counts.fault(format!("a server that was told to stop ended with {status}"));
            }
        } else {
            self.report.kills += 1;
            served.kill();
        }
        Ok(())
    }

    /// Compares what everyone was told with the server's current state.
    pub(crate) async fn compare(&mut self, served: &Served, all: bool) {
        let archived: u32 = self.workers.iter().map(|worker| worker.archive.len() as u32).sum();
        let mut chosen: Vec<u32> = Vec::new();
        if archived > 0 {
            chosen.extend((0..FROM_ARCHIVE).map(|_| self.chance.below(archived)));
        }
        let before: Vec<u32> = self
            .workers
            .iter()
            .scan(0, |sum, worker| Some(std::mem::replace(sum, *sum + worker.archive.len() as u32)))
            .collect();
        let workers = std::mem::take(&mut self.workers);
        let is_chosen = |place: usize, number: usize| all || chosen.contains(&(before[place] + number as u32));
        self.workers = verify(workers, served.address, &self.counts, is_chosen).await;
        let people = self.workers.iter().filter_map(|worker| worker.table.as_ref()).map(|table| table.guests.len());
        self.compared.fetch_add(people.sum::<usize>() as u64, Relaxed);
    }

    /// The report, after the last server has ended.
    pub(crate) async fn finish(self, interrupt: &Interrupt) -> Report {
        let counts = &self.counts;
        Report {
            acknowledged_moves: counts.moves.load(Relaxed),
            undone_moves: counts.undone.load(Relaxed),
            tables: counts.tables.load(Relaxed),
            finished: counts.finished.load(Relaxed),
            seats: counts.seats.load(Relaxed),
            names: counts.names.load(Relaxed),
            compared: self.compared.load(Relaxed),
            lost: counts.losses(),
            faults: counts.faults(),
            integrity: match &self.launch.database {
                Some(address) => integrity::faults_of(address).await,
                None => integrity::faults(&self.launch.data).await,
            },
            until_play_goes_on: self.until_on.spread(),
            time_to_serve: self.to_serve.spread(),
            refusals: counts.refusals(),
            seconds: self.started.elapsed().as_secs_f64(),
            interrupted: interrupt.has_come(),
            ..self.report
        }
    }
}

/// What tasks gave back, in the order in which they were started.
pub(crate) fn in_order(mut ended: Vec<(usize, Worker)>) -> Vec<Worker> {
    ended.sort_by_key(|(place, _)| *place);
    ended.into_iter().map(|(_, worker)| worker).collect()
}
