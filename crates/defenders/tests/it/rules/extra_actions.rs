//! Section 6: technologies and captures.

use ControlTile::C2;
use Defender::{Blue, Red, Yellow};
use Side::{East, North, South, West};
use defenders::{ControlTile, Defender, Event, Illegal, Move, Payment, Side};
use game::{Game, Seat};

use crate::support::{Play, Scene, energy, paying, robot, technology};

/// A base game turn in which these Defenders have moved; seat 0 can pay for anything.
fn after(moved: &[Defender], red: u8, yellow: u8, blue: u8) -> Scene {
    let scene = Scene::new(4, "base").defender(Red, red).defender(Yellow, yellow).defender(Blue, blue);
    scene.holds(0, energy(3, 3, 3), 9).moved(moved)
}

fn seat_0(play: &Play) -> defenders::PlayerView {
    play.view().players[Seat::new(0)]
}

/// D-6.1: the rulebook's example: one blue energy and one battery buy a technology; the deck refills the display.
#[test]
fn the_rulebooks_example_of_an_upgrade() {
    let scene = after(&[Red], 0, 1, 2).display([Some("T21"), Some("T05"), None, None]).deck(&["T02", "T03"]);
    let mut play = scene.play();
    assert_eq!(play.upgrade_payments("T05"), [paying(1, 0, 0, 1)]);
    assert_eq!(
        play.refused(Move::Upgrade { technology: technology("T02"), payment: paying(0, 1, 0, 1) }),
        Illegal::NotOnDisplay(technology("T02"))
    );
    play.does(Move::Upgrade { technology: technology("T05"), payment: paying(1, 0, 0, 1) });
    assert!(seat_0(&play).technologies.contains(technology("T05")));
    assert_eq!((seat_0(&play).energy, play.batteries(0)), (energy(2, 3, 3), 8));
    assert_eq!(play.view().display[1], Some(technology("T03")));
    assert_eq!(play.view().deck, 1);
}

/// D-6.2: an end-of-turn battery works in the turn in which it was bought.
#[test]
fn a_technology_works_at_once() {
    let scene = after(&[Red], 0, 1, 2).holds(0, energy(1, 0, 0), 2).display([Some("T13"), None, None, None]);
    let mut play = scene.play();
    play.does(Move::Upgrade { technology: technology("T13"), payment: paying(1, 0, 0, 2) });
    assert_eq!(play.batteries(0), 1);
}

/// D-6.3: with an empty deck the display shrinks; nothing can be bought from an empty slot.
#[test]
fn an_empty_deck_refills_nothing() {
    let mut play = after(&[Red], 0, 1, 2).display([Some("T21"), None, None, Some("T22")]).deck(&[]).play();
    play.does(Move::Upgrade { technology: technology("T21"), payment: Payment::batteries(3) });
    assert_eq!(play.view().display, [None, None, None, Some(technology("T22"))]);
}

/// D-6.4, D-6.5: the rulebook's example of reach: yellow and red moved, one to a corner, one to an edge, and reach three of
/// the four robots; the fourth is reached by blue, which did not move.
#[test]
fn the_rulebooks_example_of_reach() {
    let scene = after(&[Red, Yellow], 0, 5, 7).holds(0, energy(9, 9, 9), 9).reserve(energy(1, 1, 1));
    let mut play = scene.play();
    assert_eq!(play.captures(), [North, East, West]);
    let south = play.view().stacks[South.index()].top.expect("a robot").card().cost;
    let capture = Move::Capture { side: South, payment: Payment::energy(south) };
    assert_eq!(play.refused(capture), Illegal::NoDefenderThere(South));
}

/// D-6.5: one side from an edge, two from a corner, all four from the Base.
#[test]
fn the_reach_of_every_place() {
    let expected = [
        vec![North, West],
        vec![North],
        vec![North, East],
        vec![West],
        vec![North, East, South, West],
        vec![East],
        vec![South, West],
        vec![South],
        vec![East, South],
    ];
    for (place, sides) in (0..9).zip(expected) {
        let (yellow, blue) = ((place + 1) % 9, (place + 2) % 9);
        let scene = after(&[Red], place, yellow, blue).holds(0, energy(5, 5, 5), 9);
        assert_eq!(scene.play().captures(), sides, "place {place}");
    }
}

/// D-6.6: the rulebook's example of a capture: two blue and one orange energy for a robot, one green energy as its bonus.
#[test]
fn the_rulebooks_example_of_a_capture() {
    let scene = after(&[Red], 1, 4, 7).holds(0, energy(2, 1, 0), 0).stack(North, &["R18", "R09", "R04"]);
    let mut play = scene.play();
    assert_eq!(play.capture_payments(North), [paying(2, 1, 0, 0)]);
    play.does(Move::Capture { side: North, payment: paying(2, 1, 0, 0) });
    assert_eq!(seat_0(&play).energy, energy(0, 0, 1));
    assert!(seat_0(&play).robots.contains(robot("R04")));
    assert_eq!(play.view().stacks[0].top, Some(robot("R09")));
    assert!(play.happened(Event::RobotRevealed { side: North, robot: robot("R09") }));
}

