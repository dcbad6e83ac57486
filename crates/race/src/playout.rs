//! Moves without prompts, for searches and benchmarks: the legal ones as a list, or one of them by chance.
//!
//! Drawing one counts the moves first and then makes only the one that was drawn.

use game::{Chance, Seat, Set};

use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::{CONSUMERS, OF_KIND};
use crate::combinations::{each_subset, random_subset, ways};
use crate::moves::Move;
use crate::payment::Offer;
use crate::phase::choice::{self, Choice};
use crate::phase::consume;
use crate::phase::{develop, explore, produce, settle};
use crate::round::{self, Stage};
use crate::setup::{OPENING_DISCARD, Variant};
use crate::table::{Player, Table};

/// How many pairs of actions there are.
const PAIRS: usize = 23;

impl Table {
    pub(crate) fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.asked.contains(seat) {
            return;
        }
        let hand = self.players[seat].hand;
        match &self.stage {
            Stage::Opening(_) => each_subset(hand, OPENING_DISCARD, |cards| into.push(Move::Discard(cards))),
            Stage::Actions(_) => match self.setup.variant {
                Variant::Advanced => {
                    into.extend(Action::pairs().map(|(first, second)| Move::ChoosePair(first, second)));
                }
                Variant::Standard | Variant::FirstGame => into.extend(Action::ALL.map(Move::Choose)),
            },
            Stage::Keep { drawn, .. } => {
                each_subset(drawn[seat], explore::keeps(self, seat).into(), |cards| into.push(Move::Keep(cards)));
            }
            Stage::Develop(_) => {
                into.push(Move::Develop(None));
                into.extend(develop::options(self, seat).iter().map(|card| Move::Develop(Some(card))));
            }
            Stage::PayDevelopment(_) => {
                let Some(card) = develop::due(self, seat) else { return };
                each_subset(hand, develop::cost(self, seat, card).into(), |cards| into.push(Move::Pay(cards)));
            }
            Stage::Settle(_) => {
                into.push(Move::Settle(None));
                into.extend(settle::options(self, seat).iter().map(|card| Move::Settle(Some(card))));
            }
            Stage::PayWorld(_) => {
                let Some((world, settler)) = settle::due(self, seat) else { return };
                settler.each_offer(world, |Offer { way, throw, due }| {
                    each_subset(hand, due.into(), |cards| into.push(Move::PayWorld { way, throw, cards }));
                });
            }
            Stage::Consume(_) => self.legal_consume(seat, into),
            Stage::Produce(_) => {
                let Some((_, worlds)) = produce::choice(self, seat) else { return };
                into.extend(worlds.iter().map(Move::Produce));
            }
            Stage::HandLimit(_) => {
                each_subset(hand, round::excess(self, seat), |cards| into.push(Move::Discard(cards)));
            }
            Stage::Over => {}
        }
    }

    fn legal_consume(&self, seat: Seat, into: &mut Vec<Move>) {
        let player = &self.players[seat];
        let progress = consume::progress(self, seat);
        if progress.selling {
            return into.extend(player.goods.iter().map(Move::Sell));
        }
        let usable = consume::usable(player, progress.left);
        for id in consume::each(usable) {
            let consumer = &CONSUMERS[usize::from(id)];
            let (card, power) = (consume::owner(player, consumer), consumer.index);
            let mut goods = |goods| into.push(Move::Consume { card, power, goods });
            match choice::choice(player, consumer.power) {
                Choice::Goods { pool, count } => each_subset(pool, count.into(), goods),
                Choice::Kinds(kinds) => choice::each_distinct(player.goods, kinds, &mut goods),
                Choice::Hand(most) => {
                    for count in 0..=most.into() {
                        each_subset(player.hand, count, |cards| into.push(Move::ConsumeHand { card, power, cards }));
                    }
                }
                Choice::Number { low, high } => {
                    into.extend((low..=high).map(|number| Move::Gamble { card, power, number }));
                }
            }
        }
        if consume::mandatory(usable) == 0 {
            into.push(Move::Stop);
        }
    }

    pub(crate) fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if !self.asked.contains(seat) {
            return None;
        }
        let hand = self.players[seat].hand;
        Some(match &self.stage {
            Stage::Opening(_) => Move::Discard(random_subset(hand, OPENING_DISCARD, chance)),
            Stage::Actions(_) => match self.setup.variant {
                Variant::Advanced => {
                    let (first, second) = Action::pairs().nth(chance.below(PAIRS as u32) as usize)?;
                    Move::ChoosePair(first, second)
                }
                Variant::Standard | Variant::FirstGame => Move::Choose(Action::ALL[chance.below(7) as usize]),
            },
            Stage::Keep { drawn, .. } => {
                Move::Keep(random_subset(drawn[seat], explore::keeps(self, seat).into(), chance))
            }
            Stage::Develop(_) => Move::Develop(one_or_none(develop::options(self, seat), chance)),
            Stage::PayDevelopment(_) => {
                let cost = develop::cost(self, seat, develop::due(self, seat)?);
                Move::Pay(random_subset(hand, cost.into(), chance))
            }
            Stage::Settle(_) => Move::Settle(one_or_none(settle::options(self, seat), chance)),
            Stage::PayWorld(_) => self.random_settlement(seat, chance)?,
            Stage::Consume(_) => self.random_consume(seat, chance)?,
            Stage::Produce(_) => {
                let (_, mut worlds) = produce::choice(self, seat)?;
                Move::Produce(worlds.draw(chance)?)
            }
            Stage::HandLimit(_) => Move::Discard(random_subset(hand, round::excess(self, seat), chance)),
            Stage::Over => return None,
        })
    }

    fn random_settlement(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let (world, settler) = settle::due(self, seat)?;
        let hand = self.players[seat].hand;
        let mut count = 0;
        settler.each_offer(world, |offer| count += ways(hand.len(), offer.due.into()));
        let (mut left, mut drawn) = (chance.below(count), None);
        settler.each_offer(world, |offer| {
            let count = ways(hand.len(), offer.due.into());
            if drawn.is_none() && left < count {
                drawn = Some(offer);
            }
            left = left.wrapping_sub(count);
        });
        let Offer { way, throw, due } = drawn?;
        Some(Move::PayWorld { way, throw, cards: random_subset(hand, due.into(), chance) })
    }

    fn random_consume(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        let player = &self.players[seat];
        let progress = consume::progress(self, seat);
        if progress.selling {
            return Some(Move::Sell(player.goods.clone().draw(chance)?));
        }
        let usable = consume::usable(player, progress.left);
        let stop = u32::from(consume::mandatory(usable) == 0);
        let counted = |id: u8| choice::count(player, choice::choice(player, CONSUMERS[usize::from(id)].power));
        let count: u32 = consume::each(usable).map(counted).sum();
        let mut left = chance.below(count + stop);
        for id in consume::each(usable) {
            let count = counted(id);
            if left < count {
                return Some(random_use(player, id, left, chance));
            }
            left -= count;
        }
        Some(Move::Stop)
    }
}

