//! The result: why the game ended, scores with all their parts, tie-breaks and winners.

use std::collections::BTreeMap;

use game::{Game as _, Standing};
use roll::{PlayerSnapshot, Roll, SQUARES_TO_END, Square};

use super::departures;
use super::ledger::Ledger;
use super::trace::{Final, Finished, Reason};
use super::{json, same, seats};
use crate::check::Mismatch;

/// Why the game would end as the table lies.
pub(super) fn reasons(ledger: &Ledger) -> Vec<Reason> {
    let full = ledger.players.iter().any(|holdings| holdings.tableau.len() >= usize::from(SQUARES_TO_END));
    let reasons = [(Reason::VpPool, ledger.pool <= 0), (Reason::Tableau, full)];
    reasons.into_iter().filter(|(_, holds)| *holds).map(|(reason, _)| reason).collect()
}

/// Compares why the game ends after a round, if it does.
pub(super) fn compare_end(expected: Option<&[Reason]>, ledger: &Ledger) -> Result<(), Mismatch> {
    let got = reasons(ledger);
    let got = (!got.is_empty()).then_some(got);
    same("what ends the game", json(&expected.map(sorted)), json(&got))
}

fn sorted(reasons: &[Reason]) -> Vec<Reason> {
    let mut reasons = reasons.to_vec();
    reasons.sort_unstable();
    reasons
}

/// Compares the result of a finished game.
pub(super) fn compare(expected: &Final, game: &Roll, ledger: &Ledger) -> Result<(), Mismatch> {
    let Some(outcome) = game.outcome() else { return Err(Mismatch::new("the game", "over", "not over")) };
    same("what ended the game", json(&sorted(&expected.trigger)), json(&reasons(ledger)))?;
    let snapshot = game.snapshot();
    seats("players in the result", expected.players.len(), ledger.players.len())?;
    let mut strengths = Vec::new();
    for ((seat, standing), expected) in outcome.standings.iter().zip(&expected.players) {
        let points = compare_seat(expected, standing, &snapshot.players[seat]);
        strengths.push((points.map_err(|mismatch| mismatch.of(seat.number()))?, expected.tiebreak.sum));
    }
    let is_departed = expected.players.iter().any(|player| player.departure.is_some());
    let engine: Vec<u8> = outcome.winners().iter().map(|seat| seat.number()).collect();
    // A bonus that the other program cuts off may decide who wins.
    let best = strengths.iter().max();
    let departed = (0..).zip(&strengths).filter(|(_, strength)| Some(*strength) == best).map(|(seat, _)| seat);
    let got = if is_departed { departed.collect() } else { engine };
    let mut winners = expected.winners.clone();
    winners.sort_unstable();
    same("winners", json(&winners), json(&got))
}

/// Compares a player's score; gives the points that count.
fn compare_seat(expected: &Finished, standing: &Standing, player: &PlayerSnapshot) -> Result<i64, Mismatch> {
    let score = &player.score;
    same("points in chips", expected.chips, score.chips.into())?;
    same("points for tiles", expected.tiles, i64::from(score.developments) + i64::from(score.worlds))?;
    let mut bonus: BTreeMap<Square, i64> =
        score.bonus.iter().map(|bonus| (bonus.square, i64::from(bonus.points))).collect();
    let shortfall = departures::shortfall(expected, |square| bonus.get(&square).copied())?;
    if shortfall > 0 {
        bonus.extend(expected.bonus.iter().filter(|(square, _)| square.print().name == "Galactic Renaissance"));
    }
    same("bonus by development", json(&expected.bonus), json(&bonus))?;
    let total = i64::from(standing.total) - shortfall;
    same("all points", expected.total, total)?;
    same("dice in the cup for the tie-break", expected.tiebreak.cup, player.cup.total().into())?;
    same("credits for the tie-break", expected.tiebreak.credits, player.credits.into())?;
    let tie_break: i64 = standing.tie_break.iter().map(|&part| i64::from(part)).sum();
    same("tie-break", expected.tiebreak.sum, tie_break)?;
    Ok(total)
}
