//! [`Ledger`]: where every die and tile is, kept by the engine's events alone.

use game::{Seat, Set};
use roll::{
    Assigned, Building, Color, Columns, Crew, Dice, DiePlace, MOST_CREDITS, Phase, Place, PlayerSnapshot, Selection,
    Side, Snapshot, Square, Tile,
};

use super::json;
use crate::check::Mismatch;

/// Where every die and tile is.
pub(super) struct Ledger {
    pub(super) players: Vec<Holdings>,
    pub(super) pool: i64,
    pub(super) bag: Set<Tile>,
    abandoned: Set<Tile>,
}

/// What belongs to a player.
#[derive(Default)]
pub(super) struct Holdings {
    pub(super) credits: i64,
    pub(super) chips: i64,
    pub(super) cup: Dice,
    pub(super) citizenry: Dice,
    /// The workers, the selecting one in the column of its phase.
    pub(super) columns: Columns,
    selection: Option<Selection>,
    /// Developments and worlds, top first, and the dice on them.
    pub(super) stacks: [Vec<Tile>; 2],
    pub(super) dice: [Dice; 2],
    pub(super) tableau: Vec<(Square, Dice)>,
    /// Tiles that were drawn or taken up.
    pub(super) hand: Set<Tile>,
    /// What the Scout in progress has abandoned.
    abandoning: Set<Tile>,
}

type Told<T> = Result<T, Mismatch>;

/// What an event tells cannot be.
fn impossible(seat: Seat, what: &str, told: &impl serde::Serialize) -> Mismatch {
    Mismatch::new(format_args!("{what} by the engine's events"), "possible", json(told)).of(seat.number())
}

impl Ledger {
    /// The table as it was dealt; events report everything later.
    pub(super) fn new(snapshot: &Snapshot) -> Self {
        Self {
            players: snapshot.players.values().map(Holdings::new).collect(),
            pool: snapshot.pool.into(),
            bag: snapshot.bag,
            abandoned: snapshot.abandoned,
        }
    }

    pub(super) fn of(&self, seat: Seat) -> &Holdings {
        &self.players[seat.index()]
    }

