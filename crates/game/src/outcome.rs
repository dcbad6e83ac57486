//! [`Outcome`]: who won, and what every point came from.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// Points from one named source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct ScoreLine {
    /// The source, as a stable key such as `robots`.
    pub source: Cow<'static, str>,
    /// The points it gave; they can be negative.
    pub points: i32,
}

impl ScoreLine {
    /// Points from a source.
    #[must_use]
    pub const fn new(source: &'static str, points: i32) -> Self {
        Self { source: Cow::Borrowed(source), points }
    }
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct Standing {
    /// 1 for a winner; equal for seats that are tied.
    pub rank: u8,
    /// All points.
    pub total: i32,
    /// Where the points came from. Every seat lists the same sources in the same order.
    pub score: Vec<ScoreLine>,
    /// Breaks ties between equal totals. The first difference decides; more is better.
    pub tie_break: Vec<i32>,
}

/// The result of a finished game.
///
/// ```
/// use game::{BySeat, Outcome, ScoreLine, Seat};
/// let points = [18, 18, 12];
/// let energy = [4, 4, 9];
/// let outcome = Outcome::rank(3, |seat| {
///     (vec![ScoreLine::new("robots", points[seat.index()])], vec![energy[seat.index()]])
/// });
/// // Equal to the last tie-break: the win is shared, and nobody is second.
/// assert_eq!(outcome.winners(), [Seat::new(0), Seat::new(1)]);
/// assert_eq!(outcome.standings[Seat::new(2)].rank, 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct Outcome {
    /// One standing for each seat.
    pub standings: BySeat<Standing>,
}

impl Outcome {
    /// Ranks the seats of a table of `players` by total, then by tie-break.
    pub fn rank(players: u8, mut result: impl FnMut(Seat) -> (Vec<ScoreLine>, Vec<i32>)) -> Self {
        let mut standings = BySeat::new(players, |seat| {
            let (score, tie_break) = result(seat);
            Standing { rank: 0, total: score.iter().map(|line| line.points).sum(), score, tie_break }
        });
        let ranks = standings.map(|_, own: &Standing| {
            let better = standings.values().filter(|other| other.strength() > own.strength());
            1 + better.count() as u8
        });
        for seat in ranks.seats() {
            standings[seat].rank = ranks[seat];
        }
        Self { standings }
    }

    /// The seats that won, several if the win is shared.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.standings.iter().filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat).collect()
    }
}

impl Standing {
    fn strength(&self) -> (i32, &[i32]) {
        (self.total, &self.tie_break)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(results: &[(i32, i32)]) -> Outcome {
        Outcome::rank(results.len() as u8, |seat| {
            let (points, tie_break) = results[seat.index()];
            (vec![ScoreLine::new("all", points)], vec![tie_break])
        })
    }

    #[test]
    fn the_tie_break_parts_equal_totals() {
        let outcome = outcome(&[(10, 1), (10, 2), (9, 9)]);
        assert_eq!(outcome.winners(), [Seat::new(1)]);
        assert_eq!(outcome.standings[Seat::new(0)].rank, 2);
        assert_eq!(outcome.standings[Seat::new(2)].rank, 3);
    }

    #[test]
    fn an_outcome_survives_json() {
        let outcome = outcome(&[(-1, 0), (4, 0)]);
        let text = serde_json::to_string(&outcome).unwrap();
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
    }
}
