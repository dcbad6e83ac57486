//! The tiles: what is printed on each, as typed constants, one block for each side. Rules of section 1.
//!
//! A [`Tile`] is one of the 55 two-sided pieces. A [`Square`] is one printed side, one half of a faction tile, or a
//! home world: whatever takes up one square of a tableau. Each phase owns the enum of its powers, so a power in the
//! wrong phase does not compile.

mod developments;
pub(crate) mod index;
mod start;
mod worlds;

use std::fmt;

use game::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::assign::AssignPower;
use crate::dice::{Color, Phase};
use crate::phase::develop::DevelopPower;
use crate::phase::explore::ExplorePower;
use crate::phase::produce::ProducePower;
use crate::phase::settle::SettlePower;
use crate::phase::ship::ShipPower;
use crate::scoring::Scoring;

/// How many game tiles there are.
pub const TILES: u8 = 55;
/// How many faction tiles there are, and how many home worlds.
pub const STARTS: u8 = 9;
/// How many printed squares there are: two sides of each game tile, two halves of each faction tile, the home worlds.
pub const SQUARES: usize = 2 * TILES as usize + 3 * STARTS as usize;
const FIRST_FACTION: u8 = 2 * TILES;
const FIRST_HOME: u8 = FIRST_FACTION + 2 * STARTS;

/// The color of a world.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum WorldColor {
    /// No color: it never holds goods.
    Gray,
    /// Cyan.
    Novelty,
    /// Brown: Rare Elements.
    Rare,
    /// Green.
    Genes,
    /// Yellow: Alien Technology.
    Alien,
}

impl WorldColor {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Gray, Self::Novelty, Self::Rare, Self::Genes, Self::Alien];

    /// The credits for a good from such a world, before bonuses (L-8.2).
    #[must_use]
    pub const fn price(self) -> u8 {
        [0, 3, 4, 5, 6][self as usize]
    }

    /// The dice of the same color.
    #[must_use]
    pub const fn dice(self) -> Option<Color> {
        match self {
            Self::Gray => None,
            Self::Novelty => Some(Color::Novelty),
            Self::Rare => Some(Color::Rare),
            Self::Genes => Some(Color::Genes),
            Self::Alien => Some(Color::Alien),
        }
    }

    /// Whether a die counts as this color when a good is consumed. Consumption dice always do (L-8.4).
    #[must_use]
    pub fn matches(self, die: Color) -> bool {
        die == Color::Consumption || self.dice() == Some(die)
    }
}

impl Element for WorldColor {
    type Bits = u32;
    fn number(self) -> u8 {
        self as u8
    }
    fn from_number(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// The two types of squares, and the two construction stacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Built in Develop.
    Development,
    /// Built in Settle.
    World,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Development, Self::World];
}

/// Development or world, and the color of a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A development.
    Development,
    /// A world of a color.
    World(WorldColor),
}

/// Where gained dice go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The cup.
    Cup,
    /// The Citizenry.
    Citizenry,
    /// The world itself, as a good.
    ThisWorld,
}

/// A one-time effect when a tile enters a tableau. For start tiles this is at setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Immediate {
    /// This many of the owner's dice, chosen by the owner, go back to the supply.
    RemoveDie(u8),
    /// Dice from the supply.
    GainDice {
        /// Their color.
        color: Color,
        /// How many.
        count: u8,
        /// Where they go.
        to: Place,
    },
    /// Credits.
    GainCredits(u8),
    /// The game begins with this many credits instead of 1.
    StartCredits(u8),
}

/// A power by its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// A power of the Assign step.
    Assign(AssignPower),
    /// Phase I, Explore.
    I(ExplorePower),
    /// Phase II, Develop.
    II(DevelopPower),
    /// Phase III, Settle.
    III(SettlePower),
    /// Phase IV, Produce.
    IV(ProducePower),
    /// Phase V, Ship.
    V(ShipPower),
}

/// What is printed on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Print {
    /// The English name.
    pub name: &'static str,
    /// The workers needed, and the points.
    pub cost: u8,
    /// Development or world.
    pub kind: Kind,
    /// The one-time effects, in order.
    pub immediate: &'static [Immediate],
    /// What it does, in the order of the phases.
    pub powers: &'static [Power],
    /// What a development of cost 6 adds to the score.
    pub scoring: Option<Scoring>,
}

/// What developments have in common.
const DEVELOPMENT: Print =
    Print { name: "", cost: 0, kind: Kind::Development, immediate: &[], powers: &[], scoring: None };

/// What is printed on the squares, by number.
pub static PRINTS: [Print; SQUARES] = prints();

const fn prints() -> [Print; SQUARES] {
    let parts: [&[Print]; 4] = [&developments::DEVELOPMENTS, &worlds::WORLDS, &start::FACTIONS, &start::HOME_WORLDS];
    let mut prints = [DEVELOPMENT; SQUARES];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut index = 0;
        while index < parts[part].len() {
            prints[at] = parts[part][index];
            at += 1;
            index += 1;
        }
        part += 1;
    }
    assert!(at == SQUARES);
    prints
}

