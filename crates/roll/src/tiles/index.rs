//! What the engine asks about a tableau in its hot loops, added up whenever a square is placed.

use game::Set;

use super::{Power, Square, Tile, WorldColor};
use crate::dice::{Color, Dice, Phase};
use crate::phase::develop::DevelopPower;
use crate::phase::explore::ExplorePower;
use crate::phase::produce::ProducePower;
use crate::phase::settle::SettlePower;
use crate::phase::ship::ShipPower;

/// The fewest and the most builders that go to the cup. Zero without the power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Saves {
    pub(crate) min: u8,
    pub(crate) max: u8,
}

/// The totals of a tableau's powers, for the powers that simply add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// How many developments there are.
    pub developments: u8,
    /// How many worlds there are, by color.
    pub worlds: [u8; 5],
    pub(crate) highest_world: u8,
    /// Tiles with a power for the Assign step.
    pub(crate) assigners: Set<Tile>,
    /// Virtual explorers.
    pub explorers: Dice,
    /// Virtual shippers.
    pub shippers: Dice,
    /// Credits for a Stock beyond 2, by the explorer's color.
    pub stock: [u8; 7],
    pub(crate) rearranges: bool,
    pub(crate) scouts_on_top: bool,
    pub(crate) draws_at_end: u8,
    /// The phases that may pay something at their end.
    pub(crate) income: Set<Phase>,
    /// Discounts by floor (1 or 2). For developments: without and with a Reassign power. For worlds: by color.
    pub(crate) develop_discount: [[u8; 2]; 2],
    pub(crate) settle_discount: [[u8; 5]; 2],
    pub(crate) develop_saves: Saves,
    pub(crate) settle_saves: Saves,
    /// The colors of settlers that go to the cup.
    pub settle_cup: Set<Color>,
    /// Whether completions pay credits.
    pub(crate) pays_completions: bool,
    /// How many goods beyond one fit on a world.
    pub extra_room: u8,
    /// Extra credits for a Trade, by the color of the world.
    pub trade: [u8; 5],
    /// Credits for a Consume, by the color of the world.
    pub consume_credits: [u8; 5],
    /// Extra points for a Consume, by the color of the world.
    pub consume_vp: [u8; 5],
    pub(crate) buys: bool,
}

impl Sums {
    /// What one square adds.
    pub(crate) fn of(square: Square) -> Self {
        let mut sums = Self::default();
        sums.add(square);
        sums
    }

    pub(crate) fn add(&mut self, square: Square) {
        let print = square.print();
        match print.world() {
            None => self.developments += 1,
            Some(color) => {
                self.worlds[color as usize] += 1;
                self.highest_world = self.highest_world.max(print.cost);
            }
        }
        for power in print.powers {
            match *power {
                Power::Assign(_) => self.assigners.insert(square.tile().unwrap_or_default()),
                Power::I(power) => self.add_explore(power),
                Power::II(power) => self.add_develop(power),
                Power::III(power) => self.add_settle(power),
                Power::IV(power) => self.add_produce(power),
                Power::V(power) => self.add_ship(power),
            }
        }
    }

    fn add_explore(&mut self, power: ExplorePower) {
        match power {
            ExplorePower::ExtraWorker(color) => self.explorers.put(color),
            ExplorePower::StockValue { color, credits } => {
                self.stock[color as usize] = credits - crate::phase::explore::STOCK;
            }
            ExplorePower::Rearrange => self.rearranges = true,
            ExplorePower::ScoutOnTop => self.scouts_on_top = true,
            ExplorePower::DrawAtEnd(tiles) => self.draws_at_end += tiles,
            ExplorePower::ScoutCredits { .. } | ExplorePower::MostDevelopmentsCredits(_) => {
                self.income.insert(Phase::Explore);
            }
        }
    }

    fn add_develop(&mut self, power: DevelopPower) {
        match power {
            DevelopPower::Discount { amount, floor, reassign_only } => {
                let row = &mut self.develop_discount[usize::from(floor) - 1];
                row[1] += amount;
                row[0] += if reassign_only { 0 } else { amount };
            }
            DevelopPower::CompletionCredits(_) => self.pays_completions = true,
            DevelopPower::BuildersToCup { min, max } => self.develop_saves = Saves { min, max },
            DevelopPower::Credits(_) | DevelopPower::CitizenCredits { .. } => self.income.insert(Phase::Develop),
        }
    }

    fn add_settle(&mut self, power: SettlePower) {
        match power {
            SettlePower::Discount { amount, floor, colors } => {
                for color in colors.iter() {
                    self.settle_discount[usize::from(floor) - 1][color as usize] += amount;
                }
            }
            SettlePower::CompletionCredits { .. } => self.pays_completions = true,
            SettlePower::BuildersToCup { min, max } => self.settle_saves = Saves { min, max },
            SettlePower::ColorToCup(color) => self.settle_cup.insert(color),
            SettlePower::Credits(_) => self.income.insert(Phase::Settle),
        }
    }

    fn add_produce(&mut self, power: ProducePower) {
        match power {
            ProducePower::ExtraRoom(count) => self.extra_room += count,
            ProducePower::Credits(_)
            | ProducePower::WorldGoodsCredits { .. }
            | ProducePower::DieGoodsCredits { .. }
            | ProducePower::MostDevelopmentsCredits(_) => self.income.insert(Phase::Produce),
        }
    }

    fn add_ship(&mut self, power: ShipPower) {
        let each = |sums: &mut [u8; 5], colors: Set<WorldColor>, amount| {
            colors.iter().for_each(|color| sums[color as usize] += amount);
        };
        match power {
            ShipPower::ExtraWorker(color) => self.shippers.put(color),
            ShipPower::TradeCredits { colors, credits } => each(&mut self.trade, colors, credits),
            ShipPower::ConsumeCredits { colors, credits } => each(&mut self.consume_credits, colors, credits),
            ShipPower::ConsumeVp { colors, vp } => each(&mut self.consume_vp, colors, vp),
            ShipPower::BuyVp { .. } => self.buys = true,
            ShipPower::Credits(_)
            | ShipPower::Vp(_)
            | ShipPower::CitizenCredits { .. }
            | ShipPower::HighestWorldCredits(_) => self.income.insert(Phase::Ship),
        }
    }
}
