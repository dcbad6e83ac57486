//! What happened.

use game::Seat;
use roll::{Assigned, Cause, Color, Dice, DiePlace, Event, Face, Phase, Place, Rolled, Shipment, Side, Square, Tile};

use super::nouns::{
    color, columns, dice, dice_at, die, face, from, numeral, phase, side_id, side_of, square, tile, tiles, whether,
    worker,
};
use crate::Phrase;

pub(super) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::Dealt { seat, faction, home } => {
            let [left, right] = Square::faction(faction);
            // No other event says what a start tile gives; 0 for what is usual.
            let printed_credits = [left, right, home].iter().find_map(|of| of.print().start_credits()).unwrap_or(0);
            of(seat, "roll-event-dealt")
                .number("faction", faction)
                .piece("left", square(left))
                .piece("right", square(right))
                .piece("home", square(home))
                .number("credits", printed_credits)
        }
        Event::SawPair { seat, tiles: [first, second] } => {
            of(seat, "roll-event-saw-pair").phrase("first", tile(first)).phrase("second", tile(second))
        }
        Event::Sealed { seat } => of(seat, "roll-event-sealed"),
        Event::Opened { seat, development, world } => {
            of(seat, "roll-event-opened").piece("development", square(development)).piece("world", square(world))
        }
        Event::RoundBegan { round } => Phrase::new("roll-event-round-began").number("round", round),
        Event::Rolled { seat, ref rolled } => of(seat, "roll-event-rolled").list("dice", by_face(rolled)),
        Event::Revealed { seat, ref assigned } => revealed(seat, assigned),
        Event::ExtraDie { face: shown } => Phrase::new("roll-event-extra-die").phrase("face", face(shown)),
        Event::Phases { phases } => {
            Phrase::new("roll-event-phases").list("phases", phases.iter().map(|happens| phase(happens).phrase()))
        }
        Event::Returned { seat, dice: back } => of(seat, "roll-event-returned").list("dice", dice(back)),
        Event::PhaseBegan { phase: begun } => {
            Phrase::new("roll-event-phase-began").text("number", numeral(begun)).piece("phase", phase(begun))
        }
        Event::Earned { seat, credits, now, cause } => {
            for_what(of(seat, "roll-event-earned").number("credits", credits).number("now", now), cause)
        }
        Event::TookVp { seat, vp, cause } => for_what(of(seat, "roll-event-took-vp").number("vp", vp), cause),
        Event::Stocked { seat, explorer } => {
            of(seat, "roll-event-stocked").phrase("worker", worker(explorer, Phase::Explore))
        }
        Event::Scouted { seat, explorer } => {
            of(seat, "roll-event-scouted").phrase("worker", worker(explorer, Phase::Explore))
        }
        Event::Abandoned { seat } => of(seat, "roll-event-abandoned"),
        Event::AbandonedTile { seat, tile: abandoned } => {
            of(seat, "roll-event-abandoned-tile").phrase("tile", tile(abandoned))
        }
        Event::Drew { seat, tiles } => of(seat, "roll-event-drew").number("count", tiles),
        Event::Saw { seat, tiles: seen } => of(seat, "roll-event-saw").list("tiles", tiles(seen.iter())),
        Event::BagRefilled { tiles } => Phrase::new("roll-event-bag-refilled").number("count", tiles),
        Event::PlacedTile { seat, side, top } => placed("roll-event-placed-tile", seat, side, top),
        Event::PlacedWhich { seat, tile: put, side, top } => {
            placed("roll-event-placed-which", seat, side, top).phrase("tile", face_up(put, side))
        }
        Event::Rearranges { seat } => of(seat, "roll-event-rearranges"),
        Event::Gave { seat } => of(seat, "roll-event-gave"),
        Event::PutOnStack { seat, side, dice: put } => {
            of(seat, "roll-event-put-on-stack").text("side", side_id(side)).list("dice", dice(put))
        }
        Event::Completed { seat, square, need, used, to_cup } => completed(seat, square, need, used, to_cup),
        Event::Removed { seat, die, from } => moved("roll-event-removed", seat, die, from),
        Event::GainedDice { seat, dice: gained, to, square: giver } => {
            let to = match to {
                Place::Cup => "cup",
                Place::Citizenry => "citizenry",
                Place::ThisWorld => "world",
            };
            let gains = of(seat, "roll-event-gained-dice").list("dice", dice(gained));
            gains.piece("square", square(giver)).text("to", to)
        }
        Event::Produced { seat, die: producer, world } => {
            of(seat, "roll-event-produced").piece("die", die(producer)).piece("world", square(world))
        }
        Event::Shipped { seat, shipper, world, good, shipment } => {
            let key = match shipment {
                Shipment::Trade => "roll-event-traded",
                Shipment::Consume => "roll-event-consumed",
            };
            let ships = of(seat, key).phrase("worker", worker(shipper, Phase::Ship));
            ships.phrase("color", color(good)).piece("world", square(world))
        }
        Event::Bought { seat, square: seller, credits, vp } => {
            let buys = of(seat, "roll-event-bought").piece("square", square(seller));
            buys.number("credits", credits).number("vp", vp)
        }
        Event::Recruited { seat, dice: hired, now } => of(seat, "roll-event-recruited")
            .number("credits", hired.total())
            .list("dice", dice(hired))
            .number("now", now),
        Event::Recalled { seat, die, from } => moved("roll-event-recalled", seat, die, from),
        Event::GameEnded { round } => Phrase::new("roll-event-game-ended").number("round", round),
    }
}

