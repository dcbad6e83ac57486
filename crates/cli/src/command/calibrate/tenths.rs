//! [`Calibration`]: what was predicted and what came of it, by tenths.

use std::fmt;

use serde::Serialize;

/// A chance that was predicted, and the share of the win that came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) told: f64,
    pub(super) won: f64,
}

/// How far chances came true.
#[derive(Serialize)]
pub(super) struct Calibration {
    positions: u64,
    /// The mean distance between the chances predicted and the share won in each tenth, weighted by positions.
    error: f64,
    /// The mean squared difference between the chance predicted and the result.
    brier: f64,
    pub(super) tenths: Vec<Tenth>,
}

/// The positions whose predicted chance lies in one tenth.
#[derive(Clone, Copy, Default, Serialize)]
pub(super) struct Tenth {
    pub(super) positions: u64,
    /// The mean chance that was predicted.
    pub(super) told: f64,
    /// The share that was won.
    pub(super) won: f64,
    /// Half the width of its 95% interval.
    pub(super) interval: f64,
}

/// What is summed up for a tenth. Positions of the same game win or lose together, so their sums are squared by game.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    told: f64,
    won: f64,
    count_squared: f64,
    count_won: f64,
    won_squared: f64,
}

const TENTHS: usize = 10;

fn tenth_of(told: f64) -> usize {
    ((told * TENTHS as f64) as usize).min(TENTHS - 1)
}

impl Sums {
    fn add_game(&mut self, pairs: &[Pair]) {
        let count = pairs.len() as f64;
        let (told, won) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.told, sum.1 + pair.won));
        self.count += count;
        self.told += told;
        self.won += won;
        self.count_squared += count * count;
        self.count_won += count * won;
        self.won_squared += won * won;
    }

    fn tenth(&self) -> Tenth {
        if self.count == 0.0 {
            return Tenth::default();
        }
        let won = self.won / self.count;
        let spread = self.won_squared - 2.0 * won * self.count_won + won * won * self.count_squared;
        Tenth {
            positions: self.count as u64,
            told: self.told / self.count,
            won,
            interval: 1.96 * spread.max(0.0).sqrt() / self.count,
        }
    }
}

impl Calibration {
    /// From all positions of each game.
    pub(super) fn of(games: impl Iterator<Item = Vec<Pair>>) -> Self {
        let (mut sums, mut squares) = ([Sums::default(); TENTHS], 0.0);
        for game in games {
            squares += game.iter().map(|pair| (pair.told - pair.won).powi(2)).sum::<f64>();
            for (tenth, sums) in sums.iter_mut().enumerate() {
                let within: Vec<Pair> = game.iter().filter(|pair| tenth_of(pair.told) == tenth).copied().collect();
                sums.add_game(&within);
            }
        }
        let tenths: Vec<Tenth> = sums.iter().map(Sums::tenth).collect();
        let positions: u64 = tenths.iter().map(|tenth| tenth.positions).sum();
        let count = positions.max(1) as f64;
        let off = tenths.iter().map(|tenth| tenth.positions as f64 * (tenth.told - tenth.won).abs()).sum::<f64>();
        Self { positions, error: off / count, brier: squares / count, tenths }
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  predicted  positions   mean    won")?;
        for (number, tenth) in self.tenths.iter().enumerate() {
            let Tenth { positions, told, won, interval } = tenth;
            write!(f, "{:>3} to {:>3}%  {positions:>9}", 10 * number, 10 * (number + 1))?;
            if *positions > 0 {
                let [told, won, interval] = [told, won, interval].map(|share| 100.0 * share);
                write!(f, "  {told:>4.1}%  {won:>4.1}% ± {interval:>4.1}  {}", bar(won))?;
            }
            writeln!(f)?;
        }
        write!(f, "{} positions, error {:.1}%, Brier {:.4}", self.positions, 100.0 * self.error, self.brier)
    }
}

/// A bar with one character for every 2.5%: 40 characters are a sure win.
fn bar(percent: f64) -> String {
    "█".repeat((percent / 2.5).round() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(told: f64, won: f64) -> Pair {
        Pair { told, won }
    }

    #[test]
    fn chances_that_come_true_have_no_error() {
        // Of four positions that were put at 75%, three are won.
        let games = [1.0, 1.0, 1.0, 0.0].map(|won| vec![pair(0.75, won)]);
        let found = Calibration::of(games.into_iter());
        assert_eq!((found.positions, found.tenths[7].positions), (4, 4));
        assert!(found.error.abs() < 1e-12, "{}", found.error);
        // Σ(told - won)² is 3 · 0.0625 + 0.5625.
        assert!((found.brier - 0.1875).abs() < 1e-12, "{}", found.brier);
        // Independent games have the usual interval: 1.96 √(0.75 · 0.25 / 4).
        assert!((found.tenths[7].interval - 1.96 * (0.1875_f64 / 4.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn positions_of_one_game_are_not_independent() {
        let once = Calibration::of([1.0, 0.0].into_iter().map(|won| vec![pair(0.5, won)]));
        let often = Calibration::of([1.0, 0.0].into_iter().map(|won| vec![pair(0.5, won); 100]));
        assert_eq!(often.tenths[5].positions, 200);
        assert!((once.tenths[5].interval - often.tenths[5].interval).abs() < 1e-9);
    }

    #[test]
    fn every_chance_belongs_to_a_tenth() {
        assert_eq!([0.0, 0.099, 0.1, 0.999, 1.0].map(tenth_of), [0, 0, 1, 9, 9]);
        let none = Calibration::of(std::iter::empty());
        assert_eq!((none.positions, none.error), (0, 0.0));
    }
}
