//! `orrery puzzles explain`: finds the reasons of stored puzzles again.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use clap::Args;
use game::Seed;
use games::puzzles::{Puzzle, all, explained_again};
use games::{Playable, Visit};
use serde::Serialize;
use terminal::{Failure, count, print_json};

use super::super::many::{INTERRUPTED, Sharing, Threads, progress_bar, stop_on_ctrl_c};
use super::mine::{FOLDER, unwritable};
use crate::{by_name, store};

/// Find the reasons of the program's puzzles again
///
/// After a change to the networks, or to how reasons are chosen. Each puzzle is searched again and written with its new reasons;
/// everything else in its file stays. Puzzles that nothing explains any more are listed and left as they are.
/// The same arguments give the same result on any number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  orrery puzzles explain
  orrery puzzles explain roll --seed 2
  orrery puzzles explain --out found --json

Exit codes: 0 all are explained, 1 some are not, 2 wrong usage, 130 interrupted.")]
pub(crate) struct Explain {
    /// Only puzzles of this game
    #[arg(value_parser = by_name::parser())]
    game: Option<String>,

    /// Random seed of the imagined games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The folder for the puzzles, with a subfolder for each game
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    out: PathBuf,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    explained: usize,
    /// Those that nothing explains any more.
    unexplained: Vec<String>,
}

impl Explain {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let wanted = |puzzle: &&Puzzle| self.game.as_ref().is_none_or(|game| puzzle.game == *game);
        let puzzles: Vec<&Puzzle> = all().iter().filter(wanted).collect();
        let (pieces, stop) = (puzzles.len() as u64, stop_on_ctrl_c());
        let bar = progress_bar(pieces, "puzzles", self.json);
        let sharing = Sharing { pieces, threads: self.threads.among(pieces), interrupted: &stop };
        let unexplained = Mutex::new(Vec::new());
        sharing.run(
            || (),
            |(), piece| {
                let puzzle = puzzles[piece as usize];
                if !self.explain(puzzle)?
                    && let Ok(mut unexplained) = unexplained.lock()
                {
                    unexplained.push(puzzle.id.clone());
                }
                bar.inc(1);
                Ok(())
            },
        )?;
        bar.finish_and_clear();
        if stop.load(Ordering::Relaxed) {
            eprintln!("interrupted: not all reasons were found again");
            return Ok(ExitCode::from(INTERRUPTED));
        }
        let mut unexplained = unexplained.into_inner().unwrap_or_default();
        unexplained.sort();
        let report = Report { explained: puzzles.len() - unexplained.len(), unexplained };
        self.tell(out, &report)?;
        Ok(if report.unexplained.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Writes a puzzle with new reasons, if there are any.
    fn explain(&self, puzzle: &Puzzle) -> Result<bool, Failure> {
        let again = Again { puzzle, seed: Seed::from_number(self.seed).derive(u64::from(u32::MAX)) };
        let told = games::with_game(&puzzle.game, again).unwrap_or_else(|| Err("there is no such game".to_string()));
        let unusable = |why| Failure::input(format_args!("{}: {why}", puzzle.id), "delete its file, or mine it again");
        let Some(told) = told.map_err(unusable)? else { return Ok(false) };
        let folder = self.out.join(&puzzle.game);
        let file = folder.join(format!("{}.json", puzzle.id));
        std::fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
        store::store(&file, told.to_json().as_bytes()).map_err(|error| unwritable(&file, &error))?;
        Ok(true)
    }

    fn tell(&self, out: &mut impl Write, report: &Report) -> Result<(), Failure> {
        if self.json {
            return print_json(out, report);
        }
        for id in &report.unexplained {
            writeln!(out, "{id}: nothing explains it any more")?;
        }
        let explained = count(report.explained as u64, "puzzle");
        writeln!(out, "{explained} explained again in {}", self.out.display())?;
        Ok(())
    }
}

/// A puzzle of a game that is known by name.
struct Again<'a> {
    puzzle: &'a Puzzle,
    seed: Seed,
}

impl Visit for Again<'_> {
    type Output = Result<Option<Puzzle>, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        explained_again::<G>(self.puzzle, self.seed).map_err(|bad| bad.to_string())
    }
}
