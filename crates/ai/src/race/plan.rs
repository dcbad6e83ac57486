//! [`Plan`]: how a round goes for one player, if everyone's actions are known.

use game::Set;
use race::{Action, Card, Pick, Sort};

use super::best;
use super::economy::{Economy, count};
use super::judge::{Held, Judge, comes_with_good};

/// Where a player stands, and what is in hand.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    judge: &'a Judge,
    tableau: Vec<Card>,
    economy: Economy,
    goods: Set<Card>,
    chips: u16,
    /// The hand, the least promising first.
    hand: Vec<Held>,
    /// Cards that were drawn on the way, unknown yet, and what they promise together.
    drawn: f32,
    promise: f32,
}

/// A hand card to be placed.
struct Placing {
    /// Its place in the hand.
    index: usize,
    /// Cards to pay.
    cost: u8,
    /// The card of the tableau that is thrown away for it.
    throw: Option<Card>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(judge: &'a Judge, tableau: &[Card], goods: Set<Card>, chips: u16, hand: Set<Card>) -> Self {
        let economy = Economy::of(tableau);
        let hand = judge.hand(tableau, &economy, chips, hand);
        Self { judge, tableau: tableau.to_vec(), economy, goods, chips, hand, drawn: 0.0, promise: 0.0 }
    }

    /// What the position is worth after a round in which these actions are chosen.
    pub(super) fn after(&self, own: Pick, others: &[Pick]) -> f32 {
        let chosen = |action| others.iter().map(|pick| pick.count(action)).max().unwrap_or(0).max(own.count(action));
        let mut plan = self.clone();
        if chosen(Action::ExploreFive) + chosen(Action::ExploreOne) > 0 {
            plan.explore(own);
        }
        for run in 0..chosen(Action::Develop) {
            plan.develop(own.count(Action::Develop) > run);
        }
        for run in 0..chosen(Action::Settle) {
            plan.settle(own.count(Action::Settle) > run);
        }
        if chosen(Action::ConsumeTrade) + chosen(Action::ConsumeDouble) > 0 {
            plan.consume(own.count(Action::ConsumeTrade) > 0, own.count(Action::ConsumeDouble) > 0);
        }
        if chosen(Action::Produce) > 0 {
            plan.produce(own.count(Action::Produce) > 0);
        }
        plan.worth()
    }

    fn worth(&self) -> f32 {
        let hopes: f32 = self.hand.iter().map(|held| held.hope).sum();
        let table = self.judge.worth(&self.tableau, &self.economy, self.goods, self.chips);
        let unknown = self.judge.time() * self.judge.weights.drawn * self.drawn;
        table + hopes + unknown + self.promise + self.judge.money(self.cards())
    }

    fn cards(&self) -> usize {
        self.hand.len() + self.drawn.round() as usize
    }

    fn explore(&mut self, own: Pick) {
        let (five, one) = (own.count(Action::ExploreFive), own.count(Action::ExploreOne));
        let seen = f32::from(2 + 5 * five + one + self.economy.explore_draw);
        let kept = f32::from(1 + one + self.economy.explore_keep).min(seen);
        self.drawn += kept;
        // The best of several cards is better the more there are; the logarithm is close to the mean of normal ones.
        self.promise += self.judge.time() * self.judge.weights.search * kept * (seen / kept).ln();
    }

    /// Places the development that is best after paying, if any is.
    fn develop(&mut self, bonus: bool) {
        let spare = self.cards().saturating_sub(1) as u8;
        let is_new = |card: Card| self.tableau.iter().all(|placed| placed.design() != card.design());
        let choices = self.held(Sort::Development).filter_map(|(index, held)| {
            let cost = self.economy.development_cost(held.card.face(), bonus);
            (cost <= spare && is_new(held.card)).then(|| (self.net(index, cost), Placing { index, cost, throw: None }))
        });
        let draws = self.economy.develop_draw;
        if self.place(best(choices)).is_some() {
            self.drawn += f32::from(draws);
        }
    }

    /// Places the world that is best after paying, if any is.
    fn settle(&mut self, bonus: bool) {
        let spare = self.cards().saturating_sub(1) as u8;
        let choices = self.held(Sort::World).filter_map(|(index, held)| {
            let bill = self.economy.bill(held.card.face(), spare)?;
            let thrown = bill.throw.map_or(0.0, |_| 1.0 + self.judge.card);
            Some((self.net(index, bill.due) - thrown, Placing { index, cost: bill.due, throw: bill.throw }))
        });
        let draws = self.economy.settle_draw + u8::from(bonus);
        if let Some(world) = self.place(best(choices)) {
            self.drawn += f32::from(draws);
            if comes_with_good(world) {
                self.goods.insert(world);
            }
        }
    }

    /// The hand cards of a sort, with their places in the hand.
    fn held(&self, sort: Sort) -> impl Iterator<Item = (usize, &Held)> {
        self.hand.iter().enumerate().filter(move |(_, held)| held.card.face().sort == sort)
    }

    /// What placing a hand card gains, its cost and what it was worth in hand taken off.
    fn net(&self, index: usize, cost: u8) -> f32 {
        let Held { gain, hope, .. } = self.hand[index];
        let (before, after) = (self.cards(), self.cards() - 1 - usize::from(cost));
        let blind = self.drawn as usize;
        let others = self.hand.iter().enumerate().filter(|(other, _)| *other != index);
        let paid: f32 = others.take(usize::from(cost).saturating_sub(blind)).map(|(_, held)| held.hope).sum();
        gain - hope - paid - (self.judge.money(before) - self.judge.money(after))
    }

    /// Moves a card from the hand to the tableau and pays with the least promising cards.
    fn place(&mut self, best: Option<(f32, Placing)>) -> Option<Card> {
        let (_, Placing { index, cost, throw }) = best.filter(|(net, _)| *net > 0.0)?;
        let card = self.hand.remove(index).card;
        let blind = f32::from(cost).min(self.drawn.floor());
        self.drawn -= blind;
        self.hand.drain(..usize::from(cost - blind as u8).min(self.hand.len()));
        self.tableau.retain(|placed| Some(*placed) != throw);
        self.tableau.push(card);
        self.economy = Economy::of(&self.tableau);
        Some(card)
    }

    fn consume(&mut self, trade: bool, double: bool) {
        if trade && let Some(world) = self.best_sale(double) {
            self.drawn += f32::from(self.economy.sale(world));
            self.goods.remove(world);
        }
        let brought = self.economy.consume(count(self.goods), double);
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

    /// The good whose sale leaves most together with what the others are consumed for.
    fn best_sale(&self, double: bool) -> Option<Card> {
        let worth = |world: Card| {
            let mut others = self.goods;
            others.remove(world);
            let rest = self.economy.consume(count(others), double);
            rest.vp + self.judge.card * (rest.cards + f32::from(self.economy.sale(world)))
        };
        best(self.goods.iter().map(|world| (worth(world), world))).map(|(_, world)| world)
    }

    fn produce(&mut self, bonus: bool) {
        let (goods, drawn) = self.economy.produce(self.goods, bonus);
        self.goods = goods;
        self.drawn += drawn;
    }
}
