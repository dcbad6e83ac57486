//! [`Outlook`]: what each phase brings with a number of workers, and how likely it is to happen without being selected.

use roll::{Color, Face, Phase, PlayerLook, STOCK, Side, WorldColor};

use super::appraiser::{Appraiser, rooms};
use super::economy::Economy;
use super::tiles::SIDES;
use super::weights as weight;

/// More workers than a player ever has in one column.
const MOST: usize = 32;

/// How many workers are in each column, including the selecting one.
pub(super) type Counts = [u8; 5];

/// What a round can bring.
pub(super) struct Outlook {
    /// What Explore, Develop, Settle and Produce bring, by number of workers.
    gains: [[f32; MOST]; 4],
    /// What shipping brings, by number of goods. Those already on worlds come first.
    shipped: [f32; MOST],
    goods: u8,
    rooms: u8,
    lent_shippers: u8,
    /// The cost of using a shipper.
    shipper: f32,
    /// What the end of the phase pays.
    income: f32,
    /// How likely each phase is to happen because of the others.
    chances: [f32; 5],
}

impl Outlook {
    pub(super) fn new(appraiser: &Appraiser) -> Self {
        let (shipped, goods) = shipments(appraiser);
        let develop = building(appraiser, Side::Development);
        let settle = building(appraiser, Side::World);
        Self {
            gains: [exploring(appraiser), develop, settle, producing(appraiser)],
            shipped,
            goods,
            rooms: appraiser.rooms().count() as u8,
            lent_shippers: appraiser.economy.sums.shippers.total(),
            shipper: appraiser.die_use(),
            income: income(appraiser, Phase::Ship),
            chances: chances(appraiser),
        }
    }

    /// The mean value of a round with this many workers in each column and this phase selected.
    pub(super) fn value(&self, counts: &Counts, selected: Phase) -> f32 {
        let chance = |phase: Phase| if phase == selected { 1.0 } else { self.chances[phase as usize] };
        let gain = |phase: Phase| self.gains[phase as usize][usize::from(counts[phase as usize]).min(MOST - 1)];
        let early = Phase::ALL[..4].iter().map(|&phase| chance(phase) * gain(phase)).sum::<f32>();
        let shippers = counts[Phase::Ship as usize];
        let produced = counts[Phase::Produce as usize].min(self.rooms);
        let likely = chance(Phase::Produce);
        let shipped = likely * self.ship(shippers, produced) + (1.0 - likely) * self.ship(shippers, 0);
        early + chance(Phase::Ship) * shipped
    }

    fn ship(&self, shippers: u8, produced: u8) -> f32 {
        let goods = (shippers + self.lent_shippers).min(self.goods + produced);
        let used = goods.saturating_sub(self.lent_shippers);
        self.shipped[usize::from(goods).min(MOST - 1)] + self.income - f32::from(used) * self.shipper
    }
}

/// What the end of a phase pays.
fn income(appraiser: &Appraiser, phase: Phase) -> f32 {
    appraiser.earning(appraiser.economy.income[phase as usize].into())
        + f32::from(appraiser.economy.points[phase as usize])
}

/// Each explorer does what is better at that point: taking credits or looking for tiles.
fn exploring(appraiser: &Appraiser) -> [f32; MOST] {
    let lent = usize::from(appraiser.economy.sums.explorers.total());
    let (mut credits, mut tiles) = (f32::from(appraiser.player.credits()), appraiser.waiting());
    let (mut gains, mut value) = ([0.0; MOST], 0.0);
    for done in 0..MOST + lent {
        if done >= lent {
            gains[done - lent] = value;
            value -= appraiser.die_use();
        }
        let stock = appraiser.money(credits + f32::from(STOCK)) - appraiser.money(credits);
        let scout = appraiser.scouting(tiles);
        if stock >= scout {
            credits += f32::from(STOCK);
        } else {
            tiles += 1;
        }
        value += stock.max(scout);
    }
    gains
}

/// Dice complete one tile after another. Those on an unfinished tile count in part.
fn building(appraiser: &Appraiser, side: Side) -> [f32; MOST] {
    // What each tile needs and brings, including the cost of recruiting its workers again.
    let tiles: Vec<(u8, f32)> = appraiser
        .stack(side)
        .iter()
        .enumerate()
        .map(|(place, tile)| {
            let square = tile.side(side);
            let need = appraiser.economy.sums.need(square).max(1);
            let brings = appraiser.completion(square, appraiser.tableau.len() + place + 1);
            (need, brings - appraiser.die_use() * f32::from(need))
        })
        .collect();
    let unfinished = weight::UNFINISHED * appraiser.in_time(weight::ROUNDS_TO_FINISH);
    let begun = |dice: u8, (need, brings): (u8, f32)| {
        f32::from(dice) * (unfinished * brings / f32::from(need) - appraiser.bound_die())
    };
    let there = appraiser.player.dice_on(side).total();
    let before = tiles.first().map_or(0.0, |&first| begun(there.min(first.0), first));
    let mut gains = [0.0; MOST];
    for (workers, gain) in gains.iter_mut().enumerate() {
        let mut dice = there + workers as u8;
        let mut value = income(appraiser, side.phase()) - before;
        for &tile in &tiles {
            if dice < tile.0 {
                value += begun(dice, tile);
                break;
            }
            value += tile.1;
            dice -= tile.0;
        }
        // Workers without a tile go back to the cup.
        *gain = value;
    }
    gains
}

