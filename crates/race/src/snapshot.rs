//! [`Snapshot`]: the complete state, for tests and tools.

use game::{BySeat, Set};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::galaxy::Galaxy;

/// The complete state, for tests and tools, never for players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// What belongs to each player.
    pub players: BySeat<PlayerSnapshot>,
    /// Points left in the pool.
    pub pool: i16,
    /// The deck.
    pub deck: Set<Card>,
    /// The discard pile.
    pub discard: Set<Card>,
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerSnapshot {
    /// The hand.
    pub hand: Set<Card>,
    /// The tableau in the order it was placed.
    pub tableau: Vec<Card>,
    /// The worlds that carry a good, each with its hidden card.
    pub goods: Vec<(Card, Card)>,
    /// Points in chips.
    pub vp: u16,
    /// The Military that counts against every world.
    pub military: i8,
    /// The score if the game ended now.
    pub score: i32,
}

impl Snapshot {
    pub(crate) fn of(galaxy: &Galaxy) -> Self {
        let good = |world| Some((world, galaxy.goods.on(world)?));
        Self {
            players: galaxy.players.map(|_, player| PlayerSnapshot {
                hand: player.hand,
                tableau: player.tableau.as_slice().to_vec(),
                goods: player.goods.iter().filter_map(good).collect(),
                vp: player.vp,
                military: player.tableau.sums().military,
                score: crate::scoring::score(player).total(),
            }),
            pool: galaxy.pool,
            deck: galaxy.deck,
            discard: galaxy.discard,
        }
    }
}
