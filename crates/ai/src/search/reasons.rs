//! [`Because`]: what the better of two answers gains and what it costs, in the same imagined games.
//!
//! Both answers met the same cards, the same answers of the others and the same luck, so what differs at the horizon is
//! their doing. Only differences that luck does not explain are told, and none that an answer says itself: whoever develops
//! a card knows that it will be in play. Answers with the same effects are treated as one: [`alike`] finds them.

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

/// The least weight of what is gained against what it costs. An answer that costs much more is better for something that
/// is not counted.
const WORTH_ITS_PRICE: f64 = 0.25;

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

/// Why an answer is better than another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Because {
    /// The place of the better answer among those considered.
    pub better: usize,
    /// The place of the other one.
    pub than: usize,
    /// What speaks for the better answer: what matters most comes first. Never empty.
    pub gains: Vec<Gain>,
    /// What speaks against it, in the same order.
    pub costs: Vec<Gain>,
}

/// What a seat has in a state.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// The same assets in the same order in every state of a game.
    counts: Vec<(Asset, i32)>,
    /// The pieces in its tableau.
    pieces: Vec<&'static str>,
    /// Its chance to win.
    win: f32,
}

impl Counts {
    fn has(&self, piece: &str) -> i32 {
        self.pieces.contains(&piece).into()
    }
}

/// What a seat has in a state, and what its best rival has. The chance to win is what a network makes of it.
pub(super) fn counts<G: Searchable>(state: &G, seat: Seat, win: f32) -> Counts {
    let scores = state.scores();
    let best_other = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| *score).max();
    let ended = (Asset::Ended, state.outcome().is_some().into());
    let all = [ended, (Asset::Points, scores[seat]), (Asset::OthersPoints, best_other.unwrap_or(0))];
    let look = state.look(seat);
    Counts { counts: all.into_iter().chain(G::assets(look)).collect(), pieces: G::pieces(look), win }
}

/// How something differs between two answers, over the samples that both were tried in.
struct Difference {
    gain: Gain,
    /// The standard error of the mean difference.
    error: f64,
    /// Whether it speaks for the first answer.
    is_for: bool,
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
        let is_for = if asset == Asset::OthersPoints { mean < 0.0 } else { mean > 0.0 };
        Self { gain: Gain { asset, by: mean as f32, to: (to / samples) as f32 }, error, is_for }
    }

    /// Over these samples, turned so that it speaks for the answer that did better where only one of the two ended the game.
    fn of_the_end(self, one: &[Counts], other: &[Counts], place: usize) -> Self {
        let differing = one.iter().zip(other).filter(|(one, other)| one.counts[place].1 != other.counts[place].1);
        let ahead: f32 = differing.map(|(one, other)| one.win - other.win).sum();
        Self { is_for: ahead >= 0.0, ..self }
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
        let found =
            Difference::of(asset, pairs().map(move |(one, other)| (one.counts[place].1, other.counts[place].1)));
        if asset == Asset::Ended { found.of_the_end(one, other, place) } else { found }
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

/// The notable differences between two answers, what matters most first. `said` is what the answers say themselves.
fn notable(one: &[Counts], other: &[Counts], said: &[Asset]) -> Vec<Difference> {
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
        asset => !said.contains(&asset),
    });
    notable.sort_by(|one, other| other.weight().total_cmp(&one.weight()));
    notable
}

/// What the first answer gains and what it costs, compared with the second. `None` if what it gains explains nothing.
fn compared(one: &[Counts], other: &[Counts], said: &[Asset]) -> Option<(Vec<Gain>, Vec<Gain>)> {
    let notable = notable(one, other, said);
    // The largest, and in any case one that speaks for the answer.
    let first = notable.iter().position(|found| found.is_for)?;
    let others = (0..notable.len()).filter(|&place| place != first).take(TOLD - 1);
    let mut told: Vec<usize> = std::iter::once(first).chain(others).collect();
    told.sort_unstable();
    let of = |is_for: bool| -> Vec<&Difference> {
        told.iter().map(|&place| &notable[place]).filter(|found| found.is_for == is_for).collect()
    };
    let weight = |found: &[&Difference]| found.iter().map(|found| found.weight()).sum::<f64>();
    let (gains, costs) = (of(true), of(false));
    let plain = |found: Vec<&Difference>| found.into_iter().map(|found| found.gain).collect();
    (weight(&gains) >= WORTH_ITS_PRICE * weight(&costs)).then(|| (plain(gains), plain(costs)))
}

