//! Moves without prompts, for searches and benchmarks: the legal ones as a list, or one of them by chance.
//!
//! Drawing one counts the moves first and then makes only the one that was drawn.

use game::{Chance, Seat};

use crate::board::Places;
use crate::payment::{Bill, Purse};
use crate::step::capture::{self, Bills};
use crate::step::{act, activate, end_turn, main_action};
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

/// How many groups of actions there are: one for each control tile, each slot of the display and each side.
const GROUPS: usize = 3 + 4 + 4;

/// The actions that are open, as groups that are counted but not listed.
struct Actions<'a> {
    table: &'a Table,
    purse: Purse,
    main_bill: [Bill; 1],
    /// How many ways there are to pay for a main action.
    main_ways: u32,
    /// Where the Defender of each control tile can stop.
    places: [Places; 3],
    /// How many actions each group has.
    counts: [u32; GROUPS],
}

/// One group of actions.
#[derive(Clone, Copy)]
enum Group {
    Main(ControlTile),
    Upgrade(Technology),
    Capture(Side),
}

impl<'a> Actions<'a> {
    fn of(table: &'a Table) -> Self {
        let purse = table.purse();
        let main_bill = [main_action::bill(table)];
        let main_ways = if act::may_main(table).is_ok() { purse.count(&main_bill) } else { 0 };
        let (mut counts, mut places) = ([0; GROUPS], [Places::default(); 3]);
        if main_ways > 0 {
            for tile in ControlTile::ALL {
                places[tile as usize] = main_action::destinations(table, tile);
                counts[tile as usize] = places[tile as usize].len() * main_ways;
            }
        }
        if act::may_extra(table).is_ok() {
            for (slot, technology) in table.display.0.into_iter().enumerate() {
                counts[3 + slot] = technology.map_or(0, |technology| purse.count(&[technology.card().cost]));
            }
            let sides = capture::in_reach(table);
            for side in Side::ALL.into_iter().filter(|&side| sides.contains(side)) {
                counts[7 + side.index()] = capture::count(table, &purse, side);
            }
        }
        Self { table, purse, main_bill, main_ways, places, counts }
    }

    /// All actions, and the end of the turn.
    fn count(&self) -> u32 {
        self.counts.iter().sum::<u32>() + 1
    }

    fn nth(&self, mut n: u32) -> Move {
        for (index, &count) in self.counts.iter().enumerate() {
            if n < count {
                return self.group(index).and_then(|group| self.nth_of(group, n)).unwrap_or(self.end());
            }
            n -= count;
        }
        self.end()
    }

    fn group(&self, index: usize) -> Option<Group> {
        match index {
            0..3 => Some(Group::Main(ControlTile::ALL[index])),
            3..7 => self.table.display.0[index - 3].map(Group::Upgrade),
            _ => Some(Group::Capture(Side::ALL[index - 7])),
        }
    }

    fn nth_of(&self, group: Group, n: u32) -> Option<Move> {
        Some(match group {
            Group::Main(tile) => {
                let to = self.places[tile as usize].nth(n / self.main_ways)?;
                Move::Main { tile, to, payment: self.purse.nth(&self.main_bill, n % self.main_ways)? }
            }
            Group::Upgrade(technology) => {
                Move::Upgrade { technology, payment: self.purse.nth(&[technology.card().cost], n)? }
            }
            Group::Capture(side) => {
                let bills = Bills::at(self.table, side);
                Move::Capture { side, payment: self.purse.nth(bills.as_slice(), n)? }
            }
        })
    }

    fn end(&self) -> Move {
        if self.table.turn.is_fresh() { Move::Rest } else { Move::EndTurn }
    }

    fn each(&self, mut answer: impl FnMut(Move)) {
        let open = (0..GROUPS).filter(|&index| self.counts[index] > 0);
        for group in open.filter_map(|index| self.group(index)) {
            match group {
                Group::Main(tile) => {
                    for to in self.places[tile as usize].iter() {
                        self.purse.each_payment(&self.main_bill, |payment| answer(Move::Main { tile, to, payment }));
                    }
                }
                Group::Upgrade(technology) => {
                    let bill = [technology.card().cost];
                    self.purse.each_payment(&bill, |payment| answer(Move::Upgrade { technology, payment }));
                }
                Group::Capture(side) => {
                    let bills = Bills::at(self.table, side);
                    self.purse.each_payment(bills.as_slice(), |payment| answer(Move::Capture { side, payment }));
                }
            }
        }
        answer(self.end());
    }
}
