//! `orrery puzzles mine`: finds puzzles in games between bots.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ai::Sieve;
use clap::Args;
use game::{Seed, Setup as _};
use games::puzzles::{Mine as Digging, Puzzle};
use games::{Playable, Visit};
use indicatif::ProgressBar;
use serde::Serialize;
use terminal::{Failure, count, print_json};

use super::super::SetupArguments;
use super::super::many::{INTERRUPTED, Sharing, Threads, progress_bar, stop_on_ctrl_c};
use crate::{by_name, store};

/// Where puzzles are kept.
pub(super) const FOLDER: &str = "crates/games/puzzles";

/// How far each of several searches has come, beside the puzzles.
const PROGRESS: &str = "progress.json";

/// Find puzzles in games between bots
///
/// The same arguments find the same puzzles on any number of threads. Ctrl-C keeps what was found; the same command then continues
/// with the next game.
#[derive(Args)]
#[command(after_help = format!("{}\n\n{AFTER_HELP}", by_name::listing()))]
pub(crate) struct Mine {
    /// The game
    #[arg(value_parser = by_name::parser())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// Random seed of the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Look only at questions of this kind, as themes name them: pay for payments, sell, keep, …
    #[arg(long, value_name = "KIND")]
    only: Option<String>,

    /// Stop after this many new puzzles
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    wanted: u64,

    /// Stop after this many games
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// Stop after this many minutes
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: Option<u64>,

    /// Keep at most this many puzzles with the same theme, difficulty and number of players
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    of_kind: u64,

    /// The folder for the puzzles, with a subfolder for each game
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    out: PathBuf,

    /// How many imagined games each confirming search tries every answer in
    #[arg(long, value_name = "K", default_value_t = Sieve::default().samples, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    samples: u32,

    /// How many searches must confirm a puzzle
    #[arg(long, value_name = "R", default_value_t = Sieve::default().runs, value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,

    /// How much win probability every other answer must lose in each of these searches, in percent
    #[arg(long, value_name = "P", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=90))]
    margin: u8,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

const AFTER_HELP: &str = "\
Examples:
  orrery puzzles mine race --wanted 10
  orrery puzzles mine race --players 3 --minutes 30
  orrery puzzles mine race --only pay --wanted 5
  orrery puzzles mine defenders --variant advanced --seed 2 --out found";

impl Mine {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        by_name::with_game(&self.game, Run { arguments: self, out })?
    }

    fn sieve(&self) -> Sieve {
        Sieve { samples: self.samples, runs: self.runs, margin: f32::from(self.margin) / 100.0, ..Sieve::default() }
    }
}

struct Run<'a, W> {
    arguments: &'a Mine,
    out: &'a mut W,
}

/// What was found.
#[derive(Serialize)]
struct Report {
    game: String,
    /// How many games were searched.
    games: u64,
    /// The puzzles that are new.
    found: Vec<String>,
    interrupted: bool,
}

impl<W: Write> Visit for Run<'_, W> {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.arguments;
        let setup = arguments.setup.setup::<G>()?;
        let (players, variant) = (setup.players(), setup.variant().to_string());
        let (sieve, seed) = (arguments.sieve(), Seed::from_number(arguments.seed));
        let digging = Digging::<G>::new(setup, sieve, seed)
            .map_err(|none| Failure::input(none, "choose another number of --players, or train a network"))?
            .only(arguments.only.clone());
        let what = format!(
            "{} {players} {variant} seed {} samples {} runs {} margin {}",
            G::ID,
            arguments.seed,
            sieve.samples,
            sieve.runs,
            arguments.margin
        );
        let what = arguments.only.as_ref().map_or(what.clone(), |kind| format!("{what} only {kind}"));
        let mut kept = Kept::open(&arguments.out, G::ID, what, arguments.of_kind)?;
        let stop = stop_on_ctrl_c();
        let bar = progress_bar(arguments.wanted, "puzzles", arguments.json);
        let report = dig::<G>(arguments, &digging, &mut kept, &stop, &bar)?;
        bar.finish_and_clear();
        let interrupted = report.interrupted;
        if arguments.json {
            print_json(self.out, &report)?;
        } else {
            for id in &report.found {
                writeln!(self.out, "{}", kept.file(id).display())?;
            }
            let [found, games] = [(report.found.len() as u64, "puzzle"), (report.games, "game")]
                .map(|(number, noun)| count(number, noun));
            writeln!(self.out, "{found} found in {games}; the same command continues with game {}", kept.next)?;
        }
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

