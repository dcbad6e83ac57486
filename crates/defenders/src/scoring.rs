//! Research points. Rules D-9.2 to D-9.6.

use game::{Outcome, ScoreLine, Set};
use serde::{Deserialize, Serialize};

use crate::galaxy::Galaxy;
use crate::{Robot, Technology};

/// The game ends with the round in which this many stacks are empty (D-9.1).
pub const STACKS_TO_END: usize = 2;

/// Points for 0 to 6 different types of robots (D-9.3).
pub const TYPE_POINTS: [u8; 7] = [0, 0, 0, 1, 2, 3, 4];

/// Points for 0 to 5 technologies. More count as 5 (D-9.4).
pub const TECHNOLOGY_POINTS: [u8; 6] = [0, 0, 1, 2, 4, 6];

/// The most technologies that count (D-9.4).
pub const MOST_TECHNOLOGIES: usize = TECHNOLOGY_POINTS.len() - 1;

/// A player's research points by source.
///
/// ```
/// use defenders::{Robot, Score, Technology};
/// let robots = ["R04", "R10", "R16", "R01"].map(|id| Robot::by_id(id).unwrap());
/// let technologies = ["T01", "T05", "T13", "T21"].map(|id| Technology::by_id(id).unwrap());
/// let score = Score::of(robots.into_iter().collect(), technologies.into_iter().collect());
/// assert_eq!((score.robots, score.robot_types, score.technologies, score.total()), (12, 2, 4, 18));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Score {
    /// Points on the robots.
    pub robots: u8,
    /// Points for different types of robots.
    pub robot_types: u8,
    /// Points for technologies.
    pub technologies: u8,
}

impl Score {
    /// The score for these cards.
    #[must_use]
    pub fn of(robots: Set<Robot>, technologies: Set<Technology>) -> Self {
        let (mut points, mut types) = (0, 0u8);
        for robot in robots.iter() {
            points += robot.card().points;
            types |= 1 << robot.card().robot_type as u8;
        }
        let technologies = (technologies.len() as usize).min(MOST_TECHNOLOGIES);
        Self {
            robots: points,
            robot_types: TYPE_POINTS[types.count_ones() as usize],
            technologies: TECHNOLOGY_POINTS[technologies],
        }
    }

    /// The total.
    #[must_use]
    pub fn total(self) -> i32 {
        i32::from(self.robots) + i32::from(self.robot_types) + i32::from(self.technologies)
    }

    /// What each source brings more than `before`; nothing for sources that bring no more.
    pub fn gains(self, before: Self) -> impl Iterator<Item = ScoreLine> {
        let more =
            |(after, before): (ScoreLine, ScoreLine)| ScoreLine { points: after.points - before.points, ..after };
        self.lines().into_iter().zip(before.lines()).map(more).filter(|line| line.points > 0)
    }

    fn lines(self) -> Vec<ScoreLine> {
        vec![
            ScoreLine::new("robots", self.robots.into()),
            ScoreLine::new("robot_types", self.robot_types.into()),
            ScoreLine::new("technologies", self.technologies.into()),
        ]
    }
}

/// The result as things stand: most points, then most energy, then a shared win (D-9.6).
pub(crate) fn outcome(galaxy: &Galaxy) -> Outcome {
    Outcome::rank(galaxy.setup.players, |seat| {
        let player = &galaxy.players[seat];
        (Score::of(player.robots, player.technologies).lines(), vec![player.energy.total() as i32])
    })
}
