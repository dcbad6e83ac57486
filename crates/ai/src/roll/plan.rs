//! [`plan`]: how the dice of a round are assigned.
//!
//! For each phase that can be selected, the least useful face selects it, each wild die goes where it adds most, and
//! Reassign powers and Dictate are used as long as they gain something. The best of the five is the plan.

use roll::{Assigning, Color, Dice, Face, Phase, Plan, PlanStep, Select, Shift, WorldColor};

use super::appraiser::Appraiser;
use super::outlook::{Counts, Outlook};
use super::weights as weight;
use crate::best::best;

/// The plan after which the round looks best.
pub(super) fn plan(appraiser: &Appraiser, assigning: &Assigning) -> Option<Plan> {
    let planner = Planner { appraiser, outlook: Outlook::new(appraiser), matching: matching(appraiser) };
    let plans = Phase::ALL.into_iter().filter_map(|phase| planner.selecting(assigning, phase, None));
    let (_, finished) = best(plans)?;
    finished.finish().ok().map(|(plan, _)| plan)
}

/// Plans that deserve a closer look, the most promising first: for each phase that can be selected, the best plan and
/// those with all wild dice in one column.
pub(super) fn plans(appraiser: &Appraiser, assigning: &Assigning) -> Vec<Plan> {
    let planner = Planner { appraiser, outlook: Outlook::new(appraiser), matching: matching(appraiser) };
    let wishes = [None].into_iter().chain(Phase::ALL.map(Some));
    let wishes = wishes.take(if assigning.rolled[Face::Wild].is_empty() { 1 } else { 6 });
    let mut all: Vec<(f32, Plan)> = wishes
        .flat_map(|wish| Phase::ALL.map(|phase| (phase, wish)))
        .filter_map(|(phase, wish)| planner.selecting(assigning, phase, wish))
        .filter_map(|(value, made)| Some((value, made.finish().ok()?.0)))
        .collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut plans: Vec<Plan> = Vec::new();
    for (_, plan) in all {
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    plans
}

struct Planner<'a> {
    appraiser: &'a Appraiser<'a>,
    outlook: Outlook,
    /// The colors of dice that are worth more when shipping or producing.
    matching: [bool; 7],
}

/// The colors of dice that match one of the player's worlds.
fn matching(appraiser: &Appraiser) -> [bool; 7] {
    let mut matching = [false; 7];
    for color in WorldColor::ALL.into_iter().filter(|&color| appraiser.economy.sums.worlds[color as usize] > 0) {
        for die in Color::ALL {
            matching[die as usize] |= color != WorldColor::Gray && color.matches(die);
        }
    }
    matching
}

