//! `orrery ladder`: how far apart the levels of a game are.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `schedule.rs` | who plays whom, and in which order |
//! | `elo.rs` | ratings from results, with their errors |
//! | `kept.rs` | the deals that were played, and the file that keeps them |
//! | `report.rs`, `plot.rs` | the result, printed and drawn |

mod elo;
mod kept;
mod plot;
mod report;
mod schedule;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ai::THINK;
use clap::Args;
use game::Setup as _;
use games::{Playable, Visit};
use indicatif::ProgressBar;
use terminal::{Failure, print_json};

use self::kept::{Results, Terms};
use self::report::{Played, Report, Timing};
use self::schedule::{Pair, Piece};
use super::SetupArguments;
use super::arena::{ProcessPool, Roster, Tally, Work};
use super::many::{INTERRUPTED, Sharing, StudyArguments, progress_bar, stop_on_ctrl_c};
use crate::by_name;
use crate::play::Halt;

/// How often the file is written.
const BETWEEN_WRITES: Duration = Duration::from_secs(20);

/// Measure how far apart the levels of a game are
///
/// All pairs of levels play each other from all seats of the same deals; neighbors play the most games. The Elo ratings are those
/// that make the results most likely. Levels without a clock give the same figures on any number of threads; only the times (`timing` in
/// JSON) differ between runs. Ctrl-C reports the deals so far; with --keep, the same command then continues where it stopped.
#[derive(Args)]
#[command(after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Ladder {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// Who takes part, from the weakest to the strongest [default: all levels of the game, without random]
    #[arg(long, value_name = "LEVEL,LEVEL,…", value_delimiter = ',')]
    levels: Vec<String>,

    /// How many games neighbors play, rounded up to whole deals; levels that are d apart play 1/d² as many
    #[arg(long, value_name = "G", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Thinking time per decision in milliseconds, for levels with a clock and no time in their name [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    think: Option<u32>,

    /// Keep finished deals in this file, and continue with those already in it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,

    #[command(flatten)]
    study: StudyArguments,
}

const AFTER_HELP: &str = "\
How to read the figures:
  Elo is counted from the mean of all levels. A level that is 100 ahead of another wins 64% of their
  games, 150 ahead 70%, 200 ahead 76%. A draw is half a win. The 95% intervals are over deals, each
  of which is one observation: the luck of seat and deal cancels out. A quarter of a drawn deal
  between neighbors is assumed, so that the rating of a level that never loses stays finite.
  step is how far a level is above the one before it. Times are of this run.

Examples:
  orrery ladder race
  orrery ladder roll --games 400 --think 100 --plot roll.svg --keep roll.json
  orrery ladder defenders --players 4 --levels easy,medium,hard@20ms --json";

impl Ladder {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }

    fn think(&self) -> Duration {
        self.think.map_or(THINK, |milliseconds| Duration::from_millis(milliseconds.into()))
    }

    fn levels<G: Playable>(&self) -> Vec<String> {
        if self.levels.is_empty() { G::rungs().into_iter().map(str::to_string).collect() } else { self.levels.clone() }
    }
}

struct Run<'a, W> {
    arguments: &'a Ladder,
    out: &'a mut W,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { arguments, out } = self;
        let setup = arguments.setup.setup::<G>()?;
        let levels = arguments.levels::<G>();
        if levels.len() < 2 {
            return Err(Failure::input("a ladder has at least two levels", "name more with --levels"));
        }
        let pairs = schedule::pairs(levels.len());
        let of_pair = |&(first, second): &Pair| {
            let names = [&levels[first], &levels[second]].map(String::clone);
            Roster::of::<G>(&names, setup.players(), arguments.think())
        };
        let rosters: Vec<Roster> = pairs.iter().map(of_pair).collect::<Result<_, _>>()?;
        let terms = Terms {
            game: G::ID.to_string(),
            rules_version: G::RULES_VERSION,
            setup: serde_json::to_value(&setup).unwrap_or_default(),
            levels,
            seed: arguments.study.seed,
            think_ms: arguments.think().as_millis() as u64,
        };
        let start = Instant::now();
        let course = Course::<G> { arguments, setup: &setup, pairs: &pairs, rosters: &rosters, terms: &terms };
        let Ran { results, spent, threads, interrupted } = course.run()?;
        let ms_per_decision = spent.iter().map(report::milliseconds).collect();
        let timing = Timing { seconds: start.elapsed().as_secs_f64(), threads, ms_per_decision };
        let (players, variant) = (setup.players(), setup.variant());
        let (pairs, results) = (&pairs[..], &results);
        let report = Report::of(Played { terms: &terms, players, variant, pairs, results, interrupted, timing });
        arguments.study.plot(|| plot::svg(&report.title(), &report.rungs))?;
        if arguments.study.json {
            print_json(out, &report)?;
        } else {
            write!(out, "{}", report.text())?;
        }
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

