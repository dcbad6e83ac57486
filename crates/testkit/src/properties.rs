//! What must hold of every game, on many random games each.

use std::collections::BTreeSet;
use std::fmt::Debug;

use game::{BySeat, Chance, Game, Imagine, Legal, Observer, Record, RecordError, Recording, Seat, Seed, Told};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game that takes more decisions than this does not end.
const ENDLESS: usize = 100_000;

/// Lists of moves longer than this are not tried for evenness: it would take minutes, and shows nothing that short ones do not.
const MANY: usize = 400;

/// Which games a property is tried on.
#[derive(Clone, Debug)]
pub struct Games<S> {
    /// The setups, each of which is played.
    pub setups: Vec<S>,
    /// How many games of each setup.
    pub games: u64,
}

impl<S: Clone + Debug> Games<S> {
    fn each(&self, mut game: impl FnMut(&S, Seed)) {
        for (kind, setup) in self.setups.iter().enumerate() {
            for index in 0..self.games {
                game(setup, Seed::from_number(kind as u64).derive(index));
            }
        }
    }

    /// Plays random games and shows every state on the way, the last one included, with the seat to move.
    fn every_state<G: Game<Setup = S> + Legal>(&self, mut look: impl FnMut(&G, Option<Seat>, &mut Chance)) {
        self.each(|setup, seed| {
            let mut choices = Chance::seeded(seed.derive(1));
            let mut game = start::<G>(setup, seed);
            for _ in 0..ENDLESS {
                let seat = random_seat(&game, &mut choices);
                look(&game, seat, &mut choices);
                let Some(seat) = seat else { return };
                play_random(&mut game, seat, &mut choices);
            }
            panic!("{setup:?}, seed {seed}: not over after {ENDLESS} decisions");
        });
    }
}

fn start<G: Game>(setup: &G::Setup, seed: Seed) -> G {
    G::new(setup, Chance::seeded(seed), &mut ()).expect("a setup that can be played")
}

/// One of the seats that are asked, so that simultaneous answers come in all orders.
fn random_seat<G: Game>(game: &G, choices: &mut Chance) -> Option<Seat> {
    let asked: Vec<Seat> = game.asked().iter().collect();
    asked.get(choices.below(asked.len() as u32) as usize).copied()
}

fn play_random<G: Legal>(game: &mut G, seat: Seat, choices: &mut Chance) {
    let answer = game.random_move(seat, choices).expect("an asked seat can move");
    game.play(seat, &answer, &mut ()).expect("a drawn move is legal");
}

fn observers<G: Game>(game: &G) -> Vec<Observer> {
    let players = game::Setup::players(game.setup());
    (0..players).map(|seat| Observer::Seat(Seat::new(seat))).chain([Observer::Public]).collect()
}

fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("plain data can be written as JSON");
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(back, *value, "changed on its way through {text}");
    back
}

/// Every game ends, with a result for every seat and a winner; until then somebody is asked.
pub fn every_game_ends<G: Legal>(games: &Games<G::Setup>) {
    games.every_state::<G>(|game, seat, _| {
        assert_eq!(seat.is_none(), game.outcome().is_some(), "over, or somebody is asked");
        for seat in game.asked().iter() {
            assert!(game.prompt(seat).is_some(), "seat {seat} is asked without a question");
        }
        assert!(game.sealed().iter().all(|seat| !game.asked().contains(seat)), "a sealed answer is asked for again");
        let Some(outcome) = game.outcome() else { return };
        assert_eq!(game.scores(), outcome.standings.map(|_, standing| standing.total), "the score at the end is final");
        assert_eq!(outcome.standings.players(), game::Setup::players(game.setup()));
        assert!(!outcome.winners().is_empty());
        for standing in outcome.standings.values() {
            assert_eq!(standing.total, standing.score.iter().map(|line| line.points).sum::<i32>());
        }
    });
}

