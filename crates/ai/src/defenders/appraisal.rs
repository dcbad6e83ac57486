//! What a position is worth to a player, in points, as a beginner with a few games of experience would estimate it.

use defenders::{Color, Energy, Look, PlayerView, RobotBonus, RobotCard};

/// The points the looker has and can hope for.
pub(super) fn appraise(look: Look<'_>) -> f32 {
    let player = &look.player(look.seat());
    let left = time_left(look);
    let hopes = resources(player) + technologies(player) + reachable_robots(look, player);
    // Energy breaks ties, even when no time is left to use it.
    player.score.total() as f32 + left * hopes + 0.01 * player.energy.total() as f32
}

/// How much of the game is left, from 1 at the start to 0 in the last round.
fn time_left(look: Look<'_>) -> f32 {
    if look.is_over() || look.is_last_round() {
        return 0.0;
    }
    let mut heights = look.stacks().map(|stack| f32::from(stack.height));
    heights.sort_by(f32::total_cmp);
    // The two lowest stacks end the game. With one robot left there may still be time for another turn.
    let robots = 0.25 + 0.75 * (heights[0] + heights[1]) / (2.0 * f32::from(look.setup().stack_size()));
    // Waiting must not pay: hopes fade over time, so a game between two savers ends.
    let patience = (1.25 - f32::from(look.round()) / 20.0).clamp(0.1, 1.0);
    robots * patience
}

/// Cubes above five are lost. The first batteries are worth most, because nothing moves without them.
fn resources(player: &PlayerView) -> f32 {
    let cubes = (player.energy.total() as f32).min(5.0);
    let colors = Color::ALL.iter().filter(|&&color| player.energy[color] > 0).count() as f32;
    let batteries = f32::from(player.batteries.min(12));
    0.6 * cubes + 0.1 * colors + 0.28 * batteries.min(5.0) + 0.1 * (batteries - 5.0).max(0.0)
}

/// Each technology helps, and brings the player closer to the next row of the points table.
fn technologies(player: &PlayerView) -> f32 {
    let owned = player.technologies.len() as f32;
    1.1 * owned.min(5.0) - 0.35 * f32::from(player.score.technologies)
}

/// The face-up robots. Each counts more the closer the player is to paying for it.
fn reachable_robots(look: Look<'_>, player: &PlayerView) -> f32 {
    let hope = |card: &RobotCard| gain(card) / (1.0 + missing(card.cost, player.energy));
    let hopes = look.stacks().into_iter().filter_map(|stack| stack.top).map(|robot| hope(robot.card()));
    0.3 * hopes.fold(0.0, f32::max)
}

fn missing(cost: Energy, held: Energy) -> f32 {
    Color::ALL.iter().map(|&color| f32::from(cost[color].saturating_sub(held[color]))).sum()
}

fn gain(card: &RobotCard) -> f32 {
    let bonus = match card.bonus {
        RobotBonus::Nothing => 0.0,
        RobotBonus::Batteries(batteries) => 0.3 * f32::from(batteries),
        RobotBonus::Cubes(energy) => 0.7 * energy.total() as f32,
        RobotBonus::Any(count) => 0.8 * f32::from(count),
    };
    f32::from(card.points) + bonus
}
