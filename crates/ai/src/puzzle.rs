//! [`seek`]: decisions in which one answer is far better than all others, and players are tempted by another.
//!
//! A decision passes several sieves, the cheapest first: a look at all answers by heuristics, a careful look, what bots
//! answer, and then several careful searches with luck of their own. In each of these every other answer must lose at
//! least the margin. All of it starts from what the seat sees, so nobody needs to know more to find the answer.

use game::{Chance, Observer, Seed, View as _};

use crate::net::Net;
use crate::search::{Budget, Findings, Thought, Until, compare};
use crate::searchable::{Evaluator, Searchable, state_behind};

/// Answers whose chances differ by less than this are equally good.
const EQUAL: f32 = 0.01;

/// The part of the margin that the first look must show, and the careful look after it.
const FIRST_SHOWS: f32 = 0.6;
const SECOND_SHOWS: f32 = 0.8;

/// Of answers that count as one, this many of the most promising are searched.
const KEPT_OF_CHOICE: usize = 2;

/// How closely decisions are looked at, and what counts as a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sieve {
    /// In how many imagined games answers are tried at first. Everyone plays by heuristics there.
    pub screen: u32,
    /// In how many imagined games they are tried in each of the searches that confirm.
    pub samples: u32,
    /// How many searches confirm, each with luck of its own.
    pub runs: u32,
    /// How much win probability every other answer must lose in each of them.
    pub margin: f32,
    /// How often each of the tempted bots is asked.
    pub tries: u32,
    /// The least share of the tempted that must be wrong.
    pub wrong: f32,
}

impl Default for Sieve {
    fn default() -> Self {
        Self { screen: 8, samples: 64, runs: 3, margin: 0.08, tries: 12, wrong: 0.15 }
    }
}

impl Sieve {
    /// The place that tempts most, of wrong choices by place, each with how many of the tempted chose it. The better ones
    /// come first, and of equals the better one counts. `None` if nobody chose any.
    #[must_use]
    pub fn tempting(wrong: impl DoubleEndedIterator<Item = (usize, u32)>) -> Option<usize> {
        // Of equals, `max_by_key` takes the last.
        let chosen = wrong.filter(|(_, count)| *count > 0).rev();
        chosen.max_by_key(|(_, count)| *count).map(|(place, _)| place)
    }
}

/// The bots that are tempted.
pub const TEMPTED: [&str; 2] = ["easy", "medium"];

/// A choice that was searched: an answer, or several that count as one.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<M> {
    /// Its place among the choices.
    pub choice: usize,
    /// Its best answer.
    pub answer: M,
    /// How likely it is to win, in each of the searches that confirm.
    pub wins: Vec<f32>,
    /// The expected lead in points, on average.
    pub margin: f32,
    /// How many of the tempted chose it, by [`TEMPTED`].
    pub tempted: [u32; TEMPTED.len()],
}

impl<M> Weighed<M> {
    /// How likely it is to win, on average.
    #[must_use]
    pub fn win(&self) -> f32 {
        self.wins.iter().sum::<f32>() / self.wins.len().max(1) as f32
    }
}

/// A decision with a clear answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Clear<M> {
    /// The choices, the best first.
    pub weighed: Vec<Weighed<M>>,
    /// How many of them are equally good, and better than all others.
    pub best: usize,
    /// The least that another choice lost in any of the searches.
    pub gap: f32,
    /// The share of the tempted that was wrong, by [`TEMPTED`].
    pub wrong: [f32; TEMPTED.len()],
    /// The first of the searches, with its reasons.
    pub findings: Findings<M>,
    /// The best answer beside the one that tempts most, with reasons.
    pub meeting: Findings<M>,
}

impl<M> Clear<M> {
    /// The place of the wrong choice that tempts most.
    #[must_use]
    pub fn tempting(&self) -> Option<usize> {
        Sieve::tempting((self.best..self.weighed.len()).map(|place| (place, self.weighed[place].tempted.iter().sum())))
    }
}

/// The answers of a seat that deserve a closer look, the most promising first.
pub fn promising<G: Searchable>(view: &G::View) -> Vec<G::Move> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let (memo, mut chance) = (G::Memo::default(), Chance::seeded(Seed::from_number(0)));
    G::candidates(state_behind::<G>(view).look(seat), &memo, &mut chance)
}

