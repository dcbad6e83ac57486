//! Searching bots: they know only what they see, and they are stronger than the heuristics.

use ai::{Budget, Glance, Searchable, Thought, heuristic_answer, searcher};
use game::{Bot, Chance, Observer, Seat, Seed, Setup as _};

/// As `hard` searches, but by a number of imagined games instead of a time.
const CAREFUL: Budget = Budget {
    samples: 2,
    time: None,
    candidates: 10,
    glance: Some(Glance { samples: 2, keep: 4 }),
    thought: Thought::CAREFUL,
};
/// Quick enough for whole games.
const BRIEF: Budget = Budget { samples: 4, glance: None, thought: Thought::THUMB, ..CAREFUL };

fn searching<G: Searchable>(setup: &G::Setup, budget: Budget, seed: Seed) -> Box<dyn Bot<G>> {
    Box::new(searcher::<G>(G::NETS.find::<G>(setup).expect("a network"), budget, seed))
}

/// What is hidden from a seat may be anything: its bots answer the same.
fn hidden_things_change_nothing<G: Searchable>() {
    [2, *G::Setup::PLAYERS.end()].into_iter().for_each(hidden_from::<G>);
}

fn hidden_from<G: Searchable>(players: u8) {
    let setup = G::Setup::of(players, G::Setup::VARIANTS[0]).expect("a setup");
    let mut game = G::new(&setup, Chance::seeded(Seed::from_number(5)), &mut ()).expect("a game");
    let mut chance = Chance::seeded(Seed::from_number(6));
    for turn in 0..120 {
        let Some(seat) = game.asked().first() else { break };
        let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("asked"));
        if turn % 6 == 0 {
            let other = G::imagine(&view, Chance::seeded(Seed::from_number(turn)));
            let other_prompt = other.prompt(seat).expect("asked there too");
            let bots = || {
                [
                    G::bot("easy", Seed::from_number(turn)).expect("a level"),
                    G::bot("medium", Seed::from_number(turn)).expect("a level"),
                    searching(&setup, CAREFUL, Seed::from_number(turn)),
                ]
            };
            for (mut one, mut same) in bots().into_iter().zip(bots()) {
                let answers =
                    (one.choose(&view, &prompt), same.choose(&other.view(Observer::Seat(seat)), &other_prompt));
                assert_eq!(answers.0, answers.1, "{} decision {turn}", G::ID);
            }
        }
        let answer = heuristic_answer::<G>(&view, &mut chance).expect("asked");
        game.play(seat, &answer, &mut ()).expect("legal");
    }
}

#[test]
fn bots_know_only_what_they_see() {
    for_every_game!(hidden_things_change_nothing);
}

type Maker<'a, G> = &'a dyn Fn(Seed) -> Box<dyn Bot<G>>;

fn two<G: Searchable>() -> G::Setup {
    G::Setup::of(2, G::Setup::VARIANTS[0]).expect("a setup")
}

/// How many of this many games a bot wins against another, alternating seats.
fn wins<G: Searchable>(games: u64, mine: Maker<G>, theirs: Maker<G>) -> f32 {
    let play = |number: u64| {
        let (seed, me) = (Seed::from_number(100 + number / 2), Seat::new((number % 2) as u8));
        let mut game = G::new(&two::<G>(), Chance::seeded(seed), &mut ()).expect("a game");
        let mut bots =
            [0, 1].map(|seat| if Seat::new(seat) == me { mine(seed.derive(9)) } else { theirs(seed.derive(8)) });
        while let Some(seat) = game.asked().first() {
            let prompt = game.prompt(seat).expect("asked");
            let answer = bots[seat.index()].choose(&game.view(Observer::Seat(seat)), &prompt);
            game.play(seat, &answer, &mut ()).expect("legal");
        }
        let winners = game.outcome().expect("over").winners();
        if winners.contains(&me) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    (0..games).map(play).sum()
}

fn level<G: Searchable>(name: &'static str) -> impl Fn(Seed) -> Box<dyn Bot<G>> {
    move |seed| G::bot(name, seed).expect("a level")
}

fn brief_against_medium<G: Searchable>() -> f32 {
    wins::<G>(20, &|seed| searching(&two::<G>(), BRIEF, seed), &level("medium"))
}

/// Guards against a loss of strength. The seeds are fixed, so that the numbers are the same in every run.
#[test]
fn searching_beats_heuristics() {
    let won = for_every_game!(brief_against_medium, f32);
    assert!(won.iter().all(|&won| won >= 12.0), "wins of 20 in {}: {won:?}", games::NAMES.join(", "));
}

/// Wins of `easy` in 40 games: against `random`, and against `medium`.
fn easy<G: Searchable>() -> [f32; 2] {
    ["random", "medium"].map(|other| wins::<G>(40, &level("easy"), &level(other)))
}

/// A beginner is no match for the heuristics, but does not play absurdly either.
#[test]
fn easy_is_between_random_and_medium() {
    let won = for_every_game!(easy, [f32; 2]);
    let between = |[random, medium]: [f32; 2]| random >= 36.0 && (2.0..=18.0).contains(&medium);
    assert!(won.iter().all(|&won| between(won)), "wins of 40 in {}: {won:?}", games::NAMES.join(", "));
}
