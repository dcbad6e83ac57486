//! The binary `load`: measure and torment a real server over loopback. `command/` has one file for each subcommand.

mod command;

use std::process::ExitCode;

use clap::Parser;
use terminal::Failure;

use crate::command::Command;

/// Measure and torment a server of Orrery, over loopback alone.
///
/// Every command starts a server of its own in a temporary folder and ends it: the one that is part of this program, or any
/// `orrery` by --server.
#[derive(Parser)]
#[command(name = "load", version, after_help = AFTER_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Examples:
  load tables --tables 1000 --seconds 20
  load people --people 200 --level hard --seconds 60
  load kill --kills 1000 --server target/release/orrery
  load nodes --faults 200 --server target/release/orrery
  load disk --rounds 10                                 # as root

Exit codes: 0 done, 1 something was lost or failed, 2 wrong usage or not possible here, 130 stopped by Ctrl-C.";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    terminal::run(|out| {
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| Failure::other(format_args!("cannot start threads: {error}")))?;
        // The main thread starts all servers, so that none ends because a thread of the runtime does.
        runtime.block_on(arguments.command.run(out))
    })
}
