//! Assigning dice: a player's plan, what can be wrong with it, and how to make one step by step. Rules of section 3.
//!
//! A [`Plan`] is one sealed move: the selecting die, the columns of the wild dice, and every use of a Reassign power or
//! Dictate in order. [`Assigning`] makes one step by step and always knows the possible next steps.
//! [`Assigning::check`] runs a whole plan through the same steps, so nothing a step offers is refused later.

mod changes;
mod fault;
mod listing;
mod plan;
mod steps;
mod strip;

use game::{Element as _, Set};
use serde::{Deserialize, Serialize};

pub use changes::{Change, PlanChange};
pub use fault::PlanFault;
pub use plan::{Plan, Select, Shift, Shifts, Use, Worker};
pub use strip::{Columns, Rolled};

use crate::dice::{Color, Dice, Face, Phase};
use crate::tiles::{PRINTS, Power, Side, Square, TILES, Tile};

/// A power of the Assign step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum AssignPower {
    /// Once a round, move some workers.
    Reassign(Reassignment),
    /// Dictate any number of times.
    RepeatDictate,
    /// Each Dictate moves up to this many workers.
    DictateMoves(u8),
}

/// Which workers a Reassign power moves, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Reassignment {
    /// The fewest workers.
    pub min: u8,
    /// The most workers.
    pub max: u8,
    /// Their colors.
    pub colors: Set<Color>,
    /// The columns they come from.
    pub from: Set<Phase>,
    /// Whether they must all come from one column.
    pub same_column: bool,
    /// The columns they go to.
    pub to: Set<Phase>,
    /// Whether they can only go to the selected phase.
    pub to_selected: bool,
    /// An additional limit.
    pub gate: Gate,
}

/// An additional limit on a Reassign power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    /// None.
    Always,
    /// Two workers for the player who alone has the most Novelty worlds, one for a player who shares the lead, none for
    /// others.
    MostNoveltyWorlds,
}

/// One worker of any color from any column to any other.
pub(crate) const ANY_ONE: Reassignment = Reassignment {
    min: 1,
    max: 1,
    colors: Set::from_bits(0b111_1111),
    from: Set::from_bits(0b1_1111),
    same_column: false,
    to: Set::from_bits(0b1_1111),
    to_selected: false,
    gate: Gate::Always,
};

/// The most workers that one use can move.
pub const MOST_SHIFTS: usize = 3;

/// The most plans that [`Assigning::plans`] lists. Those with few uses come first.
pub const MOST_PLANS: usize = 20_000;

/// The worker on the strip and the phase it selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Selection {
    /// Its color.
    pub color: Color,
    /// The phase.
    pub phase: Phase,
}

/// The result of a plan: the strip as it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Assigned {
    /// The worker on the strip.
    pub selection: Selection,
    /// The workers below it.
    pub columns: Columns,
    /// The workers in the Dictate area.
    pub dictated: Dice,
}

/// The powers a player has while assigning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Powers {
    /// The tiles with Reassign powers.
    pub tiles: Set<Tile>,
    /// Whether Dictate can be repeated.
    pub repeat_dictate: bool,
    /// The most workers a Dictate moves.
    pub dictate_moves: u8,
    /// How many workers this player may move with a power for the most Novelty worlds.
    pub novelty_moves: u8,
}

impl Powers {
    /// The powers of these tiles.
    #[must_use]
    pub fn of(tiles: Set<Tile>, novelty_moves: u8) -> Self {
        let mut powers = Self { tiles, repeat_dictate: false, dictate_moves: 1, novelty_moves };
        for tile in tiles.iter() {
            match assign_power(tile) {
                Some(AssignPower::RepeatDictate) => powers.repeat_dictate = true,
                Some(AssignPower::DictateMoves(most)) => powers.dictate_moves = most,
                Some(AssignPower::Reassign(_)) | None => {}
            }
        }
        powers
    }
}

