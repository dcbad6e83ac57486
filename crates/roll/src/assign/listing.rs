//! Every plan, those with few uses first.

use std::ops::ControlFlow;

use super::{Assigning, MOST_PLANS, Plan, Select, Shift};
use crate::dice::{Color, Dice, Face, Phase};

impl Assigning {
    /// Every plan, once each: first those without any use, then those with one, and so on. With many dice and powers
    /// there are too many to list, so it stops after [`MOST_PLANS`]. To reach the others, take steps.
    #[must_use]
    pub fn plans(&self) -> Vec<Plan> {
        let mut plans = Vec::new();
        for uses in 0.. {
            let before = plans.len();
            let full = self.each_plan(uses, &mut |plan| {
                plans.push(plan.clone());
                if plans.len() < MOST_PLANS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            if full.is_break() || plans.len() == before {
                break;
            }
        }
        plans
    }

    /// Calls `found` for every plan with exactly this many uses, until it asks to stop.
    pub fn each_plan(&self, uses: u8, found: &mut dyn FnMut(&Plan) -> ControlFlow<()>) -> ControlFlow<()> {
        for face in Face::ALL {
            for color in self.rolled[face].colors() {
                for phase in Phase::ALL {
                    let select = Select { color, face, phase };
                    let (mut next, mut plan) = (self.clone(), Plan::new(select));
                    if next.select(select).is_ok() {
                        next.each_wild(Color::Home, Phase::Explore, &mut plan, uses, found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Assigns wild dice of one color to columns in ascending order, so each placement comes up once.
    fn each_wild(
        &self,
        color: Color,
        lowest: Phase,
        plan: &mut Plan,
        uses: u8,
        found: &mut dyn FnMut(&Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(next) = self.wild.first() else { return self.each_further(plan, uses, found) };
        let lowest = if next == color { lowest } else { Phase::Explore };
        for &column in &Phase::ALL[lowest as usize..] {
            let mut after = self.clone();
            if after.place_wild(Dice::of(next, 1), column).is_ok() {
                plan.wild[column].put(next);
                after.each_wild(next, column, plan, uses, found)?;
                plan.wild[column].take(next);
            }
        }
        ControlFlow::Continue(())
    }

    fn each_further(
        &self,
        plan: &mut Plan,
        uses: u8,
        found: &mut dyn FnMut(&Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if uses == 0 {
            return found(plan);
        }
        let mut begun = Vec::new();
        self.each_use(|step| begun.push(step));
        for step in begun {
            let mut next = self.clone();
            if next.take(step).is_ok() {
                next.each_shifted(None, plan, uses, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lists the workers of one use in ascending order, so each set of them comes up once.
    fn each_shifted(
        &self,
        last: Option<Shift>,
        plan: &mut Plan,
        uses: u8,
        found: &mut dyn FnMut(&Plan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut ended = self.clone();
        if let Ok(used) = ended.end() {
            plan.uses.push(used);
            ended.each_further(plan, uses - 1, found)?;
            plan.uses.pop();
        }
        let Some(using) = self.using else { return ControlFlow::Continue(()) };
        let mut shifts = Vec::new();
        self.each_shift(&using, |shift| shifts.push(shift));
        for shift in shifts.into_iter().filter(|&shift| last.is_none_or(|last| shift >= last)) {
            let mut next = self.clone();
            if next.shift(shift).is_ok() {
                next.each_shifted(Some(shift), plan, uses, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}
