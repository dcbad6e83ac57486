//! The proof-reading sheet of Planet Defenders: every piece, and how sure we are of what it says.

use std::fmt::Write as _;

use defenders::{
    ControlTile, Planet, PlanetEffect, Provenance, ROBOTS, Robot, TECHNOLOGIES, TECHNOLOGY_POINTS, TRACK,
    TRACK_PROVENANCE, TYPE_POINTS, Technology, TechnologyCard, TileSide, die_gain,
};
use serde_json::{Value, json};

use super::names::{
    battery_count, bill, bonus, color, effect, energy, order, planet, planet_type, point_count, robot_type, tile,
    tile_side,
};

const HEAD: &str = "\
Planet Defenders: all pieces

Each value is marked: P printed in the rulebook, D deduced from its counts and examples, R reconstructed, that is made up to
fit all that is published. Reconstructed values are NOT those of the printed cards.
";

fn mark(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "P",
        Provenance::Deduced => "D",
        Provenance::Reconstructed => "R",
    }
}

pub(super) fn text() -> String {
    let mut text = HEAD.to_string();
    planets(&mut text);
    tiles(&mut text);
    robots(&mut text);
    technologies(&mut text);
    points(&mut text);
    text
}

fn planets(text: &mut String) {
    let _ = writeln!(text, "\nPLANETS ({})", Planet::ALL.len());
    for which in Planet::ALL {
        let kind = which.planet_type().map_or("no type", planet_type);
        let _ = writeln!(text, "  {}  {:<16} {:<8} {}", mark(which.provenance()), planet(which), kind, does(which));
    }
    let fields = TRACK.map(color).join(", ");
    let _ = writeln!(text, "  {}  resource track, a ring: {fields}", mark(TRACK_PROVENANCE));
}

fn does(which: Planet) -> String {
    match which.effect() {
        PlanetEffect::Track => "marker 1 to 3 fields on: first free, then 1 battery each; energy of each field".into(),
        PlanetEffect::Die => faces(),
        PlanetEffect::Trade(trade) => {
            let paid = if trade.pay_batteries > 0 {
                format!(" + {}", battery_count(trade.pay_batteries))
            } else {
                String::new()
            };
            let brings =
                if trade.gain_batteries > 0 { battery_count(trade.gain_batteries) } else { energy(trade.gain) };
            format!("{} of any color{paid} for {brings}", trade.pay_any)
        }
        gains @ PlanetEffect::Gain { .. } => gain(gains),
    }
}

/// What the die gives, neighboring faces that give the same together.
fn faces() -> String {
    let mut groups: Vec<(u8, u8, String)> = Vec::new();
    for face in 1..=6 {
        let gives = gain(die_gain(face));
        match groups.last_mut() {
            Some((_, last, same)) if *same == gives => *last = face,
            _ => groups.push((face, face, gives)),
        }
    }
    let range = |(first, last, gives): &(u8, u8, String)| match first == last {
        true => format!("{first}: {gives}"),
        false => format!("{first}-{last}: {gives}"),
    };
    groups.iter().map(range).collect::<Vec<_>>().join("; ")
}

fn gain(effect: PlanetEffect) -> String {
    let PlanetEffect::Gain { energy: gained, any, batteries } = effect else { return String::new() };
    let known = (gained.total() > 0).then(|| energy(gained));
    let any = (any > 0).then(|| format!("{any} of any color"));
    let batteries = (batteries > 0).then(|| battery_count(batteries));
    [known, any, batteries].into_iter().flatten().collect::<Vec<_>>().join(" + ")
}

fn tiles(text: &mut String) {
    let _ = writeln!(text, "\nCONTROL TILES (3)");
    for which in ControlTile::ALL {
        let sides = [TileSide::Front, TileSide::Back].map(|side| {
            let (side_mark, name) = (mark(which.provenance(side)), tile_side(side));
            format!("{side_mark}  {name} {:<10}", order(which.order(side)))
        });
        let _ = writeln!(text, "  {}  {}", tile(which), sides.join("  ").trim_end());
    }
}

fn robots(text: &mut String) {
    let _ = writeln!(text, "\nROBOTS ({}): cost and bonus, points and type", ROBOTS.len());
    for card in &ROBOTS {
        let (first, second) = (mark(card.cost_and_bonus), mark(card.points_and_type));
        let (cost, gains) = (energy(card.cost), bonus(card.bonus));
        let (points, kind) = (point_count(card.points), robot_type(card.robot_type));
        let _ = writeln!(text, "  {}  {first}  {cost:<29} bonus {gains:<14}  {second}  {points:<8}  {kind}", card.id);
    }
}

fn technologies(text: &mut String) {
    let _ = writeln!(
        text,
        "\nTECHNOLOGIES ({}): effect ({}), how many of it ({}), its detail, cost ({})",
        TECHNOLOGIES.len(),
        mark(TechnologyCard::EFFECT),
        mark(TechnologyCard::COUNT),
        mark(TechnologyCard::COST),
    );
    for card in &TECHNOLOGIES {
        let (detail, does, cost) = (mark(card.detail()), effect(card.effect), bill(&card.cost));
        let _ = writeln!(text, "  {}  {detail}  {does:<51}  {}  {cost}", card.id, mark(TechnologyCard::COST));
    }
}

fn points(text: &mut String) {
    let table = |points: &[u8]| {
        let steps = points.iter().enumerate().filter(|(_, points)| **points > 0);
        steps.map(|(count, points)| format!("{count}: {points}")).collect::<Vec<_>>().join(", ")
    };
    let _ = writeln!(text, "\nPOINTS");
    let _ = writeln!(text, "  P  different types of robots  {}", table(&TYPE_POINTS));
    let _ = writeln!(text, "  P  technologies               {} (more count as 5)", table(&TECHNOLOGY_POINTS));
}

pub(super) fn json() -> Value {
    let planets = Planet::ALL.map(|which| {
        json!({ "planet": which, "type": which.planet_type(), "effect": does(which), "provenance": which.provenance() })
    });
    let tiles = ControlTile::ALL.map(|which| {
        let sides = [TileSide::Front, TileSide::Back]
            .map(|side| json!({ "side": side, "order": which.order(side), "provenance": which.provenance(side) }));
        json!({ "tile": which, "sides": sides })
    });
    let robots: Vec<Value> = Robot::all().map(robot_json).collect();
    let technologies: Vec<Value> = Technology::all().map(technology_json).collect();
    json!({
        "game": "defenders",
        "planets": planets,
        "track": { "fields": TRACK, "provenance": TRACK_PROVENANCE },
        "control_tiles": tiles,
        "robots": robots,
        "technologies": technologies,
        "points": { "robot_types": TYPE_POINTS, "technologies": TECHNOLOGY_POINTS },
    })
}

fn robot_json(robot: Robot) -> Value {
    let card = robot.card();
    let (first, second) = (card.cost_and_bonus, card.points_and_type);
    json!({
        "robot": robot,
        "cost": card.cost,
        "bonus": card.bonus,
        "points": card.points,
        "type": card.robot_type,
        "provenance": { "cost": first, "bonus": first, "points": second, "type": second },
    })
}

fn technology_json(technology: Technology) -> Value {
    let card = technology.card();
    json!({
        "technology": technology,
        "effect": card.effect,
        "cost": card.cost,
        "provenance": {
            "effect": TechnologyCard::EFFECT,
            "count": TechnologyCard::COUNT,
            "detail": card.detail(),
            "cost": TechnologyCard::COST,
        },
    })
}
