//! Section 8, the technologies that do not convert.

use ControlTile::{C1, C2};
use Defender::{Blue, Red, Yellow};
use Side::{East, North};
use defenders::{ControlTile, Defender, Event, Gained, Illegal, Move, Payment, Prompt, Side, TileSide};
use game::Seat;

use crate::support::{Scene, energy, main, paying, place, sorted, technology};

/// D-8.1: what was bought stays and is open to all.
#[test]
fn a_bought_technology_stays() {
    let scene = Scene::new(2, "base").defender(Red, 1).moved(&[Red]).display([Some("T21"), None, None, None]);
    let mut play = scene.play();
    play.does(Move::Upgrade { technology: technology("T21"), payment: Payment::batteries(3) });
    for _ in 0..6 {
        play.does(Move::Rest);
        assert!(play.view().players[Seat::new(0)].technologies.contains(technology("T21")));
    }
}

/// D-8.2: the battery comes before the planet: it pays for a trade that could not be paid otherwise.
#[test]
fn a_landing_battery_comes_first() {
    let scene = Scene::new(2, "base").defender(Red, 7).defender(Yellow, 1).defender(Blue, 2);
    let mut play = scene.holds(0, energy(1, 0, 0), 1).owns(0, &["T03"]).play();
    play.moves(C2, 6, 1);
    assert!(matches!(play.prompt(), Prompt::Trade { .. }), "the landing battery pays for the trade");
    let (seat, why) = (Seat::new(0), Gained::Technology(technology("T03")));
    assert!(play.happened(Event::Gained { seat, why, energy: energy(0, 0, 0), batteries: 1, instead: 0 }));
}

/// D-8.2: only for the card's type, and only for its owner.
#[test]
fn a_landing_battery_is_for_its_type_and_owner() {
    let scene = || Scene::new(2, "base").defender(Red, 7).defender(Yellow, 1).defender(Blue, 2);
    let mut other_type = scene().owns(0, &["T01"]).play();
    other_type.moves(C2, 6, 1);
    assert_eq!(other_type.batteries(0), 4);
    let mut other_owner = scene().owns(1, &["T03"]).play();
    other_owner.moves(C2, 6, 1);
    assert_eq!((other_owner.batteries(0), other_owner.batteries(1)), (4, 5));
}

/// Red moved to `red` and seat 0 owns these technologies.
fn capturing(red: u8, technologies: &[&str]) -> Scene {
    let scene = Scene::new(2, "base").defender(Red, red).defender(Yellow, 4).defender(Blue, 7).moved(&[Red]);
    scene.holds(0, energy(3, 3, 3), 0).owns(0, technologies)
}

/// D-8.3: the rulebook's example: red ended its move on rings, the owner of a rings card with orange ignores one orange.
#[test]
fn the_rulebooks_example_of_a_discount() {
    let play = capturing(5, &["T10"]).stack(East, &["R01", "R07"]).play();
    assert_eq!(play.capture_payments(East), [paying(1, 1, 0, 0)]);
}

/// D-8.3: the player chooses the color if the cost has both; on another type of planet there is no discount.
#[test]
fn a_discount_takes_either_color() {
    let play = capturing(5, &["T10"]).stack(East, &["R01", "R11"]).play();
    assert_eq!(sorted(play.capture_payments(East)), [paying(0, 1, 2, 0), paying(0, 2, 1, 0)]);
    let play = capturing(2, &["T10"]).stack(East, &["R01", "R11"]).play();
    assert_eq!(play.capture_payments(East), [paying(0, 2, 2, 0)]);
}

/// D-8.4: two discounts add up; each works once; neither goes below zero.
#[test]
fn discounts_add_up() {
    // Rings cards: blue/orange and orange/green.
    let both = &["T09", "T10"];
    let play = capturing(5, both).stack(East, &["R01", "R10"]).play();
    assert_eq!(sorted(play.capture_payments(East)), [paying(1, 1, 0, 0), paying(2, 0, 0, 0)]);
    let play = capturing(5, both).stack(East, &["R07", "R01"]).play();
    assert_eq!(play.capture_payments(East), [paying(0, 0, 0, 0)], "one blue and one orange: free");
    // R03 costs blue and green: each card takes its own.
    let play = capturing(5, both).stack(East, &["R07", "R03"]).play();
    assert_eq!(play.capture_payments(East), [paying(0, 0, 0, 0)]);
    // R06 costs one blue, two green: not three less.
    let play = capturing(5, both).stack(East, &["R07", "R06"]).play();
    assert_eq!(play.capture_payments(East), [paying(0, 0, 1, 0)]);
}

