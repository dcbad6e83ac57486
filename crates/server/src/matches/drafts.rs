//! Answers that a player tries before giving them: what the page shows of a chain or of a composite answer.
//!
//! Everything here follows from the view of the seat, so it cannot depend on what is hidden from it.

use game::{Observer, Seat};
use protocol::{Drafted, RefusalCode, Stop, ToPage};
use serde_json::Value;
use table::{Table, Walk, walk};
use words::{Choice, Phrase, Question};

use crate::messages;
use games::Playable;

/// More answers than any turn takes.
const LONGEST_CHAIN: usize = 64;

/// The moves of a chain; `None` if they are not moves of the game, none at all or too many.
pub(super) fn chain<G: Playable>(moves: Vec<Value>) -> Option<(G::Move, Vec<G::Move>)> {
    if moves.len() > LONGEST_CHAIN {
        return None;
    }
    let mut moves = moves.into_iter().map(|answer| serde_json::from_value(answer).ok());
    let first = moves.next()??;
    Some((first, moves.collect::<Option<_>>()?))
}

/// The reply to a draft of a seat. Where answers are given singly, no question follows them before they are given.
pub(super) fn reply<G: Playable>(
    table: &Table<G>,
    seat: Seat,
    id: u32,
    moves: Vec<Value>,
    steps: &Value,
    singly: bool,
) -> ToPage {
    let is_whole = !moves.is_empty();
    let view = table.prompt(seat).and_then(|_| table.view(Observer::Seat(seat)));
    let drafted = match view {
        None => Err(messages::refused(RefusalCode::NotAsked)),
        Some(view) => drafted::<G>(&view, seat, moves, steps),
    };
    let drafted = drafted.map(|drafted| match singly && is_whole {
        true => Drafted { question: None, ..drafted },
        false => drafted,
    });
    match drafted {
        Ok(drafted) => ToPage::Drafted { id, drafted: Some(drafted), refused: None },
        Err(why) => ToPage::Drafted { id, drafted: None, refused: Some(why) },
    }
}

/// Where answers lead, and after them the steps of one more.
pub(crate) fn drafted<G: Playable>(
    view: &G::View,
    seat: Seat,
    moves: Vec<Value>,
    steps: &Value,
) -> Result<Drafted, Phrase> {
    let answers = if moves.is_empty() { Vec::new() } else { answers::<G>(moves)? };
    let walked = walk::<G>(view, seat, &answers).map_err(|(_, why)| match why {
        Some(why) => G::illegal(&why),
        None => messages::refused(RefusalCode::NotAsked),
    })?;
    let question = walked.prompt.as_ref().map(|prompt| asked::<G>(view, &walked, prompt, steps)).transpose()?;
    let stop = walked.stop.or_else(|| finished::<G>(view, seat, answers.clone(), question.as_ref()?, steps));
    let view = walked.view.filter(|_| !answers.is_empty());
    let view = view.map_or(Value::Null, |view| serde_json::to_value(view).unwrap_or_default());
    let stop = stop.map(|stop| match stop {
        table::Stop::News => Stop::News,
        table::Stop::Others => Stop::Others,
    });
    Ok(Drafted { question, view, stop })
}

/// Where the answer leads that the steps make, if they make one: it may be given although more steps could follow.
fn finished<G: Playable>(
    view: &G::View,
    seat: Seat,
    mut answers: Vec<G::Move>,
    question: &Question,
    steps: &Value,
) -> Option<table::Stop> {
    let Choice::Draft { draft } = &question.choice else { return None };
    steps.as_array().filter(|steps| !steps.is_empty())?;
    answers.push(serde_json::from_value(draft.finish.clone()?).ok()?);
    walk::<G>(view, seat, &answers).ok()?.stop
}

fn answers<G: Playable>(moves: Vec<Value>) -> Result<Vec<G::Move>, Phrase> {
    let malformed = || messages::refused(RefusalCode::Malformed);
    let (first, then) = chain::<G>(moves).ok_or_else(malformed)?;
    Ok([first].into_iter().chain(then).collect())
}

/// The question after the answers, with these steps of its own answer taken.
fn asked<G: Playable>(view: &G::View, walked: &Walk<G>, prompt: &G::Prompt, steps: &Value) -> Result<Question, Phrase> {
    let mut question = G::question(walked.view.as_ref().unwrap_or(view), prompt);
    if !steps.as_array().is_none_or(Vec::is_empty) {
        let Some(draft) = G::draft(prompt, steps) else { return Err(messages::refused(RefusalCode::NoDraft)) };
        question.choice = Choice::Draft { draft: draft? };
    }
    Ok(question)
}
