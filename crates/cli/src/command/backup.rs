//! `orrery backup`: everything that a server keeps, in one file.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::host;
use terminal::{Failure, print_json};

use super::data::{Data, run, size};
use super::matches;

/// Copy all that a server keeps into one file, while it serves or while it does not
///
/// The file holds matches, players and the key that cookies and links are made with, as they were at one moment. It is read again
/// and checked before it gets its name, so that FILE is whole or not there. Whoever has it can sign in as anybody: it is readable
/// by its owner alone, and should stay so.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery backup orrery.backup
  orrery backup --force /mnt/backups/orrery.backup --data /var/lib/orrery
  orrery backup \"/mnt/backups/orrery-$(date +%F).backup\"    # every night, by cron or a systemd timer

orrery restore FILE brings it back.
Exit codes: 0 done, 1 failed (also when the disk is full), 2 wrong usage or FILE is there already, 130 stopped by Ctrl-C.")]
pub(crate) struct Backup {
    /// The file to write
    file: PathBuf,

    #[command(flatten)]
    data: Data,

    /// Replace FILE if it is there, once the new one is whole
    #[arg(long)]
    force: bool,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let folder = self.data.folder()?;
        let work = async |watch: &mut host::Watch<'_>| host::backup(&folder, &self.file, self.force, watch).await;
        let made = match run(self.json, work)? {
            Ok(made) => made,
            Err(code) => return Ok(code),
        };
        if self.json {
            print_json(out, &made)?;
        } else {
            let (held, size) = (matches(made.matches), size(made.bytes));
            writeln!(
                out,
                "{}: {held}, {} moves and other entries, {size}, checked",
                made.file.display(),
                made.entries
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
