//! The catalog: both sides of every tile, the start tiles, the dice and the phases.

use game::Game as _;
use roll::{Color, Face, Phase, Roll, STARTS, Side, Square, Tile, WorldColor};
use serde_json::{Value, json};

use super::nouns::{die, face, face_id, numeral, phase, phase_id, side_id, side_of, square, world_id, worlds};
use super::powers;
use crate::{Catalog, Line, Phrase, Piece, PieceName};

pub(super) fn catalog() -> Catalog {
    let squares = Square::all().map(printed);
    let dice = Color::ALL.into_iter().map(colored);
    let phases = Phase::ALL.into_iter().map(part);
    Catalog { game: Roll::ID.to_string(), about: of_all(), pieces: squares.chain(dice).chain(phases).collect() }
}

/// General notes on all tiles.
fn of_all() -> Vec<Phrase> {
    let goods = WorldColor::ALL.into_iter().filter(|color| color.dice().is_some());
    let prices = goods.map(|color| {
        Phrase::new("roll-catalog-price").phrase("worlds", worlds(color)).number("credits", color.price())
    });
    vec![
        Phrase::new("roll-catalog-points"),
        Phrase::new("roll-catalog-powers"),
        Phrase::new("roll-catalog-prices").list("prices", prices),
    ]
}

fn piece(name: PieceName, kind: &str, facts: Value, lines: Vec<Line>) -> Piece {
    let PieceName { id, name } = name;
    Piece { id, name: Phrase::new(name), kind: kind.to_string(), facts, about: Vec::new(), lines, note: None }
}

/// A side of a game tile, a half of a faction tile, or a home world.
fn printed(it: Square) -> Piece {
    let print = it.print();
    let side = side_of(it);
    let kind = match (it.tile(), it.faction_number()) {
        (Some(_), _) => side_id(side),
        (None, Some(_)) => "faction",
        (None, None) => "home_world",
    };
    let color = print.world();
    let facts = json!({
        "side": side_id(side),
        "cost": print.cost,
        "vp": print.cost,
        "color": color.map(world_id),
        "price": color.map(WorldColor::price).filter(|&price| price > 0),
        "reassigns": print.reassigns(),
        "immediate": print.immediate,
        "powers": print.powers,
        "scoring": print.scoring,
        "tile": it.tile(),
        "tile_number": it.tile().map(Tile::id),
        "other_side": it.tile().map(|tile| tile.side(other(side))),
        "faction": it.faction_number(),
        "other_half": other_half(it),
        "home_world": home_number(it),
    });
    Piece { about: about(it), ..piece(square(it), kind, facts, powers::lines(print)) }
}

/// Cost and type, and which tile it is on.
fn about(it: Square) -> Vec<Phrase> {
    let print = it.print();
    let sort = print.world().map_or("development", world_id);
    let mut about = vec![
        Phrase::new("roll-fact-cost").number("cost", print.cost),
        Phrase::new("roll-fact-sort").text("sort", sort),
    ];
    if let Some(tile) = it.tile() {
        let back = square(tile.side(other(side_of(it))));
        about.push(Phrase::new("roll-fact-tile").number("number", tile.id()).piece("back", back));
    }
    if let (Some(number), Some(half)) = (it.faction_number(), other_half(it)) {
        about.push(Phrase::new("roll-fact-faction").number("number", number).piece("half", square(half)));
    }
    about.extend(home_number(it).map(|number| Phrase::new("roll-fact-home").number("number", number)));
    about
}

const fn other(side: Side) -> Side {
    match side {
        Side::Development => Side::World,
        Side::World => Side::Development,
    }
}

/// The other square of the same faction tile.
fn other_half(it: Square) -> Option<Square> {
    Square::faction(it.faction_number()?).into_iter().find(|&half| half != it)
}

fn home_number(it: Square) -> Option<u8> {
    (1..=STARTS).find(|&number| Square::home(number) == it)
}

fn colored(color: Color) -> Piece {
    let faces = color.faces();
    let shown = Face::ALL.into_iter().filter_map(|shown| {
        let count = faces.iter().filter(|&&other| other == shown).count() as i64;
        (count > 0).then(|| Phrase::new("roll-die-face").phrase("face", face(shown)).number("count", count))
    });
    let mut lines = vec![Phrase::new("roll-die-faces").list("faces", shown)];
    if color == Color::Consumption {
        lines.push(Phrase::new("roll-die-matches-all"));
    }
    let lines = lines.into_iter().map(|text| Line { phase: None, text }).collect();
    let supply = color.supply();
    let facts = json!({ "color": color, "supply": supply, "copies": supply, "faces": faces.map(face_id) });
    let about = vec![Phrase::new("roll-fact-supply").number("dice", supply)];
    Piece { about, ..piece(die(color), "die", facts, lines) }
}

fn part(it: Phase) -> Piece {
    let text = match it {
        Phase::Explore => Phrase::new("roll-about-explore").number("credits", roll::STOCK),
        Phase::Develop => Phrase::new("roll-about-develop"),
        Phase::Settle => Phrase::new("roll-about-settle"),
        Phase::Produce => Phrase::new("roll-about-produce"),
        Phase::Ship => Phrase::new("roll-about-ship"),
    };
    let lines = vec![Line { phase: Some(phase_id(it).to_string()), text }];
    piece(phase(it), "phase", json!({ "number": numeral(it) }), lines)
}
