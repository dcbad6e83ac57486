//! [`Ledger`]: where every card is, kept by the engine's events alone.

use std::collections::BTreeMap;

use game::{Seat, Set};
use race::{Card, POOL_PER_PLAYER, PlayerSnapshot, Snapshot};

use super::list;
use super::trace::{Cards, State};
use crate::check::Mismatch;

/// Where every card is.
pub(super) struct Ledger {
    /// The cards in the order in which they leave the deck.
    script: Vec<Card>,
    /// How many of them the events have reported.
    told: usize,
    players: Vec<Holdings>,
    pool: i64,
    deck: Set<Card>,
    discard: Set<Card>,
    /// Cards that had left the deck when it was refilled, and that no event has reported yet.
    awaited: Set<Card>,
}

/// What belongs to a player.
#[derive(Default)]
struct Holdings {
    hand: Set<Card>,
    explored: Set<Card>,
    tableau: Vec<Card>,
    goods: BTreeMap<Card, Card>,
    vp: i64,
}

impl Ledger {
    pub(super) fn new(players: u8, script: Vec<Card>) -> Self {
        Self {
            script,
            told: 0,
            players: (0..players).map(|_| Holdings::default()).collect(),
            pool: i64::from(players) * i64::from(POOL_PER_PLAYER),
            deck: Card::ALL,
            discard: Set::EMPTY,
            awaited: Set::EMPTY,
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.players[seat.index()]
    }

    pub(super) fn hand(&self, seat: Seat) -> Set<Card> {
        self.players[seat.index()].hand
    }

    pub(super) fn tableau(&self, seat: Seat) -> &[Card] {
        &self.players[seat.index()].tableau
    }

    pub(super) fn start(&mut self, seat: Seat, world: Card) {
        self.deck.remove(world);
        self.of(seat).tableau.push(world);
    }

    /// The next cards of the script leave the deck.
    pub(super) fn draw(&mut self, count: u8) -> Result<Vec<Card>, Mismatch> {
        let cards = self.script.get(self.told..self.told + usize::from(count)).map(<[_]>::to_vec);
        let Some(cards) = cards else {
            let all = self.script.len();
            return Err(Mismatch::new("cards that left the deck", format!("{all} in all"), format!("{count} more")));
        };
        self.told += cards.len();
        for &card in &cards {
            if !self.awaited.remove(card) && !self.deck.remove(card) {
                return Err(Mismatch::new("a card that leaves the deck", card, "it is not in the deck"));
            }
        }
        Ok(cards)
    }

    pub(super) fn take_into_hand(&mut self, seat: Seat, cards: &[Card]) {
        cards.iter().for_each(|&card| self.of(seat).hand.insert(card));
    }

    pub(super) fn explore(&mut self, seat: Seat, cards: &[Card]) {
        self.of(seat).explored = cards.iter().copied().collect();
    }

    pub(super) fn keep(&mut self, seat: Seat, kept: Set<Card>, discarded: Set<Card>) -> Result<(), Mismatch> {
        let holdings = self.of(seat);
        let explored = std::mem::take(&mut holdings.explored);
        holdings.hand = holdings.hand.union(kept);
        self.discard = self.discard.union(discarded);
        if kept.union(discarded) == explored && kept.intersection(discarded).is_empty() {
            return Ok(());
        }
        let got = format!("{} kept, {} discarded", list(kept.iter()), list(discarded.iter()));
        Err(Mismatch::new("explored cards", list(explored.iter()), got).of(seat.number()))
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, cards: Set<Card>) -> Result<(), Mismatch> {
        let hand = &mut self.of(seat).hand;
        if !hand.contains_all(cards) {
            let missing = list(cards.without(*hand).iter());
            return Err(Mismatch::new("cards discarded", "cards in hand", missing).of(seat.number()));
        }
        *hand = hand.without(cards);
        self.discard = self.discard.union(cards);
        Ok(())
    }

    pub(super) fn discard_from_tableau(&mut self, seat: Seat, cards: Set<Card>) {
        self.of(seat).tableau.retain(|&card| !cards.contains(card));
        self.discard = self.discard.union(cards);
    }

    pub(super) fn discard_flipped(&mut self, card: Card) {
        self.discard.insert(card);
    }

    pub(super) fn place(&mut self, seat: Seat, card: Card) {
        let holdings = self.of(seat);
        holdings.hand.remove(card);
        holdings.tableau.push(card);
    }

    pub(super) fn put_good(&mut self, seat: Seat, world: Card, good: Card) {
        self.of(seat).goods.insert(world, good);
    }

    /// The good of a world goes to the discard pile.
    pub(super) fn spend_good(&mut self, seat: Seat, world: Card) -> Result<Card, Mismatch> {
        let Some(good) = self.of(seat).goods.remove(&world) else {
            return Err(Mismatch::new("a good that is spent", "a world with a good", world).of(seat.number()));
        };
        self.discard.insert(good);
        Ok(good)
    }

    pub(super) fn give_vp(&mut self, seat: Seat, vp: u8) {
        self.of(seat).vp += i64::from(vp);
        self.pool -= i64::from(vp);
    }

    /// The discard pile becomes the deck; returns how many cards have left the old one, which events may not have reported yet.
    pub(super) fn reshuffle(&mut self) -> usize {
        self.awaited = self.awaited.union(self.deck);
        self.deck = std::mem::take(&mut self.discard);
        self.told + self.awaited.len() as usize
    }

    /// How things stand, without what only a full snapshot has.
    pub(super) fn state(&self) -> State {
        let each = self.players.iter();
        State {
            hands: each.clone().map(|holdings| holdings.hand.into()).collect(),
            tableaus: each.clone().map(|holdings| holdings.tableau.clone()).collect(),
            goods: each.clone().map(|holdings| holdings.goods.clone()).collect(),
            vp: each.map(|holdings| holdings.vp).collect(),
            pool: self.pool,
            deck: self.deck.len(),
            discard: self.discard.len(),
            discard_cards: Some(Cards::from(self.discard)),
            military: None,
            score_now: None,
        }
    }

    /// Whether the engine's state is what its events add up to.
    pub(super) fn check(&self, snapshot: &Snapshot) -> Result<(), Mismatch> {
        let differs = |what: &str| {
            Err(Mismatch::new(format_args!("{what} by the engine's events and state"), "equal", "different"))
        };
        if snapshot.deck != self.deck || snapshot.discard != self.discard || !self.awaited.is_empty() {
            return differs("deck and discard pile");
        }
        if i64::from(snapshot.pool) != self.pool {
            return differs("the pool");
        }
        for (seat, player) in snapshot.players.iter() {
            if !self.players[seat.index()].is(player) {
                return differs("what a player has").map_err(|mismatch| mismatch.of(seat.number()));
            }
        }
        Ok(())
    }
}

impl Holdings {
    fn is(&self, player: &PlayerSnapshot) -> bool {
        self.hand == player.hand
            && self.tableau == player.tableau
            && self.vp == i64::from(player.vp)
            && self.goods == player.goods.iter().copied().collect()
    }
}