/// The Assign powers of the developments, by tile number.
static ASSIGN_POWERS: [Option<AssignPower>; TILES as usize] = {
    let (mut powers, mut number) = ([None; TILES as usize], 0);
    while number < TILES as usize {
        if let [Power::Assign(power), ..] = PRINTS[number].powers {
            powers[number] = Some(*power);
        }
        number += 1;
    }
    powers
};

/// The Assign power of a development.
fn assign_power(tile: Tile) -> Option<AssignPower> {
    ASSIGN_POWERS[usize::from(tile.number())]
}

/// A step toward a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanStep {
    /// Put a die on the strip.
    Select(Select),
    /// Put a wild die in a column.
    Wild {
        /// Its color.
        color: Color,
        /// The column.
        column: Phase,
    },
    /// Begin to use a development's power.
    Begin(Square),
    /// Begin a Dictate by setting a worker aside.
    SetAside(Worker),
    /// Move a worker with the power in use.
    Shift(Shift),
    /// End the use.
    End,
}

/// A power in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
struct Using {
    /// The development; `None` for Dictate.
    power: Option<Tile>,
    /// The worker set aside for Dictate.
    set_aside: Option<Worker>,
    rule: Reassignment,
    shifts: Shifts,
}

/// A plan in progress: a helper for user interfaces and bots.
///
/// ```
/// use roll::{Assigning, Color, Dice, Face, Phase, PlanStep, Powers, Rolled, Select};
/// use game::Set;
///
/// let mut rolled = Rolled::default();
/// rolled[Face::Explore] = Dice::of(Color::Home, 3);
/// let mut assigning = Assigning::new(rolled, Powers::of(Set::EMPTY, 0));
/// assert_eq!(assigning.steps().len(), 5); // one kind of die, five phases
/// assigning.take(PlanStep::Select(Select { color: Color::Home, face: Face::Explore, phase: Phase::Settle }))?;
/// assert!(assigning.can_finish());
/// let (plan, assigned) = assigning.finish()?;
/// assert_eq!(assigned.columns[Phase::Explore], Dice::of(Color::Home, 2));
/// assert_eq!(Assigning::new(rolled, Powers::of(Set::EMPTY, 0)).check(&plan), Ok(assigned));
/// # Ok::<(), roll::PlanFault>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct Assigning {
    /// The workers currently below the strip.
    pub columns: Columns,
    /// The dice, by face, that can still select a phase. Empty once a phase is selected.
    pub rolled: Rolled,
    /// The wild dice that are not in a column yet.
    pub wild: Dice,
    /// The worker on the strip.
    pub selection: Option<Selection>,
    /// The workers in the Dictate area.
    pub dictated: Dice,
    /// The used powers.
    pub used: Set<Tile>,
    /// How often Dictate was used.
    pub dictates: u8,
    /// The available powers.
    pub powers: Powers,
    using: Option<Using>,
    plan: Option<Plan>,
}

impl Assigning {
    /// Starts an empty plan (L-3.2).
    #[must_use]
    pub fn new(rolled: Rolled, powers: Powers) -> Self {
        let mut columns = Columns::default();
        for phase in Phase::ALL {
            columns[phase] = rolled[phase.face()];
        }
        Self {
            columns,
            rolled,
            wild: rolled[Face::Wild],
            selection: None,
            dictated: Dice::NONE,
            used: Set::EMPTY,
            dictates: 0,
            powers,
            using: None,
            plan: None,
        }
    }

    /// Checks a whole plan. Returns its result, or the first thing wrong with it.
    pub fn check(mut self, plan: &Plan) -> Result<Assigned, PlanFault> {
        self.select(plan.select)?;
        for column in Phase::ALL {
            self.place_wild(plan.wild[column], column)?;
        }
        for used in &plan.uses {
            let (Use::Power { shifts, .. } | Use::Dictate { shifts, .. }) = used;
            match *used {
                Use::Power { power, .. } => self.begin(power)?,
                Use::Dictate { set_aside, .. } => self.set_aside(set_aside)?,
            }
            if !shifts.as_slice().is_sorted() {
                return Err(PlanFault::NotInOrder);
            }
            for &shift in shifts.as_slice() {
                self.shift(shift)?;
            }
            self.end()?;
        }
        self.result()
    }

