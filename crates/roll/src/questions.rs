//! What each seat is asked: the prompts, built from the table.

use game::Seat;

use crate::dice::{Color, Phase};
use crate::empire::{self, Managing};
use crate::moves::{Crew, Shipment};
use crate::phase::build::{self, Building};
use crate::phase::develop::DevelopPower;
use crate::phase::explore::{self, Doing, Exploration, ExplorePower};
use crate::phase::settle::SettlePower;
use crate::phase::ship::{self, ShipPower};
use crate::prompt::{DieOption, ExploreOption, Need, Origin, Prompt, Reason, ShipOption};
use crate::round::{self, Stage};
use crate::table::{DiePlace, Player, Table, bits};
use crate::tiles::index::Saves;
use crate::tiles::{Power, Square, WorldColor};

impl Table {
    /// The question put to a seat, if it is asked.
    pub(crate) fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked.contains(seat) {
            return None;
        }
        let player = &self.players[seat];
        Some(match &self.stage {
            Stage::Opening { pairs, .. } => Prompt::Open { tiles: pairs[seat] },
            Stage::Assign { .. } => Prompt::Assign(Box::new(round::assigning(self, seat)?)),
            Stage::Explore(exploration) => prompt_explore(player, exploration, seat)?,
            Stage::Build(_) => self.prompt_build(seat)?,
            Stage::Produce => Prompt::Produce {
                dice: player.workers(Phase::Produce),
                worlds: bits(player.tableau.with_room()).map(|at| player.tableau.square(at)).collect(),
            },
            Stage::Ship(_) => self.prompt_ship(seat)?,
            Stage::Empire(_) => match empire::managing(self, seat) {
                Managing::Recruiting => Prompt::Recruit { count: empire::recruits(player), from: player.citizenry },
                Managing::Recalling => Prompt::Recall {
                    options: die_options(|found| player.each_recallable(found)),
                    may_stop: !player.cup.is_empty(),
                },
                Managing::Done => return None,
            },
            Stage::Over => return None,
        })
    }

    fn prompt_build(&self, seat: Seat) -> Option<Prompt> {
        let (player, side) = (&self.players[seat], build::side(self));
        Some(match build::building(self, seat) {
            Building::Placing => {
                let (square, _) = build::target(player, side)?;
                let (need, there) = (need(player, square), player.zone.dice[side as usize]);
                match build::has_surplus(player, side) {
                    Some(_) => Prompt::Use { square, need, from: there },
                    None => Prompt::Build { square, need, there, options: player.workers(side.phase()) },
                }
            }
            Building::Saving(from) => {
                let Saves { min, max } = build::saves(player, side, from);
                Prompt::Save { square: build::target(player, side)?.0, from, min, max }
            }
            Building::Removing { square, .. } => {
                Prompt::Remove { square, options: die_options(|found| player.each_die(found)) }
            }
        })
    }

    fn prompt_ship(&self, seat: Seat) -> Option<Prompt> {
        let (player, shipping) = (&self.players[seat], ship::shipping(self, seat));
        if shipping.buying {
            let (square, credits, vp) = ship::purchase(player)?;
            return Some(Prompt::Buy { square, credits, vp });
        }
        let mut options = Vec::new();
        ship::each_shipper(player, shipping, |shipper| {
            ship::each_good(player, |world, good| {
                for shipment in [Shipment::Trade, Shipment::Consume] {
                    let gain = ship::gain(player, shipper.color, world, good, shipment);
                    let reasons = ship_reasons(player, shipper, world, good, shipment);
                    options.push(ShipOption { shipper, world, good, shipment, gain, reasons });
                }
            });
        });
        Some(Prompt::Ship { options })
    }
}

