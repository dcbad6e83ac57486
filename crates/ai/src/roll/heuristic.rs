//! Knows what tiles, dice and credits are worth to it, and takes what is worth most.

use game::{Bot, Chance, Legal, Observer, Seed};
use roll::{Move, Prompt, Roll, View};

use super::judge::Judge;
use super::plan::plan;

/// A quick player. It never needs chance: what it sees decides what it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heuristic;

impl Bot<Roll> for Heuristic {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        let answer = match (view.observer, &view.own) {
            (Observer::Seat(seat), Some(own)) => {
                let judge = Judge::new(view, seat, own);
                match prompt {
                    Prompt::Assign(assigning) => plan(&judge, assigning).map(|plan| Move::Assign(Box::new(plan))),
                    asked => judge.answer(asked),
                }
            }
            // A spectator is never asked, but every legal move is an answer.
            (Observer::Public, _) | (_, None) => None,
        };
        answer.unwrap_or_else(|| any(prompt))
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
