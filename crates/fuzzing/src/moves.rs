//! Moves of any kind, for any seat, in the middle of a game.

use game::{Chance, Game, Legal, Observer, Seat, Seed, Told};
use games::{Playable, Visit};
use serde_json::Value;

use crate::damage::damaged;
use crate::input::Input;

/// How many decisions of an input are followed.
const STEPS: usize = 100;
/// How many legal moves are made at once, at most.
const STRIDE: usize = 48;

/// Moves in a game that the first byte chooses.
pub fn moves(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let game = games::NAMES[input.below(games::NAMES.len())];
    let _ = games::with_game(game, Moves(input));
}

struct Moves<'a>(Input<'a>);

impl Visit for Moves<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        try_moves::<G>(self.0);
    }
}

/// Plays a game with legal moves, and tries others on the way.
fn try_moves<G: Legal>(mut input: Input<'_>) {
    let Some(mut game) = input.game::<G>() else { return };
    for _ in 0..STEPS {
        if input.is_empty() || game.asked().is_empty() {
            break;
        }
        match input.below(4) {
            0 => play_on(&mut game, &mut input),
            _ => attempt(&mut game, &mut input),
        }
    }
    check(&game);
}

/// Makes some legal moves.
fn play_on<G: Legal>(game: &mut G, input: &mut Input<'_>) {
    let (steps, mut chance) = (1 + input.below(STRIDE), Chance::seeded(Seed::from_number(input.byte().into())));
    for _ in 0..steps {
        let Some(seat) = any_asked(game, chance.below(256) as usize) else { return };
        let answer = game.random_move(seat, &mut chance).expect("an asked seat has a move");
        if let Err(refused) = game.play(seat, &answer, &mut ()) {
            panic!("a move of chance was refused: {answer:?}: {refused}");
        }
    }
}

fn any_asked<G: Game>(game: &G, number: usize) -> Option<Seat> {
    let asked: Vec<Seat> = game.asked().iter().collect();
    asked.get(number % asked.len().max(1)).copied()
}

/// Tries whatever the input says as a move of whichever seat.
fn attempt<G: Legal>(game: &mut G, input: &mut Input<'_>) {
    let text = match input.below(8) {
        0 => input.bytes().to_vec(),
        _ => {
            let Some([answer, other]) = two_moves(game, input) else { return };
            damaged(answer, &other, input)
        }
    };
    let seat = match input.below(4) {
        0 => Seat::new(input.byte()),
        _ => any_asked(game, input.byte().into()).unwrap_or_default(),
    };
    let Ok(answer) = serde_json::from_slice::<G::Move>(&text) else { return };
    let before = game.clone();
    let mut told: Vec<Told<G::Event>> = Vec::new();
    match game.play(seat, &answer, &mut told) {
        Err(refused) => {
            assert!(*game == before && told.is_empty(), "{answer:?} was refused ({refused}) and changed something");
        }
        Ok(()) => {
            assert!(before.asked().contains(seat), "{seat} was not asked and may {answer:?}");
            if before.prompt(seat).is_some_and(|prompt| G::lists_all(&prompt)) {
                let mut legal = Vec::new();
                before.legal_moves(seat, &mut legal);
                assert!(legal.contains(&answer), "{answer:?} of {seat} was accepted and is not listed");
            }
            check(game);
        }
    }
}

/// Two legal moves, of two seats if two are asked.
fn two_moves<G: Legal>(game: &G, input: &mut Input<'_>) -> Option<[Value; 2]> {
    let mut chance = Chance::seeded(Seed::from_number(input.byte().into()));
    let mut any = |number| {
        let answer = game.random_move(any_asked(game, number)?, &mut chance).expect("an asked seat has a move");
        Some(serde_json::to_value(&answer).expect("a move is JSON"))
    };
    let number = usize::from(input.byte());
    Some([any(number)?, any(number + 1)?])
}

/// What holds for every state.
pub(crate) fn check<G: Game>(game: &G) {
    let text = serde_json::to_string(game).expect("a state is JSON");
    let back: G = serde_json::from_str(&text).expect("a state can be read");
    assert!(back == *game, "a state that was stored is another one");
    for number in 0..game.scores().players() {
        let seat = Seat::new(number);
        let _ = game.view(Observer::Seat(seat));
        assert_eq!(game.prompt(seat).is_some(), game.asked().contains(seat), "asked seats have prompts");
    }
    let _ = game.view(Observer::Public);
    assert_eq!(game.outcome().is_some(), game.asked().is_empty(), "a game is over when nobody is asked");
}
