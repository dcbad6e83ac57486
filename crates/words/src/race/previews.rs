//! What an answer costs and brings, with reasons.

use game::Set;
use race::{Action, AfterPlacing, Card, ConsumePower, ConsumeUse, Cost, Now, Origin, Strength, WayOption};

use super::names::{action, card, reasons, signed};
use super::powers;
use crate::{Fact, Phrase, Unit};

pub(super) fn cost(cost: &Cost) -> Phrase {
    if cost.reasons.is_empty() {
        return Phrase::new("race-detail-cost-printed").number("cost", cost.cost);
    }
    Phrase::new("race-detail-cost")
        .number("cost", cost.cost)
        .number("printed", cost.printed)
        .list("reasons", reasons(&cost.reasons))
}

pub(super) fn military(strength: &Strength) -> Phrase {
    Phrase::new("race-detail-military")
        .number("strength", strength.strength)
        .number("defense", strength.defense)
        .list("reasons", reasons(&strength.reasons))
}

/// What makes a way to settle a world possible.
pub(super) fn way(option: &WayOption) -> impl Iterator<Item = Phrase> + '_ {
    option.cost.iter().map(cost).chain(option.strength.iter().map(military))
}

/// How placing a card changes the score.
pub(super) fn score(after: &AfterPlacing) -> Phrase {
    Phrase::new("race-detail-score").with("change", signed(after.change)).number("score", after.score)
}

/// The same in numbers.
pub(super) fn score_fact(after: &AfterPlacing) -> Fact {
    Fact::Score { change: after.change, score: after.score }
}

/// The consequences of placing a card: the score, the cards left in hand, and the draws.
pub(super) fn after(after: &AfterPlacing) -> impl Iterator<Item = Phrase> {
    let left = Phrase::new("race-detail-hand-left").number("cards", after.hand);
    [score(after), left].into_iter().chain(draws(after))
}

/// The cards drawn after a card is placed.
pub(super) fn draws(after: &AfterPlacing) -> impl Iterator<Item = Phrase> {
    after.draws.iter().filter_map(|reason| {
        let draw = match reason.from {
            Origin::Card(by) => Phrase::new("race-detail-draw").piece("card", card(by)),
            Origin::Bonus(by) => Phrase::new("race-detail-draw-bonus").piece("action", action(by)),
            Origin::Rule | Origin::Price(_) | Origin::Discarded(_) => return None,
        };
        Some(draw.number("cards", reason.amount))
    })
}

/// What a way to settle a world costs, or the Military it takes.
pub(super) fn price(way: &WayOption) -> Fact {
    match &way.strength {
        Some(Strength { strength, defense, .. }) => {
            Fact::Military { strength: (*strength).into(), defense: (*defense).into() }
        }
        None => Fact::costs(Unit::Cards, way.due),
    }
}

/// What an action would work on as things stand.
pub(super) fn now(now: Now) -> Phrase {
    match now {
        Now::Cards { look, keep } => Phrase::new("race-preview-explore").number("look", look).number("keep", keep),
        Now::Goods(goods) => Phrase::new("race-preview-goods").number("goods", goods),
        Now::EmptyWorlds { production, windfall } => {
            Phrase::new("race-preview-produce").number("production", production).number("windfall", windfall)
        }
    }
}

/// The breakdown of a use of a Consume power.
pub(super) fn used(power: ConsumePower, used: &ConsumeUse) -> Vec<Phrase> {
    let mut details = vec![powers::consume(power)];
    if !used.reasons.is_empty() {
        details.push(sale(used.reward.cards, &used.reasons));
    }
    if used.doubled {
        details.push(Phrase::new("race-detail-doubled").piece("action", action(Action::ConsumeDouble)));
    }
    details
}

/// The breakdown of the cards from a sale.
pub(super) fn sale(cards: u8, made_of: &[race::Reason]) -> Phrase {
    Phrase::new("race-detail-sale").number("cards", cards).list("reasons", reasons(made_of))
}

/// How many of the possible cards would win a gamble.
pub(super) fn gamble(unseen: Set<Card>, number: u8) -> Phrase {
    let fitting = race::winning(unseen, number);
    Phrase::new("race-detail-gamble").number("fitting", fitting).number("unseen", unseen.len() as u8)
}
