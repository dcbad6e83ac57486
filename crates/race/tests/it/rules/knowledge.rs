//! Section 12: who knows what.

use game::{Audience, Seat};
use race::Action::{ConsumeDouble, Develop, ExploreFive, Produce, Settle};
use race::{Event, Move, Prompt, Way};

use crate::support::{Scene, card, cards};

/// what lies open is in every view.
#[test]
fn what_lies_open() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Gem World"]).goods(0, &["Gem World"]).vp(0, 3).money(0, 4);
    let play = scene.discard(&["Comet Zone"]).play();
    for view in [play.public(), play.view(0), play.view(1)] {
        let seen = &view.players[Seat::new(0)];
        assert_eq!(seen.tableau, [card("Old Earth"), card("Gem World")]);
        assert_eq!((seen.goods, seen.hand, seen.vp), (cards(&["Gem World"]), 4, 3));
        assert_eq!(seen.score.total(), 2 + 1 + 3);
        assert_eq!((view.discard, view.deck), (1, 114 - 3 - 4 - 1 - 1));
    }
}

/// a hand is its owner's; discarded cards are remembered until the next reshuffle.
#[test]
fn what_a_seat_alone_knows() {
    let scene = Scene::two().hand(0, &["Space Marines", "Gem World", "Comet Zone"]).tableau(1, &["New Sparta"]);
    let mut play = scene.choose(&[Develop, Develop]);
    play.develop(&["Space Marines", ""]).does(0, Move::Pay(cards(&["Comet Zone"])));
    let (own, other) = (play.view(0), play.view(1));
    let mine = own.own.expect("a seat");
    assert_eq!((mine.hand, mine.discarded), (cards(&["Gem World"]), cards(&["Comet Zone"])));
    assert!(!own.unseen.contains(card("Gem World")) && !own.unseen.contains(card("Comet Zone")));
    assert!(other.unseen.contains_all(cards(&["Gem World", "Comet Zone"])));
    assert!(play.public().own.is_none());
    // After a reshuffle the card can be anywhere again.
    let scene = Scene::two().hand(0, &["Space Marines", "Comet Zone"]).tableau(0, &["Old Earth", "Public Works"]);
    let mut play = scene.tableau(1, &["New Sparta"]).deck(&["Gem World"]).choose(&[Develop, Develop]);
    play.develop(&["Space Marines", ""]).does(0, Move::Pay(cards(&["Comet Zone"])));
    assert!(play.view(0).own.expect("a seat").discarded.is_empty());
    assert!(play.view(0).unseen.contains(card("Comet Zone")));
}

/// a choice is its owner's secret until all are revealed.
#[test]
fn choices_are_sealed() {
    let scene = Scene::two().hand(0, &["Space Marines"]).money(0, 2).tableau(1, &["New Sparta"]);
    let mut play = scene.play();
    let before = play.view(1);
    play.does(0, Move::Choose(Develop));
    let after = play.view(1);
    assert_eq!(before.players, after.players);
    assert_eq!(after.asked, game::Seats::only(Seat::new(1)));
    assert_eq!(play.view(0).own.expect("a seat").sealed, Some(Move::Choose(Develop)));
    play.does(1, Move::Choose(Develop));
    assert_eq!(play.public().players[Seat::new(0)].pick.first, Some(Develop));
    play.does(0, Move::Develop(Some(card("Space Marines"))));
    assert_eq!(play.view(0).own.expect("a seat").sealed, Some(Move::Develop(Some(card("Space Marines")))));
    assert!(play.view(1).unseen.contains(card("Space Marines")));
    assert_eq!(play.public().players[Seat::new(0)].tableau.len(), 1);
}

/// everyone hears how many cards, only their owner hears which.
#[test]
fn which_cards_is_told_to_their_owner_alone() {
    let scene = Scene::two().hand(0, &["Artist Colony", "Comet Zone"]).tableau(1, &["New Sparta"]);
    let mut play = scene.choose(&[Settle, ExploreFive]);
    for seat in 0..2 {
        let Prompt::Keep { from, .. } = play.prompt(seat) else { panic!("phase I") };
        play.does(seat, Move::Keep(from.iter().take(1).collect()));
    }
    play.settle(&["Artist Colony", ""]);
    play.does(0, Move::PayWorld { way: Way::Pay, discards: cards(&[]), cards: cards(&["Comet Zone"]) });
    for told in &play.told {
        match told.event {
            Event::Saw { seat, .. } | Event::DiscardedCards { seat, .. } | Event::KeptCards { seat, .. } => {
                assert_eq!(told.audience, Audience::Only(seat));
            }
            _ => assert_eq!(told.audience, Audience::Everyone),
        }
    }
    assert!(play.happened(Event::DiscardedCards { seat: Seat::new(0), cards: cards(&["Comet Zone"]) }));
}

/// gambled cards and cards discarded from a tableau are known to all.
#[test]
fn open_discards_and_shown_cards() {
    let scene = |flipped: &str| {
        let scene = Scene::two()
            .tableau(0, &["Gambling World"])
            .tableau(1, &["New Sparta"])
            .hand(0, &["Gem World", "Space Port"]);
        scene.draws(&[flipped]).choose(&[ConsumeDouble, ConsumeDouble])
    };
    let gamble = Move::Gamble { card: card("Gambling World"), power: 1, number: 4 };
    let mut play = scene("Rebel Base");
    play.does(0, gamble);
    assert_eq!(play.view(1).open_discards, cards(&["Rebel Base"]));
    assert!(!play.view(1).unseen.contains(card("Rebel Base")));
    let mut play = scene("Drop Ships");
    play.does(0, gamble);
    assert_eq!(play.view(1).players[Seat::new(0)].shown, cards(&["Drop Ships"]));
    // Once cards leave the hand unseen, nobody knows whether it is still there.
    play.choose(&[Settle, Settle]);
    play.settle(&["Gem World", ""]).takes(0, Way::Pay, &[], 2);
    assert!(play.view(1).players[Seat::new(0)].shown.is_empty());
    assert!(play.view(1).unseen.contains(card("Drop Ships")));
    let scene = Scene::two()
        .tableau(0, &["New Sparta", "New Military Tactics"])
        .hand(0, &["Outlaw World"])
        .tableau(1, &["Old Earth"]);
    let mut play = scene.choose(&[Settle, Produce]);
    play.settle(&["Outlaw World", ""]).takes(0, Way::Conquer, &["New Military Tactics"], 0);
    assert_eq!(play.view(1).open_discards, cards(&["New Military Tactics"]));
}
