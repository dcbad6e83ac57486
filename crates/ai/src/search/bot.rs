//! [`Searcher`]: a bot that searches. [`finish`]: a game that bots play to its end.

use std::sync::Arc;

use game::{Bot, Chance, Observer, Outcome, Seat, Seed, View as _};

use super::{Budget, Considered, search};
use crate::net::Net;
use crate::searchable::{Evaluator, Searchable, heuristic_answer, state_behind};
use crate::skill::{Skill, Taste, prefer};

/// The temperature for choosing answers, for each round beyond the length of a normal game.
const LATE_GAME_TEMPERATURE: f32 = 0.03;

/// More answers than any game takes.
const MOST_ANSWERS: usize = 100_000;

/// A bot that searches.
pub(crate) struct Searcher<G: Searchable> {
    /// The network, if it is not a built-in one.
    net: Option<Arc<Net>>,
    budget: Budget,
    /// How many points an answer may be behind the best and still be chosen occasionally. Zero for a player who never
    /// errs.
    ///
    /// Points, not win probabilities: a player who has all but lost has almost no probability left to lose, but still
    /// plays for points.
    error_margin: f32,
    /// What it prefers where little hangs on it.
    taste: Option<Taste<G>>,
    chance: Chance,
}

impl<G: Searchable> Searcher<G> {
    /// A bot that uses the built-in networks.
    pub(crate) fn new(budget: Budget, seed: Seed) -> Self {
        Self { net: None, budget, error_margin: 0.0, taste: None, chance: Chance::seeded(seed) }
    }

    /// A bot of this skill, that may prefer what it likes.
    pub(crate) fn skilled(skill: Skill, taste: Option<Taste<G>>, seed: Seed) -> Self {
        Self { error_margin: skill.error_margin, taste, ..Self::new(skill.budget, seed) }
    }

    /// A bot that uses a network of its own.
    pub(crate) fn with_net(net: Arc<Net>, budget: Budget, seed: Seed) -> Self {
        Self { net: Some(net), ..Self::new(budget, seed) }
    }

    /// The best answer, or occasionally a worse one: for a beginner, or for anyone in a game that lasts too long.
    fn take(&mut self, mut considered: Vec<Considered<G::Move>>, round: u32) -> Option<G::Move> {
        // What was never tried has no value that could be compared.
        if considered.first()?.samples > 0 {
            considered.retain(|one| one.samples > 0);
        }
        let temperature = LATE_GAME_TEMPERATURE * round.saturating_sub(G::LONG_GAME_ROUNDS) as f32;
        let best = considered.first()?.value();
        let place = if self.error_margin > 0.0 {
            let most = considered.iter().fold(f32::MIN, |most, one| most.max(one.margin));
            self.nearly_best(considered.iter().map(|one| (one.margin - most) / self.error_margin).collect())
        } else if temperature > 0.0 {
            self.nearly_best(considered.iter().map(|one| (one.value() - best) / temperature).collect())
        } else {
            0
        };
        Some(considered.swap_remove(place).answer)
    }

    /// Draws an index. The farther below zero its value, the less likely it is.
    fn nearly_best(&mut self, behind: Vec<f32>) -> usize {
        let weights: Vec<f32> = behind.into_iter().map(f32::exp).collect();
        let mut left = weights.iter().sum::<f32>() * self.chance.below(1 << 20) as f32 / (1 << 20) as f32;
        let taken = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        // What rounding leaves over goes to the best.
        taken.unwrap_or(0)
    }
}

impl<G: Searchable> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, prompt: &G::Prompt) -> G::Move {
        let net = self.net.clone().or_else(|| G::NETS.find::<G>(view.setup()));
        let state = state_behind::<G>(view);
        if let (Some(net), Observer::Seat(seat)) = (net, view.observer()) {
            let mut evaluator = Evaluator::new(&net);
            let mut findings = search(&state, view, seat, self.budget.start(), &mut evaluator, &mut self.chance);
            let pointless = |answer: &G::Move| G::is_pointless(state.look(seat), &evaluator.memo, answer);
            if let Some(taste) = self.taste {
                // Nobody likes to do nothing, such as to choose Develop without a development.
                let liking = |answer: &G::Move| if pointless(answer) { 0.0 } else { taste(answer) };
                prefer(&mut findings.considered, G::PRICE_OF_LIKING, liking);
            }
            if self.error_margin > 0.0 {
                drop_pointless(&mut findings.considered, pointless);
            }
            if let Some(taken) = self.take(findings.considered, view.round()) {
                return taken;
            }
        }
        // Without a network, or if the seat is not asked, any legal move will do.
        let answer = heuristic_answer::<G>(view, &mut self.chance);
        answer.unwrap_or_else(|| G::moves(prompt).swap_remove(0))
    }
}

