//! The result of a match in which seats resigned: they are ranked behind all others.

use game::{BySeat, Outcome, Seats, Standing};

/// The game's result with those who resigned behind the others, each group in the order of the game.
pub(crate) fn behind(outcome: &Outcome, resigned: Seats) -> Outcome {
    let keys = outcome.standings.map(|seat, standing| (resigned.contains(seat), standing.rank));
    let standings = outcome.standings.map(|seat, standing| {
        let better = keys.values().filter(|&&key| key < keys[seat]).count();
        Standing { rank: 1 + better as u8, ..standing.clone() }
    });
    Outcome { standings }
}

/// The result of a game that was not played to its end: by the points so far, which have no sources.
pub(crate) fn unfinished(scores: &BySeat<i32>, resigned: Seats) -> Outcome {
    let standings = scores.map(|_, &total| {
        let better = scores.values().filter(|&&other| other > total).count();
        Standing { rank: 1 + better as u8, total, score: Vec::new(), tie_break: Vec::new() }
    });
    behind(&Outcome { standings }, resigned)
}
