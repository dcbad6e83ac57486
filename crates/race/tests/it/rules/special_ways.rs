//! Section 6: Colony Ship and Contact Specialist.

use race::Action::{Produce, Settle};
use race::{Way, Why};

use crate::support::{Play, Scene, card};

/// Seat 0 has placed a world and is asked how it is settled.
fn placed(tableau: &[&str], world: &str, money: usize) -> Play {
    let mut play = choosing(tableau, world, money);
    play.settle(&[world, ""]);
    play
}

fn choosing(tableau: &[&str], world: &str, money: usize) -> Play {
    let scene = Scene::two().tableau(0, tableau).hand(0, &[world]).money(0, money).tableau(1, &["New Sparta"]);
    let scene = if tableau.contains(&"New Sparta") { scene.tableau(1, &["Old Earth"]) } else { scene };
    scene.choose(&[Settle, Produce])
}

fn ship() -> Vec<String> {
    vec!["Colony Ship#1".to_string()]
}

/// Colony Ship makes a world free, whatever it costs, unless its goods are Alien.
#[test]
fn colony_ship_pays_everything() {
    let mut play = placed(&["Old Earth", "Colony Ship"], "New Earth", 1);
    assert_eq!(play.ways(0), [(Way::Pay, ship(), 0)]);
    play.takes(0, Way::Pay, &["Colony Ship"], 0);
    assert_eq!(play.tableau(0), [card("Old Earth"), card("New Earth")]);
    // Even for a world that costs nothing.
    let play = placed(&["Old Earth", "Colony Ship"], "Pilgrimage World", 0);
    assert_eq!(play.ways(0), [(Way::Pay, vec![], 0), (Way::Pay, ship(), 0)]);
    // The Alien Rosetta Stone World is Alien by name only.
    let play = placed(&["Old Earth", "Colony Ship"], "Alien Rosetta Stone World", 0);
    assert_eq!(play.ways(0), [(Way::Pay, ship(), 0)]);
    let play = choosing(&["Old Earth", "Colony Ship"], "Deserted Alien Outpost", 1);
    assert!(play.options(0).is_empty());
    let play =
        placed(&["Alien Tech Institute", "Alien Rosetta Stone World", "Colony Ship"], "Deserted Alien Library", 2);
    assert_eq!(play.ways(0), [(Way::Pay, vec![], 2)]);
}

/// Contact Specialist pays for military worlds, conquerable or not, but not for Alien ones.
#[test]
fn contact_specialist_pays_for_military_worlds() {
    let play = placed(&["New Sparta", "Contact Specialist"], "Outlaw World", 2);
    assert_eq!(play.ways(0), [(Way::Conquer, vec![], 0), (Way::Negotiate, vec![], 0)]);
    let play = choosing(&["Old Earth", "Contact Specialist"], "Lost Alien Warship", 9);
    assert!(play.options(0).is_empty());
    let race::Prompt::Settle { unavailable, .. } = play.prompt(0) else { panic!("phase III") };
    assert_eq!(unavailable[0].why, Why::TooStrong { defense: 5, strength: -1 });
}

/// it stays, and its -1 counts in every conquest.
#[test]
fn contact_specialist_stays() {
    let mut play = placed(&["Old Earth", "Contact Specialist"], "Pirate World", 2);
    play.takes(0, Way::Negotiate, &[], 2);
    assert!(play.tableau(0).contains(&card("Contact Specialist")));
    let play = choosing(&["Epsilon Eridani", "Contact Specialist"], "Outlaw World", 0);
    // 1 - 1 does not conquer a defense of 1; paying costs 1 - 1 = 0.
    let race::Prompt::Settle { options, .. } = play.prompt(0) else { panic!("phase III") };
    assert_eq!(options[0].ways.iter().map(|way| way.way).collect::<Vec<_>>(), [Way::Negotiate]);
}

/// defense, less 1, less all discounts that fit, but never below 0.
#[test]
fn negotiating_costs_the_defense_less_discounts() {
    let play = placed(&["Old Earth", "Contact Specialist", "Replicant Robots"], "Rebel Homeworld", 4);
    assert_eq!(play.ways(0), [(Way::Negotiate, vec![], 4)]);
    let play = choosing(&["Old Earth", "Contact Specialist", "Replicant Robots"], "Rebel Homeworld", 3);
    assert!(play.options(0).is_empty());
    let play = placed(&["Alpha Centauri", "Mining Robots", "Contact Specialist"], "Rebel Miners", 0);
    assert_eq!(play.ways(0), [(Way::Negotiate, vec![], 0)]);
}

/// Military that is not enough to conquer does not make it cheaper.
#[test]
fn military_does_not_help_to_pay() {
    let play = placed(&["New Sparta", "Space Marines", "Contact Specialist"], "Rebel Base", 5);
    assert_eq!(play.ways(0), [(Way::Negotiate, vec![], 5)]);
}

/// Colony Ship and Contact Specialist together settle a military world for nothing.
#[test]
fn colony_ship_helps_to_pay_for_a_military_world() {
    let mut play = placed(&["Old Earth", "Contact Specialist", "Colony Ship"], "Rebel Homeworld", 0);
    assert_eq!(play.ways(0), [(Way::Negotiate, ship(), 0)]);
    play.takes(0, Way::Negotiate, &["Colony Ship"], 0);
    assert!(play.tableau(0).contains(&card("Contact Specialist")));
    assert!(!play.tableau(0).contains(&card("Colony Ship")));
    let play = choosing(&["Old Earth", "Contact Specialist", "Colony Ship"], "Alien Robot Sentry", 9);
    assert!(play.options(0).is_empty());
}
