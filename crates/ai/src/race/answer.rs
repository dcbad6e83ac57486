//! [`Answers`]: the answers to all questions within a round, judged by the position afterwards.

use std::cell::OnceCell;
use std::rc::Rc;

use game::Set;
use race::{Action, Card, Choice, ConsumePower, Look, Move, Offer, Options, Use, Uses};

use super::appraisal::{Appraisal, Held};
use super::best;
use super::economy::{consume, count, in_best_order};
use super::facts::{Facts, Memo};

/// What the answers depend on.
pub(super) struct Answers<'a> {
    look: Look<'a>,
    memo: &'a Memo,
    appraisal: Appraisal,
    facts: Rc<Facts>,
    /// Hand and explored cards, the least promising first. Computed lazily: it is the slowest part, and many answers do
    /// not need it.
    ranked: OnceCell<Vec<Held>>,
}

impl<'a> Answers<'a> {
    pub(super) fn new(look: Look<'a>, memo: &'a Memo) -> Self {
        let (appraisal, facts) = (Appraisal::new(look, memo), memo.facts(look.own().tableau().cards()));
        Self { look, memo, appraisal, facts, ranked: OnceCell::new() }
    }

    /// Hand and explored cards, the least promising first.
    fn cards(&self) -> &[Held] {
        self.ranked.get_or_init(|| {
            let held = self.look.hand().union(self.look.drawn());
            self.appraisal.hand(self.memo, &self.facts, self.look.own().vp(), held)
        })
    }

    /// The answer to anything except the choice of actions.
    pub(super) fn to(&self, options: &Options) -> Move {
        match *options {
            Options::Discard { from, count } => Move::Discard(self.worst(from, count)),
            Options::Keep { from, count } => {
                let rest = self.worst(from, (from.len() as u8).saturating_sub(count));
                Move::Keep(from.without(rest))
            }
            Options::Pay { from, count } => Move::Pay(self.worst(from, count)),
            Options::PayWorld { offers, from } => self.way(offers.as_slice(), from),
            Options::Develop { .. }
            | Options::Settle { .. }
            | Options::Sell { .. }
            | Options::Consume(_)
            | Options::Produce { .. } => best(self.valued(options).into_iter()).map_or(Move::Stop, |(_, best)| best),
            Options::Choose | Options::ChoosePair => unreachable!("actions are chosen by a plan"),
        }
    }

    /// What each answer to a question about a card or a good is worth. Of equal ones the first is preferred.
    pub(super) fn valued(&self, options: &Options) -> Vec<(f32, Move)> {
        match *options {
            Options::Develop { from } => self.developments(from),
            Options::Settle { from } => self.worlds(from),
            Options::Sell { from } => self.sales(from),
            Options::Consume(uses) => self.consumptions(&uses),
            Options::Produce { from } => self.productions(from),
            Options::Discard { .. }
            | Options::Keep { .. }
            | Options::Pay { .. }
            | Options::PayWorld { .. }
            | Options::Choose
            | Options::ChoosePair => Vec::new(),
        }
    }

    /// The least promising of these cards.
    fn worst(&self, from: Set<Card>, count: u8) -> Set<Card> {
        let ranked = self.cards().iter().map(|held| held.card).filter(|&card| from.contains(card));
        ranked.take(count.into()).collect()
    }

    /// The gain from placing a card after paying this many others for it.
    fn net(&self, card: Card, due: u8) -> f32 {
        let before = self.cards().len();
        let after = before.saturating_sub(1 + usize::from(due));
        let lost = self.appraisal.money(before) - self.appraisal.money(after);
        let others = self.cards().iter().filter(|held| held.card != card);
        let paid: f32 = others.take(due.into()).map(|held| held.hope).sum();
        let held = self.cards().iter().find(|held| held.card == card);
        held.map_or(f32::MIN, |held| held.gain - held.hope) - paid - lost
    }

    fn developments(&self, from: Set<Card>) -> Vec<(f32, Move)> {
        let nets = from.iter().map(|card| (self.net(card, self.look.development_cost(card)), card));
        placing(nets, Move::Develop)
    }

    fn worlds(&self, from: Set<Card>) -> Vec<(f32, Move)> {
        let net = |card: Card| {
            let offers = self.look.offers(card);
            let cheapest = offers.as_slice().iter().map(|offer| self.price(offer)).fold(f32::MAX, f32::min);
            self.net(card, 0) - cheapest
        };
        placing(from.iter().map(|card| (net(card), card)), Move::Settle)
    }

    /// The price of a way to settle: the cards paid, and what leaves the tableau.
    fn price(&self, offer: &Offer) -> f32 {
        let cards = self.cards().len();
        let money = self.appraisal.money(cards) - self.appraisal.money(cards.saturating_sub(offer.due.into()));
        let hopes: f32 = self.cards().iter().take(offer.due.into()).map(|held| held.hope).sum();
        if offer.discards.is_empty() {
            return money + hopes;
        }
        let left = self.memo.facts(self.facts.cards.without(offer.discards));
        let value = |facts: &Facts| self.appraisal.value(facts, self.goods(), self.look.own().vp());
        money + hopes + value(&self.facts) - value(&left)
    }

