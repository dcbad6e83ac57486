//! The styles of Planet Defenders: how much an answer is to somebody's liking, from -1 to 1.

use defenders::Move;

/// Wants robots.
pub(super) fn collecting(answer: &Move) -> f32 {
    if matches!(answer, Move::Capture { .. }) { 1.0 } else { 0.0 }
}

/// Wants technologies.
pub(super) fn inventing(answer: &Move) -> f32 {
    if matches!(answer, Move::Upgrade { .. }) { 1.0 } else { 0.0 }
}
