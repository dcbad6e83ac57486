//! Section 4: Explore; section 10: timing.

use game::Game;
use roll::Color::{Alien, Home};
use roll::{Color, Face, Illegal, Move, Phase, Prompt, Side, Timing};

use crate::support::{Scene, bag, die, lent, tile, tiles};

fn explorers(count: usize) -> Vec<(Color, Face)> {
    vec![(Home, Face::Explore); count]
}

/// L-4.1: 2 credits, 4 with an Alien explorer and Alien Archaeology.
#[test]
fn stocking_brings_credits() {
    let scene = Scene::three().dice(0, &[(Alien, Face::Wild), (Home, Face::Explore)]);
    let mut play = scene.owns(0, &["Alien Archaeology", "Alien Research Ship"]).credits(0, 0).phase(Phase::Explore);
    play.does(0, Move::Stock(die(Alien)));
    assert_eq!(play.own(0).credits, 4);
    play.does(0, Move::Stock(die(Home)));
    assert_eq!(play.own(0).credits, 6);
    play.does(0, Move::Stock(lent(Alien)));
    assert_eq!(play.own(0).credits, 10);
    assert_eq!(play.own(0).citizenry, bag(&[Alien, Home]));
}

/// L-4.13, L-3.3: each explorer, the selecting one too, must work; what it does is decided when the one before is done.
#[test]
fn every_explorer_scouts_or_stocks() {
    let mut play = Scene::three().dice(0, &explorers(2)).draws(&["Gem World"]).phase(Phase::Explore);
    assert_eq!(play.refused(0, Move::Stop), Illegal::NotDone);
    play.does(0, Move::Scout(die(Home))).place(0, "Gem World", false);
    assert_eq!(play.own(0).citizenry, bag(&[Home]));
    let Prompt::Explore { explorers, .. } = play.prompt(0) else { panic!("the second explorer") };
    assert_eq!(explorers.len(), 1);
    assert_eq!(play.refused(0, Move::Stop), Illegal::NotDone);
    play.does(0, Move::Stock(die(Home)));
    assert_eq!((play.own(0).citizenry, play.own(0).credits), (bag(&[Home, Home]), 3));
    assert_eq!(play.asked(), [1, 2]);
}

/// L-4.6, L-3.11: virtual explorers must be used and are no dice; credits stop at 10.
#[test]
fn virtual_explorers_work_without_real_ones() {
    let scene = Scene::three().dice(0, &[(Home, Face::Ship)]).owns(0, &["Major Research Labs"]).credits(0, 9);
    let mut play = scene.play();
    let plan = play.plan(0, Phase::Ship);
    play.assign(&plan, Phase::Explore);
    assert_eq!(play.refused(0, Move::Stop), Illegal::NotDone);
    assert_eq!(play.refused(0, Move::Stock(die(Home))), Illegal::NoWorker { color: Home });
    play.does(0, Move::Stock(lent(Home)));
    assert_eq!((play.own(0).credits, play.own(0).citizenry.total()), (10, 0));
}

/// L-4.2, L-4.3: three Scouts in a row, each after the one before, as in the rulebook's example.
#[test]
fn three_consecutive_scouts() {
    let scene = Scene::three()
        .dice(0, &explorers(3))
        .developments(0, &["Public Works"], &[])
        .worlds(0, &["Gem World"], &[])
        .draws(&["Space Docks", "Merchant Guild", "Spice World", "Export Duties", "Trade Levies"]);
    let mut play = scene.phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Draw);
    play.place(0, "Space Docks", false);
    assert_eq!(play.stack(0, Side::Development), ["Public Works", "Space Docks"]);
    // The next one is decided only now: the tile just drawn can be abandoned again, and then it must be a Scout.
    play.does(0, Move::Scout(die(Home))).does(0, Move::Abandon(tile("Space Docks")));
    assert_eq!(play.refused(0, Move::Stock(die(Home))), Illegal::WrongAnswer);
    play.does(0, Move::Draw).place(0, "Spice World", false).place(0, "Merchant Guild", false);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Abandon(tile("Public Works"))).does(0, Move::Draw);
    play.place(0, "Trade Levies", false).place(0, "Silicon World", false);
    assert_eq!(play.stack(0, Side::Development), ["Merchant Guild", "Trade Levies"]);
    assert_eq!(play.stack(0, Side::World), ["Gem World", "Spice World", "Silicon World"]);
    assert_eq!(play.truth().abandoned, tiles(&["Public Works", "Space Docks"]));
    play.others_stock();
    assert!(play.truth().bag.contains_all(tiles(&["Public Works", "Space Docks"])));
}

