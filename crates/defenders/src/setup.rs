//! The options of a game, and the deal. Rules of section 2.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{BadPosition, BySeat, Chance, Seat, Set, Sink};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::board::ByDefender;
use crate::galaxy::{Display, Galaxy, Player, Stack, Stacks, TechnologyDeck, Turn};
use crate::position::{Position, lay_out};
use crate::step::{Stage, act::Act};
use crate::{ControlTile, Defenders, Energy, Event, Place, Planet, Robot, Side, Technology, TileSide};

/// The number of players and the rules they play by.
///
/// ```
/// use defenders::{Setup, Variant};
/// use game::Setup as _;
/// let setup = Setup::of(4, "advanced").unwrap();
/// assert_eq!(setup.variant, Variant::Advanced);
/// assert_eq!(Setup::of(5, "base").unwrap_err().to_string(), "2 to 4 can play, not 5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Base or advanced.
    #[serde(default)]
    pub variant: Variant,
    /// Ends the game after this many rounds. `None` for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_cap: Option<u16>,
    /// Which rulings apply. Games that were begun with earlier ones are finished and replayed with them.
    #[serde(default, skip_serializing_if = "Rulings::are_first")]
    pub rulings: Rulings,
    /// What lies on the table at the beginning, instead of a deal. It tells what is hidden, so states and views are without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub position: Option<Arc<Position>>,
}

/// How the rulebook is read where it can be read in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "kebab-case")]
pub enum Rulings {
    /// Two end-of-turn batteries work one after the other. Records that name no rulings were played like this.
    #[default]
    First,
    /// They add up (D-8.5).
    Second,
}

impl Rulings {
    /// Serde wants a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn are_first(&self) -> bool {
        *self == Self::First
    }
}

/// The rules of the game.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, EnumString, IntoStaticStr, VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// One extra action, after the main actions.
    #[default]
    Base,
    /// Two extra actions, in any order with the main actions (section 10).
    Advanced,
}

impl game::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    type Variant = Variant;

    fn plain(players: u8, variant: Variant) -> Self {
        Self { players, variant, round_cap: None, rulings: Rulings::Second, position: None }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn rules(&self) -> Variant {
        self.variant
    }

    fn round_cap(&self) -> Option<u16> {
        self.round_cap
    }

    fn capped(self, rounds: u16) -> Self {
        Self { round_cap: Some(rounds), ..self }
    }

    fn check_position(&self) -> Result<(), BadPosition> {
        self.position.as_ref().map_or(Ok(()), |position| position.check(self))
    }
}

/// Batteries that everyone starts with (D-2.8).
pub const START_BATTERIES: u16 = 5;

impl Setup {
    /// How many robots are in each stack (D-2.2, D-2.3).
    #[must_use]
    pub const fn stack_size(&self) -> u8 {
        if self.players == 4 { 5 } else { 4 }
    }

    /// The energy in the game for this number of players (D-2.6).
    #[must_use]
    pub const fn energy(&self) -> Energy {
        if self.players == 4 { Energy::new(10, 10, 10) } else { Energy::new(8, 8, 8) }
    }

    /// Lays out everything. The first seat begins.
    pub(crate) fn deal(mut self, mut chance: Chance, out: &mut impl Sink<Event>) -> Defenders {
        if let Some(position) = self.position.take() {
            return lay_out(self, &position, chance, out);
        }
        let planets = deal_planets(&mut chance);
        let stacks = self.deal_robots(&mut chance);
        let tiles = [(); 3].map(|()| if chance.below(2) == 0 { TileSide::Front } else { TileSide::Back });
        let (deck, display) = deal_technologies(&mut chance);
        let marker = chance.below(6) as u8;
        let player =
            Player { energy: Energy::NONE, batteries: START_BATTERIES, robots: Set::EMPTY, technologies: Set::EMPTY };
        let galaxy = Galaxy {
            planets,
            defenders: ByDefender([Place::CENTER; 3]),
            tiles,
            stacks,
            deck,
            display,
            marker,
            reserve: self.energy(),
            players: BySeat::new(self.players, |_| player),
            turn: Turn::of(Seat::new(0)),
            round: 1,
            chance,
            setup: self,
        };
        tell(&galaxy, out);
        Defenders { galaxy, stage: Stage::Act(Act) }
    }

    fn deal_robots(&self, chance: &mut Chance) -> Stacks {
        let mut robots: Vec<Robot> = Robot::all().collect();
        chance.shuffle(&mut robots);
        let mut robots = robots.into_iter();
        Stacks([(); 4].map(|()| {
            let mut stack = Stack::default();
            for robot in robots.by_ref().take(self.stack_size().into()) {
                stack.put(robot);
            }
            stack
        }))
    }
}

/// Reports how everything was laid out.
pub(crate) fn tell(galaxy: &Galaxy, out: &mut impl Sink<Event>) {
    for place in Place::all() {
        out.everyone(|| Event::PlanetLaid { place, planet: galaxy.planet(place) });
    }
    for tile in ControlTile::ALL {
        out.everyone(|| Event::TileShows { tile, side: galaxy.tiles[tile as usize], order: galaxy.order(tile) });
    }
    out.everyone(|| Event::MarkerPlaced { field: galaxy.marker });
    for side in Side::ALL {
        out.everyone(|| match galaxy.stacks[side].top() {
            Some(robot) => Event::RobotRevealed { side, robot },
            None => Event::StackEmptied { side },
        });
    }
    for (slot, technology) in galaxy.display.0.into_iter().enumerate() {
        if let Some(technology) = technology {
            out.everyone(|| Event::TechnologyRevealed { slot: slot as u8, technology });
        }
    }
    out.everyone(|| Event::TurnBegan { seat: galaxy.turn.seat, round: galaxy.round });
}

fn deal_planets(chance: &mut Chance) -> [Planet; 9] {
    let mut planets = Planet::ALL;
    let (base, others) = planets.split_at_mut(1);
    chance.shuffle(others);
    // The Base is first in the list and last in the shuffle: it swaps places with the tile dealt to the center.
    std::mem::swap(&mut base[0], &mut others[Place::CENTER.index() - 1]);
    planets
}

fn deal_technologies(chance: &mut Chance) -> (TechnologyDeck, Display) {
    let mut technologies: Vec<Technology> = Technology::all().collect();
    chance.shuffle(&mut technologies);
    let mut deck = TechnologyDeck::default();
    for technology in technologies {
        deck.put(technology);
    }
    let display = Display([(); 4].map(|()| deck.take()));
    (deck, display)
}