/// A message about a seat.
fn of(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).seat(seat)
}

/// Rolled dice by what they show.
pub(super) fn by_face(rolled: &Rolled) -> Vec<Phrase> {
    let shown = Face::ALL.into_iter().filter(|&shown| !rolled[shown].is_empty());
    shown.map(|shown| dice_at(face(shown), rolled[shown])).collect()
}

fn revealed(seat: Seat, assigned: &Assigned) -> Phrase {
    strip("roll-event-revealed", assigned).seat(seat)
}

/// The selection, the workers below the strip and the dice set aside.
pub(super) fn strip(key: &'static str, assigned: &Assigned) -> Phrase {
    let Assigned { selection, columns: below, dictated } = assigned;
    Phrase::new(key)
        .piece("phase", phase(selection.phase))
        .piece("die", die(selection.color))
        .text("workers", whether(!below.all().is_empty()))
        .list("columns", columns(below))
        .text("dictates", whether(!dictated.is_empty()))
        .list("aside", dice(*dictated))
}

fn completed(seat: Seat, done: Square, need: u8, used: Dice, to_cup: Dice) -> Phrase {
    // Every tile needs a die, so this one lay there from the beginning.
    if used.is_empty() {
        return of(seat, "roll-event-began-with").piece("square", square(done));
    }
    of(seat, "roll-event-completed")
        .text("side", side_id(side_of(done)))
        .piece("square", square(done))
        .number("need", need)
        .list("dice", dice(used))
        .text("saves", whether(!to_cup.is_empty()))
        .list("cup", dice(to_cup))
}

fn moved(key: &'static str, seat: Seat, which: Color, place: DiePlace) -> Phrase {
    of(seat, key).piece("die", die(which)).phrase("from", from(place))
}

fn placed(key: &'static str, seat: Seat, side: Side, top: bool) -> Phrase {
    of(seat, key).text("side", side_id(side)).text("where", if top { "top" } else { "under" })
}

/// A tile by its face-up side.
fn face_up(tile: Tile, side: Side) -> Phrase {
    square(tile.side(side)).phrase()
}

/// Adds what it is for.
fn for_what(phrase: Phrase, cause: Cause) -> Phrase {
    let (cause, by) = match cause {
        Cause::Stock => ("stock", None),
        Cause::Power(by) => ("power", Some(by)),
        Cause::Placed(by) => ("placed", Some(by)),
        Cause::Trade(world) => ("trade", Some(world)),
        Cause::Consume(world) => ("consume", Some(world)),
        Cause::Recruit => ("recruit", None),
    };
    let by = by.map_or_else(|| Phrase::new("list-empty"), |by| square(by).phrase());
    phrase.text("cause", cause).phrase("by", by)
}
