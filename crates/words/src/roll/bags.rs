//! Bags of dice, put together die by die.

use roll::{Color, Dice, DiePlace, Move, Need, Prompt, Square};
use serde_json::{Value, json};

use super::answers;
use super::nouns::{die, lying, side_of, square, stack};
use super::questions::{CUP, completion, progress};
use crate::question::json as written;
use crate::{Choice, Draft, DraftChange, DraftStep, Phrase, Question};

/// A bag to choose.
struct Bag {
    from: Dice,
    least: u8,
    most: u8,
    answer: fn(Dice) -> Move,
    /// Where its dice are.
    place: DiePlace,
    /// Where the chosen ones go.
    to: DiePlace,
}

impl Bag {
    fn using(top: Square, need: u8, from: Dice) -> Self {
        let (place, to) = (DiePlace::Stack(side_of(top)), DiePlace::Citizenry);
        Self { from, least: need, most: need, answer: Move::Use, place, to }
    }

    fn saving(done: Square, from: Dice, least: u8, most: u8) -> Self {
        let (place, to) = (DiePlace::Stack(side_of(done)), DiePlace::Cup);
        Self { from, least, most, answer: Move::Save, place, to }
    }

    fn recruiting(count: u8, from: Dice) -> Self {
        let (place, to) = (DiePlace::Citizenry, DiePlace::Cup);
        Self { from, least: count, most: count, answer: Move::Recruit, place, to }
    }

    fn of(prompt: &Prompt) -> Option<Self> {
        match *prompt {
            Prompt::Use { square, ref need, from } => Some(Self::using(square, need.need, from)),
            Prompt::Save { square, from, min, max } => Some(Self::saving(square, from, min, max)),
            Prompt::Recruit { count, from, .. } => Some(Self::recruiting(count, from)),
            _ => None,
        }
    }

    fn question(&self, ask: Phrase, details: Vec<Phrase>) -> Question {
        Question::new(ask, Choice::Draft { draft: self.chosen(&[]) }).details(details)
    }

    /// The bag after these steps, or why the first impossible one cannot be taken.
    fn draft(&self, steps: &Value) -> Result<Draft, Phrase> {
        let steps: Vec<Color> =
            serde_json::from_value(steps.clone()).map_err(|_| Phrase::new("roll-draft-unreadable"))?;
        let mut left = self.from;
        for &color in &steps {
            if !left.take(color) {
                return Err(Phrase::new("roll-illegal-no-die").piece("die", die(color)));
            }
        }
        if steps.len() > self.most.into() {
            let (least, most) = (self.least, self.most);
            return Err(Phrase::new("roll-illegal-wrong-dice").number("least", least).number("most", most));
        }
        Ok(self.chosen(&steps))
    }

    /// The bag so far, and what can be added to it or taken out. All of these dice are there.
    fn chosen(&self, steps: &[Color]) -> Draft {
        let chosen: Dice = steps.iter().copied().collect();
        let left = self.from.minus(chosen);
        let further = if chosen.total() < self.most { left } else { Dice::NONE };
        let add = |color| DraftStep {
            step: written(&color),
            label: Phrase::new("roll-label-add").piece("die", die(color)),
            on: vec![lying(color, self.place)],
        };
        let take_out = |color| {
            let mut steps = steps.to_vec();
            steps.iter().rposition(|&other| other == color).map(|at| steps.remove(at));
            let label = Phrase::new("roll-label-take-out").piece("die", die(color));
            DraftChange { steps: steps.iter().map(written).collect(), label, on: vec![lying(color, self.to)] }
        };
        Draft {
            state: json!({
                "chosen": chosen,
                "left": left,
                "from": place_id(self.place),
                "to": place_id(self.to),
                // Used dice are on the tile that is complete, and nowhere else.
                "lifted": matches!((self.answer)(Dice::NONE), Move::Save(_)),
            }),
            steps: further.colors().map(add).collect(),
            changes: chosen.colors().map(take_out).collect(),
            finish: (chosen.total() >= self.least).then(|| written(&(self.answer)(chosen))),
            said: (!chosen.is_empty()).then(|| answers::describe(&(self.answer)(chosen))),
        }
    }
}

/// A place as the page calls it.
fn place_id(place: DiePlace) -> String {
    match place {
        DiePlace::Stack(side) => stack(side),
        DiePlace::Cup => CUP.to_string(),
        _ => "citizenry".to_string(),
    }
}

pub(super) fn draft(prompt: &Prompt, steps: &Value) -> Option<Result<Draft, Phrase>> {
    Bag::of(prompt).map(|bag| bag.draft(steps))
}

/// The steps that make a bag: one for each die.
pub(super) fn steps(bag: Dice) -> Value {
    written(&bag.iter().collect::<Vec<Color>>())
}

pub(super) fn use_up(top: Square, need: &Need, from: Dice) -> Question {
    let ask = Phrase::new("roll-ask-use").piece("square", square(top)).number("count", need.need);
    let details = progress(need, from).into_iter().chain(completion(top));
    Bag::using(top, need.need, from).question(ask, details.collect())
}

pub(super) fn save(done: Square, from: Dice, least: u8, most: u8) -> Question {
    let ask = Phrase::new("roll-ask-save").piece("square", square(done)).number("least", least).number("most", most);
    Bag::saving(done, from, least, most).question(ask, Vec::new())
}

pub(super) fn recruit(count: u8, credits: u8, left: u8, from: Dice) -> Question {
    let all = if credits == count { "yes" } else { "no" };
    let paid = Phrase::new("roll-detail-recruit").number("credits", credits).number("count", count).text("all", all);
    let ask = Phrase::new("roll-ask-recruit").number("count", count);
    Bag::recruiting(count, from).question(ask, vec![paid.number("left", left)])
}
