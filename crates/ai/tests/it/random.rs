//! The random bot: fair, and the same for the same seed.

use ai::Random;
use game::{Bot, Chance, Game, Observer, Seat, Seed, Setup};
use testkit::high_card::{Decision, HighCard, HighCardSetup};

fn choices(seed: u64, times: usize) -> Vec<Decision> {
    let setup = HighCardSetup::of(2, "base").expect("two can play");
    let game = HighCard::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("two can play");
    let seat = Seat::new(0);
    let (view, prompt) = (game.view(Observer::Seat(seat)), game.prompt(seat).expect("asked"));
    let mut bot = Random::new(Seed::from_number(seed));
    (0..times).map(|_| Bot::<HighCard>::choose(&mut bot, &view, &prompt)).collect()
}

#[test]
fn every_move_is_equally_likely() {
    let stays = choices(1, 10_000).iter().filter(|&&choice| choice == Decision::Stay).count();
    // Five standard deviations of 50 around the half.
    assert!((4_750..=5_250).contains(&stays), "{stays}");
}

#[test]
fn a_seed_decides_every_choice() {
    assert_eq!(choices(7, 100), choices(7, 100));
    assert_ne!(choices(7, 100), choices(8, 100));
}
