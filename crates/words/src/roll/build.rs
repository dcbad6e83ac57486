//! The questions of the Develop and Settle phases.

use roll::{Dice, DieOption, Move, Need, Square, View};

use super::answers;
use super::nouns::{card, die, lying, own, phase_of, side_id, side_of, square, stack, working};
use super::questions::{completion, offer, one, progress};
use crate::{Fact, Phrase, Question, Unit};

pub(super) fn next(view: &View, top: Square, need: &Need, there: Dice, missing: u8, options: Dice) -> Question {
    let side = side_of(top);
    let completes = missing <= 1;
    let put = options.colors().map(|color| {
        let label = Phrase::new("roll-label-build").piece("die", die(color)).text("side", side_id(side));
        let mut on = working(own(view), color, phase_of(side));
        on.push(stack(side));
        let details = if completes { completion(top) } else { Vec::new() };
        let facts = [Fact::Needs { unit: Unit::Dice, count: missing.into() }];
        offer(&Move::Build(color), label, on).details(details).facts(facts)
    });
    let ask = Phrase::new("roll-ask-build").text("side", side_id(side)).piece("square", square(top));
    one(ask.number("need", missing), progress(need, there), put.collect())
}

pub(super) fn remove(demands: Square, options: &[DieOption]) -> Question {
    let removed = options.iter().map(|&DieOption { die, from }| {
        let label = answers::take("roll-label-remove", die, from);
        offer(&Move::Remove { die, from }, label, [lying(die, from), card(demands)])
    });
    one(Phrase::new("roll-ask-remove").piece("square", square(demands)), Vec::new(), removed.collect())
}
