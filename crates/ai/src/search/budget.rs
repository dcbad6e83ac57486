//! [`Budget`]: how much a search may look at, and how closely.

use std::time::{Duration, Instant};

/// How many candidates a search looks at that has time.
const CANDIDATES: usize = 40;

/// How many answers each of the others compares.
const CANDIDATES_OF_OTHERS: usize = 16;

/// How much may be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many imagined games each candidate is tried in, at most.
    pub samples: u32,
    /// The time, if it is limited.
    pub time: Option<Duration>,
    /// How many candidates are looked at, at most.
    pub candidates: usize,
    /// How imagined games are played.
    pub thought: Thought,
}

/// How carefully imagined games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// How many candidates are looked at for each of one's own later answers; with fewer than two it goes by rules of thumb.
    pub own: usize,
    /// In how many imagined games each of the others compares its answers, where everyone depends on them; in none, it goes by
    /// rules of thumb.
    pub others: u32,
}

impl Thought {
    /// Everyone goes by rules of thumb.
    pub const THUMB: Self = Self { own: 0, others: 0 };

    /// Everyone thinks a little.
    pub const CAREFUL: Self = Self { own: 12, others: 4 };
}

impl Budget {
    /// Enough to see what is plainly bad, at once; without a clock, so that the same seed gives the same choices.
    pub(crate) const QUICK: Self = Self { samples: 2, time: None, candidates: 8, thought: Thought::THUMB };

    /// As much as the time allows.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        Self { samples: u32::MAX, time: Some(time), candidates: CANDIDATES, thought: Thought::CAREFUL }
    }

    /// So many imagined games, however long they take: the same seed finds the same.
    #[must_use]
    pub fn samples(samples: u32) -> Self {
        Self { samples, time: None, candidates: CANDIDATES, thought: Thought::CAREFUL }
    }

    /// Begins to spend it.
    pub(crate) fn start(self) -> Running {
        // A tenth is kept for what cannot be broken off: some turns take long to play on.
        let time = self.time.map(|time| time - time / 10);
        Running { budget: self, end: time.and_then(|time| Instant::now().checked_add(time)) }
    }

    /// So many imagined games of so many candidates, all played by rules of thumb.
    #[must_use]
    pub(crate) const fn brief(samples: u32, candidates: usize) -> Self {
        Self { samples, time: None, candidates, thought: Thought::THUMB }
    }
}

/// A budget whose time is running.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Running {
    pub(super) budget: Budget,
    /// When the time is over.
    end: Option<Instant>,
}

impl Running {
    pub(super) fn is_over(self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    pub(super) fn has_clock(self) -> bool {
        self.end.is_some()
    }

    /// What each of the others may look at: not so much that no time is left, and nothing once it is over.
    pub(super) fn of_others(self) -> Self {
        let time = self.budget.time.map(|time| time / 8);
        let others = Budget { time, ..Budget::brief(self.budget.thought.others, CANDIDATES_OF_OTHERS) }.start();
        Self { end: others.end.min(self.end), ..others }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of the time is all that anybody may think.
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
