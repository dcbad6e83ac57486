//! What the engine asks about cards in its hot loops, computed from their faces at compile time.

use game::Set;

use super::{
    COPY_STEP, Card, DESIGNS, FACES, FIRST_COPY, FIRST_DOUBLE, Face, Filter, Keyword, Kind, Power, Price, Sort, Source,
};
use crate::phase::consume::ConsumePower;
use crate::phase::develop::DevelopPower;
use crate::phase::explore::ExplorePower;
use crate::phase::produce::ProducePower;
use crate::phase::settle::SettlePower;
use crate::phase::trade::TradePower;

/// The mask of all cards whose face passes a test. A macro, because closures cannot be called in const context yet.
macro_rules! cards_where {
    ($face:ident => $test:expr) => {{
        let (mut bits, mut number) = (0u128, 0);
        while number < super::CARDS {
            let $face = &FACES[Card(number).design_index()];
            if $test {
                bits |= 1 << number;
            }
            number += 1;
        }
        Set::from_bits(bits)
    }};
}

/// Whether the face has a power that matches the pattern.
macro_rules! has_power {
    ($face:ident, $pattern:pat) => {{
        let (mut found, mut index) = (false, 0);
        while index < $face.powers.len() {
            found |= matches!($face.powers[index], $pattern);
            index += 1;
        }
        found
    }};
}

/// All worlds.
pub(crate) const WORLDS: Set<Card> = cards_where!(face => matches!(face.sort, Sort::World));
/// All developments.
pub(crate) const DEVELOPMENTS: Set<Card> = cards_where!(face => matches!(face.sort, Sort::Development));
/// The start worlds.
pub(crate) const START_WORLDS: Set<Card> = cards_where!(face => face.start.is_some());
/// Windfall worlds.
pub(crate) const WINDFALLS: Set<Card> = cards_where!(face => face.has(Source::Windfall));
/// Worlds by the kind of their goods.
pub(crate) const OF_KIND: [Set<Card>; 4] = [
    cards_where!(face => matches!(face.kind(), Some(Kind::Novelty))),
    cards_where!(face => matches!(face.kind(), Some(Kind::Rare))),
    cards_where!(face => matches!(face.kind(), Some(Kind::Genes))),
    cards_where!(face => matches!(face.kind(), Some(Kind::Alien))),
];
/// Developments that cost at most this much.
pub(crate) const DEVELOPMENTS_UP_TO: [Set<Card>; 7] = [
    developments_up_to(0),
    developments_up_to(1),
    developments_up_to(2),
    developments_up_to(3),
    developments_up_to(4),
    developments_up_to(5),
    developments_up_to(6),
];

const fn developments_up_to(cost: u8) -> Set<Card> {
    cards_where!(face => matches!(face.sort, Sort::Development) && face.price.number() <= cost)
}

/// Cards that can be discarded, or kept in play, to settle in a special way.
pub(crate) const SETTLE_SPECIALS: Set<Card> = cards_where!(face => has_power!(
    face,
    Power::III(SettlePower::DiscardForMilitary(_) | SettlePower::DiscardForZeroCost { .. } | SettlePower::PayForMilitary { .. })
));
/// Cards that act in Produce while the worlds produce in turn.
pub(crate) const PRODUCERS: Set<Card> = cards_where!(face => has_power!(
    face,
    Power::V(ProducePower::Here(_) | ProducePower::OnWindfall(_) | ProducePower::Draw(_) | ProducePower::DrawPerWorld { .. })
));
/// Cards that produce on any windfall world.
pub(crate) const ANY_WINDFALL: Set<Card> =
    cards_where!(face => has_power!(face, Power::V(ProducePower::OnWindfall(Filter::Any))));
/// Cards that draw for goods that were produced.
pub(crate) const PRODUCE_DRAWS: Set<Card> = cards_where!(face => has_power!(
    face,
    Power::V(ProducePower::DrawPerGood { .. } | ProducePower::DrawPerKind(_))
));
/// Cards that compare what all players produced.
pub(crate) const PRODUCE_MOST: Set<Card> =
    cards_where!(face => has_power!(face, Power::V(ProducePower::DrawIfMost { .. })));

/// The worlds that match a filter.
pub(crate) const fn of_filter(filter: Filter) -> Set<Card> {
    match filter {
        Filter::Any => WORLDS,
        Filter::Only(kind) => OF_KIND[kind as usize],
    }
}

/// All cards that share a name with one of these, including the cards themselves.
pub(crate) const fn namesakes(cards: Set<Card>) -> Set<Card> {
    const FIRSTS: u128 = ((1 << FIRST_COPY) - 1) & !((1 << FIRST_DOUBLE) - 1);
    let bits = cards.bits();
    Set::from_bits(bits | (bits & FIRSTS) << COPY_STEP & Card::ALL.bits() | bits >> FIRST_COPY << FIRST_DOUBLE)
}

