//! The state after a phase or a round against the snapshot of the trace.

use std::collections::BTreeMap;

use roll::{Color, Phase, Side, Tile};

use super::ledger::{Holdings, Ledger};
use super::trace::{PlayerState, Stack, State, bag};
use super::{json, same, seats};
use crate::check::Mismatch;

/// Compares everything.
pub(super) fn compare(expected: &State, got: &Ledger) -> Result<(), Mismatch> {
    seats("players in the state", expected.players.len(), got.players.len())?;
    for (seat, (expected, got)) in (0..).zip(expected.players.iter().zip(&got.players)) {
        compare_player(expected, &state(got)).map_err(|mismatch| mismatch.of(seat))?;
    }
    same("VP pool", expected.vp_pool, got.pool)?;
    same("tiles in the bag", expected.bag, got.bag.len().into())
}

fn compare_player(expected: &PlayerState, got: &PlayerState) -> Result<(), Mismatch> {
    same("credits", expected.credits, got.credits)?;
    same("VP chips", expected.chips, got.chips)?;
    alike("cup", &expected.cup, &got.cup)?;
    alike("Citizenry", &expected.citizenry, &got.citizenry)?;
    alike("workers in columns", &expected.columns, &got.columns)?;
    alike("development stack", &expected.development_stack, &got.development_stack)?;
    alike("world stack", &expected.world_stack, &got.world_stack)?;
    alike("tableau", &expected.tableau, &got.tableau)?;
    alike("goods", &expected.goods, &got.goods)
}

fn alike<T: PartialEq + serde::Serialize>(what: &str, expected: &T, got: &T) -> Result<(), Mismatch> {
    if expected == got { Ok(()) } else { Err(Mismatch::new(what, json(expected), json(got))) }
}

/// What a player has, in the words of the trace.
fn state(holdings: &Holdings) -> PlayerState {
    let stack = |side: Side| {
        let tiles = holdings.stacks[side as usize].iter().map(|tile: &Tile| tile.side(side)).collect();
        Stack { tiles, dice: bag(holdings.dice[side as usize]) }
    };
    let columns = Phase::ALL.into_iter().map(|phase| (phase, bag(holdings.columns[phase])));
    let carrying = holdings.tableau.iter().filter(|(_, goods)| !goods.is_empty());
    let goods: BTreeMap<_, _> = carrying.map(|&(world, goods)| (world, by_name(goods.iter().collect()))).collect();
    PlayerState {
        credits: holdings.credits,
        chips: holdings.chips,
        cup: bag(holdings.cup),
        citizenry: bag(holdings.citizenry),
        columns: columns.filter(|(_, workers)| !workers.is_empty()).collect(),
        development_stack: stack(Side::Development),
        world_stack: stack(Side::World),
        tableau: holdings.tableau.iter().map(|&(square, _)| square).collect(),
        goods,
    }
}

/// The trace sorts goods by the names of their colors.
fn by_name(mut dice: Vec<Color>) -> Vec<Color> {
    dice.sort_by_key(json);
    dice
}
