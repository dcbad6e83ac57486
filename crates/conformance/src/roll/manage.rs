//! Recruiting and recalling.

use game::Seat;
use roll::{Dice, DieOption, DiePlace, Event as Told, Move, Prompt, Side};

use super::ledger::Ledger;
use super::trace::{Manage, Recall, RecallPlace};
use super::{bag_of, json, same};
use crate::check::Mismatch;

/// What everyone does with their empire in one round.
pub(super) struct Managing {
    seats: Vec<OfSeat>,
}

struct OfSeat {
    /// Credits and cup before.
    from: i64,
    cup: Dice,
    recruited: Dice,
    recalled: Vec<Recall>,
}

impl Managing {
    /// Nobody has done anything yet.
    pub(super) fn new(ledger: &Ledger) -> Self {
        let seats = ledger.players.iter().map(|holdings| OfSeat {
            from: holdings.credits,
            cup: holdings.cup,
            recruited: Dice::NONE,
            recalled: Vec::new(),
        });
        Self { seats: seats.collect() }
    }

    /// Hears one event of the step, and keeps the ledger.
    pub(super) fn hear(&mut self, told: &Told, ledger: &mut Ledger) -> Result<(), Mismatch> {
        match *told {
            Told::Recruited { seat, dice, now } => {
                ledger.recruit(seat, dice, now)?;
                self.seats[seat.index()].recruited = dice;
            }
            Told::Earned { seat, credits, now, .. } => ledger.earn(seat, credits, now)?,
            Told::Recalled { seat, die, from } => {
                ledger.recall(seat, die, from)?;
                let recalls = &mut self.seats[seat.index()].recalled;
                recalls.extend(named(DieOption { die, from }));
            }
            ref other => return Err(Mismatch::new("event", "recruits and recalls", json(other))),
        }
        Ok(())
    }

    /// The move that the trace has chosen.
    pub(super) fn answer(&self, seat: Seat, expected: &Manage, prompt: &Prompt) -> Result<Move, Mismatch> {
        let of_seat = &self.seats[seat.index()];
        match prompt {
            Prompt::Recruit { .. } => Ok(Move::Recruit(bag_of("recruits", expected.recruit.dice.iter().copied())?)),
            Prompt::Recall { options, may_stop } => {
                if of_seat.recalled.is_empty() {
                    same("whether a die must be recalled", expected.recall_forced, !may_stop)?;
                }
                let mut left = expected.recall.clone();
                for done in &of_seat.recalled {
                    if let Some(at) = left.iter().position(|recall| recall == done) {
                        left.swap_remove(at);
                    }
                }
                let wanted = options.iter().find(|&&option| named(option).is_some_and(|named| left.contains(&named)));
                Ok(wanted.map_or(Move::Stop, |&DieOption { die, from }| Move::Recall { die, from }))
            }
            other => Err(Mismatch::new("question", "recruits or recalls", json(other))),
        }
    }

    /// Compares the whole step once it is over.
    pub(super) fn compare(&self, expected: &[Manage], ledger: &Ledger) -> Result<(), Mismatch> {
        let each = self.seats.iter().zip(&ledger.players).zip(expected);
        for (seat, ((of_seat, holdings), expected)) in (0..).zip(each) {
            of_seat.compare(expected, holdings.credits).map_err(|mismatch| mismatch.of(seat))?;
        }
        Ok(())
    }
}

impl OfSeat {
    fn compare(&self, expected: &Manage, after: i64) -> Result<(), Mismatch> {
        let mut recruits = expected.recruit.dice.clone();
        recruits.sort_unstable();
        same("recruits", json(&recruits), json(&self.recruited.iter().collect::<Vec<_>>()))?;
        let to = self.from - i64::from(self.recruited.total());
        same("credits before recruiting", expected.recruit.from, self.from)?;
        same("credits after paying for recruits", expected.recruit.to, to)?;
        same("credits after recruiting", expected.recruit.after, after)?;
        let [mut recalls, mut recalled] = [expected.recall.clone(), self.recalled.clone()];
        recalls.sort();
        recalled.sort();
        same("recalls", json(&recalls), json(&recalled))?;
        same("whether a die must be recalled", expected.recall_forced, self.cup.plus(self.recruited).is_empty())
    }
}

/// A die that can be recalled, in the words of the trace.
fn named(DieOption { die, from }: DieOption) -> Option<Recall> {
    let (from, world) = match from {
        DiePlace::Stack(Side::Development) => (RecallPlace::DevelopmentStack, None),
        DiePlace::Stack(Side::World) => (RecallPlace::WorldStack, None),
        DiePlace::World(world) => (RecallPlace::Good, Some(world)),
        DiePlace::Cup | DiePlace::Citizenry | DiePlace::Column(_) | DiePlace::Selector => return None,
    };
    Some(Recall { die, from, world })
}
