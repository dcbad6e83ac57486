//! [`Economy`]: what a tableau can do, with all powers added up by phase.

use game::Set;
use race::{Card, ConsumePower, Face, Filter, Kind, Power, Price, ProducePower, SettlePower, Source, Sums};

/// Numbers of goods by kind.
pub(super) type Goods = [u8; 4];

/// All powers of a tableau, added up.
#[derive(Clone, Debug, Default)]
pub(super) struct Economy {
    /// The powers that simply add up.
    pub(super) sums: Sums,
    production: Set<Card>,
    windfalls: Set<Card>,
    /// Powers that produce on a windfall world of a kind, and of any kind.
    windfall_powers: Goods,
    any_windfall: u8,
    /// Consume powers, the most efficient first.
    consumers: Vec<ConsumePower>,
    /// The card that can be discarded for Military, and how much.
    pub(super) tactics: Option<(Card, i8)>,
    /// The card that can be discarded to pay nothing.
    pub(super) ship: Option<Card>,
    /// The discount when paying for military worlds, if that is possible.
    pub(super) specialist: Option<u8>,
    /// Cards drawn in every Produce phase, regardless of what is produced.
    produce_draw: u8,
    draw_per_good: Goods,
    draw_per_kind: u8,
    draw_for_most: Goods,
    world_kinds: Goods,
    draw_per_world: Goods,
}

/// What consuming brings.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Yield {
    pub(super) vp: f32,
    pub(super) cards: f32,
    /// The remaining goods.
    pub(super) left: Goods,
}

/// The cheapest way to settle a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bill {
    /// Hand cards to discard.
    pub(super) due: u8,
    /// The card discarded from the tableau for it.
    pub(super) discard: Option<Card>,
}

impl Economy {
    pub(super) fn of(cards: Set<Card>) -> Self {
        let mut all = Self::default();
        for card in cards.iter() {
            all.add(card);
        }
        all.consumers = in_best_order(all.consumers);
        all
    }

    fn add(&mut self, card: Card) {
        let face = card.face();
        self.sums.add(card);
        if let Some(good) = face.good {
            self.world_kinds[good.kind as usize] += 1;
            match good.source {
                Source::Production => self.production.insert(card),
                Source::Windfall => self.windfalls.insert(card),
            }
        }
        for power in face.powers {
            match *power {
                Power::III(power) => self.add_settle(card, power),
                Power::IV(power) => self.consumers.push(power),
                Power::V(power) => self.add_produce(power),
                Power::I(_) | Power::II(_) | Power::Trade(_) => {}
            }
        }
    }

    fn add_settle(&mut self, card: Card, power: SettlePower) {
        match power {
            SettlePower::DiscardForMilitary(amount) => self.tactics = Some((card, amount)),
            SettlePower::DiscardForZeroCost { .. } => self.ship = Some(card),
            SettlePower::PayForMilitary { discount, .. } => self.specialist = Some(discount),
            SettlePower::Discount { .. }
            | SettlePower::DrawAfter(_)
            | SettlePower::Military(_)
            | SettlePower::MilitaryVsKind { .. }
            | SettlePower::MilitaryVsRebel(_) => {}
        }
    }

    /// Cards drawn for each development, before and after it.
    pub(super) fn develop_draw(&self) -> u8 {
        (self.sums.develop_draw_at_start + self.sums.develop_draw_after) as u8
    }

    fn add_produce(&mut self, power: ProducePower) {
        match power {
            ProducePower::OnWindfall(Filter::Only(kind)) => self.windfall_powers[kind as usize] += 1,
            ProducePower::OnWindfall(Filter::Any) => self.any_windfall += 1,
            ProducePower::Draw(cards) => self.produce_draw += cards,
            ProducePower::DrawPerGood { kind, cards } => self.draw_per_good[kind as usize] += cards,
            ProducePower::DrawPerKind(cards) => self.draw_per_kind += cards,
            ProducePower::DrawPerWorld { kind, cards } => self.draw_per_world[kind as usize] += cards,
            ProducePower::DrawIfMost { kind, cards } => self.draw_for_most[kind as usize] += cards,
            // The worlds themselves define what they produce and draw.
            ProducePower::Here(_) | ProducePower::DrawIfProducedHere(_) => {}
        }
    }

