//! Extra action: capture a robot. Rules D-6.4 to D-6.9, D-8.3, D-8.4.

use std::sync::LazyLock;

use game::{Element, Set, Sink};

use super::{Stage, act, take};
use crate::choices::Choices;
use crate::conversions::BillNumber;
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::payment::{Bill, Means, Payment};
use crate::prompt::{CaptureOption, CaptureWay, Why};
use crate::robots::{ROBOTS, RobotBonus};
use crate::scoring::{STACKS_TO_END, Score};
use crate::technologies::{CAPTURE_DISCOUNTS, Effect};
use crate::{Color, Defender, Energy, Event, Illegal, PlanetType, Robot, Side, Sides, Technology, explain};

/// The most costs of one robot for one Defender: two discounts with two colors each.
const MOST_COSTS: usize = 4;

/// The most costs for all three Defenders.
const MOST_BILLS: usize = 3 * MOST_COSTS;

/// The possible bills for a robot: one for each Defender that reaches it and each use of its discounts.
pub(crate) struct Bills {
    bills: [BillNumber; MOST_BILLS],
    /// The Defender that captures with each bill.
    defenders: [Defender; MOST_BILLS],
    len: usize,
}

impl Bills {
    const NONE: Self =
        Self { bills: [BillNumber::NOTHING; MOST_BILLS], defenders: [Defender::Red; MOST_BILLS], len: 0 };

    /// The bills for the robot on top of a stack. Empty if there is no robot or no Defender reaches it.
    pub(crate) fn at(galaxy: &Galaxy, side: Side) -> Self {
        let mut bills = Self::NONE;
        if let Some(robot) = robot(galaxy, side) {
            for defender in Defender::ALL.into_iter().filter(|&defender| reaches(galaxy, defender, side)) {
                bills.add_all(defender, Discounts::of(galaxy, defender).costs(robot));
            }
        }
        bills
    }

    fn add_all(&mut self, defender: Defender, costs: &Costs) {
        if self.len == 0 {
            // Usually only one Defender reaches the robot, and its costs all differ but have equal totals.
            self.bills[..MOST_COSTS].copy_from_slice(&costs.bills);
            self.defenders[..MOST_COSTS].fill(defender);
            self.len = costs.as_slice().len();
        } else {
            costs.as_slice().iter().for_each(|&bill| self.add(defender, bill));
        }
    }

    /// Adds a bill. Of equal bills it keeps the first Defender, and it drops a bill that asks for everything another
    /// does and more: only the price depends on which Defender captures (D-6.9).
    fn add(&mut self, defender: Defender, bill: BillNumber) {
        let energy = |bill: BillNumber| bill.bill().energy;
        if self.as_slice().iter().any(|&other| energy(bill).covers(energy(other))) {
            return;
        }
        let mut kept = 0;
        for index in 0..self.len {
            if !energy(self.bills[index]).covers(energy(bill)) {
                (self.bills[kept], self.defenders[kept]) = (self.bills[index], self.defenders[index]);
                kept += 1;
            }
        }
        (self.bills[kept], self.defenders[kept]) = (bill, defender);
        self.len = kept + 1;
    }

    fn as_slice(&self) -> &[BillNumber] {
        &self.bills[..self.len]
    }

    /// The cubes that can settle each of the bills, without those of earlier bills.
    ///
    /// All bills have the same value, as a test shows, and so do all payments. No payment gives more than another
    /// (D-8.13), and payments with the same cubes are identical.
    fn choices(&self, means: &Means) -> impl Iterator<Item = (BillNumber, Choices)> {
        let mut seen = Choices::default();
        self.as_slice().iter().map(move |&bill| {
            let choices = means.choices(bill).without(seen);
            seen = seen.union(choices);
            (bill, choices)
        })
    }

    fn count(&self, means: &Means) -> u32 {
        self.choices(means).map(|(_, choices)| choices.len()).sum()
    }

    /// Every way to pay one of the bills.
    pub(crate) fn payments(&self, means: &Means) -> impl Iterator<Item = Payment> {
        let payments =
            |(bill, choices): (BillNumber, Choices)| choices.iter().map(move |cubes| Payment::of(bill, cubes));
        self.choices(means).flat_map(payments)
    }

    /// The `n`-th way to pay, counted from 0, in the order of [`Bills::payments`].
    pub(crate) fn nth(&self, means: &Means, mut n: u32) -> Option<Payment> {
        for (bill, choices) in self.choices(means) {
            if n < choices.len() {
                return choices.nth(n).map(|cubes| Payment::of(bill, cubes));
            }
            n -= choices.len();
        }
        None
    }

    /// The Defender that captures with a payment, and the discount. `None` if it is not a valid payment.
    fn way(&self, means: &Means, robot: Robot, payment: Payment) -> Option<(Defender, Energy)> {
        let by = self.choices(means).position(|(bill, choices)| payment.is_of(bill, choices))?;
        let discount = robot.card().cost - self.bills[by].bill().energy;
        Some((self.defenders[by], discount))
    }
}

