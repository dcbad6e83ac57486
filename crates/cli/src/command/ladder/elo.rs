//! [`Ratings`]: how strong several bots are, from what they won against each other.
//!
//! The model is Bradley's and Terry's: whoever is `d` Elo ahead wins 1 / (1 + 10^(-d/400)) of the games. The ratings are those that make
//! the results most likely. Each deal is one observation, so the errors are those of a sandwich estimate over deals: the luck of seat
//! and deal, which a deal played from all seats cancels out, is not counted.

/// Elo in one unit of the logistic curve.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Two neighbors are assumed to have drawn this part of a deal. Without it, whoever won every game would be infinitely strong.
const ASSUMED: f64 = 0.25;

/// More steps than Newton's method ever takes.
const MOST_STEPS: usize = 200;

/// What two bots played against each other.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Duel {
    pub(super) first: usize,
    pub(super) second: usize,
    /// The part of each deal that the first one won.
    pub(super) deals: Vec<f64>,
}

/// A figure and half of its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Measured {
    pub(super) value: f64,
    pub(super) interval: f64,
}

/// The strengths of several bots. Their mean is zero.
pub(super) struct Ratings {
    /// In units of the logistic curve.
    values: Vec<f64>,
    covariance: Matrix,
}

type Matrix = Vec<Vec<f64>>;

impl Ratings {
    /// The most likely ratings of this many bots. Each bot's neighbors are the one before it and the one after it.
    pub(super) fn of(bots: usize, duels: &[Duel]) -> Self {
        let assumed = (1..bots).map(|second| Duel { first: second - 1, second, deals: Vec::new() });
        let pairs: Vec<(&Duel, f64)> = duels.iter().map(|duel| (duel, 1.0)).collect();
        let draws: Vec<Duel> = assumed.map(|duel| Duel { deals: vec![0.5], ..duel }).collect();
        let all: Vec<(&Duel, f64)> = pairs.into_iter().chain(draws.iter().map(|draw| (draw, ASSUMED))).collect();
        let mut values = vec![0.0; bots];
        for _ in 0..MOST_STEPS {
            let step = times(&inverse(information(&values, &all)), &slope(&values, &all));
            // Far from the summit a whole step may lead beyond it.
            let shorter = step.iter().fold(1.0_f64, |most, one| most.max(one.abs()));
            values.iter_mut().zip(&step).for_each(|(value, step)| *value += step / shorter);
            if step.iter().all(|step| step.abs() < 1e-10) {
                break;
            }
        }
        let bread = inverse(information(&values, &all));
        let covariance = product(&product(&bread, &scatter(&values, &all)), &bread);
        Self { values, covariance }
    }

    /// The rating of a bot, in Elo from the mean of all.
    pub(super) fn elo(&self, bot: usize) -> Measured {
        self.combined(&[(bot, 1.0)])
    }

    /// How much stronger a bot is than another, in Elo.
    pub(super) fn gap(&self, stronger: usize, weaker: usize) -> Measured {
        self.combined(&[(stronger, 1.0), (weaker, -1.0)])
    }

    fn combined(&self, parts: &[(usize, f64)]) -> Measured {
        let value: f64 = parts.iter().map(|&(bot, part)| part * self.values[bot]).sum();
        let terms = parts.iter().flat_map(|one| parts.iter().map(move |other| (one, other)));
        let variance: f64 = terms.map(|(one, other)| one.1 * other.1 * self.covariance[one.0][other.0]).sum();
        Measured { value: SCALE * value, interval: 1.96 * SCALE * variance.max(0.0).sqrt() }
    }
}

/// How much the first bot of a duel is expected to win.
fn expected(values: &[f64], duel: &Duel) -> f64 {
    1.0 / (1.0 + (values[duel.second] - values[duel.first]).exp())
}

/// Adds `amount` where the two bots of a duel meet: what moves one up moves the other down.
fn add(to: &mut Matrix, duel: &Duel, amount: f64) {
    let (first, second) = (duel.first, duel.second);
    to[first][first] += amount;
    to[second][second] += amount;
    to[first][second] -= amount;
    to[second][first] -= amount;
}

/// How fast the likelihood rises with each rating.
fn slope(values: &[f64], duels: &[(&Duel, f64)]) -> Vec<f64> {
    let mut slope = vec![0.0; values.len()];
    for (duel, weight) in duels {
        let expected = expected(values, duel);
        let surplus: f64 = weight * duel.deals.iter().map(|won| won - expected).sum::<f64>();
        slope[duel.first] += surplus;
        slope[duel.second] -= surplus;
    }
    slope
}

