//! What prompts explain about a payment: which technologies make it possible, what is left, what will be missing.

use game::Set;

use crate::galaxy::Galaxy;
use crate::payment::{Bill, Payment, Purse};
use crate::planets::PlanetEffect;
use crate::prompt::{Holdings, Lack, PaymentOption};
use crate::{Color, Conversions, Effect, Energy, Planet, Technology};

/// A way to settle a bill, without anything marked as missing yet.
pub(crate) fn paid(galaxy: &Galaxy, due: &Bill, payment: Payment) -> PaymentOption {
    PaymentOption {
        payment,
        converters: converters(galaxy.active().technologies, due, &payment),
        left: left(galaxy, &payment),
        lacks: Vec::new(),
    }
}

/// What a player has after paying.
pub(crate) fn left(galaxy: &Galaxy, payment: &Payment) -> Holdings {
    let player = galaxy.active();
    Holdings {
        energy: player.energy - payment.energy.least(player.energy),
        batteries: player.batteries.saturating_add_signed((-payment.batteries).into()),
    }
}

/// What a player has after gaining something.
pub(crate) fn gained(galaxy: &Galaxy, energy: Energy, batteries: u8) -> Holdings {
    let player = galaxy.active();
    Holdings { energy: player.energy + energy, batteries: player.batteries.saturating_add(batteries.into()) }
}

/// The smallest set of technologies that makes a payment valid for the bill. Empty if the payment is exactly the bill.
fn converters(owned: Set<Technology>, due: &Bill, payment: &Payment) -> Vec<Technology> {
    let converts = |card: &Technology| matches!(card.card().effect, Effect::Exchange(_) | Effect::Interchange(_));
    let is_the_bill = payment.energy == due.energy && due.any == 0 && payment.batteries == due.batteries as i8;
    if is_the_bill {
        return Vec::new();
    }
    let owned: Vec<Technology> = owned.iter().filter(converts).collect();
    let (energy, batteries) = (payment.energy, payment.batteries.max(0).unsigned_abs().into());
    let chosen = |bits: u32| owned.iter().enumerate().filter(move |(at, _)| bits >> at & 1 != 0).map(|(_, &card)| card);
    let enough = |bits: &u32| {
        let purse = Purse { energy, batteries, conversions: Conversions::of(chosen(*bits).collect()) };
        purse.allows(due, payment)
    };
    let fewest = (0..1u32 << owned.len()).filter(enough).min_by_key(|bits| bits.count_ones());
    fewest.map(|bits| chosen(bits).collect()).unwrap_or_default()
}

/// The colors that the reserve cannot supply in full, counting what is paid into it (D-5.12).
pub(crate) fn exhausted(galaxy: &Galaxy, payment: &Payment, gain: Energy) -> impl Iterator<Item = Lack> {
    let reserve = galaxy.reserve + payment.energy;
    Color::ALL.into_iter().filter(move |&color| gain[color] > reserve[color]).map(Lack::Color)
}

/// What a planet cannot give after a payment: cubes missing from the reserve, or a trade that will not be affordable.
pub(crate) fn missing_on(galaxy: &Galaxy, planet: Planet, landing: u8, payment: &Payment) -> Option<Lack> {
    match planet.effect() {
        PlanetEffect::Gain { energy, .. } => exhausted(galaxy, payment, energy).next(),
        PlanetEffect::Trade(trade) => {
            let Holdings { energy, batteries } = left(galaxy, payment);
            let conversions = Conversions::of(galaxy.active().technologies);
            let purse = Purse { energy, batteries: batteries.saturating_add(landing.into()), conversions };
            (!purse.can_pay(&trade.bill())).then_some(Lack::Trade)
        }
        PlanetEffect::Track | PlanetEffect::Die => None,
    }
}
