//! Section 5: Develop.

use race::Action::{Develop, Settle};
use race::{Cause, Illegal, Move, Origin, Prompt, Way, Why};

use crate::support::{Scene, card, cards};

/// Interstellar Bank draws before anyone chooses, even if its owner did not choose Develop and will place nothing.
#[test]
fn interstellar_bank_draws_first() {
    let play = Scene::two().tableau(0, &["Old Earth", "Interstellar Bank"]).choose(&[Settle, Develop]);
    assert_eq!(play.drew(0, Cause::Power(card("Interstellar Bank"))), 1);
    assert_eq!((play.hand_size(0), play.hand_size(1)), (1, 0));
    assert_eq!(play.asked(), [0, 1]);
}

/// nothing is placed before all have chosen.
#[test]
fn developments_are_revealed_together() {
    let scene = Scene::two().hand(0, &["Space Marines"]).money(0, 2).hand(1, &["Export Duties"]).money(1, 2);
    let mut play = scene.choose(&[Develop, Develop]);
    play.does(0, Move::Develop(Some(card("Space Marines"))));
    assert_eq!((play.tableau(0).len(), play.hand_size(0)), (1, 3));
    play.does(1, Move::Develop(Some(card("Export Duties"))));
    assert_eq!((play.tableau(0).len(), play.tableau(1).len()), (2, 2));
}

/// no second development of a name, none that the other cards cannot pay for, no world.
#[test]
fn what_can_be_chosen() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Space Marines#1"]);
    let hand = ["Space Marines#2", "Drop Ships", "Research Labs", "Consumer Markets", "Gem World"];
    let mut play = scene.hand(0, &hand).choose(&[Settle, Develop]);
    assert_eq!(play.options(0), cards(&["Drop Ships", "Research Labs"]));
    let Prompt::Develop { unavailable, .. } = play.prompt(0) else { panic!("phase II") };
    let why = |name: &str| unavailable.iter().find(|other| other.card == card(name)).expect("unavailable").why;
    assert_eq!(why("Space Marines#2"), Why::AlreadyPlaced);
    assert_eq!(why("Consumer Markets"), Why::TooExpensive { cost: 5, cards: 4 });
    assert_eq!(why("Gem World"), Why::NotADevelopment);
    let second = card("Space Marines#2");
    let refused = Illegal::CannotPlace { card: second, why: Why::AlreadyPlaced };
    assert_eq!(play.refused(0, Move::Develop(Some(second))), refused);
    assert_eq!(play.refused(0, Move::Develop(Some(card("Trade League")))), Illegal::NotInHand);
}

/// once the first copy is gone, the second can be placed.
#[test]
fn a_development_that_left_can_come_back() {
    let scene = Scene::two().tableau(0, &["New Sparta", "New Military Tactics#1"]).tableau(1, &["Old Earth"]);
    let mut play = scene.hand(0, &["Outlaw World", "New Military Tactics#2"]).money(0, 2).choose(&[Settle, Develop]);
    assert!(!play.options(0).contains(card("New Military Tactics#2")));
    play.develop(&["", ""]).settle(&["Outlaw World", ""]).takes(0, Way::Conquer, &["New Military Tactics#1"], 0);
    play.choose(&[Develop, Develop]);
    assert!(play.options(0).contains(card("New Military Tactics#2")));
}

/// the cost, discount by discount, and exactly that many cards.
#[test]
fn the_cost_is_paid_exactly() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Investment Credits", "Galactic Federation"]);
    let mut play = scene.hand(0, &["Trade League"]).money(0, 4).tableau(1, &["New Sparta"]).choose(&[Develop, Settle]);
    play.develop(&["Trade League", ""]);
    let Prompt::Pay { cost, .. } = play.prompt(0) else { panic!("the bill") };
    let reasons: Vec<_> = cost.reasons.iter().map(|reason| (reason.from, reason.amount)).collect();
    let of = |name| Origin::Card(card(name));
    assert_eq!(
        reasons,
        [(Origin::Bonus(Develop), -1), (of("Investment Credits"), -1), (of("Galactic Federation"), -2)]
    );
    assert_eq!((cost.printed, cost.cost), (6, 2));
    let hand = play.hand(0);
    assert_eq!(play.refused(0, Move::Pay(hand.iter().take(3).collect())), Illegal::WrongCount { due: 2 });
    assert_eq!(play.refused(0, Move::Pay(cards(&["Gem World", "Space Port"]))), Illegal::NotInHand);
    play.pays(0, 2);
    assert_eq!(play.hand_size(0), 2);
}

/// Public Works draws after paying, but not for itself.
#[test]
fn public_works_draws_after_paying() {
    let scene = Scene::two().tableau(1, &["New Sparta"]).hand(0, &["Public Works", "Space Marines"]).money(0, 3);
    let mut play = scene.choose(&[Settle, Develop]);
    play.develop(&["Public Works", ""]).pays(0, 1);
    assert_eq!(play.drew(0, Cause::Power(card("Public Works"))), 0);
    play.settle(&["", ""]).choose(&[Develop, Develop]);
    play.develop(&["Space Marines", ""]).pays(0, 1);
    assert_eq!(play.drew(0, Cause::Power(card("Public Works"))), 1);
}

/// who places nothing draws nothing and saves nothing.
#[test]
fn placing_nothing_brings_nothing() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Public Works"]).tableau(1, &["New Sparta"]).money(0, 3);
    let mut play = scene.choose(&[Develop, Develop]);
    play.develop(&["", ""]);
    assert_eq!((play.hand_size(0), play.public().round), (3, 2));
}
