//! What planets and technologies do, as templates: every number comes from the rules.

use defenders::{
    BATTERIES_PER_CUBE, Bill, Effect, FILL_TO, Planet, PlanetEffect, PlanetType, TECHNOLOGY_BATTERIES,
    TRACK_STEP_BATTERIES, TRACK_STEPS, Trade, die_gain,
};

use super::names::{batteries, bill, color, defender, goods, word};
use crate::Phrase;

pub(super) fn technology(effect: Effect) -> Phrase {
    let gain = || batteries(TECHNOLOGY_BATTERIES);
    match effect {
        Effect::LandingBattery(on) => about("defenders-power-landing", on).phrase("batteries", gain()),
        Effect::CaptureDiscount(on, [one, other]) => {
            about("defenders-power-discount", on).phrase("one", color(one)).phrase("other", color(other))
        }
        Effect::EndOfTurnBattery => {
            Phrase::new("defenders-power-end-of-turn").phrase("batteries", gain()).number("limit", FILL_TO)
        }
        Effect::Exchange(of) => Phrase::new("defenders-power-exchange")
            .phrase("color", color(of))
            .phrase("batteries", batteries(BATTERIES_PER_CUBE)),
        Effect::Interchange([one, other]) => {
            Phrase::new("defenders-power-interchange").phrase("one", color(one)).phrase("other", color(other))
        }
        Effect::ExtraStep(who) => Phrase::new("defenders-power-extra-step").piece("defender", defender(who)),
    }
}

fn about(key: &'static str, on: PlanetType) -> Phrase {
    Phrase::new(key).text("type", word(&on))
}

pub(super) fn planet(planet: Planet) -> Phrase {
    match planet.effect() {
        PlanetEffect::Gain { .. } => gain(planet.effect()),
        PlanetEffect::Track => Phrase::new("defenders-power-track")
            .number("steps", TRACK_STEPS)
            .phrase("batteries", batteries(TRACK_STEP_BATTERIES)),
        PlanetEffect::Die => Phrase::new("defenders-power-die").list("faces", faces()),
        PlanetEffect::Trade(trade) => {
            Phrase::new("defenders-power-trade").phrase("cost", trade_cost(&trade)).phrase("gain", trade_gain(&trade))
        }
    }
}

pub(super) fn trade_cost(trade: &Trade) -> Phrase {
    bill(&trade.bill())
}

pub(super) fn trade_gain(trade: &Trade) -> Phrase {
    goods(trade.gain, trade.gain_batteries)
}

fn gain(effect: PlanetEffect) -> Phrase {
    match effect {
        PlanetEffect::Gain { energy, any, batteries } => bill(&Bill { energy, any, batteries }),
        PlanetEffect::Track | PlanetEffect::Die | PlanetEffect::Trade(_) => bill(&Bill::default()),
    }
}

/// What the die gives. Adjacent faces that give the same are combined.
fn faces() -> Vec<Phrase> {
    let mut groups: Vec<(u8, u8)> = Vec::new();
    for face in 1..=6 {
        match groups.last_mut() {
            Some((first, last)) if die_gain(*first) == die_gain(face) => *last = face,
            _ => groups.push((face, face)),
        }
    }
    let group = |(first, last): (u8, u8)| {
        let gain = gain(die_gain(first));
        if first == last {
            Phrase::new("defenders-power-face").number("face", first).phrase("gain", gain)
        } else {
            Phrase::new("defenders-power-faces").number("first", first).number("last", last).phrase("gain", gain)
        }
    };
    groups.into_iter().map(group).collect()
}
