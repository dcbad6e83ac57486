//! [`Skill`]: how well a bot plays that searches without a clock, and what it likes.

use game::{Bot, Game};

use crate::levels::Brief;
use crate::search::{Budget, Considered, Searcher};
use crate::searchable::Searchable;

/// How much an answer is to somebody's liking, from -1 to 1.
pub(crate) type Taste<G> = fn(&<G as Game>::Move) -> f32;

/// How well a bot plays that searches without a clock: it plays alike on slow machines and on fast ones.
///
/// Who errs examines few answers in few imagined games, and often takes one that looks a little worse than the best: it pays too much,
/// looks less far, or misses what another player is about to do. An answer that loses many points is hardly ever taken, and one that does
/// nothing never.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Skill {
    /// How much it examines.
    pub(crate) budget: Budget,
    /// How many points an answer may be behind the best and still be chosen occasionally.
    pub(crate) error_margin: f32,
}

impl Skill {
    /// Looks at a few answers, and errs by about this many points.
    pub(crate) const fn erring(points: f32) -> Self {
        Self { budget: Budget::SHALLOW, error_margin: points }
    }

    /// Takes what looks best in this many imagined games, which everyone plays by heuristics.
    pub(crate) const fn brief(samples: u32, candidates: usize) -> Self {
        Self { budget: Budget::brief(samples, candidates), error_margin: 0.0 }
    }

    /// Takes what looks best in this many imagined games, in which it keeps searching and also predicts what the others choose.
    pub(crate) const fn thorough(samples: u32) -> Self {
        Self { budget: Budget::samples(samples), error_margin: 0.0 }
    }

    /// A bot of this skill.
    pub(crate) fn bot<G: Searchable>(self, brief: Brief) -> Box<dyn Bot<G>> {
        Box::new(Searcher::<G>::skilled(self, None, brief.seed))
    }

    /// A bot of this skill that prefers what it likes where little hangs on it. Only who does not err: an error is chosen by points alone.
    pub(crate) fn styled<G: Searchable>(self, taste: Taste<G>, brief: Brief) -> Box<dyn Bot<G>> {
        Box::new(Searcher::<G>::skilled(self, Some(taste), brief.seed))
    }
}

/// Puts first what is best to somebody's liking, who pays at most this price for it, of the answers that were tried as often as the best. Others
/// cannot be compared.
pub(crate) fn prefer<M>(considered: &mut [Considered<M>], price: f32, liking: impl Fn(&M) -> f32) {
    let Some(samples) = considered.first().map(|best| best.samples) else { return };
    let value = |one: &Considered<M>| one.value() + price * liking(&one.answer).clamp(-1.0, 1.0);
    let comparable = considered.iter().enumerate().filter(|(_, one)| one.samples == samples);
    let best = crate::best::best(comparable.map(|(place, one)| (value(one), place)));
    if let Some((_, place)) = best {
        considered[..=place].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn considered(answer: u8, win: f32, samples: u32) -> Considered<u8> {
        let (chances, because, like) = ([win; game::MAX_SEATS], None, None);
        Considered { answer, win, margin: 0.0, samples, chances, error: 0.0, margin_error: 0.0, because, like }
    }

    /// The first after this player, who likes one answer, has ordered them.
    fn first(mut all: Vec<Considered<u8>>, liked: u8) -> u8 {
        prefer(&mut all, 0.02, |&answer| if answer == liked { 1.0 } else { 0.0 });
        all[0].answer
    }

    #[test]
    fn a_style_decides_between_answers_that_are_almost_equal() {
        let all = |behind: f32| vec![considered(0, 0.6, 4), considered(1, 0.6 - behind, 4)];
        assert_eq!(first(all(0.01), 1), 1);
        assert_eq!(first(all(0.01), 2), 0, "what nobody likes is not preferred");
        assert_eq!(first(all(0.05), 1), 0, "nobody loses a game for a liking");
    }

    /// One sample may flatter: it says less than four.
    #[test]
    fn an_answer_that_was_tried_less_is_not_preferred() {
        assert_eq!(first(vec![considered(0, 0.6, 4), considered(1, 0.6, 1)], 1), 0);
    }
}
