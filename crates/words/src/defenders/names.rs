//! The names of the pieces of Planet Defenders, and amounts of cubes and batteries.

use defenders::{
    Bill, Color, ControlTile, Defender, Energy, Order, Payment, Place, Planet, Robot, RobotBonus, Side, Technology,
};
use serde::Serialize;
use serde_json::Value;

use crate::question::json;
use crate::{Phrase, PieceName, slug};

/// The form in files, which is also the word that messages select by.
pub(super) fn word(value: &impl Serialize) -> String {
    match json(value) {
        Value::String(word) => word,
        other => other.to_string(),
    }
}

pub(super) fn planet(planet: Planet) -> PieceName {
    let word = word(&planet);
    let name = format!("defenders-planet-{}", slug(&word));
    PieceName::new(word, name)
}

pub(super) fn tile(tile: ControlTile) -> PieceName {
    let word = word(&tile);
    let name = format!("defenders-tile-{}", slug(&word));
    PieceName::new(word, name)
}

pub(super) fn robot(robot: Robot) -> PieceName {
    let id = robot.card().id;
    PieceName::new(id, format!("defenders-robot-{}", slug(id)))
}

pub(super) fn technology(technology: Technology) -> PieceName {
    let id = technology.card().id;
    PieceName::new(id, format!("defenders-technology-{}", slug(id)))
}

/// Blue is a Defender and an energy, so the ids say which.
pub(super) fn defender(defender: Defender) -> PieceName {
    let word = word(&defender);
    PieceName::new(format!("defender:{word}"), format!("defenders-defender-{word}"))
}

pub(super) fn energy_piece(color: Color) -> PieceName {
    let word = word(&color);
    PieceName::new(format!("energy:{word}"), format!("defenders-energy-{word}"))
}

pub(super) fn technologies(cards: impl IntoIterator<Item = Technology>) -> Vec<Phrase> {
    cards.into_iter().map(|card| technology(card).phrase()).collect()
}

pub(super) fn color(color: Color) -> Phrase {
    Phrase::new("defenders-color").text("color", word(&color))
}

/// A side of the board, and its stack.
pub(super) fn side(side: Side) -> Phrase {
    Phrase::new("defenders-side").text("side", word(&side))
}

/// The location of each place, as the word that messages select by.
const PLACES: [&str; Place::COUNT] =
    ["north-west", "north", "north-east", "west", "center", "east", "south-west", "south", "south-east"];

pub(super) fn place(place: Place) -> Phrase {
    Phrase::new("defenders-place").text("place", PLACES[place.index()])
}

pub(super) fn order(order: Order) -> Phrase {
    Phrase::new("defenders-order").piece("defender", defender(order.defender)).number("distance", order.distance)
}

pub(super) fn points(points: impl Into<i64>) -> Phrase {
    Phrase::new("defenders-points").number("count", points)
}

pub(super) fn batteries(batteries: impl Into<i64>) -> Phrase {
    Phrase::new("defenders-batteries").number("count", batteries)
}

/// The sum of several amounts.
fn sum(amounts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let plus = |sum, next| Phrase::new("defenders-plus").phrase("sum", sum).phrase("next", next);
    amounts.into_iter().reduce(plus).unwrap_or_else(|| Phrase::new("defenders-nothing"))
}

fn cubes(energy: Energy) -> impl Iterator<Item = Phrase> {
    let there = Color::ALL.into_iter().filter(move |&color| energy[color] > 0);
    there.map(move |color| Phrase::new("defenders-cubes").number("count", energy[color]).text("color", word(&color)))
}

pub(super) fn energy(energy: Energy) -> Phrase {
    sum(cubes(energy))
}

/// Cubes and batteries together.
pub(super) fn goods(energy: Energy, held: impl Into<i64>) -> Phrase {
    let held: i64 = held.into();
    sum(cubes(energy).chain((held > 0).then(|| batteries(held))))
}

/// What is due, or what is gained where some of it may be chosen.
pub(super) fn bill(bill: &Bill) -> Phrase {
    let any = (bill.any > 0).then(|| Phrase::new("defenders-any").number("count", bill.any));
    sum(cubes(bill.energy).chain(any).chain((bill.batteries > 0).then(|| batteries(bill.batteries))))
}

/// What is handed over. A cube turned into batteries may bring change.
pub(super) fn payment(payment: Payment) -> Phrase {
    if payment.batteries >= 0 {
        return goods(payment.energy, payment.batteries);
    }
    let change = batteries(-i64::from(payment.batteries));
    Phrase::new("defenders-change").phrase("given", energy(payment.energy)).phrase("change", change)
}

pub(super) fn bonus(bonus: RobotBonus) -> Phrase {
    bill(&match bonus {
        RobotBonus::Nothing => Bill::default(),
        RobotBonus::Batteries(batteries) => Bill::batteries(batteries),
        RobotBonus::Cubes(cubes) => Bill::energy(cubes),
        RobotBonus::Any(any) => Bill { any, ..Bill::default() },
    })
}
