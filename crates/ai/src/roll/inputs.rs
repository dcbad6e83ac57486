//! What a network is told of a position in Roll for the Galaxy. Rolled faces are not: they are gone with the round.

use game::Observer;
use roll::{
    Color, Dice, OwnView, POOL_PER_PLAYER, PlayerView, SQUARES, SQUARES_TO_END, Side, Square, StackView, Tile, View,
    WorldColor,
};

use super::economy::Economy;
use crate::Inputs;
use crate::searchable::clockwise;

const ALL_SQUARES: u16 = SQUARES as u16;

pub(super) fn tell(view: &View, inputs: &mut Inputs) {
    let Observer::Seat(me) = view.observer else { return };
    for seat in clockwise(me, view.setup.players) {
        let player = &view.players[seat];
        let tableau: Vec<Square> = player.tableau.iter().map(|(square, _)| *square).collect();
        let economy = Economy::of(&tableau);
        tell_player(player, &tableau, &economy, inputs);
        if seat == me {
            tell_own(view.own.as_ref(), &economy, inputs);
        } else {
            inputs.gap((view.players[me].score.total() - player.score.total()) as f32, 5.0, 20.0);
        }
    }
    tell_table(view, inputs);
}

fn tell_player(player: &PlayerView, tableau: &[Square], economy: &Economy, inputs: &mut Inputs) {
    inputs.flags(ALL_SQUARES, tableau.iter().map(|square| square.number().into()));
    inputs.steps(tableau.len() as f32, 1.0, SQUARES_TO_END.into());
    inputs.steps(f32::from(player.credits), 1.0, 10);
    inputs.steps(f32::from(player.vp), 3.0, 10);
    inputs.number(player.score.total() as f32 / 30.0);
    tell_dice(player, inputs);
    tell_goods(player, economy, inputs);
    tell_stack(&player.developments, economy, inputs);
    tell_stack(&player.worlds, economy, inputs);
}

/// The dice by color, ready to roll or not, and all together.
fn tell_dice(player: &PlayerView, inputs: &mut Inputs) {
    for color in Color::ALL {
        inputs.number(f32::from(player.cup.count(color)) / 2.0);
        inputs.number(f32::from(player.citizenry.count(color)) / 2.0);
    }
    inputs.steps(f32::from(player.cup.total()), 1.0, 14);
    inputs.steps(f32::from(player.citizenry.total()), 1.0, 8);
    let goods: Dice = player.tableau.iter().map(|(_, goods)| *goods).sum();
    let all = player.cup.plus(player.citizenry).plus(player.developments.dice).plus(player.worlds.dice).plus(goods);
    inputs.steps(f32::from(all.total()), 1.0, 18);
}

/// Goods and what they would bring.
fn tell_goods(player: &PlayerView, economy: &Economy, inputs: &mut Inputs) {
    let (mut goods, mut credits, mut points) = ([0.0; 5], 0.0, 0.0);
    for (square, dice) in &player.tableau {
        let Some(color) = square.print().world() else { continue };
        let number = f32::from(dice.total());
        goods[color as usize] += number;
        credits += number * f32::from(economy.price(color));
        let matching = dice.iter().filter(|&die| color.matches(die)).count() as f32;
        points += number + matching + number * f32::from(economy.consume_vp[color as usize]);
    }
    for color in WorldColor::ALL {
        inputs.number(goods[color as usize] / 2.0);
        inputs.number(f32::from(economy.worlds[color as usize]) / 2.0);
    }
    inputs.steps(goods.iter().sum(), 1.0, 6);
    inputs.number(credits / 10.0);
    inputs.steps(points, 2.0, 6);
    inputs.number(economy.income.iter().map(|&credits| f32::from(credits)).sum::<f32>() / 3.0);
}

/// A stack as everyone sees it: how many tiles, and how far the top one is.
fn tell_stack(stack: &StackView, economy: &Economy, inputs: &mut Inputs) {
    inputs.steps(f32::from(stack.tiles), 1.0, 5);
    inputs.steps(f32::from(stack.dice.total()), 1.0, 6);
    let (cost, missing) = stack.top.map_or((0, 0), |top| {
        let need = economy.need(top);
        (top.print().cost, need.saturating_sub(stack.dice.total()))
    });
    inputs.steps(f32::from(cost), 1.0, 6);
    inputs.steps(f32::from(missing), 1.0, 6);
}

/// One's own stacks: the top tile, and those below it.
fn tell_own(own: Option<&OwnView>, economy: &Economy, inputs: &mut Inputs) {
    let nothing = OwnView::default();
    let own = own.unwrap_or(&nothing);
    for (stack, side) in [(&own.developments, Side::Development), (&own.worlds, Side::World)] {
        let square = |tile: &Tile| usize::from(tile.side(side).number());
        inputs.flags(ALL_SQUARES, stack.first().map(square));
        inputs.flags(ALL_SQUARES, stack.iter().skip(1).map(square));
        let needs = stack.iter().map(|tile| f32::from(economy.need(tile.side(side))));
        inputs.number(needs.sum::<f32>() / 10.0);
    }
}

fn tell_table(view: &View, inputs: &mut Inputs) {
    let all = f32::from(POOL_PER_PLAYER) * f32::from(view.setup.players);
    inputs.steps(f32::from(view.pool), all / 12.0, 12);
    let most = view.players.values().map(|player| player.tableau.len()).max().unwrap_or(0);
    inputs.steps(most as f32, 1.0, SQUARES_TO_END.into());
    inputs.steps(f32::from(view.round), 2.0, 10);
    inputs.flag(view.last_round);
    inputs.number(1.0);
}
