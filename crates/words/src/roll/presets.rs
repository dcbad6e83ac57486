//! Whole sets of answers, by criteria that anyone could check.

use roll::{CreditsAfter, Criterion, DiePlace, Move, Preset as Answers, Prompt, Roll, Tile, Used, View};

use super::explore::{BAG, label_abandon};
use super::nouns::{card, lying, own, side_of, stack, working};
use super::questions::{CUP, completion, up};
use super::{answers, reasons};
use crate::question::{CONFIRM, is_final, json};
use crate::{Fact, Phrase, Preset, Question, Target, Unit};

pub(super) fn add(question: &mut Question, view: &View, prompt: &Prompt) {
    let all = roll::presets(view);
    question.presets = all.iter().map(|all| preset(view, prompt, all)).collect();
    if let Some(scout) = all.iter().find(|all| all.criterion == Criterion::Scout).and_then(|all| all.moves.first()) {
        question.ahead = abandons(view, scout);
    }
}

/// Tiles are abandoned after a Scout has begun. The Scout that comes by the preset begins with any of them.
fn abandons(view: &View, scout: &Move) -> Vec<Preset> {
    let own = view.own.iter().flat_map(|own| own.developments.iter().chain(&own.worlds));
    let abandon = |&tile: &Tile| {
        let moves = [scout, &Move::Abandon(tile)];
        Preset {
            moves: moves.map(json).into(),
            label: label_abandon(tile),
            details: moves.map(answers::describe).into(),
            facts: Vec::new(),
            on: vec![card(up(view, tile))],
            is_open: true,
            is_final: is_final::<Roll>(view, &moves.map(Clone::clone)),
        }
    };
    own.map(abandon).collect()
}

fn preset(view: &View, prompt: &Prompt, all: &Answers) -> Preset {
    let mut details: Vec<Phrase> = all.moves.iter().map(answers::describe).collect();
    details.extend(all.completed.iter().flat_map(|&square| completion(square)));
    if all.lost > 0 {
        let after = CreditsAfter { credits: roll::MOST_CREDITS, lost: all.lost };
        details.push(reasons::credits_after(after));
    }
    let facts = [Fact::brings_some(Unit::Credits, all.gain.credits), Fact::brings_some(Unit::Vp, all.gain.vp)];
    Preset {
        moves: all.moves.iter().map(json).collect(),
        label: label(prompt, all),
        details,
        facts: facts.into_iter().flatten().collect(),
        on: places(view, prompt, all),
        is_open: all.is_open,
        is_final: is_final::<Roll>(view, &all.moves),
    }
}

fn label(prompt: &Prompt, all: &Answers) -> Phrase {
    let gain = all.gain;
    let counting = |key: &'static str| Phrase::new(key).number("count", all.count);
    match all.criterion {
        Criterion::Scout => Phrase::new("roll-preset-scout").number("count", all.draws),
        Criterion::Draw => Phrase::new("roll-label-draw").number("count", all.draws),
        Criterion::Build => counting("roll-preset-build"),
        Criterion::Produce => counting("roll-preset-produce"),
        Criterion::Trade { buys: false } => counting("roll-preset-trade").number("credits", gain.credits),
        Criterion::Trade { buys: true } => {
            counting("roll-preset-trade-buy").number("credits", gain.credits).number("vp", gain.vp)
        }
        Criterion::Consume if gain.credits == 0 => counting("roll-preset-consume").number("vp", gain.vp),
        Criterion::Consume => {
            counting("roll-preset-consume-paid").number("vp", gain.vp).number("credits", gain.credits)
        }
        Criterion::Recruit => counting("roll-preset-recruit"),
        Criterion::Keep if matches!(prompt, Prompt::Explore { .. }) => Phrase::new("roll-preset-keep-zone"),
        Criterion::Keep => Phrase::new("roll-label-stop-recall"),
    }
}

/// What the answers use, each once.
fn places(view: &View, prompt: &Prompt, all: &Answers) -> Vec<Target> {
    let player = own(view);
    let mut on = Vec::new();
    for used in &all.used {
        match (used, prompt) {
            (&Used::Worker(color), &Prompt::Build { square, .. }) => {
                let side = side_of(square);
                on.extend(working(player, color, side.phase()));
                on.push(stack(side));
            }
            (Used::Worker(_), _) => {}
            (&Used::World(world), _) => on.push(card(world)),
            (&Used::Good { die, world }, _) => on.push(lying(die, DiePlace::World(world))),
        }
    }
    for answer in &all.moves {
        match (answer, prompt) {
            // A Scout is at the bag: an explorer that is marked Stocks.
            (Move::Scout(_) | Move::Draw, _) => on.push(BAG.to_string()),
            // The stacks would be rearranged by a touch.
            (Move::Stop, Prompt::Explore { .. }) => on.push(CONFIRM.to_string()),
            (Move::Recruit(_) | Move::Stop, _) => on.push(CUP.to_string()),
            _ => {}
        }
    }
    on.sort();
    on.dedup();
    on
}