/// The totals of a tableau's powers, for the powers that simply add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Cards to look at in Explore.
    pub explore_draw: i8,
    /// Cards to keep in Explore.
    pub explore_keep: i8,
    /// Cards drawn before developments are chosen.
    pub develop_draw_at_start: i8,
    /// How many cards less developments cost.
    pub develop_discount: i8,
    /// Cards drawn after a development is paid for.
    pub develop_draw_after: i8,
    /// How many cards less worlds cost.
    pub settle_discount: i8,
    /// The same for worlds of one kind.
    pub settle_discount_of: [i8; 4],
    /// Cards drawn after a world is settled.
    pub settle_draw_after: i8,
    /// Military against every world.
    pub military: i8,
    /// Military against worlds of one kind.
    pub military_vs: [i8; 4],
    /// Military against Rebel worlds.
    pub military_vs_rebel: i8,
    /// Extra cards for every good sold.
    pub trade: i8,
    /// The same for goods of one kind.
    pub trade_of: [i8; 4],
}

impl Sums {
    const NONE: Self = Self {
        explore_draw: 0,
        explore_keep: 0,
        develop_draw_at_start: 0,
        develop_discount: 0,
        develop_draw_after: 0,
        settle_discount: 0,
        settle_discount_of: [0; 4],
        settle_draw_after: 0,
        military: 0,
        military_vs: [0; 4],
        military_vs_rebel: 0,
        trade: 0,
        trade_of: [0; 4],
    };

    /// What one card adds.
    #[must_use]
    pub fn of(card: Card) -> &'static Self {
        &SUMS[card.design_index()]
    }

    const fn of_face(face: &Face) -> Self {
        let (mut sums, mut index) = (Self::NONE, 0);
        while index < face.powers.len() {
            sums.count(face.powers[index]);
            index += 1;
        }
        sums
    }

    const fn count(&mut self, power: Power) {
        match power {
            Power::I(ExplorePower::Draw(n)) => self.explore_draw += n as i8,
            Power::I(ExplorePower::Keep(n)) => self.explore_keep += n as i8,
            Power::II(DevelopPower::DrawAtStart(n)) => self.develop_draw_at_start += n as i8,
            Power::II(DevelopPower::Discount(n)) => self.develop_discount += n as i8,
            Power::II(DevelopPower::DrawAfter(n)) => self.develop_draw_after += n as i8,
            Power::III(SettlePower::Discount { amount, kind: Filter::Any }) => self.settle_discount += amount as i8,
            Power::III(SettlePower::Discount { amount, kind: Filter::Only(kind) }) => {
                self.settle_discount_of[kind as usize] += amount as i8;
            }
            Power::III(SettlePower::DrawAfter(n)) => self.settle_draw_after += n as i8,
            Power::III(SettlePower::Military(n)) => self.military += n,
            Power::III(SettlePower::MilitaryVsKind { amount, kind }) => self.military_vs[kind as usize] += amount,
            Power::III(SettlePower::MilitaryVsRebel(n)) => self.military_vs_rebel += n,
            Power::Trade(TradePower::Bonus { cards, kind: Filter::Any }) => self.trade += cards as i8,
            Power::Trade(TradePower::Bonus { cards, kind: Filter::Only(kind) }) => {
                self.trade_of[kind as usize] += cards as i8;
            }
            Power::III(
                SettlePower::DiscardForMilitary(_)
                | SettlePower::DiscardForZeroCost { .. }
                | SettlePower::PayForMilitary { .. },
            )
            | Power::Trade(TradePower::BonusThisWorld(_))
            | Power::IV(_)
            | Power::V(_) => {}
        }
    }

    /// Adds a card that was placed.
    pub fn add(&mut self, card: Card) {
        let other = Self::of(card);
        self.explore_draw += other.explore_draw;
        self.explore_keep += other.explore_keep;
        self.develop_draw_at_start += other.develop_draw_at_start;
        self.develop_discount += other.develop_discount;
        self.develop_draw_after += other.develop_draw_after;
        self.settle_discount += other.settle_discount;
        self.settle_draw_after += other.settle_draw_after;
        self.military += other.military;
        self.military_vs_rebel += other.military_vs_rebel;
        self.trade += other.trade;
        for kind in 0..4 {
            self.settle_discount_of[kind] += other.settle_discount_of[kind];
            self.military_vs[kind] += other.military_vs[kind];
            self.trade_of[kind] += other.trade_of[kind];
        }
    }

    /// Subtracts a card.
    pub fn remove(&mut self, card: Card) {
        let other = Self::of(card);
        self.explore_draw -= other.explore_draw;
        self.explore_keep -= other.explore_keep;
        self.develop_draw_at_start -= other.develop_draw_at_start;
        self.develop_discount -= other.develop_discount;
        self.develop_draw_after -= other.develop_draw_after;
        self.settle_discount -= other.settle_discount;
        self.settle_draw_after -= other.settle_draw_after;
        self.military -= other.military;
        self.military_vs_rebel -= other.military_vs_rebel;
        self.trade -= other.trade;
        for kind in 0..4 {
            self.settle_discount_of[kind] -= other.settle_discount_of[kind];
            self.military_vs[kind] -= other.military_vs[kind];
            self.trade_of[kind] -= other.trade_of[kind];
        }
    }
}

