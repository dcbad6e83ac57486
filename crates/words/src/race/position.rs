//! The current step of the game, and the state of play.

use race::{Card, PlayerView, StageView, Step, View};

use super::answers::answer;
use super::names::{card, cards, chosen, step as step_phrase, word};
use crate::Phrase;

pub(super) fn step(view: &View) -> Phrase {
    if view.stage == StageView::Over {
        return Phrase::new("race-now-over").number("round", view.round);
    }
    if view.stage == StageView::Opening {
        return Phrase::new("race-now-opening");
    }
    let key = if view.last_round { "race-now-last-round" } else { "race-now" };
    Phrase::new(key).number("round", view.round).phrase("step", step_phrase(view.step))
}

pub(super) fn phase(view: &View) -> Phrase {
    if view.stage == StageView::Opening { Phrase::new("race-now-opening") } else { step_phrase(view.step) }
}

/// Chips, and what each card is worth.
pub(super) fn points(player: &PlayerView) -> Vec<(Phrase, i32)> {
    let score = &player.score;
    let worth = |held: Card| (card(held).phrase(), score.of_card(held));
    let chips = (source("chips"), score.chips);
    [chips].into_iter().chain(player.tableau.iter().copied().map(worth)).collect()
}

pub(super) fn source(key: &str) -> Phrase {
    Phrase::new(match key {
        "chips" => "race-source-chips",
        "worlds" => "race-source-worlds",
        "developments" => "race-source-developments",
        _ => "race-source-six-cost",
    })
}

pub(super) fn position(view: &View) -> Vec<Phrase> {
    let table = Phrase::new("race-position-table")
        .number("pool", view.pool)
        .number("deck", view.deck)
        .number("discard", view.discard);
    let mut lines = vec![step(view), table];
    for (seat, player) in view.players.iter() {
        let PlayerView { score, vp, hand, drawn, military, pick, .. } = player;
        let holdings = Phrase::new("race-position-seat")
            .seat(seat)
            .number("score", score.total())
            .number("chips", *vp)
            .number("hand", *hand)
            .number("military", *military);
        lines.push(holdings);
        if *drawn > 0 {
            lines.push(Phrase::new("race-position-drawn").seat(seat).number("cards", *drawn));
        }
        // The picks of the last round are still there while the next ones are chosen.
        if view.step != Step::Choose && pick.first.is_some() {
            lines.push(Phrase::new("race-position-chose").seat(seat).phrase("pick", chosen(*pick)));
        }
        lines.push(Phrase::new("race-position-tableau").seat(seat).list("cards", tableau(player)));
    }
    if let Some(own) = &view.own {
        lines.push(Phrase::new("race-position-hand").list("cards", cards(own.hand)));
        if !own.drawn.is_empty() {
            lines.push(Phrase::new("race-position-explored").list("cards", cards(own.drawn)));
        }
        if let Some(sealed) = &own.sealed {
            lines.push(Phrase::new("race-position-answer").phrase("answer", answer(sealed)));
        }
    }
    lines
}

/// The tableau in the order it was placed, with its goods.
fn tableau(player: &PlayerView) -> impl Iterator<Item = Phrase> + '_ {
    player.tableau.iter().map(|&placed: &Card| match placed.face().kind().filter(|_| player.goods.contains(placed)) {
        Some(kind) => Phrase::new("race-position-good").piece("card", card(placed)).text("kind", word(&kind)),
        None => card(placed).phrase(),
    })
}
