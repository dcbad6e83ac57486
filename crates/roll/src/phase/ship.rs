//! Phase V, Ship. Rules of section 8.

use game::{Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, Each, Income, pay_income};
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Player, bits};
use crate::illegal::Illegal;
use crate::look::PlayerLook;
use crate::moves::{Crew, Move, Shipment};
use crate::options::Options;
use crate::prompt::{CreditsAfter, Origin, Prompt, Reason, ShipOption, lenders, reasons};
use crate::tiles::index::Sums;
use crate::tiles::{Power, Square, WorldColor};

/// A power of phase V.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum ShipPower {
    /// A virtual shipper.
    ExtraWorker(Color),
    /// Extra credits for each Trade.
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
    /// Extra points for each Consume.
    ConsumeVp {
        /// From worlds of these colors.
        colors: Set<WorldColor>,
        /// The points.
        vp: u8,
    },
    /// After each Trade, the player may pay for points.
    BuyVp {
        /// The price.
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
        /// For every this many dice.
        per: u8,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for the player whose world has the highest cost, if no other player ties.
    HighestWorldCredits(u8),
}

/// A seat's progress in the Ship phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Shipping {
    /// The remaining virtual shippers.
    pub extra: Dice,
    /// Whether the seat can buy a point for the Trade it just made.
    pub buying: bool,
}

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ship(pub(crate) Each<Shipping>);

