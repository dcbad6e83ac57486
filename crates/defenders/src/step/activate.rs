//! Activate the planet a Defender stopped on. Rules of section 5.

use game::Sink;

use super::act;
use crate::choices::{Choices, MOST_CUBES};
use crate::conversions::BillNumber;
use crate::payment::{Bill, Payment};
use crate::planets::{PlanetEffect, TRACK, TRACK_STEP_BATTERIES, TRACK_STEPS, Trade, die_gain};
use crate::prompt::{Prompt, TakeOption};
use crate::table::{Gained, Step, Table};
use crate::{Color, Energy, Event, Illegal, Planet};

pub(crate) fn begin(table: &mut Table, planet: Planet, out: &mut impl Sink<Event>) {
    match planet.effect() {
        PlanetEffect::Gain { energy, any, batteries } => {
            table.gain(energy, batteries, Gained::Planet(planet), out);
            take_or_go_on(table, any, out);
        }
        PlanetEffect::Track => move_marker(table, 1, Payment::default(), out),
        PlanetEffect::Die => roll(table, out),
        // D-5.8: a trade that cannot be paid for is not asked for.
        PlanetEffect::Trade(trade) if !table.means().choices(trade_number(&trade)).is_empty() => {
            table.turn.step = Step::Trade(planet);
        }
        PlanetEffect::Trade(_) => act::go_on(table, out),
    }
}

/// Asks for energy of the player's choice, if any is due; also after a robot's bonus.
pub(crate) fn take_or_go_on(table: &mut Table, any: u8, out: &mut impl Sink<Event>) {
    if any == 0 {
        act::go_on(table, out);
    } else {
        table.turn.step = Step::Take(any);
    }
}

fn roll(table: &mut Table, out: &mut impl Sink<Event>) {
    let (seat, face) = (table.turn.seat, 1 + table.chance.below(6) as u8);
    out.everyone(|| Event::Rolled { seat, face });
    if let PlanetEffect::Gain { energy, any, batteries } = die_gain(face) {
        table.gain(energy, batteries, Gained::Die(face), out);
        take_or_go_on(table, any, out);
    }
}

// Energy of one's choice: D-5.1, D-5.9, D-5.11.

/// Every choice of `count` cubes as a set, unless batteries may stand for some of them.
pub(crate) fn takes(reserve: Energy, count: u8) -> Option<Choices> {
    let plenty = reserve.covers(Energy::new(count, count, count)) && u32::from(count) <= MOST_CUBES;
    plenty.then(|| Choices::of_total(count))
}

/// Calls `option` with every choice of `count` cubes.
///
/// A battery stands for a cube of an exhausted color: the player may name such a color, also when others are left.
pub(crate) fn each_take(reserve: Energy, count: u8, mut option: impl FnMut(Energy, u8)) {
    for blue in 0..=reserve.blue.min(count) {
        for orange in 0..=reserve.orange.min(count - blue) {
            for green in 0..=reserve.green.min(count - blue - orange) {
                let energy = Energy { blue, orange, green };
                let batteries = count - blue - orange - green;
                if batteries == 0 || exhausts(reserve, energy) {
                    option(energy, batteries);
                }
            }
        }
    }
}

/// Whether some color is gone once `energy` is taken.
fn exhausts(reserve: Energy, energy: Energy) -> bool {
    let left = reserve - energy;
    left.blue == 0 || left.orange == 0 || left.green == 0
}

pub(crate) fn prompt_take(table: &Table, count: u8) -> Prompt {
    let mut options = Vec::new();
    each_take(table.reserve, count, |energy, batteries| options.push(TakeOption { energy, batteries }));
    Prompt::Take { count, options }
}

pub(crate) fn answer_take(
    table: &mut Table,
    count: u8,
    energy: Energy,
    batteries: u8,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let enough = energy.total() + u32::from(batteries) == u32::from(count);
    let there = table.reserve.covers(energy);
    if !enough || !there || (batteries > 0 && !exhausts(table.reserve, energy)) {
        return Err(Illegal::WrongTake);
    }
    table.reserve -= energy;
    let player = table.active_mut();
    player.energy += energy;
    player.batteries = player.batteries.saturating_add(batteries.into());
    let seat = table.turn.seat;
    out.everyone(|| Event::Took { seat, energy, instead: batteries });
    act::go_on(table, out);
    Ok(())
}

// The resource track: D-5.4, D-5.5.

fn next_field(table: &Table) -> u8 {
    (table.marker + 1) % TRACK.len() as u8
}

fn next_color(table: &Table) -> Color {
    TRACK[usize::from(next_field(table))]
}

const TRACK_BILL: Bill = Bill::batteries(TRACK_STEP_BATTERIES);
pub(crate) const TRACK_NUMBER: BillNumber = BillNumber::known(&TRACK_BILL);

fn move_marker(table: &mut Table, steps: u8, payment: Payment, out: &mut impl Sink<Event>) {
    let color = next_color(table);
    table.marker = next_field(table);
    let (seat, field) = (table.turn.seat, table.marker);
    out.everyone(|| Event::MarkerMoved { seat, field, color, payment });
    table.gain(Energy::one(color), 0, Gained::Track(color), out);
    if steps < TRACK_STEPS && !table.means().choices(TRACK_NUMBER).is_empty() {
        table.turn.step = Step::Track(steps);
    } else {
        act::go_on(table, out);
    }
}

pub(crate) fn prompt_track(table: &Table) -> Prompt {
    let next = next_color(table);
    let payments = table.purse().payments(&[TRACK_BILL]);
    Prompt::Track { next, battery_instead: table.reserve[next] == 0, payments }
}

pub(crate) fn answer_step(
    table: &mut Table,
    steps: u8,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !table.means().allows(TRACK_NUMBER, payment) {
        return Err(Illegal::WrongPayment);
    }
    // D-5.12: what is paid is in the reserve before the cube is taken.
    table.pay(payment);
    move_marker(table, steps + 1, *payment, out);
    Ok(())
}

// Trades: D-5.6 to D-5.8.

const fn trade_bill(trade: &Trade) -> Bill {
    Bill { energy: Energy::NONE, any: trade.pay_any, batteries: trade.pay_batteries }
}

pub(crate) const fn trade_number(trade: &Trade) -> BillNumber {
    BillNumber::known(&trade_bill(trade))
}

/// What a trading planet trades; `None` for the others.
pub(crate) fn trade_of(planet: Planet) -> Option<Trade> {
    match planet.effect() {
        PlanetEffect::Trade(trade) => Some(trade),
        PlanetEffect::Gain { .. } | PlanetEffect::Track | PlanetEffect::Die => None,
    }
}

pub(crate) fn prompt_trade(table: &Table, planet: Planet) -> Prompt {
    let trade = trade_of(planet).unwrap_or_default();
    Prompt::Trade { planet, trade, payments: table.purse().payments(&[trade_bill(&trade)]) }
}

pub(crate) fn answer_trade(
    table: &mut Table,
    planet: Planet,
    payment: &Payment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let trade = trade_of(planet).ok_or(Illegal::NotAsked)?;
    if !table.means().allows(trade_number(&trade), payment) {
        return Err(Illegal::WrongPayment);
    }
    table.pay(payment);
    let (seat, payment) = (table.turn.seat, *payment);
    out.everyone(|| Event::Traded { seat, planet, payment });
    table.gain(trade.gain, trade.gain_batteries, Gained::Planet(planet), out);
    act::go_on(table, out);
    Ok(())
}
