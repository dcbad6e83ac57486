//! Games that begin from a given position: laid out as described, with the rolls and draws that it names, and otherwise games like any
//! other.

use std::sync::Arc;

use game::{BadPosition, BadSetup, Chance, Game, Legal, Observer, Recording, Seat, Seed, Setup as _, Told};
use roll::{
    Color, Crew, Dice, Event, Face, Immediate, Luck, Move, PRINTS, Phase, Plan, PlayerPosition, Position, Prompt, Roll,
    Select, Setup, Side, Square, Tile,
};
use testkit::position::{only_the_record_has_it, refused};
use testkit::properties::Games;

use crate::properties::ROLL;
use crate::support::{bag, square, tile, tiles};

const LEARNER: Seat = Seat::new(0);
const ALTAIR: Seat = Seat::new(1);

fn tableau(faction: u8, home: u8, others: &[&str]) -> Vec<Square> {
    let start = Square::faction(faction).into_iter().chain([Square::home(home)]);
    start.chain(others.iter().map(|name| square(name))).collect()
}

fn list(names: &[&str]) -> Vec<Tile> {
    names.iter().map(|name| tile(name)).collect()
}

fn luck(rolls: &[(Color, &[Face])], draws: &[&str]) -> Luck {
    Luck { rolls: rolls.iter().map(|(color, faces)| (*color, faces.to_vec())).collect(), draws: list(draws) }
}

fn position() -> Position {
    Position {
        round: 3,
        pool: 20,
        players: vec![
            PlayerPosition {
                tableau: tableau(9, 5, &["Public Works", "Space Port"]),
                goods: vec![(square("Earth's Lost Colony"), Color::Novelty), (square("Space Port"), Color::Home)],
                cup: bag(&[Color::Home, Color::Home, Color::Military]),
                citizenry: bag(&[Color::Home, Color::Consumption]),
                developments: list(&["Export Duties", "Merchant Guild"]),
                worlds: list(&["Mining World"]),
                settlers: Dice::of(Color::Rare, 2),
                credits: 4,
                vp: 3,
                luck: vec![
                    luck(
                        &[(Color::Home, &[Face::Explore, Face::Explore]), (Color::Military, &[Face::Wild])],
                        &["Gem World"],
                    ),
                    luck(&[(Color::Home, &[Face::Ship, Face::Settle])], &["Outlaw World"]),
                ],
                ..PlayerPosition::default()
            },
            PlayerPosition {
                tableau: tableau(7, 7, &[]),
                cup: Dice::of(Color::Home, 3),
                credits: 1,
                vp: 1,
                luck: vec![luck(&[(Color::Home, &[Face::Explore, Face::Explore, Face::Explore])], &[])],
                ..PlayerPosition::default()
            },
        ],
        extra: vec![Face::Explore],
    }
}

/// The same table before anything was laid out.
fn opening() -> Position {
    let mut position = Position { round: 0, ..position() };
    for (player, pair) in
        position.players.iter_mut().zip([["Public Works", "Mining League"], ["Spice World", "Comet Zone"]])
    {
        player.tableau.truncate(3);
        player.goods.retain(|(world, _)| world.tile().is_none());
        (player.developments, player.worlds, player.settlers) = (Vec::new(), Vec::new(), Dice::NONE);
        player.pair = Some(pair.map(tile));
    }
    position
}

fn setup(position: Position) -> Setup {
    Setup { position: Some(Arc::new(position)), ..Setup::of(2, "standard").unwrap() }
}

fn begin(seed: u64) -> Roll {
    Roll::new(&setup(position()), Chance::seeded(Seed::from_number(seed)), &mut ()).unwrap()
}

/// Selects a phase with a Home die that shows Explore.
fn select(phase: Phase) -> Move {
    Move::Assign(Box::new(Plan::new(Select { color: Color::Home, face: Face::Explore, phase })))
}

