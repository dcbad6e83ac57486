//! The result: why the game ended, scores with all their parts, tie-breaks and winners.

use game::{Game as _, Outcome, Standing};
use race::{CARDS_TO_END, Card, PlayerSnapshot, Race, Score, Snapshot, Sort};

use super::same;
use super::script::ROUND_CAP;
use super::trace::{Final, Finished};
use crate::check::Mismatch;

/// Compares the result of a finished game.
pub(super) fn compare(expected: &Final, game: &Race) -> Result<(), Mismatch> {
    let Some(outcome) = game.outcome() else {
        return Err(Mismatch::new("the game", "over", "not over"));
    };
    let snapshot = game.snapshot();
    same("rounds", expected.rounds, game.round())?;
    let mut end = expected.end.clone();
    end.sort_unstable();
    same("what ended the game", end.join(", "), reasons(&snapshot, game.round()).join(", "))?;
    let Outcome { standings } = &outcome;
    for ((seat, standing), expected) in standings.iter().zip(&expected.players) {
        let player = &snapshot.players[seat];
        compare_seat(expected, standing, player).map_err(|mismatch| mismatch.of(seat.number()))?;
    }
    Ok(())
}

/// Why a game is over, by the alphabet.
fn reasons(snapshot: &Snapshot, round: u32) -> Vec<&'static str> {
    let is_full = |player: &PlayerSnapshot| player.tableau.len() >= usize::from(CARDS_TO_END);
    let reasons = [
        ("round30", round >= u32::from(ROUND_CAP)),
        ("tableau12", snapshot.players.values().any(is_full)),
        ("vp_pool", snapshot.pool <= 0),
    ];
    reasons.into_iter().filter(|(_, holds)| *holds).map(|(reason, _)| reason).collect()
}

fn compare_seat(expected: &Finished, standing: &Standing, player: &PlayerSnapshot) -> Result<(), Mismatch> {
    let mut cards = expected.cards.clone();
    let mut got = points(player);
    cards.sort_unstable();
    got.sort_unstable();
    same("points by card", shown(&cards), shown(&got))?;
    for (source, points) in lines(expected) {
        let got = standing.score.iter().filter(|line| line.source == source).map(|line| i64::from(line.points)).sum();
        same(&format!("points from {source}"), points, got)?;
    }
    same("all points", expected.total, standing.total.into())?;
    let tie_break: Vec<_> = standing.tie_break.iter().map(ToString::to_string).collect();
    same("tie-break", expected.tiebreak.to_string(), tie_break.join(", "))?;
    same("whether it won", expected.winner, standing.rank == 1)
}

/// What each card is worth: what is printed and its own bonus.
fn points(player: &PlayerSnapshot) -> Vec<(Card, i64)> {
    let score = Score::of(&player.tableau, player.vp);
    let bonus =
        |card: Card| -> i32 { score.six_cost.iter().filter(|six| six.card == card).map(|six| six.points).sum() };
    let points = |&card: &Card| (card, i64::from(card.face().vp.unwrap_or(0)) + i64::from(bonus(card)));
    player.tableau.iter().map(points).collect()
}

/// The lines of the engine's breakdown as the trace's points by card give them.
fn lines(expected: &Finished) -> [(&'static str, i64); 4] {
    let (mut worlds, mut developments, mut six_cost) = (0, 0, 0);
    for (card, points) in &expected.cards {
        let face = card.face();
        match face.sort {
            Sort::World => worlds += points,
            Sort::Development if face.scoring.is_empty() => developments += points,
            Sort::Development => six_cost += points,
        }
    }
    [("chips", expected.chips), ("worlds", worlds), ("developments", developments), ("six_cost", six_cost)]
}

fn shown(points: &[(Card, i64)]) -> String {
    let points: Vec<_> = points.iter().map(|(card, points)| format!("{card} {points}")).collect();
    points.join(", ")
}
