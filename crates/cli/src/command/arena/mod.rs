//! `orrery arena`: which of several bots is stronger, with confidence intervals.
//!
//! `roster.rs` reads the list of contestants, `processes.rs` holds the bot processes of one thread, `seating.rs` asks the
//! contestants in one game, `work.rs` shares deals among threads, `tally.rs` counts, and `report.rs` prints the result.

mod processes;
mod report;
mod roster;
mod seating;
mod tally;
mod work;

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ai::THINK;
use clap::Args;
use game::Setup as _;
use terminal::{Failure, print_json};

pub(super) use self::processes::ProcessPool;
use self::report::{Report, Timing};
pub(super) use self::roster::Roster;
pub(super) use self::tally::Tally;
pub(super) use self::work::Work;
use super::SetupArguments;
use super::many::{INTERRUPTED, Threads, progress_bar, stop_on_ctrl_c};
use crate::by_name;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
Who plays:
  easy                     a level of the game
  hard@250ms, hard@2s      a level with its own thinking time per decision; overrides --think
  stdio:COMMAND            any program that speaks the protocol of docs/bot-protocol.md. COMMAND is
                           split into words as in a POSIX shell, with '…', \"…\" and \\, on every
                           system. No shell runs it, so there are no variables, pipes or
                           wildcards. A comma inside quotes belongs to the command.
  Every entry of the list is a separate contestant, even if named twice: A,B,B,B plays A against
  three Bs.

How it is played:
  A deal is everything that one seed determines. The list is repeated to fill all seats: A,B at
  four seats is A B A B. Each deal is played once per contestant, rotating the list, so that each
  contestant sits in each seat once: A B A B and B A B A. Equal bots therefore win 1/n of the games
  each, where n is the length of the list.

How to read the figures:
  A win that n seats share counts as 1/n of a win for each. The interval is Student's at 95% over
  deals. Each deal is one observation: the luck of seat and deal cancels out. A contestant's score
  is the mean over its seats.
  late      decisions that took more than 120% of their time
  illegal   answers that the rules refuse, or that are not moves
  timeouts  decisions without an answer within twice the time plus one second; programs only
  forfeits  games in which a program exited or timed out three times; it restarts for the next one
  In all these cases except late, a random legal move is made instead, and the game continues.

Examples:
  orrery arena race --players 2 --bots easy,random --games 200 --seed 1
  orrery arena roll --players 4 --bots easy,random --json
  orrery arena defenders --players 3 --bots easy,\"stdio:python3 examples/bot.py\" --think 500
  orrery arena race --bots easy --bots \"stdio:python3 'my bot.py' --verbose\"";

/// Compare bots: play the same deals in all seats and report which bot is stronger
///
/// For deterministic bots the same seed gives the same result on any number of threads. Ctrl-C stops and reports the
/// complete deals so far; a second Ctrl-C stops at once.
#[derive(Args, Clone, Debug)]
#[command(allow_negative_numbers = true, after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Arena {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// Who plays: at least two bots, at most one for each seat, separated by commas
    #[arg(long, value_name = "BOT,BOT,…", required = true)]
    bots: Vec<String>,

    /// How many games to play, rounded up to whole deals
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,

    /// Random seed of all deals
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Thinking time per decision in milliseconds, for bots without a time in their name [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    think: Option<u32>,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON for programs; `timing`, thinking times and late answers differ between runs
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }

    fn think(&self) -> Duration {
        self.think.map_or(THINK, |milliseconds| Duration::from_millis(milliseconds.into()))
    }
}

struct Run<'a, W> {
    arguments: &'a Arena,
    out: &'a mut W,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.arguments;
        let setup = arguments.setup.setup::<G>()?;
        let roster = Roster::of::<G>(&arguments.bots, setup.players(), arguments.think())?;
        let deals = arguments.games.div_ceil(roster.len() as u64);
        let (stop, bar) = (stop_on_ctrl_c(), progress_bar(deals * roster.len() as u64, "games", arguments.json));
        processes::check_start::<G>(&roster, &bar)?;
        let work =
            Work::<G> { setup: &setup, roster: &roster, seed: arguments.seed, deals, interrupted: &stop, bar: &bar };
        let threads = arguments.threads.among(deals);
        let start = Instant::now();
        let played = work.share_among(threads);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let tally = played?;
        let report = Report::of::<G>(&setup, &roster, arguments, deals, &tally, Timing::of(&tally, seconds, threads));
        if arguments.json {
            print_json(self.out, &report)?;
        } else {
            write!(self.out, "{}", report.text())?;
        }
        Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}
