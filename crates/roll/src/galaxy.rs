//! [`Galaxy`]: everything on the table, small enough to copy without the heap.

use game::{BySeat, Chance, Element as _, Seat, Set, Sink};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::assign::{Columns, Selection};
use crate::dice::{Color, Dice, Face, Phase};
use crate::event::{Cause, Event};
use crate::position::Lot;
use crate::prompt::CreditsAfter;
use crate::round::Step;
use crate::setup::Setup;
use crate::tiles::index::Sums;
use crate::tiles::{Side, Square, TILES, Tile, WorldColor};

/// The most credits a player can have (L-3.11).
pub const MOST_CREDITS: u8 = 10;

/// Everything on the table, and the progress of the round. The [`Stage`](crate::phase::Stage) holds the open questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Galaxy {
    pub(crate) setup: Setup,
    /// From 1; 0 before the first round.
    pub(crate) round: u16,
    pub(crate) step: Step,
    /// The seat with the lowest faction tile: the first in timing order.
    pub(crate) first: Seat,
    /// The phases of this round, once revealed.
    pub(crate) phases: Set<Phase>,
    /// The face of the extra die in a game with two players.
    pub(crate) extra_die: Option<Face>,
    pub(crate) players: BySeat<Player>,
    /// The bag. It is a set, not a list: the next tile is drawn at random when needed.
    pub(crate) bag: Set<Tile>,
    /// The abandoned tiles under the Explore phase tile.
    pub(crate) abandoned: Set<Tile>,
    /// Points left in the initial pool, which can be overdrawn (L-8.7).
    pub(crate) pool: i16,
    pub(crate) chance: Chance,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) cup: Dice,
    pub(crate) citizenry: Dice,
    /// The workers below the strip, once revealed.
    pub(crate) columns: Columns,
    /// The worker on the strip.
    pub(crate) selector: Option<Selection>,
    pub(crate) zone: Zone,
    pub(crate) tableau: Tableau,
    pub(crate) credits: u8,
    pub(crate) vp: u16,
    /// The tiles under the Explore phase tile that this player abandoned.
    pub(crate) abandoned: Set<Tile>,
}

impl Player {
    /// The workers of a phase, including the selecting one.
    pub(crate) fn workers(&self, phase: Phase) -> Dice {
        let mut workers = self.columns[phase];
        if let Some(selection) = self.selector.filter(|selection| selection.phase == phase) {
            workers.put(selection.color);
        }
        workers
    }

    /// Takes a worker of a phase. The selecting one goes last.
    pub(crate) fn take_worker(&mut self, phase: Phase, color: Color) -> bool {
        if self.columns[phase].take(color) {
            return true;
        }
        let selecting = self.selector == Some(Selection { color, phase });
        if selecting {
            self.selector = None;
        }
        selecting
    }

    /// Sends the remaining workers of a phase to the cup. Returns them.
    pub(crate) fn return_workers(&mut self, phase: Phase) -> Dice {
        let left = self.workers(phase);
        self.columns[phase] = Dice::NONE;
        self.selector = self.selector.filter(|selection| selection.phase != phase);
        self.cup = self.cup.plus(left);
        left
    }

    /// Every die the player owns, wherever it is.
    pub(crate) fn dice(&self) -> Dice {
        let selecting = self.selector.map_or(Dice::NONE, |selection| Dice::of(selection.color, 1));
        let zone = self.zone.dice[0].plus(self.zone.dice[1]);
        let columns: Dice = Phase::ALL.into_iter().map(|phase| self.columns[phase]).sum();
        self.cup.plus(self.citizenry).plus(selecting).plus(zone).plus(columns).plus(self.tableau.all_goods())
    }

    /// Adds credits up to the limit. Returns the new number of credits (L-3.11).
    pub(crate) fn earn(&mut self, credits: u8) -> u8 {
        self.credits = CreditsAfter::earning(self, credits).credits;
        self.credits
    }

