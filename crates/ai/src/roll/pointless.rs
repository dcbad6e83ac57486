//! Answers that do nothing, or undo what was done: no beginner gives them.

use roll::{DiePlace, Look, Move, Phase, PlayerLook, Side};

/// Whether the seat selects a phase in which, as things stand, its workers can do nothing, or takes back a good, or a worker
/// from its work.
pub(super) fn is_pointless(look: Look<'_>, answer: &Move) -> bool {
    match answer {
        Move::Assign(plan) => is_idle(look.own(), plan.select.phase),
        Move::Recall { from: DiePlace::Stack(side), .. } => look.own().stack_size(*side) > 0,
        Move::Recall { .. } => true,
        _ => false,
    }
}

fn is_idle(own: PlayerLook<'_>, phase: Phase) -> bool {
    match phase {
        Phase::Explore => false,
        Phase::Develop => own.stack_size(Side::Development) == 0,
        Phase::Settle => own.stack_size(Side::World) == 0,
        Phase::Produce => own.rooms().next().is_none(),
        Phase::Ship => own.goods().next().is_none(),
    }
}
