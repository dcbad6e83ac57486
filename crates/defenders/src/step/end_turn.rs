//! Rest, the end of a turn, the end of the game. Rules of section 7, D-8.5, D-9.1.

use game::Sink;

use crate::choices::{Choices, MOST_CUBES};
use crate::prompt::Prompt;
use crate::scoring::STACKS_TO_END;
use crate::table::{Gained, Step, Table, Turn};
use crate::technologies::{END_OF_TURN_BATTERIES, TECHNOLOGY_BATTERIES};
use crate::{ControlTile, Energy, Event, Illegal};

/// A rest fills the batteries up to so many (D-7.2); the end-of-turn technology helps who has fewer (D-8.5).
pub const FILL_TO: u16 = 3;

/// The most energy at the end of a turn (D-7.3).
pub const ENERGY_LIMIT: u32 = 5;

/// What a rest would bring.
pub(crate) fn rest_gain(table: &Table) -> u8 {
    FILL_TO.saturating_sub(table.active().batteries) as u8
}

pub(crate) fn answer_rest(table: &mut Table, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if !table.turn.is_fresh() {
        return Err(Illegal::AlreadyActed);
    }
    let (seat, batteries) = (table.turn.seat, rest_gain(table));
    table.active_mut().batteries += u16::from(batteries);
    out.everyone(|| Event::Rested { seat, batteries });
    begin(table, out);
    Ok(())
}

pub(crate) fn answer_end(table: &mut Table, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if table.turn.is_fresh() {
        return Err(Illegal::NothingDone);
    }
    begin(table, out);
    Ok(())
}

/// The end of a turn: used tiles flip, technologies work, energy beyond the limit goes back.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    for tile in ControlTile::ALL.into_iter().filter(|&tile| table.turn.has_used(tile)) {
        let side = table.tiles[tile as usize].flipped();
        table.tiles[tile as usize] = side;
        out.everyone(|| Event::TileShows { tile, side, order: tile.order(side) });
    }
    let batteries = table.active().technologies.intersection(END_OF_TURN_BATTERIES);
    for technology in batteries.iter() {
        if table.active().batteries < FILL_TO {
            table.gain(Energy::NONE, TECHNOLOGY_BATTERIES, Gained::Technology(technology), out);
        }
    }
    if excess(table) > 0 {
        table.turn.step = Step::Return;
    } else {
        next_turn(table, out);
    }
}

fn excess(table: &Table) -> u8 {
    table.active().energy.total().saturating_sub(ENERGY_LIMIT) as u8
}

/// Every choice of cubes to return as a set, unless they are more than such a set knows.
pub(crate) fn returns(table: &Table) -> Option<Choices> {
    let (held, excess) = (table.active().energy, excess(table));
    (u32::from(excess) <= MOST_CUBES).then(|| Choices::of_total(excess).intersection(Choices::within(held)))
}

/// Calls `option` with every choice of cubes to return.
pub(crate) fn each_return(table: &Table, mut option: impl FnMut(Energy)) {
    let (held, excess) = (table.active().energy, excess(table));
    for blue in 0..=held.blue.min(excess) {
        for orange in 0..=held.orange.min(excess - blue) {
            let green = excess - blue - orange;
            if green <= held.green {
                option(Energy { blue, orange, green });
            }
        }
    }
}

pub(crate) fn prompt_return(table: &Table) -> Prompt {
    let mut options = Vec::new();
    each_return(table, |energy| options.push(energy));
    Prompt::Return { excess: excess(table), options }
}

pub(crate) fn answer_return(table: &mut Table, energy: Energy, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if energy.total() != u32::from(excess(table)) || !table.active().energy.covers(energy) {
        return Err(Illegal::WrongReturn);
    }
    table.active_mut().energy -= energy;
    table.reserve += energy;
    let seat = table.turn.seat;
    out.everyone(|| Event::Returned { seat, energy });
    next_turn(table, out);
    Ok(())
}

/// The next seat's turn, or the end of the game once all have had equally many (D-9.1).
fn next_turn(table: &mut Table, out: &mut impl Sink<Event>) {
    let seat = table.turn.seat.next(table.setup.players);
    let round_done = seat.number() == 0;
    if round_done && (table.empty_stacks() >= STACKS_TO_END || table.setup.round_cap == Some(table.round)) {
        table.over = true;
        out.everyone(|| Event::Over);
        return;
    }
    table.round = table.round.saturating_add(round_done.into());
    table.turn = Turn::of(seat);
    let round = table.round;
    out.everyone(|| Event::TurnBegan { seat, round });
}