/// A round robin to be played.
struct Course<'a, G: Playable> {
    arguments: &'a Ladder,
    setup: &'a G::Setup,
    pairs: &'a [Pair],
    /// The two contestants of each pair.
    rosters: &'a [Roster],
    terms: &'a Terms,
}

/// What was played.
struct Ran {
    results: Results,
    /// How long each level thought about how many decisions.
    spent: Vec<(Duration, u64)>,
    threads: u64,
    interrupted: bool,
}

/// What threads share.
struct Progress {
    results: Results,
    written: Instant,
}

impl<G: Playable> Course<'_, G> {
    fn run(&self) -> Result<Ran, Failure> {
        let keep = self.arguments.keep.as_deref();
        let known = keep.map_or_else(|| Ok(Results::new()), |path| kept::load(path, self.terms))?;
        let all = schedule::schedule(self.pairs, self.arguments.games.div_ceil(2));
        let pieces: Vec<Piece> = all.into_iter().filter(|piece| !kept::holds(&known, *piece)).collect();
        let (stop, bar) = (stop_on_ctrl_c(), progress_bar(2 * pieces.len() as u64, "games", self.arguments.study.json));
        let threads = self.arguments.study.threads.among(pieces.len() as u64);
        let sharing = Sharing { pieces: pieces.len() as u64, threads, interrupted: &stop };
        let progress = Mutex::new(Progress { results: known, written: Instant::now() });
        let begin = || (vec![(Duration::ZERO, 0); self.terms.levels.len()], self.crews());
        let parts = sharing.run(begin, |(spent, crews), index| {
            let piece = pieces[index as usize];
            if let Some(tally) = self.deal(piece, &mut crews[piece.pair], &stop, &bar)? {
                self.count(piece, &tally, spent);
                self.note(piece, &tally, &progress)?;
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        let results = progress.into_inner().map(|progress| progress.results).unwrap_or_default();
        if let Some(path) = keep {
            kept::save(path, self.terms, &results)?;
        }
        let mut spent = vec![(Duration::ZERO, 0); self.terms.levels.len()];
        for (part, _) in &parts {
            spent.iter_mut().zip(part).for_each(|(all, one)| *all = (all.0 + one.0, all.1 + one.1));
        }
        Ok(Ran { results, spent, threads, interrupted: stop.load(Ordering::Relaxed) })
    }

    /// The programs of each pair, for one thread.
    fn crews(&self) -> Vec<ProcessPool<'_>> {
        self.rosters.iter().map(ProcessPool::new).collect()
    }

    /// Plays a deal from all sides; nothing after an interruption.
    fn deal<'a>(
        &'a self,
        piece: Piece,
        crew: &mut ProcessPool<'a>,
        stop: &'a AtomicBool,
        bar: &'a ProgressBar,
    ) -> Result<Option<Tally>, Failure> {
        let (setup, roster, seed) = (self.setup, &self.rosters[piece.pair], self.terms.seed);
        let work = Work::<G> { setup, roster, seed, deals: 1, interrupted: stop, bar };
        match work.deal(crew, piece.deal) {
            Ok(tally) => Ok(Some(tally)),
            Err(Halt::Interrupted) => Ok(None),
            Err(Halt::Fault(fault)) => {
                let Piece { deal, .. } = piece;
                Err(Failure::other(format_args!("deal {deal} of seed {seed} ({}) failed: {fault}", G::ID)))
            }
        }
    }

    /// Adds the time that both levels took.
    fn count(&self, piece: Piece, tally: &Tally, spent: &mut [(Duration, u64)]) {
        let (first, second) = self.pairs[piece.pair];
        for (level, side) in [first, second].into_iter().zip(&tally.sides) {
            let (time, decisions) = side.answer_stats.spent();
            spent[level] = (spent[level].0 + time, spent[level].1 + decisions);
        }
    }

    /// Notes a result, and now and then writes all of them.
    fn note(&self, piece: Piece, tally: &Tally, progress: &Mutex<Progress>) -> Result<(), Failure> {
        let Ok(mut progress) = progress.lock() else { return Ok(()) };
        progress.results.insert((piece.pair, piece.deal), tally.sides[0].won_in_all());
        match &self.arguments.keep {
            Some(path) if progress.written.elapsed() >= BETWEEN_WRITES => {
                progress.written = Instant::now();
                kept::save(path, self.terms, &progress.results)
            }
            _ => Ok(()),
        }
    }
}