/// How sharply the likelihood is curved. Only differences can be known; the ones hold the mean at zero.
fn information(values: &[f64], duels: &[(&Duel, f64)]) -> Matrix {
    let mut sum = vec![vec![1.0; values.len()]; values.len()];
    for (duel, weight) in duels {
        let expected = expected(values, duel);
        add(&mut sum, duel, weight * duel.deals.len() as f64 * expected * (1.0 - expected));
    }
    sum
}

/// How much the deals scatter around what was expected.
fn scatter(values: &[f64], duels: &[(&Duel, f64)]) -> Matrix {
    let mut sum = vec![vec![0.0; values.len()]; values.len()];
    for (duel, weight) in duels {
        let expected = expected(values, duel);
        add(&mut sum, duel, duel.deals.iter().map(|won| (weight * (won - expected)).powi(2)).sum());
    }
    sum
}

fn times(matrix: &Matrix, column: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(column).map(|(one, other)| one * other).sum()).collect()
}

fn product(one: &Matrix, other: &Matrix) -> Matrix {
    let column = |at: usize| -> Vec<f64> { other.iter().map(|row| row[at]).collect() };
    let columns: Vec<Vec<f64>> = (0..other.len()).map(|at| times(one, &column(at))).collect();
    (0..one.len()).map(|row| columns.iter().map(|column| column[row]).collect()).collect()
}

/// Gauss's and Jordan's elimination. The matrices here are positive definite, so no pivot is zero.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut inverse: Matrix =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|entry| *entry /= scale);
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut inverse] {
                let taken = side[pivot].clone();
                side[row].iter_mut().zip(taken).for_each(|(entry, taken)| *entry -= factor * taken);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of which the first bot won this many of a hundred as a whole, and lost the others.
    fn duel(first: usize, second: usize, won: usize) -> Duel {
        let deals = (0..100).map(|deal| if deal < won { 1.0 } else { 0.0 }).collect();
        Duel { first, second, deals }
    }

    #[test]
    fn ratings_are_those_of_a_textbook() {
        // 400·log₁₀(0.64/0.36) = 99.96, a little less with a quarter of a drawn deal.
        let ratings = Ratings::of(2, &[duel(0, 1, 36)]);
        let gap = ratings.gap(1, 0);
        assert!((gap.value - 99.9).abs() < 0.4, "{gap:?}");
        assert!((ratings.elo(0).value + gap.value / 2.0).abs() < 1e-6, "the mean is zero");
        // The error of a share of 0.36 over a hundred deals is 0.048; the curve has the slope p·q/SCALE.
        let error = 1.96 * (0.36_f64 * 0.64 / 100.0).sqrt() * SCALE / (0.36 * 0.64);
        assert!((gap.interval - error).abs() < 0.02 * error, "{gap:?} and {error}");
    }

    #[test]
    fn a_round_robin_without_contradiction_adds_up() {
        // 64% and 64% are 100 Elo each, so 76% are 200.
        let ratings = Ratings::of(3, &[duel(0, 1, 36), duel(1, 2, 36), duel(0, 2, 24)]);
        let gaps = [ratings.gap(1, 0), ratings.gap(2, 1), ratings.gap(2, 0)].map(|gap| gap.value);
        assert!((gaps[0] - 100.0).abs() < 2.0 && (gaps[1] - 100.0).abs() < 2.0, "{gaps:?}");
        assert!((gaps[0] + gaps[1] - gaps[2]).abs() < 1e-9);
    }

    /// Who never lost is much stronger, but not infinitely so, and nobody knows by how much.
    #[test]
    fn a_clean_sweep_stays_finite() {
        let gap = Ratings::of(2, &[duel(0, 1, 0)]).gap(1, 0);
        assert!((700.0..1500.0).contains(&gap.value) && gap.interval > 100.0, "{gap:?}");
    }

    /// Deals that both halves win differ by luck of the seat only, and say for certain that the bots are equal.
    #[test]
    fn a_deal_is_one_observation() {
        let shared = Duel { deals: vec![0.5; 100], ..duel(0, 1, 0) };
        let whole = Ratings::of(2, &[duel(0, 1, 50)]).gap(1, 0);
        let halves = Ratings::of(2, &[shared]).gap(1, 0);
        assert!(whole.value.abs() < 1e-6 && halves.value.abs() < 1e-6);
        assert!(halves.interval < 0.1 * whole.interval, "{halves:?} {whole:?}");
    }

    #[test]
    fn bots_that_never_met_are_compared_through_the_others() {
        let ratings = Ratings::of(3, &[duel(0, 1, 36), duel(1, 2, 36)]);
        let (direct, far) = (ratings.gap(1, 0), ratings.gap(2, 0));
        assert!((far.value - 200.0).abs() < 3.0 && far.interval > direct.interval, "{far:?} {direct:?}");
    }
}
