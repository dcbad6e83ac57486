//! Extra action: upgrading technology. Rules D-6.1 to D-6.3, D-6.10.

use game::Sink;

use super::{Stage, act};
use crate::galaxy::Galaxy;
use crate::payment::{Means, Payment};
use crate::prompt::{UpgradeOption, Why};
use crate::scoring::Score;
use crate::{Event, Illegal, Technology, explain};

/// A technology on display that the player can pay for, with every way to do so.
pub(crate) fn option(galaxy: &Galaxy, means: &Means, technology: Technology) -> UpgradeOption {
    let (mut after, bill) = (*galaxy.active(), technology.card().cost);
    after.technologies.insert(technology);
    UpgradeOption {
        technology,
        bill,
        payments: means.payments(technology.bill()).map(|payment| explain::paid(galaxy, &bill, payment)).collect(),
        score: Score::of(after.robots, after.technologies),
    }
}

/// Why a technology on display cannot be bought.
pub(crate) fn refusal(galaxy: &Galaxy, technology: Technology) -> Why {
    act::may_extra(galaxy).err().map_or(Why::CannotPay(technology.card().cost), Why::Rule)
}

pub(crate) fn answer(
    galaxy: &mut Galaxy,
    technology: Technology,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<Stage, Illegal> {
    act::may_extra(galaxy)?;
    let slot = galaxy.display.0.iter().position(|shown| *shown == Some(technology));
    let slot = slot.ok_or(Illegal::NotOnDisplay(technology))?;
    galaxy.settle(technology.bill(), payment)?;
    galaxy.active_mut().technologies.insert(technology);
    galaxy.turn.extras += 1;
    let (seat, payment) = (galaxy.turn.seat, *payment);
    out.everyone(|| Event::Upgraded { seat, technology, payment });
    // D-6.3: with an empty deck the slot stays empty.
    galaxy.display.0[slot] = galaxy.deck.take();
    if let Some(technology) = galaxy.display.0[slot] {
        out.everyone(|| Event::TechnologyRevealed { slot: slot as u8, technology });
    }
    Ok(act::go_on(galaxy, out))
}
