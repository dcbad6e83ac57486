//! What commands that play many games have in common: arguments, Ctrl-C, threads that share the work, a progress bar.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use terminal::Failure;

use crate::store;

/// The exit code of a program that Ctrl-C ended.
pub(super) const INTERRUPTED: u8 = 130;

/// A flag that the first Ctrl-C raises. The second one ends the program: the games in progress may be long.
pub(super) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let handler = ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    });
    // Without a handler Ctrl-C ends the program at once, as it would any other.
    drop(handler);
    stop
}

/// The number of threads, as an argument.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Threads {
    /// Number of threads [default: one per core]
    #[arg(long = "threads", value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    requested: Option<u16>,
}

impl Threads {
    /// The requested number, or one per core, but no more than there are pieces of work.
    pub(super) fn among(self, pieces: u64) -> u64 {
        let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        self.requested.map_or_else(cores, u64::from).min(pieces)
    }
}

/// The arguments of commands that measure something in many games and can plot it.
#[derive(Args, Clone, Debug)]
pub(super) struct StudyArguments {
    /// Random seed of all games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,

    /// Plot the result to this file, as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    #[command(flatten)]
    pub(super) threads: Threads,

    /// Print JSON for programs
    #[arg(long)]
    pub(super) json: bool,
}

impl StudyArguments {
    /// Writes the plot, if there is to be one.
    pub(super) fn plot(&self, svg: impl FnOnce() -> String) -> Result<(), Failure> {
        let Some(file) = &self.plot else { return Ok(()) };
        let unwritten = |error| Failure::other(format_args!("cannot write {}: {error}", file.display()));
        store::store(file, svg().as_bytes()).map_err(unwritten)
    }
}

/// Pieces of work that threads share.
pub(super) struct Sharing<'a> {
    pub(super) pieces: u64,
    pub(super) threads: u64,
    pub(super) interrupted: &'a AtomicBool,
}

impl Sharing<'_> {
    /// Does all pieces, or those begun before a failure or an interruption: these are always the first ones.
    ///
    /// Returns what each thread has gathered: `begin` creates it and `piece` adds to it.
    pub(super) fn run<T: Send>(
        &self,
        begin: impl Fn() -> T + Sync,
        piece: impl Fn(&mut T, u64) -> Result<(), Failure> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
        let work = || {
            let mut gathered = begin();
            while !self.interrupted.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.pieces {
                    break;
                }
                piece(&mut gathered, index).map_err(|failure| {
                    failed.store(true, Ordering::Relaxed);
                    (index, failure)
                })?;
            }
            Ok(gathered)
        };
        let parts: Vec<Result<T, (u64, Failure)>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        // Indices are handed out in order, so the first piece that fails is the same on any number of threads.
        let (mut whole, mut first_failure) = (Vec::new(), None::<(u64, Failure)>);
        for part in parts {
            match part {
                Ok(gathered) => whole.push(gathered),
                Err(failure) if first_failure.as_ref().is_none_or(|first| failure.0 < first.0) => {
                    first_failure = Some(failure);
                }
                Err(_) => {}
            }
        }
        first_failure.map_or(Ok(whole), |(_, failure)| Err(failure))
    }
}

/// A progress bar at a terminal; hidden for programs.
pub(super) fn progress_bar(pieces: u64, what: &str, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(pieces), ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left{{msg}}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
