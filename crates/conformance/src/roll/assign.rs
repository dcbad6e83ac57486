//! Dice by their numbers: how a player of the trace assigned them, and what becomes of each.
//!
//! The engine knows dice of one color and place as alike; what the trace says about single ones is followed here.

use std::collections::BTreeMap;

use game::Set;
use roll::{
    Assigned, Color, Columns, Dice, Face, Phase, Plan, Rolled, Select, Selection, Shift, Shifts, Use as PlanUse, Worker,
};

use super::trace::{Assign, InColumn, Returned, Shifted, Source, Use};
use super::{bag_of, json};
use crate::check::Mismatch;

/// Where everyone's dice lie when the strip is revealed.
pub(super) struct Strip {
    dice: Vec<(Color, Face)>,
    spots: Vec<Spot>,
    pub(super) selection: Selection,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// A wild die that is nowhere yet.
    Unplaced,
    Column(Phase),
    Selecting,
    SetAside,
}

/// A choice of the trace that no player could make.
fn wrong(choice: &str, why: &str) -> Mismatch {
    Mismatch::new("how dice are assigned", choice, why)
}

/// The dice of a roll by face.
pub(super) fn rolled(roll: &[(Color, Face)]) -> Result<Rolled, Mismatch> {
    bag_of("dice rolled", roll.iter().map(|&(color, _)| color))?;
    let mut rolled = Rolled::default();
    roll.iter().for_each(|&(color, face)| rolled[face].put(color));
    Ok(rolled)
}

impl Strip {
    /// Follows a player's choices; gives them as a plan, and where they lead.
    pub(super) fn follow(roll: &[(Color, Face)], assign: &Assign) -> Result<(Plan, Self), Mismatch> {
        let InColumn { die, phase } = assign.select;
        let Some(&(color, face)) = roll.get(die) else {
            return Err(wrong(&format!("die {die} selects"), "it was not rolled"));
        };
        let spots = roll.iter().map(|(_, face)| face.phase().map_or(Spot::Unplaced, Spot::Column)).collect();
        let mut strip = Self { dice: roll.to_vec(), spots, selection: Selection { color, phase } };
        strip.spots[die] = Spot::Selecting;
        let mut plan = Plan::new(Select { color, face, phase });
        for wild in &assign.wild {
            strip.place_wild(wild)?;
            plan.wild[wild.phase].put(strip.dice[wild.die].0);
        }
        if let Some(die) = strip.spots.iter().position(|&spot| spot == Spot::Unplaced) {
            return Err(wrong(&format!("wild die {die} is in no column"), "every wild die must be"));
        }
        for used in &assign.uses {
            plan.uses.push(strip.use_power(used)?);
        }
        strip.compare_columns(&assign.columns)?;
        Ok((plan, strip))
    }

    fn place_wild(&mut self, wild: &InColumn) -> Result<(), Mismatch> {
        match self.spots.get_mut(wild.die) {
            Some(spot @ Spot::Unplaced) => *spot = Spot::Column(wild.phase),
            _ => return Err(wrong(&format!("die {} is put into a column as wild", wild.die), "it is not a wild one")),
        }
        Ok(())
    }

    /// The column of a die below the strip.
    fn column(&self, die: usize) -> Result<Phase, Mismatch> {
        match self.spots.get(die) {
            Some(&Spot::Column(phase)) => Ok(phase),
            _ => Err(wrong(&format!("die {die} is moved"), "it is not below the strip")),
        }
    }

    fn use_power(&mut self, used: &Use) -> Result<PlanUse, Mismatch> {
        let set_aside = match (used.power, used.set_aside) {
            (Source::Dictate, Some(die)) => {
                let worker = Worker { color: self.color(die), column: self.column(die)? };
                self.spots[die] = Spot::SetAside;
                Some(worker)
            }
            (Source::Square(_), None) => None,
            (power, _) => {
                return Err(wrong(&power.to_string(), "a worker is set aside by Dictate and by nothing else"));
            }
        };
        let mut shifts = Vec::new();
        for (at, &Shifted { die, from, to }) in used.moves.iter().enumerate() {
            if used.moves[..at].iter().any(|earlier| earlier.die == die) {
                return Err(wrong(&format!("die {die} is moved twice by {}", used.power), "once at most"));
            }
            if self.column(die)? != from {
                let choice = format!("die {die} is moved from {}", json(&from));
                return Err(wrong(&choice, &format!("it is in {}", json(&self.column(die)?))));
            }
            shifts.push(Shift { color: self.color(die), from, to });
        }
        for &Shifted { die, to, .. } in &used.moves {
            self.spots[die] = Spot::Column(to);
        }
        let Some(shifts) = Shifts::of(&shifts) else {
            return Err(wrong(&format!("{} moves {} workers", used.power, shifts.len()), "no power moves so many"));
        };
        Ok(match (used.power, set_aside) {
            (Source::Square(power), _) => PlanUse::Power { power, shifts },
            (_, Some(set_aside)) => PlanUse::Dictate { set_aside, shifts },
            (power, None) => return Err(wrong(&power.to_string(), "no power")),
        })
    }

    /// The color of a die that was rolled.
    fn color(&self, die: usize) -> Color {
        self.dice.get(die).map_or(Color::Home, |&(color, _)| color)
    }

    fn numbers(&self, is_it: impl Fn(Spot) -> bool) -> Vec<usize> {
        (0..self.spots.len()).filter(|&die| is_it(self.spots[die])).collect()
    }

    fn compare_columns(&self, expected: &BTreeMap<Phase, Vec<usize>>) -> Result<(), Mismatch> {
        let columns = Phase::ALL.into_iter().map(|phase| (phase, self.numbers(|spot| spot == Spot::Column(phase))));
        let got: BTreeMap<_, _> = columns.filter(|(_, dice)| !dice.is_empty()).collect();
        let mut expected = expected.clone();
        expected.values_mut().for_each(|dice| dice.sort_unstable());
        if expected == got { Ok(()) } else { Err(Mismatch::new("columns", json(&expected), json(&got))) }
    }

    /// Compares the strip that the engine reveals.
    pub(super) fn compare_revealed(&self, got: &Assigned) -> Result<(), Mismatch> {
        let mut columns = Columns::default();
        let mut dictated = Dice::NONE;
        for (&(color, _), &spot) in self.dice.iter().zip(&self.spots) {
            match spot {
                Spot::Column(phase) => columns[phase].put(color),
                Spot::SetAside => dictated.put(color),
                Spot::Selecting | Spot::Unplaced => {}
            }
        }
        let expected = Assigned { selection: self.selection, columns, dictated };
        if expected == *got { Ok(()) } else { Err(Mismatch::new("the strip", json(&expected), json(got))) }
    }

    /// Whether a die of a color lay below the strip in this column.
    pub(super) fn had(&self, color: Color, phase: Phase) -> bool {
        self.dice.iter().zip(&self.spots).any(|(die, &spot)| die.0 == color && spot == Spot::Column(phase))
    }

    /// Compares the dice that return because their phase does not happen or because they were set aside.
    pub(super) fn compare_returned(&self, expected: &Returned, phases: Set<Phase>) -> Result<(), Mismatch> {
        let got = Returned {
            columns: self.numbers(|spot| matches!(spot, Spot::Column(phase) if !phases.contains(phase))),
            dictated: self.numbers(|spot| spot == Spot::SetAside),
        };
        let mut expected = expected.clone();
        expected.columns.sort_unstable();
        expected.dictated.sort_unstable();
        if expected == got { Ok(()) } else { Err(Mismatch::new("dice that return", json(&expected), json(&got))) }
    }
}
