//! `orrery check`: whether everything stored is intact and playable.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use server::host::{self, Checked};
use terminal::{Failure, print_json};

use super::data::{Place, run};
use super::matches;
use crate::dates;

/// How many faults and frozen games are listed individually.
const MAX: usize = 50;

/// Read everything that a server stores, restore every match, and report damage
///
/// It changes nothing and can run beside the server. It also lists the unfinished games that this version cannot continue
/// because the rules have changed: run the check of a new version before an upgrade.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery check
  orrery check --data /var/lib/orrery --json
  ./orrery-new check              # before an upgrade: which games can the new version not finish?

Exit codes: 0 no problems, 1 something is damaged or an unfinished game cannot be continued, 2 wrong
usage or nothing to check, 130 stopped by Ctrl-C.")]
pub(crate) struct Check {
    #[command(flatten)]
    place: Place,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let data = self.place.data()?;
        let work = async |watch: &mut host::Watch<'_>| host::check(&data, watch).await;
        let checked = match run(self.json, work)? {
            Ok(checked) => checked,
            Err(code) => return Ok(code),
        };
        if self.json {
            print_json(out, &checked)?;
        } else {
            tell(out, &checked)?;
        }
        Ok(if checked.is_fine() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn tell(out: &mut impl Write, checked: &Checked) -> Result<(), Failure> {
    writeln!(out, "{}, {} moves and other entries", matches(checked.matches), checked.entries)?;
    for fault in checked.faults.iter().take(MAX) {
        let what = fault.id.as_ref().map_or("the database".to_string(), |id| format!("match {id}"));
        writeln!(out, "damaged: {what}: {}\n  {}", fault.problem, fault.advice)?;
    }
    more(out, checked.faults.len(), "damaged things")?;
    if !checked.frozen.is_empty() {
        let number = matches(checked.frozen.len() as u64);
        writeln!(
            out,
            "this version could not play on {number}: finish them with the version that runs now, or close them"
        )?;
    }
    for frozen in checked.frozen.iter().take(MAX) {
        let plays = frozen.plays.map_or("does not know the game".to_string(), |plays| format!("plays {plays}"));
        let (id, game, status, changed) = (&frozen.id, &frozen.game, &frozen.status, dates::minute(frozen.changed));
        writeln!(out, "  {id}  {game}, {status}, rules {}, this version {plays}, last move {changed}", frozen.rules)?;
    }
    more(out, checked.frozen.len(), "matches")?;
    for (game, number) in &checked.past {
        let number = matches(*number);
        writeln!(out, "{number} of {game} ended by other rules: they stay, but this version cannot replay them")?;
    }
    if checked.is_fine() {
        writeln!(out, "all is fine")?;
    }
    Ok(())
}

fn more(out: &mut impl Write, all: usize, what: &str) -> Result<(), Failure> {
    if all > MAX {
        writeln!(out, "  and {} more {what}: --json lists all", all - MAX)?;
    }
    Ok(())
}
