//! [`advise`]: the case for and against each answer, for people who want reasons.

use std::sync::Arc;

use game::{Chance, Observer, Seed, Setup as _, View as _};

use crate::net::Net;
use crate::review::{Class, ERRORS};
use crate::search::{Budget, Considered, Findings, Until, compare};
use crate::searchable::{Evaluator, Searchable, state_behind};

/// There is no network that can evaluate the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no network for {game} with {players} players, variant {variant}")]
pub struct NoNetwork {
    /// The game.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: String,
}

/// The built-in network for a setup.
///
/// # Errors
/// [`NoNetwork`] if there is none.
pub fn network<G: Searchable>(setup: &G::Setup) -> Result<Arc<Net>, NoNetwork> {
    G::NETS.find::<G>(setup).ok_or_else(|| NoNetwork {
        game: G::ID,
        players: setup.players(),
        variant: setup.variant().to_string(),
    })
}

/// The lead in points that an inaccurate answer loses, and a mistake, if it is as likely to win.
const INACCURATE_POINTS: f32 = 1.0;
const MISTAKE_POINTS: f32 = 3.0;

/// With fewer imagined games, nobody knows whether answers are alike.
const ENOUGH_TO_BE_ALIKE: u32 = 8;

impl<M> Findings<M> {
    /// How much worse the answer at a place is than the best one. It counts as a review counts, and by the lead in points
    /// as well, because who has all but won or lost can still learn. Hints and the coach both go by this.
    #[must_use]
    pub fn class(&self, place: usize) -> Class {
        let (Some(best), Some(given)) = (self.considered.first(), self.considered.get(place)) else {
            return Class::Best;
        };
        if place == 0 || given.like == Some(0) {
            return Class::Best;
        }
        let lost = best.margin - given.margin;
        let by_points = match lost {
            _ if lost < ERRORS * given.margin_error => Class::Best,
            MISTAKE_POINTS.. => Class::Mistake,
            INACCURATE_POINTS.. => Class::Inaccurate,
            _ => Class::Best,
        };
        by_points.max(Class::of(best.win - given.win, given.error))
    }

    /// Whether it hardly matters which of the answers is given: the best is not clearly better than any, in games enough to
    /// know.
    #[must_use]
    pub fn are_alike(&self) -> bool {
        let is_known = |one: &Considered<M>| one.samples >= ENOUGH_TO_BE_ALIKE;
        self.considered.iter().enumerate().all(|(place, one)| is_known(one) && self.class(place) <= Class::Good)
    }
}

/// What an observer can expect from each possible answer, according to the built-in network.
///
/// # Errors
/// [`NoNetwork`] if there is none for the setup.
pub fn advise<G: Searchable>(view: &G::View, budget: Budget, seed: Seed) -> Result<Findings<G::Move>, NoNetwork> {
    let net = network::<G>(view.setup())?;
    Ok(advise_with::<G>(&net, view, None, budget, seed))
}

/// [`advise`] with another network, and about one extra answer: one that was given and that a search might have
/// skipped.
///
/// It uses nothing but the view. Whatever is hidden behind it, the same seed and number of samples give the same
/// result.
pub fn advise_with<G: Searchable>(
    net: &Net,
    view: &G::View,
    given: Option<&G::Move>,
    budget: Budget,
    seed: Seed,
) -> Findings<G::Move> {
    let Observer::Seat(seat) = view.observer() else {
        return Findings { considered: Vec::new(), predicted: Vec::new() };
    };
    let (running, mut chance) = (budget.start(), Chance::seeded(seed));
    let mut evaluator = Evaluator::<G>::new(net);
    let state = state_behind::<G>(view);
    let mut answers = G::candidates(state.look(seat), &evaluator.memo, &mut chance);
    answers.truncate(budget.candidates.max(1));
    answers.extend(given.filter(|given| !answers.contains(given)).cloned());
    compare(view, seat, answers, Until::Spent, running, &mut evaluator, &mut chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(answers: &[(f32, f32, f32, f32)]) -> Findings<usize> {
        let considered = answers.iter().enumerate().map(|(answer, &(win, error, margin, margin_error))| Considered {
            answer,
            win,
            error,
            margin,
            margin_error,
            samples: 20,
            chances: [win; game::MAX_SEATS],
            because: None,
            like: None,
        });
        Findings { considered: considered.collect(), predicted: Vec::new() }
    }

    #[test]
    fn an_answer_is_worse_by_wins_or_by_points_beyond_luck() {
        let mut found = found(&[
            (0.50, 0.0, 5.0, 0.0),
            (0.49, 0.001, 4.5, 0.1),
            (0.47, 0.001, 4.5, 0.1),
            (0.47, 0.020, 4.5, 0.1),
            (0.50, 0.0, 3.5, 0.2),
            (0.50, 0.0, 3.5, 1.0),
            (0.50, 0.0, 1.0, 0.2),
            (0.40, 0.001, 5.0, 0.1),
        ]);
        let (good, inaccurate, mistake) = (Class::Good, Class::Inaccurate, Class::Mistake);
        let classes = [Class::Best, good, inaccurate, good, inaccurate, Class::Best, mistake, mistake];
        assert_eq!((0..8).map(|place| found.class(place)).collect::<Vec<_>>(), classes);
        assert!(!found.are_alike());
        found.considered.truncate(2);
        assert!(found.are_alike());
        // What leads to the same things is no worse, whatever the figures.
        found.considered[1] = Considered { win: 0.3, like: Some(0), ..found.considered[1].clone() };
        assert_eq!(found.class(1), Class::Best);
        found.considered[1].samples = 3;
        assert!(!found.are_alike(), "three games show too little");
    }
}
