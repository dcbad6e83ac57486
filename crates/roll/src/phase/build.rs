//! Phases II and III: how developments and worlds are built. Rules of sections 5 and 6.

use game::{BySeat, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::develop::{self, DevelopPower};
use super::settle::{self, SettlePower};
use super::{Asking, Each, pay_income};
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::galaxy::{DiePlace, Galaxy, Player};
use crate::illegal::Illegal;
use crate::look::PlayerLook;
use crate::moves::Move;
use crate::options::{DiceChoice, Options};
use crate::prompt::{Need, Prompt, reasons};
use crate::tiles::index::{Saves, Sums};
use crate::tiles::{Immediate, Kind, Power, Side, Square};

/// Each seat's progress, on one side of the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Build {
    pub(crate) side: Side,
    pub(crate) each: Each<Building>,
}

/// A seat's progress in Develop or Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Placing workers.
    #[default]
    Placing,
    /// The top tile is complete, and some of these dice go to the cup.
    Saving(Dice),
    /// The tile was completed, and this many dice must be removed.
    Removing {
        /// The tile.
        square: Square,
        /// How many dice.
        dice: u8,
    },
}

impl Side {
    /// The phase in which these tiles are built.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Development => Phase::Develop,
            Self::World => Phase::Settle,
        }
    }
}

/// The floors of discounts: what a tile needs at least, the highest first.
const FLOORS: [u8; 2] = [2, 1];

impl Sums {
    /// How many workers a tile needs: the printed cost minus discounts, highest floor first (L-5.3).
    #[must_use]
    pub fn need(&self, square: Square) -> u8 {
        let discounted = |need: u8, floor| need.min(need.saturating_sub(self.discount(square, floor)).max(floor));
        FLOORS.into_iter().fold(square.print().cost, discounted)
    }

    /// The discounts with this floor on a tile.
    fn discount(&self, square: Square, floor: u8) -> u8 {
        let (print, row) = (square.print(), usize::from(floor) - 1);
        match print.kind {
            Kind::Development => self.develop_discount[row][usize::from(print.reassigns())],
            Kind::World(color) => self.settle_discount[row][color as usize],
        }
    }
}

/// The tile on top of a stack and how many workers it needs.
pub(crate) fn target(player: &Player, side: Side) -> Option<(Square, u8)> {
    let square = player.zone.top(side)?.side(side);
    Some((square, player.tableau.sums().need(square)))
}

/// Which of the dice on the top tile complete it, if there are at least as many as it needs.
fn using(player: &Player, side: Side) -> Option<DiceChoice> {
    let (_, need) = target(player, side)?;
    let there = player.zone.dice[side as usize];
    (there.total() >= need).then(|| DiceChoice::exactly(need, there))
}

/// Which of the used dice go to the cup.
fn saving(player: &Player, side: Side, used: Dice) -> DiceChoice {
    let sums = player.tableau.sums();
    let Saves { min, max } = match side {
        Side::Development => sums.develop_saves,
        Side::World => sums.settle_saves,
    };
    DiceChoice { from: used, min: min.min(used.total()), max: max.min(used.total()) }
}

