//! Several nodes on one database. Again and again one of them is killed, paused beyond its lease or stopped, or the database is killed:
//! nothing that was acknowledged may be lost, and nothing may be accepted that is not kept.
//!
//! Guests play through all nodes. Whoever is cut off goes to another one, compares everything that was ever said there with what is told
//! now, and plays on. A paused node wakes up with what its guests have sent it in the meantime.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use game::{Chance, Seed};
use indicatif::ProgressBar;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::compare::Loss;
use crate::figures::{Spread, Times};
use crate::guest::Counts;
use crate::interrupt::Interrupt;
use crate::postgres::Postgres;
use crate::process::{Launch, NodeLaunch, ProcessError, Served};
use crate::progress::show;
use crate::verify::{verify, verify_by};
use crate::worker::Worker;
use crate::{LoadError, lock};

/// The options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many nodes.
    pub nodes: usize,
    /// How many faults.
    pub faults: u32,
    /// The lease of the nodes.
    pub lease: Duration,
    /// Matches at the same time.
    pub tables: usize,
    /// How long it is played between two faults, at least and at most.
    pub between: Range<Duration>,
    /// The games, in turn.
    pub games: Vec<String>,
    /// The random seed of everything that guests do, and of the faults.
    pub seed: u64,
    /// When it ends even if there were fewer faults.
    pub at_most: Duration,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How often a node was killed.
    pub kills: u32,
    /// How often a node was paused beyond its lease.
    pub pauses: u32,
    /// How often a node was stopped in an orderly way.
    pub orderly_stops: u32,
    /// How often PostgreSQL was killed.
    pub database_restarts: u32,
    /// Moves that were accepted.
    pub acknowledged_moves: u64,
    /// Matches that were made.
    pub tables: u64,
    /// Matches that were played to their end.
    pub finished: u64,
    /// How often a table went on at another node.
    pub moved: u64,
    /// From losing a node until everything at the table could be compared at another one.
    pub until_back: Spread,
    /// Everything that was acknowledged and lost, and everything that was kept and not accepted.
    pub lost: Vec<Loss>,
    /// What should not have happened though nothing was lost.
    pub faults: Vec<String>,
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
        self.lost.is_empty() && self.faults.is_empty()
    }
}

/// The nodes as guests know them.
#[derive(Debug)]
struct Known {
    /// Where they listen; none while they are away.
    addresses: Mutex<Vec<Option<SocketAddr>>>,
    is_ending: AtomicBool,
    moved: AtomicU64,
    until_back: Times,
}

impl Known {
    /// A node that is there: another one for every turn.
    fn any(&self, turn: usize) -> Option<SocketAddr> {
        let there: Vec<SocketAddr> = lock(&self.addresses).iter().flatten().copied().collect();
        there.get(turn.checked_rem(there.len())?).copied()
    }

    fn set(&self, node: usize, address: Option<SocketAddr>) {
        lock(&self.addresses)[node] = address;
    }
}

/// Plays and harms one node after another.
///
/// # Errors
/// If the nodes cannot be started the first time.
pub async fn run(
    options: &Options,
    launch: &Launch,
    postgres: &mut Postgres,
    interrupt: &Interrupt,
    bar: &ProgressBar,
) -> Result<Report, LoadError> {
    let started = Instant::now();
    let counts = Arc::new(Counts::default());
    // While a match changes hands, requests are refused.
    counts.is_in_trouble.store(true, Relaxed);
    let launches: Vec<Launch> = (0..options.nodes).map(|number| options.launch(launch, number)).collect();
    let mut served = Vec::new();
    for launch in &launches {
        served.push(Some(launch.start().await?));
    }
    let addresses = served.iter().map(|node| node.as_ref().map(|node| node.address)).collect();
    let known = Arc::new(Known {
        addresses: Mutex::new(addresses),
        is_ending: AtomicBool::new(false),
        moved: AtomicU64::new(0),
        until_back: Times::default(),
    });
    let mut playing = JoinSet::new();
    for number in 0..options.tables {
        let worker = Worker::new(number, options.games.clone(), options.seed);
        playing.spawn(play_on(worker, number, Arc::clone(&known), Arc::clone(&counts)));
    }
    let mut harm = Harm { options, launches: &launches, postgres, known: &known, report: Report::default() };
    let harmed = harm.go(&mut served, &counts, interrupt, bar, started).await;
    if let Err(error) = harmed {
        counts.fault(error.to_string());
    }
    let report = harm.report;
    known.is_ending.store(true, Relaxed);
    // All at once: the last comparison is with what is stored.
    served.into_iter().flatten().for_each(Served::kill);
    let workers = playing.join_all().await;
    let last = options.launch(launch, options.nodes).start().await;
    match last {
        Ok(last) => {
            // What the others had is theirs until their leases have run out.
            sleep(options.lease + options.lease / 2).await;
            verify(workers, last.address, &counts, |_, _| true).await;
            last.kill();
        }
        Err(error) => counts.fault(error.to_string()),
    }
    Ok(Report {
        acknowledged_moves: counts.moves.load(Relaxed),
        tables: counts.tables.load(Relaxed),
        finished: counts.finished.load(Relaxed),
        moved: known.moved.load(Relaxed),
        until_back: known.until_back.spread(),
        lost: counts.losses(),
        faults: counts.faults(),
        refusals: counts.refusals(),
        seconds: started.elapsed().as_secs_f64(),
        interrupted: interrupt.has_come(),
        ..report
    })
}

