//! [`search()`]: examines where each answer leads in many imagined games, and puts the best first.
//!
//! A first look ranks all answers, by a few samples that everyone plays by heuristics; the most promising are examined.
//! In each sample the hidden cards are imagined again, the others answer as they would there, and each candidate is
//! played on to the horizon. All candidates face the same cards, the same answers and the same luck, so their
//! differences show early. Those that fall behind are dropped.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `budget.rs` | how much may be examined, and how closely |
//! | `imagined.rs` | a game that could be the true one, played on |
//! | `candidate.rs` | an answer and its results so far |
//! | `predictions.rs` | the predicted answers of the others |
//! | `reasons.rs` | what one answer brings more of than another |
//! | `bot.rs` | a bot that searches, and games that bots play to their end |

mod bot;
mod budget;
mod candidate;
mod imagined;
mod predictions;
mod reasons;

use game::{Chance, MAX_SEATS, Seat};

pub use bot::searcher;
pub(crate) use bot::{Searcher, finish};
pub(crate) use budget::Running;
pub use budget::{Budget, Glance, Thought};
use candidate::{Candidate, Errors, best_first, drop_hopeless, errors, is_settled};
use imagined::Imagined;
pub(crate) use imagined::split;
pub use predictions::Predicted;
use predictions::Predictions;
pub use reasons::{Asset, Because, Gain};

use crate::searchable::{Evaluator, Searchable, state_behind};

/// A win outweighs everything else. The point lead decides between answers that are equally likely to win.
const POINT: f32 = 0.002;

/// Candidates are dropped after every this many samples.
const BETWEEN_DROPS: u32 = 8;

/// An answer that was examined.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<M> {
    /// The answer.
    pub answer: M,
    /// How likely it is to win.
    pub win: f32,
    /// The expected lead in points.
    pub margin: f32,
    /// In how many imagined games it was tried.
    pub samples: u32,
    /// The chance to win of every seat, clockwise from the one that answers.
    pub chances: [f32; MAX_SEATS],
    /// The standard error of how much less likely it is to win than the best answer, in the games that both were tried
    /// in. With fewer than two such games nothing is known about it: then it is 1, the most that it can be.
    pub error: f32,
    /// The same for the lead in points, without a limit.
    pub margin_error: f32,
    /// Why the best answer is better than it; of the best one, why it is better than the next that differs. `None` if
    /// nothing speaks for it notably. Only a search for people tells.
    pub because: Option<Because>,
    /// The place of a better answer that leads to the same things. Only a search for people tells.
    pub like: Option<usize>,
}

impl<M> Considered<M> {
    /// How good it is, in one number.
    pub(crate) fn value(&self) -> f32 {
        self.win + POINT * self.margin
    }
}

/// Everything that was examined, the best answer first.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<M> {
    /// The answers.
    pub considered: Vec<Considered<M>>,
    /// The predicted answers of the others.
    pub predicted: Vec<Predicted<M>>,
}

/// Examines the answers of a seat that is asked. The view is what it sees; the state is any state consistent with it.
pub(crate) fn search<G: Searchable>(
    state: &G,
    view: &G::View,
    seat: Seat,
    running: Running,
    evaluator: &mut Evaluator<G>,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let look = state.look(seat);
    let mut answers = G::candidates(look, &evaluator.memo, chance);
    if running.budget.glance.is_none() {
        answers.truncate(running.budget.candidates.max(1));
    }
    let candidates: Vec<_> = answers.into_iter().map(Candidate::new).collect();
    if let [_] = candidates[..] {
        // There is nothing to choose, so evaluating the answer is not worth the time.
        let considered = candidates.into_iter().map(Candidate::considered);
        return Findings { considered: considered.collect(), predicted: Vec::new() };
    }
    let unanswered = G::unanswered(view);
    let start = Start::View(unanswered.as_ref().unwrap_or(view));
    let asked = Asked { start: &start, seat, running: running.share(G::stakes(look)) };
    match running.budget.glance {
        Some(glance) if candidates.len() > glance.keep => {
            asked.glance_and_examine(candidates, glance, evaluator, chance)
        }
        _ => asked.examine(candidates, Until::Clear, evaluator, chance),
    }
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// The best answer is known.
    Clear,
    /// The budget is spent. Reasons are wanted too.
    Spent,
    /// The same, and no answer is dropped: all of them are tried in all games.
    Level,
}

impl Until {
    /// Whether reasons are wanted.
    const fn wants_reasons(self) -> bool {
        matches!(self, Self::Spent | Self::Level)
    }
}

/// Where imagined games start.
pub(crate) enum Start<'a, G: Searchable> {
    /// What a seat sees. Everything hidden is imagined, and what the others answer.
    View(&'a G::View),
    /// The true state, and what the others answer in it. Only the luck to come is imagined.
    Truth(&'a G, &'a [(Seat, G::Move)]),
}

/// Examines all these answers in the same imagined games.
pub(crate) fn compare<G: Searchable>(
    view: &G::View,
    seat: Seat,
    answers: Vec<G::Move>,
    until: Until,
    running: Running,
    evaluator: &mut Evaluator<G>,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let unanswered = G::unanswered(view);
    let start = Start::View(unanswered.as_ref().unwrap_or(view));
    compare_from(&start, seat, answers, until, running, evaluator, chance)
}

