//! The styles of Roll for the Galaxy: how much an answer is to somebody's liking, from -1 to 1.

use roll::{Move, Phase, Plan, Side};

/// How much choosing a phase counts, compared with the dice that are sent there.
const CHOICE: f32 = 0.6;

/// Wants developments.
pub(super) fn developing(answer: &Move) -> f32 {
    liking(answer, &[Phase::Develop], Some(Side::Development))
}

/// Wants worlds.
pub(super) fn settling(answer: &Move) -> f32 {
    liking(answer, &[Phase::Settle], Some(Side::World))
}

/// Wants goods, and to ship them.
pub(super) fn trading(answer: &Move) -> f32 {
    liking(answer, &[Phase::Produce, Phase::Ship], None)
}

fn liking(answer: &Move, phases: &[Phase], side: Option<Side>) -> f32 {
    match answer {
        Move::Assign(plan) => of_plan(plan, phases),
        Move::Place { side: placed, .. } if side == Some(*placed) => CHOICE,
        Move::Produce { .. } | Move::Ship { .. } if phases.contains(&Phase::Produce) => CHOICE,
        _ => 0.0,
    }
}

/// The phase that is chosen, and the part of the free dice that is sent where they are liked.
fn of_plan(plan: &Plan, phases: &[Phase]) -> f32 {
    let chosen = if phases.contains(&plan.select.phase) { CHOICE } else { 0.0 };
    let sent: u8 = phases.iter().map(|&phase| plan.wild[phase].total()).sum();
    let all = plan.wild.all().total().max(1);
    chosen + (1.0 - CHOICE) * f32::from(sent) / f32::from(all)
}
