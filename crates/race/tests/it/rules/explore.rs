//! Section 4: Explore.

use game::Seat;
use race::Action::{Develop, ExploreFive, ExploreOne};
use race::{Action, Illegal, Move, Prompt};

use crate::support::{Scene, card, cards};

/// The cards a seat looks at and keeps.
fn numbers(tableau: &[&str], action: Action) -> (u32, u8) {
    let play = Scene::two().tableau(0, tableau).choose(&[action, ExploreFive]);
    let Prompt::Keep { from, count, draws, keeps } = play.prompt(0) else { panic!("phase I") };
    assert_eq!(draws.iter().map(|reason| reason.amount).sum::<i8>(), from.len() as i8);
    assert_eq!(keeps.iter().map(|reason| reason.amount).sum::<i8>(), count as i8);
    (from.len(), count)
}

/// 2 and 1, more by bonus and powers.
#[test]
fn bonus_and_powers_add_up() {
    assert_eq!(numbers(&["Old Earth"], Develop), (2, 1));
    assert_eq!(numbers(&["Old Earth"], ExploreFive), (7, 1));
    assert_eq!(numbers(&["Old Earth"], ExploreOne), (3, 2));
    let rich = ["Old Earth", "Star Nomad Lair", "Research Labs", "Galactic Renaissance"];
    assert_eq!(numbers(&rich, ExploreFive), (10, 3));
    assert_eq!(numbers(&["Old Earth", "Galactic Survey: SETI", "Expedition Force"], ExploreOne), (6, 2));
}

/// all draw before anyone discards, so the deck runs out although cards are about to be discarded.
#[test]
fn everyone_draws_before_anyone_discards() {
    let scene = Scene::two().deck(&["Gem World", "Comet Zone", "Space Port"]).discard(&["Rebel Base", "Drop Ships"]);
    let play = scene.choose(&[Develop, ExploreOne]);
    let drawn = |seat| play.view(seat).own.expect("a seat").drawn;
    assert_eq!((drawn(0).len(), drawn(1).len()), (2, 3));
    // Seat 0 has two of three; seat 1 the third, then the reshuffled two.
    assert!(drawn(1).contains_all(cards(&["Rebel Base", "Drop Ships"])));
}

/// exactly this many of the drawn cards are kept, in secret. A player who keeps all of them is not asked.
#[test]
fn exactly_so_many_are_kept() {
    let scene = Scene::two().hand(0, &["Gem World"]).draws(&[
        "Rebel Base",
        "Drop Ships",
        "Comet Zone",
        "Space Port",
        "Mining World",
    ]);
    let mut play = scene.choose(&[Develop, ExploreOne]);
    assert_eq!(play.asked(), [0, 1]);
    assert_eq!(play.refused(0, Move::Keep(cards(&["Gem World"]))), Illegal::NotExplored);
    assert_eq!(play.refused(0, Move::Keep(cards(&["Rebel Base", "Drop Ships"]))), Illegal::WrongCount { due: 1 });
    assert_eq!(play.refused(0, Move::Keep(cards(&[]))), Illegal::WrongCount { due: 1 });
    play.does(0, Move::Keep(cards(&["Rebel Base"])));
    assert_eq!(play.hand(0), cards(&["Gem World"]));
    play.does(1, Move::Keep(cards(&["Comet Zone", "Space Port"])));
    assert_eq!(play.hand(0), cards(&["Gem World", "Rebel Base"]));
    assert_eq!(play.truth().discard, cards(&["Drop Ships", "Mining World"]));
    // Research Labs alone look at two and keep two.
    let play = Scene::two().tableau(0, &["Old Earth", "Research Labs"]).choose(&[Develop, ExploreFive]);
    assert_eq!((play.asked(), play.hand_size(0)), (vec![1], 2));
}

/// nobody keeps more than there was to draw.
#[test]
fn a_short_deck_gives_fewer() {
    let play = Scene::two().deck(&["Gem World", "Comet Zone", "Space Port"]).choose(&[ExploreOne, Develop]);
    assert_eq!(play.asked(), [0]);
    assert_eq!(play.hand_size(1), 0);
    let play = Scene::two().deck(&["Gem World", "Comet Zone"]).choose(&[ExploreOne, Develop]);
    assert_eq!(play.truth().players[Seat::new(0)].hand, cards(&["Gem World", "Comet Zone"]));
    assert!(!play.hand(1).contains(card("Gem World")));
}
