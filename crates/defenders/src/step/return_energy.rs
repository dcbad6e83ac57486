//! Returning energy above the limit at the end of a turn. Rule D-7.3.

use game::Sink;
use serde::{Deserialize, Serialize};

use super::{Asking, Stage, end_turn};
use crate::choices::{Choices, MOST_CUBES};
use crate::galaxy::Galaxy;
use crate::options::Options;
use crate::payment::Payment;
use crate::prompt::{Prompt, ReturnOption};
use crate::{Energy, Event, Illegal, Move, explain};

/// The most energy at the end of a turn (D-7.3).
pub const ENERGY_LIMIT: u32 = 5;

/// How many cubes are above the limit.
pub(crate) fn excess(held: Energy) -> u8 {
    held.total().saturating_sub(ENERGY_LIMIT) as u8
}

/// Which energy to return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Return;

/// Asks which energy to return, if the player has too much. Otherwise begins the next turn.
#[inline]
pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    if excess(galaxy.active().energy) > 0 { Stage::Return(Return) } else { end_turn::next_turn(galaxy, out) }
}

/// Returning all cubes except one of these choices. The returned cubes may be too many for a set of choices, but the
/// kept ones are not.
pub(crate) struct Returns {
    held: Energy,
    kept: Choices,
}

impl Returns {
    fn of(held: Energy) -> Self {
        const { assert!(ENERGY_LIMIT <= MOST_CUBES) };
        let kept = Choices::of_total(held.total().min(ENERGY_LIMIT) as u8).intersection(Choices::within(held));
        Self { held, kept }
    }

    /// The energy returned by the `n`-th choice. Returning the least blue means keeping the most of it, so they are
    /// counted from the end.
    fn energy(&self, n: u32) -> Option<Energy> {
        let kept = self.kept.nth(self.kept.len().checked_sub(n + 1)?)?;
        Some(self.held - kept)
    }
}

impl Options for Returns {
    fn count(&self) -> u32 {
        self.kept.len()
    }

    fn nth(&self, n: u32) -> Option<Move> {
        self.energy(n).map(|energy| Move::Return { energy })
    }
}

impl Asking for Return {
    type Options<'a> = Returns;

    fn options(self, galaxy: &Galaxy) -> Returns {
        Returns::of(galaxy.active().energy)
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let held = galaxy.active().energy;
        let returns = Returns::of(held);
        let option = |energy| ReturnOption { energy, left: explain::left(galaxy, &Payment::energy(energy)) };
        let options = (0..returns.count()).filter_map(|n| returns.energy(n)).map(option).collect();
        Prompt::Return { excess: excess(held), options }
    }

    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        let &Move::Return { energy } = answer else { return Err(Illegal::NotAsked) };
        let held = galaxy.active().energy;
        if !held.covers(energy) || !Returns::of(held).kept.contains(held - energy) {
            return Err(Illegal::WrongReturn);
        }
        galaxy.active_mut().energy -= energy;
        galaxy.reserve += energy;
        let seat = galaxy.turn.seat;
        out.everyone(|| Event::Returned { seat, energy });
        Ok(end_turn::next_turn(galaxy, out))
    }
}
