//! Dice by column and by face.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::{Dice, Face, Phase};

/// The five columns of workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", as = "std::collections::BTreeMap<Phase, Dice>"))]
pub struct Columns([Dice; 5]);

impl Columns {
    /// No workers.
    pub const NONE: Self = Self([Dice::NONE; 5]);

    /// The dice of all columns.
    #[must_use]
    pub fn all(&self) -> Dice {
        self.0.iter().copied().sum()
    }
}

impl Index<Phase> for Columns {
    type Output = Dice;
    fn index(&self, phase: Phase) -> &Dice {
        &self.0[phase as usize]
    }
}

impl IndexMut<Phase> for Columns {
    fn index_mut(&mut self, phase: Phase) -> &mut Dice {
        &mut self.0[phase as usize]
    }
}

impl Serialize for Columns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer
            .collect_map(Phase::ALL.iter().map(|&phase| (phase, self[phase])).filter(|(_, dice)| !dice.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Columns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut columns = Self::default();
        for (phase, dice) in std::collections::BTreeMap::<Phase, Dice>::deserialize(deserializer)? {
            columns[phase] = dice;
        }
        Ok(columns)
    }
}

/// Rolled dice by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", as = "std::collections::BTreeMap<Face, Dice>"))]
pub struct Rolled([Dice; 6]);

impl Rolled {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> Dice {
        self.0.iter().copied().sum()
    }
}

impl Index<Face> for Rolled {
    type Output = Dice;
    fn index(&self, face: Face) -> &Dice {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Rolled {
    fn index_mut(&mut self, face: Face) -> &mut Dice {
        &mut self.0[face as usize]
    }
}

impl Serialize for Rolled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Face::ALL.iter().map(|&face| (face, self[face])).filter(|(_, dice)| !dice.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Rolled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut rolled = Self::default();
        for (face, dice) in std::collections::BTreeMap::<Face, Dice>::deserialize(deserializer)? {
            rolled[face] = dice;
        }
        Ok(rolled)
    }
}
