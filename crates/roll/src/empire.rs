//! Managing the empire: recruiting and recalling. Rules L-3.13 to L-3.15.

use game::{BySeat, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::dice::{Color, Dice};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::round::{self, Stage, Step};
use crate::table::{DiePlace, Player, Table};

/// How far a seat is with its empire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Managing {
    /// Recruiting.
    #[default]
    Recruiting,
    /// Recalling.
    Recalling,
    /// Done.
    Done,
}

/// Everyone recruits and recalls.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    table.step = Step::Empire;
    table.stage = Stage::Empire(BySeat::new(table.setup.players, |_| Managing::Recruiting));
    round::begin_each(table, out, proceed);
    if table.asked.is_empty() {
        round::finish(table, out);
    }
}

pub(crate) fn managing(table: &Table, seat: Seat) -> Managing {
    if let Stage::Empire(all) = &table.stage { all[seat] } else { Managing::Done }
}

fn set_managing(table: &mut Table, seat: Seat, managing: Managing) {
    if let Stage::Empire(all) = &mut table.stage {
        all[seat] = managing;
    }
}

/// How many dice a seat must recruit.
pub(crate) fn recruits(player: &Player) -> u8 {
    player.credits.min(player.citizenry.total())
}

/// Goes on for a seat until it decides or is done; says whether it decides.
fn proceed(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) -> bool {
    loop {
        let player = &table.players[seat];
        match managing(table, seat) {
            Managing::Recruiting => {
                let (due, from) = (recruits(player), player.citizenry);
                if due < from.total() && due > 0 && from.kinds() > 1 {
                    return true;
                }
                recruit(table, seat, from.iter().take(due.into()).collect(), out);
            }
            Managing::Recalling => {
                let (mut only, mut kinds) = (None, 0);
                player.each_recallable(|place, color| {
                    kinds += 1;
                    only = Some((place, color));
                });
                match only {
                    None => set_managing(table, seat, Managing::Done),
                    Some((from, die)) if kinds == 1 && player.cup.is_empty() => recall(table, seat, die, from, out),
                    Some(_) => return true,
                }
            }
            Managing::Done => return false,
        }
    }
}

/// Pays for dice (L-3.13).
fn recruit(table: &mut Table, seat: Seat, dice: Dice, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    player.citizenry = player.citizenry.minus(dice);
    player.cup = player.cup.plus(dice);
    player.credits -= dice.total();
    let now = player.credits;
    if !dice.is_empty() {
        out.everyone(|| Event::Recruited { seat, dice, now });
    }
    if now == 0 {
        table.earn(seat, 1, Cause::Recruit, out);
    }
    set_managing(table, seat, Managing::Recalling);
}

/// Takes a die back to the cup (L-3.14).
fn recall(table: &mut Table, seat: Seat, die: Color, from: DiePlace, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    player.take_die(from, die);
    player.cup.put(die);
    out.everyone(|| Event::Recalled { seat, die, from });
}

/// Answers any question of the step.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    match (managing(table, seat), answer) {
        (Managing::Recruiting, &Move::Recruit(dice)) => {
            let player = &table.players[seat];
            let due = recruits(player);
            if dice.total() != due || !player.citizenry.contains(dice) {
                return Err(Illegal::WrongDice { least: due, most: due });
            }
            recruit(table, seat, dice, out);
        }
        (Managing::Recalling, &Move::Recall { die, from }) => {
            let player = &table.players[seat];
            let mut offered = false;
            player.each_recallable(|place, color| offered |= (place, color) == (from, die));
            if !offered {
                return Err(Illegal::NoDie { color: die });
            }
            recall(table, seat, die, from, out);
        }
        (Managing::Recalling, Move::Stop) => {
            // Somebody must be left to roll (L-3.14).
            if table.players[seat].cup.is_empty() {
                return Err(Illegal::NotDone);
            }
            set_managing(table, seat, Managing::Done);
        }
        (Managing::Recruiting | Managing::Recalling | Managing::Done, _) => return Err(Illegal::WrongAnswer),
    }
    if round::go_on_with(table, seat, out, proceed) {
        round::finish(table, out);
    }
    Ok(())
}
