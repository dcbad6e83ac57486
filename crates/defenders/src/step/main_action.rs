//! Main action: pay for a control tile, move its Defender, activate the planet. Rules of section 4, D-8.2 and D-8.11.

use game::{Set, Sink};

use super::{act, activate};
use crate::board::{Places, reach};
use crate::conversions::BillNumber;
use crate::payment::{Bill, Payment};
use crate::prompt::{Destination, MainOption};
use crate::table::{Gained, Table};
use crate::technologies::{EXTRA_STEPS, LANDING_BATTERIES, TECHNOLOGY_BATTERIES};
use crate::{ControlTile, Defender, Energy, Event, Illegal, Place, Technology};

/// One battery for the first main action of a turn, two for the second (D-4.2).
pub(crate) fn bill(table: &Table) -> Bill {
    Bill::batteries(1 + table.turn.mains)
}

/// The number of that bill; a turn has two main actions.
pub(crate) fn bill_number(table: &Table) -> BillNumber {
    const FIRST: BillNumber = BillNumber::known(&Bill::batteries(1));
    const SECOND: BillNumber = BillNumber::known(&Bill::batteries(2));
    if table.turn.mains == 0 { FIRST } else { SECOND }
}

/// Where the Defender of a tile can stop (D-4.4 to D-4.6).
pub(crate) fn destinations(table: &Table, tile: ControlTile) -> Places {
    if table.turn.has_used(tile) {
        return Places::default();
    }
    let order = table.order(tile);
    let extra_step = has_extra_step(table.active().technologies, order.defender);
    reach(table.defenders[order.defender], order.distance, extra_step).without(Places::taken(&table.defenders))
}

fn has_extra_step(technologies: Set<Technology>, defender: Defender) -> bool {
    !technologies.intersection(EXTRA_STEPS[defender as usize]).is_empty()
}

pub(crate) fn options(table: &Table) -> Vec<MainOption> {
    let payments = if act::may_main(table).is_ok() { table.purse().payments(&[bill(table)]) } else { Vec::new() };
    if payments.is_empty() {
        return Vec::new();
    }
    let usable = ControlTile::ALL.into_iter().filter(|&tile| !destinations(table, tile).is_empty());
    let option = |tile| {
        let order = table.order(tile);
        let plain = reach(table.defenders[order.defender], order.distance, false);
        let destination = |to| Destination {
            to,
            planet: table.planet(to),
            extra_step: !plain.contains(to),
            landing_batteries: landing_technology(table, to).map_or(0, |_| TECHNOLOGY_BATTERIES),
        };
        let places = destinations(table, tile).iter().map(destination).collect();
        MainOption { tile, order, places, payments: payments.clone() }
    };
    usable.map(option).collect()
}

pub(crate) fn answer(
    table: &mut Table,
    tile: ControlTile,
    to: Place,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    act::may_main(table)?;
    check_destination(table, tile, to)?;
    if !table.means().allows(bill_number(table), payment) {
        return Err(Illegal::WrongPayment);
    }
    table.pay(payment);
    let defender = table.order(tile).defender;
    let from = table.defenders[defender];
    table.defenders[defender] = to;
    table.turn.mains += 1;
    table.turn.used |= 1 << tile as u8;
    table.turn.moved |= 1 << defender as u8;
    let (seat, planet, payment) = (table.turn.seat, table.planet(to), *payment);
    out.everyone(|| Event::Moved { seat, tile, defender, from, to, planet, payment });
    if let Some(technology) = landing_technology(table, to) {
        table.gain(Energy::NONE, TECHNOLOGY_BATTERIES, Gained::Technology(technology), out);
    }
    activate::begin(table, planet, out);
    Ok(())
}

fn check_destination(table: &Table, tile: ControlTile, to: Place) -> Result<(), Illegal> {
    if destinations(table, tile).contains(to) {
        return Ok(());
    }
    Err(if table.turn.has_used(tile) {
        Illegal::TileUsed(tile)
    } else if Places::taken(&table.defenders).contains(to) {
        Illegal::Occupied(to)
    } else {
        Illegal::OutOfReach(to)
    })
}

/// The technology that gives a battery for stopping there (D-8.2); there is one for each type.
fn landing_technology(table: &Table, to: Place) -> Option<Technology> {
    let planet_type = table.planet(to).planet_type()?;
    table.active().technologies.intersection(LANDING_BATTERIES[planet_type as usize]).first()
}