/// The same, with the wild Military die in a column.
fn select_and_put(phase: Phase, column: Phase) -> Move {
    let Move::Assign(mut plan) = select(phase) else { unreachable!() };
    plan.wild[column] = Dice::of(Color::Military, 1);
    Move::Assign(plan)
}

#[test]
fn everything_lies_where_the_position_says() {
    let game = begin(1);
    let snapshot = game.snapshot();
    assert_eq!((game.round(), snapshot.pool), (3, 20));
    let learner = &snapshot.players[LEARNER];
    let squares: Vec<Square> = learner.tableau.iter().map(|(square, _)| *square).collect();
    assert_eq!(squares, tableau(9, 5, &["Public Works", "Space Port"]));
    let goods: Vec<_> = learner.tableau.iter().filter(|(_, goods)| !goods.is_empty()).copied().collect();
    let expected = [("Earth's Lost Colony", Color::Novelty), ("Space Port", Color::Home)];
    assert_eq!(goods, expected.map(|(world, die)| (square(world), Dice::of(die, 1))));
    assert_eq!(learner.citizenry, bag(&[Color::Home, Color::Consumption]));
    assert_eq!(learner.developments, list(&["Export Duties", "Merchant Guild"]));
    assert_eq!((learner.worlds.clone(), learner.settlers), (list(&["Mining World"]), Dice::of(Color::Rare, 2)));
    assert_eq!((learner.credits, learner.vp, snapshot.players[ALTAIR].vp), (4, 3, 1));
    // The lowest faction goes first.
    assert_eq!(game.view(Observer::Public).first, ALTAIR);
    assert!(matches!(game.prompt(LEARNER), Some(Prompt::Assign(_))));
}

/// Dice and tiles are those that the position names, whatever the seed, and the others never draw them.
#[test]
fn named_rolls_and_draws_come_to_the_seat_they_are_named_for() {
    let explorer = Crew { color: Color::Home, real: true };
    for seed in 0..40 {
        let mut game = begin(seed);
        let rolled = game.view(Observer::Seat(LEARNER)).own.unwrap().rolled.unwrap();
        assert_eq!(rolled[Face::Explore], Dice::of(Color::Home, 2), "seed {seed}");
        assert_eq!(rolled[Face::Wild], Dice::of(Color::Military, 1), "seed {seed}");
        game.play(LEARNER, &select_and_put(Phase::Explore, Phase::Explore), &mut ()).unwrap();
        game.play(ALTAIR, &select(Phase::Explore), &mut ()).unwrap();
        assert_eq!(game.view(Observer::Public).extra_die, Some(Face::Explore));
        for seat in [ALTAIR, LEARNER] {
            game.play(seat, &Move::Scout(explorer), &mut ()).unwrap();
            if let Some(Prompt::Abandon { .. }) = game.prompt(seat) {
                game.play(seat, &Move::Draw, &mut ()).unwrap();
            }
            let drawn = game.view(Observer::Seat(seat)).own.unwrap().drawn;
            let named = tiles(&["Gem World", "Outlaw World"]);
            let expected = if seat == LEARNER { tiles(&["Gem World"]) } else { drawn.without(named) };
            assert_eq!((drawn, drawn.len()), (expected, 1), "seed {seed}");
            let mut answer = game.prompt(seat).unwrap().moves();
            while let (Some(Prompt::Place { .. }), Some(next)) = (game.prompt(seat), answer.pop()) {
                game.play(seat, &next, &mut ()).unwrap();
            }
            // The bag is open to the learner once everyone before is done.
            while seat == ALTAIR && game.asked().contains(ALTAIR) {
                game.play(ALTAIR, &Move::Stock(explorer), &mut ()).unwrap();
            }
        }
    }
    let rolled = |seed| begin(seed).snapshot().players[ALTAIR].clone();
    assert_eq!(rolled(1).cup, rolled(2).cup);
}