/// Leaves out what is pointless, unless nothing else was considered. Whoever errs would take it now and then, as it often costs little.
fn drop_pointless<M>(considered: &mut Vec<Considered<M>>, pointless: impl Fn(&M) -> bool) {
    let sensible: Vec<bool> = considered.iter().map(|one| !pointless(&one.answer)).collect();
    if sensible.contains(&true) {
        let mut sensible = sensible.into_iter();
        considered.retain(|_| sensible.next().unwrap_or(true));
    }
}

/// A bot that searches with a network of its own.
#[must_use]
pub fn searcher<G: Searchable>(net: Arc<Net>, budget: Budget, seed: Seed) -> impl Bot<G> {
    Searcher::with_net(net, budget, seed)
}

/// Lets bots play a game to its end, one for each seat. Before each answer, `watch` is told how many came before it, the
/// seat, what it sees and what it is asked.
///
/// `None` if the game cannot be played to its end.
pub(crate) fn finish<G: Searchable>(
    mut game: G,
    mut bots: Vec<impl Bot<G>>,
    mut watch: impl FnMut(usize, Seat, &G::View, &G::Prompt),
) -> Option<Outcome> {
    for number in 0..MOST_ANSWERS {
        let Some(seat) = game.asked().first() else { break };
        let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat)?);
        watch(number, seat, &view, &prompt);
        let answer = bots.get_mut(seat.index())?.choose(&view, &prompt);
        game.play(seat, &answer, &mut ()).ok()?;
    }
    game.outcome()
}

#[cfg(test)]
mod tests {
    use testkit::high_card::{Decision, HighCard};

    use super::*;
    use crate::search::candidate::Candidate;

    /// Considered answers with only these values: the win probability and the points ahead.
    fn considered(stay: (f32, f32), swap: (f32, f32)) -> Vec<Considered<Decision>> {
        let one = |answer, (win, margin)| Considered { win, margin, samples: 1, ..Candidate::new(answer).considered() };
        vec![one(Decision::Stay, stay), one(Decision::Swap, swap)]
    }

    fn beginner() -> Searcher<HighCard> {
        Searcher::skilled(Skill::erring(HighCard::ERROR_MARGIN), None, Seed::from_number(1))
    }

    /// A player who has all but lost, or all but won, still prefers more points.
    #[test]
    fn a_beginner_errs_by_points_however_the_game_stands() {
        let mut bot = beginner();
        for win in [0.001, 0.5, 0.999] {
            let mut swaps = |behind: f32| {
                let behind = behind * HighCard::ERROR_MARGIN;
                let taken = (0..200).filter_map(|_| bot.take(considered((win, 3.0), (win, 3.0 - behind)), 1));
                taken.filter(|taken| *taken == Decision::Swap).count()
            };
            let (little, much) = (swaps(0.5), swaps(5.0));
            assert!((50..100).contains(&little) && much < 10, "{little} and {much} of 200");
        }
    }

    /// Without a value, an answer that was never tried would look even to a player who is behind.
    #[test]
    fn nobody_takes_an_answer_that_was_never_tried() {
        let mut bots = [beginner(), Searcher::new(Budget::SHALLOW, Seed::from_number(1))];
        for bot in &mut bots {
            let all = || {
                let mut all = considered((0.0, -30.0), (0.0, 0.0));
                all[1].samples = 0;
                all
            };
            let long = HighCard::LONG_GAME_ROUNDS + 20;
            assert!((0..100).all(|_| bot.take(all(), long) == Some(Decision::Stay)));
        }
    }

    /// Two players who both do better by waiting would wait forever.
    #[test]
    fn a_long_game_makes_impatient() {
        let mut bot = Searcher::<HighCard>::new(Budget::SHALLOW, Seed::from_number(1));
        let mut swaps = |round: u32| {
            let taken = (0..100).filter_map(|_| bot.take(considered((0.6, 0.0), (0.4, 0.0)), round));
            taken.filter(|taken| *taken == Decision::Swap).count()
        };
        assert_eq!(swaps(HighCard::LONG_GAME_ROUNDS), 0);
        let (early, late) = (swaps(HighCard::LONG_GAME_ROUNDS + 2), swaps(HighCard::LONG_GAME_ROUNDS + 20));
        assert!(early < 10 && (20..=60).contains(&late), "{early} and {late} of 100");
    }
}
