//! Activate the planet a Defender stopped on. Rules of section 5.

use game::Sink;

use super::{Stage, take, track, trade::Trading};
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::planets::{PlanetEffect, die_gain};
use crate::{Event, Planet};

/// Does what the planet does, and gives what is asked then.
pub(crate) fn begin(galaxy: &mut Galaxy, planet: Planet, out: &mut impl Sink<Event>) -> Stage {
    carry_out(galaxy, planet, planet.effect(), Gained::Planet(planet), out)
}

fn carry_out(
    galaxy: &mut Galaxy,
    planet: Planet,
    effect: PlanetEffect,
    why: Gained,
    out: &mut impl Sink<Event>,
) -> Stage {
    match effect {
        PlanetEffect::Gain { energy, any, batteries } => {
            galaxy.gain(energy, batteries, why, out);
            take::begin(galaxy, any, out)
        }
        PlanetEffect::Track => track::begin(galaxy, out),
        PlanetEffect::Die => {
            let (seat, face) = (galaxy.turn.seat, 1 + galaxy.chance.below(6) as u8);
            out.everyone(|| Event::Rolled { seat, face });
            carry_out(galaxy, planet, die_gain(face), Gained::Die(face), out)
        }
        PlanetEffect::Trade(trade) => Trading::begin(galaxy, planet, trade, out),
    }
}
