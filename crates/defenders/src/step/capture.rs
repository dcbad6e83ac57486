//! Extra action: capture a robot. Rules D-6.4 to D-6.9, D-8.3, D-8.4.

use game::{Set, Sink};

use super::{act, activate};
use crate::payment::{Bill, Payment};
use crate::prompt::{CaptureOption, CaptureWay};
use crate::robots::RobotBonus;
use crate::scoring::Score;
use crate::table::{Gained, Table};
use crate::technologies::{CAPTURE_DISCOUNTS, Effect};
use crate::{Color, Defender, Energy, Event, Illegal, Robot, Side, Sides, Technology};

/// The most bills for one robot: three Defenders, each with at most two discounts of two colors.
const MAX_BILLS: usize = 12;

/// What a robot can be had for: one bill for each Defender that reaches it and each use of its discounts.
pub(crate) struct Bills {
    bills: [Bill; MAX_BILLS],
    /// Who captures by each of them.
    defenders: [Defender; MAX_BILLS],
    len: usize,
}

impl Bills {
    /// The bills for the robot on top of a stack; none if there is none or nobody reaches it.
    pub(crate) fn at(table: &Table, side: Side) -> Self {
        let mut bills = Self { bills: [Bill::default(); MAX_BILLS], defenders: [Defender::Red; MAX_BILLS], len: 0 };
        let Some(robot) = robot(table, side) else {
            return bills;
        };
        for defender in Defender::ALL {
            if reaches(table, defender, side) {
                let discounts = discounts(table, defender);
                discounted(robot.card().cost, discounts, |energy| bills.add(defender, Bill::energy(energy)));
            }
        }
        bills
    }

