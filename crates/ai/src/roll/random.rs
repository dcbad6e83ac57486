//! `random`: random plans, and all other moves equally likely.

use game::{Bot, Chance, Seed};
use roll::{Move, Prompt, Roll, View};

use crate::Random;

/// Plays at random. Plans are drawn step by step, because there are too many to list. All other moves are equally
/// likely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RandomRoll {
    plans: Chance,
    others: Random,
}

impl RandomRoll {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { plans: Chance::seeded(seed.derive(0)), others: Random::new(seed.derive(1)) }
    }
}

impl Bot<Roll> for RandomRoll {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        if let Prompt::Assign(assigning) = prompt
            && let Some(plan) = assigning.as_ref().clone().random(&mut self.plans)
        {
            return Move::Assign(Box::new(plan));
        }
        Bot::<Roll>::choose(&mut self.others, view, prompt)
    }
}
