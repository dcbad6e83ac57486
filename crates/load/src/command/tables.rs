//! `load tables`: how much a server bears.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::LoadError;
use load::tables::{Options, Report, run};
use terminal::{Failure, count};

use super::{Common, exit, listed, memory};

/// The most tables: each takes two sockets and as many ports of this machine.
const MAX_TABLES: i64 = 12_000;
/// The longest run.
const MAX_SECONDS: i64 = 600;

/// Measure a server under load: many tables at once, every seat a socket of its own that plays at random
///
/// Sets the tables, lets them play, and reports how long moves took from sending to the new state, on the disk. Clients and
/// server share the machine, so the figures are lower than what the server alone could do. The server within this program puts
/// no limits on them; one that is named by --server has its own, and refuses players who hardly think.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  load tables --tables 1000 --seconds 20
  load tables --tables 200 --seconds 10 --think 0 --game race

Exit codes: 0 measured, 1 there were errors or the server failed, 2 wrong usage, 130 stopped by Ctrl-C.")]
pub(crate) struct Tables {
    /// Tables at the same time, two players each
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=MAX_TABLES))]
    tables: u32,

    /// How long to measure, once all tables are set
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=MAX_SECONDS))]
    seconds: u32,

    /// How many milliseconds a player thinks on average; 0 to answer at once
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    think: u32,

    #[command(flatten)]
    common: Common,
}

impl Tables {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bench = self.common.bench(self.tables.into())?;
        let served = self.common.launch(&bench, true).start().await.map_err(LoadError::from)?;
        let options = Options {
            address: served.address,
            tables: self.tables as usize,
            duration: Duration::from_secs(self.seconds.into()),
            think: Duration::from_millis(self.think.into()),
            games: self.common.games(),
            seed: self.common.seed,
            process: Some(served.id()),
        };
        let report = run(&options, &bench.interrupt, &bench.bar).await;
        bench.bar.finish_and_clear();
        self.common.print(out, &report, &self.text(&report))?;
        Ok(exit(report.errors == 0, report.interrupted))
    }

    fn text(&self, report: &Report) -> String {
        let error = report.first_error.as_ref().map_or(String::new(), |error| format!("first error     {error}\n"));
        format!(
            "{} at once, {} sockets, {:.1} s, players think {} ms on average\n\
             moves           {} ({:.0}/s)\n\
             matches ended   {}\n\
             answer time     p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, at most {:.1} ms\n\
             refused         {}\n\
             errors          {}\n{error}server memory   {}\n",
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
            listed(&report.refusals),
            report.errors,
            memory(report.memory),
        )
    }
}
