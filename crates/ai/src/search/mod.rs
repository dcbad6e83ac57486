//! [`search()`]: looks at what each answer leads to, in many imagined games, and puts the best first.
//!
//! In each sample the hidden cards are imagined again, the others answer as they would there, and each candidate is played on to
//! the horizon. All candidates meet the same cards, the same answers and the same luck, so that their difference shows
//! early; those that fall behind are dropped.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `budget.rs` | how much may be looked at, and how closely |
//! | `imagined.rs` | a game that could be the true one, played on |
//! | `candidate.rs` | an answer and what was seen of it |
//! | `predictions.rs` | what the others were taken to answer |
//! | `bot.rs` | a bot that searches |

mod bot;
mod budget;
mod candidate;
mod imagined;
mod predictions;

use game::{Chance, Seat};

pub(crate) use bot::Searcher;
pub use bot::searcher;
pub(crate) use budget::Running;
pub use budget::{Budget, Thought};
use candidate::{Candidate, drop_hopeless, is_settled};
use imagined::Imagined;
pub(crate) use imagined::split;
pub use predictions::Predicted;
use predictions::Predictions;

use crate::searchable::{Evaluator, Searchable};

/// A win outweighs everything; points ahead decide between answers that win alike.
const POINT: f32 = 0.002;

/// Candidates are dropped after every so many samples.
const BETWEEN_DROPS: u32 = 8;

/// An answer that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<M> {
    /// The answer.
    pub answer: M,
    /// How likely it is to win.
    pub win: f32,
    /// By how many points one will be ahead.
    pub margin: f32,
    /// In how many imagined games it was tried.
    pub samples: u32,
}

impl<M> Considered<M> {
    /// How good it is, in one number.
    fn value(&self) -> f32 {
        self.win + POINT * self.margin
    }
}

/// Everything that was looked at, the best answer first.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<M> {
    /// The answers.
    pub considered: Vec<Considered<M>>,
    /// What the others were taken to answer.
    pub predicted: Vec<Predicted<M>>,
}

/// Looks at the answers of a seat that is asked. The view is what it sees, the state any that looks like it.
pub(crate) fn search<G: Searchable>(
    state: &G,
    view: &G::View,
    seat: Seat,
    running: Running,
    evaluator: &mut Evaluator<G>,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let mut answers = G::candidates(state.look(seat), &evaluator.memo, chance);
    answers.truncate(running.budget.candidates.max(1));
    if let [_] = answers[..] {
        // Nothing to choose: it is not worth the time to know how good it is.
        let considered = answers.into_iter().map(|answer| Candidate::new(answer).considered());
        return Findings { considered: considered.collect(), predicted: Vec::new() };
    }
    compare(view, seat, answers, Until::Clear, running, evaluator, chance)
}

/// When enough has been seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// The best answer is known.
    Clear,
    /// The budget is spent.
    Spent,
}

/// Looks at these answers.
pub(crate) fn compare<G: Searchable>(
    view: &G::View,
    seat: Seat,
    answers: Vec<G::Move>,
    until: Until,
    running: Running,
    evaluator: &mut Evaluator<G>,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let mut candidates: Vec<_> = answers.into_iter().map(Candidate::new).collect();
    let mut predicted = Predictions::default();
    let unanswered = G::unanswered(view);
    let view = unanswered.as_ref().unwrap_or(view);
    for sample in 0..running.budget.samples {
        let imagined = Imagined::<G>::new(view, seat, running, evaluator, chance);
        let live = candidates.iter_mut().filter(|candidate| candidate.live);
        let tried = live.map_while(|candidate| {
            (!running.is_over()).then(|| (imagined.after(&candidate.answer, evaluator), candidate))
        });
        let tried: Vec<_> = tried.collect();
        // A sample counts for all or for none, or they could not be compared; but anything is better than nothing.
        if sample > 0 && running.is_over() {
            break;
        }
        tried.into_iter().for_each(|(estimate, candidate)| candidate.add(estimate));
        predicted.add(&imagined.others);
        if sample % BETWEEN_DROPS == BETWEEN_DROPS - 1 {
            drop_hopeless(&mut candidates);
        }
        let clear = until == Until::Clear && candidates.iter().filter(|candidate| candidate.live).count() < 2;
        // Whoever has no clock has asked for so many samples and gets them.
        let settled = until == Until::Clear && running.has_clock() && sample % BETWEEN_DROPS == BETWEEN_DROPS - 1;
        if clear || running.is_over() || settled && is_settled(&candidates) {
            break;
        }
    }
    candidates.sort_by(|one, other| {
        (other.live, other.mean()).partial_cmp(&(one.live, one.mean())).unwrap_or(std::cmp::Ordering::Equal)
    });
    let considered = candidates.into_iter().map(Candidate::considered);
    Findings { considered: considered.collect(), predicted: predicted.shares() }
}
