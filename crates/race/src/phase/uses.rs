//! [`Uses`]: the Consume powers a seat can use now, and how. Rules.

use game::{Chance, Set};

use super::consume::ConsumePower;
use crate::cards::index::{CONSUMERS, MOST_NEEDED, NEEDS, OF_KIND, consumers_of, of_filter};
use crate::cards::{Card, Design};
use crate::combinations::{each_subset, random_subset, ways};
use crate::galaxy::Player;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::prompt::{ConsumeChoice, ConsumeOption};

/// The Consume powers a seat can use, and what it can use them on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uses {
    /// The usable powers, as bits.
    usable: u64,
    /// Whether the seat may decline all of them.
    may_stop: bool,
    /// A set of cards that includes those with the powers.
    tableau: Set<Card>,
    /// The worlds that carry a good.
    goods: Set<Card>,
    hand: Set<Card>,
}

/// A power that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// The card with the power.
    pub card: Card,
    /// Which of the card's powers, counted from 0.
    pub power: u8,
    /// What it does.
    pub effect: ConsumePower,
    /// What the player chooses.
    pub choice: Choice,
}

/// What a player chooses to use a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This many goods from these worlds.
    Goods {
        /// The worlds.
        from: Set<Card>,
        /// How many.
        count: u8,
    },
    /// Goods of this many different kinds.
    Kinds {
        /// The worlds.
        from: Set<Card>,
        /// How many kinds.
        kinds: u8,
    },
    /// Some hand cards, or none.
    Hand {
        /// The hand.
        from: Set<Card>,
        /// How many at most.
        most: u8,
    },
    /// A number.
    Number {
        /// The lowest.
        low: u8,
        /// The highest.
        high: u8,
    },
}

impl Uses {
    /// What a player can do with these powers.
    pub(crate) fn of(player: &Player, left: u64) -> Self {
        let usable = usable(player, left);
        Self {
            usable,
            may_stop: usable & !NEEDS.hand == 0,
            tableau: player.tableau.cards(),
            goods: player.goods,
            hand: player.hand,
        }
    }

    /// What a prompt offers.
    pub(crate) fn offered(options: &[ConsumeOption], may_stop: bool) -> Self {
        let mut uses = Self { usable: 0, may_stop, tableau: Set::EMPTY, goods: Set::EMPTY, hand: Set::EMPTY };
        for option in options {
            uses.tableau.insert(option.card);
            uses.usable |= power_bit(option.card, option.power);
            match &option.choice {
                ConsumeChoice::Goods(all) => {
                    uses.goods = all.iter().fold(uses.goods, |goods, used| goods.union(used.goods));
                }
                ConsumeChoice::Hand { from, .. } => uses.hand = *from,
                ConsumeChoice::Number { .. } => {}
            }
        }
        uses
    }