    /// The location of each of the player's dice. Dice of the same color and location come up once.
    pub(crate) fn each_die(&self, mut found: impl FnMut(DiePlace, Color)) {
        let mut each = |place, dice: Dice| dice.colors().for_each(|color| found(place, color));
        each(DiePlace::Cup, self.cup);
        each(DiePlace::Citizenry, self.citizenry);
        for phase in Phase::ALL {
            each(DiePlace::Column(phase), self.columns[phase]);
        }
        if let Some(selection) = self.selector {
            each(DiePlace::Selector, Dice::of(selection.color, 1));
        }
        self.each_recallable(found);
    }

    /// The dice that can be recalled: developers, settlers and goods.
    pub(crate) fn each_recallable(&self, mut found: impl FnMut(DiePlace, Color)) {
        for side in Side::BOTH {
            self.zone.dice[side as usize].colors().for_each(|color| found(DiePlace::Stack(side), color));
        }
        for at in bits(self.tableau.carriers) {
            let world = self.tableau.order[at];
            self.tableau.goods_at(at).colors().for_each(|color| found(DiePlace::World(world), color));
        }
    }

    /// Takes a die from its location. Returns whether it was there.
    pub(crate) fn take_die(&mut self, place: DiePlace, color: Color) -> bool {
        match place {
            DiePlace::Cup => self.cup.take(color),
            DiePlace::Citizenry => self.citizenry.take(color),
            DiePlace::Column(phase) => self.columns[phase].take(color),
            DiePlace::Selector => {
                let there = self.selector.is_some_and(|selection| selection.color == color);
                if there {
                    self.selector = None;
                }
                there
            }
            DiePlace::Stack(side) => self.zone.dice[side as usize].take(color),
            DiePlace::World(world) => self.tableau.position(world).is_some_and(|at| self.tableau.take_good(at, color)),
        }
    }
}

/// Where a player's die can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum DiePlace {
    /// In the cup.
    Cup,
    /// In the Citizenry.
    Citizenry,
    /// Below the strip.
    Column(Phase),
    /// On the strip.
    Selector,
    /// On a construction stack.
    Stack(Side),
    /// On a world, as a good.
    World(Square),
}

/// The positions of the set bits.
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let at = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(at)
    })
}

/// The two construction stacks, top tile first, and the dice on them.
///
/// One list holds both: it has room for all tiles of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Zone {
    // Developments first, then worlds. Slots past both hold the default, which keeps the derived equality correct.
    tiles: [Tile; TILES as usize],
    lens: [u8; 2],
    pub(crate) dice: [Dice; 2],
}

impl Default for Zone {
    fn default() -> Self {
        Self { tiles: [Tile::default(); TILES as usize], lens: [0; 2], dice: [Dice::NONE; 2] }
    }
}

impl Zone {
    pub(crate) fn stack(&self, side: Side) -> &[Tile] {
        let split = usize::from(self.lens[0]);
        match side {
            Side::Development => &self.tiles[..split],
            Side::World => &self.tiles[split..split + usize::from(self.lens[1])],
        }
    }

    pub(crate) fn top(&self, side: Side) -> Option<Tile> {
        self.stack(side).first().copied()
    }

    /// How many tiles both stacks have together.
    pub(crate) fn len(&self) -> u8 {
        self.lens[0] + self.lens[1]
    }

    pub(crate) fn tiles(&self) -> Set<Tile> {
        self.tiles[..usize::from(self.len())].iter().copied().collect()
    }

    fn insert(&mut self, at: usize, tile: Tile) {
        self.tiles.copy_within(at..TILES as usize - 1, at + 1);
        self.tiles[at] = tile;
    }

    pub(crate) fn put_under(&mut self, side: Side, tile: Tile) {
        let end = match side {
            Side::Development => self.lens[0],
            Side::World => self.len(),
        };
        self.insert(end.into(), tile);
        self.lens[side as usize] += 1;
    }

