//! The twenty runaway robots. Rules D-1.5, D-6.6 and D-9.2.
//!
//! **Reconstructed**: no source gives the printed values, except for the cost and bonus of R04. These values fit
//! everything that is published.

use serde::{Deserialize, Serialize};

use crate::conversions::BillNumber;
use crate::numbered::numbered;
use crate::{Bill, Energy, Provenance};
use Provenance::{Printed, Reconstructed};
use RobotBonus::{Any, Batteries, Cubes, Nothing};
use RobotType::{Courier, Gardener, Miner, Sentinel, Surveyor, Welder};

/// The type of a robot. That there are six types is printed. Their names are ours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobotType {
    /// It dug.
    Miner,
    /// It planted.
    Gardener,
    /// It carried.
    Courier,
    /// It joined.
    Welder,
    /// It guarded.
    Sentinel,
    /// It measured.
    Surveyor,
}

impl RobotType {
    /// All six.
    pub const ALL: [Self; 6] = [Miner, Gardener, Courier, Welder, Sentinel, Surveyor];
}

/// What capturing a robot brings immediately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobotBonus {
    /// Nothing.
    Nothing,
    /// Batteries.
    Batteries(u8),
    /// Cubes of given colors.
    Cubes(Energy),
    /// Cubes of the player's choice.
    Any(u8),
}

/// What is printed on a robot card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RobotCard {
    /// Our number for it.
    pub id: &'static str,
    /// The cost of capturing it.
    pub cost: Energy,
    /// Research points.
    pub points: u8,
    /// The bonus for capturing it.
    pub bonus: RobotBonus,
    /// Its type.
    pub robot_type: RobotType,
    /// How sure we are of cost and bonus.
    pub cost_and_bonus: Provenance,
    /// How sure we are of points and type.
    pub points_and_type: Provenance,
}

const fn robot(id: &'static str, cost: [u8; 3], points: u8, bonus: RobotBonus, robot_type: RobotType) -> RobotCard {
    let [blue, orange, green] = cost;
    RobotCard {
        id,
        cost: Energy::new(blue, orange, green),
        points,
        bonus,
        robot_type,
        cost_and_bonus: Reconstructed,
        points_and_type: Reconstructed,
    }
}

/// The rulebook's example of a capture shows this card's cost and bonus.
const fn as_in_the_example(card: RobotCard) -> RobotCard {
    RobotCard { cost_and_bonus: Printed, ..card }
}

/// All robots. Costs are blue, orange, green.
#[rustfmt::skip]
pub const ROBOTS: [RobotCard; 20] = [
    robot("R01", [1, 1, 0], 1, Batteries(2), Courier),
    robot("R02", [0, 1, 1], 1, Batteries(2), Welder),
    robot("R03", [1, 0, 1], 1, Batteries(2), Sentinel),
    as_in_the_example(robot("R04", [2, 1, 0], 2, Cubes(Energy::new(0, 0, 1)), Miner)),
    robot("R05", [0, 2, 1], 2, Cubes(Energy::new(1, 0, 0)), Gardener),
    robot("R06", [1, 0, 2], 2, Cubes(Energy::new(0, 1, 0)), Surveyor),
    robot("R07", [1, 2, 0], 3, Nothing, Surveyor),
    robot("R08", [0, 1, 2], 3, Nothing, Courier),
    robot("R09", [2, 0, 1], 3, Nothing, Welder),
    robot("R10", [2, 2, 0], 4, Nothing, Gardener),
    robot("R11", [0, 2, 2], 4, Nothing, Miner),
    robot("R12", [2, 0, 2], 4, Nothing, Surveyor),
    robot("R13", [2, 1, 1], 3, Batteries(2), Gardener),
    robot("R14", [1, 2, 1], 3, Batteries(2), Sentinel),
    robot("R15", [1, 1, 2], 3, Batteries(2), Miner),
    robot("R16", [3, 1, 1], 5, Nothing, Welder),
    robot("R17", [1, 3, 1], 5, Nothing, Courier),
    robot("R18", [1, 1, 3], 5, Nothing, Sentinel),
    robot("R19", [1, 1, 1], 2, Any(1), Gardener),
    robot("R20", [1, 1, 1], 3, Nothing, Miner),
];

static BILLS: [BillNumber; ROBOTS.len()] = {
    let mut bills = [BillNumber::known(&Bill::energy(ROBOTS[0].cost)); ROBOTS.len()];
    let mut number = 1;
    while number < ROBOTS.len() {
        bills[number] = BillNumber::known(&Bill::energy(ROBOTS[number].cost));
        number += 1;
    }
    bills
};

numbered!(
    /// A robot card, by its number in [`ROBOTS`].
    Robot, RobotCard in ROBOTS, "robot"
);
