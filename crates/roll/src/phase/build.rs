//! Phases II and III: how developments and worlds are built. Rules of sections 5 and 6.

use game::{BySeat, Seat, Sink};
use serde::{Deserialize, Serialize};

use super::develop::DevelopPower;
use super::pay_income;
use super::settle::SettlePower;
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::round::{self, Stage, Step};
use crate::table::{DiePlace, Player, Table};
use crate::tiles::index::Saves;
use crate::tiles::{Immediate, Kind, Power, Side, Square};

/// How far a seat is in Develop or Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Placing workers.
    #[default]
    Placing,
    /// The top tile is complete; some of these dice go to the cup.
    Saving(Dice),
    /// The tile was completed; so many dice are to be removed.
    Removing {
        /// The tile.
        square: Square,
        /// How many dice.
        dice: u8,
    },
}

impl Side {
    /// The phase in which such tiles are built.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Development => Phase::Develop,
            Self::World => Phase::Settle,
        }
    }
}

/// The side that is being built.
pub(crate) fn side(table: &Table) -> Side {
    match table.step {
        Step::Phase(Phase::Settle) => Side::World,
        Step::Phase(Phase::Explore | Phase::Develop | Phase::Produce | Phase::Ship)
        | Step::Opening
        | Step::Assign
        | Step::Empire => Side::Development,
    }
}

/// How many workers a tile needs: the printed cost less discounts, those with the highest floor first (L-5.3).
pub(crate) fn need(player: &Player, square: Square) -> u8 {
    let (print, sums) = (square.print(), player.tableau.sums());
    let discount = |floor: usize| match print.kind {
        Kind::Development => sums.develop_discount[floor - 1][usize::from(print.reassigns())],
        Kind::World(color) => sums.settle_discount[floor - 1][color as usize],
    };
    [2, 1].into_iter().fold(print.cost, |need, floor| need.min(need.saturating_sub(discount(floor)).max(floor as u8)))
}

/// The tile on top of a stack and what it needs.
pub(crate) fn target(player: &Player, side: Side) -> Option<(Square, u8)> {
    let square = player.zone.top(side)?.side(side);
    Some((square, need(player, square)))
}

/// How many of the used dice must and may go to the cup.
pub(crate) fn saves(player: &Player, side: Side, used: Dice) -> Saves {
    let sums = player.tableau.sums();
    let Saves { min, max } = match side {
        Side::Development => sums.develop_saves,
        Side::World => sums.settle_saves,
    };
    let used = used.total();
    Saves { min: min.min(used), max: max.min(used) }
}

/// Everyone builds.
pub(crate) fn begin(table: &mut Table, side: Side, out: &mut impl Sink<Event>) {
    table.stage = Stage::Build(BySeat::new(table.setup.players, |_| Building::Placing));
    round::begin_each(table, out, |table, seat, out| proceed(table, side, seat, out));
    if table.asked.is_empty() {
        pay_income(table, side.phase(), out);
    }
}

pub(crate) fn building(table: &Table, seat: Seat) -> Building {
    if let Stage::Build(all) = &table.stage { all[seat] } else { Building::Placing }
}

fn set_building(table: &mut Table, seat: Seat, building: Building) {
    if let Stage::Build(all) = &mut table.stage {
        all[seat] = building;
    }
}

/// Goes on for a seat until it decides or is done; says whether it decides.
fn proceed(table: &mut Table, side: Side, seat: Seat, out: &mut impl Sink<Event>) -> bool {
    loop {
        match building(table, seat) {
            Building::Placing => {}
            Building::Saving(_) => return true,
            Building::Removing { square, dice } => {
                let Some((from, die)) = only_die(&table.players[seat]) else { return true };
                remove(table, seat, square, dice, (from, die), out);
                continue;
            }
        }
        let player = &mut table.players[seat];
        let Some((_, need)) = target(player, side) else {
            return_all(table, side, seat, out);
            return false;
        };
        let (there, workers) = (player.zone.dice[side as usize], player.workers(side.phase()));
        let (have, left) = (there.total(), workers.total());
        if have >= need {
            if have > need && there.kinds() > 1 {
                return true;
            }
            complete(table, side, seat, first_of(there, need), out);
        } else if left == 0 {
            return false;
        } else if have + left <= need || workers.kinds() == 1 {
            // All of them go there, or they are all alike: nothing to decide.
            place_workers(table, side, seat, first_of(workers, left.min(need - have)), out);
        } else {
            return true;
        }
    }
}

/// Where the player's dice lie, if they are all alike and in one place.
fn only_die(player: &Player) -> Option<(DiePlace, Color)> {
    let (mut only, mut kinds) = (None, 0);
    player.each_die(|place, color| {
        kinds += 1;
        only = Some((place, color));
    });
    only.filter(|_| kinds == 1)
}

/// Returns a die to the supply, the next one or the gains to follow; says whether it was there (L-5.6).
fn remove(
    table: &mut Table,
    seat: Seat,
    square: Square,
    dice: u8,
    (from, die): (DiePlace, Color),
    out: &mut impl Sink<Event>,
) -> bool {
    if !table.players[seat].take_die(from, die) {
        return false;
    }
    out.everyone(|| Event::Removed { seat, die, from });
    if dice > 1 {
        set_building(table, seat, Building::Removing { square, dice: dice - 1 });
    } else {
        gain(table, seat, square, out);
    }
    true
}

/// So many dice, where it does not matter which.
fn first_of(dice: Dice, count: u8) -> Dice {
    dice.iter().take(count.into()).collect()
}

