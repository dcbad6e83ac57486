//! Why a move is refused, and why a card cannot be placed.

use race::{Illegal, Why};

use super::names::card;
use crate::{Fact, Phrase, Unit};

pub(super) fn illegal(illegal: Illegal) -> Phrase {
    match illegal {
        Illegal::Over => Phrase::new("race-illegal-over"),
        Illegal::NotAsked => Phrase::new("race-illegal-not-asked"),
        Illegal::WrongAnswer => Phrase::new("race-illegal-wrong-answer"),
        Illegal::WrongCount { due } => Phrase::new("race-illegal-wrong-count").number("cards", due),
        Illegal::TooMany { most } => Phrase::new("race-illegal-too-many").number("cards", most),
        Illegal::NotInHand => Phrase::new("race-illegal-not-in-hand"),
        Illegal::NotExplored => Phrase::new("race-illegal-not-explored"),
        Illegal::OneAction => Phrase::new("race-illegal-one-action"),
        Illegal::TwoActions => Phrase::new("race-illegal-two-actions"),
        Illegal::NotAPair => Phrase::new("race-illegal-not-a-pair"),
        Illegal::CannotPlace { card: placed, why: reason } => {
            Phrase::new("race-illegal-cannot-place").piece("card", card(placed)).phrase("why", why(reason))
        }
        Illegal::NoSuchWay => Phrase::new("race-illegal-no-such-way"),
        Illegal::NoGood { world } => Phrase::new("race-illegal-no-good").piece("world", card(world)),
        Illegal::SellFirst => Phrase::new("race-illegal-sell-first"),
        // People know powers by what they do, not by number.
        Illegal::NoSuchPower { card: by, .. } => Phrase::new("race-illegal-no-such-power").piece("card", card(by)),
        Illegal::PowerUsed { card: by, .. } => Phrase::new("race-illegal-power-used").piece("card", card(by)),
        Illegal::PowerUseless { card: by, .. } => Phrase::new("race-illegal-power-useless").piece("card", card(by)),
        Illegal::WrongGoods { due } => Phrase::new("race-illegal-wrong-goods").number("goods", due),
        Illegal::NoSuchNumber { low, high } => {
            Phrase::new("race-illegal-no-such-number").number("low", low).number("high", high)
        }
        Illegal::MustConsume => Phrase::new("race-illegal-must-consume"),
        Illegal::CannotProduce { world } => Phrase::new("race-illegal-cannot-produce").piece("world", card(world)),
    }
}

/// What a card that cannot be placed would take, in numbers.
pub(super) fn lacking(why: Why) -> Vec<Fact> {
    let military = |defense: u8, strength: i8| Fact::Military { strength: strength.into(), defense: defense.into() };
    match why {
        Why::NotADevelopment | Why::NotAWorld | Why::AlreadyPlaced => Vec::new(),
        Why::TooExpensive { cost, .. } => vec![Fact::costs(Unit::Cards, cost)],
        Why::TooStrong { defense, strength } => vec![military(defense, strength)],
        Why::TooStrongAndExpensive { defense, strength, cost, .. } => {
            vec![military(defense, strength), Fact::costs(Unit::Cards, cost)]
        }
    }
}

pub(super) fn why(why: Why) -> Phrase {
    match why {
        Why::NotADevelopment => Phrase::new("race-why-not-a-development"),
        Why::NotAWorld => Phrase::new("race-why-not-a-world"),
        Why::AlreadyPlaced => Phrase::new("race-why-already-placed"),
        Why::TooExpensive { cost, cards } => {
            Phrase::new("race-why-too-expensive").number("cost", cost).number("cards", cards)
        }
        Why::TooStrong { defense, strength } => {
            Phrase::new("race-why-too-strong").number("defense", defense).number("strength", strength)
        }
        Why::TooStrongAndExpensive { defense, strength, cost, cards } => {
            Phrase::new("race-why-too-strong-and-expensive")
                .number("defense", defense)
                .number("strength", strength)
                .number("cost", cost)
                .number("cards", cards)
        }
    }
}
