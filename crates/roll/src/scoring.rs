//! Points and the result. Rules of section 9.

use game::{Outcome, ScoreLine};
use serde::{Deserialize, Serialize};

use crate::dice::{Color, Dice};
use crate::galaxy::{Galaxy, Player};
use crate::tiles::{Square, WorldColor};

/// What a development of cost 6 adds to the score, always rounded up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// A fraction of the cost of all developments.
    DevelopmentCost {
        /// The divisor.
        divisor: u8,
        /// Whether only those with a Reassign power count.
        reassign_only: bool,
    },
    /// A fraction of the cost of all worlds of a color.
    WorldCost {
        /// The color.
        color: WorldColor,
        /// The divisor.
        divisor: u8,
    },
    /// For each development.
    PerDevelopment {
        /// The points.
        vp: u8,
        /// Whether only those without a Reassign power count.
        without_reassign: bool,
    },
    /// For each world of a color.
    PerWorld {
        /// The color.
        color: WorldColor,
        /// The points.
        vp: u8,
    },
    /// For each color of dice, wherever they are.
    DieColors {
        /// The points.
        vp: u8,
    },
    /// For every this many dice of a color, wherever they are.
    DieSets {
        /// The color.
        color: Color,
        /// How many make a set.
        size: u8,
        /// The points.
        vp: u8,
    },
    /// For each good.
    Goods {
        /// The points.
        vp: u8,
    },
    /// The largest n for which the player has 1 + 2 + ... + n points in chips.
    TriangularChips,
}

/// What a scoring line depends on besides the tableau.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Points in chips.
    pub chips: u16,
    /// All of the player's dice.
    pub dice: Dice,
    /// The dice that are goods.
    pub goods: Dice,
}

impl Scoring {
    /// The points for a tableau.
    #[must_use]
    pub fn points(self, tableau: &[Square], holdings: Holdings) -> i32 {
        let prints = || tableau.iter().map(|square| square.print());
        let points = match self {
            Self::DevelopmentCost { divisor, reassign_only } => {
                let counted = prints().filter(|print| print.world().is_none() && (!reassign_only || print.reassigns()));
                counted.map(|print| u32::from(print.cost)).sum::<u32>().div_ceil(divisor.into())
            }
            Self::WorldCost { color, divisor } => {
                let counted = prints().filter(|print| print.world() == Some(color));
                counted.map(|print| u32::from(print.cost)).sum::<u32>().div_ceil(divisor.into())
            }
            Self::PerDevelopment { vp, without_reassign } => {
                let counts = |print: &&_| {
                    let print: &crate::tiles::Print = print;
                    print.world().is_none() && !(without_reassign && print.reassigns())
                };
                u32::from(vp) * prints().filter(counts).count() as u32
            }
            Self::PerWorld { color, vp } => {
                u32::from(vp) * prints().filter(|print| print.world() == Some(color)).count() as u32
            }
            Self::DieColors { vp } => u32::from(vp) * holdings.dice.kinds() as u32,
            Self::DieSets { color, size, vp } => u32::from(vp * holdings.dice.count(color).div_ceil(size)),
            Self::Goods { vp } => u32::from(vp) * u32::from(holdings.goods.total()),
            Self::TriangularChips => {
                let chips = u32::from(holdings.chips);
                (0u32..).take_while(|n| n * (n + 1) / 2 <= chips).last().unwrap_or(0)
            }
        };
        points as i32
    }
}

/// A player's points by source.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Score {
    /// Points in chips.
    pub chips: i32,
    /// The costs of all developments.
    pub developments: i32,
    /// The costs of all worlds.
    pub worlds: i32,
    /// The points from developments of cost 6, one by one.
    pub bonus: Vec<Bonus>,
}

/// The points from a development of cost 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Bonus {
    /// The development.
    pub square: Square,
    /// Its points, not counting its cost.
    pub points: i32,
}

impl Score {
    /// The score of a tableau, chips, dice and goods.
    ///
    /// ```
    /// use roll::{Color, Dice, Holdings, Score, Square};
    /// // The rulebook's example: 13 for developments, 3 for worlds, 5 for the Federation, 4 for four Military dice.
    /// let tableau = ["Galactic Federation", "New Galactic Order", "Advanced Logistics", "Old Earth"]
    ///     .map(|name| Square::by_name(name).unwrap());
    /// let score = Score::of(&tableau, Holdings { dice: Dice::of(Color::Military, 4), ..Holdings::default() });
    /// assert_eq!((score.developments, score.worlds, score.bonus_total(), score.total()), (13, 3, 9, 25));
    /// ```
    #[must_use]
    pub fn of(tableau: &[Square], holdings: Holdings) -> Self {
        let mut score = Self { chips: holdings.chips.into(), ..Self::default() };
        for &square in tableau {
            let print = square.print();
            let cost = i32::from(print.cost);
            if print.world().is_some() {
                score.worlds += cost;
            } else {
                score.developments += cost;
            }
            if let Some(scoring) = print.scoring {
                score.bonus.push(Bonus { square, points: scoring.points(tableau, holdings) });
            }
        }
        score
    }

    /// What a tile of the tableau is worth: its cost, and what a development of cost 6 adds.
    #[must_use]
    pub fn of_square(&self, square: Square) -> i32 {
        let bonus = self.bonus.iter().find(|bonus| bonus.square == square).map_or(0, |bonus| bonus.points);
        i32::from(square.print().cost) + bonus
    }

    /// The total points from developments of cost 6.
    #[must_use]
    pub fn bonus_total(&self) -> i32 {
        self.bonus.iter().map(|bonus| bonus.points).sum()
    }

    /// The total.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.chips + self.developments + self.worlds + self.bonus_total()
    }

    fn lines(&self) -> Vec<ScoreLine> {
        vec![
            ScoreLine::new("chips", self.chips),
            ScoreLine::new("developments", self.developments),
            ScoreLine::new("worlds", self.worlds),
            ScoreLine::new("bonus", self.bonus_total()),
        ]
    }
}

/// What scoring lines depend on besides a player's tableau.
pub(crate) fn holdings(player: &Player) -> Holdings {
    Holdings { chips: player.vp, dice: player.dice(), goods: player.tableau.all_goods() }
}

/// A player's score as things stand.
pub(crate) fn score(player: &Player) -> Score {
    Score::of(player.tableau.as_slice(), holdings(player))
}

/// A player's total, without the breakdown.
pub(crate) fn total(player: &Player) -> i32 {
    let (tableau, holdings) = (player.tableau.as_slice(), holdings(player));
    let points = tableau.iter().map(|square| {
        let print = square.print();
        i32::from(print.cost) + print.scoring.map_or(0, |scoring| scoring.points(tableau, holdings))
    });
    i32::from(player.vp) + points.sum::<i32>()
}

/// The result: most points, then most dice in the cup plus credits, then a shared win (L-9.6).
pub(crate) fn outcome(galaxy: &Galaxy) -> Outcome {
    Outcome::rank(galaxy.setup.players, |seat| {
        let player = &galaxy.players[seat];
        (score(player).lines(), vec![i32::from(player.cup.total()) + i32::from(player.credits)])
    })
}
