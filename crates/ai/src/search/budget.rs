//! [`Budget`]: how much a search may examine, and how closely.

use std::time::{Duration, Instant};

/// How many candidates a search with enough time examines.
const CANDIDATES: usize = 40;

/// How many answers each of the others compares.
const CANDIDATES_OF_OTHERS: usize = 8;

/// The part of the time that the first look may take, if there are many candidates.
const FIRST_LOOK: f32 = 0.4;

/// How much a search may examine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most imagined games in which each candidate is tried.
    pub samples: u32,
    /// The time limit, if any.
    pub time: Option<Duration>,
    /// The most candidates to examine, unless a first look decides.
    pub candidates: usize,
    /// The first look at all candidates, if there is one.
    pub glance: Option<Glance>,
    /// How imagined games are played.
    pub thought: Thought,
}

/// A first look: every candidate is tried in a few imagined games that everyone plays by heuristics, and only the most
/// promising are examined more closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// In how many imagined games.
    pub samples: u32,
    /// How many candidates remain at least. Of a long list it is a third.
    pub keep: usize,
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
    pub const CAREFUL: Self = Self { own: 6, others: 2 };
}

impl Budget {
    /// Enough to reject plainly bad answers at once. It has no clock, so the same seed gives the same choices.
    pub(crate) const SHALLOW: Self = Self::brief(2, 8);

    /// Little, but enough to play sensibly: for bots that play out games to verify a review. It has no clock, so the
    /// same seed gives the same game.
    pub const LIGHT: Self = Self::brief(4, 12);

    /// As much as the time allows.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        Self { time: Some(time), ..Self::samples(u32::MAX) }
    }

    /// This many imagined games, however long they take. The same seed gives the same result.
    #[must_use]
    pub const fn samples(samples: u32) -> Self {
        let glance = Some(Glance { samples: 4, keep: 5 });
        Self { samples, time: None, candidates: CANDIDATES, glance, thought: Thought::CAREFUL }
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
        Self { samples, time: None, candidates, glance: None, thought: Thought::THUMB }
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

    /// A part of the time that is left.
    pub(super) fn share(self, part: f32) -> Self {
        let sooner = |end: Instant| {
            let now = Instant::now();
            now + end.saturating_duration_since(now).mul_f32(part.clamp(0.0, 1.0))
        };
        Self { end: self.end.map(sooner), ..self }
    }

    /// The first look: everyone plays by heuristics, and most of the time is left for the candidates that remain.
    pub(super) fn at_a_glance(self) -> Self {
        let brief = Self { budget: Budget { thought: Thought::THUMB, ..self.budget }, ..self };
        brief.share(FIRST_LOOK)
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

    /// A decision of less weight takes less time, and a first look leaves some for what follows.
    #[test]
    fn a_part_of_the_time_ends_sooner() {
        let hour = Budget::within(Duration::from_secs(3600)).start();
        assert!(hour.share(0.5).end < hour.end && hour.at_a_glance().end < hour.end);
        assert!(hour.share(0.0).is_over() && !hour.share(0.5).is_over());
        assert!(!Budget::samples(1).start().share(0.0).is_over(), "without a clock there is nothing to share");
    }

    /// Nobody may think longer than the remaining time.
    #[test]
    fn the_others_think_no_longer_than_the_seat_itself() {
        let over = Budget::within(Duration::ZERO).start();
        assert!(over.is_over() && over.of_others().is_over());
        let running = Budget::within(Duration::from_secs(3600)).start();
        assert!(!running.is_over() && !running.of_others().is_over());
        assert!(running.of_others().end < running.end);
        assert!(!Budget::samples(1).start().of_others().is_over());
    }
}
