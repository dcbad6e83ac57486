//! Chooses the action after which the round goes best, and answers everything else by the resulting position.

use game::{Bot, Chance, Legal, Seed};
use race::{Action, Look, Move, Options, Pick, Prompt, Race, View};

use super::answer::Answers;
use super::appraisal::Appraisal;
use super::best;
use super::facts::Memo;
use super::guess::Guesses;
use super::plan::Plan;
use crate::heuristic_answer;

/// How many guesses at the others' choices are considered.
const GUESSES: usize = 6;

/// A fast player that looks one round ahead.
#[derive(Clone, Debug)]
pub(crate) struct Heuristic {
    chance: Chance,
}

impl Heuristic {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { chance: Chance::seeded(seed) }
    }
}

impl Bot<Race> for Heuristic {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        let answer = heuristic_answer::<Race>(view, &mut self.chance);
        // A spectator is never asked, but any legal move will do.
        answer.unwrap_or_else(|| Race::moves(prompt).swap_remove(0))
    }
}

/// A sensible answer, if the seat is asked.
pub(super) fn choose(look: Look<'_>, memo: &Memo, chance: &mut Chance) -> Option<Move> {
    let options = look.options()?;
    match options {
        Options::Choose | Options::ChoosePair => {
            best(actions(look, memo, chance, &options).into_iter()).map(|(_, answer)| answer)
        }
        Options::Develop { from } if from.is_empty() => Some(Move::Develop(None)),
        Options::Settle { from } if from.is_empty() => Some(Move::Settle(None)),
        Options::Discard { .. }
        | Options::Keep { .. }
        | Options::Develop { .. }
        | Options::Pay { .. }
        | Options::Settle { .. }
        | Options::PayWorld { .. }
        | Options::Sell { .. }
        | Options::Consume(_)
        | Options::Produce { .. } => Some(Answers::new(look, memo).to(&options)),
    }
}

/// The choices of actions, each with how well the round goes after it, averaged over what the others may choose.
///
/// A player who relies on the others to do what everyone needs would wait forever, so a round in which they do nothing
/// counts too.
pub(super) fn actions(look: Look<'_>, memo: &Memo, chance: &mut Chance, options: &Options) -> Vec<(f32, Move)> {
    let appraisal = Appraisal::new(look, memo);
    let plan = Plan::new(&appraisal, memo, look.own(), look.hand());
    let guesses = Guesses::new(&appraisal, memo, look);
    let mut others: Vec<(Vec<Pick>, f32)> = Vec::new();
    for _ in 0..GUESSES {
        let guess = guesses.draw(chance);
        match others.iter_mut().find(|(known, _)| *known == guess) {
            Some((_, times)) => *times += 1.0,
            None => others.push((guess, 1.0)),
        }
    }
    let trust = appraisal.weights.trust;
    let value = |first: Action, second: Option<Action>| {
        let pick = Pick { first: Some(first), second };
        let guessed: f32 = others.iter().map(|(others, times)| times * plan.after(memo, pick, others)).sum();
        trust * guessed / GUESSES as f32 + (1.0 - trust) * plan.after(memo, pick, &[])
    };
    if let Options::ChoosePair = options {
        let pairs = Action::pairs().map(|(one, other)| (value(one, Some(other)), Move::ChoosePair(one, other)));
        return pairs.collect();
    }
    Action::ALL.into_iter().map(|action| (value(action, None), Move::Choose(action))).collect()
}