/// Searches one batch of games after another. What a batch finds is kept in the order of its games.
fn dig<G: Playable>(
    arguments: &Mine,
    digging: &Digging<G>,
    kept: &mut Kept,
    stop: &AtomicBool,
    bar: &ProgressBar,
) -> Result<Report, Failure> {
    let end = arguments.minutes.and_then(|minutes| Instant::now().checked_add(Duration::from_secs(60 * minutes)));
    let is_over = || stop.load(Ordering::Relaxed) || end.is_some_and(|end| Instant::now() >= end);
    let (mut found, mut games): (Vec<String>, u64) = (Vec::new(), 0);
    let most = arguments.games.unwrap_or(u64::MAX);
    while (found.len() as u64) < arguments.wanted && games < most && !is_over() {
        let threads = arguments.threads.among(most - games);
        let batch = Mutex::new(BTreeMap::new());
        let sharing = Sharing { pieces: threads, threads, interrupted: stop };
        sharing.run(
            || (),
            |(), piece| {
                let puzzles = digging.dig(kept.next + piece, &is_over);
                if let Ok(mut batch) = batch.lock() {
                    batch.insert(piece, puzzles);
                }
                Ok(())
            },
        )?;
        // Games that were cut short are searched again by the next run.
        if is_over() {
            break;
        }
        for puzzles in batch.into_inner().unwrap_or_default().into_values() {
            games += 1;
            kept.next += 1;
            for puzzle in puzzles {
                found.extend(kept.add(&puzzle)?);
            }
            bar.set_position(found.len() as u64);
            bar.set_message(format!(", {games} games"));
            if found.len() as u64 >= arguments.wanted {
                break;
            }
        }
        kept.save()?;
    }
    Ok(Report { game: G::ID.to_string(), games, found, interrupted: stop.load(Ordering::Relaxed) })
}

/// The folder of puzzles, and how far its searches have come.
struct Kept {
    folder: PathBuf,
    game: &'static str,
    what: String,
    /// The next game to search.
    next: u64,
    /// How many puzzles of each kind are kept, and how many at most.
    kinds: BTreeMap<(String, u8, u8), u64>,
    of_kind: u64,
}

fn kind(puzzle: &Puzzle) -> (String, u8, u8) {
    (puzzle.theme.clone(), puzzle.difficulty, puzzle.players)
}

impl Kept {
    fn open(folder: &Path, game: &'static str, what: String, of_kind: u64) -> Result<Self, Failure> {
        let folder = folder.to_path_buf();
        fs::create_dir_all(folder.join(game)).map_err(|error| unwritable(&folder, &error))?;
        let mut kept = Self { folder, game, what, next: 0, kinds: BTreeMap::new(), of_kind };
        kept.next = kept.progress().get(&kept.what).copied().unwrap_or(0);
        let files = fs::read_dir(kept.folder.join(game)).map_err(|error| unwritable(&kept.folder, &error))?;
        for text in files.flatten().filter_map(|file| fs::read_to_string(file.path()).ok()) {
            if let Ok(puzzle) = Puzzle::from_json(&text) {
                *kept.kinds.entry(kind(&puzzle)).or_default() += 1;
            }
        }
        Ok(kept)
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(self.game).join(format!("{id}.json"))
    }

    fn progress(&self) -> BTreeMap<String, u64> {
        let text = fs::read_to_string(self.folder.join(PROGRESS)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps a puzzle, and returns its id if it is new and there are not enough of its kind.
    fn add(&mut self, puzzle: &Puzzle) -> Result<Option<String>, Failure> {
        let file = self.file(&puzzle.id);
        let known = self.kinds.entry(kind(puzzle)).or_default();
        if file.exists() || *known >= self.of_kind {
            return Ok(None);
        }
        *known += 1;
        store::store(&file, puzzle.to_json().as_bytes()).map_err(|error| unwritable(&file, &error))?;
        Ok(Some(puzzle.id.clone()))
    }

    /// Remembers which games are searched. Other searches in the same folder keep their own count.
    fn save(&self) -> Result<(), Failure> {
        let file = self.folder.join(PROGRESS);
        let mut progress = self.progress();
        progress.insert(self.what.clone(), self.next);
        let text = serde_json::to_string_pretty(&progress).unwrap_or_default() + "\n";
        store::store(&file, text.as_bytes()).map_err(|error| unwritable(&file, &error))
    }
}

pub(super) fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    let hint = "use --out to name a folder that you may write to";
    Failure::input(format_args!("cannot write {}: {error}", path.display()), hint)
}
