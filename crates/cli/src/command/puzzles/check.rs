//! `orrery puzzles check`: confirms the puzzles of the program with different luck.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

use ai::Class;
use clap::Args;
use game::Seed;
use games::puzzles::{Puzzle, all, confirm_again};
use games::{Playable, Visit, rounded};
use serde::Serialize;
use terminal::{Failure, count, print_json};

use super::super::many::{INTERRUPTED, Sharing, Threads, progress_bar, stop_on_ctrl_c};
use crate::by_name;

/// Confirm the puzzles that are part of the program
///
/// Each is searched again with different luck. It holds if every answer that is not among the best is still a mistake: one that loses
/// at least 6% win probability. The same arguments give the same result on any number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  orrery puzzles check
  orrery puzzles check race --seed 3 --samples 200
  orrery puzzles check --json

Exit codes: 0 all hold, 1 some do not, 2 wrong usage, 130 interrupted.")]
pub(crate) struct Check {
    /// Only puzzles of this game
    #[arg(value_parser = by_name::parser())]
    game: Option<String>,

    /// Random seed of the imagined games, which are never those that the puzzles were found in
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many imagined games to try every answer in
    #[arg(long, value_name = "K", default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    samples: u32,

    #[command(flatten)]
    threads: Threads,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// What was found about a puzzle.
#[derive(Serialize)]
struct Checked {
    id: String,
    holds: bool,
    /// What every other answer loses at least.
    #[serde(skip_serializing_if = "Option::is_none")]
    gap: Option<f64>,
    /// Why it cannot be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

#[derive(Serialize)]
struct Report {
    checked: usize,
    samples: u32,
    failed: Vec<Checked>,
}

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let wanted = |puzzle: &&Puzzle| self.game.as_ref().is_none_or(|game| puzzle.game == *game);
        let puzzles: Vec<&Puzzle> = all().iter().filter(wanted).collect();
        let (pieces, stop) = (puzzles.len() as u64, stop_on_ctrl_c());
        let bar = progress_bar(pieces, "puzzles", self.json);
        let sharing = Sharing { pieces, threads: self.threads.among(pieces), interrupted: &stop };
        let failed = Mutex::new(Vec::new());
        sharing.run(
            || (),
            |(), piece| {
                let checked = self.check(puzzles[piece as usize]);
                if let Ok(mut failed) = failed.lock() {
                    failed.extend((!checked.holds).then_some(checked));
                }
                bar.inc(1);
                Ok(())
            },
        )?;
        bar.finish_and_clear();
        if stop.load(Ordering::Relaxed) {
            eprintln!("interrupted: not all puzzles were confirmed");
            return Ok(ExitCode::from(INTERRUPTED));
        }
        let mut failed = failed.into_inner().unwrap_or_default();
        failed.sort_by(|one, other| one.id.cmp(&other.id));
        let code = if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        self.tell(out, &Report { checked: puzzles.len(), samples: self.samples, failed })?;
        Ok(code)
    }

    fn check(&self, puzzle: &Puzzle) -> Checked {
        let again =
            Again { puzzle, samples: self.samples, seed: Seed::from_number(self.seed).derive(u64::from(u32::MAX)) };
        let found = games::with_game(&puzzle.game, again).unwrap_or_else(|| Err("there is no such game".to_string()));
        let id = puzzle.id.clone();
        match found {
            Ok(gap) => {
                let holds = gap >= Class::Mistake.from();
                Checked { id, holds, gap: Some(rounded(gap, 10_000.0)), fault: None }
            }
            Err(fault) => Checked { id, holds: false, gap: None, fault: Some(fault) },
        }
    }

    fn tell(&self, out: &mut impl Write, report: &Report) -> Result<(), Failure> {
        if self.json {
            return print_json(out, report);
        }
        for Checked { id, gap, fault, .. } in &report.failed {
            match (gap, fault) {
                (_, Some(fault)) => writeln!(out, "{id}: {fault}")?,
                (Some(gap), None) => writeln!(out, "{id}: another answer loses only {:.1}%", 100.0 * gap)?,
                (None, None) => writeln!(out, "{id}")?,
            }
        }
        let (checked, failed) = (count(report.checked as u64, "puzzle"), report.failed.len());
        writeln!(out, "{checked} searched again in {} imagined games each; {failed} did not hold", report.samples)?;
        Ok(())
    }
}

/// A puzzle of a game that is known by name.
struct Again<'a> {
    puzzle: &'a Puzzle,
    samples: u32,
    seed: Seed,
}

impl Visit for Again<'_> {
    type Output = Result<f32, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        confirm_again::<G>(self.puzzle, self.samples, self.seed).map_err(|bad| bad.to_string())
    }
}
