//! `medium` of Race for the Galaxy plays whole games of normal length, and better than chance.

use ai::Levels;
use game::{Chance, Game, Legal as _, Observer, Seat, Seed, Setup as _};
use race::{Race, Setup, Timing};

use crate::defenders::play;

/// A game that lasts so long would never end.
const STALLED: u16 = 60;

fn setup(players: u8, variant: &str) -> Setup {
    Setup::of(players, variant).expect("a setup that exists").capped(STALLED)
}

#[test]
fn medium_beats_random_from_either_seat() {
    for variant in Setup::VARIANTS {
        for (levels, medium) in [(["medium", "random"], 0), (["random", "medium"], 1)] {
            let won = |game| {
                let (outcome, _) = play::<Race>(&setup(2, variant), Seed::from_number(game), &levels);
                outcome.winners() == [Seat::new(medium)]
            };
            let wins = (0..40).filter(|&game| won(game)).count();
            assert!(wins >= 38, "{variant}, seat {medium}: {wins} wins in 40 games");
        }
    }
}

#[test]
fn games_among_medium_have_a_normal_length() {
    let setups = [
        (2, "standard", 11.0, 14.0),
        (3, "standard", 9.5, 13.0),
        (4, "standard", 9.0, 12.5),
        (2, "first-game", 10.0, 14.0),
        (4, "first-game", 8.5, 12.5),
        (2, "advanced", 6.0, 9.0),
    ];
    for (players, variant, least, most) in setups {
        let (setup, levels) = (setup(players, variant), vec!["medium"; players.into()]);
        let rounds: Vec<u32> = (0..60).map(|game| play::<Race>(&setup, Seed::from_number(game), &levels).1).collect();
        let mean = f64::from(rounds.iter().sum::<u32>()) / 60.0;
        assert!((least..=most).contains(&mean), "{players} players, {variant}: {mean} rounds");
        assert!(rounds.iter().all(|&rounds| rounds < STALLED.into()), "{players} players, {variant}: {rounds:?}");
    }
}

/// Positions that `medium` itself would never get into.
#[test]
fn every_answer_is_legal_wherever_chance_leads() {
    for (players, variant) in [(2, "standard"), (2, "advanced"), (3, "first-game"), (4, "standard")] {
        for (seed, timing) in [(1, Timing::Together), (2, Timing::InOrder), (3, Timing::Together)] {
            let (setup, seed) = (Setup { timing, ..setup(players, variant) }, Seed::from_number(seed));
            let mut choices = Chance::seeded(seed.derive(7));
            let mut bot = Race::bot("medium", seed).expect("a level that exists");
            let mut game = Race::new(&setup, Chance::seeded(seed), &mut ()).expect("a playable setup");
            while let Some(seat) = game.asked().first() {
                let prompt = game.prompt(seat).expect("an asked seat has a prompt");
                let answer = bot.choose(&game.view(Observer::Seat(seat)), &prompt);
                let refused = game.clone().play(seat, &answer, &mut ()).err();
                assert_eq!(refused, None, "{answer:?} to {prompt:?}");
                let random = game.random_move(seat, &mut choices).expect("an asked seat has a move");
                game.play(seat, &random, &mut ()).expect("a drawn move is legal");
            }
        }
    }
}

#[test]
fn a_spectators_view_is_answered_too() {
    let game =
        Race::new(&setup(2, "standard"), Chance::seeded(Seed::from_number(1)), &mut ()).expect("a playable setup");
    let (view, prompt) = (game.view(Observer::Public), game.prompt(Seat::new(0)).expect("everybody is asked"));
    let answer = Race::bot("medium", Seed::from_number(1)).expect("a level that exists").choose(&view, &prompt);
    assert!(Race::moves(&prompt).contains(&answer));
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let game = |seed| play::<Race>(&setup(3, "standard"), Seed::from_number(seed), &["medium", "medium", "random"]);
    assert_eq!(game(5), game(5));
    assert_ne!(game(5).0, game(6).0);
}
