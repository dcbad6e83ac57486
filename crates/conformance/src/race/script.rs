//! What is agreed and which cards come, from the trace.

use game::{Chance, Element as _, Setup as _};
use race::{Action, Card, Setup};

use super::trace::{Event, Name, Phase, State, Trace, Word};

/// The other program ends every game after this round.
pub(super) const ROUND_CAP: u16 = 30;

/// Refuses a trace that contradicts itself in ways that leave nothing to replay.
pub(super) fn validate(trace: &Trace) -> Result<(), String> {
    let players = match (trace.setting.as_str(), trace.advanced) {
        ("2p", false) | ("2p-adv", true) => 2,
        ("3p", false) => 3,
        ("4p", false) => 4,
        (setting, advanced) => return Err(format!("unknown setting \"{setting}\" (advanced: {advanced})")),
    };
    if trace.players != players {
        return Err(format!("{} players in setting \"{}\"", trace.players, trace.setting));
    }
    let each_seat = || 0..players;
    if !trace.setup.players.iter().map(|player| player.seat).eq(each_seat()) {
        return Err(format!("the setup does not list the seats 0 to {}", players - 1));
    }
    let mut order = trace.setup.deal_order.clone();
    order.sort_unstable();
    if !order.into_iter().eq(each_seat()) {
        return Err("the order of the deal does not name each seat once".to_string());
    }
    if !trace.result.players.iter().map(|player| player.seat).eq(each_seat()) {
        return Err(format!("the result does not list the seats 0 to {}", players - 1));
    }
    check_full("the setup", &trace.setup.state)?;
    for round in &trace.rounds {
        let number = round.round;
        let words = if trace.advanced { 2 } else { 1 };
        if round.actions.len() != usize::from(players) || round.actions.iter().any(|pick| pick.len() != words) {
            return Err(format!("round {number} does not name {words} of the actions for each of {players} seats"));
        }
        round.phases.iter().try_for_each(|phase| validate_phase(phase, players, number))?;
    }
    Ok(())
}

fn validate_phase(phase: &Phase, players: u8, round: u32) -> Result<(), String> {
    let name = phase.phase.word();
    if let Some(seat) = phase.events.iter().filter_map(Event::seat).find(|&seat| seat >= players) {
        return Err(format!("an event of seat {seat} in round {round}, {name}, of a game of {players}"));
    }
    if phase.phase == Name::Discard { check_full(&format!("the end of round {round}"), &phase.state) } else { Ok(()) }
}

fn check_full(at: &str, state: &State) -> Result<(), String> {
    let missing = [
        ("discard_cards", state.discard_cards.is_none()),
        ("military", state.military.is_none()),
        ("score_now", state.score_now.is_none()),
    ];
    match missing.iter().find(|(_, missing)| *missing) {
        Some((key, _)) => Err(format!("missing field `{key}` in the state at {at}")),
        None => Ok(()),
    }
}

/// What is agreed.
pub(super) fn setup(trace: &Trace) -> Result<Setup, String> {
    let variant = if trace.advanced { "advanced" } else { "standard" };
    let setup = Setup::of(trace.players, variant).map_err(|bad| bad.to_string())?;
    Ok(setup.capped(ROUND_CAP))
}

/// The start worlds by seat.
pub(super) fn start_worlds(trace: &Trace) -> Vec<Card> {
    trace.setup.players.iter().map(|player| player.start_world).collect()
}

/// The cards that left the deck in setup, in the order of the trace.
pub(super) fn dealt_in_trace_order(trace: &Trace) -> Vec<Card> {
    let players = &trace.setup.players;
    let goods = players.iter().filter_map(|player| player.start_good);
    let order = trace.setup.deal_order.iter().filter_map(|&seat| players.get(usize::from(seat)));
    goods.chain(order.flat_map(|player| player.dealt.iter().copied())).collect()
}

/// The cards in the order in which the engine takes them off the deck: it deals in seat order, and the good of a start world
/// comes after the hands instead of before them. All later cards come in the order of the trace.
pub(super) fn deck(trace: &Trace) -> Vec<Card> {
    let players = &trace.setup.players;
    let hands = players.iter().flat_map(|player| player.dealt.iter().copied());
    let mut cards: Vec<_> = hands.chain(players.iter().filter_map(|player| player.start_good)).collect();
    cards.extend(trace.deck_sequence.iter().skip(cards.len()));
    cards
}

/// A generator that brings the start worlds and then these cards.
pub(super) fn chance(start_worlds: &[Card], deck: &[Card]) -> Chance {
    let numbers = start_worlds.iter().chain(deck).map(|card| u32::from(card.number()));
    Chance::scripted(numbers.collect::<Vec<_>>())
}

/// The action of a word; the second card of an action is the same action.
pub(super) fn action(word: Word) -> Action {
    match word {
        Word::ExploreFive => Action::ExploreFive,
        Word::ExploreOne => Action::ExploreOne,
        Word::Develop | Word::SecondDevelop => Action::Develop,
        Word::Settle | Word::SecondSettle => Action::Settle,
        Word::Trade => Action::ConsumeTrade,
        Word::Double => Action::ConsumeDouble,
        Word::Produce => Action::Produce,
    }
}
