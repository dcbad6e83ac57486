//! `load nodes`: whether anything is lost when nodes of one database are killed, paused and stopped.

use std::io::Write;
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::nodes::{Options, Report, run};
use load::postgres::Postgres;
use terminal::Failure;

use super::kill::range;
use super::{Common, account, exit, listed};

/// Kill, pause and stop nodes of one database in turn, while guests play through all of them
///
/// Guests do what they do in `load kill`. One node at a time is killed as by `kill -9`, paused for longer than its lease and woken
/// again, or told to stop; now and then PostgreSQL, which is started for this, is killed. Whoever is cut off goes to another node and compares everything that was acknowledged. At the end all nodes
/// are killed, and everything is compared once more.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  load nodes --faults 200 --server target/release/orrery
  load nodes --nodes 2 --faults 20 --lease 1000 --game race

Exit codes: 0 nothing was lost, 1 something was, or went wrong otherwise, 2 wrong usage, 130 stopped by Ctrl-C.")]
pub(crate) struct Nodes {
    /// How many nodes
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(2..=20))]
    nodes: u32,

    /// How many faults
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    faults: u32,

    /// The lease of the nodes, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(200..=60_000))]
    lease: u32,

    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tables: u32,

    /// How many seconds it is played between two faults, at least and at most
    #[arg(long, value_name = "A..B", default_value = "0.2..2.0", value_parser = range)]
    seconds_between: Range<Duration>,

    /// Stop after this many minutes even if there were fewer faults
    #[arg(long, value_name = "M", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..=1440))]
    minutes: u32,

    #[command(flatten)]
    common: Common,
}

impl Nodes {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bench = self.common.bench(self.faults.into())?;
        let mut launch = self.common.launch(&bench, true);
        // Killed processes lose nothing that the system has, so it need not be flushed.
        let mut postgres = Postgres::start(None, &["fsync=off"])?;
        launch.database = Some(postgres.url());
        let options = Options {
            nodes: self.nodes as usize,
            faults: self.faults,
            lease: Duration::from_millis(self.lease.into()),
            tables: self.tables as usize,
            between: self.seconds_between.clone(),
            games: self.common.games(),
            seed: self.common.seed,
            at_most: Duration::from_secs(u64::from(self.minutes) * 60),
        };
        let report = run(&options, &launch, &mut postgres, &bench.interrupt, &bench.bar).await?;
        bench.bar.finish_and_clear();
        self.common.print(out, &report, &text(&report))?;
        Ok(exit(report.is_good(), report.interrupted))
    }
}

fn text(report: &Report) -> String {
    format!(
        "{} kills, {} pauses beyond the lease, {} orderly stops, {} restarts of PostgreSQL, {:.1} s{}\n\
         acknowledged    {} moves, {} tables ({} played to their end)\n\
         moved           {} times to another node, until everything was compared there: {}\n\
         lost            {}\n\
         refused         {}\n{}",
        report.kills,
        report.pauses,
        report.orderly_stops,
        report.database_restarts,
        report.seconds,
        if report.interrupted { ", then interrupted" } else { "" },
        report.acknowledged_moves,
        report.tables,
        report.finished,
        report.moved,
        report.until_back,
        report.lost.len(),
        listed(&report.refusals),
        account(&report.lost, &report.faults, &[]),
    )
}
