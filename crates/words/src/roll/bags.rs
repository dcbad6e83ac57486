//! Bags of dice: one of all of them while they are few, otherwise put together die by die.

use roll::{Color, Dice, DiePlace, Move, Prompt, View};
use serde_json::{Value, json};

use super::nouns::{card, dice, die, lying, side_of, square, stack};
use super::questions::{completion, offer, one, progress, recruiting};
use crate::question::json as written;
use crate::{Choice, Draft, DraftStep, Phrase, Question, Target};

/// So many answers can still be read as a list.
const MOST_OFFERS: usize = 60;

/// A bag to be chosen.
struct Bag {
    from: Dice,
    least: u8,
    most: u8,
    answer: fn(Dice) -> Move,
    /// Where its dice lie, if they are drawn one by one.
    place: Option<DiePlace>,
    /// What the choice belongs to.
    on: Option<Target>,
}

impl Bag {
    fn of(prompt: &Prompt) -> Option<Self> {
        match *prompt {
            Prompt::Use { square, ref need, from } => {
                let side = side_of(square);
                let (place, on) = (Some(DiePlace::Stack(side)), Some(stack(side)));
                Some(Self { from, least: need.need, most: need.need, answer: Move::Use, place, on })
            }
            Prompt::Save { square, from, min, max } => {
                Some(Self { from, least: min, most: max, answer: Move::Save, place: None, on: Some(card(square)) })
            }
            Prompt::Recruit { count, from } => {
                let place = Some(DiePlace::Citizenry);
                Some(Self { from, least: count, most: count, answer: Move::Recruit, place, on: None })
            }
            _ => None,
        }
    }

    fn all(&self) -> Vec<Dice> {
        let mut all = Vec::new();
        (self.least..=self.most).for_each(|size| self.from.each_of(size, |bag| all.push(bag)));
        all
    }

    /// Whether there are more than can be read as a list.
    fn is_many(&self) -> bool {
        self.all().len() > MOST_OFFERS
    }

    fn on(&self, colors: impl Iterator<Item = Color>) -> Vec<Target> {
        let dice = colors.filter_map(|color| Some(lying(color, self.place?)));
        dice.chain(self.on.clone()).collect()
    }

    /// The bag so far, and what can be added to it.
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
        let further = if chosen.total() < self.most { left } else { Dice::NONE };
        let add = |color| DraftStep {
            step: written(&color),
            label: Phrase::new("roll-label-add").piece("die", die(color)),
            on: self.on([color].into_iter()),
        };
        Ok(Draft {
            state: json!({ "chosen": chosen, "left": left, "least": self.least, "most": self.most }),
            steps: further.colors().map(add).collect(),
            finish: (chosen.total() >= self.least).then(|| written(&(self.answer)(chosen))),
        })
    }
}

pub(super) fn draft(prompt: &Prompt, steps: &Value) -> Option<Result<Draft, Phrase>> {
    let bag = Bag::of(prompt)?;
    bag.is_many().then(|| bag.draft(steps))
}

pub(super) fn ask(view: &View, prompt: &Prompt) -> Question {
    let Some(bag) = Bag::of(prompt) else { return one(Phrase::new("roll-ask-recruit"), Vec::new(), Vec::new()) };
    let (ask, details, each) = match *prompt {
        Prompt::Use { square: top, ref need, from } => {
            let ask = Phrase::new("roll-ask-use").piece("square", square(top)).number("count", need.need);
            (ask, progress(need, from), completion(top))
        }
        Prompt::Save { square: done, min, max, .. } => {
            let ask = Phrase::new("roll-ask-save").piece("square", square(done));
            (ask.number("least", min).number("most", max), Vec::new(), Vec::new())
        }
        _ => (Phrase::new("roll-ask-recruit").number("count", bag.most), recruiting(view, bag.most), Vec::new()),
    };
    if let Ok(draft) = bag.draft(&json!([]))
        && bag.is_many()
    {
        return Question { ask, details, choice: Choice::Draft { draft } };
    }
    let offers = bag.all().into_iter().map(|chosen| {
        let label = Phrase::new("roll-label-bag").list("dice", dice(chosen));
        offer(&(bag.answer)(chosen), label, bag.on(chosen.colors())).details(each.clone())
    });
    one(ask, details, offers.collect())
}
