//! Section 8: Produce.

use race::Action::{Develop, Produce, Settle};
use race::{Action, Cause, Event, Illegal, Move, Prompt, Way};

use crate::support::{Play, Scene, card, cards};

/// Seat 0 produces with this tableau; seat 1 has nothing to produce.
fn producing(action: Action, tableau: &[&str]) -> Play {
    let mut play = Scene::two().tableau(0, tableau).tableau(1, &["New Sparta"]).choose(&[action, Produce]);
    if action == Develop {
        play.develop(&["", ""]);
    }
    play
}

/// every empty production world gets a good, seat by seat.
#[test]
fn production_worlds_produce() {
    let scene = Scene::two().tableau(0, &["Earth's Lost Colony", "Mining World"]).tableau(1, &["Artist Colony"]);
    let play = scene.goods(0, &["Mining World"]).choose(&[Produce, Produce]);
    assert_eq!(play.goods(0), cards(&["Earth's Lost Colony", "Mining World"]));
    assert_eq!(play.goods(1), cards(&["Artist Colony"]));
    let seats: Vec<u8> = play
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::GoodPlaced { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [0, 1]);
}

/// a power produces on an empty windfall world of its kind; with several, the owner is asked.
#[test]
fn powers_produce_on_windfall_worlds() {
    let play = producing(Develop, &["Old Earth", "Mining Robots", "Asteroid Belt", "Empath World"]);
    assert_eq!(play.goods(0), cards(&["Asteroid Belt"]));
    let mut play =
        producing(Develop, &["Old Earth", "Mining Robots", "Asteroid Belt", "Radioactive World", "Empath World"]);
    let Prompt::Produce { cause, options } = play.prompt(0) else { panic!("a choice") };
    assert_eq!(cause, Cause::Power(card("Mining Robots")));
    assert_eq!(options.len(), 2);
    let wrong = Illegal::CannotProduce { world: card("Empath World") };
    assert_eq!(play.refused(0, Move::Produce(card("Empath World"))), wrong);
    assert_eq!(play.refused(0, Move::Stop), Illegal::WrongAnswer);
    play.does(0, Move::Produce(card("Radioactive World")));
    assert_eq!(play.goods(0), cards(&["Radioactive World"]));
    // Galactic Engineers produce anywhere.
    let play = producing(Develop, &["Old Earth", "Galactic Engineers", "Empath World"]);
    assert_eq!(play.goods(0), cards(&["Empath World"]));
}

/// the bonus produces on one windfall world, for those who chose Produce.
#[test]
fn the_bonus_produces_on_a_windfall_world() {
    let play = producing(Produce, &["Old Earth", "Empath World"]);
    assert_eq!(play.goods(0), cards(&["Empath World"]));
    let play = producing(Develop, &["Old Earth", "Empath World"]);
    assert!(play.goods(0).is_empty());
}

/// draws at once when a good is produced on the world, by whatever; not when it has one already.
#[test]
fn worlds_draw_when_they_produce() {
    let play = producing(Develop, &["Old Earth", "Lost Species Ark World"]);
    assert_eq!(play.hand_size(0), 2);
    let play = producing(Produce, &["Old Earth", "Runaway Robots"]);
    assert_eq!((play.hand_size(0), play.goods(0).len()), (1, 1));
    let scene =
        Scene::two().tableau(0, &["Old Earth", "Gem World"]).goods(0, &["Gem World"]).tableau(1, &["New Sparta"]);
    assert_eq!(scene.choose(&[Produce, Produce]).hand_size(0), 0);
    // A windfall good that comes with settling draws nothing.
    let scene = Scene::two().tableau(0, &["New Sparta"]).hand(0, &["Runaway Robots"]).tableau(1, &["Old Earth"]);
    let mut play = scene.choose(&[Settle, Settle]);
    play.settle(&["Runaway Robots", ""]);
    assert_eq!(play.drew(0, Cause::Power(card("Runaway Robots"))), 0);
}

