//! The bar that shows on a terminal how far a run has come, how fast it goes and how long it will take.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar, hidden unless there is a terminal.
#[must_use]
pub fn bar(steps: u64, is_wanted: bool) -> ProgressBar {
    if !is_wanted || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {msg}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Shows the progress of a part of the run. A part of a different length resets the bar.
pub fn show(bar: &ProgressBar, done: u64, all: u64, message: String) {
    if bar.length() != Some(all) {
        bar.reset();
        bar.set_length(all);
    }
    bar.set_message(message);
    bar.set_position(done);
}
