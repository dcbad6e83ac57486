//! The 114 cards: what is printed on each, as typed constants, one block for each design. Rules of section 1.
//!
//! A [`Card`] is a piece of cardboard, a [`Design`] is what is printed on it. Nineteen developments exist twice.
//! Each phase owns the enum of its powers, so a power in the wrong phase does not compile.

mod design;
mod developments;
pub(crate) mod index;
mod military;
mod six_cost;
mod start;
mod worlds;

use std::fmt;

use game::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use design::Design;

use crate::phase::consume::ConsumePower;
use crate::phase::develop::DevelopPower;
use crate::phase::explore::ExplorePower;
use crate::phase::produce::ProducePower;
use crate::phase::settle::SettlePower;
use crate::phase::trade::TradePower;
use crate::scoring::Scoring;

/// How many cards there are.
pub const CARDS: u8 = 114;
/// How many designs there are.
pub const DESIGNS: usize = Design::ALL.len();
/// The first card that is a second copy. Copies follow all first cards, in the order of their designs.
const FIRST_COPY: u8 = DESIGNS as u8;
/// The first design with two copies.
const FIRST_DOUBLE: u8 = Design::ContactSpecialist as u8;
/// The difference between the numbers of a second copy and its first.
const COPY_STEP: u8 = FIRST_COPY - FIRST_DOUBLE;

/// A good's kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Blue.
    Novelty,
    /// Brown: Rare Elements.
    Rare,
    /// Green.
    Genes,
    /// Yellow: Alien Technology.
    Alien,
}

impl Kind {
    /// All four, the cheapest first.
    pub const ALL: [Self; 4] = [Self::Novelty, Self::Rare, Self::Genes, Self::Alien];

    /// How many cards a good of this kind sells for, before bonuses (R-1.4).
    #[must_use]
    pub const fn price(self) -> u8 {
        2 + self as u8
    }
}

/// Goods of every kind, or of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Every kind.
    Any,
    /// Only this kind.
    Only(Kind),
}

impl Filter {
    /// Whether a kind matches.
    #[must_use]
    pub const fn allows(self, kind: Kind) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => only as u8 == kind as u8,
        }
    }
}

/// How a world gets its goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A halo: the world comes with one good and produces none on its own.
    Windfall,
    /// A filled circle: the world produces a good in every Produce phase.
    Production,
}

/// The goods of a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Good {
    /// Their kind.
    pub kind: Kind,
    /// Where they come from.
    pub source: Source,
}

const fn windfall(kind: Kind) -> Option<Good> {
    Some(Good { kind, source: Source::Windfall })
}

const fn production(kind: Kind) -> Option<Good> {
    Some(Good { kind, source: Source::Production })
}

/// What it takes to place a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// This many cards from the hand.
    Cost(u8),
    /// A military world that takes this much Military.
    Defense(u8),
}

impl Price {
    /// The number alone.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Cost(number) | Self::Defense(number) => number,
        }
    }
}

/// The two types of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Placed in Settle.
    World,
    /// Placed in Develop.
    Development,
}

/// A word in a card's name that other cards refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words are the cards' own")]
pub enum Keyword {
    Alien,
    Rebel,
    Imperium,
    Uplift,
    Chromosome,
    Terraforming,
}

/// The color behind a start world's number. The base game does not use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "colors")]
pub enum Color {
    Blue,
    Red,
}

/// What marks a start world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// 0 to 4. The player with the lowest number goes first.
    pub number: u8,
    /// The color behind the number.
    pub color: Color,
}

/// The phase a power belongs to. Trade, the sale within phase IV, is a category of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the phases by name")]
pub enum Phase {
    Explore,
    Develop,
    Settle,
    Trade,
    Consume,
    Produce,
}

/// A power by its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Phase I, Explore.
    I(ExplorePower),
    /// Phase II, Develop.
    II(DevelopPower),
    /// Phase III, Settle.
    III(SettlePower),
    /// The sale in phase IV.
    Trade(TradePower),
    /// Phase IV, Consume.
    IV(ConsumePower),
    /// Phase V, Produce.
    V(ProducePower),
}