/// cards that draw without producing.
#[test]
fn some_powers_just_draw() {
    assert_eq!(producing(Develop, &["Rebel Underground"]).hand_size(0), 1);
    assert_eq!(producing(Develop, &["Merchant Guild"]).hand_size(0), 2);
    let tableau = ["Pan-Galactic League", "Avian Uplift Race", "Plague World", "Gem World"];
    let play = producing(Develop, &tableau);
    assert_eq!(play.drew(0, Cause::Power(card("Pan-Galactic League"))), 2);
}

/// draws for own production of this phase, windfall goods of settling left out.
#[test]
fn powers_draw_for_what_was_produced() {
    let play = producing(Develop, &["Consumer Markets", "Artist Colony", "Space Port", "Mining World"]);
    assert_eq!(play.drew(0, Cause::Power(card("Consumer Markets"))), 2);
    let play = producing(Develop, &["Diversified Economy", "Artist Colony", "Space Port", "Bio-Hazard Mining World"]);
    assert_eq!(play.drew(0, Cause::Power(card("Diversified Economy"))), 2);
    let play = producing(Develop, &["Research Labs", "Alien Robotic Factory"]);
    assert_eq!(play.drew(0, Cause::Power(card("Research Labs"))), 1);
    let scene = Scene::two().tableau(0, &["Old Earth", "Consumer Markets"]).hand(0, &["Refugee World"]);
    let mut play = scene.tableau(1, &["New Sparta"]).choose(&[Settle, Produce]);
    play.settle(&["Refugee World", ""]);
    assert_eq!(play.drew(0, Cause::Power(card("Consumer Markets"))), 0);
    assert!(!play.happened(Event::Settled {
        seat: game::Seat::new(0),
        world: card("Refugee World"),
        way: Way::Conquer,
        discards: cards(&[]),
        strength: None,
        paid: 0
    }));
}

/// strictly more than every other player, or nothing.
#[test]
fn mining_conglomerate_compares() {
    let drawn = |own: &[&str], other: &[&str]| {
        let scene = Scene::two().tableau(0, &[&["Mining Conglomerate"][..], own].concat()).tableau(1, other);
        let play = scene.choose(&[Produce, Develop]);
        let mut play = play;
        play.develop(&["", ""]);
        play.drew(0, Cause::Power(card("Mining Conglomerate")))
    };
    let (two, others) = (["Bio-Hazard Mining World", "New Earth"], ["Imperium Armaments World", "Rebel Miners"]);
    assert_eq!(drawn(&two, &others), 0);
    assert_eq!(drawn(&two, &others[..1]), 2);
    assert_eq!(drawn(&[], &["Old Earth"]), 0);
}

/// kind-bound powers come before the bonus, and the bonus before powers for any world.
#[test]
fn the_order_wastes_nothing() {
    // Three windfall worlds, three ways to produce: the narrow power takes the only world it can.
    let tableau =
        ["Old Earth", "Galactic Engineers", "Asteroid Belt", "Empath World", "Galactic Resort", "Mining Robots"];
    let mut play = producing(Produce, &tableau);
    let Prompt::Produce { cause, options } = play.prompt(0) else { panic!("a choice") };
    assert_eq!((cause, options.len()), (Cause::Bonus(Produce), 2));
    assert_eq!(play.goods(0), cards(&["Asteroid Belt"]));
    play.does(0, Move::Produce(card("Galactic Resort")));
    assert_eq!(play.goods(0).len(), 3);
    // The tableau goes from the last card to the first.
    let scene =
        Scene::two().tableau(0, &["Artist Colony", "Rebel Underground", "New Earth"]).tableau(1, &["New Sparta"]);
    let play = scene.draws(&["Gem World", "Comet Zone", "Space Port"]).choose(&[Produce, Produce]);
    assert_eq!(play.hand(0), cards(&["Comet Zone"]));
    let goods = &play.truth().players[game::Seat::new(0)].goods;
    assert_eq!(*goods, [(card("Artist Colony"), card("Space Port")), (card("New Earth"), card("Gem World"))]);
}