/// Without a tile to build, workers and dice on the stack go back to the cup (L-5.2).
fn return_all(table: &mut Table, side: Side, seat: Seat, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    let on_stack = std::mem::take(&mut player.zone.dice[side as usize]);
    player.cup = player.cup.plus(on_stack);
    let dice = player.return_workers(side.phase()).plus(on_stack);
    if !dice.is_empty() {
        out.everyone(|| Event::Returned { seat, dice });
    }
}

fn place_workers(table: &mut Table, side: Side, seat: Seat, dice: Dice, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    for color in dice.iter() {
        player.take_worker(side.phase(), color);
        player.zone.dice[side as usize].put(color);
    }
    out.everyone(|| Event::PutOnStack { seat, side, dice });
}

/// The top tile is completed with these dice; the owner may have to choose which of them go to the cup.
fn complete(table: &mut Table, side: Side, seat: Seat, used: Dice, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    player.zone.dice[side as usize] = player.zone.dice[side as usize].minus(used);
    let Saves { min, max } = saves(player, side, used);
    if min == max && (max == 0 || max == used.total() || used.kinds() == 1) {
        return finish(table, side, seat, used, first_of(used, max), out);
    }
    set_building(table, seat, Building::Saving(used));
}

/// The tile goes to the tableau, the dice to Citizenry and cup, then come credits, removals and gains (L-5.4).
fn finish(table: &mut Table, side: Side, seat: Seat, used: Dice, saved: Dice, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    let Some((square, need)) = target(player, side) else { return };
    // What the tile itself brings does not count for its own completion.
    let before = player.tableau;
    player.zone.remove(square.tile().unwrap_or_default());
    player.tableau.place(square);
    let rest = used.minus(saved);
    let by_color = match side {
        Side::Development => Dice::NONE,
        Side::World => rest.only(before.sums().settle_cup),
    };
    let to_cup = saved.plus(by_color);
    player.cup = player.cup.plus(to_cup);
    player.citizenry = player.citizenry.plus(used.minus(to_cup));
    out.everyone(|| Event::Completed { seat, square, need, used, to_cup });
    if before.sums().pays_completions {
        for &other in before.as_slice() {
            for &power in other.print().powers {
                table.earn(seat, completion_credits(power, square), Cause::Power(other), out);
            }
        }
    }
    let removals = square.print().immediate.iter().map(|effect| match *effect {
        Immediate::RemoveDie(count) => count,
        Immediate::GainDice { .. } | Immediate::GainCredits(_) | Immediate::StartCredits(_) => 0,
    });
    let dice = removals.sum();
    if dice > 0 {
        set_building(table, seat, Building::Removing { square, dice });
    } else {
        gain(table, seat, square, out);
    }
}

/// Credits that a power pays for a completed tile.
pub(crate) fn completion_credits(power: Power, square: Square) -> u8 {
    match (power, square.print().world()) {
        (Power::II(DevelopPower::CompletionCredits(credits)), None) => credits,
        (Power::III(SettlePower::CompletionCredits { colors, credits }), Some(color)) if colors.contains(color) => {
            credits
        }
        (Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_), _) => 0,
    }
}

fn gain(table: &mut Table, seat: Seat, square: Square, out: &mut impl Sink<Event>) {
    set_building(table, seat, Building::Placing);
    for &effect in square.print().immediate {
        table.gain(seat, square, effect, out);
    }
}

/// Answers any question of the phase.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let side = side(table);
    match (building(table, seat), answer) {
        (Building::Placing, &Move::Build(color)) => place(table, side, seat, color, out)?,
        (Building::Placing, &Move::Use(dice)) => use_dice(table, side, seat, dice, out)?,
        (Building::Saving(used), &Move::Save(dice)) => {
            let Saves { min, max } = saves(&table.players[seat], side, used);
            if !used.contains(dice) || !(min..=max).contains(&dice.total()) {
                return Err(Illegal::WrongDice { least: min, most: max });
            }
            set_building(table, seat, Building::Placing);
            finish(table, side, seat, used, dice, out);
        }
        (Building::Removing { square, dice }, &Move::Remove { die, from }) => {
            if !remove(table, seat, square, dice, (from, die), out) {
                return Err(Illegal::NoDie { color: die });
            }
        }
        (Building::Placing | Building::Saving(_) | Building::Removing { .. }, _) => return Err(Illegal::WrongAnswer),
    }
    if round::go_on_with(table, seat, out, |table, seat, out| proceed(table, side, seat, out)) {
        pay_income(table, side.phase(), out);
        round::go_on(table, out);
    }
    Ok(())
}

/// Whether the top tile has more dice than it needs, so that its owner chooses which are used.
pub(crate) fn has_surplus(player: &Player, side: Side) -> Option<u8> {
    let (_, need) = target(player, side)?;
    (player.zone.dice[side as usize].total() >= need).then_some(need)
}

fn place(table: &mut Table, side: Side, seat: Seat, color: Color, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let player = &table.players[seat];
    if has_surplus(player, side).is_some() {
        return Err(Illegal::WrongAnswer);
    }
    if !player.workers(side.phase()).has(color) {
        return Err(Illegal::NoWorker { color });
    }
    place_workers(table, side, seat, Dice::of(color, 1), out);
    Ok(())
}

fn use_dice(table: &mut Table, side: Side, seat: Seat, dice: Dice, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let player = &table.players[seat];
    let need = has_surplus(player, side).ok_or(Illegal::WrongAnswer)?;
    if dice.total() != need || !player.zone.dice[side as usize].contains(dice) {
        return Err(Illegal::WrongDice { least: need, most: need });
    }
    complete(table, side, seat, dice, out);
    Ok(())
}
