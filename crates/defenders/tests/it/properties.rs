//! What must hold of every game, on hundreds of random games of every kind.

use std::collections::BTreeSet;

use defenders::{ControlTile, Defenders, Energy, Move, Payment, Place, Setup, Side, Technology};
use game::{Chance, Game, Imagine as _, Legal, Observer, Seat, Seed, Setup as _};
use serde_json::Value;
use testkit::checks::{self, Checks};
use testkit::properties;

/// What the properties need to know of Planet Defenders. It is played in turns: nobody chooses in secret.
pub(crate) const DEFENDERS: Checks<Defenders> = Checks {
    is_sealed: |_| true,
    sealed_choices: 0,
    // All moves there are would be 700,000 in every state: each state tries its own thousands of them.
    others: |_, _, chance| (0..40).map(|_| random_answer(chance)).collect(),
    conserved: cubes_and_cards,
    scramble,
};

/// More rounds than any game has.
const ALL: u16 = u16::MAX;

testkit::properties! {
    DEFENDERS;
    every_game_ends(200, ALL),
    replay_equals_play(60, ALL),
    everything_survives_json(35, ALL),
    offered_moves_are_exactly_the_legal_ones(50, ALL),
    questions_wait(40, ALL),
    random_moves_are_even(40, ALL),
    sealed_answers_commute(50, ALL),
    everything_is_conserved(100, ALL),
    views_do_not_leak(60, ALL),
    imagined_states_fit_their_views(60, ALL),
    what_can_be_taken_back_taught_nothing(25, ALL),
}

