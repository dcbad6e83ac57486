//! The steps of a turn, one file each.
//!
//! | step | asks | file |
//! | --- | --- | --- |
//! | act | which action next, or none | [`act`] |
//! | main action | tile, place, payment | [`main_action`] |
//! | activate | energy of choice, the marker, a trade | [`activate`] |
//! | upgrade | technology, payment | [`upgrade`] |
//! | capture | robot, payment | [`capture`] |
//! | end of turn | rest, end, energy beyond the limit | [`end_turn`] |
//!
//! Each file holds the options it offers, the check of an answer, and what the answer does.

pub(crate) mod act;
pub(crate) mod activate;
pub(crate) mod capture;
pub(crate) mod end_turn;
pub(crate) mod main_action;
pub(crate) mod upgrade;

use game::{Seat, Sink};

use crate::table::{Step, Table};
use crate::{Event, Illegal, Move, Prompt};

/// The question that is asked now.
pub(crate) fn prompt(table: &Table) -> Prompt {
    match table.turn.step {
        Step::Act => Prompt::Act(act::prompt(table)),
        Step::Take(count) => activate::prompt_take(table, count),
        Step::Track(_) => activate::prompt_track(table),
        Step::Trade(planet) => activate::prompt_trade(table, planet),
        Step::Return => end_turn::prompt_return(table),
    }
}

/// Checks an answer, then carries it out. On `Err` nothing has changed.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if table.over {
        return Err(Illegal::Over);
    }
    if seat != table.turn.seat {
        return Err(Illegal::NotYourTurn(table.turn.seat));
    }
    match (table.turn.step, answer) {
        (Step::Act, Move::Main { tile, to, payment }) => main_action::answer(table, *tile, *to, payment, out),
        (Step::Act, Move::Upgrade { technology, payment }) => upgrade::answer(table, *technology, payment, out),
        (Step::Act, Move::Capture { side, payment }) => capture::answer(table, *side, payment, out),
        (Step::Act, Move::EndTurn) => end_turn::answer_end(table, out),
        (Step::Act, Move::Rest) => end_turn::answer_rest(table, out),
        (Step::Take(count), Move::Take { energy, batteries }) => {
            activate::answer_take(table, count, *energy, *batteries, out)
        }
        (Step::Track(steps), Move::StepOn { payment }) => activate::answer_step(table, steps, payment, out),
        (Step::Track(_), Move::StopMarker) | (Step::Trade(_), Move::SkipTrade) => {
            act::go_on(table, out);
            Ok(())
        }
        (Step::Trade(planet), Move::Trade { payment }) => activate::answer_trade(table, planet, payment, out),
        (Step::Return, Move::Return { energy }) => end_turn::answer_return(table, *energy, out),
        (Step::Act | Step::Take(_) | Step::Track(_) | Step::Trade(_) | Step::Return, _) => Err(Illegal::NotAsked),
    }
}
