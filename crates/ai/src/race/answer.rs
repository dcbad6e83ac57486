//! [`Answers`]: everything that is asked within a round, answered by what is left after it.

use std::cell::OnceCell;

use game::{Observer, Set};
use race::{
    Action, Card, ConsumeChoice, ConsumeOption, ConsumePower, DevelopOption, Move, OwnView, PlayerView, Prompt,
    SaleOption, SettleOption, StageView, View, WayOption, WindfallOption,
};

use super::best;
use super::economy::{Economy, consume, consume_power, count, in_best_order};
use super::judge::{Held, Judge};

/// What is needed to answer.
pub(super) struct Answers<'a> {
    view: &'a View,
    judge: &'a Judge,
    player: &'a PlayerView,
    economy: Economy,
    /// Hand and explored cards.
    held: Set<Card>,
    /// The same, the least promising first: many answers do not need it, and it takes longest.
    ranked: OnceCell<Vec<Held>>,
}

impl<'a> Answers<'a> {
    pub(super) fn new(view: &'a View, judge: &'a Judge, player: &'a PlayerView, own: &OwnView) -> Self {
        let (economy, held) = (Economy::of(&player.tableau), own.hand.union(own.drawn));
        Self { view, judge, player, economy, held, ranked: OnceCell::new() }
    }

    /// Hand and explored cards, the least promising first.
    fn cards(&self) -> &[Held] {
        self.ranked.get_or_init(|| self.judge.hand(&self.player.tableau, &self.economy, self.player.vp, self.held))
    }

    /// The answer to a prompt that leaves no choice, which needs no thought.
    pub(super) fn forced(prompt: &Prompt) -> Option<Move> {
        match prompt {
            Prompt::Develop { options, .. } if options.is_empty() => Some(Move::Develop(None)),
            Prompt::Settle { options, .. } if options.is_empty() => Some(Move::Settle(None)),
            _ => None,
        }
    }

    pub(super) fn to(&self, prompt: &Prompt) -> Move {
        match prompt {
            Prompt::Discard { count, from, .. } => Move::Discard(self.worst(*from, *count)),
            Prompt::Keep { from, count, .. } => {
                let thrown = self.worst(*from, (from.len() as u8).saturating_sub(*count));
                Move::Keep(from.without(thrown))
            }
            Prompt::Develop { options, .. } => Move::Develop(self.development(options)),
            Prompt::Pay { cost, from, .. } => Move::Pay(self.worst(*from, cost.cost)),
            Prompt::Settle { options, .. } => Move::Settle(self.world(options)),
            Prompt::PayWorld { ways, from, .. } => self.way(ways, *from),
            Prompt::Sell { options } => self.sale(options),
            Prompt::Consume { options, may_stop } => self.consumption(options, *may_stop),
            Prompt::Produce { options, .. } => self.production(options),
            Prompt::Choose { .. } | Prompt::ChoosePair { .. } => unreachable!("actions are chosen by a plan"),
        }
    }

    /// The least promising of these cards.
    fn worst(&self, from: Set<Card>, count: u8) -> Set<Card> {
        let ranked = self.cards().iter().map(|held| held.card).filter(|&card| from.contains(card));
        ranked.take(count.into()).collect()
    }

    /// What placing a card gains after paying so many others for it.
    fn net(&self, card: Card, due: u8) -> f32 {
        let before = self.cards().len();
        let after = before.saturating_sub(1 + usize::from(due));
        let lost = self.judge.money(before) - self.judge.money(after);
        let others = self.cards().iter().filter(|held| held.card != card);
        let paid: f32 = others.take(due.into()).map(|held| held.hope).sum();
        let held = self.cards().iter().find(|held| held.card == card);
        held.map_or(f32::MIN, |held| held.gain - held.hope) - paid - lost
    }

    fn development(&self, options: &[DevelopOption]) -> Option<Card> {
        let nets = options.iter().map(|option| (self.net(option.card, option.cost.cost), option.card));
        best(nets).filter(|(net, _)| *net > 0.0).map(|(_, card)| card)
    }

    fn world(&self, options: &[SettleOption]) -> Option<Card> {
        let net = |option: &SettleOption| {
            let cheapest = option.ways.iter().map(|way| self.price(way)).fold(f32::MAX, f32::min);
            self.net(option.card, 0) - cheapest
        };
        best(options.iter().map(|option| (net(option), option.card)))
            .filter(|(net, _)| *net > 0.0)
            .map(|(_, card)| card)
    }

    /// What a way to settle costs: the cards, and what is thrown out of the tableau.
    fn price(&self, way: &WayOption) -> f32 {
        let cards = self.cards().len();
        let money = self.judge.money(cards) - self.judge.money(cards.saturating_sub(way.due.into()));
        let hopes: f32 = self.cards().iter().take(way.due.into()).map(|held| held.hope).sum();
        if way.throw.is_empty() {
            return money + hopes;
        }
        let left: Vec<Card> = self.player.tableau.iter().copied().filter(|&card| !way.throw.contains(card)).collect();
        let worth =
            |tableau: &[Card], economy: &Economy| self.judge.worth(tableau, economy, self.player.goods, self.player.vp);
        money + hopes + worth(&self.player.tableau, &self.economy) - worth(&left, &Economy::of(&left))
    }

