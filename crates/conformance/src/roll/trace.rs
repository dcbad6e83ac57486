//! The trace format, version 1: one JSON object for each game. Events are in [`super::event`].
//!
//! Numbers that are compared are wide, so that a wrong one is a divergence and not a line that cannot be read.

use std::collections::BTreeMap;
use std::fmt;

use roll::{Color, Dice, Face, Phase, Square};
use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::event::Event;

/// What the format is called.
pub(super) const FORMAT: &str = "roll-trace";
/// The version that this program reads.
pub(super) const VERSION: u32 = 1;

/// What tells a trace of this format from anything else.
#[derive(Deserialize)]
pub(super) struct Head {
    pub(super) format: Option<String>,
    pub(super) version: Option<u32>,
}

/// A whole game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trace {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) id: String,
    // Bookkeeping of the other program.
    #[serde(rename = "seed")]
    _seed: IgnoredAny,
    #[serde(rename = "driver")]
    _driver: IgnoredAny,
    pub(super) players: u8,
    pub(super) setup: Deal,
    pub(super) rounds: Vec<Round>,
    /// False: the other program stopped it.
    pub(super) finished: bool,
    #[serde(rename = "final")]
    pub(super) result: Option<Final>,
    pub(super) departures: Vec<Departed>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deal {
    pub(super) vp_pool: i64,
    pub(super) timing_order: Vec<u8>,
    pub(super) players: Vec<Dealt>,
    pub(super) state: State,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dealt {
    pub(super) faction: u8,
    pub(super) faction_left: Square,
    pub(super) faction_right: Square,
    pub(super) home: Square,
    pub(super) tiles: Vec<u8>,
    pub(super) development: Square,
    pub(super) world: Square,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    pub(super) round: u32,
    pub(super) roll: Vec<Vec<(Color, Face)>>,
    pub(super) assign: Vec<Assign>,
    pub(super) reveal: Reveal,
    pub(super) phases: Vec<Played>,
    pub(super) manage: Vec<Manage>,
    pub(super) state: State,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) end: Option<Vec<Reason>>,
}

/// How a player assigned the dice, all by their number in the roll.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Assign {
    pub(super) wild: Vec<InColumn>,
    pub(super) select: InColumn,
    pub(super) uses: Vec<Use>,
    pub(super) columns: BTreeMap<Phase, Vec<usize>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InColumn {
    pub(super) die: usize,
    pub(super) phase: Phase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Use {
    pub(super) power: Source,
    pub(super) set_aside: Option<usize>,
    pub(super) moves: Vec<Shifted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shifted {
    pub(super) die: usize,
    pub(super) from: Phase,
    pub(super) to: Phase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reveal {
    pub(super) selected: Vec<Phase>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) two_player_die: Option<Face>,
    pub(super) phases: Vec<Phase>,
    pub(super) returned: Vec<Returned>,
}

#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Returned {
    pub(super) columns: Vec<usize>,
    pub(super) dictated: Vec<usize>,
}

/// A phase that happened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    pub(super) phase: Phase,
    pub(super) events: Vec<Event>,
    pub(super) state: State,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manage {
    pub(super) recruit: Recruit,
    pub(super) recall: Vec<Recall>,
    pub(super) recall_forced: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recruit {
    pub(super) dice: Vec<Color>,
    pub(super) from: i64,
    pub(super) to: i64,
    pub(super) after: i64,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recall {
    pub(super) die: Color,
    pub(super) from: RecallPlace,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) world: Option<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RecallPlace {
    DevelopmentStack,
    WorldStack,
    Good,
}

/// What ends a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Reason {
    VpPool,
    Tableau,
}

/// How things stand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct State {
    pub(super) vp_pool: i64,
    pub(super) bag: i64,
    pub(super) players: Vec<PlayerState>,
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerState {
    pub(super) credits: i64,
    pub(super) chips: i64,
    pub(super) cup: Bag,
    pub(super) citizenry: Bag,
    pub(super) columns: BTreeMap<Phase, Bag>,
    pub(super) development_stack: Stack,
    pub(super) world_stack: Stack,
    pub(super) tableau: Vec<Square>,
    pub(super) goods: BTreeMap<Square, Vec<Color>>,
}

#[derive(PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stack {
    pub(super) tiles: Vec<Square>,
    pub(super) dice: Bag,
}

/// How many dice of each color; those of which there are none are left out.
pub(super) type Bag = BTreeMap<Color, i64>;

/// Dice as the trace counts them.
pub(super) fn bag(dice: Dice) -> Bag {
    dice.colors().map(|color| (color, dice.count(color).into())).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Final {
    pub(super) trigger: Vec<Reason>,
    pub(super) players: Vec<Finished>,
    pub(super) winners: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Finished {
    pub(super) chips: i64,
    pub(super) tiles: i64,
    pub(super) bonus: BTreeMap<Square, i64>,
    pub(super) total: i64,
    pub(super) tiebreak: TieBreak,
    pub(super) departure: Option<Departure>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TieBreak {
    pub(super) cup: i64,
    pub(super) credits: i64,
    pub(super) sum: i64,
}

/// Where the other program does not keep to the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Departure {
    DiceLeftOnEmptyStack,
    EndOfExploreCreditsSkippedAfterExtraDraw,
    EndOfExplorePowersSkippedWithoutExplorers,
    AlienResearchTeamWithoutTiles,
    #[serde(rename = "galactic_renaissance_table_ends_at_10")]
    GalacticRenaissanceTableEndsAt10,
}

/// A departure in the list of the whole game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Departed {
    // One of the final scoring belongs to no phase.
    pub(super) round: Option<u32>,
    pub(super) phase: Option<String>,
    pub(super) player: u8,
    pub(super) name: Departure,
}

/// A square, or a rule that is printed on none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    Stock,
    Dictate,
    Square(Square),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stock => f.write_str("Stock"),
            Self::Dictate => f.write_str("Dictate"),
            Self::Square(square) => square.fmt(f),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match name.as_str() {
            "Stock" => Ok(Self::Stock),
            "Dictate" => Ok(Self::Dictate),
            _ => match Square::by_name(&name) {
                Some(square) => Ok(Self::Square(square)),
                None => Err(D::Error::custom(format!("there is no tile or rule \"{name}\""))),
            },
        }
    }
}
