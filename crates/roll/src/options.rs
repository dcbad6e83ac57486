//! [`Options`]: the legal answers of a seat.
//!
//! Each phase states them once. The list of moves, their number and a random one derive from them. The prompt and the
//! check of an answer use the same functions of the phase.

use game::{Chance, Set};

use crate::assign::{Assigning, Powers, Rolled};
use crate::dice::{Color, Dice, Phase};
use crate::galaxy::{DiePlace, bits};
use crate::illegal::Illegal;
use crate::look::PlayerLook;
use crate::moves::{Crew, Move, Shipment};
use crate::phase::ship;
use crate::tiles::{Side, Tile};

/// The legal answers to a seat's question.
#[derive(Clone, Copy, Debug)]
pub enum Options<'a> {
    /// Lay out one of these tiles as a development.
    Open([Tile; 2]),
    /// Assign the rolled dice: [`Assigning::new`] makes a plan from them.
    Assign {
        /// The rolled dice.
        rolled: Rolled,
        /// The powers that can move them.
        powers: Powers,
    },
    /// Put one of these tiles in the bag.
    Give(Set<Tile>),
    /// Send an explorer, rearrange the zone, or stop if no explorer is left.
    Explore {
        /// The dice.
        real: Dice,
        /// The virtual explorers.
        extra: Dice,
        /// Whether the construction zone can be rearranged.
        may_rearrange: bool,
    },
    /// Abandon one of these tiles, or draw.
    Abandon {
        /// The tiles.
        from: Set<Tile>,
        /// Tiles abandoned so far.
        abandoned: Set<Tile>,
    },
    /// Place one of these tiles.
    Place {
        /// The tiles.
        tiles: Set<Tile>,
        /// Whether a tile may go on top of a stack. Under a stack is always allowed.
        may_top: bool,
        /// Whether the whole zone is being rearranged.
        rearranging: bool,
    },
    /// Put one of these workers on the stack.
    Build(Dice),
    /// Choose some dice.
    Dice {
        /// Which ones.
        choice: DiceChoice,
        /// The move for the chosen ones: `Use`, `Save` or `Recruit`.
        answer: fn(Dice) -> Move,
    },
    /// Return one of the player's dice to the supply.
    Remove(PlayerLook<'a>),
    /// Produce with one of the player's workers on one of the worlds with room.
    Produce(PlayerLook<'a>),
    /// Ship one of the goods.
    Ship {
        /// The player who ships, with that player's own workers.
        player: PlayerLook<'a>,
        /// The virtual shippers.
        extra: Dice,
    },
    /// Buy points, or not.
    Buy {
        /// The price.
        credits: u8,
        /// The points.
        vp: u8,
    },
    /// Recall a die, or stop.
    Recall {
        /// The player whose dice they are.
        player: PlayerLook<'a>,
        /// Whether the player may stop. Not allowed while the cup is empty.
        may_stop: bool,
    },
}

/// A choice of some dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceChoice {
    /// The dice.
    pub from: Dice,
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl DiceChoice {
    /// Exactly this many of these dice.
    pub(crate) fn exactly(count: u8, from: Dice) -> Self {
        Self { from, min: count, max: count }
    }

    /// Checks that these dice can be chosen.
    pub(crate) fn check(self, dice: Dice) -> Result<(), Illegal> {
        let Self { from, min, max } = self;
        let fits = from.contains(dice) && (min..=max).contains(&dice.total());
        if fits { Ok(()) } else { Err(Illegal::WrongDice { least: min, most: max }) }
    }
}

impl Options<'_> {
    /// Every answer, once each. For plans, only those that [`Assigning::plans`] lists.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each(|answer| moves.push(answer));
        moves
    }

    /// Calls `found` for every answer, once each. For plans, only those that [`Assigning::plans`] lists.
    pub(crate) fn each(&self, mut found: impl FnMut(Move)) {
        match self {
            Self::Open(tiles) => tiles.iter().for_each(|&tile| found(Move::Open(tile))),
            &Self::Assign { rolled, powers } => {
                let plans = Assigning::new(rolled, powers).plans();
                plans.into_iter().for_each(|plan| found(Move::Assign(Box::new(plan))));
            }
            Self::Give(tiles) => tiles.iter().for_each(|tile| found(Move::Give(tile))),
            &Self::Explore { real, extra, may_rearrange } => {
                Crew::all(real, extra).for_each(|explorer| {
                    found(Move::Stock(explorer));
                    found(Move::Scout(explorer));
                });
                if may_rearrange {
                    found(Move::Rearrange);
                }
                if real.is_empty() && extra.is_empty() {
                    found(Move::Stop);
                }
            }
            Self::Abandon { from, .. } => {
                from.iter().for_each(|tile| found(Move::Abandon(tile)));
                found(Move::Draw);
            }
            &Self::Place { tiles, may_top, .. } => each_place(tiles, may_top, found),
            Self::Build(workers) => workers.colors().for_each(|color| found(Move::Build(color))),
            &Self::Dice { choice: DiceChoice { from, min, max }, answer } => {
                (min..=max).for_each(|size| from.each_of(size, |dice| found(answer(dice))));
            }
            Self::Remove(player) => player.0.each_die(|from, die| found(Move::Remove { die, from })),
            Self::Produce(PlayerLook(player)) => {
                let open = player.tableau.with_room();
                for die in player.workers(Phase::Produce).colors() {
                    bits(open).for_each(|at| found(Move::Produce { die, world: player.tableau.square(at) }));
                }
            }
            &Self::Ship { player: PlayerLook(player), extra } => Crew::all(player.workers(Phase::Ship), extra)
                .for_each(|shipper| {
                    ship::each_good(player, |world, good| {
                        found(Move::Ship { shipper, world, good, shipment: Shipment::Trade });
                        found(Move::Ship { shipper, world, good, shipment: Shipment::Consume });
                    });
                }),
            Self::Buy { .. } => [true, false].iter().for_each(|&buys| found(Move::Buy(buys))),
            Self::Recall { player, may_stop } => {
                player.0.each_recallable(|from: DiePlace, die: Color| found(Move::Recall { die, from }));
                if *may_stop {
                    found(Move::Stop);
                }
            }
        }
    }

    /// A random answer, all equally likely. Plans follow [`Assigning::random`].
    pub(crate) fn random(self, chance: &mut Chance) -> Option<Move> {
        if let Self::Dice { choice: DiceChoice { from, min, max }, answer } = self {
            return Some(answer(from.random_of(min, max, chance)));
        }
        if let Self::Assign { rolled, powers } = self {
            return Some(Move::Assign(Box::new(Assigning::new(rolled, powers).random(chance)?)));
        }
        let mut count = 0;
        self.each(|_| count += 1);
        let (mut nth, mut drawn) = (chance.below(count), None);
        self.each(|answer| {
            if nth == 0 {
                drawn = Some(answer);
            }
            nth = nth.wrapping_sub(1);
        });
        drawn
    }
}

fn each_place(tiles: Set<Tile>, may_top: bool, mut found: impl FnMut(Move)) {
    for tile in tiles.iter() {
        for side in Side::BOTH {
            found(Move::Place { tile, side, top: false });
            if may_top {
                found(Move::Place { tile, side, top: true });
            }
        }
    }
}
