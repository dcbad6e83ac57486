//! What a plan in progress can be changed into without starting over: [`Assigning::changes`].
//!
//! Each change is a whole list of steps. Steps that no longer fit are left out of it, uses of a power as a whole.

use super::{Assigning, PlanFault, PlanStep, Select, Shift};
use crate::dice::{Color, Face, Phase};
use crate::tiles::{Side, Square};

/// A different list of steps, and what is different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanChange {
    /// All steps, from the first.
    pub steps: Vec<PlanStep>,
    /// What is different.
    pub change: Change,
}

/// What differs from a plan in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A phase is selected with the die for it: the first that shows the phase, or else the first of all.
    Phase(Select),
    /// A phase is selected with this die.
    Selector(Select),
    /// The first of the wild dice that are left goes to a column.
    Wild {
        /// Its color.
        color: Color,
        /// The column.
        column: Phase,
    },
    /// A wild die moves from the column in which it was put to another.
    Moved(Shift),
    /// A power moves a worker; it ends the use of another if that is possible.
    Reassigned {
        /// The development with the power.
        power: Square,
        /// The worker.
        shift: Shift,
    },
}

impl Assigning {
    /// The changes of these steps. `self` is the plan before the first of them.
    ///
    /// # Errors
    /// The first step that cannot be taken.
    pub fn changes(&self, steps: &[PlanStep]) -> Result<Vec<PlanChange>, PlanFault> {
        let mut now = self.clone();
        steps.iter().try_for_each(|&step| now.take(step))?;
        let mut all = Vec::new();
        let mut add = |steps: Vec<PlanStep>, change| all.push(PlanChange { steps, change });
        self.each_selection_change(steps, &now, &mut add);
        let moved = self.each_wild_change(steps, &now, &mut add);
        now.each_reassignment_change(steps, &moved, add);
        Ok(all)
    }

    /// The die that selects a phase unless another is named.
    fn selector(&self, phase: Phase) -> Option<Select> {
        let first = |face: Face| self.rolled[face].first().map(|color| Select { color, face, phase });
        first(phase.face()).or_else(|| Face::ALL.into_iter().find_map(first))
    }

    /// Other selections. Before the first one, the steps offer every die.
    fn each_selection_change(&self, steps: &[PlanStep], now: &Self, mut found: impl FnMut(Vec<PlanStep>, Change)) {
        let chosen =
            steps.iter().find_map(|step| if let PlanStep::Select(select) = step { Some(*select) } else { None });
        let rest = || steps.iter().copied().filter(|step| !matches!(step, PlanStep::Select(_)));
        let with = |select| self.refitted([PlanStep::Select(select)].into_iter().chain(rest()));
        for phase in Phase::ALL {
            let usual = self.selector(phase);
            let is_other = chosen.is_none_or(|chosen| chosen.phase != phase);
            if let Some(select) = usual.filter(|_| is_other) {
                found(with(select), Change::Phase(select));
            }
            for face in Face::ALL.into_iter().filter(|_| chosen.is_some()) {
                // A die that was moved is elsewhere.
                let here = face.phase().map_or(now.wild, |column| now.columns[column]);
                for color in self.rolled[face].colors().filter(|&color| here.has(color)) {
                    let select = Select { color, face, phase };
                    if Some(select) != chosen {
                        found(with(select), Change::Selector(select));
                    }
                }
            }
        }
    }

    /// Other columns for wild dice. Returns the moves of those that are in one already.
    fn each_wild_change(
        &self,
        steps: &[PlanStep],
        now: &Self,
        mut found: impl FnMut(Vec<PlanStep>, Change),
    ) -> Vec<Shift> {
        let mut moved = Vec::new();
        // With one color the steps say the same, unless a die that is placed already could go to the same column.
        let is_placed = steps.iter().any(|step| matches!(step, PlanStep::Wild { .. }));
        let is_meant = now.selection.is_some() && (now.wild.kinds() > 1 || is_placed);
        if let Some(color) = now.wild.first().filter(|_| is_meant) {
            for column in Phase::ALL {
                let steps = steps.iter().copied().chain([PlanStep::Wild { color, column }]);
                found(steps.collect(), Change::Wild { color, column });
            }
        }
        for (index, step) in steps.iter().enumerate() {
            let PlanStep::Wild { color, column: from } = *step else { continue };
            if !now.columns[from].has(color) {
                continue;
            }
            for to in Phase::ALL.into_iter().filter(|&to| to != from) {
                let shift = Shift { color, from, to };
                if !moved.contains(&shift) {
                    let mut other = steps.to_vec();
                    other[index] = PlanStep::Wild { color, column: to };
                    found(self.refitted(other.into_iter()), Change::Moved(shift));
                    moved.push(shift);
                }
            }
        }
        moved
    }

    /// Workers that a power could move with one step: its use begins by itself, and ends that of another. Dice that
    /// can move without a power, and workers that the power in use moves, are not repeated.
    fn each_reassignment_change(
        mut self,
        steps: &[PlanStep],
        moved: &[Shift],
        mut found: impl FnMut(Vec<PlanStep>, Change),
    ) {
        let mut known = moved.to_vec();
        if let Some(using) = &self.using {
            self.each_shift(using, |shift| known.push(shift));
        }
        let ends = self.using.is_some();
        if (ends && self.end().is_err()) || self.is_at_rest().is_err() {
            return;
        }
        for tile in self.usable().iter() {
            let (power, mut begun) = (tile.side(Side::Development), self.clone());
            if begun.begin(power).is_err() {
                continue;
            }
            let Some(using) = &begun.using else { continue };
            begun.each_shift(using, |shift| {
                if !known.contains(&shift) {
                    let end = ends.then_some(PlanStep::End);
                    let more = end.into_iter().chain([PlanStep::Begin(power), PlanStep::Shift(shift)]);
                    found(steps.iter().copied().chain(more).collect(), Change::Reassigned { power, shift });
                }
            });
        }
    }

    /// These steps without those that do not fit. A use of a power fits as a whole or not at all.
    fn refitted(&self, steps: impl Iterator<Item = PlanStep>) -> Vec<PlanStep> {
        let (mut now, mut kept) = (self.clone(), Vec::new());
        let mut parts: Vec<Vec<PlanStep>> = Vec::new();
        for step in steps {
            match (step, parts.last_mut()) {
                (PlanStep::Shift(_) | PlanStep::End, Some(part)) => part.push(step),
                _ => parts.push(vec![step]),
            }
        }
        for part in parts {
            let mut next = now.clone();
            if part.iter().all(|&step| next.take(step).is_ok()) {
                now = next;
                kept.extend(part);
            }
        }
        kept
    }
}
