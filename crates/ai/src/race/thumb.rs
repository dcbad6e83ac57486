//! Rules of thumb: chooses the action after which the round goes best, and answers everything else by what is left in the end.

use game::{Bot, Chance, Enumerate, Observer, Seat, Seed};
use race::{Action, Move, OwnView, Pick, Prompt, Race, View};

use super::answer::Answers;
use super::best;
use super::guess::Guesses;
use super::judge::Judge;
use super::plan::Plan;

/// How many ways in which the others may choose are looked at.
const GUESSES: usize = 6;

/// A quick player that looks one round ahead.
#[derive(Clone, Debug)]
pub(crate) struct Thumb {
    chance: Chance,
}

impl Thumb {
    pub(crate) fn new(seed: Seed) -> Self {
        Self::with_chance(Chance::seeded(seed))
    }

    pub(super) fn with_chance(chance: Chance) -> Self {
        Self { chance }
    }

    pub(super) fn into_chance(self) -> Chance {
        self.chance
    }

    /// The actions after which the round goes best, in the mean of what the others may choose.
    ///
    /// A player who relies on the others to bring about what everybody needs waits for ever, so that a round in which they do
    /// nothing counts too.
    fn pick(&mut self, view: &View, seat: Seat, own: &OwnView, picks: impl Iterator<Item = Pick>) -> Option<Pick> {
        let (judge, player) = (Judge::new(view), &view.players[seat]);
        let plan = Plan::new(&judge, &player.tableau, player.goods, player.vp, own.hand);
        let guesses = Guesses::new(&judge, view, seat);
        let mut others: Vec<(Vec<Pick>, f32)> = Vec::new();
        for _ in 0..GUESSES {
            let guess = guesses.draw(&mut self.chance);
            match others.iter_mut().find(|(known, _)| *known == guess) {
                Some((_, times)) => *times += 1.0,
                None => others.push((guess, 1.0)),
            }
        }
        let trust = judge.weights.trust;
        let worth = |pick: Pick| {
            let guessed: f32 = others.iter().map(|(others, times)| times * plan.after(pick, others)).sum();
            trust * guessed / GUESSES as f32 + (1.0 - trust) * plan.after(pick, &[])
        };
        best(picks.map(|pick| (worth(pick), pick))).map(|(_, pick)| pick)
    }
}

impl Bot<Race> for Thumb {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        let (Observer::Seat(seat), Some(own)) = (view.observer, &view.own) else {
            // A spectator is never asked, but every legal move is an answer.
            return Race::moves(view, prompt).swap_remove(0);
        };
        if let Some(forced) = Answers::forced(prompt) {
            return forced;
        }
        let pick = match prompt {
            Prompt::Choose { options } => {
                let picks = options.iter().map(|&first| Pick { first: Some(first), second: None });
                self.pick(view, seat, own, picks)
            }
            Prompt::ChoosePair { options } => {
                let picks = options.iter().map(|&(first, second)| Pick { first: Some(first), second: Some(second) });
                self.pick(view, seat, own, picks)
            }
            asked => return Answers::new(view, &Judge::new(view), &view.players[seat], own).to(asked),
        };
        match pick.map(|pick| (pick.first, pick.second)) {
            Some((Some(first), Some(second))) => Move::ChoosePair(first, second),
            Some((Some(first), None)) => Move::Choose(first),
            _ => Move::Choose(Action::Settle),
        }
    }
}
