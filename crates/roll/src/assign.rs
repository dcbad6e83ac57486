//! Assigning dice: the plan of a player, what is wrong with one, and how to make one step by step. Rules of section 3.
//!
//! A [`Plan`] is one sealed move: who selects, where the wild dice go, and every use of a Reassign power or Dictate in order.
//! [`Assigning`] makes one step by step and always knows what can be done next; [`Assigning::check`] puts a whole plan through the
//! very same steps, so that nothing a step offers is refused later.

use std::ops::{ControlFlow, Index, IndexMut};

use game::{Chance, Element as _, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::{Color, Dice, Face, Phase};
use crate::tiles::{PRINTS, Power, Side, Square, TILES, Tile};

/// A power of the Assign step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AssignPower {
    /// Once a round, move some workers.
    Reassign(Reassignment),
    /// Dictate any number of times.
    RepeatDictate,
    /// Each Dictate moves up to so many workers.
    DictateMoves(u8),
}

/// Which workers a Reassign power moves, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reassignment {
    /// How few.
    pub min: u8,
    /// How many.
    pub max: u8,
    /// Of which colors.
    pub colors: Set<Color>,
    /// From which columns.
    pub from: Set<Phase>,
    /// Whether all of them come from one column.
    pub same_column: bool,
    /// To which columns.
    pub to: Set<Phase>,
    /// Whether they go to the selected phase only.
    pub to_selected: bool,
    /// What limits it further.
    pub gate: Gate,
}

/// A further limit of a Reassign power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    /// None.
    Always,
    /// Two workers for who alone has most Novelty worlds, one for who shares the lead, none for others.
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

/// The plans that [`Assigning::plans`] lists at most; it lists those with few uses first.
pub const MOST_PLANS: usize = 20_000;

/// The five columns of workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Columns([Dice; 5]);

impl Columns {
    /// All of their dice.
    #[must_use]
    pub fn all(&self) -> Dice {
        self.0.iter().copied().sum()
    }
}

impl Index<Phase> for Columns {
    type Output = Dice;
    fn index(&self, phase: Phase) -> &Dice {
        &self.0[phase as usize]
    }
}

impl IndexMut<Phase> for Columns {
    fn index_mut(&mut self, phase: Phase) -> &mut Dice {
        &mut self.0[phase as usize]
    }
}

impl Serialize for Columns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer
            .collect_map(Phase::ALL.iter().map(|&phase| (phase, self[phase])).filter(|(_, dice)| !dice.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Columns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut columns = Self::default();
        for (phase, dice) in std::collections::BTreeMap::<Phase, Dice>::deserialize(deserializer)? {
            columns[phase] = dice;
        }
        Ok(columns)
    }
}

/// Rolled dice by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rolled([Dice; 6]);

impl Rolled {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> Dice {
        self.0.iter().copied().sum()
    }
}

impl Index<Face> for Rolled {
    type Output = Dice;
    fn index(&self, face: Face) -> &Dice {
        &self.0[face as usize]
    }
}

impl IndexMut<Face> for Rolled {
    fn index_mut(&mut self, face: Face) -> &mut Dice {
        &mut self.0[face as usize]
    }
}

impl Serialize for Rolled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Face::ALL.iter().map(|&face| (face, self[face])).filter(|(_, dice)| !dice.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Rolled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut rolled = Self::default();
        for (face, dice) in std::collections::BTreeMap::<Face, Dice>::deserialize(deserializer)? {
            rolled[face] = dice;
        }
        Ok(rolled)
    }
}

/// The worker on the strip and the phase it selects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Selection {
    /// Its color.
    pub color: Color,
    /// The phase.
    pub phase: Phase,
}

/// Which rolled die selects which phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    /// The color of the die.
    pub color: Color,
    /// The face it shows.
    pub face: Face,
    /// The phase it selects.
    pub phase: Phase,
}

/// A worker that moves from one column to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shift {
    /// Its color.
    pub color: Color,
    /// The column it leaves.
    pub from: Phase,
    /// The column it goes to.
    pub to: Phase,
}

const NO_SHIFT: Shift = Shift { color: Color::Home, from: Phase::Explore, to: Phase::Explore };

/// The workers that one use moves: different dice, in rising order, all moved at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shifts {
    list: [Shift; MOST_SHIFTS],
    len: u8,
}

impl Shifts {
    /// No worker yet.
    pub const NONE: Self = Self { list: [NO_SHIFT; MOST_SHIFTS], len: 0 };

    /// These workers, put into rising order; `None` if they are too many.
    #[must_use]
    pub fn of(shifts: &[Shift]) -> Option<Self> {
        let mut all = Self::NONE;
        all.list.get_mut(..shifts.len())?.copy_from_slice(shifts);
        all.len = shifts.len() as u8;
        all.sort();
        Some(all)
    }

    /// The workers.
    #[must_use]
    pub fn as_slice(&self) -> &[Shift] {
        &self.list[..usize::from(self.len)]
    }

