//! [`Plan`]: how a round goes for one player, if everyone's actions are known.

use std::rc::Rc;

use game::Set;
use race::{Action, Card, Pick, PlayerLook, Sort};

use super::appraisal::{Appraisal, Held, comes_with_good, is_new};
use super::best;
use super::economy::count;
use super::facts::{Facts, Memo};

/// A player's position and hand.
#[derive(Clone)]
pub(super) struct Plan<'a> {
    appraisal: &'a Appraisal,
    /// The tableau.
    facts: Rc<Facts>,
    goods: Set<Card>,
    chips: u16,
    /// The hand, the least promising first.
    hand: Vec<Held>,
    /// The number of cards drawn on the way, still unknown, and their total promise.
    drawn: f32,
    promise: f32,
}

/// A hand card to place.
struct Placing {
    /// Its index in the hand.
    index: usize,
    /// Cards to pay.
    cost: u8,
    /// The card discarded from the tableau for it.
    discard: Option<Card>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(appraisal: &'a Appraisal, memo: &Memo, player: PlayerLook<'_>, hand: Set<Card>) -> Self {
        let (facts, chips) = (memo.facts(player.tableau().cards()), player.vp());
        let hand = appraisal.hand(memo, &facts, chips, hand);
        Self { appraisal, facts, goods: player.goods(), chips, hand, drawn: 0.0, promise: 0.0 }
    }

    /// The value of the position after a round in which these actions are chosen.
    pub(super) fn after(&self, memo: &Memo, own: Pick, others: &[Pick]) -> f32 {
        let chosen = |action| others.iter().map(|pick| pick.count(action)).max().unwrap_or(0).max(own.count(action));
        let mut plan = self.clone();
        if chosen(Action::ExploreFive) + chosen(Action::ExploreOne) > 0 {
            plan.explore(own);
        }
        for run in 0..chosen(Action::Develop) {
            plan.develop(memo, own.count(Action::Develop) > run);
        }
        for run in 0..chosen(Action::Settle) {
            plan.settle(memo, own.count(Action::Settle) > run);
        }
        if chosen(Action::ConsumeTrade) + chosen(Action::ConsumeDouble) > 0 {
            plan.consume(own.count(Action::ConsumeTrade) > 0, own.count(Action::ConsumeDouble) > 0);
        }
        if chosen(Action::Produce) > 0 {
            plan.produce(own.count(Action::Produce) > 0);
        }
        plan.value()
    }

    fn value(&self) -> f32 {
        let hopes: f32 = self.hand.iter().map(|held| held.hope).sum();
        let table = self.appraisal.value(&self.facts, self.goods, self.chips);
        let unknown = self.appraisal.time() * self.appraisal.weights.drawn * self.drawn;
        table + hopes + unknown + self.promise + self.appraisal.money(self.cards())
    }

    fn cards(&self) -> usize {
        self.hand.len() + self.drawn.round() as usize
    }

    fn explore(&mut self, own: Pick) {
        let (five, one) = (own.count(Action::ExploreFive), own.count(Action::ExploreOne));
        let seen = f32::from(2 + 5 * five + one + self.facts.economy.sums.explore_draw as u8);
        let kept = f32::from(1 + one + self.facts.economy.sums.explore_keep as u8).min(seen);
        self.drawn += kept;
        // The best of several cards is better the more there are. The logarithm approximates the expected maximum of
        // normal ones.
        self.promise += self.appraisal.time() * self.appraisal.weights.search * kept * (seen / kept).ln();
    }

    /// Places the best development after paying, if any is worth it.
    fn develop(&mut self, memo: &Memo, bonus: bool) {
        let spare = self.cards().saturating_sub(1) as u8;
        let choices = self.held(Sort::Development).filter_map(|(index, held)| {
            let cost = self.facts.economy.development_cost(held.card.face(), bonus);
            (cost <= spare && is_new(self.facts.cards, held.card))
                .then(|| (self.net(index, cost), Placing { index, cost, discard: None }))
        });
        let (placing, draws) = (best(choices), self.facts.economy.develop_draw());
        if self.place(memo, placing).is_some() {
            self.drawn += f32::from(draws);
        }
    }

