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
use crate::{Energy, Event, Illegal, Move, Planet};

/// Which cubes, so many of the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Take(pub(crate) u8);

/// Asks for so many cubes, if any are due.
pub(crate) fn begin(galaxy: &mut Galaxy, count: u8, out: &mut impl Sink<Event>) -> Stage {
    if count == 0 { act::go_on(galaxy, out) } else { Stage::Take(Take(count)) }
}

impl Take {
    /// The cubes that can be taken; batteries make up for the others.
    ///
    /// A battery stands for a cube of an exhausted color: the player may name such a color, also when others are left.
    fn choices(self, reserve: Energy) -> Choices {
        let all = Choices::within(reserve).intersection(Choices::of_total(self.0));
        let fewer = exhausting(reserve).without(Choices::of_at_least(self.0.into()));
        all.union(fewer)
    }
}

/// The cubes after which some color is gone.
fn exhausting(reserve: Energy) -> Choices {
    let least = reserve.blue.min(reserve.orange).min(reserve.green);
    if least == 0 {
        return Choices::within(reserve);
    }
    Choices::within(reserve).without(Choices::within(reserve - Energy::new(1, 1, 1)))
}

impl Asking for Take {
    fn options(self, galaxy: &Galaxy) -> Options<'_> {
        Options::Take { cubes: self.choices(galaxy.reserve), count: self.0 }
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let option = |energy: Energy| TakeOption { energy, batteries: self.0 - energy.total() as u8 };
        Prompt::Take { count: self.0, options: self.choices(galaxy.reserve).iter().map(option).collect() }
    }

    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        let &Move::Take { energy, batteries } = answer else { return Err(Illegal::NotAsked) };
        let enough = energy.total() + u32::from(batteries) == u32::from(self.0);
        if !enough || !self.choices(galaxy.reserve).contains(energy) {
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

/// Nothing in the game gives more cubes of one's choice than a set of choices knows.
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
