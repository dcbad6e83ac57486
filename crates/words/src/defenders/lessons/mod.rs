//! The course of Planet Defenders.

mod four;
mod one;
mod three;
mod two;
mod whole;

use std::sync::{Arc, LazyLock};

use defenders::{
    Act, ControlTile, Defender, Defenders, Energy, Move, Payment, Place, Planet, PlanetEffect, PlayerPosition,
    PlayerView, Position, Prompt, Robot, START_BATTERIES, Setup, Side, StackPosition, Technology, TileSide, Variant,
    View,
};
use game::{Observer, Seat, Setup as _};

use super::names;
use crate::Phrase;
use crate::lesson::{Lesson, Scene, Taught};

impl Taught for Defenders {
    fn course() -> &'static [Lesson<Self>] {
        static COURSE: LazyLock<Vec<Lesson<Defenders>>> =
            LazyLock::new(|| vec![one::lesson(), two::lesson(), three::lesson(), four::lesson(), whole::lesson()]);
        &COURSE
    }
}

/// The learner, and the other player as the table names it.
const LEARNER: Seat = Seat::new(0);
const ALTAIR: Seat = Seat::new(1);

/// A scene of the learner.
type At<'a> = Scene<'a, Defenders>;

const NORTH_WEST: Place = Place::at(0, 0);
const NORTH: Place = Place::at(0, 1);
const NORTH_EAST: Place = Place::at(0, 2);
const WEST: Place = Place::at(1, 0);
const BASE: Place = Place::CENTER;
const EAST: Place = Place::at(1, 2);
const SOUTH_WEST: Place = Place::at(2, 0);
const SOUTH: Place = Place::at(2, 1);
const SOUTH_EAST: Place = Place::at(2, 2);

/// All lessons are played on one board, so that it becomes familiar.
const BOARD: [Planet; 9] = [
    Planet::PulsarBlue,
    Planet::OasisTrade,
    Planet::DepositTrack,
    Planet::DepositOrange,
    Planet::Base,
    Planet::RingsTrade,
    Planet::PulsarBatteries,
    Planet::OasisDie,
    Planet::RingsGreen,
];

/// The tiles with their fronts up: Yellow 2, Red 1, Yellow 1.
const FRONTS: [TileSide; 3] = [TileSide::Front; 3];
/// The field before the first green one.
const BEFORE_GREEN: u8 = 5;

/// The beginning of a game for two on the board of the course. The cards come from the seed.
fn start() -> Position {
    let player = || PlayerPosition { batteries: START_BATTERIES, ..PlayerPosition::default() };
    Position {
        round: 1,
        planets: BOARD,
        defenders: [BASE; 3],
        tiles: FRONTS,
        stacks: [(); 4].map(|()| stack(&[])),
        technologies: Vec::new(),
        marker: BEFORE_GREEN,
        players: vec![player(), player()],
    }
}

/// A table of the basic game that begins from a position.
fn table(position: Position) -> Setup {
    let plain = Setup::plain(position.players.len() as u8, Variant::Base);
    Setup { position: Some(Arc::new(position)), ..plain }
}

/// A full stack of a game for two with these robots on top.
fn stack(robots: &[&str]) -> StackPosition {
    StackPosition { height: 4, robots: robots.iter().map(|id| robot(id)).collect() }
}

fn robot(id: &str) -> Robot {
    Robot::by_id(id).expect("a robot of the game")
}

fn technology(id: &str) -> Technology {
    Technology::by_id(id).expect("a technology of the game")
}

fn technologies(ids: &[&str]) -> Vec<Technology> {
    ids.iter().map(|id| technology(id)).collect()
}

/// What the seat that looks has.
fn own(view: &View) -> &PlayerView {
    match view.observer {
        Observer::Seat(seat) => &view.players[seat],
        Observer::Public => &view.players[LEARNER],
    }
}

/// The question for an action.
fn act<'a>(scene: &At<'a>) -> Option<&'a Act> {
    match scene.prompt {
        Prompt::Act(act) => Some(act),
        _ => None,
    }
}

/// Whether an action is asked for after this many main actions.
fn is_act(scene: &At<'_>, mains: u8) -> bool {
    act(scene).is_some() && scene.view.turn.mains == mains
}

fn is_trade(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Trade { .. })
}

/// What the next main action costs.
fn price(scene: &At<'_>) -> u8 {
    act(scene).and_then(|act| act.main_bill).map_or(0, |bill| bill.batteries)
}

