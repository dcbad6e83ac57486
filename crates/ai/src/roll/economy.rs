//! [`Economy`]: what a tableau can do, with all powers added up.

use roll::{
    Color, DevelopPower, Dice, ExplorePower, Kind, Phase, Power, ProducePower, SettlePower, ShipPower, Square,
    WorldColor,
};

/// The totals of a tableau's powers, as far as a beginner counts them.
#[derive(Clone, Debug, Default)]
pub(super) struct Economy {
    pub(super) developments: u8,
    /// Worlds by color.
    pub(super) worlds: [u8; 5],
    /// Virtual workers.
    pub(super) explorers: Dice,
    pub(super) shippers: Dice,
    /// Credits for a Stock beyond 2, by the explorer's color.
    pub(super) stock: [u8; 7],
    /// Credits for a Scout, by the explorer's color.
    pub(super) scout: [u8; 7],
    /// Discounts by floor (1 or 2). For developments: without and with a Reassign power. For worlds: by color.
    develop_discount: [[u8; 2]; 2],
    settle_discount: [[u8; 5]; 2],
    /// The color of settlers that go to the cup.
    pub(super) settlers_to_cup: Option<Color>,
    /// How many goods beyond one fit on a world.
    pub(super) extra_room: u8,
    pub(super) trade: [u8; 5],
    pub(super) consume_credits: [u8; 5],
    pub(super) consume_vp: [u8; 5],
    /// Credits for each good that is a die of this color.
    pub(super) die_goods: [u8; 7],
    /// Credits for each good on a world of this color.
    pub(super) world_goods: [u8; 5],
    /// Credits and points at the end of each phase.
    pub(super) income: [u8; 5],
    pub(super) points: [u8; 5],
}

impl Economy {
    pub(super) fn of(tableau: &[Square]) -> Self {
        let mut economy = Self::default();
        for square in tableau {
            let print = square.print();
            match print.kind {
                Kind::Development => economy.developments += 1,
                Kind::World(color) => economy.worlds[color as usize] += 1,
            }
            for &power in print.powers {
                match power {
                    Power::Assign(_) => {}
                    Power::I(power) => economy.explore(power),
                    Power::II(power) => economy.develop(power),
                    Power::III(power) => economy.settle(power),
                    Power::IV(power) => economy.produce(power),
                    Power::V(power) => economy.ship(power),
                }
            }
        }
        economy
    }

    fn explore(&mut self, power: ExplorePower) {
        match power {
            ExplorePower::ExtraWorker(color) => self.explorers.put(color),
            ExplorePower::StockValue { color, credits } => self.stock[color as usize] = credits - roll::STOCK,
            ExplorePower::ScoutCredits { color, credits } => self.scout[color as usize] = credits,
            ExplorePower::Rearrange
            | ExplorePower::ScoutOnTop
            | ExplorePower::DrawAtEnd(_)
            | ExplorePower::MostDevelopmentsCredits(_) => {}
        }
    }

    fn develop(&mut self, power: DevelopPower) {
        match power {
            DevelopPower::Discount { amount, floor, reassign_only } => {
                let row = &mut self.develop_discount[usize::from(floor) - 1];
                row[1] += amount;
                row[0] += if reassign_only { 0 } else { amount };
            }
            DevelopPower::Credits(credits) => self.income[Phase::Develop as usize] += credits,
            DevelopPower::CompletionCredits(_)
            | DevelopPower::BuildersToCup { .. }
            | DevelopPower::CitizenCredits { .. } => {}
        }
    }

    fn settle(&mut self, power: SettlePower) {
        match power {
            SettlePower::Discount { amount, floor, colors } => {
                for color in colors.iter() {
                    self.settle_discount[usize::from(floor) - 1][color as usize] += amount;
                }
            }
            SettlePower::ColorToCup(color) => self.settlers_to_cup = Some(color),
            SettlePower::Credits(credits) => self.income[Phase::Settle as usize] += credits,
            SettlePower::CompletionCredits { .. } | SettlePower::BuildersToCup { .. } => {}
        }
    }

    fn produce(&mut self, power: ProducePower) {
        match power {
            ProducePower::Credits(credits) => self.income[Phase::Produce as usize] += credits,
            ProducePower::WorldGoodsCredits { color, credits } => self.world_goods[color as usize] += credits,
            ProducePower::DieGoodsCredits { color, credits } => self.die_goods[color as usize] += credits,
            ProducePower::ExtraRoom(room) => self.extra_room += room,
            ProducePower::MostDevelopmentsCredits(_) => {}
        }
    }

    fn ship(&mut self, power: ShipPower) {
        match power {
            ShipPower::ExtraWorker(color) => self.shippers.put(color),
            ShipPower::TradeCredits { colors, credits } => {
                colors.iter().for_each(|color| self.trade[color as usize] += credits);
            }
            ShipPower::ConsumeCredits { colors, credits } => {
                colors.iter().for_each(|color| self.consume_credits[color as usize] += credits);
            }
            ShipPower::ConsumeVp { colors, vp } => {
                colors.iter().for_each(|color| self.consume_vp[color as usize] += vp);
            }
            ShipPower::Credits(credits) => self.income[Phase::Ship as usize] += credits,
            ShipPower::Vp(vp) => self.points[Phase::Ship as usize] += vp,
            ShipPower::BuyVp { .. } | ShipPower::CitizenCredits { .. } | ShipPower::HighestWorldCredits(_) => {}
        }
    }

    /// How many workers a tile needs. Discounts with the highest floor apply first.
    pub(super) fn need(&self, square: Square) -> u8 {
        let print = square.print();
        let discount = |floor: usize| match print.kind {
            Kind::Development => self.develop_discount[floor - 1][usize::from(print.reassigns())],
            Kind::World(color) => self.settle_discount[floor - 1][color as usize],
        };
        [2, 1]
            .into_iter()
            .fold(print.cost, |need, floor| need.min(need.saturating_sub(discount(floor)).max(floor as u8)))
    }

    /// The credits for a good from a world.
    pub(super) fn price(&self, color: WorldColor) -> u8 {
        color.price() + self.trade[color as usize]
    }
}