impl Ship {
    /// Everyone ships.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let shipping = |_, player: &Player| Shipping { extra: player.tableau.sums().shippers, buying: false };
        let seats = galaxy.players.map(shipping);
        let mut phase =
            Self(Each::begin(galaxy, seats, |galaxy, seat, shipping| proceed(galaxy, seat, *shipping, out)));
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Asks the players who have something to decide. If there are none, ends the phase.
    fn go_on(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Seats {
        let asked = self.0.asked(galaxy);
        if asked.is_empty() {
            pay_income(galaxy, Phase::Ship, income, out);
        }
        asked
    }
}

impl Asking for Ship {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        let (player, Shipping { extra, buying }) = (&galaxy.players[seat], self.0.seats[seat]);
        Some(match offer(player, buying) {
            Some((_, credits, vp)) => Options::Buy { credits, vp },
            None => Options::Ship { player: PlayerLook(player), extra },
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (player, Shipping { extra, buying }) = (&galaxy.players[seat], self.0.seats[seat]);
        if let Some((square, credits, vp)) = offer(player, buying) {
            return Some(Prompt::Buy { square, credits, vp, left: player.credits.saturating_sub(credits) });
        }
        let mut options = Vec::new();
        Crew::all(player.workers(Phase::Ship), extra).for_each(|shipper| {
            each_good(player, |world, good| {
                for shipment in [Shipment::Trade, Shipment::Consume] {
                    let gain = gain(player, shipper.color, world, good, shipment);
                    options.push(ShipOption {
                        shipper,
                        lenders: lenders(player, shipper, |sums| sums.shippers),
                        world,
                        good,
                        shipment,
                        gain,
                        reasons: ship_reasons(player, shipper, world, good, shipment),
                        paid: paid_reasons(player, world, shipment),
                        after: CreditsAfter::earning(player, gain.credits),
                    });
                }
            });
        });
        Some(Prompt::Ship { options })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let shipping = &mut self.0.seats[seat];
        match (shipping.buying, answer) {
            (false, &Move::Ship { shipper, world, good, shipment }) => {
                shipping.ship(galaxy, seat, shipper, (world, good), shipment, out)?;
            }
            (true, &Move::Buy(buys)) => {
                shipping.buying = false;
                if let Some((square, credits, vp)) = purchase(&galaxy.players[seat]).filter(|_| buys) {
                    galaxy.players[seat].credits -= credits;
                    out.everyone(|| Event::Bought { seat, square, credits, vp });
                    galaxy.give_vp(seat, vp, Cause::Power(square), out);
                }
            }
            (false | true, _) => return Err(Illegal::WrongAnswer),
        }
        let decides = proceed(galaxy, seat, *shipping, out);
        self.0.answered(seat, decides);
        Ok(self.go_on(galaxy, out))
    }

    fn pending(&self) -> Seats {
        self.0.pending
    }
}

/// Continues for a seat until it has a decision or is done. Returns whether it has a decision.
fn proceed(galaxy: &mut Galaxy, seat: Seat, shipping: Shipping, out: &mut impl Sink<Event>) -> bool {
    if shipping.buying {
        return true;
    }
    let player = &mut galaxy.players[seat];
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

impl Sums {
    /// The credits for trading a good from a world of this color (L-8.2).
    #[must_use]
    pub fn price(&self, color: WorldColor) -> u8 {
        color.price() + self.trade[color as usize]
    }
}

/// What shipping a good brings (L-8.2 to L-8.5).
pub(crate) fn gain(player: &Player, shipper: Color, world: Square, good: Color, shipment: Shipment) -> Gain {
    let (color, sums) = (world.print().world().unwrap_or(WorldColor::Gray), player.tableau.sums());
    match shipment {
        Shipment::Trade => Gain { credits: sums.price(color), vp: 0 },
        Shipment::Consume => Gain {
            credits: sums.consume_credits[color as usize],
            vp: 1 + u8::from(color.matches(good)) + u8::from(color.matches(shipper)) + sums.consume_vp[color as usize],
        },
    }
}

/// Every good: its world and its die.
pub(crate) fn each_good(player: &Player, mut found: impl FnMut(Square, Color)) {
    for at in bits(player.tableau.carriers) {
        let world = player.tableau.square(at);
        player.tableau.goods_at(at).colors().for_each(|color| found(world, color));
    }
}

/// The power that sells points, with its price and points.
pub(crate) fn purchase(player: &Player) -> Option<(Square, u8, u8)> {
    player.tableau.as_slice().iter().find_map(|&square| {
        square.print().powers.iter().find_map(|power| match *power {
            Power::V(ShipPower::BuyVp { credits, vp }) => Some((square, credits, vp)),
            Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => None,
        })
    })
}

/// The purchase on offer, if the seat just made a Trade that allows one.
fn offer(player: &Player, buying: bool) -> Option<(Square, u8, u8)> {
    if buying { purchase(player) } else { None }
}

impl Shipping {
    /// Ships a good, and asks about a purchase if one is possible.
    fn ship(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        shipper: Crew,
        (world, good): (Square, Color),
        shipment: Shipment,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let player = &mut galaxy.players[seat];
        let at = player.tableau.position(world).filter(|&at| player.tableau.goods_at(at).has(good));
        let at = at.ok_or(Illegal::NoGood { world, color: good })?;
        let Crew { color, real } = shipper;
        let there = if real { player.take_worker(Phase::Ship, color) } else { self.extra.take(color) };
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
        galaxy.earn(seat, gain.credits, cause, out);
        galaxy.give_vp(seat, gain.vp, cause, out);
        // A player may pay after receiving the price, once for each Trade (L-8.6).
        let player = &galaxy.players[seat];
        if shipment == Shipment::Trade && player.tableau.sums().buys {
            self.buying = purchase(player).is_some_and(|(_, credits, _)| player.credits >= credits);
        }
        Ok(())
    }
}

fn ship_reasons(player: &Player, shipper: Crew, world: Square, good: Color, shipment: Shipment) -> Vec<Reason> {
    let color = world.print().world().unwrap_or(WorldColor::Gray);
    let mut all = Vec::new();
    match shipment {
        Shipment::Trade => {
            all.push(Reason { from: Origin::Price(color), amount: color.price() as i8 });
            all.extend(reasons(player, |sums| sums.trade[color as usize] as i8));
        }
        Shipment::Consume => {
            all.push(Reason { from: Origin::Rule, amount: 1 });
            let matches = [(Origin::GoodMatches, good), (Origin::ShipperMatches, shipper.color)];
            let matching = matches.into_iter().filter(|&(_, die)| color.matches(die));
            all.extend(matching.map(|(from, _)| Reason { from, amount: 1 }));
            all.extend(reasons(player, |sums| sums.consume_vp[color as usize] as i8));
        }
    }
    all
}

/// The breakdown of the credits for a Consume.
fn paid_reasons(player: &Player, world: Square, shipment: Shipment) -> Vec<Reason> {
    let color = world.print().world().unwrap_or(WorldColor::Gray);
    match shipment {
        Shipment::Trade => Vec::new(),
        Shipment::Consume => reasons(player, |sums| sums.consume_credits[color as usize] as i8).collect(),
    }
}

/// What a power pays at the end of the phase.
fn income(galaxy: &Galaxy, seat: Seat, power: Power) -> Option<Income> {
    let Power::V(power) = power else { return None };
    match power {
        ShipPower::Credits(credits) => Some(Income::Credits(credits)),
        ShipPower::Vp(vp) => Some(Income::Vp(vp)),
        ShipPower::CitizenCredits { color, per, credits } => {
            Some(Income::Credits(credits * galaxy.players[seat].citizenry.count(color).div_ceil(per)))
        }
        ShipPower::HighestWorldCredits(credits) => {
            let highest = |seat: Seat| galaxy.players[seat].tableau.sums().highest_world;
            let alone = galaxy.players.seats().all(|other| other == seat || highest(other) < highest(seat));
            alone.then_some(Income::Credits(credits))
        }
        ShipPower::ExtraWorker(_)
        | ShipPower::TradeCredits { .. }
        | ShipPower::ConsumeCredits { .. }
        | ShipPower::ConsumeVp { .. }
        | ShipPower::BuyVp { .. } => None,
    }
}
