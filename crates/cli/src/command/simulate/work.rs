//! Playing many games and keeping their records.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use game::{Seed, Setup};
use indicatif::ProgressBar;
use terminal::Failure;

use super::super::many::Sharing;
use super::Simulate;
use crate::play::{self, Finished, Halt};
use crate::stats::Tally;
use crate::store::store;
use games::Playable;

/// Games to be played.
pub(super) struct Work<'a, G: Playable> {
    pub(super) setup: &'a G::Setup,
    pub(super) levels: &'a [String],
    pub(super) arguments: &'a Simulate,
    pub(super) interrupted: &'a AtomicBool,
    pub(super) bar: &'a ProgressBar,
}

impl<G: Playable> Work<'_, G> {
    /// Plays all games, or those begun before an interruption: always the first ones.
    pub(super) fn share_among(&self, threads: u64) -> Result<Tally, Failure> {
        let tally = || Tally::new(self.setup.players());
        let sharing = Sharing { pieces: self.arguments.games, threads, interrupted: self.interrupted };
        let parts = sharing.run(tally, |tally, index| {
            tally.add(&self.play(index)?);
            self.bar.inc(1);
            Ok(())
        })?;
        let mut whole = tally();
        parts.iter().for_each(|part| whole.merge(part));
        Ok(whole)
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
        keep(&folder.join(format!("{}-{number}-{index}.json", G::ID)), &record)?;
        Ok(finished)
    }
}

fn keep(path: &Path, record: &str) -> Result<(), Failure> {
    let unwritten = |error| Failure::other(format_args!("cannot write {}: {error}", path.display()));
    store(path, record.as_bytes()).map_err(unwritten)
}
