//! Lines for a bot that answers the bot protocol.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use game::{Chance, Observer, Seat, Seed, Setup};
use games::{NAMES, Playable, Visit, with_all, with_game};
use serde_json::{Value, json};
use stdio::Player;
use stdio::message::{FromBot, PROTOCOL, ToBot};

use crate::damage::damaged;
use crate::input::Input;

/// How many questions of each game there are.
const QUESTIONS: usize = 16;
/// How many lines an input can have.
const LINES: usize = 12;
const LEVELS: [&str; 3] = ["random", "medium", "easy"];

/// Real messages of a host for all games: a hello, a new game, questions, and the rest.
static REAL: LazyLock<[Vec<Value>; NAMES.len()]> = LazyLock::new(|| with_all(&Host));

/// What was said by the last panic.
static LAST: Mutex<String> = Mutex::new(String::new());

#[derive(Clone)]
struct Host;

impl Visit for Host {
    type Output = Vec<Value>;

    fn visit<G: Playable>(self) -> Vec<Value> {
        let players = *G::Setup::PLAYERS.end();
        let setup = G::Setup::of(players, G::Setup::VARIANTS[0]).expect("the default variant");
        let mut game = G::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a setup");
        let mut chance = Chance::seeded(Seed::from_number(2));
        let mut messages: Vec<Value> =
            (0..QUESTIONS).map_while(|number| question(&mut game, number, &mut chance)).collect();
        messages.extend([
            json!({ "type": "hello", "protocol": PROTOCOL, "game": G::ID, "rules_version": G::RULES_VERSION }),
            json!({ "type": "new_game", "players": players, "seat": 1, "seed": Seed::from_number(3), "think_ms": 1 }),
            json!({ "type": "error", "id": 1, "code": "illegal", "message": "" }),
        ]);
        messages
    }
}

/// A question of a game that goes on for a while afterwards.
fn question<G: Playable>(game: &mut G, number: usize, chance: &mut Chance) -> Option<Value> {
    let question = asks(game, game.asked().first()?, number);
    for _ in 0..5 {
        let Some(seat) = game.asked().first() else { break };
        let answer = game.random_move(seat, chance)?;
        game.play(seat, &answer, &mut ()).expect("a legal move");
    }
    Some(question)
}

/// What a seat is asked.
fn asks<G: Playable>(game: &G, seat: Seat, number: usize) -> Value {
    let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat));
    json!({ "type": "prompt", "id": number, "view": view, "prompt": prompt })
}

/// A bot has a legal answer for an asked seat.
pub(crate) fn answers_for<G: Playable>(game: &G, seat: Seat) {
    let mut player = Player::<G>::new("medium", None).expect("every game has this level");
    let said = answers(&mut player, format!("{}\n", asks(game, seat, 0)).as_bytes());
    let [FromBot::Move { answer, .. }] = &said[..] else { panic!("to a question it says {said:?}") };
    let answer: G::Move = serde_json::from_value(answer.clone()).expect("a move");
    if let Err(refused) = game.clone().play(seat, &answer, &mut ()) {
        panic!("a bot plays {answer:?}: {refused}");
    }
}

/// Silences panics. A nonsensical view may make a bot panic, which is answered with an error: only what reaches [`or_abort`]
/// counts, and is said there.
pub fn catch_panics() {
    panic::set_hook(Box::new(|what| {
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = what.to_string();
    }));
}

/// Sends lines to a bot.
pub fn bot_lines(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let (game, level) = (input.below(NAMES.len()), *input.one(&LEVELS));
    let lines = lines(&REAL[game], &mut input);
    with_game(NAMES[game], Talk { level, lines: &lines, question: &REAL[game][0] });
}

/// Runs a target whose panics were made silent. One that gets this far is said, and ends the process as the fuzzer expects.
pub fn or_abort(target: impl FnOnce()) {
    if panic::catch_unwind(AssertUnwindSafe(target)).is_err() {
        eprintln!("{}", LAST.lock().unwrap_or_else(PoisonError::into_inner));
        std::process::abort();
    }
}

fn lines(real: &[Value], input: &mut Input<'_>) -> Vec<u8> {
    let mut lines = Vec::new();
    for _ in 0..LINES {
        if input.is_empty() {
            break;
        }
        match input.below(8) {
            0 => lines.extend_from_slice(input.bytes()),
            _ => {
                let (message, other) = (input.one(real).clone(), input.one(real));
                lines.extend(damaged(message, other, input));
            }
        }
        lines.push(b'\n');
    }
    lines
}

struct Talk<'a> {
    level: &'a str,
    lines: &'a [u8],
    question: &'a Value,
}

impl Visit for Talk<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let think = Some(Duration::from_millis(1));
        let mut player = Player::<G>::new(self.level, think).expect("every game has these levels");
        let said = answers(&mut player, self.lines);
        assert!(said.len() <= self.lines.iter().filter(|byte| **byte == b'\n').count(), "{said:?}");
        let question: ToBot = serde_json::from_value(self.question.clone()).expect("a message");
        let said = answers(&mut player, stdio::message::line(&question).as_bytes());
        assert!(matches!(said[..], [FromBot::Move { .. }]), "to a question it says {said:?}");
    }
}

fn answers<G: Playable>(player: &mut Player<'_, G>, lines: &[u8]) -> Vec<FromBot> {
    let mut said = Vec::new();
    player.converse(lines, &mut said).expect("there is room");
    let said = String::from_utf8(said).expect("answers are UTF-8");
    said.lines().map(|line| serde_json::from_str(line).expect("an answer is a message")).collect()
}
