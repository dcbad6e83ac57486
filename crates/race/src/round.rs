//! The round: choosing actions, running the chosen phases, the hand limit, the end. Rules of sections 3, 9, 10 and 11.

use game::{BySeat, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::Race;
use crate::action::Action;
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::phase::Stage;
use crate::phase::actions::Actions;
use crate::phase::consume::Consume;
use crate::phase::develop::Develop;
use crate::phase::discard::{Discard, Occasion};
use crate::phase::explore::Explore;
use crate::phase::produce::Produce;
use crate::phase::settle::Settle;

/// The most cards a hand may hold after a round.
pub const HAND_LIMIT: u32 = 10;
/// A tableau of this many cards ends the game.
pub const CARDS_TO_END: u8 = 12;

/// What a seat chose: one action, or two in the advanced game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Pick {
    /// The action, or the first of two; `None` before anything is revealed.
    pub first: Option<Action>,
    /// The second of two actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Action>,
}

impl Pick {
    /// How often an action was chosen.
    #[must_use]
    pub fn count(self, action: Action) -> u8 {
        u8::from(self.first == Some(action)) + u8::from(self.second == Some(action))
    }
}

/// The phases of a round in order. A second Develop or Settle is a phase of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before the phases: everyone chooses.
    Choose,
    /// Phase I.
    Explore,
    /// Phase II.
    Develop,
    /// Phase II again.
    SecondDevelop,
    /// Phase III.
    Settle,
    /// Phase III again.
    SecondSettle,
    /// Phase IV.
    Consume,
    /// Phase V.
    Produce,
    /// After the phases: everyone discards down to the hand limit.
    HandLimit,
}

impl Step {
    /// All nine, in order.
    pub const ALL: [Self; 9] = [
        Self::Choose,
        Self::Explore,
        Self::Develop,
        Self::SecondDevelop,
        Self::Settle,
        Self::SecondSettle,
        Self::Consume,
        Self::Produce,
        Self::HandLimit,
    ];

    /// Whether it is the second run of a phase.
    #[must_use]
    pub const fn is_second(self) -> bool {
        matches!(self, Self::SecondDevelop | Self::SecondSettle)
    }

    /// The bit of the step in a set of steps.
    const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The step that each action triggers, as a bit.
    const OF_ACTION: [u16; 7] = [
        Self::Explore.bit(),
        Self::Explore.bit(),
        Self::Develop.bit(),
        Self::Settle.bit(),
        Self::Consume.bit(),
        Self::Consume.bit(),
        Self::Produce.bit(),
    ];
}

impl Pick {
    /// The steps this pick triggers, as bits.
    fn steps(self) -> u16 {
        let step = |action: Option<Action>| action.map_or(0, |action| Step::OF_ACTION[action as usize]);
        let (first, second) = (step(self.first), step(self.second));
        let twice = if self.first == self.second { first & (Step::Develop.bit() | Step::Settle.bit()) } else { 0 };
        // The second run is the step right after the first.
        first | second | twice << 1
    }
}

/// The steps that these picks trigger, as bits. A phase that nobody chose is skipped.
pub(crate) fn steps(picks: &BySeat<Pick>) -> u16 {
    picks.values().fold(Step::HandLimit.bit(), |steps, pick| steps | pick.steps())
}

impl Race {
    /// Checks an answer, then carries it out with all its consequences. On `Err` nothing has changed.
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.asked.contains(seat) {
            return Err(if matches!(self.stage, Stage::Over) { Illegal::Over } else { Illegal::NotAsked });
        }
        self.asked = self.stage.answer(&mut self.galaxy, seat, answer, out)?;
        self.go_on(out);
        Ok(())
    }

    /// Runs one step after another until a seat is asked or the game is over.
    pub(crate) fn go_on(&mut self, out: &mut impl Sink<Event>) {
        while self.asked.is_empty() {
            if self.galaxy.step != Step::HandLimit {
                self.begin_step(out);
            } else if self.galaxy.round > 0 && is_last_round(&self.galaxy) {
                self.stage = Stage::Over;
                let round = self.galaxy.round;
                return out.everyone(|| Event::GameEnded { round });
            } else {
                if self.galaxy.round == 0 {
                    self.galaxy.place_first_goods(out);
                }
                self.begin_round(out);
            }
        }
    }

    /// Begins a round: everyone chooses.
    pub(crate) fn begin_round(&mut self, out: &mut impl Sink<Event>) {
        let galaxy = &mut self.galaxy;
        galaxy.round += 1;
        galaxy.step = Step::Choose;
        galaxy.picks = BySeat::new(galaxy.setup.players, |_| Pick::default());
        galaxy.steps = steps(&galaxy.picks);
        let round = galaxy.round;
        out.everyone(|| Event::RoundBegan { round });
        (self.stage, self.asked) = stage(Stage::Actions, Actions::begin(galaxy));
    }

    /// Begins the next step of this round.
    fn begin_step(&mut self, out: &mut impl Sink<Event>) {
        let galaxy = &mut self.galaxy;
        let step = following(galaxy);
        galaxy.step = step;
        if step != Step::HandLimit {
            out.everyone(|| Event::PhaseBegan { step });
        }
        (self.stage, self.asked) = match step {
            Step::Explore => stage(Stage::Explore, Explore::begin(galaxy, out)),
            Step::Develop | Step::SecondDevelop => stage(Stage::Develop, Develop::begin(galaxy, out)),
            Step::Settle | Step::SecondSettle => stage(Stage::Settle, Settle::begin(galaxy)),
            Step::Consume => stage(Stage::Consume, Consume::begin(galaxy, out)),
            Step::Produce => stage(Stage::Produce, Produce::begin(galaxy, out)),
            Step::HandLimit | Step::Choose => stage(Stage::Discard, Discard::begin(galaxy, Occasion::HandLimit)),
        };
    }
}

/// A phase that has just begun, as the stage of the game.
fn stage<T>(of: fn(T) -> Stage, (phase, asked): (T, Seats)) -> (Stage, Seats) {
    (of(phase), asked)
}

/// The next step of this round.
fn following(galaxy: &Galaxy) -> Step {
    let later = galaxy.steps & !(2 * galaxy.step.bit() - 1);
    Step::ALL[later.trailing_zeros().min(Step::HandLimit as u32) as usize]
}

/// Whether the game ends with this round as things stand.
pub(crate) fn is_last_round(galaxy: &Galaxy) -> bool {
    galaxy.pool <= 0
        || galaxy.players.values().any(|player| player.tableau.len() >= CARDS_TO_END)
        || galaxy.setup.round_cap.is_some_and(|cap| galaxy.round >= cap)
}
