//! The state after a phase against the snapshot of the trace.

use race::{Card, Snapshot};

use super::list;
use super::trace::State;
use crate::check::Mismatch;

/// Adds what only a full snapshot has.
pub(super) fn full(state: State, snapshot: &Snapshot) -> State {
    let players = snapshot.players.values();
    State {
        military: Some(players.clone().map(|player| player.military.into()).collect()),
        score_now: Some(players.map(|player| player.score.into()).collect()),
        ..state
    }
}

/// Compares everything that both have.
pub(super) fn compare(expected: &State, got: &State) -> Result<(), Mismatch> {
    let cards = |cards: &[Card]| list(cards.iter().copied());
    each_seat("hand", &expected.hands, &got.hands, |hand| cards(hand.as_slice()))?;
    each_seat("tableau", &expected.tableaus, &got.tableaus, |tableau| cards(tableau))?;
    each_seat("goods", &expected.goods, &got.goods, |goods| {
        let goods: Vec<_> = goods.iter().map(|(world, good)| format!("{good} on {world}")).collect();
        if goods.is_empty() { "nothing".to_string() } else { goods.join(", ") }
    })?;
    each_seat("VP chips", &expected.vp, &got.vp, ToString::to_string)?;
    for (what, expected, got) in [
        ("VP pool", expected.pool, got.pool),
        ("cards in the deck", expected.deck.into(), got.deck.into()),
        ("cards in the discard pile", expected.discard.into(), got.discard.into()),
    ] {
        super::same(what, expected, got)?;
    }
    if let (Some(expected), Some(got)) = (&expected.discard_cards, &got.discard_cards)
        && expected != got
    {
        return Err(Mismatch::new("discard pile", cards(expected.as_slice()), cards(got.as_slice())));
    }
    if let (Some(expected), Some(got)) = (&expected.military, &got.military) {
        each_seat("Military", expected, got, ToString::to_string)?;
    }
    if let (Some(expected), Some(got)) = (&expected.score_now, &got.score_now) {
        each_seat("score so far", expected, got, ToString::to_string)?;
    }
    Ok(())
}

fn each_seat<T: PartialEq>(what: &str, expected: &[T], got: &[T], show: impl Fn(&T) -> String) -> Result<(), Mismatch> {
    if expected.len() != got.len() {
        let seats = |list: &[T]| format!("{} seats", list.len());
        return Err(Mismatch::new(what, seats(expected), seats(got)));
    }
    match (0u8..).zip(expected.iter().zip(got)).find(|(_, (expected, got))| expected != got) {
        Some((seat, (expected, got))) => Err(Mismatch::new(what, show(expected), show(got)).of(seat)),
        None => Ok(()),
    }
}
