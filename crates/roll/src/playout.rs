//! Moves without prompts, for searches and benchmarks: the legal ones as a list, or one of them by chance.

use game::{Chance, Seat};

use crate::dice::{Dice, Phase};
use crate::empire::{self, Managing};
use crate::moves::{Move, Shipment};
use crate::phase::build::{self, Building};
use crate::phase::explore::{self, Doing, Exploration};
use crate::phase::ship;
use crate::round::{self, Stage};
use crate::table::{Player, Table, bits};
use crate::tiles::Side;
use crate::tiles::index::Saves;

impl Table {
    pub(crate) fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if !self.asked.contains(seat) {
            return;
        }
        if let Some(assigning) = round::assigning(self, seat) {
            return into.extend(assigning.plans().into_iter().map(|plan| Move::Assign(Box::new(plan))));
        }
        match self.choice_of_dice(seat) {
            Some(choice) => {
                for size in choice.min..=choice.max {
                    choice.from.each_of(size, |dice| into.push((choice.answer)(dice)));
                }
            }
            None => self.each_move(seat, |answer| into.push(answer)),
        }
    }

    /// One legal move, each equally likely; plans as [`crate::Assigning::random`] draws them.
    pub(crate) fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if !self.asked.contains(seat) {
            return None;
        }
        if let Some(assigning) = round::assigning(self, seat) {
            return Some(Move::Assign(Box::new(assigning.random(chance)?)));
        }
        if let Some(choice) = self.choice_of_dice(seat) {
            return Some((choice.answer)(choice.from.random_of(choice.min, choice.max, chance)));
        }
        let mut count = 0;
        self.each_move(seat, |_| count += 1);
        let (mut nth, mut drawn) = (chance.below(count), None);
        self.each_move(seat, |answer| {
            if nth == 0 {
                drawn = Some(answer);
            }
            nth = nth.wrapping_sub(1);
        });
        drawn
    }

    /// The question of some dice out of several, if that is what is asked.
    fn choice_of_dice(&self, seat: Seat) -> Option<DiceChoice> {
        let player = &self.players[seat];
        match &self.stage {
            Stage::Build(_) => {
                let side = build::side(self);
                match build::building(self, seat) {
                    Building::Placing => {
                        let need = build::has_surplus(player, side)?;
                        Some(DiceChoice {
                            from: player.zone.dice[side as usize],
                            min: need,
                            max: need,
                            answer: Move::Use,
                        })
                    }
                    Building::Saving(from) => {
                        let Saves { min, max } = build::saves(player, side, from);
                        Some(DiceChoice { from, min, max, answer: Move::Save })
                    }
                    Building::Removing { .. } => None,
                }
            }
            Stage::Empire(_) if empire::managing(self, seat) == Managing::Recruiting => {
                let due = empire::recruits(player);
                Some(DiceChoice { from: player.citizenry, min: due, max: due, answer: Move::Recruit })
            }
            Stage::Opening { .. }
            | Stage::Assign { .. }
            | Stage::Explore(_)
            | Stage::Produce
            | Stage::Ship(_)
            | Stage::Empire(_)
            | Stage::Over => None,
        }
    }

    /// Calls for every legal move, all but plans and choices of dice.
    fn each_move(&self, seat: Seat, mut found: impl FnMut(Move)) {
        let player = &self.players[seat];
        match &self.stage {
            Stage::Opening { pairs, .. } => pairs[seat].iter().for_each(|&tile| found(Move::Open(tile))),
            Stage::Explore(exploration) => each_explore_move(player, exploration, seat, found),
            Stage::Build(_) => match build::building(self, seat) {
                Building::Placing => {
                    let workers = player.workers(build::side(self).phase());
                    workers.colors().for_each(|color| found(Move::Build(color)));
                }
                Building::Removing { .. } => player.each_die(|from, die| found(Move::Remove { die, from })),
                Building::Saving(_) => {}
            },
            Stage::Produce => {
                let open = player.tableau.with_room();
                for die in player.workers(Phase::Produce).colors() {
                    bits(open).for_each(|at| found(Move::Produce { die, world: player.tableau.square(at) }));
                }
            }
            Stage::Ship(all) if all[seat].buying => [true, false].iter().for_each(|&buys| found(Move::Buy(buys))),
            Stage::Ship(all) => ship::each_shipper(player, all[seat], |shipper| {
                ship::each_good(player, |world, good| {
                    found(Move::Ship { shipper, world, good, shipment: Shipment::Trade });
                    found(Move::Ship { shipper, world, good, shipment: Shipment::Consume });
                });
            }),
            Stage::Empire(all) => {
                if all[seat] == Managing::Recalling {
                    player.each_recallable(|from, die| found(Move::Recall { die, from }));
                    if !player.cup.is_empty() {
                        found(Move::Stop);
                    }
                }
            }
            Stage::Assign { .. } | Stage::Over => {}
        }
    }
}

fn each_explore_move(player: &Player, exploration: &Exploration, seat: Seat, mut found: impl FnMut(Move)) {
    if exploration.shortage.is_some() {
        return player.zone.tiles().iter().for_each(|tile| found(Move::Give(tile)));
    }
    let exploring = &exploration.seats[seat];
    let may_top = match exploring.doing {
        Doing::Choosing => {
            let mut none = true;
            explore::each_explorer(player, exploring, |explorer| {
                none = false;
                found(Move::Stock(explorer));
                found(Move::Scout(explorer));
            });
            if explore::may_rearrange(player, exploring) {
                found(Move::Rearrange);
            }
            if none {
                found(Move::Stop);
            }
            return;
        }
        Doing::Abandoning => {
            player.zone.tiles().iter().for_each(|tile| found(Move::Abandon(tile)));
            return found(Move::Draw);
        }
        Doing::Placing => player.tableau.sums().scouts_on_top,
        Doing::PlacingLast | Doing::Rearranging => false,
        Doing::Drawing | Doing::Done => return,
    };
    for tile in exploring.drawn.iter() {
        for side in Side::BOTH {
            found(Move::Place { tile, side, top: false });
            if may_top {
                found(Move::Place { tile, side, top: true });
            }
        }
    }
}

/// The question of some dice out of several.
struct DiceChoice {
    from: Dice,
    min: u8,
    max: u8,
    answer: fn(Dice) -> Move,
}
