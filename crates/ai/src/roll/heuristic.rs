//! Estimates the value of tiles, dice and credits, and takes the most valuable option.

use game::{Bot, Chance, Legal, Seed};
use roll::{Move, Prompt, Roll, View};

use crate::heuristic_answer;

/// A fast player. It uses no random numbers: what it sees decides what it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heuristic;

impl Bot<Roll> for Heuristic {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        let mut unused = Chance::seeded(Seed::from_number(0));
        // A spectator is never asked, but any legal move will do.
        heuristic_answer::<Roll>(view, &mut unused).unwrap_or_else(|| any(prompt))
    }
}

/// Some legal move.
fn any(prompt: &Prompt) -> Move {
    if let Prompt::Assign(assigning) = prompt
        && let Some(plan) = assigning.as_ref().clone().random(&mut Chance::seeded(Seed::from_number(0)))
    {
        return Move::Assign(Box::new(plan));
    }
    Roll::moves(prompt).swap_remove(0)
}
