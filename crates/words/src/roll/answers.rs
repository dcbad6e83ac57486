//! Moves, including whole plans.

use roll::{Color, Dice, DiePlace, Move, Phase, Plan, Shift, Shipment, Side, Tile, Use};

use super::nouns::{color, columns, dice, die, face, from, phase, side_id, square, tile, whether, worker};
use crate::Phrase;

pub(super) fn describe(answer: &Move) -> Phrase {
    match *answer {
        Move::Open(opened) => Phrase::new("roll-answer-open").piece("square", square(opened.side(Side::Development))),
        Move::Assign(ref plan) => assign(plan),
        Move::Stock(explorer) => Phrase::new("roll-answer-stock").phrase("worker", worker(explorer, Phase::Explore)),
        Move::Scout(explorer) => Phrase::new("roll-answer-scout").phrase("worker", worker(explorer, Phase::Explore)),
        Move::Abandon(abandoned) => Phrase::new("roll-answer-abandon").phrase("tile", tile(abandoned)),
        Move::Draw => Phrase::new("roll-answer-draw"),
        Move::Place { tile: put, side, top } => place("roll-answer-place", put, side, top),
        Move::Rearrange => Phrase::new("roll-answer-rearrange"),
        Move::Give(given) => Phrase::new("roll-answer-give").phrase("tile", tile(given)),
        Move::Build(worker) => Phrase::new("roll-answer-build").piece("die", die(worker)),
        Move::Use(used) => bag("roll-answer-use", used),
        Move::Save(saved) => bag("roll-answer-save", saved),
        Move::Remove { die, from } => take("roll-answer-remove", die, from),
        Move::Produce { die: producer, world } => {
            Phrase::new("roll-answer-produce").piece("die", die(producer)).piece("world", square(world))
        }
        Move::Ship { shipper, world, good, shipment } => {
            let key = match shipment {
                Shipment::Trade => "roll-answer-trade",
                Shipment::Consume => "roll-answer-consume",
            };
            let ships = Phrase::new(key).phrase("color", color(good)).piece("world", square(world));
            ships.phrase("worker", worker(shipper, Phase::Ship))
        }
        Move::Buy(true) => Phrase::new("roll-answer-buy"),
        Move::Buy(false) => Phrase::new("roll-answer-decline"),
        Move::Recruit(hired) => bag("roll-answer-recruit", hired),
        Move::Recall { die, from } => take("roll-answer-recall", die, from),
        Move::Stop => Phrase::new("roll-answer-stop"),
    }
}

fn bag(key: &'static str, bag: Dice) -> Phrase {
    Phrase::new(key).list("dice", dice(bag))
}

/// A die and where it is taken from.
pub(super) fn take(key: &'static str, which: Color, place: DiePlace) -> Phrase {
    Phrase::new(key).piece("die", die(which)).phrase("from", from(place))
}

/// A tile and where it is put.
pub(super) fn place(key: &'static str, put: Tile, side: Side, top: bool) -> Phrase {
    let put = Phrase::new(key).piece("square", square(put.side(side))).text("side", side_id(side));
    put.text("where", if top { "top" } else { "under" })
}

/// A move in a sentence: a plan goes by its phase.
pub(super) fn name(given: &Move) -> Phrase {
    match given {
        Move::Assign(plan) => Phrase::new("roll-name-assign").piece("phase", phase(plan.select.phase)),
        _ => describe(given),
    }
}

/// A move in short, as far as it matters to the others: for a plan, the phase; for a tile that
/// was drawn, what it is taken as.
pub(super) fn summary(given: &Move) -> Phrase {
    match given {
        Move::Assign(plan) => Phrase::new("roll-summary-assign").piece("phase", phase(plan.select.phase)),
        Move::Place { side, .. } => Phrase::new("roll-summary-place").text("side", side_id(*side)),
        _ => describe(given),
    }
}

fn assign(plan: &Plan) -> Phrase {
    let select = plan.select;
    Phrase::new("roll-answer-assign")
        .piece("phase", phase(select.phase))
        .piece("die", die(select.color))
        .phrase("face", face(select.face))
        .text("wilds", whether(!plan.wild.all().is_empty()))
        .list("wild", columns(&plan.wild))
        .text("uses", whether(!plan.uses.is_empty()))
        .list("used", plan.uses.iter().map(used))
}

fn used(used: &Use) -> Phrase {
    match used {
        Use::Power { power, shifts } => {
            let moved = shifts.as_slice().iter().map(|&moved| shift(moved));
            Phrase::new("roll-use-power").piece("power", square(*power)).list("shifts", moved)
        }
        Use::Dictate { set_aside, shifts } => {
            let moved = shifts.as_slice().iter().map(|&moved| shift(moved));
            let dictates = Phrase::new("roll-use-dictate").piece("die", die(set_aside.color));
            dictates.piece("column", phase(set_aside.column)).list("shifts", moved)
        }
    }
}

/// A worker that moves to another column.
pub(super) fn shift(Shift { color, from, to }: Shift) -> Phrase {
    Phrase::new("roll-shift").piece("die", die(color)).piece("from", phase(from)).piece("to", phase(to))
}