const NOT_HOME: Set<Color> = Set::from_bits(0b111_1110);
const ALL_WORLDS: Set<WorldColor> = Set::from_bits(0b1_1111);
const ALL_GOODS: Set<WorldColor> = Set::from_bits(0b1_1110);

/// A set of die colors, in a constant.
const fn colors(list: &[Color]) -> Set<Color> {
    let (mut bits, mut at) = (0, 0);
    while at < list.len() {
        bits |= 1 << list[at] as u8;
        at += 1;
    }
    Set::from_bits(bits)
}

/// A set of phases, in a constant.
const fn phases(list: &[Phase]) -> Set<Phase> {
    let (mut bits, mut at) = (0, 0);
    while at < list.len() {
        bits |= 1 << list[at] as u8;
        at += 1;
    }
    Set::from_bits(bits)
}

/// A set of world colors, in a constant.
const fn worlds(list: &[WorldColor]) -> Set<WorldColor> {
    let (mut bits, mut at) = (0, 0);
    while at < list.len() {
        bits |= 1 << list[at] as u8;
        at += 1;
    }
    Set::from_bits(bits)
}

impl Print {
    /// The color of a world; `None` for a development.
    #[must_use]
    pub const fn world(&self) -> Option<WorldColor> {
        match self.kind {
            Kind::Development => None,
            Kind::World(color) => Some(color),
        }
    }

    /// The credits that a start tile gives instead of the usual ones (L-2.6).
    #[must_use]
    pub fn start_credits(&self) -> Option<u8> {
        self.immediate.iter().find_map(|effect| match *effect {
            Immediate::StartCredits(credits) => Some(credits),
            Immediate::RemoveDie(_) | Immediate::GainDice { .. } | Immediate::GainCredits(_) => None,
        })
    }

    /// Whether it is a development with a Reassign power (L-1.4).
    #[must_use]
    pub fn reassigns(&self) -> bool {
        self.powers.iter().any(|power| matches!(power, Power::Assign(_)))
    }
}

/// One of the 55 two-sided game tiles.
///
/// ```
/// use roll::{Side, Tile};
/// let tile = Tile::by_id(12).unwrap();
/// assert_eq!(tile.side(Side::World).to_string(), "Deserted Alien Outpost");
/// assert_eq!(tile.to_string(), "Galactic Demand / Deserted Alien Outpost");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// All 55 as a set.
    pub const ALL: Set<Self> = Set::from_bits((1 << TILES) - 1);

    /// The tile with this id in the data file, 1 to 55.
    #[must_use]
    pub fn by_id(id: u8) -> Option<Self> {
        (1..=TILES).contains(&id).then(|| Self(id - 1))
    }

    /// Its id in the data file, 1 to 55.
    #[must_use]
    pub const fn id(self) -> u8 {
        self.0 + 1
    }

    /// One of its sides.
    #[must_use]
    pub const fn side(self, side: Side) -> Square {
        match side {
            Side::Development => Square(self.0),
            Side::World => Square(self.0 + TILES),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} / {}", self.side(Side::Development), self.side(Side::World))
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Element for Tile {
    type Bits = u64;
    fn number(self) -> u8 {
        self.0
    }
    fn from_number(number: u8) -> Self {
        Self(number)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Tile::ALL
            .iter()
            .find(|tile| name.starts_with(tile.side(Side::Development).print().name) && tile.to_string() == name)
            .ok_or_else(|| D::Error::custom(format!("there is no tile \"{name}\"")))
    }
}

/// What takes up one square of a tableau: a side of a game tile, a half of a faction tile, or a home world.
///
/// ```
/// use roll::Square;
/// let world = Square::by_name("Old Earth").unwrap();
/// assert_eq!(world.print().cost, 3);
/// assert_eq!(world.tile(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/", type = "string"))]
pub struct Square(u8);

impl Square {
    /// All of them, in ascending order of number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SQUARES as u8).map(Self)
    }

    /// The two halves of a faction tile, numbered from 1.
    #[must_use]
    pub const fn faction(number: u8) -> [Self; 2] {
        let left = FIRST_FACTION + 2 * (number - 1);
        [Self(left), Self(left + 1)]
    }

    /// A home world, numbered from 1.
    #[must_use]
    pub const fn home(number: u8) -> Self {
        Self(FIRST_HOME + number - 1)
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[must_use]
    pub fn print(self) -> &'static Print {
        &PRINTS[usize::from(self.0)]
    }

    /// The square with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().find(|square| square.print().name == name)
    }

    /// The game tile it is a side of.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        if self.0 < FIRST_FACTION { Some(Tile(self.0 % TILES)) } else { None }
    }

    /// The number of the faction tile it is a half of, from 1.
    #[must_use]
    pub const fn faction_number(self) -> Option<u8> {
        if self.0 >= FIRST_FACTION && self.0 < FIRST_HOME { Some((self.0 - FIRST_FACTION) / 2 + 1) } else { None }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.print().name)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::by_name(&name).ok_or_else(|| D::Error::custom(format!("there is no tile \"{name}\"")))
    }
}
