//! The twenty-three technologies. Rules D-1.6 and section 8.
//!
//! The six effects are printed. How many cards carry each is deduced from the total of 23. Costs, and the color pairs of the
//! capture discounts, are **reconstructed**.

use game::Set;
use serde::{Deserialize, Serialize};

use crate::conversions::BillNumber;
use crate::numbered::numbered;
use crate::{Bill, Color, Defender, Energy, PlanetType, Provenance};
use Color::{Blue, Green, Orange};
use Effect::{CaptureDiscount, EndOfTurnBattery, Exchange, ExtraStep, Interchange, LandingBattery};
use PlanetType::{Deposit, Oasis, Pulsar, Rings};

/// What a technology does for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A battery whenever a Defender stops on a planet of this type (D-8.2).
    LandingBattery(PlanetType),
    /// A Defender that stopped on this type captures for one less energy of one of these colors (D-8.3).
    CaptureDiscount(PlanetType, [Color; 2]),
    /// A battery at the end of a turn with fewer than three (D-8.5).
    EndOfTurnBattery,
    /// One energy of this color for two batteries when paying, or the reverse (D-8.6).
    Exchange(Color),
    /// The two colors can replace each other in payments (D-8.9).
    Interchange([Color; 2]),
    /// This Defender may go one place further in the same direction (D-8.11).
    ExtraStep(Defender),
}

/// What is printed on a technology card, and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechnologyCard {
    /// Our number for it.
    pub id: &'static str,
    /// What it does. The effect is printed, except for the color pair of a capture discount.
    pub effect: Effect,
    /// What it costs.
    pub cost: Bill,
}

impl TechnologyCard {
    /// How sure we are of what the effect does.
    pub const EFFECT: Provenance = Provenance::Printed;
    /// How sure we are of the number of cards with the effect.
    pub const COUNT: Provenance = Provenance::Deduced;
    /// How sure we are of the cost.
    pub const COST: Provenance = Provenance::Reconstructed;

    /// How sure we are of the colors or the type in the effect.
    #[must_use]
    pub const fn detail(&self) -> Provenance {
        match self.effect {
            CaptureDiscount(..) => Provenance::Reconstructed,
            LandingBattery(_) | Exchange(_) | Interchange(_) | ExtraStep(_) => Provenance::Deduced,
            EndOfTurnBattery => Provenance::Printed,
        }
    }
}

const fn technology(id: &'static str, effect: Effect, energy: [u8; 3], any: u8, batteries: u8) -> TechnologyCard {
    let [blue, orange, green] = energy;
    TechnologyCard { id, effect, cost: Bill { energy: Energy::new(blue, orange, green), any, batteries } }
}

/// All technologies. Costs are blue, orange, green; any color; batteries.
#[rustfmt::skip]
pub const TECHNOLOGIES: [TechnologyCard; 23] = [
    technology("T01", LandingBattery(Pulsar), [1, 0, 0], 0, 1),
    technology("T02", LandingBattery(Deposit), [0, 1, 0], 0, 1),
    technology("T03", LandingBattery(Rings), [0, 0, 1], 0, 1),
    technology("T04", LandingBattery(Oasis), [0, 0, 0], 1, 1),
    technology("T05", CaptureDiscount(Pulsar, [Orange, Green]), [1, 0, 0], 0, 1),
    technology("T06", CaptureDiscount(Pulsar, [Blue, Orange]), [0, 0, 1], 0, 1),
    technology("T07", CaptureDiscount(Deposit, [Blue, Green]), [0, 1, 0], 0, 1),
    technology("T08", CaptureDiscount(Deposit, [Orange, Green]), [1, 0, 0], 0, 1),
    technology("T09", CaptureDiscount(Rings, [Blue, Orange]), [0, 0, 1], 0, 1),
    technology("T10", CaptureDiscount(Rings, [Orange, Green]), [1, 0, 0], 0, 1),
    technology("T11", CaptureDiscount(Oasis, [Blue, Orange]), [0, 0, 1], 0, 1),
    technology("T12", CaptureDiscount(Oasis, [Blue, Green]), [0, 1, 0], 0, 1),
    technology("T13", EndOfTurnBattery, [0, 0, 0], 1, 2),
    technology("T14", EndOfTurnBattery, [0, 0, 0], 1, 2),
    technology("T15", Exchange(Blue), [1, 0, 0], 0, 2),
    technology("T16", Exchange(Orange), [0, 1, 0], 0, 2),
    technology("T17", Exchange(Green), [0, 0, 1], 0, 2),
    technology("T18", Interchange([Blue, Orange]), [1, 1, 0], 0, 0),
    technology("T19", Interchange([Blue, Green]), [1, 0, 1], 0, 0),
    technology("T20", Interchange([Orange, Green]), [0, 1, 1], 0, 0),
    technology("T21", ExtraStep(Defender::Red), [0, 0, 0], 0, 3),
    technology("T22", ExtraStep(Defender::Yellow), [0, 0, 0], 0, 3),
    technology("T23", ExtraStep(Defender::Blue), [0, 0, 0], 0, 3),
];

static BILLS: [BillNumber; TECHNOLOGIES.len()] = {
    let mut bills = [BillNumber::known(&TECHNOLOGIES[0].cost); TECHNOLOGIES.len()];
    let mut number = 1;
    while number < TECHNOLOGIES.len() {
        bills[number] = BillNumber::known(&TECHNOLOGIES[number].cost);
        number += 1;
    }
    bills
};

/// The batteries from each use of a technology that gives batteries (D-8.2, D-8.5).
pub const TECHNOLOGY_BATTERIES: u8 = 1;

/// The technologies whose effect matches a pattern.
macro_rules! technologies {
    ($effect:pat) => {{
        let (mut bits, mut number) = (0, 0);
        while number < TECHNOLOGIES.len() {
            if matches!(TECHNOLOGIES[number].effect, $effect) {
                bits |= 1 << number;
            }
            number += 1;
        }
        Set::from_bits(bits)
    }};
}

/// The technologies that convert while paying.
pub(crate) const CONVERTING: Set<Technology> = technologies!(Exchange(_) | Interchange(_));

/// The technologies that give a battery at the end of a turn.
pub(crate) const END_OF_TURN_BATTERIES: Set<Technology> = technologies!(EndOfTurnBattery);

/// The technologies that give a battery for stopping on a planet, by its type.
pub(crate) const LANDING_BATTERIES: [Set<Technology>; 4] = [
    technologies!(LandingBattery(Pulsar)),
    technologies!(LandingBattery(Deposit)),
    technologies!(LandingBattery(Rings)),
    technologies!(LandingBattery(Oasis)),
];

/// The technologies that make a capture cheaper, by planet type.
pub(crate) const CAPTURE_DISCOUNTS: [Set<Technology>; 4] = [
    technologies!(CaptureDiscount(Pulsar, _)),
    technologies!(CaptureDiscount(Deposit, _)),
    technologies!(CaptureDiscount(Rings, _)),
    technologies!(CaptureDiscount(Oasis, _)),
];

/// The technologies that give an extra step, by Defender.
pub(crate) const EXTRA_STEPS: [Set<Technology>; 3] = [
    technologies!(ExtraStep(Defender::Red)),
    technologies!(ExtraStep(Defender::Yellow)),
    technologies!(ExtraStep(Defender::Blue)),
];

numbered!(
    /// A technology card, by its number in [`TECHNOLOGIES`].
    Technology, TechnologyCard in TECHNOLOGIES, "technology"
);
