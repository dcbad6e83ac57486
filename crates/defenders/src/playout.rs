//! Moves without prompts, for searches and benchmarks: the legal ones as a list, or one of them by chance.
//!
//! Drawing one counts the moves first and then makes only the one that was drawn.

use game::{Chance, Seat};

use crate::board::Places;
use crate::choices::Choices;
use crate::conversions::BillNumber;
use crate::payment::{Means, Payment};
use crate::step::capture::{self, Bills};
use crate::step::{act, activate, end_turn, main_action};
use crate::table::{Step, Table};
use crate::{ControlTile, Energy, Move, Side, Technology};

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
            Step::Take(count) => match activate::takes(self.reserve, count) {
                Some(takes) => draw(takes, chance).map(|energy| Move::Take { energy, batteries: 0 }),
                None => self.random_answer(chance),
            },
            Step::Track(_) => {
                let step = draw_payment(&self.means(), activate::TRACK_NUMBER, chance);
                Some(step.map_or(Move::StopMarker, |payment| Move::StepOn { payment }))
            }
            Step::Trade(planet) => {
                let bill = activate::trade_number(&activate::trade_of(planet)?);
                let trade = draw_payment(&self.means(), bill, chance);
                Some(trade.map_or(Move::SkipTrade, |payment| Move::Trade { payment }))
            }
            Step::Return => match end_turn::returns(self) {
                Some(returns) => draw(returns, chance).map(|energy| Move::Return { energy }),
                None => self.random_answer(chance),
            },
        }
    }

    /// One of the answers by chance, where they have to be gone through one by one.
    #[cold]
    fn random_answer(&self, chance: &mut Chance) -> Option<Move> {
        let mut answers = Vec::new();
        self.each_answer(|answer| answers.push(answer));
        answers.get(chance.below(answers.len() as u32) as usize).copied()
    }

    /// Every answer to a question inside an action.
    fn each_answer(&self, mut answer: impl FnMut(Move)) {
        match self.turn.step {
            Step::Act => {}
            Step::Take(count) => {
                activate::each_take(self.reserve, count, |energy, batteries| answer(Move::Take { energy, batteries }));
            }
            Step::Track(_) => {
                self.means().each_payment(activate::TRACK_NUMBER, |payment| answer(Move::StepOn { payment }));
                answer(Move::StopMarker);
            }
            Step::Trade(planet) => {
                if let Some(trade) = activate::trade_of(planet) {
                    let bill = activate::trade_number(&trade);
                    self.means().each_payment(bill, |payment| answer(Move::Trade { payment }));
                }
                answer(Move::SkipTrade);
            }
            Step::Return => end_turn::each_return(self, |energy| answer(Move::Return { energy })),
        }
    }
}

fn draw(choices: Choices, chance: &mut Chance) -> Option<Energy> {
    choices.nth(chance.below(choices.len()))
}

/// One of the ways to settle a bill, or none: that is one more possibility.
fn draw_payment(means: &Means, bill: BillNumber, chance: &mut Chance) -> Option<Payment> {
    let choices = means.choices(bill);
    choices.nth(chance.below(choices.len() + 1)).map(|cubes| Payment::of(bill, cubes))
}

/// How many groups of actions there are: one for each control tile, each slot of the display and each side.
const GROUPS: usize = 3 + 4 + 4;

/// The actions that are open, as groups that are counted but not listed.
struct Actions<'a> {
    table: &'a Table,
    means: Means,
    main_bill: BillNumber,
    /// The ways to pay for a main action.
    main_ways: Choices,
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
        let means = table.means();
        let main_bill = main_action::bill_number(table);
        let main_ways = if act::may_main(table).is_ok() { means.choices(main_bill) } else { Choices::default() };
        let (mut counts, mut places) = ([0; GROUPS], [Places::default(); 3]);
        if !main_ways.is_empty() {
            for tile in ControlTile::ALL {
                places[tile as usize] = main_action::destinations(table, tile);
                counts[tile as usize] = places[tile as usize].len() * main_ways.len();
            }
        }
        if act::may_extra(table).is_ok() {
            for (slot, technology) in table.display.0.into_iter().enumerate() {
                counts[3 + slot] = technology.map_or(0, |technology| means.choices(technology.bill()).len());
            }
            let sides = capture::in_reach(table);
            for side in Side::ALL.into_iter().filter(|&side| sides.contains(side)) {
                counts[7 + side.index()] = capture::count(table, &means, side);
            }
        }
        Self { table, means, main_bill, main_ways, places, counts }
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
                let to = self.places[tile as usize].nth(n / self.main_ways.len())?;
                let cubes = self.main_ways.nth(n % self.main_ways.len())?;
                Move::Main { tile, to, payment: Payment::of(self.main_bill, cubes) }
            }
            Group::Upgrade(technology) => Move::Upgrade { technology, payment: self.means.nth(technology.bill(), n)? },
            Group::Capture(side) => {
                let bills = Bills::at(self.table, side);
                Move::Capture { side, payment: bills.nth(self.table, &self.means, n)? }
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
                        self.means.each_payment(self.main_bill, |payment| answer(Move::Main { tile, to, payment }));
                    }
                }
                Group::Upgrade(technology) => {
                    let bill = technology.bill();
                    self.means.each_payment(bill, |payment| answer(Move::Upgrade { technology, payment }));
                }
                Group::Capture(side) => {
                    let bills = Bills::at(self.table, side);
                    bills.each_payment(self.table, |payment| answer(Move::Capture { side, payment }));
                }
            }
        }
        answer(self.end());
    }
}
