//! Answers that do nothing: no beginner gives them.

use game::Set;
use race::{Action, Card, ConsumePower, Look, Move, Power, Sort};

use super::appraisal::is_new;
use super::economy::count;
use super::facts::{Facts, Memo};

/// Whether the seat chooses a phase in which, as things stand, it can do nothing, or does nothing in the phase that it chose.
pub(super) fn is_pointless(look: Look<'_>, memo: &Memo, answer: &Move) -> bool {
    let own = look.own();
    let facts = memo.facts(own.tableau().cards());
    let idle = |action| is_idle(&facts, look.hand(), own.goods(), action);
    match *answer {
        Move::Choose(action) => idle(action),
        // What they bring to hand may be placed at once, so nothing can be said of a pair with Explore.
        Move::ChoosePair(one, other) => !is_explore(one) && !is_explore(other) && (idle(one) || idle(other)),
        Move::Develop(None) => own.pick.count(Action::Develop) > 0,
        Move::Settle(None) => own.pick.count(Action::Settle) > 0,
        _ => false,
    }
}

fn is_explore(action: Action) -> bool {
    matches!(action, Action::ExploreFive | Action::ExploreOne)
}

/// Whether nothing in the hand and the tableau makes use of an action.
fn is_idle(facts: &Facts, hand: Set<Card>, goods: Set<Card>, action: Action) -> bool {
    let economy = &facts.economy;
    let spare = (hand.len() as u8).saturating_sub(1);
    let new = |sort| hand.iter().filter(move |card| card.face().sort == sort && is_new(facts.cards, *card));
    match action {
        Action::ExploreFive | Action::ExploreOne => false,
        Action::Develop => !new(Sort::Development).any(|card| economy.development_cost(card.face(), true) <= spare),
        Action::Settle => !new(Sort::World).any(|card| economy.bill(card.face(), spare).is_some()),
        Action::ConsumeTrade => goods.is_empty(),
        Action::ConsumeDouble => {
            let brought = economy.consume(count(goods), true);
            brought.vp + brought.cards <= 0.0 && !facts.cards.iter().any(takes_hand_cards)
        }
        Action::Produce => {
            let (full, drawn) = economy.produce(goods, true);
            full == goods && drawn <= 0.0
        }
    }
}

fn takes_hand_cards(card: Card) -> bool {
    card.face().powers.iter().any(|power| matches!(power, Power::IV(ConsumePower::HandCards { .. })))
}
