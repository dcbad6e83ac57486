//! The stored puzzles: they can be opened, everything in them can be said, and nothing hidden leaves them.

use std::collections::BTreeSet;

use game::{Chance, Seed};
use games::puzzles::{Puzzle, all, files, find, info, of_day, position, verdict};
use games::{NAMES, Playable, Visit, with_game};
use serde_json::Value;
use words::{Language, Phrase};

/// Every phrase in a value, wherever it is.
fn phrases(value: &Value, into: &mut Vec<Phrase>) {
    match value {
        Value::Object(fields) => {
            if fields.get("key").is_some_and(Value::is_string) {
                into.extend(serde_json::from_value::<Phrase>(value.clone()));
            }
            fields.values().for_each(|field| phrases(field, into));
        }
        Value::Array(list) => list.iter().for_each(|one| phrases(one, into)),
        _ => {}
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

struct Sound<'a>(&'a Puzzle);

impl Visit for Sound<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let puzzle = self.0;
        let id = &puzzle.id;
        let opened = puzzle.open::<G>().unwrap_or_else(|bad| panic!("{id}: {bad}"));
        let right = puzzle.answers.iter().filter(|answer| answer.right).count();
        assert!(puzzle.answers.len() >= 3 && right >= 1 && right * 2 <= puzzle.answers.len(), "{id}");
        assert!(puzzle.answers[..right].iter().all(|answer| answer.right), "{id}: the best come first");
        assert!(puzzle.because.is_some() && puzzle.tempting().is_some(), "{id}: why, and what tempts");
        // What the file says about its searches is what it shows.
        let best = &puzzle.answers[0].wins;
        assert_eq!(best.len(), puzzle.confirmation.runs as usize, "{id}");
        for other in &puzzle.answers[right..] {
            let least = best.iter().zip(&other.wins).map(|(best, win)| best - win).fold(f64::MAX, f64::min);
            assert!(least >= puzzle.confirmation.margin - 2e-4, "{id}: an answer loses only {least}");
        }
        let shown = position(puzzle, &opened);
        let mut said = Vec::new();
        let text = json(&shown);
        phrases(&text, &mut said);
        for answer in &puzzle.answers {
            let answer: G::Move = serde_json::from_value(answer.answer.clone()).expect("a move");
            let told = verdict(puzzle, &opened, &answer).unwrap_or_else(|why| panic!("{id}: {why}"));
            assert_eq!(told.place.map(|place| puzzle.answers[place as usize].right), Some(told.right), "{id}");
            phrases(&json(&told), &mut said);
        }
        for language in Language::ALL {
            for phrase in &said {
                language.book().try_say(phrase).unwrap_or_else(|why| panic!("{id} in {language}: {why}"));
            }
        }
        no_leak::<G>(puzzle, &text, &opened.view());
    }
}

/// What is shown before the try is the same whatever is hidden, and holds neither the seed nor an answer's worth.
fn no_leak<G: Playable>(puzzle: &Puzzle, shown: &Value, view: &G::View) {
    let id = &puzzle.id;
    let text = shown.to_string();
    let seed = puzzle.record["seed"].as_str().expect("a record has a seed");
    for hidden in [seed, "\"seed\"", "\"record\"", "\"wins\"", "\"win\"", "\"right\"", "\"because\"", "\"digest\""] {
        assert!(!text.contains(hidden), "{id} shows {hidden}");
    }
    let other = G::imagine(view, Chance::seeded(Seed::from_number(7)));
    let prompt = other.prompt(puzzle.seat).expect("the seat is asked there too");
    assert_eq!(json(&G::question(view, &prompt)), shown["question"], "{id}: the question follows from the view");
    assert_eq!(json(&other.view(game::Observer::Seat(puzzle.seat))), shown["view"], "{id}");
    assert_eq!(json(&other.scores().values().copied().collect::<Vec<_>>()), shown["scores"], "{id}");
}

#[test]
fn every_puzzle_is_sound_in_every_language_and_shows_nothing_hidden() {
    for puzzle in all() {
        with_game(&puzzle.game, Sound(puzzle)).expect("a game");
    }
}

#[test]
fn every_file_is_a_puzzle_of_its_name_and_is_written_as_it_is_read() {
    let mut ids = BTreeSet::new();
    for (name, text) in files() {
        let puzzle = Puzzle::from_json(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(puzzle.id, name);
        assert!(find(&name).is_some(), "{name} is for other rules: mine it again");
        assert_eq!(puzzle.to_json(), text, "{name}");
        assert!((1..=3).contains(&puzzle.difficulty) && ids.insert(puzzle.id), "{name}");
    }
    assert_eq!(all().len(), files().len());
}

#[test]
fn every_theme_has_a_name_in_every_language() {
    for puzzle in all() {
        for language in Language::ALL {
            let file = format!("web-{}.ftl", puzzle.game);
            let text = language.sources().iter().find(|(name, _)| *name == file).expect("messages").1;
            let (_, message) =
                text.split_once(&format!("\nweb-{}-puzzle =", puzzle.game)).expect("the message of themes");
            let message = message.split("\n\n").next().unwrap_or_default();
            let theme = puzzle.theme.strip_prefix(&format!("{}-", puzzle.game)).expect("the game and what it is about");
            assert!(message.contains(&format!("[{theme}]")), "{}: {theme} in {language}", puzzle.id);
        }
    }
}

#[test]
fn every_game_has_puzzles_of_many_kinds_and_its_days() {
    for game in NAMES {
        let puzzles: Vec<&Puzzle> = all().iter().filter(|puzzle| puzzle.game == game).collect();
        assert!(puzzles.len() >= 40, "{game}: only {} puzzles", puzzles.len());
        let players: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.players).collect();
        let difficulties: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.difficulty).collect();
        let themes: BTreeSet<&str> = puzzles.iter().filter_map(|puzzle| puzzle.theme.split('-').nth(1)).collect();
        let early = puzzles.iter().filter(|puzzle| puzzle.round <= 3).count();
        assert!(players.len() >= 3 && difficulties.len() == 3, "{game}: {players:?}, {difficulties:?}");
        assert!(themes.len() >= 5 && themes.contains("end"), "{game}: {themes:?}");
        assert!(early >= 10 && puzzles.len() - early >= 20, "{game}: {early} of {} are early", puzzles.len());
    }
    let of = |theme: &str| all().iter().filter(|puzzle| puzzle.theme == theme).count();
    assert!(["race-pay", "race-choose", "roll-assign", "defenders-act"].iter().all(|theme| of(theme) >= 3));
    let first = 20_000_u64.next_multiple_of(NAMES.len() as u64);
    let days: Vec<&Puzzle> = (first..first + 3 * NAMES.len() as u64).filter_map(of_day).collect();
    assert_eq!(days.len(), 3 * NAMES.len());
    assert!(days.chunks(NAMES.len()).all(|days| days.iter().map(|day| &day.game).eq(&NAMES)), "games take turns");
    assert_eq!(of_day(20_000).map(info), of_day(20_000).map(info), "the same for everyone");
}
