//! The names of the parts of Race for the Galaxy, and where things and numbers come from.

use game::Set;
use race::{Action, Card, Cause, Design, Filter, Keyword, Kind, Origin, Pick, Reason, Reward, Step};
use serde::Serialize;

use crate::question::json;
use crate::{Arg, Phrase, PieceName, slug};

/// A value of the rules as it is serialized, such as `explore_five`: the word that messages select by.
pub(super) fn word(unit: &impl Serialize) -> String {
    match json(unit) {
        serde_json::Value::String(word) => word,
        other => other.to_string(),
    }
}

/// The kind of goods that match, or `any`.
pub(super) fn filter(filter: Filter) -> String {
    match filter {
        Filter::Any => "any".into(),
        Filter::Only(kind) => word(&kind),
    }
}

/// A number to add to another, with its sign.
pub(super) fn signed(number: impl Into<i64>) -> Arg {
    let number = number.into();
    let sign = if number < 0 { "−" } else { "+" };
    Arg::Text(format!("{sign}{}", number.abs()))
}

/// What is printed on a card, by name. The number of a copy is not printed.
pub(super) fn design(design: Design) -> PieceName {
    let name = design.face().name;
    PieceName::new(name, format!("race-card-{}", slug(name)))
}

pub(super) fn card(card: Card) -> PieceName {
    design(card.design())
}

pub(super) fn action(action: Action) -> PieceName {
    let id = word(&action);
    let name = format!("race-action-{}", slug(&id));
    PieceName::new(id, name)
}

/// A term of the rules that is also a piece of the catalog, so it can be explained. Its id includes its category, since
/// some terms belong to two.
fn term(sort: &str, unit: &impl Serialize) -> PieceName {
    let id = word(unit);
    let name = format!("race-{sort}-{}", slug(&id));
    PieceName::new(format!("{sort}:{id}"), name)
}

pub(super) fn kind(kind: Kind) -> PieceName {
    term("kind", &kind)
}

pub(super) fn keyword(keyword: Keyword) -> PieceName {
    term("keyword", &keyword)
}

/// A phase, or the steps before and after the phases.
pub(super) fn step(step: Step) -> Phrase {
    Phrase::new(step_name(step).name)
}

pub(super) fn step_name(step: Step) -> PieceName {
    term("step", &step)
}

pub(super) fn cards(cards: Set<Card>) -> impl Iterator<Item = Phrase> {
    cards.iter().map(|one| card(one).phrase())
}

/// The place of a card on the board.
pub(super) fn on_card(card: Card) -> String {
    format!("card:{card}")
}

/// What a seat chose: one action, two, or one twice.
pub(super) fn chosen(pick: Pick) -> Phrase {
    match (pick.first, pick.second) {
        (Some(first), Some(second)) if first == second => {
            Phrase::new("race-chosen-twice").piece("action", action(first))
        }
        (Some(first), Some(second)) => {
            Phrase::new("race-chosen-two").piece("first", action(first)).piece("second", action(second))
        }
        (Some(only), None) => action(only).phrase(),
        (None, _) => Phrase::new("race-chosen-nothing"),
    }
}

/// Points and cards, as a gain.
pub(super) fn reward(Reward { vp, cards }: Reward) -> Phrase {
    match (vp, cards) {
        (0, 0) => Phrase::new("race-reward-nothing"),
        (vp, 0) => Phrase::new("race-reward-vp").number("vp", vp),
        (0, cards) => Phrase::new("race-reward-cards").number("cards", cards),
        (vp, cards) => Phrase::new("race-reward-both").number("vp", vp).number("cards", cards),
    }
}

/// Where cards come from or go to, or what produced a good.
pub(super) fn cause(cause: Cause) -> Phrase {
    match cause {
        Cause::Deal => Phrase::new("race-cause-deal"),
        Cause::Explore => Phrase::new("race-cause-explore"),
        Cause::Bonus(chosen) => Phrase::new("race-cause-bonus").piece("action", action(chosen)),
        Cause::Power(by) => Phrase::new("race-cause-power").piece("card", card(by)),
        Cause::Sale(world) => Phrase::new("race-cause-sale").piece("world", card(world)),
        Cause::Payment(bought) => Phrase::new("race-cause-payment").piece("card", card(bought)),
        Cause::Production => Phrase::new("race-cause-production"),
        Cause::Windfall => Phrase::new("race-cause-windfall"),
        Cause::HandLimit => Phrase::new("race-cause-hand-limit"),
    }
}

/// A part of a sum, and where it comes from.
fn reason(reason: &Reason) -> Phrase {
    match reason.from {
        Origin::Rule => Phrase::new("race-reason-rule").number("amount", reason.amount),
        Origin::Price(kind) => {
            Phrase::new("race-reason-price").number("amount", reason.amount).text("kind", word(&kind))
        }
        Origin::Card(by) => {
            Phrase::new("race-reason-card").with("amount", signed(reason.amount)).piece("card", card(by))
        }
        Origin::Bonus(chosen) => {
            Phrase::new("race-reason-bonus").with("amount", signed(reason.amount)).piece("action", action(chosen))
        }
        Origin::Discarded(discarded) => {
            Phrase::new("race-reason-thrown").with("amount", signed(reason.amount)).piece("card", card(discarded))
        }
    }
}

pub(super) fn reasons(reasons: &[Reason]) -> impl Iterator<Item = Phrase> + '_ {
    reasons.iter().map(reason)
}
