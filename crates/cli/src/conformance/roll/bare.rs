//! [`Event::bare`]: an event as it is compared.

use super::event::{
    Complete, Consume, CreditEffect, Effect, Event, ExtraDraw, Gain, Income, Removed, RemovedPlace, Return, Scout,
    Stock, Trade,
};

impl Event {
    /// The same without what is checked on its own, and with lists sorted whose order means nothing.
    pub(super) fn bare(&self) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::Stock(Stock { gains, .. }) => gains.iter_mut().for_each(clear),
            Self::Scout(Scout { abandon, drawn, gains, .. }) => {
                abandon.sort();
                drawn.sort();
                // The engine pays these at the end of the phase.
                gains.clear();
            }
            Self::ExtraDraw(ExtraDraw { drawn, departure, .. }) => {
                drawn.sort();
                *departure = None;
            }
            Self::Complete(complete) => bare_complete(complete),
            Self::Return(Return { dice, departure, .. }) => {
                dice.sort();
                *departure = None;
            }
            Self::Trade(Trade { from, to, bankers_from, bankers_to, .. }) => {
                for marker in [from, to, bankers_from, bankers_to] {
                    *marker = None;
                }
            }
            Self::Consume(Consume { from, to, .. }) => (*from, *to) = (None, None),
            Self::Income(Income { from, to, departure, .. }) => (*from, *to, *departure) = (None, None, None),
            Self::Rearrange(_) | Self::Place(_) | Self::Produce(_) => {}
        }
        event
    }
}

fn clear(gain: &mut Gain) {
    (gain.from, gain.to) = (None, None);
}

fn bare_complete(complete: &mut Complete) {
    complete.used.sort();
    complete.gains.iter_mut().for_each(clear);
    complete.gains.sort();
    for effect in &mut complete.effects {
        if let Effect::Credits(CreditEffect { from, to, .. }) = effect {
            (*from, *to) = (None, None);
        }
    }
    // Equal dice of a phase are alike, so which of them is the selecting one is looked at when the die is chosen.
    if let Some(Removed { place, .. }) = &mut complete.removed
        && *place == RemovedPlace::Selector
    {
        *place = RemovedPlace::Column;
    }
}
