//! Moves, as they follow a player's name.

use game::Set;
use race::{Card, Move, Pick, Price, Way};

use super::names::{card, cards, chosen};
use crate::Phrase;

pub(super) fn answer(answer: &Move) -> Phrase {
    match *answer {
        Move::Discard(discarded) => Phrase::new("race-answer-discard").list("cards", cards(discarded)),
        Move::Choose(only) => choose(Pick { first: Some(only), second: None }),
        Move::ChoosePair(first, second) => choose(Pick { first: Some(first), second: Some(second) }),
        Move::Keep(kept) => Phrase::new("race-answer-keep").list("cards", cards(kept)),
        Move::Develop(None) => Phrase::new("race-answer-no-development"),
        Move::Settle(None) => Phrase::new("race-answer-no-world"),
        Move::Develop(Some(placed)) | Move::Settle(Some(placed)) => {
            Phrase::new("race-answer-place").piece("card", card(placed))
        }
        Move::Pay(paid) => pay(paid),
        Move::PayWorld { way, discards, cards: paid } => {
            let how = match way {
                Way::Pay => pay(paid),
                Way::Conquer => Phrase::new("race-answer-conquer"),
                Way::Negotiate => Phrase::new("race-answer-negotiate").list("cards", cards(paid)),
            };
            if discards.is_empty() {
                return how;
            }
            Phrase::new("race-answer-throwing").phrase("answer", how).list("cards", cards(discards))
        }
        Move::Sell(world) => Phrase::new("race-answer-sell").piece("world", card(world)),
        Move::Consume { card: by, goods, .. } if goods.is_empty() => {
            Phrase::new("race-answer-use").piece("card", card(by))
        }
        Move::Consume { card: by, goods, .. } => {
            Phrase::new("race-answer-consume").piece("card", card(by)).list("worlds", cards(goods))
        }
        Move::ConsumeHand { card: by, cards: discarded, .. } => {
            Phrase::new("race-answer-consume-hand").piece("card", card(by)).list("cards", cards(discarded))
        }
        Move::Gamble { card: by, number, .. } => {
            Phrase::new("race-answer-gamble").piece("card", card(by)).number("number", number)
        }
        Move::Stop => Phrase::new("race-answer-stop"),
        Move::Produce(world) => Phrase::new("race-answer-produce").piece("world", card(world)),
    }
}

fn choose(pick: Pick) -> Phrase {
    Phrase::new("race-answer-choose").phrase("pick", chosen(pick))
}

fn pay(paid: Set<Card>) -> Phrase {
    if paid.is_empty() {
        return Phrase::new("race-answer-pay-nothing");
    }
    Phrase::new("race-answer-pay").list("cards", cards(paid))
}

/// A move in short: what matters of it to those who cannot know the cards. Which of a hundred cards is placed or paid
/// with would make a list of answers that are all unlikely.
pub(super) fn summary(given: &Move) -> Phrase {
    let count = |key: &'static str, cards: Set<Card>| Phrase::new(key).number("count", cards.len());
    match *given {
        Move::Discard(discarded) => count("race-summary-discard", discarded),
        Move::Keep(kept) => count("race-summary-keep", kept),
        Move::Develop(Some(placed)) => {
            Phrase::new("race-summary-develop").text("six", whether(placed.face().price == Price::Cost(6)))
        }
        Move::Settle(Some(placed)) => {
            Phrase::new("race-summary-settle").text("military", whether(placed.face().is_military()))
        }
        Move::Pay(paid) if !paid.is_empty() => count("race-summary-pay", paid),
        Move::PayWorld { way: Way::Pay | Way::Negotiate, cards: paid, .. } if !paid.is_empty() => {
            count("race-summary-pay", paid)
        }
        Move::ConsumeHand { card: by, .. } | Move::Gamble { card: by, .. } => {
            Phrase::new("race-answer-use").piece("card", card(by))
        }
        Move::Choose(_)
        | Move::ChoosePair(..)
        | Move::Develop(None)
        | Move::Settle(None)
        | Move::Pay(_)
        | Move::PayWorld { .. }
        | Move::Sell(_)
        | Move::Consume { .. }
        | Move::Stop
        | Move::Produce(_) => answer(given),
    }
}

const fn whether(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
