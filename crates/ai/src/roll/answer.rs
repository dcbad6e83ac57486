//! The answers to everything after the dice are assigned, except exploring.

use game::Set;
use roll::{
    Assigning, Color, Crew, Dice, DieOption, DiePlace, Move, Options, Phase, PlayerLook, Scoring, Shipment, Side,
    Square, Step,
};

use super::appraiser::Appraiser;
use super::plan::plan;
use super::weights as weight;
use crate::best::best;

/// A way to ship a good, and what it brings.
struct Way {
    shipper: Crew,
    world: Square,
    good: Color,
    shipment: Shipment,
    value: f32,
}

impl Appraiser<'_> {
    /// The answer with the highest value.
    pub(super) fn answer(&self, options: &Options<'_>) -> Option<Move> {
        Some(match *options {
            Options::Assign { rolled, powers } => Move::Assign(Box::new(plan(self, &Assigning::new(rolled, powers))?)),
            Options::Open(tiles) => Move::Open(self.opening(tiles)),
            Options::Explore { real, extra, may_rearrange } => self.explore(Crew::all(real, extra), may_rearrange),
            Options::Abandon { from, abandoned } => self.abandon(from, abandoned),
            Options::Place { tiles, may_top, rearranging } => self.place(tiles, may_top, rearranging),
            Options::Give(tiles) => self.give(tiles),
            Options::Build(workers) => Move::Build(self.most_useful(workers, 1).first()?),
            Options::Dice { choice, answer } => answer(self.most_useful(choice.from, choice.max)),
            Options::Remove(player) => self.remove(&player.dice())?,
            Options::Produce(player) => best(self.productions(player).into_iter())?.1,
            Options::Ship { player, extra } => best(self.shipments(player, extra).into_iter())?.1,
            Options::Buy { credits, vp } => Move::Buy(f32::from(vp) > -self.earning(-f32::from(credits))),
            Options::Recall { player, may_stop } => self.recall(&player.recallable(), may_stop)?,
        })
    }

    /// The answers to a question, the most promising first, where there may be many.
    pub(super) fn ranked(&self, options: &Options<'_>) -> Vec<Move> {
        let mut valued: Vec<(f32, Move)> = match *options {
            Options::Explore { real, extra, .. } => self.tasks(Crew::all(real, extra)).collect(),
            Options::Place { tiles, may_top, rearranging: false } => self.places(tiles, may_top).collect(),
            Options::Produce(player) => self.productions(player),
            Options::Ship { player, extra } => self.shipments(player, extra),
            Options::Assign { .. }
            | Options::Open(_)
            | Options::Abandon { .. }
            | Options::Place { .. }
            | Options::Give(_)
            | Options::Build(_)
            | Options::Dice { .. }
            | Options::Remove(_)
            | Options::Buy { .. }
            | Options::Recall { .. } => return options.moves(),
        };
        valued.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut ranked: Vec<Move> = valued.into_iter().map(|(_, answer)| answer).collect();
        // What was not valued comes last, and what the rules do not offer not at all.
        let offered = options.moves();
        ranked.retain(|answer| offered.contains(answer));
        ranked.extend(offered.into_iter().filter(|answer| !ranked.contains(answer)).collect::<Vec<_>>());
        ranked
    }

    /// The dice that are better rolled again than left where they are.
    fn most_useful(&self, from: Dice, count: u8) -> Dice {
        let useful = self.usefulness();
        let mut colors: Vec<Color> = from.colors().collect();
        colors.sort_by(|&a, &b| useful[b as usize].total_cmp(&useful[a as usize]));
        let dice = colors.into_iter().flat_map(|color| std::iter::repeat_n(color, from.count(color).into()));
        dice.take(count.into()).collect()
    }

    /// How much a die of each color helps in the next round, given its faces and the work to do.
    fn usefulness(&self) -> [f32; 7] {
        let rooms = self.rooms().count() as f32;
        let goods = f32::from(self.holdings.goods.total());
        let tiles = |side: Side| weight::DEVELOPER_OR_SETTLER[usize::from(!self.stack(side).is_empty())];
        let produce = weight::PRODUCER * (1.0 + rooms.min(3.0));
        let ship = weight::SHIPPER * (1.0 + goods.min(3.0));
        let explore = weight::EXPLORER[usize::from(self.waiting() < 2)];
        let faces = [explore, tiles(Side::Development), tiles(Side::World), produce, ship, weight::WILD];
        // These settlers come back for free.
        let settling = self.look.step() == Step::Phase(Phase::Settle);
        let free = if settling { self.economy.sums.settle_cup } else { Set::EMPTY };
        Color::ALL.map(|color| {
            let value: f32 = color.faces().iter().map(|&face| faces[face as usize]).sum();
            value / 6.0 + if free.contains(color) { 10.0 } else { 0.0 }
        })
    }

    /// Removes the least useful die.
    fn remove(&self, options: &[DieOption]) -> Option<Move> {
        let scorings: Vec<Scoring> = self.tableau.iter().filter_map(|square| square.print().scoring).collect();
        let missed = |option: &DieOption| {
            let there = match option.from {
                DiePlace::Citizenry => 0.0,
                DiePlace::Cup => self.die_use(),
                DiePlace::Column(_) | DiePlace::Selector | DiePlace::Stack(_) => self.die_use() + weight::ASSIGNED_DIE,
                DiePlace::World(_) => self.good(),
            };
            let mut left = self.holdings;
            left.dice.take(option.die);
            let bonus: i32 = scorings
                .iter()
                .map(|scoring| scoring.points(self.tableau, self.holdings) - scoring.points(self.tableau, left))
                .sum();
            self.die(option.die) + there + bonus as f32
        };
        let least = best(options.iter().map(|option| (-missed(option), option)));
        least.map(|(_, &DieOption { die, from })| Move::Remove { die, from })
    }

    /// Prefers dice on worlds of their color, goods that pay, and the most valuable worlds.
    fn productions(&self, player: PlayerLook<'_>) -> Vec<(f32, Move)> {
        let useful = self.usefulness();
        let choices = player.workers(Phase::Produce).colors().flat_map(|die| {
            player.rooms().filter_map(move |(world, _)| {
                let color = world.print().world()?;
                let matches = if color.matches(die) { weight::MATCHING_GOOD } else { 0.0 };
                let credits = self.economy.die_goods[die as usize] + self.economy.world_goods[color as usize];
                let value = matches
                    + self.earning(credits.into())
                    + weight::DEARER_GOOD * f32::from(self.economy.sums.price(color));
                // A Consumption die is more useful as a shipper, and any useful die as a worker.
                let elsewhere = weight::ELSEWHERE * useful[die as usize];
                Some((value - elsewhere, Move::Produce { die, world }))
            })
        });
        choices.collect()
    }

    /// Ships for points or credits, whichever is worth more now. Among equals, prefers the good with the least other
    /// use.
    fn shipments(&self, player: PlayerLook<'_>, extra: Dice) -> Vec<(f32, Move)> {
        let mut ways: Vec<Way> = Vec::new();
        for shipper in Crew::all(player.workers(Phase::Ship), extra) {
            for (world, goods) in player.goods() {
                for good in goods.colors() {
                    for shipment in [Shipment::Trade, Shipment::Consume] {
                        let gain = player.gain(shipper.color, world, good, shipment);
                        let value = match shipment {
                            Shipment::Trade => self.earning(gain.credits.into()),
                            Shipment::Consume => self.consuming(gain.vp, gain.credits),
                        };
                        ways.push(Way { shipper, world, good, shipment, value });
                    }
                }
            }
        }
        let most = |matches: &dyn Fn(&Way) -> bool| {
            ways.iter().filter(|way| matches(way)).map(|way| way.value).fold(0.0, f32::max)
        };
        let choices = ways.iter().map(|way| {
            // What this good and this shipper could bring otherwise is lost.
            let good = most(&|other: &Way| other.world == way.world && other.good == way.good);
            let shipper = most(&|other: &Way| other.shipper == way.shipper);
            let &Way { shipper: by, world, good: sent, shipment, .. } = way;
            (way.value - weight::ELSEWHERE * (good + shipper), Move::Ship { shipper: by, world, good: sent, shipment })
        });
        choices.collect()
    }

    /// Recalls dice that are useless where they are, or a die if one must be recalled.
    fn recall(&self, options: &[DieOption], may_stop: bool) -> Option<Move> {
        let regret = |option: &DieOption| match option.from {
            DiePlace::Stack(side) => self.regret_worker(side),
            DiePlace::World(_) => self.regret_good(),
            DiePlace::Cup | DiePlace::Citizenry | DiePlace::Column(_) | DiePlace::Selector => 0.0,
        };
        let useful = self.usefulness();
        let gain = |option: &DieOption| -regret(option) + weight::TRIFLE * useful[option.die as usize];
        let least = best(options.iter().map(|option| (gain(option), option)));
        let (gain, &DieOption { die, from }) = least?;
        if may_stop && gain <= 0.0 {
            return Some(Move::Stop);
        }
        Some(Move::Recall { die, from })
    }

    /// The loss from taking a worker off a stack.
    fn regret_worker(&self, side: Side) -> f32 {
        // At the end of the game, dice in the cup break ties. Workers without a tile are useless.
        let Some(top) = self.stack(side).first().filter(|_| !self.look.is_last_round()) else {
            return -weight::MISSED_DIE;
        };
        let square = top.side(side);
        let part = self.square(square) / f32::from(self.economy.sums.need(square).max(1));
        weight::UNFINISHED * part - self.missing_dice()
    }

    /// The value of another die to roll beyond its use, if there are few and none to recruit.
    fn missing_dice(&self) -> f32 {
        let lack = weight::DICE_TO_ROLL - f32::from(self.player.cup().total());
        if self.player.citizenry().is_empty() { weight::MISSED_DIE * lack.max(0.0) } else { 0.0 }
    }

    /// The loss from taking a good off a world.
    fn regret_good(&self) -> f32 {
        if !self.look.is_last_round() {
            return self.good() - self.missing_dice();
        }
        let scored = |square: &Square| matches!(square.print().scoring, Some(Scoring::Goods { .. }));
        if self.tableau.iter().any(scored) { 1.0 } else { -weight::MISSED_DIE }
    }
}
