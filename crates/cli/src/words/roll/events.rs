//! What happens in Roll for the Galaxy, one line for each event.

use game::Seat;
use roll::{Cause, Color, Crew, Dice, DiePlace, Event, Immediate, MOST_CREDITS, Place, Shipment, Square};

use super::names::{
    back, count, crew, dice, face, lying, numeral, one, phase, phases, rolled, shipment, spot, stack, strip, tiles,
};

pub(super) fn tell(event: &Event) -> String {
    match *event {
        Event::Dealt { seat, faction, home } => dealt(seat, faction, home),
        Event::SawPair { seat, tiles: pair } => format!("seat {seat} draws its first tiles: {}", tiles(pair)),
        Event::Sealed { seat } => format!("seat {seat} has decided"),
        Event::Opened { seat, development, world } => {
            format!("seat {seat} lays out the development {development} and the world {world}")
        }
        Event::RoundBegan { round } => format!("round {round} begins"),
        Event::Rolled { seat, rolled: dice } => format!("seat {seat} rolls {}", rolled(&dice)),
        Event::Revealed { seat, assigned } => format!("seat {seat} reveals: {}", strip(&assigned)),
        Event::ExtraDie { face: shown } => format!("the extra die shows {}", face(shown)),
        Event::Phases { phases: these } => format!("the phases of this round: {}", phases(these)),
        Event::Returned { seat, dice: unused } => format!("seat {seat} returns {} to the cup, unused", dice(unused)),
        Event::PhaseBegan { phase: begun } => format!("phase {}, {}", numeral(begun), phase(begun)),
        Event::Earned { seat, credits, now, cause } => earned(seat, credits, now, cause),
        Event::TookVp { seat, vp, cause } => format!("seat {seat} gets {vp} VP {}", reason(cause)),
        Event::Stocked { seat, explorer } => format!("seat {seat} stocks with {}", crew(explorer, "explorer")),
        Event::Scouted { seat, explorer } => format!("seat {seat} scouts with {}", crew(explorer, "explorer")),
        Event::Abandoned { seat } => format!("seat {seat} abandons a tile"),
        Event::AbandonedTile { tile, .. } => format!("the tile abandoned is {tile}"),
        Event::Drew { seat, tiles } => format!("seat {seat} draws {}", count(tiles, "tile")),
        Event::Saw { seat, tiles: drawn } => format!("seat {seat} sees {}", tiles(drawn.iter())),
        Event::BagRefilled { tiles } => format!("the bag gets {} back", count(tiles, "abandoned tile")),
        Event::PlacedTile { seat, side, top } => format!("seat {seat} puts a tile {}", spot(side, top)),
        Event::PlacedWhich { tile, side, .. } => {
            format!("the tile is {}, with {} on its back", tile.side(side), tile.side(back(side)))
        }
        Event::Rearranges { seat } => format!("seat {seat} takes up its construction zone to arrange it anew"),
        Event::Gave { seat } => format!("seat {seat} puts a tile into the bag"),
        Event::PutOnStack { seat, side, dice: put } => format!("seat {seat} puts {} onto {}", dice(put), stack(side)),
        Event::Completed { seat, square, need, used, to_cup } => completed(seat, square, need, used, to_cup),
        Event::Removed { seat, die, from } => format!("seat {seat} gives up {}", lying(die, from)),
        Event::GainedDice { seat, dice, to, square } => gained(seat, dice, to, square),
        Event::Produced { seat, die, world } => format!("seat {seat} produces on {world} with {}", one(die, "die")),
        Event::Shipped { seat, shipper, world, good, shipment } => shipped(seat, shipper, world, good, shipment),
        Event::Bought { seat, square, credits, vp } => {
            format!("seat {seat} pays {} for {vp} VP by {square}", count(credits, "credit"))
        }
        Event::Recruited { seat, dice: recruits, now } => {
            format!("seat {seat} recruits {} and has {} left", dice(recruits), count(now, "credit"))
        }
        Event::Recalled { seat, die, from } => format!("seat {seat} recalls {}", lying(die, from)),
        Event::GameEnded { round } => format!("the game is over after round {round}"),
    }
}

/// Credits to begin with are told by no other event, so they are told here.
fn dealt(seat: Seat, faction: u8, home: Square) -> String {
    let [left, right] = Square::faction(faction);
    let credits: String = [left, right, home]
        .into_iter()
        .flat_map(|square| square.print().immediate)
        .filter_map(|effect| match effect {
            Immediate::StartCredits(credits) => Some(format!(" with {}", count(*credits, "credit"))),
            Immediate::RemoveDie(_) | Immediate::GainDice { .. } | Immediate::GainCredits(_) => None,
        })
        .collect();
    format!("seat {seat} is dealt faction {faction}, {left} and {right}, and the home world {home}{credits}")
}

fn earned(seat: Seat, credits: u8, now: u8, cause: Cause) -> String {
    if cause == Cause::Recruit {
        return format!("seat {seat} has no credits left and gets {credits}");
    }
    let limit = if now == MOST_CREDITS { ", the most there can be" } else { "" };
    format!("seat {seat} gets {} {} and has {now}{limit}", count(credits, "credit"), reason(cause))
}

/// What credits or points are given for.
fn reason(cause: Cause) -> String {
    match cause {
        Cause::Stock => "for the Stock".into(),
        Cause::Power(square) => format!("by {square}"),
        Cause::Placed(square) => format!("with {square}"),
        Cause::Trade(world) => format!("for the good of {world}"),
        Cause::Consume(world) => format!("for consuming the good of {world}"),
        Cause::Recruit => "for having none left".into(),
    }
}

fn completed(seat: Seat, square: Square, need: u8, used: Dice, to_cup: Dice) -> String {
    let printed = square.print().cost;
    let cheaper = if need < printed { format!(", {need} instead of {printed}") } else { String::new() };
    let saved = if to_cup.is_empty() { String::new() } else { format!("; {} to the cup", dice(to_cup)) };
    format!("seat {seat} completes {square} with {}{cheaper}{saved}", dice(used))
}

fn gained(seat: Seat, gain: Dice, to: Place, square: Square) -> String {
    let gain = dice(gain);
    match to {
        Place::Cup => format!("seat {seat} gets {gain} into the cup with {square}"),
        Place::Citizenry => format!("seat {seat} gets {gain} into the Citizenry with {square}"),
        Place::ThisWorld => format!("seat {seat} gets {gain} on {square} as a good"),
    }
}

fn shipped(seat: Seat, shipper: Crew, world: Square, good: Color, what: Shipment) -> String {
    format!("seat {seat} {}s {} with {}", shipment(what), lying(good, DiePlace::World(world)), crew(shipper, "shipper"))
}