    /// Places the best world after paying, if any is worth it.
    fn settle(&mut self, memo: &Memo, bonus: bool) {
        let spare = self.cards().saturating_sub(1) as u8;
        let choices = self.held(Sort::World).filter_map(|(index, held)| {
            let bill = self.facts.economy.bill(held.card.face(), spare)?;
            let discarding = bill.discard.map_or(0.0, |_| 1.0 + self.appraisal.card);
            Some((self.net(index, bill.due) - discarding, Placing { index, cost: bill.due, discard: bill.discard }))
        });
        let draws = self.facts.economy.sums.settle_draw_after as u8 + u8::from(bonus);
        let placing = best(choices);
        if let Some(world) = self.place(memo, placing) {
            self.drawn += f32::from(draws);
            if comes_with_good(world) {
                self.goods.insert(world);
            }
        }
    }

    /// The hand cards of one type, with their indexes in the hand.
    fn held(&self, sort: Sort) -> impl Iterator<Item = (usize, &Held)> {
        self.hand.iter().enumerate().filter(move |(_, held)| held.card.face().sort == sort)
    }

    /// The gain from placing a hand card, minus its cost and its value in hand.
    fn net(&self, index: usize, cost: u8) -> f32 {
        let Held { gain, hope, .. } = self.hand[index];
        let (before, after) = (self.cards(), self.cards() - 1 - usize::from(cost));
        let blind = self.drawn as usize;
        let others = self.hand.iter().enumerate().filter(|(other, _)| *other != index);
        let paid: f32 = others.take(usize::from(cost).saturating_sub(blind)).map(|(_, held)| held.hope).sum();
        gain - hope - paid - (self.appraisal.money(before) - self.appraisal.money(after))
    }

    /// Moves a card from the hand to the tableau and pays with the least promising cards.
    fn place(&mut self, memo: &Memo, best: Option<(f32, Placing)>) -> Option<Card> {
        let (_, Placing { index, cost, discard }) = best.filter(|(net, _)| *net > 0.0)?;
        let card = self.hand.remove(index).card;
        let blind = f32::from(cost).min(self.drawn.floor());
        self.drawn -= blind;
        self.hand.drain(..usize::from(cost - blind as u8).min(self.hand.len()));
        let mut tableau = self.facts.cards;
        discard.map(|card| tableau.remove(card));
        self.facts = memo.facts_with(tableau, card);
        Some(card)
    }

    fn consume(&mut self, trade: bool, double: bool) {
        if trade && let Some(world) = self.best_sale(double) {
            self.drawn += f32::from(self.facts.economy.sale(world));
            self.goods.remove(world);
        }
        let brought = self.facts.economy.consume(count(self.goods), double);
        self.chips += brought.vp as u16;
        self.drawn += brought.cards;
        let mut left = brought.left;
        let stays = |world: &Card| {
            let Some(kind) = world.face().kind() else { return false };
            let stays = left[kind as usize] > 0;
            left[kind as usize] -= u8::from(stays);
            stays
        };
        self.goods = self.goods.iter().filter(stays).collect();
    }

    /// The good whose sale brings most, together with consuming the others.
    fn best_sale(&self, double: bool) -> Option<Card> {
        let value = |world: Card| {
            let mut others = self.goods;
            others.remove(world);
            let rest = self.facts.economy.consume(count(others), double);
            rest.vp + self.appraisal.card * (rest.cards + f32::from(self.facts.economy.sale(world)))
        };
        best(self.goods.iter().map(|world| (value(world), world))).map(|(_, world)| world)
    }

    fn produce(&mut self, bonus: bool) {
        let (goods, drawn) = self.facts.economy.produce(self.goods, bonus);
        self.goods = goods;
        self.drawn += drawn;
    }
}
