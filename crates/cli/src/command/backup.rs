//! `orrery backup`: everything that a server stores, in one file.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::host;
use terminal::{Failure, print_json};

use super::data::{Place, run, size};
use super::matches;

/// Copy everything that a server stores into one file, whether or not it is running
///
/// The file contains matches, players and the key that signs cookies and links, as of one moment. It is read back and
/// checked before it gets its name, so FILE is always complete. Anyone who has the file can impersonate any player: only
/// its owner can read it, and it should stay that way.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery backup orrery.backup
  orrery backup --force /mnt/backups/orrery.backup --data /var/lib/orrery
  orrery backup \"/mnt/backups/orrery-$(date +%F).backup\"    # every night, by cron

orrery restore FILE restores it.
Exit codes: 0 done, 1 failed (also if the disk is full), 2 wrong usage or FILE already exists, 130
stopped by Ctrl-C.")]
pub(crate) struct Backup {
    /// The file to write
    file: PathBuf,

    #[command(flatten)]
    place: Place,

    /// Replace an existing FILE once the new one is complete
    #[arg(long)]
    force: bool,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let folder = self.place.folder()?;
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
