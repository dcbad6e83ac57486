//! The current step of the game, and the state of play.

use game::Seat;
use roll::{Dice, PlayerView, Side, Square, StackView, StageView, Step, View};

use super::events::{by_face, strip};
use super::nouns::{columns, dice, die, face, numeral, phase, side_id, square, tile, tiles, whether};
use crate::Phrase;

pub(super) fn step(view: &View) -> Phrase {
    if view.stage == StageView::Over {
        return Phrase::new("roll-step-over").number("round", view.round);
    }
    match view.step {
        Step::Opening => Phrase::new("roll-step-opening"),
        Step::Assign => Phrase::new("roll-step-assign").number("round", view.round),
        Step::Phase(now) => Phrase::new("roll-step-phase")
            .number("round", view.round)
            .text("number", numeral(now))
            .piece("phase", phase(now)),
        Step::Empire => Phrase::new("roll-step-empire").number("round", view.round),
    }
}

pub(super) fn part(view: &View) -> Phrase {
    match view.step {
        Step::Opening => Phrase::new("roll-part-opening"),
        Step::Assign => Phrase::new("roll-part-assign"),
        Step::Phase(now) => Phrase::new("roll-part-phase").text("number", numeral(now)).piece("phase", phase(now)),
        Step::Empire => Phrase::new("roll-part-empire"),
    }
}

/// Chips, and what each tile is worth.
pub(super) fn points(player: &PlayerView) -> Vec<(Phrase, i32)> {
    let score = &player.score;
    let worth = |(held, _): &(Square, Dice)| (square(*held).phrase(), score.of_square(*held));
    [(source("chips"), score.chips)].into_iter().chain(player.tableau.iter().map(worth)).collect()
}

pub(super) fn source(key: &str) -> Phrase {
    match key {
        "chips" => Phrase::new("roll-source-chips"),
        "developments" => Phrase::new("roll-source-developments"),
        "worlds" => Phrase::new("roll-source-worlds"),
        "bonus" => Phrase::new("roll-source-bonus"),
        other => Phrase::new(format!("roll-source-{other}")),
    }
}

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let table = Phrase::new("roll-position-table").number("pool", view.pool_left()).number("bag", view.bag);
    let mut lines = vec![step(view), table.number("abandoned", view.abandoned)];
    if !view.phases.is_empty() {
        let phases = view.phases.iter().map(|happens| phase(happens).phrase());
        lines.push(Phrase::new("roll-position-phases").list("phases", phases));
        lines.extend(view.extra_die.map(|shown| Phrase::new("roll-event-extra-die").phrase("face", face(shown))));
    }
    if view.last_round && view.stage != StageView::Over {
        lines.push(Phrase::new("roll-position-last-round"));
    }
    for (seat, player) in view.players.iter() {
        lines.extend(player_lines(seat, player));
    }
    lines.extend(own_lines(view));
    lines
}

fn player_lines(seat: Seat, player: &PlayerView) -> Vec<Phrase> {
    let score = &player.score;
    let mut lines = vec![
        Phrase::new("roll-position-player").seat(seat).number("credits", player.credits).number("vp", score.total()),
        Phrase::new("roll-position-score")
            .number("chips", score.chips)
            .number("developments", score.developments)
            .number("worlds", score.worlds)
            .number("bonus", score.bonus_total()),
        Phrase::new("roll-position-tableau").list("squares", player.tableau.iter().map(|&(it, goods)| on(it, goods))),
        Phrase::new("roll-position-dice").list("cup", dice(player.cup)).list("citizenry", dice(player.citizenry)),
    ];
    if !player.columns.all().is_empty() {
        lines.push(Phrase::new("roll-position-workers").list("columns", columns(&player.columns)));
    }
    if let Some(selection) = player.selector {
        let selects = Phrase::new("roll-position-selector").piece("die", die(selection.color));
        lines.push(selects.piece("phase", phase(selection.phase)));
    }
    let stacks = [(Side::Development, &player.developments), (Side::World, &player.worlds)];
    lines.extend(stacks.into_iter().map(|(side, stack)| stack_line(side, stack)));
    if player.abandoning > 0 {
        lines.push(Phrase::new("roll-position-abandoning").number("count", player.abandoning));
    }
    if player.drawn > 0 {
        lines.push(Phrase::new("roll-position-placing").number("count", player.drawn));
    }
    lines
}

/// A square and the goods on it.
fn on(it: Square, goods: Dice) -> Phrase {
    if goods.is_empty() {
        return square(it).phrase();
    }
    Phrase::new("roll-position-square").piece("square", square(it)).list("goods", dice(goods))
}

fn stack_line(side: Side, stack: &StackView) -> Phrase {
    let line = Phrase::new("roll-position-stack").text("side", side_id(side)).number("count", stack.tiles);
    let top = stack.top.map_or_else(|| Phrase::new("list-empty"), |top| square(top).phrase());
    line.phrase("top", top).text("builds", whether(!stack.dice.is_empty())).list("dice", dice(stack.dice))
}

/// What only the observer knows.
fn own_lines(view: &View) -> Vec<Phrase> {
    let Some(own) = &view.own else { return Vec::new() };
    let mut lines = Vec::new();
    if let Some(pair) = own.pair {
        lines.push(Phrase::new("roll-position-pair").list("tiles", tiles(pair)));
    }
    lines.extend(own.opened.map(|opened| Phrase::new("roll-position-opened").phrase("tile", tile(opened))));
    if let Some(rolled) = &own.rolled {
        lines.push(Phrase::new("roll-position-rolled").list("dice", by_face(rolled)));
    }
    lines.extend(own.assigned.as_ref().map(|assigned| strip("roll-position-assigned", assigned)));
    for (side, stack) in [(Side::Development, &own.developments), (Side::World, &own.worlds)] {
        if !stack.is_empty() {
            let up = stack.iter().map(|tile| square(tile.side(side)).phrase());
            lines.push(Phrase::new("roll-position-own-stack").text("side", side_id(side)).list("tiles", up));
        }
    }
    if !own.drawn.is_empty() {
        lines.push(Phrase::new("roll-position-drawn").list("tiles", tiles(own.drawn.iter())));
    }
    if !own.abandoning.is_empty() {
        lines.push(Phrase::new("roll-position-own-abandoning").list("tiles", tiles(own.abandoning.iter())));
    }
    if !own.abandoned.is_empty() {
        lines.push(Phrase::new("roll-position-abandoned").list("tiles", tiles(own.abandoned.iter())));
    }
    lines.extend(own.gives.map(|given| Phrase::new("roll-position-gives").phrase("tile", tile(given))));
    lines
}
