//! Advice: what it says about the answers, and what it is computed from.

use ai::{
    Budget, Net, NoNetwork, Searchable, Trainer, Training, advise, advise_with, heuristic_answer, net_for, network,
};
use defenders::Defenders;
use game::{Chance, Game as _, Observer, Seat, Seed, Setup};
use race::Race;
use roll::Roll;

const SEED: Seed = Seed::new([7; 32]);

fn setup<G: Searchable>(players: u8) -> G::Setup {
    G::Setup::of(players, G::Setup::VARIANTS[0]).expect("a setup")
}

/// An untrained network: its estimates are nonsense, but always the same.
fn trainer<G: Searchable>(players: u8) -> Trainer<G> {
    Trainer::new(Training { hidden: (8, 4), ..Training::of(setup::<G>(players), 1, 1) }).expect("a setup to play")
}

fn dealt<G: Searchable>(players: u8, seed: u64) -> G {
    G::new(&setup::<G>(players), Chance::seeded(Seed::from_number(seed)), &mut ()).expect("a game")
}

/// Plays on by heuristics, and shows every position with the seat to move.
fn walk<G: Searchable>(players: u8, moves: usize, mut look: impl FnMut(&G, Seat)) {
    let mut game = dealt::<G>(players, 3);
    let mut chance = Chance::seeded(Seed::from_number(5));
    for _ in 0..moves {
        let Some(seat) = game.asked().first() else { break };
        look(&game, seat);
        let answer = heuristic_answer::<G>(&game.view(Observer::Seat(seat)), &mut chance).expect("asked");
        game.play(seat, &answer, &mut ()).expect("legal");
    }
}

/// Everything hidden from the seat is drawn again: the advice stays the same, to the last bit.
fn nothing_hidden_is_used<G: Searchable>() {
    let net: Net = trainer::<G>(3).net().clone();
    let (mut chance, mut differing) = (Chance::seeded(Seed::from_number(9)), 0);
    walk::<G>(3, 25, |game, seat| {
        let ask = |game: &G| {
            let view = game.view(Observer::Seat(seat));
            advise_with::<G>(&net, &view, None, Budget::samples(3), SEED)
        };
        let other = Chance::seeded(Seed::from_number(chance.below(u32::MAX).into()));
        let other = G::imagine(&game.view(Observer::Seat(seat)), other);
        differing += usize::from(*game != other);
        assert_eq!(ask(game), ask(&other));
    });
    assert!(differing > 15, "{differing} truths differed");
}

#[test]
fn advice_uses_nothing_that_is_hidden() {
    for_every_game!(nothing_hidden_is_used);
}

/// All that is considered is legal, has been tried, and can be believed; a question without a choice is judged too.
fn advice_makes_sense<G: Searchable>() {
    let net = trainer::<G>(3).net().clone();
    let (mut forced, mut chosen) = (0, 0);
    walk::<G>(3, 60, |game, seat| {
        let view = game.view(Observer::Seat(seat));
        let findings = advise_with::<G>(&net, &view, None, Budget::samples(2), SEED);
        assert!(!findings.considered.is_empty());
        *(if findings.considered.len() == 1 { &mut forced } else { &mut chosen }) += 1;
        for considered in &findings.considered {
            game.clone().play(seat, &considered.answer, &mut ()).expect("legal");
            assert!(considered.samples > 0 && (0.0..=1.0).contains(&considered.win), "{considered:?}");
            assert!(considered.margin.abs() < 1000.0, "{considered:?}");
        }
        for predicted in &findings.predicted {
            assert_ne!(predicted.seat, seat);
            let all: f32 = predicted.answers.iter().map(|(_, share)| share).sum();
            assert!((all - 1.0).abs() < 1e-4, "{predicted:?}");
        }
    });
    assert!(chosen > 5, "{forced} forced, {chosen} chosen");
}

#[test]
fn all_that_is_considered_is_legal_and_tried() {
    for_every_game!(advice_makes_sense);
}

/// What another has answered in secret is guessed, and not just any answer that would be legal.
fn sealed_answers_are_predicted<G: Searchable>(players: u8) {
    let net = trainer::<G>(players).net().clone();
    let mut sealed = 0;
    walk::<G>(players, 60, |game, seat| {
        if game.sealed().is_empty() {
            return;
        }
        sealed += 1;
        let view = game.view(Observer::Seat(seat));
        let findings = advise_with::<G>(&net, &view, None, Budget::samples(2), SEED);
        let predicted: Vec<Seat> = findings.predicted.iter().map(|predicted| predicted.seat).collect();
        assert!(game.sealed().iter().all(|other| predicted.contains(&other)), "{predicted:?}");
    });
    assert!(sealed > 3, "{sealed}");
}

#[test]
fn answers_that_lie_sealed_are_predicted() {
    sealed_answers_are_predicted::<Race>(3);
    sealed_answers_are_predicted::<Roll>(3);
}

#[test]
fn an_answer_that_was_given_is_looked_at_too() {
    let net = trainer::<Defenders>(2).net().clone();
    let game = dealt::<Defenders>(2, 1);
    let (seat, few) = (Seat::new(0), Budget { candidates: 1, ..Budget::samples(2) });
    let view = game.view(Observer::Seat(seat));
    let ask = |given| advise_with::<Defenders>(&net, &view, given, few, SEED).considered;
    let [only] = &ask(None)[..] else { panic!("one candidate") };
    let given = Defenders::candidates(game.look(seat), &(), &mut Chance::seeded(SEED)).pop().expect("an answer");
    assert_ne!(only.answer, given);
    assert_eq!(ask(Some(&given)).len(), 2);
    assert_eq!(ask(Some(&only.answer)).len(), 1);
}

#[test]
fn spectators_get_no_advice() {
    let (net, game) = (trainer::<Race>(2).net().clone(), dealt::<Race>(2, 1));
    let view = game.view(Observer::Public);
    let findings = advise_with::<Race>(&net, &view, None, Budget::samples(1), SEED);
    assert!(findings.considered.is_empty() && findings.predicted.is_empty());
}

/// Whether or not there is a network for a setup, advice says so.
#[test]
fn advice_comes_from_the_library_or_says_that_there_is_none() {
    fn check<G: Searchable>() {
        let setup = setup::<G>(2);
        let game = dealt::<G>(2, 1);
        let seat = game.asked().first().expect("a seat");
        let view = game.view(Observer::Seat(seat));
        let advice = advise::<G>(&view, Budget::samples(1), SEED);
        assert_eq!(advice.is_ok(), network::<G>(&setup).is_ok());
        if let Err(none) = advice {
            assert_eq!(none, NoNetwork { game: G::ID, players: 2, variant: setup.variant().to_string() });
        }
    }
    for_every_game!(check);
}

#[test]
fn a_network_of_another_game_is_refused() {
    let race = trainer::<Race>(2);
    let bytes = race.net().to_bytes(&race.header());
    assert!(net_for::<Race>(&setup::<Race>(2), &bytes).is_ok());
    let three = net_for::<Race>(&setup::<Race>(3), &bytes).expect_err("for two").to_string();
    assert!(three.contains("race with 2 players") && three.contains("race with 3 players"), "{three}");
    let roll = net_for::<Roll>(&setup::<Roll>(2), &bytes).expect_err("for Race").to_string();
    assert!(roll.contains("roll with 2 players"), "{roll}");
    assert!(net_for::<Race>(&setup::<Race>(2), b"nonsense").is_err());
}
