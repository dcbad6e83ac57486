//! Plans: how a player assigns the dice of a round.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Columns, MOST_SHIFTS};
use crate::dice::{Color, Face, Phase};
use crate::tiles::Square;

/// The rolled die that selects, and the phase it selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Select {
    /// The color of the die.
    pub color: Color,
    /// The face it shows.
    pub face: Face,
    /// The phase it selects.
    pub phase: Phase,
}

/// A worker that moves from one column to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Shift {
    /// Its color.
    pub color: Color,
    /// The column it leaves.
    pub from: Phase,
    /// The column it goes to.
    pub to: Phase,
}

const NO_SHIFT: Shift = Shift { color: Color::Home, from: Phase::Explore, to: Phase::Explore };

/// The workers that one use moves: different dice, in ascending order, all moved at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", as = "Vec<Shift>"))]
pub struct Shifts {
    list: [Shift; MOST_SHIFTS],
    pub(super) len: u8,
}

impl Shifts {
    /// No worker yet.
    pub const NONE: Self = Self { list: [NO_SHIFT; MOST_SHIFTS], len: 0 };

    /// These workers, sorted into ascending order. `None` if there are too many.
    #[must_use]
    pub fn of(shifts: &[Shift]) -> Option<Self> {
        let mut all = Self::NONE;
        all.list.get_mut(..shifts.len())?.copy_from_slice(shifts);
        all.len = shifts.len() as u8;
        all.sort();
        Some(all)
    }

    /// The workers.
    #[must_use]
    pub fn as_slice(&self) -> &[Shift] {
        &self.list[..usize::from(self.len)]
    }

    pub(super) fn push(&mut self, shift: Shift) {
        self.list[usize::from(self.len)] = shift;
        self.len += 1;
    }

    pub(super) fn sort(&mut self) {
        let len = usize::from(self.len);
        self.list[..len].sort_unstable();
    }
}

impl Serialize for Shifts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shifts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shifts = Vec::<Shift>::deserialize(deserializer)?;
        if shifts.len() > MOST_SHIFTS {
            return Err(D::Error::custom("no use moves so many workers"));
        }
        // Keep the order: the rules refuse a plan that is not canonical, and the reader must not alter it.
        let mut all = Self::NONE;
        shifts.into_iter().for_each(|shift| all.push(shift));
        Ok(all)
    }
}

/// A worker below the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Worker {
    /// Its color.
    pub color: Color,
    /// Its column.
    pub column: Phase,
}

/// One use of a Reassign power or of Dictate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// A development moves workers.
    Power {
        /// The development.
        power: Square,
        /// The workers.
        shifts: Shifts,
    },
    /// Dictate: one worker is set aside and others move.
    Dictate {
        /// The worker set aside.
        set_aside: Worker,
        /// The workers that move.
        shifts: Shifts,
    },
}

/// How a player assigns the dice of a round.
///
/// ```
/// use roll::{Color, Face, Phase, Plan, Select};
/// let plan = Plan::new(Select { color: Color::Home, face: Face::Explore, phase: Phase::Settle });
/// assert!(plan.uses.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The selecting worker.
    pub select: Select,
    /// The columns of all other wild dice.
    #[serde(default)]
    pub wild: Columns,
    /// Reassign powers and Dictate, in order.
    #[serde(default)]
    pub uses: Vec<Use>,
}

impl Plan {
    /// A plan that selects and does nothing else.
    #[must_use]
    pub const fn new(select: Select) -> Self {
        Self { select, wild: Columns::NONE, uses: Vec::new() }
    }
}
