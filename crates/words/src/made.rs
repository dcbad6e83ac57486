//! [`Made`]: a move that was made, as its question offered it. Replays show it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::question::json;
use crate::{Choice, Fact, Pick, Question, Target, Words};

/// What a move that was made cost and brought, and where it was made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "words/"))]
pub struct Made {
    /// What it cost and brought, in numbers.
    pub facts: Vec<Fact>,
    /// Its places on the board.
    pub on: Vec<Target>,
}

impl Made {
    /// How the question offered this answer. `None` if it did not.
    pub fn of<G: Words>(view: &G::View, prompt: &G::Prompt, answer: &G::Move) -> Option<Self> {
        let Question { choice, .. } = G::question(view, prompt);
        match choice {
            Choice::One { offers, .. } => offers.iter().find_map(|offer| match &offer.pick {
                Some(pick) => Self::picked::<G>(pick, answer),
                None if is::<G>(&offer.answer, answer) => {
                    Some(Self { facts: offer.facts.clone(), on: offer.on.clone() })
                }
                None => None,
            }),
            Choice::Some { picks } => picks.iter().find_map(|pick| Self::picked::<G>(pick, answer)),
            Choice::Draft { .. } => Self::drafted::<G>(prompt, answer),
        }
    }

    fn picked<G: Words>(pick: &Pick, answer: &G::Move) -> Option<Self> {
        let pieces = json(answer).pointer(&pick.slot)?.clone();
        let mut filled = pick.answer.clone();
        *filled.pointer_mut(&pick.slot)? = pieces.clone();
        let pieces: Vec<String> = serde_json::from_value(pieces).ok()?;
        if !is::<G>(&filled, answer) || pieces.iter().any(|piece| !pick.from.contains(piece)) {
            return None;
        }
        let count = u16::try_from(pieces.len()).unwrap_or(u16::MAX);
        let facts = pick.facts.iter().filter_map(|fact| match *fact {
            Fact::BringsEach { unit, count: each } => Fact::brings_some(unit, each.saturating_mul(count)),
            fact => Some(fact),
        });
        let cards = pieces.iter().map(|piece| format!("card:{piece}"));
        Some(Self { facts: facts.collect(), on: pick.on.iter().cloned().chain(cards).collect() })
    }

    /// An answer that was made step by step: the places of all its steps.
    fn drafted<G: Words>(prompt: &G::Prompt, answer: &G::Move) -> Option<Self> {
        let Value::Array(steps) = G::steps(answer)? else { return None };
        let mut made = Self::default();
        for (done, step) in steps.iter().enumerate() {
            let draft = G::draft(prompt, &Value::Array(steps[..done].to_vec()))?.ok()?;
            let taken = draft.steps.into_iter().find(|next| next.step == *step)?;
            let new = taken.on.into_iter().filter(|target| !made.on.contains(target)).collect::<Vec<_>>();
            made.on.extend(new);
        }
        Some(made)
    }
}

/// Whether a written answer is this move: answers may leave out defaults.
fn is<G: Words>(written: &Value, answer: &G::Move) -> bool {
    serde_json::from_value::<G::Move>(written.clone()).is_ok_and(|read| read == *answer)
}
