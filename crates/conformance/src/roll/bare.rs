//! [`Event::bare`] and [`Deed::bare`]: what happened, as it is compared.

use super::event::{
    Bankers, Complete, Consume, CreditEffect, Deed, Effect, Event, ExtraDraw, Gain, Income, Marker, Removed,
    RemovedPlace, Return, Scout, Stock, Trade,
};

impl Event {
    /// The same without what is checked on its own, and with lists sorted whose order means nothing.
    pub(super) fn bare(&self) -> Self {
        Self { player: self.player, deed: self.deed.bare(), departure: None }
    }
}

impl Deed {
    fn bare(&self) -> Self {
        let mut deed = self.clone();
        match &mut deed {
            Self::Stock(Stock { gains, .. }) => clear(gains),
            Self::Scout(Scout { abandon, drawn, gains, .. }) => {
                abandon.sort();
                drawn.sort();
                // The engine pays these at the end of the phase.
                gains.clear();
            }
            Self::ExtraDraw(ExtraDraw { drawn, .. }) => drawn.sort(),
            Self::Complete(complete) => bare_complete(complete),
            Self::Return(Return { dice, .. }) => dice.sort(),
            Self::Trade(Trade { marker, bankers: Bankers { from, to, .. }, .. }) => {
                (*marker, *from, *to) = (Marker::default(), None, None);
            }
            Self::Consume(Consume { marker, .. }) | Self::Income(Income { marker, .. }) => *marker = Marker::default(),
            Self::Rearrange(_) | Self::Place(_) | Self::Produce(_) => {}
        }
        deed
    }
}

fn clear(gains: &mut [Gain]) {
    gains.iter_mut().for_each(|gain| gain.marker = Marker::default());
}

fn bare_complete(complete: &mut Complete) {
    complete.used.sort();
    clear(&mut complete.gains);
    complete.gains.sort();
    for effect in &mut complete.effects {
        if let Effect::Credits(CreditEffect { marker, .. }) = effect {
            *marker = Marker::default();
        }
    }
    // Equal dice of a phase are alike, so which of them is the selecting one is compared when the die is chosen.
    if let Some(Removed { place, .. }) = &mut complete.removed
        && *place == RemovedPlace::Selector
    {
        *place = RemovedPlace::Column;
    }
}
