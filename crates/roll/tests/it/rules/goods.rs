//! Sections 7 and 8: Produce and Ship.

use roll::Color::{Consumption, Genes, Home, Military, Novelty, Rare};
use roll::{Cause, Color, Event, Face, Illegal, Move, Phase, Prompt, Shipment};

use crate::support::{Play, Scene, bag, die, lent, square};

fn produces(colors: &[Color]) -> Scene {
    Scene::three().dice(0, &colors.iter().map(|&color| (color, Face::Produce)).collect::<Vec<_>>())
}

fn ships(colors: &[Color]) -> Scene {
    Scene::three().dice(0, &colors.iter().map(|&color| (color, Face::Ship)).collect::<Vec<_>>())
}

fn ship(shipper: Color, world: &str, good: Color, shipment: Shipment) -> Move {
    Move::Ship { shipper: die(shipper), world: square(world), good, shipment }
}

/// All credits that a seat earned for a cause that passes.
fn earned(play: &Play, test: impl Fn(Cause) -> bool) -> u8 {
    let credits = play.told.iter().map(|told| match told.event {
        Event::Earned { seat, credits, cause, .. } if seat.number() == 0 && test(cause) => credits,
        _ => 0,
    });
    credits.sum()
}

fn by(name: &str) -> impl Fn(Cause) -> bool {
    let cause = Cause::Power(square(name));
    move |other| other == cause
}

/// L-7.1: any color on any world that is not gray; those left return to the cup.
#[test]
fn producers_become_goods() {
    let mut play = produces(&[Home, Genes, Home]).owns(0, &["Gem World"]).phase(Phase::Produce);
    let Prompt::Produce { dice, worlds } = play.prompt(0) else { panic!("where to produce") };
    assert_eq!(dice, bag(&[Home, Home, Genes]));
    assert_eq!(worlds, [square("Awakened Alien Outpost"), square("Gem World")]);
    let gray = Move::Produce { die: Home, world: square("Destroyed Colony") };
    assert_eq!(play.refused(0, gray), Illegal::NoRoom { world: square("Destroyed Colony") });
    play.does(0, Move::Produce { die: Genes, world: square("Gem World") });
    // Two Home dice and one place: nothing to decide.
    assert_eq!(play.own(0).cup, bag(&[Home]));
    let goods: Vec<u8> = play.own(0).tableau.iter().map(|(_, goods)| goods.total()).collect();
    assert_eq!(goods, [0, 1, 0, 1]);
}

/// L-7.2: two goods with Galactic Reserves, of equal or different colors.
#[test]
fn galactic_reserves_makes_room_for_two() {
    let play = produces(&[Home, Home, Home]).owns(0, &["Galactic Reserves"]).phase(Phase::Produce);
    assert_eq!(play.own(0).tableau[1].1, bag(&[Home, Home]));
    assert_eq!(play.own(0).cup.total(), 1);
}

/// L-7.3, L-3.12: goods are paid for at the end, workers or not.
#[test]
fn goods_are_paid_for() {
    let scene = Scene::three()
        .owns(0, &["Consumer Markets", "Genetics Lab", "Mining League", "Technology Unions", "Merchant Guild"]);
    let scene = scene.owns(0, &["Gem World", "Mining World"]).goods(0, "Gem World", &[Genes]).goods(
        0,
        "Mining World",
        &[Genes],
    );
    let mut play = scene.play();
    let plan = play.plan(0, Phase::Develop);
    play.assign(&plan, Phase::Produce);
    assert_eq!(earned(&play, by("Consumer Markets")), 1);
    assert_eq!(earned(&play, by("Mining League")), 1);
    assert_eq!(earned(&play, by("Genetics Lab")), 4);
    assert_eq!(earned(&play, by("Technology Unions")), 1);
    assert_eq!(earned(&play, by("Merchant Guild")), 2);
}

/// L-8.1, L-8.2: a Trade pays by the world; shipper and good go to the Citizenry, a shipper without a good to the cup.
#[test]
fn trades_pay_by_the_world() {
    let scene = ships(&[Home, Home]).owns(0, &["Export Duties", "Galactic Demand", "Gem World"]);
    let mut play = scene.goods(0, "Gem World", &[Military]).phase(Phase::Ship);
    let wrong = ship(Home, "Gem World", Novelty, Shipment::Trade);
    assert_eq!(play.refused(0, wrong), Illegal::NoGood { world: square("Gem World"), color: Novelty });
    play.does(0, ship(Home, "Gem World", Military, Shipment::Trade));
    assert_eq!(earned(&play, |cause| matches!(cause, Cause::Trade(_))), 6);
    assert_eq!(play.own(0).cup, bag(&[Home, Home, Military]), "both recruited, the other one returned");
}