/// D-8.4: the discount comes before an interchange: it cannot take off a color that is not in the printed cost.
#[test]
fn discounts_come_before_interchanges() {
    // The pulsar card T05 takes orange or green; R09 costs two blue, one green. Blue may pay for orange by T18.
    let scene = capturing(1, &["T05", "T18"]).stack(North, &["R01", "R09"]);
    let payments = sorted(scene.play().capture_payments(North));
    assert_eq!(payments, [paying(0, 2, 0, 0), paying(1, 1, 0, 0), paying(2, 0, 0, 0)]);
    // A robot without orange or green in its cost would get nothing off; R01 has orange.
    let scene = capturing(1, &["T05", "T18"]).stack(North, &["R09", "R01"]);
    assert_eq!(sorted(scene.play().capture_payments(North)), [paying(0, 1, 0, 0), paying(1, 0, 0, 0)]);
}

/// D-8.5: one battery below three; two cards add up.
#[test]
fn end_of_turn_batteries() {
    for (before, one, both) in [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 3, 3)] {
        for (cards, after) in [(&["T13"][..], one), (&["T13", "T14"][..], both)] {
            let scene = Scene::new(2, "base").defender(Red, 5).moved(&[Red]).holds(0, energy(0, 0, 0), before);
            let mut play = scene.owns(0, cards).play();
            play.ends();
            assert_eq!(play.batteries(0), after, "{before} batteries, {cards:?}");
        }
    }
    // A game that was begun with the first rulings goes on with them.
    let scene = Scene::new(2, "base").defender(Red, 5).moved(&[Red]).holds(0, energy(0, 0, 0), 2);
    let mut old = scene.owns(0, &["T13", "T14"]).first_rulings().play();
    old.ends();
    assert_eq!(old.batteries(0), 3);
    let mut rest = Scene::new(2, "base").holds(0, energy(0, 0, 0), 0).owns(0, &["T13", "T14"]).play();
    rest.does(Move::Rest);
    assert_eq!(rest.batteries(0), 3, "a rest fills up to three and no further");
}

/// D-8.11: one place further in the direction of the last step, past a Defender, not off the board.
#[test]
fn an_extra_step() {
    let scene = Scene::new(2, "base").owns(0, &["T21"]).defender(Red, 0).defender(Yellow, 1).defender(Blue, 8);
    let mut play = scene.play();
    assert_eq!(play.places(C2), [2, 3, 6], "past yellow to 2; down to 3 or on to 6");
    assert_eq!(play.refused(main(C2, 4, Payment::batteries(1))), Illegal::OutOfReach(place(4)), "not around a corner");
    play.moves(C2, 6, 1);

    // Yellow 2 with its extra step: from the corner, after a turn, one further down.
    let scene = Scene::new(2, "base").owns(0, &["T22"]).defender(Red, 3).defender(Yellow, 0).defender(Blue, 8);
    assert_eq!(scene.play().places(C1), [2, 4, 5, 6, 7], "5 and 7 by the extra step");
}

/// D-8.11: the step is optional and only for the card's Defender.
#[test]
fn an_extra_step_is_for_one_defender() {
    let scene = Scene::new(2, "base").owns(0, &["T23"]).defender(Red, 0).defender(Yellow, 2).defender(Blue, 8);
    let play = scene.tile(C1, TileSide::Back).play();
    assert_eq!(play.places(C2), [1, 3]);
    assert_eq!(play.places(C1), [5, 6, 7], "Blue 1 from the corner 8: 5 and 7, or 6 straight on; 2 is taken");
    let Prompt::Act(act) = play.prompt() else { panic!("not a choice of action") };
    let extra: Vec<_> = act.mains[0].places.iter().map(|place| place.extra_step).collect();
    assert_eq!(extra, [None, Some(technology("T23")), None]);
}

/// D-8.14: on the Base no type counts, so neither landing batteries nor discounts work there.
#[test]
fn the_base_has_no_type() {
    let all = &["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12"];
    let scene = Scene::new(2, "base").defender(Red, 5).defender(Yellow, 0).defender(Blue, 8).owns(0, all);
    let mut play = scene.holds(0, energy(1, 2, 2), 5).stack(North, &["R01", "R11"]).play();
    play.moves(C2, 4, 1);
    assert_eq!(play.batteries(0), 5, "one paid, one from the Base");
    play.does(Move::Take { energy: energy(1, 0, 0), batteries: 0 });
    assert_eq!(play.capture_payments(North), [paying(0, 2, 2, 0)]);
}

/// D-8.12: a discount is no help with a technology.
#[test]
fn discounts_are_for_captures_only() {
    // Red stands on rings; the card T10 would take orange or green off.
    let scene = capturing(5, &["T10"]).holds(0, energy(1, 1, 1), 5).display([Some("T20"), None, None, None]);
    assert_eq!(scene.play().upgrade_payments("T20"), [paying(0, 1, 1, 0)]);
}