/// The sides a Defender reaches if it moved this turn (D-6.4, D-6.5).
fn reach(galaxy: &Galaxy, defender: Defender) -> Sides {
    if galaxy.turn.has_moved(defender) { galaxy.defenders[defender].sides() } else { Sides::default() }
}

/// The sides that any Defender reaches now.
pub(crate) fn in_reach(galaxy: &Galaxy) -> Sides {
    Defender::ALL.into_iter().fold(Sides::default(), |sides, defender| sides.union(reach(galaxy, defender)))
}

fn reaches(galaxy: &Galaxy, defender: Defender, side: Side) -> bool {
    reach(galaxy, defender).contains(side)
}

/// What a robot costs one Defender, by its discounts.
#[derive(Clone, Copy)]
struct Costs {
    bills: [BillNumber; MOST_COSTS],
    len: u8,
}

impl Costs {
    fn as_slice(&self) -> &[BillNumber] {
        &self.bills[..usize::from(self.len)]
    }

    fn work_out(cost: Energy, cards: Set<Technology>) -> Self {
        let mut costs = Self { bills: [BillNumber::NOTHING; MOST_COSTS], len: 0 };
        discounted(cost, cards, |energy| {
            let bill = BillNumber::known(&Bill::energy(energy));
            if !costs.as_slice().contains(&bill) {
                costs.bills[usize::from(costs.len)] = bill;
                costs.len += 1;
            }
        });
        costs
    }
}

/// How many subsets of the two discount cards of one planet type a player can own.
const OWNED: usize = 4;

/// The number of the first discount card. The others follow without a gap, type by type.
const FIRST_DISCOUNT: u32 = {
    let first = CAPTURE_DISCOUNTS[0].bits().trailing_zeros();
    let mut planet_type = 0;
    while planet_type < CAPTURE_DISCOUNTS.len() {
        assert!(CAPTURE_DISCOUNTS[planet_type].bits() == 0b11 << (first + 2 * planet_type as u32));
        planet_type += 1;
    }
    first
};

/// What each robot costs with each [`Discounts`].
static COSTS: LazyLock<[[Costs; OWNED * PlanetType::ALL.len()]; ROBOTS.len()]> = LazyLock::new(|| {
    ROBOTS.map(|robot| std::array::from_fn(|number| Costs::work_out(robot.cost, Discounts(number as u8).cards())))
});

/// A planet type, and which of its two discount cards the player has.
#[derive(Clone, Copy)]
struct Discounts(u8);

impl Discounts {
    /// The discounts for the planet a Defender is on (D-8.3). None on the Base (D-8.14).
    fn of(galaxy: &Galaxy, defender: Defender) -> Self {
        let Some(planet_type) = galaxy.planet(galaxy.defenders[defender]).planet_type() else {
            return Self(0);
        };
        let owned = galaxy.active().technologies.bits() >> (FIRST_DISCOUNT + 2 * planet_type as u32) & 0b11;
        Self((planet_type as u8) << 2 | owned as u8)
    }

    /// The costs of a robot with these discounts.
    fn costs(self, robot: Robot) -> &'static Costs {
        &COSTS[usize::from(robot.number())][usize::from(self.0)]
    }

    fn len(self) -> u32 {
        (self.0 & 0b11).count_ones()
    }

    fn cards(self) -> Set<Technology> {
        let (planet_type, owned) = (u32::from(self.0 >> 2), u32::from(self.0 & 0b11));
        Set::from_bits(owned << (FIRST_DISCOUNT + 2 * planet_type))
    }
}

