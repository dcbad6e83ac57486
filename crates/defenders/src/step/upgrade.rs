//! Extra action: upgrade technology. Rules D-6.1 to D-6.3, D-6.10.

use game::Sink;

use super::act;
use crate::payment::Payment;
use crate::prompt::UpgradeOption;
use crate::scoring::Score;
use crate::table::Table;
use crate::{Event, Illegal, Technology};

/// The technologies that lie face up and may be bought now, whether or not they can be paid for.
pub(crate) fn on_offer(table: &Table) -> impl Iterator<Item = Technology> {
    let open = act::may_extra(table).is_ok();
    table.display.0.into_iter().flatten().filter(move |_| open)
}

pub(crate) fn options(table: &Table) -> Vec<UpgradeOption> {
    let option = |technology: Technology| {
        let bill = technology.card().cost;
        let payments = table.purse().payments(&[bill]);
        let mut after = *table.active();
        after.technologies.insert(technology);
        (!payments.is_empty()).then(|| UpgradeOption {
            technology,
            bill,
            payments,
            score_after: Score::of(after.robots, after.technologies).total(),
        })
    };
    on_offer(table).filter_map(option).collect()
}

pub(crate) fn answer(
    table: &mut Table,
    technology: Technology,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    act::may_extra(table)?;
    let slot = table.display.0.iter().position(|shown| *shown == Some(technology));
    let slot = slot.ok_or(Illegal::NotOnDisplay(technology))?;
    if !table.means().allows(technology.bill(), payment) {
        return Err(Illegal::WrongPayment);
    }
    table.pay(payment);
    table.active_mut().technologies.insert(technology);
    table.turn.extras += 1;
    let (seat, payment) = (table.turn.seat, *payment);
    out.everyone(|| Event::Upgraded { seat, technology, payment });
    // D-6.3: with an empty deck the slot stays empty.
    table.display.0[slot] = table.deck.take();
    if let Some(technology) = table.display.0[slot] {
        out.everyone(|| Event::TechnologyRevealed { slot: slot as u8, technology });
    }
    act::go_on(table, out);
    Ok(())
}
