//! Sharing many games among threads.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::{Seed, Setup};
use indicatif::ProgressBar;

use super::Simulate;
use crate::failure::Failure;
use crate::games::Playable;
use crate::play::{self, Finished, Halt};
use crate::stats::Tally;

/// Games to be played, handed out by their index.
pub(super) struct Work<'a, G: Playable> {
    setup: &'a G::Setup,
    levels: &'a [String],
    arguments: &'a Simulate,
    interrupted: &'a AtomicBool,
    failed: AtomicBool,
    next: AtomicU64,
    bar: &'a ProgressBar,
}

/// What one thread has done.
struct Part {
    tally: Tally,
    /// The game that failed, by its index.
    failure: Option<(u64, Failure)>,
}

impl<'a, G: Playable> Work<'a, G> {
    pub(super) fn new(
        setup: &'a G::Setup,
        levels: &'a [String],
        arguments: &'a Simulate,
        interrupted: &'a AtomicBool,
        bar: &'a ProgressBar,
    ) -> Self {
        let (failed, next) = (AtomicBool::new(false), AtomicU64::new(0));
        Self { setup, levels, arguments, interrupted, failed, next, bar }
    }

    /// Plays all games, or as many as are begun before an interruption: these are always the first ones.
    pub(super) fn share_among(&self, threads: u64) -> Result<Tally, Failure> {
        let parts: Vec<Part> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.part())).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let mut whole = Tally::new(self.setup.players());
        for part in &parts {
            whole.merge(&part.tally);
        }
        // Indices are handed out in order, so the first game that fails is the same on any number of threads.
        match parts.into_iter().filter_map(|part| part.failure).min_by_key(|(index, _)| *index) {
            Some((_, failure)) => Err(failure),
            None => Ok(whole),
        }
    }

    fn part(&self) -> Part {
        let mut tally = Tally::new(self.setup.players());
        while !self.interrupted.load(Ordering::Relaxed) && !self.failed.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.arguments.games {
                break;
            }
            match self.play(index) {
                Ok(finished) => tally.add(&finished),
                Err(failure) => {
                    self.failed.store(true, Ordering::Relaxed);
                    return Part { tally, failure: Some((index, failure)) };
                }
            }
            self.bar.inc(1);
        }
        Part { tally, failure: None }
    }

    fn play(&self, index: u64) -> Result<Finished, Failure> {
        let number = self.arguments.seed;
        let seed = Seed::from_number(number).derive(index);
        let broken = |halt: Halt| {
            let fault = match halt {
                Halt::Fault(fault) => fault,
                Halt::Interrupted => "it was interrupted".to_string(),
            };
            Failure::other(format_args!("game {index} of seed {number} ({}, seed {seed}) failed: {fault}", G::ID))
        };
        let Some(folder) = &self.arguments.records else {
            return play::play::<G>(self.setup, seed, self.levels).map_err(broken);
        };
        let (finished, record) = play::play_and_record::<G>(self.setup, seed, self.levels).map_err(broken)?;
        store(folder, &format!("{}-{number}-{index}.json", G::ID), &record)?;
        Ok(finished)
    }
}

/// Writes a file whole or not at all.
fn store(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let unfinished: PathBuf = folder.join(format!(".{name}.{}.unfinished", std::process::id()));
    let path = folder.join(name);
    fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, &path)).map_err(|error| {
        // If it cannot be removed either, the first error is still the one to tell.
        let _ = fs::remove_file(&unfinished);
        Failure::other(format_args!("cannot write {}: {error}", path.display()))
    })
}
