//! Traces of *Race for the Galaxy*.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `trace` | the format |
//! | `script` | what is agreed and which cards come, from the trace |
//! | `ledger` | where every card is, kept by the engine's events alone |
//! | `translator` | the engine's events in the words of the trace |
//! | `section` | one phase of the trace: what was asked and what happened in it |
//! | `decisions` | the engine's questions against those of the trace |
//! | `consume` | the same for phase IV, whose questions the trace asks in two steps |
//! | `replay` | playing the game |
//! | `snapshots` | the state after a phase |
//! | `result` | scores, tie-break and winners |
//!
//! The engine runs from one question to the next, often across several phases, so its state cannot be compared after each
//! phase. The ledger can: it follows the events, and is itself compared with the engine's state at every question.

mod consume;
mod decisions;
mod ledger;
mod replay;
mod result;
mod script;
mod section;
mod snapshots;
mod trace;
mod translator;

use game::Set;
use race::Card;

use self::replay::Replay;
use self::trace::{Head, Trace, VERSION};
use crate::check::{Checked, Mismatch, json, same, without_line};

/// Replays one line of a trace file.
pub(super) fn check(line: &[u8]) -> Result<Checked, String> {
    let trace = read(line)?;
    script::validate(&trace)?;
    Replay::run(&trace)
}

fn read(line: &[u8]) -> Result<Trace, String> {
    let wrong = |version: u32| format!("version {version} of the trace format, this program reads {VERSION}");
    match serde_json::from_slice::<Trace>(line) {
        Ok(trace) if trace.v == VERSION => Ok(trace),
        Ok(trace) => Err(wrong(trace.v)),
        // Another version may well have another shape.
        Err(error) => match serde_json::from_slice::<Head>(line) {
            Ok(Head { v: Some(version) }) if version != VERSION => Err(wrong(version)),
            _ => Err(format!("not a trace of race: {}", without_line(&error))),
        },
    }
}

/// The names of cards, in this order.
fn list(cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<_> = cards.into_iter().map(|card| card.to_string()).collect();
    if names.is_empty() { "nothing".to_string() } else { names.join(", ") }
}

/// The same cards, in any order.
fn same_cards(what: &str, expected: &trace::Cards, got: Set<Card>) -> Result<(), Mismatch> {
    if *expected == trace::Cards::from(got) {
        return Ok(());
    }
    Err(Mismatch::new(what, list(expected.as_slice().iter().copied()), list(got.iter())))
}
