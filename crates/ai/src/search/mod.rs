//! [`search()`]: looks at what each answer leads to, in many imagined games, and puts the best first.
//!
//! In each sample the hidden cards are imagined anew, the others answer as they would there, and each candidate is played on to
//! the end of the stretch. All candidates meet the same cards, the same answers and the same luck, so that their difference shows
//! early; those that fall behind are dropped.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Bot, Chance, Observer, Seat, Seed};

use crate::net::{Estimate, Net};
use crate::value::{Judge, Valued};

/// A win outweighs everything; points ahead decide between answers that win alike.
const POINT: f32 = 0.002;

/// How far behind a beginner's answers are.
const CARELESS: f32 = 0.06;

/// No stretch of any game takes as many decisions.
const LONGEST_STRETCH: usize = 500;

/// How many candidates a search looks at that has time.
const CANDIDATES: usize = 40;

/// How much may be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many imagined games each candidate is tried in, at most.
    pub samples: u32,
    /// The time, if it is limited.
    pub time: Option<Duration>,
    /// How many candidates are looked at, at most.
    pub candidates: usize,
}

impl Budget {
    /// Enough to see what is plainly bad, at once; without a clock, so that the same seed gives the same choices.
    pub(crate) const QUICK: Self = Self { samples: 3, time: None, candidates: 10 };

    /// As much as the time allows.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        Self { samples: u32::MAX, time: Some(time), candidates: CANDIDATES }
    }

    /// So many imagined games, however long they take: the same seed finds the same.
    #[must_use]
    pub fn samples(samples: u32) -> Self {
        Self { samples, time: None, candidates: CANDIDATES }
    }
}

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

/// Everything that was looked at, the best answer first.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<M> {
    /// The answers.
    pub considered: Vec<Considered<M>>,
    /// What the others were taken to answer.
    pub predicted: Vec<Predicted<M>>,
}

/// What another seat was taken to answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Predicted<M> {
    /// The seat.
    pub seat: Seat,
    /// Its answers, each with the share of the imagined games, the most frequent first.
    pub answers: Vec<(M, f32)>,
}

struct Candidate<M> {
    answer: M,
    wins: f64,
    margins: f64,
    samples: u32,
    /// Worth in each sample, to compare with others in the same sample.
    worths: Vec<f32>,
    live: bool,
}

impl<M> Candidate<M> {
    fn new(answer: M) -> Self {
        Self { answer, wins: 0.0, margins: 0.0, samples: 0, worths: Vec::new(), live: true }
    }

    fn add(&mut self, estimate: Estimate) {
        self.wins += f64::from(estimate.wins[0]);
        self.margins += f64::from(estimate.margin);
        self.samples += 1;
        self.worths.push(worth(estimate));
    }

    fn mean(&self) -> f64 {
        let all: f64 = self.worths.iter().map(|&worth| f64::from(worth)).sum();
        if self.worths.is_empty() { f64::MIN } else { all / self.worths.len() as f64 }
    }

    fn considered(self) -> Considered<M> {
        let samples = f64::from(self.samples.max(1));
        Considered {
            win: (self.wins / samples) as f32,
            margin: (self.margins / samples) as f32,
            samples: self.samples,
            answer: self.answer,
        }
    }
}

/// How good a position is, in one number.
pub(crate) fn worth(estimate: Estimate) -> f32 {
    estimate.wins[0] + POINT * estimate.margin
}

