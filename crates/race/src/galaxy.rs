//! [`Galaxy`]: everything on the table, small enough to copy without the heap.

use game::{BySeat, Chance, Element, Observer, Seat, Set, Sink};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Setup;
use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::{PRODUCERS, Sums, consumers_of};
use crate::event::{Cause, Event};
use crate::round::{Pick, Step};

/// Everything on the table, and the progress of the round. The [`Stage`](crate::phase::Stage) holds the open questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Galaxy {
    pub(crate) setup: Setup,
    /// From 1; 0 before the first round.
    pub(crate) round: u16,
    /// The current phase.
    pub(crate) step: Step,
    /// What each player chose this round, once revealed.
    pub(crate) picks: BySeat<Pick>,
    /// The steps of this round, as bits. They follow from `picks`.
    pub(crate) steps: u16,
    pub(crate) players: BySeat<Player>,
    pub(crate) goods: Goods,
    /// The draw pile. It is a set, not a list: the next card is drawn at random when needed.
    pub(crate) deck: Set<Card>,
    pub(crate) discard: Set<Card>,
    /// The cards of the discard pile that were discarded face up.
    pub(crate) open_discards: Set<Card>,
    /// Points left in the pool, which can be overdrawn.
    pub(crate) pool: i16,
    pub(crate) chance: Chance,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Set<Card>,
    pub(crate) tableau: Tableau,
    /// The worlds that carry a good.
    pub(crate) goods: Set<Card>,
    pub(crate) vp: u16,
    /// The cards of the discard pile that this player discarded face down.
    #[serde(rename = "thrown")]
    pub(crate) discarded: Set<Card>,
    /// Hand cards known to everyone: won in a gamble, and no card has left the hand face down since.
    pub(crate) shown: Set<Card>,
}

impl Player {
    /// How many cards are in hand.
    pub(crate) fn hand_size(&self) -> u32 {
        self.hand.len()
    }
}

/// The most cards a tableau can hold: eleven, plus four in a last round with two Develops and two Settles.
const MOST_PLACED: usize = 16;

/// A player's face-up cards in the order they were placed, with the totals of their powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tableau {
    // Slots past `len` hold the default, which keeps the derived equality correct.
    order: [Card; MOST_PLACED],
    len: u8,
    cards: Set<Card>,
    sums: Sums,
    /// The Consume powers, as bits.
    consumers: u64,
    /// The positions, as bits, of cards that act while worlds produce.
    producers: u16,
}

impl Tableau {
    /// A tableau of these cards, placed in this order.
    #[must_use]
    pub fn of(cards: &[Card]) -> Self {
        let mut tableau = Self::default();
        for &card in cards {
            tableau.place(card);
        }
        tableau
    }

    /// The cards in the order they were placed.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.order[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards.
    #[must_use]
    pub fn cards(&self) -> Set<Card> {
        self.cards
    }

    /// The totals of the cards' powers.
    #[must_use]
    pub fn sums(&self) -> &Sums {
        &self.sums
    }

    pub(crate) fn consumers(&self) -> u64 {
        self.consumers
    }

    /// The last card among the first `count` that acts while the worlds produce, and its position.
    pub(crate) fn last_producer(&self, count: u8) -> Option<(u8, Card)> {
        let producers = u32::from(self.producers) & ((1 << count) - 1);
        let place = producers.checked_ilog2()? as u8;
        Some((place, self.order[usize::from(place)]))
    }

    /// The totals that count in the phase in which `card` was placed: all cards but that one.
    pub(crate) fn sums_without(&self, card: Card) -> Sums {
        let mut sums = self.sums;
        if self.cards.contains(card) {
            sums.remove(card);
        }
        sums
    }

    /// Adds a card.
    pub fn place(&mut self, card: Card) {
        if usize::from(self.len) == MOST_PLACED {
            return;
        }
        self.order[usize::from(self.len)] = card;
        self.producers |= u16::from(PRODUCERS.contains(card)) << self.len;
        self.len += 1;
        self.cards.insert(card);
        self.sums.add(card);
        self.consumers |= consumers_of(card);
    }

