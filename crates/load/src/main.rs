//! The binary `load`: measure and torment a real server over loopback. `command/` has one file for each subcommand.

mod command;
mod failure;

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use clap::Parser;

use crate::command::Command;
use crate::failure::Failure;

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
  load disk --rounds 10                                 # as root

Exit codes: 0 done, 1 something was lost or failed, 2 wrong usage or not possible here, 130 stopped by Ctrl-C.";

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments) -> Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::other(format_args!("cannot start threads: {error}")))?;
    let mut out = BufWriter::new(io::stdout().lock());
    // The main thread starts all servers, so that none ends because a thread of the runtime does.
    let code = runtime.block_on(arguments.command.run(&mut out));
    // What was printed before a failure belongs in front of its message.
    let flushed = out.flush();
    let code = code?;
    flushed?;
    Ok(code)
}
