//! The proof-reading sheet of Roll for the Galaxy: dice, tiles and start tiles with all that is printed on them, in our own
//! words.

use std::fmt::Write as _;

use roll::{Color, Face, Power, Print, STARTS, Side, Square, TILES, Tile, WorldColor};
use serde_json::{Value, json};

use super::names::{color, count, face, kind, world_color};
use super::powers::{immediate, power, scoring, sign};

const HEAD: &str = "\
The cost of a square is also its points. Its lines are marked: once, when it is placed; R, a Reassign power, for once each
round while dice are assigned; I Explore, II Develop, III Settle, IV Produce, V Ship, whenever the phase happens; ?, points at
the end of the game. All lines add up.
";

pub(super) fn text() -> String {
    let mut text =
        format!("Roll for the Galaxy: dice, {TILES} tiles, {STARTS} factions, {STARTS} home worlds\n\n{HEAD}");
    dice(&mut text);
    prices(&mut text);
    let _ = writeln!(text, "\nTILES ({TILES}), a development on one side and a world on the other");
    for tile in Tile::ALL.iter() {
        numbered(&mut text, tile.id(), &sides(tile));
    }
    let _ = writeln!(text, "\nFACTIONS ({STARTS}), two squares side by side");
    for number in 1..=STARTS {
        numbered(&mut text, number, &Square::faction(number));
    }
    let _ = writeln!(text, "\nHOME WORLDS ({STARTS})");
    for number in 1..=STARTS {
        numbered(&mut text, number, &[Square::home(number)]);
    }
    text
}

fn sides(tile: Tile) -> [Square; 2] {
    Side::BOTH.map(|side| tile.side(side))
}

fn dice(text: &mut String) {
    let all: u32 = Color::ALL.into_iter().map(|of| u32::from(of.supply())).sum();
    let _ = writeln!(text, "\nDICE ({all}), with the faces of each color");
    for of in Color::ALL {
        let _ = writeln!(text, "  {:<13} {:>2}x  {}", color(of), of.supply(), faces(of));
    }
}

/// The faces of a color, equal ones together.
fn faces(of: Color) -> String {
    let number = |shown: Face| of.faces().into_iter().filter(|&face| face == shown).count();
    let there = Face::ALL.into_iter().filter(|&shown| number(shown) > 0);
    let one = |shown| match number(shown) {
        1 => face(shown).to_string(),
        times => format!("{} x{times}", face(shown)),
    };
    there.map(one).collect::<Vec<_>>().join(", ")
}

fn goods() -> impl Iterator<Item = WorldColor> {
    WorldColor::ALL.into_iter().filter(|of| of.dice().is_some())
}

fn prices(text: &mut String) {
    let each: Vec<String> = goods().map(|of| format!("{} {}", world_color(of), count(of.price(), "credit"))).collect();
    let _ = writeln!(text, "\nTRADE, by the color of the world: {}", each.join(", "));
}

fn numbered(text: &mut String, number: u8, squares: &[Square]) {
    for (at, square) in squares.iter().enumerate() {
        let number = if at == 0 { number.to_string() } else { String::new() };
        let print = square.print();
        let _ = writeln!(text, "  {number:>2}  {:<30} {:<19} {}", print.name, kind(print.kind), cost(print));
        for line in lines(print) {
            let _ = writeln!(text, "        {line}");
        }
    }
}

fn cost(print: &Print) -> String {
    let more = if print.scoring.is_some() { " + ?" } else { "" };
    format!("cost {}{more}", print.cost)
}

fn lines(print: &Print) -> Vec<String> {
    let once: Vec<String> = print.immediate.iter().map(|&effect| immediate(effect)).collect();
    let once = (!once.is_empty()).then(|| format!("{:<4} {}", "once", once.join(", ")));
    let powers = print.powers.iter().map(|&each| format!("{:<4} {}", sign(each), power(each)));
    let score = print.scoring.map(|line| format!("{:<4} {}", "?", scoring(line)));
    once.into_iter().chain(powers).chain(score).collect()
}

pub(super) fn json() -> Value {
    let dice: Vec<Value> =
        Color::ALL.into_iter().map(|of| json!({ "color": of, "supply": of.supply(), "faces": of.faces() })).collect();
    let prices: Vec<Value> = goods().map(|of| json!({ "color": of, "credits": of.price() })).collect();
    let tiles: Vec<Value> = Tile::ALL
        .iter()
        .map(|tile| {
            let [development, world] = sides(tile).map(square);
            json!({ "id": tile.id(), "development": development, "world": world })
        })
        .collect();
    let factions: Vec<Value> = (1..=STARTS)
        .map(|number| json!({ "number": number, "squares": Square::faction(number).map(square) }))
        .collect();
    let homes: Vec<Value> =
        (1..=STARTS).map(|number| json!({ "number": number, "square": square(Square::home(number)) })).collect();
    json!({
        "game": "roll", "dice": dice, "trade": prices, "tiles": tiles, "factions": factions, "home_worlds": homes
    })
}

/// What is printed, as the data has it, and all of it in words too.
fn square(square: Square) -> Value {
    let print = square.print();
    let mut value = json!(print);
    let words = |power: &Power| format!("{}: {}", sign(*power), super::powers::power(*power));
    value["immediate_in_words"] = print.immediate.iter().map(|&effect| json!(immediate(effect))).collect();
    value["powers_in_words"] = print.powers.iter().map(|power| json!(words(power))).collect();
    value["scoring_in_words"] = json!(print.scoring.map(scoring));
    value
}
