//! One run: a server, players, a network and a disk; and what goes wrong with them.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use game::{Chance, Seed};
use server::client::Client;
use server::simulation::{Disk, Faults, Server, Start};
use server::{Config, Limits};
use tokio::task::spawn_local;
use tokio::time::sleep;
use turmoil::net::TcpListener;
use turmoil::{Builder, Sim};

use crate::context::{Context, PORT, Phase, PlantedFault, Player, SimulatedNetwork};
use crate::ledger::Ledger;
use crate::panics;
use crate::plan::{Plan, Size};
use crate::player::play;
use crate::trace::Trace;

/// The start of simulated time, in milliseconds since 1970.
const START_TIME: u64 = 1_800_000_000_000;
/// How long finishing everything may take once the faults have stopped.
const FINISH_TIMEOUT: Duration = Duration::from_secs(30 * 60);
const SERVER: &str = "server";

/// How runs are made.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How large the world is.
    pub size: Size,
    /// Whether everything that happens is printed.
    pub trace: bool,
    /// A planted fault that must be detected.
    pub plant: Option<PlantedFault>,
}

/// What one run did.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Its seed.
    pub seed: u64,
    /// Requests and messages that servers handled, and moves of bots.
    pub steps: u64,
    /// Acknowledged moves.
    pub acknowledged: u64,
    /// Matches that were made.
    pub matches: u64,
    /// How often the server died, and was stopped in order.
    pub crashes: u64,
    /// How often it was stopped in order.
    pub stops: u64,
    /// Writes that failed.
    pub failed_writes: u64,
    /// Reads that failed.
    pub failed_reads: u64,
    /// Failed or interrupted writes that were there after a crash.
    pub came_back: u64,
    /// Simulated time.
    pub time: Duration,
    /// A digest of everything that happened.
    pub digest: String,
    /// What went wrong.
    pub failure: Option<Failure>,
}

/// An invariant that did not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which.
    pub invariant: &'static str,
    /// What was wrong.
    pub what: String,
    /// At which step.
    pub step: u64,
    /// The last things that happened before.
    pub last: Vec<String>,
}

/// Runs the world of a seed.
#[must_use]
pub fn run(seed: u64, options: &Options) -> Report {
    panics::watch();
    let (number, seed) = (seed, Seed::from_number(seed));
    let plan = Plan::draw(seed, options.size);
    let trace = Trace::new(options.trace);
    let (journal, sabotage) =
        (trace.clone(), if let Some(PlantedFault::Disk(sabotage)) = options.plant { Some(sabotage) } else { None });
    let disk = Disk::new(seed.derive(1), sabotage, Arc::new(move |what: &str| journal.note(what)));
    let context = Rc::new(Context {
        plan,
        plant: options.plant,
        disk: disk.clone(),
        trace,
        phase: Cell::new(Phase::Faulty),
        peace: Cell::new(None),
        ledger: RefCell::new(Ledger::new(disk)),
        stop: Cell::new(false),
        handled: RefCell::default(),
        starts: Cell::new(0),
        sockets: Cell::new(0),
        idle: Cell::new(0),
        matches: RefCell::default(),
        links: RefCell::default(),
        address: Cell::new(None),
        audits: RefCell::default(),
        states: RefCell::default(),
    });
    let mut world = World::new(number, seed, Rc::clone(&context));
    let failure = catch_unwind(AssertUnwindSafe(|| world.run()));
    let failure = failure.unwrap_or_else(|_| Some(("no panic", panics::take().unwrap_or_default())));
    panics::ignore();
    world.report(number, failure)
}

/// A fault that ends after a while.
enum Fault {
    Partition(String),
    OneWay(String),
    Hold(String),
    Loss(String),
    Disk,
}

struct World {
    context: Rc<Context>,
    sim: Sim<'static>,
    chance: Chance,
    hosts: Vec<String>,
    crashes: u64,
    stops: u64,
    /// When the server comes back.
    down_until: Option<Duration>,
    faults: Vec<(Duration, Fault)>,
    next_trouble: Duration,
}

