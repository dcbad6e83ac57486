//! Extra action: capture a robot. Rules D-6.4 to D-6.9, D-8.3, D-8.4.

use game::{Set, Sink};

use super::{act, activate};
use crate::conversions::BillNumber;
use crate::payment::{Bill, Means, Payment};
use crate::prompt::{CaptureOption, CaptureWay};
use crate::robots::RobotBonus;
use crate::scoring::Score;
use crate::table::{Gained, Table};
use crate::technologies::{CAPTURE_DISCOUNTS, Effect};
use crate::{Color, Defender, Energy, Event, Illegal, Robot, Side, Sides, Technology};

/// The most costs of one robot: three Defenders, each with at most two discounts of two colors.
const MOST_COSTS: usize = 12;

/// What a robot can be had for: one bill for each Defender that reaches it and each use of its discounts.
pub(crate) struct Bills {
    bills: [Bill; MOST_COSTS],
    /// Who captures by each of them.
    defenders: [Defender; MOST_COSTS],
    len: usize,
}

impl Bills {
    /// The bills for the robot on top of a stack; none if there is none or nobody reaches it.
    pub(crate) fn at(table: &Table, side: Side) -> Self {
        let mut bills = Self { bills: [Bill::default(); MOST_COSTS], defenders: [Defender::Red; MOST_COSTS], len: 0 };
        if let Some(robot) = robot(table, side) {
            let cost = robot.card().cost;
            for defender in Defender::ALL.into_iter().filter(|&defender| reaches(table, defender, side)) {
                discounted(cost, discounts(table, defender), |energy| bills.add(defender, energy));
            }
        }
        bills
    }

    /// Keeps the first Defender of equal bills, and no bill that asks for all that another does: nothing but the price
    /// depends on who captures (D-6.9).
    fn add(&mut self, defender: Defender, energy: Energy) {
        if self.as_slice().iter().any(|other| energy.covers(other.energy)) {
            return;
        }
        let mut kept = 0;
        for index in 0..self.len {
            if !self.bills[index].energy.covers(energy) {
                (self.bills[kept], self.defenders[kept]) = (self.bills[index], self.defenders[index]);
                kept += 1;
            }
        }
        (self.bills[kept], self.defenders[kept]) = (Bill::energy(energy), defender);
        self.len = kept + 1;
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
fn discounted(cost: Energy, discounts: Set<Technology>, mut found: impl FnMut(Energy)) {
    let mut cards = discounts.iter().map(colors);
    let (Some(first), second) = (cards.next(), cards.next()) else {
        return found(cost);
    };
    // A card that is not used although it could be only makes the capture dearer, but a card may be used such that the
    // other one finds nothing left: then the other order is better.
    let mut least = cost.total();
    for pass in 0..2 {
        each_reduction(cost, Some(first), |after_first| {
            each_reduction(after_first, second, |after_both| {
                if pass == 0 {
                    least = least.min(after_both.total());
                } else if after_both.total() == least {
                    found(after_both);
                }
            });
        });
    }
}

/// The colors of a discount card.
fn colors(card: Technology) -> [Color; 2] {
    match card.card().effect {
        Effect::CaptureDiscount(_, colors) => colors,
        Effect::LandingBattery(_)
        | Effect::EndOfTurnBattery
        | Effect::Exchange(_)
        | Effect::Interchange(_)
        | Effect::ExtraStep(_) => unreachable!("only discount cards are asked for their colors"),
    }
}

/// What one card makes of a cost: one less of either of its colors, or what it was if it has neither of them.
fn each_reduction(cost: Energy, card: Option<[Color; 2]>, mut after: impl FnMut(Energy)) {
    let mut reduced = false;
    for color in card.into_iter().flatten() {
        if cost[color] > 0 {
            after(cost - Energy::one(color));
            reduced = true;
        }
    }
    if !reduced {
        after(cost);
    }
}

/// The robot that lies face up at a side.
fn robot(table: &Table, side: Side) -> Option<Robot> {
    table.stacks[side].top()
}

/// The sides that some Defender reaches now.
pub(crate) fn in_reach(table: &Table) -> Sides {
    let mut sides = Sides::default();
    for defender in Defender::ALL {
        if table.turn.has_moved(defender) {
            sides = sides.union(table.defenders[defender].sides());
        }
    }
    sides
}

/// How many ways there are to pay for the robot at a side that is in reach.
pub(crate) fn count(table: &Table, means: &Means, side: Side) -> u32 {
    let Some(robot) = robot(table, side) else {
        return 0;
    };
    let mut discount = 0;
    for defender in Defender::ALL {
        if reaches(table, defender, side) {
            discount = discount.max(discounts(table, defender).len());
        }
    }
    // Most robots have no discount and need no closer look.
    if discount == 0 {
        means.choices(BillNumber::known(&Bill::energy(robot.card().cost))).len()
    } else {
        table.purse().count(Bills::at(table, side).as_slice())
    }
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
    let open = act::may_extra(table).is_ok();
    let sides = in_reach(table);
    Side::ALL.into_iter().filter(|&side| open && sides.contains(side)).filter_map(option).collect()
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