    fn push(&mut self, shift: Shift) {
        self.list[usize::from(self.len)] = shift;
        self.len += 1;
    }

    fn sort(&mut self) {
        let len = usize::from(self.len);
        self.list[..len].sort_unstable();
    }
}

impl Serialize for Shifts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shifts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shifts = Vec::<Shift>::deserialize(deserializer)?;
        if shifts.len() > MOST_SHIFTS {
            return Err(D::Error::custom("no use moves so many workers"));
        }
        // The order is kept: a plan that is not canonical is refused by the rules, not altered by the reader.
        let mut all = Self::NONE;
        shifts.into_iter().for_each(|shift| all.push(shift));
        Ok(all)
    }
}

/// A worker below the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worker {
    /// Its color.
    pub color: Color,
    /// Its column.
    pub column: Phase,
}

/// One use of a Reassign power or of Dictate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// A development moves workers.
    Power {
        /// The development.
        power: Square,
        /// The workers.
        shifts: Shifts,
    },
    /// Dictate: one worker is set aside, others move.
    Dictate {
        /// The worker that is set aside.
        set_aside: Worker,
        /// The workers that move.
        shifts: Shifts,
    },
}

/// How a player assigns the dice of a round.
///
/// ```
/// use roll::{Color, Face, Phase, Plan, Select};
/// let plan = Plan::new(Select { color: Color::Home, face: Face::Explore, phase: Phase::Settle });
/// assert!(plan.uses.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The selecting worker.
    pub select: Select,
    /// The columns of all other wild dice.
    #[serde(default)]
    pub wild: Columns,
    /// Reassign powers and Dictate, in order.
    #[serde(default)]
    pub uses: Vec<Use>,
}

impl Plan {
    /// A plan that selects and does nothing else.
    #[must_use]
    pub const fn new(select: Select) -> Self {
        Self { select, wild: Columns([Dice::NONE; 5]), uses: Vec::new() }
    }
}

/// What a plan comes to: the strip as it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The worker on the strip.
    pub selection: Selection,
    /// The workers below it.
    pub columns: Columns,
    /// The workers in the Dictate area.
    pub dictated: Dice,
}

/// What is wrong with a plan: the first thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum PlanFault {
    /// No such die was rolled to select with.
    #[error("there is no {color:?} die that shows {face:?} to select with")]
    NoSelector {
        /// The color.
        color: Color,
        /// The face.
        face: Face,
    },
    /// A phase is selected already.
    #[error("one phase is selected, by one worker")]
    SelectedAlready,
    /// Nothing is selected yet.
    #[error("a phase must be selected first")]
    SelectFirst,
    /// There is no such wild die.
    #[error("there is no further {color:?} wild die")]
    NoWild {
        /// The color.
        color: Color,
    },
    /// A wild die is in no column.
    #[error("{left} wild dice are in no column yet")]
    WildLeft {
        /// How many.
        left: u8,
    },
    /// The development is not in the tableau or has no Reassign power.
    #[error("{power} gives you no Reassign power")]
    NoSuchPower {
        /// The development.
        power: Square,
    },
    /// The power was used this round.
    #[error("{power} was used already")]
    PowerUsed {
        /// The development.
        power: Square,
    },
    /// Too few Novelty worlds.
    #[error("{power} is for who has most Novelty worlds")]
    NotMostNovelty {
        /// The development.
        power: Square,
    },
    /// Dictate was used this round.
    #[error("Dictate was used already")]
    DictateUsed,
    /// Another use is not finished.
    #[error("the use before is not finished")]
    Unfinished,
    /// No use has begun.
    #[error("no power is being used")]
    NothingUsed,
    /// No such worker below the strip.
    #[error("there is no {color:?} worker for {column:?} to take")]
    NoWorker {
        /// The color.
        color: Color,
        /// The column.
        column: Phase,
    },
    /// The power moves other colors.
    #[error("the power does not move {color:?} workers")]
    WrongColor {
        /// The color.
        color: Color,
    },
    /// The power moves workers of other columns.
    #[error("the power does not move workers away from {column:?}")]
    WrongColumn {
        /// The column.
        column: Phase,
    },
    /// The worker must change its column.
    #[error("a worker must change its column")]
    SameColumn,
    /// The power moves workers to other columns.
    #[error("the power does not move workers to {column:?}")]
    WrongTarget {
        /// The column.
        column: Phase,
    },
    /// The workers must come from one column.
    #[error("the workers must come from one column")]
    NotOneColumn,
    /// Too many workers.
    #[error("the power moves at most {most} workers")]
    TooMany {
        /// How many are allowed.
        most: u8,
    },
    /// Too few workers.
    #[error("the power moves at least {least} workers")]
    TooFew {
        /// How many are due.
        least: u8,
    },
    /// The workers of one use are not named in rising order.
    #[error("the workers of one use are named in rising order")]
    NotInOrder,
}

