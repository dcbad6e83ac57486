//! The phases of a round, one file each.
//!
//! | phase | asks | file |
//! | --- | --- | --- |
//! | I Explore | what each explorer does, what is abandoned, where tiles go | [`explore`] |
//! | II Develop, III Settle | which worker next, which dice are used, saved, removed | [`build`], [`develop`], [`settle`] |
//! | IV Produce | which die on which world | [`produce`] |
//! | V Ship | which good for what, with which shipper | [`ship`] |
//!
//! Each file holds its powers, how far everyone is, the check of an answer, and what the answer does. A question with a
//! single answer is not asked.

pub(crate) mod build;
pub(crate) mod develop;
pub(crate) mod explore;
pub(crate) mod produce;
pub(crate) mod settle;
pub(crate) mod ship;

use game::{Seat, Sink};

use crate::dice::Phase;
use crate::empire;
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::round::{self, Stage};
use crate::table::Table;
use crate::tiles::{Power, Square};

/// Checks an answer, then carries it out. On `Err` nothing has changed.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if !table.asked.contains(seat) {
        return Err(if table.stage == Stage::Over { Illegal::Over } else { Illegal::NotAsked });
    }
    match (&table.stage, answer) {
        (Stage::Opening { .. }, &Move::Open(tile)) => table.answer_opening(seat, tile, out),
        (Stage::Assign { .. }, Move::Assign(plan)) => round::answer_assign(table, seat, plan, out),
        (Stage::Explore(_), answer) => explore::answer(table, seat, answer, out),
        (Stage::Build(_), answer) => build::answer(table, seat, answer, out),
        (Stage::Produce, &Move::Produce { die, world }) => produce::answer(table, seat, die, world, out),
        (Stage::Ship(_), answer) => ship::answer(table, seat, answer, out),
        (Stage::Empire(_), answer) => empire::answer(table, seat, answer, out),
        (Stage::Opening { .. } | Stage::Assign { .. } | Stage::Produce | Stage::Over, _) => Err(Illegal::WrongAnswer),
    }
}

/// Something that a power pays at the end of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Income {
    Credits(u8),
    Vp(u8),
}

/// Pays what is due at the end of a phase, in the order of timing (L-3.12).
pub(crate) fn pay_income(table: &mut Table, phase: Phase, out: &mut impl Sink<Event>) {
    for seat in table.order() {
        if !table.players[seat].tableau.sums().income.contains(phase) {
            continue;
        }
        let tableau = table.players[seat].tableau;
        for &square in tableau.as_slice() {
            for &power in square.print().powers {
                pay(table, seat, phase, square, power, out);
            }
        }
    }
}

fn pay(table: &mut Table, seat: Seat, phase: Phase, square: Square, power: Power, out: &mut impl Sink<Event>) {
    let income = match (phase, power) {
        (Phase::Explore, Power::I(power)) => explore::income(table, seat, power),
        (Phase::Develop, Power::II(power)) => develop::income(table, seat, power),
        (Phase::Settle, Power::III(power)) => settle::income(power),
        (Phase::Produce, Power::IV(power)) => produce::income(table, seat, power),
        (Phase::Ship, Power::V(power)) => ship::income(table, seat, power),
        (Phase::Explore | Phase::Develop | Phase::Settle | Phase::Produce | Phase::Ship, _) => None,
    };
    match income {
        Some(Income::Credits(credits)) => table.earn(seat, credits, Cause::Power(square), out),
        Some(Income::Vp(vp)) => table.give_vp(seat, vp, Cause::Power(square), out),
        None => {}
    }
}

/// Whether a seat has more developments than every other.
pub(crate) fn has_most_developments(table: &Table, seat: Seat) -> bool {
    let developments = |seat: Seat| table.players[seat].tableau.sums().developments;
    table.players.seats().all(|other| other == seat || developments(other) < developments(seat))
}