/// Each producer becomes a good while there is room. The more goods are waiting, the less another one helps.
fn producing(appraiser: &Appraiser) -> [f32; MOST] {
    let mut rooms: Vec<WorldColor> = appraiser.rooms().collect();
    rooms.sort_by_key(|&color| std::cmp::Reverse(color));
    let mut gains = [0.0; MOST];
    let mut value = income(appraiser, Phase::Produce);
    let mut good = appraiser.good() * weight::WAITING_GOOD.powi(appraiser.holdings.goods.total().into());
    for (producers, gain) in gains.iter_mut().enumerate() {
        *gain = value;
        if let Some(&color) = rooms.get(producers) {
            let credits = appraiser.economy.world_goods[color as usize];
            let dearer = weight::DEARER_GOOD * (f32::from(color.price()) - 3.0);
            value += good + dearer - appraiser.bound_die() + appraiser.earning(credits.into());
            good *= weight::WAITING_GOOD;
        }
    }
    gains
}

/// What shipping brings by number of goods, without the shippers: the best goods first, then those still to be
/// produced.
fn shipments(appraiser: &Appraiser) -> ([f32; MOST], u8) {
    let waiting = appraiser.good() * weight::WAITING_GOOD.powi(appraiser.holdings.goods.total().into());
    let value = |color: WorldColor, good: Option<Color>| {
        let matches = good.is_some_and(|good| color.matches(good));
        let vp = 1 + u8::from(matches) + appraiser.economy.sums.consume_vp[color as usize];
        appraiser.shipping(color, vp) + weight::MATCHING_SHIPPER - waiting - appraiser.die_use()
    };
    let mut goods = Vec::new();
    for (world, dice) in appraiser.player.goods() {
        if let Some(color) = world.print().world() {
            goods.extend(dice.iter().map(|good| value(color, Some(good))));
        }
    }
    goods.sort_by(|a, b| b.total_cmp(a));
    let count = goods.len() as u8;
    goods.extend(appraiser.rooms().map(|color| value(color, None)));
    let (mut shipped, mut sum) = ([0.0; MOST], 0.0);
    for (number, all) in shipped.iter_mut().enumerate() {
        *all = sum;
        sum += goods.get(number).copied().unwrap_or(0.0);
    }
    (shipped, count)
}

/// How likely each phase is to happen because another player selects it.
fn chances(appraiser: &Appraiser) -> [f32; 5] {
    let mut missing = [1.0; 5];
    if appraiser.look.setup().players == 2 {
        for face in Color::Home.faces() {
            face.phase().into_iter().for_each(|phase| missing[phase as usize] -= 1.0 / 6.0);
        }
    }
    for (seat, player) in appraiser.look.players() {
        if seat == appraiser.look.seat() {
            continue;
        }
        let likely = selection(player);
        missing.iter_mut().zip(likely).for_each(|(missing, likely)| *missing *= 1.0 - likely);
    }
    // Players who all wait for each other would wait forever, so they rely on the others less as the game goes on.
    let late = (weight::PATIENCE / f32::from(appraiser.look.round())).min(1.0);
    missing.map(|missing| weight::TRUST * late * (1.0 - missing))
}

/// How likely a player is to select each phase, given the dice in the cup and what they could do.
fn selection(player: PlayerLook<'_>) -> [f32; 5] {
    let economy = Economy::of(player);
    let workers = expected(player);
    let goods: u8 = player.goods().map(|(_, goods)| goods.total()).sum();
    let room = rooms(player).count() as f32;
    let mut wishes = [0.0; 5];
    let poor = player.credits() < 3 || Side::BOTH.into_iter().map(|side| player.stack_size(side)).sum::<u8>() < 2;
    wishes[Phase::Explore as usize] = workers[Phase::Explore as usize] * if poor { 1.0 } else { weight::IDLE_WISH };
    for (side, phase) in SIDES {
        if let Some(top) = player.top(side) {
            let dice = workers[phase as usize] + f32::from(player.dice_on(side).total());
            let done = (dice / f32::from(economy.sums.need(top).max(1))).min(weight::MOST_DONE);
            wishes[phase as usize] = workers[phase as usize] * (weight::IDLE_WISH + done);
        }
    }
    wishes[Phase::Produce as usize] = workers[Phase::Produce as usize].min(room);
    let shippers = workers[Phase::Ship as usize] + f32::from(economy.sums.shippers.total());
    wishes[Phase::Ship as usize] = weight::SHIP_WISH * shippers.min(goods.into());
    let all: f32 = wishes.iter().map(|wish| wish * wish).sum();
    wishes.map(|wish| if all > 0.0 { wish * wish / all } else { 0.0 })
}

/// The mean number of workers of each kind that the dice in a cup make.
fn expected(player: PlayerLook<'_>) -> [f32; 5] {
    let mut workers = [0.0; 5];
    for color in player.cup().colors() {
        let share = f32::from(player.cup().count(color)) / 6.0;
        for face in color.faces() {
            match face {
                Face::Wild => workers.iter_mut().for_each(|workers| *workers += weight::WILD_SHARE * share),
                Face::Explore | Face::Develop | Face::Settle | Face::Produce | Face::Ship => {
                    workers[face as usize] += share;
                }
            }
        }
    }
    workers
}
