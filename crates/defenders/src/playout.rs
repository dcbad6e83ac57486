//! Moves without prompts, for searches and benchmarks: the legal ones as a list, or one of them by chance.
//!
//! Drawing one counts the moves first and then makes only the one that was drawn.

use game::{Chance, Seat};

use crate::board::Places;
use crate::payment::{Bill, Payment, Purse};
use crate::step::capture::{self, Bills};
use crate::step::{act, activate, end_turn, main_action, upgrade};
use crate::table::{Step, Table};
use crate::{ControlTile, Move, Side, Technology};

impl Table {
    pub(crate) fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.over || seat != self.turn.seat {
            return;
        }
        match self.turn.step {
            Step::Act => Actions::of(self).each(|answer| into.push(answer)),
            Step::Take(_) | Step::Track(_) | Step::Trade(_) | Step::Return => {
                self.each_answer(|answer| into.push(answer));
            }
        }
    }

    pub(crate) fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if self.over || seat != self.turn.seat {
            return None;
        }
        match self.turn.step {
            Step::Act => {
                let actions = Actions::of(self);
                let drawn = chance.below(actions.count());
                Some(actions.nth(drawn))
            }
            Step::Take(_) | Step::Track(_) | Step::Trade(_) | Step::Return => {
                let mut count = 0;
                self.each_answer(|_| count += 1);
                let mut left = chance.below(count);
                let mut drawn = None;
                self.each_answer(|answer| {
                    if left == 0 {
                        drawn.get_or_insert(answer);
                    }
                    left = left.saturating_sub(1);
                });
                drawn
            }
        }
    }

    /// Every answer to a question inside an action.
    fn each_answer(&self, mut answer: impl FnMut(Move)) {
        match self.turn.step {
            Step::Act => {}
            Step::Take(count) => {
                activate::each_take(self.reserve, count, |energy, batteries| answer(Move::Take { energy, batteries }));
            }
            Step::Track(_) => {
                self.purse().each_payment(&[activate::TRACK_BILL], |payment| answer(Move::StepOn { payment }));
                answer(Move::StopMarker);
            }
            Step::Trade(planet) => {
                let bill = activate::trade_of(planet).map(|trade| activate::trade_bill(&trade));
                self.purse().each_payment(bill.as_slice(), |payment| answer(Move::Trade { payment }));
                answer(Move::SkipTrade);
            }
            Step::Return => end_turn::each_return(self, |energy| answer(Move::Return { energy })),
        }
    }
}

/// All actions that are open, counted but not listed.
struct Actions<'a> {
    table: &'a Table,
    purse: Purse,
    main_bill: [Bill; 1],
    main_ways: u32,
    places: [Places; 3],
    upgrades: [Option<(Technology, u32)>; 4],
    captures: [Option<(Side, u32)>; 4],
}

impl<'a> Actions<'a> {
    fn of(table: &'a Table) -> Self {
        let purse = table.purse();
        let main_bill = [main_action::bill(table)];
        let main_ways = if act::may_main(table).is_ok() { purse.count(&main_bill) } else { 0 };
        let mut actions = Self {
            table,
            purse,
            main_bill,
            main_ways,
            places: [Places::default(); 3],
            upgrades: [None; 4],
            captures: [None; 4],
        };
        if main_ways > 0 {
            actions.places = ControlTile::ALL.map(|tile| main_action::destinations(table, tile));
        }
        if act::may_extra(table).is_ok() {
            for (slot, technology) in actions.upgrades.iter_mut().zip(upgrade::on_offer(table)) {
                *slot = Some((technology, purse.count(&[technology.card().cost])));
            }
            for (slot, side) in actions.captures.iter_mut().zip(capture::in_reach(table)) {
                *slot = Some((side, purse.count(Bills::at(table, side).as_slice())));
            }
        }
        actions
    }

    fn count(&self) -> u32 {
        let mains: u32 = self.places.iter().map(|places| places.len() * self.main_ways).sum();
        let upgrades: u32 = self.upgrades.iter().flatten().map(|(_, count)| count).sum();
        let captures: u32 = self.captures.iter().flatten().map(|(_, count)| count).sum();
        mains + upgrades + captures + 1
    }

    fn nth(&self, mut n: u32) -> Move {
        for (tile, places) in ControlTile::ALL.into_iter().zip(self.places) {
            let count = places.len() * self.main_ways;
            if n < count {
                let (to, payment) = (places.nth(n / self.main_ways), self.payment(&self.main_bill, n % self.main_ways));
                return to.map_or(self.end(), |to| Move::Main { tile, to, payment });
            }
            n -= count;
        }
        for &(technology, count) in self.upgrades.iter().flatten() {
            if n < count {
                let payment = self.payment(&[technology.card().cost], n);
                return Move::Upgrade { technology, payment };
            }
            n -= count;
        }
        for &(side, count) in self.captures.iter().flatten() {
            if n < count {
                let payment = self.payment(Bills::at(self.table, side).as_slice(), n);
                return Move::Capture { side, payment };
            }
            n -= count;
        }
        self.end()
    }

    fn payment(&self, bills: &[Bill], n: u32) -> Payment {
        self.purse.nth(bills, n).unwrap_or_default()
    }

    fn end(&self) -> Move {
        if self.table.turn.is_fresh() { Move::Rest } else { Move::EndTurn }
    }

    fn each(&self, mut answer: impl FnMut(Move)) {
        for (tile, places) in ControlTile::ALL.into_iter().zip(self.places) {
            for to in places.iter() {
                self.purse.each_payment(&self.main_bill, |payment| answer(Move::Main { tile, to, payment }));
            }
        }
        for &(technology, _) in self.upgrades.iter().flatten() {
            let bill = technology.card().cost;
            self.purse.each_payment(&[bill], |payment| answer(Move::Upgrade { technology, payment }));
        }
        for &(side, _) in self.captures.iter().flatten() {
            let bills = Bills::at(self.table, side);
            self.purse.each_payment(bills.as_slice(), |payment| answer(Move::Capture { side, payment }));
        }
        answer(self.end());
    }
}
