//! The subcommands, one file each, and the arguments that all of them take.

mod disk;
mod kill;
mod nodes;
mod people;
mod serve;
mod tables;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use games::NAMES;
use indicatif::ProgressBar;
use load::compare::Loss;
use load::interrupt::Interrupt;
use load::process::Launch;
use load::progress::bar;
use serde::Serialize;
use tempfile::TempDir;
use terminal::{Failure, print_json};

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Tables(tables::Tables),
    People(people::People),
    Kill(kill::Kill),
    Nodes(nodes::Nodes),
    Disk(disk::Disk),
    #[command(hide = true)]
    Serve(serve::Serve),
    #[command(hide = true)]
    RunInstead(serve::RunInstead),
}

impl Command {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        match self {
            Self::Tables(tables) => tables.run(out).await,
            Self::People(people) => people.run(out).await,
            Self::Kill(kill) => kill.run(out).await,
            Self::Nodes(nodes) => nodes.run(out).await,
            Self::Disk(disk) => disk.run(out).await,
            Self::Serve(serve) => serve.run(out).await,
            Self::RunInstead(instead) => instead.run(),
        }
    }
}

/// What every command takes.
#[derive(Args, Clone, Debug)]
pub(crate) struct Common {
    /// One game only [default: all of them in turn]
    #[arg(long, value_parser = PossibleValuesParser::new(NAMES))]
    game: Option<String>,

    /// Another server: any `orrery`, with the limits that it has [default: the one within this program]
    #[arg(long, value_name = "PATH")]
    server: Option<PathBuf>,

    /// Random seed of everything that the clients do
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// A folder for one run, which is removed unless something was lost.
struct Bench {
    folder: TempDir,
    interrupt: Interrupt,
    bar: ProgressBar,
}

impl Common {
    fn games(&self) -> Vec<String> {
        self.game.clone().map_or_else(|| NAMES.map(String::from).to_vec(), |game| vec![game])
    }

    fn bench(&self, steps: u64) -> Result<Bench, Failure> {
        if let Some(program) = self.server.as_ref().filter(|program| !program.is_file()) {
            return Err(Failure::input(
                format_args!("--server {}: there is no such file", program.display()),
                "name a binary `orrery`, such as target/release/orrery",
            ));
        }
        let refused = |error| Failure::other(format_args!("no temporary folder: {error}"));
        let deaf = |error| Failure::other(format_args!("cannot listen to signals: {error}"));
        let (folder, interrupt) = (tempfile::tempdir().map_err(refused)?, Interrupt::listen().map_err(deaf)?);
        Ok(Bench { folder, interrupt, bar: bar(steps, !self.json) })
    }

    fn launch(&self, bench: &Bench, is_generous: bool) -> Launch {
        let folder = bench.folder.path();
        let program = self.server.as_ref().map(|program| program.canonicalize().unwrap_or_else(|_| program.clone()));
        let log = folder.join("server.log");
        Launch { program, data: folder.join("data"), database: None, log, node: None, is_generous }
    }

    fn print(&self, out: &mut impl Write, report: &impl Serialize, text: &str) -> Result<(), Failure> {
        if self.json {
            print_json(out, report)?;
        } else {
            write!(out, "{text}")?;
        }
        Ok(())
    }
}

/// How a run ended, as an exit code.
fn exit(is_good: bool, interrupted: bool) -> ExitCode {
    match (is_good, interrupted) {
        (false, _) => ExitCode::FAILURE,
        (true, true) => ExitCode::from(130),
        (true, false) => ExitCode::SUCCESS,
    }
}

/// `3 stale, 1 unsaved`, or `none`.
fn listed(refusals: &BTreeMap<String, u64>) -> String {
    let parts: Vec<String> = refusals.iter().map(|(code, count)| format!("{count} {code}")).collect();
    if parts.is_empty() { "none".into() } else { parts.join(", ") }
}

/// Lines of things that went wrong, each with what kind of thing it is.
fn account(lost: &[Loss], faults: &[String], integrity: &[String]) -> String {
    fn lines(kind: &str, of: &[impl Display]) -> String {
        of.iter().map(|line| format!("{kind}: {line}\n")).collect()
    }
    lines("LOST", lost) + &lines("FAULT", faults) + &lines("DATABASE", integrity)
}

/// Megabytes, if the system reports them.
fn memory(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "unknown".into(), |bytes| format!("{} MiB", bytes >> 20))
}
