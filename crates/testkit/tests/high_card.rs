//! The properties hold for `HighCard`, and they detect planted faults.

use game::{Chance, Game, Legal, Observer, Setup};
use testkit::high_card::{Decision, HighCard, HighCardSetup};
use testkit::properties::{self, Games};

fn games() -> Games<HighCardSetup> {
    let setups = [(2, "base"), (3, "base"), (4, "pairs")]
        .map(|(players, variant)| HighCardSetup::of(players, variant).expect("a setup that exists"));
    Games { setups: setups.to_vec(), games: 300 }
}

#[test]
fn every_property_holds_for_high_card() {
    properties::every_game_ends::<HighCard>(&games());
    properties::replay_equals_play::<HighCard>(&games());
    properties::serde_round_trip::<HighCard>(&games());
    properties::offered_moves_are_exactly_the_legal_ones::<HighCard>(&games(), |_, _, _| vec![Decision::Swap]);
    properties::random_moves_are_even::<HighCard>(&games());
    properties::everything_is_conserved::<HighCard>(&games(), |_| Ok(()));
    properties::views_do_not_leak(&games(), HighCard::scramble);
    properties::imagined_states_fit_their_views::<HighCard>(&games());
    assert!(properties::silent_moves_teach_nothing::<HighCard>(&games()) > 100);
}

#[test]
fn sealed_answers_of_high_card_commute() {
    let choices = properties::sealed_answers_commute(&games(), |_: &HighCard| true);
    assert!(choices >= 900, "only {choices} sealed choices were tried");
}

#[test]
fn a_view_that_told_another_seats_card_would_be_noticed() {
    // The scramble is made wrong on purpose: it redraws what the observer does know.
    let wrong = |game: &HighCard, observer: Observer, chance: &mut Chance| match observer {
        Observer::Seat(_) => game.scramble(Observer::Public, chance),
        Observer::Public => game.scramble(observer, chance),
    };
    let result = std::panic::catch_unwind(|| properties::views_do_not_leak(&games(), wrong));
    assert!(result.is_err(), "a difference between the views went unnoticed");
}

#[test]
fn a_seat_that_has_answered_has_no_more_moves() {
    let setup = HighCardSetup::of(2, "base").unwrap();
    let mut game = HighCard::new(&setup, Chance::scripted([1, 2]), &mut ()).unwrap();
    let seat = game.asked().first().unwrap();
    game.play(seat, &Decision::Stay, &mut ()).unwrap();
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    assert!(moves.is_empty());
}
