//! `easy`: chooses the action after which the round goes best, and answers everything else by what is left in the end.

use game::{Bot, Chance, Enumerate, Observer, Seed};
use race::{Action, Move, OwnView, Pick, PlayerView, Prompt, Race, Variant, View};

use super::answer::Answers;
use super::guess::Guesses;
use super::judge::Judge;
use super::plan::Plan;

/// How many ways in which the others may choose are looked at.
const GUESSES: usize = 6;

/// A quick player that looks one round ahead.
#[derive(Clone, Debug)]
pub(crate) struct Easy {
    chance: Chance,
}

impl Easy {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { chance: Chance::seeded(seed) }
    }

    /// The actions after which the round goes best, in the mean of what the others may choose.
    fn action(&mut self, view: &View, judge: &Judge, player: &PlayerView, own: &OwnView) -> Move {
        let Observer::Seat(seat) = view.observer else { return Move::Choose(Action::ExploreFive) };
        let plan = Plan::new(judge, &player.tableau, player.goods, player.vp, own.hand);
        let guesses = Guesses::new(judge, view, seat);
        let others: Vec<Vec<Pick>> = (0..GUESSES).map(|_| guesses.draw(&mut self.chance)).collect();
        let trust = judge.weights.trust / GUESSES as f32;
        let worth = |pick: Pick| {
            (1.0 - judge.weights.trust) * plan.after(pick, &[])
                + trust * others.iter().map(|others| plan.after(pick, others)).sum::<f32>()
        };
        let best = |picks: &mut dyn Iterator<Item = Pick>| {
            picks.map(|pick| (worth(pick), pick)).max_by(|one, other| one.0.total_cmp(&other.0))
        };
        let pick = match view.setup.variant {
            Variant::Advanced => {
                best(&mut Action::pairs().map(|(one, other)| Pick { first: Some(one), second: Some(other) }))
            }
            Variant::Standard | Variant::FirstGame => {
                best(&mut Action::ALL.into_iter().map(|action| Pick { first: Some(action), second: None }))
            }
        };
        match pick {
            Some((_, Pick { first: Some(first), second: Some(second) })) => Move::ChoosePair(first, second),
            Some((_, Pick { first: Some(first), .. })) => Move::Choose(first),
            _ => Move::Choose(Action::ExploreFive),
        }
    }
}

impl Bot<Race> for Easy {
    fn choose(&mut self, view: &View, prompt: &Prompt) -> Move {
        let (Observer::Seat(seat), Some(own)) = (view.observer, &view.own) else {
            // A spectator is never asked, but every legal move is an answer.
            return Race::moves(view, prompt).swap_remove(0);
        };
        let (judge, player) = (Judge::new(view), &view.players[seat]);
        match prompt {
            Prompt::Choose { .. } | Prompt::ChoosePair { .. } => self.action(view, &judge, player, own),
            asked => Answers::new(view, &judge, player, own).to(asked),
        }
    }
}