impl Build {
    /// Everyone builds.
    pub(crate) fn begin(galaxy: &mut Galaxy, side: Side, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let seats = BySeat::new(galaxy.setup.players, |_| Building::Placing);
        let each =
            Each::begin(galaxy, seats, |galaxy, seat, building| Builder { side, seat, building }.proceed(galaxy, out));
        let mut phase = Self { side, each };
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Asks the players who have something to decide. If there are none, ends the phase.
    fn go_on(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Seats {
        let asked = self.each.asked(galaxy);
        if asked.is_empty() {
            let income = match self.side {
                Side::Development => develop::income,
                Side::World => settle::income,
            };
            pay_income(galaxy, self.side.phase(), income, out);
        }
        asked
    }
}

impl Asking for Build {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        let (player, side) = (&galaxy.players[seat], self.side);
        Some(match self.each.seats[seat] {
            Building::Placing => match using(player, side) {
                Some(choice) => Options::Dice { choice, answer: Move::Use },
                None => Options::Build(player.workers(side.phase())),
            },
            Building::Saving(used) => Options::Dice { choice: saving(player, side, used), answer: Move::Save },
            Building::Removing { .. } => Options::Remove(PlayerLook(player)),
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (player, side) = (&galaxy.players[seat], self.side);
        Some(match self.each.seats[seat] {
            Building::Placing => {
                let (square, _) = target(player, side)?;
                let need = need_explained(player, square);
                match using(player, side) {
                    Some(DiceChoice { from, .. }) => Prompt::Use { square, need, from },
                    None => {
                        let there = player.zone.dice[side as usize];
                        let missing = need.need.saturating_sub(there.total());
                        Prompt::Build { square, need, there, missing, options: player.workers(side.phase()) }
                    }
                }
            }
            Building::Saving(used) => {
                let (square, _) = target(player, side)?;
                let DiceChoice { from, min, max } = saving(player, side, used);
                Prompt::Save { square, from, min, max }
            }
            Building::Removing { square, .. } => Prompt::Remove { square, options: PlayerLook(player).dice() },
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let mut builder = Builder { side: self.side, seat, building: &mut self.each.seats[seat] };
        builder.answer(galaxy, answer, out)?;
        let decides = builder.proceed(galaxy, out);
        self.each.answered(seat, decides);
        Ok(self.go_on(galaxy, out))
    }

    fn pending(&self) -> Seats {
        self.each.pending
    }
}

/// A seat that builds.
struct Builder<'a> {
    side: Side,
    seat: Seat,
    building: &'a mut Building,
}

impl Builder<'_> {
    /// Continues until there is a decision or everything is done. Returns whether there is a decision.
    fn proceed(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> bool {
        let (side, seat) = (self.side, self.seat);
        loop {
            match *self.building {
                Building::Placing => {}
                Building::Saving(_) => return true,
                Building::Removing { square, dice } => {
                    let Some((from, die)) = only_die(&galaxy.players[seat]) else { return true };
                    self.remove(galaxy, square, dice, (from, die), out);
                    continue;
                }
            }
            let player = &mut galaxy.players[seat];
            let Some((_, need)) = target(player, side) else {
                return_all(galaxy, side, seat, out);
                return false;
            };
            let (there, workers) = (player.zone.dice[side as usize], player.workers(side.phase()));
            let (have, left) = (there.total(), workers.total());
            if have >= need {
                if have > need && there.kinds() > 1 {
                    return true;
                }
                self.complete(galaxy, first_of(there, need), out);
            } else if left == 0 {
                return false;
            } else if have + left <= need || workers.kinds() == 1 {
                // All workers go there, or they are interchangeable, so there is nothing to decide.
                place_workers(galaxy, side, seat, first_of(workers, left.min(need - have)), out);
            } else {
                return true;
            }
        }
    }

    fn answer(&mut self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (*self.building, answer) {
            (Building::Placing, &Move::Build(color)) => self.place(galaxy, color, out),
            (Building::Placing, &Move::Use(dice)) => self.use_dice(galaxy, dice, out),
            (Building::Saving(used), &Move::Save(dice)) => {
                saving(&galaxy.players[self.seat], self.side, used).check(dice)?;
                *self.building = Building::Placing;
                self.finish(galaxy, used, dice, out);
                Ok(())
            }
            (Building::Removing { square, dice }, &Move::Remove { die, from }) => {
                let removed = self.remove(galaxy, square, dice, (from, die), out);
                if removed { Ok(()) } else { Err(Illegal::NoDie { color: die }) }
            }
            (Building::Placing | Building::Saving(_) | Building::Removing { .. }, _) => Err(Illegal::WrongAnswer),
        }
    }

    fn place(&mut self, galaxy: &mut Galaxy, color: Color, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let player = &galaxy.players[self.seat];
        if using(player, self.side).is_some() {
            return Err(Illegal::WrongAnswer);
        }
        if !player.workers(self.side.phase()).has(color) {
            return Err(Illegal::NoWorker { color });
        }
        place_workers(galaxy, self.side, self.seat, Dice::of(color, 1), out);
        Ok(())
    }

    fn use_dice(&mut self, galaxy: &mut Galaxy, dice: Dice, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        using(&galaxy.players[self.seat], self.side).ok_or(Illegal::WrongAnswer)?.check(dice)?;
        self.complete(galaxy, dice, out);
        Ok(())
    }

    /// Returns a die to the supply, then continues with the next one or the gains. Returns whether the die was there
    /// (L-5.6).
    fn remove(
        &mut self,
        galaxy: &mut Galaxy,
        square: Square,
        dice: u8,
        (from, die): (DiePlace, Color),
        out: &mut impl Sink<Event>,
    ) -> bool {
        let seat = self.seat;
        if !galaxy.players[seat].take_die(from, die) {
            return false;
        }
        out.everyone(|| Event::Removed { seat, die, from });
        if dice > 1 {
            *self.building = Building::Removing { square, dice: dice - 1 };
        } else {
            self.gain(galaxy, square, out);
        }
        true
    }

    /// Completes the top tile with these dice. The owner may have to choose which of them go to the cup.
    fn complete(&mut self, galaxy: &mut Galaxy, used: Dice, out: &mut impl Sink<Event>) {
        let player = &mut galaxy.players[self.seat];
        player.zone.dice[self.side as usize] = player.zone.dice[self.side as usize].minus(used);
        let DiceChoice { min, max, .. } = saving(player, self.side, used);
        if min == max && (max == 0 || max == used.total() || used.kinds() == 1) {
            return self.finish(galaxy, used, first_of(used, max), out);
        }
        *self.building = Building::Saving(used);
    }

    /// Moves the tile to the tableau and the dice to Citizenry and cup, then handles credits, removals and gains
    /// (L-5.4).
    fn finish(&mut self, galaxy: &mut Galaxy, used: Dice, saved: Dice, out: &mut impl Sink<Event>) {
        let (side, seat) = (self.side, self.seat);
        let player = &mut galaxy.players[seat];
        let Some((square, need)) = target(player, side) else { return };
        // The tile's own powers do not count for its own completion.
        let before = player.tableau;
        player.zone.remove(square.tile().unwrap_or_default());
        player.tableau.place(square);
        let rest = used.minus(saved);
        let by_color = match side {
            Side::Development => Dice::NONE,
            Side::World => rest.only(before.sums().settle_cup),
        };
        let to_cup = saved.plus(by_color);
        player.cup = player.cup.plus(to_cup);
        player.citizenry = player.citizenry.plus(used.minus(to_cup));
        out.everyone(|| Event::Completed { seat, square, need, used, to_cup });
        if before.sums().pays_completions {
            for &other in before.as_slice() {
                for &power in other.print().powers {
                    galaxy.earn(seat, completion_credits(power, square), Cause::Power(other), out);
                }
            }
        }
        let removals = square.print().immediate.iter().map(|effect| match *effect {
            Immediate::RemoveDie(count) => count,
            Immediate::GainDice { .. } | Immediate::GainCredits(_) | Immediate::StartCredits(_) => 0,
        });
        let dice = removals.sum();
        if dice > 0 {
            *self.building = Building::Removing { square, dice };
        } else {
            self.gain(galaxy, square, out);
        }
    }

    fn gain(&mut self, galaxy: &mut Galaxy, square: Square, out: &mut impl Sink<Event>) {
        *self.building = Building::Placing;
        for &effect in square.print().immediate {
            galaxy.gain(self.seat, square, effect, out);
        }
    }
}

/// What a tile needs, with every discount.
fn need_explained(player: &Player, square: Square) -> Need {
    let (printed, need) = (square.print().cost, player.tableau.sums().need(square));
    let off = |sums: &Sums| -FLOORS.into_iter().map(|floor| sums.discount(square, floor) as i8).sum::<i8>();
    let reasons: Vec<_> = reasons(player, off).collect();
    let off: i32 = reasons.iter().map(|reason| i32::from(reason.amount)).sum();
    let floored = i32::from(printed) + off < i32::from(need);
    Need { printed, reasons, need, floored }
}

/// The location and color of the player's dice, if they are all the same color and in one place.
fn only_die(player: &Player) -> Option<(DiePlace, Color)> {
    let (mut only, mut kinds) = (None, 0);
    player.each_die(|place, color| {
        kinds += 1;
        only = Some((place, color));
    });
    only.filter(|_| kinds == 1)
}

/// This many dice, where it does not matter which.
fn first_of(dice: Dice, count: u8) -> Dice {
    dice.iter().take(count.into()).collect()
}

/// Returns workers and dice on the stack to the cup if there is no tile to build (L-5.2).
fn return_all(galaxy: &mut Galaxy, side: Side, seat: Seat, out: &mut impl Sink<Event>) {
    let player = &mut galaxy.players[seat];
    let on_stack = std::mem::take(&mut player.zone.dice[side as usize]);
    player.cup = player.cup.plus(on_stack);
    let dice = player.return_workers(side.phase()).plus(on_stack);
    if !dice.is_empty() {
        out.everyone(|| Event::Returned { seat, dice });
    }
}

fn place_workers(galaxy: &mut Galaxy, side: Side, seat: Seat, dice: Dice, out: &mut impl Sink<Event>) {
    let player = &mut galaxy.players[seat];
    for color in dice.iter() {
        player.take_worker(side.phase(), color);
        player.zone.dice[side as usize].put(color);
    }
    out.everyone(|| Event::PutOnStack { seat, side, dice });
}

/// Credits that a power pays for a completed tile.
pub(crate) fn completion_credits(power: Power, square: Square) -> u8 {
    match (power, square.print().world()) {
        (Power::II(DevelopPower::CompletionCredits(credits)), None) => credits,
        (Power::III(SettlePower::CompletionCredits { colors, credits }), Some(color)) if colors.contains(color) => {
            credits
        }
        (Power::Assign(_) | Power::I(_) | Power::II(_) | Power::III(_) | Power::IV(_) | Power::V(_), _) => 0,
    }
}
