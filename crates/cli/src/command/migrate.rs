//! `orrery migrate`: moves a server's data from a folder into a PostgreSQL database, or back.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use server::{Data, host};
use terminal::{Failure, print_json};

use super::data::{place, run_again};
use super::matches;

/// Move everything that a server stores from a folder into a PostgreSQL database, or back
///
/// Stop the server first. What is in the source stays there. Every match is read back and compared as soon as it has arrived. Ctrl-C, a
/// crash or a lost connection loses nothing: run the same command again, and it goes on where it stopped. No server opens the target
/// until everything is there. Cookies and links work as before.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery migrate --from /var/lib/orrery --to postgres://orrery@localhost/orrery
  orrery migrate --from \"postgres:///orrery?host=/run/postgresql\" --to /srv/orrery    # and back

A password is better in PGPASSWORD or ~/.pgpass than in a URL, which `ps` shows.
Exit codes: 0 done, 1 failed (also if there is no room left), 2 wrong usage, a server is running, or
the target holds other data, 130 stopped by Ctrl-C.")]
pub(crate) struct Migrate {
    /// The folder or the PostgreSQL database that holds everything
    #[arg(long, value_name = "DIR|URL")]
    from: String,

    /// The empty folder, database or schema that it moves to; a folder is created if missing
    #[arg(long, value_name = "DIR|URL")]
    to: String,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Migrate {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let (from, to) = (place("--from", &self.from)?, place("--to", &self.to)?);
        for place in [&from, &to] {
            if let Data::Database(address) = place
                && address.is_far()
            {
                eprintln!(
                    "warning: what passes between orrery and {address} is not encrypted, and the key is part of it"
                );
            }
        }
        let work = async |watch: &mut host::Watch<'_>| host::migrate(&from, &to, watch).await;
        let moved = match run_again(self.json, work)? {
            Ok(moved) => moved,
            Err(code) => return Ok(code),
        };
        if self.json {
            print_json(out, &moved)?;
            return Ok(ExitCode::SUCCESS);
        }
        let before = match moved.there_before {
            0 => String::new(),
            number => format!(" ({number} of them had arrived before)"),
        };
        writeln!(
            out,
            "{to}: {}{before}, {} moves and other entries, {} other rows, all read back",
            matches(moved.matches),
            moved.entries,
            moved.others
        )?;
        let option = match to {
            Data::Folder(_) => "--data",
            Data::Database(_) => "--database",
        };
        writeln!(out, "Start the server with {option}. {from} is as it was: start no server there any more.")?;
        Ok(ExitCode::SUCCESS)
    }
}