/// A record, written and read again, leads to the same states; and no move of it can be lost or altered unnoticed.
pub fn replay_equals_play<G: Legal>(games: &Games<G::Setup>) {
    games.each(|setup, seed| {
        let mut choices = Chance::seeded(seed.derive(1));
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let mut recording = Recording::<G>::start(setup.clone(), seed, &mut told).expect("a playable setup");
        let mut states = vec![recording.game().clone()];
        while let Some(seat) = random_seat(recording.game(), &mut choices) {
            let answer = recording.game().random_move(seat, &mut choices).expect("an asked seat can move");
            recording.play(seat, &answer, &mut told).expect("a drawn move is legal");
            states.push(recording.game().clone());
        }
        let record = Record::<G>::from_json(&recording.record().to_json()).expect("a record that was just written");
        assert_eq!(record, *recording.record());
        let mut again: Vec<Told<G::Event>> = Vec::new();
        let mut replay = record.replay_to(&mut again).expect("the same deal");
        for state in &states {
            assert_eq!(replay.game(), state, "{setup:?}, seed {seed}, move {}", replay.played());
            replay.step(&mut again).expect("the same move");
        }
        assert_eq!(again, told, "the same events");
        a_lost_move_is_noticed(&record, choices.below(record.moves.len() as u32) as usize);
    });
}

fn a_lost_move_is_noticed<G: Game>(record: &Record<G>, index: usize) {
    let mut altered = record.clone();
    altered.moves.remove(index);
    let error = altered.replay().and_then(game::Replay::finish).expect_err("a move is missing");
    let noticed =
        matches!(error, RecordError::Illegal { .. } | RecordError::Differs { .. } | RecordError::OutcomeDiffers { .. });
    assert!(noticed, "{error}");
}

/// A question stays as it is while other seats answer theirs: an answer under way never becomes stale because of them.
pub fn questions_wait<G: Legal>(games: &Games<G::Setup>) {
    games.every_state::<G>(|game, seat, choices| {
        let Some(seat) = seat else { return };
        let mut after = game.clone();
        play_random(&mut after, seat, choices);
        for other in game.asked().iter().filter(|other| *other != seat) {
            assert_eq!(after.prompt(other), game.prompt(other), "asked of {other} before and after {seat} answered");
        }
    });
}

/// States, views, prompts, moves and events survive JSON, and a restored state plays on as the original does.
pub fn serde_round_trip<G: Legal>(games: &Games<G::Setup>) {
    games.every_state::<G>(|game, seat, choices| {
        let mut restored = through_json(game);
        for observer in observers(game) {
            through_json(&game.view(observer));
        }
        let Some(seat) = seat else {
            through_json(&game.outcome());
            return;
        };
        through_json(&game.prompt(seat));
        let answer = through_json(&game.random_move(seat, choices).expect("an asked seat can move"));
        let (mut game, mut told, mut told_restored) = (game.clone(), Vec::new(), Vec::new());
        game.play(seat, &answer, &mut told).expect("a drawn move is legal");
        restored.play(seat, &answer, &mut told_restored).expect("as legal as before");
        assert_eq!(restored, game);
        assert_eq!(through_json(&told), told_restored);
    });
}

/// The offered moves are accepted, each stands once in the list, the playout's list is the same, and every other move that
/// `others` thinks of is refused and changes nothing.
pub fn offered_moves_are_exactly_the_legal_ones<G: Legal>(
    games: &Games<G::Setup>,
    mut others: impl FnMut(&G, Seat, &mut Chance) -> Vec<G::Move>,
) {
    games.every_state::<G>(|game, _, choices| {
        for seat in observers(game).iter().filter_map(|observer| match observer {
            Observer::Seat(seat) => Some(*seat),
            Observer::Public => None,
        }) {
            let offered = match game.prompt(seat) {
                Some(prompt) => G::moves(&prompt),
                None => Vec::new(),
            };
            assert_eq!(game.asked().contains(seat), !offered.is_empty(), "asked and offered go together");
            if let Some(prompt) = game.prompt(seat) {
                let only = (offered.len() == 1).then(|| offered[0].clone());
                assert_eq!(G::only_move(&prompt), only, "of {offered:?}");
            }
            offered_are_accepted(game, seat, &offered);
            for other in others(game, seat, choices) {
                if !offered.contains(&other) {
                    is_refused(game, seat, &other);
                }
            }
        }
        // A seat that is not at this table.
        if let Some(answer) = game.asked().first().and_then(|seat| game.random_move(seat, choices)) {
            is_refused(game, Seat::new(game::Setup::players(game.setup())), &answer);
            is_refused(game, Seat::new(255), &answer);
        }
    });
}

