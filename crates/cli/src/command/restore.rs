//! `orrery restore`: restores a server's folder from a backup.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::host;
use terminal::{Failure, print_json};

use super::data::{Place, run, size};
use super::matches;
use crate::dates;

/// Restore a backup into the folder of a stopped server
///
/// The backup is checked first. Database and key are restored together or not at all. Cookies and links that worked at the
/// time of the backup work again. Moves made since then are not included.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery restore orrery.backup
  orrery restore orrery.backup --data /srv/orrery
  orrery restore orrery.backup --replace      # moves the old database into a folder of its own

Exit codes: 0 done, 1 failed (also if the disk is full), 2 wrong usage, FILE is not a valid backup,
a server is running or a database already exists, 130 stopped by Ctrl-C.")]
pub(crate) struct Restore {
    /// The backup
    file: PathBuf,

    #[command(flatten)]
    place: Place,

    /// Move an existing database and its key into a folder replaced-1, replaced-2, …; nothing is deleted
    #[arg(long)]
    replace: bool,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Restore {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let folder = self.place.folder()?;
        let work = async |watch: &mut host::Watch<'_>| host::restore(&self.file, &folder, self.replace, watch).await;
        let restored = match run(self.json, work)? {
            Ok(restored) => restored,
            Err(code) => return Ok(code),
        };
        if self.json {
            print_json(out, &restored)?;
            return Ok(ExitCode::SUCCESS);
        }
        let host::Restored { backup, moved_to } = restored;
        writeln!(
            out,
            "{}: {}, {} moves and other entries, {}, as of {}",
            folder.display(),
            matches(backup.matches),
            backup.entries,
            size(backup.bytes),
            dates::minute(backup.made)
        )?;
        if let Some(moved_to) = moved_to {
            writeln!(out, "What was there before is in {}", moved_to.display())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
