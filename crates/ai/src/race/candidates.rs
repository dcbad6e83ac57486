//! Answers in Race for the Galaxy that are worth a closer look.

use game::{Enumerate as _, Observer, Set};
use race::{Card, Move, Prompt, Race, View};

use super::economy::Economy;
use super::judge::{Held, Judge};
use crate::best::best_first;

/// Lists of more answers than this are cut down to the ones around what looks best.
const FEW: usize = 30;

/// The most promising answers, `best` first.
pub(super) fn candidates(view: &View, prompt: &Prompt, best: Move) -> Vec<Move> {
    let all = match prompt {
        Prompt::Discard { count, from, .. } => around(view, *from, *count).into_iter().map(Move::Discard).collect(),
        Prompt::Keep { count, from, .. } => {
            let thrown = around(view, *from, (from.len() as u8).saturating_sub(*count));
            thrown.into_iter().map(|thrown| Move::Keep(from.without(thrown))).collect()
        }
        Prompt::Pay { cost, from, .. } => around(view, *from, cost.cost).into_iter().map(Move::Pay).collect(),
        Prompt::PayWorld { ways, from, .. } => ways
            .iter()
            .flat_map(|way| {
                let payments = around(view, *from, way.due).into_iter();
                payments.map(|cards| Move::PayWorld { way: way.way, throw: way.throw, cards })
            })
            .collect(),
        Prompt::Consume { options, .. }
            if options.iter().any(|option| matches!(option.choice, race::ConsumeChoice::Hand { .. })) =>
        {
            hand_uses(view, prompt)
        }
        Prompt::Choose { .. }
        | Prompt::ChoosePair { .. }
        | Prompt::Develop { .. }
        | Prompt::Settle { .. }
        | Prompt::Sell { .. }
        | Prompt::Consume { .. }
        | Prompt::Produce { .. } => Race::moves(view, prompt),
    };
    best_first(all, best)
}

/// The least promising cards, and the same with one or two others in their place: the least promising first.
fn around(view: &View, from: Set<Card>, count: u8) -> Vec<Set<Card>> {
    let held = held(view, from);
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
fn held(view: &View, from: Set<Card>) -> Vec<Held> {
    let (Observer::Seat(seat), Some(own)) = (view.observer, &view.own) else { return Vec::new() };
    let (judge, player) = (Judge::new(view), &view.players[seat]);
    let all = judge.hand(&player.tableau, &Economy::of(&player.tableau), player.vp, own.hand.union(own.drawn));
    all.into_iter().filter(|held| from.contains(held.card)).collect()
}

/// Uses of Consume powers; of those that take hand cards, some of the least promising ones.
fn hand_uses(view: &View, prompt: &Prompt) -> Vec<Move> {
    let Prompt::Consume { options, may_stop } = prompt else { return Vec::new() };
    let mut all = Vec::new();
    for option in options {
        let (card, power) = (option.card, option.power);
        match &option.choice {
            race::ConsumeChoice::Goods(uses) => {
                all.extend(uses.iter().map(|used| Move::Consume { card, power, goods: used.goods }));
            }
            race::ConsumeChoice::Hand { from, most, .. } => {
                let held = held(view, *from);
                all.extend((0..=usize::from(*most).min(held.len())).map(|count| {
                    let cards = held[..count].iter().map(|held| held.card).collect();
                    Move::ConsumeHand { card, power, cards }
                }));
            }
            race::ConsumeChoice::Number { low, high } => {
                all.extend((*low..=*high).map(|number| Move::Gamble { card, power, number }));
            }
        }
    }
    all.extend(may_stop.then_some(Move::Stop));
    all
}
