//! [`Budget`]: how much a search may examine, and how closely.

use std::time::{Duration, Instant};

/// How many candidates a search with enough time examines.
const CANDIDATES: usize = 40;

/// How many answers each of the others compares.
const CANDIDATES_OF_OTHERS: usize = 16;

/// How much a search may examine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most imagined games in which each candidate is tried.
    pub samples: u32,
    /// The time limit, if any.
    pub time: Option<Duration>,
    /// The most candidates to examine.
    pub candidates: usize,
    /// How imagined games are played.
    pub thought: Thought,
}

/// How carefully imagined games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// How many candidates are examined for each later answer of the searching seat. With fewer than two, it uses
    /// heuristics.
    pub own: usize,
    /// In how many imagined games each of the others compares its answers, where everyone depends on them. With none,
    /// it uses heuristics.
    pub others: u32,
}

impl Thought {
    /// Everyone uses heuristics.
    pub const THUMB: Self = Self { own: 0, others: 0 };

    /// Everyone thinks a little.
    pub const CAREFUL: Self = Self { own: 12, others: 4 };
}

impl Budget {
    /// Enough to reject plainly bad answers at once. It has no clock, so the same seed gives the same choices.
    pub(crate) const QUICK: Self = Self { samples: 2, time: None, candidates: 8, thought: Thought::THUMB };

    /// As much as the time allows.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        Self { samples: u32::MAX, time: Some(time), candidates: CANDIDATES, thought: Thought::CAREFUL }
    }

    /// This many imagined games, however long they take. The same seed gives the same result.
    #[must_use]
    pub fn samples(samples: u32) -> Self {
        Self { samples, time: None, candidates: CANDIDATES, thought: Thought::CAREFUL }
    }

    /// Starts the clock.
    pub(crate) fn start(self) -> Running {
        // A tenth is reserved for what cannot be interrupted: some turns take long to play on.
        let time = self.time.map(|time| time - time / 10);
        Running { budget: self, end: time.and_then(|time| Instant::now().checked_add(time)) }
    }

    /// This many imagined games of this many candidates, all played by heuristics.
    #[must_use]
    pub(crate) const fn brief(samples: u32, candidates: usize) -> Self {
        Self { samples, time: None, candidates, thought: Thought::THUMB }
    }
}

/// A budget with a running clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Running {
    pub(super) budget: Budget,
    /// When the time is up.
    end: Option<Instant>,
}

impl Running {
    pub(super) fn is_over(self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    pub(super) fn has_clock(self) -> bool {
        self.end.is_some()
    }

    /// What each of the others may examine: little enough to leave time, and nothing once the time is up.
    pub(super) fn of_others(self) -> Self {
        let time = self.budget.time.map(|time| time / 8);
        let others = Budget { time, ..Budget::brief(self.budget.thought.others, CANDIDATES_OF_OTHERS) }.start();
        Self { end: others.end.min(self.end), ..others }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody may think longer than the remaining time.
    #[test]
    fn the_others_think_no_longer_than_oneself() {
        let over = Budget::within(Duration::ZERO).start();
        assert!(over.is_over() && over.of_others().is_over());
        let running = Budget::within(Duration::from_secs(3600)).start();
        assert!(!running.is_over() && !running.of_others().is_over());
        assert!(running.of_others().end < running.end);
        assert!(!Budget::samples(1).start().of_others().is_over());
    }
}
