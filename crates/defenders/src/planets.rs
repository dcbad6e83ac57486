//! The nine planet tiles. Rules D-1.2 and section 5.

use serde::{Deserialize, Serialize};

use crate::{Bill, Color, Energy, Provenance};

/// The symbol in a planet's corner. The Base has none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanetType {
    /// A pulsar.
    Pulsar,
    /// A deposit.
    Deposit,
    /// A planet with rings.
    Rings,
    /// An oasis.
    Oasis,
}

impl PlanetType {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Pulsar, Self::Deposit, Self::Rings, Self::Oasis];
}

/// One of the nine planet tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Planet {
    /// The Base, always in the center.
    Base,
    /// The pulsar with blue energy.
    PulsarBlue,
    /// The pulsar with batteries.
    PulsarBatteries,
    /// The deposit with orange energy.
    DepositOrange,
    /// The deposit with the resource track.
    DepositTrack,
    /// The rings with green energy.
    RingsGreen,
    /// The rings where one energy becomes three.
    RingsTrade,
    /// The oasis with the die.
    OasisDie,
    /// The oasis where energy becomes batteries.
    OasisTrade,
}

/// What a planet does for the Defender that stopped on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanetEffect {
    /// Take cubes of given colors, and some of any color.
    Gain {
        /// Cubes of given colors.
        energy: Energy,
        /// Cubes of the player's choice.
        any: u8,
        /// Batteries.
        batteries: u8,
    },
    /// Move the resource marker along the track.
    Track,
    /// Roll the die.
    Die,
    /// Pay one thing to take another.
    Trade(Trade),
}

/// What a trading planet takes and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct Trade {
    /// Energy of any color to pay.
    pub pay_any: u8,
    /// Batteries to pay.
    pub pay_batteries: u8,
    /// Energy to take.
    pub gain: Energy,
    /// Batteries to take.
    pub gain_batteries: u8,
}

impl Trade {
    /// The price of the trade.
    #[must_use]
    pub const fn bill(&self) -> Bill {
        Bill { energy: Energy::NONE, any: self.pay_any, batteries: self.pay_batteries }
    }
}

impl Planet {
    /// All nine, the Base first.
    pub const ALL: [Self; 9] = [
        Self::Base,
        Self::PulsarBlue,
        Self::PulsarBatteries,
        Self::DepositOrange,
        Self::DepositTrack,
        Self::RingsGreen,
        Self::RingsTrade,
        Self::OasisDie,
        Self::OasisTrade,
    ];

    /// Its type; the Base has none.
    #[must_use]
    pub const fn planet_type(self) -> Option<PlanetType> {
        match self {
            Self::Base => None,
            Self::PulsarBlue | Self::PulsarBatteries => Some(PlanetType::Pulsar),
            Self::DepositOrange | Self::DepositTrack => Some(PlanetType::Deposit),
            Self::RingsGreen | Self::RingsTrade => Some(PlanetType::Rings),
            Self::OasisDie | Self::OasisTrade => Some(PlanetType::Oasis),
        }
    }

    /// What it does.
    #[must_use]
    pub const fn effect(self) -> PlanetEffect {
        match self {
            Self::Base => gain(Energy::NONE, 1, 1),
            Self::PulsarBlue => gain(Energy::new(1, 0, 0), 0, 1),
            Self::PulsarBatteries => gain(Energy::NONE, 0, 3),
            Self::DepositOrange => gain(Energy::new(0, 1, 0), 0, 1),
            Self::DepositTrack => PlanetEffect::Track,
            Self::RingsGreen => gain(Energy::new(0, 0, 1), 0, 1),
            Self::RingsTrade => PlanetEffect::Trade(RINGS_TRADE),
            Self::OasisDie => PlanetEffect::Die,
            Self::OasisTrade => PlanetEffect::Trade(OASIS_TRADE),
        }
    }

    /// All planets are printed in the rulebook.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        Provenance::Printed
    }
}

const fn gain(energy: Energy, any: u8, batteries: u8) -> PlanetEffect {
    PlanetEffect::Gain { energy, any, batteries }
}

const RINGS_TRADE: Trade = Trade { pay_any: 1, pay_batteries: 1, gain: Energy::new(1, 1, 1), gain_batteries: 0 };
const OASIS_TRADE: Trade = Trade { pay_any: 1, pay_batteries: 0, gain: Energy::NONE, gain_batteries: 5 };

/// What a face of the die gives on the Oasis.
#[must_use]
pub const fn die_gain(face: u8) -> PlanetEffect {
    match face {
        1 => gain(Energy::NONE, 0, 2),
        2..=4 => gain(Energy::NONE, 1, 1),
        _ => gain(Energy::NONE, 2, 0),
    }
}

/// The six fields of the resource track, a ring in one direction.
///
/// The sequence green, blue, orange is printed. The rest of the order and the ring are reconstructed.
pub const TRACK: [Color; 6] = [Color::Green, Color::Blue, Color::Orange, Color::Green, Color::Blue, Color::Orange];

/// The color of a field of the track; after the last comes the first.
#[must_use]
pub fn track_color(field: u8) -> Color {
    TRACK[usize::from(field) % TRACK.len()]
}

/// How sure we are of [`TRACK`].
pub const TRACK_PROVENANCE: Provenance = Provenance::Reconstructed;

/// The most steps the marker takes in one activation.
pub const TRACK_STEPS: u8 = 3;

/// What each step after the first costs.
pub const TRACK_STEP_BATTERIES: u8 = 1;
