//! Activating the planet a Defender stopped on. Rules of section 5.

use game::Sink;

use super::{Stage, act, take, track, trade};
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::planets::{PlanetEffect, die_gain};
use crate::{Event, Planet};

/// Applies the planet's effect. Returns the next question.
#[inline]
pub(crate) fn begin(galaxy: &mut Galaxy, planet: Planet, out: &mut impl Sink<Event>) -> Stage {
    match planet.effect() {
        effect @ PlanetEffect::Gain { .. } => gain(galaxy, effect, Gained::Planet(planet), out),
        PlanetEffect::Track => track::begin(galaxy, out),
        PlanetEffect::Die => {
            let seat = galaxy.turn.seat;
            // A line of named draws for each seat's die.
            let face = 1 + galaxy.chance.below_for(seat.number().into(), 6) as u8;
            out.everyone(|| Event::Rolled { seat, face });
            gain(galaxy, die_gain(face), Gained::Die(face), out)
        }
        PlanetEffect::Trade(_) => trade::begin(galaxy, planet, out),
    }
}

/// Gives what a planet or a face of the die gives.
fn gain(galaxy: &mut Galaxy, effect: PlanetEffect, why: Gained, out: &mut impl Sink<Event>) -> Stage {
    let PlanetEffect::Gain { energy, any, batteries } = effect else { return act::go_on(galaxy, out) };
    galaxy.gain(energy, batteries, why, out);
    take::begin(galaxy, any, out)
}
