//! Every way to settle a world: paying, conquering, or paying for a military world, each with or without discarding
//! cards for it. Rules.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::cards::index::{SETTLE_SPECIALS, Sums, World};
use crate::cards::{Card, Kind, Power};
use crate::galaxy::Player;
use crate::military;
use crate::moves::Move;
use crate::phase::settle::SettlePower;
use crate::prompt::{AfterPlacing, Cost, Origin, Reason, Strength, WayOption, Why};

/// How a world is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A peaceful world is paid for.
    Pay,
    /// A military world is conquered.
    Conquer,
    /// A military world is paid for as if it were peaceful.
    Negotiate,
}

/// One way to settle a world, and what it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// How.
    pub way: Way,
    /// Cards discarded from the tableau for it.
    pub discards: Set<Card>,
    /// Hand cards to discard.
    pub due: u8,
}

impl Offer {
    /// The move that accepts the offer and discards these hand cards.
    pub(crate) fn answer(self, cards: Set<Card>) -> Move {
        Move::PayWorld { way: self.way, discards: self.discards, cards }
    }
}

impl Sums {
    /// How many cards less a world costs with goods of this kind, or without goods.
    #[must_use]
    pub fn discount_on(&self, kind: Option<Kind>) -> i8 {
        self.settle_discount + kind.map_or(0, |kind| self.settle_discount_of[kind as usize])
    }
}

/// The most ways to settle a world: conquer, pay, or pay nothing, each with and without discarding for Military.
const MOST_OFFERS: usize = 6;

/// Every way to settle a world. Within each kind, those without discards come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offers {
    // Slots past `len` all hold the same value, which keeps the derived equality correct.
    offers: [Offer; MOST_OFFERS],
    len: u8,
}

impl Default for Offers {
    fn default() -> Self {
        Self { offers: [Offer { way: Way::Pay, discards: Set::EMPTY, due: 0 }; MOST_OFFERS], len: 0 }
    }
}

impl FromIterator<Offer> for Offers {
    fn from_iter<T: IntoIterator<Item = Offer>>(offers: T) -> Self {
        let mut all = Self::default();
        offers.into_iter().for_each(|offer| all.push(offer));
        all
    }
}

impl Offers {
    /// The ways.
    #[must_use]
    pub fn as_slice(&self) -> &[Offer] {
        &self.offers[..usize::from(self.len)]
    }

    fn push(&mut self, offer: Offer) {
        if let Some(slot) = self.offers.get_mut(usize::from(self.len)) {
            *slot = offer;
            self.len += 1;
        }
    }

    /// The offer that a move accepts.
    pub(crate) fn find(&self, way: Way, discards: Set<Card>) -> Option<Offer> {
        self.as_slice().iter().copied().find(|offer| offer.way == way && offer.discards == discards)
    }

    /// The only way, if it costs and discards nothing. In that case nothing is asked.
    pub(crate) fn forced(&self) -> Option<Offer> {
        let &[offer] = self.as_slice() else { return None };
        (offer.due == 0 && offer.discards.is_empty() && offer.way != Way::Negotiate).then_some(offer)
    }
}

/// The cards of a tableau that allow special ways. No name is in a tableau twice, so there is at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Specials {
    /// Discarded for this much Military.
    military: Option<(Card, i8)>,
    /// Discarded to pay nothing, except for worlds of one kind.
    zero_cost: Option<(Card, Kind)>,
    /// Kept in play, to pay for military worlds at this discount, except for one kind.
    negotiate: Option<(Card, u8, Kind)>,
}

impl Specials {
    fn of(cards: Set<Card>) -> Self {
        let mut specials = Self::default();
        for card in cards.intersection(SETTLE_SPECIALS).iter() {
            for power in card.face().powers {
                match *power {
                    Power::III(SettlePower::DiscardForMilitary(amount)) => specials.military = Some((card, amount)),
                    Power::III(SettlePower::DiscardForZeroCost { not }) => specials.zero_cost = Some((card, not)),
                    Power::III(SettlePower::PayForMilitary { discount, not }) => {
                        specials.negotiate = Some((card, discount, not));
                    }
                    Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => {}
                }
            }
        }
        specials
    }
}

/// A player who is about to settle, or has placed a world but not yet paid for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settler {
    sums: Sums,
    specials: Specials,
    /// Hand cards that can pay. The world cannot pay for itself.
    cards: u8,
}

impl Settler {
    /// Before the world is placed.
    pub(crate) fn choosing(player: &Player) -> Self {
        let cards = player.hand_size().saturating_sub(1) as u8;
        Self { sums: *player.tableau.sums(), specials: Specials::of(player.tableau.cards()), cards }
    }

    /// After the world is placed. Its own powers do not count yet.
    pub(crate) fn paying(player: &Player, world: Card) -> Self {
        let specials = Specials::of(player.tableau.cards());
        Self { sums: player.tableau.sums_without(world), specials, cards: player.hand_size() as u8 }
    }

