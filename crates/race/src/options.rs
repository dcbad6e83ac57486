//! [`Options`]: the legal answers of a seat.
//!
//! Each phase states them once. The list of moves, their number, a random one and whether there is a choice at all derive
//! from them. The prompt and the check of an answer use the same functions of the phase.

use game::{Chance, Set};

use crate::action::Action;
use crate::cards::Card;
use crate::combinations::{each_subset, random_subset, ways};
use crate::moves::Move;
use crate::payment::{Offer, Offers};
use crate::phase::uses::Uses;
use crate::prompt::Prompt;

/// The legal answers to a seat's question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Options {
    /// Discard `count` of these cards.
    Discard {
        /// The hand.
        from: Set<Card>,
        /// How many.
        count: u8,
    },
    /// Choose any action.
    Choose,
    /// Choose any pair of actions.
    ChoosePair,
    /// Keep `count` of these cards.
    Keep {
        /// The explored cards.
        from: Set<Card>,
        /// How many.
        count: u8,
    },
    /// Place one of these developments, or none.
    Develop {
        /// Those that can be placed.
        from: Set<Card>,
    },
    /// Pay for a development with `count` of these cards.
    Pay {
        /// The hand.
        from: Set<Card>,
        /// The cost.
        count: u8,
    },
    /// Place one of these worlds, or none.
    Settle {
        /// Those that can be placed.
        from: Set<Card>,
    },
    /// Settle the placed world in one of these ways.
    PayWorld {
        /// The ways.
        offers: Offers,
        /// The hand.
        from: Set<Card>,
    },
    /// Sell the good of one of these worlds.
    Sell {
        /// The worlds that carry a good.
        from: Set<Card>,
    },
    /// Use one of these Consume powers, or stop.
    Consume(Uses),
    /// Produce on one of these worlds.
    Produce {
        /// The empty windfall worlds.
        from: Set<Card>,
    },
}

/// The form of the moves, regardless of their meaning.
enum Shape<'a> {
    /// Exactly `count` of these cards.
    Some {
        from: Set<Card>,
        count: u8,
        answer: fn(Set<Card>) -> Move,
    },
    /// One of these cards.
    One {
        from: Set<Card>,
        answer: fn(Card) -> Move,
    },
    /// One of these cards, or none.
    OneOrNone {
        from: Set<Card>,
        answer: fn(Option<Card>) -> Move,
    },
    Actions,
    Pairs,
    Offers {
        offers: &'a Offers,
        from: Set<Card>,
    },
    Uses(&'a Uses),
}

/// How many pairs of actions there are.
const PAIRS: u32 = 23;

