//! [`Economy`]: what a player's tableau can do.

use roll::{DevelopPower, ExplorePower, Phase, PlayerLook, Power, ProducePower, SettlePower, ShipPower, Sums};

/// The totals of a tableau's powers, and what it pays, as far as a beginner counts that.
#[derive(Clone, Debug)]
pub(super) struct Economy {
    /// The powers that simply add up.
    pub(super) sums: Sums,
    /// Credits for a Scout, by the explorer's color.
    pub(super) scout: [u8; 7],
    /// Credits for each good that is a die of this color.
    pub(super) die_goods: [u8; 7],
    /// Credits for each good on a world of this color.
    pub(super) world_goods: [u8; 5],
    /// Credits and points at the end of each phase.
    pub(super) income: [u8; 5],
    pub(super) points: [u8; 5],
}

impl Economy {
    pub(super) fn of(player: PlayerLook<'_>) -> Self {
        let mut economy = Self {
            sums: *player.sums(),
            scout: [0; 7],
            die_goods: [0; 7],
            world_goods: [0; 5],
            income: [0; 5],
            points: [0; 5],
        };
        for &power in player.tableau().iter().flat_map(|square| square.print().powers) {
            economy.count(power);
        }
        economy
    }

    fn count(&mut self, power: Power) {
        match power {
            Power::I(ExplorePower::ScoutCredits { color, credits }) => self.scout[color as usize] = credits,
            Power::II(DevelopPower::Credits(credits)) => self.income[Phase::Develop as usize] += credits,
            Power::III(SettlePower::Credits(credits)) => self.income[Phase::Settle as usize] += credits,
            Power::IV(ProducePower::Credits(credits)) => self.income[Phase::Produce as usize] += credits,
            Power::IV(ProducePower::WorldGoodsCredits { color, credits }) => {
                self.world_goods[color as usize] += credits;
            }
            Power::IV(ProducePower::DieGoodsCredits { color, credits }) => self.die_goods[color as usize] += credits,
            Power::V(ShipPower::Credits(credits)) => self.income[Phase::Ship as usize] += credits,
            Power::V(ShipPower::Vp(vp)) => self.points[Phase::Ship as usize] += vp,
            Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_) => {}
        }
    }
}
