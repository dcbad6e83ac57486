//! The possible next steps while assigning, and random plans.

use game::{Chance, Set};

use super::{Assigning, Plan, PlanStep, Reassignment, Select, Shift, Shifts, Use, Using, Worker};
use crate::dice::{Dice, Face, Phase};
use crate::tiles::{Side, Tile};

/// The columns to which a power can move workers of this column.
fn targets(rule: &Reassignment, from: Phase) -> Set<Phase> {
    let mut to = rule.to;
    to.remove(from);
    to
}

impl Assigning {
    /// All possible next steps. The plan may also be finished if [`Assigning::can_finish`] says so.
    #[must_use]
    pub fn steps(&self) -> Vec<PlanStep> {
        let mut steps = Vec::new();
        self.each_step(|step| steps.push(step));
        steps
    }

    fn each_step(&self, mut found: impl FnMut(PlanStep)) {
        if self.selection.is_none() {
            for face in Face::ALL {
                for color in self.rolled[face].colors() {
                    Phase::ALL.iter().for_each(|&phase| found(PlanStep::Select(Select { color, face, phase })));
                }
            }
        } else if let Some(using) = &self.using {
            self.each_shift(using, |shift| found(PlanStep::Shift(shift)));
            if using.shifts.len >= using.rule.min {
                found(PlanStep::End);
            }
        } else if !self.wild.is_empty() {
            for color in self.wild.colors() {
                Phase::ALL.iter().for_each(|&column| found(PlanStep::Wild { color, column }));
            }
        } else {
            self.each_use(found);
        }
    }

    /// Every way to begin a use.
    pub(super) fn each_use(&self, mut found: impl FnMut(PlanStep)) {
        for tile in self.usable().iter() {
            found(PlanStep::Begin(tile.side(Side::Development)));
        }
        if self.may_dictate() {
            self.each_worker(|worker| found(PlanStep::SetAside(worker)));
        }
    }

    fn each_worker(&self, mut found: impl FnMut(Worker)) {
        for column in Phase::ALL {
            self.columns[column].colors().for_each(|color| found(Worker { color, column }));
        }
    }

    fn may_dictate(&self) -> bool {
        self.can_dictate() && self.columns.all().total() >= 2
    }

    /// The powers that have something to move.
    pub(super) fn usable(&self) -> Set<Tile> {
        let left = self.powers.tiles.without(self.used);
        left.iter().filter(|&tile| self.rule(tile).is_some_and(|rule| self.has_shift(&rule))).collect()
    }

    fn has_shift(&self, rule: &Reassignment) -> bool {
        rule.from
            .iter()
            .any(|from| !self.movable(rule, &Shifts::NONE, from).is_empty() && !targets(rule, from).is_empty())
    }

    /// The workers of a column that the power in use can move next.
    fn movable(&self, rule: &Reassignment, shifts: &Shifts, from: Phase) -> Dice {
        let elsewhere = |other: &Shift| other.from != from;
        let column = self.columns[from];
        let barred =
            rule.same_column && (shifts.as_slice().iter().any(elsewhere) || column.total() + shifts.len < rule.min);
        if shifts.len >= rule.max || barred { Dice::NONE } else { column.only(rule.colors) }
    }

    /// Every worker that the power in use can move next.
    pub(super) fn each_shift(&self, using: &Using, mut found: impl FnMut(Shift)) {
        for from in using.rule.from.iter() {
            for color in self.movable(&using.rule, &using.shifts, from).colors() {
                targets(&using.rule, from).iter().for_each(|to| found(Shift { color, from, to }));
            }
        }
    }

    /// A random plan. Each step is drawn uniformly among the possible ones, where beginning a use, Dictate and
    /// finishing count as one each. A use that may end does so with probability one half. It is fast, but not uniform
    /// over plans.
    #[must_use]
    pub fn random(mut self, chance: &mut Chance) -> Option<Plan> {
        let mut kinds = 0;
        Face::ALL.iter().for_each(|&face| kinds += self.rolled[face].kinds() as u32);
        let (mut nth, phase) = (chance.below(kinds), Phase::ALL[chance.below(5) as usize]);
        let mut drawn = None;
        for face in Face::ALL {
            for color in self.rolled[face].colors() {
                if nth == 0 {
                    drawn = Some(Select { color, face, phase });
                }
                nth = nth.wrapping_sub(1);
            }
        }
        let mut plan = Plan::new(drawn?);
        self.select(plan.select).ok()?;
        for color in self.wild.iter() {
            let column = Phase::ALL[chance.below(5) as usize];
            plan.wild[column].put(color);
            self.columns[column].put(color);
        }
        self.wild = Dice::NONE;
        loop {
            let (mut usable, dictate) = (self.usable(), u32::from(self.may_dictate()));
            let nth = chance.below(usable.len() + dictate + 1);
            if nth == 0 {
                return Some(plan);
            }
            if nth == dictate {
                let worker = self.random_worker(chance)?;
                self.set_aside(worker).ok()?;
            } else {
                self.begin(usable.draw(chance)?.side(Side::Development)).ok()?;
            }
            plan.uses.push(self.random_shifts(chance)?);
        }
    }

    fn random_worker(&self, chance: &mut Chance) -> Option<Worker> {
        let count: usize = Phase::ALL.iter().map(|&column| self.columns[column].kinds()).sum();
        let mut nth = chance.below(count as u32) as usize;
        for column in Phase::ALL {
            let kinds = self.columns[column].kinds();
            if nth < kinds {
                return Some(Worker { color: self.columns[column].colors().nth(nth)?, column });
            }
            nth -= kinds;
        }
        None
    }

    fn random_shifts(&mut self, chance: &mut Chance) -> Option<Use> {
        loop {
            let Using { rule, shifts, .. } = self.using.as_ref()?;
            let mut columns = [(Dice::NONE, Set::EMPTY); 5];
            let mut count = 0;
            for from in rule.from.iter() {
                columns[from as usize] = (self.movable(rule, shifts, from), targets(rule, from));
                count += columns[from as usize].0.kinds() as u32 * columns[from as usize].1.len();
            }
            if count == 0 || shifts.len >= rule.min && chance.below(2) == 0 {
                // A use that can neither go on nor end is refused: only a prompt that was made up asks for one.
                return self.end().ok();
            }
            let mut nth = chance.below(count);
            for (from, (movable, to)) in Phase::ALL.into_iter().zip(columns) {
                let ways = movable.kinds() as u32 * to.len();
                if nth < ways {
                    let color = movable.colors().nth((nth / to.len()) as usize)?;
                    let to = to.iter().nth((nth % to.len()) as usize)?;
                    self.shift(Shift { color, from, to }).ok()?;
                    break;
                }
                nth -= ways;
            }
        }
    }
}