fn prompt_explore(player: &Player, exploration: &Exploration, seat: Seat) -> Option<Prompt> {
    if exploration.shortage.is_some() {
        return Some(Prompt::Give { options: player.zone.tiles() });
    }
    let exploring = &exploration.seats[seat];
    let place = |may_top, rearranging| Prompt::Place { tiles: exploring.drawn, may_top, rearranging };
    Some(match exploring.doing {
        Doing::Choosing => {
            let mut explorers = Vec::new();
            explore::each_explorer(player, exploring, |explorer| {
                let stock = explore::stock_value(player, explorer);
                explorers.push(ExploreOption { explorer, stock, reasons: stock_reasons(player, explorer) });
            });
            let may_stop = explorers.is_empty();
            Prompt::Explore { explorers, may_rearrange: explore::may_rearrange(player, exploring), may_stop }
        }
        Doing::Abandoning => Prompt::Abandon { options: player.zone.tiles(), abandoned: exploring.abandoning },
        Doing::Placing => place(player.tableau.sums().scouts_on_top, false),
        Doing::PlacingLast => place(false, false),
        Doing::Rearranging => place(false, true),
        Doing::Drawing | Doing::Done => return None,
    })
}

fn die_options(each: impl FnOnce(&mut dyn FnMut(DiePlace, Color))) -> Vec<DieOption> {
    let mut options = Vec::new();
    each(&mut |from, die| options.push(DieOption { die, from }));
    options
}

/// Every power of a tableau that adds something, as a reason.
fn reasons(player: &Player, amount: impl Fn(Power) -> i8) -> impl Iterator<Item = Reason> {
    player.tableau.as_slice().iter().filter_map(move |&square| {
        let amount = square.print().powers.iter().map(|&power| amount(power)).sum();
        (amount != 0).then_some(Reason { from: Origin::Square(square), amount })
    })
}

/// What a tile needs, with everything that was taken off it.
fn need(player: &Player, square: Square) -> Need {
    let (printed, kind) = (square.print().cost, square.print().world());
    let reassigns = square.print().reassigns();
    let off = move |power| match (power, kind) {
        (Power::II(DevelopPower::Discount { amount, reassign_only, .. }), None) if reassigns || !reassign_only => {
            -(amount as i8)
        }
        (Power::III(SettlePower::Discount { amount, colors, .. }), Some(color)) if colors.contains(color) => {
            -(amount as i8)
        }
        (Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_), _) => 0,
    };
    Need { printed, reasons: reasons(player, off).collect(), need: build::need(player, square) }
}

fn stock_reasons(player: &Player, explorer: Crew) -> Vec<Reason> {
    let more = |power| match power {
        Power::I(ExplorePower::StockValue { color, credits }) if color == explorer.color => {
            (credits - explore::STOCK) as i8
        }
        Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => 0,
    };
    let rule = Reason { from: Origin::Rule, amount: explore::STOCK as i8 };
    [rule].into_iter().chain(reasons(player, more)).collect()
}

fn ship_reasons(player: &Player, shipper: Crew, world: Square, good: Color, shipment: Shipment) -> Vec<Reason> {
    let color = world.print().world().unwrap_or(WorldColor::Gray);
    let mut all = Vec::new();
    match shipment {
        Shipment::Trade => {
            all.push(Reason { from: Origin::Price(color), amount: color.price() as i8 });
            all.extend(reasons(player, |power| match power {
                Power::V(ShipPower::TradeCredits { colors, credits }) if colors.contains(color) => credits as i8,
                Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => 0,
            }));
        }
        Shipment::Consume => {
            all.push(Reason { from: Origin::Rule, amount: 1 });
            let matches = [(Origin::GoodMatches, good), (Origin::ShipperMatches, shipper.color)];
            let matching = matches.into_iter().filter(|&(_, die)| color.matches(die));
            all.extend(matching.map(|(from, _)| Reason { from, amount: 1 }));
            all.extend(reasons(player, |power| match power {
                Power::V(ShipPower::ConsumeVp { colors, vp }) if colors.contains(color) => vp as i8,
                Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => 0,
            }));
        }
    }
    all
}
