//! The questions of phase IV. The engine asks for a power and for what it is used on at once, the trace one after the other,
//! and it does not ask for the power if there is only one that must be used.

use game::Set;
use race::{Card, ConsumeChoice, ConsumeOption, ConsumePower, ConsumeUse, Move};

use super::decisions::{Asked, unasked};
use super::trace::{Cards, Question};
use super::translator::word;
use super::{same, same_cards};
use crate::check::Mismatch;

/// The numbers that can be named in a gamble.
const GAMBLE: (u8, u8) = (1, 7);

/// Compares the options and gives the move that the trace has chosen.
pub(super) fn answer(asked: &mut Asked, options: &[ConsumeOption], may_stop: bool) -> Result<Move, Mismatch> {
    let next = asked.section.next(asked.seat, asked.decisions)?;
    let option = if let Some(Question::Consume { options: named, optional, choice }) = next {
        asked.take()?;
        same_powers(named, options)?;
        same("whether passing is allowed", *optional, may_stop)?;
        let Some(choice) = choice else { return Ok(Move::Stop) };
        options.iter().find(|option| named_as(option) == *choice)
    } else {
        // Not asked: then there is one power only, and it must be used.
        options.first().filter(|_| options.len() == 1 && !may_stop)
    };
    match option {
        Some(option) => use_power(asked, option),
        None => Err(Mismatch::new("powers to choose from", "the chosen one, or the only one", shown(options))),
    }
}

fn named_as(option: &ConsumeOption) -> (Card, String) {
    (option.card, word(option.effect))
}

fn shown(options: &[ConsumeOption]) -> String {
    let names = options.iter().map(named_as).map(|(card, power)| format!("{card} ({power})"));
    names.collect::<Vec<_>>().join(", ")
}

fn same_powers(named: &[(Card, String)], options: &[ConsumeOption]) -> Result<(), Mismatch> {
    let mut expected = named.to_vec();
    let mut got: Vec<_> = options.iter().map(named_as).collect();
    expected.sort_unstable();
    got.sort_unstable();
    if expected == got {
        return Ok(());
    }
    let expected: Vec<_> = expected.iter().map(|(card, power)| format!("{card} ({power})")).collect();
    Err(Mismatch::new("powers to choose from", expected.join(", "), shown(options)))
}

fn use_power(asked: &mut Asked, option: &ConsumeOption) -> Result<Move, Mismatch> {
    let (card, power) = (option.card, option.power);
    match (&option.choice, option.effect) {
        (ConsumeChoice::Goods(_), ConsumePower::Draw(_)) => Ok(Move::Consume { card, power, goods: Set::EMPTY }),
        (ConsumeChoice::Goods(uses), ConsumePower::ForTradePrice { .. }) => {
            let world = asked.trade(all_goods(uses))?;
            Ok(Move::Consume { card, power, goods: [world].into_iter().collect() })
        }
        (ConsumeChoice::Goods(uses), effect) => {
            let question = asked.take()?;
            let Some(Question::Goods { card: by, min, max, options, choice }) = question else {
                return Err(unasked(question, "goods"));
            };
            same("the card that is used", *by, card)?;
            same_cards("goods to choose from", options, all_goods(uses))?;
            let sizes = uses.iter().map(|used| used.goods.len() as usize);
            same("goods to spend at least", *min, sizes.clone().min().unwrap_or(0))?;
            same("goods to spend at most", *max, sizes.max().unwrap_or(0))?;
            same("ways to spend them", ways(options, *min, effect), uses.len())?;
            Ok(Move::Consume { card, power, goods: choice.distinct()? })
        }
        (ConsumeChoice::Hand { from, most, .. }, _) => {
            let question = asked.take()?;
            let Some(Question::ConsumeHand { card: by, max, options, choice }) = question else {
                return Err(unasked(question, "consume_hand"));
            };
            same("the card that is used", *by, card)?;
            same("cards to discard at most", *max, *most)?;
            same_cards("cards to discard from", options, *from)?;
            Ok(Move::ConsumeHand { card, power, cards: choice.distinct()? })
        }
        (&ConsumeChoice::Number { low, high }, _) => {
            let question = asked.take()?;
            let Some(Question::Gamble { choice }) = question else {
                return Err(unasked(question, "gamble"));
            };
            same("the lowest number", GAMBLE.0, low)?;
            same("the highest number", GAMBLE.1, high)?;
            Ok(Move::Gamble { card, power, number: *choice })
        }
    }
}

fn all_goods(uses: &[ConsumeUse]) -> Set<Card> {
    uses.iter().fold(Set::EMPTY, |all, used| all.union(used.goods))
}

/// How many ways there are to take this many of the goods, all of different kinds if required. The engine's uses
/// are distinct sets of this size, so equal numbers mean equal sets.
fn ways(options: &Cards, count: usize, effect: ConsumePower) -> usize {
    // One entry for each good if all are alike to the power, otherwise the numbers of goods by kind.
    let mut groups = Vec::new();
    if let ConsumePower::DistinctKinds { .. } = effect {
        let mut kinds = std::collections::BTreeMap::new();
        for world in options.as_slice() {
            *kinds.entry(world.face().kind()).or_insert(0) += 1;
        }
        groups.extend(kinds.into_values());
    } else {
        groups.resize(options.len(), 1);
    }
    // The number of ways to take 0, 1, 2, … goods from the groups so far, at most one of each group.
    let mut ways = vec![0; count + 1];
    ways[0] = 1;
    for size in groups {
        for taken in (1..=count).rev() {
            ways[taken] += ways[taken - 1] * size;
        }
    }
    ways[count]
}
