//! Points and the result. Rules R-9.4 to R-9.18.

use game::{Outcome, ScoreLine};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Design, Face, Filter, Keyword, Phase, Price, Sort, Source};
use crate::galaxy::{Galaxy, Player};

/// A scoring line of a six-cost development.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Points for each card that matches this line and no earlier one.
    PerCard {
        /// How many.
        points: u8,
        /// Which cards.
        matching: Match,
    },
    /// Points for every this many points in chips.
    PerChips {
        /// Points in chips.
        chips: u8,
        /// Points for them.
        points: u8,
    },
    /// Points for each point of general Military; a penalty if it is negative.
    PerMilitary {
        /// How many.
        points: u8,
    },
}

/// Which cards of a tableau a scoring line counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Match {
    /// Production worlds of a kind.
    ProductionWorld(Filter),
    /// Windfall worlds of a kind.
    WindfallWorld(Filter),
    /// Military worlds.
    MilitaryWorld,
    /// Military worlds of the Rebels.
    RebelMilitaryWorld,
    /// All worlds.
    AnyWorld,
    /// Worlds with a power of a phase.
    WorldWithPower(Phase),
    /// Developments with a power of a phase.
    DevelopmentWithPower(Phase),
    /// Developments that cost 6.
    SixCostDevelopment,
    /// All developments.
    AnyDevelopment,
    /// Cards with a keyword.
    WithKeyword(Keyword),
    /// This particular card.
    Named(#[cfg_attr(feature = "ts", ts(type = "string"))] Design),
}

impl Match {
    /// Whether it counts a card.
    #[must_use]
    pub fn fits(self, face: &Face) -> bool {
        let is_world = face.sort == Sort::World;
        let makes = |source, filter: Filter| face.good.is_some_and(|g| g.source == source && filter.allows(g.kind));
        match self {
            Self::ProductionWorld(filter) => makes(Source::Production, filter),
            Self::WindfallWorld(filter) => makes(Source::Windfall, filter),
            Self::MilitaryWorld => face.is_military(),
            Self::RebelMilitaryWorld => face.is_military() && face.carries(Keyword::Rebel),
            Self::AnyWorld => is_world,
            Self::WorldWithPower(phase) => is_world && face.works_in(phase),
            Self::DevelopmentWithPower(phase) => !is_world && face.works_in(phase),
            Self::SixCostDevelopment => !is_world && face.price == Price::Cost(6),
            Self::AnyDevelopment => !is_world,
            Self::WithKeyword(keyword) => face.carries(keyword),
            Self::Named(design) => face.design == design,
        }
    }
}

/// A player's points by source.
///
/// ```
/// use race::{Design, Score};
/// let tableau = [Design::NewSparta, Design::GalacticFederation, Design::DropShips].map(Design::card);
/// let score = Score::of(&tableau, 5);
/// assert_eq!((score.chips, score.worlds, score.developments), (5, 1, 2));
/// // 2 for itself, 1 for the other development.
/// assert_eq!(score.six_cost[0].points, 3);
/// assert_eq!(score.total(), 11);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Score {
    /// Points in chips.
    pub chips: i32,
    /// Points printed on worlds.
    pub worlds: i32,
    /// Points printed on developments.
    pub developments: i32,
    /// Points of the six-cost developments, one by one.
    pub six_cost: Vec<SixCostScore>,
}

/// What a six-cost development is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct SixCostScore {
    /// The development.
    pub card: Card,
    /// Its points; they can be negative (R-9.15).
    pub points: i32,
}

impl Score {
    /// The score of a tableau and chips.
    #[must_use]
    pub fn of(tableau: &[Card], chips: u16) -> Self {
        let mut score = Self { chips: chips.into(), ..Self::default() };
        for &card in tableau {
            let face = card.face();
            let printed = i32::from(face.vp.unwrap_or(0));
            match face.sort {
                Sort::World => score.worlds += printed,
                Sort::Development => score.developments += printed,
            }
            if !face.scoring.is_empty() {
                score.six_cost.push(SixCostScore { card, points: bonus(face.scoring, tableau, chips) });
            }
        }
        score
    }

    /// What a card of the tableau is worth: its printed points, or those of a six-cost development.
    #[must_use]
    pub fn of_card(&self, card: Card) -> i32 {
        let six_cost = self.six_cost.iter().find(|six| six.card == card).map_or(0, |six| six.points);
        i32::from(card.face().vp.unwrap_or(0)) + six_cost
    }

    /// The total points of the six-cost developments.
    #[must_use]
    pub fn six_cost_total(&self) -> i32 {
        self.six_cost.iter().map(|score| score.points).sum()
    }

    /// The total.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.chips + self.worlds + self.developments + self.six_cost_total()
    }

    fn lines(&self) -> Vec<ScoreLine> {
        vec![
            ScoreLine::new("chips", self.chips),
            ScoreLine::new("worlds", self.worlds),
            ScoreLine::new("developments", self.developments),
            ScoreLine::new("six_cost", self.six_cost_total()),
        ]
    }
}

/// A card counts once, for the first line it matches (R-9.5).
fn bonus(lines: &[Scoring], tableau: &[Card], chips: u16) -> i32 {
    let card_points = |card: &Card| {
        let fitting = lines.iter().find_map(|line| match *line {
            Scoring::PerCard { points, matching } => matching.fits(card.face()).then_some(points),
            Scoring::PerChips { .. } | Scoring::PerMilitary { .. } => None,
        });
        i32::from(fitting.unwrap_or(0))
    };
    let once = |line: &Scoring| match *line {
        Scoring::PerCard { .. } => 0,
        Scoring::PerChips { chips: each, points } => i32::from(points) * i32::from(chips / u16::from(each)),
        Scoring::PerMilitary { points } => i32::from(points) * i32::from(general_military(tableau)),
    };
    tableau.iter().map(card_points).sum::<i32>() + lines.iter().map(once).sum::<i32>()
}

/// The Military that counts against every world, including negative powers. Cards that could be discarded for more are
/// left out (R-9.15).
#[must_use]
pub fn general_military(tableau: &[Card]) -> i8 {
    tableau.iter().map(|&card| crate::cards::index::Sums::of(card).military).sum()
}

/// A player's score as things stand.
pub(crate) fn score(player: &Player) -> Score {
    Score::of(player.tableau.as_slice(), player.vp)
}

/// A player's points as things stand, without the breakdown.
pub(crate) fn total(player: &Player) -> i32 {
    let tableau = player.tableau.as_slice();
    let points = |card: &Card| {
        let face = card.face();
        let bonus = if face.scoring.is_empty() { 0 } else { bonus(face.scoring, tableau, player.vp) };
        i32::from(face.vp.unwrap_or(0)) + bonus
    };
    i32::from(player.vp) + tableau.iter().map(points).sum::<i32>()
}

/// The result: most points, then most hand cards plus goods, then a shared win (R-9.18).
pub(crate) fn outcome(galaxy: &Galaxy) -> Outcome {
    Outcome::rank(galaxy.setup.players, |seat| {
        let player = &galaxy.players[seat];
        (score(player).lines(), vec![(player.hand_size() + player.goods.len()) as i32])
    })
}