impl Options {
    fn shape(&self) -> Shape<'_> {
        match *self {
            Self::Discard { from, count } => Shape::Some { from, count, answer: Move::Discard },
            Self::Keep { from, count } => Shape::Some { from, count, answer: Move::Keep },
            Self::Pay { from, count, .. } => Shape::Some { from, count, answer: Move::Pay },
            Self::Choose => Shape::Actions,
            Self::ChoosePair => Shape::Pairs,
            Self::Develop { from } => Shape::OneOrNone { from, answer: Move::Develop },
            Self::Settle { from } => Shape::OneOrNone { from, answer: Move::Settle },
            Self::PayWorld { ref offers, from, .. } => Shape::Offers { offers, from },
            Self::Sell { from } => Shape::One { from, answer: Move::Sell },
            Self::Consume(ref uses) => Shape::Uses(uses),
            Self::Produce { from, .. } => Shape::One { from, answer: Move::Produce },
        }
    }

    /// Calls `found` for every answer, once each.
    pub fn each(&self, mut found: impl FnMut(Move)) {
        match self.shape() {
            Shape::Some { from, count, answer } => each_subset(from, count.into(), |cards| found(answer(cards))),
            Shape::One { from, answer } => from.iter().for_each(|card| found(answer(card))),
            Shape::OneOrNone { from, answer } => {
                from.iter().for_each(|card| found(answer(Some(card))));
                found(answer(None));
            }
            Shape::Actions => Action::ALL.into_iter().for_each(|action| found(Move::Choose(action))),
            Shape::Pairs => Action::pairs().for_each(|(first, second)| found(Move::ChoosePair(first, second))),
            Shape::Offers { offers, from } => {
                for &offer in offers.as_slice() {
                    each_subset(from, offer.due.into(), |cards| found(offer.answer(cards)));
                }
            }
            Shape::Uses(uses) => uses.each_move(found),
        }
    }

    /// How many answers there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        match self.shape() {
            Shape::Some { from, count, .. } => ways(from.len(), count.into()),
            Shape::One { from, .. } => from.len(),
            Shape::OneOrNone { from, .. } => from.len() + 1,
            Shape::Actions => Action::ALL.len() as u32,
            Shape::Pairs => PAIRS,
            Shape::Offers { offers, from } => {
                offers.as_slice().iter().map(|offer| ways(from.len(), offer.due.into())).sum()
            }
            Shape::Uses(uses) => uses.count(),
        }
    }

    /// A random answer, all equally likely.
    pub fn random(&self, chance: &mut Chance) -> Option<Move> {
        Some(match self.shape() {
            Shape::Some { from, count, answer } => answer(random_subset(from, count.into(), chance)),
            Shape::One { mut from, answer } => answer(from.draw(chance)?),
            Shape::OneOrNone { from, answer } => answer(one_or_none(from, chance)),
            Shape::Actions => Move::Choose(Action::ALL[chance.below(Action::ALL.len() as u32) as usize]),
            Shape::Pairs => {
                let (first, second) = Action::pairs().nth(chance.below(PAIRS) as usize)?;
                Move::ChoosePair(first, second)
            }
            Shape::Offers { offers, from } => {
                let offer = random_offer(offers, from, chance)?;
                offer.answer(random_subset(from, offer.due.into(), chance))
            }
            Shape::Uses(uses) => uses.random(chance),
        })
    }

    /// The answer, if there is only one. The thousands of ways to pay are counted, not listed.
    #[must_use]
    pub fn only(&self) -> Option<Move> {
        let mut only = None;
        if self.count() == 1 {
            self.each(|answer| only = Some(answer));
        }
        only
    }
}

/// One of these cards or none, all equally likely.
fn one_or_none(mut cards: Set<Card>, chance: &mut Chance) -> Option<Card> {
    if cards.is_empty() || chance.below(cards.len() + 1) == 0 { None } else { cards.draw(chance) }
}

/// A random offer, weighted by the number of ways to choose its cards.
fn random_offer(offers: &Offers, from: Set<Card>, chance: &mut Chance) -> Option<Offer> {
    let counted = |offer: &Offer| ways(from.len(), offer.due.into());
    let mut left = chance.below(offers.as_slice().iter().map(counted).sum());
    offers.as_slice().iter().copied().find(|offer| {
        let found = left < counted(offer);
        left = left.wrapping_sub(counted(offer));
        found
    })
}

impl From<&Prompt> for Options {
    /// The options without their explanations.
    fn from(prompt: &Prompt) -> Self {
        match prompt {
            Prompt::Discard { count, from, .. } => Self::Discard { from: *from, count: *count },
            Prompt::Choose { .. } => Self::Choose,
            Prompt::ChoosePair { .. } => Self::ChoosePair,
            Prompt::Keep { from, count, .. } => Self::Keep { from: *from, count: *count },
            Prompt::Develop { options, .. } => {
                Self::Develop { from: options.iter().map(|option| option.card).collect() }
            }
            Prompt::Pay { cost, from, .. } => Self::Pay { from: *from, count: cost.cost },
            Prompt::Settle { options, .. } => Self::Settle { from: options.iter().map(|option| option.card).collect() },
            Prompt::PayWorld { ways, from, .. } => {
                let offers = ways.iter().map(|way| Offer { way: way.way, discards: way.discards, due: way.due });
                Self::PayWorld { offers: offers.collect(), from: *from }
            }
            Prompt::Sell { options } => Self::Sell { from: options.iter().map(|option| option.world).collect() },
            Prompt::Consume { options, may_stop } => Self::Consume(Uses::offered(options, *may_stop)),
            Prompt::Produce { options, .. } => {
                Self::Produce { from: options.iter().map(|option| option.world).collect() }
            }
        }
    }
}
