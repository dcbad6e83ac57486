//! `load disk`: what a server does while its disk is full.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::disk::{Options, Report, run};
use load::postgres::Postgres;
use load::volume::Volume;
use load::{LoadError, kill};
use terminal::Failure;

use super::{Common, account, exit, listed};

/// The most rounds.
const MAX_ROUNDS: i64 = 10_000;
/// The most tables.
const MAX_TABLES: i64 = 200;
/// The longest run, in minutes.
const MAX_MINUTES: i64 = 24 * 60;
/// The longest time that the disk is full.
const MAX_SECONDS: i64 = 30;
/// The sizes of file systems: a smaller one has no room for the database.
const SIZES: std::ops::RangeInclusive<u64> = 2 << 20..=1 << 30;

/// Fill the disk of a server while people play, free it, kill the server, and compare
///
/// Creates a small file system (ext4 in a file, or else in memory), which requires root. While it is full, moves must be
/// refused as `unsaved`, tables must stay readable and /healthz must report the problem. Once there is space again, play must
/// resume. Then the server is killed and restarted, and everything acknowledged is compared. The file system is
/// removed at the end, also after Ctrl-C.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  load disk --rounds 10
  load disk --size 32M --tables 10 --server target/release/orrery
  load disk --postgres

Exit codes: 0 all is well, 1 something was lost or went wrong, 2 wrong usage or not root, 130 stopped by Ctrl-C.")]
pub(crate) struct Disk {
    /// How often the disk is filled
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=MAX_ROUNDS))]
    rounds: u32,

    /// The size of the file system, in bytes or with K, M or G; SQLite's log alone takes 4M, PostgreSQL 90M [default: 16M, with
    /// --postgres 128M]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<u64>,

    /// Keep everything in a PostgreSQL on that file system, which is started for this
    #[arg(long)]
    postgres: bool,

    /// How many seconds the disk stays full after the server has noticed
    #[arg(long, value_name = "S", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=MAX_SECONDS))]
    seconds_full: u32,

    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=MAX_TABLES))]
    tables: u32,

    /// Stop after this many minutes even if there were fewer rounds
    #[arg(long, value_name = "M", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=MAX_MINUTES))]
    minutes: u32,

    #[command(flatten)]
    common: Common,
}

/// Reads `6M`.
fn size(text: &str) -> Result<u64, String> {
    let wanted = || "a size from 2M to 1G, such as 6M".to_string();
    let (digits, unit) = text.split_at(text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len()));
    let shift = match unit {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        _ => return Err(wanted()),
    };
    let bytes = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift));
    bytes.filter(|bytes| SIZES.contains(bytes)).ok_or_else(wanted)
}

/// What PostgreSQL itself takes, and room to play.
const POSTGRES: u64 = 90 << 20;

impl Disk {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let bench = self.common.bench(self.rounds.into())?;
        let least = if self.postgres { POSTGRES } else { *SIZES.start() };
        let size = self.size.unwrap_or(if self.postgres { 128 << 20 } else { 16 << 20 });
        if size < least {
            return Err(Failure::input("PostgreSQL has no room there", "use --size 90M or more"));
        }
        let volume = Volume::make(size).map_err(LoadError::from)?;
        let mut launch = self.common.launch(&bench, true);
        let folder = volume.path().join("postgres");
        let settings = ["min_wal_size=2MB", "max_wal_size=4MB"];
        let postgres = if self.postgres { Some(Postgres::start(Some(&folder), &settings)?) } else { None };
        launch.database = postgres.as_ref().map(Postgres::url);
        // The log stays elsewhere: it is needed most when there is no space.
        launch.data = volume.path().join("data");
        let options = Options {
            rounds: self.rounds,
            full: Duration::from_secs(self.seconds_full.into()),
            play: kill::Options {
                kills: self.rounds,
                tables: self.tables as usize,
                between: Duration::ZERO..Duration::ZERO,
                orderly: false,
                games: self.common.games(),
                seed: self.common.seed,
                at_most: Duration::from_secs(u64::from(self.minutes) * 60),
            },
        };
        let report = run(&options, &launch, &volume, &bench.interrupt, &bench.bar).await?;
        bench.bar.finish_and_clear();
        // It lets go of the file system before that is taken down.
        drop(postgres);
        self.common.print(out, &report, &text(&report))?;
        if !report.is_good() {
            eprintln!("the server's log ends with:\n{}", launch.end_of_log());
        }
        Ok(exit(report.is_good(), report.interrupted))
    }
}

fn text(report: &Report) -> String {
    format!(
        "{} rounds on {}, {:.1} s{}\n\
         acknowledged    {} moves, {} of them while the disk was full\n\
         unsaved         {} messages refused; {} requests failed\n\
         healthz         said {} of {} times that all is well while the disk was full\n\
         tables read     {} times while the disk was full\n\
         until refused   {}\n\
         until it goes on  {}\n\
         lost            {}\n\
         database        {}\n\
         refused         {}\n{}",
        report.rounds,
        report.volume,
        report.seconds,
        if report.interrupted { ", then interrupted" } else { "" },
        report.acknowledged_moves,
        report.accepted_while_full,
        report.unsaved,
        report.failed_requests,
        report.health_ok,
        report.health_asked,
        report.tables_read,
        report.until_refused,
        report.until_play_goes_on,
        report.lost.len(),
        if report.integrity.is_empty() { "whole" } else { "DAMAGED" },
        listed(&report.refusals),
        account(&report.lost, &report.faults, &report.integrity),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_nonsense_is_refused() {
        assert_eq!(size("6M"), Ok(6 << 20));
        assert_eq!(size("4096K"), Ok(4 << 20));
        assert_eq!(size("8388608"), Ok(8 << 20));
        for wrong in ["", "M", "1M", "2G", "6MB", "-6M", "99999999999999999999M", "18446744073709551615G"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
