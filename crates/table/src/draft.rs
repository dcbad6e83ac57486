//! Trying answers before they are given: [`walk`].
//!
//! A person who puts several answers together sees what each leads to before confirming them all. The answers are played on a
//! state imagined from the person's own view, never on the table's: whatever is hidden behind the view, the result is the same,
//! so it can tell nothing.

use game::{Chance, Imagine, Legal, Observer, Seat, Seed};

/// Where a seat stands after some answers, as far as it can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk<G: Legal> {
    /// What it would see. `None` if others answer first, so that nobody knows.
    pub view: Option<G::View>,
    /// What it would be asked next.
    pub prompt: Option<G::Prompt>,
    /// Why nothing can be tried beyond the last answer.
    pub stop: Option<Stop>,
}

/// Why nothing can be tried beyond an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Something is drawn at random or revealed, or the game ends: the answer cannot be taken back.
    News,
    /// Others answer first.
    Others,
}

/// Where a seat would stand after these answers, tried in order.
///
/// After an answer that draws or reveals something the state is made up, so nothing of it is shown and nothing can follow.
///
/// # Errors
/// The first answer that the rules refuse, by its index, and why: `None` if nobody would ask for it.
pub fn walk<G: Legal + Imagine>(
    view: &G::View,
    seat: Seat,
    answers: &[G::Move],
) -> Result<Walk<G>, (usize, Option<G::Illegal>)> {
    let mut game = G::imagine(view, Chance::seeded(Seed::from_number(0)));
    let mut here = Walk { view: Some(view.clone()), prompt: game.prompt(seat), stop: None };
    for (index, answer) in answers.iter().enumerate() {
        if here.stop.is_some() || here.prompt.is_none() {
            return Err((index, None));
        }
        here = step(&mut game, seat, answer, here.view.is_some()).map_err(|why| (index, Some(why)))?;
    }
    Ok(here)
}

fn step<G: Legal + Imagine>(game: &mut G, seat: Seat, answer: &G::Move, is_known: bool) -> Result<Walk<G>, G::Illegal> {
    let is_news = game::play_for_good(game, seat, answer)?;
    let is_asked = game.asked().contains(seat);
    if is_asked && !is_news && is_known {
        return Ok(Walk { view: Some(game.view(Observer::Seat(seat))), prompt: game.prompt(seat), stop: None });
    }
    if game.foresee(seat, answer) {
        return Ok(Walk { view: None, prompt: game.prompt(seat), stop: None });
    }
    Ok(Walk { view: None, prompt: None, stop: Some(if is_news { Stop::News } else { Stop::Others }) })
}