    /// What the good of a world sells for.
    pub(super) fn sale(&self, world: Card) -> u8 {
        self.sums.sale(world)
    }

    /// The goods after a Produce phase, and the cards drawn in it.
    pub(super) fn produce(&self, goods: Set<Card>, bonus: bool) -> (Set<Card>, f32) {
        let mut made = self.production.without(goods);
        let (empty, mut of_kind) = (self.windfalls.without(goods), self.windfall_powers);
        let mut any = self.any_windfall + u8::from(bonus);
        // The most valuable kinds first. Within a kind, the highest number is as good as any other.
        for kind in (0..Kind::ALL.len()).rev() {
            for world in empty.iter().filter(|world| kind_of(*world) == Some(kind)) {
                let powers = if of_kind[kind] > 0 { &mut of_kind[kind] } else { &mut any };
                if *powers > 0 {
                    *powers -= 1;
                    made.insert(world);
                }
            }
        }
        (goods.union(made), self.drawn_for(made))
    }

    /// Cards drawn for producing on these worlds.
    fn drawn_for(&self, made: Set<Card>) -> f32 {
        let produced = count(made);
        let mut cards = self.produce_draw;
        for world in made.iter() {
            cards += world.draws_for_good();
        }
        let mut most = 0.0;
        for (kind, &made) in produced.iter().enumerate() {
            cards += self.draw_per_good[kind] * made + self.draw_per_world[kind] * self.world_kinds[kind];
            cards += self.draw_per_kind * u8::from(made > 0);
            // The production of the others is unknown. With two or more goods the chance is good.
            let chance = [0.0, 0.5, 0.8][usize::from(made.min(2))];
            most += chance * f32::from(self.draw_for_most[kind]);
        }
        f32::from(cards) + most
    }

    /// A rough estimate of what all Consume powers together make of goods: the best power takes its goods first.
    pub(super) fn consume(&self, goods: Goods, double: bool) -> Yield {
        consume(&self.consumers, goods, double)
    }

    /// How much Military is missing for a conquest.
    pub(super) fn missing(&self, face: &Face) -> i8 {
        (face.price.number() as i8 - self.sums.strength(face.design.card())).max(0)
    }

    /// The cheapest way to settle a world when paying with this many cards. Discards from the tableau only if there is
    /// no other way.
    pub(super) fn bill(&self, face: &Face, cards: u8) -> Option<Bill> {
        let plain = |due| Bill { due, discard: None };
        let off = self.sums.discount_on(face.kind()) as u8;
        let alien = face.kind() == Some(Kind::Alien);
        let paid = match face.price {
            Price::Cost(cost) => Some(cost.saturating_sub(off)),
            Price::Defense(_) if self.missing(face) == 0 => return Some(plain(0)),
            Price::Defense(defense) => {
                self.specialist.filter(|_| !alien).map(|discount| defense.saturating_sub(discount + off))
            }
        };
        if let Some(due) = paid.filter(|due| *due <= cards) {
            return Some(plain(due));
        }
        let discarding = |card| Bill { due: 0, discard: Some(card) };
        if let Some((card, amount)) = self.tactics.filter(|_| face.is_military())
            && self.missing(face) <= amount
        {
            return Some(discarding(card));
        }
        self.ship.filter(|_| paid.is_some() && !alien).map(discarding)
    }

    /// What a development costs.
    pub(super) fn development_cost(&self, face: &Face, bonus: bool) -> u8 {
        self.sums.development_cost(face.design.card(), bonus)
    }
}