/// L-4.2, L-4.3: abandon first, then draw one more than that; all are kept, on either side.
#[test]
fn scouting_draws_one_more_than_was_abandoned() {
    let scene = Scene::three()
        .dice(0, &explorers(2))
        .developments(0, &["Public Works", "Space Docks"], &[])
        .worlds(0, &["Gem World"], &[])
        .draws(&["Merchant Guild", "Spice World", "Export Duties"]);
    let mut play = scene.phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home)));
    // In whatever order.
    play.does(0, Move::Abandon(tile("Gem World"))).does(0, Move::Abandon(tile("Space Docks")));
    assert_eq!(play.refused(0, Move::Abandon(tile("Gem World"))), Illegal::NoTile { tile: tile("Gem World") });
    play.does(0, Move::Draw);
    let Prompt::Place { tiles: drawn, .. } = play.prompt(0) else { panic!("tiles to place") };
    assert_eq!(drawn, tiles(&["Merchant Guild", "Spice World", "Export Duties"]));
    let top = Move::Place { tile: tile("Merchant Guild"), side: Side::World, top: true };
    assert_eq!(play.refused(0, top), Illegal::NotOnTop);
    play.place(0, "Spice World", false).place(0, "Jumpdrive Fuel Refinery", false).place(0, "Export Duties", false);
    assert_eq!(play.stack(0, Side::World), ["Spice World", "Jumpdrive Fuel Refinery"]);
    assert_eq!(play.stack(0, Side::Development), ["Public Works", "Export Duties"]);
    play.does(0, Move::Stock(die(Home))).others_stock();
    assert!(play.truth().bag.contains(tile("Gem World")), "abandoned tiles return to the bag");
}

/// L-4.4: on top with Improved Reconnaissance.
#[test]
fn scouted_tiles_may_go_on_top() {
    let scene = Scene::three().owns(0, &["Improved Reconnaissance"]).developments(0, &["Public Works"], &[]);
    let mut play = scene.draws(&["Space Docks"]).phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Draw).place(0, "Space Docks", true);
    assert_eq!(play.stack(0, Side::Development), ["Space Docks", "Public Works"]);
}

/// L-4.5, L-5.2: an emptied stack keeps its dice until the phase, which sends them to the cup.
#[test]
fn an_emptied_stack_keeps_its_dice() {
    let scene = Scene::three().developments(0, &["Galactic Bankers"], &[Color::Military]);
    let mut play = scene.draws(&["Gem World", "Space Docks"]).play();
    for (seat, phase) in [(0, Phase::Explore), (1, Phase::Explore), (2, Phase::Develop)] {
        let plan = play.plan(seat, phase);
        play.does(seat as u8, Move::Assign(Box::new(plan)));
    }
    play.does(0, Move::Scout(die(Home))).does(0, Move::Abandon(tile("Galactic Bankers")));
    play.place(0, "Gem World", false).place(0, "Armaments World", false);
    assert_eq!(play.own(0).developers, bag(&[Color::Military]));
    play.others_stock();
    assert_eq!(play.own(0).developers.total(), 0, "Develop has happened");
    assert!(play.own(0).cup.has(Color::Military));
}

fn short(bag: &[&str]) -> Scene {
    Scene::three().dice(0, &explorers(1)).bag(bag)
}

/// L-4.7: the abandoned tiles go into the bag when it is too small.
#[test]
fn abandoned_tiles_refill_the_bag() {
    let mut play = short(&["Gem World"]).developments(0, &["Public Works", "Space Docks"], &[]).phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Abandon(tile("Public Works")));
    play.does(0, Move::Abandon(tile("Space Docks")));
    let Prompt::Place { tiles: drawn, .. } = play.prompt(0) else { panic!("tiles to place") };
    assert_eq!(drawn, tiles(&["Gem World", "Public Works", "Space Docks"]));
}

/// L-4.8: the second stage of a shortage: each player with three tiles puts one in the bag, in secret.
#[test]
fn everyone_with_three_tiles_helps_an_empty_bag() {
    let scene = short(&[])
        .developments(0, &["Public Works", "Space Docks"], &[])
        .worlds(0, &["Gem World"], &[])
        .worlds(1, &["Spice World", "Pirate World", "New Vinland"], &[])
        .worlds(2, &["Space Port", "Asteroid Belt"], &[]);
    let mut play = scene.phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Abandon(tile("Space Docks"))).does(0, Move::Draw);
    // What was abandoned comes back, is placed first, and only then do seats 0 and 1 give a tile.
    play.place(0, "Armaments World", false);
    assert_eq!(play.asked(), [0, 1]);
    let wrong = Move::Give(tile("Space Port"));
    assert_eq!(play.refused(1, wrong), Illegal::NoTile { tile: tile("Space Port") });
    play.does(1, Move::Give(tile("Pirate World")));
    assert_eq!(play.own(1).worlds.len(), 3, "still sealed");
    play.does(0, Move::Give(tile("Public Works")));
    assert_eq!((play.own(0).developments.len(), play.own(1).worlds.len()), (0, 2));
    let Prompt::Place { tiles: drawn, .. } = play.prompt(0) else { panic!("one tile to place") };
    assert_eq!(drawn.len(), 1);
    assert_eq!(play.truth().bag.len(), 1);
}

/// L-4.9: with nobody to help the Scout ends with what was drawn, here nothing.
#[test]
fn a_scout_can_come_back_with_nothing() {
    let mut play = short(&[]).developments(0, &["Public Works"], &[]).phase(Phase::Explore);
    play.does(0, Move::Scout(die(Home))).does(0, Move::Draw);
    assert_eq!(play.stack(0, Side::Development), ["Public Works"]);
    assert_eq!(play.asked(), [1]);
}

