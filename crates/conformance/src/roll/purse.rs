//! Where the credit markers stood. The trace notes it with everything that moves one.
//!
//! That the amounts are right is seen by comparing events. The markers are followed here, from event to event in the order of
//! the trace: the engine may pay what comes at the end of a phase in another order, which changes the steps, not the sum.

use roll::MOST_CREDITS;

use super::event::{Bankers, Consume, CreditEffect, Deed, Effect, Event, Gain, Income, Marker, Trade};
use super::trace::State;
use super::{json, same};
use crate::check::Mismatch;

/// What a point costs with Galactic Bankers.
const BANKERS_PRICE: i64 = 1;

/// Follows the markers through a phase. `credits` is what everyone had before it.
pub(super) fn check(events: &[Event], mut credits: Vec<i64>, after: &State) -> Result<(), Mismatch> {
    for event in events {
        let player = event.player;
        let Some(now) = credits.get_mut(usize::from(player)) else { continue };
        follow(&event.deed, now)
            .map_err(|wrong| Mismatch { what: format!("{} in {}", wrong.what, json(event)), ..wrong.of(player) })?;
    }
    for (seat, (now, after)) in (0..).zip(credits.iter().zip(&after.players)) {
        same("credits after all gains of the phase", after.credits, *now).map_err(|mismatch| mismatch.of(seat))?;
    }
    Ok(())
}

fn follow(deed: &Deed, now: &mut i64) -> Result<(), Mismatch> {
    match deed {
        Deed::Stock(stock) => gains(&stock.gains, now),
        Deed::Scout(scout) => gains(&scout.gains, now),
        Deed::Complete(complete) => {
            gains(&complete.gains, now)?;
            for effect in &complete.effects {
                if let Effect::Credits(CreditEffect { credits, marker }) = effect {
                    gain(*credits, *marker, now)?;
                }
            }
            Ok(())
        }
        Deed::Trade(trade) => follow_trade(trade, now),
        Deed::Consume(Consume { credits: 0, marker, .. }) | Deed::Income(Income { credits: None, marker, .. }) => {
            unmoved(*marker)
        }
        Deed::Consume(Consume { credits, marker, .. })
        | Deed::Income(Income { credits: Some(credits), marker, .. }) => gain(*credits, *marker, now),
        Deed::Rearrange(_) | Deed::ExtraDraw(_) | Deed::Place(_) | Deed::Return(_) | Deed::Produce(_) => Ok(()),
    }
}

fn follow_trade(trade: &Trade, now: &mut i64) -> Result<(), Mismatch> {
    gain(trade.price, trade.marker, now)?;
    let Bankers { buys, from, to, .. } = trade.bankers;
    if buys == Some(true) {
        moved(*now - BANKERS_PRICE, Marker { from, to }, now)
    } else {
        unmoved(Marker { from, to })
    }
}

fn gains(gains: &[Gain], now: &mut i64) -> Result<(), Mismatch> {
    gains.iter().try_for_each(|&Gain { credits, marker, .. }| gain(credits, marker, now))
}

fn gain(credits: i64, marker: Marker, now: &mut i64) -> Result<(), Mismatch> {
    moved(now.saturating_add(credits).min(MOST_CREDITS.into()), marker, now)
}

/// The marker moves on to `next`, as the trace has it.
fn moved(next: i64, marker: Marker, now: &mut i64) -> Result<(), Mismatch> {
    let before = std::mem::replace(now, next);
    if marker == (Marker { from: Some(before), to: Some(next) }) {
        return Ok(());
    }
    let shown = |marker: Option<i64>| marker.map_or("nothing".to_string(), |marker| marker.to_string());
    let expected = format!("{} to {}", shown(marker.from), shown(marker.to));
    Err(Mismatch::new("the credit marker", expected, format!("{before} to {next}")))
}

fn unmoved(Marker { from, to }: Marker) -> Result<(), Mismatch> {
    match from.or(to) {
        Some(marker) => Err(Mismatch::new("the credit marker", format!("moved, {marker}"), "not moved")),
        None => Ok(()),
    }
}