static SUMS: [Sums; DESIGNS] = {
    let (mut sums, mut index) = ([Sums::NONE; DESIGNS], 0);
    while index < DESIGNS {
        sums[index] = Sums::of_face(&FACES[index]);
        index += 1;
    }
    sums
};

/// The facts that settling a world depends on, in four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct World {
    /// Cost or defense.
    pub(crate) price: u8,
    pub(crate) military: bool,
    pub(crate) kind: Option<Kind>,
    pub(crate) rebel: bool,
}

impl World {
    /// The facts about a world. They mean nothing for a development.
    pub(crate) fn of(card: Card) -> &'static Self {
        &WORLD_FACTS[card.design_index()]
    }
}

static WORLD_FACTS: [World; DESIGNS] = {
    let none = World { price: 0, military: false, kind: None, rebel: false };
    let (mut facts, mut index) = ([none; DESIGNS], 0);
    while index < DESIGNS {
        let face = &FACES[index];
        facts[index] = World {
            price: face.price.number(),
            military: matches!(face.price, Price::Defense(_)),
            kind: face.kind(),
            rebel: face.carries(Keyword::Rebel),
        };
        index += 1;
    }
    facts
};

/// A Consume power of some card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consumer {
    /// The index of the design that has the power in [`Design::ALL`](super::Design::ALL).
    pub design: u8,
    /// Its index among all powers of the card.
    pub index: u8,
    /// What it does.
    pub power: ConsumePower,
}

pub(crate) const CONSUMER_COUNT: usize = {
    let (mut count, mut design) = (0, 0);
    while design < DESIGNS {
        let mut index = 0;
        while index < FACES[design].powers.len() {
            if let Power::IV(_) = FACES[design].powers[index] {
                count += 1;
            }
            index += 1;
        }
        design += 1;
    }
    count
};

/// All Consume powers. A set of them fits the bits of one `u64`.
pub static CONSUMERS: [Consumer; CONSUMER_COUNT] = {
    assert!(CONSUMER_COUNT <= 64);
    let none = Consumer { design: 0, index: 0, power: ConsumePower::Draw(0) };
    let (mut consumers, mut at, mut design) = ([none; CONSUMER_COUNT], 0, 0);
    while design < DESIGNS {
        let mut index = 0;
        while index < FACES[design].powers.len() {
            if let Power::IV(power) = FACES[design].powers[index] {
                consumers[at] = Consumer { design: design as u8, index: index as u8, power };
                at += 1;
            }
            index += 1;
        }
        design += 1;
    }
    consumers
};

/// The Consume powers of each design.
static CONSUMERS_OF: [u64; DESIGNS] = {
    let (mut sets, mut at) = ([0; DESIGNS], 0);
    while at < CONSUMER_COUNT {
        sets[CONSUMERS[at].design as usize] |= 1 << at;
        at += 1;
    }
    sets
};

/// The Consume powers of a card, as bits.
pub(crate) fn consumers_of(card: Card) -> u64 {
    CONSUMERS_OF[card.design_index()]
}

/// What each Consume power needs to be usable: see [`Needs`].
pub(crate) static NEEDS: Needs = Needs::of_all();

/// The highest number of goods of one filter that any power requires.
pub(crate) const MOST_NEEDED: usize = 2;

/// What each Consume power needs to be usable. Powers are bits.
pub(crate) struct Needs {
    /// Always usable.
    pub(crate) nothing: u64,
    /// Optional, and needs at least one hand card.
    pub(crate) hand: u64,
    /// Needs at least this many goods of any kind.
    pub(crate) any: [u64; MOST_NEEDED + 1],
    /// Needs at least this many goods of one kind.
    pub(crate) kind: [[u64; MOST_NEEDED + 1]; 4],
    /// Needs goods of at least this many different kinds.
    pub(crate) kinds: [u64; 5],
}

impl Needs {
    const fn of_all() -> Self {
        let mut needs = Self { nothing: 0, hand: 0, any: [0; 3], kind: [[0; 3]; 4], kinds: [0; 5] };
        let mut at = 0;
        while at < CONSUMER_COUNT {
            let bit = 1 << at;
            match CONSUMERS[at].power {
                ConsumePower::Goods { kind: Filter::Any, goods, .. } => needs.any[goods as usize] |= bit,
                ConsumePower::Goods { kind: Filter::Only(kind), goods, .. } => {
                    needs.kind[kind as usize][goods as usize] |= bit;
                }
                ConsumePower::DistinctKinds { kinds, .. } => needs.kinds[kinds as usize] |= bit,
                ConsumePower::AllGoods { .. } | ConsumePower::ForTradePrice { .. } => needs.any[1] |= bit,
                ConsumePower::HandCards { .. } => needs.hand |= bit,
                ConsumePower::Draw(_) | ConsumePower::Gamble { .. } => needs.nothing |= bit,
            }
            at += 1;
        }
        needs
    }
}