    /// Removes a card. The others keep their order.
    pub fn remove(&mut self, card: Card) {
        let Some(at) = self.as_slice().iter().position(|&other| other == card) else { return };
        self.order.copy_within(at + 1.., at);
        self.order[MOST_PLACED - 1] = Card::default();
        self.len -= 1;
        self.cards.remove(card);
        self.sums.remove(card);
        self.consumers &= !consumers_of(card);
        let below = (1 << at) - 1;
        self.producers = self.producers & below | self.producers >> 1 & !below;
    }
}

impl Serialize for Tableau {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tableau {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > MOST_PLACED {
            return Err(D::Error::custom(format!("at most {MOST_PLACED} cards in a tableau, not {}", cards.len())));
        }
        Ok(Self::of(&cards))
    }
}

/// How many worlds there are. They have the lowest numbers.
const WORLDS: usize = 64;

/// The hidden card under each world with a good. A world is in at most one tableau, so one list is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goods([u8; WORLDS]);

const NO_GOOD: u8 = u8::MAX;

impl Default for Goods {
    fn default() -> Self {
        Self([NO_GOOD; WORLDS])
    }
}

impl Goods {
    pub(crate) fn on(&self, world: Card) -> Option<Card> {
        let number = *self.0.get(usize::from(world.number()))?;
        (number != NO_GOOD).then(|| Card::from_number(number))
    }

    pub(crate) fn put(&mut self, world: Card, good: Card) {
        if let Some(slot) = self.0.get_mut(usize::from(world.number())) {
            *slot = good.number();
        }
    }

    pub(crate) fn take(&mut self, world: Card) -> Option<Card> {
        let good = self.on(world)?;
        self.0[usize::from(world.number())] = NO_GOOD;
        Some(good)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Card, Card)> {
        (0..WORLDS as u8).map(Card::from_number).filter_map(|world| Some((world, self.on(world)?)))
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut goods = Self::default();
        for (world, good) in std::collections::BTreeMap::<Card, Card>::deserialize(deserializer)? {
            goods.put(world, good);
        }
        Ok(goods)
    }
}

impl Galaxy {
    /// All cards except those lying face up and those the observer holds or discarded.
    pub(crate) fn unseen(&self, observer: Observer) -> Set<Card> {
        let mut located = self.open_discards;
        for player in self.players.values() {
            located = located.union(player.tableau.cards()).union(player.shown);
        }
        if let Observer::Seat(seat) = observer
            && let Some(own) = self.players.get(seat)
        {
            located = located.union(own.hand).union(own.discarded);
        }
        Card::ALL.without(located)
    }

    /// Whether a seat chose an action that gives a bonus in the current phase.
    pub(crate) fn has_bonus(&self, seat: Seat, action: Action) -> bool {
        self.picks[seat].count(action) > u8::from(self.step.is_second())
    }

    /// Draws the next card, which nobody looks at yet. The discard pile becomes the deck as soon as the deck is empty.
    pub(crate) fn draw(&mut self, out: &mut impl Sink<Event>) -> Option<Card> {
        self.draw_by(Set::draw, out)
    }

    /// Draws a card by picking it from the deck in this way.
    fn draw_by(
        &mut self,
        pick: impl FnOnce(&mut Set<Card>, &mut Chance) -> Option<Card>,
        out: &mut impl Sink<Event>,
    ) -> Option<Card> {
        if self.deck.is_empty() {
            self.reshuffle(out);
        }
        let card = pick(&mut self.deck, &mut self.chance)?;
        if self.deck.is_empty() {
            self.reshuffle(out);
        }
        Some(card)
    }

