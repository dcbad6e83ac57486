//! The network inputs for a position in Planet Defenders.

use defenders::{
    Color, ControlTile, Defender, Energy, Look, PlayerView, ROBOTS, Robot, StackView, TECHNOLOGIES, TileSide,
};

use crate::Inputs;
use crate::searchable::clockwise;

const ALL_ROBOTS: u16 = ROBOTS.len() as u16;
const ALL_TECHNOLOGIES: u16 = TECHNOLOGIES.len() as u16;

pub(super) fn tell(look: Look<'_>, inputs: &mut Inputs) {
    let (me, stacks) = (look.seat(), look.stacks());
    let my_points = look.player(me).score.total();
    for seat in clockwise(me, look.setup().players) {
        let player = &look.player(seat);
        tell_player(player, inputs);
        tell_hopes(&stacks, player, inputs);
        inputs.flag(look.turn() == seat);
        if seat != me {
            inputs.gap((my_points - player.score.total()) as f32, 2.0, 10.0);
        }
    }
    tell_table(look, &stacks, inputs);
}

fn tell_player(player: &PlayerView, inputs: &mut Inputs) {
    for color in Color::ALL {
        inputs.steps(f32::from(player.energy[color]), 1.0, 5);
    }
    inputs.steps(player.energy.total() as f32, 1.0, 7);
    inputs.steps(f32::from(player.batteries), 1.0, 12);
    inputs.flags(ALL_ROBOTS, player.robots.iter().map(number));
    inputs.flags(ALL_TECHNOLOGIES, player.technologies.iter().map(number));
    inputs.steps(player.technologies.len() as f32, 1.0, 5);
    inputs.steps(player.robots.len() as f32, 1.0, 7);
    inputs.number(player.score.total() as f32 / 20.0);
    inputs.steps(f32::from(player.score.robot_types), 1.0, 4);
}

fn number<T: game::Element>(piece: T) -> usize {
    piece.number().into()
}

/// How close the player is to each face-up robot, and what it would bring.
fn tell_hopes(stacks: &[StackView; 4], player: &PlayerView, inputs: &mut Inputs) {
    for stack in stacks {
        let Some(card) = stack.top.map(Robot::card) else {
            inputs.flags(6, []);
            continue;
        };
        let missing = missing(card.cost, player.energy);
        inputs.steps(4.0 - missing, 1.0, 4);
        inputs.flag(missing == 0.0);
        inputs.number(if missing < 2.0 { f32::from(card.points) / 6.0 } else { 0.0 });
    }
}

fn missing(cost: Energy, held: Energy) -> f32 {
    Color::ALL.iter().map(|&color| f32::from(cost[color].saturating_sub(held[color]))).sum()
}

fn tell_table(look: Look<'_>, stacks: &[StackView; 4], inputs: &mut Inputs) {
    for stack in stacks {
        inputs.flags(ALL_ROBOTS, stack.top.map(number));
        inputs.steps(f32::from(stack.height), 1.0, 6);
    }
    let mut heights = stacks.map(|stack| stack.height);
    heights.sort_unstable();
    inputs.steps(f32::from(heights[0]), 1.0, 5);
    inputs.steps(f32::from(heights[0] + heights[1]), 1.0, 10);
    inputs.flags(ALL_TECHNOLOGIES, look.display().into_iter().flatten().map(number));
    for place in Defender::ALL.map(|defender| look.place(defender)) {
        inputs.flags(9, [look.planet(place) as usize]);
        inputs.flags(9, [place.index()]);
    }
    for tile in ControlTile::ALL {
        inputs.flag(look.tile_side(tile) == TileSide::Front);
    }
    inputs.flags(6, [usize::from(look.marker())]);
    for color in Color::ALL {
        inputs.steps(f32::from(look.reserve()[color]), 2.0, 4);
    }
    inputs.steps(f32::from(look.round()), 2.0, 8);
    inputs.flag(look.is_last_round());
    // Turn order matters most in the last round.
    let me = look.seat().number();
    inputs.flags(4, [usize::from(me)]);
    inputs.flag(look.is_last_round() && me > look.turn().number());
    inputs.number(1.0);
}
