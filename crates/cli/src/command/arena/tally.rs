//! Counts results. Everything is an integer, so the order in which threads finish does not matter.

use std::time::Duration;

use crate::play::Finished;
use crate::stats::{Histogram, Share, Summary, WIN};

/// Whole deals, counted.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::command) struct Tally {
    pub(super) deals: u64,
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) shared_wins: u64,
    pub(super) rounds: Histogram,
    pub(in crate::command) sides: Vec<Side>,
}

/// What one contestant did.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::command) struct Side {
    /// The wins of each deal, in sixtieths; during a deal, the wins of that deal.
    won: u64,
    wins: Histogram,
    scores: Histogram,
    pub(in crate::command) answer_stats: AnswerStats,
}

/// How a contestant answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::command) struct AnswerStats {
    /// Decisions at its seats.
    pub(super) decisions: u64,
    /// Decisions that it answered, correctly or not.
    answered: u64,
    time: Duration,
    longest: Duration,
    pub(super) late: u64,
    pub(super) illegal: u64,
    pub(super) timeouts: u64,
    pub(super) forfeits: u64,
}

impl AnswerStats {
    /// Adds an answer that took `time` when `think` was allowed.
    pub(super) fn answered(&mut self, took: Duration, think: Duration) {
        self.answered += 1;
        self.time += took;
        self.longest = self.longest.max(took);
        if took > think.mul_f64(1.2) {
            self.late += 1;
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.answered += other.answered;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
        self.illegal += other.illegal;
        self.timeouts += other.timeouts;
        self.forfeits += other.forfeits;
    }

    /// The time that all its answers took, and how many there were.
    pub(in crate::command) fn spent(&self) -> (Duration, u64) {
        (self.time, self.answered)
    }

    pub(super) fn mean_time(&self) -> Duration {
        self.time.div_f64(self.answered.max(1) as f64)
    }

    pub(super) fn longest(&self) -> Duration {
        self.longest
    }
}

impl Side {
    /// The share of games that it won. Each deal is one observation.
    pub(super) fn share(&self, games_of_a_deal: usize) -> Share {
        self.wins.share((WIN * games_of_a_deal as u64) as i64)
    }

    /// All its wins, in sixtieths.
    pub(in crate::command) fn won_in_all(&self) -> u64 {
        self.wins.total()
    }

    pub(super) fn score(&self) -> Summary {
        self.scores.summary()
    }
}

impl Tally {
    pub(super) fn new(contestants: usize) -> Self {
        Self {
            deals: 0,
            games: 0,
            decisions: 0,
            shared_wins: 0,
            rounds: Histogram::default(),
            sides: vec![Side::default(); contestants],
        }
    }

    /// One game of the current deal, with the contestant of each seat.
    pub(super) fn add(&mut self, finished: &Finished, lineup: impl Iterator<Item = usize>) {
        self.games += 1;
        self.decisions += finished.decisions;
        self.rounds.add(finished.rounds.into());
        let winners = finished.outcome.winners();
        self.shared_wins += u64::from(winners.len() > 1);
        for ((seat, standing), contestant) in finished.outcome.standings.iter().zip(lineup) {
            let side = &mut self.sides[contestant];
            side.scores.add(standing.total.into());
            if winners.contains(&seat) {
                side.won += WIN / winners.len() as u64;
            }
        }
    }

    /// Everyone has played the current deal in every seat.
    pub(super) fn close_deal(&mut self) {
        self.deals += 1;
        for side in &mut self.sides {
            side.wins.add(std::mem::take(&mut side.won) as i64);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.games += other.games;
        self.decisions += other.decisions;
        self.shared_wins += other.shared_wins;
        self.rounds.merge(&other.rounds);
        for (side, other) in self.sides.iter_mut().zip(&other.sides) {
            side.wins.merge(&other.wins);
            side.scores.merge(&other.scores);
            side.answer_stats.merge(&other.answer_stats);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Outcome, ScoreLine};

    use super::*;

    fn finished(points: &[i32]) -> Finished {
        let outcome =
            Outcome::rank(points.len() as u8, |seat| (vec![ScoreLine::new("all", points[seat.index()])], Vec::new()));
        Finished { outcome, rounds: 3, decisions: 5 }
    }

    fn deal(games: [[i32; 2]; 2]) -> Tally {
        let mut tally = Tally::new(2);
        tally.add(&finished(&games[0]), [0, 1].into_iter());
        tally.add(&finished(&games[1]), [1, 0].into_iter());
        tally.close_deal();
        tally
    }

    #[test]
    fn a_deal_is_one_observation() {
        // The first contestant wins both games of a deal; then one, because seat 0 wins both; then one and a half.
        let deals = [[[9, 1], [1, 9]], [[9, 1], [9, 1]], [[9, 1], [5, 5]]];
        let mut whole = Tally::new(2);
        deals.iter().for_each(|games| whole.merge(&deal(*games)));
        assert_eq!((whole.deals, whole.games, whole.shared_wins), (3, 6, 1));
        let [first, second] = [0, 1].map(|side: usize| whole.sides[side].share(2));
        // 1, ½, ¾: mean ¾, sd ¼, and the 97.5% point of Student with two degrees of freedom is 4.3027.
        assert!((first.mean - 0.75).abs() < 1e-12 && (second.mean - 0.25).abs() < 1e-12);
        assert!((first.low - (0.75 - 4.3027 * 0.25 / 3f64.sqrt())).abs() < 1e-9, "{first:?}");
        assert!((second.high - (1.0 - first.low)).abs() < 1e-9, "two contestants mirror each other");
        assert!((whole.sides[0].score().mean - (9. + 9. + 9. + 1. + 9. + 5.) / 6.).abs() < 1e-12);
    }

    #[test]
    fn pairing_takes_the_luck_of_the_seat_away() {
        // Seat 0 wins every game. That says nothing about the contestants, and the pairing accounts for it.
        let mut whole = Tally::new(2);
        (0..50).for_each(|_| whole.merge(&deal([[9, 1], [9, 1]])));
        let share = whole.sides[0].share(2);
        assert!(share.mean == 0.5 && share.high - share.low < 0.08, "{share:?}");
    }

    #[test]
    fn late_is_more_than_a_fifth_over_time() {
        let (mut answer_stats, milliseconds) = (AnswerStats::default(), Duration::from_millis);
        for took in [100, 120, 121, 500] {
            answer_stats.answered(milliseconds(took), milliseconds(100));
        }
        assert_eq!((answer_stats.late, answer_stats.longest()), (2, milliseconds(500)));
        assert_eq!(answer_stats.mean_time(), Duration::from_micros(210_250));
    }
}
