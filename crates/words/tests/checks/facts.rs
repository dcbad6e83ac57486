//! The facts of an answer are the numbers in its phrases.

use std::collections::BTreeSet;

use words::{Arg, Choice, Fact, Phrase, Question};

use super::each;

/// Fails on a fact whose number is in no phrase next to it.
pub(crate) fn check(question: &Question) {
    let asked = || question.details.iter().chain([&question.ask]);
    match &question.choice {
        Choice::One { offers, unavailable } => {
            for offer in offers {
                fit(&offer.facts, asked().chain([&offer.label]).chain(&offer.details));
            }
            for not in unavailable {
                fit(&not.facts, asked().chain([&not.label, &not.why]));
            }
        }
        Choice::Some { picks } => {
            for pick in picks {
                fit(&pick.facts, asked().chain([&pick.label]).chain(&pick.details));
            }
        }
        Choice::Draft { .. } => {}
    }
}

fn fit<'a>(facts: &[Fact], phrases: impl Iterator<Item = &'a Phrase>) {
    let mut said = BTreeSet::new();
    for phrase in phrases {
        each(phrase, &mut |part| {
            said.extend(
                part.args.values().filter_map(|arg| if let Arg::Number(number) = arg { Some(*number) } else { None }),
            );
        });
    }
    for fact in facts {
        let unsaid = numbers(*fact).into_iter().find(|number| !said.contains(number));
        assert_eq!(unsaid, None, "no phrase says a number of {fact:?}");
    }
}

/// The numbers that must be mentioned. One of something often has no number, a change follows from the score, and how often something can be
/// repeated is for the board to draw.
fn numbers(fact: Fact) -> Vec<i64> {
    match fact {
        Fact::Costs { count: 1, .. }
        | Fact::Brings { count: 1, .. }
        | Fact::Gamble
        | Fact::Converts
        | Fact::Repeats { .. } => Vec::new(),
        Fact::Costs { count, .. }
        | Fact::Brings { count, .. }
        | Fact::BringsEach { count, .. }
        | Fact::Needs { count, .. } => vec![count.into()],
        Fact::Military { strength, defense } => vec![strength.into(), defense.into()],
        Fact::Score { score, .. } => vec![score.into()],
    }
}