/// The main action of a tile, paid with batteries.
fn go(scene: &At<'_>, tile: ControlTile, to: Place) -> Option<Move> {
    act(scene).map(|_| main(tile, to, price(scene) as i8))
}

const fn main(tile: ControlTile, to: Place, batteries: i8) -> Move {
    Move::Main { tile, to, payment: Payment::batteries(batteries) }
}

/// The first main action that stops on a planet that is wanted.
fn land(scene: &At<'_>, wanted: fn(Planet) -> bool) -> Option<Move> {
    act(scene)?.mains.iter().find_map(|main| {
        let stop = main.places.iter().find(|stop| wanted(stop.planet))?;
        Some(Move::Main { tile: main.tile, to: stop.to, payment: stop.payments.first()?.payment })
    })
}

/// Whether an answer is the main action of a tile to a place.
fn goes(answer: &Move, with: ControlTile, there: Place) -> bool {
    matches!(answer, Move::Main { tile, to, .. } if *tile == with && *to == there)
}

fn captures(answer: &Move, from: Side) -> bool {
    matches!(answer, Move::Capture { side, .. } if *side == from)
}

/// The first way to capture the robot at a side.
fn capture(scene: &At<'_>, side: Side) -> Option<Move> {
    let option = act(scene)?.captures.iter().find(|option| option.side == side)?;
    Some(Move::Capture { side, payment: option.ways.first()?.paid.payment })
}

/// The first way to buy a technology.
fn buy(scene: &At<'_>, technology: Technology) -> Option<Move> {
    let option = act(scene)?.upgrades.iter().find(|option| option.technology == technology)?;
    Some(Move::Upgrade { technology, payment: option.payments.first()?.payment })
}

/// The way to end the turn.
fn end(scene: &At<'_>) -> Option<Move> {
    act(scene).map(|act| act.end.answer())
}

/// The answer that takes this cube, or else the first one.
fn take(scene: &At<'_>, wanted: Energy) -> Option<Move> {
    let Prompt::Take { options, .. } = scene.prompt else { return None };
    let option = options.iter().find(|option| option.energy == wanted).or(options.first())?;
    Some(Move::Take { energy: option.energy, batteries: option.batteries })
}

/// Whether a planet gives a cube and a battery for nothing.
fn gives_cube(planet: Planet) -> bool {
    match planet.effect() {
        PlanetEffect::Gain { energy, any, .. } => energy.total() > 0 || any > 0,
        PlanetEffect::Track | PlanetEffect::Die | PlanetEffect::Trade(_) => false,
    }
}

/// The batteries that a planet gives, for a trade if it has one.
fn batteries_of(planet: Planet) -> u8 {
    match planet.effect() {
        PlanetEffect::Gain { batteries, .. } => batteries,
        PlanetEffect::Trade(trade) => trade.gain_batteries,
        PlanetEffect::Track | PlanetEffect::Die => 0,
    }
}

/// What is missing for a cost.
fn missing(cost: Energy, held: Energy) -> Energy {
    cost - cost.least(held)
}

/// How many cubes more than before.
fn more_cubes(before: &View, after: &View) -> i64 {
    i64::from(own(after).energy.total()) - i64::from(own(before).energy.total())
}

/// How many points more than before.
fn more_points(before: &View, after: &View) -> i64 {
    i64::from(own(after).score.total()) - i64::from(own(before).score.total())
}

/// The planet at a place.
fn planet(place: Place) -> Planet {
    BOARD[place.index()]
}

/// The sides that a place touches.
fn touched(place: Place) -> Vec<Phrase> {
    Side::ALL.into_iter().filter(|&side| place.sides().contains(side)).map(names::side).collect()
}

/// What the learner has.
fn goods(view: &View) -> Phrase {
    names::goods(own(view).energy, own(view).batteries)
}

/// A message about a robot.
fn of(key: &'static str, robot: Robot) -> Phrase {
    Phrase::new(key).piece("robot", names::robot(robot))
}

/// The same with what the robot costs.
fn costing(key: &'static str, robot: Robot) -> Phrase {
    of(key, robot).phrase("cost", names::energy(robot.card().cost))
}

/// The same with the points on the robot.
fn worth(key: &'static str, robot: Robot) -> Phrase {
    of(key, robot).phrase("points", names::points(robot.card().points))
}

/// Adds a Defender, the tile that moves it and where to.
fn sends(phrase: Phrase, tile: ControlTile, defender: Defender, to: Place) -> Phrase {
    phrase
        .piece("tile", names::tile(tile))
        .piece("defender", names::defender(defender))
        .piece("planet", names::planet(planet(to)))
}

/// A message about another seat.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat(seat)
}
