//! `load kill`: whether anything acknowledged is lost when the server is killed.

use std::io::Write;
use std::ops::Range;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::kill::{Options, Report, run};
use load::postgres::Postgres;
use terminal::Failure;

use super::{Bench, Common, account, exit, listed};

/// The most kills.
const MAX_KILLS: i64 = 1_000_000;
/// The most tables.
const MAX_TABLES: i64 = 1000;
/// The longest run, in minutes.
const MAX_MINUTES: i64 = 24 * 60;

/// Kill a server repeatedly, and compare everything it had acknowledged with its state after the restart
///
/// Guests play all games at many tables, alone and together, against quick bots; they take moves back, leave, return, resign,
/// play again, make tables and change their names. At a random moment the server is killed as by `kill -9`, now and then also
/// while it is starting. After every start everything that was acknowledged is compared: moves, logs entry by entry, tables,
/// seats, names, records of finished matches. At the end the database is examined. The first loss ends the run, and the
/// folder is kept.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  load kill --kills 1000 --server target/release/orrery
  load kill --kills 50 --seconds-between 0.2..2 --orderly --game roll
  load kill --kills 200 --postgres

Exit codes: 0 nothing was lost, 1 something was, or went wrong otherwise, 2 wrong usage, 130 stopped by Ctrl-C.")]
pub(crate) struct Kill {
    /// How often the server is ended
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=MAX_KILLS))]
    kills: u32,

    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=MAX_TABLES))]
    tables: u32,

    /// How many seconds it is played between two kills, at least and at most
    #[arg(long, value_name = "A..B", default_value = "0.05..1.0", value_parser = range)]
    seconds_between: Range<Duration>,

    /// Also tell the server to stop (SIGTERM), once in four times
    #[arg(long)]
    orderly: bool,

    /// Keep everything in a PostgreSQL that is started for this, and kill that, too, in every second round
    #[arg(long)]
    postgres: bool,

    /// Stop after this many minutes even if there were fewer kills
    #[arg(long, value_name = "M", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..=MAX_MINUTES))]
    minutes: u32,

    #[command(flatten)]
    common: Common,
}

/// Reads `0.05..1.0`.
pub(super) fn range(text: &str) -> Result<Range<Duration>, String> {
    let wanted = || "two numbers of seconds such as 0.05..1.0, the smaller one first, at most 60".to_string();
    let (least, most) = text.split_once("..").ok_or_else(wanted)?;
    let seconds = |text: &str| text.trim().parse::<f64>().ok().filter(|seconds| (0.0..=60.0).contains(seconds));
    let (least, most) = seconds(least).zip(seconds(most)).filter(|(least, most)| least <= most).ok_or_else(wanted)?;
    Ok(Duration::from_secs_f64(least)..Duration::from_secs_f64(most))
}

impl Kill {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bench = self.common.bench(self.kills.into())?;
        let mut launch = self.common.launch(&bench, true);
        // Killed processes lose nothing that the system has, so it need not be flushed.
        let mut postgres = if self.postgres { Some(Postgres::start(None, &["fsync=off"])?) } else { None };
        launch.database = postgres.as_ref().map(Postgres::url);
        let options = Options {
            kills: self.kills,
            tables: self.tables as usize,
            between: self.seconds_between.clone(),
            orderly: self.orderly,
            games: self.common.games(),
            seed: self.common.seed,
            at_most: Duration::from_secs(u64::from(self.minutes) * 60),
        };
        let report = run(&options, &launch, postgres.as_mut(), &bench.interrupt, &bench.bar).await?;
        bench.bar.finish_and_clear();
        self.common.print(out, &report, &text(&report))?;
        if !report.is_good() {
            keep(bench);
        }
        Ok(exit(report.is_good(), report.interrupted))
    }
}

/// Keeps the folder of a run in which something was lost.
fn keep(bench: Bench) {
    eprintln!("the folder of this run is kept: {}", bench.folder.keep().display());
}

fn text(report: &Report) -> String {
    format!(
        "{} kills ({} of them while starting), {} orderly stops, {} restarts of PostgreSQL, {:.1} s{}\n\
         acknowledged    {} moves ({} of them taken back), {} tables ({} played to their end), {} seats, {} names\n\
         compared        {} times all that a person was told\n\
         lost            {}\n\
         database        {}\n\
         time to serve   {}\n\
         until it goes on  {}\n\
         refused         {}\n{}",
        report.kills,
        report.kills_while_starting,
        report.orderly_stops,
        report.database_restarts,
        report.seconds,
        if report.interrupted { ", then interrupted" } else { "" },
        report.acknowledged_moves,
        report.undone_moves,
        report.tables,
        report.finished,
        report.seats,
        report.names,
        report.compared,
        report.lost.len(),
        if report.integrity.is_empty() { "whole" } else { "DAMAGED" },
        report.time_to_serve,
        report.until_play_goes_on,
        listed(&report.refusals),
        account(&report.lost, &report.faults, &report.integrity),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_nonsense_is_refused() {
        assert_eq!(range("0.05..1.0"), Ok(Duration::from_millis(50)..Duration::from_secs(1)));
        assert_eq!(range("2..2"), Ok(Duration::from_secs(2)..Duration::from_secs(2)));
        for wrong in ["", "1", "2..1", "-1..1", "0..61", "a..b", "0..NaN", "0..inf"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }
}
