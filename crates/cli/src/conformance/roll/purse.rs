//! Where the credit markers stood. The trace notes it with everything that moves one.
//!
//! That the amounts are right is seen by comparing events. The markers are followed here, from event to event in the order of
//! the trace: the engine may pay what comes at the end of a phase in another order, which changes the steps, not the sum.

use roll::MOST_CREDITS;

use super::event::{Consume, CreditEffect, Effect, Event, Gain, Income, Trade};
use super::trace::State;
use super::{json, same};
use crate::conformance::Mismatch;

/// What a point costs with Galactic Bankers.
const BANKERS_PRICE: i64 = 1;

/// Follows the markers through a phase. `credits` is what everyone had before it.
pub(super) fn check(events: &[Event], mut credits: Vec<i64>, after: &State) -> Result<(), Mismatch> {
    for event in events {
        let player = event.player();
        let Some(now) = credits.get_mut(usize::from(player)) else { continue };
        follow(event, now)
            .map_err(|wrong| Mismatch { what: format!("{} in {}", wrong.what, json(event)), ..wrong.of(player) })?;
    }
    for (seat, (now, after)) in (0..).zip(credits.iter().zip(&after.players)) {
        same("credits after all gains of the phase", after.credits, *now).map_err(|mismatch| mismatch.of(seat))?;
    }
    Ok(())
}

fn follow(event: &Event, now: &mut i64) -> Result<(), Mismatch> {
    match event {
        Event::Stock(stock) => gains(&stock.gains, now),
        Event::Scout(scout) => gains(&scout.gains, now),
        Event::Complete(complete) => {
            gains(&complete.gains, now)?;
            for effect in &complete.effects {
                if let Effect::Credits(CreditEffect { credits, from, to }) = effect {
                    gain(*credits, *from, *to, now)?;
                }
            }
            Ok(())
        }
        Event::Trade(trade) => follow_trade(trade, now),
        Event::Consume(Consume { credits: 0, from, to, .. })
        | Event::Income(Income { credits: None, from, to, .. }) => unmoved(*from, *to),
        Event::Consume(Consume { credits, from, to, .. })
        | Event::Income(Income { credits: Some(credits), from, to, .. }) => gain(*credits, *from, *to, now),
        Event::Rearrange(_) | Event::ExtraDraw(_) | Event::Place(_) | Event::Return(_) | Event::Produce(_) => Ok(()),
    }
}

fn follow_trade(trade: &Trade, now: &mut i64) -> Result<(), Mismatch> {
    gain(trade.price, trade.from, trade.to, now)?;
    if trade.galactic_bankers != Some(true) {
        return unmoved(trade.bankers_from, trade.bankers_to);
    }
    let before = *now;
    *now -= BANKERS_PRICE;
    moved((trade.bankers_from, trade.bankers_to), (before, *now))
}

fn gains(gains: &[Gain], now: &mut i64) -> Result<(), Mismatch> {
    gains.iter().try_for_each(|&Gain { credits, from, to, .. }| gain(credits, from, to, now))
}

fn gain(credits: i64, from: Option<i64>, to: Option<i64>, now: &mut i64) -> Result<(), Mismatch> {
    let before = *now;
    *now = before.saturating_add(credits).min(MOST_CREDITS.into());
    moved((from, to), (before, *now))
}

fn moved(expected: (Option<i64>, Option<i64>), (from, to): (i64, i64)) -> Result<(), Mismatch> {
    if expected == (Some(from), Some(to)) {
        return Ok(());
    }
    let shown = |marker: Option<i64>| marker.map_or("nothing".to_string(), |marker| marker.to_string());
    let expected = format!("{} to {}", shown(expected.0), shown(expected.1));
    Err(Mismatch::new("the credit marker", expected, format!("{from} to {to}")))
}

fn unmoved(from: Option<i64>, to: Option<i64>) -> Result<(), Mismatch> {
    match from.or(to) {
        Some(marker) => Err(Mismatch::new("the credit marker", format!("moved, {marker}"), "not moved")),
        None => Ok(()),
    }
}
