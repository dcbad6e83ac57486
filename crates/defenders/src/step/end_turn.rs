//! Rest, the end of a turn, the end of the game. Rules of section 7, D-8.5, D-9.1.

use game::{Set, Sink};

use super::act::Act;
use super::{Stage, return_energy};
use crate::event::Gained;
use crate::galaxy::{Galaxy, Turn};
use crate::prompt::EndOption;
use crate::technologies::{END_OF_TURN_BATTERIES, TECHNOLOGY_BATTERIES};
use crate::{ControlTile, Energy, Event, Illegal, Move, Rulings, Technology, explain};

/// A rest refills the batteries to this many (D-7.2). The end-of-turn technology helps players who have fewer (D-8.5).
pub const FILL_TO: u16 = 3;

/// How the turn can end now: a turn without any action is a rest (D-3.5).
pub(crate) fn way(galaxy: &Galaxy) -> Move {
    if galaxy.turn.is_fresh() { Move::Rest } else { Move::EndTurn }
}

/// The same with its consequences.
pub(crate) fn option(galaxy: &Galaxy) -> EndOption {
    let player = galaxy.active();
    if way(galaxy) == Move::Rest {
        let batteries = rest_batteries(galaxy);
        return EndOption::Rest { batteries, after: explain::gained(galaxy, Energy::NONE, batteries) };
    }
    EndOption::EndTurn {
        flipped: ControlTile::ALL.into_iter().filter(|&tile| galaxy.turn.has_used(tile)).collect(),
        batteries: helpful(galaxy).collect(),
        excess: return_energy::excess(player.energy),
    }
}

/// The technologies that give a battery at the end of this turn (D-8.5).
fn helpful(galaxy: &Galaxy) -> impl Iterator<Item = Technology> {
    let player = galaxy.active();
    let short = FILL_TO.saturating_sub(player.batteries);
    let useful = match galaxy.setup.rulings {
        Rulings::First => short.div_ceil(TECHNOLOGY_BATTERIES.into()).into(),
        Rulings::Second if short > 0 => usize::MAX,
        Rulings::Second => 0,
    };
    player.technologies.intersection(END_OF_TURN_BATTERIES).iter().take(useful)
}

/// The batteries gained by a rest (D-7.2).
fn rest_batteries(galaxy: &Galaxy) -> u8 {
    FILL_TO.saturating_sub(galaxy.active().batteries) as u8
}

pub(crate) fn rest(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
    if way(galaxy) != Move::Rest {
        return Err(Illegal::AlreadyActed);
    }
    let batteries = rest_batteries(galaxy);
    galaxy.active_mut().batteries += u16::from(batteries);
    let seat = galaxy.turn.seat;
    out.everyone(|| Event::Rested { seat, batteries });
    Ok(begin(galaxy, out))
}

pub(crate) fn end(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
    if way(galaxy) == Move::Rest { Err(Illegal::NothingDone) } else { Ok(begin(galaxy, out)) }
}

/// Ends a turn: used tiles flip, technologies apply, and energy above the limit is returned.
pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    for tile in ControlTile::ALL.into_iter().filter(|&tile| galaxy.turn.has_used(tile)) {
        let side = galaxy.tiles[tile as usize].flipped();
        galaxy.tiles[tile as usize] = side;
        out.everyone(|| Event::TileShows { tile, side, order: tile.order(side) });
    }
    let batteries: Set<Technology> = helpful(galaxy).collect();
    for technology in batteries.iter() {
        galaxy.gain(Energy::NONE, TECHNOLOGY_BATTERIES, Gained::Technology(technology), out);
    }
    return_energy::begin(galaxy, out)
}

/// Starts the next seat's turn, or ends the game once all seats have had the same number of turns (D-9.1).
pub(crate) fn next_turn(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    let seat = galaxy.turn.seat.next(galaxy.setup.players);
    let round_done = seat.number() == 0;
    if round_done && galaxy.is_last_round() {
        out.everyone(|| Event::Over);
        return Stage::Over;
    }
    galaxy.round = galaxy.round.saturating_add(round_done.into());
    galaxy.turn = Turn::of(seat);
    let round = galaxy.round;
    out.everyone(|| Event::TurnBegan { seat, round });
    Stage::Act(Act)
}
