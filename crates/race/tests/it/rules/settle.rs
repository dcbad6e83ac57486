//! Section 6: Settle, the two plain ways.

use game::Seat;
use race::Action::{Produce, Settle};
use race::{Cause, Illegal, Move, Origin, Prompt, Way, Why};

use crate::support::{Play, Scene, card, cards};

/// Seat 0 with this tableau, a world to settle and some money; seat 1 does nothing.
fn settling(tableau: &[&str], world: &str, money: usize) -> Play {
    let scene = Scene::two().tableau(1, &["Earth's Lost Colony"]);
    scene.tableau(0, tableau).hand(0, &[world]).money(0, money).choose(&[Settle, Produce])
}

/// The Military against a world that an offered conquest counts.
fn strength(tableau: &[&str], world: &str, discards: &[&str]) -> Option<i8> {
    let play = settling(tableau, world, 0);
    let Prompt::Settle { options, .. } = play.prompt(0) else { panic!("phase III") };
    let ways = &options.iter().find(|option| option.card == card(world))?.ways;
    let way = ways.iter().find(|way| way.way == Way::Conquer && way.discards == cards(discards))?;
    let strength = way.strength.as_ref()?;
    assert_eq!(strength.reasons.iter().map(|reason| reason.amount).sum::<i8>(), strength.strength);
    Some(strength.strength)
}

/// a world can be chosen if it can be paid for or conquered; all are revealed together.
#[test]
fn what_can_be_chosen() {
    let scene =
        Scene::two().tableau(0, &["New Sparta"]).tableau(1, &["Old Earth"]).hand(1, &["Artist Colony"]).money(1, 1);
    let hand = ["Gem World", "New Earth", "Alien Robot Sentry", "Rebel Underground", "Space Marines"];
    let mut play = scene.hand(0, &hand).choose(&[Settle, Settle]);
    assert_eq!(play.options(0), cards(&["Gem World", "Alien Robot Sentry"]));
    let Prompt::Settle { unavailable, .. } = play.prompt(0) else { panic!("phase III") };
    let why = |name: &str| unavailable.iter().find(|other| other.card == card(name)).expect("unavailable").why;
    assert_eq!(why("New Earth"), Why::TooExpensive { cost: 5, cards: 4 });
    assert_eq!(why("Rebel Underground"), Why::TooStrong { defense: 3, strength: 2 });
    assert_eq!(why("Space Marines"), Why::NotAWorld);
    let (base, why) = (card("Rebel Underground"), Why::TooStrong { defense: 3, strength: 2 });
    assert_eq!(play.refused(0, Move::Settle(Some(base))), Illegal::CannotPlace { card: base, why });
    play.does(0, Move::Settle(Some(card("Gem World"))));
    assert_eq!(play.tableau(0).len(), 1);
    play.does(1, Move::Settle(Some(card("Artist Colony"))));
    assert_eq!((play.tableau(0).len(), play.tableau(1).len()), (2, 2));
}

/// one world for each player in a phase.
#[test]
fn one_world_a_phase() {
    let scene = Scene::two().tableau(0, &["New Sparta"]).tableau(1, &["Old Earth"]);
    let mut play = scene.hand(0, &["Outlaw World", "New Survivalists"]).choose(&[Settle, Settle]);
    play.settle(&["Outlaw World", ""]);
    assert_eq!((play.tableau(0).len(), play.public().round), (2, 2));
}

/// the windfall good comes before the payment, and before the card for choosing Settle.
#[test]
fn the_windfall_good_comes_with_the_world() {
    let scene = Scene::two().hand(0, &["Asteroid Belt"]).money(0, 2).tableau(1, &["New Sparta"]);
    let mut play = scene.draws(&["Gem World", "Comet Zone"]).choose(&[Settle, Settle]);
    play.settle(&["Asteroid Belt", ""]);
    assert_eq!(play.asked(), [0]);
    assert_eq!(play.truth().players[Seat::new(0)].goods, [(card("Asteroid Belt"), card("Gem World"))]);
    play.takes(0, Way::Pay, &[], 2);
    assert_eq!(play.hand(0), cards(&["Comet Zone"]));
}

/// printed cost less the discounts that fit; the bonus takes nothing off.
#[test]
fn a_peaceful_world_is_paid_for() {
    let due = |tableau: &[&str], world: &str| {
        let mut play = settling(tableau, world, 6);
        play.settle(&[world, ""]);
        play.ways(0)[0].2
    };
    assert_eq!(due(&["Old Earth"], "Mining World"), 3);
    assert_eq!(due(&["Old Earth", "Mining Robots"], "Mining World"), 2);
    assert_eq!(due(&["Alpha Centauri", "Mining Robots", "Replicant Robots"], "New Earth"), 1);
    // A discount for another kind does not fit.
    assert_eq!(due(&["Alpha Centauri", "Replicant Robots"], "Prosperous World"), 1);
    let mut play = settling(&["Alpha Centauri", "Replicant Robots"], "New Earth", 4);
    play.settle(&["New Earth", ""]);
    let Prompt::PayWorld { ways, .. } = play.prompt(0) else { panic!("the bill") };
    let reasons: Vec<_> = ways[0].cost.as_ref().expect("paid for").reasons.iter().map(|r| (r.from, r.amount)).collect();
    assert_eq!(reasons, [(Origin::Card(card("Alpha Centauri")), -1), (Origin::Card(card("Replicant Robots")), -2)]);
    let one = play.hand(0).iter().take(1).collect();
    let short = Move::PayWorld { way: Way::Pay, discards: cards(&[]), cards: one };
    assert_eq!(play.refused(0, short), Illegal::WrongCount { due: 2 });
    let conquest = Move::PayWorld { way: Way::Conquer, discards: cards(&[]), cards: cards(&[]) };
    assert_eq!(play.refused(0, conquest), Illegal::NoSuchWay);
    play.takes(0, Way::Pay, &[], 2);
}