    /// Takes a step. If it cannot be taken, returns why and changes nothing.
    pub fn take(&mut self, step: PlanStep) -> Result<(), PlanFault> {
        match step {
            PlanStep::Select(select) => {
                self.select(select)?;
                self.plan = Some(Plan::new(select));
            }
            PlanStep::Wild { color, column } => {
                self.place_wild(Dice::of(color, 1), column)?;
                if let Some(plan) = &mut self.plan {
                    plan.wild[column].put(color);
                }
            }
            PlanStep::Begin(power) => self.begin(power)?,
            PlanStep::SetAside(worker) => self.set_aside(worker)?,
            PlanStep::Shift(shift) => self.shift(shift)?,
            PlanStep::End => {
                let used = self.end()?;
                if let Some(plan) = &mut self.plan {
                    plan.uses.push(used);
                }
            }
        }
        Ok(())
    }

    /// Whether the plan is complete.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        self.selection.is_some() && self.wild.is_empty() && self.using.is_none()
    }

    /// The plan and its result.
    pub fn finish(self) -> Result<(Plan, Assigned), PlanFault> {
        let assigned = self.result()?;
        Ok((self.plan.ok_or(PlanFault::SelectFirst)?, assigned))
    }

    fn result(&self) -> Result<Assigned, PlanFault> {
        let selection = self.selection.ok_or(PlanFault::SelectFirst)?;
        self.is_at_rest()?;
        Ok(Assigned { selection, columns: self.columns, dictated: self.dictated })
    }

    /// Checks that everything is placed and no use is unfinished.
    fn is_at_rest(&self) -> Result<(), PlanFault> {
        if self.selection.is_none() {
            return Err(PlanFault::SelectFirst);
        }
        if !self.wild.is_empty() {
            return Err(PlanFault::WildLeft { left: self.wild.total() });
        }
        if self.using.is_some() { Err(PlanFault::Unfinished) } else { Ok(()) }
    }

    fn select(&mut self, Select { color, face, phase }: Select) -> Result<(), PlanFault> {
        if self.selection.is_some() {
            return Err(PlanFault::SelectedAlready);
        }
        let from = match face.phase() {
            Some(column) => &mut self.columns[column],
            None => &mut self.wild,
        };
        if !from.take(color) {
            return Err(PlanFault::NoSelector { color, face });
        }
        self.rolled = Rolled::default();
        self.selection = Some(Selection { color, phase });
        Ok(())
    }

    fn place_wild(&mut self, dice: Dice, column: Phase) -> Result<(), PlanFault> {
        if self.selection.is_none() {
            return Err(PlanFault::SelectFirst);
        }
        if !self.wild.contains(dice) {
            let missing = dice.colors().find(|&color| dice.count(color) > self.wild.count(color));
            return Err(PlanFault::NoWild { color: missing.unwrap_or(Color::Home) });
        }
        self.wild = self.wild.minus(dice);
        self.columns[column] = self.columns[column].plus(dice);
        Ok(())
    }

    fn begin(&mut self, power: Square) -> Result<(), PlanFault> {
        self.is_at_rest()?;
        let tile =
            power.tile().filter(|&tile| self.powers.tiles.contains(tile) && tile.side(Side::Development) == power);
        let Some(tile) = tile else { return Err(PlanFault::NoSuchPower { power }) };
        let rule = self.rule(tile).ok_or(PlanFault::NoSuchPower { power })?;
        if self.used.contains(tile) {
            return Err(PlanFault::PowerUsed { power });
        }
        if rule.max == 0 {
            return Err(PlanFault::NotMostNovelty { power });
        }
        self.using = Some(Using { power: Some(tile), set_aside: None, rule, shifts: Shifts::NONE });
        Ok(())
    }

    /// The development whose power is in use, unless that is Dictate.
    #[must_use]
    pub fn in_use(&self) -> Option<Square> {
        Some(self.using.as_ref()?.power?.side(Side::Development))
    }

    /// The powers for the most Novelty worlds, if this player does not have them.
    pub fn out_of_reach(&self) -> impl Iterator<Item = Tile> + '_ {
        self.powers.tiles.iter().filter(|&tile| self.rule(tile).is_some_and(|rule| rule.max == 0))
    }

    /// What a tile's Reassign power can currently do for this player.
    fn rule(&self, tile: Tile) -> Option<Reassignment> {
        let Some(AssignPower::Reassign(mut rule)) = assign_power(tile) else { return None };
        match rule.gate {
            Gate::Always => {}
            Gate::MostNoveltyWorlds => rule.max = rule.max.min(self.powers.novelty_moves),
        }
        if let Some(selection) = self.selection.filter(|_| rule.to_selected) {
            rule.to = [selection.phase].into_iter().collect();
        }
        Some(rule)
    }

    fn can_dictate(&self) -> bool {
        self.powers.repeat_dictate || self.dictates == 0
    }

    fn set_aside(&mut self, worker: Worker) -> Result<(), PlanFault> {
        self.is_at_rest()?;
        if !self.can_dictate() {
            return Err(PlanFault::DictateUsed);
        }
        let Worker { color, column } = worker;
        // There must be another worker to move (L-3.6).
        if !self.columns[column].has(color) || self.columns.all().total() < 2 {
            return Err(PlanFault::NoWorker { color, column });
        }
        self.columns[column].take(color);
        self.dictated.put(color);
        let rule = Reassignment { max: self.powers.dictate_moves, ..ANY_ONE };
        self.using = Some(Using { power: None, set_aside: Some(worker), rule, shifts: Shifts::NONE });
        Ok(())
    }

    /// Why the power in use cannot move a worker.
    fn refusal(&self, using: &Using, shift: Shift) -> Option<PlanFault> {
        let Using { rule, shifts, .. } = using;
        let Shift { color, from, to } = shift;
        if shifts.len >= rule.max {
            return Some(PlanFault::TooMany { most: rule.max });
        }
        if !rule.colors.contains(color) {
            return Some(PlanFault::WrongColor { color });
        }
        if !rule.from.contains(from) {
            return Some(PlanFault::WrongColumn { column: from });
        }
        if from == to {
            return Some(PlanFault::SameColumn);
        }
        if !rule.to.contains(to) {
            return Some(PlanFault::WrongTarget { column: to });
        }
        if !self.columns[from].has(color) {
            return Some(PlanFault::NoWorker { color, column: from });
        }
        if rule.same_column {
            if shifts.as_slice().iter().any(|other| other.from != from) {
                return Some(PlanFault::NotOneColumn);
            }
            // The workers that must still follow have to be in the column.
            if self.columns[from].total() + shifts.len < rule.min {
                return Some(PlanFault::TooFew { least: rule.min });
            }
        }
        None
    }

    fn shift(&mut self, shift: Shift) -> Result<(), PlanFault> {
        let Some(using) = &self.using else { return Err(PlanFault::NothingUsed) };
        if let Some(fault) = self.refusal(using, shift) {
            return Err(fault);
        }
        // The worker arrives when the use ends: the workers of one use are different dice (L-3.5).
        self.columns[shift.from].take(shift.color);
        if let Some(using) = &mut self.using {
            using.shifts.push(shift);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<Use, PlanFault> {
        let Some(mut using) = self.using else { return Err(PlanFault::NothingUsed) };
        if using.shifts.len < using.rule.min {
            return Err(PlanFault::TooFew { least: using.rule.min });
        }
        for shift in using.shifts.as_slice() {
            self.columns[shift.to].put(shift.color);
        }
        using.shifts.sort();
        self.using = None;
        let shifts = using.shifts;
        Ok(match (using.power, using.set_aside) {
            (Some(tile), _) => {
                self.used.insert(tile);
                Use::Power { power: tile.side(Side::Development), shifts }
            }
            (None, Some(set_aside)) => {
                self.dictates += 1;
                Use::Dictate { set_aside, shifts }
            }
            (None, None) => return Err(PlanFault::NothingUsed),
        })
    }
}
