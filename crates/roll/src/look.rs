//! [`Look`]: what one seat may know of a state, borrowed from it.
//!
//! A search looks at millions of states. Building a [`View`](crate::View) of each would take most of its time. A look
//! borrows the state and reveals nothing that the seat's view would not hold: no rolled faces or plans of others before
//! Reveal, only the tops of their stacks, no bag and no random generator.

use game::Seat;

use crate::Roll;
use crate::assign::{Columns, Selection};
use crate::dice::{Color, Dice, Phase};
use crate::galaxy::{Player, bits};
use crate::moves::Shipment;
use crate::options::Options;
use crate::phase::explore;
use crate::phase::ship::{self, Gain};
use crate::prompt::DieOption;
use crate::round::{self, Step};
use crate::scoring::{self, Holdings};
use crate::setup::Setup;
use crate::tiles::index::Sums;
use crate::tiles::{Side, Square, Tile};

/// What one seat may know of a state.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    roll: &'a Roll,
    seat: Seat,
}

/// What everyone can see of a player.
#[derive(Clone, Copy, Debug)]
pub struct PlayerLook<'a>(pub(crate) &'a Player);

impl<'a> Look<'a> {
    pub(crate) fn new(roll: &'a Roll, seat: Seat) -> Self {
        Self { roll, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        &self.roll.galaxy.setup
    }

    /// The round, from 1; 0 before the first.
    #[must_use]
    pub fn round(self) -> u16 {
        self.roll.galaxy.round
    }

    /// The current part of the round.
    #[must_use]
    pub fn step(self) -> Step {
        self.roll.galaxy.step
    }

    /// Whether the game would end with this round as things stand.
    #[must_use]
    pub fn is_last_round(self) -> bool {
        round::is_last_round(&self.roll.galaxy)
    }

    /// Points left in the initial pool.
    #[must_use]
    pub fn pool(self) -> i16 {
        self.roll.galaxy.pool
    }

    /// What everyone can see of a player.
    #[must_use]
    pub fn player(self, seat: Seat) -> PlayerLook<'a> {
        PlayerLook(&self.roll.galaxy.players[seat])
    }

    /// What everyone can see of the looker.
    #[must_use]
    pub fn own(self) -> PlayerLook<'a> {
        self.player(self.seat)
    }

    /// What everyone can see of each player, in seat order.
    pub fn players(self) -> impl Iterator<Item = (Seat, PlayerLook<'a>)> {
        self.roll.galaxy.players.iter().map(|(seat, player)| (seat, PlayerLook(player)))
    }

    /// One of the looker's construction stacks, top first.
    #[must_use]
    pub fn stack(self, side: Side) -> &'a [Tile] {
        self.roll.galaxy.players[self.seat].zone.stack(side)
    }

    /// The looker's legal answers, if it is asked.
    #[must_use]
    pub fn options(self) -> Option<Options<'a>> {
        self.roll.options(self.seat)
    }
}

impl<'a> PlayerLook<'a> {
    /// The tableau in the order it was placed.
    #[must_use]
    pub fn tableau(self) -> &'a [Square] {
        self.0.tableau.as_slice()
    }

    /// What the tableau's powers add up to.
    #[must_use]
    pub fn sums(self) -> &'a Sums {
        self.0.tableau.sums()
    }

    /// The worlds with goods, and their goods.
    pub fn goods(self) -> impl Iterator<Item = (Square, Dice)> {
        let tableau = &self.0.tableau;
        bits(tableau.carriers).map(|at| (tableau.square(at), tableau.goods_at(at)))
    }

    /// The worlds with room for goods, and how many more fit.
    pub fn rooms(self) -> impl Iterator<Item = (Square, u8)> {
        let tableau = &self.0.tableau;
        bits(tableau.with_room()).map(|at| (tableau.square(at), tableau.room_at(at)))
    }

    /// Credits.
    #[must_use]
    pub fn credits(self) -> u8 {
        self.0.credits
    }

    /// Points in chips.
    #[must_use]
    pub fn vp(self) -> u16 {
        self.0.vp
    }

    /// Dice in the cup, or being rolled and assigned.
    #[must_use]
    pub fn cup(self) -> Dice {
        self.0.cup
    }

    /// Dice in the Citizenry.
    #[must_use]
    pub fn citizenry(self) -> Dice {
        self.0.citizenry
    }

    /// Workers below the strip, once revealed.
    #[must_use]
    pub fn columns(self) -> &'a Columns {
        &self.0.columns
    }

    /// The worker on the strip.
    #[must_use]
    pub fn selector(self) -> Option<Selection> {
        self.0.selector
    }

    /// The workers of a phase, including the selecting one.
    #[must_use]
    pub fn workers(self, phase: Phase) -> Dice {
        self.0.workers(phase)
    }

    /// How many tiles a construction stack has.
    #[must_use]
    pub fn stack_size(self, side: Side) -> u8 {
        self.0.zone.stack(side).len() as u8
    }

    /// The tile on top of a construction stack.
    #[must_use]
    pub fn top(self, side: Side) -> Option<Square> {
        self.0.zone.top(side).map(|tile| tile.side(side))
    }

    /// The dice on a construction stack.
    #[must_use]
    pub fn dice_on(self, side: Side) -> Dice {
        self.0.zone.dice[side as usize]
    }

    /// What scoring depends on besides the tableau: chips, all dice, and the dice that are goods.
    #[must_use]
    pub fn holdings(self) -> Holdings {
        scoring::holdings(self.0)
    }

    /// The points so far.
    #[must_use]
    pub fn points(self) -> i32 {
        scoring::total(self.0)
    }

    /// The locations of the dice. Dice of the same color and location come up once.
    #[must_use]
    pub fn dice(self) -> Vec<DieOption> {
        DieOption::list(|found| self.0.each_die(found))
    }

    /// The locations of the dice that can be recalled. Dice of the same color and location come up once.
    #[must_use]
    pub fn recallable(self) -> Vec<DieOption> {
        DieOption::list(|found| self.0.each_recallable(found))
    }

    /// The credits for a Stock with an explorer of this color.
    #[must_use]
    pub fn stock(self, explorer: Color) -> u8 {
        explore::stock_value(self.0, explorer)
    }

    /// What shipping a good would bring.
    #[must_use]
    pub fn gain(self, shipper: Color, world: Square, good: Color, shipment: Shipment) -> Gain {
        ship::gain(self.0, shipper, world, good, shipment)
    }
}
