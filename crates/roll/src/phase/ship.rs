//! Phase V, Ship. Rules of section 8.

use game::{Seat, Set, Sink};
use serde::{Deserialize, Serialize};

use super::{Income, pay_income};
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::moves::{Crew, Move, Shipment};
use crate::round::{self, Stage};
use crate::table::{Player, Table, bits};
use crate::tiles::{Power, Square, WorldColor};

/// A power of phase V.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum ShipPower {
    /// A virtual shipper.
    ExtraWorker(Color),
    /// More credits for each Trade.
    TradeCredits {
        /// From worlds of these colors.
        colors: Set<WorldColor>,
        /// The credits.
        credits: u8,
    },
    /// Credits for each Consume.
    ConsumeCredits {
        /// From worlds of these colors.
        colors: Set<WorldColor>,
        /// The credits.
        credits: u8,
    },
    /// More points for each Consume.
    ConsumeVp {
        /// From worlds of these colors.
        colors: Set<WorldColor>,
        /// The points.
        vp: u8,
    },
    /// After each Trade one may pay for points.
    BuyVp {
        /// What is paid.
        credits: u8,
        /// The points.
        vp: u8,
    },
    /// Credits at the end of the phase.
    Credits(u8),
    /// Points at the end of the phase.
    Vp(u8),
    /// Credits at the end of the phase for dice in the Citizenry, rounded up.
    CitizenCredits {
        /// The color of the dice.
        color: Color,
        /// For every so many.
        per: u8,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for who alone has the worlds of the highest cost.
    HighestWorldCredits(u8),
}

/// How far a seat is in the Ship phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Shipping {
    /// Virtual shippers that are left.
    pub extra: Dice,
    /// Whether a point can be bought for the Trade that was just made.
    pub buying: bool,
}

/// Everyone ships.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    let shipping = |_, player: &Player| Shipping { extra: player.tableau.sums().shippers, buying: false };
    table.stage = Stage::Ship(table.players.map(shipping));
    round::begin_each(table, out, proceed);
    if table.asked.is_empty() {
        pay_income(table, Phase::Ship, out);
    }
}

pub(crate) fn shipping(table: &Table, seat: Seat) -> Shipping {
    if let Stage::Ship(all) = &table.stage { all[seat] } else { Shipping::default() }
}

/// Goes on for a seat until it decides or is done; says whether it decides.
fn proceed(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) -> bool {
    let shipping = shipping(table, seat);
    if shipping.buying {
        return true;
    }
    let player = &mut table.players[seat];
    let workers = player.workers(Phase::Ship);
    if player.tableau.carriers != 0 {
        return !workers.is_empty() || !shipping.extra.is_empty();
    }
    if !workers.is_empty() {
        let dice = player.return_workers(Phase::Ship);
        out.everyone(|| Event::Returned { seat, dice });
    }
    false
}

/// What a shipment brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gain {
    /// Credits, before the limit of 10.
    pub credits: u8,
    /// Points.
    pub vp: u8,
}

/// What a good brings (L-8.2 to L-8.5).
pub(crate) fn gain(player: &Player, shipper: Color, world: Square, good: Color, shipment: Shipment) -> Gain {
    let (color, sums) = (world.print().world().unwrap_or(WorldColor::Gray), player.tableau.sums());
    match shipment {
        Shipment::Trade => Gain { credits: color.price() + sums.trade[color as usize], vp: 0 },
        Shipment::Consume => Gain {
            credits: sums.consume_credits[color as usize],
            vp: 1 + u8::from(color.matches(good)) + u8::from(color.matches(shipper)) + sums.consume_vp[color as usize],
        },
    }
}

/// Every shipper that is left, real ones first.
pub(crate) fn each_shipper(player: &Player, shipping: Shipping, mut found: impl FnMut(Crew)) {
    player.workers(Phase::Ship).colors().for_each(|color| found(Crew { color, real: true }));
    shipping.extra.colors().for_each(|color| found(Crew { color, real: false }));
}

