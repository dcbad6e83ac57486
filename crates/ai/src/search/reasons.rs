//! [`Because`]: what one answer brings more of than another, in the same imagined games.
//!
//! Both answers met the same cards, the same answers of the others and the same luck, so what differs at the horizon is
//! their doing. Only differences that luck does not explain are told. Answers with the same effects are treated as one:
//! [`alike`] finds them.

use game::Seat;

use crate::searchable::Searchable;

/// With fewer samples in common there is no reason.
const ENOUGH_SAMPLES: usize = 4;

/// With fewer samples in common, two answers are never called alike.
const ENOUGH_TO_BE_ALIKE: usize = 8;

/// Smaller differences mean nothing to a person.
const NOTABLE: f64 = 0.2;

/// The same for what happens or does not: the difference between two shares of the games.
const NOTABLE_SHARE: f64 = 0.15;

/// How many standard errors a difference must be away from zero.
const ERRORS: f64 = 2.5;

/// How many differences a reason names at most.
const TOLD: usize = 4;

/// Answers whose averages differ by no more than this have the same effect.
const SAME: f64 = 0.05;

/// Answers whose values differ by more than this are not the same to a player: four games in a thousand.
const SAME_VALUE: f64 = 0.004;

/// Something that players count. The first matter most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asset {
    /// Whether the game is over, as a share of the games.
    Ended,
    /// Points, if the game ended now. Told only if no single source explains them.
    Points,
    /// Points from a source, by its key in [`game::ScoreLine`].
    Source(&'static str),
    /// Points of the best other player.
    OthersPoints,
    /// Whether a piece lies in the tableau, by its id in the catalog, as a share of the games.
    Piece(&'static str),
    /// Cards or tiles in the tableau. Told only if no single piece explains them.
    Tableau,
    /// Cards in hand.
    Cards,
    /// Goods on worlds.
    Goods,
    /// Dice, wherever they are.
    Dice,
    /// Dice that are rolled next.
    Cup,
    /// Tiles that wait to be built.
    Zone,
    /// Credits.
    Credits,
    /// Energy cubes.
    Energy,
    /// Batteries.
    Batteries,
}

impl Asset {
    /// Whether it is counted as a share of the games.
    #[must_use]
    pub const fn is_share(self) -> bool {
        matches!(self, Self::Ended | Self::Piece(_))
    }

    /// How much one of it matters, roughly in points. It decides which differences come first, not how answers are valued.
    const fn weight(self) -> f64 {
        match self {
            Self::Ended => 4.0,
            Self::Piece(_) => 2.0,
            Self::Points | Self::Source(_) => 1.0,
            Self::OthersPoints | Self::Tableau | Self::Dice => 0.8,
            Self::Goods => 0.7,
            Self::Cup => 0.6,
            Self::Cards | Self::Energy | Self::Zone => 0.5,
            Self::Credits | Self::Batteries => 0.3,
        }
    }

    const fn notable(self) -> f64 {
        if self.is_share() { NOTABLE_SHARE } else { NOTABLE }
    }
}

/// How much more of something, on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// Of what.
    pub asset: Asset,
    /// How much more, or less if it is negative.
    pub by: f32,
    /// How much there is of it with this answer, in the games that both were tried in.
    pub to: f32,
}

impl Gain {
    /// Whether it is a reason for an answer. The end of the game may be good or bad.
    fn is_for(&self) -> bool {
        match self.asset {
            Asset::Ended => true,
            Asset::OthersPoints => self.by < 0.0,
            _ => self.by > 0.0,
        }
    }

    /// Whether it is a reason against an answer.
    fn is_against(&self) -> bool {
        self.asset == Asset::Ended || !self.is_for()
    }
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
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// The same assets in the same order in every state of a game.
    counts: Vec<(Asset, i32)>,
    /// The pieces in its tableau.
    pieces: Vec<&'static str>,
}

impl Counts {
    fn has(&self, piece: &str) -> i32 {
        self.pieces.contains(&piece).into()
    }
}

/// What a seat has in a state, and what its best rival has.
pub(super) fn counts<G: Searchable>(state: &G, seat: Seat) -> Counts {
    let scores = state.scores();
    let best_other = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score).max();
    let ended = (Asset::Ended, state.outcome().is_some().into());
    let all = [ended, (Asset::Points, scores[seat]), (Asset::OthersPoints, best_other.unwrap_or(0))];
    let look = state.look(seat);
    Counts { counts: all.into_iter().chain(G::assets(look)).collect(), pieces: G::pieces(look) }
}

