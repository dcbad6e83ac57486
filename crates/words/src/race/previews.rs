//! What an answer costs and brings, with reasons.

use game::{Observer, Set};
use race::{
    Action, Card, ConsumePower, ConsumeUse, Cost, DevelopPower, ExplorePower, PlayerView, Power, Score, SettlePower,
    Source, Step, Strength, View, WayOption,
};

use super::names::{action, card, reasons, signed};
use super::pieces::{KEEP, LOOK, explore_bonus};
use super::powers;
use crate::{Fact, Phrase, Unit};

/// What everyone sees of the player who is asked.
pub(super) fn own(view: &View) -> Option<&PlayerView> {
    match view.observer {
        Observer::Seat(seat) => view.players.get(seat),
        Observer::Public => None,
    }
}

/// Whether the player gets the bonus of an action now; the second of two phases needs it chosen twice.
fn has_bonus(view: &View, action: Action) -> bool {
    let again = matches!(view.step, Step::SecondDevelop | Step::SecondSettle);
    own(view).is_some_and(|own| own.pick.count(action) > u8::from(again))
}

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

/// How a card that is placed changes the score, and what is left of the hand.
pub(super) fn after_placing(view: &View, placed: Card, due: u8, throw: Set<Card>) -> Vec<Phrase> {
    let Some(own) = own(view) else { return Vec::new() };
    let left = own.hand.saturating_sub(1 + due);
    let mut details = score_change(own, Some(placed), throw);
    details.push(Phrase::new("race-detail-hand-left").number("cards", left));
    details
}

/// How placing a card and throwing others away changes the score.
pub(super) fn score_change(own: &PlayerView, placed: Option<Card>, throw: Set<Card>) -> Vec<Phrase> {
    let (change, score) = score_after(own, placed, throw);
    vec![Phrase::new("race-detail-score").with("change", signed(change)).number("score", score)]
}

/// The same in numbers.
pub(super) fn score(view: &View, placed: Option<Card>, throw: Set<Card>) -> Option<Fact> {
    let (change, score) = score_after(own(view)?, placed, throw);
    Some(Fact::Score { change, score })
}

fn score_after(own: &PlayerView, placed: Option<Card>, throw: Set<Card>) -> (i32, i32) {
    let kept = own.tableau.iter().copied().filter(|&card| !throw.contains(card));
    let tableau: Vec<Card> = kept.chain(placed).collect();
    let (before, after) = (own.score.total(), Score::of(&tableau, own.vp).total());
    (after - before, after)
}

/// What a way to settle a world costs, or the Military that it takes.
pub(super) fn price(way: &WayOption) -> Fact {
    match &way.strength {
        Some(Strength { strength, defense, .. }) => {
            Fact::Military { strength: (*strength).into(), defense: (*defense).into() }
        }
        None => Fact::costs(Unit::Cards, way.due),
    }
}

/// Cards that are drawn after a development is paid for, by powers that were there before.
pub(super) fn draws_after_developing(view: &View, placed: Option<Card>) -> Vec<Phrase> {
    let drawn = |power: &Power| if let Power::II(DevelopPower::DrawAfter(cards)) = *power { cards } else { 0 };
    draws_by_powers(view, placed.into_iter().collect(), drawn)
}

/// Cards that are drawn after a world is settled.
pub(super) fn draws_after_settling(view: &View, throw: Set<Card>) -> Vec<Phrase> {
    let drawn = |power: &Power| if let Power::III(SettlePower::DrawAfter(cards)) = *power { cards } else { 0 };
    let bonus = has_bonus(view, Action::Settle)
        .then(|| Phrase::new("race-detail-draw-bonus").number("cards", 1).piece("action", action(Action::Settle)));
    bonus.into_iter().chain(draws_by_powers(view, throw, drawn)).collect()
}

fn draws_by_powers(view: &View, without: Set<Card>, drawn: fn(&Power) -> u8) -> Vec<Phrase> {
    let tableau = own(view).into_iter().flat_map(|own| &own.tableau).filter(|&&card| !without.contains(card));
    let draw = |&by: &Card| {
        let count: u8 = by.face().powers.iter().map(drawn).sum();
        (count > 0).then(|| Phrase::new("race-detail-draw").number("cards", count).piece("card", card(by)))
    };
    tableau.filter_map(draw).collect()
}

/// What choosing an action would bring as the table lies.
pub(super) fn action_now(view: &View, chosen: Action) -> Option<Phrase> {
    let own = own(view)?;
    match chosen {
        Action::ExploreFive | Action::ExploreOne => Some(explore_now(own, chosen)),
        Action::ConsumeTrade | Action::ConsumeDouble => {
            Some(Phrase::new("race-preview-goods").number("goods", own.goods.len()))
        }
        Action::Produce => {
            let empty = |source| {
                let makes = |card: &&Card| card.face().has(source) && !own.goods.contains(**card);
                own.tableau.iter().filter(makes).count() as i64
            };
            let (production, windfall) = (empty(Source::Production), empty(Source::Windfall));
            Some(Phrase::new("race-preview-produce").number("production", production).number("windfall", windfall))
        }
        Action::Develop | Action::Settle => None,
    }
}

fn explore_now(own: &PlayerView, chosen: Action) -> Phrase {
    let powers = own.tableau.iter().flat_map(|card| card.face().powers);
    let (mut look, mut keep) = explore_bonus(chosen);
    (look, keep) = (look + LOOK, keep + KEEP);
    for power in powers {
        match *power {
            Power::I(ExplorePower::Draw(cards)) => look += cards as i8,
            Power::I(ExplorePower::Keep(cards)) => keep += cards as i8,
            Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => {}
        }
    }
    Phrase::new("race-preview-explore").number("look", look).number("keep", keep)
}

/// What a use of a Consume power is made of.
pub(super) fn used(view: &View, power: ConsumePower, used: &ConsumeUse) -> Vec<Phrase> {
    let mut details = vec![powers::consume(power)];
    if !used.reasons.is_empty() {
        details.push(sale(used.reward.cards, &used.reasons));
    }
    if used.reward.vp > 0 && has_bonus(view, Action::ConsumeDouble) {
        details.push(Phrase::new("race-detail-doubled").piece("action", action(Action::ConsumeDouble)));
    }
    details
}

/// What the cards of a sale are made of.
pub(super) fn sale(cards: u8, made_of: &[race::Reason]) -> Phrase {
    Phrase::new("race-detail-sale").number("cards", cards).list("reasons", reasons(made_of))
}

/// How many of the cards that could come would win a gamble.
pub(super) fn gamble(view: &View, number: u8) -> Phrase {
    let fitting = view.unseen.iter().filter(|card| card.face().price.number() == number).count() as i64;
    Phrase::new("race-detail-gamble").number("fitting", fitting).number("unseen", view.unseen.len())
}