    fn goods(&self) -> Set<Card> {
        self.look.own().goods()
    }

    fn way(&self, offers: &[Offer], from: Set<Card>) -> Move {
        let cheapest = best(offers.iter().map(|offer| (-self.price(offer), offer)));
        let Some((_, &Offer { way, discards, due })) = cheapest else { return Move::Stop };
        Move::PayWorld { way, discards, cards: self.worst(from, due) }
    }

    fn sales(&self, from: Set<Card>) -> Vec<(f32, Move)> {
        let value = |world: Card| {
            let rest = self.facts.economy.consume(count(without(self.goods(), world)), self.doubles());
            rest.vp + self.appraisal.card * (rest.cards + f32::from(self.look.sale(world)))
        };
        from.iter().map(|world| (value(world), Move::Sell(world))).collect()
    }

    /// Whether points are doubled in this phase.
    fn doubles(&self) -> bool {
        self.look.own().pick.count(Action::ConsumeDouble) > 0
    }

    /// The uses of powers, each with what it brings together with everything that can follow.
    fn consumptions(&self, options: &Uses) -> Vec<(f32, Move)> {
        let may_stop = options.may_stop();
        let mut uses: Vec<(f32, Move)> = Vec::new();
        for Use { card, power, effect, choice } in options.iter() {
            match choice {
                Choice::Goods { .. } | Choice::Kinds { .. } => {
                    let after = self.powers_but(card, power);
                    choice.each_goods(|goods| {
                        let reward = self.look.reward(effect, goods);
                        let rest = consume(&after, count(self.goods().without(goods)), self.doubles());
                        let cards = f32::from(reward.cards) + rest.cards;
                        let value = f32::from(reward.vp) + rest.vp + self.appraisal.card * cards;
                        uses.push((value, Move::Consume { card, power, goods }));
                    });
                }
                Choice::Number { low, high } => {
                    // It costs nothing and may bring a card, so it comes first.
                    let likeliest = self.likeliest(low, high);
                    uses.extend((low..=high).map(|number| {
                        let value = if number == likeliest { f32::MAX } else { f32::MIN };
                        (value, Move::Gamble { card, power, number })
                    }));
                }
                Choice::Hand { most, .. } => {
                    let vp = self.look.reward(effect, Set::EMPTY).vp;
                    let cards = self.worth_less_than(f32::from(vp), most);
                    // Better after all other draws, unless nothing else is left.
                    let value = if cards.is_empty() || !may_stop { f32::MIN } else { 0.0 };
                    uses.push((value, Move::ConsumeHand { card, power, cards }));
                }
            }
        }
        if may_stop {
            uses.push((-1.0, Move::Stop));
        }
        uses
    }

    /// The Consume powers left after using one of them.
    fn powers_but(&self, card: Card, power: u8) -> Vec<ConsumePower> {
        let left = self.look.consume_powers_left().filter(|&(of, index, _)| (of, index) != (card, power));
        in_best_order(left.map(|(_, _, effect)| effect).collect())
    }

    /// The number on the most unseen cards.
    fn likeliest(&self, low: u8, high: u8) -> u8 {
        let unseen = self.look.unseen();
        (low..=high).max_by_key(|&number| race::winning(unseen, number)).unwrap_or(low)
    }

    /// Hand cards worth less than this many points, the worst first.
    fn worth_less_than(&self, points: f32, most: u8) -> Set<Card> {
        let mut cards = Set::EMPTY;
        for (discarded, held) in self.cards().iter().take(most.into()).enumerate() {
            let held_before = self.cards().len() - discarded;
            let money = self.appraisal.money(held_before) - self.appraisal.money(held_before - 1);
            if held.hope + money < points {
                cards.insert(held.card);
            }
        }
        cards
    }

    fn productions(&self, from: Set<Card>) -> Vec<(f32, Move)> {
        let value = |world: Card| {
            let mut goods = self.goods();
            goods.insert(world);
            let table = self.appraisal.value(&self.facts, goods, self.look.own().vp());
            let draws = f32::from(world.draws_for_good());
            // If nothing can be consumed, prefer the most expensive good.
            table + self.appraisal.card * draws + 0.001 * f32::from(self.facts.economy.sale(world))
        };
        from.iter().map(|world| (value(world), Move::Produce(world))).collect()
    }
}

/// Placing one of these cards, or none: that gains nothing, and is preferred to what gains no more.
fn placing(nets: impl Iterator<Item = (f32, Card)>, answer: fn(Option<Card>) -> Move) -> Vec<(f32, Move)> {
    std::iter::once((0.0, answer(None))).chain(nets.map(|(net, card)| (net, answer(Some(card))))).collect()
}

fn without(mut goods: Set<Card>, world: Card) -> Set<Card> {
    goods.remove(world);
    goods
}
