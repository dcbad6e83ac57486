//! [`search()`]: examines where each answer leads in many imagined games, and puts the best first.
//!
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
//! | `bot.rs` | a bot that searches |

mod bot;
mod budget;
mod candidate;
mod imagined;
mod predictions;
mod reasons;

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
pub use reasons::{Asset, Because, Gain};

use crate::searchable::{Evaluator, Searchable};

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
    /// What it brings compared with another answer, if anything differs notably. Only a search for people tells.
    pub because: Option<Because>,
}

impl<M> Considered<M> {
    /// How good it is, in one number.
    fn value(&self) -> f32 {
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
    let mut answers = G::candidates(state.look(seat), &evaluator.memo, chance);
    answers.truncate(running.budget.candidates.max(1));
    if let [_] = answers[..] {
        // There is nothing to choose, so evaluating the answer is not worth the time.
        let considered = answers.into_iter().map(|answer| Candidate::new(answer).considered());
        return Findings { considered: considered.collect(), predicted: Vec::new() };
    }
    compare(view, seat, answers, Until::Clear, running, evaluator, chance)
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// The best answer is known.
    Clear,
    /// The budget is spent. Reasons are wanted too.
    Spent,
}

/// Examines these answers.
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
            (!running.is_over()).then(|| (imagined.after(&candidate.answer, until, evaluator), candidate))
        });
        let tried: Vec<_> = tried.collect();
        // A sample counts for all candidates or for none, so they stay comparable. But any result is better than none.
        if sample > 0 && running.is_over() {
            break;
        }
        tried.into_iter().for_each(|((estimate, counts), candidate)| candidate.add(estimate, counts));
        predicted.add(&imagined.others);
        if sample % BETWEEN_DROPS == BETWEEN_DROPS - 1 {
            drop_hopeless(&mut candidates);
        }
        let clear = until == Until::Clear && candidates.iter().filter(|candidate| candidate.live).count() < 2;
        // A search without a clock was asked for a number of samples, and runs all of them.
        let settled = until == Until::Clear && running.has_clock() && sample % BETWEEN_DROPS == BETWEEN_DROPS - 1;
        if clear || running.is_over() || settled && is_settled(&candidates) {
            break;
        }
    }
    candidates.sort_by(|one, other| {
        (other.live, other.mean()).partial_cmp(&(one.live, one.mean())).unwrap_or(std::cmp::Ordering::Equal)
    });
    let counts: Vec<_> = candidates.iter_mut().map(|candidate| std::mem::take(&mut candidate.counts)).collect();
    let considered = candidates.into_iter().map(Candidate::considered).zip(reasons::reasons(&counts));
    let considered = considered.map(|(considered, because)| Considered { because, ..considered });
    Findings { considered: considered.collect(), predicted: predicted.shares() }
}