    /// The cost of paying for a world. `None` if it is military and cannot be paid for.
    fn cost(&self, world: &World) -> Option<u8> {
        let discount = match (world.military, self.specials.negotiate) {
            (false, _) => 0,
            (true, Some((_, discount, not))) if world.kind != Some(not) => discount,
            (true, _) => return None,
        };
        Some(world.price.saturating_sub(discount + self.sums.discount_on(world.kind) as u8))
    }

    /// The card that reduces the cost of a world to zero.
    fn zero_cost(&self, world: &World) -> Option<Card> {
        self.specials.zero_cost.filter(|&(_, not)| world.kind != Some(not)).map(|(card, _)| card)
    }

    /// The strength against a world after discarding everything that helps.
    fn most_strength(&self, world: &World) -> i8 {
        self.sums.strength_against(world) + self.specials.military.map_or(0, |(_, amount)| amount)
    }

    /// Whether there is any way to settle the world.
    pub(crate) fn can_settle(&self, world: Card) -> bool {
        let world = World::of(world);
        let pays = |cost| cost <= self.cards || self.zero_cost(world).is_some();
        self.cost(world).is_some_and(pays) || (world.military && self.most_strength(world) >= world.price as i8)
    }

    /// Every way to settle a world.
    pub(crate) fn offers(&self, card: Card) -> Offers {
        let (world, mut offers) = (World::of(card), Offers::default());
        let tactics = self.specials.military;
        let discarded = [Some(None), tactics.map(Some)];
        for tactics in discarded.into_iter().flatten() {
            let discards: Set<Card> = tactics.map(|(card, _)| card).into_iter().collect();
            let strength = self.sums.strength_against(world) + tactics.map_or(0, |(_, amount)| amount);
            if world.military && strength >= world.price as i8 {
                offers.push(Offer { way: Way::Conquer, discards, due: 0 });
            }
            let Some(cost) = self.cost(world) else { continue };
            let way = if world.military { Way::Negotiate } else { Way::Pay };
            if cost <= self.cards {
                offers.push(Offer { way, discards, due: cost });
            }
            if let Some(ship) = self.zero_cost(world) {
                let mut discards = discards;
                discards.insert(ship);
                offers.push(Offer { way, discards, due: 0 });
            }
        }
        offers
    }

    /// The strength against a world after discarding cards.
    pub(crate) fn strength(&self, world: Card, discards: Set<Card>) -> i8 {
        let discarded =
            self.specials.military.filter(|&(card, _)| discards.contains(card)).map_or(0, |(_, amount)| amount);
        self.sums.strength(world) + discarded
    }

    /// Why there is no way to settle the world.
    pub(crate) fn refusal(&self, card: Card) -> Option<Why> {
        if self.can_settle(card) {
            return None;
        }
        let world = World::of(card);
        let strength = self.most_strength(world);
        Some(match self.cost(world) {
            Some(cost) if world.military => {
                Why::TooStrongAndExpensive { defense: world.price, strength, cost, cards: self.cards }
            }
            Some(cost) => Why::TooExpensive { cost, cards: self.cards },
            None => Why::TooStrong { defense: world.price, strength },
        })
    }
}

/// A way to settle a world, with the breakdown of its numbers.
pub(crate) fn explained(
    player: &Player,
    settler: &Settler,
    card: Card,
    Offer { way, discards, due }: Offer,
    after: AfterPlacing,
) -> WayOption {
    let tableau = player.tableau.as_slice();
    let cost = (way != Way::Conquer).then(|| cost_explained(settler, tableau, card, discards));
    let strength = (way == Way::Conquer).then(|| {
        let mut reasons = military::reasons(tableau, card);
        if let Some((discarded, amount)) = settler.specials.military.filter(|&(card, _)| discards.contains(card)) {
            reasons.push(Reason::of(Origin::Discarded(discarded), amount));
        }
        Strength { defense: card.face().price.number(), reasons, strength: settler.strength(card, discards) }
    });
    WayOption { way, discards, due, cost, strength, after }
}

fn cost_explained(settler: &Settler, tableau: &[Card], world: Card, discards: Set<Card>) -> Cost {
    let mut reasons = Vec::new();
    if let Some((card, discount, _)) = settler.specials.negotiate.filter(|_| world.face().is_military()) {
        reasons.extend(Reason::unless_zero(Origin::Card(card), -(discount as i8)));
    }
    for &card in tableau.iter().filter(|&&card| card != world) {
        reasons.extend(Reason::unless_zero(Origin::Card(card), -Sums::of(card).discount_on(world.face().kind())));
    }
    let printed = world.face().price.number();
    let mut cost = settler.cost(World::of(world)).unwrap_or(0);
    if let Some(ship) = settler.zero_cost(World::of(world)).filter(|&ship| discards.contains(ship)) {
        reasons.push(Reason::of(Origin::Discarded(ship), -(cost as i8)));
        cost = 0;
    }
    Cost { printed, reasons, cost }
}