fn kind_of(world: Card) -> Option<usize> {
    world.face().kind().map(|kind| kind as usize)
}

/// How many goods of each kind lie on these worlds.
pub(super) fn count(worlds: Set<Card>) -> Goods {
    let mut goods = Goods::default();
    for kind in worlds.iter().filter_map(kind_of) {
        goods[kind] += 1;
    }
    goods
}

/// The powers, the most efficient first.
pub(super) fn in_best_order(mut powers: Vec<ConsumePower>) -> Vec<ConsumePower> {
    powers.sort_by(|one, other| efficiency(*other).total_cmp(&efficiency(*one)));
    powers
}

/// A rough estimate of what a power makes of one good. It defines the order in which powers are best used.
fn efficiency(power: ConsumePower) -> f32 {
    match power {
        // A narrow power goes before an equally good broad one.
        ConsumePower::Goods { kind, goods, vp, cards, .. } => {
            let narrow = if kind == Filter::Any { 0.0 } else { 0.3 };
            (1.5 * f32::from(vp) + 0.6 * f32::from(cards)) / f32::from(goods.max(1)) + narrow
        }
        ConsumePower::DistinctKinds { kinds, vp } => 1.5 * f32::from(vp) / f32::from(kinds.max(1)),
        ConsumePower::ForTradePrice { .. } => 2.0,
        ConsumePower::Draw(_) | ConsumePower::Gamble { .. } => 9.0,
        // It takes what the others leave.
        ConsumePower::AllGoods { .. } => 0.0,
        ConsumePower::HandCards { .. } => -1.0,
    }
}

/// Uses powers in the given order on goods.
pub(super) fn consume(powers: &[ConsumePower], mut goods: Goods, double: bool) -> Yield {
    let (mut vp, mut cards) = (0, 0.0);
    for power in powers {
        match *power {
            ConsumePower::Goods { kind, goods: each, uses, vp: points, cards: drawn } => {
                let times = uses.min(matching(goods, kind) / each.max(1));
                (0..times * each).for_each(|_| take(&mut goods, kind));
                vp += times * points;
                cards += f32::from(times * drawn);
            }
            ConsumePower::DistinctKinds { kinds, vp: points } => {
                if goods.iter().filter(|&&left| left > 0).count() >= usize::from(kinds) {
                    let mut plentiful = [0, 1, 2, 3];
                    plentiful.sort_by_key(|&kind| std::cmp::Reverse(goods[kind]));
                    plentiful.iter().take(kinds.into()).for_each(|&kind| goods[kind] -= 1);
                    vp += points;
                }
            }
            ConsumePower::AllGoods { vp_offset } => {
                vp += std::mem::take(&mut goods).iter().sum::<u8>().saturating_add_signed(vp_offset);
            }
            ConsumePower::ForTradePrice { .. } => {
                if let Some(kind) = Kind::ALL.into_iter().rev().find(|&kind| goods[kind as usize] > 0) {
                    goods[kind as usize] -= 1;
                    cards += f32::from(kind.price());
                }
            }
            ConsumePower::Draw(drawn) => cards += f32::from(drawn),
            ConsumePower::Gamble { .. } => cards += 0.2,
            ConsumePower::HandCards { .. } => {}
        }
    }
    Yield { vp: f32::from(vp) * if double { 2.0 } else { 1.0 }, cards, left: goods }
}

fn matching(goods: Goods, filter: Filter) -> u8 {
    match filter {
        Filter::Any => goods.iter().sum(),
        Filter::Only(kind) => goods[kind as usize],
    }
}

/// Takes a good that matches the filter, from the kind with the most goods.
fn take(goods: &mut Goods, filter: Filter) {
    let most = Kind::ALL.into_iter().filter(|&kind| filter.allows(kind)).max_by_key(|&kind| goods[kind as usize]);
    if let Some(kind) = most {
        goods[kind as usize] = goods[kind as usize].saturating_sub(1);
    }
}
