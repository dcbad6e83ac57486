//! Military: how strong a player is, in general and against one world. Rules.

use crate::cards::index::{Sums, World};
use crate::cards::{Card, Keyword, Kind, Power};
use crate::phase::settle::SettlePower;
use crate::prompt::{Origin, Reason};

/// The strength against a world of powers that add up to `sums`, without any discards.
pub(crate) fn strength(sums: &Sums, world: &World) -> i8 {
    let kind = world.kind.map_or(0, |kind| sums.military_vs[kind as usize]);
    let rebel = if world.rebel { sums.military_vs_rebel } else { 0 };
    sums.military + kind + rebel
}

/// The breakdown of the strength against a world, card by card.
pub(crate) fn reasons(tableau: &[Card], world: Card) -> Vec<Reason> {
    let counts = |card: Card| {
        let powers = card.face().powers.iter();
        powers.map(|&power| amount(power, world.face().kind(), world.face().carries(Keyword::Rebel))).sum()
    };
    tableau
        .iter()
        .filter(|&&card| card != world)
        .filter_map(|&card| Reason::unless_zero(Origin::Card(card), counts(card)))
        .collect()
}

fn amount(power: Power, kind: Option<Kind>, rebel: bool) -> i8 {
    match power {
        Power::III(SettlePower::Military(amount)) => amount,
        Power::III(SettlePower::MilitaryVsKind { amount, kind: against }) if kind == Some(against) => amount,
        Power::III(SettlePower::MilitaryVsRebel(amount)) if rebel => amount,
        Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => 0,
    }
}