/// Calls `found` with the discounted cost, for every way to use the discounts as fully as possible (D-8.4).
fn discounted(cost: Energy, discounts: Set<Technology>, mut found: impl FnMut(Energy)) {
    let mut cards = discounts.iter().map(colors);
    let (Some(first), second) = (cards.next(), cards.next()) else {
        return found(cost);
    };
    // Leaving a usable card unused only makes the capture more expensive. But one card may take the only cube the other
    // could: then the other order is better.
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

/// Calls `after` with each result of one card: one less of either of its colors, or the same cost if it has neither.
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

/// The face-up robot at a side.
fn robot(galaxy: &Galaxy, side: Side) -> Option<Robot> {
    galaxy.stacks[side].top()
}

/// How many ways there are to pay for the robot at a side, if it is in reach.
#[inline]
pub(crate) fn count(galaxy: &Galaxy, means: &Means, side: Side) -> u32 {
    let Some(robot) = robot(galaxy, side) else {
        return 0;
    };
    let mut discount = 0;
    for defender in Defender::ALL {
        if reaches(galaxy, defender, side) {
            discount = discount.max(Discounts::of(galaxy, defender).len());
        }
    }
    // Most robots have no discount and need no closer look.
    if discount == 0 { means.choices(robot.bill()).len() } else { Bills::at(galaxy, side).count(means) }
}

/// The robot at a side, if it is in reach and affordable, with every way to capture it.
pub(crate) fn option(galaxy: &Galaxy, means: &Means, side: Side) -> Option<CaptureOption> {
    let (robot, bills) = (robot(galaxy, side)?, Bills::at(galaxy, side));
    let way = |payment| {
        let (defender, discount) = bills.way(means, robot, payment)?;
        let bill = Bill::energy(robot.card().cost - discount);
        let discounters = discounters(Discounts::of(galaxy, defender).cards(), discount);
        Some(CaptureWay { paid: explain::paid(galaxy, &bill, payment), bill, defender, discount, discounters })
    };
    let mut after = *galaxy.active();
    after.robots.insert(robot);
    let empties = galaxy.stacks[side].height() == 1;
    Some(CaptureOption {
        side,
        robot,
        ways: bills.payments(means).filter_map(way).collect(),
        score: Score::of(after.robots, after.technologies),
        empties,
        ends: empties && !galaxy.is_last_round() && galaxy.empty_stacks() + 1 >= STACKS_TO_END,
    })
}

/// The cards that give a discount, one cube each (D-8.4).
fn discounters(cards: Set<Technology>, discount: Energy) -> Vec<Technology> {
    let cubes = || Color::ALL.into_iter().flat_map(|color| std::iter::repeat_n(color, discount[color].into()));
    let fits = |order: &[Technology]| {
        order.iter().zip(cubes()).all(|(&card, color)| colors(card).contains(&color)) && order.len() == cubes().count()
    };
    let cards: Vec<Technology> = cards.iter().collect();
    // At most two cards, one or both of them, in either order.
    let mut orders = cards.iter().map(|&card| vec![card]).collect::<Vec<_>>();
    orders.push(cards.clone());
    orders.push(cards.into_iter().rev().collect());
    orders.into_iter().find(|order| fits(order)).unwrap_or_default()
}

/// Why the robot at a side cannot be captured.
pub(crate) fn refusal(galaxy: &Galaxy, side: Side) -> Why {
    let Some(robot) = robot(galaxy, side) else { return Why::Rule(Illegal::StackEmpty(side)) };
    if let Err(why) = act::may_extra(galaxy) {
        return Why::Rule(why);
    }
    if in_reach(galaxy).contains(side) {
        Why::CannotPay(Bill::energy(robot.card().cost))
    } else {
        Why::Rule(Illegal::NoDefenderThere(side))
    }
}

pub(crate) fn answer(
    galaxy: &mut Galaxy,
    side: Side,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<Stage, Illegal> {
    act::may_extra(galaxy)?;
    let robot = robot(galaxy, side).ok_or(Illegal::StackEmpty(side))?;
    let bills = Bills::at(galaxy, side);
    if bills.len == 0 {
        return Err(Illegal::NoDefenderThere(side));
    }
    let way = bills.way(&galaxy.means(), robot, *payment);
    let (payment, (defender, discount)) = (*payment, way.ok_or(Illegal::WrongPayment)?);
    galaxy.pay(&payment);
    galaxy.stacks[side].take();
    galaxy.active_mut().robots.insert(robot);
    galaxy.turn.extras += 1;
    let seat = galaxy.turn.seat;
    out.everyone(|| Event::Captured { seat, defender, side, robot, discount, payment });
    let any = take_bonus(galaxy, robot, out);
    reveal_next(galaxy, side, out);
    Ok(take::begin(galaxy, any, out))
}

/// Gives the bonus. Returns how many cubes of the player's choice are still due.
fn take_bonus(galaxy: &mut Galaxy, robot: Robot, out: &mut impl Sink<Event>) -> u8 {
    match robot.card().bonus {
        RobotBonus::Nothing => 0,
        RobotBonus::Batteries(batteries) => {
            galaxy.gain(Energy::NONE, batteries, Gained::Robot(robot), out);
            0
        }
        RobotBonus::Cubes(energy) => {
            galaxy.gain(energy, 0, Gained::Robot(robot), out);
            0
        }
        RobotBonus::Any(count) => count,
    }
}

fn reveal_next(galaxy: &Galaxy, side: Side, out: &mut impl Sink<Event>) {
    if let Some(robot) = robot(galaxy, side) {
        return out.everyone(|| Event::RobotRevealed { side, robot });
    }
    out.everyone(|| Event::StackEmptied { side });
    if galaxy.empty_stacks() == STACKS_TO_END {
        out.everyone(|| Event::LastRound { round: galaxy.round });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_bills_for_a_robot_have_the_same_value() {
        // If new costs or colors break this, `Bills::choices` must leave out payments that give more than another
        // (D-8.13).
        let all = || (0..(OWNED * PlanetType::ALL.len()) as u8).map(Discounts);
        for robot in Robot::all() {
            for (red, yellow) in all().flat_map(|red| all().map(move |yellow| (red, yellow))) {
                for blue in all() {
                    let mut bills = Bills::NONE;
                    for (defender, discounts) in Defender::ALL.into_iter().zip([red, yellow, blue]) {
                        bills.add_all(defender, discounts.costs(robot));
                    }
                    let value = bills.bills[0].value();
                    assert!(bills.as_slice().iter().all(|bill| bill.value() == value), "{robot:?}");
                }
            }
        }
    }
}