/// L-4.10: any arrangement of both stacks, between tasks, also without explorers; or none.
#[test]
fn advanced_logistics_arranges_the_zone_anew() {
    let scene = Scene::three().dice(0, &[(Home, Face::Ship)]).owns(0, &["Advanced Logistics"]);
    let scene = scene.developments(0, &["Public Works", "Space Docks"], &[Home]).worlds(0, &["Gem World"], &[]);
    let mut play = scene.play();
    let plan = play.plan(0, Phase::Ship);
    play.assign(&plan, Phase::Explore);
    play.does(0, Move::Rearrange);
    // In whatever order; arranging again would be no different.
    play.place(0, "Gem World", false).place(0, "Space Docks", false).place(0, "Lost Alien Warship", false);
    assert_eq!(play.stack(0, Side::World), ["Gem World", "Lost Alien Warship"]);
    assert_eq!(
        (play.stack(0, Side::Development), play.own(0).developers),
        (vec!["Space Docks".to_string()], bag(&[Home]))
    );
    assert_eq!(play.asked(), [1, 2]);
}

/// L-4.10: it may be declined.
#[test]
fn advanced_logistics_may_be_declined() {
    let scene = Scene::three().owns(0, &["Advanced Logistics"]).developments(0, &["Public Works", "Space Docks"], &[]);
    let mut play = scene.phase(Phase::Explore);
    play.does(0, Move::Rearrange);
    assert_eq!(play.refused(0, Move::Stop), Illegal::WrongAnswer);
    play.place(0, "Lost Alien Warship", false).place(0, "Space Docks", false);
    assert_eq!(play.stack(0, Side::World), ["Lost Alien Warship"]);
    assert_eq!(play.refused(0, Move::Rearrange), Illegal::CannotRearrange);
    play.does(0, Move::Stock(die(Home))).does(0, Move::Stop);
    assert_eq!(play.asked(), [1, 2]);
}

/// L-4.11, L-4.12: Alien Research Team draws at the end, under a stack, and pays for an Alien Scout.
#[test]
fn alien_research_team_draws_at_the_end() {
    let scene =
        Scene::three().dice(0, &[(Alien, Face::Wild)]).owns(0, &["Alien Research Team", "Improved Reconnaissance"]);
    let mut play = scene.draws(&["Gem World", "Space Docks", "Public Works"]).phase(Phase::Explore);
    play.does(0, Move::Scout(die(Alien)));
    play.place(0, "Gem World", true);
    play.others_stock();
    let top = Move::Place { tile: tile("Space Docks"), side: Side::Development, top: true };
    assert_eq!(play.refused(0, top), Illegal::NotOnTop);
    play.place(0, "Space Docks", false);
    assert_eq!(play.own(0).credits, 1);
}

/// L-4.12: with an empty bag the abandoned tiles serve; with none at all nothing is drawn.
#[test]
fn alien_research_team_with_an_empty_bag() {
    let scene = |bag: &[&str]| {
        Scene::three().dice(0, &[(Alien, Face::Wild)]).owns(0, &["Alien Research Team"]).bag(bag).phase(Phase::Explore)
    };
    let mut play = scene(&["Gem World", "Space Docks", "Public Works"]);
    play.does(0, Move::Stock(die(Alien))).others_stock();
    assert!(matches!(play.prompt(0), Prompt::Place { .. }));
    let mut play = scene(&[]);
    play.does(0, Move::Stock(die(Alien))).others_stock();
    assert_eq!(play.own(0).developments.len() + play.own(0).worlds.len(), 0);
    assert_eq!(play.game.round(), 2);
    let mut play = scene(&["Gem World"]);
    play.does(0, Move::Scout(die(Alien))).place(0, "Gem World", false).others_stock();
    assert_eq!(play.own(0).worlds.len(), 1);
}

/// L-10.1, L-10.2: together unless the bag is low; tiles come in the order of timing.
#[test]
fn a_low_bag_makes_everyone_wait() {
    assert_eq!(Scene::three().phase(Phase::Explore).asked(), [0, 1, 2]);
    assert_eq!(Scene::three().timing(Timing::InOrder).phase(Phase::Explore).asked(), [0]);
    assert_eq!(Scene::three().bag(&["Gem World", "Space Docks"]).phase(Phase::Explore).asked(), [0]);
    let mut play = Scene::three().draws(&["Gem World", "Space Docks", "Public Works"]).phase(Phase::Explore);
    // Seat 2 decides at once but draws last.
    play.does(2, Move::Scout(die(Home)));
    assert_eq!((play.asked(), play.view(2).own.expect("a seat").drawn.len()), (vec![0, 1], 0));
    play.does(0, Move::Scout(die(Home))).place(0, "Gem World", false);
    play.does(1, Move::Scout(die(Home))).place(1, "Space Docks", false);
    assert_eq!(play.view(2).own.expect("a seat").drawn, tiles(&["Public Works"]));
}