/// Looks at the answers to a prompt.
pub fn search<G: Valued>(
    net: &Net,
    view: &G::View,
    prompt: &G::Prompt,
    seat: Seat,
    budget: Budget,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let mut answers = G::candidates(view, prompt, chance);
    answers.truncate(budget.candidates.max(1));
    if let [_] = answers[..] {
        // Nothing to choose: it is not worth the time to know how good it is.
        let considered = answers.into_iter().map(|answer| Candidate::new(answer).considered());
        return Findings { considered: considered.collect(), predicted: Vec::new() };
    }
    compare::<G>(net, view, seat, answers, Until::Clear, budget, chance)
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
pub(crate) fn compare<G: Valued>(
    net: &Net,
    view: &G::View,
    seat: Seat,
    answers: Vec<G::Move>,
    until: Until,
    budget: Budget,
    chance: &mut Chance,
) -> Findings<G::Move> {
    let start = Instant::now();
    let mut candidates: Vec<_> = answers.into_iter().map(Candidate::new).collect();
    let mut predicted = Predictions(Vec::new());
    let mut judge = Judge::new(net);
    let unanswered = G::unanswered(view);
    let view = unanswered.as_ref().unwrap_or(view);
    for sample in 0..budget.samples {
        if sample > 0 && budget.time.is_some_and(|time| start.elapsed() >= time) {
            break;
        }
        let imagined = Imagined::<G>::new(view, seat, chance);
        predicted.add(&imagined.others);
        for candidate in candidates.iter_mut().filter(|candidate| candidate.live) {
            candidate.add(imagined.after(&candidate.answer, &mut judge));
        }
        if sample % 8 == 7 {
            drop_hopeless(&mut candidates);
        }
        if until == Until::Clear && candidates.iter().filter(|candidate| candidate.live).count() < 2 {
            break;
        }
    }
    candidates.sort_by(|one, other| {
        (other.live, other.mean()).partial_cmp(&(one.live, one.mean())).unwrap_or(std::cmp::Ordering::Equal)
    });
    let considered = candidates.into_iter().map(Candidate::considered);
    Findings { considered: considered.collect(), predicted: predicted.shares() }
}

/// Drops candidates that are behind the best one by more than luck explains.
fn drop_hopeless<M>(candidates: &mut [Candidate<M>]) {
    let live = candidates.iter().filter(|candidate| candidate.live);
    let Some(best) = live.max_by(|one, other| one.mean().total_cmp(&other.mean())) else { return };
    let best = best.worths.clone();
    for candidate in candidates.iter_mut().filter(|candidate| candidate.live) {
        let n = best.len() as f64;
        let differences = best.iter().zip(&candidate.worths).map(|(one, other)| f64::from(one - other));
        let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
        let mean = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
        candidate.live = mean <= 3.0 * error + 1e-4;
    }
}

/// A game that could be the true one, with what the others answer in it.
struct Imagined<G: Valued> {
    state: G,
    seat: Seat,
    others: Vec<(Seat, G::Move)>,
    chance: Chance,
}

impl<G: Valued> Imagined<G> {
    fn new(view: &G::View, seat: Seat, chance: &mut Chance) -> Self {
        let state = G::imagine(view, split(chance));
        let asked = state.asked();
        let others = asked.iter().filter(|&other| other != seat).filter_map(|other| {
            let prompt = state.prompt(other)?;
            Some((other, G::quick(&state.view(Observer::Seat(other)), &prompt, chance)))
        });
        let others = others.collect();
        Self { state, seat, others, chance: split(chance) }
    }

    /// What comes of an answer.
    fn after(&self, answer: &G::Move, judge: &mut Judge) -> Estimate {
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        state.reseed(split(&mut chance));
        let stretch = state.stretch();
        if state.play(self.seat, answer, &mut ()).is_err() {
            return Estimate { margin: f32::MIN, ..Estimate::default() };
        }
        for (other, answer) in &self.others {
            // What one answers can change what another is asked; then it is answered anew below.
            let _ = state.play(*other, answer, &mut ());
        }
        for _ in 0..LONGEST_STRETCH {
            let Some(seat) = state.asked().first().filter(|_| state.stretch() == stretch) else { break };
            let Some(prompt) = state.prompt(seat) else { break };
            let answer = G::quick(&state.view(Observer::Seat(seat)), &prompt, &mut chance);
            if state.play(seat, &answer, &mut ()).is_err() {
                break;
            }
        }
        judge.judge(&state, self.seat)
    }
}

/// A generator of its own that unfolds from another one.
pub(crate) fn split(chance: &mut Chance) -> Chance {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(2) {
        part.copy_from_slice(&(chance.below(1 << 16) as u16).to_le_bytes());
    }
    Chance::seeded(Seed::new(bytes))
}

/// How often each of the others gave which answer.
struct Predictions<M>(Vec<(Seat, Counts<M>)>);

type Counts<M> = Vec<(M, u32)>;

impl<M: Clone + PartialEq> Predictions<M> {
    fn add(&mut self, others: &[(Seat, M)]) {
        for (seat, answer) in others {
            let place = self.0.iter().position(|(known, _)| known == seat).unwrap_or_else(|| {
                self.0.push((*seat, Vec::new()));
                self.0.len() - 1
            });
            let answers = &mut self.0[place].1;
            match answers.iter_mut().find(|(known, _)| known == answer) {
                Some((_, count)) => *count += 1,
                None => answers.push((answer.clone(), 1)),
            }
        }
    }

    fn shares(self) -> Vec<Predicted<M>> {
        let share = |(seat, mut answers): (Seat, Counts<M>)| {
            let all: u32 = answers.iter().map(|(_, count)| count).sum();
            answers.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            let share = |(answer, count)| (answer, count as f32 / all as f32);
            Predicted { seat, answers: answers.into_iter().map(share).collect() }
        };
        self.0.into_iter().map(share).collect()
    }
}

/// A bot that searches.
pub(crate) struct Searcher<G> {
    /// The network, if it is not one of those that come with the program.
    net: Option<Arc<Net>>,
    budget: Budget,
    /// How far behind the best an answer may look and still be taken now and then; nothing for a player who never errs.
    temper: f32,
    chance: Chance,
    game: PhantomData<fn() -> G>,
}

impl<G: Valued> Searcher<G> {
    /// A bot that uses the networks which come with the program.
    pub(crate) fn new(budget: Budget, seed: Seed) -> Self {
        Self { net: None, budget, temper: 0.0, chance: Chance::seeded(seed), game: PhantomData }
    }

    /// A bot that looks at everything but briefly, and often takes what is a little worse: as beginners do, who see what is absurd.
    pub(crate) fn careless(seed: Seed) -> Self {
        Self { temper: CARELESS, ..Self::new(Budget::QUICK, seed) }
    }

    /// A bot that uses a network of its own.
    pub(crate) fn with_net(net: Arc<Net>, budget: Budget, seed: Seed) -> Self {
        Self { net: Some(net), ..Self::new(budget, seed) }
    }
}

impl<G: Valued> Searcher<G> {
    /// The best answer, or by temper a worse one.
    fn take(&mut self, mut considered: Vec<Considered<G::Move>>) -> Option<G::Move> {
        let worth = |one: &Considered<G::Move>| one.win + POINT * one.margin;
        let best = considered.first().map(worth)?;
        let mut place = 0;
        if self.temper > 0.0 {
            let weights: Vec<f32> = considered.iter().map(|one| ((worth(one) - best) / self.temper).exp()).collect();
            let mut left = weights.iter().sum::<f32>() * self.chance.below(1 << 20) as f32 / (1 << 20) as f32;
            place = weights.iter().position(|weight| {
                left -= weight;
                left < 0.0
            })?;
        }
        Some(considered.swap_remove(place).answer)
    }
}

impl<G: Valued> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, prompt: &G::Prompt) -> G::Move {
        let net = self.net.clone().or_else(|| G::NETS.find::<G>(G::setup_of(view)));
        if let (Some(net), Observer::Seat(seat)) = (net, G::observer(view)) {
            let findings = search::<G>(&net, view, prompt, seat, self.budget, &mut self.chance);
            if let Some(taken) = self.take(findings.considered) {
                return taken;
            }
        }
        G::quick(view, prompt, &mut self.chance)
    }
}

/// A bot that searches with a network of its own.
#[must_use]
pub fn searcher<G: Valued>(net: Arc<Net>, budget: Budget, seed: Seed) -> impl Bot<G> {
    Searcher::with_net(net, budget, seed)
}
