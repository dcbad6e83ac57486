//! The binary `conformance`: the games that another program played, replayed and compared step by step.
//!
//! A trace file has one game on each line. A game's own part (`race/`, `roll/`) reads a line, plays the game again with the
//! cards, dice and tiles that the trace brings, and stops at the first thing that differs. `check.rs` is what they share.

mod check;
mod lines;
mod race;
mod roll;

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use terminal::{Failure, count, print_json};

use crate::check::{Divergence, Report};

/// Replay the games in a trace file of another program and compare everything: options, events, states, scores
///
/// Every game is played with the choices of its trace and with the cards, dice and tiles that it brings. Every choice must be
/// a legal one, and where the trace lists the legal options (race), they must be the same. So must everything that happens,
/// the state after each phase, every score and the winner. A game that differs counts as one divergence, by the first thing
/// that differs, and the run goes on with the next game.
#[derive(Parser, Clone, Debug)]
#[command(
    name = "conformance",
    version,
    allow_negative_numbers = true,
    after_help = "\
Examples:
  conformance race race-traces.jsonl.gz
  conformance roll roll-traces.jsonl.gz
  conformance roll - --json < roll-traces.jsonl

Exit codes: 0 no divergence, 1 at least one, 2 wrong usage or a file that is no trace."
)]
struct Conformance {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(check::names()))]
    game: String,

    /// The trace file, one game a line, plain or compressed by gzip; - reads it from standard input
    file: PathBuf,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let arguments = Conformance::parse();
    terminal::run(|out| arguments.run(out))
}

impl Conformance {
    fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bar = self.progress_bar();
        let report = check::check_file(&self.game, &self.file, &bar);
        bar.finish_and_clear();
        let report = report?;
        if self.json {
            print_json(out, &report)?;
        } else {
            write!(out, "{}", text(&self.game, &report))?;
        }
        Ok(if report.divergences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Measures the file, whose number of games is known only at its end.
    fn progress_bar(&self) -> ProgressBar {
        if self.json || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        // Nobody knows how much is still to come from standard input.
        let is_stdin = self.file == Path::new("-");
        let template = if is_stdin { "{spinner} {msg}" } else { "{wide_bar} {msg}, {eta} left" };
        bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message("0 games");
        bar.enable_steady_tick(Duration::from_millis(250));
        bar
    }
}

fn text(game: &str, report: &Report) -> String {
    let Report { games, decisions, snapshots, divergences, first } = report;
    let totals = format!(
        "{game}: {}, {}, {} compared, {}\n",
        count(*games, "game"),
        count(*decisions, "decision"),
        count(*snapshots, "snapshot"),
        count(*divergences, "divergence"),
    );
    first.as_ref().map_or(totals.clone(), |first| totals + &detail(first))
}

fn detail(first: &Divergence) -> String {
    let Divergence { game, round, phase, seat, mismatch } = first;
    let seat = seat.map_or(String::new(), |seat| format!(", seat {seat}"));
    format!(
        "\nThe first divergence: game {game}, round {round}, {phase}{seat}\n  {}\n  expected  {}\n  got       {}\n",
        mismatch.what, mismatch.expected, mismatch.got
    )
}
