//! Rest, the end of a turn, the end of the game. Rules of section 7, D-8.5, D-9.1.

use game::Sink;

use super::act::Act;
use super::{Stage, return_energy};
use crate::event::Gained;
use crate::galaxy::{Galaxy, Turn};
use crate::prompt::EndOption;
use crate::technologies::{END_OF_TURN_BATTERIES, TECHNOLOGY_BATTERIES};
use crate::{ControlTile, Energy, Event, Illegal};

/// A rest fills the batteries up to so many (D-7.2); the end-of-turn technology helps who has fewer (D-8.5).
pub const FILL_TO: u16 = 3;

/// How the turn can be ended now: a turn without any action is a rest (D-3.5).
pub(crate) fn option(galaxy: &Galaxy) -> EndOption {
    if galaxy.turn.is_fresh() {
        EndOption::Rest { batteries: FILL_TO.saturating_sub(galaxy.active().batteries) as u8 }
    } else {
        EndOption::EndTurn
    }
}

pub(crate) fn rest(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
    let EndOption::Rest { batteries } = option(galaxy) else { return Err(Illegal::AlreadyActed) };
    galaxy.active_mut().batteries += u16::from(batteries);
    let seat = galaxy.turn.seat;
    out.everyone(|| Event::Rested { seat, batteries });
    Ok(begin(galaxy, out))
}

pub(crate) fn end(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
    match option(galaxy) {
        EndOption::Rest { .. } => Err(Illegal::NothingDone),
        EndOption::EndTurn => Ok(begin(galaxy, out)),
    }
}

/// The end of a turn: used tiles flip, technologies work, energy beyond the limit goes back.
pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    for tile in ControlTile::ALL.into_iter().filter(|&tile| galaxy.turn.has_used(tile)) {
        let side = galaxy.tiles[tile as usize].flipped();
        galaxy.tiles[tile as usize] = side;
        out.everyone(|| Event::TileShows { tile, side, order: tile.order(side) });
    }
    let batteries = galaxy.active().technologies.intersection(END_OF_TURN_BATTERIES);
    for technology in batteries.iter() {
        if galaxy.active().batteries < FILL_TO {
            galaxy.gain(Energy::NONE, TECHNOLOGY_BATTERIES, Gained::Technology(technology), out);
        }
    }
    return_energy::begin(galaxy, out)
}

/// The next seat's turn, or the end of the game once all have had equally many (D-9.1).
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
