//! The value of a tile: in the tableau, and while it waits in the construction zone.

use game::Set;
use roll::{
    AssignPower, DevelopPower, Dice, ExplorePower, Gate, Holdings, Immediate, Phase, Place, Power, ProducePower,
    Reassignment, SQUARES_TO_END, Scoring, SettlePower, ShipPower, Side, Square, Tile, WorldColor,
};

use super::appraiser::Appraiser;
use super::weights as weight;

impl Appraiser<'_> {
    /// The value of a completed square to this player: its points, its immediate effects, and its powers for the rest
    /// of the game.
    pub(super) fn square(&self, square: Square) -> f32 {
        let print = square.print();
        let mut value = f32::from(print.cost) + self.bonus(square);
        value += print.immediate.iter().map(|&effect| self.immediate(effect)).sum::<f32>();
        value += print.powers.iter().map(|&power| self.rounds * self.power(power)).sum::<f32>();
        if let Some(color) = print.world().filter(|color| *color != WorldColor::Gray) {
            let extra = weight::DEARER_GOOD * f32::from(self.economy.sums.extra_room + color.price());
            value += self.rounds * weight::SHIPPED_A_ROUND * (weight::SHIPPED_GOOD + extra);
        }
        value
    }

    /// The value of completing this tile: the square, and the end of the game if it is the last one.
    pub(super) fn completion(&self, square: Square, squares: usize) -> f32 {
        let ends = squares >= SQUARES_TO_END.into() && !self.look.is_last_round();
        self.square(square) + if ends { self.ending() } else { 0.0 }
    }

    /// What a square adds to the bonuses of developments of cost 6: those built, those waiting, and itself.
    fn bonus(&self, square: Square) -> f32 {
        let waiting = self.stack(Side::Development).iter().map(|tile| tile.side(Side::Development));
        // This runs for every tile, and usually nothing scores.
        let scores = |square: Square| square.print().scoring.is_some();
        if !self.tableau.iter().copied().chain([square]).chain(waiting.clone()).any(scores) {
            return 0.0;
        }
        let waiting = waiting.filter(|&other| other != square).filter_map(|square| square.print().scoring);
        let built = self.tableau.iter().filter_map(|square| square.print().scoring);
        let mut after = self.tableau.to_vec();
        after.push(square);
        let gained = square.print().immediate.iter().filter_map(|effect| match *effect {
            Immediate::GainDice { color, count, .. } => Some(Dice::of(color, count)),
            Immediate::RemoveDie(_) | Immediate::GainCredits(_) | Immediate::StartCredits(_) => None,
        });
        let holdings = Holdings { dice: self.holdings.dice.plus(gained.sum()), ..self.holdings };
        let more =
            |scoring: Scoring| (scoring.points(&after, holdings) - scoring.points(self.tableau, self.holdings)) as f32;
        let itself = square.print().scoring.map_or(0.0, |scoring| {
            scoring.points(&after, holdings) as f32 * (1.0 + weight::BONUS_GROWTH * self.rounds)
        });
        itself + built.map(more).sum::<f32>() + weight::WAITING_BONUS * waiting.map(more).sum::<f32>()
    }

    fn immediate(&self, effect: Immediate) -> f32 {
        match effect {
            Immediate::RemoveDie(count) => -f32::from(count) * self.die(roll::Color::Home),
            Immediate::GainDice { color, count, to } => {
                let there = match to {
                    Place::Citizenry => 0.0,
                    Place::Cup => self.die_use(),
                    Place::ThisWorld => self.good(),
                };
                f32::from(count) * (self.die(color) + there)
            }
            Immediate::GainCredits(credits) | Immediate::StartCredits(credits) => self.earning(credits.into()),
        }
    }

    /// What a power brings per round.
    fn power(&self, power: Power) -> f32 {
        match power {
            Power::Assign(power) => self.assign_power(power),
            Power::I(power) => self.explore_power(power),
            Power::II(power) => self.develop_power(power),
            Power::III(power) => self.settle_power(power),
            Power::IV(power) => self.produce_power(power),
            Power::V(power) => self.ship_power(power),
        }
    }

    fn assign_power(&self, power: AssignPower) -> f32 {
        let rule = match power {
            AssignPower::Reassign(rule) => rule,
            AssignPower::RepeatDictate => return weight::MORE_DICTATES,
            AssignPower::DictateMoves(_) => return weight::DICTATE_MOVES,
        };
        let Reassignment { max, colors, from, to, to_selected, gate, .. } = rule;
        let moved = weight::REASSIGN.iter().take(max.into()).sum::<f32>();
        let (dice, fitting) = (self.holdings.dice.total(), self.holdings.dice.only(colors).total());
        // With many dice, even a power for one kind usually finds a die that shows the wrong face.
        let share = (2.0 * f32::from(fitting) / f32::from(dice.max(1))).min(1.0);
        let narrow = if from.len() < 5 || to.len() < 5 || to_selected { weight::NARROW } else { 1.0 };
        let open = if gate == Gate::Always { 1.0 } else { weight::SOMETIMES };
        moved * share * narrow * open
    }

    fn explore_power(&self, power: ExplorePower) -> f32 {
        match power {
            ExplorePower::ExtraWorker(_) => weight::PHASE_HAPPENS * weight::LENT_WORKER,
            ExplorePower::StockValue { color, credits } => {
                weight::SOMETIMES * self.often(credits - roll::STOCK) * f32::from(self.holdings.dice.count(color))
            }
            ExplorePower::DrawAtEnd(tiles) => {
                weight::SOMETIMES * weight::PHASE_HAPPENS * weight::LENT_WORKER * f32::from(tiles)
            }
            ExplorePower::ScoutCredits { color, credits } => {
                weight::SOMETIMES * self.often(credits) * f32::from(self.holdings.dice.count(color).min(1))
            }
            ExplorePower::MostDevelopmentsCredits(credits) => weight::SOMETIMES * self.often(credits),
            ExplorePower::Rearrange | ExplorePower::ScoutOnTop => weight::REARRANGE,
        }
    }

    /// Credits whenever a phase happens.
    fn often(&self, credits: u8) -> f32 {
        weight::PHASE_HAPPENS * f32::from(credits) * (weight::NEEDED_CREDIT + weight::SPARE_CREDIT) / 2.0
    }

    fn develop_power(&self, power: DevelopPower) -> f32 {
        match power {
            DevelopPower::Discount { amount, reassign_only, .. } => {
                let counted = if reassign_only { weight::IN_PLACE } else { 1.0 };
                counted * weight::BUILT_A_ROUND * weight::LENT_WORKER * f32::from(amount)
            }
            DevelopPower::CompletionCredits(credits) => weight::BUILT_A_ROUND * self.often(credits),
            DevelopPower::BuildersToCup { max, .. } => weight::BUILT_A_ROUND * self.often(max),
            DevelopPower::Credits(credits) => self.often(credits),
            DevelopPower::CitizenCredits { color, per, credits } => {
                weight::IN_PLACE * self.often(credits) * f32::from(self.holdings.dice.count(color) / per)
            }
        }
    }

    fn settle_power(&self, power: SettlePower) -> f32 {
        let part = |colors: Set<WorldColor>| colors.len() as f32 / 5.0;
        match power {
            SettlePower::Discount { amount, colors, .. } => {
                let amount = f32::from(amount).sqrt();
                part(colors) * weight::BUILT_A_ROUND * weight::LENT_WORKER * amount
            }
            SettlePower::CompletionCredits { colors, credits } => {
                part(colors) * weight::BUILT_A_ROUND * self.often(credits)
            }
            SettlePower::BuildersToCup { max, .. } => weight::BUILT_A_ROUND * self.often(max),
            SettlePower::ColorToCup(color) => {
                weight::BUILT_A_ROUND * weight::IN_PLACE * f32::from(self.holdings.dice.count(color).min(4))
            }
            SettlePower::Credits(credits) => self.often(credits),
        }
    }

    fn produce_power(&self, power: ProducePower) -> f32 {
        match power {
            ProducePower::Credits(credits) => self.often(credits),
            ProducePower::WorldGoodsCredits { color, credits } => {
                weight::IN_PLACE * self.often(credits) * f32::from(self.economy.sums.worlds[color as usize])
            }
            ProducePower::DieGoodsCredits { color, credits } => {
                weight::IN_PLACE * self.often(credits) * f32::from(self.holdings.dice.count(color))
            }
            ProducePower::MostDevelopmentsCredits(credits) => weight::SOMETIMES * self.often(credits),
            ProducePower::ExtraRoom(room) => {
                f32::from(room) * weight::SHIPPED_A_ROUND * weight::SOMETIMES * self.worlds(Set::from_bits(0b1_1110))
            }
        }
    }

    fn ship_power(&self, power: ShipPower) -> f32 {
        let credit = (weight::NEEDED_CREDIT + weight::SPARE_CREDIT) / 2.0;
        let (traded, consumed) =
            (weight::TRADED * weight::SHIPPED_A_ROUND, (1.0 - weight::TRADED) * weight::SHIPPED_A_ROUND);
        match power {
            ShipPower::ExtraWorker(_) => weight::SOMETIMES * weight::PHASE_HAPPENS * weight::LENT_WORKER,
            ShipPower::TradeCredits { colors, credits } => traded * credit * f32::from(credits) * self.worlds(colors),
            ShipPower::ConsumeCredits { colors, credits } => {
                consumed * credit * f32::from(credits) * self.worlds(colors)
            }
            ShipPower::ConsumeVp { colors, vp } => consumed * f32::from(vp) * self.worlds(colors),
            ShipPower::BuyVp { vp, .. } => weight::SOMETIMES * weight::PHASE_HAPPENS * f32::from(vp),
            ShipPower::Credits(credits) => self.often(credits),
            ShipPower::Vp(vp) => weight::PHASE_HAPPENS * f32::from(vp),
            ShipPower::CitizenCredits { color, per, credits } => {
                weight::IN_PLACE * self.often(credits) * f32::from(self.holdings.dice.count(color) / per)
            }
            ShipPower::HighestWorldCredits(credits) => weight::SOMETIMES * self.often(credits),
        }
    }

    /// The worlds of these colors, plus one expected later.
    fn worlds(&self, colors: Set<WorldColor>) -> f32 {
        1.0 + colors.iter().map(|color| f32::from(self.economy.sums.worlds[color as usize])).sum::<f32>()
    }

    /// The promise of a tile in the construction zone, if the tiles above it need this many workers.
    pub(super) fn promise(&self, square: Square, ahead: u8) -> f32 {
        let need = self.economy.sums.need(square);
        let net = self.square(square) - weight::WORKER * f32::from(need);
        // A tile that cannot be finished before the game ends is worthless.
        let workers = weight::BUILDERS * f32::from(self.holdings.dice.total()) * (self.rounds + 1.0);
        if f32::from(ahead + need) > workers {
            return weight::HOPELESS * net;
        }
        net * (1.0 - weight::WAITING * f32::from(ahead)).max(weight::HOPELESS)
    }

    /// The value of a tile per worker it needs, on its better side.
    pub(super) fn quality(&self, tile: Tile) -> f32 {
        let each = |side| {
            let square = tile.side(side);
            self.square(square) / f32::from(self.economy.sums.need(square).max(1))
        };
        each(Side::Development).max(each(Side::World))
    }

    /// The workers that all tiles of a stack still need.
    pub(super) fn ahead(&self, side: Side) -> u8 {
        let needs: u8 = self.stack(side).iter().map(|tile| self.economy.sums.need(tile.side(side))).sum();
        needs.saturating_sub(self.player.dice_on(side).total())
    }

    /// How many tiles are waiting in both stacks.
    pub(super) fn waiting(&self) -> usize {
        Side::BOTH.into_iter().map(|side| self.stack(side).len()).sum()
    }

    /// The value of another scouted tile, if `waiting` tiles are already waiting.
    pub(super) fn scouting(&self, waiting: usize) -> f32 {
        let by_number = weight::SCOUTED[waiting.min(weight::SCOUTED.len() - 1)];
        let empty = Side::BOTH.into_iter().any(|side| self.stack(side).is_empty());
        let fresh = waiting == self.waiting() && empty;
        (by_number + if fresh { weight::FOR_EMPTY_STACK } else { 0.0 }) * self.in_time(weight::ROUNDS_TO_BUILD)
    }
}

/// The phase in which tiles of a side are built.
pub(super) const SIDES: [(Side, Phase); 2] = [(Side::Development, Phase::Develop), (Side::World, Phase::Settle)];
