//! Games that begin from a given position: laid out as described, with the cards and rolls that it names, and otherwise games like any
//! other.

use std::collections::BTreeSet;
use std::sync::Arc;

use defenders::{
    ControlTile, Defender, Defenders, Event, Move, Payment, Planet, PlayerPosition, Position, Prompt, Robot, Setup,
    Side, StackPosition, Technology, TileSide,
};
use game::{BadPosition, BadSetup, Chance, Game, Observer, Recording, Seat, Seed, Setup as _, Told};
use testkit::position::{only_the_record_has_it, refused};
use testkit::properties::Games;

use crate::properties::DEFENDERS;
use crate::support::{LAYOUT, energy, main, paying, place, robot, technology};

const LEARNER: Seat = Seat::new(0);
const ALTAIR: Seat = Seat::new(1);

fn robots(ids: &[&str]) -> Vec<Robot> {
    ids.iter().map(|id| robot(id)).collect()
}

fn technologies(ids: &[&str]) -> Vec<Technology> {
    ids.iter().map(|id| technology(id)).collect()
}

fn stack(height: u8, ids: &[&str]) -> StackPosition {
    StackPosition { height, robots: robots(ids) }
}

/// The red Defender can go to the oasis with the die. All sixteen robots of two players are there.
fn position() -> Position {
    Position {
        round: 3,
        planets: LAYOUT,
        defenders: [place(4), place(0), place(8)],
        tiles: [TileSide::Back, TileSide::Front, TileSide::Front],
        stacks: [stack(0, &[]), stack(3, &["R09", "R01"]), stack(4, &["R06"]), stack(4, &[])],
        technologies: technologies(&["T10", "T09", "T22", "T13", "T05"]),
        marker: 5,
        players: vec![
            PlayerPosition {
                energy: energy(3, 0, 2),
                batteries: 4,
                robots: robots(&["R04", "R05"]),
                technologies: technologies(&["T02"]),
                rolls: vec![4, 6],
            },
            PlayerPosition { robots: robots(&["R10", "R11", "R12"]), rolls: vec![1], ..PlayerPosition::default() },
        ],
    }
}

fn setup(position: Position) -> Setup {
    Setup { position: Some(Arc::new(position)), ..Setup::of(2, "base").unwrap() }
}

fn begin(seed: u64) -> Defenders {
    Defenders::new(&setup(position()), Chance::seeded(Seed::from_number(seed)), &mut ()).unwrap()
}

#[test]
fn everything_lies_where_the_position_says() {
    let mut told: Vec<Told<Event>> = Vec::new();
    let game = Defenders::new(&setup(position()), Chance::seeded(Seed::from_number(1)), &mut told).unwrap();
    let view = game.view(Observer::Public);
    assert_eq!((view.round, view.planets, view.marker), (3, LAYOUT, 5));
    assert_eq!(Defender::ALL.map(|defender| view.defenders[defender]), position().defenders);
    assert_eq!(view.tiles.map(|tile| tile.side), position().tiles);
    assert_eq!(view.stacks.map(|stack| stack.height), [0, 3, 4, 4]);
    assert_eq!([0, 1, 2].map(|side| view.stacks[side].top), [None, Some(robot("R09")), Some(robot("R06"))]);
    assert_eq!(view.display.to_vec(), ["T10", "T09", "T22", "T13"].map(|id| Some(technology(id))));
    assert_eq!(view.deck, 23 - 4 - 1);
    let learner = view.players[LEARNER];
    assert_eq!((learner.energy, learner.batteries), (energy(3, 0, 2), 4));
    assert_eq!((learner.score.robots, learner.technologies.len()), (4, 1));
    assert_eq!(view.players[ALTAIR].robots, robots(&["R10", "R11", "R12"]).into_iter().collect());
    assert_eq!(view.reserve, energy(5, 8, 6));
    assert!(matches!(game.prompt(LEARNER), Some(Prompt::Act(_))));
    let happened = |event| told.iter().any(|told| told.event == event);
    assert!(happened(Event::StackEmptied { side: Side::North }));
    assert!(happened(Event::RobotRevealed { side: Side::East, robot: robot("R09") }));
    assert!(happened(Event::PlanetLaid { place: place(7), planet: Planet::OasisDie }));
}

/// The named robot and technology follow, and each seat's die shows the faces that are named for it.
#[test]
fn named_cards_and_rolls_come_in_order() {
    let mut next = BTreeSet::new();
    for seed in 0..50 {
        let mut game = begin(seed);
        let mut told: Vec<Told<Event>> = Vec::new();
        game.play(LEARNER, &main(ControlTile::C2, 7, Payment::batteries(1)), &mut told).unwrap();
        game.play(LEARNER, &Move::Take { energy: energy(0, 1, 0), batteries: 0 }, &mut ()).unwrap();
        assert!(told.iter().any(|told| told.event == Event::Rolled { seat: LEARNER, face: 4 }), "seed {seed}");
        let buy = Move::Upgrade { technology: technology("T10"), payment: paying(1, 0, 0, 1) };
        game.play(LEARNER, &buy, &mut ()).unwrap();
        let view = game.view(Observer::Public);
        assert_eq!(view.display[0], Some(technology("T05")), "seed {seed}");
        next.insert(view.stacks[3].top.map(|robot| robot.card().id));
        assert_eq!(view.turn.seat, ALTAIR);
    }
    assert!(next.len() > 3, "what is not named is drawn at random");
}