    pub(crate) fn put_on_top(&mut self, side: Side, tile: Tile) {
        let at = match side {
            Side::Development => 0,
            Side::World => self.lens[0],
        };
        self.insert(at.into(), tile);
        self.lens[side as usize] += 1;
    }

    /// Removes a tile from wherever it is. Returns whether it was there.
    pub(crate) fn remove(&mut self, tile: Tile) -> bool {
        let len = usize::from(self.len());
        let Some(at) = self.tiles[..len].iter().position(|&other| other == tile) else { return false };
        let side = usize::from(at >= usize::from(self.lens[0]));
        self.tiles.copy_within(at + 1.., at);
        self.tiles[TILES as usize - 1] = Tile::default();
        self.lens[side] -= 1;
        true
    }

    /// Removes all tiles. The dice stay.
    pub(crate) fn lift(&mut self) -> Set<Tile> {
        let all = self.tiles();
        *self = Self { dice: self.dice, ..Self::default() };
        all
    }
}

#[derive(Serialize, Deserialize)]
struct StoredZone {
    development: Vec<Tile>,
    world: Vec<Tile>,
    developers: Dice,
    settlers: Dice,
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [developers, settlers] = self.dice;
        let [development, world] = Side::BOTH.map(|side| self.stack(side).to_vec());
        StoredZone { development, world, developers, settlers }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = StoredZone::deserialize(deserializer)?;
        if stored.development.len() + stored.world.len() > usize::from(TILES) {
            return Err(D::Error::custom("more tiles than there are"));
        }
        let mut zone = Self { dice: [stored.developers, stored.settlers], ..Self::default() };
        stored.development.iter().for_each(|&tile| zone.put_under(Side::Development, tile));
        stored.world.iter().for_each(|&tile| zone.put_under(Side::World, tile));
        Ok(zone)
    }
}

/// The most squares a tableau can hold. A round begins with at most 11 squares and at most 25 dice, each of which
/// completes at most one tile.
const MOST_SQUARES: usize = 40;

/// A player's tableau in the order it was placed, with its goods and the totals of its powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tableau {
    // Slots past `len` hold the default, which keeps the derived equality correct.
    order: [Square; MOST_SQUARES],
    // One or two goods per world, each as color + 1 in a nibble, with the lower color in the lower nibble.
    goods: [u8; MOST_SQUARES],
    len: u8,
    sums: Sums,
    /// The positions of worlds that can carry goods.
    pub(crate) holders: u64,
    /// The positions of worlds that carry goods.
    pub(crate) carriers: u64,
}

impl Default for Tableau {
    fn default() -> Self {
        Self {
            order: [Square::default(); MOST_SQUARES],
            goods: [0; MOST_SQUARES],
            len: 0,
            sums: Sums::default(),
            holders: 0,
            carriers: 0,
        }
    }
}

