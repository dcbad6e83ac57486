//! Every piece of Planet Defenders: what it is, what it does, and whether that is printed or a reconstruction.

use defenders::{
    Color, ControlTile, Defender, MOST_TECHNOLOGIES, Planet, PlanetEffect, Provenance, Robot, RobotBonus, Setup,
    TECHNOLOGY_POINTS, TRACK, TRACK_PROVENANCE, TYPE_POINTS, Technology, TechnologyCard, TileSide, Variant,
};
use game::{Game, Setup as _};
use serde_json::{Value, json};

use super::names::{
    bill, bonus, color, defender, energy, energy_piece, order, planet, points, robot, technology, tile, word,
};
use super::powers;
use crate::{Catalog, Line, Phrase, Piece, PieceName};

pub(super) fn catalog() -> Catalog {
    let pieces = Planet::ALL.into_iter().map(planet_piece);
    let pieces = pieces.chain(ControlTile::ALL.into_iter().map(tile_piece));
    let pieces = pieces.chain(Defender::ALL.into_iter().map(defender_piece));
    let pieces = pieces.chain(Color::ALL.into_iter().map(color_piece));
    let pieces = pieces.chain(Robot::all().map(robot_piece)).chain(Technology::all().map(technology_piece));
    let pieces = pieces.chain([board_piece()]);
    let about = ["defenders-catalog-printed", "defenders-catalog-deduced", "defenders-catalog-reconstructed"];
    let about = about.map(Phrase::new).to_vec();
    Catalog { game: defenders::Defenders::ID.to_string(), about, pieces: pieces.collect() }
}

fn piece(name: PieceName, kind: &str, facts: Value, lines: Vec<Phrase>, note: Option<Phrase>) -> Piece {
    let lines = lines.into_iter().map(|text| Line { phase: None, text }).collect();
    Piece { id: name.id, name: Phrase::new(name.name), kind: kind.to_string(), facts, about: Vec::new(), lines, note }
}

/// The note on values that differ from the printed piece.
fn reconstructed(what: &str) -> Phrase {
    Phrase::new("defenders-note-reconstructed").text("what", what)
}

fn planet_piece(which: Planet) -> Piece {
    let kind = which.planet_type().map_or("none".to_string(), |kind| word(&kind));
    let about = vec![Phrase::new("defenders-planet-type").text("type", kind)];
    let mut lines = vec![powers::planet(which)];
    let mut facts = json!({
        "type": which.planet_type(),
        "effect": effect(which.effect()),
        "provenance": which.provenance(),
    });
    let has_track = which.effect() == PlanetEffect::Track;
    if has_track {
        lines.push(Phrase::new("defenders-track").list("fields", TRACK.map(color)));
        facts["track"] = json!({ "fields": TRACK, "provenance": TRACK_PROVENANCE });
    }
    let note = (has_track && TRACK_PROVENANCE == Provenance::Reconstructed).then(|| reconstructed("track"));
    Piece { about, ..piece(planet(which), "planet", facts, lines, note) }
}

fn effect(effect: PlanetEffect) -> Value {
    let gain = |effect| match effect {
        PlanetEffect::Gain { energy, any, batteries } => {
            json!({ "energy": energy, "any": any, "batteries": batteries })
        }
        PlanetEffect::Track | PlanetEffect::Die | PlanetEffect::Trade(_) => Value::Null,
    };
    match effect {
        PlanetEffect::Gain { .. } => json!({ "gain": gain(effect) }),
        PlanetEffect::Track => json!("track"),
        PlanetEffect::Die => {
            let faces = [1, 2, 3, 4, 5, 6].map(|face| gain(defenders::die_gain(face)));
            json!({ "die": faces })
        }
        PlanetEffect::Trade(trade) => json!({ "trade": trade }),
    }
}

const SIDES: [TileSide; 2] = [TileSide::Front, TileSide::Back];

fn tile_piece(which: ControlTile) -> Piece {
    let sides =
        SIDES.map(|side| json!({ "side": side, "order": which.order(side), "provenance": which.provenance(side) }));
    let lines = SIDES.map(|side| {
        Phrase::new("defenders-tile-side").text("side", word(&side)).phrase("order", order(which.order(side)))
    });
    let deduced = SIDES.into_iter().find(|&side| which.provenance(side) == Provenance::Deduced);
    let note = deduced.map(|side| Phrase::new("defenders-note-deduced").text("side", word(&side)));
    piece(tile(which), "control_tile", json!({ "sides": sides }), lines.to_vec(), note)
}

