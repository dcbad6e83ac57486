//! `orrery arena`: which of several bots is the stronger, and how sure that is.
//!
//! `roster.rs` reads who takes part, `processes.rs` holds the bots of one thread and the processes among them, `seating.rs` lets
//! them answer in one game, `work.rs` shares deals among threads, `tally.rs` counts, `report.rs` tells.

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

use self::report::{Report, Timing};
use self::roster::Roster;
use self::work::Work;
use super::SetupArguments;
use super::many::{INTERRUPTED, progress_bar, stop_on_ctrl_c, threads};
use crate::by_name;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
Who plays:
  easy                     a level of the game
  hard@250ms, hard@2s      a level that thinks so long about a decision, whatever --think says
  stdio:COMMAND            any program that speaks the protocol of docs/bot-protocol.md. COMMAND is split into words as a
                           POSIX shell does it, with '…', \"…\" and \\, on every system; no shell runs it, so there are no
                           variables, pipes or wildcards. A comma inside quotes belongs to the command.
  Every entry of the list is a contestant of its own, also if it is named twice: A,B,B,B plays A against three B.

How it is played:
  A deal is what one seed brings. Seats are filled by the list, over and over: of A,B at four seats A B A B. The same
  deal is played once for each contestant, everyone moved on by one entry, so that each sits in each seat once: A B A B
  and B A B A. That makes equal bots win 1/n of the games each, n being the length of the list.

How to read the figures:
  A win that n seats share counts as 1/n of a win for each. The interval is Student's at 95% over deals, each of which is
  one observation: the luck of seat and deal cancels out. A contestant's score is the mean over its seats.
  late      decisions that took more than 120% of their time
  illegal   answers that the rules refuse, or that are no answers
  timeouts  decisions without an answer within twice the time and a second; only programs can be so silent
  forfeits  games in which a program ended or was silent three times; it is started anew for the next one
  In all these cases but late a random legal move is made instead, and the game goes on.

Examples:
  orrery arena race --players 2 --bots easy,random --games 200 --seed 1
  orrery arena roll --players 4 --bots easy,random --json
  orrery arena defenders --players 3 --bots easy,\"stdio:python3 examples/bot.py\" --think 500
  orrery arena race --bots easy --bots \"stdio:python3 'my bot.py' --verbose\"";

/// Let bots play the same deals in all seats and tell which is the stronger
///
/// The same seed gives the same result for bots that always choose the same, whatever the number of threads. Ctrl-C stops
/// and prints what was played so far, in whole deals; a second Ctrl-C stops at once.
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

    /// How many games to play; made up to whole deals
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,

    /// What all deals unfold from
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// How many milliseconds a bot may think about a decision, unless its name says it [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    think: Option<u32>,

    /// How many games to play at the same time [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Print JSON for programs; `timing` and what is told of times and late answers differs between two runs
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
        let (stop, bar) = (stop_on_ctrl_c(), progress_bar(deals * roster.len() as u64, arguments.json));
        processes::check_start::<G>(&roster, &bar)?;
        let work =
            Work::<G> { setup: &setup, roster: &roster, seed: arguments.seed, deals, interrupted: &stop, bar: &bar };
        let threads = threads(arguments.threads, deals);
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
