//! `orrery train`: trains a network by self-play.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use ai::{Net, PASSES, Trainer, Training};
use clap::Args;
use game::Setup as _;
use terminal::Failure;

use super::SetupArguments;
use super::many::{INTERRUPTED, Threads, progress_bar, stop_on_ctrl_c};
use crate::by_name;
use crate::plot::{Curve, Plot};
use crate::store;
use games::{Playable, Visit};

const AFTER_HELP: &str = "\
Beside FILE it writes FILE.csv (games, loss, rounds, share of wins against medium), FILE.svg with
their curves, and FILE.checkpoint until it is done. After an interruption, run the same command
again to continue where it stopped.

Examples:
  orrery train race --players 2 --games 100000 --seed 1 --out race-2.net
  orrery train defenders --players 3 --variant advanced --games 50000 --out d.net
  orrery train roll --players 2 --games 20000 --from old.net --out new.net";

/// Train a network to evaluate positions, by self-play
///
/// The same arguments give the same file on any number of threads. Ctrl-C saves everything and stops; a second Ctrl-C
/// stops at once.
#[derive(Args, Clone, Debug)]
#[command(after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Train {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// How many games to play
    #[arg(long, value_name = "G", default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The file to write the network to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// A network to start from; no game is then played by heuristics
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// How many imagined games to try each answer in
    #[arg(long, value_name = "K", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=1000))]
    samples: u32,

    /// How often to study each game: once when it was played, and later among the latest games
    #[arg(long, value_name = "N", default_value_t = PASSES, value_parser = clap::value_parser!(u32).range(1..=100))]
    passes: u32,

    /// The widths of the two hidden layers [default: those of --from, otherwise 128,32]
    #[arg(long, value_name = "A,B", value_parser = hidden)]
    hidden: Option<(usize, usize)>,

    /// How many games to play against medium to measure strength, twenty times during training; 0 for never
    #[arg(long, value_name = "M", default_value_t = 120, value_parser = clap::value_parser!(u64).range(0..=100_000))]
    measure: u64,

    /// Discard the checkpoint beside FILE if it belongs to other arguments
    #[arg(long)]
    restart: bool,

    #[command(flatten)]
    threads: Threads,
}

impl Train {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.out.clone().into_os_string();
        name.push(ending);
        name.into()
    }

    fn trainer<G: Playable>(&self) -> Result<Trainer<G>, Failure> {
        let setup = self.setup.setup::<G>()?;
        let (samples, passes) = (self.samples, self.passes);
        let mut training = Training { samples, passes, ..Training::of(setup, self.seed, self.games) };
        training.hidden = self.hidden.unwrap_or(training.hidden);
        let unfit = || Failure::input("this setup cannot be played", "choose another --variant or --players");
        let Some(from) = &self.from else { return Trainer::new(training).ok_or_else(unfit) };
        training.heuristic_games = 0;
        let bytes = fs::read(from).map_err(|error| unreadable(from, error))?;
        let (_, net) = Net::from_bytes(&bytes).map_err(|bad| unreadable(from, bad))?;
        training.hidden = self.hidden.unwrap_or((net.shape().first, net.shape().second));
        let other = "it is for another game or setup, or its layers are not those of --hidden";
        Trainer::from_net(training, net).ok_or_else(|| unreadable(from, other))
    }
}

/// Networks with wider layers would be too slow.
const WIDEST: usize = 1024;

/// Two widths, as in `128,32`.
fn hidden(text: &str) -> Result<(usize, usize), String> {
    let width = |part: &str| part.trim().parse().ok().filter(|width| (1..=WIDEST).contains(width));
    let both = text.split_once(',').and_then(|(first, second)| Some((width(first)?, width(second)?)));
    both.ok_or_else(|| format!("give two numbers from 1 to {WIDEST}, as in 128,32"))
}

fn unreadable(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::input(format_args!("{}: {why}", path.display()), "give the file of a network that orrery train wrote")
}

struct Run<'a, W> {
    arguments: &'a Train,
    out: &'a mut W,
}

/// A line of the history: the state after a number of games.
#[derive(Clone, Copy)]
struct Point {
    games: u64,
    loss: f64,
    rounds: f64,
    strength: Option<f64>,
}

