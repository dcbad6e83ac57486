//! The course of Roll for the Galaxy.

mod five;
mod four;
mod one;
mod six;
mod three;
mod two;
mod whole;

use std::sync::{Arc, LazyLock};

use game::{Legal as _, Seat, Setup as _};
use roll::{
    Assigned, Color, Crew, Dice, Face, Luck, Move, Phase, Plan, PlayerPosition, Position, Prompt, Roll, STOCK, Select,
    Setup, Square, Tile, Variant, View, WorldColor,
};

use super::nouns::{card, column, phase, rolled, square};
use crate::lesson::{Cue, Lesson, Scene, Taught, Verdict};
use crate::{Phrase, Target};

impl Taught for Roll {
    fn course() -> &'static [Lesson<Self>] {
        static COURSE: LazyLock<Vec<Lesson<Roll>>> = LazyLock::new(|| {
            vec![
                one::lesson(),
                two::lesson(),
                three::lesson(),
                four::lesson(),
                five::lesson(),
                six::lesson(),
                whole::lesson(),
            ]
        });
        &COURSE
    }
}

/// The learner, and the other player as the table names it.
const LEARNER: Seat = Seat::new(0);
const ALTAIR: Seat = Seat::new(1);

/// A scene of the learner.
type At<'a> = Scene<'a, Roll>;

/// A table of the standard game for two that begins with these players. In each round the extra die shows a phase that
/// someone selects anyway.
fn table(round: u16, pool: i16, players: [PlayerPosition; 2], extra: &[Face]) -> Setup {
    let position = Position { round, pool, players: players.into(), extra: extra.to_vec() };
    Setup { position: Some(Arc::new(position)), ..Setup::plain(2, Variant::Standard) }
}

/// The square with this name.
fn named(name: &str) -> Square {
    Square::by_name(name).expect("the name of a square")
}

/// The tile with a side of this name.
fn tile(name: &str) -> Tile {
    named(name).tile().expect("a side of a game tile")
}

fn tiles(names: &[&str]) -> Vec<Tile> {
    names.iter().map(|name| tile(name)).collect()
}

/// A tableau: the faction tile and the home world by number, and what was built.
fn tableau(faction: u8, home: u8, built: &[&str]) -> Vec<Square> {
    let start = Square::faction(faction).into_iter().chain([Square::home(home)]);
    start.chain(built.iter().map(|name| named(name))).collect()
}

fn dice(counts: &[(Color, u8)]) -> Dice {
    counts.iter().map(|&(color, count)| Dice::of(color, count)).sum()
}

/// What is rolled and drawn in a round.
fn luck(rolls: &[(Color, &[Face])], draws: &[&str]) -> Luck {
    Luck { rolls: rolls.iter().map(|(color, faces)| (*color, faces.to_vec())).collect(), draws: tiles(draws) }
}

/// A plan that selects a phase with this die, and does nothing else.
fn selects(color: Color, face: Face, phase: Phase) -> Move {
    Move::Assign(Box::new(Plan::new(Select { color, face, phase })))
}

/// The strip that an answer would give.
fn planned(scene: &At<'_>, answer: &Move) -> Option<Assigned> {
    let (Prompt::Assign(assigning), Move::Assign(plan)) = (scene.prompt, answer) else { return None };
    assigning.as_ref().clone().check(plan).ok()
}

/// The workers of a phase, with the one that selects it.
fn workers(strip: &Assigned, phase: Phase) -> u8 {
    strip.columns[phase].total() + u8::from(strip.selection.phase == phase)
}

fn is_assign(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Assign(_))
}

fn is_explore(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Explore { .. })
}

fn is_place(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Place { .. })
}

fn is_ship(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Ship { .. })
}

fn is_recruit(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Recruit { .. })
}

fn is_recall(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Recall { .. })
}

/// Whether the phases of a round are done, and nothing was recalled yet.
fn is_managed(scene: &At<'_>) -> bool {
    is_recruit(scene) || is_recall(scene) || is_assign(scene)
}