    /// Keeps the first Defender of equal bills: nothing else depends on who captures (D-6.9).
    fn add(&mut self, defender: Defender, bill: Bill) {
        if !self.as_slice().contains(&bill) {
            self.bills[self.len] = bill;
            self.defenders[self.len] = defender;
            self.len += 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Bill] {
        &self.bills[..self.len]
    }

    /// Who captures by a payment, and what the technologies take off.
    fn way(&self, table: &Table, robot: Robot, payment: Payment) -> Option<CaptureWay> {
        let purse = table.purse();
        let by = self.as_slice().iter().position(|bill| purse.allows(&[*bill], &payment))?;
        let discount = robot.card().cost - self.bills[by].energy;
        Some(CaptureWay { payment, defender: self.defenders[by], discount })
    }
}

/// Whether a Defender moved this turn and stands on a place that touches the side (D-6.4, D-6.5).
fn reaches(table: &Table, defender: Defender, side: Side) -> bool {
    table.turn.has_moved(defender) && table.defenders[defender].sides().contains(side)
}

/// The player's discount technologies for the planet where a Defender stands (D-8.3); none on the Base (D-8.14).
fn discounts(table: &Table, defender: Defender) -> Set<Technology> {
    let planet_type = table.planet(table.defenders[defender]).planet_type();
    let all = planet_type.map_or(Set::EMPTY, |planet_type| CAPTURE_DISCOUNTS[planet_type as usize]);
    table.active().technologies.intersection(all)
}

/// Calls `found` with the cost after the discounts, for every way to use them all as far as they go (D-8.4).
fn discounted(cost: Energy, mut discounts: Set<Technology>, mut found: impl FnMut(Energy)) {
    let Some(first) = discounts.iter().next() else {
        return found(cost);
    };
    discounts.remove(first);
    let second = discounts.iter().next();
    let mut results = [None; 9];
    for (one, after) in reductions(cost, Some(first)).into_iter().enumerate().filter_map(some) {
        for (other, after) in reductions(after, second).into_iter().enumerate().filter_map(some) {
            results[3 * one + other] = Some(after);
        }
    }
    // A card that is not used although it could be only makes the capture dearer.
    let least = results.iter().flatten().map(|energy| energy.total()).min();
    results.iter().flatten().filter(|energy| Some(energy.total()) == least).for_each(|energy| found(*energy));
}

fn some<T>((index, value): (usize, Option<T>)) -> Option<(usize, T)> {
    Some((index, value?))
}

/// What one card makes of a cost: one less of either of its colors, or nothing less.
fn reductions(cost: Energy, card: Option<Technology>) -> [Option<Energy>; 3] {
    let Some(Effect::CaptureDiscount(_, colors)) = card.map(|card| card.card().effect) else {
        return [Some(cost), None, None];
    };
    let less = |color: Color| (cost[color] > 0).then(|| cost - Energy::one(color));
    [Some(cost), less(colors[0]), less(colors[1])]
}

/// The robot that lies face up at a side.
fn robot(table: &Table, side: Side) -> Option<Robot> {
    table.stacks[side].top()
}

/// The sides with a robot that some Defender reaches now.
pub(crate) fn in_reach(table: &Table) -> impl Iterator<Item = Side> {
    let moved = Defender::ALL.into_iter().filter(|&defender| table.turn.has_moved(defender));
    let sides = moved.fold(Sides::default(), |sides, defender| sides.union(table.defenders[defender].sides()));
    let open = act::may_extra(table).is_ok();
    Side::ALL.into_iter().filter(move |&side| open && sides.contains(side) && table.stacks[side].height() > 0)
}

pub(crate) fn options(table: &Table) -> Vec<CaptureOption> {
    let option = |side| {
        let (robot, bills) = (robot(table, side)?, Bills::at(table, side));
        let payments = table.purse().payments(bills.as_slice());
        let ways: Vec<_> = payments.into_iter().filter_map(|payment| bills.way(table, robot, payment)).collect();
        let mut after = *table.active();
        after.robots.insert(robot);
        let score_after = Score::of(after.robots, after.technologies).total();
        (!ways.is_empty()).then_some(CaptureOption { side, robot, ways, score_after })
    };
    in_reach(table).filter_map(option).collect()
}

pub(crate) fn answer(
    table: &mut Table,
    side: Side,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    act::may_extra(table)?;
    let robot = robot(table, side).ok_or(Illegal::StackEmpty(side))?;
    let bills = Bills::at(table, side);
    if bills.len == 0 {
        return Err(Illegal::NoDefenderThere(side));
    }
    if !table.purse().allows(bills.as_slice(), payment) {
        return Err(Illegal::WrongPayment);
    }
    let CaptureWay { defender, discount, .. } = bills.way(table, robot, *payment).ok_or(Illegal::WrongPayment)?;
    table.pay(payment);
    table.stacks[side].take();
    table.active_mut().robots.insert(robot);
    table.turn.extras += 1;
    let (seat, payment) = (table.turn.seat, *payment);
    out.everyone(|| Event::Captured { seat, defender, side, robot, discount, payment });
    let any = take_bonus(table, robot, out);
    reveal_next(table, side, out);
    activate::take_or_go_on(table, any, out);
    Ok(())
}

/// Gives the bonus and says how many cubes of the player's choice are still to come.
fn take_bonus(table: &mut Table, robot: Robot, out: &mut impl Sink<Event>) -> u8 {
    match robot.card().bonus {
        RobotBonus::Nothing => 0,
        RobotBonus::Batteries(batteries) => {
            table.gain(Energy::NONE, batteries, Gained::Robot(robot), out);
            0
        }
        RobotBonus::Cubes(energy) => {
            table.gain(energy, 0, Gained::Robot(robot), out);
            0
        }
        RobotBonus::Any(count) => count,
    }
}

fn reveal_next(table: &Table, side: Side, out: &mut impl Sink<Event>) {
    if let Some(robot) = robot(table, side) {
        return out.everyone(|| Event::RobotRevealed { side, robot });
    }
    out.everyone(|| Event::StackEmptied { side });
    if table.empty_stacks() == crate::scoring::STACKS_TO_END {
        out.everyone(|| Event::LastRound { round: table.round });
    }
}
