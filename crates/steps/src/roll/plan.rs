//! [`Planning`]: assigning the dice of a round, die by die.
//!
//! First the die that selects (its color, its face) and the phase. Then the column of each wild die, color by color, in ascending
//! order within a color. Then each use of a power or of Dictate: its development, or the worker set aside (color, column); then
//! the workers that move (color, from, to), in ascending order; then the end, unless no other worker can follow.

use roll::{Assigning, Color, Face, Move, Phase, Plan, PlanStep, Select, Shift, Side, Use, Worker};

use super::{COLOR, DONE, PHASE, TILE, WILD};
use crate::mask::Mask;

/// A plan in the making.
#[derive(Clone, Debug)]
pub(super) struct Planning {
    pub(super) assigning: Assigning,
    part: Part,
    /// What can follow.
    mask: Mask,
}

/// Which piece comes next, and what was chosen of it.
#[derive(Clone, Debug)]
enum Part {
    /// The color of the die that selects, its face, the phase.
    Color,
    Face(Color),
    Phase(Color, Face),
    /// The column of the next wild die, which must not be before the last one of the same color.
    Wild(Option<(Color, Phase)>),
    /// A development, a worker to set aside, or the end.
    Use,
    /// The column of the worker to set aside.
    Aside(Color),
    /// The color of a worker that moves, the column it leaves, the one it goes to; and which ones can.
    Moves(Vec<Shift>),
    From(Vec<Shift>),
    To(Vec<Shift>),
}

impl Planning {
    pub(super) fn new(assigning: Assigning) -> Self {
        let mut planning = Self { assigning, part: Part::Color, mask: Mask::NONE };
        planning.look_ahead();
        planning
    }

    pub(super) fn mask(&self) -> Mask {
        self.mask
    }

    /// Adds a piece. Returns the move if nothing can follow.
    pub(super) fn take(&mut self, action: usize) -> Option<Move> {
        if action == DONE && matches!(self.part, Part::Use) {
            return self.finish();
        }
        self.part = self.after(action)?;
        self.look_ahead();
        if self.mask.is_empty() { self.finish() } else { None }
    }

    fn finish(&self) -> Option<Move> {
        let (plan, _) = self.assigning.clone().finish().ok()?;
        Some(Move::Assign(Box::new(plan)))
    }

    /// What comes after a piece.
    fn after(&mut self, action: usize) -> Option<Part> {
        match &self.part {
            Part::Color => Some(Part::Face(color(action)?)),
            &Part::Face(color) => Some(Part::Phase(color, face(action)?)),
            &Part::Phase(color, face) => {
                self.assigning.take(PlanStep::Select(Select { color, face, phase: phase(action)? })).ok()?;
                Some(Part::Wild(None))
            }
            Part::Wild(_) => {
                let (color, column) = (self.assigning.wild.first()?, phase(action)?);
                self.assigning.take(PlanStep::Wild { color, column }).ok()?;
                Some(Part::Wild(Some((color, column))))
            }
            Part::Use => match color(action) {
                Some(color) => Some(Part::Aside(color)),
                None => {
                    let tile = game::Element::from_number((action - TILE) as u8);
                    let tile: roll::Tile = tile;
                    self.assigning.take(PlanStep::Begin(tile.side(Side::Development))).ok()?;
                    Some(self.moves(None))
                }
            },
            &Part::Aside(color) => {
                self.assigning.take(PlanStep::SetAside(Worker { color, column: phase(action)? })).ok()?;
                Some(self.moves(None))
            }
            Part::Moves(_) if action == DONE => {
                self.assigning.take(PlanStep::End).ok()?;
                Some(Part::Use)
            }
            Part::Moves(shifts) => {
                let color = color(action)?;
                Some(Part::From(only(shifts, |shift| shift.color == color)))
            }
            Part::From(shifts) => {
                let from = phase(action)?;
                Some(Part::To(only(shifts, |shift| shift.from == from)))
            }
            Part::To(shifts) => {
                let to = phase(action)?;
                let shift = *shifts.iter().find(|shift| shift.to == to)?;
                self.assigning.take(PlanStep::Shift(shift)).ok()?;
                Some(self.moves(Some(shift)))
            }
        }
    }

    /// The workers that can move next; the end of the use if there are none.
    fn moves(&mut self, last: Option<Shift>) -> Part {
        let shifts = following(&self.assigning, last);
        if shifts.is_empty() && self.assigning.take(PlanStep::End).is_ok() { Part::Use } else { Part::Moves(shifts) }
    }

