//! `orrery load`: how much a server bears.

use std::io::{self, BufRead as _, BufReader, IsTerminal as _, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use server::load::{self, Options, Progress, Report};

use super::{count, print_json};
use crate::failure::Failure;
use crate::games;

/// The most tables: each takes two sockets and as many ports of this machine.
const MOST_TABLES: u32 = 12_000;
/// The longest run.
const MOST_SECONDS: u32 = 600;

/// Measure a server under load: many tables at once, every seat a socket of its own that plays at random
///
/// Starts a server of its own on a free port of this machine with an empty database in a temporary folder, sets the tables,
/// lets them play, and reports how long moves took from sending to the new state, on the disk. Clients and server share the
/// machine, so the figures are lower than what the server alone could do.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery load --tables 1000 --seconds 20
  orrery load --tables 200 --seconds 10 --think 0 --game race

Exit codes: 0 measured, 1 there were errors or the server failed, 2 wrong usage.")]
pub(crate) struct Load {
    /// Tables at the same time, two players each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_TABLES)))]
    tables: u32,

    /// How long to measure, once all tables are set
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_SECONDS)))]
    seconds: u32,

    /// How many milliseconds a player thinks on average; 0 to answer at once
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    think: u32,

    /// One game only [default: all of them in turn]
    #[arg(long, value_parser = games::name_parser())]
    game: Option<String>,

    /// What the players' choices unfold from
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let data = tempfile::tempdir().map_err(|error| Failure::other(format_args!("no temporary folder: {error}")))?;
        // The server makes the folder itself, for its owner alone.
        let server = Running::start(&data.path().join("data"))?;
        let options = Options {
            address: server.address,
            tables: self.tables as usize,
            duration: Duration::from_secs(self.seconds.into()),
            think: Duration::from_millis(self.think.into()),
            games: self
                .game
                .clone()
                .map_or_else(|| games::NAMES.iter().map(ToString::to_string).collect(), |game| vec![game]),
            seed: self.seed,
            process: Some(server.child.id()),
        };
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| Failure::other(format_args!("cannot start threads: {error}")))?;
        let bar = self.progress_bar();
        let report = runtime.block_on(load::run(&options, |progress| self.show(&bar, progress)));
        bar.finish_and_clear();
        if self.json {
            print_json(out, &report)?;
        } else {
            write!(out, "{}", self.text(&report))?;
        }
        Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn text(&self, report: &Report) -> String {
        let memory = report.memory.map_or(String::new(), |bytes| format!("server memory   {} MiB\n", bytes >> 20));
        let error = report.first_error.as_ref().map_or(String::new(), |error| format!("first error     {error}\n"));
        format!(
            "{} at once, {} sockets, {:.1} s, players think {} ms on average\n\
             moves           {} ({:.0}/s)\n\
             matches ended   {}\n\
             answer time     p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, at most {:.1} ms\n\
             refused         {}\n\
             errors          {}\n{error}{memory}",
            count(report.tables as u64, "table"),
            report.sockets,
            report.seconds,
            self.think,
            report.moves,
            report.moves_per_second,
            report.finished,
            report.p50_ms,
            report.p99_ms,
            report.p999_ms,
            report.max_ms,
            report.refused,
            report.errors,
        )
    }

    fn show(&self, bar: &ProgressBar, progress: Progress) {
        let (done, all, what) = match progress {
            Progress::Setting(tables) => (tables as u64, self.tables.into(), "set"),
            Progress::Playing(time) => (time.as_millis() as u64, u64::from(self.seconds) * 1000, "played"),
        };
        if bar.length() != Some(all) {
            bar.reset();
            bar.set_length(all);
        }
        bar.set_message(format!("{} {what}", count(self.tables, "table")));
        bar.set_position(done);
    }

    fn progress_bar(&self) -> ProgressBar {
        if self.json || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::with_draw_target(Some(self.tables.into()), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{wide_bar} {msg}, {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(250));
        bar
    }
}

/// A server of one's own, ended with whoever started it.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    /// Starts this very program as a server and waits until it says where it listens.
    fn start(data: &std::path::Path) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::other(format_args!("the server cannot be started: {error}"));
        let mut child = Command::new(std::env::current_exe().map_err(failed)?)
            .args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--log", "warn", "--data"])
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let told = child.stdout.take().map(BufReader::new);
        let mut first = String::new();
        if let Some(mut told) = told {
            told.read_line(&mut first).map_err(failed)?;
        }
        let address = first.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Self { child, address }),
            None => {
                let _ = child.kill();
                Err(Failure::other(format_args!("the server did not say where it listens: {first:?}")))
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
