//! `simulation`: runs many seeds until an invariant fails.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use simulation::{Options, Report, Size, run};

/// Runs Orrery's server in simulated worlds, one for each seed, and stops at the first in which an invariant fails.
#[derive(Parser, Debug)]
#[command(version)]
struct Arguments {
    /// How many seeds to run
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Stop after this many steps: requests, messages and bots' moves that the server handled
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    steps: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: Option<u64>,
    /// Seeds that run in parallel; this does not change their results
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
    /// Run this seed alone
    #[arg(long, conflicts_with_all = ["seeds", "from", "steps", "seconds", "threads"])]
    seed: Option<u64>,
    /// Print everything that happens
    #[arg(long, requires = "seed")]
    trace: bool,
    /// Small worlds, as in the tests: a failing test names its seed
    #[arg(long)]
    small: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let size = if arguments.small { Size::Small } else { Size::Large };
    let options = Options { size, trace: arguments.trace, plant: None };
    let total = match arguments.seed {
        Some(seed) => {
            let mut total = Total::default();
            let report = run(seed, &options);
            println!("seed {seed}: digest {}", report.digest);
            total.add(&report);
            total
        }
        None => run_many(&arguments, &options),
    };
    println!("{}", total.text());
    let Some(failed) = &total.failed else { return ExitCode::SUCCESS };
    eprint!("{}", failure(failed, arguments.small));
    ExitCode::FAILURE
}

/// Runs seeds until there are enough, or something does not hold, or somebody interrupts.
fn run_many(arguments: &Arguments, options: &Options) -> Total {
    let (stop, next, started) = (Arc::new(AtomicBool::new(false)), AtomicU64::new(0), Instant::now());
    let interrupted = Arc::clone(&stop);
    if let Err(error) = ctrlc::set_handler(move || interrupted.store(true, Relaxed)) {
        eprintln!("Ctrl-C ends the program at once: {error}");
    }
    let bar = progress(arguments);
    let total = Mutex::new(Total::default());
    let (sender, reports) = mpsc::channel::<Report>();
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads {
            let (sender, stop, next) = (sender.clone(), &stop, &next);
            scope.spawn(move || {
                while !stop.load(Relaxed) {
                    let place = next.fetch_add(1, Relaxed);
                    let Some(seed) = arguments.from.checked_add(place).filter(|_| place < arguments.seeds) else {
                        return;
                    };
                    if sender.send(run(seed, options)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for report in reports {
            let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
            total.add(&report);
            show(&bar, &total, arguments, started.elapsed());
            let is_enough = arguments.steps.is_some_and(|steps| total.steps >= steps)
                || arguments.seconds.is_some_and(|seconds| started.elapsed() >= Duration::from_secs(seconds));
            if is_enough || total.failed.is_some() {
                stop.store(true, Relaxed);
            }
        }
    });
    bar.finish_and_clear();
    let mut total = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    total.wall = started.elapsed();
    total
}

fn progress(arguments: &Arguments) -> ProgressBar {
    let length = arguments.steps.or(arguments.seconds).unwrap_or(arguments.seeds);
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent:>3}% {msg}, {elapsed} gone, about {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn show(bar: &ProgressBar, total: &Total, arguments: &Arguments, elapsed: Duration) {
    bar.set_position(match (arguments.steps, arguments.seconds) {
        (Some(_), _) => total.steps,
        (None, Some(_)) => elapsed.as_secs(),
        (None, None) => total.seeds,
    });
    let rate = total.steps as f64 / elapsed.as_secs_f64().max(0.001);
    bar.set_message(format!("{} seeds, {} steps, {rate:.0} steps/s", total.seeds, total.steps));
}

/// What all runs together did.
#[derive(Default)]
struct Total {
    seeds: u64,
    steps: u64,
    matches: u64,
    acknowledged: u64,
    crashes: u64,
    stops: u64,
    failed_writes: u64,
    failed_reads: u64,
    came_back: u64,
    time: Duration,
    wall: Duration,
    failed: Option<Report>,
}

impl Total {
    fn add(&mut self, report: &Report) {
        self.seeds += 1;
        self.steps += report.steps;
        self.matches += report.matches;
        self.acknowledged += report.acknowledged;
        self.crashes += report.crashes;
        self.stops += report.stops;
        self.failed_writes += report.failed_writes;
        self.failed_reads += report.failed_reads;
        self.came_back += report.came_back;
        self.time += report.time;
        if report.failure.is_some() && self.failed.is_none() {
            self.failed = Some(report.clone());
        }
    }

    fn text(&self) -> String {
        format!(
            "seeds {}\nsteps {}\nmatches {}\nacknowledged moves {}\ncrashes {}\nstops in order {}\nfailed writes {}\n\
             failed reads {}\ndoubtful writes that came back {}\nsimulated time {:.1} h\ntime {:.0} s",
            self.seeds,
            self.steps,
            self.matches,
            self.acknowledged,
            self.crashes,
            self.stops,
            self.failed_writes,
            self.failed_reads,
            self.came_back,
            self.time.as_secs_f64() / 3600.0,
            self.wall.as_secs_f64()
        )
    }
}

/// What did not hold, and how to see it again.
fn failure(report: &Report, is_small: bool) -> String {
    let Some(failure) = &report.failure else { return String::new() };
    let (seed, small) = (report.seed, if is_small { " --small" } else { "" });
    format!(
        "\n{}\n\nseed {seed}, step {}: \"{}\" does not hold: {}\nreplay it: cargo run --release -p simulation -- --seed {seed} --trace{small}\n",
        failure.last.join("\n"),
        failure.step,
        failure.invariant,
        failure.what
    )
}
