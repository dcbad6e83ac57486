//! Sections 3, 7 and 10: the turn, rest and end of turn, the advanced variant.

use ControlTile::{C1, C2, C3};
use Defender::{Blue, Red, Yellow};
use defenders::{ControlTile, Defender, EndOption, Event, Holdings, Illegal, Move, Payment, Prompt, Side, TileSide};
use game::Seat;

use crate::support::{Play, Scene, energy, main, paying, technology};

/// Defenders apart from each other: red north, yellow west, blue south.
fn scene(players: u8, variant: &str) -> Scene {
    Scene::new(players, variant).defender(Red, 1).defender(Yellow, 3).defender(Blue, 7)
}

fn upgrade(id: &str, payment: Payment) -> Move {
    Move::Upgrade { technology: technology(id), payment }
}

/// A seat with plenty of everything, and a cheap technology and robot to be had.
fn rich(variant: &str) -> Play {
    let display = [Some("T21"), Some("T22"), Some("T23"), Some("T01")];
    scene(2, variant).holds(0, energy(1, 2, 1), 20).display(display).stack(Side::North, &["R07", "R01"]).play()
}

fn is_over(play: &Play) -> bool {
    play.seat() == Seat::new(1)
}

/// D-3.1: the turn goes round by rising seat number and back to seat 0 in the next round.
#[test]
fn turns_go_round() {
    let mut play = scene(3, "base").play();
    let mut seats = Vec::new();
    for _ in 0..6 {
        seats.push((play.seat().number(), play.view().round));
        play.does(Move::Rest);
    }
    assert_eq!(seats, [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
}

/// D-3.2: two main actions, one extra action, and the rulebook's example of a turn: red 1 for one battery brings a green cube
/// and a battery, then yellow 2 for two batteries an orange cube and a battery. Also D-4.2, D-5.2.
#[test]
fn the_rulebooks_example_of_a_turn() {
    let mut play = Scene::new(4, "base").defender(Red, 2).defender(Yellow, 4).defender(Blue, 6).play();
    play.moves(C2, 5, 1);
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 0, 1), 5));
    play.moves(C1, 2, 2);
    assert_eq!((play.energy(0), play.batteries(0)), (energy(0, 1, 1), 4));
    assert_eq!(play.refused(main(C3, 1, Payment::batteries(3))), Illegal::NoMainLeft);
    play.ends();
    assert!(is_over(&play));
}

/// D-3.3: no extra action before a main action.
#[test]
fn an_extra_action_needs_a_main_action() {
    let mut play = rich("base");
    assert_eq!(play.refused(upgrade("T21", Payment::batteries(3))), Illegal::NoMainYet);
    play.moves(C2, 2, 1).does(upgrade("T21", Payment::batteries(3)));
}

/// D-3.4, D-3.6: after the extra action nothing is left, and the turn ends by itself.
#[test]
fn the_extra_action_ends_the_turn() {
    let mut play = rich("base");
    play.moves(C2, 2, 1).does(upgrade("T21", Payment::batteries(3)));
    assert!(is_over(&play));
    assert!(play.happened(Event::TurnBegan { seat: Seat::new(1), round: 1 }));
}

/// D-3.4: while the bonus of a capture is still open, no main action can come in between.
#[test]
fn no_main_action_follows_the_extra_action() {
    let mut play = scene(2, "base").holds(0, energy(2, 2, 2), 9).stack(Side::North, &["R01", "R19"]).play();
    play.moves(C2, 2, 1).does(Move::Capture { side: Side::North, payment: paying(1, 1, 1, 0) });
    assert_eq!(play.refused(main(C1, 5, Payment::batteries(2))), Illegal::NotAsked);
    play.does(Move::Take { energy: energy(1, 0, 0), batteries: 0 });
    assert!(is_over(&play));
}

/// D-3.5: ending needs an action, resting needs none.
#[test]
fn a_turn_without_action_is_a_rest() {
    let mut play = rich("base");
    assert_eq!(play.refused(Move::EndTurn), Illegal::NothingDone);
    play.moves(C2, 2, 1);
    assert_eq!(play.refused(Move::Rest), Illegal::AlreadyActed);
    play.ends();
    assert!(is_over(&play));
}

/// D-7.1: the rulebook's example: Yellow 2 and Red 1 are used and flip to Blue 1 and Blue 2, Yellow 1 stays. The three
/// batteries paid are gone.
#[test]
fn used_tiles_flip() {
    let mut play = scene(2, "base").play();
    // Red takes three batteries on the way from 1 to 2 ... and orange energy; yellow goes from 3 to 1.
    play.moves(C2, 2, 1).moves(C1, 1, 2).ends();
    let orders = play.view().tiles.map(|tile| (tile.order.defender, tile.order.distance));
    assert_eq!(orders, [(Blue, 1), (Blue, 2), (Yellow, 1)]);
    assert_eq!(play.batteries(0), 5 - 1 + 1 - 2 + 3);
}