#[test]
fn each_seat_rolls_its_own_die() {
    let at = Position {
        defenders: [place(6), place(0), place(8)],
        players: position().players.into_iter().map(|player| PlayerPosition { batteries: 9, ..player }).collect(),
        ..position()
    };
    let mut game = Defenders::new(&setup(at), Chance::seeded(Seed::from_number(1)), &mut ()).unwrap();
    let mut told: Vec<Told<Event>> = Vec::new();
    game.play(LEARNER, &Move::Rest, &mut told).unwrap();
    game.play(ALTAIR, &main(ControlTile::C2, 7, Payment::batteries(1)), &mut told).unwrap();
    assert!(told.iter().any(|told| told.event == Event::Rolled { seat: ALTAIR, face: 1 }));
}

#[test]
fn a_record_holds_the_position_and_a_view_does_not() {
    let mut recording = Recording::<Defenders>::start(setup(position()), Seed::from_number(1), &mut ()).unwrap();
    recording.play(LEARNER, &main(ControlTile::C2, 7, Payment::batteries(1)), &mut ()).unwrap();
    let recorded = only_the_record_has_it(&recording, LEARNER, &["position", "rolls"]);
    assert_eq!(recorded.position.as_deref(), Some(&position()));
    assert_eq!(recording.game().setup().position, None);
    let plain = serde_json::to_string(&Setup::of(2, "base").unwrap()).unwrap();
    assert!(!plain.contains("position"), "setups of other games are stored as before");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_a_reason() {
    let refused = |change: fn(&mut Position)| refused(position(), setup, change);
    let twice = |piece: &str| BadPosition::Twice { piece: piece.to_string() };
    let misplaced = |piece: &str| BadPosition::Misplaced { piece: piece.to_string() };
    let too_many = |of: &str| BadPosition::TooMany { of: of.to_string() };
    assert_eq!(refused(|at| at.players.truncate(1)), BadPosition::Players);
    assert_eq!(refused(|at| at.planets[0] = Planet::OasisDie), twice("OasisDie"));
    assert_eq!(refused(|at| at.planets.swap(3, 4)), misplaced("DepositTrack"));
    assert_eq!(refused(|at| at.defenders[2] = place(0)), misplaced("Blue"));
    assert_eq!(refused(|at| at.marker = 6), misplaced("marker"));
    assert_eq!(refused(|at| at.players[1].rolls.push(7)), misplaced("die 7"));
    assert_eq!(refused(|at| at.players[1].rolls.push(0)), misplaced("die 0"));
    assert_eq!(refused(|at| at.players[1].robots = robots(&["R09"])), twice("R09"));
    assert_eq!(refused(|at| at.technologies.push(technology("T02"))), twice("T02"));
    assert_eq!(refused(|at| at.stacks[1].height = 1), too_many("robots"));
    assert_eq!(refused(|at| at.stacks[1].height = 5), too_many("robots"));
    assert_eq!(refused(|at| at.players[1].robots.push(robot("R20"))), too_many("robots"));
    assert_eq!(refused(|at| at.players[0].energy = energy(2, 2, 2)), too_many("energy"));
    assert_eq!(refused(|at| at.players.iter_mut().for_each(|player| player.energy.blue = 5)), too_many("energy"));
    assert_eq!(refused(|at| at.stacks[3].height = 0), BadPosition::Over);
    assert_eq!(refused(|at| at.round = 0), BadPosition::Over);
    assert_eq!(setup(position()).check(), Ok(()));
    let on_base = Position { defenders: [place(4); 3], ..position() };
    assert_eq!(setup(on_base).check(), Ok(()), "the Base has room for all");
    let text = serde_json::to_string(&setup(position())).unwrap().replace("\"marker\"", "\"deck\":[],\"marker\"");
    assert!(serde_json::from_str::<Setup>(&text).unwrap_err().to_string().contains("deck"));
}

/// The largest position that comes of repeating a change.
fn grown(of: &str, change: fn(&mut Position)) -> Position {
    testkit::position::grown(position(), of, setup, change)
}

#[test]
fn everything_has_a_limit_at_which_it_can_be_played() {
    let late = grown("rounds", |at| at.round += 1);
    let rich = grown("batteries", |at| at.players[1].batteries += 1);
    let foretold = grown("rolls", |at| at.players[0].rolls.push(6));
    assert_eq!((late.round, rich.players[1].batteries, foretold.players[0].rolls.len()), (200, 33, 50));
    // All of it at once, and no technology is left to turn up.
    let mut all = Position { round: 200, ..position() };
    for player in &mut all.players {
        (player.batteries, player.energy) = (33, energy(1, 2, 2));
        player.rolls = foretold.players[0].rolls.clone();
    }
    all.technologies = Vec::new();
    all.players[0].technologies = Technology::all().collect();
    let setups = [late, rich, foretold, all].map(setup).to_vec();
    DEFENDERS.games_from_positions_are_games(&Games { setups, games: 3 });
}

/// A cap on the rounds that is over before the game begins.
#[test]
fn a_position_after_the_last_round_is_refused() {
    assert_eq!(setup(position()).capped(3).check(), Ok(()));
    assert_eq!(setup(position()).capped(2).check(), Err(BadSetup::Position(BadPosition::Over)));
}

/// What holds of every dealt game holds of these too.
#[test]
fn a_game_from_a_position_is_a_game() {
    let start = Position { round: 1, defenders: [place(4); 3], ..position() };
    let games = Games { setups: [position(), start].map(setup).to_vec(), games: 6 };
    DEFENDERS.games_from_positions_are_games(&games);
}