/// [`compare`], from a view without answers of others or from the truth.
pub(crate) fn compare_from<G: Searchable>(
    start: &Start<'_, G>,
    seat: Seat,
    answers: Vec<G::Move>,
    until: Until,
    running: Running,
    evaluator: &mut Evaluator<G>,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let candidates = answers.into_iter().map(Candidate::new).collect();
    Asked { start, seat, running }.examine(candidates, until, evaluator, chance)
}

/// A seat that is asked, and the time it has.
struct Asked<'a, G: Searchable> {
    start: &'a Start<'a, G>,
    seat: Seat,
    running: Running,
}

impl<G: Searchable> Asked<'_, G> {
    /// Tries all candidates in a few imagined games that everyone plays by heuristics, and examines those that did best.
    fn glance_and_examine(
        &self,
        mut candidates: Vec<Candidate<G::Move>>,
        glance: Glance,
        evaluator: &mut Evaluator<G>,
        chance: &mut Chance,
    ) -> Findings<G::Move> {
        let running = self.running.at_a_glance();
        for sample in 0..glance.samples {
            let imagined = self.imagine(running, evaluator, chance);
            // One sample is made in any case, as far as the whole time allows: it is all that is known of most candidates.
            let is_over = || if sample == 0 { self.running.is_over() } else { running.is_over() };
            let tried = candidates.iter().map_while(|candidate| {
                (!is_over()).then(|| imagined.after(&candidate.answer, Until::Clear, evaluator))
            });
            let tried: Vec<_> = tried.collect();
            if sample > 0 && tried.len() < candidates.len() {
                break;
            }
            candidates.iter_mut().zip(&tried).for_each(|(candidate, reached)| candidate.add_glance(reached));
        }
        best_first(&mut candidates);
        // Long lists contain answers that hardly differ, so more of them must remain.
        let keep = glance.keep.max(candidates.len() / 3);
        candidates.iter_mut().skip(keep).for_each(|candidate| candidate.live = false);
        self.examine(candidates, Until::Clear, evaluator, chance)
    }

    /// Examines the live candidates, the first ones first.
    fn examine(
        &self,
        mut candidates: Vec<Candidate<G::Move>>,
        until: Until,
        evaluator: &mut Evaluator<G>,
        chance: &mut Chance,
    ) -> Findings<G::Move> {
        let running = self.running;
        let mut predicted = Predictions::default();
        let mut any = candidates.iter().any(Candidate::is_tried);
        for sample in 0..running.budget.samples {
            let imagined = self.imagine(running, evaluator, chance);
            let live = candidates.iter_mut().filter(|candidate| candidate.live);
            let tried = live.map_while(|candidate| {
                (!running.is_over()).then(|| (imagined.after(&candidate.answer, until, evaluator), candidate))
            });
            let tried: Vec<_> = tried.collect();
            // A sample counts for all candidates or for none, so they stay comparable. But any result is better than none.
            if any && running.is_over() {
                break;
            }
            any = true;
            tried.into_iter().for_each(|(reached, candidate)| candidate.add(reached));
            predicted.add(&imagined.others);
            let pause = sample % BETWEEN_DROPS == BETWEEN_DROPS - 1;
            if pause && until != Until::Level {
                drop_hopeless(&mut candidates);
            }
            let clear = until == Until::Clear && candidates.iter().filter(|candidate| candidate.live).count() < 2;
            // A search without a clock was asked for a number of samples, and runs all of them.
            let settled = until == Until::Clear && running.has_clock() && pause && is_settled(&candidates);
            if clear || running.is_over() || settled {
                break;
            }
        }
        best_first(&mut candidates);
        let counts: Vec<_> = candidates.iter_mut().map(|candidate| std::mem::take(&mut candidate.counts)).collect();
        let values: Vec<f64> = candidates.iter().map(Candidate::mean).collect();
        let errors = errors(&candidates);
        let said = if until.wants_reasons() { self.said(&candidates) } else { vec![Vec::new(); candidates.len()] };
        let why = reasons::reasons(&counts, &said).into_iter().zip(reasons::alike(&counts, &values));
        let considered = candidates.into_iter().map(Candidate::considered).zip(why).zip(errors);
        let considered = considered.map(|((considered, (because, like)), Errors { win, margin })| Considered {
            error: win,
            margin_error: margin,
            because,
            like,
            ..considered
        });
        Findings { considered: considered.collect(), predicted: predicted.shares() }
    }

    /// What each answer says itself.
    fn said(&self, candidates: &[Candidate<G::Move>]) -> Vec<Vec<Asset>> {
        let of = |state: &G| candidates.iter().map(|one| G::said(state.look(self.seat), &one.answer)).collect();
        match self.start {
            Start::View(view) => of(&state_behind::<G>(view)),
            Start::Truth(state, _) => of(state),
        }
    }

    /// A game that could be the true one, from here.
    fn imagine(&self, running: Running, evaluator: &mut Evaluator<G>, chance: &mut Chance) -> Imagined<G> {
        match self.start {
            Start::View(view) => Imagined::<G>::new(view, self.seat, running, evaluator, chance),
            Start::Truth(state, others) => Imagined::of_truth((*state).clone(), self.seat, others, running, chance),
        }
    }
}