/// The player board, which shows how different types of robots and technologies score.
fn board_piece() -> Piece {
    let scored = |points: &[u8], line: fn(i64) -> Phrase| -> Vec<Phrase> {
        let steps = points.iter().zip(0..).filter(|(points, _)| **points > 0);
        steps.map(|(&score, count)| line(count).phrase("points", super::names::points(score))).collect()
    };
    let mut lines = scored(&TYPE_POINTS, |types| Phrase::new("defenders-board-types").number("types", types));
    lines
        .extend(scored(&TECHNOLOGY_POINTS, |cards| Phrase::new("defenders-board-technologies").number("cards", cards)));
    lines.push(Phrase::new("defenders-board-most").number("cards", MOST_TECHNOLOGIES as i64));
    let facts = json!({ "robot_types": TYPE_POINTS, "technologies": TECHNOLOGY_POINTS });
    piece(PieceName::new("player_board", "defenders-board"), "player_board", facts, lines, None)
}

/// A Defender, and its control tiles.
fn defender_piece(which: Defender) -> Piece {
    let sides = ControlTile::ALL.into_iter().flat_map(|tile| SIDES.map(|side| (tile, side)));
    let orders = sides.filter(|(tile, side)| tile.order(*side).defender == which);
    let lines = orders.map(|(by, side)| {
        Phrase::new("defenders-ordered-by")
            .piece("tile", tile(by))
            .text("side", word(&side))
            .number("distance", by.order(side).distance)
    });
    piece(defender(which), "defender", json!({ "color": which }), lines.collect(), None)
}

/// A color of energy, and how many cubes there are for each number of players.
fn color_piece(which: Color) -> Piece {
    let setups = Setup::PLAYERS.map(|players| Setup::plain(players, Variant::Base));
    let supply: Vec<(u8, u8)> = setups.map(|setup| (setup.players, setup.energy()[which])).collect();
    let lines = supply
        .iter()
        .map(|&(players, cubes)| Phrase::new("defenders-supply").number("players", players).number("cubes", cubes))
        .collect();
    let cubes: Value = supply.iter().map(|&(players, cubes)| (players.to_string(), json!(cubes))).collect();
    piece(energy_piece(which), "energy", json!({ "color": which, "cubes": cubes }), lines, None)
}

fn robot_piece(which: Robot) -> Piece {
    let card = which.card();
    let (first, second) = (card.cost_and_bonus, card.points_and_type);
    let facts = json!({
        "cost": card.cost,
        "bonus": card.bonus,
        "points": card.points,
        "type": card.robot_type,
        "provenance": { "cost": first, "bonus": first, "points": second, "type": second },
    });
    let about = vec![
        Phrase::new("defenders-robot-type").text("type", word(&card.robot_type)),
        points(card.points),
        Phrase::new("defenders-detail-cost").phrase("cost", energy(card.cost)),
    ];
    let has_bonus = card.bonus != RobotBonus::Nothing;
    let lines = has_bonus.then(|| Phrase::new("defenders-detail-bonus").phrase("bonus", bonus(card.bonus)));
    let note = match (first == Provenance::Reconstructed, second == Provenance::Reconstructed) {
        (true, _) => Some(reconstructed("robot")),
        (false, true) => Some(reconstructed("points-and-type")),
        (false, false) => None,
    };
    Piece { about, ..piece(robot(which), "robot", facts, lines.into_iter().collect(), note) }
}

fn technology_piece(which: Technology) -> Piece {
    let card = which.card();
    let facts = json!({
        "effect": card.effect,
        "cost": card.cost,
        "provenance": {
            "effect": TechnologyCard::EFFECT,
            "count": TechnologyCard::COUNT,
            "detail": card.detail(),
            "cost": TechnologyCard::COST,
        },
    });
    let about = vec![Phrase::new("defenders-detail-cost").phrase("cost", bill(&card.cost))];
    let lines = vec![powers::technology(card.effect)];
    let what = match card.detail() {
        Provenance::Printed => "cost",
        Provenance::Deduced => "cost-detail-deduced",
        Provenance::Reconstructed => "cost-and-colors",
    };
    let note = (TechnologyCard::COST == Provenance::Reconstructed).then(|| reconstructed(what));
    Piece { about, ..piece(technology(which), "technology", facts, lines, note) }
}