impl Tableau {
    pub(crate) fn as_slice(&self) -> &[Square] {
        &self.order[..usize::from(self.len)]
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn sums(&self) -> &Sums {
        &self.sums
    }

    pub(crate) fn position(&self, square: Square) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == square)
    }

    pub(crate) fn square(&self, at: usize) -> Square {
        self.order[at]
    }

    pub(crate) fn place(&mut self, square: Square) {
        let at = usize::from(self.len);
        if at == MOST_SQUARES {
            return;
        }
        self.order[at] = square;
        self.len += 1;
        self.sums.add(square);
        if square.print().world().is_some_and(|color| color != WorldColor::Gray) {
            self.holders |= 1 << at;
        }
    }

    pub(crate) fn goods_at(&self, at: usize) -> Dice {
        let code = self.goods[at];
        let one = |nibble: u8| if nibble == 0 { Dice::NONE } else { Dice::of(Color::from_number(nibble - 1), 1) };
        one(code & 15).plus(one(code >> 4))
    }

    fn set_goods(&mut self, at: usize, goods: Dice) {
        let mut code = [0; 2];
        for (slot, color) in code.iter_mut().zip(goods.iter()) {
            *slot = color as u8 + 1;
        }
        self.goods[at] = code[0] | code[1] << 4;
        self.carriers = self.carriers & !(1 << at) | u64::from(code[0] != 0) << at;
    }

    /// How many more goods fit on the world at a position.
    pub(crate) fn room_at(&self, at: usize) -> u8 {
        let carried = u8::from(self.goods[at] & 15 != 0) + u8::from(self.goods[at] >> 4 != 0);
        (1 + self.sums.extra_room).saturating_sub(carried)
    }

    /// The positions of worlds with room for a good.
    pub(crate) fn with_room(&self) -> u64 {
        if self.sums.extra_room == 0 {
            return self.holders & !self.carriers;
        }
        bits(self.holders).filter(|&at| self.room_at(at) > 0).fold(0, |mask, at| mask | 1 << at)
    }

    pub(crate) fn put_good(&mut self, at: usize, color: Color) {
        let mut goods = self.goods_at(at);
        goods.put(color);
        self.set_goods(at, goods);
    }

    pub(crate) fn take_good(&mut self, at: usize, color: Color) -> bool {
        let mut goods = self.goods_at(at);
        let there = goods.take(color);
        self.set_goods(at, goods);
        there
    }

    pub(crate) fn all_goods(&self) -> Dice {
        bits(self.carriers).map(|at| self.goods_at(at)).sum()
    }

    /// Squares with their goods, in order.
    pub(crate) fn list(&self) -> Vec<(Square, Dice)> {
        self.as_slice().iter().enumerate().map(|(at, &square)| (square, self.goods_at(at))).collect()
    }

    pub(crate) fn of(list: &[(Square, Dice)]) -> Self {
        let mut tableau = Self::default();
        for (at, &(square, goods)) in list.iter().enumerate().take(MOST_SQUARES) {
            tableau.place(square);
            tableau.set_goods(at, goods);
        }
        tableau
    }
}

impl Serialize for Tableau {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tableau {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<(Square, Dice)>::deserialize(deserializer)?;
        if list.len() > MOST_SQUARES || list.iter().any(|(_, goods)| goods.total() > 2) {
            return Err(D::Error::custom("not a tableau"));
        }
        Ok(Self::of(&list))
    }
}

impl Galaxy {
    /// The seats in timing order: clockwise from the lowest faction (L-10.1).
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first.number(), self.setup.players);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    /// Draws a tile for a seat. When the bag is empty, the abandoned tiles go into it first (L-4.7).
    pub(crate) fn draw(&mut self, seat: Seat, out: &mut impl Sink<Event>) -> Option<Tile> {
        if self.bag.is_empty() && !self.abandoned.is_empty() {
            self.refill(out);
        }
        self.bag.draw_for(self.line(Lot::Tile(seat)), &mut self.chance)
    }

    /// Puts the abandoned tiles in the bag.
    pub(crate) fn refill(&mut self, out: &mut impl Sink<Event>) {
        let tiles = self.abandoned.len() as u8;
        if tiles == 0 {
            return;
        }
        self.bag = self.bag.union(std::mem::take(&mut self.abandoned));
        for player in self.players.values_mut() {
            player.abandoned = Set::EMPTY;
        }
        out.everyone(|| Event::BagRefilled { tiles });
    }

    /// Gives credits and reports it.
    pub(crate) fn earn(&mut self, seat: Seat, credits: u8, cause: Cause, out: &mut impl Sink<Event>) {
        if credits > 0 {
            let now = self.players[seat].earn(credits);
            out.everyone(|| Event::Earned { seat, credits, now, cause });
        }
    }

    /// Gives points from the pool, which can be overdrawn (L-8.7).
    pub(crate) fn give_vp(&mut self, seat: Seat, vp: u8, cause: Cause, out: &mut impl Sink<Event>) {
        if vp > 0 {
            self.players[seat].vp += u16::from(vp);
            self.pool -= i16::from(vp);
            out.everyone(|| Event::TookVp { seat, vp, cause });
        }
    }
}