/// One of these cards or none, each equally likely.
fn one_or_none(mut cards: Set<Card>, chance: &mut Chance) -> Option<Card> {
    if cards.is_empty() || chance.below(cards.len() + 1) == 0 { None } else { cards.draw(chance) }
}

/// A use of a power, `nth` below the number of its uses.
fn random_use(player: &Player, id: u8, nth: u32, chance: &mut Chance) -> Move {
    let consumer = &CONSUMERS[usize::from(id)];
    let (card, power) = (consume::owner(player, consumer), consumer.index);
    match choice::choice(player, consumer.power) {
        Choice::Goods { pool, count } => {
            Move::Consume { card, power, goods: random_subset(pool, count.into(), chance) }
        }
        Choice::Kinds(kinds) => Move::Consume { card, power, goods: nth_distinct(player.goods, kinds, nth) },
        Choice::Hand(most) => {
            let (hand, mut left, mut cards) = (player.hand, nth, 0);
            while cards < most.into() && left >= choice::ways_up_to(hand.len(), cards) {
                left -= choice::ways_up_to(hand.len(), cards);
                cards += 1;
            }
            Move::ConsumeHand { card, power, cards: random_subset(hand, cards, chance) }
        }
        Choice::Number { low, .. } => Move::Gamble { card, power, number: low + nth as u8 },
    }
}

/// The `nth` way to take goods of so many different kinds.
fn nth_distinct(goods: Set<Card>, kinds: u8, mut nth: u32) -> Set<Card> {
    let counts = OF_KIND.map(|of_kind| goods.intersection(of_kind).len());
    let mut taken = Set::EMPTY;
    for set in choice::kind_sets(kinds) {
        let count = choice::product(set, counts);
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
