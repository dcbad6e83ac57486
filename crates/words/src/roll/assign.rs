//! Plans, made step by step.

use roll::{Assigning, DiePlace, Face, Move, Plan, PlanFault, PlanStep, Select, Side, Tile, Use, Worker};
use serde_json::Value;

use super::events::by_face;
use super::nouns::{card, column, die, face, lying, phase, rolled, square};
use super::{answers, illegal};
use crate::question::json as written;
use crate::{Choice, Draft, DraftStep, Phrase, Question};

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
    let draft = draft_of(assigning.clone());
    Question::new(Phrase::new("roll-ask-assign"), Choice::Draft { draft }).details(details)
}

/// The plan after these steps, or why the first impossible one cannot be taken.
pub(super) fn draft(assigning: &Assigning, steps: &Value) -> Result<Draft, Phrase> {
    let steps: Vec<PlanStep> =
        serde_json::from_value(steps.clone()).map_err(|_| Phrase::new("roll-draft-unreadable"))?;
    let mut assigning = assigning.clone();
    for step in steps {
        assigning.take(step).map_err(illegal::fault)?;
    }
    Ok(draft_of(assigning))
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

fn draft_of(assigning: Assigning) -> Draft {
    let steps = assigning.steps().into_iter().map(next).collect();
    let state = written(&assigning);
    let finish = assigning.finish().ok().map(|(plan, _)| written(&Move::Assign(Box::new(plan))));
    Draft { state, steps, finish }
}

/// A possible next step. Its targets are where its die is and where it would go.
fn next(step: PlanStep) -> DraftStep {
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
            (label, vec![lying(color, DiePlace::Column(from)), "dictate".to_string()])
        }
        PlanStep::Shift(shift) => {
            let label = Phrase::new("roll-label-shift").phrase("shift", answers::shift(shift));
            (label, vec![lying(shift.color, DiePlace::Column(shift.from)), column(shift.to)])
        }
        PlanStep::End => (Phrase::new("roll-label-end"), vec!["confirm".to_string()]),
    };
    DraftStep { step: written(&step), label, on }
}