/// the worked number of two Alien discounts.
#[test]
fn two_alien_discounts() {
    let mut play =
        settling(&["Alien Tech Institute", "Alien Rosetta Stone World", "Colony Ship"], "Deserted Alien Library", 4);
    play.settle(&["Deserted Alien Library", ""]);
    assert_eq!(play.ways(0), [(Way::Pay, vec![], 2)]);
}

/// general Military, and what counts against the kind or the Rebels.
#[test]
fn military_adds_up() {
    let three = ["New Sparta", "Expedition Force", "Contact Specialist"];
    assert_eq!(settling(&three, "Gem World", 0).public().players[Seat::new(0)].military, 2);
    let four = ["New Sparta", "Expedition Force", "Contact Specialist", "Galactic Imperium"];
    assert_eq!(strength(&four, "Rebel Outpost", &[]), Some(6));
    assert_eq!(strength(&four, "Malevolent Lifeforms", &[]), None);
    let alien = ["Alien Tech Institute", "Alien Rosetta Stone World"];
    assert_eq!(strength(&alien, "Alien Robot Scout Ship", &[]), Some(4));
    assert_eq!(strength(&alien, "Outlaw World", &[]), None);
    assert_eq!(strength(&["Alpha Centauri"], "Rebel Fuel Cache", &[]), Some(1));
    assert_eq!(strength(&["Alpha Centauri"], "Outlaw World", &[]), None);
}

/// enough Military conquers for nothing, and stays.
#[test]
fn a_military_world_is_conquered() {
    let mut play = settling(&["New Sparta"], "Avian Uplift Race", 3);
    // Only one way, which costs nothing: nothing is asked.
    play.settle(&["Avian Uplift Race", ""]);
    assert_eq!((play.hand_size(0), play.public().round), (4, 2));
    assert_eq!(play.public().players[Seat::new(0)].military, 2);
}

/// discounts do not help against defense, and Colony Ship neither.
#[test]
fn discounts_do_not_help_a_conquest() {
    let play = settling(&["Epsilon Eridani", "Replicant Robots", "Colony Ship"], "Avian Uplift Race", 6);
    assert!(play.options(0).is_empty());
    let mut play = settling(&["New Sparta", "Colony Ship"], "Avian Uplift Race", 6);
    play.settle(&["Avian Uplift Race", ""]);
    assert_eq!(play.tableau(0), [card("New Sparta"), card("Colony Ship"), card("Avian Uplift Race")]);
}

/// New Military Tactics adds 3, also where it is not needed.
#[test]
fn new_military_tactics_is_discarded_for_three() {
    let four = ["New Sparta", "Expedition Force", "Contact Specialist", "New Military Tactics"];
    assert_eq!(strength(&four, "Malevolent Lifeforms", &["New Military Tactics"]), Some(5));
    let mut play = settling(&["New Sparta", "New Military Tactics"], "Artist Colony", 1);
    play.settle(&["Artist Colony", ""]);
    let tactics = vec!["New Military Tactics#1".to_string()];
    assert_eq!(play.ways(0), [(Way::Pay, vec![], 1), (Way::Pay, tactics, 1)]);
    play.takes(0, Way::Pay, &["New Military Tactics"], 1);
    assert_eq!(play.tableau(0), [card("New Sparta"), card("Artist Colony")]);
    assert!(play.truth().discard.contains(card("New Military Tactics")));
    // Who settles nothing is not asked.
    let mut play = settling(&["New Sparta", "New Military Tactics"], "Artist Colony", 1);
    play.settle(&["", ""]);
    assert_eq!(play.public().round, 2);
}

/// first the bonus card, then Terraforming Robots; nothing without a world.
#[test]
fn cards_are_drawn_after_settling() {
    let robots = ["New Sparta", "Terraforming Robots"];
    let mut play = settling(&robots, "Outlaw World", 0);
    play.settle(&["Outlaw World", ""]);
    assert_eq!(play.drew(0, Cause::Bonus(Settle)), 1);
    assert_eq!(play.drew(0, Cause::Power(card("Terraforming Robots"))), 1);
    let mut play = settling(&robots, "Outlaw World", 0);
    play.settle(&["", ""]);
    assert_eq!(play.hand_size(0), 1);
}