/// Searches these answers of a seat in the same imagined games. It uses nothing but the view; the same seed gives the same
/// result.
pub fn weigh<G: Searchable>(
    net: &Net,
    view: &G::View,
    answers: Vec<G::Move>,
    samples: u32,
    seed: Seed,
) -> Findings<G::Move> {
    level::<G>(net, view, answers, samples, Thought::CAREFUL, seed)
}

fn level<G: Searchable>(
    net: &Net,
    view: &G::View,
    answers: Vec<G::Move>,
    samples: u32,
    thought: Thought,
    seed: Seed,
) -> Findings<G::Move> {
    let Observer::Seat(seat) = view.observer() else {
        return Findings { considered: Vec::new(), predicted: Vec::new() };
    };
    let budget = Budget { samples: samples.max(1), time: None, candidates: answers.len(), glance: None, thought };
    let (mut evaluator, mut chance) = (Evaluator::<G>::new(net), Chance::seeded(seed));
    compare(view, seat, answers, Until::Level, budget.start(), &mut evaluator, &mut chance)
}

/// Whether a decision has a clear answer that players miss; `None` if not.
///
/// `choices` are the answers; those that count as one stand together. `which` finds the choice of any answer.
pub fn seek<G: Searchable>(
    net: &Net,
    view: &G::View,
    prompt: &G::Prompt,
    choices: &[Vec<G::Move>],
    which: &dyn Fn(&G::Move) -> Option<usize>,
    sieve: &Sieve,
    seed: Seed,
) -> Option<Clear<G::Move>> {
    let all: Vec<_> = choices.iter().flatten().cloned().collect();
    let screened = level::<G>(net, view, all, sieve.screen, Thought::THUMB, seed.derive(0));
    if gap(&summed(&screened, which, choices.len())) < FIRST_SHOWS * sieve.margin {
        return None;
    }
    let kept = most_promising(&screened, which, choices.len());
    let looked = weigh::<G>(net, view, kept.clone(), sieve.samples.div_ceil(4), seed.derive(1));
    let first = summed(&looked, which, choices.len());
    if gap(&first) < SECOND_SHOWS * sieve.margin {
        return None;
    }
    let tempted = tempt::<G>(view, prompt, which, choices.len(), sieve.tries, seed.derive(2));
    if wrong(&tempted, &best_of(&first)).into_iter().fold(0.0, f32::max) < sieve.wrong {
        return None;
    }
    let mut runs = Vec::new();
    for run in 0..u64::from(sieve.runs.max(1)) {
        let found = weigh::<G>(net, view, kept.clone(), sieve.samples, seed.derive(3 + run));
        // A search that shows less than the margin ends it: the others need not be made.
        if gap(&summed(&found, which, choices.len())) < sieve.margin {
            return None;
        }
        runs.push(found);
    }
    let (weighed, best, gap) = settle(&runs, which, choices.len(), &tempted, sieve.margin)?;
    let best_choices: Vec<usize> = weighed[..best].iter().map(|one| one.choice).collect();
    let wrong = wrong(&tempted, &best_choices);
    let findings = runs.swap_remove(0);
    let mut clear = Clear { weighed, best, gap, wrong, meeting: findings.clone(), findings };
    let tempting = clear.tempting()?;
    if clear.wrong.into_iter().fold(0.0, f32::max) < sieve.wrong {
        return None;
    }
    let meeting = [0, tempting].map(|place| clear.weighed[place].answer.clone()).to_vec();
    clear.meeting = weigh::<G>(net, view, meeting, sieve.samples, seed.derive(3 + u64::from(sieve.runs.max(1))));
    Some(clear)
}

/// The chance to win of each choice: that of its best answer. `None` for those that were not searched.
fn summed<M>(found: &Findings<M>, which: &dyn Fn(&M) -> Option<usize>, choices: usize) -> Vec<Option<f32>> {
    let mut wins: Vec<Option<f32>> = vec![None; choices];
    for one in &found.considered {
        if let Some(win) = which(&one.answer).and_then(|choice| wins.get_mut(choice)) {
            *win = Some(win.map_or(one.win, |known| known.max(one.win)));
        }
    }
    wins
}

