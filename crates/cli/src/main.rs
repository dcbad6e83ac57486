//! The binary `orrery`: run and manage a server, simulate, compare bots, replay, advise, proofread and measure the games.
//!
//! `command/` has one file for each subcommand, and `by_name.rs` finds a game by its name.
//! All text about games comes from the crate `words`, in the user's language.

mod by_name;
mod columns;
mod command;
mod dates;
mod play;
mod plot;
mod stats;
mod store;

use std::process::ExitCode;

use clap::Parser;

use crate::command::Command;

/// Play, host and study three galaxy board games.
///
/// Without a command it serves the games to browsers, like `orrery serve`.
#[derive(Parser)]
#[command(name = "orrery", version, after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Examples:
  orrery                       # play in the browser
  orrery backup orrery.backup  # everything in one file, even while the server runs
  orrery simulate race --players 3 --games 10000
  orrery arena roll --players 3 --bots easy,random
  orrery cards roll
  orrery simulate defenders --games 5 --records games/
  orrery replay games/defenders-0-0.json --as 1
  orrery replay games/defenders-0-0.json --lang pl
  orrery advise games/defenders-0-0.json --at 12
  orrery help simulate

Exit codes: 0 done, 1 failed, 2 wrong usage or unreadable input, 130 stopped by Ctrl-C.";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    terminal::run(|out| arguments.command.unwrap_or_default().run(out))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::Arguments;

    /// The width of the help where there is no terminal.
    const WIDTH: usize = 100;

    /// Lines that are too long would be broken in the middle of a table.
    fn check(command: &clap::Command) {
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        for line in after.lines() {
            assert!(line.chars().count() <= WIDTH, "{}: {line}", command.get_name());
        }
        command.get_subcommands().for_each(check);
    }

    #[test]
    fn examples_and_tables_fit_the_width_of_the_help() {
        check(&Arguments::command());
    }
}