/// Every good: its world and its die.
pub(crate) fn each_good(player: &Player, mut found: impl FnMut(Square, Color)) {
    for at in bits(player.tableau.carriers) {
        let world = player.tableau.square(at);
        player.tableau.goods_at(at).colors().for_each(|color| found(world, color));
    }
}

/// The power that sells points, with what it asks.
pub(crate) fn purchase(player: &Player) -> Option<(Square, u8, u8)> {
    player.tableau.as_slice().iter().find_map(|&square| {
        square.print().powers.iter().find_map(|power| match *power {
            Power::V(ShipPower::BuyVp { credits, vp }) => Some((square, credits, vp)),
            Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => None,
        })
    })
}

/// Answers any question of the phase.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    match (shipping(table, seat).buying, answer) {
        (false, &Move::Ship { shipper, world, good, shipment }) => {
            ship(table, seat, shipper, world, good, shipment, out)?;
        }
        (true, &Move::Buy(buys)) => {
            set_buying(table, seat, false);
            if let Some((square, credits, vp)) = purchase(&table.players[seat]).filter(|_| buys) {
                table.players[seat].credits -= credits;
                out.everyone(|| Event::Bought { seat, square, credits, vp });
                table.give_vp(seat, vp, Cause::Power(square), out);
            }
        }
        (false | true, _) => return Err(Illegal::WrongAnswer),
    }
    if round::go_on_with(table, seat, out, proceed) {
        pay_income(table, Phase::Ship, out);
        round::go_on(table, out);
    }
    Ok(())
}

fn set_buying(table: &mut Table, seat: Seat, buying: bool) {
    if let Stage::Ship(all) = &mut table.stage {
        all[seat].buying = buying;
    }
}

fn ship(
    table: &mut Table,
    seat: Seat,
    shipper: Crew,
    world: Square,
    good: Color,
    shipment: Shipment,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let Stage::Ship(all) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let player = &mut table.players[seat];
    let at = player.tableau.position(world).filter(|&at| player.tableau.goods_at(at).has(good));
    let at = at.ok_or(Illegal::NoGood { world, color: good })?;
    let Crew { color, real } = shipper;
    let there = if real { player.take_worker(Phase::Ship, color) } else { all[seat].extra.take(color) };
    if !there {
        return Err(Illegal::NoWorker { color });
    }
    let gain = gain(player, color, world, good, shipment);
    player.tableau.take_good(at, good);
    player.citizenry.put(good);
    if real {
        player.citizenry.put(color);
    }
    out.everyone(|| Event::Shipped { seat, shipper, world, good, shipment });
    let cause = match shipment {
        Shipment::Trade => Cause::Trade(world),
        Shipment::Consume => Cause::Consume(world),
    };
    table.earn(seat, gain.credits, cause, out);
    table.give_vp(seat, gain.vp, cause, out);
    // One may pay once the price is received, once for each Trade (L-8.6).
    let player = &table.players[seat];
    if shipment == Shipment::Trade && player.tableau.sums().buys {
        let affordable = purchase(player).is_some_and(|(_, credits, _)| player.credits >= credits);
        set_buying(table, seat, affordable);
    }
    Ok(())
}

/// What a power pays at the end of the phase.
pub(crate) fn income(table: &Table, seat: Seat, power: ShipPower) -> Option<Income> {
    match power {
        ShipPower::Credits(credits) => Some(Income::Credits(credits)),
        ShipPower::Vp(vp) => Some(Income::Vp(vp)),
        ShipPower::CitizenCredits { color, per, credits } => {
            Some(Income::Credits(credits * table.players[seat].citizenry.count(color).div_ceil(per)))
        }
        ShipPower::HighestWorldCredits(credits) => {
            let highest = |seat: Seat| table.players[seat].tableau.sums().highest_world;
            let alone = table.players.seats().all(|other| other == seat || highest(other) < highest(seat));
            alone.then_some(Income::Credits(credits))
        }
        ShipPower::ExtraWorker(_)
        | ShipPower::TradeCredits { .. }
        | ShipPower::ConsumeCredits { .. }
        | ShipPower::ConsumeVp { .. }
        | ShipPower::BuyVp { .. } => None,
    }
}
