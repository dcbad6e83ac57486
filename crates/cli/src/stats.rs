//! Counting what happened in many games.
//!
//! All counts are integers, so the result does not depend on the order in which threads finish.

use std::borrow::Cow;
use std::collections::BTreeMap;

use game::{Outcome, Standing};
use games::Playable;
use serde::Serialize;
use terminal::count;

use crate::play::Finished;

/// How often each value came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Histogram {
    counts: BTreeMap<i64, u64>,
}

impl Histogram {
    pub(crate) fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for (&value, &count) in &other.counts {
            *self.counts.entry(value).or_default() += count;
        }
    }

    fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The sum of `of(value)` over all values.
    fn sum(&self, of: impl Fn(i128) -> i128) -> i128 {
        self.counts.iter().map(|(&value, &count)| of(value.into()) * i128::from(count)).sum()
    }

    /// The sum of all values, none of which is negative.
    pub(crate) fn total(&self) -> u64 {
        self.sum(|value| value) as u64
    }

    /// How many values are greater.
    pub(crate) fn above(&self, value: i64) -> u64 {
        self.counts.iter().filter(|(known, _)| **known > value).map(|(_, count)| count).sum()
    }

    /// The least value that at least `percent` of all values do not exceed.
    fn percentile(&self, percent: u64) -> i64 {
        let enough = (self.len() * percent).div_ceil(100).max(1);
        let mut passed = 0;
        let reached = self.counts.iter().find(|&(_, &count)| {
            passed += count;
            passed >= enough
        });
        reached.map_or(0, |(&value, _)| value)
    }

    pub(crate) fn summary(&self) -> Summary {
        let n = self.len() as f64;
        let (sum, squares) = (self.sum(|value| value), self.sum(|value| value * value));
        // n·Σx² − (Σx)² is exact in integers, where the textbook difference of floats is not.
        let spread = i128::from(self.len()) * squares - sum * sum;
        Summary {
            mean: sum as f64 / n.max(1.0),
            sd: (n > 1.0).then(|| (spread as f64 / (n * (n - 1.0))).sqrt()),
            min: self.percentile(0),
            p5: self.percentile(5),
            p25: self.percentile(25),
            p50: self.percentile(50),
            p75: self.percentile(75),
            p95: self.percentile(95),
            max: self.percentile(100),
        }
    }
}

/// How many rounds games took.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Rounds {
    pub(crate) mean: f64,
    pub(crate) min: i64,
    pub(crate) max: i64,
    /// More rounds than this make the searching bots impatient: they then choose more and more at random.
    pub(crate) long: u32,
    /// How many games took longer than that.
    pub(crate) long_games: u64,
}

impl Rounds {
    pub(crate) fn of<G: Playable>(rounds: &Histogram) -> Self {
        let (Summary { mean, min, max, .. }, long) = (rounds.summary(), G::LONG_GAME_ROUNDS);
        Self { mean, min, max, long, long_games: rounds.above(long.into()) }
    }

    /// "mean 12.40, 8 to 21, 3 games longer than 20".
    pub(crate) fn text(&self) -> String {
        let longer = count(self.long_games, "game");
        format!("mean {:.2}, {} to {}, {longer} longer than {}", self.mean, self.min, self.max, self.long)
    }
}

/// The mean of something between 0 and 1, with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Share {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Histogram {
    /// The mean of the values as parts of `whole`, with Student's 95% interval.
    pub(crate) fn share(&self, whole: i64) -> Share {
        let (n, whole) = (self.len() as f64, whole as f64);
        let Summary { mean, sd, min, max, .. } = self.summary();
        let mean = mean / whole;
        let Some(sd) = sd else { return Share { mean, low: 0.0, high: 1.0 } };
        if min == max {
            // If all values are equal, Student's interval has no width. But later values may differ: at most this many.
            let others = Wins::of(0.0, n).high;
            return Share { mean, low: mean * (1.0 - others), high: mean + (1.0 - mean) * others };
        }
        let half = student(self.len() - 1) * sd / whole / n.sqrt();
        Share { mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
    }
}

/// The 97.5% point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 97.5% point of Student's distribution: from the tables where the expansion of Cornish and Fisher is too coarse.
fn student(freedom: u64) -> f64 {
    const FEW: [f64; 9] = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622];
    match usize::try_from(freedom).ok().and_then(|freedom| FEW.get(freedom.checked_sub(1)?)) {
        Some(&point) => point,
        None => {
            let n = freedom as f64;
            let first = (Z.powi(3) + Z) / 4.0;
            let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
            let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
            Z + (first + (second + third / n) / n) / n
        }
    }
}

