//! Marks of where the other program departs from the rulebook. The trace was repaired there, so everything is compared as
//! usual; here is what the marks themselves must be like.

use roll::{Phase, Square};

use super::event::{Deed, Event, ExtraDraw, Return, ReturnPlace};
use super::trace::{Departed, Departure, Finished, Played, Reveal, Trace};
use super::{json, same};
use crate::check::Mismatch;

/// Whether every mark in a phase is one that can be there.
pub(super) fn check(phase: &Played, reveal: &Reveal) -> Result<(), Mismatch> {
    let any = |is_it: fn(&Deed) -> bool| phase.events.iter().any(|event| is_it(&event.deed));
    for event in &phase.events {
        let fits = match (event.departure, &event.deed) {
            (mark, Deed::Return(Return { from: ReturnPlace::Stack, .. })) => {
                mark == Some(Departure::DiceLeftOnEmptyStack)
            }
            (None, _) => true,
            (Some(Departure::AlienResearchTeamWithoutTiles), Deed::ExtraDraw(ExtraDraw { drawn, .. })) => {
                drawn.is_empty()
            }
            (Some(Departure::EndOfExploreCreditsSkippedAfterExtraDraw), Deed::Income(_)) => {
                phase.phase == Phase::Explore && any(|deed| matches!(deed, Deed::ExtraDraw(_)))
            }
            (Some(Departure::EndOfExplorePowersSkippedWithoutExplorers), Deed::ExtraDraw(_) | Deed::Income(_)) => {
                phase.phase == Phase::Explore
                    && !reveal.selected.contains(&Phase::Explore)
                    && !any(|deed| matches!(deed, Deed::Stock(_) | Deed::Scout(_)))
            }
            (Some(_), _) => false,
        };
        if !fits {
            return Err(Mismatch::new("departure", json(event), "not of this kind here").of(event.player));
        }
    }
    Ok(())
}

/// Compares the list of a game with the marks in it.
pub(super) fn compare(trace: &Trace) -> Result<(), Mismatch> {
    let (mut of_final, mut listed): (Vec<_>, Vec<_>) =
        trace.departures.iter().cloned().partition(|departed| departed.name == OF_FINAL);
    let mut marked: Vec<_> = trace
        .rounds
        .iter()
        .flat_map(|round| {
            let number = round.round;
            round.phases.iter().flat_map(move |phase| {
                phase.events.iter().filter_map(move |event: &Event| {
                    let phase = Some(json(&phase.phase).trim_matches('"').to_string());
                    event.departure.map(|name| Departed { round: Some(number), phase, player: event.player, name })
                })
            })
        })
        .collect();
    listed.sort();
    marked.sort();
    same("departures", json(&listed), json(&marked))?;
    let finished = trace.result.iter().flat_map(|result| &result.players);
    let players: Vec<u8> =
        (0..).zip(finished).filter(|(_, player)| player.departure.is_some()).map(|(seat, _)| seat).collect();
    of_final.sort_by_key(|departed| departed.player);
    let listed: Vec<u8> = of_final.iter().map(|departed| departed.player).collect();
    same("departures in the final scoring", json(&listed), json(&players))
}

/// The only one of the final scoring.
const OF_FINAL: Departure = Departure::GalacticRenaissanceTableEndsAt10;
/// What the other program gives for any number of chips at most.
const RENAISSANCE_MOST: i64 = 10;

/// How much less than the engine's the bonus of a marked player may be.
pub(super) fn shortfall(expected: &Finished, bonus: impl Fn(Square) -> Option<i64>) -> Result<i64, Mismatch> {
    let Some(mark) = expected.departure else { return Ok(0) };
    let renaissance = Square::by_name("Galactic Renaissance").and_then(|square| Some((square, bonus(square)?)));
    match renaissance.filter(|(_, points)| mark == OF_FINAL && *points > RENAISSANCE_MOST) {
        // The trace may show what the rulebook says, or what the other program counted.
        Some((square, points)) if expected.bonus.get(&square) == Some(&RENAISSANCE_MOST) => {
            Ok(points - RENAISSANCE_MOST)
        }
        Some(_) => Ok(0),
        None => Err(Mismatch::new("departure", json(&mark), "not of this kind here")),
    }
}