/// The choices that are as good as the best.
fn best_of(wins: &[Option<f32>]) -> Vec<usize> {
    let most = wins.iter().flatten().copied().fold(f32::MIN, f32::max);
    let is_best = |(choice, win): (usize, &Option<f32>)| win.filter(|win| most - win < EQUAL).map(|_| choice);
    wins.iter().enumerate().filter_map(is_best).collect()
}

/// How much the best of the other choices loses; nothing if there is no other.
fn gap(wins: &[Option<f32>]) -> f32 {
    let best = best_of(wins);
    let most = wins.iter().flatten().copied().fold(f32::MIN, f32::max);
    let others = wins.iter().enumerate().filter(|(choice, _)| !best.contains(choice)).filter_map(|(_, win)| *win);
    others.reduce(f32::max).map_or(0.0, |other| most - other)
}

/// The answers that are searched further: of each choice the most promising.
fn most_promising<M: Clone>(found: &Findings<M>, which: &dyn Fn(&M) -> Option<usize>, choices: usize) -> Vec<M> {
    let mut kept = vec![0; choices];
    let mut answers = Vec::new();
    for one in &found.considered {
        if let Some(kept) =
            which(&one.answer).and_then(|choice| kept.get_mut(choice)).filter(|kept| **kept < KEPT_OF_CHOICE)
        {
            *kept += 1;
            answers.push(one.answer.clone());
        }
    }
    answers
}

/// How many of the tempted chose each choice. Answers that belong to none are wrong, and counted last.
fn tempt<G: Searchable>(
    view: &G::View,
    prompt: &G::Prompt,
    which: &dyn Fn(&G::Move) -> Option<usize>,
    choices: usize,
    tries: u32,
    seed: Seed,
) -> Vec<[u32; TEMPTED.len()]> {
    let mut chosen = vec![[0; TEMPTED.len()]; choices + 1];
    for (bot, level) in TEMPTED.into_iter().enumerate() {
        for try_ in 0..u64::from(tries) {
            let Ok(mut player) = G::bot(level, seed.derive(bot as u64).derive(try_)) else { continue };
            let choice = which(&player.choose(view, prompt)).filter(|choice| *choice < choices).unwrap_or(choices);
            chosen[choice][bot] += 1;
        }
    }
    chosen
}

/// The share of each of the tempted that chose none of the best.
fn wrong(chosen: &[[u32; TEMPTED.len()]], best: &[usize]) -> [f32; TEMPTED.len()] {
    std::array::from_fn(|bot| {
        let all: u32 = chosen.iter().map(|of| of[bot]).sum();
        let right: u32 = best.iter().filter_map(|choice| chosen.get(*choice)).map(|of| of[bot]).sum();
        (all - right) as f32 / all.max(1) as f32
    })
}

type Settled<M> = (Vec<Weighed<M>>, usize, f32);

/// What all the searches say together; `None` if they do not agree, or one of them shows less than the margin.
fn settle<M: Clone + PartialEq>(
    runs: &[Findings<M>],
    which: &dyn Fn(&M) -> Option<usize>,
    choices: usize,
    tempted: &[[u32; TEMPTED.len()]],
    margin: f32,
) -> Option<Settled<M>> {
    let mut weighed: Vec<Weighed<M>> = Vec::new();
    for one in &runs.first()?.considered {
        let choice = which(&one.answer).filter(|choice| *choice < choices)?;
        let found = |run: &Findings<M>| {
            run.considered.iter().find(|other| other.answer == one.answer).map(|of| (of.win, of.margin))
        };
        let found: Vec<_> = runs.iter().map(found).collect::<Option<_>>()?;
        let lead = found.iter().map(|(_, lead)| lead).sum::<f32>() / found.len() as f32;
        let (wins, answer) = (found.into_iter().map(|(win, _)| win).collect(), one.answer.clone());
        let new = Weighed { choice, answer, wins, margin: lead, tempted: tempted[choice] };
        match weighed.iter_mut().find(|known| known.choice == choice) {
            Some(known) if known.win() < new.win() => *known = new,
            Some(_) => {}
            None => weighed.push(new),
        }
    }
    weighed.sort_by(|one, other| other.win().total_cmp(&one.win()));
    let first = weighed.first()?.clone();
    let best = weighed.iter().take_while(|one| first.win() - one.win() < EQUAL).count();
    let losses = weighed[best..].iter().flat_map(|one| first.wins.iter().zip(&one.wins).map(|(best, win)| best - win));
    let gap = losses.reduce(f32::min)?;
    (gap >= margin).then_some((weighed, best, gap))
}

