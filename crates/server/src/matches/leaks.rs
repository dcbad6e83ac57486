//! Nothing hidden from an observer changes anything that the observer is sent.
//!
//! In every position of some games, and for every observer, the test makes up another state that looks the same to the
//! observer. Everything the server would send must be the same, byte for byte. Then the same move is made in both
//! states: the first difference in what the observer hears, if any, must be an event by which the rules reveal
//! something to the observer. If the observer still cannot tell the states apart by their views, nothing may differ at
//! all.
//!
//! [`super::arriving`] shows that nothing else reaches a socket.

use game::{Chance, Observer, Seat, Seats, Seed, Setup, Told};
use games::{Playable, Visit};

use super::drafts::drafted;
use super::tell::{Logged, Standing, events_text, state_of};

/// Everything that an observer is sent about a position. `undo` is a move of its own.
pub(super) fn sent<G: Playable>(
    game: &G,
    observer: Observer,
    version: u32,
    undo: Option<&G::Move>,
    since: u32,
    scored: Vec<i32>,
) -> String {
    let prompt = if let Observer::Seat(seat) = observer { game.prompt(seat) } else { None };
    let standing =
        Standing { version, prompt: prompt.as_ref(), waiting: game.asked(), undo, since, scored, lesson: None };
    state_of(game, observer, &standing).to_string()
}

/// Everything that an observer is sent about a move in this round, having heard `before` entries.
pub(super) fn heard<G: Playable>(told: &[&Told<G::Event>], before: u32, round: u32) -> Option<String> {
    let entries = told.iter().zip(before..);
    let events = entries.map(|(told, index)| Logged::event::<G>(index, round, told.audience, &told.event));
    events_text(events.collect()).map(|text| text.to_string())
}

/// The events that an observer hears.
pub(super) fn heard_by<E>(told: &[Told<E>], observer: Observer) -> Vec<&Told<E>> {
    told.iter().filter(|told| observer.hears(told.audience)).collect()
}

/// Whether an event may tell an observer something new. What is news to any seat is news to the public.
fn reveals<G: Playable>(event: &G::Event, observer: Observer, seats: Seats) -> bool {
    match observer {
        Observer::Seat(seat) => G::reveals(event, seat),
        Observer::Public => seats.iter().any(|seat| G::reveals(event, seat)),
    }
}

/// How often states differed, how often answers were sealed, how often a move and how often a completed sealed choice
/// could be compared, and how many events: a test that never compares anything proves nothing.
#[derive(Default, Debug)]
struct Compared {
    truths: u32,
    moves: u32,
    sealed: u32,
    openings: u32,
    events: usize,
}

fn compare<G: Playable>(game: &G, seat: Seat, answer: &G::Move, chance: &mut Chance, compared: &mut Compared) {
    let seats = Seats::all(game.setup().players());
    for observer in seats.iter().map(Observer::Seat).chain([Observer::Public]) {
        let mut other =
            G::imagine(&game.view(observer), Chance::seeded(Seed::from_number(chance.below(u32::MAX).into())));
        assert_eq!(
            sent(game, observer, 1, None, 0, Vec::new()),
            sent(&other, observer, 1, None, 0, Vec::new()),
            "{observer:?} is sent what it may not know"
        );
        // What a player is told about answers before giving them follows from the view.
        if observer == Observer::Seat(seat) {
            let answer = serde_json::to_value(answer).expect("plain data");
            let drafts = [game, &other]
                .map(|truth| drafted::<G>(&truth.view(observer), seat, vec![answer.clone()], &serde_json::Value::Null));
            assert_eq!(drafts[0], drafts[1], "{observer:?} learns something by trying");
        }
        let mut same = game.clone();
        compared.truths += u32::from(same != other);
        compared.sealed += u32::from(!game.sealed().is_empty());
        let luck = Chance::seeded(Seed::from_number(7));
        same.reseed(luck.clone());
        other.reseed(luck);
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        // In the other state the mover may not have what it moves with.
        if other.play(seat, answer, &mut told_other).is_err() {
            continue;
        }
        same.play(seat, answer, &mut told).expect("the move is legal");
        let differ = same != other;
        let (told, told_other) = (heard_by(&told, observer), heard_by(&told_other, observer));
        let alike = told.iter().zip(&told_other).take_while(|(one, other)| one == other).count();
        assert_eq!(heard::<G>(&told[..alike], 0, 1), heard::<G>(&told_other[..alike], 0, 1), "{observer:?} hears more");
        for first in [told.get(alike), told_other.get(alike)].into_iter().flatten() {
            let may_differ = reveals::<G>(&first.event, observer, seats);
            assert!(may_differ, "{observer:?} hears what it may not know: {first:?}, {told:?}, {told_other:?}");
        }
        // A completed sealed choice reveals the answers, although it may leave no trace in a view. Any other move that
        // leaves the views equal has revealed nothing.
        let opens = !game.sealed().is_empty() && same.sealed().is_empty();
        if !opens && same.view(observer) == other.view(observer) {
            compared.moves += u32::from(differ);
            assert_eq!((told.len(), told_other.len()), (alike, alike), "{observer:?} hears what it may not know");
        }
        compared.openings += u32::from(opens && differ);
        compared.events += if differ { alike } else { 0 };
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
    assert!(compared.truths > 50 && compared.moves > 20 && compared.events > 50, "{compared:?}");
    assert_eq!(compared.openings > 10, compared.sealed > 0, "{compared:?}");
}

#[test]
fn no_game_leaks_anything() {
    #[derive(Clone)]
    struct Leaks;

    impl Visit for Leaks {
        type Output = ();

        fn visit<G: Playable>(self) {
            no_game_leaks::<G>(*G::Setup::PLAYERS.start());
            no_game_leaks::<G>(4.min(*G::Setup::PLAYERS.end()));
        }
    }

    games::with_all(&Leaks);
}