impl Planner<'_> {
    /// The best plan that selects a phase, and the value of the round with it. `wish` sends all wild dice to one
    /// column.
    fn selecting(&self, assigning: &Assigning, phase: Phase, wish: Option<Phase>) -> Option<(f32, Assigning)> {
        let counts = count(assigning);
        let faces = Face::ALL.into_iter().filter(|&face| !assigning.rolled[face].is_empty());
        let (_, face) = best(faces.map(|face| {
            let (mut after, mut wild) = (counts, assigning.wild.total());
            after[phase as usize] += 1;
            match face.phase() {
                Some(column) => after[column as usize] -= 1,
                None => wild -= 1,
            }
            (self.spread(after, wild, phase).0, face)
        }))?;
        let color = self.fittest(assigning.rolled[face], phase)?;
        let mut made = assigning.clone();
        made.take(PlanStep::Select(Select { color, face, phase })).ok()?;
        let mut counts = count(&made);
        counts[phase as usize] += 1;
        let (mut value, mut columns) = self.spread(counts, made.wild.total(), phase);
        if let Some(wish) = wish {
            columns.fill(wish);
            let mut wished = counts;
            wished[wish as usize] += columns.len() as u8;
            value = self.outlook.value(&wished, phase);
        }
        for column in columns {
            let color = self.fittest(made.wild, column)?;
            made.take(PlanStep::Wild { color, column }).ok()?;
            counts[column as usize] += 1;
        }
        while let Some((after, improved)) = self.improve(&made, &counts, value, phase) {
            (value, made) = (after, improved);
            counts = count(&made);
            counts[phase as usize] += 1;
        }
        Some((value, made))
    }

    /// The columns of this many wild dice, and the value of the round: each where it adds most, or all in the selected
    /// column, because two may achieve what one cannot.
    fn spread(&self, counts: Counts, wild: u8, selected: Phase) -> (f32, Vec<Phase>) {
        let mut each = counts;
        let columns: Vec<Phase> = (0..wild).map(|_| self.place_wild(&mut each, selected)).collect();
        let mut all = counts;
        all[selected as usize] += wild;
        let (each, all) = (self.outlook.value(&each, selected), self.outlook.value(&all, selected));
        if all > each { (all, vec![selected; wild.into()]) } else { (each, columns) }
    }

    /// Puts a wild die in the column where it adds most.
    fn place_wild(&self, counts: &mut Counts, selected: Phase) -> Phase {
        let columns = Phase::ALL.into_iter().map(|column| {
            let mut after = *counts;
            after[column as usize] += 1;
            // Among equal columns, prefer the selected one: it is certain to be used.
            (self.outlook.value(&after, selected) + if column == selected { weight::TRIFLE } else { 0.0 }, column)
        });
        let column = best(columns).map_or(selected, |(_, column)| column);
        counts[column as usize] += 1;
        column
    }

    /// The die that does most as a worker of this phase and least elsewhere.
    fn fittest(&self, dice: Dice, phase: Phase) -> Option<Color> {
        let fit = |color: Color| {
            let special = match phase {
                Phase::Explore => {
                    self.appraiser.economy.sums.stock[color as usize] + self.appraiser.economy.scout[color as usize]
                }
                Phase::Develop => 0,
                Phase::Settle => u8::from(self.appraiser.economy.sums.settle_cup.contains(color)),
                Phase::Produce | Phase::Ship => u8::from(self.matching[color as usize]),
            };
            f32::from(special) - weight::TRIFLE * self.appraiser.die(color)
        };
        best(dice.colors().map(|color| (fit(color), color))).map(|(_, color)| color)
    }

    /// The use of a power or Dictate that gains most, if any gains something.
    fn improve(&self, made: &Assigning, counts: &Counts, value: f32, selected: Phase) -> Option<(f32, Assigning)> {
        let uses = made.steps().into_iter().filter_map(|step| {
            let (mut next, mut counts) = (made.clone(), *counts);
            match step {
                PlanStep::Begin(_) => {}
                // It hardly matters which worker of a column is set aside.
                PlanStep::SetAside(worker) if made.columns[worker.column].first() == Some(worker.color) => {
                    counts[worker.column as usize] -= 1;
                }
                PlanStep::SetAside(_)
                | PlanStep::Select(_)
                | PlanStep::Wild { .. }
                | PlanStep::Shift(_)
                | PlanStep::End => return None,
            }
            next.take(step).ok()?;
            self.shift_all(next, counts, selected)
        });
        best(uses).filter(|(after, _)| *after > value + weight::LEAST_GAIN)
    }

    /// Moves workers with the power in use: the required number, then as long as it gains something.
    fn shift_all(&self, mut using: Assigning, mut counts: Counts, selected: Phase) -> Option<(f32, Assigning)> {
        let mut value = self.outlook.value(&counts, selected);
        loop {
            let steps = using.steps();
            let may_end = steps.contains(&PlanStep::End);
            let shifts = steps.into_iter().filter_map(|step| match step {
                PlanStep::Shift(shift) => Some((self.outlook.value(&moved(counts, shift), selected), shift)),
                PlanStep::Select(_)
                | PlanStep::Wild { .. }
                | PlanStep::Begin(_)
                | PlanStep::SetAside(_)
                | PlanStep::End => None,
            });
            match best(shifts) {
                Some((after, shift)) if !may_end || after > value + weight::LEAST_GAIN => {
                    using.take(PlanStep::Shift(shift)).ok()?;
                    counts = moved(counts, shift);
                    value = after;
                }
                _ => {
                    using.take(PlanStep::End).ok()?;
                    return Some((value, using));
                }
            }
        }
    }
}

/// The workers below the strip.
fn count(assigning: &Assigning) -> Counts {
    Phase::ALL.map(|phase| assigning.columns[phase].total())
}

fn moved(mut counts: Counts, shift: Shift) -> Counts {
    counts[shift.from as usize] -= 1;
    counts[shift.to as usize] += 1;
    counts
}