/// How something differs between two answers, over the samples that both were tried in.
struct Difference {
    gain: Gain,
    /// The standard error of the mean difference.
    error: f64,
}

impl Difference {
    fn of(asset: Asset, pairs: impl ExactSizeIterator<Item = (i32, i32)>) -> Self {
        let samples = pairs.len() as f64;
        let (mut to, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (one, other) in pairs {
            let difference = f64::from(one - other);
            to += f64::from(one);
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / samples;
        let error = ((squares / samples - mean * mean).max(0.0) / samples).sqrt();
        Self { gain: Gain { asset, by: mean as f32, to: (to / samples) as f32 }, error }
    }

    fn by(&self) -> f64 {
        self.gain.by.abs().into()
    }

    fn is_notable(&self) -> bool {
        self.by() >= self.gain.asset.notable() && self.by() > ERRORS * self.error
    }

    fn weight(&self) -> f64 {
        self.by() * self.gain.asset.weight()
    }
}

/// Everything that can differ between two answers.
fn differences(one: &[Counts], other: &[Counts]) -> Vec<Difference> {
    let samples = one.len().min(other.len());
    if samples == 0 {
        return Vec::new();
    }
    let pairs = || one[..samples].iter().zip(&other[..samples]);
    let counted = one[0].counts.iter().enumerate().map(|(place, &(asset, _))| {
        Difference::of(asset, pairs().map(move |(one, other)| (one.counts[place].1, other.counts[place].1)))
    });
    let mut pieces: Vec<&'static str> = Vec::new();
    for piece in pairs().flat_map(|(one, other)| one.pieces.iter().chain(&other.pieces)) {
        if !pieces.contains(piece) {
            pieces.push(piece);
        }
    }
    let placed = pieces.into_iter().map(|piece| {
        Difference::of(Asset::Piece(piece), pairs().map(move |(one, other)| (one.has(piece), other.has(piece))))
    });
    counted.chain(placed).collect()
}

/// What the first answer brings more of than the second, in the samples that both were tried in: what matters most first.
fn gains(one: &[Counts], other: &[Counts]) -> Vec<Gain> {
    if one.len().min(other.len()) < ENOUGH_SAMPLES {
        return Vec::new();
    }
    let mut notable = differences(one, other);
    notable.retain(Difference::is_notable);
    let explained = |by: fn(Asset) -> bool| notable.iter().any(|found| by(found.gain.asset));
    let sources = explained(|asset| matches!(asset, Asset::Source(_)));
    let pieces = explained(|asset| matches!(asset, Asset::Piece(_)));
    notable.retain(|found| match found.gain.asset {
        Asset::Points => !sources,
        Asset::Tableau => !pieces,
        _ => true,
    });
    notable.sort_by(|one, other| other.weight().total_cmp(&one.weight()));
    notable.into_iter().take(TOLD).map(|found| found.gain).collect()
}

/// Why each answer is what it is: the first against the next one that it has anything ahead of, the others against the
/// first. What is better for reasons that are not counted is not explained by what speaks against it.
pub(super) fn reasons(counts: &[Vec<Counts>]) -> Vec<Option<Because>> {
    let because = |one: usize, than: usize, explains: fn(&Gain) -> bool| {
        let gains = gains(&counts[one], &counts[than]);
        gains.iter().any(explains).then_some(Because { than, gains })
    };
    let first = || (1..counts.len()).find_map(|other| because(0, other, Gain::is_for));
    let each = |place| if place == 0 { first() } else { because(place, 0, Gain::is_against) };
    (0..counts.len()).map(each).collect()
}

/// Whether two answers lead to the same things, whatever they are called.
fn are_alike(one: (&[Counts], f64), other: (&[Counts], f64)) -> bool {
    one.0.len().min(other.0.len()) >= ENOUGH_TO_BE_ALIKE
        && (one.1 - other.1).abs() <= SAME_VALUE
        && differences(one.0, other.0).iter().all(|found| found.by() <= SAME)
}

/// For each answer the place of a better one that it differs from in nothing that matters, if there is one. They come
/// with their values, the best first.
pub(super) fn alike(counts: &[Vec<Counts>], values: &[f64]) -> Vec<Option<usize>> {
    let mut same: Vec<Option<usize>> = Vec::new();
    for place in 0..counts.len() {
        let differs = |of: usize| (&counts[of][..], values[of]);
        let first = (0..place).find(|&better| same[better].is_none() && are_alike(differs(better), differs(place)));
        same.push(first);
    }
    same
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples with these points and cards.
    fn samples(held: impl IntoIterator<Item = (i32, i32)>) -> Vec<Counts> {
        let counts = |(points, cards)| vec![(Asset::Points, points), (Asset::Cards, cards)];
        held.into_iter().map(|held| Counts { counts: counts(held), pieces: Vec::new() }).collect()
    }

    /// Samples in which a piece lies in the tableau or not, and brings points.
    fn placing(placed: impl IntoIterator<Item = bool>) -> Vec<Counts> {
        let one = |placed: bool| Counts {
            counts: vec![
                (Asset::Points, 10 + 3 * i32::from(placed)),
                (Asset::Source("worlds"), 4 + 3 * i32::from(placed)),
                (Asset::Tableau, 5 + i32::from(placed)),
            ],
            pieces: if placed { vec!["Old Earth", "Plague World"] } else { vec!["Old Earth"] },
        };
        placed.into_iter().map(one).collect()
    }

    fn gain(asset: Asset, by: f32, to: f32) -> Gain {
        Gain { asset, by, to }
    }

    #[test]
    fn a_reason_is_what_luck_does_not_explain() {
        // Two points more each time; cards go up and down.
        let one = samples((0..20).map(|n| (n + 2, if n % 2 == 0 { 3 } else { 1 })));
        let other = samples((0..20).map(|n| (n, 2)));
        assert_eq!(gains(&one, &other), [gain(Asset::Points, 2.0, 11.5)]);
        assert_eq!(gains(&other, &one), [gain(Asset::Points, -2.0, 9.5)]);
    }

    #[test]
    fn nothing_is_explained_by_what_speaks_for_the_other_answer() {
        let (best, richer) = (samples([(3, 2); 8]), samples([(5, 4); 8]));
        assert_eq!(reasons(&[best.clone(), richer.clone()]), [None, None]);
        // The next answer that it is ahead of explains it.
        let poorer = samples([(2, 3); 8]);
        let ahead = vec![gain(Asset::Points, 1.0, 3.0), gain(Asset::Cards, -1.0, 2.0)];
        let all = reasons(&[best, richer, poorer]);
        assert_eq!(all[0], Some(Because { than: 2, gains: ahead }));
        assert_eq!(all[1], None);
        assert!(all[2].is_some());
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
        assert_eq!(gains(&one, &other), [gain(Asset::Points, 4.0, 5.0)]);
    }

    #[test]
    fn the_best_answer_is_compared_with_the_next_one_that_differs() {
        let (best, twin, worse) = (samples([(5, 2); 8]), samples([(5, 2); 8]), samples([(4, 4); 8]));
        let all = [best, twin, worse];
        let reasons = reasons(&all);
        let against = vec![gain(Asset::Points, 1.0, 5.0), gain(Asset::Cards, -2.0, 2.0)];
        assert_eq!(reasons[0], Some(Because { than: 2, gains: against }));
        assert_eq!(reasons[1], None);
        let behind = vec![gain(Asset::Points, -1.0, 4.0), gain(Asset::Cards, 2.0, 4.0)];
        assert_eq!(reasons[2], Some(Because { than: 0, gains: behind }));
        // And the twin is not a choice of its own.
        assert_eq!(alike(&all, &[0.5, 0.5, 0.4]), [None, Some(0), None]);
        // Unless it is worth less.
        assert_eq!(alike(&all, &[0.5, 0.49, 0.4]), [None, None, None]);
    }

    /// The piece is placed in 15 of 20 games, never without the answer: 75%, and 2.25 points from worlds. The total and
    /// the size of the tableau would say the same again.
    #[test]
    fn a_cause_is_named_instead_of_the_sum() {
        let (one, other) = (placing((0..20).map(|n| n % 4 != 0)), placing([false; 20]));
        let found = gains(&one, &other);
        assert_eq!(found, [gain(Asset::Source("worlds"), 2.25, 6.25), gain(Asset::Piece("Plague World"), 0.75, 0.75)]);
    }

    #[test]
    fn the_four_largest_differences_are_named() {
        let all = [Asset::Points, Asset::OthersPoints, Asset::Cards, Asset::Goods, Asset::Dice, Asset::Credits];
        let of = |by: i32| {
            let counts = all.iter().enumerate().map(|(place, &asset)| (asset, by * (1 + place as i32))).collect();
            vec![Counts { counts, pieces: Vec::new() }; 10]
        };
        let told: Vec<Asset> = gains(&of(1), &of(0)).into_iter().map(|gain| gain.asset).collect();
        assert_eq!(told, [Asset::Dice, Asset::Goods, Asset::Credits, Asset::OthersPoints]);
    }
}