/// Searches the answers of a puzzle again: the least that an answer which is not among the best loses against the worst of
/// those. `None` if the seat cannot give them.
pub fn again<G: Searchable>(
    net: &Net,
    view: &G::View,
    best: &[G::Move],
    others: &[G::Move],
    samples: u32,
    seed: Seed,
) -> Option<f32> {
    let found = weigh::<G>(net, view, [best, others].concat(), samples, seed);
    let wins = |of: &[G::Move]| -> Option<Vec<f32>> {
        let win = |answer: &G::Move| found.considered.iter().find(|one| one.answer == *answer).map(|one| one.win);
        of.iter().map(win).collect()
    };
    let worst = wins(best)?.into_iter().reduce(f32::min)?;
    let other = wins(others)?.into_iter().reduce(f32::max)?;
    Some(worst - other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Considered;

    fn findings(wins: &[(u8, f32)]) -> Findings<u8> {
        let considered = wins.iter().map(|&(answer, win)| Considered {
            answer,
            win,
            margin: 0.0,
            samples: 1,
            chances: [0.0; game::MAX_SEATS],
            error: 0.0,
            margin_error: 0.0,
            because: None,
            like: None,
        });
        Findings { considered: considered.collect(), predicted: Vec::new() }
    }

    fn same(answer: &u8) -> Option<usize> {
        Some(usize::from(*answer))
    }

    const NOBODY: [[u32; 2]; 4] = [[0; 2]; 4];

    #[test]
    fn equals_are_best_together_and_the_gap_is_the_least_loss_in_any_search() {
        let runs = [findings(&[(0, 0.60), (1, 0.598), (2, 0.45)]), findings(&[(1, 0.62), (0, 0.61), (2, 0.50)])];
        let (weighed, best, gap) = settle(&runs, &same, 3, &NOBODY, 0.08).expect("both agree");
        assert_eq!((best, weighed.len()), (2, 3));
        assert_eq!(weighed[0].choice, 1, "{weighed:?}");
        assert!((gap - 0.12).abs() < 1e-5, "{gap}");
        assert!(settle(&runs, &same, 3, &NOBODY, 0.13).is_none(), "one search shows less");
    }

    #[test]
    fn a_decision_is_unclear_if_another_answer_is_nearly_as_good() {
        let runs = [findings(&[(0, 0.60), (1, 0.57), (2, 0.30)])];
        assert!(settle(&runs, &same, 3, &NOBODY, 0.08).is_none());
        assert!((gap(&summed(&runs[0], &same, 3)) - 0.03).abs() < 1e-5);
    }

    #[test]
    fn answers_that_count_as_one_are_worth_their_best() {
        let pairs = |answer: &u8| Some(usize::from(answer / 2));
        let found = findings(&[(0, 0.5), (3, 0.4), (1, 0.3), (2, 0.2)]);
        assert_eq!(summed(&found, &pairs, 3), [Some(0.5), Some(0.4), None]);
        assert_eq!(most_promising(&findings(&[(0, 0.5), (1, 0.4)]), &|_| Some(0), 1), [0, 1]);
        let (weighed, ..) = settle(&[found], &pairs, 2, &NOBODY, 0.08).expect("clear");
        assert_eq!(weighed.iter().map(|one| one.answer).collect::<Vec<_>>(), [0, 3]);
    }

    #[test]
    fn the_better_of_those_that_tempt_as_much_tempts_most() {
        assert_eq!(Sieve::tempting([(1, 2), (2, 3), (3, 3), (4, 0)].into_iter()), Some(2));
        assert_eq!(Sieve::tempting([(1, 0)].into_iter()), None);
    }

    #[test]
    fn who_chooses_none_of_the_best_is_wrong() {
        let chosen = [[3, 0], [1, 4], [0, 0]];
        assert_eq!(wrong(&chosen, &[0]), [0.25, 1.0]);
        assert_eq!(wrong(&chosen, &[0, 1]), [0.0, 0.0]);
    }
}
