//! Bags of dice: a list of all of them while they are few, otherwise put together die by die.

use roll::{Color, Dice, DiePlace, Move, Need, Prompt, Square};
use serde_json::{Value, json};

use super::nouns::{card, dice, die, lying, side_of, square, stack};
use super::questions::{completion, offer, one, progress};
use crate::question::json as written;
use crate::{Choice, Draft, DraftStep, Phrase, Question, Target};

/// The most answers that people can still read as a list.
const MAX_OFFERS: usize = 60;

/// A bag to choose.
struct Bag {
    from: Dice,
    least: u8,
    most: u8,
    answer: fn(Dice) -> Move,
    /// Where its dice are, if they are drawn individually.
    place: Option<DiePlace>,
    /// The target of the choice.
    on: Option<Target>,
}

impl Bag {
    fn using(top: Square, need: u8, from: Dice) -> Self {
        let side = side_of(top);
        let (place, on) = (Some(DiePlace::Stack(side)), Some(stack(side)));
        Self { from, least: need, most: need, answer: Move::Use, place, on }
    }

    fn saving(done: Square, from: Dice, least: u8, most: u8) -> Self {
        Self { from, least, most, answer: Move::Save, place: None, on: Some(card(done)) }
    }

    fn recruiting(count: u8, from: Dice) -> Self {
        let place = Some(DiePlace::Citizenry);
        Self { from, least: count, most: count, answer: Move::Recruit, place, on: None }
    }

    fn of(prompt: &Prompt) -> Option<Self> {
        match *prompt {
            Prompt::Use { square, ref need, from } => Some(Self::using(square, need.need, from)),
            Prompt::Save { square, from, min, max } => Some(Self::saving(square, from, min, max)),
            Prompt::Recruit { count, from, .. } => Some(Self::recruiting(count, from)),
            _ => None,
        }
    }

    fn all(&self) -> Vec<Dice> {
        let mut all = Vec::new();
        (self.least..=self.most).for_each(|size| self.from.each_of(size, |bag| all.push(bag)));
        all
    }

    fn on(&self, colors: impl Iterator<Item = Color>) -> Vec<Target> {
        let dice = colors.filter_map(|color| Some(lying(color, self.place?)));
        dice.chain(self.on.clone()).collect()
    }

    /// The question, with what each answer brings.
    fn question(&self, ask: Phrase, details: Vec<Phrase>, each: &[Phrase]) -> Question {
        let all = self.all();
        if all.len() > MAX_OFFERS {
            return Question::new(ask, Choice::Draft { draft: self.chosen(Dice::NONE) }).details(details);
        }
        let offers = all.into_iter().map(|bag| {
            let label = Phrase::new("roll-label-bag").list("dice", dice(bag));
            offer(&(self.answer)(bag), label, self.on(bag.colors())).details(each.to_vec())
        });
        one(ask, details, offers.collect())
    }

    /// The bag after these steps, or why the first impossible one cannot be taken.
    fn draft(&self, steps: &Value) -> Result<Draft, Phrase> {
        let steps: Vec<Color> =
            serde_json::from_value(steps.clone()).map_err(|_| Phrase::new("roll-draft-unreadable"))?;
        let (mut left, mut chosen) = (self.from, Dice::NONE);
        for color in steps {
            if !left.take(color) {
                return Err(Phrase::new("roll-illegal-no-die").piece("die", die(color)));
            }
            chosen.put(color);
        }
        if chosen.total() > self.most {
            let (least, most) = (self.least, self.most);
            return Err(Phrase::new("roll-illegal-wrong-dice").number("least", least).number("most", most));
        }
        Ok(self.chosen(chosen))
    }

    /// The bag so far, and what can be added to it.
    fn chosen(&self, chosen: Dice) -> Draft {
        let left = self.from.minus(chosen);
        let further = if chosen.total() < self.most { left } else { Dice::NONE };
        let add = |color| DraftStep {
            step: written(&color),
            label: Phrase::new("roll-label-add").piece("die", die(color)),
            on: self.on([color].into_iter()),
        };
        Draft {
            state: json!({ "chosen": chosen, "left": left, "least": self.least, "most": self.most }),
            steps: further.colors().map(add).collect(),
            finish: (chosen.total() >= self.least).then(|| written(&(self.answer)(chosen))),
        }
    }
}

pub(super) fn draft(prompt: &Prompt, steps: &Value) -> Option<Result<Draft, Phrase>> {
    let bag = Bag::of(prompt)?;
    (bag.all().len() > MAX_OFFERS).then(|| bag.draft(steps))
}

/// The steps that make a bag: one for each die.
pub(super) fn steps(bag: Dice) -> Value {
    written(&bag.iter().collect::<Vec<Color>>())
}

pub(super) fn use_up(top: Square, need: &Need, from: Dice) -> Question {
    let ask = Phrase::new("roll-ask-use").piece("square", square(top)).number("count", need.need);
    Bag::using(top, need.need, from).question(ask, progress(need, from), &completion(top))
}

pub(super) fn save(done: Square, from: Dice, least: u8, most: u8) -> Question {
    let ask = Phrase::new("roll-ask-save").piece("square", square(done)).number("least", least).number("most", most);
    Bag::saving(done, from, least, most).question(ask, Vec::new(), &[])
}

pub(super) fn recruit(count: u8, credits: u8, left: u8, from: Dice) -> Question {
    let paid = Phrase::new("roll-detail-recruit").number("credits", credits).number("count", count);
    let ask = Phrase::new("roll-ask-recruit").number("count", count);
    Bag::recruiting(count, from).question(ask, vec![paid.number("left", left)], &[])
}
