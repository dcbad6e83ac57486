//! Sharing deals among threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::{Seed, Setup as _};
use indicatif::ProgressBar;

use super::crew::Crew;
use super::roster::Roster;
use super::seating::{Seating, Table};
use super::tally::Tally;
use crate::failure::Failure;
use crate::games::Playable;
use crate::play::{self, Halt};

/// Deals to be played, handed out by their index.
pub(super) struct Work<'a, G: Playable> {
    setup: &'a G::Setup,
    roster: &'a Roster,
    seed: u64,
    deals: u64,
    interrupted: &'a AtomicBool,
    failed: AtomicBool,
    next: AtomicU64,
    bar: &'a ProgressBar,
}

/// What one thread has done.
struct Part {
    tally: Tally,
    /// The deal that failed, by its index.
    failure: Option<(u64, Failure)>,
}

impl<'a, G: Playable> Work<'a, G> {
    pub(super) fn new(
        setup: &'a G::Setup,
        roster: &'a Roster,
        seed: u64,
        deals: u64,
        interrupted: &'a AtomicBool,
        bar: &'a ProgressBar,
    ) -> Self {
        let (failed, next) = (AtomicBool::new(false), AtomicU64::new(0));
        Self { setup, roster, seed, deals, interrupted, failed, next, bar }
    }

    /// Plays all deals, or as many as are finished before an interruption.
    pub(super) fn share_among(&self, threads: u64) -> Result<Tally, Failure> {
        let parts: Vec<Part> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.part())).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let mut whole = Tally::new(self.roster.len());
        for part in &parts {
            whole.merge(&part.tally);
        }
        // Indices are handed out in order, so the first deal that fails is the same on any number of threads.
        match parts.into_iter().filter_map(|part| part.failure).min_by_key(|(index, _)| *index) {
            Some((_, failure)) => Err(failure),
            None => Ok(whole),
        }
    }

    fn part(&self) -> Part {
        let (mut tally, mut crew) = (Tally::new(self.roster.len()), Crew::new(self.roster));
        while !self.interrupted.load(Ordering::Relaxed) && !self.failed.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.deals {
                break;
            }
            match self.deal(&mut crew, index) {
                Ok(deal) => tally.merge(&deal),
                Err(Halt::Interrupted) => break,
                Err(Halt::Fault(fault)) => {
                    self.failed.store(true, Ordering::Relaxed);
                    let (number, game) = (self.seed, G::ID);
                    let failure =
                        Failure::other(format_args!("deal {index} of seed {number} ({game}) failed: {fault}"));
                    return Part { tally, failure: Some((index, failure)) };
                }
            }
        }
        Part { tally, failure: None }
    }

    /// Plays one deal with everyone in every seat.
    fn deal(&self, crew: &mut Crew<'a>, index: u64) -> Result<Tally, Halt> {
        let (mut tally, players) = (Tally::new(self.roster.len()), self.setup.players());
        let seed = Seed::from_number(self.seed).derive(index);
        for turn in 0..self.roster.len() {
            let table = Table::<G> { setup: self.setup, seed, turn, players };
            let mut seating = Seating::new(crew, &table, self.interrupted, self.bar)?;
            let finished = play::play_with(self.setup, seed, &mut seating);
            seating.leave(crew, &mut tally, finished.as_ref().ok().map(|finished| &finished.outcome));
            tally.add(&finished?, self.roster.lineup(players, turn));
            self.bar.inc(1);
        }
        tally.close_deal();
        Ok(tally)
    }
}
