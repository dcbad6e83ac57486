//! A puzzle in words: the position before the try, the verdict after it.

use game::Game;
use protocol::{Logged, PuzzleChoice, PuzzleInfo, PuzzlePosition, PuzzleVerdict};

use super::file::{Opened, Puzzle, all};
use crate::Playable;

/// A puzzle in a list.
#[must_use]
pub fn info(puzzle: &Puzzle) -> PuzzleInfo {
    PuzzleInfo {
        id: puzzle.id.clone(),
        game: puzzle.game.clone(),
        players: puzzle.players,
        variant: puzzle.variant.clone(),
        theme: puzzle.theme.clone(),
        difficulty: puzzle.difficulty,
    }
}

/// The puzzle of a day, counted from any first one. Games take turns, and none comes again before all others of its game.
#[must_use]
pub fn of_day(day: u64) -> Option<&'static Puzzle> {
    let games: Vec<Vec<&Puzzle>> = crate::NAMES
        .iter()
        .map(|name| all().iter().filter(|puzzle| puzzle.game == *name).collect::<Vec<_>>())
        .filter(|puzzles| !puzzles.is_empty())
        .collect();
    let count = games.len() as u64;
    let puzzles = games.get(usize::try_from(day.checked_rem(count)?).ok()?)?;
    puzzles.get(usize::try_from((day / count) % puzzles.len() as u64).ok()?).copied()
}

/// A puzzle as its seat sees it: nothing that a player could not know at the table.
#[must_use]
pub fn position<G: Playable>(puzzle: &Puzzle, opened: &Opened<G>) -> PuzzlePosition {
    let (view, state) = (opened.view(), &opened.state);
    let heard = opened.heard.iter().filter(|(round, _)| *round == state.round());
    let events = heard.zip(0..).map(|((round, told), index)| Logged {
        index,
        round: *round,
        event: json(&told.event),
        said: G::event(&told.event, told.audience),
    });
    PuzzlePosition {
        info: info(puzzle),
        seat: opened.seat,
        step: G::step(&view),
        question: G::question(&view, &opened.prompt),
        by_summary: puzzle.by_summary,
        waiting: state.asked().iter().collect(),
        scores: state.scores().values().copied().collect(),
        events: events.collect(),
        view: json(&view),
    }
}

/// What an answer is worth.
///
/// # Errors
/// Why the rules refuse it.
pub fn verdict<G: Playable>(
    puzzle: &Puzzle,
    opened: &Opened<G>,
    answer: &G::Move,
) -> Result<PuzzleVerdict, <G as Game>::Illegal> {
    opened.state.clone().play(opened.seat, answer, &mut ())?;
    let (place, tempting) = (opened.place(answer), puzzle.tempting());
    let say = |answer: &G::Move| if puzzle.by_summary { G::summary(answer) } else { G::answer(answer) };
    let answers = opened.answers.iter().zip(&puzzle.answers).enumerate().map(|(place, (answer, found))| PuzzleChoice {
        said: say(answer),
        right: found.right,
        win: found.win,
        lead: found.lead,
        tempting: tempting == Some(place),
        because: found.because.clone(),
    });
    let confirmation = &puzzle.confirmation;
    Ok(PuzzleVerdict {
        right: place.is_some_and(|place| puzzle.answers[place].right),
        said: say(answer),
        place: place.map(|place| place as u32),
        answers: answers.collect(),
        because: puzzle.because.clone(),
        expected: puzzle.expected.clone(),
        wrong_easy: confirmation.wrong.easy,
        wrong_medium: confirmation.wrong.medium,
        samples: confirmation.runs * confirmation.samples,
    })
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}