#[test]
fn every_number_draws_its_own_move_of_the_list() {
    // Stronger than a test of chance: a move is drawn by one number, and no two numbers draw the same.
    let setups = Setup::all();
    for (setup, number) in setups.iter().flat_map(|setup| (0..40).map(move |number| (setup, number))) {
        let mut choices = Chance::seeded(Seed::from_number(number));
        let mut game = Defenders::new(setup, Chance::seeded(Seed::from_number(number)), &mut ()).expect("a deal");
        while let Some(seat) = game.asked().first() {
            let mut legal = Vec::new();
            game.legal_moves(seat, &mut legal);
            for (index, answer) in legal.iter().enumerate() {
                let drawn = game.random_move(seat, &mut Chance::scripted([index as u32]));
                assert_eq!(drawn.as_ref(), Some(answer), "number {index} of {legal:?}");
            }
            let mut beyond = Chance::scripted([legal.len() as u32]);
            game.random_move(seat, &mut beyond);
            assert!(beyond.fault().is_some(), "more numbers than {legal:?}");
            let answer = legal[choices.below(legal.len() as u32) as usize];
            game.play(seat, &answer, &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn a_look_imagines_what_the_view_does() {
    let setups = Setup::all();
    for (setup, number) in setups.iter().flat_map(|setup| (0..10).map(move |number| (setup, number))) {
        let mut choices = Chance::seeded(Seed::from_number(number));
        let mut game = Defenders::new(setup, Chance::seeded(Seed::from_number(number)), &mut ()).expect("a deal");
        while let Some(seat) = game.asked().first() {
            let (view, luck) = (game.view(Observer::Seat(seat)), Chance::seeded(Seed::from_number(number + 1)));
            assert_eq!(game.look(seat).imagine(luck.clone()), Defenders::imagine(&view, luck));
            let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
            game.play(seat, &answer, &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn no_move_at_all_is_legal_but_the_offered_ones() {
    // Every move that can be written down with small numbers, in the states of a few games.
    let universe = every_answer();
    let mut states = 0;
    properties::offered_moves_are_exactly_the_legal_ones::<Defenders>(
        &checks::games::<Defenders>(1, ALL),
        |game, seat, chance| {
            let asked = game.asked().contains(seat);
            if !asked || chance.below(12) != 0 {
                return Vec::new();
            }
            states += 1;
            universe.clone()
        },
    );
    assert!(states > 30, "only {states} states were tried");
}

/// A payment of up to three cubes of each color and -2 to 6 batteries.
fn every_payment() -> Vec<Payment> {
    let mut payments = Vec::new();
    for cubes in 0..64u8 {
        let energy = Energy::new(cubes & 3, cubes >> 2 & 3, cubes >> 4);
        payments.extend((-2..=6).map(|batteries| Payment { energy, batteries }));
    }
    payments
}

fn every_answer() -> Vec<Move> {
    let mut answers = vec![Move::EndTurn, Move::Rest, Move::StopMarker, Move::SkipTrade];
    for payment in every_payment() {
        for tile in ControlTile::ALL {
            answers.extend(Place::all().map(|to| Move::Main { tile, to, payment }));
        }
        answers.extend(Technology::all().map(|technology| Move::Upgrade { technology, payment }));
        answers.extend(Side::ALL.map(|side| Move::Capture { side, payment }));
        answers.extend([Move::StepOn { payment }, Move::Trade { payment }, Move::Return { energy: payment.energy }]);
        if let Ok(batteries) = u8::try_from(payment.batteries) {
            answers.push(Move::Take { energy: payment.energy, batteries });
        }
    }
    answers
}

/// Any move, with any numbers; small ones are likelier.
fn random_answer(chance: &mut Chance) -> Move {
    let count = |chance: &mut Chance| match chance.below(8) {
        0 => chance.below(256) as u8,
        _ => chance.below(3) as u8,
    };
    let mut some = || Energy::new(count(chance), count(chance), count(chance));
    let energy = some();
    let batteries = count(chance);
    let payment = Payment { energy, batteries: batteries as i8 };
    let technology = Technology::all().nth(chance.below(23) as usize).expect("one of 23");
    let to = Place::all().nth(chance.below(9) as usize).expect("one of 9");
    let tile = ControlTile::ALL[chance.below(3) as usize];
    match chance.below(11) {
        0 => Move::Main { tile, to, payment },
        1 => Move::Upgrade { technology, payment },
        2 => Move::Capture { side: Side::ALL[chance.below(4) as usize], payment },
        3 => Move::EndTurn,
        4 => Move::Rest,
        5 => Move::Take { energy, batteries },
        6 => Move::StepOn { payment },
        7 => Move::StopMarker,
        8 => Move::Trade { payment },
        9 => Move::SkipTrade,
        _ => Move::Return { energy },
    }
}

/// Every cube and every dealt card is somewhere once.
fn cubes_and_cards(game: &Defenders) -> Result<(), String> {
    let view = game.view(Observer::Public);
    let held = view.players.values().fold(view.reserve, |sum, player| sum + player.energy);
    if held != game.setup().energy() {
        return Err(format!("{held:?} cubes instead of {:?}", game.setup().energy()));
    }
    let state = &serde_json::to_value(game).expect("plain data")["galaxy"];
    let mut technologies = cards(&state["deck"]);
    technologies.extend(cards(&state["display"]));
    let mut robots = cards(&state["stacks"]);
    for player in state["players"].as_array().expect("a list") {
        technologies.extend(cards(&player["technologies"]));
        robots.extend(cards(&player["robots"]));
    }
    let robots_dealt = 4 * usize::from(game.setup().stack_size());
    each_once(&technologies, 23, "technologies")?;
    each_once(&robots, robots_dealt, "robots")
}

/// All card ids in a piece of a state.
fn cards(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().flat_map(cards).collect(),
        Value::String(id) => vec![id.clone()],
        _ => Vec::new(),
    }
}

fn each_once(cards: &[String], count: usize, what: &str) -> Result<(), String> {
    let different: BTreeSet<_> = cards.iter().collect();
    if cards.len() == count && different.len() == count {
        return Ok(());
    }
    Err(format!("{} {what}, {} different, instead of {count}", cards.len(), different.len()))
}

/// The same state with every face-down card and the generator drawn again. They are hidden from all observers alike.
fn scramble(game: &Defenders, _: Observer, chance: &mut Chance) -> Defenders {
    let mut state = serde_json::to_value(game).expect("plain data");
    let galaxy = &mut state["galaxy"];
    let mut unseen: Vec<Value> =
        game.view(Observer::Public).unseen_robots.iter().map(|robot| serde_json::json!(robot)).collect();
    chance.shuffle(&mut unseen);
    for stack in galaxy["stacks"].as_array_mut().expect("four stacks") {
        let stack = stack.as_array_mut().expect("a stack");
        let hidden = stack.len().saturating_sub(1);
        for robot in &mut stack[..hidden] {
            *robot = unseen.pop().expect("as many unseen robots as are hidden");
        }
    }
    chance.shuffle(galaxy["deck"].as_array_mut().expect("a deck"));
    let seed = Seed::from_number(chance.below(u32::MAX).into());
    galaxy["chance"] = serde_json::json!(Chance::seeded(seed));
    serde_json::from_value(state).expect("a state of the right shape")
}

#[test]
fn a_seat_that_does_not_exist_sees_what_a_spectator_sees() {
    let setup = Setup::of(2, "base").expect("a setup that exists");
    let game = Defenders::new(&setup, Chance::seeded(Seed::from_number(3)), &mut ()).expect("a playable setup");
    let mut view = game.view(Observer::Seat(Seat::new(77)));
    view.observer = Observer::Public;
    assert_eq!(view, game.view(Observer::Public));
}
