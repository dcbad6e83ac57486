//! Records of games that were played, and of games that never were: from any seed, and from any position.

use std::sync::LazyLock;

use game::{Chance, Observer, Record, Recording, Seat, Seed, Setup, record};
use games::{NAMES, Playable, Visit, with_all, with_game};
use serde_json::Value;
use words::lesson::Lesson;

use crate::bot;
use crate::damage::{change_bytes, damaged, exchange_part};
use crate::input::Input;
use crate::moves;

/// How many records of dealt games there are of each game.
const DEALT: usize = 6;
/// Their rounds: long records take long to read.
const ROUNDS: u16 = 3;
/// Records with fewer moves are played on until they have this many: enough for a few rounds from a position.
const MOVES: usize = 32;
/// How often a setup is changed, at most, where only those that can be read are kept.
const STEPS: usize = 64;

/// Real records of all games: of dealt ones, and of lessons, which begin from positions.
static REAL: LazyLock<[Vec<Value>; NAMES.len()]> = LazyLock::new(|| with_all(&Play));

#[derive(Clone)]
struct Play;

impl Visit for Play {
    type Output = Vec<Value>;

    fn visit<G: Playable>(self) -> Vec<Value> {
        let records = (0..DEALT).map(play::<G>).chain(G::course().iter().map(begin));
        records.map(|text| serde_json::from_str(&text).expect("JSON")).collect()
    }
}

/// The record of a lesson before its first move: what is changed in it is mostly its position.
fn begin<G: Playable>(lesson: &Lesson<G>) -> String {
    let seed = Seed::from_number(lesson.seed);
    Recording::<G>::start(lesson.setup.clone(), seed, &mut ()).expect("a lesson").record().to_json()
}

/// The record of a game of chance. Some are finished.
fn play<G: Playable>(number: usize) -> String {
    let players: Vec<u8> = G::Setup::PLAYERS.collect();
    let setup = G::Setup::of(players[number % players.len()], G::Setup::VARIANTS[0]).expect("the default variant");
    let mut chance = Chance::seeded(Seed::from_number(number as u64));
    let rounds = setup.capped(1 + number as u16 % ROUNDS);
    let mut recording = Recording::<G>::start(rounds, Seed::from_number(number as u64), &mut ()).expect("a setup");
    for _ in 0..40 * (number + 1) {
        let Some(seat) = recording.game().asked().first() else { break };
        let answer = recording.game().random_move(seat, &mut chance).expect("an asked seat has a move");
        recording.play(seat, &answer, &mut ()).expect("a legal move");
    }
    recording.record().to_json()
}

/// Reads a text as a record and plays it.
pub fn records(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let game = input.below(NAMES.len());
    let real = input.one(&REAL[game]);
    let text = match input.below(4) {
        0 => input.rest().to_vec(),
        1 => damaged(real.clone(), input.one(&REAL[game]), &mut input),
        2 => with_game(NAMES[game], Wander { from: real, others: &REAL[game], input: &mut input }).expect("a game"),
        _ => {
            let mut text = real.to_string().into_bytes();
            while !input.is_empty() {
                change_bytes(&mut text, &mut input);
            }
            text
        }
    };
    let text = String::from_utf8_lossy(&text);
    let name = record::game_of(&text);
    let named = name.as_deref().unwrap_or(NAMES[game]);
    with_game(named, Read { text: &text, is_known: name.is_ok() });
}

/// Changes the setup of a record step by step and keeps what can be read, so that a position gets far from where it began.
struct Wander<'a, 'b> {
    from: &'a Value,
    others: &'a [Value],
    input: &'a mut Input<'b>,
}

impl Visit for Wander<'_, '_> {
    type Output = Vec<u8>;

    fn visit<G: Playable>(self) -> Vec<u8> {
        let Self { from, others, input } = self;
        let mut record = from.clone();
        for _ in 0..STEPS {
            if input.is_empty() {
                break;
            }
            let mut changed = record.clone();
            exchange_part(&mut changed["setup"], &input.one(others)["setup"], input);
            if Record::<G>::from_json(&changed.to_string()).is_ok() {
                record = changed;
            }
        }
        record.to_string().into_bytes()
    }
}

struct Read<'a> {
    text: &'a str,
    is_known: bool,
}

impl Visit for Read<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let Ok(record) = Record::<G>::from_json(self.text) else { return };
        assert!(self.is_known, "a record without a game");
        let text = record.to_json();
        let back = Record::<G>::from_json(&text).expect("what was written can be read");
        assert!(back == record && back.to_json() == text, "a record that was stored is another one");
        if let Ok(replay) = record.replay()
            && let Ok(state) = replay.finish()
        {
            assert_eq!(state.outcome(), record.outcome, "another result");
        }
        play_anyway(&record);
    }
}

/// Plays the moves whatever their digests say, as far as they are legal, and goes on with moves of chance. What comes of it is a
/// record like any other.
fn play_anyway<G: Playable>(record: &Record<G>) {
    let started = Recording::<G>::start(record.setup.clone(), record.seed, &mut ());
    let mut recording = started.expect("a setup that was checked when it was read");
    for entry in &record.moves {
        if recording.play(entry.seat, &entry.answer, &mut ()).is_err() {
            break;
        }
    }
    let mut chance = Chance::seeded(record.seed.derive(0));
    for _ in recording.record().moves.len()..MOVES {
        let Some(seat) = recording.game().asked().first() else { break };
        let answer = recording.game().random_move(seat, &mut chance).expect("an asked seat has a move");
        recording.play(seat, &answer, &mut ()).expect("a move of chance is legal");
    }
    moves::check(recording.game());
    can_be_thought_about(recording.game(), chance);
    let text = recording.record().to_json();
    let read = Record::<G>::from_json(&text).expect("a record can be read");
    let state = read.replay().expect("its deal is its own").finish().expect("its moves are legal");
    assert!(state == *recording.game(), "a replay leads elsewhere");
}

/// What a review does with a state: it imagines others that look the same, and asks a bot.
fn can_be_thought_about<G: Playable>(game: &G, mut chance: Chance) {
    for number in 0..game.setup().players() {
        let (observer, seed) = (Observer::Seat(Seat::new(number)), Seed::from_number(chance.below(256).into()));
        let view = game.view(observer);
        let imagined = G::imagine(&view, Chance::seeded(seed));
        assert!(imagined.view(observer) == view, "an imagined state looks different");
    }
    if let Some(seat) = game.asked().first() {
        bot::answers_for(game, seat);
    }
}