/// D-6.6: batteries as a bonus, and energy of choice.
#[test]
fn other_bonuses() {
    let scene = after(&[Red], 1, 4, 7).holds(0, energy(1, 1, 1), 0);
    let mut play = scene.stack(North, &["R18", "R01"]).play();
    play.does(Move::Capture { side: North, payment: paying(1, 1, 0, 0) });
    assert_eq!(play.batteries(0), 2);

    let scene = after(&[Red], 1, 4, 7).holds(0, energy(1, 1, 1), 0);
    let mut play = scene.stack(North, &["R18", "R19"]).play();
    play.does(Move::Capture { side: North, payment: paying(1, 1, 1, 0) });
    play.does(Move::Take { energy: energy(0, 0, 1), batteries: 0 });
    assert_eq!(seat_0(&play).energy, energy(0, 0, 1));
}

/// D-6.7: one robot for an extra action, none from an empty stack.
#[test]
fn one_robot_and_none_from_an_empty_stack() {
    let mut play = after(&[Red], 0, 4, 7).stack(North, &[]).stack(West, &["R18", "R01"]).play();
    assert_eq!(play.captures(), [West]);
    assert_eq!(play.refused(Move::Capture { side: North, payment: paying(1, 1, 0, 0) }), Illegal::StackEmpty(North));
    play.does(Move::Capture { side: West, payment: paying(1, 1, 0, 0) });
    assert_eq!(seat_0(&play).robots.len(), 1);
    assert!(!matches!(play.prompt(), defenders::Prompt::Act(_)) || play.seat() == Seat::new(1));
}

/// D-6.8: a bonus may lead beyond five cubes; the excess goes back at the end of the turn, by choice.
#[test]
fn bonus_energy_is_kept_until_the_end_of_the_turn() {
    let mut play = after(&[Red], 1, 4, 7).holds(0, energy(4, 4, 0), 0).stack(North, &["R18", "R04"]).play();
    play.does(Move::Capture { side: North, payment: paying(2, 1, 0, 0) });
    assert_eq!(seat_0(&play).energy, energy(2, 3, 1));
    play.does(Move::Return { energy: energy(1, 0, 0) });
    assert_eq!(seat_0(&play).energy, energy(1, 3, 1));
}

/// D-6.9: of two Defenders with the same price one way is offered; the dearer way of two is not.
#[test]
fn the_capturing_defender_does_not_matter() {
    let scene = after(&[Red, Yellow], 0, 1, 4).stack(North, &["R18", "R08"]);
    assert_eq!(scene.play().capture_payments(North), [paying(0, 1, 2, 0)]);

    // Red on the deposit takes one orange or green off, yellow on the pulsar nothing.
    let scene = after(&[Red, Yellow], 2, 1, 4).owns(0, &["T08"]).stack(North, &["R18", "R08"]);
    let mut play = scene.play();
    let payments = crate::support::sorted(play.capture_payments(North));
    assert_eq!(payments, [paying(0, 0, 2, 0), paying(0, 1, 1, 0)]);
    assert_eq!(play.refused(Move::Capture { side: North, payment: paying(0, 1, 2, 0) }), Illegal::WrongPayment);
    play.does(Move::Capture { side: North, payment: paying(0, 0, 2, 0) });
    let (discount, payment) = (energy(0, 1, 0), paying(0, 0, 2, 0));
    let (seat, robot) = (Seat::new(0), robot("R08"));
    assert!(play.happened(Event::Captured { seat, defender: Red, side: North, robot, discount, payment }));
}

/// D-6.9: a Defender with one discount is no dearer way than one with two others if the player lacks the color.
#[test]
fn each_defender_offers_what_the_others_do_not() {
    // R20 costs one of each. Red on a deposit with both discounts leaves blue, green or orange; yellow on a pulsar takes one.
    let scene = after(&[Red, Yellow], 2, 1, 4).owns(0, &["T08", "T07", "T06"]).stack(North, &["R18", "R20"]);
    let play = scene.holds(0, energy(0, 1, 1), 0).play();
    let payments = crate::support::sorted(play.capture_payments(North));
    // Red: orange+blue off leaves green, orange+green off leaves blue (not held), green+blue off leaves orange.
    assert_eq!(payments, [paying(0, 0, 1, 0), paying(0, 1, 0, 0)]);
}

/// D-6.10: a sixth technology may be bought.
#[test]
fn more_than_five_technologies() {
    let scene = after(&[Red], 0, 1, 2).owns(0, &["T01", "T02", "T03", "T04", "T05"]);
    let mut play = scene.display([Some("T21"), None, None, None]).play();
    play.does(Move::Upgrade { technology: technology("T21"), payment: Payment::batteries(3) });
    assert_eq!(seat_0(&play).technologies.len(), 6);
}

/// D-6.4: moving to a place lets a Defender capture, no matter who moved it in an earlier turn.
#[test]
fn a_defender_moved_by_another_player_captures_nothing() {
    let mut play = Scene::new(2, "base").holds(1, energy(3, 3, 3), 9).defender(Red, 0).play();
    play.moves(C2, 1, 1).ends();
    assert_eq!(play.game.asked().first(), Some(Seat::new(1)));
    play.moves(ControlTile::C1, 8, 1).does(Move::SkipTrade);
    assert_eq!(play.captures(), [East, South], "yellow in its corner, not red");
}
