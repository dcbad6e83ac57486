//! How things stand in Roll for the Galaxy for an observer in the middle of a game.

use game::Seat;
use roll::{OwnView, PlayerView, Side, StackView, Step, Tile, View};

use super::names::{bag, columns, count, face, numeral, phase, phases, rolled, side, strip, tiles};

pub(super) fn position(view: &View) -> Vec<String> {
    let last = if view.last_round { ", the last one as things stand" } else { "" };
    let mut lines = vec![
        format!("Round {}{last}: {}", view.round, step(view.step)),
        format!(
            "Pool {} VP; bag {}{}",
            view.pool.max(0),
            count(view.bag, "tile"),
            some("; abandoned ", view.abandoned)
        ),
    ];
    if !view.phases.is_empty() {
        let extra = view.extra_die.map_or(String::new(), |shown| format!("; the extra die shows {}", face(shown)));
        lines.push(format!("Phases of this round: {}{extra}", phases(view.phases)));
    }
    for (seat, player) in view.players.iter() {
        lines.extend(holdings(seat, player));
    }
    if let Some(own) = &view.own {
        lines.extend(own_lines(own));
    }
    lines
}

fn step(step: Step) -> String {
    match step {
        Step::Opening => "the first two tiles".into(),
        Step::Assign => "dice are assigned".into(),
        Step::Phase(now) => format!("phase {}, {}", numeral(now), phase(now)),
        Step::Empire => "recruiting and recalling".into(),
    }
}

/// A number of tiles after some words, or nothing for 0.
fn some(before: &str, number: u8) -> String {
    if number == 0 { String::new() } else { format!("{before}{}", count(number, "tile")) }
}

fn holdings(seat: Seat, player: &PlayerView) -> Vec<String> {
    let PlayerView { score, vp, credits, cup, citizenry, .. } = player;
    let credits = count(*credits, "credit");
    let hand = [some("; to place ", player.drawn), some("; abandoning ", player.abandoning)].concat();
    let mut lines = vec![
        format!("Seat {seat}: {} VP, {vp} of them in chips; {credits}{hand}", score.total()),
        format!("   cup: {}; Citizenry: {}", bag(*cup), bag(*citizenry)),
    ];
    let selector = player
        .selector
        .map(|selected| format!("selecting {}: {}", phase(selected.phase), bag(roll::Dice::of(selected.color, 1))));
    let below = (!player.columns.all().is_empty()).then(|| columns(&player.columns));
    if selector.is_some() || below.is_some() {
        let parts: Vec<String> = selector.into_iter().chain(below).collect();
        lines.push(format!("   workers: {}", parts.join("; ")));
    }
    lines.push(format!("   {}", stack(Side::Development, &player.developments)));
    lines.push(format!("   {}", stack(Side::World, &player.worlds)));
    lines.push(format!("   tableau: {}", tableau(player)));
    lines
}

fn stack(of: Side, stack: &StackView) -> String {
    let top = stack.top.map_or("empty".into(), |top| format!("{top}{}", below(stack.tiles)));
    let dice = if stack.dice.is_empty() { String::new() } else { format!("; on it {}", bag(stack.dice)) };
    format!("{} stack: {top}{dice}", side(of))
}

/// The tiles that the top one covers.
fn below(tiles: u8) -> String {
    some(" and below it ", tiles.saturating_sub(1))
}

/// The tableau as it was placed, with the goods that lie on it.
fn tableau(player: &PlayerView) -> String {
    let one = |(square, goods): &(roll::Square, roll::Dice)| match goods.is_empty() {
        true => square.to_string(),
        false => format!("{square} [goods: {}]", bag(*goods)),
    };
    player.tableau.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// What only the observer knows, as far as there is any.
fn own_lines(own: &OwnView) -> Vec<String> {
    let set = |title: &str, these: Vec<Tile>| (!these.is_empty()).then(|| format!("{title}: {}", tiles(these)));
    let lines = [
        own.pair.and_then(|pair| set("Your first tiles", pair.into())),
        own.opened.and_then(|tile| set("You begin with the development of", vec![tile])),
        own.rolled.map(|dice| format!("You rolled: {}", rolled(&dice))),
        own.assigned.map(|assigned| format!("You assigned: {}", strip(&assigned))),
        set("Your developments from the top", own.developments.clone()),
        set("Your worlds from the top", own.worlds.clone()),
        set("Your tiles to place", own.drawn.iter().collect()),
        set("This Scout abandons", own.abandoning.iter().collect()),
        set("You abandoned", own.abandoned.iter().collect()),
        own.gives.and_then(|tile| set("You put into the bag", vec![tile])),
    ];
    lines.into_iter().flatten().collect()
}