/// What is named for a later round waits for it, however many dice were rolled before.
#[test]
fn luck_is_named_for_a_round() {
    for seed in 0..10 {
        let mut game = begin(seed);
        let mut choices = Chance::seeded(Seed::from_number(seed));
        while game.round() == 3 {
            let seat = game.asked().first().unwrap();
            let answer = game.random_move(seat, &mut choices).unwrap();
            game.play(seat, &answer, &mut ()).unwrap();
        }
        let view = game.view(Observer::Seat(LEARNER));
        let (rolled, cup) = (view.own.unwrap().rolled.unwrap(), view.players[LEARNER].cup);
        let homes = cup.count(Color::Home);
        assert!(homes == 0 || rolled[Face::Ship].has(Color::Home), "seed {seed}: {rolled:?}");
        assert!(homes < 2 || rolled[Face::Settle].has(Color::Home), "seed {seed}: {rolled:?}");
    }
}

#[test]
fn a_game_can_begin_with_the_choice_of_tiles() {
    let mut told = Vec::new();
    let mut game = Roll::new(&setup(opening()), Chance::seeded(Seed::from_number(1)), &mut told).unwrap();
    assert!(matches!(game.prompt(LEARNER), Some(Prompt::Open { .. })));
    let own = |told: &Told<Event>| matches!(told.event, Event::SawPair { seat: LEARNER, .. });
    assert!(told.iter().any(own));
    game.play(LEARNER, &Move::Open(tile("Public Works")), &mut ()).unwrap();
    game.play(ALTAIR, &Move::Open(tile("Spice World")), &mut ()).unwrap();
    assert_eq!(game.round(), 1);
    assert_eq!(game.snapshot().players[LEARNER].worlds, list(&["Mining League"]));
    let rolled = game.view(Observer::Seat(LEARNER)).own.unwrap().rolled.unwrap();
    assert_eq!(rolled[Face::Wild], Dice::of(Color::Military, 1), "the luck of the first round");
}

