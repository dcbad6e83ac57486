//! [`Placing`]: what Develop and Settle have in common. Everyone secretly chooses a card, then pays for it.

use game::{BySeat, SealedChoice, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::cards::index::Sums;
use crate::event::Event;
use crate::galaxy::{Galaxy, Player, Tableau};
use crate::prompt::{AfterPlacing, Origin, Reason};
use crate::scoring::{self, Score};

/// Each seat's progress with placing a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Placing {
    /// Everyone chooses what to place.
    Choosing(SealedChoice<Placement>),
    /// The placed cards are paid for, or conquered.
    Paying(BySeat<Bill>),
}

/// A card to place, or none. (JSON would lose an `Option` inside the `Option` of a sealed answer.)
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

/// A seat's progress with the card it placed in Develop or Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// It placed nothing.
    #[default]
    Nothing,
    /// The card still has to be paid for or conquered.
    Due(Card),
    /// The card is paid for. The draws are still to come.
    Paid(Card),
    /// Everything is done.
    Done(Card),
}

impl Bill {
    /// The card that still has to be paid for.
    pub(crate) fn due(self) -> Option<Card> {
        match self {
            Self::Due(card) => Some(card),
            Self::Nothing | Self::Paid(_) | Self::Done(_) => None,
        }
    }
}

impl Placing {
    /// Asks everyone what to place, even players who cannot place anything: skipping them would tell the others.
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

    /// The sealed choice of a seat: a card or none.
    pub(crate) fn sealed_card(&self, seat: Seat) -> Option<Option<Card>> {
        match self {
            Self::Choosing(sealed) => sealed.answer(seat).map(|placement| placement.card()),
            Self::Paying(_) => None,
        }
    }
}

/// Places what everyone chose, in seat order. `placed` says what else happens to each card.
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

/// The cards drawn after placing a card, by the powers already in play.
pub(crate) fn draws_after(
    tableau: &Tableau,
    placed: Card,
    drawn: impl Fn(&Sums) -> i8,
) -> impl Iterator<Item = (Card, u8)> {
    let before = tableau.as_slice().iter().copied().filter(move |&card| card != placed);
    before.map(move |card| (card, drawn(Sums::of(card)) as u8)).filter(|&(_, cards)| cards > 0)
}

/// Draws of cards, as reasons.
pub(crate) fn drawing(draws: impl Iterator<Item = (Card, u8)>) -> impl Iterator<Item = Reason> {
    draws.map(|(card, cards)| Reason::of(Origin::Card(card), cards as i8))
}

/// The consequences of placing a card (it may already be placed), paying `due` cards and discarding others for it.
pub(crate) fn after(player: &Player, placed: Card, due: u8, discards: Set<Card>, draws: Vec<Reason>) -> AfterPlacing {
    let kept = player.tableau.as_slice().iter().copied().filter(|&card| card != placed && !discards.contains(card));
    let tableau: Vec<Card> = kept.chain([placed]).collect();
    let score = Score::of(&tableau, player.vp).total();
    let hand = player.hand.without(Set::from_iter([placed])).len() as u8;
    AfterPlacing { score, change: score - scoring::score(player).total(), hand: hand.saturating_sub(due), draws }
}
