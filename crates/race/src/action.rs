//! The action cards. Rules.

use serde::{Deserialize, Serialize};

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Action {
    /// Explore, looking at five extra cards.
    ExploreFive,
    /// Explore, looking at one extra card and keeping one extra.
    ExploreOne,
    /// Develop, one card cheaper.
    Develop,
    /// Settle, then draw a card.
    Settle,
    /// Consume, selling a good first.
    ConsumeTrade,
    /// Consume, for double points.
    ConsumeDouble,
    /// Produce, including on one windfall world.
    Produce,
}

impl Action {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::ExploreFive,
        Self::ExploreOne,
        Self::Develop,
        Self::Settle,
        Self::ConsumeTrade,
        Self::ConsumeDouble,
        Self::Produce,
    ];

    /// Whether the advanced game has two copies of this card.
    #[must_use]
    pub const fn is_double(self) -> bool {
        matches!(self, Self::Develop | Self::Settle)
    }

    /// The 23 pairs a player can choose in the advanced game, each in one order only.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> {
        Self::ALL.into_iter().flat_map(|first| {
            let seconds = Self::ALL.into_iter().filter(move |&second| Self::is_pair(first, second));
            seconds.map(move |second| (first, second))
        })
    }

    /// Whether two actions, in this order, form a pair that can be chosen.
    #[must_use]
    pub fn is_pair(first: Self, second: Self) -> bool {
        first < second || (first == second && first.is_double())
    }
}
