//! What is printed on a card apart from its powers, in words.

use race::{CARDS, DESIGNS, Face, Good, Price, Sort};

use super::names::{keyword, word};
use crate::Phrase;

/// General notes on all cards.
pub(super) fn of_all() -> Vec<Phrase> {
    vec![Phrase::new("race-catalog-cards").number("cards", CARDS).number("designs", DESIGNS as i64)]
}

/// The number of copies, price, points and, for a world, its goods. Then what only some cards have.
pub(super) fn of(face: &Face) -> Vec<Phrase> {
    let copies = Phrase::new("race-fact-copies").number("copies", face.design.copies());
    let price = match face.price {
        Price::Cost(cost) => Phrase::new("race-fact-cost").number("cost", cost),
        Price::Defense(defense) => Phrase::new("race-fact-defense").number("defense", defense),
    };
    let vp = match face.vp {
        Some(vp) => Phrase::new("race-fact-vp").number("vp", vp),
        None => Phrase::new("race-fact-vp-open"),
    };
    let mut facts = vec![copies, price, vp];
    if face.sort == Sort::World {
        facts.push(world(face));
    }
    if !face.keywords.is_empty() {
        let words = face.keywords.iter().map(|&own| keyword(own).phrase());
        facts.push(Phrase::new("race-fact-keywords").list("keywords", words));
    }
    facts.extend(
        face.start.map(|start| {
            Phrase::new("race-fact-start").number("number", start.number).text("color", word(&start.color))
        }),
    );
    facts.extend(face.preset_hand.map(|hand| {
        let key = if face.design.copies() == 1 { "race-fact-hand" } else { "race-fact-hand-one-copy" };
        Phrase::new(key).number("hand", hand)
    }));
    facts
}

fn world(face: &Face) -> Phrase {
    let world = match face.good {
        Some(Good { kind, source }) => {
            Phrase::new("race-match-world-of-kind").text("source", word(&source)).text("kind", word(&kind))
        }
        None => Phrase::new("race-fact-gray-world"),
    };
    if face.is_military() { Phrase::new("race-fact-military").phrase("world", world) } else { world }
}
