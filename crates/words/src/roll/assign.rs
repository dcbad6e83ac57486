//! Plans, made step by step.

use roll::{
    Assigning, Change, DiePlace, Face, Move, Plan, PlanChange, PlanFault, PlanStep, Select, Side, Square, Tile, Use,
    Worker,
};
use serde_json::Value;

use super::events::by_face;
use super::nouns::{card, column, die, face, head, lying, phase, rolled, square};
use super::{answers, illegal};
use crate::question::json as written;
use crate::{Choice, Draft, DraftChange, DraftStep, Phrase, Question};

/// Where dice are set aside.
const DICTATE: &str = "dictate";

pub(super) fn ask(assigning: &Assigning) -> Question {
    let mut details = vec![Phrase::new("roll-detail-rolled").list("dice", by_face(&assigning.rolled))];
    let powers = assigning.powers;
    let named = |tile: Tile| square(tile.side(Side::Development)).phrase();
    if !powers.tiles.is_empty() {
        details.push(Phrase::new("roll-detail-powers").list("powers", powers.tiles.iter().map(named)));
    }
    // A power that is unavailable this round is named with the reason.
    let out_of_reach = assigning.out_of_reach().map(|tile| tile.side(Side::Development));
    details.extend(out_of_reach.map(|power| illegal::fault(PlanFault::NotMostNovelty { power })));
    let often = if powers.repeat_dictate { "often" } else { "once" };
    details.push(Phrase::new("roll-detail-dictate").text("often", often).number("count", powers.dictate_moves));
    let changes = assigning.changes(&[]).unwrap_or_default();
    let draft = draft_of(assigning.clone(), &changes);
    Question::new(Phrase::new("roll-ask-assign"), Choice::Draft { draft }).details(details)
}

/// The plan after these steps, or why the first impossible one cannot be taken.
pub(super) fn draft(assigning: &Assigning, steps: &Value) -> Result<Draft, Phrase> {
    let steps: Vec<PlanStep> =
        serde_json::from_value(steps.clone()).map_err(|_| Phrase::new("roll-draft-unreadable"))?;
    let mut now = assigning.clone();
    for &step in &steps {
        now.take(step).map_err(illegal::fault)?;
    }
    let changes = assigning.changes(&steps).map_err(illegal::fault)?;
    Ok(draft_of(now, &changes))
}

/// The steps that make a plan, in the order in which [`Assigning::check`] takes them.
pub(super) fn steps(plan: &Plan) -> Value {
    let mut steps = vec![PlanStep::Select(plan.select)];
    for column in roll::Phase::ALL {
        steps.extend(plan.wild[column].iter().map(|color| PlanStep::Wild { color, column }));
    }
    for used in &plan.uses {
        let (begin, shifts) = match used {
            Use::Power { power, shifts } => (PlanStep::Begin(*power), shifts),
            Use::Dictate { set_aside, shifts } => (PlanStep::SetAside(*set_aside), shifts),
        };
        steps.push(begin);
        steps.extend(shifts.as_slice().iter().copied().map(PlanStep::Shift));
        steps.push(PlanStep::End);
    }
    written(&steps)
}

fn draft_of(now: Assigning, changes: &[PlanChange]) -> Draft {
    let steps = now.steps().into_iter().map(|step| next(step, now.in_use())).collect();
    let changes = changes.iter().map(|change| changed(change, now.selection.is_some())).collect();
    let state = written(&now);
    let said = now.selection.map(|selection| {
        let selected = Phrase::new("roll-draft-selected").piece("phase", phase(selection.phase));
        selected.number("wild", now.wild.total())
    });
    // A use that can end need not be ended by hand.
    let mut whole = now;
    whole.take(PlanStep::End).ok();
    let finish = whole.finish().ok().map(|(plan, _)| written(&Move::Assign(Box::new(plan))));
    Draft { state, steps, changes, finish, said }
}

/// A change of the plan. A phase is selected at its head once another is; before that, anywhere in its column.
fn changed(PlanChange { steps, change }: &PlanChange, is_selected: bool) -> DraftChange {
    let select = |Select { color, face: shown, phase: selected }| {
        let label = Phrase::new("roll-label-select").piece("phase", phase(selected));
        label.piece("die", die(color)).phrase("face", face(shown))
    };
    let wild = |color, to| Phrase::new("roll-label-wild").piece("die", die(color)).piece("phase", phase(to));
    let (label, on) = match *change {
        Change::Phase(chosen) if is_selected => (select(chosen), vec![head(chosen.phase)]),
        Change::Phase(chosen) => (select(chosen), vec![column(chosen.phase)]),
        Change::Selector(chosen) => {
            let below = |from| lying(chosen.color, DiePlace::Column(from));
            let from = chosen.face.phase().map_or_else(|| rolled(chosen.color, Face::Wild), below);
            (select(chosen), vec![from, head(chosen.phase)])
        }
        Change::Wild { color, column: to } => (wild(color, to), vec![column(to)]),
        Change::Moved(shift) => {
            let from = lying(shift.color, DiePlace::Column(shift.from));
            (wild(shift.color, shift.to), vec![from, column(shift.to)])
        }
        Change::Reassigned { power, shift } => {
            let label = Phrase::new("roll-label-reassign").piece("power", square(power));
            let from = lying(shift.color, DiePlace::Column(shift.from));
            (label.phrase("shift", answers::shift(shift)), vec![from, column(shift.to)])
        }
    };
    DraftChange { steps: steps.iter().map(written).collect(), label, on }
}

/// A possible next step. Its targets are where its die is and where it would go; a use ends where it began.
fn next(step: PlanStep, in_use: Option<Square>) -> DraftStep {
    let (label, on) = match step {
        PlanStep::Select(Select { color, face: shown, phase: selected }) => {
            let label = Phrase::new("roll-label-select").piece("phase", phase(selected));
            (label.piece("die", die(color)).phrase("face", face(shown)), vec![rolled(color, shown), column(selected)])
        }
        PlanStep::Wild { color, column: to } => {
            let label = Phrase::new("roll-label-wild").piece("die", die(color)).piece("phase", phase(to));
            (label, vec![rolled(color, Face::Wild), column(to)])
        }
        PlanStep::Begin(power) => (Phrase::new("roll-label-begin").piece("power", square(power)), vec![card(power)]),
        PlanStep::SetAside(Worker { color, column: from }) => {
            let label = Phrase::new("roll-label-set-aside").piece("die", die(color)).piece("phase", phase(from));
            (label, vec![lying(color, DiePlace::Column(from)), DICTATE.to_string()])
        }
        PlanStep::Shift(shift) => {
            let label = Phrase::new("roll-label-shift").phrase("shift", answers::shift(shift));
            (label, vec![lying(shift.color, DiePlace::Column(shift.from)), column(shift.to)])
        }
        PlanStep::End => (Phrase::new("roll-label-end"), vec![in_use.map_or(DICTATE.to_string(), card)]),
    };
    DraftStep { step: written(&step), label, on }
}