impl Options {
    fn launch(&self, launch: &Launch, number: usize) -> Launch {
        let node = NodeLaunch { name: format!("node-{number}"), lease: self.lease };
        Launch { node: Some(node), ..launch.clone() }
    }
}

/// Plays at one node after another.
async fn play_on(mut worker: Worker, number: usize, known: Arc<Known>, counts: Arc<Counts>) -> Worker {
    let mut turn = number;
    while !known.is_ending.load(Relaxed) && counts.losses().is_empty() {
        let Some(address) = known.any(turn) else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        worker = worker.play(address, Arc::clone(&counts)).await;
        let lost = Instant::now();
        if known.is_ending.load(Relaxed) {
            break;
        }
        // What was sent and not answered is settled by what another node says.
        let next = || {
            turn += 1;
            known.any(turn)
        };
        verify_by(&mut worker, next, || known.is_ending.load(Relaxed), &counts).await;
        known.until_back.record(lost.elapsed());
        known.moved.fetch_add(1, Relaxed);
    }
    worker
}

/// Who harms the nodes.
struct Harm<'a> {
    options: &'a Options,
    launches: &'a [Launch],
    postgres: &'a mut Postgres,
    known: &'a Known,
    report: Report,
}

impl Harm<'_> {
    async fn go(
        &mut self,
        served: &mut [Option<Served>],
        counts: &Counts,
        interrupt: &Interrupt,
        bar: &ProgressBar,
        started: Instant,
    ) -> Result<(), LoadError> {
        let mut chance = Chance::seeded(Seed::from_number(self.options.seed).derive(u64::MAX));
        let Range { start, end } = self.options.between;
        let span = u32::try_from(end.saturating_sub(start).as_micros()).unwrap_or(u32::MAX).max(1);
        for done in 0..self.options.faults {
            if interrupt.has_come() || !counts.losses().is_empty() || started.elapsed() > self.options.at_most {
                break;
            }
            interrupt.sleep(start + Duration::from_micros(chance.below(span).into())).await;
            let node = chance.below(served.len() as u32) as usize;
            match chance.below(10) {
                0 => {
                    self.report.database_restarts += 1;
                    self.postgres.restart()?;
                }
                kind => self.harm(node, &mut served[node], kind % 3, interrupt).await?,
            }
            let (moves, lost) = (counts.moves.load(Relaxed), counts.losses().len());
            show(bar, u64::from(done + 1), u64::from(self.options.faults), format!("{moves} moves, {lost} lost"));
        }
        Ok(())
    }

    async fn harm(
        &mut self,
        number: usize,
        node: &mut Option<Served>,
        kind: u32,
        interrupt: &Interrupt,
    ) -> Result<(), ProcessError> {
        let Some(served) = node.take() else { return Ok(()) };
        let address = served.address;
        self.known.set(number, None);
        match kind {
            0 => {
                self.report.kills += 1;
                served.kill();
            }
            1 => {
                self.report.pauses += 1;
                served.pause(true).map_err(ProcessError::Start)?;
                interrupt.sleep(self.options.lease + self.options.lease / 2).await;
                served.pause(false).map_err(ProcessError::Start)?;
                self.known.set(number, Some(address));
                *node = Some(served);
                return Ok(());
            }
            _ => {
                self.report.orderly_stops += 1;
                let status = served.stop().await?;
                if !status.success() {
                    return Err(ProcessError::NotReady(format!("a node that was told to stop ended with {status}")));
                }
            }
        }
        // After a kill it waits for the lease of its former self.
        let served = self.launches[number].start().await?;
        self.known.set(number, Some(served.address));
        *node = Some(served);
        Ok(())
    }
}
