//! `orrery export`: finished games as records.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::host;
use terminal::{Failure, print_json};

use super::data::{Place, run};
use crate::{by_name, dates};

/// Write the finished games of a server into a folder, as records for replay, advise and other programs
///
/// Each game becomes one file, GAME-ID.json, without names and ids of players. Existing files are skipped, so an
/// interrupted export continues where it stopped. It can run beside the server.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery export games/
  orrery export games/ --game race --since 2026-01-01
  orrery replay games/race-0123456789abcdef.json

Exit codes: 0 done, 1 failed or some games could not be read, 2 wrong usage or no server's folder,
130 stopped by Ctrl-C.")]
pub(crate) struct Export {
    /// The folder to write to; created if missing
    out: PathBuf,

    #[command(flatten)]
    place: Place,

    /// One game only
    #[arg(long, value_parser = by_name::parser())]
    game: Option<String>,

    /// Only games that ended on this day (UTC) or later, as in 2026-01-31
    #[arg(long, value_name = "DATE", value_parser = dates::parse)]
    since: Option<u64>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Export {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let data = self.place.data()?;
        let which = host::Export { game: self.game.clone(), since: self.since.unwrap_or_default() };
        let work = async |watch: &mut host::Watch<'_>| host::export(&data, &self.out, &which, watch).await;
        let exported = match run(self.json, work)? {
            Ok(exported) => exported,
            Err(code) => return Ok(code),
        };
        if self.json {
            print_json(out, &exported)?;
        } else {
            writeln!(out, "{}: {} written, {} there already", self.out.display(), exported.written, exported.there)?;
            if exported.other_rules > 0 {
                let number = exported.other_rules;
                writeln!(
                    out,
                    "{number} left out: they were played by other rules, which the version before can export"
                )?;
            }
            for fault in &exported.faults {
                let id = fault.id.as_deref().unwrap_or_default();
                writeln!(out, "damaged: match {id}: {}\n  {}", fault.problem, fault.advice)?;
            }
        }
        Ok(if exported.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