/// D-7.2: the rulebook's example: one battery becomes three, and no tile flips.
#[test]
fn a_rest_fills_up_to_three() {
    for (before, after) in [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4)] {
        let mut play = scene(2, "base").holds(0, energy(0, 0, 0), before).play();
        let Prompt::Act(act) = play.prompt() else { panic!("not a choice of action") };
        let held = Holdings { energy: energy(0, 0, 0), batteries: after };
        assert_eq!(act.end, EndOption::Rest { batteries: (after - before) as u8, after: held });
        play.does(Move::Rest);
        assert_eq!(play.batteries(0), after, "from {before}");
        assert!(play.view().tiles.iter().all(|tile| tile.side == TileSide::Front));
    }
}

/// D-7.3: energy beyond five is returned by the owner's choice, five cubes are not.
#[test]
fn energy_beyond_five_is_returned() {
    let mut play = scene(2, "base").holds(0, energy(4, 2, 0), 5).play();
    play.moves(C2, 2, 1).ends();
    let Prompt::Return { excess, options } = play.prompt() else { panic!("not a return") };
    assert_eq!((excess, options.len()), (2, 3));
    assert_eq!(play.refused(Move::Return { energy: energy(0, 1, 0) }), Illegal::WrongReturn);
    assert_eq!(play.refused(Move::Return { energy: energy(0, 1, 1) }), Illegal::WrongReturn);
    play.does(Move::Return { energy: energy(1, 1, 0) });
    assert_eq!(play.energy(0), energy(3, 2, 0));
    assert_eq!(play.view().reserve, energy(5, 6, 8));

    let mut play = scene(2, "base").holds(0, energy(4, 0, 0), 5).play();
    play.moves(C2, 2, 1).ends();
    assert!(is_over(&play), "five cubes are kept");
}

/// D-7.4, D-5.13: batteries have no limit, not for a player and not in the box.
#[test]
fn batteries_have_no_limit() {
    let mut play = scene(2, "base").holds(0, energy(0, 0, 0), 400).defender(Red, 2).play();
    play.moves(C2, 1, 1).ends();
    assert_eq!(play.batteries(0), 402);
}

/// D-7.5: the end-of-turn technology works although energy must be returned afterwards.
#[test]
fn technologies_come_before_the_energy_limit() {
    let mut play = scene(2, "base").holds(0, energy(5, 0, 0), 1).owns(0, &["T13"]).play();
    play.moves(C2, 2, 1).ends();
    assert_eq!(play.batteries(0), 2, "one from the planet, one from the technology");
    play.does(Move::Return { energy: energy(1, 0, 0) });
    assert!(is_over(&play));
}

/// D-10.1, D-10.2: main, extra, main, extra; then the turn ends by itself.
#[test]
fn advanced_actions_come_in_any_order() {
    let mut play = rich("advanced");
    play.moves(C2, 2, 1).does(upgrade("T21", Payment::batteries(3)));
    play.moves(C1, 1, 2).does(upgrade("T22", Payment::batteries(3)));
    assert!(is_over(&play));

    let mut play = rich("advanced");
    play.moves(C2, 2, 1).does(upgrade("T21", Payment::batteries(3))).does(upgrade("T22", Payment::batteries(3)));
    assert_eq!(play.refused(upgrade("T23", Payment::batteries(3))), Illegal::NoExtraLeft);
    play.moves(C1, 1, 2);
    assert!(is_over(&play));
}

/// D-10.3: a technology may be bought before any main action and none need follow, but then it is no rest.
#[test]
fn advanced_extra_actions_need_no_main_action() {
    let mut play = rich("advanced");
    play.does(upgrade("T21", Payment::batteries(3)));
    assert_eq!(play.refused(Move::Rest), Illegal::AlreadyActed);
    play.ends();
    assert!(is_over(&play));
}

/// D-10.4: one Defender captures twice, from where it stands at each time; without having moved it captures nothing.
#[test]
fn advanced_captures_by_one_defender() {
    let scene = scene(2, "advanced").holds(0, energy(1, 2, 1), 20).defender(Red, 4).defender(Blue, 8);
    let scene = scene.stack(Side::North, &["R07", "R01"]).stack(Side::East, &["R08", "R02"]).tile(C3, TileSide::Back);
    let mut play = scene.play();
    let north = Move::Capture { side: Side::North, payment: paying(1, 1, 0, 0) };
    assert_eq!(play.refused(north), Illegal::NoDefenderThere(Side::North));
    play.moves(C2, 1, 1).does(north);
    let east = Move::Capture { side: Side::East, payment: paying(0, 1, 1, 0) };
    assert_eq!(play.refused(east), Illegal::NoDefenderThere(Side::East));
    play.moves(C3, 5, 2).does(east);
    assert!(is_over(&play));
}
