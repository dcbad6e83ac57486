//! `orrery simulate`: bots play many games, and the command reports the results.

mod report;
mod work;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use game::{Seed, Setup};
use terminal::{Failure, print_json};

use self::report::{Report, Timing};
use self::work::Work;
use super::SetupArguments;
use super::many::{INTERRUPTED, Threads, progress_bar, stop_on_ctrl_c};
use crate::by_name;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
How to read the figures:
  A win that n seats share counts as 1/n of a win for each. Intervals are Wilson's at 95%.
  p5 is the least score that at least 5% of the scores do not exceed; p50 is the median.
  The winner's score is counted once for each game, even if the win is shared.

Examples:
  orrery simulate defenders --players 4 --games 100000
  orrery simulate race --variant advanced --bots random,easy --seed 7 --json
  orrery simulate roll --players 5 --variant first-game
  orrery simulate defenders --games 20 --records games/
  orrery simulate defenders --players 3 --bots random,random,random";

/// Play many games between bots and report speed, rounds, scores and wins
///
/// The same seed gives the same games on any number of threads. Game INDEX (from 0) of seed S is played with the
/// seed derived from S by INDEX. Ctrl-C stops after the games in progress and reports the results so far; a second
/// Ctrl-C stops at once.
#[derive(Args, Clone, Debug)]
#[command(allow_negative_numbers = true, after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// How many games to play
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Random seed of all games
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Who plays: one bot for all seats, or one for each seat, separated by commas
    /// [default: medium; an unknown name lists them]
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,

    #[command(flatten)]
    threads: Threads,

    /// Write every game into this folder as GAME-SEED-INDEX.json, for orrery replay; files of these names are replaced
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Print JSON for programs; only the object `timing` differs between runs with the same seed
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }

    /// The level of each seat.
    fn levels<G: Playable>(&self, players: u8) -> Result<Vec<String>, Failure> {
        let known = G::level_names();
        if let Some(unknown) = self.bots.iter().find(|bot| G::bot(bot, Seed::from_number(0)).is_err()) {
            let message = format!("{} has no bot \"{unknown}\"", G::ID);
            return Err(Failure::input(message, format_args!("use --bots with {}", known.join(", "))));
        }
        match self.bots.as_slice() {
            [] => Ok(vec![G::default_level().to_string(); players.into()]),
            [one] => Ok(vec![one.clone(); players.into()]),
            each if each.len() == usize::from(players) => Ok(each.to_vec()),
            each => Err(Failure::input(
                format_args!("{} bots for {players} seats", each.len()),
                format_args!("name one bot for all seats, or {players} bots separated by commas"),
            )),
        }
    }
}

struct Run<'a, W> {
    arguments: &'a Simulate,
    out: &'a mut W,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.arguments;
        let setup = arguments.setup.setup::<G>()?;
        let levels = arguments.levels::<G>(setup.players())?;
        if let Some(folder) = &arguments.records {
            make_folder(folder)?;
        }
        let (stop, bar) = (stop_on_ctrl_c(), progress_bar(arguments.games, "games", arguments.json));
        let threads = arguments.threads.among(arguments.games);
        let work = Work::<G> { setup: &setup, levels: &levels, arguments, interrupted: &stop, bar: &bar };
        let start = Instant::now();
        let played = work.share_among(threads);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let tally = played?;
        let timing = Timing::of(&tally, seconds, threads);
        let report = Report::of::<G>(&setup, &levels, arguments, &tally, timing);
        if arguments.json {
            print_json(self.out, &report)?;
        } else {
            write!(self.out, "{}", report.text::<G>())?;
        }
        Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    let name = folder.display();
    if folder.exists() && !folder.is_dir() {
        let hint = "name a folder, or one that does not exist yet, with --records";
        return Err(Failure::input(format_args!("{name} is a file, not a folder"), hint));
    }
    fs::create_dir_all(folder).map_err(|error| {
        let hint = "name a folder that you may write to with --records";
        Failure::input(format_args!("cannot make the folder {name}: {error}"), hint)
    })
}
