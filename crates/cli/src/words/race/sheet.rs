//! The proof-reading sheet of Race for the Galaxy: every card with all that is printed on it, in our own words.

use std::fmt::Write as _;

use race::{CARDS, DESIGNS, Design, FACES, Face, Price, Sort};
use serde_json::{Value, json};

use super::names::{color, keyword, price, world};
use super::powers::{power, scoring, sign};

const HEAD: &str = "\
Powers belong to a phase: I Explore, II Develop, III Settle, $ the sale in Consume, IV Consume, V Produce. The lines of a
six-cost development are read from the top: a card counts by the first line that fits it, the development itself included.
";

/// A headline, and which cards belong under it.
type Section = (&'static str, fn(&Face) -> bool);

const SECTIONS: [Section; 5] = [
    ("START WORLDS", |face| face.start.is_some()),
    ("OTHER PEACEFUL WORLDS", |face| is_other_world(face) && !face.is_military()),
    ("OTHER MILITARY WORLDS", |face| is_other_world(face) && face.is_military()),
    ("DEVELOPMENTS", |face| face.sort == Sort::Development && face.scoring.is_empty()),
    ("SIX-COST DEVELOPMENTS", |face| !face.scoring.is_empty()),
];

fn is_other_world(face: &Face) -> bool {
    face.sort == Sort::World && face.start.is_none()
}

pub(super) fn text() -> String {
    let mut text = format!("Race for the Galaxy: all {CARDS} cards, {DESIGNS} different ones\n\n{HEAD}");
    for (title, belongs) in SECTIONS {
        let faces: Vec<&Face> = FACES.iter().filter(|face| belongs(face)).collect();
        let cards: u32 = faces.iter().map(|face| u32::from(face.design.copies())).sum();
        let _ = writeln!(text, "\n{title} ({} different, {cards} cards)", faces.len());
        faces.iter().for_each(|face| card(&mut text, face));
    }
    text
}

fn card(text: &mut String, face: &Face) {
    let (copies, value) = (face.design.copies(), price(face.price));
    let vp = face.vp.map_or("? VP".into(), |vp| format!("{vp} VP"));
    let line = format!("  {:<30} {copies}x  {value:<9}  {vp:<4}  {}", face.name, notes(face).join("; "));
    let _ = writeln!(text, "{}", line.trim_end());
    for &each in face.powers {
        let _ = writeln!(text, "      {:<4} {}", sign(each.phase()), power(each));
    }
    for &line in face.scoring {
        let _ = writeln!(text, "      ?    {}", scoring(line));
    }
}

/// What else is printed on a card: its sort, keywords and the numbers for the first game.
fn notes(face: &Face) -> Vec<String> {
    let sort = match (face.sort, face.price) {
        (Sort::Development, _) => None,
        (Sort::World, Price::Cost(_)) => Some(world(face.good)),
        (Sort::World, Price::Defense(_)) => Some(format!("military, {}", world(face.good))),
    };
    let words: Vec<&str> = face.keywords.iter().map(|&word| keyword(word)).collect();
    let words = (!words.is_empty()).then(|| format!("word {}", words.join(", ")));
    let start = face.start.map(|start| format!("start world {} ({})", start.number, color(start.color)));
    let preset = face.preset_hand.map(|number| match face.design.copies() {
        1 => format!("first game, hand {number}"),
        _ => format!("first game, one of them in hand {number}"),
    });
    [sort, words, start, preset].into_iter().flatten().collect()
}

pub(super) fn json() -> Value {
    json!({ "game": "race", "cards": CARDS, "designs": FACES.iter().map(design).collect::<Vec<_>>() })
}

/// What is printed, as the data has it, with the number of copies and all powers in words too.
fn design(face: &Face) -> Value {
    let mut value = json!(face);
    let design: Design = face.design;
    let powers: Vec<String> =
        face.powers.iter().map(|&each| format!("{}: {}", sign(each.phase()), power(each))).collect();
    let lines: Vec<String> = face.scoring.iter().map(|&line| scoring(line)).collect();
    value["copies"] = json!(design.copies());
    value["powers_in_words"] = json!(powers);
    value["scoring_in_words"] = json!(lines);
    value
}