/// How many explorers have a task left.
fn explorers(view: &View) -> u8 {
    let player = &view.players[LEARNER];
    let selects = player.selector.is_some_and(|selection| selection.phase == Phase::Explore);
    player.columns[Phase::Explore].total() + u8::from(selects)
}

/// An answer of a player who goes on without a plan: recalls nothing, Stocks, and otherwise does whatever comes first.
fn onward(scene: &At<'_>) -> Option<Move> {
    if is_recall(scene) { Some(Move::Stop) } else { first(scene) }
}

/// A plan with many workers in a phase: a die that shows none of the faces to keep selects it, and wild dice join.
fn crowd(scene: &At<'_>, phase: Phase, keep: &[Face]) -> Option<Move> {
    let Prompt::Assign(assigning) = scene.prompt else { return None };
    let dice = || Face::ALL.into_iter().filter_map(|face| assigning.rolled[face].first().map(|color| (color, face)));
    let idle = dice().find(|(_, face)| *face != Face::Wild && !keep.contains(face));
    let (color, face) = idle.or_else(|| dice().next())?;
    let mut plan = Plan::new(Select { color, face, phase });
    plan.wild[phase] = assigning.rolled[Face::Wild];
    if face == Face::Wild {
        plan.wild[phase].take(color);
    }
    Some(Move::Assign(Box::new(plan)))
}

/// A worker that is a die.
const fn crew(color: Color) -> Crew {
    Crew { color, real: true }
}

/// The goods of the learner.
fn goods(view: &View) -> u8 {
    view.players[LEARNER].tableau.iter().map(|(_, goods)| goods.total()).sum()
}

/// The points in chips that the learner won.
fn scored(before: &View, after: &View) -> i64 {
    i64::from(after.players[LEARNER].vp) - i64::from(before.players[LEARNER].vp)
}

/// What a good of a world sells for, before powers.
fn price(name: &str) -> u8 {
    named(name).print().world().map_or(0, WorldColor::price)
}

/// The first legal answer.
fn first(scene: &At<'_>) -> Option<Move> {
    Roll::moves(scene.prompt).into_iter().next()
}

/// Whether a square is in the learner's tableau.
fn has(view: &View, name: &str) -> bool {
    view.players[LEARNER].tableau.iter().any(|(square, _)| *square == named(name))
}

/// How many squares the learner built.
fn built(before: &View, after: &View) -> i64 {
    after.players[LEARNER].tableau.len() as i64 - before.players[LEARNER].tableau.len() as i64
}

/// The printed cost of a square.
fn cost(name: &str) -> u8 {
    named(name).print().cost
}

fn lit(names: &[&str]) -> Vec<Target> {
    names.iter().map(|name| card(named(name))).collect()
}

/// A rolled die, and the phase that it should select.
fn lit_die(color: Color, face: Face, selected: Phase) -> Vec<Target> {
    vec![rolled(color, face), column(selected)]
}

/// A message with a tile.
fn of(key: &'static str, name: &str) -> Phrase {
    Phrase::new(key).piece("tile", square(named(name)))
}

/// The same with another tile.
fn and(phrase: Phrase, name: &str) -> Phrase {
    phrase.piece("other", square(named(name)))
}

/// A message about another seat.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat(seat)
}

fn with_phase(message: Phrase, selected: Phase) -> Phrase {
    message.piece("phase", phase(selected))
}

/// Altair explores in a round, and Stocks.
fn explores(round: u32) -> Cue<Roll> {
    let moves = vec![selects(Color::Home, Face::Explore, Phase::Explore), Move::Stock(crew(Color::Home)), Move::Stop];
    Cue { seat: ALTAIR, round, moves }
}

/// The first of two explorers Stocks. After a Scout the tile that it found could be abandoned again, and with it the lesson.
fn stock_first(answer: &Move) -> Verdict<Roll> {
    match answer {
        Move::Stock(_) => Verdict::Right,
        _ => Verdict::Retry(Phrase::new("lesson-roll-stock-first").number("credits", STOCK)),
    }
}
