//! The styles of Race for the Galaxy: how much an answer is to somebody's liking, from -1 to 1.

use game::Set;
use race::{Action, Card, Move, Power, SettlePower, Sort, Source};

/// How much losing or keeping a card counts, compared with placing it.
const IN_HAND: f32 = 0.5;

/// What somebody likes.
struct Style {
    /// In a tableau, from 0 to 1.
    card: fn(Card) -> f32,
    /// To do, from -1 to 1.
    action: fn(Action) -> f32,
}

/// Wants military worlds, and the Military to conquer them.
pub(super) fn military(answer: &Move) -> f32 {
    liking(answer, &Style { card: arms, action: |action| likes(action, &[Action::Settle]) })
}

/// Wants worlds that produce, and Consume powers for what they yield.
pub(super) fn producing(answer: &Move) -> f32 {
    liking(answer, &Style { card: industry, action: |action| likes(action, &[Action::Produce, Action::ConsumeDouble]) })
}

/// Wants developments, those of cost six most.
pub(super) fn developing(answer: &Move) -> f32 {
    liking(answer, &Style { card: research, action: |action| likes(action, &[Action::Develop]) })
}

/// Wants a full tableau before anybody else's engine runs.
pub(super) fn hurried(answer: &Move) -> f32 {
    liking(answer, &Style { card: cheapness, action: |action| likes(action, &[Action::Develop, Action::Settle]) })
}

fn liking(answer: &Move, style: &Style) -> f32 {
    let all = |cards: Set<Card>| cards.iter().map(style.card).sum::<f32>();
    let liking = match *answer {
        Move::Choose(action) => (style.action)(action),
        Move::ChoosePair(one, other) => ((style.action)(one) + (style.action)(other)) / 2.0,
        Move::Develop(Some(card)) | Move::Settle(Some(card)) => (style.card)(card),
        Move::Keep(cards) => IN_HAND * all(cards),
        Move::Discard(cards) | Move::Pay(cards) => -IN_HAND * all(cards),
        Move::PayWorld { discards, cards, .. } => -IN_HAND * all(cards.union(discards)),
        Move::Develop(None)
        | Move::Settle(None)
        | Move::Sell(_)
        | Move::Consume { .. }
        | Move::ConsumeHand { .. }
        | Move::Gamble { .. }
        | Move::Produce(_)
        | Move::Stop => 0.0,
    };
    liking.clamp(-1.0, 1.0)
}

fn likes(action: Action, liked: &[Action]) -> f32 {
    if liked.contains(&action) { 1.0 } else { 0.0 }
}

fn arms(card: Card) -> f32 {
    let face = card.face();
    let arms = |power: &Power| match power {
        Power::III(power) => matches!(
            power,
            SettlePower::Military(1..) | SettlePower::MilitaryVsKind { .. } | SettlePower::MilitaryVsRebel(_)
        ),
        _ => false,
    };
    if face.is_military() || face.powers.iter().any(arms) { 1.0 } else { 0.0 }
}

fn industry(card: Card) -> f32 {
    let face = card.face();
    let consumes = face.powers.iter().any(|power| matches!(power, Power::IV(_)));
    match (face.has(Source::Production), consumes) {
        (true, _) => 1.0,
        (false, true) => 0.6,
        (false, false) => 0.0,
    }
}

fn research(card: Card) -> f32 {
    let face = card.face();
    match face.sort {
        Sort::Development if face.price.number() == 6 => 1.0,
        Sort::Development => 0.7,
        Sort::World => 0.0,
    }
}

fn cheapness(card: Card) -> f32 {
    1.0 - f32::from(card.face().price.number()) / 10.0
}
