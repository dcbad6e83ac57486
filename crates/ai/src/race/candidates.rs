//! Answers in Race for the Galaxy that deserve a closer look.

use game::{Chance, Set};
use race::{Card, Choice, Look, Move, Offer, Options, Use, Uses};

use super::answer::Answers;
use super::appraisal::{Appraisal, Held};
use super::facts::Memo;
use super::heuristic::actions;
use crate::best::best_first;

/// Longer lists are reduced to the answers similar to what looks best.
const FEW: usize = 30;

/// Answers that deserve a closer look, the most promising first.
pub(super) fn candidates(look: Look<'_>, memo: &Memo, chance: &mut Chance, options: &Options) -> Vec<Move> {
    let around = |from: Set<Card>, count: u8| around(&held(look, memo, from), count).into_iter();
    let all: Vec<Move> = match *options {
        Options::Discard { from, count } => around(from, count).map(Move::Discard).collect(),
        Options::Keep { from, count } => {
            let rest = around(from, (from.len() as u8).saturating_sub(count));
            rest.map(|rest| Move::Keep(from.without(rest))).collect()
        }
        Options::Pay { from, count } => around(from, count).map(Move::Pay).collect(),
        Options::PayWorld { offers, from } => {
            let payments = |&Offer { way, discards, due }: &Offer| {
                around(from, due).map(move |cards| Move::PayWorld { way, discards, cards })
            };
            offers.as_slice().iter().flat_map(payments).collect()
        }
        Options::Choose | Options::ChoosePair => return ranked(actions(look, memo, chance, options)),
        Options::Consume(uses) => {
            let valued = Answers::new(look, memo).valued(options);
            let value = |answer: &Move| valued.iter().find(|(_, known)| known == answer).map(|(value, _)| *value);
            let all = consumptions(look, memo, &uses).into_iter();
            return ranked(all.map(|answer| (value(&answer).unwrap_or(f32::MIN), answer)).collect());
        }
        Options::Develop { .. } | Options::Settle { .. } | Options::Sell { .. } | Options::Produce { .. } => {
            return ranked(Answers::new(look, memo).valued(options));
        }
    };
    best_first(all, Answers::new(look, memo).to(options))
}

/// The answers by what they are worth, the best first.
fn ranked(mut valued: Vec<(f32, Move)>) -> Vec<Move> {
    valued.sort_by(|one, other| other.0.total_cmp(&one.0));
    valued.into_iter().map(|(_, answer)| answer).collect()
}

/// The least promising cards, and variants with one or two of them replaced, the least promising first.
fn around(held: &[Held], count: u8) -> Vec<Set<Card>> {
    let count = usize::from(count).min(held.len());
    let hope = |chosen: &[usize]| chosen.iter().map(|&place| held[place].hope).sum::<f32>();
    let mut all: Vec<(f32, Vec<usize>)> = vec![(0.0, (0..count).collect())];
    all[0].0 = hope(&all[0].1);
    for out in 0..count {
        for in_ in count..held.len() {
            let mut chosen: Vec<usize> = (0..count).filter(|&place| place != out).collect();
            chosen.push(in_);
            all.push((hope(&chosen), chosen));
        }
    }
    for out in 0..count {
        for next in out + 1..count {
            for in_ in count..held.len() {
                for other in in_ + 1..held.len() {
                    let mut chosen: Vec<usize> = (0..count).filter(|&place| place != out && place != next).collect();
                    chosen.extend([in_, other]);
                    all.push((hope(&chosen), chosen));
                }
            }
        }
    }
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all.truncate(FEW);
    all.into_iter().map(|(_, chosen)| chosen.into_iter().map(|place| held[place].card).collect()).collect()
}

/// The cards, the least promising first.
fn held(look: Look<'_>, memo: &Memo, from: Set<Card>) -> Vec<Held> {
    let (appraisal, own) = (Appraisal::new(look, memo), look.own());
    let facts = memo.facts(own.tableau().cards());
    let all = appraisal.hand(memo, &facts, own.vp(), look.hand().union(look.drawn()));
    all.into_iter().filter(|held| from.contains(held.card)).collect()
}

/// Uses of Consume powers. Those that take hand cards take some of the least promising ones.
fn consumptions(look: Look<'_>, memo: &Memo, uses: &Uses) -> Vec<Move> {
    let mut all = Vec::new();
    for Use { card, power, choice, .. } in uses.iter() {
        match choice {
            Choice::Goods { .. } | Choice::Kinds { .. } => {
                choice.each_goods(|goods| all.push(Move::Consume { card, power, goods }));
            }
            Choice::Hand { from, most } => {
                let held = held(look, memo, from);
                all.extend((0..=usize::from(most).min(held.len())).map(|count| {
                    let cards = held[..count].iter().map(|held| held.card).collect();
                    Move::ConsumeHand { card, power, cards }
                }));
            }
            Choice::Number { low, high } => {
                all.extend((low..=high).map(|number| Move::Gamble { card, power, number }));
            }
        }
    }
    all.extend(uses.may_stop().then_some(Move::Stop));
    all
}