    #[cold]
    fn reshuffle(&mut self, out: &mut impl Sink<Event>) {
        if self.discard.is_empty() {
            return;
        }
        self.deck = std::mem::take(&mut self.discard);
        self.open_discards = Set::EMPTY;
        for player in self.players.values_mut() {
            player.discarded = Set::EMPTY;
        }
        let cards = self.deck.len() as u8;
        out.everyone(|| Event::Reshuffled { cards });
    }

    /// A seat draws this many cards, or as many as there are. A [`Position`](crate::Position) can name them.
    pub(crate) fn draw_some(&mut self, seat: Seat, count: u8, out: &mut impl Sink<Event>) -> Set<Card> {
        let (mut cards, line) = (Set::EMPTY, usize::from(seat.number()));
        for _ in 0..count {
            let Some(card) = self.draw_by(|deck, chance| deck.draw_for(line, chance), out) else { break };
            cards.insert(card);
        }
        cards
    }

    /// Draws into a hand.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, count: u8, cause: Cause, out: &mut impl Sink<Event>) {
        let cards = self.draw_some(seat, count, out);
        let hand = &mut self.players[seat].hand;
        *hand = hand.union(cards);
        self.tell_cards(seat, cards, cause, out);
    }

    /// Tells everyone how many cards were drawn, and the owner which ones.
    pub(crate) fn tell_cards(&self, seat: Seat, cards: Set<Card>, cause: Cause, out: &mut impl Sink<Event>) {
        if !cards.is_empty() {
            out.everyone(|| Event::Drew { seat, count: cards.len() as u8, cause });
            out.only(seat, || Event::Saw { seat, cards });
        }
    }

    /// Discards hand cards face down. Everyone learns how many, and the seat itself which ones.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: Set<Card>, cause: Cause, out: &mut impl Sink<Event>) {
        if cards.is_empty() {
            return;
        }
        let player = &mut self.players[seat];
        player.hand = player.hand.without(cards);
        player.shown = Set::EMPTY;
        self.discard_unseen(seat, cards);
        out.everyone(|| Event::Discarded { seat, count: cards.len() as u8, cause });
        out.only(seat, || Event::DiscardedCards { seat, cards });
    }

    /// Discards cards that only this seat has seen.
    pub(crate) fn discard_unseen(&mut self, seat: Seat, cards: Set<Card>) {
        self.players[seat].discarded = self.players[seat].discarded.union(cards);
        self.discard = self.discard.union(cards);
    }

    /// Discards a card from the tableau, face up.
    pub(crate) fn discard_from_tableau(&mut self, seat: Seat, card: Card) {
        self.players[seat].tableau.remove(card);
        self.discard_openly(card);
    }

    /// Discards a card that everyone has seen.
    pub(crate) fn discard_openly(&mut self, card: Card) {
        self.discard.insert(card);
        self.open_discards.insert(card);
    }

    /// Moves a card from the hand to the tableau.
    pub(crate) fn place(&mut self, seat: Seat, card: Card, out: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.shown.remove(card);
        player.tableau.place(card);
        out.everyone(|| Event::Placed { seat, card });
    }

    /// Puts the next card of the deck under a world. Returns whether there was one.
    pub(crate) fn place_good(&mut self, seat: Seat, world: Card, cause: Cause, out: &mut impl Sink<Event>) -> bool {
        let Some(good) = self.draw(out) else { return false };
        self.goods.put(world, good);
        self.players[seat].goods.insert(world);
        out.everyone(|| Event::GoodPlaced { seat, world, cause });
        true
    }

    /// Discards the goods of these worlds without revealing them.
    pub(crate) fn discard_goods(&mut self, seat: Seat, worlds: Set<Card>) {
        for world in worlds.iter() {
            if let Some(good) = self.goods.take(world) {
                self.discard.insert(good);
            }
        }
        self.players[seat].goods = self.players[seat].goods.without(worlds);
    }

    /// Gives points from the pool, which can be overdrawn.
    pub(crate) fn give_vp(&mut self, seat: Seat, vp: u8) {
        self.players[seat].vp += u16::from(vp);
        self.pool -= i16::from(vp);
    }
}
