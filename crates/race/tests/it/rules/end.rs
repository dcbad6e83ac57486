//! Section 9: the deck and the end.

use game::{Game, Seat};
use race::Action::{ConsumeDouble, ConsumeTrade, Develop, Produce, Settle};
use race::{Event, Way};

use crate::support::{Play, Scene, cards};

/// Twelve cards but for `less`, none of which does anything in Settle or Produce.
fn tableau(less: usize) -> Vec<&'static str> {
    let all = [
        "New Sparta",
        "Export Duties",
        "Investment Credits",
        "Public Works",
        "Deficit Spending",
        "Interstellar Bank",
        "Expedition Force",
        "Space Marines",
        "Drop Ships",
        "New Military Tactics",
        "Pilgrimage World",
        "Outlaw World",
    ];
    all[..all.len() - less].to_vec()
}

/// the discard pile becomes the deck at the very moment when the last card is drawn.
#[test]
fn the_deck_is_refilled_at_once() {
    let scene = Scene::two().tableau(0, &["Artist Colony"]).tableau(1, &["New Sparta"]);
    let play = scene.deck(&["Gem World"]).discard(&["Comet Zone", "Space Port"]).choose(&[Produce, Produce]);
    assert!(play.happened(Event::Reshuffled { cards: 2 }));
    assert_eq!((play.truth().deck, play.truth().discard), (cards(&["Comet Zone", "Space Port"]), cards(&[])));
}

/// without any cards draws and goods are lost, until there are some again.
#[test]
fn without_cards_nothing_comes() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Artist Colony", "Merchant Guild"]).tableau(1, &["New Sparta"]);
    let mut play = scene.deck(&["Gem World"]).choose(&[Produce, Produce]);
    // Merchant Guild comes first and gets the only card.
    assert_eq!((play.hand(0), play.goods(0).len()), (cards(&["Gem World"]), 0));
    play.choose(&[Produce, Produce]);
    assert_eq!(play.goods(0).len(), 0);
    // A card that is paid away comes back with the next draw.
    let scene = Scene::two().tableau(0, &["Old Earth", "Public Works"]).tableau(1, &["New Sparta"]);
    let mut play = scene.hand(0, &["Export Duties", "Gem World"]).deck(&[]).choose(&[Settle, Develop]);
    play.develop(&["Export Duties", ""]).pays(0, 1);
    assert_eq!(play.hand(0), cards(&["Gem World"]));
}

fn is_over(play: &Play) -> bool {
    play.game.outcome().is_some()
}

/// twelve cards at the end of a round end the game, not twelve in the middle of it.
#[test]
fn twelve_cards_end_the_game() {
    let scene = Scene::two().tableau(0, &tableau(1)).tableau(1, &["Old Earth"]).hand(0, &["Outlaw World"]);
    let mut play = scene.choose(&[Settle, Produce]);
    play.settle(&["Outlaw World", ""]).takes(0, Way::Conquer, &[], 0);
    assert!(is_over(&play));
    assert!(play.asked().is_empty());
    let scene = Scene::two().tableau(0, &tableau(1)).tableau(1, &["Old Earth"]).hand(0, &["Outlaw World"]);
    let mut play = scene.choose(&[Settle, Produce]);
    play.settle(&["Outlaw World", ""]);
    assert!(play.public().last_round);
    play.takes(0, Way::Conquer, &["New Military Tactics"], 0);
    assert!(!is_over(&play) && play.tableau(0).len() == 11);
}

/// an empty pool ends the game, but only after the round, hand limit included.
#[test]
fn an_empty_pool_ends_the_game() {
    let scene = Scene::two().tableau(0, &["Galactic Trendsetters", "Gem World"]).goods(0, &["Gem World"]).money(1, 11);
    let mut play = scene.tableau(1, &["New Sparta"]).pool(2).choose(&[ConsumeTrade, Produce]);
    assert!(!is_over(&play));
    // The sale took the only good; there is still the hand limit, and then another round.
    play.does(1, race::Move::Discard(play.hand(1).iter().take(1).collect()));
    assert!(!is_over(&play));
    let scene = Scene::two().tableau(0, &["Galactic Trendsetters", "Gem World"]).goods(0, &["Gem World"]).money(1, 11);
    let mut play = scene.tableau(1, &["New Sparta"]).pool(2).choose(&[ConsumeDouble, Produce]);
    assert!(play.truth().pool <= 0 && !is_over(&play));
    play.does(1, race::Move::Discard(play.hand(1).iter().take(1).collect()));
    assert!(is_over(&play));
}

/// cards, chips and six-cost developments.
#[test]
fn the_score_has_four_sources() {
    let scene = Scene::two().tableau(0, &["Old Earth", "Drop Ships", "Galactic Federation"]).vp(0, 7);
    let play = scene.tableau(1, &["New Sparta"]).capped(1).choose(&[Produce, Produce]);
    let outcome = play.game.outcome().expect("over");
    let lines: Vec<_> = outcome.standings[Seat::new(0)].score.iter().map(|line| (&*line.source, line.points)).collect();
    assert_eq!(lines, [("chips", 7), ("worlds", 2), ("developments", 2), ("six_cost", 3)]);
    assert_eq!(outcome.standings[Seat::new(0)].total, 14);
}

/// points, then hand cards and goods, then a shared win.
#[test]
fn ties_are_broken_by_cards_and_goods() {
    let begin = || {
        Scene::two()
            .tableau(0, &["Epsilon Eridani", "Artist Colony"])
            .tableau(1, &["New Sparta", "Gem World"])
            .capped(1)
    };
    let winners = |play: &Play| play.game.outcome().expect("over").winners();
    let (first, second) = (Seat::new(0), Seat::new(1));
    // Gem World draws a card when it produces.
    let play = begin().choose(&[Produce, Produce]);
    assert_eq!(winners(&play), [second]);
    let play = begin().money(0, 1).choose(&[Produce, Produce]);
    assert_eq!(winners(&play), [first, second]);
    let play = begin().money(0, 2).choose(&[Produce, Produce]);
    assert_eq!(winners(&play), [first]);
    let play = begin().vp(1, 1).money(0, 5).choose(&[Produce, Produce]);
    assert_eq!(winners(&play), [second]);
}

/// an agreed number of rounds ends the game.
#[test]
fn a_cap_on_rounds_ends_the_game() {
    let mut play = Scene::two().capped(2).choose(&[Produce, Produce]);
    assert!(!is_over(&play) && play.public().last_round);
    play.choose(&[Produce, Produce]);
    assert!(is_over(&play) && play.happened(Event::GameEnded { round: 2 }));
}