/// A violated invariant, and how.
type Violation = (&'static str, String);

impl World {
    fn new(number: u64, seed: Seed, context: Rc<Context>) -> Self {
        let plan = context.plan.clone();
        let mut builder = Builder::new();
        builder
            .rng_seed(number)
            .tick_duration(plan.tick)
            .max_message_latency(plan.latency)
            .tcp_capacity(plan.window)
            .simulation_duration(Duration::from_secs(1_000_000))
            .enable_random_order();
        let mut sim = builder.build();
        let serving = Rc::clone(&context);
        sim.host(SERVER, move || serve(Rc::clone(&serving), seed));
        context.address.set(Some(SocketAddr::new(sim.lookup(SERVER), PORT)));
        let hosts: Vec<String> = (0..plan.hosts).map(|host| format!("host-{host}")).collect();
        for (place, host) in (0..).zip(&hosts) {
            sim.client(host.as_str(), people(Rc::clone(&context), seed, place));
        }
        Self {
            sim,
            hosts,
            chance: Chance::seeded(seed.derive(2)),
            crashes: 0,
            stops: 0,
            down_until: None,
            faults: Vec::new(),
            next_trouble: Duration::from_millis(500),
            context,
        }
    }

    fn run(&mut self) -> Option<Violation> {
        let players = self.context.plan.hosts * self.context.plan.players;
        self.context.disk.set_faults(self.context.plan.disk);
        while self.sim.elapsed() < self.context.plan.faulty {
            self.inject_fault();
            if let Some(wrong) = self.step() {
                return Some(wrong);
            }
        }
        self.end_all_faults();
        self.context.peace.set(Some(self.sim.elapsed()));
        if let Some(wrong) = self.check(false) {
            return Some(wrong);
        }
        for phase in [Phase::Quiet, Phase::Reading(1), Phase::Reading(2)] {
            self.context.idle.set(0);
            self.context.phase.set(phase);
            self.context.trace.note(&format!("phase: {phase:?}"));
            let end = self.sim.elapsed() + FINISH_TIMEOUT;
            while self.context.idle.get() < players {
                if let Some(wrong) = self.step() {
                    return Some(wrong);
                }
                if self.sim.elapsed() > end {
                    let unfinished = || ("liveness", "somebody is not done".to_string());
                    return Some(self.check(true).unwrap_or_else(unfinished));
                }
            }
            if let Some(wrong) = self.check(true) {
                return Some(wrong);
            }
            if phase == Phase::Reading(1) {
                self.crash();
                self.bounce();
            }
        }
        self.context.phase.set(Phase::Done);
        self.step()
    }

    /// Lets time pass.
    fn step(&mut self) -> Option<Violation> {
        self.context.trace.set_time(self.sim.elapsed().as_millis() as u64);
        if let Err(error) = self.sim.step() {
            return Some(("no panic", error.to_string()));
        }
        if let Some(panic) = panics::take() {
            return Some(("no panic", panic));
        }
        if let Some(complaint) = self.context.disk.complaints().into_iter().next() {
            return Some(("restored", complaint));
        }
        self.wrong()
    }

    fn wrong(&self) -> Option<Violation> {
        self.context.ledger.borrow().failure.as_ref().map(|broken| (broken.invariant, broken.what.clone()))
    }

    /// Compares everything stored with everything acknowledged and shown.
    fn check(&mut self, is_end: bool) -> Option<Violation> {
        let found = self.context.ledger.borrow_mut().check(is_end);
        if let Some(wrong) = self.wrong() {
            return Some(wrong);
        }
        // A table without people, waiting or playing, need not continue.
        let stuck = found.iter().find(|(_, audit)| audit.status != "over" && !audit.people.is_empty());
        let wrong = stuck.filter(|_| is_end).map(|(id, audit)| {
            let (status, asked, people) = (&audit.status, &audit.asked, &audit.people);
            ("liveness", format!("match {id} is {status}, seats {asked:?} are asked, {people:?} sit there"))
        });
        *self.context.audits.borrow_mut() = found;
        wrong
    }

    fn crash(&mut self) {
        self.context.trace.note("the server dies");
        self.crashes += 1;
        self.unheard(|sim| sim.crash(SERVER));
        self.context.disk.crash();
    }

    /// Kills the server for a while and checks what it leaves behind.
    fn die(&mut self) {
        self.crash();
        if let Some((invariant, what)) = self.check(false) {
            self.context.ledger.borrow_mut().fail(invariant, what);
        }
        self.down_until = Some(self.sim.elapsed() + self.span(3000));
    }

    fn bounce(&mut self) {
        self.context.trace.note("the server starts");
        self.context.stop.set(false);
        self.down_until = None;
        self.unheard(|sim| sim.bounce(SERVER));
    }

    /// Ends the server's tasks silently: tokio drops them in an order that depends on earlier runs of this process. Messages that
    /// the server sent and that have not arrived are lost, and clients that still write get an error.
    fn unheard(&mut self, end: impl FnOnce(&mut Sim<'static>)) {
        for host in &self.hosts {
            self.sim.partition_oneway(SERVER, host.as_str());
        }
        end(&mut self.sim);
        let is_cut = |host: &String| {
            self.faults.iter().any(|(_, fault)| match fault {
                Fault::Partition(cut) | Fault::OneWay(cut) | Fault::Hold(cut) => cut == host,
                Fault::Loss(_) | Fault::Disk => false,
            })
        };
        for host in self.hosts.iter().filter(|host| !is_cut(host)) {
            self.sim.repair_oneway(SERVER, host.as_str());
        }
    }

    fn inject_fault(&mut self) {
        let now = self.sim.elapsed();
        while let Some(place) = self.faults.iter().position(|(end, _)| *end <= now) {
            let (_, fault) = self.faults.remove(place);
            self.end_fault(&fault);
        }
        if self.down_until.is_some_and(|until| until <= now) {
            self.bounce();
        }
        if self.context.stop.get() && !self.sim.is_host_running(SERVER) && self.down_until.is_none() {
            self.stops += 1;
            self.down_until = Some(now + self.span(3000));
        }
        // The worst moment to die is in the middle of a write, or after one of which nobody knows whether it was kept.
        if self.down_until.is_none() && self.context.disk.is_in_doubt() && self.chance.below(25) == 0 {
            return self.die();
        }
        if now < self.next_trouble {
            return;
        }
        self.next_trouble = now + self.span(self.context.plan.calm);
        let end = now + self.span(12_000);
        let host = self.hosts[self.chance.below(self.hosts.len() as u32) as usize].clone();
        let fault = match self.chance.below(12) {
            0..=1 if self.down_until.is_none() => return self.die(),
            2 if self.down_until.is_none() => {
                self.context.trace.note("the server is asked to stop");
                self.context.stop.set(true);
                return;
            }
            3 => {
                self.sim.partition(SERVER, host.as_str());
                Fault::Partition(host)
            }
            4 => {
                if self.chance.below(2) == 0 {
                    self.sim.partition_oneway(SERVER, host.as_str());
                } else {
                    self.sim.partition_oneway(host.as_str(), SERVER);
                }
                Fault::OneWay(host)
            }
            5 => {
                self.sim.hold(SERVER, host.as_str());
                Fault::Hold(host)
            }
            6 => {
                self.sim.set_link_fail_rate(SERVER, host.as_str(), 0.02);
                Fault::Loss(host)
            }
            7 => {
                let latency = Duration::from_millis(1 + u64::from(self.chance.below(400)));
                self.sim.set_link_max_message_latency(SERVER, host.as_str(), latency);
                return;
            }
            _ => {
                let mut below = |most| self.chance.below(most);
                let faults = Faults {
                    writes: if below(3) > 0 { below(600) } else { 0 },
                    reads: if below(3) == 0 { below(200) } else { 0 },
                    slow: below(800),
                    slowest: 1 + below(2500),
                    full: below(7) == 0,
                    replaced: below(8) == 0,
                };
                self.context.disk.set_faults(faults);
                Fault::Disk
            }
        };
        self.context.trace.note(match &fault {
            Fault::Partition(_) => "network: a partition",
            Fault::OneWay(_) => "network: one way only",
            Fault::Hold(_) => "network: everything is held",
            Fault::Loss(_) => "network: messages are lost",
            Fault::Disk => "disk: trouble",
        });
        self.faults.push((end, fault));
    }

    fn span(&mut self, most: u32) -> Duration {
        Duration::from_millis(self.chance.below(most + 1).into())
    }

    fn end_fault(&mut self, fault: &Fault) {
        self.context.trace.note("something is mended");
        match fault {
            Fault::Partition(host) | Fault::OneWay(host) => self.sim.repair(SERVER, host.as_str()),
            Fault::Hold(host) => self.sim.release(SERVER, host.as_str()),
            Fault::Loss(host) => {
                self.sim.set_link_fail_rate(SERVER, host.as_str(), 0.0);
                self.sim.repair(SERVER, host.as_str());
            }
            Fault::Disk => self.context.disk.set_faults(self.context.plan.disk),
        }
    }

    /// Ends all faults.
    fn end_all_faults(&mut self) {
        for (_, fault) in std::mem::take(&mut self.faults) {
            self.end_fault(&fault);
        }
        for host in &self.hosts {
            self.sim.release(SERVER, host.as_str());
        }
        self.context.disk.set_faults(Faults::default());
        if self.down_until.is_some() || self.context.stop.get() {
            self.crash();
            self.bounce();
        }
    }

    fn report(&self, seed: u64, failure: Option<Violation>) -> Report {
        let (context, stats) = (&self.context, self.context.disk.stats());
        let handled: u64 = context.handled.borrow().iter().map(server::simulation::Handled::count).sum();
        let steps = handled + stats.bot_moves;
        context.trace.note(&format!("steps {steps}"));
        Report {
            seed,
            steps,
            acknowledged: context.ledger.borrow().acknowledged,
            matches: context.disk.matches().len() as u64,
            crashes: self.crashes,
            stops: self.stops,
            failed_writes: stats.failed,
            failed_reads: stats.failed_reads,
            came_back: stats.came_back,
            time: self.sim.elapsed(),
            digest: context.trace.digest(),
            failure: failure.map(|(invariant, what)| Failure {
                invariant,
                what,
                step: steps,
                last: context.trace.last(),
            }),
        }
    }
}

/// The machine of the server: starts it, again and again until the disk lets it, and serves.
async fn serve(context: Rc<Context>, seed: Seed) -> turmoil::Result {
    let server = loop {
        let number = context.starts.get() + 1;
        context.starts.set(number);
        let own = seed.derive(1000 + number);
        // Now and then a machine comes back with its clock set.
        let mut chance = Chance::seeded(own.derive(1));
        let (skew, is_set) = (u64::from(chance.below(6000)), chance.below(8) == 0);
        let elapsed = turmoil::sim_elapsed().unwrap_or_default().as_millis() as u64;
        let now = START_TIME + elapsed + if is_set { skew } else { 3000 };
        let start = Start { seed: own, key: seed.derive(3), now, dawdling: context.plan.dawdling };
        let mut config = Config::new("");
        (config.limits, config.idle) = (Limits::generous(), context.plan.idle);
        config.limits.outbox = 16;
        match Server::start(config, start, &context.disk).await {
            Ok(server) => break server,
            Err(error) => {
                context.trace.note(&format!("the server cannot start: {error}"));
                sleep(Duration::from_millis(500)).await;
            }
        }
    };
    context.handled.borrow_mut().push(server.handled());
    let listener = TcpListener::bind(("0.0.0.0", PORT)).await?;
    context.trace.note("the server listens");
    loop {
        tokio::select! {
            biased;
            accepted = listener.accept() => {
                let (stream, peer) = accepted?;
                server.serve(stream, peer);
            }
            () = sleep(Duration::from_millis(50)) => {}
        }
        if context.stop.get() {
            drop(listener);
            server.stop().await;
            context.trace.note("the server has stopped");
            return Ok(());
        }
    }
}

/// A machine of some players.
async fn people(context: Rc<Context>, seed: Seed, host: u32) -> turmoil::Result {
    let Some(address) = context.address.get() else { return Err("the server has no address".into()) };
    let count = context.plan.players;
    let players: Vec<_> = (0..count)
        .map(|place| {
            let number = host * count + place;
            let player = Player {
                context: Rc::clone(&context),
                number,
                client: RefCell::new(Client::over(SimulatedNetwork, address)),
                own: RefCell::default(),
                viewer: RefCell::default(),
                created: Cell::new(0),
            };
            spawn_local(play(Rc::new(player), seed.derive(10_000 + u64::from(number))))
        })
        .collect();
    for player in players {
        player.await?;
    }
    Ok(())
}
