//! The course of Race for the Galaxy.

mod five;
mod four;
mod one;
mod six;
mod three;
mod two;
mod whole;

use std::sync::{Arc, LazyLock};

use game::{Seat, Set, Setup as _};
use race::{
    Action, Card, ConsumePower, Design, Move, Now, PlayerPosition, Position, Power, Prompt, Race, Setup, Tableau,
    Variant, View, Way,
};

use super::names::{action, card, on_card};
use crate::lesson::{Cue, Lesson, Scene, Taught};
use crate::race::questions::on_action;
use crate::{Phrase, Target};

impl Taught for Race {
    fn course() -> &'static [Lesson<Self>] {
        static COURSE: LazyLock<Vec<Lesson<Race>>> = LazyLock::new(|| {
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

/// The learner, and the others as the table names them.
const LEARNER: Seat = Seat::new(0);
const ALTAIR: Seat = Seat::new(1);
const RIGEL: Seat = Seat::new(2);

/// A scene of the learner.
type At<'a> = Scene<'a, Race>;

/// A table of the standard game that begins with these players.
fn table(round: u16, pool: i16, players: Vec<PlayerPosition>) -> Setup {
    let plain = Setup::plain(players.len() as u8, Variant::Standard);
    Setup { position: Some(Arc::new(Position { round, pool, players })), ..plain }
}

/// Altair chooses an action in a round, and places nothing.
fn calls(round: u32, action: Action) -> Cue<Race> {
    Cue { seat: ALTAIR, round, moves: vec![Move::Choose(action), Move::Develop(None), Move::Settle(None)] }
}

fn cards(designs: &[Design]) -> Vec<Card> {
    designs.iter().map(|design| design.card()).collect()
}

fn is_choice(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Choose { .. })
}

fn is_keep(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Keep { .. })
}

fn is_develop(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Develop { .. })
}

fn is_settle(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Settle { .. })
}

/// What a card of the hand would cost as things stand: as the question offers it, or as it is printed.
fn cost(scene: &At<'_>, design: Design) -> u8 {
    let wanted = design.card();
    let offered = match scene.prompt {
        Prompt::Develop { options, .. } => {
            options.iter().find(|option| option.card == wanted).map(|option| option.cost.cost)
        }
        Prompt::Settle { options, .. } => options
            .iter()
            .find(|option| option.card == wanted)
            .and_then(|option| option.ways.iter().map(|way| way.due).min()),
        Prompt::Pay { card, cost, .. } if *card == wanted => Some(cost.cost),
        Prompt::PayWorld { world, ways, .. } if *world == wanted => ways.iter().map(|way| way.due).min(),
        _ => None,
    };
    offered.unwrap_or_else(|| design.face().price.number())
}

/// What an action would work on.
fn now(scene: &At<'_>, by: Action) -> Option<Now> {
    let Prompt::Choose { options } = scene.prompt else { return None };
    options.iter().find(|option| option.action == by)?.now
}

/// How many goods the learner has.
fn goods(view: &View) -> u32 {
    view.players[LEARNER].goods.len()
}

/// Whether a card is in the learner's hand.
fn holds(view: &View, design: Design) -> bool {
    view.own.as_ref().is_some_and(|own| own.hand.contains(design.card()))
}

/// The defense of a world, and the learner's strength against it.
fn against(scene: &At<'_>, design: Design) -> (u8, i8) {
    let Prompt::Settle { options, .. } = scene.prompt else { return (0, 0) };
    let ways = options.iter().filter(|option| option.card == design.card()).flat_map(|option| &option.ways);
    let strength = ways.filter_map(|way| way.strength.as_ref()).next();
    strength.map_or((0, 0), |strength| (strength.defense, strength.strength))
}

/// How many production worlds of the learner have no good.
fn empty_worlds(scene: &At<'_>) -> u8 {
    match now(scene, Action::Produce) {
        Some(Now::EmptyWorlds { production, .. }) => production,
        _ => 0,
    }
}

/// The price of the good of a world as the learner's tableau stands.
fn price(view: &View, world: Design) -> u8 {
    price_in(&view.players[LEARNER].tableau, world)
}

/// The same with one more card in the tableau.
fn price_beside(view: &View, world: Design, beside: Design) -> u8 {
    price_in(&[&view.players[LEARNER].tableau[..], &[beside.card()]].concat(), world)
}

fn price_in(tableau: &[Card], world: Design) -> u8 {
    Tableau::of(tableau).sums().sale(world.card())
}

/// The points that a card brings by consuming goods.
fn consumed(design: Design) -> u8 {
    let powers = design.face().powers.iter();
    powers
        .filter_map(|power| if let Power::IV(ConsumePower::Goods { vp, .. }) = power { Some(*vp) } else { None })
        .sum()
}

/// The points printed on a card.
fn points(design: Design) -> u8 {
    design.face().vp.unwrap_or_default()
}

/// How many cards more the learner holds than before.
fn drawn(before: &View, after: &View) -> i64 {
    i64::from(after.players[LEARNER].hand) - i64::from(before.players[LEARNER].hand)
}

/// How many points in chips the learner has won.
fn scored(before: &View, after: &View) -> i64 {
    i64::from(after.players[LEARNER].vp) - i64::from(before.players[LEARNER].vp)
}

/// A world that is paid for with these cards.
fn pay_with(designs: &[Design]) -> Move {
    Move::PayWorld { way: Way::Pay, discards: Set::EMPTY, cards: cards(designs).into_iter().collect() }
}

/// The cards that a payment takes from the hand.
fn paid(answer: &Move) -> Set<Card> {
    match answer {
        Move::PayWorld { cards, .. } | Move::Pay(cards) => *cards,
        _ => Set::EMPTY,
    }
}

fn lit_actions(actions: &[Action]) -> Vec<Target> {
    actions.iter().map(|&one| on_action(one)).collect()
}

fn lit(designs: &[Design]) -> Vec<Target> {
    designs.iter().map(|design| on_card(design.card())).collect()
}

/// A message with a card.
fn of(key: &'static str, design: Design) -> Phrase {
    Phrase::new(key).piece("card", card(design.card()))
}

/// A message about another seat.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat(seat)
}

fn with_action(phrase: Phrase, one: Action) -> Phrase {
    phrase.piece("action", action(one))
}