/// How often during a training it is saved, and how often its strength is measured.
const STORES: u64 = 100;
const MEASURES: u64 = 20;

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.arguments;
        let mut trainer = arguments.trainer::<G>()?;
        let mut history = History::load(arguments, &mut trainer)?;
        // Better to know before hours of training than after.
        store(&arguments.beside(".checkpoint"), &trainer.checkpoint())?;
        let (stop, bar) = (stop_on_ctrl_c(), progress_bar(arguments.games, "games", false));
        let threads = arguments.threads.among(arguments.games) as usize;
        bar.set_position(trainer.played());
        bar.reset_eta();
        let part = |games: u64, parts: u64| games * parts / arguments.games;
        let (mut loss, mut rounds, mut batches) = (0.0, 0.0, 0.0);
        let mut before = trainer.played();
        while !is_raised(&stop) {
            let Some(progress) = trainer.step(threads) else { break };
            (loss, rounds, batches) = (loss + progress.loss, rounds + progress.rounds, batches + 1.0);
            bar.set_position(progress.games);
            let last = progress.games == arguments.games;
            if last || part(progress.games, STORES) > part(before, STORES) {
                let due = last || part(progress.games, MEASURES) > part(before, MEASURES);
                let measured = due && arguments.measure > 0;
                let strength = measured.then(|| trainer.strength(arguments.measure, threads));
                let point = Point {
                    games: progress.games,
                    loss: f64::from(loss / batches),
                    rounds: f64::from(rounds / batches),
                    strength,
                };
                bar.set_message(point.message());
                history.add(point);
                history.store(arguments, &trainer)?;
                (loss, rounds, batches) = (0.0, 0.0, 0.0);
            }
            before = progress.games;
        }
        bar.finish_and_clear();
        let done = trainer.played() >= arguments.games;
        history.store(arguments, &trainer)?;
        if done {
            let _ = fs::remove_file(arguments.beside(".checkpoint"));
        }
        writeln!(self.out, "{}", history.summary::<G>(arguments, &trainer))?;
        Ok(if done { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED) })
    }
}

fn is_raised(flag: &AtomicBool) -> bool {
    flag.load(Ordering::Relaxed)
}

impl Point {
    fn message(&self) -> String {
        let strength = self.strength.map_or(String::new(), |share| format!(", {:.0}% against medium", 100.0 * share));
        format!(", loss {:.4}{strength}", self.loss)
    }
}

/// The measurements so far.
struct History(Vec<Point>);

impl History {
    /// Continues an earlier run of the same command, if there was one.
    fn load<G: Playable>(arguments: &Train, trainer: &mut Trainer<G>) -> Result<Self, Failure> {
        let checkpoint = arguments.beside(".checkpoint");
        let bytes = match fs::read(&checkpoint) {
            Ok(bytes) if !arguments.restart => bytes,
            Ok(_) | Err(_) => return Ok(Self(Vec::new())),
        };
        trainer.resume(&bytes).map_err(|bad| {
            let hint = "use --restart to begin again, or another --out";
            Failure::input(format_args!("{}: {bad}", checkpoint.display()), hint)
        })?;
        let text = fs::read_to_string(arguments.beside(".csv")).unwrap_or_default();
        let points = text.lines().skip(1).filter_map(|line| {
            let mut fields = line.split(',');
            let mut number = || fields.next()?.parse::<f64>().ok();
            let (games, loss, rounds) = (number()?, number()?, number()?);
            Some(Point { games: games as u64, loss, rounds, strength: number() })
        });
        let played = trainer.played();
        Ok(Self(points.filter(|point| point.games <= played).collect()))
    }

    fn add(&mut self, point: Point) {
        self.0.push(point);
    }

    fn store<G: Playable>(&self, arguments: &Train, trainer: &Trainer<G>) -> Result<(), Failure> {
        store(&arguments.out, &trainer.net().to_bytes(&trainer.header()))?;
        store(&arguments.beside(".checkpoint"), &trainer.checkpoint())?;
        store(&arguments.beside(".csv"), self.csv().as_bytes())?;
        store(&arguments.beside(".svg"), self.svg(trainer).as_bytes())
    }

    fn csv(&self) -> String {
        let mut text = "games,loss,rounds,strength\n".to_string();
        for Point { games, loss, rounds, strength } in &self.0 {
            let strength = strength.map_or(String::new(), |share| format!("{share:.4}"));
            let _ = writeln!(text, "{games},{loss:.5},{rounds:.3},{strength}");
        }
        text
    }

    fn svg<G: Playable>(&self, trainer: &Trainer<G>) -> String {
        let setup = &trainer.training().setup;
        let curve = |name: &'static str, of: &dyn Fn(&Point) -> Option<f64>| Curve {
            name,
            points: self.0.iter().filter_map(|point| Some((point.games as f64, of(point)?))).collect(),
        };
        let plot = Plot {
            title: format!("{}, {} players, {}", G::ID, setup.players(), setup.variant()),
            across: "games",
            curves: vec![
                curve("loss (cross entropy of the win)", &|point| Some(point.loss)),
                curve("share of wins against medium", &|point| point.strength),
                curve("rounds of a game", &|point| Some(point.rounds)),
            ],
        };
        plot.svg()
    }

    fn summary<G: Playable>(&self, arguments: &Train, trainer: &Trainer<G>) -> String {
        let strength = self.0.iter().rev().find_map(|point| point.strength);
        let strength = strength.map_or(String::new(), |share| {
            format!("; wins {:.1}% of {} games against medium", 100.0 * share, arguments.measure)
        });
        let (played, out) = (trainer.played(), arguments.out.display());
        if played < arguments.games {
            return format!("Stopped after {played} of {} games; the same command goes on{strength}.", arguments.games);
        }
        format!("{out}: {played} games{strength}")
    }
}

fn store(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    store::store(path, bytes).map_err(|error| {
        let hint = "name a file that you may write with --out";
        Failure::input(format_args!("cannot write {}: {error}", path.display()), hint)
    })
}
