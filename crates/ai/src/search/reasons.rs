//! [`Because`]: what one answer brings more of than another, in the same imagined games.
//!
//! Both answers met the same cards, the same answers of the others and the same luck, so what differs at the horizon is
//! their doing. Only differences that luck does not explain are told.

use game::Seat;

use crate::searchable::Searchable;

/// With fewer samples in common nothing is told.
const ENOUGH_SAMPLES: usize = 4;

/// Differences smaller than this say nothing to a person.
const NOTABLE: f64 = 0.2;

/// How many standard errors a difference must be away from zero.
const ERRORS: f64 = 2.5;

/// How many differences are told at most.
const TOLD: usize = 3;

/// Something that players count. The first matter most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asset {
    /// Points, if the game ended now.
    Points,
    /// Points of the best other player.
    OthersPoints,
    /// Cards or tiles in the tableau.
    Tableau,
    /// Cards in hand.
    Cards,
    /// Goods on worlds.
    Goods,
    /// Dice, wherever they are.
    Dice,
    /// Credits.
    Credits,
    /// Energy cubes.
    Energy,
    /// Batteries.
    Batteries,
}

/// How much more of something, on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// Of what.
    pub asset: Asset,
    /// How much more, or less if it is negative.
    pub by: f32,
}

/// What an answer brings, compared with another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Because {
    /// The place of the other answer among those considered.
    pub than: usize,
    /// What it brings more or less of at the horizon. Never empty.
    pub gains: Vec<Gain>,
}

/// What a seat has in a state.
pub(super) type Counts = Vec<(Asset, i32)>;

/// What a seat has in a state, and what its best rival has.
pub(super) fn counts<G: Searchable>(state: &G, seat: Seat) -> Counts {
    let scores = state.scores();
    let best_other = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score).max();
    let points = [(Asset::Points, scores[seat]), (Asset::OthersPoints, best_other.unwrap_or(0))];
    points.into_iter().chain(G::assets(state.look(seat))).collect()
}

/// What the first answer brings more of than the second, in the samples that both were tried in.
fn gains(one: &[Counts], other: &[Counts]) -> Vec<Gain> {
    let samples = one.len().min(other.len());
    if samples < ENOUGH_SAMPLES {
        return Vec::new();
    }
    let difference = |place: usize| {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (one, other) in one.iter().zip(other) {
            let difference = f64::from(one[place].1 - other[place].1);
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / samples as f64;
        (mean, ((squares / samples as f64 - mean * mean).max(0.0) / samples as f64).sqrt())
    };
    let notable = one[0].iter().enumerate().filter_map(|(place, &(asset, _))| {
        let (by, error) = difference(place);
        (by.abs() >= NOTABLE && by.abs() > ERRORS * error).then_some(Gain { asset, by: by as f32 })
    });
    notable.take(TOLD).collect()
}

/// Why each answer is what it is: the first against the next one that differs in anything, the others against the first.
pub(super) fn reasons(counts: &[Vec<Counts>]) -> Vec<Option<Because>> {
    let because = |one: usize, than: usize| {
        let gains = gains(&counts[one], &counts[than]);
        (!gains.is_empty()).then_some(Because { than, gains })
    };
    let first = |_: usize| (1..counts.len()).find_map(|other| because(0, other));
    (0..counts.len()).map(|place| if place == 0 { first(place) } else { because(place, 0) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples with these points and cards.
    fn samples(held: impl IntoIterator<Item = (i32, i32)>) -> Vec<Counts> {
        held.into_iter().map(|(points, cards)| vec![(Asset::Points, points), (Asset::Cards, cards)]).collect()
    }

    #[test]
    fn only_what_luck_does_not_explain_is_told() {
        // Two points more each time; cards go up and down.
        let one = samples((0..20).map(|n| (n + 2, if n % 2 == 0 { 3 } else { 1 })));
        let other = samples((0..20).map(|n| (n, 2)));
        assert_eq!(gains(&one, &other), [Gain { asset: Asset::Points, by: 2.0 }]);
        assert_eq!(gains(&other, &one), [Gain { asset: Asset::Points, by: -2.0 }]);
    }

    #[test]
    fn few_samples_and_small_differences_are_no_reason() {
        assert_eq!(gains(&samples([(9, 0); 3]), &samples([(0, 0); 3])), []);
        let hardly = samples((0..100).map(|n| (i32::from(n % 10 == 0), 0)));
        assert_eq!(gains(&hardly, &samples([(0, 0); 100])), []);
    }

    #[test]
    fn answers_that_were_dropped_early_are_compared_as_far_as_they_were_tried() {
        let (one, other) = (samples((0..50).map(|n| (if n < 8 { 5 } else { 0 }, 0))), samples([(1, 0); 8]));
        assert_eq!(gains(&one, &other), [Gain { asset: Asset::Points, by: 4.0 }]);
    }

    #[test]
    fn the_best_answer_is_compared_with_the_next_one_that_differs() {
        let (best, twin, worse) = (samples([(5, 2); 8]), samples([(5, 2); 8]), samples([(4, 4); 8]));
        let reasons = reasons(&[best, twin, worse]);
        let gain = |asset, by| Gain { asset, by };
        let against = vec![gain(Asset::Points, 1.0), gain(Asset::Cards, -2.0)];
        assert_eq!(reasons[0], Some(Because { than: 2, gains: against }));
        assert_eq!(reasons[1], None);
        let behind = vec![gain(Asset::Points, -1.0), gain(Asset::Cards, 2.0)];
        assert_eq!(reasons[2], Some(Because { than: 0, gains: behind }));
    }
}