fn offered_are_accepted<G: Legal>(game: &G, seat: Seat, offered: &[G::Move]) {
    let mut listed = Vec::new();
    game.legal_moves(seat, &mut listed);
    assert_eq!(listed.len(), offered.len(), "{listed:?} is not {offered:?}");
    // Text can be looked up: there are thousands of ways to pay from a hand of twenty cards.
    let text = |answer: &G::Move| serde_json::to_string(answer).expect("plain data can be written as JSON");
    let listed: BTreeSet<String> = listed.iter().map(text).collect();
    let mut seen = BTreeSet::new();
    for answer in offered {
        let text = text(answer);
        assert!(listed.contains(&text), "{answer:?} is not in the playout's list");
        assert!(seen.insert(text), "{answer:?} is offered twice");
        let mut after = game.clone();
        after.play(seat, answer, &mut ()).unwrap_or_else(|illegal| panic!("{answer:?} is offered but: {illegal}"));
        assert_ne!(after, *game, "{answer:?} changes nothing");
    }
}

fn is_refused<G: Game>(game: &G, seat: Seat, answer: &G::Move) {
    let (mut after, mut told) = (game.clone(), Vec::new());
    assert!(after.play(seat, answer, &mut told).is_err(), "{answer:?} is accepted from seat {seat} but not offered");
    assert_eq!(after, *game, "{answer:?} is refused but changes something");
    assert!(told.is_empty(), "{answer:?} is refused but something was told");
}

/// Random moves are legal, and each legal move is equally likely: a chi-square test on the states of one game in twenty.
pub fn random_moves_are_even<G: Legal>(games: &Games<G::Setup>) {
    let mut tried = 0u32;
    games.every_state::<G>(|game, seat, choices| {
        let Some(seat) = seat else { return };
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let drawn = game.random_move(seat, choices).expect("an asked seat can move");
        assert!(legal.contains(&drawn), "{drawn:?} was drawn but is not legal");
        if legal.len() < 2 || legal.len() > MANY || choices.below(20) != 0 {
            return;
        }
        tried += 1;
        let draws = 60 * legal.len();
        let mut counts = vec![0u32; legal.len()];
        for _ in 0..draws {
            let drawn = game.random_move(seat, choices).expect("an asked seat can move");
            counts[legal.iter().position(|answer| *answer == drawn).expect("a legal move")] += 1;
        }
        let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 60.0).powi(2) / 60.0).sum();
        // Six standard deviations above the mean: with thousands of fixed trials an even draw stays below.
        let freedom = legal.len() as f64 - 1.0;
        let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 10.0;
        assert!(chi < limit, "chi-square {chi:.1} over {limit:.1}: {counts:?} for {legal:?}");
    });
    assert!(tried > 0, "no state was tried");
}

/// Where `is_sealed` says that several seats choose in secret, the order of their answers decides nothing.
pub fn sealed_answers_commute<G: Legal>(games: &Games<G::Setup>, mut is_sealed: impl FnMut(&G) -> bool) -> u32 {
    let mut tried = 0;
    games.every_state::<G>(|game, _, choices| {
        let seats: Vec<Seat> = game.asked().iter().collect();
        if seats.len() < 2 || !is_sealed(game) {
            return;
        }
        tried += 1;
        let answers = BySeat::new(game::Setup::players(game.setup()), |seat| game.random_move(seat, choices));
        let mut ends = Vec::new();
        let mut shuffled = seats.clone();
        choices.shuffle(&mut shuffled);
        for order in [seats.clone(), seats.iter().rev().copied().collect(), shuffled] {
            let mut end = game.clone();
            for seat in order {
                let answer = answers[seat].as_ref().expect("an asked seat can move");
                end.play(seat, answer, &mut ()).expect("a sealed answer stays legal");
            }
            ends.push(end);
        }
        assert!(ends.iter().all(|end| *end == ends[0]), "the order of {answers:?} matters");
    });
    tried
}

