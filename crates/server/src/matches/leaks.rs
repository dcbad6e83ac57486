//! Nothing that is hidden from an observer changes anything that the observer is sent.
//!
//! In every position of some games, and for every observer, another truth is made up that looks the same to the observer. All
//! that the server would send must be the same, byte for byte. Then the same move is made in both truths: where the observer
//! still cannot tell them apart by looking, it must not be able to tell them apart by listening.

use defenders::Defenders;
use game::{Chance, Observer, Seat, Seats, Seed, Setup, Told};
use race::Race;
use roll::Roll;

use super::tell::{Logged, Standing, events_text, state_of};
use crate::games::Playable;

/// Everything that an observer is sent about a position.
fn sent<G: Playable>(game: &G, observer: Observer) -> String {
    let prompt = if let Observer::Seat(seat) = observer { game.prompt(seat) } else { None };
    let standing = Standing { version: 1, prompt: prompt.as_ref(), waiting: game.asked(), undo: None };
    state_of(game, observer, &standing).to_string()
}

/// Everything that an observer is sent about a move.
fn heard<G: Playable>(told: &[Told<G::Event>], observer: Observer) -> Option<String> {
    let heard = told.iter().filter(|told| observer.hears(told.audience));
    let events = heard.zip(0..).map(|(told, index)| Logged::event::<G>(index, 1, told.audience, &told.event));
    events_text(events.collect()).map(|text| text.to_string())
}

/// How often truths differed, and how often a move could be compared: a test that never compares anything proves nothing.
#[derive(Default, Debug)]
struct Compared {
    truths: u32,
    moves: u32,
}

fn compare<G: Playable>(game: &G, seat: Seat, answer: &G::Move, chance: &mut Chance, compared: &mut Compared) {
    let seats = Seats::all(game.setup().players());
    for observer in seats.iter().map(Observer::Seat).chain([Observer::Public]) {
        let mut other =
            G::imagine(&game.view(observer), Chance::seeded(Seed::from_number(chance.below(u32::MAX).into())));
        assert_eq!(sent(game, observer), sent(&other, observer), "{observer:?} is sent what it may not know");
        let mut same = game.clone();
        compared.truths += u32::from(same != other);
        let luck = Chance::seeded(Seed::from_number(7));
        same.reseed(luck.clone());
        other.reseed(luck);
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        // In another truth the mover may not have what it moves with.
        if other.play(seat, answer, &mut told_other).is_err() {
            continue;
        }
        same.play(seat, answer, &mut told).expect("the move is legal");
        // A ballot that opens shows what was sealed: truths that differ in that may sound different.
        let opened = !game.sealed().is_empty() && same.sealed().is_empty();
        if !opened && same.view(observer) == other.view(observer) {
            compared.moves += u32::from(same != other);
            assert_eq!(
                heard::<G>(&told, observer),
                heard::<G>(&told_other, observer),
                "{observer:?} hears what it may not know"
            );
        }
    }
}

fn no_game_leaks<G: Playable>(players: u8) {
    let mut compared = Compared::default();
    for number in 0..2 {
        let setup = G::Setup::of(players, G::Setup::VARIANTS[0]).expect("a setup").capped(6);
        let mut chance = Chance::seeded(Seed::from_number(number));
        let mut game = G::new(&setup, Chance::seeded(Seed::from_number(100 + number)), &mut ()).expect("a game");
        while let Some(seat) = game.asked().first() {
            let answer = game.random_move(seat, &mut chance).expect("a move");
            compare(&game, seat, &answer, &mut chance, &mut compared);
            game.play(seat, &answer, &mut ()).expect("legal");
        }
    }
    assert!(compared.truths > 50 && compared.moves > 20, "{compared:?}");
}

#[test]
fn race_leaks_nothing() {
    no_game_leaks::<Race>(2);
    no_game_leaks::<Race>(4);
}

#[test]
fn roll_leaks_nothing() {
    no_game_leaks::<Roll>(2);
    no_game_leaks::<Roll>(4);
}

#[test]
fn defenders_leaks_nothing() {
    no_game_leaks::<Defenders>(2);
    no_game_leaks::<Defenders>(4);
}