    /// Finds what can follow, and passes over parts in which nothing can.
    fn look_ahead(&mut self) {
        if matches!(self.part, Part::Wild(_)) && self.assigning.wild.is_empty() {
            self.part = Part::Use;
        }
        self.mask = Mask::NONE;
        let (assigning, mask) = (&self.assigning, &mut self.mask);
        match &self.part {
            Part::Color => mask.insert_all(assigning.rolled.all().colors().map(|color| COLOR + color as usize)),
            &Part::Face(color) => {
                let faces = Face::ALL.into_iter().filter(|&face| assigning.rolled[face].has(color));
                mask.insert_all(faces.map(face_action));
            }
            Part::Phase(..) => mask.insert_all(Phase::ALL.map(phase_action)),
            Part::Wild(last) => {
                let next = assigning.wild.first();
                let lowest =
                    last.filter(|&(color, _)| Some(color) == next).map_or(Phase::Explore, |(_, column)| column);
                mask.insert_all(Phase::ALL[lowest as usize..].iter().copied().map(phase_action));
            }
            Part::Use => {
                for step in assigning.steps() {
                    match step {
                        PlanStep::Begin(power) if can_end_after(assigning, step, None) => {
                            mask.insert_all(power.tile().map(super::tile_action));
                        }
                        PlanStep::SetAside(worker) => mask.insert(COLOR + worker.color as usize),
                        _ => {}
                    }
                }
                if !mask.is_empty() {
                    mask.insert(DONE);
                }
            }
            &Part::Aside(color) => {
                let columns = Phase::ALL.into_iter().filter(|&column| assigning.columns[column].has(color));
                mask.insert_all(columns.map(phase_action));
            }
            Part::Moves(shifts) => {
                mask.insert_all(shifts.iter().map(|shift| COLOR + shift.color as usize));
                if assigning.clone().take(PlanStep::End).is_ok() {
                    mask.insert(DONE);
                }
            }
            Part::From(shifts) => mask.insert_all(shifts.iter().map(|shift| phase_action(shift.from))),
            Part::To(shifts) => mask.insert_all(shifts.iter().map(|shift| phase_action(shift.to))),
        }
    }

    /// The actions that make a plan.
    pub(super) fn actions(&self, plan: &Plan) -> Vec<usize> {
        let Select { color, face, phase } = plan.select;
        let mut all = vec![COLOR + color as usize, face_action(face), phase_action(phase)];
        for color in Color::ALL {
            for column in Phase::ALL {
                all.extend(std::iter::repeat_n(phase_action(column), plan.wild[column].count(color).into()));
            }
        }
        let mut planning = self.clone();
        let begun = all.iter().all(|&action| planning.takes(action));
        let uses = plan.uses.iter().all(|used| begun && planning.takes_use(used, &mut all));
        if uses && !planning.mask.is_empty() {
            all.push(DONE);
        }
        all
    }

    fn takes(&mut self, action: usize) -> bool {
        self.mask.contains(action) && {
            self.take(action);
            true
        }
    }

    /// Adds a use, and its actions to the list. Returns whether it is possible.
    fn takes_use(&mut self, used: &Use, all: &mut Vec<usize>) -> bool {
        let mut next = Vec::new();
        let shifts = match used {
            Use::Power { power, shifts } => {
                next.extend(power.tile().map(super::tile_action));
                shifts
            }
            Use::Dictate { set_aside: Worker { color, column }, shifts } => {
                next.extend([COLOR + *color as usize, phase_action(*column)]);
                shifts
            }
        };
        for &Shift { color, from, to } in shifts.as_slice() {
            next.extend([COLOR + color as usize, phase_action(from), phase_action(to)]);
        }
        let possible = next.iter().all(|&action| self.takes(action));
        all.extend(next);
        if possible && matches!(self.part, Part::Moves(_)) {
            all.push(DONE);
            return self.takes(DONE);
        }
        possible
    }
}

fn only(shifts: &[Shift], test: impl Fn(&Shift) -> bool) -> Vec<Shift> {
    shifts.iter().copied().filter(test).collect()
}

/// The workers that can move after the last one, in ascending order, so that the use can still be ended.
fn following(assigning: &Assigning, last: Option<Shift>) -> Vec<Shift> {
    let mut shifts = Vec::new();
    for step in assigning.steps() {
        if let PlanStep::Shift(shift) = step
            && last.is_none_or(|last| shift >= last)
            && can_end_after(assigning, step, Some(shift))
        {
            shifts.push(shift);
        }
    }
    shifts
}

/// Whether a use can be ended after a step, at once or after more workers.
fn can_end_after(assigning: &Assigning, step: PlanStep, last: Option<Shift>) -> bool {
    let mut next = assigning.clone();
    next.take(step).is_ok() && (next.clone().take(PlanStep::End).is_ok() || !following(&next, last).is_empty())
}

fn color(action: usize) -> Option<Color> {
    Color::ALL.get(action.checked_sub(COLOR)?).copied()
}

fn phase(action: usize) -> Option<Phase> {
    Phase::ALL.get(action.checked_sub(PHASE)?).copied()
}

fn face(action: usize) -> Option<Face> {
    Face::ALL.get(action.checked_sub(PHASE)?).copied()
}

fn phase_action(phase: Phase) -> usize {
    PHASE + phase as usize
}

fn face_action(face: Face) -> usize {
    debug_assert_eq!(WILD, PHASE + Face::Wild as usize);
    PHASE + face as usize
}