/// What powers a player has while assigning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Powers {
    /// The tiles with Reassign powers.
    pub tiles: Set<Tile>,
    /// Whether Dictate can be repeated.
    pub repeat_dictate: bool,
    /// How many workers a Dictate moves at most.
    pub dictate_moves: u8,
    /// How many workers a power moves that is for who has most Novelty worlds.
    pub novelty_moves: u8,
}

impl Powers {
    /// The powers that these tiles give.
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

/// The Assign powers of the developments, by the number of the tile.
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

/// The columns that a power moves workers of a column to.
fn targets(rule: &Reassignment, from: Phase) -> Set<Phase> {
    let mut to = rule.to;
    to.remove(from);
    to
}

/// A step towards a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanStep {
    /// Put a die on the strip.
    Select(Select),
    /// Put a wild die into a column.
    Wild {
        /// Its color.
        color: Color,
        /// The column.
        column: Phase,
    },
    /// Begin to use a development's power.
    Begin(Square),
    /// Begin to Dictate by setting a worker aside.
    SetAside(Worker),
    /// Move a worker with the power in use.
    Shift(Shift),
    /// The use is complete.
    End,
}

/// A power that is being used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Using {
    /// The development; `None` for Dictate.
    power: Option<Tile>,
    /// The worker set aside for Dictate.
    set_aside: Option<Worker>,
    rule: Reassignment,
    shifts: Shifts,
}

/// A plan in the making: the shared helper of user interfaces and bots.
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
pub struct Assigning {
    /// The workers below the strip as they lie now.
    pub columns: Columns,
    /// The dice by face that can still be taken to select with; empty once a phase is selected.
    pub rolled: Rolled,
    /// The wild dice that are in no column yet.
    pub wild: Dice,
    /// The worker on the strip.
    pub selection: Option<Selection>,
    /// The workers in the Dictate area.
    pub dictated: Dice,
    /// The powers that were used.
    pub used: Set<Tile>,
    /// How often Dictate was used.
    pub dictates: u8,
    /// The powers there are.
    pub powers: Powers,
    using: Option<Using>,
    plan: Option<Plan>,
}

impl Assigning {
    /// Nothing is done yet (L-3.2).
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

    /// Checks a whole plan and says what it comes to, or the first thing that is wrong with it.
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

    /// Takes a step, or says why it cannot be taken; then nothing has changed.
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

    /// Whether the plan is complete as it is.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        self.selection.is_some() && self.wild.is_empty() && self.using.is_none()
    }

    /// The plan, and what it comes to.
    pub fn finish(self) -> Result<(Plan, Assigned), PlanFault> {
        let assigned = self.result()?;
        Ok((self.plan.ok_or(PlanFault::SelectFirst)?, assigned))
    }

    fn result(&self) -> Result<Assigned, PlanFault> {
        let selection = self.selection.ok_or(PlanFault::SelectFirst)?;
        self.is_at_rest()?;
        Ok(Assigned { selection, columns: self.columns, dictated: self.dictated })
    }

    /// Everything is placed and no use is half done.
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

    /// What a tile's Reassign power can do for this player now.
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
        // Somebody else must be there to move (L-3.6).
        if !self.columns[column].has(color) || self.columns.all().total() < 2 {
            return Err(PlanFault::NoWorker { color, column });
        }
        self.columns[column].take(color);
        self.dictated.put(color);
        let rule = Reassignment { max: self.powers.dictate_moves, ..ANY_ONE };
        self.using = Some(Using { power: None, set_aside: Some(worker), rule, shifts: Shifts::NONE });
        Ok(())
    }

    /// Why a worker cannot be moved by the power in use.
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
            // Those that must still follow have to be there.
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
        // It arrives when the use ends: the workers of one use are different dice (L-3.5).
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

    /// Everything that can be done next; beside it the plan may be finished if [`Assigning::can_finish`] says so.
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
    fn each_use(&self, mut found: impl FnMut(PlanStep)) {
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
    fn usable(&self) -> Set<Tile> {
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
    fn each_shift(&self, using: &Using, mut found: impl FnMut(Shift)) {
        for from in using.rule.from.iter() {
            for color in self.movable(&using.rule, &using.shifts, from).colors() {
                targets(&using.rule, from).iter().for_each(|to| found(Shift { color, from, to }));
            }
        }
    }

    /// A plan by chance: each step is drawn evenly among those that can be taken, where beginning a use, Dictate and being
    /// finished count one each, and a use that may end ends with probability one half. It is quick, and not even over plans.
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
            if shifts.len >= rule.min && (count == 0 || chance.below(2) == 0) {
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

    /// Every plan, each once: first those without any use, then those with one, and so on. With many dice and powers there
    /// are more than anybody can list, so it stops after [`MOST_PLANS`]; whoever needs others takes steps.
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

    /// Calls for every plan with exactly so many uses, until told to stop.
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

    /// Wild dice of one color go to columns in rising order, so that each placement comes once.
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

    /// The workers of one use in rising order, so that each set of them comes once.
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
