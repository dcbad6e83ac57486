//! Prompts with all their answers and what each would bring.

use game::Game;
use roll::{Dice, DieOption, Move, Need, Prompt, Roll, Side, Square, Tile, View};

use super::nouns::{card, dice, lying, square};
use super::{answers, assign, bags, build, explore, powers, presets, reasons, ship};
use crate::question::CONFIRM;
use crate::{Choice, Offer, Phrase, Question, Target, Unavailable};

/// The player's cup, where what is recalled goes.
pub(super) const CUP: &str = "cup";

pub(super) fn ask(view: &View, prompt: &Prompt) -> Question {
    let is_part = matches!(
        prompt,
        Prompt::Abandon { .. }
            | Prompt::Place { .. }
            | Prompt::Use { .. }
            | Prompt::Save { .. }
            | Prompt::Remove { .. }
            | Prompt::Buy { .. }
    );
    let mut question = asked(view, prompt).verb(Roll::ID, kind(prompt)).part(is_part);
    presets::add(&mut question, view, prompt);
    question
}

/// The kind of question, for its verb.
fn kind(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Open { .. } => "open",
        Prompt::Assign(_) => "assign",
        Prompt::Explore { .. } => "explore",
        Prompt::Abandon { .. } => "abandon",
        Prompt::Place { .. } => "place",
        Prompt::Give { .. } => "give",
        Prompt::Build { .. } => "build",
        Prompt::Use { .. } => "use",
        Prompt::Save { .. } => "save",
        Prompt::Remove { .. } => "remove",
        Prompt::Produce { .. } => "produce",
        Prompt::Ship { .. } => "ship",
        Prompt::Buy { .. } => "buy",
        Prompt::Recruit { .. } => "recruit",
        Prompt::Recall { .. } => "recall",
    }
}

fn asked(view: &View, prompt: &Prompt) -> Question {
    match *prompt {
        Prompt::Open { tiles } => open(tiles),
        Prompt::Assign(ref assigning) => assign::ask(assigning),
        Prompt::Explore { ref explorers, may_rearrange, may_stop } => {
            explore::tasks(view, explorers, may_rearrange, may_stop)
        }
        Prompt::Abandon { options, abandoned, draws } => explore::abandon(view, options, abandoned, draws),
        Prompt::Place { tiles, may_top, rearranging } => explore::place(tiles, may_top, rearranging),
        Prompt::Give { options } => explore::give(view, options),
        Prompt::Build { square, ref need, there, missing, options } => {
            build::next(view, square, need, there, missing, options)
        }
        Prompt::Use { square, ref need, from } => bags::use_up(square, need, from),
        Prompt::Save { square, from, min, max } => bags::save(square, from, min, max),
        Prompt::Remove { square, ref options } => build::remove(square, options),
        Prompt::Produce { dice, ref worlds } => ship::produce(view, dice, worlds),
        Prompt::Ship { ref options } => ship::ship(view, options),
        Prompt::Buy { square, credits, vp, left } => ship::buy(square, credits, vp, left),
        Prompt::Recruit { count, credits, left, from } => bags::recruit(count, credits, left, from),
        Prompt::Recall { ref options, may_stop } => recall(options, may_stop),
    }
}

/// A question with one answer to choose.
pub(super) fn one(ask: Phrase, details: Vec<Phrase>, offers: Vec<Offer>) -> Question {
    Question::new(ask, Choice::One { offers, unavailable: Vec::new() }).details(details)
}

/// An answer with several targets.
pub(super) fn offer(answer: &Move, label: Phrase, on: impl IntoIterator<Item = Target>) -> Offer {
    on.into_iter().fold(Offer::new(answer, label), Offer::on)
}

/// An answer without a target on the board.
pub(super) fn plain(answer: &Move, key: &'static str) -> Offer {
    offer(answer, Phrase::new(key), [CONFIRM.to_string()])
}

/// The face-up side of one of the player's tiles.
pub(super) fn up(view: &View, tile: Tile) -> Square {
    let is_world = view.own.as_ref().is_some_and(|own| own.worlds.contains(&tile));
    tile.side(if is_world { Side::World } else { Side::Development })
}

fn open(tiles: [Tile; 2]) -> Question {
    let [first, second] = tiles;
    let way = |development: Tile, world: Tile| {
        let (up, other) = (development.side(Side::Development), world.side(Side::World));
        let label = Phrase::new("roll-label-open").piece("development", square(up)).piece("world", square(other));
        let costs = Phrase::new("roll-detail-open-costs");
        let costs = costs.number("development", up.print().cost).number("world", other.print().cost);
        offer(&Move::Open(development), label, [card(up), card(other)]).details(vec![costs])
    };
    one(Phrase::new("roll-ask-open"), Vec::new(), vec![way(first, second), way(second, first)])
}

fn recall(options: &[DieOption], may_stop: bool) -> Question {
    let label = |&DieOption { die, from }: &DieOption| answers::take("roll-label-recall", die, from);
    let taken = options
        .iter()
        .map(|option @ &DieOption { die, from }| offer(&Move::Recall { die, from }, label(option), [lying(die, from)]));
    // On a phone the dice may lie where the board is not in sight.
    let there = options.iter().map(label).collect();
    let mut question = one(Phrase::new("roll-ask-recall"), there, taken.collect());
    if let Choice::One { offers, unavailable } = &mut question.choice {
        let stop = Phrase::new("roll-label-stop-recall");
        if may_stop {
            offers.push(offer(&Move::Stop, stop, [CUP.to_string()]));
        } else {
            unavailable.push(cannot(plain(&Move::Stop, "roll-label-stop-recall"), Phrase::new("roll-why-cup-empty")));
        }
    }
    question
}

/// An answer that cannot be given now.
fn cannot(Offer { label, on, .. }: Offer, why: Phrase) -> Unavailable {
    Unavailable { label, why, facts: Vec::new(), on }
}

/// What a tile brings when it is completed, apart from its powers.
pub(super) fn completion(done: Square) -> Vec<Phrase> {
    let mut all = vec![Phrase::new("roll-detail-completes").number("vp", done.print().cost)];
    all.extend(done.print().immediate.iter().map(|&effect| powers::immediate(effect)));
    all
}

/// What is needed, and what is already there.
pub(super) fn progress(need: &Need, there: Dice) -> Vec<Phrase> {
    vec![reasons::need(need), Phrase::new("roll-detail-there").list("dice", dice(there))]
}
