//! The complete state, for tests and tools.

use game::{BySeat, Set};
use serde::{Deserialize, Serialize};

use crate::assign::Columns;
use crate::dice::{Dice, Phase};
use crate::galaxy::Galaxy;
use crate::scoring::{self, Score};
use crate::tiles::{Side, Square, Tile};

/// Everything on the table, hidden or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// What belongs to each player.
    pub players: BySeat<PlayerSnapshot>,
    /// Points left in the initial pool. Negative once it is overdrawn.
    pub pool: i16,
    /// The tiles in the bag.
    pub bag: Set<Tile>,
    /// The abandoned tiles.
    pub abandoned: Set<Tile>,
}

/// Everything that belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerSnapshot {
    /// Credits.
    pub credits: u8,
    /// Points in chips.
    pub vp: u16,
    /// Dice in the cup.
    pub cup: Dice,
    /// Dice in the Citizenry.
    pub citizenry: Dice,
    /// Waiting workers, with the selecting one in the column of its phase.
    pub columns: Columns,
    /// The development stack, top first.
    pub developments: Vec<Tile>,
    /// The dice on it.
    pub developers: Dice,
    /// The world stack, top first.
    pub worlds: Vec<Tile>,
    /// The dice on it.
    pub settlers: Dice,
    /// The tableau in the order it was placed, with the goods on it.
    pub tableau: Vec<(Square, Dice)>,
    /// The score if the game ended now.
    pub score: Score,
}

impl Snapshot {
    pub(crate) fn of(galaxy: &Galaxy) -> Self {
        Self {
            players: galaxy.players.map(|_, player| {
                let mut columns = Columns::default();
                for phase in Phase::ALL {
                    columns[phase] = player.workers(phase);
                }
                let [developers, settlers] = player.zone.dice;
                PlayerSnapshot {
                    credits: player.credits,
                    vp: player.vp,
                    cup: player.cup,
                    citizenry: player.citizenry,
                    columns,
                    developments: player.zone.stack(Side::Development).to_vec(),
                    developers,
                    worlds: player.zone.stack(Side::World).to_vec(),
                    settlers,
                    tableau: player.tableau.list(),
                    score: scoring::score(player),
                }
            }),
            pool: galaxy.pool,
            bag: galaxy.bag,
            abandoned: galaxy.abandoned,
        }
    }
}
