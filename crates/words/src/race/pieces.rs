//! The catalog: every card, action and term of the rules.

use race::{
    Action, CONSUME_DOUBLE, DEVELOP_BONUS, EXPLORED, FACES, Face, HAND_LIMIT, KEPT, Keyword, Kind, SETTLE_BONUS,
    Scoring, Sort, Step, explore_bonus,
};
use serde_json::{Value, json};

use super::facts;
use super::names::{action, design, keyword, kind, step_name, word};
use super::powers;
use crate::{Catalog, Line, Phrase, Piece, PieceName};

/// The keywords in the order of the rules.
const KEYWORDS: [Keyword; 6] =
    [Keyword::Alien, Keyword::Rebel, Keyword::Imperium, Keyword::Uplift, Keyword::Chromosome, Keyword::Terraforming];

pub(super) fn catalog() -> Catalog {
    let cards = FACES.iter().map(card);
    let actions = Action::ALL.into_iter().map(action_piece);
    let steps = Step::ALL.into_iter().map(step);
    let kinds = Kind::ALL.into_iter().map(goods);
    let keywords = KEYWORDS.into_iter().map(|word| plain(keyword(word), "keyword", json!({}), Vec::new()));
    let pieces = cards.chain(actions).chain(steps).chain(kinds).chain(keywords).collect();
    Catalog { game: "race".into(), about: facts::of_all(), pieces }
}

fn plain(name: PieceName, kind: &str, facts: Value, lines: Vec<Line>) -> Piece {
    Piece { id: name.id, name: Phrase::new(name.name), kind: kind.into(), facts, about: Vec::new(), lines, note: None }
}

fn card(face: &Face) -> Piece {
    let kind = match (face.sort, face.start) {
        (Sort::World, Some(_)) => "start_world",
        (Sort::World, None) => "world",
        (Sort::Development, _) => "development",
    };
    let mut facts = json!(face);
    facts["copies"] = json!(face.design.copies());
    facts["military"] = json!(face.is_military());
    let counts_cards = face.scoring.iter().any(|line| matches!(line, Scoring::PerCard { .. }));
    let note = counts_cards.then(|| Phrase::new("race-note-scoring"));
    Piece { about: facts::of(face), note, ..plain(design(face.design), kind, facts, powers::lines(face)) }
}

fn action_piece(chosen: Action) -> Piece {
    let phase = phase(chosen);
    let lines = vec![
        Line { phase: Some(word(&phase)), text: rule(phase) },
        Line { phase: Some(word(&phase)), text: bonus(chosen) },
    ];
    plain(
        action(chosen),
        "action",
        json!({ "phase": phase, "double": chosen.is_double(), "bonus": sign(chosen) }),
        lines,
    )
}

fn phase(action: Action) -> Step {
    match action {
        Action::ExploreFive | Action::ExploreOne => Step::Explore,
        Action::Develop => Step::Develop,
        Action::Settle => Step::Settle,
        Action::ConsumeTrade | Action::ConsumeDouble => Step::Consume,
        Action::Produce => Step::Produce,
    }
}

fn step(step: Step) -> Piece {
    plain(step_name(step), "step", json!({}), vec![Line { phase: None, text: rule(step) }])
}

/// What everyone does in a phase.
pub(super) fn rule(step: Step) -> Phrase {
    match step {
        Step::Choose => Phrase::new("race-rule-choose"),
        Step::Explore => Phrase::new("race-rule-explore").number("look", EXPLORED).number("keep", KEPT),
        Step::Develop => Phrase::new("race-rule-develop"),
        Step::SecondDevelop => Phrase::new("race-rule-second-develop"),
        Step::Settle => Phrase::new("race-rule-settle"),
        Step::SecondSettle => Phrase::new("race-rule-second-settle"),
        Step::Consume => Phrase::new("race-rule-consume"),
        Step::Produce => Phrase::new("race-rule-produce"),
        Step::HandLimit => Phrase::new("race-rule-hand-limit").number("limit", HAND_LIMIT),
    }
}

/// What players who chose an action get in addition: the numbers of.
pub(super) fn bonus(action: Action) -> Phrase {
    let (look, keep) = explore_bonus(action);
    match action {
        Action::ExploreFive => Phrase::new("race-bonus-explore-five").number("look", look),
        Action::ExploreOne => Phrase::new("race-bonus-explore-one").number("look", look).number("keep", keep),
        Action::Develop => Phrase::new("race-bonus-develop").number("amount", DEVELOP_BONUS),
        Action::Settle => Phrase::new("race-bonus-settle").number("cards", SETTLE_BONUS),
        Action::ConsumeTrade => Phrase::new("race-bonus-consume-trade"),
        Action::ConsumeDouble => Phrase::new("race-bonus-consume-double").number("times", CONSUME_DOUBLE),
        Action::Produce => Phrase::new("race-bonus-produce"),
    }
}

/// What tells an action from another of the same phase, in numbers; nothing for an action that is alone in its phase.
fn sign(action: Action) -> Value {
    let (look, keep) = explore_bonus(action);
    match action {
        Action::ExploreFive | Action::ExploreOne => json!({ "look": look, "keep": keep }),
        Action::ConsumeTrade => json!("trade"),
        Action::ConsumeDouble => json!({ "times": CONSUME_DOUBLE }),
        Action::Develop | Action::Settle | Action::Produce => Value::Null,
    }
}

fn goods(of: Kind) -> Piece {
    let text = Phrase::new("race-kind-price").number("cards", of.price());
    let line = Line { phase: Some("trade".into()), text };
    plain(kind(of), "goods", json!({ "price": of.price() }), vec![line])
}
