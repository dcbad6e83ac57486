//! `medium` of Roll for the Galaxy plays whole games of normal length, and better than chance.

use ai::Levels;
use game::{Chance, Game, Imagine as _, Legal as _, Observer, Seat, Seed, Setup as _};
use roll::{Prompt, Roll, Setup, Timing};

use crate::defenders::play;

/// A game that lasts so long would never end.
const STALLED: u16 = 40;

fn setup(players: u8, variant: &str) -> Setup {
    Setup::of(players, variant).expect("a setup that exists").capped(STALLED)
}

#[test]
fn medium_beats_random_from_either_seat() {
    for variant in Setup::VARIANTS {
        for (levels, medium) in [(["medium", "random"], 0), (["random", "medium"], 1)] {
            let won = |game| {
                let (outcome, _) = play::<Roll>(&setup(2, variant), Seed::from_number(game), &levels);
                outcome.winners() == [Seat::new(medium)]
            };
            let wins = (0..40).filter(|&game| won(game)).count();
            assert!(wins >= 38, "{variant}, seat {medium}: {wins} wins in 40 games");
        }
    }
}

#[test]
fn games_among_medium_have_a_normal_length() {
    for players in Setup::PLAYERS {
        for variant in Setup::VARIANTS {
            let (setup, levels) = (setup(players, variant), vec!["medium"; players.into()]);
            let length = |game| play::<Roll>(&setup, Seed::from_number(game), &levels).1;
            let rounds: Vec<u32> = (0..40).map(length).collect();
            let mean = f64::from(rounds.iter().sum::<u32>()) / 40.0;
            assert!((11.0..=16.0).contains(&mean), "{players} players, {variant}: {mean} rounds");
            assert!(rounds.iter().all(|&rounds| rounds <= 28), "{players} players, {variant}: {rounds:?}");
        }
    }
}

/// Positions that `medium` itself would never get into; and what nobody told it does not change its answer.
#[test]
fn every_answer_is_legal_and_honest_wherever_chance_leads() {
    let timings = [Timing::Together, Timing::InOrder];
    for (number, players) in Setup::PLAYERS.enumerate() {
        for (variant, timing) in Setup::VARIANTS.iter().zip(timings) {
            let (setup, seed) = (Setup { timing, ..setup(players, variant) }, Seed::from_number(number as u64));
            let mut choices = Chance::seeded(seed.derive(7));
            let mut bot = Roll::bot("medium", seed).expect("a level that exists");
            let mut game = Roll::new(&setup, Chance::seeded(seed), &mut ()).expect("a playable setup");
            while let Some(seat) = game.asked().first() {
                let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("an asked seat"));
                let answer = bot.choose(&view, &prompt);
                let refused = game.clone().play(seat, &answer, &mut ()).err();
                assert_eq!(refused, None, "{answer:?} to {prompt:?}");
                let other = Roll::imagine(&view, Chance::seeded(seed.derive(8)));
                let again = bot.choose(&other.view(Observer::Seat(seat)), &other.prompt(seat).expect("asked as well"));
                assert_eq!(again, answer, "to {prompt:?}");
                let random = game.random_move(seat, &mut choices).expect("an asked seat has a move");
                game.play(seat, &random, &mut ()).expect("a drawn move is legal");
            }
        }
    }
}

#[test]
fn a_spectators_view_is_answered_too() {
    for variant in Setup::VARIANTS {
        let game =
            Roll::new(&setup(2, variant), Chance::seeded(Seed::from_number(1)), &mut ()).expect("a playable setup");
        let (view, seat) = (game.view(Observer::Public), Seat::new(0));
        let prompt = game.prompt(seat).expect("everybody is asked");
        for level in Roll::level_names() {
            let answer = Roll::bot(level, Seed::from_number(1)).expect("a level that exists").choose(&view, &prompt);
            assert_eq!(game.clone().play(seat, &answer, &mut ()), Ok(()), "{level}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let game = |seed| play::<Roll>(&setup(3, "standard"), Seed::from_number(seed), &["medium", "medium", "random"]);
    assert_eq!(game(5), game(5));
    assert_ne!(game(5).0, game(6).0);
}

/// Plans are drawn step by step, so that `random` does not list thousands of them.
#[test]
fn random_plans_are_of_many_kinds() {
    let game =
        Roll::new(&setup(2, "first-game"), Chance::seeded(Seed::from_number(3)), &mut ()).expect("a playable setup");
    let seat = Seat::new(0);
    let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("asked"));
    assert!(matches!(prompt, Prompt::Assign(_)));
    let mut bot = Roll::bot("random", Seed::from_number(1)).expect("a level that exists");
    let mut plans: Vec<_> = (0..50).map(|_| bot.choose(&view, &prompt)).collect();
    plans.dedup();
    assert!(plans.len() > 30, "{} different neighbors", plans.len());
}
