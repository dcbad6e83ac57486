//! [`Placing`]: what Develop and Settle have in common. Everyone chooses a card in secret, then what was placed is paid for.

use game::{BySeat, SealedChoice, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::event::Event;
use crate::galaxy::Galaxy;

/// How far everyone is with placing a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Placing {
    /// Everyone chooses what to place.
    Choosing(SealedChoice<Placement>),
    /// What was placed is paid for, or conquered.
    Paying(BySeat<Bill>),
}

/// A card to place, or none. (An `Option` inside the `Option` of a sealed answer would be lost in JSON.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Placement {
    Pass,
    Place(Card),
}

impl Placement {
    pub(crate) fn of(card: Option<Card>) -> Self {
        card.map_or(Self::Pass, Self::Place)
    }

    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Self::Pass => None,
            Self::Place(card) => Some(card),
        }
    }
}

/// How far a seat is with the card it placed in Develop or Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// It placed nothing.
    #[default]
    Nothing,
    /// The card is still to be paid for, or to be conquered.
    Due(Card),
    /// It is paid for; cards are still to be drawn.
    Paid(Card),
    /// All done.
    Done(Card),
}

impl Bill {
    /// The card that is still to be paid for.
    pub(crate) fn due(self) -> Option<Card> {
        match self {
            Self::Due(card) => Some(card),
            Self::Nothing | Self::Paid(_) | Self::Done(_) => None,
        }
    }
}

impl Placing {
    /// Asks everyone what to place, even those who can place nothing: not to be asked would tell the others.
    pub(crate) fn ask(players: u8) -> (Self, Seats) {
        let asked = Seats::all(players);
        (Self::Choosing(SealedChoice::ask(players, asked)), asked)
    }

    pub(crate) fn sealed(&self) -> Seats {
        match self {
            Self::Choosing(sealed) => sealed.answered(),
            Self::Paying(_) => Seats::NONE,
        }
    }

    pub(crate) fn missing(&self) -> Seats {
        match self {
            Self::Choosing(sealed) => sealed.missing(),
            Self::Paying(_) => Seats::NONE,
        }
    }

    /// What a seat has sealed: a card or none.
    pub(crate) fn sealed_card(&self, seat: Seat) -> Option<Option<Card>> {
        match self {
            Self::Choosing(sealed) => sealed.answer(seat).map(|placement| placement.card()),
            Self::Paying(_) => None,
        }
    }
}

/// Places what everyone chose, in seat order; `placed` says what else happens to each card.
pub(crate) fn place<S: Sink<Event>>(
    galaxy: &mut Galaxy,
    sealed: &SealedChoice<Placement>,
    out: &mut S,
    placed: impl Fn(&mut Galaxy, Seat, Card, &mut S),
) -> BySeat<Bill> {
    let mut bills = BySeat::new(galaxy.setup.players, |_| Bill::Nothing);
    for (seat, placement) in sealed.answers() {
        let Some(card) = placement.card() else {
            out.everyone(|| Event::Passed { seat });
            continue;
        };
        galaxy.place(seat, card, out);
        bills[seat] = Bill::Due(card);
        placed(galaxy, seat, card, out);
    }
    bills
}
