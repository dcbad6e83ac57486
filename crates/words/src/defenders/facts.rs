//! What offers cost and bring, in numbers.

use defenders::{Bill, Color, Energy, Payment, PaymentOption, Score, View};

use super::preview::active;
use crate::{Fact, Unit};

const fn unit(color: Color) -> Unit {
    match color {
        Color::Blue => Unit::BlueEnergy,
        Color::Orange => Unit::OrangeEnergy,
        Color::Green => Unit::GreenEnergy,
    }
}

fn each(energy: Energy, batteries: u8) -> impl Iterator<Item = (Unit, u8)> {
    let cubes = Color::ALL.into_iter().map(move |color| (unit(color), energy[color]));
    cubes.chain([(Unit::Batteries, batteries)]).filter(|&(_, count)| count > 0)
}

pub(super) fn brings(energy: Energy, batteries: u8) -> Vec<Fact> {
    each(energy, batteries).map(|(unit, count)| Fact::brings(unit, count)).collect()
}

pub(super) fn due(bill: &Bill) -> Vec<Fact> {
    let any = (bill.any > 0).then_some((Unit::Energy, bill.any));
    each(bill.energy, bill.batteries).chain(any).map(|(unit, count)| Fact::costs(unit, count)).collect()
}

/// What a way to pay costs, and whether it takes technologies.
pub(super) fn way(option: &PaymentOption) -> Vec<Fact> {
    let converts = (!option.converters.is_empty()).then_some(Fact::Converts);
    paid(&option.payment).into_iter().chain(converts).collect()
}

/// A battery of change comes back (D-8.6).
pub(super) fn paid(payment: &Payment) -> Vec<Fact> {
    let batteries = payment.batteries.unsigned_abs();
    let (cost, change) = if payment.batteries < 0 { (0, batteries) } else { (batteries, 0) };
    let costs = each(payment.energy, cost).map(|(unit, count)| Fact::costs(unit, count));
    costs.chain(Fact::brings_some(Unit::Batteries, change)).collect()
}

pub(super) fn score(view: &View, after: &Score) -> Fact {
    let score = after.total();
    Fact::Score { change: score - active(view).score.total(), score }
}
