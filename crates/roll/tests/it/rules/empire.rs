//! Section 3: recruiting and recalling.

use game::Game;
use roll::Color::{Genes, Home, Military};
use roll::{DiePlace, Face, Illegal, Move, Phase, Prompt, Side};

use crate::support::{Scene, bag, square};

/// L-3.13: as many as credits last; the owner chooses; 0 credits become 1.
#[test]
fn recruiting_is_compulsory_and_the_owner_chooses() {
    let scene = Scene::three().citizenry(0, &[Home, Genes, Military]).credits(0, 2).dice(0, &[(Home, Face::Ship)]);
    let mut play = scene.phase(Phase::Ship);
    let Prompt::Recruit { count, from, .. } = play.prompt(0) else { panic!("dice to recruit") };
    assert_eq!((count, from), (2, bag(&[Home, Genes, Military])));
    assert_eq!(play.refused(0, Move::Recruit(bag(&[Genes]))), Illegal::WrongDice { least: 2, most: 2 });
    play.does(0, Move::Recruit(bag(&[Genes, Military])));
    assert_eq!((play.own(0).credits, play.own(0).cup), (1, bag(&[Home, Genes, Military])));
    assert_eq!(play.own(0).citizenry, bag(&[Home]));
    let play =
        Scene::three().citizenry(0, &[Home, Genes]).credits(0, 5).dice(0, &[(Home, Face::Ship)]).phase(Phase::Ship);
    assert_eq!((play.own(0).credits, play.game.round()), (3, 2));
}

/// L-3.14: developers, settlers and goods may be recalled, one after the other, in whatever order.
#[test]
fn dice_may_be_recalled() {
    let scene = Scene::three().dice(0, &[(Home, Face::Ship)]).owns(0, &["Gem World"]);
    let scene = scene.developments(0, &["Galactic Bankers"], &[Military]).worlds(0, &["Spice World"], &[Genes]);
    let mut play = scene.phase(Phase::Ship);
    play.does(0, Move::Recall { die: Genes, from: DiePlace::Stack(Side::World) });
    let back = Move::Recall { die: Military, from: DiePlace::Stack(Side::Development) };
    play.does(0, back);
    assert_eq!((play.own(0).cup, play.game.round()), (bag(&[Home, Genes, Military]), 2));
}

/// L-3.14, L-3.15: it may be declined, but not with an empty cup; a single die comes back by itself.
#[test]
fn an_empty_cup_forces_a_recall() {
    let scene = Scene::three().dice(0, &[(Home, Face::Produce)]).owns(0, &["Gem World"]);
    let mut play = scene.goods(0, "Awakened Alien Outpost", &[Military]).phase(Phase::Produce);
    assert_eq!(play.refused(0, Move::Stop), Illegal::NotDone);
    let world = square("Awakened Alien Outpost");
    play.does(0, Move::Recall { die: Military, from: DiePlace::World(world) }).does(0, Move::Stop);
    assert_eq!((play.own(0).cup, play.game.round()), (bag(&[Military]), 2));
    // Seat 1 had its only die on Wormhole Station: there was nothing to choose.
    assert_eq!(play.own(1).cup, bag(&[Home]));
}

/// L-3.14: the last round is no exception.
#[test]
fn an_empty_cup_forces_a_recall_in_the_last_round_too() {
    let scene = Scene::three().dice(0, &[(Home, Face::Produce)]).owns(0, &["Gem World"]).vp(0, 40);
    let mut play = scene.goods(0, "Awakened Alien Outpost", &[Military]).phase(Phase::Produce);
    assert_eq!(play.refused(0, Move::Stop), Illegal::NotDone);
    let world = square("Awakened Alien Outpost");
    play.does(0, Move::Recall { die: Military, from: DiePlace::World(world) }).does(0, Move::Stop);
    assert!(play.game.outcome().is_some(), "the pool is empty");
}