/// What `count` says of a state, and an error of it, holds in every state: nothing appears, nothing disappears.
pub fn everything_is_conserved<G: Legal>(games: &Games<G::Setup>, mut count: impl FnMut(&G) -> Result<(), String>) {
    games.every_state::<G>(|game, _, _| {
        count(game).unwrap_or_else(|fault| panic!("{fault} in {game:?}"));
    });
}

/// An observer's view and prompt do not change when everything hidden from this observer is redrawn in the state itself.
pub fn views_do_not_leak<G: Legal>(games: &Games<G::Setup>, mut scramble: impl FnMut(&G, Observer, &mut Chance) -> G) {
    let mut differed = false;
    games.every_state::<G>(|game, _, choices| {
        for observer in observers(game) {
            let other = scramble(game, observer, choices);
            differed |= other != *game;
            assert_eq!(other.view(observer), game.view(observer), "{observer:?} sees something hidden in {game:?}");
            assert_eq!(other.asked(), game.asked());
            if let Observer::Seat(seat) = observer {
                assert_eq!(other.prompt(seat), game.prompt(seat), "seat {seat} is asked by something hidden");
            }
        }
    });
    assert!(differed, "scramble redraws nothing");
}

/// A state imagined behind a view looks like that view, asks the same, and can be played to its end.
pub fn imagined_states_fit_their_views<G: Imagine + Legal>(games: &Games<G::Setup>) {
    games.every_state::<G>(|game, _, choices| {
        for observer in observers(game) {
            let view = game.view(observer);
            let seed = Seed::from_number(choices.below(u32::MAX).into());
            let imagined = G::imagine(&view, Chance::seeded(seed));
            assert_eq!(imagined.view(observer), view, "imagined by {observer:?} from {view:?}");
            assert_eq!(imagined, G::imagine(&view, Chance::seeded(seed)), "the same chance imagines the same");
            if let Observer::Seat(seat) = observer {
                assert_eq!(imagined.prompt(seat), game.prompt(seat));
            }
            if choices.below(50) == 0 {
                play_out(imagined, choices);
            }
        }
    });
}

/// A move that draws nothing at random and reveals nothing to its mover leads to the same view for every hidden state. Returns
/// how many such moves there were.
///
/// This is what makes it fair to take such a move back.
pub fn silent_moves_teach_nothing<G: Imagine + Legal>(games: &Games<G::Setup>) -> u32 {
    let mut silent = 0;
    games.every_state::<G>(|game, seat, choices| {
        let Some(seat) = seat else { return };
        let observer = Observer::Seat(seat);
        let answer = game.random_move(seat, choices).expect("an asked seat can move");
        let (mut after, mut told) = (game.clone(), Vec::new());
        after.play(seat, &answer, &mut told).expect("a drawn move is legal");
        let learns = told.iter().any(|told| observer.hears(told.audience) && G::reveals(&told.event, seat));
        // A move that ends the game is never taken back.
        if learns || after.chance().position() != game.chance().position() || after.outcome().is_some() {
            return;
        }
        silent += 1;
        let seed = Seed::from_number(choices.below(u32::MAX).into());
        let mut imagined = G::imagine(&game.view(observer), Chance::seeded(seed));
        imagined.play(seat, &answer, &mut ()).expect("what is legal follows from the view");
        assert_eq!(imagined.view(observer), after.view(observer), "{answer:?} taught seat {seat} something: {told:?}");
    });
    silent
}

fn play_out<G: Legal>(mut game: G, choices: &mut Chance) {
    for _ in 0..ENDLESS {
        let Some(seat) = random_seat(&game, choices) else { return };
        play_random(&mut game, seat, choices);
    }
    panic!("an imagined game is not over after {ENDLESS} decisions");
}
