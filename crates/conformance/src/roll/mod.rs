//! Traces of *Roll for the Galaxy*.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `trace`, `event` | the format |
//! | `bare` | an event without what is checked on its own |
//! | `script` | what is agreed and what chance brings, from the trace |
//! | `ledger` | where every die and tile is, kept by the engine's events alone |
//! | `translator` | the engine's events in the words of the trace |
//! | `assign` | dice by their numbers: rolls, plans, what returns |
//! | `section` | one phase of the trace, and how much of it the engine has done |
//! | `decisions` | the engine's questions in a phase, answered by the trace |
//! | `manage` | recruiting and recalling |
//! | `purse` | where the credit markers stood |
//! | `departures` | marks of where the other program departs from the rulebook |
//! | `replay` | playing the game |
//! | `snapshots` | the state after a phase or a round |
//! | `result` | why the game ended, scores, tie-break and winners |
//!
//! The engine runs from one question to the next, often across several phases, so its state cannot be compared after each
//! phase. The ledger can: it follows the events, and is itself compared with the engine's state at every question.

mod assign;
mod bare;
mod decisions;
mod departures;
mod event;
mod ledger;
mod manage;
mod purse;
mod replay;
mod result;
mod script;
mod section;
mod snapshots;
mod trace;
mod translator;

use roll::{Color, Dice};

use self::replay::Replay;
use self::trace::{FORMAT, Head, Trace, VERSION};
use crate::check::{Checked, Mismatch, json, same, without_line};

/// Replays one line of a trace file.
pub(super) fn check(line: &[u8]) -> Result<Checked, String> {
    let trace = read(line)?;
    if trace.finished && trace.result.is_none() {
        return Err("not a trace of roll: missing field `final` in a finished game".to_string());
    }
    Replay::run(&trace)
}

fn read(line: &[u8]) -> Result<Trace, String> {
    let wrong = |version: u32| format!("version {version} of the trace format, this program reads {VERSION}");
    match serde_json::from_slice::<Trace>(line) {
        Ok(trace) if trace.format != FORMAT => Err(format!("not a trace of roll: its format is \"{}\"", trace.format)),
        Ok(trace) if trace.version == VERSION => Ok(trace),
        Ok(trace) => Err(wrong(trace.version)),
        // Another version may well have another shape.
        Err(error) => match serde_json::from_slice::<Head>(line) {
            Ok(Head { format: Some(format), version: Some(version) }) if format == FORMAT && version != VERSION => {
                Err(wrong(version))
            }
            _ => Err(format!("not a trace of roll: {}", without_line(&error))),
        },
    }
}

/// More dice than there are. A bag cannot count this many.
const TOO_MANY_DICE: usize = 112;

/// Dice as a bag.
fn bag_of(what: &str, dice: impl Iterator<Item = Color>) -> Result<Dice, Mismatch> {
    let dice: Vec<Color> = dice.take(TOO_MANY_DICE).collect();
    if dice.len() == TOO_MANY_DICE {
        return Err(Mismatch::new(what, "more than 111 dice", "there are 111"));
    }
    Ok(dice.into_iter().collect())
}

/// As many entries as there are seats.
fn seats(what: &str, expected: usize, got: usize) -> Result<(), Mismatch> {
    same(what, format!("{expected} seats"), format!("{got} seats"))
}
