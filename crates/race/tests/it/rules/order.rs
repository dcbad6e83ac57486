//! Section 10: when order matters.

use race::Action::{ConsumeDouble, Develop, Settle};
use race::{Move, Timing, Way};

use crate::support::{Play, Scene, card, cards};

/// Both seats have placed a world that is still to be paid for; each draws a card after it.
fn settling(timing: Timing) -> Play {
    let scene =
        Scene::two().timing(timing).hand(0, &["Artist Colony"]).money(0, 2).hand(1, &["Secluded World"]).money(1, 2);
    let mut play = scene.draws(&["Gem World", "Comet Zone"]).choose(&[Settle, Settle]);
    play.settle(&["Artist Colony", "Secluded World"]);
    play
}

/// together, both are asked; in order, only the first. What is drawn does not depend on who answers first.
#[test]
fn draws_come_in_seat_order() {
    let mut play = settling(Timing::Together);
    assert_eq!(play.asked(), [0, 1]);
    play.takes(1, Way::Pay, &[], 1);
    // Seat 1 has paid, but its card waits for seat 0.
    assert_eq!((play.asked(), play.hand_size(1)), (vec![0], 1));
    play.takes(0, Way::Pay, &[], 1);
    assert!(play.hand(0).contains(card("Gem World")) && play.hand(1).contains(card("Comet Zone")));
    let mut play = settling(Timing::InOrder);
    assert_eq!(play.asked(), [0]);
    play.takes(0, Way::Pay, &[], 1);
    assert_eq!(play.asked(), [1]);
    play.takes(1, Way::Pay, &[], 1);
    assert!(play.hand(0).contains(card("Gem World")) && play.hand(1).contains(card("Comet Zone")));
}

/// secret choices are asked of all at once under both timings, even of those who can only pass.
#[test]
fn secret_choices_are_asked_of_all() {
    for timing in [Timing::Together, Timing::InOrder] {
        let play = Scene::new(3, "standard").timing(timing).choose(&[Develop, Settle, Settle]);
        assert_eq!(play.asked(), [0, 1, 2]);
    }
}

/// in Consume a seat goes on deciding until something is to come from the deck.
#[test]
fn consuming_waits_only_for_the_deck() {
    let scene = Scene::two()
        .tableau(0, &["Epsilon Eridani", "Gem World", "Space Port"])
        .goods(0, &["Gem World", "Space Port"])
        .tableau(1, &["Outlaw World", "Expanding Colony", "Comet Zone", "Mining World", "Rebel Miners"])
        .goods(1, &["Comet Zone", "Mining World", "Rebel Miners"]);
    let mut play = scene.choose(&[ConsumeDouble, ConsumeDouble]);
    assert_eq!(play.asked(), [0, 1]);
    play.consumes(1, "Expanding Colony", 0, &["Comet Zone"]);
    assert_eq!((play.asked(), play.vp(1)), (vec![0, 1], 2));
    play.consumes(1, "Outlaw World", 0, &["Rebel Miners"]);
    assert_eq!((play.asked(), play.vp(1), play.hand_size(1)), (vec![0], 4, 0));
    play.does(0, Move::Consume { card: card("Epsilon Eridani"), power: 1, goods: cards(&["Gem World"]) });
    assert_eq!((play.hand_size(0), play.hand_size(1), play.public().round), (1, 1, 2));
}