    fn of_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.players[seat.index()]
    }

    pub(super) fn open(&mut self, seat: Seat, development: Square, world: Square) -> Told<()> {
        for (side, square) in [(Side::Development, development), (Side::World, world)] {
            let tile = square.tile().ok_or_else(|| impossible(seat, "a first tile", &square))?;
            self.of_mut(seat).stacks[side as usize].push(tile);
        }
        Ok(())
    }

    /// All dice of the cup are on the strip now.
    pub(super) fn reveal(&mut self, seat: Seat, assigned: &Assigned) -> Told<()> {
        let holdings = self.of_mut(seat);
        let Assigned { selection, mut columns, dictated } = *assigned;
        columns[selection.phase].put(selection.color);
        if columns.all().plus(dictated) != holdings.cup {
            return Err(impossible(seat, "a strip", assigned));
        }
        (holdings.selection, holdings.columns, holdings.cup) = (Some(selection), columns, dictated);
        Ok(())
    }

    /// Workers of phases that do not happen return, with the Dictate area, which counts as in the cup already.
    pub(super) fn return_idle(&mut self, seat: Seat, phases: Set<Phase>, dice: Dice) -> Told<()> {
        let holdings = self.of_mut(seat);
        for phase in Phase::ALL.into_iter().filter(|&phase| !phases.contains(phase)) {
            holdings.cup = holdings.cup.plus(std::mem::take(&mut holdings.columns[phase]));
        }
        if holdings.cup == dice { Ok(()) } else { Err(impossible(seat, "idle workers", &dice)) }
    }

    /// The workers of a phase and, where one is built on, the dice on the stack return; gives them apart.
    pub(super) fn return_unused(&mut self, seat: Seat, phase: Phase, dice: Dice) -> Told<[Dice; 2]> {
        let holdings = self.of_mut(seat);
        let workers = std::mem::take(&mut holdings.columns[phase]);
        let on_stack = side(phase).map_or(Dice::NONE, |side| std::mem::take(&mut holdings.dice[side as usize]));
        if workers.plus(on_stack) != dice {
            return Err(impossible(seat, "dice that return", &dice));
        }
        holdings.cup = holdings.cup.plus(dice);
        Ok([workers, on_stack])
    }

    pub(super) fn earn(&mut self, seat: Seat, credits: u8, now: u8) -> Told<()> {
        let holdings = self.of_mut(seat);
        holdings.credits = (holdings.credits + i64::from(credits)).min(MOST_CREDITS.into());
        if holdings.credits == i64::from(now) { Ok(()) } else { Err(impossible(seat, "credits", &now)) }
    }

    pub(super) fn give_vp(&mut self, seat: Seat, vp: u8) {
        self.of_mut(seat).chips += i64::from(vp);
        self.pool -= i64::from(vp);
    }

    pub(super) fn pay(&mut self, seat: Seat, credits: u8) {
        self.of_mut(seat).credits -= i64::from(credits);
    }

    /// A worker has done its task; a die goes to the Citizenry.
    pub(super) fn work(&mut self, seat: Seat, phase: Phase, worker: Crew) -> Told<()> {
        let holdings = self.of_mut(seat);
        if worker.real {
            if !holdings.columns[phase].take(worker.color) {
                return Err(impossible(seat, "a worker", &worker));
            }
            holdings.citizenry.put(worker.color);
        }
        Ok(())
    }

    /// A tile leaves the construction zone.
    fn take_tile(&mut self, seat: Seat, tile: Tile) -> Told<()> {
        for stack in &mut self.of_mut(seat).stacks {
            if let Some(at) = stack.iter().position(|&other| other == tile) {
                stack.remove(at);
                return Ok(());
            }
        }
        Err(impossible(seat, "a tile of the construction zone", &tile))
    }

    pub(super) fn abandon(&mut self, seat: Seat, tile: Tile) -> Told<()> {
        self.take_tile(seat, tile)?;
        self.of_mut(seat).abandoning.insert(tile);
        Ok(())
    }

    /// What Scouts have abandoned lies under the phase tile once they draw.
    fn lay_down_abandoned(&mut self) {
        for holdings in &mut self.players {
            self.abandoned = self.abandoned.union(std::mem::take(&mut holdings.abandoning));
        }
    }

    pub(super) fn refill(&mut self, tiles: u8) -> Told<()> {
        self.lay_down_abandoned();
        if self.abandoned.len() != u32::from(tiles) {
            return Err(Mismatch::new("abandoned tiles", self.abandoned.len(), tiles));
        }
        self.bag = self.bag.union(std::mem::take(&mut self.abandoned));
        Ok(())
    }

    pub(super) fn draw(&mut self, seat: Seat, tiles: Set<Tile>) -> Told<()> {
        self.lay_down_abandoned();
        if !self.bag.contains_all(tiles) {
            return Err(impossible(seat, "tiles drawn", &tiles));
        }
        self.bag = self.bag.without(tiles);
        self.of_mut(seat).hand = tiles;
        Ok(())
    }

    /// All tiles of the construction zone are taken up.
    pub(super) fn lift(&mut self, seat: Seat) {
        let holdings = self.of_mut(seat);
        holdings.hand = std::mem::take(&mut holdings.stacks).into_iter().flatten().collect();
    }

    pub(super) fn put(&mut self, seat: Seat, tile: Tile, side: Side, top: bool) -> Told<()> {
        let holdings = self.of_mut(seat);
        if !holdings.hand.remove(tile) {
            return Err(impossible(seat, "a tile placed", &tile));
        }
        let stack = &mut holdings.stacks[side as usize];
        let at = if top { 0 } else { stack.len() };
        stack.insert(at, tile);
        Ok(())
    }

    pub(super) fn put_on_stack(&mut self, seat: Seat, side: Side, dice: Dice) -> Told<()> {
        let holdings = self.of_mut(seat);
        let workers = holdings.columns[side.phase()];
        if !workers.contains(dice) {
            return Err(impossible(seat, "workers placed", &dice));
        }
        holdings.columns[side.phase()] = workers.minus(dice);
        holdings.dice[side as usize] = holdings.dice[side as usize].plus(dice);
        Ok(())
    }

    /// The top tile goes to the tableau and the dice used to cup and Citizenry.
    pub(super) fn complete(&mut self, seat: Seat, square: Square, used: Dice, to_cup: Dice) -> Told<()> {
        let side = if square.print().world().is_some() { Side::World } else { Side::Development };
        let holdings = self.of_mut(seat);
        let top = holdings.stacks[side as usize].first().copied();
        let there = holdings.dice[side as usize];
        if top.is_none() || square.tile() != top || !there.contains(used) || !used.contains(to_cup) {
            return Err(impossible(seat, "a completed tile", &square));
        }
        holdings.stacks[side as usize].remove(0);
        holdings.tableau.push((square, Dice::NONE));
        holdings.dice[side as usize] = there.minus(used);
        holdings.cup = holdings.cup.plus(to_cup);
        holdings.citizenry = holdings.citizenry.plus(used.minus(to_cup));
        Ok(())
    }

    pub(super) fn gain_dice(&mut self, seat: Seat, square: Square, dice: Dice, to: Place) -> Told<()> {
        match to {
            Place::Cup => self.of_mut(seat).cup = self.of(seat).cup.plus(dice),
            Place::Citizenry => self.of_mut(seat).citizenry = self.of(seat).citizenry.plus(dice),
            Place::ThisWorld => dice.iter().try_for_each(|die| self.put_good(seat, square, die))?,
        }
        Ok(())
    }

    fn put_good(&mut self, seat: Seat, world: Square, die: Color) -> Told<()> {
        let found = self.of_mut(seat).tableau.iter_mut().find(|(square, _)| *square == world);
        let (_, goods) = found.ok_or_else(|| impossible(seat, "a world with a good", &world))?;
        goods.put(die);
        Ok(())
    }

    pub(super) fn produce(&mut self, seat: Seat, die: Color, world: Square) -> Told<()> {
        if !self.of_mut(seat).columns[Phase::Produce].take(die) {
            return Err(impossible(seat, "a producer", &die));
        }
        self.put_good(seat, world, die)
    }

    pub(super) fn ship(&mut self, seat: Seat, shipper: Crew, world: Square, good: Color) -> Told<()> {
        self.work(seat, Phase::Ship, shipper)?;
        self.take_die(seat, good, DiePlace::World(world))?;
        self.of_mut(seat).citizenry.put(good);
        Ok(())
    }

    /// A die leaves its place.
    pub(super) fn take_die(&mut self, seat: Seat, die: Color, from: DiePlace) -> Told<()> {
        let holdings = self.of_mut(seat);
        let selecting = holdings.selection.filter(|selection| selection.color == die);
        let taken = match from {
            DiePlace::Cup => holdings.cup.take(die),
            DiePlace::Citizenry => holdings.citizenry.take(die),
            DiePlace::Column(phase) => holdings.columns[phase].take(die),
            DiePlace::Selector => selecting.is_some_and(|selection| holdings.columns[selection.phase].take(die)),
            DiePlace::Stack(side) => holdings.dice[side as usize].take(die),
            DiePlace::World(world) => {
                let mut squares = holdings.tableau.iter_mut();
                squares.find(|(square, _)| *square == world).is_some_and(|(_, goods)| goods.take(die))
            }
        };
        if taken { Ok(()) } else { Err(impossible(seat, "a die that is taken", &(die, from))) }
    }

    /// The phase of the selecting worker.
    pub(super) fn selected(&self, seat: Seat) -> Option<Phase> {
        self.of(seat).selection.map(|selection| selection.phase)
    }

    pub(super) fn recruit(&mut self, seat: Seat, dice: Dice, now: u8) -> Told<()> {
        let holdings = self.of_mut(seat);
        if !holdings.citizenry.contains(dice) || holdings.credits - i64::from(dice.total()) != i64::from(now) {
            return Err(impossible(seat, "recruits", &dice));
        }
        holdings.citizenry = holdings.citizenry.minus(dice);
        holdings.cup = holdings.cup.plus(dice);
        holdings.credits = now.into();
        Ok(())
    }

    pub(super) fn recall(&mut self, seat: Seat, die: Color, from: DiePlace) -> Told<()> {
        self.take_die(seat, die, from)?;
        self.of_mut(seat).cup.put(die);
        Ok(())
    }

    /// Whether the engine's state is what its events add up to. Dice that are about to complete a tile (`building`) stay on
    /// their stack until an event reports it.
    pub(super) fn check(&self, snapshot: &Snapshot, building: impl Fn(Seat) -> Building, side: Side) -> Told<()> {
        let differs = |what: &str| {
            Err(Mismatch::new(format_args!("{what} by the engine's events and state"), "equal", "different"))
        };
        if snapshot.bag != self.bag || snapshot.abandoned != self.abandoned {
            return differs("bag and abandoned tiles");
        }
        if i64::from(snapshot.pool) != self.pool {
            return differs("the VP pool");
        }
        for (seat, player) in snapshot.players.iter() {
            let mut dice = [player.developers, player.settlers];
            if let Building::Saving(used) = building(seat) {
                dice[side as usize] = dice[side as usize].plus(used);
            }
            if !self.of(seat).is(player, dice) {
                return differs("what a player has").map_err(|mismatch| mismatch.of(seat.number()));
            }
        }
        Ok(())
    }
}

impl Holdings {
    fn new(player: &PlayerSnapshot) -> Self {
        Self {
            credits: player.credits.into(),
            chips: player.vp.into(),
            cup: player.cup,
            citizenry: player.citizenry,
            columns: player.columns,
            stacks: [player.developments.clone(), player.worlds.clone()],
            dice: [player.developers, player.settlers],
            tableau: player.tableau.clone(),
            ..Self::default()
        }
    }

    fn is(&self, player: &PlayerSnapshot, dice: [Dice; 2]) -> bool {
        let [developments, worlds] = &self.stacks;
        self.credits == i64::from(player.credits)
            && self.chips == i64::from(player.vp)
            && (self.cup, self.citizenry, self.columns) == (player.cup, player.citizenry, player.columns)
            && (developments, worlds, self.dice) == (&player.developments, &player.worlds, dice)
            && self.tableau == player.tableau
    }
}

/// The side that is built in a phase.
pub(super) fn side(phase: Phase) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.phase() == phase)
}