/// Why the first answer is better: than each of the others, and in its own place than the next one that it gains anything
/// against. Answers come with what they say themselves, which is no reason.
pub(super) fn reasons(counts: &[Vec<Counts>], said: &[Vec<Asset>]) -> Vec<Option<Because>> {
    let against = |than: usize| {
        let (gains, costs) = compared(&counts[0], &counts[than], &[&said[0][..], &said[than][..]].concat())?;
        Some(Because { better: 0, than, gains, costs })
    };
    let mut all: Vec<Option<Because>> = (1..counts.len()).map(against).collect();
    let first = all.iter().flatten().next().cloned();
    if !counts.is_empty() {
        all.insert(0, first);
    }
    all
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
        held.into_iter().map(|held| Counts { counts: counts(held), ..Counts::default() }).collect()
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
            win: 0.5,
        };
        placed.into_iter().map(one).collect()
    }

    /// All notable differences.
    fn gains(one: &[Counts], other: &[Counts]) -> Vec<Gain> {
        notable(one, other, &[]).into_iter().map(|found| found.gain).collect()
    }

    /// Why the first of these is better; none of them says anything.
    fn silent(all: &[Vec<Counts>]) -> Vec<Option<Because>> {
        reasons(all, &vec![Vec::new(); all.len()])
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
        assert_eq!(silent(&[best.clone(), richer.clone()]), [None, None]);
        // The next answer that it is ahead of explains it, and the price comes apart.
        let poorer = samples([(2, 3); 8]);
        let (gains, costs) = (vec![gain(Asset::Points, 1.0, 3.0)], vec![gain(Asset::Cards, -1.0, 2.0)]);
        let because = Some(Because { better: 0, than: 2, gains, costs });
        assert_eq!(silent(&[best, richer, poorer]), [because.clone(), None, because]);
    }

    /// Half a card for three points: whatever makes that answer better, it is not the card.
    #[test]
    fn what_costs_far_more_than_it_gains_is_not_explained() {
        let (best, other) = (samples([(2, 3); 8]), samples([(5, 2); 8]));
        assert_eq!(silent(&[best.clone(), other]), [None, None]);
        let cheaper = samples([(4, 2); 8]);
        assert!(silent(&[best, cheaper])[0].is_some());
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
        let (gains, costs) = (vec![gain(Asset::Points, 1.0, 5.0)], vec![gain(Asset::Cards, -2.0, 2.0)]);
        let because = Some(Because { better: 0, than: 2, gains, costs });
        assert_eq!(silent(&all), [because.clone(), None, because]);
        // And the twin is not a choice of its own.
        assert_eq!(alike(&all, &[0.5, 0.5, 0.4]), [None, Some(0), None]);
        // Unless it is worth less.
        assert_eq!(alike(&all, &[0.5, 0.49, 0.4]), [None, None, None]);
    }

    /// That Plague World is in play is no reason for settling it, nor that there is a card more. Its points are.
    #[test]
    fn what_an_answer_says_itself_is_no_reason_for_it() {
        let all = [placing([true; 8]), placing([false; 8])];
        let told = |said: [Vec<Asset>; 2]| reasons(&all, &said)[0].clone().expect("a reason").gains;
        let (worlds, piece) = (gain(Asset::Source("worlds"), 3.0, 7.0), gain(Asset::Piece("Plague World"), 1.0, 1.0));
        assert_eq!(told([Vec::new(), Vec::new()]), [worlds, piece]);
        assert_eq!(told([vec![Asset::Piece("Plague World")], Vec::new()]), [worlds]);
        assert_eq!(told([Vec::new(), vec![Asset::Piece("Plague World")]]), [worlds]);
    }

    /// Ending the game is for whoever does better by it, and otherwise its price.
    #[test]
    fn the_end_of_the_game_speaks_for_whoever_it_serves() {
        let ended = |ended: i32, win: f32| {
            let counts = vec![(Asset::Ended, ended), (Asset::Cards, 1 - ended)];
            vec![Counts { counts, pieces: Vec::new(), win }; 8]
        };
        let end = gain(Asset::Ended, 1.0, 1.0);
        let (gains, _) = compared(&ended(1, 1.0), &ended(0, 0.6), &[]).expect("a reason");
        assert_eq!(gains, [end]);
        let (gains, costs) = compared(&ended(0, 0.6), &ended(1, 0.0), &[]).expect("a reason");
        assert_eq!(gains.iter().map(|gain| gain.asset).collect::<Vec<_>>(), [Asset::Ended, Asset::Cards]);
        assert_eq!(costs, []);
        // Whoever would have won has no reason to go on.
        assert_eq!(compared(&ended(0, 0.6), &ended(1, 1.0), &[]), None);
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
    fn the_four_largest_differences_are_named_and_one_of_them_is_a_gain() {
        let all = [Asset::Points, Asset::Tableau, Asset::Cards, Asset::Goods, Asset::Dice, Asset::Credits];
        let of = |amounts: [i32; 6]| {
            let counts = all.iter().zip(amounts).map(|(&asset, amount)| (asset, amount)).collect();
            vec![Counts { counts, pieces: Vec::new(), win: 0.5 }; 10]
        };
        let told = |amounts: [i32; 6]| {
            let (gains, costs) = compared(&of(amounts), &of([0; 6]), &[])?;
            Some([gains, costs].map(|told| told.into_iter().map(|gain| gain.asset).collect::<Vec<_>>()))
        };
        let dice_goods = vec![Asset::Dice, Asset::Goods, Asset::Credits, Asset::Tableau];
        assert_eq!(told([1, 2, 3, 4, 5, 6]), Some([dice_goods, vec![]]));
        let (gain, prices) = (vec![Asset::Dice], vec![Asset::Tableau, Asset::Goods, Asset::Points]);
        assert_eq!(told([-1, -2, -1, -2, 2, 0]), Some([gain, prices]));
        assert_eq!(told([-1, -2, -1, -2, 0, 0]), None);
    }
}
