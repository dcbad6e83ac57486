//! What a network is told of a position in Planet Defenders.

use defenders::{Color, Defender, Energy, PlayerView, ROBOTS, Robot, TECHNOLOGIES, TileSide, View};
use game::{Observer, Seat};

use crate::Inputs;
use crate::searchable::clockwise;

const ALL_ROBOTS: u16 = ROBOTS.len() as u16;
const ALL_TECHNOLOGIES: u16 = TECHNOLOGIES.len() as u16;

pub(super) fn tell(view: &View, inputs: &mut Inputs) {
    let Observer::Seat(me) = view.observer else { return };
    for seat in clockwise(me, view.setup.players) {
        let player = &view.players[seat];
        tell_player(player, inputs);
        tell_hopes(view, player, inputs);
        inputs.flag(view.turn.seat == seat);
        if seat != me {
            inputs.gap((view.players[me].score.total() - player.score.total()) as f32, 2.0, 10.0);
        }
    }
    tell_table(view, me, inputs);
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
fn tell_hopes(view: &View, player: &PlayerView, inputs: &mut Inputs) {
    for stack in &view.stacks {
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

fn tell_table(view: &View, me: Seat, inputs: &mut Inputs) {
    for stack in &view.stacks {
        inputs.flags(ALL_ROBOTS, stack.top.map(number));
        inputs.steps(f32::from(stack.height), 1.0, 6);
    }
    let mut heights = view.stacks.map(|stack| stack.height);
    heights.sort_unstable();
    inputs.steps(f32::from(heights[0]), 1.0, 5);
    inputs.steps(f32::from(heights[0] + heights[1]), 1.0, 10);
    inputs.flags(ALL_TECHNOLOGIES, view.display.iter().flatten().map(|&technology| number(technology)));
    for place in Defender::ALL.map(|defender| view.defenders[defender]) {
        inputs.flags(9, [view.planets[place.index()] as usize]);
        inputs.flags(9, [place.index()]);
    }
    for tile in &view.tiles {
        inputs.flag(tile.side == TileSide::Front);
    }
    inputs.flags(6, [usize::from(view.marker)]);
    for color in Color::ALL {
        inputs.steps(f32::from(view.reserve[color]), 2.0, 4);
    }
    inputs.steps(f32::from(view.round), 2.0, 8);
    inputs.flag(view.last_round);
    // Who comes before whom matters most in the last round.
    inputs.flags(4, [usize::from(me.number())]);
    inputs.flag(view.last_round && me.number() > view.turn.seat.number());
    inputs.number(1.0);
}
