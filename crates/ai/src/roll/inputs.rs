//! The network inputs for a position in Roll for the Galaxy. They leave out rolled faces, which are gone after the
//! round.

use roll::{Color, Dice, Look, POOL_PER_PLAYER, PlayerLook, SQUARES, SQUARES_TO_END, Side, Tile, WorldColor};

use super::economy::Economy;
use crate::Inputs;
use crate::searchable::clockwise;

const ALL_SQUARES: u16 = SQUARES as u16;

pub(super) fn tell(look: Look<'_>, inputs: &mut Inputs) {
    let (me, my_points) = (look.seat(), look.own().points());
    for seat in clockwise(me, look.setup().players) {
        let player = look.player(seat);
        let (points, economy) = (player.points(), Economy::of(player));
        tell_player(player, points, &economy, inputs);
        if seat == me {
            tell_own(look, &economy, inputs);
        } else {
            inputs.gap((my_points - points) as f32, 5.0, 20.0);
        }
    }
    tell_table(look, inputs);
}

fn tell_player(player: PlayerLook<'_>, points: i32, economy: &Economy, inputs: &mut Inputs) {
    let tableau = player.tableau();
    inputs.flags(ALL_SQUARES, tableau.iter().map(|square| square.number().into()));
    inputs.steps(tableau.len() as f32, 1.0, SQUARES_TO_END.into());
    inputs.steps(f32::from(player.credits()), 1.0, 10);
    inputs.steps(f32::from(player.vp()), 3.0, 10);
    inputs.number(points as f32 / 30.0);
    tell_dice(player, inputs);
    tell_goods(player, economy, inputs);
    Side::BOTH.into_iter().for_each(|side| tell_stack(player, side, economy, inputs));
}

/// The dice by color, ready to roll or not, and in total.
fn tell_dice(player: PlayerLook<'_>, inputs: &mut Inputs) {
    let (cup, citizenry) = (player.cup(), player.citizenry());
    for color in Color::ALL {
        inputs.number(f32::from(cup.count(color)) / 2.0);
        inputs.number(f32::from(citizenry.count(color)) / 2.0);
    }
    inputs.steps(f32::from(cup.total()), 1.0, 14);
    inputs.steps(f32::from(citizenry.total()), 1.0, 8);
    let goods: Dice = player.goods().map(|(_, goods)| goods).sum();
    let stacks: Dice = Side::BOTH.into_iter().map(|side| player.dice_on(side)).sum();
    inputs.steps(f32::from(cup.plus(citizenry).plus(stacks).plus(goods).total()), 1.0, 18);
}

/// Goods and what they would bring.
fn tell_goods(player: PlayerLook<'_>, economy: &Economy, inputs: &mut Inputs) {
    let (mut goods, mut credits, mut points) = ([0.0; 5], 0.0, 0.0);
    for (world, dice) in player.goods() {
        let Some(color) = world.print().world() else { continue };
        let number = f32::from(dice.total());
        goods[color as usize] += number;
        credits += number * f32::from(economy.sums.price(color));
        let matching = dice.iter().filter(|&die| color.matches(die)).count() as f32;
        points += number + matching + number * f32::from(economy.sums.consume_vp[color as usize]);
    }
    for color in WorldColor::ALL {
        inputs.number(goods[color as usize] / 2.0);
        inputs.number(f32::from(economy.sums.worlds[color as usize]) / 2.0);
    }
    inputs.steps(goods.iter().sum(), 1.0, 6);
    inputs.number(credits / 10.0);
    inputs.steps(points, 2.0, 6);
    inputs.number(economy.income.iter().map(|&credits| f32::from(credits)).sum::<f32>() / 3.0);
}

/// A stack as everyone sees it: the number of tiles, and the progress of the top one.
fn tell_stack(player: PlayerLook<'_>, side: Side, economy: &Economy, inputs: &mut Inputs) {
    let dice = player.dice_on(side).total();
    inputs.steps(f32::from(player.stack_size(side)), 1.0, 5);
    inputs.steps(f32::from(dice), 1.0, 6);
    let (cost, missing) =
        player.top(side).map_or((0, 0), |top| (top.print().cost, economy.sums.need(top).saturating_sub(dice)));
    inputs.steps(f32::from(cost), 1.0, 6);
    inputs.steps(f32::from(missing), 1.0, 6);
}

/// The looker's own stacks: the top tile and those below it.
fn tell_own(look: Look<'_>, economy: &Economy, inputs: &mut Inputs) {
    for side in Side::BOTH {
        let stack = look.stack(side);
        let square = |tile: &Tile| usize::from(tile.side(side).number());
        inputs.flags(ALL_SQUARES, stack.first().map(square));
        inputs.flags(ALL_SQUARES, stack.iter().skip(1).map(square));
        let needs = stack.iter().map(|tile| f32::from(economy.sums.need(tile.side(side))));
        inputs.number(needs.sum::<f32>() / 10.0);
    }
}

fn tell_table(look: Look<'_>, inputs: &mut Inputs) {
    let all = f32::from(POOL_PER_PLAYER) * f32::from(look.setup().players);
    inputs.steps(f32::from(look.pool()), all / 12.0, 12);
    let most = look.players().map(|(_, player)| player.tableau().len()).max().unwrap_or(0);
    inputs.steps(most as f32, 1.0, SQUARES_TO_END.into());
    inputs.steps(f32::from(look.round()), 2.0, 10);
    inputs.flag(look.is_last_round());
    inputs.number(1.0);
}
