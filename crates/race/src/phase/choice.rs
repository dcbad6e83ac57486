//! What is to be chosen to use a Consume power, and in how many ways. Rules.

use game::Set;

use super::consume::ConsumePower;
use crate::cards::Card;
use crate::cards::index::{OF_KIND, of_filter};
use crate::combinations::ways;
use crate::illegal::Illegal;
use crate::table::Player;

/// What is to be chosen to use a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// So many goods of these worlds.
    Goods { pool: Set<Card>, count: u8 },
    /// Goods of so many different kinds.
    Kinds(u8),
    /// Up to so many hand cards.
    Hand(u8),
    /// A number.
    Number { low: u8, high: u8 },
}

/// What is to be chosen to use a power now.
pub(crate) fn choice(player: &Player, power: ConsumePower) -> Choice {
    let goods = player.goods;
    match power {
        ConsumePower::Goods { kind, goods: each, uses, .. } => {
            let pool = goods.intersection(of_filter(kind));
            // as often as possible, all at once.
            Choice::Goods { pool, count: each * uses.min(pool.len() as u8 / each.max(1)) }
        }
        ConsumePower::DistinctKinds { kinds, .. } => Choice::Kinds(kinds),
        ConsumePower::AllGoods { .. } => Choice::Goods { pool: goods, count: goods.len() as u8 },
        ConsumePower::ForTradePrice { .. } => Choice::Goods { pool: goods, count: 1 },
        ConsumePower::HandCards { most, .. } => Choice::Hand(most),
        ConsumePower::Draw(_) => Choice::Goods { pool: Set::EMPTY, count: 0 },
        ConsumePower::Gamble { low, high } => Choice::Number { low, high },
    }
}

/// How many ways there are to use a power now.
pub(crate) fn count(player: &Player, choice: Choice) -> u32 {
    match choice {
        Choice::Goods { pool, count } => ways(pool.len(), count.into()),
        Choice::Kinds(kinds) => {
            let counts = OF_KIND.map(|of_kind| player.goods.intersection(of_kind).len());
            kind_sets(kinds).map(|set| product(set, counts)).sum()
        }
        Choice::Hand(most) => (0..=most.into()).map(|cards| ways_up_to(player.hand_size(), cards)).sum(),
        Choice::Number { low, high } => u32::from(high - low) + 1,
    }
}

/// How many ways there are to choose so many of the cards; none if there are fewer.
pub(crate) fn ways_up_to(cards: u32, chosen: u32) -> u32 {
    if chosen > cards { 0 } else { ways(cards, chosen) }
}

/// Every set of so many kinds, as bits.
pub(crate) fn kind_sets(kinds: u8) -> impl Iterator<Item = u8> {
    (0..16u8).filter(move |set| set.count_ones() == u32::from(kinds))
}

/// The number of ways to take one good of each kind of the set.
pub(crate) fn product(set: u8, counts: [u32; 4]) -> u32 {
    (0..4).filter(|kind| set >> kind & 1 != 0).map(|kind| counts[kind]).product()
}

/// Whether these are goods that the power takes, all of them and no more.
pub(crate) fn check_goods(player: &Player, power: ConsumePower, goods: Set<Card>) -> Result<(), Illegal> {
    match choice(player, power) {
        Choice::Goods { pool, count } if goods.len() != u32::from(count) || !pool.contains_all(goods) => {
            Err(Illegal::WrongGoods { due: count })
        }
        Choice::Kinds(kinds) => {
            let one_each = OF_KIND.iter().all(|of_kind| goods.intersection(*of_kind).len() <= 1);
            let fits = goods.len() == u32::from(kinds) && one_each && player.goods.contains_all(goods);
            if fits { Ok(()) } else { Err(Illegal::WrongGoods { due: kinds }) }
        }
        Choice::Goods { .. } => Ok(()),
        Choice::Hand(_) | Choice::Number { .. } => Err(Illegal::WrongAnswer),
    }
}

/// Calls for every way to take goods of so many different kinds.
pub(crate) fn each_distinct(goods: Set<Card>, kinds: u8, mut found: impl FnMut(Set<Card>)) {
    fn take(goods: Set<Card>, kinds: &[Set<Card>], taken: Set<Card>, found: &mut dyn FnMut(Set<Card>)) {
        let Some((kind, others)) = kinds.split_first() else { return found(taken) };
        for world in goods.intersection(*kind).iter() {
            let mut taken = taken;
            taken.insert(world);
            take(goods, others, taken, found);
        }
    }
    for set in kind_sets(kinds) {
        let kinds: Vec<_> = (0..4).filter(|kind| set >> kind & 1 != 0).map(|kind| OF_KIND[kind]).collect();
        take(goods, &kinds, Set::EMPTY, &mut found);
    }
}