impl Power {
    /// The phase it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::I(_) => Phase::Explore,
            Self::II(_) => Phase::Develop,
            Self::III(_) => Phase::Settle,
            Self::Trade(_) => Phase::Trade,
            Self::IV(_) => Phase::Consume,
            Self::V(_) => Phase::Produce,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Face {
    /// Which card it is.
    pub design: Design,
    /// The English name.
    pub name: &'static str,
    /// World or development.
    pub sort: Sort,
    /// Cost or defense.
    pub price: Price,
    /// Printed points; `None` for a `?`, whose value is in the scoring lines.
    pub vp: Option<u8>,
    /// The goods it can hold.
    pub good: Option<Good>,
    /// The words that other cards refer to.
    pub keywords: &'static [Keyword],
    /// The number of a start world.
    pub start: Option<Start>,
    /// The start world whose preset hand includes the card in a first game.
    pub preset_hand: Option<u8>,
    /// What it does, in the order of the phases.
    pub powers: &'static [Power],
    /// How a six-cost development scores. A card counts for the first line it matches.
    pub scoring: &'static [Scoring],
}

/// What worlds have in common.
const WORLD: Face = Face {
    design: Design::OldEarth,
    name: "",
    sort: Sort::World,
    price: Price::Cost(0),
    vp: None,
    good: None,
    keywords: &[],
    start: None,
    preset_hand: None,
    powers: &[],
    scoring: &[],
};

/// What developments have in common.
const DEVELOPMENT: Face = Face { sort: Sort::Development, ..WORLD };

/// What six-cost developments have in common.
const SIX_COST: Face = Face { price: Price::Cost(6), ..DEVELOPMENT };

/// What is printed on the cards, by design.
pub static FACES: [Face; DESIGNS] = faces();

const fn faces() -> [Face; DESIGNS] {
    let parts: [&[Face]; 5] = [
        &start::START,
        &worlds::WORLDS,
        &military::MILITARY,
        &developments::DEVELOPMENTS,
        &six_cost::SIX_COST_DEVELOPMENTS,
    ];
    let mut faces = [WORLD; DESIGNS];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut index = 0;
        while index < parts[part].len() {
            faces[at] = parts[part][index];
            // The blocks must follow the order of the designs, or this does not compile.
            assert!(faces[at].design as usize == at);
            at += 1;
            index += 1;
        }
        part += 1;
    }
    assert!(at == DESIGNS);
    faces
}

impl Face {
    /// Whether it is a military world.
    #[must_use]
    pub const fn is_military(&self) -> bool {
        matches!(self.price, Price::Defense(_))
    }

    /// The kind of its goods.
    #[must_use]
    pub const fn kind(&self) -> Option<Kind> {
        match self.good {
            Some(good) => Some(good.kind),
            None => None,
        }
    }

    /// Whether its goods are of this source.
    #[must_use]
    pub const fn has(&self, source: Source) -> bool {
        match self.good {
            Some(good) => good.source as u8 == source as u8,
            None => false,
        }
    }

    /// Whether it carries a keyword.
    #[must_use]
    pub const fn carries(&self, keyword: Keyword) -> bool {
        let mut index = 0;
        while index < self.keywords.len() {
            if self.keywords[index] as u8 == keyword as u8 {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Whether it has a power of a phase.
    #[must_use]
    pub const fn works_in(&self, phase: Phase) -> bool {
        let mut index = 0;
        while index < self.powers.len() {
            if self.powers[index].phase() as u8 == phase as u8 {
                return true;
            }
            index += 1;
        }
        false
    }
}

impl Design {
    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> &'static Face {
        &FACES[self as usize]
    }

    /// How many copies there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        if self as u8 >= FIRST_DOUBLE && (self as u8) < CARDS - COPY_STEP { 2 } else { 1 }
    }

    /// Its card, or the first of its two.
    #[must_use]
    pub const fn card(self) -> Card {
        Card(self as u8)
    }

    /// All its cards.
    #[must_use]
    pub fn cards(self) -> Set<Card> {
        let first = 1 << self as u8;
        Set::from_bits(if self.copies() == 2 { first | first << COPY_STEP } else { first })
    }
}

/// One of the 114 cards.
///
/// Two copies of one design are two cards. A number that is not printed tells them apart:
///
/// ```
/// use race::{Card, Design};
/// let card = Card::by_name("Public Works#2").unwrap();
/// assert_eq!(card.design(), Design::PublicWorks);
/// assert_eq!(card.to_string(), "Public Works#2");
/// assert_eq!(Card::by_name("Old Earth"), Some(Design::OldEarth.card()));
/// assert_eq!(Card::by_name("Public Works"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/", type = "string"))]
pub struct Card(u8);

impl Card {
    /// All 114, in ascending order of number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS).map(Self)
    }

    /// All 114 as a set.
    pub const ALL: Set<Self> = Set::from_bits((1 << CARDS) - 1);

    /// The design printed on it.
    #[must_use]
    pub const fn design(self) -> Design {
        Design::ALL[self.design_index()]
    }

    pub(crate) const fn design_index(self) -> usize {
        (if self.0 >= FIRST_COPY { self.0 - COPY_STEP } else { self.0 }) as usize
    }

    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> &'static Face {
        &FACES[self.design_index()]
    }

    /// 1 or 2, if the design has two copies.
    #[must_use]
    pub const fn copy(self) -> Option<u8> {
        match (self.0 >= FIRST_COPY, self.design().copies()) {
            (true, _) => Some(2),
            (false, 2) => Some(1),
            (false, _) => None,
        }
    }

    /// The card with this name, followed by `#1` or `#2` if there are two copies.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let (bare, copy) = match name.split_once('#') {
            Some((bare, "1")) => (bare, Some(1)),
            Some((bare, "2")) => (bare, Some(2)),
            Some(_) => return None,
            None => (name, None),
        };
        Self::all().find(|card| card.copy() == copy && card.face().name == bare)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().name)?;
        self.copy().map_or(Ok(()), |copy| write!(f, "#{copy}"))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Element for Card {
    type Bits = u128;

    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> Self {
        Self(number)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::by_name(&name).ok_or_else(|| D::Error::custom(format!("there is no card \"{name}\"")))
    }
}