/// A histogram in a few numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    /// The standard deviation of a sample (n − 1). A single value has none.
    pub(crate) sd: Option<f64>,
    pub(crate) min: i64,
    pub(crate) p5: i64,
    pub(crate) p25: i64,
    pub(crate) p50: i64,
    pub(crate) p75: i64,
    pub(crate) p95: i64,
    pub(crate) max: i64,
}

/// A win counts in sixtieths, so a win shared by up to five seats stays a whole number.
pub(crate) const WIN: u64 = 60;

/// What one seat, or several taken together, did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Side {
    scores: Histogram,
    wins: u64,
    /// By position in the list, so sources keep the order the rules give them.
    sources: BTreeMap<(usize, Cow<'static, str>), i64>,
}

impl Side {
    fn add(&mut self, standing: &Standing, wins: u64) {
        self.scores.add(standing.total.into());
        self.wins += wins;
        for (place, line) in standing.score.iter().enumerate() {
            *self.sources.entry((place, line.source.clone())).or_default() += i64::from(line.points);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.scores.merge(&other.scores);
        self.wins += other.wins;
        for (source, points) in &other.sources {
            *self.sources.entry(source.clone()).or_default() += points;
        }
    }

    pub(crate) fn score(&self) -> Summary {
        self.scores.summary()
    }

    /// The mean points of each source over all scores.
    pub(crate) fn sources(&self) -> Vec<(&str, f64)> {
        let n = self.scores.len().max(1) as f64;
        self.sources.iter().map(|((_, source), &points)| (source.as_ref(), points as f64 / n)).collect()
    }

    /// The part of `games` that this side won.
    pub(crate) fn wins(&self, games: u64) -> Wins {
        Wins::of(self.wins as f64 / WIN as f64, games as f64)
    }
}

/// A share of games won, and its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Wins {
    /// Games won; one shared by n seats is 1/n.
    pub(crate) wins: f64,
    pub(crate) share: f64,
    /// The 95% interval of the share.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Wins {
    /// Wilson's interval, which stays sensible near 0 and 1. Shared wins make it a little too wide.
    fn of(wins: f64, games: f64) -> Self {
        if games == 0.0 {
            return Self { wins, share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = wins / games;
        let scale = 1.0 + Z * Z / games;
        let middle = (share + Z * Z / (2.0 * games)) / scale;
        let half = Z / scale * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        Self { wins, share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// Many games, counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) shared_wins: u64,
    winners: Histogram,
    rounds: Histogram,
    seats: Vec<Side>,
}

impl Tally {
    pub(crate) fn new(players: u8) -> Self {
        Self { seats: vec![Side::default(); players.into()], ..Self::default() }
    }

    pub(crate) fn add(&mut self, finished: &Finished) {
        self.games += 1;
        self.decisions += finished.decisions;
        self.rounds.add(finished.rounds.into());
        self.add_outcome(&finished.outcome);
    }

    fn add_outcome(&mut self, outcome: &Outcome) {
        let winners = outcome.winners();
        if winners.len() > 1 {
            self.shared_wins += 1;
        }
        if let Some(&winner) = winners.first() {
            self.winners.add(outcome.standings[winner].total.into());
        }
        for (side, (seat, standing)) in self.seats.iter_mut().zip(outcome.standings.iter()) {
            side.add(standing, if winners.contains(&seat) { WIN / winners.len() as u64 } else { 0 });
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shared_wins += other.shared_wins;
        self.winners.merge(&other.winners);
        self.rounds.merge(&other.rounds);
        for (side, other) in self.seats.iter_mut().zip(&other.seats) {
            side.merge(other);
        }
    }

    pub(crate) fn rounds(&self) -> &Histogram {
        &self.rounds
    }

    /// The winner's score. Winners who share have the same one.
    pub(crate) fn winner_score(&self) -> Summary {
        self.winners.summary()
    }

    pub(crate) fn seats(&self) -> &[Side] {
        &self.seats
    }

    /// All seats selected by `chosen`, by index, combined.
    pub(crate) fn together(&self, chosen: impl Fn(usize) -> bool) -> Side {
        let mut all = Side::default();
        for (_, side) in self.seats.iter().enumerate().filter(|&(index, _)| chosen(index)) {
            all.merge(side);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use game::ScoreLine;

    use super::*;

    fn histogram(values: impl IntoIterator<Item = i64>) -> Histogram {
        let mut histogram = Histogram::default();
        values.into_iter().for_each(|value| histogram.add(value));
        histogram
    }

    #[test]
    fn a_summary_says_what_a_textbook_says() {
        let summary = histogram([2, 4, 4, 4, 5, 5, 7, 9]).summary();
        assert_eq!((summary.mean, summary.min, summary.p50, summary.max), (5.0, 2, 4, 9));
        assert!((summary.sd.unwrap() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        let hundred = histogram(1..=100).summary();
        assert_eq!([hundred.p5, hundred.p25, hundred.p50, hundred.p75, hundred.p95], [5, 25, 50, 75, 95]);
        assert_eq!(histogram([-3]).summary().sd, None);
        assert_eq!(histogram([-3]).summary().p95, -3);
    }

    /// A bot that becomes impatient after 20 rounds is still patient in the 20th.
    #[test]
    fn long_games_are_those_that_took_longer() {
        assert_eq!(histogram([9, 19, 20, 21, 21, 40]).above(20), 3);
        assert_eq!(histogram([]).above(20), 0);
        let rounds = Rounds { mean: 12.345, min: 9, max: 21, long: 20, long_games: 1 };
        assert_eq!(rounds.text(), "mean 12.35, 9 to 21, 1 game longer than 20");
    }

    #[test]
    fn student_is_student() {
        for (freedom, point) in [(1, 12.706), (4, 2.776), (10, 2.228), (30, 2.042), (60, 2.000), (120, 1.980)] {
            assert!((student(freedom) - point).abs() < 6e-4, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn shares_have_the_interval_of_a_textbook() {
        // 1, ½, ½, 0, 1: mean 0.6, sd √(0.7/4), so 0.6 ± 2.7764 · 0.4183/√5 = 0.6 ± 0.5194.
        let share = histogram([120, 60, 60, 0, 120]).share(120);
        assert!((share.mean - 0.6).abs() < 1e-12 && (share.low - 0.0806).abs() < 1e-4, "{share:?}");
        assert_eq!(share.high, 1.0, "a share is never more than all");
        // Each twice: mean 0.6, sd √(1.4/9), ± 2.2622 · 0.3944/√10 = ± 0.2821.
        let share = histogram([120, 60, 60, 0, 120, 120, 60, 60, 0, 120]).share(120);
        assert!((share.low - 0.3179).abs() < 1e-4 && (share.high - 0.8821).abs() < 1e-4, "{share:?}");
    }

    #[test]
    fn few_values_or_equal_ones_make_nobody_sure() {
        assert_eq!(histogram([120]).share(120), Share { mean: 1.0, low: 0.0, high: 1.0 });
        assert_eq!(histogram([]).share(120), Share { mean: 0.0, low: 0.0, high: 1.0 });
        let always = histogram([120; 10]).share(120);
        assert!(always.high == 1.0 && (always.low - 0.7225).abs() < 1e-4, "{always:?}");
        let half = histogram([60; 10]).share(120);
        assert!((half.low - 0.3612).abs() < 1e-4 && (half.high - 0.6388).abs() < 1e-4, "{half:?}");
    }

    #[test]
    fn wilson_is_wilson() {
        // Brown, Cai and DasGupta's formula by hand for 8 of 10.
        let wins = Wins::of(8.0, 10.0);
        assert!((wins.low - 0.4902).abs() < 1e-4 && (wins.high - 0.9433).abs() < 1e-4, "{wins:?}");
        let never = Wins::of(0.0, 10.0);
        assert!(never.low == 0.0 && (never.high - 0.2775).abs() < 1e-4, "{never:?}");
    }

    #[test]
    fn a_shared_win_is_divided() {
        let mut tally = Tally::new(3);
        let outcome = |points: [i32; 3]| {
            Outcome::rank(3, |seat| (vec![ScoreLine::new("card", points[seat.index()])], Vec::new()))
        };
        tally.add(&Finished { outcome: outcome([5, 5, 1]), rounds: 3, decisions: 9 });
        tally.add(&Finished { outcome: outcome([7, 1, 1]), rounds: 5, decisions: 9 });
        let wins: Vec<f64> = tally.seats().iter().map(|side| side.wins(tally.games).wins).collect();
        assert_eq!(wins, [1.5, 0.5, 0.0]);
        assert_eq!((tally.shared_wins, tally.winner_score().mean, tally.rounds().summary().mean), (1, 6.0, 4.0));
        assert_eq!(tally.together(|seat| seat != 0).sources(), [("card", 2.0)]);
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let finished = |points: i32| Finished {
            outcome: Outcome::rank(2, |seat| {
                (vec![ScoreLine::new("all", points * (1 + i32::from(seat.number())))], vec![])
            }),
            rounds: 1,
            decisions: points as u64,
        };
        let mut parts = [Tally::new(2), Tally::new(2)];
        let mut whole = Tally::new(2);
        for points in 0..10 {
            parts[points as usize % 2].add(&finished(points));
            whole.add(&finished(points));
        }
        let mut sum = Tally::new(2);
        parts.iter().rev().for_each(|part| sum.merge(part));
        assert_eq!(sum, whole);
    }
}
