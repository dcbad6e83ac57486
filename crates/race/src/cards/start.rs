//! The five start worlds.

use super::{Color, Design, Face, Start, WORLD, production, windfall};
use crate::cards::Filter::{Any, Only};
use crate::cards::Kind::{Novelty, Rare};
use crate::cards::Power::{III, IV, Trade, V};
use crate::cards::Price::{Cost, Defense};
use crate::phase::consume::ConsumePower as Consume;
use crate::phase::produce::ProducePower as Produce;
use crate::phase::settle::SettlePower as Settle;
use crate::phase::trade::TradePower as Sale;

pub(super) const START: [Face; 5] = [
    Face {
        design: Design::OldEarth,
        name: "Old Earth",
        price: Cost(3),
        vp: Some(2),
        start: Some(Start { number: 0, color: Color::Blue }),
        powers: &[
            Trade(Sale::Bonus { cards: 1, kind: Any }),
            IV(Consume::Goods { kind: Any, goods: 1, uses: 2, vp: 1, cards: 0 }),
        ],
        ..WORLD
    },
    Face {
        design: Design::EpsilonEridani,
        name: "Epsilon Eridani",
        price: Cost(2),
        vp: Some(1),
        start: Some(Start { number: 1, color: Color::Red }),
        powers: &[III(Settle::Military(1)), IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 1 })],
        ..WORLD
    },
    Face {
        design: Design::AlphaCentauri,
        name: "Alpha Centauri",
        price: Cost(2),
        vp: Some(0),
        good: windfall(Rare),
        start: Some(Start { number: 2, color: Color::Blue }),
        powers: &[
            III(Settle::Discount { amount: 1, kind: Only(Rare) }),
            III(Settle::MilitaryVsKind { amount: 1, kind: Rare }),
        ],
        ..WORLD
    },
    Face {
        design: Design::NewSparta,
        name: "New Sparta",
        price: Defense(2),
        vp: Some(1),
        start: Some(Start { number: 3, color: Color::Red }),
        powers: &[III(Settle::Military(2))],
        ..WORLD
    },
    Face {
        design: Design::EarthsLostColony,
        name: "Earth's Lost Colony",
        price: Cost(2),
        vp: Some(1),
        good: production(Novelty),
        start: Some(Start { number: 4, color: Color::Blue }),
        powers: &[IV(Consume::Goods { kind: Any, goods: 1, uses: 1, vp: 1, cards: 0 }), V(Produce::Here(Novelty))],
        ..WORLD
    },
];
