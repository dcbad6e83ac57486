//! Energy of the player's choice, from a planet, the die or a robot. Rules D-5.1, D-5.9, D-5.11.

use game::Sink;
use serde::{Deserialize, Serialize};

use super::{Asking, Stage, act};
use crate::choices::{Choices, MOST_CUBES};
use crate::galaxy::Galaxy;
use crate::options::Options;
use crate::planets::{PlanetEffect, die_gain};
use crate::prompt::{Prompt, TakeOption};
use crate::robots::{ROBOTS, RobotBonus};
use crate::{Color, Energy, Event, Illegal, Move, Planet, explain};

/// The question which cubes to take, given their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Take(pub(crate) u8);

/// Asks for this many cubes, if any are due.
#[inline]
pub(crate) fn begin(galaxy: &mut Galaxy, count: u8, out: &mut impl Sink<Event>) -> Stage {
    if count == 0 { act::go_on(galaxy, out) } else { Stage::Take(Take(count)) }
}

impl Take {
    /// The cubes that can be taken. Batteries replace the rest.
    ///
    /// A battery replaces a cube of an exhausted color. The player may name such a color even if other colors are left.
    fn choices(self, reserve: Energy) -> Choices {
        let Energy { blue, orange, green } = reserve;
        let (all, least) = (Choices::of_total(self.0), blue.min(orange).min(green));
        if least >= self.0 {
            return all;
        }
        let fewer = exhausting(reserve).without(Choices::of_at_least(self.0.into()));
        Choices::within(reserve).intersection(all).union(fewer)
    }

    /// The batteries that replace the missing cubes.
    fn batteries(self, energy: Energy) -> u8 {
        self.0 - energy.total() as u8
    }
}

/// The choices of cubes that exhaust some color.
fn exhausting(reserve: Energy) -> Choices {
    let Energy { blue, orange, green } = reserve;
    let all = Choices::within(reserve);
    match (blue.checked_sub(1), orange.checked_sub(1), green.checked_sub(1)) {
        (Some(blue), Some(orange), Some(green)) => all.without(Choices::within(Energy::new(blue, orange, green))),
        _ => all,
    }
}

impl Asking for Take {
    type Options<'a> = Takes;

    fn options(self, galaxy: &Galaxy) -> Takes {
        Takes { cubes: self.choices(galaxy.reserve), take: self }
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let option = |energy| {
            let batteries = self.batteries(energy);
            TakeOption { energy, batteries, after: explain::gained(galaxy, energy, batteries) }
        };
        let options = self.choices(galaxy.reserve).iter().map(option).collect();
        let exhausted = Color::ALL.into_iter().filter(|&color| galaxy.reserve[color] == 0).collect();
        Prompt::Take { count: self.0, options, exhausted }
    }

    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        let &Move::Take { energy, batteries } = answer else { return Err(Illegal::NotAsked) };
        if !self.choices(galaxy.reserve).contains(energy) || batteries != self.batteries(energy) {
            return Err(Illegal::WrongTake);
        }
        galaxy.reserve -= energy;
        let player = galaxy.active_mut();
        player.energy += energy;
        player.batteries = player.batteries.saturating_add(batteries.into());
        let seat = galaxy.turn.seat;
        out.everyone(|| Event::Took { seat, energy, instead: batteries });
        Ok(act::go_on(galaxy, out))
    }
}

/// Taking one of these choices of cubes.
pub(crate) struct Takes {
    cubes: Choices,
    take: Take,
}

impl Options for Takes {
    fn count(&self) -> u32 {
        self.cubes.len()
    }

    fn nth(&self, n: u32) -> Option<Move> {
        self.cubes.nth(n).map(|energy| Move::Take { energy, batteries: self.take.batteries(energy) })
    }
}

/// Nothing in the game gives more cubes of the player's choice than a set of choices can hold.
const _: () = {
    const fn check(effect: PlanetEffect) {
        if let PlanetEffect::Gain { any, .. } = effect {
            assert!(any as u32 <= MOST_CUBES);
        }
    }
    let mut planet = 0;
    while planet < Planet::ALL.len() {
        check(Planet::ALL[planet].effect());
        planet += 1;
    }
    let mut face = 1;
    while face <= 6 {
        check(die_gain(face));
        face += 1;
    }
    let mut robot = 0;
    while robot < ROBOTS.len() {
        if let RobotBonus::Any(any) = ROBOTS[robot].bonus {
            assert!(any as u32 <= MOST_CUBES);
        }
        robot += 1;
    }
};