#[test]
fn a_record_holds_the_position_and_a_view_does_not() {
    let mut recording = Recording::<Roll>::start(setup(position()), Seed::from_number(1), &mut ()).unwrap();
    recording.play(ALTAIR, &select(Phase::Settle), &mut ()).unwrap();
    recording.play(LEARNER, &select_and_put(Phase::Settle, Phase::Settle), &mut ()).unwrap();
    let recorded = only_the_record_has_it(&recording, LEARNER, &["position", "luck", "draws\""]);
    assert_eq!(recorded.position.as_deref(), Some(&position()));
    assert_eq!(recording.game().setup().position, None);
    let plain = serde_json::to_string(&Setup::of(2, "standard").unwrap()).unwrap();
    assert!(!plain.contains("position"), "setups of other games are stored as before");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_a_reason() {
    let refused = |change: fn(&mut Position)| refused(position(), setup, change);
    let misplaced = |piece: &str| BadPosition::Misplaced { piece: piece.to_string() };
    assert_eq!(refused(|at| at.players.truncate(1)), BadPosition::Players);
    assert_eq!(
        refused(|at| at.players[1].worlds = list(&["Public Works"])),
        BadPosition::Twice { piece: tile("Public Works").to_string() }
    );
    // Public Works is the other side of Lost Alien Warship.
    assert_eq!(
        refused(|at| at.players[1].tableau.push(square("Lost Alien Warship"))),
        BadPosition::Twice { piece: "Lost Alien Warship".to_string() }
    );
    assert_eq!(
        refused(|at| at.players[1].tableau[2] = Square::home(5)),
        BadPosition::Twice { piece: Square::home(5).to_string() }
    );
    assert_eq!(
        refused(|at| at.players[0].goods.push((square("Public Works"), Color::Home))),
        misplaced("Public Works")
    );
    assert_eq!(refused(|at| at.players[0].goods.push((square("Space Port"), Color::Home))), misplaced("Space Port"));
    assert_eq!(refused(|at| at.players[0].tableau.push(Square::home(1))), misplaced("Alpha Centauri"));
    assert!(matches!(refused(|at| at.players[0].tableau.reverse()), BadPosition::Missing { .. }));
    assert!(matches!(refused(|at| at.players[1].cup = Dice::NONE), BadPosition::Missing { .. }));
    assert!(matches!(refused(|at| at.round = 0), BadPosition::Missing { .. }));
    assert!(matches!(
        refused(|at| at.players[0].pair = Some(["Gem World", "Comet Zone"].map(tile))),
        BadPosition::Misplaced { .. }
    ));
    let produced = |at: &mut Position| at.extra.push(Face::Wild);
    assert_eq!(refused(produced), misplaced("Wild on a Home die"));
    let rolled = |at: &mut Position| at.players[0].luck.push(luck(&[(Color::Military, &[Face::Ship])], &[]));
    assert_eq!(refused(rolled), misplaced("Ship on a Military die"));
    assert_eq!(refused(|at| at.players[0].credits = 0), BadPosition::Missing { of: "credits".to_string() });
    assert_eq!(refused(|at| at.pool = 0), BadPosition::Over);
    assert_eq!(setup(position()).check(), Ok(()));
    assert_eq!(setup(opening()).check(), Ok(()));
    let text = r#"{"players":2,"position":{"round":1,"pool":24,"players":[],"bag":[]}}"#;
    assert!(serde_json::from_str::<Setup>(text).unwrap_err().to_string().contains("bag"));
}

/// The largest position that comes of repeating a change.
fn grown(from: &Position, of: &str, change: impl Fn(&mut Position)) -> Position {
    testkit::position::grown(from.clone(), of, of_all, change)
}

/// A setup for as many players as the position has.
fn of_all(at: Position) -> Setup {
    let plain = Setup::of(at.players.len() as u8, "standard").unwrap();
    Setup { position: Some(Arc::new(at)), ..plain }
}

/// A side of each tile that a position does not name.
fn spare(at: &Position, side: Side) -> impl Iterator<Item = Square> {
    let of = |player: &PlayerPosition| {
        let drawn = player.luck.iter().flat_map(|luck| luck.draws.iter()).copied();
        let built = player.tableau.iter().filter_map(|square| square.tile());
        let stacked = player.developments.iter().chain(&player.worlds).copied();
        drawn.chain(built).chain(stacked).collect::<Vec<_>>()
    };
    let named: Vec<Tile> = at.players.iter().flat_map(of).collect();
    Tile::ALL.iter().filter(move |tile| !named.contains(tile)).map(move |tile| tile.side(side))
}

/// Luck of a round with as many faces as there are dice.
fn all_faces() -> Luck {
    let faces = |color: Color| (color, vec![color.faces()[0]; color.supply().into()]);
    Luck { rolls: Color::ALL.into_iter().map(faces).collect(), draws: Vec::new() }
}

#[test]
fn everything_has_a_limit_at_which_it_can_be_played() {
    let from = &position();
    let late = grown(from, "rounds", |at| at.round += 1);
    let rich = grown(&Position { pool: 1, ..position() }, "points", |at| at.players[0].vp += 1);
    let pooled = grown(&Position { pool: 1, ..position() }, "points", |at| at.pool += 1);
    let wealthy = grown(from, "credits", |at| at.players[1].credits += 1);
    let lucky = grown(from, "rounds of luck", |at| at.players[1].luck.push(all_faces()));
    let thrown = grown(from, "faces of the extra die", |at| at.extra.push(Face::Ship));
    assert_eq!((late.round, rich.players[0].vp, pooled.pool, wealthy.players[1].credits), (200, 22, 20, 10));
    assert_eq!((lucky.players[1].luck.len(), thrown.extra.len()), (20, 20));
    let rolled = grown(from, "faces of Home dice", |at| {
        at.players[0].luck[0].rolls.get_mut(&Color::Home).unwrap().push(Face::Develop);
    });
    assert_eq!(rolled.players[0].luck[0].rolls[&Color::Home].len(), 25);
    // Five dice at the start, and two with each of three squares: no square brings more.
    let brings = |effect: &Immediate| match *effect {
        Immediate::GainDice { count, .. } => count,
        Immediate::RemoveDie(_) | Immediate::GainCredits(_) | Immediate::StartCredits(_) => 0,
    };
    assert_eq!(PRINTS.iter().map(|print| print.immediate.iter().map(brings).sum::<u8>()).max(), Some(2));
    let staffed = grown(from, "dice", |at| at.players[1].cup.put(Color::Home));
    assert_eq!(staffed.players[1].cup.total(), 11);
    // Nine, of which tiles that can still be built bring six.
    let alien = grown(from, "Alien dice", |at| at.players[0].citizenry.put(Color::Alien));
    assert_eq!(alien.players[0].citizenry.count(Color::Alien), 3);
    let mut stacked = position();
    stacked.players[1].developments = spare(from, Side::Development).filter_map(Square::tile).collect();
    let setups = [late, rich, pooled, wealthy, lucky, thrown, rolled, staffed, alien, stacked].map(|at| {
        let last = at.round + 3;
        of_all(at).capped(last)
    });
    ROLL.games_from_positions_are_games(&Games { setups: setups.to_vec(), games: 1 });
}

/// Five players with as much as they can have of everything.
#[test]
fn the_largest_position_can_be_played() {
    let player = |number: u8| PlayerPosition {
        tableau: tableau(number, number, &[]),
        cup: Dice::of(Color::Home, 1),
        credits: 10,
        vp: if number == 1 { 11 } else { 12 },
        luck: vec![all_faces(); 20],
        ..PlayerPosition::default()
    };
    let mut at = Position { round: 200, pool: 1, players: (1..=5).map(player).collect(), extra: vec![Face::Ship; 20] };
    for seat in 0..5 {
        while at.players[seat].tableau.len() < 11 {
            let square = spare(&at, Side::World).next().unwrap();
            at.players[seat].tableau.push(square);
        }
    }
    let rest: Vec<Tile> = spare(&at, Side::World).filter_map(Square::tile).collect();
    at.players[4].worlds = rest;
    // Dice of all colors in turn, seat by seat, until none can be added.
    for (seat, color) in (0..5).flat_map(|seat| (0..25).flat_map(move |_| Color::ALL.map(|color| (seat, color)))) {
        let mut more = at.clone();
        more.players[seat].cup.put(color);
        if of_all(more.clone()).check().is_ok() {
            at = more;
        }
    }
    let dice: Vec<u8> = at.players.iter().map(|player| player.cup.total()).collect();
    assert_eq!(dice[0], 27, "{dice:?}");
    let setup = of_all(at).capped(202);
    ROLL.games_from_positions_are_games(&Games { setups: vec![setup], games: 1 });
}

/// What is named takes as much room in a late round as in an early one.
#[test]
fn the_size_of_a_state_does_not_depend_on_the_round() {
    let size = |round: u16| {
        let setup = setup(Position { round, ..position() });
        let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).unwrap();
        serde_json::to_string(&game).unwrap().len()
    };
    assert!(size(200) < size(1) + 20, "{} and {}", size(200), size(1));
}

/// A cap on the rounds that is over before the game begins.
#[test]
fn a_position_after_the_last_round_is_refused() {
    assert_eq!(setup(position()).capped(3).check(), Ok(()));
    assert_eq!(setup(position()).capped(2).check(), Err(BadSetup::Position(BadPosition::Over)));
    assert_eq!(setup(opening()).capped(1).check(), Ok(()));
}

/// What holds of every dealt game holds of these too.
#[test]
fn a_game_from_a_position_is_a_game() {
    let games = Games { setups: [position(), opening()].map(|at| setup(at).capped(8)).to_vec(), games: 4 };
    ROLL.games_from_positions_are_games(&games);
}