/// L-8.3, L-8.4, L-8.5: one to three points, Consumption dice match everything, powers add to it.
#[test]
fn consuming_brings_one_to_three_points() {
    let points = |shipper, good, owned: &[&str]| {
        let scene = ships(&[shipper]).owns(0, owned).owns(0, &["Gem World"]).goods(0, "Gem World", &[good]);
        let mut play = scene.phase(Phase::Ship);
        play.does(0, ship(shipper, "Gem World", good, Shipment::Consume));
        (play.own(0).vp, earned(&play, |cause| matches!(cause, Cause::Consume(_))))
    };
    assert_eq!(points(Home, Rare, &[]), (1, 0));
    assert_eq!(points(Home, Novelty, &[]), (2, 0));
    assert_eq!(points(Novelty, Novelty, &[]), (3, 0));
    assert_eq!(points(Consumption, Consumption, &[]), (3, 0));
    assert_eq!(points(Home, Rare, &["Galactic Renaissance", "New Economy", "Trade Levies", "Mining Industry"]), (2, 3));
}

/// L-8.6: after the price is received one may pay for a point, or decline.
#[test]
fn galactic_bankers_sells_points() {
    for (buys, vp) in [(true, 1), (false, 0)] {
        let scene =
            ships(&[Home]).owns(0, &["Galactic Bankers", "Gem World"]).goods(0, "Gem World", &[Rare]).credits(0, 0);
        let mut play = scene.phase(Phase::Ship);
        play.does(0, ship(Home, "Gem World", Rare, Shipment::Trade));
        assert_eq!(play.own(0).credits, 3);
        play.does(0, Move::Buy(buys));
        assert_eq!(play.own(0).vp, vp);
    }
}

/// L-8.7, L-9.1: the pool can be overdrawn, and the game ends with the round.
#[test]
fn points_beyond_the_pool_are_paid() {
    let scene = ships(&[Novelty]).owns(0, &["Gem World"]).goods(0, "Gem World", &[Novelty]).vp(1, 35);
    let mut play = scene.phase(Phase::Ship);
    play.does(0, ship(Novelty, "Gem World", Novelty, Shipment::Consume));
    assert_eq!((play.truth().pool, play.own(0).vp), (-2, 3));
    play.end_round();
    assert!(play.asked().is_empty());
}

/// L-8.8, L-4.6: Space Piracy and Space Tourism at the end; a virtual shipper is no die.
#[test]
fn the_end_of_ship_pays() {
    let scene = ships(&[Military])
        .citizenry(0, &[Military, Military])
        .owns(0, &["Space Piracy", "Space Tourism", "Space Docks"]);
    let scene = scene.owns(0, &["Designer Species, Ultd.", "Gem World"]).goods(0, "Gem World", &[Home]);
    let mut play = scene.goods(0, "Designer Species, Ultd.", &[Home]).phase(Phase::Ship);
    play.does(0, ship(Military, "Gem World", Home, Shipment::Consume));
    let virtual_ship = Move::Ship {
        shipper: lent(Home),
        world: square("Designer Species, Ultd."),
        good: Home,
        shipment: Shipment::Consume,
    };
    play.does(0, virtual_ship);
    // Three Military dice: $2. Nobody else has a world of cost 5.
    assert_eq!(earned(&play, by("Space Piracy")), 2);
    assert_eq!(earned(&play, by("Space Tourism")), 2);
    let tied = ships(&[Military]).owns(0, &["Space Tourism", "Gem World"]).phase(Phase::Ship);
    assert_eq!(earned(&tied, by("Space Tourism")), 1, "seat 0 and 1 both have a world of cost 3");
}

/// L-8.9: discounts make no world less expensive for Space Tourism, neither one's own nor another's.
#[test]
fn space_tourism_looks_at_printed_costs() {
    let paid = |own: &[&str], other: &[&str]| {
        let scene = ships(&[Military]).owns(0, &["Space Tourism"]).owns(0, own).owns(1, other);
        earned(&scene.phase(Phase::Ship), by("Space Tourism"))
    };
    // Cost 5 against 4: Replicant Robots would make it a tie.
    let robots = ["Designer Species, Ultd.", "Replicant Robots"];
    assert_eq!(paid(&robots, &["Tourist World"]), 2);
    // A tie at cost 5: the other's robots would break it.
    assert_eq!(paid(&["Terraformed World"], &robots), 1);
}
