//! What commands that play many games have in common: Ctrl-C, threads, a progress bar.

use std::io::{self, IsTerminal as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

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

/// As many threads as were asked for, or one for each core, but no more than there are pieces of work.
pub(super) fn threads(asked: Option<u16>, pieces: u64) -> u64 {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    asked.map_or_else(cores, u64::from).min(pieces)
}

/// A bar of so many games for people at a terminal, and none for programs.
pub(super) fn progress_bar(games: u64, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