    /// Whether nothing can be used.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.usable == 0
    }

    /// Whether the seat may decline all of them.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        self.may_stop
    }

    /// Each power that can be used.
    pub fn iter(&self) -> impl Iterator<Item = Use> + use<'_> {
        each_bit(self.usable).map(|id| self.of_bit(id))
    }

    fn of_bit(&self, id: u8) -> Use {
        let consumer = &CONSUMERS[usize::from(id)];
        let choice = self.choice(consumer.power);
        Use { card: owner(self.tableau, id), power: consumer.index, effect: consumer.power, choice }
    }

    /// What a player chooses to use a power now.
    fn choice(&self, power: ConsumePower) -> Choice {
        match power {
            ConsumePower::Goods { kind, goods: each, uses, .. } => {
                let from = self.goods.intersection(of_filter(kind));
                // as often as possible, all at once.
                Choice::Goods { from, count: each * uses.min(from.len() as u8 / each.max(1)) }
            }
            ConsumePower::DistinctKinds { kinds, .. } => Choice::Kinds { from: self.goods, kinds },
            ConsumePower::AllGoods { .. } => Choice::Goods { from: self.goods, count: self.goods.len() as u8 },
            ConsumePower::ForTradePrice { .. } => Choice::Goods { from: self.goods, count: 1 },
            ConsumePower::HandCards { most, .. } => Choice::Hand { from: self.hand, most },
            ConsumePower::Draw(_) => Choice::Goods { from: Set::EMPTY, count: 0 },
            ConsumePower::Gamble { low, high } => Choice::Number { low, high },
        }
    }

    /// The only use, if a power must be used and there is only one way. In that case nothing is asked.
    pub(crate) fn forced(&self) -> Option<(u8, Set<Card>)> {
        if !self.usable.is_power_of_two() || self.may_stop {
            return None;
        }
        let id = self.usable.trailing_zeros() as u8;
        let choice = self.of_bit(id).choice;
        match choice {
            // The only way to take goods is to take all of them.
            Choice::Goods { from, .. } | Choice::Kinds { from, .. } => (choice.count() == 1).then_some((id, from)),
            Choice::Hand { .. } | Choice::Number { .. } => None,
        }
    }

    /// The power that a move names, if it can be used.
    pub(crate) fn find(&self, card: Card, power: u8) -> Option<(u8, Use)> {
        let bit = power_bit(card, power) & self.usable;
        (bit != 0 && self.tableau.contains(card)).then(|| {
            let id = bit.trailing_zeros() as u8;
            (id, self.of_bit(id))
        })
    }

    /// Calls `found` for every move, once each.
    pub(crate) fn each_move(&self, mut found: impl FnMut(Move)) {
        for one in self.iter() {
            one.each_move(&mut found);
        }
        if self.may_stop {
            found(Move::Stop);
        }
    }

    /// How many moves there are.
    pub(crate) fn count(&self) -> u32 {
        self.iter().map(|one| one.choice.count()).sum::<u32>() + u32::from(self.may_stop)
    }

    /// A random move, all equally likely.
    pub(crate) fn random(&self, chance: &mut Chance) -> Move {
        let mut left = chance.below(self.count());
        for one in self.iter() {
            let count = one.choice.count();
            if left < count {
                return one.random(left, chance);
            }
            left -= count;
        }
        Move::Stop
    }
}

impl Use {
    /// Calls `found` for every move that uses the power.
    fn each_move(&self, found: &mut impl FnMut(Move)) {
        let Self { card, power, .. } = *self;
        match self.choice {
            Choice::Goods { .. } | Choice::Kinds { .. } => {
                self.choice.each_goods(|goods| found(Move::Consume { card, power, goods }));
            }
            Choice::Hand { from, most } => {
                for count in 0..=most.into() {
                    each_subset(from, count, |cards| found(Move::ConsumeHand { card, power, cards }));
                }
            }
            Choice::Number { low, high } => {
                (low..=high).for_each(|number| found(Move::Gamble { card, power, number }));
            }
        }
    }

    /// A use of the power, `nth` below the number of its uses.
    fn random(&self, nth: u32, chance: &mut Chance) -> Move {
        let Self { card, power, .. } = *self;
        match self.choice {
            Choice::Goods { from, count } => {
                Move::Consume { card, power, goods: random_subset(from, count.into(), chance) }
            }
            Choice::Kinds { from, kinds } => Move::Consume { card, power, goods: nth_distinct(from, kinds, nth) },
            Choice::Hand { from, most } => {
                let (mut left, mut cards) = (nth, 0);
                while cards < most.into() && left >= ways_up_to(from.len(), cards) {
                    left -= ways_up_to(from.len(), cards);
                    cards += 1;
                }
                Move::ConsumeHand { card, power, cards: random_subset(from, cards, chance) }
            }
            Choice::Number { low, .. } => Move::Gamble { card, power, number: low + nth as u8 },
        }
    }
}

impl Choice {
    /// How many ways there are to choose.
    fn count(self) -> u32 {
        match self {
            Self::Goods { from, count } => ways(from.len(), count.into()),
            Self::Kinds { from, kinds } => {
                let counts = OF_KIND.map(|of_kind| from.intersection(of_kind).len());
                kind_sets(kinds).map(|set| product(set, counts)).sum()
            }
            Self::Hand { from, most } => (0..=most.into()).map(|cards| ways_up_to(from.len(), cards)).sum(),
            Self::Number { low, high } => u32::from(high - low) + 1,
        }
    }

    /// Calls `found` for every choice of goods.
    pub fn each_goods(self, mut found: impl FnMut(Set<Card>)) {
        match self {
            Self::Goods { from, count } => each_subset(from, count.into(), found),
            Self::Kinds { from, kinds } => {
                for set in kind_sets(kinds) {
                    take_one_each(from, set, Set::EMPTY, &mut found);
                }
            }
            Self::Hand { .. } | Self::Number { .. } => {}
        }
    }

