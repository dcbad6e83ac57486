//! Military: how strong a player is, in general and against one world. Rules.

use crate::cards::Card;
use crate::cards::index::{Sums, World};
use crate::prompt::{Origin, Reason};

impl Sums {
    /// The strength against a world, without any discards.
    #[must_use]
    pub fn strength(&self, world: Card) -> i8 {
        self.strength_against(World::of(world))
    }

    pub(crate) fn strength_against(&self, world: &World) -> i8 {
        let kind = world.kind.map_or(0, |kind| self.military_vs[kind as usize]);
        let rebel = if world.rebel { self.military_vs_rebel } else { 0 };
        self.military + kind + rebel
    }
}

/// The breakdown of the strength against a world, card by card.
pub(crate) fn reasons(tableau: &[Card], world: Card) -> Vec<Reason> {
    let others = tableau.iter().filter(|&&card| card != world);
    others.filter_map(|&card| Reason::unless_zero(Origin::Card(card), Sums::of(card).strength(world))).collect()
}
