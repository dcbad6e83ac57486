//! Playing many deals.

use std::sync::atomic::AtomicBool;

use game::{Seed, Setup as _};
use indicatif::ProgressBar;
use terminal::Failure;

use super::super::many::Sharing;
use super::processes::ProcessPool;
use super::roster::Roster;
use super::seating::{Seating, Table};
use super::tally::Tally;
use crate::play::{self, Halt};
use games::Playable;

/// Deals to be played.
pub(in crate::command) struct Work<'a, G: Playable> {
    pub(in crate::command) setup: &'a G::Setup,
    pub(in crate::command) roster: &'a Roster,
    pub(in crate::command) seed: u64,
    pub(in crate::command) deals: u64,
    pub(in crate::command) interrupted: &'a AtomicBool,
    pub(in crate::command) bar: &'a ProgressBar,
}

impl<'a, G: Playable> Work<'a, G> {
    /// Plays all deals, or as many as are finished before an interruption.
    pub(super) fn share_among(&self, threads: u64) -> Result<Tally, Failure> {
        let tally = || Tally::new(self.roster.len());
        let sharing = Sharing { pieces: self.deals, threads, interrupted: self.interrupted };
        let parts = sharing.run(
            || (tally(), ProcessPool::new(self.roster)),
            |(tally, crew), index| {
                match self.deal(crew, index) {
                    Ok(deal) => tally.merge(&deal),
                    // It does not count, and no other deal is started.
                    Err(Halt::Interrupted) => {}
                    Err(Halt::Fault(fault)) => {
                        let (number, game) = (self.seed, G::ID);
                        return Err(Failure::other(format_args!(
                            "deal {index} of seed {number} ({game}) failed: {fault}"
                        )));
                    }
                }
                Ok(())
            },
        )?;
        let mut whole = tally();
        parts.iter().for_each(|(part, _)| whole.merge(part));
        Ok(whole)
    }

    /// Plays one deal with everyone in every seat.
    pub(in crate::command) fn deal(&self, crew: &mut ProcessPool<'a>, index: u64) -> Result<Tally, Halt> {
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
