//! Time, as passed to a table, and the clock of one seat: [`Time`], `Watch`.

use serde::{Deserialize, Serialize};

use crate::Clock;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

/// A point in time, in milliseconds since a fixed one such as 1970.
///
/// A table never reads a clock: every command carries its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(u64);

impl Time {
    /// The time this many milliseconds after the fixed point.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// The milliseconds since the fixed point.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// This many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// The milliseconds since `earlier`; 0 if a clock was set back in between.
    #[must_use]
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl Clock {
    /// The time that people who ran out of time get when they return, so that they can play on.
    fn grace(self) -> u64 {
        match self {
            Self::Live { initial_ms, increment_ms } => increment_ms.max(initial_ms / 10).max(1),
            Self::None | Self::Days { .. } => 0,
        }
    }
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Watch {
    /// The remaining time of a live clock, in milliseconds, when the watch last stopped.
    left: u64,
    /// Since when it has been running, if it is.
    running: Option<Time>,
}

impl Watch {
    pub(crate) fn new(clock: Clock) -> Self {
        let left = match clock {
            Clock::Live { initial_ms, .. } => initial_ms,
            Clock::None | Clock::Days { .. } => 0,
        };
        Self { left, running: None }
    }

    pub(crate) fn running(self) -> Option<Time> {
        self.running
    }

    /// Starts or stops it. Does nothing if it is already in that state.
    pub(crate) fn run(&mut self, run: bool, at: Time) {
        match (self.running, run) {
            (None, true) => self.running = Some(at),
            (Some(since), false) => {
                self.left = self.left.saturating_sub(at.since(since));
                self.running = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }

    /// Stops it because a person has moved.
    pub(crate) fn moved(&mut self, clock: Clock, at: Time) {
        self.run(false, at);
        if let Clock::Live { increment_ms, .. } = clock {
            self.left = self.left.saturating_add(increment_ms);
        }
    }

    /// Goes back to a question that was asked at `since`: undo gains no time.
    pub(crate) fn taken_back(&mut self, clock: Clock, since: Option<Time>, at: Time) {
        self.run(false, at);
        self.running = Some(match clock {
            Clock::None => at,
            Clock::Live { increment_ms, .. } => {
                self.left = self.left.saturating_sub(increment_ms);
                at
            }
            // Nobody runs out of time because of an undo: at least an hour remains for another move.
            Clock::Days { days } => since.unwrap_or(at).max(Time((at.0 + HOUR).saturating_sub(u64::from(days) * DAY))),
        });
    }

    pub(crate) fn came_back(&mut self, clock: Clock) {
        self.left = self.left.max(clock.grace());
    }

    /// When it runs out if nobody moves.
    pub(crate) fn runs_out(self, clock: Clock) -> Option<Time> {
        let since = self.running?;
        match clock {
            Clock::None => None,
            Clock::Live { .. } => Some(since.plus(self.left)),
            Clock::Days { days } => Some(since.plus(u64::from(days) * DAY)),
        }
    }

    /// The milliseconds left at `now`; `None` without a clock.
    pub(crate) fn left(self, clock: Clock, now: Time) -> Option<u64> {
        match (clock, self.runs_out(clock)) {
            (Clock::None, _) => None,
            (Clock::Live { .. } | Clock::Days { .. }, Some(end)) => Some(end.since(now)),
            (Clock::Live { .. }, None) => Some(self.left),
            (Clock::Days { days }, None) => Some(u64::from(days) * DAY),
        }
    }
}
