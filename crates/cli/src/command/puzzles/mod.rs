//! `orrery puzzles`: finds puzzles in games between bots, confirms those that are part of the program, and explains them again.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `mine.rs` | `orrery puzzles mine` |
//! | `check.rs` | `orrery puzzles check` |
//! | `explain.rs` | `orrery puzzles explain` |

mod check;
mod explain;
mod mine;

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use terminal::Failure;

/// Find puzzles in games between bots, or confirm and explain the stored ones
///
/// A puzzle is a decision from a game between bots. Given what the player could know, one answer is far better than all others, and
/// easy or medium bots tend to miss it. docs/puzzles.md says how puzzles are found.
#[derive(Args)]
#[command(after_help = "\
Examples:
  orrery puzzles mine race --wanted 10
  orrery puzzles mine roll --players 3 --seed 2 --minutes 30
  orrery puzzles check
  orrery puzzles check race --samples 200 --json
  orrery puzzles explain

Exit codes: 0 done, 1 a puzzle does not hold, 2 wrong usage, 130 interrupted.")]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Mine(mine::Mine),
    Check(check::Check),
    Explain(explain::Explain),
}

impl Puzzles {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        match self.what {
            What::Mine(mine) => mine.run(out),
            What::Check(check) => check.run(out),
            What::Explain(explain) => explain.run(out),
        }
    }
}
