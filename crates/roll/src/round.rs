//! The round: which step comes next, and the end. Rules of sections 3 and 9.

use game::{Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::Roll;
use crate::assign::Columns;
use crate::dice::{Dice, Phase};
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::phase::Stage;
use crate::phase::assign::Assign;
use crate::phase::build::Build;
use crate::phase::empire::Empire;
use crate::phase::explore::Explore;
use crate::phase::produce::Produce;
use crate::phase::ship::Ship;
use crate::tiles::Side;

/// The number of squares that ends the game (L-9.1).
pub const SQUARES_TO_END: u8 = 12;

/// The current part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before the first round: everyone lays out two tiles.
    Opening,
    /// Everyone assigns the rolled dice.
    Assign,
    /// A phase.
    Phase(Phase),
    /// Everyone recruits and recalls.
    Empire,
}

impl Roll {
    /// Checks an answer, then carries it out with all its consequences. On `Err` nothing has changed.
    pub(crate) fn answer(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.asked.contains(seat) {
            return Err(if self.stage == Stage::Over { Illegal::Over } else { Illegal::NotAsked });
        }
        self.asked = self.stage.answer(&mut self.galaxy, seat, answer, out)?;
        self.go_on(out);
        Ok(())
    }

    /// Runs one step after another until a seat is asked or the game is over.
    pub(crate) fn go_on(&mut self, out: &mut impl Sink<Event>) {
        while self.asked.is_empty() {
            match self.galaxy.step {
                Step::Empire if is_last_round(&self.galaxy) => {
                    self.stage = Stage::Over;
                    let round = self.galaxy.round;
                    return out.everyone(|| Event::GameEnded { round });
                }
                Step::Opening | Step::Empire => self.begin_round(out),
                Step::Assign => self.begin_phase(self.galaxy.phases, out),
                Step::Phase(phase) => {
                    let later = self.galaxy.phases.bits() & !(2 * (1 << phase as u32) - 1);
                    self.begin_phase(Set::from_bits(later), out);
                }
            }
        }
    }

    /// Begins a round: everyone rolls.
    fn begin_round(&mut self, out: &mut impl Sink<Event>) {
        let galaxy = &mut self.galaxy;
        for player in galaxy.players.values() {
            debug_assert!(player.selector.is_none() && player.columns == Columns::default());
            debug_assert!(player.cup != Dice::NONE, "the cup is never empty when dice are rolled");
        }
        galaxy.round += 1;
        galaxy.step = Step::Assign;
        galaxy.phases = Set::EMPTY;
        galaxy.extra_die = None;
        let round = galaxy.round;
        out.everyone(|| Event::RoundBegan { round });
        (self.stage, self.asked) = stage(Stage::Assign, Assign::begin(galaxy, out));
    }

    /// Begins the first of these phases. If there are none, everyone manages their empire.
    fn begin_phase(&mut self, phases: Set<Phase>, out: &mut impl Sink<Event>) {
        let galaxy = &mut self.galaxy;
        let Some(phase) = phases.first() else {
            galaxy.step = Step::Empire;
            (self.stage, self.asked) = stage(Stage::Empire, Empire::begin(galaxy, out));
            return;
        };
        galaxy.step = Step::Phase(phase);
        out.everyone(|| Event::PhaseBegan { phase });
        (self.stage, self.asked) = match phase {
            Phase::Explore => stage(Stage::Explore, Explore::begin(galaxy, out)),
            Phase::Develop => stage(Stage::Build, Build::begin(galaxy, Side::Development, out)),
            Phase::Settle => stage(Stage::Build, Build::begin(galaxy, Side::World, out)),
            Phase::Produce => stage(Stage::Produce, Produce::begin(galaxy, out)),
            Phase::Ship => stage(Stage::Ship, Ship::begin(galaxy, out)),
        };
    }
}

/// A phase that has just begun, as the stage of the game.
fn stage<T>(of: fn(T) -> Stage, (phase, asked): (T, Seats)) -> (Stage, Seats) {
    (of(phase), asked)
}

/// Whether the game would end with this round as things stand (L-9.1).
pub(crate) fn is_last_round(galaxy: &Galaxy) -> bool {
    galaxy.pool <= 0
        || galaxy.players.values().any(|player| player.tableau.len() >= SQUARES_TO_END)
        || galaxy.setup.round_cap.is_some_and(|cap| galaxy.round >= cap)
}
