//! Records of games that were played, and of games that never were.

use std::sync::LazyLock;

use game::{Chance, Record, Recording, Seed, Setup, record};
use games::{NAMES, Playable, Visit, with_all, with_game};

use crate::damage::{change_bytes, damaged};
use crate::input::Input;

/// How many records of each game there are.
const KEPT: usize = 6;
/// Their rounds: long records take long to read.
const ROUNDS: u16 = 3;

/// Real records of all games.
static REAL: LazyLock<[Vec<String>; NAMES.len()]> = LazyLock::new(|| with_all(&Play));

#[derive(Clone)]
struct Play;

impl Visit for Play {
    type Output = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        (0..KEPT).map(play::<G>).collect()
    }
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
    let real = &REAL[game][input.below(KEPT)];
    let text = match input.below(3) {
        0 => input.rest().to_vec(),
        1 => {
            let [real, other] = [real, input.one(&REAL[game])].map(|text| serde_json::from_str(text).expect("JSON"));
            damaged(real, &other, &mut input)
        }
        _ => {
            let mut text = real.clone().into_bytes();
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

/// Plays the moves whatever their digests say, as far as they are legal. What comes of it is a record like any other.
fn play_anyway<G: Playable>(record: &Record<G>) {
    let Ok(mut recording) = Recording::<G>::start(record.setup.clone(), record.seed, &mut ()) else { return };
    for entry in &record.moves {
        if recording.play(entry.seat, &entry.answer, &mut ()).is_err() {
            break;
        }
    }
    let text = recording.record().to_json();
    let read = Record::<G>::from_json(&text).expect("a record can be read");
    let state = read.replay().expect("its deal is its own").finish().expect("its moves are legal");
    assert!(state == *recording.game(), "a replay leads elsewhere");
}
