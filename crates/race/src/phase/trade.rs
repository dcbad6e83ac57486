//! Trade, the sale in phase IV. Rules.

use serde::{Deserialize, Serialize};

use crate::cards::index::{Sums, World};
use crate::cards::{Card, Filter, Kind, Power};
use crate::galaxy::Tableau;
use crate::prompt::{Origin, Reason};

/// A power of the sale in phase IV.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum TradePower {
    /// Draw this many extra cards for selling such a good.
    Bonus {
        /// How many.
        cards: u8,
        /// For which goods.
        kind: Filter,
    },
    /// Draw this many extra cards for selling this world's own good.
    BonusThisWorld(u8),
}

impl Sums {
    /// How many cards the sale of a world's good brings.
    #[must_use]
    pub fn sale(&self, world: Card) -> u8 {
        let Some(kind) = World::of(world).kind else { return 0 };
        kind.price() + self.bonus_for(kind) as u8 + bonus_here(world)
    }

    /// Extra cards for a good of this kind.
    fn bonus_for(&self, kind: Kind) -> i8 {
        self.trade + self.trade_of[kind as usize]
    }
}

/// How many cards a world's good brings, with or without the bonuses.
pub(crate) fn value(sums: &Sums, world: Card, bonuses: bool) -> u8 {
    if bonuses { sums.sale(world) } else { World::of(world).kind.map_or(0, Kind::price) }
}

fn bonus_here(world: Card) -> u8 {
    let bonus = |power: &Power| match *power {
        Power::Trade(TradePower::BonusThisWorld(cards)) => cards,
        Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => 0,
    };
    world.face().powers.iter().map(bonus).sum()
}

/// The breakdown of the cards: the price, then every bonus.
pub(crate) fn reasons(tableau: &Tableau, world: Card, bonuses: bool) -> Vec<Reason> {
    let Some(kind) = world.face().kind() else { return Vec::new() };
    let mut reasons = vec![Reason::of(Origin::Price(kind), kind.price() as i8)];
    if bonuses {
        for &card in tableau.as_slice() {
            let here = if card == world { bonus_here(world) as i8 } else { 0 };
            reasons.extend(Reason::unless_zero(Origin::Card(card), Sums::of(card).bonus_for(kind) + here));
        }
    }
    reasons
}