    /// Checks that the power takes exactly these goods.
    pub(crate) fn check_goods(self, goods: Set<Card>) -> Result<(), Illegal> {
        match self {
            Self::Goods { from, count } => {
                let fits = goods.len() == u32::from(count) && from.contains_all(goods);
                if fits { Ok(()) } else { Err(Illegal::WrongGoods { due: count }) }
            }
            Self::Kinds { from, kinds } => {
                let one_each = OF_KIND.iter().all(|of_kind| goods.intersection(*of_kind).len() <= 1);
                let fits = goods.len() == u32::from(kinds) && one_each && from.contains_all(goods);
                if fits { Ok(()) } else { Err(Illegal::WrongGoods { due: kinds }) }
            }
            Self::Hand { .. } | Self::Number { .. } => Err(Illegal::WrongAnswer),
        }
    }
}

/// The powers among `left` that can be used now, as bits.
fn usable(player: &Player, left: u64) -> u64 {
    if left == 0 {
        return 0;
    }
    let mut open = NEEDS.nothing;
    if !player.hand.is_empty() {
        open |= NEEDS.hand;
    }
    if left & !open != 0 && !player.goods.is_empty() {
        let (mut goods, mut kinds) = (0, 0);
        for (of_kind, needs) in OF_KIND.iter().zip(&NEEDS.kind) {
            let count = player.goods.intersection(*of_kind).len() as usize;
            goods += count;
            kinds += usize::from(count > 0);
            (1..=count.min(MOST_NEEDED)).for_each(|enough| open |= needs[enough]);
        }
        (1..=goods.min(MOST_NEEDED)).for_each(|enough| open |= NEEDS.any[enough]);
        (1..=kinds).for_each(|enough| open |= NEEDS.kinds[enough]);
    }
    left & open
}

/// Each power in a set of powers.
pub(crate) fn each_bit(mut powers: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let id = (powers != 0).then(|| powers.trailing_zeros() as u8)?;
        powers &= powers - 1;
        Some(id)
    })
}

/// The bit of the Consume power at this index among the card's powers, or no bit if there is none.
pub(crate) fn power_bit(card: Card, power: u8) -> u64 {
    each_bit(consumers_of(card)).find(|&id| CONSUMERS[usize::from(id)].index == power).map_or(0, |id| 1 << id)
}

/// The card among these that has the power. No name is in a tableau twice.
pub(crate) fn owner(cards: Set<Card>, id: u8) -> Card {
    let design = Design::ALL[usize::from(CONSUMERS[usize::from(id)].design)];
    cards.intersection(design.cards()).first().unwrap_or_default()
}

/// How many ways there are to choose this many of the cards; none if there are fewer.
fn ways_up_to(cards: u32, chosen: u32) -> u32 {
    if chosen > cards { 0 } else { ways(cards, chosen) }
}

/// Every set of this many kinds, as bits.
fn kind_sets(kinds: u8) -> impl Iterator<Item = u8> {
    (0..16u8).filter(move |set| set.count_ones() == u32::from(kinds))
}

/// The number of ways to take one good of each kind in the set.
fn product(set: u8, counts: [u32; 4]) -> u32 {
    (0..4).filter(|kind| set >> kind & 1 != 0).map(|kind| counts[kind]).product()
}

/// Calls `found` for every way to take one good of each kind in the set.
fn take_one_each(from: Set<Card>, kinds: u8, taken: Set<Card>, found: &mut impl FnMut(Set<Card>)) {
    if kinds == 0 {
        return found(taken);
    }
    for world in from.intersection(OF_KIND[kinds.trailing_zeros() as usize]).iter() {
        let mut taken = taken;
        taken.insert(world);
        take_one_each(from, kinds & (kinds - 1), taken, found);
    }
}

/// The `nth` way to take goods of this many different kinds.
fn nth_distinct(goods: Set<Card>, kinds: u8, mut nth: u32) -> Set<Card> {
    let counts = OF_KIND.map(|of_kind| goods.intersection(of_kind).len());
    let mut taken = Set::EMPTY;
    for set in kind_sets(kinds) {
        let count = product(set, counts);
        if nth >= count {
            nth -= count;
            continue;
        }
        for kind in (0..4).filter(|kind| set >> kind & 1 != 0) {
            let world = goods.intersection(OF_KIND[kind]).iter().nth((nth % counts[kind]) as usize);
            nth /= counts[kind];
            taken = taken.union(world.into_iter().collect());
        }
        break;
    }
    taken
}