    fn way(&self, ways: &[WayOption], from: Set<Card>) -> Move {
        let cheapest = best(ways.iter().map(|way| (-self.price(way), way)));
        let Some((_, way)) = cheapest else { return Move::Stop };
        Move::PayWorld { way: way.way, throw: way.throw, cards: self.worst(from, way.due) }
    }

    fn sale(&self, options: &[SaleOption]) -> Move {
        let worth = |option: &SaleOption| {
            let rest = self.economy.consume(count(without(self.player.goods, option.world)), self.doubles());
            rest.vp + self.judge.card * (rest.cards + f32::from(option.cards))
        };
        best(options.iter().map(|option| (worth(option), option.world)))
            .map_or(Move::Stop, |(_, world)| Move::Sell(world))
    }

    /// Whether points are doubled in this phase.
    fn doubles(&self) -> bool {
        self.player.pick.count(Action::ConsumeDouble) > 0
    }

    /// The use of a power after which, together with all that can follow, most was got.
    fn consumption(&self, options: &[ConsumeOption], may_stop: bool) -> Move {
        let mut uses: Vec<(f32, Move)> = Vec::new();
        for option in options {
            let (card, power) = (option.card, option.power);
            match &option.choice {
                ConsumeChoice::Goods(all) => {
                    let after = self.powers_but(option);
                    uses.extend(all.iter().map(|used| {
                        let left = count(self.player.goods.without(used.goods));
                        let rest = consume(&after, left, self.doubles());
                        let cards = f32::from(used.reward.cards) + rest.cards;
                        let worth = f32::from(used.reward.vp) + rest.vp + self.judge.card * cards;
                        (worth, Move::Consume { card, power, goods: used.goods })
                    }));
                }
                ConsumeChoice::Number { low, high } => {
                    // It costs nothing and may bring a card: at once.
                    return Move::Gamble { card, power, number: self.likeliest(*low, *high) };
                }
                ConsumeChoice::Hand { most, vp, .. } => {
                    let cards = self.worth_less_than(f32::from(*vp), *most);
                    // Better once everything else is drawn, unless that was all.
                    let worth = if cards.is_empty() || !may_stop { f32::MIN } else { 0.0 };
                    uses.push((worth, Move::ConsumeHand { card, power, cards }));
                }
            }
        }
        if may_stop {
            uses.push((-1.0, Move::Stop));
        }
        best(uses.into_iter()).map_or(Move::Stop, |(_, used)| used)
    }

    /// The Consume powers that are left after using one of them.
    fn powers_but(&self, used: &ConsumeOption) -> Vec<ConsumePower> {
        let (StageView::Consume(all), Observer::Seat(seat)) = (&self.view.stage, self.view.observer) else {
            return Vec::new();
        };
        let left = all[seat].left.iter().filter(|left| (left.card, left.power) != (used.card, used.power));
        let powers = left.filter_map(|left| consume_power(left.card, left.power));
        in_best_order(powers.collect())
    }

    /// The number that most unseen cards bear.
    fn likeliest(&self, low: u8, high: u8) -> u8 {
        let bearing = |number: u8| self.view.unseen.iter().filter(|card| card.face().price.number() == number).count();
        (low..=high).max_by_key(|&number| bearing(number)).unwrap_or(low)
    }

    /// Hand cards that are worth less than so many points, the worst first.
    fn worth_less_than(&self, points: f32, most: u8) -> Set<Card> {
        let mut cards = Set::EMPTY;
        for (thrown, held) in self.cards().iter().take(most.into()).enumerate() {
            let held_before = self.cards().len() - thrown;
            let money = self.judge.money(held_before) - self.judge.money(held_before - 1);
            if held.hope + money < points {
                cards.insert(held.card);
            }
        }
        cards
    }

    fn production(&self, options: &[WindfallOption]) -> Move {
        let worth = |option: &WindfallOption| {
            let mut goods = self.player.goods;
            goods.insert(option.world);
            let table = self.judge.worth(&self.player.tableau, &self.economy, goods, self.player.vp);
            // Where nothing can be consumed, the dearest good is as good as any.
            table + self.judge.card * f32::from(option.draws) + 0.001 * f32::from(self.economy.sale(option.world))
        };
        best(options.iter().map(|option| (worth(option), option.world)))
            .map_or(Move::Stop, |(_, world)| Move::Produce(world))
    }
}

fn without(mut goods: Set<Card>, world: Card) -> Set<Card> {
    goods.remove(world);
    goods
}
